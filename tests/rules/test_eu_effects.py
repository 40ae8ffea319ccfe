"""Every tile, card and board of Euthia does what its data says: what is left out of an entry is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

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
    test_eu_63_walking_ruin,
    test_eu_64_six_legends,
    test_eu_65_farruga,
    test_eu_66_mirrezil,
    test_eu_foes,
    test_eu_gains,
    test_eu_numbers,
    test_eu_printed,
    test_eu_standing,
    test_eu_tiles,
)
from .euthia_remade import remade

GAME = "euthia"
TESTS = [
    *(test_eu_gains, test_eu_tiles, test_eu_foes, test_eu_standing, test_eu_numbers),
    *(test_eu_07_turns, test_eu_18_mining, test_eu_20_course, test_eu_25_monster_attack, test_eu_34_death),
    *(test_eu_47_scoring, test_eu_50_skoldur, test_eu_61_scenarios),
    *(test_eu_63_walking_ruin, test_eu_64_six_legends, test_eu_65_farruga, test_eu_66_mirrezil, test_eu_printed),
]
KINDS = (
    *("merchant", "alchemist", "dragonslayer", "treasure_1", "treasure_2", "treasure_3", "artifact"),
    *("hunter_reward", "armourer_reward", "witch_reward", "supplies", "healing_potion", "teleport_scroll", "lake"),
    *("hero_tile", "gem", "essence", "card", "elemental", "encounter", "person", "faer_power"),
    *("monster", "elite", "bounty", "farruga_dragon", "mirrezil_dragon"),
)
TILES = KINDS[: KINDS.index("gem")]
FOES = ("monster", "elite", "great_foe", "farruga_dragon", "mirrezil_dragon")


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


OWN_FIELDS = {  # what entries do that have no effects, or other fields besides
    "achievement": ("hero", "scenario", "mode", "least", "most"),
    "combat_card": ("left", "right", "gaar", "chaos"),
    "dwurt_die": ("faces",),
    "event_card": ("change", "sieges", "nearest"),
    "farruga_attack": (*("to", "flight", "closes", "value", "wounds", "quenched", "clover", "unshielded", "rerolls"),),
    "farruga_dragon": ("health", "per_player", "silver", "gold", "chaos", "gaar", "penalty", "immune"),
    "great_foe": ("health", "per_player", "gold", "chaos", "immune"),
    "hero": ("health", "slots", "equipment", "gaar_slots", "dwurt_slots", "gem_slots", "sacks", "start"),
    "legend_card": ("cost", "reputation", "artifact"),
    "mirrezil_dragon": (
        *("players", "health", "per_player", "silver", "gold", "chaos", "gaar", "penalty", "immune", "trait"),
    ),
    "ravage_card": ("target", "steps", "after", "blight"),
}


PLAIN = {"event_card": {"change": 0, "sieges": True, "nearest": False}}  # of those that write nothing
FIXED = ("dwurt_die",)  # it has six faces


def fields_changed(kind: str) -> Iterator[Left]:
    """Each number, word and sign that stands in one of these fields is another."""
    words = {
        field: sorted({str(each[field]) for each in written(GAME, kind).values() if field in each})
        for field in OWN_FIELDS[kind]
    }
    for id, entry in written(GAME, kind).items():
        whole = entry if {*OWN_FIELDS[kind]} & {*entry} else {**entry, **PLAIN[kind]}
        for field in (each for each in OWN_FIELDS[kind] if each in whole):
            for path, other in _others(whole[field], words[field], kind in FIXED):
                name = ".".join([id, field, *path])
                yield changed(GAME, kind, id, **{field: other})._replace(what=name)


def _others(data: Any, words: list[str], fixed: bool) -> Iterator[tuple[tuple[str, ...], Any]]:
    match data:
        case bool():
            yield (), not data
        case int():
            yield (), data - 1 if data > 1 else data + 1
        case str():
            if len(words) > 1 and data in words:
                yield (), words[words.index(data) - 1]
        case dict():
            for key, value in data.items():
                for path, other in _others(value, words, fixed):
                    yield (key, *path), {**data, key: other}
        case list():
            for place, value in enumerate(data):
                if not fixed:
                    yield (str(place),), [*data[:place], *data[place + 1 :]]
                for path, other in _others(value, words, fixed):
                    yield (str(place), *path), [*data[:place], other, *data[place + 1 :]]


LEFT = [
    *(left for kind in OWN_FIELDS for left in fields_changed(kind)),
    *(left for kind in KINDS for left in verbs_left_out(GAME, kind)),
    *(left for kind in (*TILES, *FOES) for left in numbers_left_out(kind)),
    *(left for kind in ("mountain", "lake", "cave") for left in sales_left_out(kind)),
]
NOT_ASKED = {"grey_sack", "map_tile", "scenario"}  # a tile with no effect, the land, and what stands apart


@pytest.mark.parametrize("left", LEFT, ids=str)
def test_an_effect_that_is_left_out_is_noticed(left: Left) -> None:
    assert noticed_by(left, TESTS, make=remade)


def test_every_entry_is_asked_about() -> None:
    kinds = {*fabletop.book(GAME).pack.kinds} - NOT_ASKED
    asked = {(left.kind, left.id) for left in LEFT}
    assert {(kind, id) for kind in kinds for id in written(GAME, kind)} == asked


def test_an_entry_that_is_as_it_was_is_noticed_by_nobody() -> None:
    assert noticed_by(changed(GAME, "merchant", "gem_tray"), TESTS, make=remade) == ""


@pytest.mark.parametrize("left", LEFT[::60], ids=str)
def test_what_is_made_of_one_entry_anew_is_what_the_pack_makes_of_all(left: Left) -> None:
    assert content_of(left, remade) == content_of(left)
