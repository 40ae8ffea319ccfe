"""Random games of Euthia, watched at every decision: the land, the boards, the numbers, the pieces, the Combats.

In the suite `test_euthia` watches about a hundred of them. As a program, this module plays as many as one likes:

    python -m tests.properties.euthia_games 2000 [first number]
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

import fabletop
from fabletop.games.euthia import bot
from fabletop.games.euthia.alone.endings import beaten
from fabletop.games.euthia.combat.hurting import foe_health
from fabletop.games.euthia.content import EQUIPMENT, GEMS, HAND, HOPE, LEVELS
from fabletop.games.euthia.hero.hands import EXCHANGE
from fabletop.games.euthia.hero.skoldur import DWURT_DIE
from fabletop.games.euthia.hero.storage import fitting, overflow, put_on, putting_on_refusal
from fabletop.games.euthia.land.explore import place_tile
from fabletop.games.euthia.land.geometry import hexes, neighbours, slot_of
from fabletop.games.euthia.scenarios import ended
from fabletop.games.euthia.scenarios.defending_settlements.parts import Settlements
from fabletop.games.euthia.scenes import under_acting
from fabletop.games.euthia.state import NOBODY
from fabletop.kernel import Decision, Game, Key, Origin

from . import laws

BOOK = fabletop.book("euthia")
PACK = BOOK.pack.load()
SCENARIOS = tuple(PACK.scenarios)
MOST_CHOICES = 10_000  # of a game
COUNT_EVERY = 5  # decisions, besides the first ones of each kind; what is lost stays lost
FIRST = 3
MOST_ROUNDS = 150  # of a Combat: dice decide it, and weak Heroes fight weak Monsters for long


# -- players -------------------------------------------------------------------------------------------------

Policy = Callable[[Any, Decision], Key]
IDLENESS: tuple[Key, ...] = (("end",), ("pack",), ("pass",), ("done",))


def anything(chance: random.Random) -> Policy:
    return lambda t, decision: chance.choice(decision.options)


def lively(chance: random.Random) -> Policy:
    """Does something wherever something can be done: it sees more land, more fights, more goods."""

    def policy(t: Any, decision: Decision) -> Key:
        busy = [key for key in decision.options if key not in IDLENESS]
        return chance.choice(busy or decision.options)

    return policy


def curious(chance: random.Random) -> Policy:
    """Whatever it can do it does as often as anything else: it mines, trades and fulfils Quests more than it walks."""

    def policy(t: Any, decision: Decision) -> Key:
        verbs = sorted({str(key[0]) for key in decision.options if key not in IDLENESS})
        verb = chance.choice(verbs) if verbs else ""
        return chance.choice([key for key in decision.options if key[0] == verb] or decision.options)

    return policy


def seasoned(chance: random.Random) -> Policy:
    """A computer player that has whims: it grows, wins fights and fulfils Quests, and tries other things as well."""

    def policy(t: Any, decision: Decision) -> Key:
        return chance.choice(decision.options) if chance.random() < 0.1 else bot.choose(t, decision, chance)

    return policy


def veterans(t: Any) -> None:
    """Heroes who have come far: rich and renowned, slots unlocked, well equipped, with cards in hand."""
    for seat, hero in enumerate(t.heroes):
        hero.gold, hero.reputation, hero.gaar = 12 + seat, 10 + 4 * seat, hero.gaar + 1
        hero.slots_open = [True] * len(hero.slots)
        hero.worn_open = [True] * len(hero.worn)
        hero.gems = {GEMS[(seat + i) % len(GEMS)]: 1 for i in range(2)}
        if not t.automatic:
            hero.silver = sorted(t.silver.draw(t.rng) for _ in range(EXCHANGE))
            hero.golden = [t.golden.draw(t.rng)]
        for stack in ("merchant", "alchemist", "dragonslayer", "treasure_1", "treasure_2", "treasure_3"):
            for _ in range(4):
                thing = t.stacks[stack].draw(t.rng)
                places = fitting(t, seat, thing) if t.thing(thing).item_type in EQUIPMENT else []
                if places and not putting_on_refusal(t, seat, thing) and not t.thing(thing).sack:
                    put_on(t, seat, thing, places[0])
                else:
                    t.discards[stack].append(thing)


def known_land(t: Any) -> None:
    """The whole map lies open, and veterans stand about on it."""
    veterans(t)
    while len(t.tiles):
        beside = {slot_of(each)[0] for anchor in t.land for space in hexes(anchor) for each in neighbours(space)}
        free = sorted(anchor for anchor in beside if anchor not in t.land)
        place_tile(t, t.active, t.rng.pick(free), t.tiles.draw(t.rng))
    safe = [space for space in t.spaces() if not t.monster_at(space) and t.may_enter_centre(space)]
    for hero in t.heroes:
        hero.at = t.rng.pick(safe)


KINDS: tuple[tuple[Callable[[random.Random], Policy], Callable[[Any], None] | None], ...] = (
    (anything, None),
    (lively, None),
    (anything, veterans),
    (lively, veterans),
    (curious, known_land),
    (lively, known_land),
    (seasoned, None),
    (seasoned, known_land),
)


def begun(
    options: dict[str, Any], seats: int, seed: str, prepare: Callable[[Any], None] | None, *, keep: bool
) -> Game[Any]:
    """A game from its beginning, or from a first turn for which it was prepared."""
    if prepare is None:
        return laws.make(BOOK, seats, options, seed, keep=keep)
    setup = laws.make(BOOK, seats, options, seed, keep=False)
    chance = random.Random(seed)
    while setup.decision is not None and setup.decision.kind == "hero":
        setup.choose(chance.choice(setup.decision.options))
    t = setup.state.clone()
    prepare(t)
    t.agenda = [*under_acting(t), ("acting",)]
    origin = Origin(BOOK.id, seats, options, seed, msgspec.json.encode(t))
    return Game(BOOK, t, keep=keep, origin=origin)


def drawn(scenario: str, seats: int, chance: random.Random) -> dict[str, Any]:
    """Options of a game of that Scenario: together or against each other, with Elite Monsters or without..."""
    return {
        "scenario": scenario,
        "cooperative": seats > 1 and chance.random() < 0.4,
        "elites": chance.random() < 0.5,
        "heroic": chance.random() < 0.3,
        "extent": chance.choice(("open", "open", "wide", "close")),
    }


def played(scenario: str, seats: int, number: int, options: dict[str, Any] | None = None) -> Iterator[Game[Any]]:
    """A game of its kind, with drawn options or given ones, stopped at every decision and at its end."""
    policy_of, prepare = KINDS[number % len(KINDS)]
    chance = random.Random(f"{scenario} {seats} {number}")
    options = drawn(scenario, seats, chance) if options is None else {"scenario": scenario, **options}
    game = begun(options, seats, f"euthia-{number}", prepare, keep=False)
    policy = policy_of(chance)
    while decision := game.decision:
        yield game
        assert game.ply < MOST_CHOICES, f"{scenario} {seats} {number} does not end"
        game.choose(policy(game.state, decision), decision.seat)
    yield game


# -- the land ------------------------------------------------------------------------------------------------


def land_is_sound(t: Any) -> None:
    """Tiles lie on the lattice and on no other tile, all of one piece."""
    anchors = [tuple(map(int, anchor.split(","))) for anchor in t.land]
    assert all((q - r) % 3 == 0 for q, r in anchors), "a tile off the lattice (EU-4.6)"
    covered = [space for anchor in t.land for space in hexes(anchor)]
    assert len(set(covered)) == len(covered) == 3 * len(t.land), "tiles overlap (EU-4.10)"
    assert len(set(t.land.values())) == len(t.land), "a tile lies twice"
    joined = ["0,0"]
    for anchor in joined:
        beside = {slot_of(each)[0] for space in hexes(anchor) for each in neighbours(space)}
        joined += sorted(each for each in beside if each in t.land and each not in joined)
    assert len(joined) == len(t.land), "a tile beside no other (EU-12.8)"


def pieces_lie_on_land(t: Any) -> None:
    """Whatever lies on the map lies on a tile."""
    spaces = set(t.spaces())
    town = t.tales.look(Settlements)
    on_map = (t.tokens, t.freed, t.besieged, town.since, town.badges, town.face_down, town.face_up, town.lost)
    assert set(town.supplies) <= spaces
    assert all(set(places) <= spaces for places in on_map)
    assert all(not hero.at or hero.at in spaces for hero in t.heroes)
    for space, lying in t.tokens.items():
        assert not t.space(space).monster or not lying or space in t.freed, "a token beside a Monster (EU-13.9)"
        assert all(token[0] in "htme" and int(token[1:]) < t.n for token in lying)


def nothing_moves(t: Any, before: dict[str, str]) -> None:
    """EU-2.11, EU-4.10: what was laid stays where it is."""
    assert before.items() <= t.land.items(), "a tile was moved"


# -- Heroes and their boards ---------------------------------------------------------------------------------


def boards_are_sound(t: Any, decision: Decision | None) -> None:
    for seat, hero in enumerate(t.heroes):
        if not hero.id:
            continue
        dying = decision is not None and decision.kind == "dying" and decision.seat == seat
        assert 0 <= hero.health <= t.max_health(seat), f"Health {hero.health} of {t.max_health(seat)} (EU-34.4)"
        assert hero.health or dying, "a Hero without Health lives on (EU-34.5)"
        sacks = t.content.heroes[hero.id].sacks
        assert 0 <= t.sacks(seat) <= sacks and t.sack_sum(seat) >= -sacks  # EU-39.4, EU-39.8
        slots_are_sound(t, seat)
        owned = [*t.on_board(seat), *hero.bag, *hero.aside, *hero.artifacts]
        assert len(set(hero.tired)) == len(hero.tired) and set(hero.tired) <= set(owned), "tired of what one has not"
        for thing, gems in hero.gems_on.items():
            assert thing in owned and len(gems) <= t.thing(thing).gem_places  # EU-43.2
            assert all(gem.id in GEMS for gem in gems)
        for thing, kinds in hero.essences_on.items():
            assert thing in hero.slots and len(set(kinds)) == len(kinds) <= t.thing(thing).essence_places  # EU-51.3
        assert all(hero.gems.values()) and all(hero.essences.values())
        assert len(hero.tokens) <= 4 and all(n <= 2 for n in Counter(hero.tokens).values())  # EU-8.14, EU-1.12
        assert hero.control <= 2  # EU-1.26
        assert hero.dwurt_die <= DWURT_DIE and (hero.id == "skoldur" or not hero.dwurt + hero.dwurt_die)  # EU-50


def slots_are_sound(t: Any, seat: int) -> None:
    """EU-37.1, EU-36.14, EU-42.4: tiles lie on unlocked slots of their kind."""
    hero = t.heroes[seat]
    board = t.content.heroes[hero.id]
    rows = ((board.slots, hero.slots, hero.slots_open), (board.equipment, hero.worn, hero.worn_open))
    for slots, things, is_open in rows:
        assert len(slots) == len(things) == len(is_open)
        for slot, thing, unlocked in zip(slots, things, is_open):
            assert not thing or unlocked, "a tile on a locked slot"
            assert not thing or t.thing(thing).slot == slot.kind, "a tile on a slot of another kind"
            assert unlocked or slot.locked


def room_and_hands(t: Any) -> None:
    """After every Action: nobody owns more than can be stored, nobody holds more than five cards."""
    for seat, hero in enumerate(t.heroes):
        assert not overflow(t, seat), f"seat {seat} stores too much (EU-41.9)"
        assert len(hero.silver) + len(hero.golden) <= HAND, f"seat {seat} holds too many cards (EU-33.7)"


# -- numbers -------------------------------------------------------------------------------------------------


def negative(value: Any, path: str = "state") -> list[str]:
    """The paths of all numbers below zero."""
    if type(value) is int:
        return [path] if value < 0 else []
    if type(value) is dict:
        return [each for name, inner in value.items() if inner for each in negative(inner, f"{path}.{name}")]
    if type(value) in (list, tuple) and any(type(inner) is not str for inner in value):
        return [each for inner in value for each in negative(inner, path)]
    return []


# Modifiers of a roll, and nobody.
MAY_BE_NEGATIVE = (
    *("state.roll.value", "state.roll.lines", "state.trading.owed", "state.agenda", "state.scene"),
    "state.heroes.hampered",  # the price of a Shield (EU-26.14)
)
OF_COMBAT = (
    "initiative",
    "value",
    "rival",
    "curses",
    "blows",
    "clover",
    "next_attack",
    "next_foot",
    "for_combat",
    "lines",
)


MINUS = re.compile(rb"-(?<=[:,\[]-)\d+[,\]}]")  # a number below zero in JSON; the names of spaces end in quotes


def all_negative(t: Any) -> Iterator[str]:
    """Only the parts of the state that have such a number are gone through."""
    encoded = msgspec.json.encode(t)
    if MINUS.search(encoded):
        for name, part in msgspec.json.decode(encoded, type=dict[str, msgspec.Raw]).items():
            if MINUS.search(b":%b," % bytes(part)):
                yield from negative(msgspec.json.decode(part), f"state.{name}")


def numbers_make_sense(t: Any) -> None:
    town = t.tales.look(Settlements)
    for path in all_negative(t):
        combat = path.startswith("state.fight.") and any(name in OF_COMBAT for name in path.split("."))
        pillaged = path.startswith("state.freed.") and path.removeprefix("state.freed.") in town.pillaged
        assert combat or pillaged or path in MAY_BE_NEGATIVE, f"{path} is negative"
    assert 1 <= t.round <= t.tale.rounds and 0 <= t.first < t.n and 0 <= t.active < t.n
    for stack, offer in t.offers.items():
        assert all(offer) or not (len(t.stacks[stack]) or t.discards[stack]), "a place of the offer is empty (EU-19.15)"
    for level in LEVELS:
        assert t.tops.get(level) or not (len(t.monsters[level]) or t.monster_discards[level])  # EU-22.2, EU-2.16


# -- Combat --------------------------------------------------------------------------------------------------


def combat_is_sound(t: Any) -> None:
    fight = t.fight
    assert fight.hero == t.active and fight.rival != fight.hero and fight.at == t.heroes[fight.hero].at
    assert fight.rival == NOBODY or not t.automatic  # EU-48.3
    assert fight.hope <= HOPE
    assert fight.round <= MOST_ROUNDS, "a Combat without end (EU-20.6)"
    if fight.foe and fight.phase != "over":
        assert fight.damage < foe_health(t), "a defeated Monster fights on (EU-31.1)"


# -- whole games ---------------------------------------------------------------------------------------------


class Tally(Counter[str]):
    """What a number of games have seen; a test that looks at nothing proves nothing."""


def watch(game: Iterator[Game[Any]], tally: Tally) -> None:
    """Every property, at every decision of a game; the pieces are counted at some of every kind."""
    census: laws.Census | None = None
    land: dict[str, str] = {}
    asked: Counter[str] = Counter()
    for now in game:
        t = now.state
        census = census or laws.census(now)
        kind = now.decision.kind if now.decision is not None else ""
        asked[kind] += 1
        if asked[kind] <= FIRST or now.ply % COUNT_EVERY == 0 or now.over:
            laws.conserved(now, census)
        if t.land != land:  # what was laid well lies well
            land_is_sound(t)
            nothing_moves(t, land)
            land = dict(t.land)
        pieces_lie_on_land(t)
        boards_are_sound(t, now.decision)
        numbers_make_sense(t)
        for decision in now.waiting:
            assert decision.options, f"{decision.kind}: nothing to choose"
            assert len(decision.options) > 1 or decision.question.secret, f"{decision.kind}: no choice at all"
            tally[decision.kind] += 1
        if t.fight is not None:
            combat_is_sound(t)
            tally["longest combat"] = max(tally["longest combat"], t.fight.round)
        elif now.over or (now.decision is not None and now.decision.kind == "act"):
            room_and_hands(t)
    assert now.over and now.result is not None
    assert t.fight is None and t.trading is None and t.roll is None
    assert t.round == t.tale.rounds or ended(t) or beaten(t), "the game ends before its last round (EU-7.10)"
    assert min(t.result, default=0) >= 0 and (1 in now.result.places or now.result.rank)
    tally["games"] += 1
    tally["tiles"] += len(t.land)
    tally[t.mode] += 1
    tally["won"] += len(t.freed)
    tally["deaths"] += sum(hero.deaths for hero in t.heroes)
    tally["quests fulfilled"] += sum(len(hero.quests) for hero in t.heroes)
    tally["choices"] += now.ply


def watch_number(number: int, tally: Tally) -> None:
    """Game number so-and-so: Scenarios, seats and kinds of players take turns."""
    kinds, rest = len(KINDS), number // len(KINDS)
    scenario = SCENARIOS[rest % len(SCENARIOS)]
    seats = BOOK.seats[rest // len(SCENARIOS) % len(BOOK.seats)]
    try:
        watch(played(scenario, seats, number), tally)
    except Exception as error:
        raise AssertionError(f"game {number}: {scenario}, {seats} seats, kind {number % kinds}: {error}") from error


if __name__ == "__main__":
    count = int(sys.argv[1])
    begin = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    seen = Tally()
    for each in range(begin, begin + count):
        watch_number(each, seen)
    print(*(f"{name}: {n}" for name, n in sorted(seen.items())), sep="\n")
