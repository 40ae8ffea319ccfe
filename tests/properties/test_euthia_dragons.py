"""Euthia's dragons: the laws of every game, over games of strong Heroes who look for them.

Uniform choices seldom come near a dragon alive, so these games begin late, well equipped, and where she sits.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from fabletop.games.euthia.scenarios.farruga import cards as farruga
from fabletop.games.euthia.scenarios.mirrezil import cards as mirrezil
from fabletop.games.euthia.scenarios.mirrezil.faer import Blight
from fabletop.kernel import Game, Key

from ..rules.euthia import PACK, at
from . import laws

LAND = {
    "1,1": "i_fixed_1",
    "2,-1": "ii_fixed_3",
    "1,-2": "i_encounter_1",
    "-1,-1": "iii_fixed_3",
    "-2,1": "i_general_7",
}
STRONG: list[dict[str, Any]] = [
    {"id": "dral", "board": ["dragonbane_sword", "dragon_helm", "dragon_cuirass"]},
    {"id": "skoldur", "board": ["dragonscale_shield", "dragon_gloves"]},
    {"id": "keleia", "board": ["dragonbone_bow", "dragon_greaves"]},
    {"id": "taesiri", "board": ["dragon_boots"]},
]
GOODS: dict[str, Any] = {
    "gold": 30,
    "gaar": 4,
    "reputation": 12,
    "unlocked": True,
    "essences": {"water": 2, "fire": 1},
    "gems": {"ruby": 1},
    "at": "1,0",
}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("farruga", 1, {}),
    ("farruga", 2, {}),
    ("farruga", 3, {"cooperative": True}),
    ("farruga", 4, {}),
    ("mirrezil", 1, {"heroic": True}),
    ("mirrezil", 2, {}),
    ("mirrezil", 3, {"heroic": True}),
    ("mirrezil", 4, {}),
]
WATCHED = [TABLES[1], TABLES[2], TABLES[4], TABLES[5]]  # looked at closely
WANTED = ("farruga", "mirrezil", "ballista", "guard", "prayer", "restore", "clear")
IDLE = ("end", "pack", "pass", "done", "throw", "none", "final")
LOOK_EVERY = 19  # decisions
LEFT = 6  # Health of every Dragon card
GAMES = 8  # of each table, in the fast test
LONGEST = 12_000  # choices

every_table = pytest.mark.parametrize(("scenario", "seats", "options"), TABLES)


def eager(options: list[Key], chance: random.Random) -> Key:
    """To the dragon, and with all that helps there; often, not always."""
    wanted = [key for key in options if key[0] == "aid" or (key[0] == "deed" and key[1] in WANTED)]
    if wanted and chance.random() < 0.7:
        return chance.choice(wanted)
    lively = [key for key in options if key[0] not in IDLE]
    return chance.choice(lively if lively and chance.random() < 0.8 else options)


def choose(game: Game[Any], chance: random.Random) -> tuple[int, Key]:
    assert game.decision is not None
    seat, key = game.decision.seat, eager(game.decision.options, chance)
    game.choose(key)
    return seat, key


def late(scenario: str, seats: int, options: dict[str, Any], seed: int) -> Game[Any]:
    """The turn of the first player, in the round in which the dragon can first be fought; she has been wounded."""
    laid: dict[str, Any] = {"round": 4, "dragon": "1,1"} if scenario == "farruga" else {"round": 8, "faer": 6}
    laid |= {f"h{seat}": {**GOODS, **STRONG[seat]} for seat in range(seats)}
    foes = farruga.DRAGONS(PACK) if scenario == "farruga" else mirrezil.DRAGONS(PACK)
    worn = {f"{id}_damage": foe.health + foe.per_player * seats - LEFT for id, foe in foes.items()}
    laid["h0"] |= {"notes": worn}
    return at("acting", seats=seats, scenario=scenario, options=options, land=LAND, seed=f"dragon-{seed}", **laid)


def told(game: Game[Any]) -> list[str]:
    return [event.name for _, _, events in game.log(None) for event in events]


@pytest.mark.parametrize(("scenario", "seats", "options"), WATCHED)
def test_every_secret_is_kept(scenario: str, seats: int, options: dict[str, Any]) -> None:
    """Laws 1 to 4."""
    game = late(scenario, seats, options, 1)
    laws.secrets_hold(game, random.Random(1), every=LOOK_EVERY, choose=choose)
    assert "combat_round" in told(game)


@every_table
def test_nothing_hangs_loose_and_no_component_is_lost(scenario: str, seats: int, options: dict[str, Any]) -> None:
    game, chance = late(scenario, seats, options, 2), random.Random(2)
    census = laws.census(game)
    while not game.over:
        laws.options_are_sound(game)
        laws.loose_ends(game)
        laws.conserved(game, census)
        choose(game, chance)
    assert game.result is not None


@pytest.mark.parametrize("scenario", ["farruga", "mirrezil"])
def test_many_games_end_and_everything_happens_in_them(scenario: str) -> None:
    happened: set[str] = set()
    for _, seats, options in [each for each in TABLES if each[0] == scenario]:
        for seed in range(GAMES):
            game, chance = late(scenario, seats, options, seed), random.Random(seed)
            census = laws.census(game)
            while not game.over:
                choose(game, chance)
            assert game.ply < LONGEST
            laws.conserved(game, census)
            happened |= set(told(game))
            for hero in game.state.heroes:
                assert hero.reputation >= 0 and hero.gold >= 0 and hero.gaar >= 0 and hero.dwurt >= 0
            blight = game.state.tales.look(Blight)
            assert 0 <= blight.faer <= 10 and sum(blight.guards.values()) <= 12
    flights = {"flight", "lands", "initiative", "farruga_attack", "talons", "cowed"}
    blights = {"omen", "faer", "aided", "guarded", "guard_fades", "rubble"}
    assert (flights if scenario == "farruga" else blights) | {"dragon_falls", "parted", "fell"} <= happened
