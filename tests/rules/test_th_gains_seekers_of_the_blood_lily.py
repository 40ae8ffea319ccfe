"""Seekers of the Blood Lily: every box, icon, marked round, Paragraph and Thread does what its data says."""

from __future__ import annotations

from typing import Any

import pytest

from .thorgal_effects import Worn, happens

TALE = Worn("seekers_of_the_blood_lily")
GIVES = {
    "box-camel_yard-0": "opens 1 1",
    "box-watch_post-0": "goal craft_13 -1, goal sacrifice_1 -1, gossip 1",
    "box-storyteller-0": "opens 2 1",
    "box-perfume_stall-0": "opens 3 1",
    "box-smugglers_cellar-0": "opens 7 1",
    "box-armoury-0": "opens 8 1",
    "box-vow_fountain-0": "goal sacrifice_1 -1, threat -1",
    "box-red_lantern_house-0": "opens 4 1",
    "box-blind_astrologer-0": "opens 5 1",
    "box-drowned_shrine-0": "opens 11 1",
    "box-caliphs_palace-0": "opens 9 1",
    "box-garden_of_cages-0": "opens 10 1",
    "box-harbour_office-0": "opens 6 1",
    "box-fish_steps-0": "opens 12 1",
    "box-saffron_moon-0": "opens 17 1, ship -1, ship saffron_moon 1, thief 1, thief building -1",
    "box-saffron_moon-0/0+": "opens 17 1",
    "box-saffron_moon-0/0-": "opens 13 1",
    "box-saffron_moon-1": "end lily_good 1",
    "box-grey_heron-0": "clues ore 1, opens 14 1",
    "box-grey_heron-0/0+": "opens 17 1",
    "box-grey_heron-0/0-": "opens 14 1",
    "box-grey_heron-1": "end lily_good 1",
    "box-night_jasmine-0": "clues gossip 1, opens 15 1",
    "box-night_jasmine-0/0+": "opens 17 1",
    "box-night_jasmine-0/0-": "opens 15 1",
    "box-night_jasmine-1": "end lily_good 1",
    "box-salt_widow-0": "clues magic 1, opens 16 1",
    "box-salt_widow-0/0+": "opens 17 1",
    "box-salt_widow-0/0-": "opens 16 1",
    "box-salt_widow-1": "end lily_good 1",
    "icon-left": "block b1 1",
    "icon-middle": "goal combat_17 1, goal move_18 1",
    "icon-right": "goal combat_17 1, mystic at camel_yard 1",
    "round-4": "clues ore 1, gossip -2",
    "round-4/0+": "clues ore 1",
    "round-4/0-": "goal combat_17 1",
    "round-7": "opens 18 1",
    "round-9": "block b1 -1, block b2 -1, friend threat 1, threat 1",
    "setup-2": (
        "average at grey_heron 1, average at night_jasmine 1, average at saffron_moon 1, average at "
        "salt_widow 1, friend threat 1, goal combat_17 1, goal journey_19 1, goal move_18 1, raised "
        "grey_heron-0 2, raised night_jasmine-0 2, raised saffron_moon-0 2, raised salt_widow-0 2, threat "
        "1"
    ),
    "setup-3": (
        "friend threat 1, goal combat_17 1, goal journey_19 1, goal move_18 1, raised grey_heron-0 2, "
        "raised night_jasmine-0 2, raised saffron_moon-0 2, raised salt_widow-0 2, threat 1"
    ),
    "setup-4": (
        "friend gossip 1, goal combat_17 1, goal move_18 1, gossip 1, raised grey_heron-0 2, raised "
        "night_jasmine-0 2, raised saffron_moon-0 2, raised salt_widow-0 2"
    ),
    "par-1": "card move_18 -1, card move_33 1, gossip 1",
    "thread-1-0": (
        "at caravan_gate -1, at spice_bazaar 1, friend at caravan_gate -1, friend at spice_bazaar 1, move of 2 2"
    ),
    "thread-1-1": "building 1, friend threat -1, threat -1",
    "par-2": "clues ore 1, gossip 1",
    "thread-2-0": "goal sacrifice_1 -1, threat -1",
    "thread-2-1": "gossip 3",
    "par-3": "magic 1, mystic at perfume_stall -1, wound tri_i -1",
    "thread-3-0": "goal craft_13 -1, goal sacrifice_1 -1",
    "thread-3-1": "journey level 1, magic 2",
    "par-4": "clues ore 1, combat level 1",
    "thread-4-0": "magic 3, threat -1, wound mono 1",
    "thread-4-1": "combat level 1",
    "par-5": "clues ore 1, skill 1",
    "thread-5-0": "threat -2, wound tri_i -1",
    "thread-5-1": "card journey_19 -1, card journey_29 1, magic 1",
    "par-6": "goal combat_17 1, special special_b 1",
    "thread-6-0": "at caravan_gate -1, at spice_bazaar 1, gossip 1, move of 1 1",
    "thread-6-1": "threat -1, wound tri_i -1",
    "par-7": "flag smugglers 1, whetstone 1",
    "thread-7-0": "card assign_25 -1, card assign_30 1, whetstone 1",
    "thread-7-1": "block b1 -1, block b2 -1, goal sacrifice_1 -1",
    "par-8": "goal craft_13 -1, goal gather_14 -1, goal sacrifice_1 -1",
    "thread-8-0": "friend threat -1, gossip 1, threat -1",
    "thread-8-1": "card combat_17 -1, card combat_21 1, ore 1",
    "par-9": "seal 1",
    "thread-9-0": "combat level 1, friend combat level 1",
    "thread-9-1": "building 2, deep_basket 1",
    "par-10": "clues ore 1, combat level 1",
    "thread-10-0": "goal craft_13 -1, goal sacrifice_1 -1",
    "thread-10-1": "building 2, finding cast_offs 1, finding whispering_skull 1, gossip 1, magic 1",
    "par-11": "friend skill 1, magic 2, skill 1, wound domino -1, wound tri_i -1",
    "thread-11-0": "mystic at perfume_stall -1, mystic at red_lantern_house -1",
    "thread-11-1": "clues ore 1, threat 1",
    "par-12": "block b1 -1, block b2 -1, card gather_14 -1, card gather_30 1, goal gather_14 -1",
    "thread-12-0": "clues ore 1",
    "thread-12-1": (
        "at caravan_gate -1, at spice_bazaar 1, friend at caravan_gate -1, friend at spice_bazaar 1, move of 3 2"
    ),
    "par-13": "building 2, goal combat_17 1",
    "thread-13-0": "whetstone 1",
    "thread-13-1": "building 1, goal sacrifice_1 -1",
    "par-14": "goal combat_17 1, ore 2",
    "thread-14-0": "mystic at perfume_stall -1, wound tri_i -1",
    "thread-14-1": "deep_basket 1, pack_frame 1",
    "par-15": "goal combat_17 1, gossip 2",
    "thread-15-0": "combat level 1, threat -1",
    "thread-15-1": "goal craft_13 -1, goal sacrifice_1 -1",
    "par-16": "goal combat_17 1, magic 3, mystic at salt_widow 1",
    "thread-16-0": "combat level 1, magic 1",
    "thread-16-1": "building 1, mystic at salt_widow -1",
    "par-17": "average at saffron_moon 2, powerful at saffron_moon 1",
    "thread-17-0": "average at saffron_moon 1, powerful at saffron_moon -1",
    "thread-17-1": "average at saffron_moon -1, wound domino 1",
    "par-18": "clues ore 1, goal combat_17 1",
    "thread-18-0": "building 2, goal sacrifice_1 -1, threat 1",
    "thread-18-1": (
        "at caravan_gate -1, at spice_bazaar 1, friend at caravan_gate -1, friend at spice_bazaar 1, move of 2 2"
    ),
}
CLOSED: dict[str, Any] = {"blocked_borders": ["b1", "b2"]}
LAID: dict[str, dict[str, Any]] = {
    **dict.fromkeys(["round-9", "thread-7-1", "par-12"], CLOSED),
    "thread-16-1": {"locations": {"salt_widow": {"enemies": ["mystic"]}}},
    "par-17": {"where": "saffron_moon"},
    "thread-17-0": {"where": "saffron_moon", "locations": {"saffron_moon": {"enemies": ["powerful"]}}},
    "thread-17-1": {"where": "saffron_moon", "locations": {"saffron_moon": {"enemies": ["powerful", "average"]}}},
}


@pytest.mark.uses(TALE.key)
@pytest.mark.parametrize(("name", "gives"), GIVES.items())
def test_what_happens_in_the_adventure(name: str, gives: str) -> None:
    assert happens(TALE, name, **LAID.get(name, {})) == gives
