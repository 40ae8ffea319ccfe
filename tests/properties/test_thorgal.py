"""Thorgal in random games of every adventure and every number of players.

Tiles never overlap or leave a grid; what may be laid is what the ledger lets be laid (worked out slowly); numbers make
sense; the party loses exactly when the ledger says so.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fabletop
from fabletop.games.thorgal.combat import grid as combat
from fabletop.games.thorgal.geometry import turns
from fabletop.games.thorgal.hero import body
from fabletop.games.thorgal.path import journey
from fabletop.kernel import Decision, Game, GameOver, Key

from . import laws
from . import thorgal_slowly as slowly
from .thorgal_slowly import Cells

BOOK = fabletop.book("thorgal")
ADVENTURES = tuple(BOOK.pack.load().adventures)
SEATS = BOOK.seats
GAMES_EACH = 4  # of every adventure and number of players: one of each of KINDS
LOOK_EVERY = 9  # decisions: compare all tiles in all grids
HARSH = "the_door_with_no_outside"  # of its Terrain cards some stay in the box, and nobody knows which
MOST_THREAT = 5  # TH-30.2
TOP_LEVEL = 7  # TH-11.6

every_adventure = pytest.mark.parametrize("adventure", ADVENTURES)
every_number_of_seats = pytest.mark.parametrize("seats", SEATS)


# -- players -------------------------------------------------------------------------------------------------

Policy = Callable[[Decision], Key]


def anything(chance: random.Random) -> Policy:
    return lambda decision: chance.choice(decision.options)


def cautious(chance: random.Random) -> Policy:
    """Heals, walks and gathers rather than fights: it sees late rounds and long Paths."""
    avoided = ("suffer", "blood", "skip", "done", "go", "nothing")

    def policy(decision: Decision) -> Key:
        better = [key for key in decision.options if key[0] not in avoided]
        return chance.choice(better or decision.options)

    return policy


def veterans(t: Any) -> None:
    """Heroes who have come far: all tiles and dice, many Items, Threat; a few rounds at their end."""
    for i, hero in enumerate(t.heroes):
        hero.dial, hero.track, hero.threat = 4 + i, TOP_LEVEL, 3 + i % 2
        for _ in range(5):
            hero.items.append(t.items.draw(t.rng))


def short_road(t: Any) -> None:
    """Only one Terrain card is left in the deck."""
    while len(t.terrain) > 1:
        t.terrain.draw(t.rng)


KINDS: tuple[tuple[Callable[[random.Random], Policy], Callable[[Any], None] | None], ...] = (
    (anything, None),
    (cautious, None),
    (anything, veterans),
    (cautious, short_road),
)


def played(adventure: str, seats: int, number: int) -> Iterator[Game[Any]]:
    """A game, stopped at every decision and at its end; from the first turn on as its kind prepares it."""
    game = laws.make(BOOK, seats, {"adventure": adventure}, f"thorgal-{number}", keep=False)
    policy_of, prepare = KINDS[number % len(KINDS)]
    policy = policy_of(random.Random(f"{adventure} {seats} {number}"))
    bound = laws.bound_of(BOOK)
    while decision := game.decision:
        if prepare is not None and decision.kind == "token":
            prepare(game.state)
            prepare = None
        elif prepare is None:
            yield game
        bound -= 1
        assert bound, f"{adventure} does not end"
        game.choose(policy(decision), decision.seat)
    yield game


def games_of(adventure: str, seats: int, games: int = GAMES_EACH) -> Iterator[Iterator[Game[Any]]]:
    for number in range(games):
        yield played(adventure, seats, number)


# -- tiles lie well ------------------------------------------------------------------------------------------


def lie_well(shapes: list[str], tiles: list[Cells], grid: Cells, where: str) -> None:
    """TH-3.9, TH-3.10: each is its shape, inside the grid, and covers what no other covers."""
    assert len(slowly.together(tiles)) == sum(map(len, tiles)), f"{where}: tiles overlap"
    for shape, cells in zip(shapes, tiles):
        assert slowly.at_corner(cells) in slowly.held(shape), f"{where}: that is no {shape}"
        assert cells <= grid, f"{where}: a {shape} sticks out"


def all_tiles_lie_well(t: Any) -> None:
    for hero in range(len(t.heroes)):
        wounds = slowly.wounds(t, hero)
        lie_well([shape for shape, _ in t.heroes[hero].wounds], wounds, slowly.wound_area(t, hero), "a Wound area")
    grid, tiles, tokens = slowly.path_grid(t), slowly.path_tiles(t), slowly.path_tokens(t)
    lie_well([tile[0] for tile in t.laid], tiles, grid, "the Path")
    assert len(set(tokens)) == len(tokens) and set(tokens) <= grid and not set(tokens) & slowly.together(tiles)
    for i in range(1, len(tiles)):  # TH-17.4 to TH-17.6
        assert tiles[i] & slowly.beside(tiles[i - 1]), "a Journey tile does not touch the one before"
        assert min(x for x, _ in tiles[i]) >= max(x for x, _ in slowly.together(tiles[:i])), "the Path goes left"
    if t.fight is not None and t.fight.cards:
        blows = slowly.blows(t)
        lie_well([shape for shape, _ in t.fight.laid], blows, slowly.enemy_grid(t), "an Enemy card")
        for i in range(1, len(blows)):
            assert blows[i] & slowly.beside(slowly.together(blows[:i])), "a blow does not touch another"


# -- what may be laid ----------------------------------------------------------------------------------------


def cells_of(t: Any, shape: str, key: Key) -> Cells:
    _, turn, x, y = key
    return frozenset((int(x) + dx, int(y) + dy) for dx, dy in turns(t.content.shapes[shape])[int(turn)])


def asked_rightly(t: Any, decision: Decision) -> None:
    """A placement that is asked for offers all that the ledger allows, each once, and nothing else."""
    if decision.kind in ("spot", "wound", "fight_spot"):
        shape = str(decision.args[-1])
        legal = {
            "spot": lambda: slowly.path_places(t, shape),
            "wound": lambda: slowly.wound_places(t, int(decision.args[0]), shape),
            "fight_spot": lambda: slowly.blow_places(t, shape),
        }[decision.kind]()
        offered = [cells_of(t, shape, key) for key in decision.options]
        assert len(set(offered)) == len(offered) and set(offered) == legal, f"{decision.kind} of a {shape}"
    elif decision.kind in ("tile", "fight_tile"):
        offered_tiles = {str(key[1]) for key in decision.options if key[0] == "tile"}
        if decision.kind == "tile":
            hero = t.heroes[t.act.hero]
            beside_marker = t.content.heroes[hero.id].track[: hero.track + t.act.may.get("journey_level", 0)]
            may_take = {shape for step in beside_marker for shape in step} | set(t.act.shapes)  # TH-17.3
            assert offered_tiles == {shape for shape in may_take if slowly.path_places(t, shape)}
            assert (("done",) in decision.options) == bool(t.act.done)  # TH-17.15, TH-17.16
        else:
            assert offered_tiles == {shape for shape in t.fight.tiles if slowly.blow_places(t, shape)}  # TH-23.17
    elif t.fight is not None:
        assert not any(slowly.blow_places(t, shape) for shape in t.fight.tiles), "a tile that fits was not laid"


def every_tile_everywhere(t: Any) -> None:
    """All ten shapes on the Path, in every Wound area and on the Enemy cards, whether somebody lays them now or not."""
    for shape in slowly.SHAPES:
        found = [(journey.tile_spots(t, shape), slowly.path_places(t, shape))]
        for hero in range(len(t.heroes)):
            found.append((body.wound_spots(t, hero, shape), slowly.wound_places(t, hero, shape)))
        if t.fight is not None and t.fight.cards:
            found.append((combat.foe_spots(t, shape), slowly.blow_places(t, shape)))
        for spots, places in found:
            laid = [cells_of(t, shape, ("lay", spot.turn, spot.x, spot.y)) for spot in spots]
            assert len(set(laid)) == len(laid) and set(laid) == places, shape


@every_number_of_seats
@every_adventure
def test_tiles_lie_well_and_every_legal_placement_is_offered(adventure: str, seats: int) -> None:
    for game in games_of(adventure, seats):
        for i, now in enumerate(game):
            if now.state.path:
                all_tiles_lie_well(now.state)
            if now.decision is not None:
                asked_rightly(now.state, now.decision)
            if i % LOOK_EVERY == 0 or now.over:
                every_tile_everywhere(now.state)


# -- numbers -------------------------------------------------------------------------------------------------


def negative(value: Any, path: str = "state") -> list[str]:
    """The paths of all numbers below zero."""
    if isinstance(value, dict):
        return [each for name, inner in value.items() for each in negative(inner, f"{path}.{name}")]
    if isinstance(value, list | tuple):
        return [each for inner in value for each in negative(inner, path)]
    return [path] if type(value) is int and value < 0 else []


MAY_BE_NEGATIVE = ("state.tokens", "state.chosen")  # beside the Row; nobody


def numbers_make_sense(game: Game[Any]) -> None:
    t = game.state
    plain = msgspec.to_builtins(t)
    assert [path for path in negative(plain) if path not in MAY_BE_NEGATIVE] == []
    assert 1 <= t.round <= t.tale.rounds  # TH-28.3
    assert len(t.tokens) == len(t.awake) == 4 and all(-1 <= slot < len(t.row) for slot in t.tokens)  # TH-4.11
    assert len(t.heroes) <= (2 if t.n == 1 else t.n)  # TH-34.2
    for hero in t.heroes:
        assert hero.threat <= MOST_THREAT and 1 <= hero.dial <= TOP_LEVEL and 1 <= hero.track <= TOP_LEVEL
        assert hero.area in t.map.areas and t.open_area(hero.area)  # TH-6.16
        assert all(hero.pool.values()) and set(hero.items) <= set(t.content.items)
    assert t.row == sorted(t.row, key=lambda card: t.content.actions[card].number)  # TH-14.15
    for zone in (t.blocked, t.read, t.told, t.special, t.flags, t.display, t.path):
        assert len(set(zone)) == len(zone), "a thing that can be there once is there twice"
    if t.tale.track is not None:
        assert t.tale.track.first <= t.track <= t.tale.track.last  # TH-7.11


@every_number_of_seats
@every_adventure
def test_numbers_make_sense_and_no_card_is_lost(adventure: str, seats: int) -> None:
    for game in games_of(adventure, seats):
        census = None
        for now in game:
            census = census or laws.census(now)
            laws.conserved(now, census)
            numbers_make_sense(now)


@every_number_of_seats
@every_adventure
def test_all_cards_are_there_before_the_first_choice(adventure: str, seats: int) -> None:
    game = laws.make(BOOK, seats, {"adventure": adventure}, "first")
    assert game.ply == 0
    found = laws.census(game)
    assert all(number == 1 for pieces in found.values() for number in pieces.values())
    assert {kind: len(pieces) for kind, pieces in found.items() if kind != "abducted"} == {
        "items": 34,  # with the Heroes' own (TH-1.7, TH-1.26)
        "actions": 43,
        "terrain": 15,
        "findings": 10,
        "events": 20,  # two decks (TH-4.7)
        "tokens": 4,
        "enemies": 30,
    }


# -- lost exactly when the ledger says so ---------------------------------------------------------------------


class Deaths:
    """Every Wound of a game, and whether it killed: it must exactly if no tile that is allowed can be laid."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.wounds = 0
        self.deaths = 0
        real = body.wound

        def wound(t: Any, hero: int, shapes: Any) -> Any:
            fitting = [shape for shape in shapes if slowly.wound_places(t, hero, shape)]  # TH-9.10
            before = Counter(t.heroes[hero].wounds)
            self.wounds += 1
            try:
                yield from real(t, hero, shapes)
            except GameOver:
                self.deaths += 1
                assert not fitting, f"a Hero died of a Wound that fits: {fitting}"
                raise
            assert fitting, f"a Hero lives on though none of {shapes} fits"
            new = Counter(t.heroes[hero].wounds) - before
            assert [shape in fitting for shape, _ in new.elements()] == [True], "one Wound is one tile (TH-9.14)"

        for name, module in list(sys.modules.items()):
            if name.startswith("fabletop.games.thorgal") and getattr(module, "wound", None) is real:
                patch.setattr(module, "wound", wound)


