"""Borrowed Wings: every box, icon, marked round, Paragraph and Thread does what its data says."""

from __future__ import annotations

from typing import Any

import pytest

from .thorgal_effects import Worn, happens

TALE = Worn("borrowed_wings")
GIVES = {
    "box-meeting_house-0": "opens 1 1",
    "box-goat_weavers-0": "opens 3 1",
    "box-dyke-0": "opens 4 1",
    "box-helm-0": "opens 17 1, track 1",
    "box-sail_ribs-0": "opens 15 1, track 1",
    "box-ramp-1": "end heavy_wings 1",
    "box-hull_breach-0": "opens 14 1, track 1",
    "box-keel_well-0": "opens 16 1, track 1",
    "box-heart_chamber-0": "opens 18 1, track 1",
    "box-tar_burners-0": "opens 5 1",
    "box-lodestone_gallery-0": "opens 7 1",
    "box-collapsed_shaft-0": "opens 8 1",
    "box-lens_field-0": "opens 9 1",
    "box-sentinel-0": "opens 10 1",
    "box-observatory-0": "opens 11 1",
    "box-rope_lift-0": "opens 6 1",
    "box-beacon-0": "opens 12 1",
    "box-parley_stone-0": "opens 13 1",
    "icon-left": "track 1",
    "icon-left/1+": "mystic at helm 1",
    "icon-middle": "raised helm-0 1",
    "icon-right": "track 2",
    "round-3": "building -2",
    "round-3/0.0": "building -2",
    "round-3/0.1": "friend threat 1, threat 1",
    "round-6": "opens 2 1",
    "round-9": "at askby -1, at prow 1, friend at askby -1, friend at prow 1, friend threat 1, threat 1",
    "setup-2": "raised parley_stone-0 3, track 2",
    "setup-3": "raised parley_stone-0 3",
    "setup-4": "building 1, friend building 1, raised parley_stone-0 3",
    "par-1": "fate 1, special special_l 1",
    "thread-1-0": "fate 1, threat 1",
    "thread-1-1": "building 3",
    "par-2": "mystic at helm 1, track 1",
    "thread-2-0": "track -2",
    "thread-2-1": "fate 1, gossip 1",
    "par-3": "card journey_15 -1, card journey_41 1, flag silk 1, magic 2",
    "thread-3-0": "whetstone 1, wound domino -1",
    "thread-3-1": "gossip 3",
    "par-4": "building 1, fate 1, threat -1",
    "thread-4-0": "pent_p on helm-0 1",
    "thread-4-1": "skill 1, wound tri_i -1",
    "par-5": "building 2, flag pitch 1",
    "thread-5-0": "building 1, deep_basket 1",
    "thread-5-1": "fate 1",
    "par-6": "card move_12 -1, card move_6 1, flag lift 1",
    "thread-6-0": "gather tokens -4",
    "thread-6-1": "friend wound tri_i -1, wound tri_i -1",
    "par-7": "combat level 1, flag lodestone 1",
    "thread-7-0": "ore 3",
    "thread-7-1": "deep_basket 1, threat -1",
    "par-8": "combat level 1, fate 2",
    "thread-8-0": "finding whispering_skull 1, gossip 1, magic 1, wound tri_i -1",
    "thread-8-1": "card craft_24 1, card craft_4 -1, ore 2",
    "par-9": "flag lens 1, power 1",
    "thread-9-0": "power 2, wound mono 1",
    "thread-9-1": "journey level 1, track -1",
    "par-10": "combat level 1, power 2",
    "thread-10-0": "magic 1, mystic at dyke -1, mystic at helm -1",
    "thread-10-1": "card combat_26 -1, card combat_34 1, whetstone 1",
    "par-11": "flag script 1, gossip 1, magic 1",
    "thread-11-0": "gossip 1, track -1",
    "thread-11-1": "journey level 1, magic 1",
    "par-12": "track -4",
    "thread-12-0": "magic -2, track -3",
    "thread-12-0/0+": "track -3",
    "thread-12-0/0-": "track -1",
    "thread-12-1": "deep_basket 1, power 1",
    "par-13": "end bargain 1",
    "par-13/0.0": "end bargain 1",
    "par-13/0.1": "friend threat 1, threat 1, track -2",
    "thread-13-0": "card sacrifice_1 -1, track -2",
    "thread-13-1": "magic 2, power 1",
    "par-14": "goal hull_breach 1",
    "thread-14-0": "fate 1",
    "thread-14-1": "building 2, whetstone 1",
    "par-15": "goal sail_ribs 1",
    "thread-15-0": "friend threat -1, threat -1",
    "thread-15-1": "combat level 2, wound mono 1",
    "par-16": "goal keel_well 1",
    "thread-16-0": "fate 1",
    "thread-16-1": "card assign_16 -1, card assign_40 1, ore 1",
    "par-17": "goal helm 1",
    "thread-17-0": "building 1, card journey_37 1",
    "thread-17-1": "friend skill 1, skill 1, wound tri_i -1",
    "par-18": "flag heart_done 1, goal heart_chamber 1",
    "thread-18-0": "power 1, track -1",
    "thread-18-1": "wound domino -1, wound mono -1, wound tri_i -1",
}
HIGH: dict[str, Any] = {"track": 8}
LAID: dict[str, dict[str, Any]] = {
    "thread-10-0": {"locations": {"helm": {"enemies": ["mystic"]}, "dyke": {"enemies": ["mystic"]}}},
    **dict.fromkeys(["par-12", "thread-12-0", "thread-12-0/0+"], HIGH),
}


@pytest.mark.uses(TALE.key)
@pytest.mark.parametrize(("name", "gives"), GIVES.items())
def test_what_happens_in_the_adventure(name: str, gives: str) -> None:
    assert happens(TALE, name, **LAID.get(name, {})) == gives
