"""Hide and Sea: every box, icon, marked round, Paragraph and Thread does what its data says."""

from __future__ import annotations

from typing import Any

import pytest

from .thorgal_effects import Key, Worn, happens

TALE = Worn("hide_and_sea")
GIVES = {
    "box-boat_shed-0": "track 2",
    "box-smokehouse-0": "opens 1 1",
    "box-heron_sands-0": (
        "at heron_holm -1, at seal_skerries 1, friend at gull_haven -1, friend at seal_skerries 1, ship "
        "gull_haven -1, ship seal_skerries 1"
    ),
    "box-net_menders-0": "opens 2 1",
    "box-skarn_harbour-0": "gossip 1, whetstone 1",
    "box-castle_skarn-0": "opens 3 1",
    "box-ulver_quay-0": (
        "at fleet_1 skarn -1, at fleet_1 whalebone 1, mystic at skarn_harbour -1, mystic at whalebone_arch 1"
    ),
    "box-castle_ulver-0": "opens 4 1",
    "box-singing_rocks-0": "opens 12 1",
    "box-seal_caves-0": "opens 5 1",
    "box-sunken_longship-0": "opens 6 1",
    "box-root_channel-0": "opens 13 1",
    "box-bell_oak-0": "opens 7 1",
    "box-wreckers_roads-0": "opens 8 1",
    "box-regents_hall-0": "opens 9 1",
    "box-whalebone_arch-0": "opens 10 1",
    "box-rib_hermit-0": "opens 11 1",
    "box-crown_rock-0": "end thin_gold 1",
    "icon-left": (
        "at fleet_1 heron_holm 1, at fleet_1 skarn -1, block smokehouse 1, mystic at heron_sands 1, "
        "mystic at skarn_harbour -1"
    ),
    "icon-middle": (
        "at fleet_1 heron_holm 1, at fleet_1 skarn -1, at fleet_2 crown_sound -1, at fleet_2 ulver 1, "
        "block smokehouse 1, mystic at crown_rock -1, mystic at heron_sands 1, mystic at skarn_harbour "
        "-1, mystic at ulver_quay 1"
    ),
    "icon-right/0+": "friend threat 1",
    "icon-right/0-": "track -1",
    "round-3": "at fleet_3 wreckers_isle 1, mystic at wreckers_roads 1",
    "round-5": "opens 14 1",
    "round-8": "opens 15 1",
    "watch-burning_sails": "opens 16 1",
    "setup-2": "raised bell_oak-0 1, raised castle_skarn-0 1, raised rib_hermit-0 1, track -2",
    "setup-3": "building 1, friend building 1, track -1",
    "setup-4": "building 1, combat level 1, friend building 1, friend combat level 1, track -1",
    "par-1": (
        "at fleet_1 skarn -1, at fleet_1 whalebone 1, gossip 2, mystic at skarn_harbour -1, mystic at whalebone_arch 1"
    ),
    "thread-1-0": "gossip 2, threat -1",
    "thread-1-1": "friend wound tri_i -1, wound tri_i -1",
    "par-2": "card journey_10 1, card journey_5 -1, card move_18 -1, card move_6 1, track 1",
    "thread-2-0": "building 1, journey level 1",
    "thread-2-1": "building 3",
    "par-3": "flag skarn 1, ore 2, threat -1",
    "thread-3-0": (
        "at fleet_1 skarn -1, at fleet_1 whalebone 1, combat level 1, mystic at skarn_harbour -1, mystic "
        "at whalebone_arch 1"
    ),
    "thread-3-1": "friend war_paint 1, whetstone 1",
    "par-4": "flag ulver 1, track 2",
    "thread-4-0": "building 1, card assign_16 -1, card assign_32 1",
    "thread-4-1": "gossip 2, skill 1",
    "par-5": "fate 1",
    "thread-5-0": "combat level 1, magic 2, wound mono 1",
    "thread-5-1": (
        "block smokehouse -1, friend at gull_haven -1, friend at heron_holm 1, ship gull_haven -1, ship heron_holm 1"
    ),
    "par-6": "deep_basket 1, ore 1, pack_frame 1",
    "thread-6-0": "track 2",
    "thread-6-1": "finding whispering_skull 1, gossip 1, magic 3",
    "par-7": "fate 1, magic 1",
    "thread-7-0": "threat -1, wound domino -1, wound tri_i -1",
    "thread-7-1": "block net_menders -1, block smokehouse -1, terrain 1",
    "par-8": (
        "at fleet_1 skarn -1, at fleet_1 whalebone 1, gossip 2, mystic at skarn_harbour -1, mystic at "
        "whalebone_arch 1, threat -1"
    ),
    "thread-8-0": "goal fleet_1 -1",
    "thread-8-1": "building 2, ore 2",
    "par-9": "combat level 1, fate 1, flag hall 1",
    "thread-9-0": "goal fleet_1 -1",
    "thread-9-1": "finding whispering_skull 1, gossip 1, magic 1, whetstone 1",
    "par-10": "magic 1, special special_j 1",
    "thread-10-0": "threat -1, wound tri_i -1",
    "thread-10-1": "friend at gull_haven -1, friend at seal_skerries 1, ship gull_haven -1, ship seal_skerries 1",
    "par-11": "fate 1, flag false_piece 1",
    "thread-11-0": "gossip 2, magic 1",
    "thread-11-1": "pack_frame 1, whetstone 1",
    "par-12": (
        "at fleet_1 crown_sound 1, at fleet_1 skarn -1, at fleet_2 crown_sound -1, at fleet_2 "
        "wreckers_isle 1, magic 1, mystic at skarn_harbour -1, mystic at wreckers_roads 1"
    ),
    "thread-12-0": (
        "at fleet_1 crown_sound 1, at fleet_1 skarn -1, at fleet_2 crown_sound -1, at fleet_2 "
        "wreckers_isle 1, mystic at skarn_harbour -1, mystic at wreckers_roads 1, threat 1"
    ),
    "thread-12-1": "deep_basket 1, magic 1",
    "par-13": (
        "block net_menders -1, block smokehouse -1, building 2, friend at gull_haven -1, friend at "
        "heron_holm 1, ship gull_haven -1, ship heron_holm 1"
    ),
    "thread-13-0": "magic 3",
    "thread-13-1": "track 2, wound mono 1",
    "par-14": (
        "at fleet_1 crown_sound 1, at fleet_1 skarn -1, at fleet_2 crown_sound -1, at fleet_2 "
        "wreckers_isle 1, building -1, mystic at skarn_harbour -1, mystic at wreckers_roads 1"
    ),
    "thread-14-0": "building 3, threat 1",
    "thread-14-1": "friend wound tri_i -1, wound tri_i -1",
    "par-15": "friend threat -1, threat -1, track -1",
    "par-15/0.0": "friend threat -1, threat -1, track -1",
    "par-15/0.1": "friend threat 1, threat 1",
    "thread-15-0": (
        "at fleet_1 skarn -1, at fleet_1 whalebone 1, gossip 2, mystic at skarn_harbour -1, mystic at whalebone_arch 1"
    ),
    "thread-15-1": "building 2, track 1",
    "par-16": "building 2, friend building 2, friend threat -1, threat -1",
    "thread-16-0": "gossip 1, track 2",
    "thread-16-1": "deep_basket 1, finding whispering_skull 1, gossip 1, magic 1, pack_frame 1, wound domino 1",
}
COVES: dict[str, Any] = {"locations": {"smokehouse": {"blocked": True}, "net_menders": {"blocked": True}}}
LAID: dict[str, dict[str, Any]] = {
    "icon-right/0+": {"h1": {"area": "skarn"}},  # away from the Ship
    **dict.fromkeys(["thread-5-1", "thread-7-1", "par-13"], COVES),
}
DECOYS = ["box-ulver_quay-0", "par-1", "thread-3-0", "par-8", "thread-15-0"]
KEYS: dict[str, tuple[Key, ...]] = {
    **dict.fromkeys(DECOYS, (("area", "whalebone"),)),  # where the first Fleet sails
    **dict.fromkeys(["box-heron_sands-0", "thread-10-1"], (("area", "heron_holm"), ("area", "seal_skerries"))),
}


@pytest.mark.uses(TALE.key)
@pytest.mark.parametrize(("name", "gives"), GIVES.items())
def test_what_happens_in_the_adventure(name: str, gives: str) -> None:
    assert happens(TALE, name, *KEYS.get(name, ()), **LAID.get(name, {})) == gives
