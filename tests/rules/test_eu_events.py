"""What happened says itself who paid, what was sold and what flies on the board."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from fabletop.games.euthia import usage
from fabletop.games.euthia.events.alone import GaarUsed, StackPlayed
from fabletop.games.euthia.events.base import HERO, MONSTER, Happening
from fabletop.games.euthia.events.combat import CardPlayed, FoeDice, FoeGains, FoeGainsAlone
from fabletop.games.euthia.events.hero import GaarChanged, GoldChanged, ReputationChanged, Rerolled
from fabletop.games.euthia.scenarios.rubble.events import RubbleLaid
from fabletop.kernel import Flight, Message

from .euthia import events, play
from .euthia_arena import arena
from .test_eu_19_trade import deal

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games" / "euthia"
FLYING: list[Any] = [
    ReputationChanged("", 1, 2),
    GoldChanged("", 1, -2),
    Rerolled("", 0, (1, 2), HERO),
    Rerolled("", 1, (1, 2), MONSTER),
    FoeDice("", 0, (1,), HERO),
    FoeDice("", 1, (1,), MONSTER),
    GaarUsed("", 1, 5),
    CardPlayed("", 1, "curse", 2),
    StackPlayed("", "curse", 2),
]


@pytest.mark.rule("EU-25.15", "EU-25.16")
def test_dice_of_a_monster_say_whose_gaar_has_changed_them() -> None:
    game = arena("monster_attack", 0, dice=[3, 4, 6, 1, 2], h0={"gaar": 2}, fight={"gaar": 2})
    play(game, ("gaar", 0), ("gaar", 1))
    theirs, own = events(game, "foe_dice")
    assert (theirs, own) == (FoeDice("EU-25.15", 1, (6, 4), MONSTER), FoeDice("EU-25.16", 0, (6, 1), HERO))
    assert theirs.flights() == (Flight("eu-gaar-monster", "eu-monster-die-0"),)
    assert own.flights() == (Flight("eu-gaar-hero", "eu-monster-die-0"),)
    assert events(game, "gaar") == [GaarChanged("EU-25.16", 0, -1, reroll=True)]


@pytest.mark.rule("EU-19.27", "EU-19.34")
def test_gold_for_a_tile_that_is_sold_is_not_counted_as_gained() -> None:
    game = deal(h0={"bag": ["wooden_shield"], "gems": {"ruby": 1}})
    play(game, ("sell", "ruby"), ("sell", "wooden_shield"))
    gem, tile = events(game, "gold")
    assert (gem.sold, tile.sold) == ("", "wooden_shield") and tile.number > 0
    assert usage.numbers(events(game), game.state)["Gold gained"] == gem.number == 2


@pytest.mark.parametrize("event", FLYING, ids=lambda event: f"{event.name}-{event[-1]}")
def test_whatever_flies_is_a_piece_of_the_board(event: Happening) -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in CLIENT.rglob("*.svelte"))
    pieces = set(re.findall(r'fly=(?:"|\{[^"`}]*["`])([^"`]+)["`]', source))
    known = re.compile("|".join(re.sub(r"(?:\\\$)?\\\{\w+\\\}", r"\\w+", re.escape(each)) for each in pieces))
    assert event.flights()
    for flight in event.flights():
        assert known.fullmatch(flight.start) and known.fullmatch(flight.end)
        assert not flight.like or known.fullmatch(flight.like)


def test_a_reroll_without_gaar_lets_nothing_fly() -> None:
    assert Rerolled("", 0, (1, 2)).flights() == FoeDice("", 0, (1, 2)).flights() == ()
    assert Rerolled("", 0, (1, 2)).say().id == "eu-tell-rerolled"
    assert Rerolled("", 0, (1, 2), HERO).say().id == "eu-tell-rerolled-gaar"


def test_a_monster_that_plays_by_itself_gains_for_itself() -> None:
    assert "seat" in FoeGains("", 0, "gaar", 1).say().args and "seat" not in FoeGainsAlone("", "gaar", 1).say().args


def test_rubble_says_of_which_type_it_is() -> None:
    assert [RubbleLaid("", kind, "1,1").say() for kind in ("a", "b")] == [
        Message("eu-tell-rubble_a"),
        Message("eu-tell-rubble_b"),
    ]
