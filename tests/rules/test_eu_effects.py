"""Every tile, card and board of Euthia does what its data says: what is left out of an entry is noticed."""

from __future__ import annotations

import pytest

from ..effects import Left, changed, noticed_by, verbs_left_out
from . import (
    test_eu_07_turns,
    test_eu_18_mining,
    test_eu_25_monster_attack,
    test_eu_47_scoring,
    test_eu_50_skoldur,
    test_eu_61_scenarios,
    test_eu_foes,
    test_eu_gains,
    test_eu_standing,
    test_eu_tiles,
)

GAME = "euthia"
TESTS = [
    *(test_eu_gains, test_eu_tiles, test_eu_foes, test_eu_standing, test_eu_07_turns, test_eu_18_mining),
    *(test_eu_25_monster_attack, test_eu_47_scoring, test_eu_50_skoldur, test_eu_61_scenarios),
]
KINDS = (
    *("merchant", "alchemist", "dragonslayer", "treasure_1", "treasure_2", "treasure_3", "artifact"),
    *("hunter_reward", "armourer_reward", "witch_reward", "supplies", "healing_potion", "teleport_scroll", "lake"),
    *("hero_tile", "gem", "essence", "card", "elemental", "encounter", "person", "faer_power"),
    *("monster", "elite", "bounty", "farruga_dragon", "mirrezil_dragon"),
)
LEFT = [left for kind in KINDS for left in verbs_left_out(GAME, kind)]
NOT_YET = {  # what no test notices yet: it is to become less
    "hero_tile": """
        maeldur_phoenix_vigil.effects.0
    """,
    "gem": """
        ruby.effects.0
    """,
    "mirrezil_dragon": """
        bone_tail.bands.2.effects.0 hollow_heart.bands.3.effects.0
    """,
}
MISSING = {f"{kind}-{what}" for kind, names in NOT_YET.items() for what in names.split()}


@pytest.mark.parametrize("left", [left for left in LEFT if str(left) not in MISSING], ids=str)
def test_an_effect_that_is_left_out_is_noticed(left: Left) -> None:
    assert noticed_by(left, TESTS)


def test_what_is_missing_is_still_missing() -> None:
    assert set(map(str, LEFT)) >= MISSING
    assert [str(left) for left in LEFT if str(left) in MISSING and noticed_by(left, TESTS)] == []


def test_an_entry_that_is_as_it_was_is_noticed_by_nobody() -> None:
    assert noticed_by(changed(GAME, "merchant", "gem_tray"), TESTS) == ""
