"""The laws can fail: each fault that is planted here in the miniature game is found by the law that guards it."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from typing import Any

import pytest

from fabletop.kernel import EVERYBODY, Deck, Event, Game, Question, Rulebook, Rules, Scenes, ask
from fabletop.kernel.asking import PASS

from ..kernel import mini
from ..kernel.mini import ARM, BOOK, CURSE, STRENGTH, State
from . import laws
from .frozen import Written

SEEDS = range(40)


def with_scene(name: str, steps: Callable[..., Any]) -> Rulebook[Any]:
    scenes = Scenes()
    scenes.by_name = {**BOOK.scenes.by_name, name: steps}
    return dataclasses.replace(BOOK, scenes=scenes)


# -- faults of view and redeal -------------------------------------------------------------------------------


def view_with_next_hand(t: State, seat: int | None) -> dict[str, Any]:
    rival = 0 if seat is None else (seat + 1) % len(t.heroes)
    return {**mini.view(t, seat), "oops": list(t.heroes[rival].hand)}


def view_with_lair(t: State, seat: int | None) -> dict[str, Any]:
    return {**mini.view(t, seat), "oops": t.lair}


def view_with_counter(t: State, seat: int | None) -> dict[str, Any]:
    return {**mini.view(t, seat), "oops": t.rng.at}


def redeal_nothing(t: State, viewer: int) -> None:
    pass


def redeal_but_the_buried(t: State, viewer: int) -> None:
    buried, t.buried = t.buried, ""
    if buried:
        pool: Deck[str] = Deck()
        pool.shuffle_on_top(mini._item_pool(t, viewer))
        for seat in mini._unknown_seats(t, viewer):
            t.heroes[seat].hand = sorted(pool.draw(t.rng) for _ in t.heroes[seat].hand)
        t.items = pool
    t.buried = buried
    redeal_lair(t, viewer)


def redeal_lair(t: State, viewer: int) -> None:
    buried, t.buried = t.buried, ""
    mini.redeal(t, viewer)
    t.buried = buried


def redeal_by_swapping(t: State, viewer: int) -> None:
    """Everything moves, and yet the new world depends on the truth: nothing was sorted."""
    redeal_lair(t, viewer)
    if t.buried:
        pool = [
            t.buried,
            *t.items.items(),
            *(x for seat in mini._unknown_seats(t, viewer) for x in t.heroes[seat].hand),
        ]
        turn = t.rng.below(len(pool))
        pool = pool[turn:] + pool[:turn]
        for seat in mini._unknown_seats(t, viewer):
            t.heroes[seat].hand = sorted(pool.pop() for _ in t.heroes[seat].hand)
        t.buried = pool.pop()
        t.items = Deck()
        t.items.shuffle_on_top(pool)


def redeal_forgetting_the_back(t: State, viewer: int) -> None:
    mini.redeal(t, viewer)
    if t.lair and t.monsters.parts and not t.monsters.open[-1] and viewer not in t.peeked:
        t.monsters.mix_in(t.lair)
        t.lair = t.monsters.draw(t.rng)


def redeal_forgetting_the_peek(t: State, viewer: int) -> None:
    peeked, t.peeked = t.peeked, []
    mini.redeal(t, viewer)
    t.peeked = peeked


def redeal_of_all_hands_for_nobody(t: State, viewer: int) -> None:
    mini.redeal(t, -2 if viewer == EVERYBODY else viewer)


# -- faults of scenes ----------------------------------------------------------------------------------------


def fight_with_a_secret_in_a_local(t: State, seat: int) -> Rules[None]:
    foe = t.lair
    bonus = yield from mini.arm(t, seat)
    t.shown += not t.lair_open
    if foe != t.lair:
        t.monsters.take(foe)
        t.monsters.mix_in(t.lair)
    t.foe, t.lair = foe, ""
    yield from mini.curse_window(t, t.others(seat))
    t.dice = [t.rng.roll(), t.rng.roll()]
    mini.settle(t, seat, sum(t.dice) + bonus - t.curses >= STRENGTH[t.foe])


def fight_with_a_hero_in_a_local(t: State, seat: int) -> Rules[None]:
    hero = t.heroes[seat]
    yield from mini.fight(t, seat)
    hero.gold += 0


def fight_looping_over_the_state(t: State, seat: int) -> Rules[None]:
    for hero in t.heroes:
        wounds, hero = hero.wounds, None
        if wounds == 0:
            break
    for _ in t.heroes[seat].hand:
        yield from ask(t, seat, ARM)
    yield from mini.fight(t, seat)


HANDS = Question("curse", "MI-5", lambda t, seat, held: [PASS, *((each,) for each in held)], window=True, secret=True)


def fight_with_stale_options(t: State, seat: int) -> Rules[None]:
    for rival in t.others(seat):
        yield from ask(t, rival, HANDS, tuple(dict.fromkeys(t.heroes[rival].hand)))
    yield from mini.fight(t, seat)


class Oops(Event, prefix="mi"):
    cursed: tuple[bool, ...]


def fight_telling_a_secret_to_all(t: State, seat: int) -> Rules[None]:
    bonus = yield from mini.arm(t, seat)
    t.tell(Oops, "MI-5", tuple("curse" in hero.hand for hero in t.heroes))
    yield from ask(t, seat, Question("sure", "MI-5", lambda t, seat: [("yes",), ("no",)]))
    t.shown += not t.lair_open
    t.foe, t.lair = t.lair, ""
    t.dice = [t.rng.roll(), t.rng.roll()]
    mini.settle(t, seat, sum(t.dice) + bonus >= STRENGTH[t.foe])


def fight_with_a_telling_window(t: State, seat: int) -> Rules[None]:
    """The window opens only for who has a curse: who is not asked has none."""
    t.shown += not t.lair_open
    t.foe, t.lair = t.lair, ""
    bonus = yield from mini.arm(t, seat)
    for rival in t.others(seat):
        if "curse" in t.heroes[rival].hand:
            yield from ask(t, rival, CURSE)
    t.dice = [t.rng.roll(), t.rng.roll()]
    mini.settle(t, seat, sum(t.dice) + bonus >= STRENGTH[t.foe])


def fight_without_counting_what_is_shown(t: State, seat: int) -> Rules[None]:
    t.shown -= not t.lair_open
    yield from mini.fight(t, seat)


def turn_losing_an_item(t: State, seat: int) -> Rules[None]:
    if t.discard:
        t.discard.pop()
    yield from mini.turn(t, seat)


def turn_hanging_a_hand_twice(t: State, seat: int) -> Rules[None]:
    t.slain = t.dice
    yield from mini.turn(t, seat)
    t.slain = []


def turn_offering_the_agenda_itself(t: State, seat: int) -> Rules[None]:
    t.then("turn", seat)
    yield from ask(t, seat, Question("next", "MI-4", lambda t, seat: list(t.agenda), fast=lambda t, seat: t.agenda))


FEWER = Question("action", "MI-4", mini._things, mini._refused, fast=lambda t, seat: mini._things(t, seat)[:-1])


def turn_with_another_fast(t: State, seat: int) -> Rules[None]:
    yield from ask(t, seat, FEWER)


def turn_offering_twice(t: State, seat: int) -> Rules[None]:
    yield from ask(t, seat, Question("bid", "MI-3", lambda t, seat: [PASS, *((each,) for each in t.heroes[seat].hand)]))


def turn_offering_true(t: State, seat: int) -> Rules[None]:
    yield from ask(t, seat, Question("sure", "MI-3", lambda t, seat: [("sure", True), ("sure", False)]))


def turn_without_end(t: State, seat: int) -> Rules[None]:
    yield from ask(t, seat, Question("sure", "MI-4", lambda t, seat: [("yes",), ("no",)]))
    t.then("turn", seat)


def turn_drawing_by_hash(t: State, seat: int) -> Rules[None]:
    t.heroes[seat].gold += id(t) % 7
    yield from mini.turn(t, seat)


# -- the hunt ------------------------------------------------------------------------------------------------


def secrets(game: Game[Any], chance: random.Random) -> None:
    laws.secrets_hold(game, chance)


def soundness(game: Game[Any], chance: random.Random) -> None:
    census = laws.census(game)
    for _ in laws.play(game, chance):
        laws.options_are_sound(game)
        laws.loose_ends(game)
        laws.conserved(game, census)


def hunt(book: Rulebook[Any], law: Callable[[Game[Any], random.Random], None]) -> None:
    for seed in SEEDS:
        law(laws.random_game(book, seed), random.Random(seed))


FAULTS: list[tuple[str, Rulebook[Any], Callable[..., None], str]] = [
    ("a view with a rival's hand", dataclasses.replace(BOOK, view=view_with_next_hand), secrets, "is imagined"),
    (
        "a view with the face-down top",
        dataclasses.replace(BOOK, view=view_with_lair),
        secrets,
        "is imagined|dealt again",
    ),
    ("a view with the random counter", dataclasses.replace(BOOK, view=view_with_counter), secrets, "is imagined"),
    (
        "a view with a hand that is not dealt again",
        dataclasses.replace(BOOK, view=view_with_next_hand, redeal=redeal_nothing),
        secrets,
        "the same in every world",
    ),
    ("a redeal of nothing", dataclasses.replace(BOOK, redeal=redeal_nothing), secrets, "the same in every world"),
    (
        "a card that stays",
        dataclasses.replace(BOOK, redeal=redeal_but_the_buried),
        secrets,
        "the same in every world: buried",
    ),
    (
        "a redeal that depends on the truth",
        dataclasses.replace(BOOK, redeal=redeal_by_swapping),
        secrets,
        "differently",
    ),
    (
        "a redeal against a visible back",
        dataclasses.replace(BOOK, redeal=redeal_forgetting_the_back),
        secrets,
        "is imagined|dealt again",
    ),
    (
        "a redeal of what was peeked at",
        dataclasses.replace(BOOK, redeal=redeal_forgetting_the_peek),
        secrets,
        "is imagined",
    ),
    (
        "a redeal for nobody that takes hands",
        dataclasses.replace(BOOK, redeal=redeal_of_all_hands_for_nobody),
        secrets,
        "what nobody knows was dealt again",
    ),
    ("a secret in a local", with_scene("fight", fight_with_a_secret_in_a_local), secrets, "the same choices lead"),
    (
        "options made earlier",
        with_scene("fight", fight_with_stale_options),
        secrets,
        "differently|does not count|learn",
    ),
    ("an event that tells", with_scene("fight", fight_telling_a_secret_to_all), secrets, "an event tells"),
    ("a window that tells", with_scene("fight", fight_with_a_telling_window), secrets, "does not count as learnt"),
    ("a revelation not counted", with_scene("fight", fight_without_counting_what_is_shown), secrets, "learnt"),
    ("a hero in a local", with_scene("fight", fight_with_a_hero_in_a_local), soundness, "holds state.heroes.* in hero"),
    (
        "a loop over a hand",
        with_scene("fight", fight_looping_over_the_state),
        soundness,
        "loops over state.heroes.*hand",
    ),
    (
        "a list of the state as options",
        with_scene("turn", turn_offering_the_agenda_itself),
        soundness,
        "holds state.agenda in options",
    ),
    ("a lost item", with_scene("turn", turn_losing_an_item), soundness, "items at move .* lost"),
    ("one list in two places", with_scene("turn", turn_hanging_a_hand_twice), soundness, "are one object"),
    ("fast options that are others", with_scene("turn", turn_with_another_fast), soundness, "fast is not judged"),
    ("an option offered twice", with_scene("turn", turn_offering_twice), soundness, "offers a thing twice"),
    ("an option that is no word or number", with_scene("turn", turn_offering_true), soundness, "True"),
    ("a game without end", with_scene("turn", turn_without_end), soundness, "does not end"),
]


@pytest.mark.parametrize(
    ("book", "law", "finding"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_the_laws_find(book: Rulebook[Any], law: Callable[..., None], finding: str) -> None:
    with pytest.raises(AssertionError, match=finding):
        hunt(book, law)


def now_and_then(game: Game[Any], chance: random.Random) -> None:
    laws.secrets_hold(game, chance, every=7)


@pytest.mark.parametrize(("fault", "book"), [fault[:2] for fault in FAULTS if fault[2] is secrets])
def test_a_fault_is_found_too_by_who_looks_now_and_then(fault: str, book: Rulebook[Any]) -> None:
    """As in long games: at every seventh decision, and at the first ones of each kind."""
    with pytest.raises(AssertionError):
        hunt(book, now_and_then)


def test_the_laws_find_nothing_where_no_fault_was_planted() -> None:
    """That the secrets of these very games are kept is in `test_laws`."""
    hunt(BOOK, soundness)


def test_a_replay_that_depends_on_addresses_is_found() -> None:
    book = with_scene("turn", turn_drawing_by_hash)
    with pytest.raises(AssertionError):
        for seed in SEEDS:
            game = laws.random_game(book, seed)
            keep = []
            for _ in laws.play(game, random.Random(seed)):
                keep.append(game.copy())
                assert laws.face(keep[-1]) == laws.face(game)


# -- faults of looking ---------------------------------------------------------------------------------------


def view_that_tries_something(t: State, seat: int | None) -> dict[str, Any]:
    """It puts everything back, so that no comparison of before and after would find it."""
    t.heroes[0].hand.append("sword")
    shown = mini.view(t, seat)
    t.heroes[0].hand.pop()
    return shown


def view_that_counts(t: State, seat: int | None) -> dict[str, Any]:
    t.round += 1
    shown = mini.view(t, seat)
    t.round -= 1
    return shown


@pytest.mark.parametrize("view", [view_that_tries_something, view_that_counts])
def test_a_view_that_writes_is_found_even_if_it_puts_everything_back(view: Callable[..., Any]) -> None:
    game = laws.random_game(dataclasses.replace(BOOK, view=view), 1)
    with pytest.raises(Written):
        laws.looking_changes_nothing(game)
    laws.looking_changes_nothing(laws.random_game(BOOK, 1))
