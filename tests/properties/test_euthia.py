"""Euthia in random games of every Scenario with every number of players, against each other and together.

Tiles fit the lattice and never overlap; every piece of the box exists once; Health, storage and hands keep their
limits; every Combat and every game ends; nobody is asked who has nothing to choose. `euthia_games` says how.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fabletop.kernel import Game, Key

from . import euthia_games as euthia
from . import laws
from .euthia_games import BOOK, KINDS, PACK, SCENARIOS, Tally

SEATS = BOOK.seats
GAMES_EACH = 4  # of every Scenario and number of players
LOOK_EVERY = 12  # decisions, besides the first ones of each kind, under the laws of secrets
LOOK_AT = 160  # decisions; the laws of a whole game are in `test_laws`

every_scenario = pytest.mark.parametrize("scenario", SCENARIOS)
every_number_of_seats = pytest.mark.parametrize("seats", SEATS)


@every_scenario
def test_land_pieces_boards_numbers_and_combats_are_sound(scenario: str) -> None:
    tally = Tally()
    for seats in SEATS:
        for i in range(GAMES_EACH):
            number = len(KINDS) * seats + (i + GAMES_EACH * seats) % len(KINDS)  # all kinds have their turn
            euthia.watch(euthia.played(scenario, seats, number), tally)
    assert tally["games"] == GAMES_EACH * len(SEATS)
    for seldom in ("won", "deaths", "deal", "slot", "moment", "solo", "cooperative"):
        assert tally[seldom], f"too quiet to prove anything: {seldom}"


# -- the pieces ----------------------------------------------------------------------------------------------


def used(tile: Any, tale: Any, table: Any, seats: int) -> bool:
    """Whether a Map tile may come into the game; the others lie in the box, and all know it."""
    match tile.kind:
        case "start":
            return bool(tile.id == tale.start_tile)
        case "fixed":
            return bool(table.fixed[tile.chapter - 1]) and (seats > 1 or tile.solo)
        case "scenario":
            return bool(tale.tiles and tile.scenario == tale.tiles)
    return True


@every_number_of_seats
@every_scenario
def test_every_piece_is_there_once_before_the_first_choice(scenario: str, seats: int) -> None:
    game = laws.make(BOOK, seats, {"scenario": scenario, "elites": True}, "first")
    assert game.ply == 0
    found = laws.census(game)
    assert found.pop("cards") == Counter({card.id: card.copies for card in PACK.cards.values()})  # EU-1.27, EU-1.28
    controlled = seats > 2 and game.state.mode == "competitive"
    assert found.pop("control") == Counter({str(seat): 2 for seat in range(seats)} if controlled else {})  # EU-6.19
    tale = PACK.scenarios[scenario]
    table = tale.map_setup[str(seats)]
    on_the_map = {tile.id for tile in PACK.map_tiles.values() if used(tile, tale, table, seats)}
    assert set(found.pop("map")) == on_the_map  # EU-3.2, EU-3.5, EU-3.8
    assert all(number == 1 for pieces in found.values() for number in pieces.values())
    stacks = [stack for stack in PACK.stacks if stack not in ("healing_potion", "grey_sack")]  # EU-2.14
    assert {kind: len(pieces) for kind, pieces in found.items()} == {
        "tiles": sum(len(PACK.stacks[stack]) for stack in stacks),
        "monsters": 40,  # EU-1.24
        "hero_tiles": 135,  # EU-1.16
        "quests": 103,  # EU-1.31
        "combat_cards": 36,  # EU-1.32
        "elites": 20,  # EU-1.29
        "bounties": 20,  # EU-1.30
        "scenario": 4 + 1 + 1 + 4 + 4 + 4 + 7 + 6 + 1 + 10,  # EU-1.34
    }


# -- each property can be broken -----------------------------------------------------------------------------


LIVELY_VETERANS = 3


def broken(what: Callable[[Any], None]) -> str:
    """What is said about a game in which something goes wrong at its hundredth decision."""

    def spoilt() -> Any:
        for i, game in enumerate(euthia.played("hunt", 3, LIVELY_VETERANS, {})):
            if i == 100:
                what(game.state)
            yield game

    with pytest.raises(AssertionError) as found:
        euthia.watch(spoilt(), Tally())
    return str(found.value)


def lie_askew(t: Any) -> None:
    t.land["1,0"] = t.land.popitem()[1]


def fly(t: Any) -> None:
    _, tile = t.land.popitem()
    t.land["60,0"] = tile


def lose_a_tile(t: Any) -> None:
    t.discards["merchant"].append(t.offers["merchant"][0])


def lose_a_control_card(t: Any) -> None:
    t.control.draw(t.rng)


def hoard(t: Any) -> None:
    for hero in t.heroes:
        hero.gaar += 40


def overheal(t: Any) -> None:
    t.heroes[0].health += 99


def die_and_live(t: Any) -> None:
    t.heroes[1].health = 0


def owe(t: Any) -> None:
    t.heroes[2].gold = -1


def wear_on_a_locked_slot(t: Any) -> None:
    for hero in t.heroes:
        hero.worn_open = [not thing for thing in hero.worn]
        hero.slots_open = [not thing for thing in hero.slots]


FAULTS: dict[str, tuple[Callable[[Any], None], str]] = {
    "a tile off the lattice": (lie_askew, "off the lattice"),
    "a tile beside no other": (fly, "beside no other"),
    "a tile twice": (lose_a_tile, "tiles at move"),
    "a Control card lost": (lose_a_control_card, "control at move"),
    "too many things": (hoard, "stores too much"),
    "too much Health": (overheal, "Health"),
    "a dead Hero": (die_and_live, "lives on"),
    "debts": (owe, "is negative"),
    "a tile on a locked slot": (wear_on_a_locked_slot, "on a locked slot"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str) -> None:
    plant, said = FAULTS[fault]
    assert said in broken(plant)


def test_a_combat_without_end_is_found() -> None:
    def longer(t: Any) -> None:
        if t.fight is not None:
            t.fight.round += euthia.MOST_ROUNDS

    def spoilt() -> Any:
        for game in euthia.played("hunt", 2, LIVELY_VETERANS, {}):
            longer(game.state)
            yield game

    with pytest.raises(AssertionError, match="Combat without end"):
        euthia.watch(spoilt(), Tally())


# -- the laws, in rich games ---------------------------------------------------------------------------------


def as_seasoned(game: Game[Any], chance: random.Random) -> tuple[int, Key]:
    """A choice of a computer player with whims, for a seat that is waited for."""
    decision = chance.choice(game.waiting)
    key = euthia.seasoned(chance)(game.state, decision)
    game.choose(key, decision.seat)
    return decision.seat, key


# Each Scenario once, and each number of seats
LAW_TABLES: tuple[tuple[str, int, bool], ...] = (
    ("hunt", 4, False),
    ("defending_settlements", 3, False),
    ("walking_ruin", 2, False),
    ("six_legends", 3, True),
    ("farruga", 2, True),
    ("mirrezil", 1, False),
)


@pytest.mark.parametrize(("scenario", "seats", "together"), LAW_TABLES)
def test_views_worlds_undo_and_copies_hold_where_much_goes_on(
    scenario: str, seats: int, together: bool, tmp_path: Path
) -> None:
    """Laws 1 to 6, over Heroes with goods and cards on a map that lies open."""
    options = {"scenario": scenario, "cooperative": together, "elites": True}
    rich = euthia.begun(options, seats, f"law-{scenario}", euthia.known_land, keep=True)
    laws.secrets_hold(rich, random.Random(seats), every=LOOK_EVERY, choose=as_seasoned, choices=LOOK_AT)
    again = euthia.begun(options, seats, f"copy-{scenario}", euthia.known_land, keep=True)
    chance = random.Random(seats)
    while not again.over:
        laws.options_are_sound(again)
        laws.loose_ends(again)
        if again.ply % (5 * LOOK_EVERY) == 0:
            laws.copies(again, tmp_path / "game.json")
            laws.one_step_back(again)
        as_seasoned(again, chance)
    laws.any_ply(again, chance, 3)