def defeats_of(t: Any, died: bool) -> set[str]:
    """What the party loses by as the table stands, in the words of the adventure's endings."""
    found = {"death"} if died else set()  # TH-5.3
    if t.round == t.tale.rounds and t.phase == "event" and not any(t.awake):  # TH-5.5: four turns were played
        found.add("time")
    if t.tale.track is not None and t.track in t.tale.track.ends:
        found.add(t.tale.track.ends[t.track])
    if t.adventure == "seekers_of_the_blood_lily" and all(t.goals.get(card) for card in t.row):  # TH-35.15
        found.add("caught")
    if t.adventure == "before_the_horns_sound" and "battle_fought" in t.flags:
        found.add("lost_battle")
    return found


def at_once(t: Any) -> set[str]:
    """What ends a game wherever it stands (TH-5.9): no decision may see it."""
    ends = t.tale.track.ends if t.tale.track is not None else {}
    found = {ends[t.track]} if t.track in ends else set()
    if t.adventure == "torkans_temple" and t.heroes:  # TH-35.4
        rebels = sum(t.on_box.get("slave_barracks-0", {}).values())
        captains = [place.id for place in t.map.locations.values() if "K" in place.runes]
        strength = {"minor": 1, "average": 2, "powerful": 3, "monstrous": 4}  # TH-25.5
        if rebels > sum(strength[token] for place in captains for token in t.enemies.get(place, ())):
            found.add("revolt")
    return found


