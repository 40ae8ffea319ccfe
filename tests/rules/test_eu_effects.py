"""Every tile, card and board of Euthia does what its data says: what is left out of an entry is noticed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fabletop

from ..effects import Left, changed, content_of, noticed_by, verbs_left_out, written
from . import (
    test_eu_07_turns,
    test_eu_18_mining,
    test_eu_20_course,
    test_eu_25_monster_attack,
    test_eu_34_death,
    test_eu_47_scoring,
    test_eu_50_skoldur,
    test_eu_61_scenarios,
    test_eu_foes,
    test_eu_gains,
    test_eu_numbers,
    test_eu_standing,
    test_eu_tiles,
)
from .euthia_remade import remade

GAME = "euthia"
TESTS = [
    *(test_eu_gains, test_eu_tiles, test_eu_foes, test_eu_standing, test_eu_numbers),
    *(test_eu_07_turns, test_eu_18_mining, test_eu_20_course, test_eu_25_monster_attack, test_eu_34_death),
    *(test_eu_47_scoring, test_eu_50_skoldur, test_eu_61_scenarios),
]
KINDS = (
    *("merchant", "alchemist", "dragonslayer", "treasure_1", "treasure_2", "treasure_3", "artifact"),
    *("hunter_reward", "armourer_reward", "witch_reward", "supplies", "healing_potion", "teleport_scroll", "lake"),
    *("hero_tile", "gem", "essence", "card", "elemental", "encounter", "person", "faer_power"),
    *("monster", "elite", "bounty", "farruga_dragon", "mirrezil_dragon"),
)
TILES = KINDS[: KINDS.index("gem")]
FOES = ("monster", "elite", "farruga_dragon")


def numbers_left_out(kind: str) -> Iterator[Left]:
    """The Damage or the Wounds of each band, and the Health and the Sacks of each tile."""
    for id, entry in written(GAME, kind).items():
        bands = entry.get("bands", [])
        for place, band in enumerate(bands):
            for number in sorted({"damage", "wounds"} & {*band}):
                other = [*bands[:place], {**band, number: 0}, *bands[place + 1 :]]
                yield changed(GAME, kind, id, bands=other)._replace(what=f"{id}.bands.{place}.{number}")
        for number in sorted({"health", "sack"} & {*entry}) if kind in TILES else ():
            yield changed(GAME, kind, id, **{number: 0})._replace(what=f"{id}.{number}")


def sales_left_out(kind: str) -> Iterator[Left]:
    """What a Natural Resource is sold for."""
    for id, entry in written(GAME, kind).items():
        for place in range(len(entry["options"])):
            other = [*entry["options"][:place], {"gold": 9}, *entry["options"][place + 1 :]]
            yield changed(GAME, kind, id, options=other)._replace(what=f"{id}.options.{place}")


LEFT = [
    *(left for kind in KINDS for left in verbs_left_out(GAME, kind)),
    *(left for kind in (*TILES, *FOES) for left in numbers_left_out(kind)),
    *(left for kind in ("mountain", "lake", "cave") for left in sales_left_out(kind)),
]
NOT_ASKED = {  # what is no list of effects, and the aspects that do all they do by a word of their own
    *("achievement", "box", "combat_card", "dwurt_die", "event_card", "farruga_attack", "great_foe", "grey_sack"),
    *("hero", "legend_card", "map_tile", "ravage_card"),
    *("rot_breath", "grave_wing"),
}


@pytest.mark.parametrize("left", LEFT, ids=str)
def test_an_effect_that_is_left_out_is_noticed(left: Left) -> None:
    assert noticed_by(left, TESTS, make=remade)


def test_every_entry_is_asked_about() -> None:
    kinds = {file.stem for file in fabletop.book(GAME).pack.folder.glob("*.yaml")} - NOT_ASKED
    asked = {(left.kind, left.id) for left in LEFT}
    assert {(kind, id) for kind in kinds for id in written(GAME, kind) if id not in NOT_ASKED} == asked


def test_an_entry_that_is_as_it_was_is_noticed_by_nobody() -> None:
    assert noticed_by(changed(GAME, "merchant", "gem_tray"), TESTS, make=remade) == ""


@pytest.mark.parametrize("left", LEFT[::60], ids=str)
def test_what_is_made_of_one_entry_anew_is_what_the_pack_makes_of_all(left: Left) -> None:
    assert content_of(left, remade) == content_of(left)