@pytest.mark.parametrize("adventure", [each for each in ADVENTURES if each != HARSH])
def test_a_terrain_card_that_is_lost_is_missed(adventure: str) -> None:
    game = fabletop.new("thorgal", seats=2, seed=3, adventure=adventure)
    before = laws.census(game)
    laws.conserved(game, before)
    game.state.terrain.draw(game.state.rng)
    with pytest.raises(AssertionError, match="terrain at move 0: lost"):
        laws.conserved(game, before)


@every_adventure
def test_a_party_loses_exactly_when_the_ledger_says_so(adventure: str, monkeypatch: pytest.MonkeyPatch) -> None:
    endings = {each.id: each for each in BOOK.pack.load().adventures[adventure].endings}
    watched = Deaths(monkeypatch)
    seen: Counter[str] = Counter()
    for seats in SEATS:
        for game in games_of(adventure, seats, 3 * GAMES_EACH):
            watched.deaths = 0
            for now in game:
                t = now.state
                if not now.over:
                    assert not watched.deaths, "a Hero is dead and the game goes on (TH-33.4)"
                    assert not at_once(t), f"{at_once(t)} and the game goes on"
            ending = endings[t.ending]
            seen.update(ending.goals)
            assert now.result is not None
            assert now.result.scores == (int(ending.won),) * seats  # TH-2.1
            if watched.deaths:
                assert not ending.won and "death" in ending.goals  # TH-5.7
            if not ending.won:
                assert set(ending.goals) & defeats_of(t, bool(watched.deaths)), f"{t.ending} for no reason"
            ends = at_once(t)
            assert not ends or watched.deaths or ends & set(ending.goals)
    assert watched.wounds > 100 and seen["death"], "too quiet to prove anything"


# -- the laws, in every adventure ----------------------------------------------------------------------------


@every_adventure
def test_views_worlds_undo_and_copies_hold_in_every_adventure(adventure: str, tmp_path: Path) -> None:
    """Laws 1 to 5; with the games of `test_laws` every adventure meets them with several numbers of seats."""
    number = ADVENTURES.index(adventure)
    seats = SEATS[number % len(SEATS)]
    options = {"adventure": adventure, "random_heroes": number % 2 == 0}
    laws.secrets_hold(laws.make(BOOK, seats, options, f"law-{number}"), random.Random(number), every=5)
    game = laws.make(BOOK, SEATS[(number + 2) % len(SEATS)], options, f"copy-{number}")
    chance = random.Random(number)
    for ply in laws.play(game, chance):
        laws.loose_ends(game)
        if ply % 15 == 0:
            laws.copies(game, tmp_path / "game.json")
            laws.one_step_back(game)
    laws.any_ply(game, chance, 3)
