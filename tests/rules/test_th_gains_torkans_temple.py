"""Torkan's Temple: every box, icon, marked round, Paragraph and Thread does what its data says."""

from __future__ import annotations

from typing import Any

import pytest

from .thorgal import play, table
from .thorgal_effects import Worn, happens

TALE = Worn("torkans_temple")
GIVES = {
    "box-hidden_assembly-0": "card craft_13 1, card craft_4 -1, opens 19 1",
    "box-thor_stone-0": "deep_basket 1",
    "win-charcoal_burners-0": "opens 1 1",
    "lose-charcoal_burners-0": "threat 1",
    "box-timber_yard-0": "building 2, track -1",
    "box-merchants_camp-0": "opens 10 1",
    "box-toll_gate-0": "opens 16 1",
    "box-guards_tower-0": "opens 14 1",
    "box-lime_kiln-0": "opens 4 1",
    "box-sledge_ramp-0": "opens 3 1",
    "box-watchtower-0": "opens 5 1",
    "box-prison_cell-0": "card gather_22 -1, card gather_8 1, opens 6 1",
    "win-chain_forge-0": "opens 7 1",
    "lose-chain_forge-0": "minor at toll_gate 1",
    "box-captains_hall-0": "opens 8 1",
    "win-cave_dwellers-0": "opens 9 1",
    "lose-cave_dwellers-0": "wound domino 1",
    "box-sunless_pool-0": "opens 11 1",
    "box-great_hoist-0": "opens 12 1",
    "box-torkans_altar-0": "opens 13 1",
    "icon-left": "track 1",
    "icon-left/0+": "track 1",
    "icon-left/0-": "minor at timber_yard 1",
    "icon-middle": "average at toll_gate 1, minor at toll_gate -1",
    "icon-right": "track 2",
    "round-4": "opens 2 1",
    "round-7": "opens 15 1",
    "setup-2": "average at captains_hall 1, minor at toll_gate 1, minor at watchtower 1, track 2",
    "setup-3": "average at captains_hall 1, minor at watchtower 1",
    "setup-4": "minor at watchtower 1, track 1",
    "par-1": "power 2",
    "thread-1-0": "journey level 1",
    "thread-1-1": "building 3",
    "par-2": "friend threat 1, threat 1",
    "par-2/0.0": "friend threat 1, threat 1",
    "par-2/0.1": "track 1",
    "thread-2-0": "power 1, threat 1",
    "thread-2-1": "average at watchtower -1, gossip 1, minor at watchtower 1",
    "par-3": "track -2",
    "thread-3-0": "building 2, ore 1",
    "thread-3-1": "power 1",
    "par-4": "track -3",
    "thread-4-0": "whetstone 1",
    "thread-4-1": "gossip 2, threat -1",
    "par-5": "friend threat -1, threat -1, track -1",
    "thread-5-0": "minor at timber_yard 1, minor at toll_gate -1",
    "thread-5-1": "journey level 1, terrain 1",
    "par-6": "power 2",
    "thread-6-0": "building 1, gather tokens -4",
    "thread-6-1": "wound tri_i -1",
    "par-7": "power 2",
    "thread-7-0": "friend war_paint 1, whetstone 1",
    "thread-7-1": "threat -1, wound domino -1, wound tri_i -1",
    "par-8": "combat level 1, power 1, track -1",
    "thread-8-0": "gossip 1, power 1",
    "thread-8-1": "card combat_11 -1, card combat_34 1",
    "par-9": "power 2",
    "thread-9-0": "wound domino -1, wound tri_i -1",
    "thread-9-1": "magic 3",
    "par-10": "deep_basket 1, minor at lime_kiln 1, minor at toll_gate -1",
    "thread-10-0": "friend war_paint 1, whetstone 1",
    "thread-10-1": "gather tokens -4",
    "par-11": "flag drain_open 1, magic 2",
    "par-11/1+": "special special_h 1",
    "par-11/1-": "magic 2",
    "thread-11-0": "building 1, finding whispering_skull 1, gossip 1, magic 1",
    "thread-11-1": "skill 1, wound tri_i -1",
    "par-12": "track -3",
    "thread-12-0": "power 2, threat 1",
    "thread-12-1": "building 2, finding cast_offs 1, finding whispering_skull 1, gossip 1, magic 1",
    "par-13": "combat level 1, track -2",
    "thread-13-0": "track -1, wound domino 1",
    "thread-13-1": "minor at toll_gate -1",
    "par-14": "card gather_22 -1, card gather_30 1, flag keys 1",
    "thread-14-0": "friend threat -2, threat -2",
    "thread-14-1": "deep_basket 1, ore 2",
    "par-15": "minor at lime_kiln 1",
    "par-15/0+": "special special_h 1",
    "thread-15-0": "power 1",
    "thread-15-1": (
        "at birch_slope 1, at shepherd_vale -1, friend at birch_slope 1, friend at shepherd_vale -1, move of 2 2"
    ),
    "par-16": "gossip 2, ore 2",
    "thread-16-0": "card assign_25 -1, card assign_9 1, friend threat -1, threat -1",
    "thread-16-1": "at old_road -1, at shepherd_vale 1, gossip 1, move of 2 1",
    "par-19": "power 1",
    "thread-19-0": "friend threat -1, gossip 1, threat -1",
    "thread-19-1": "building 1, track -1",
    "special-special_h": "critical 1",
}
LAID: dict[str, dict[str, Any]] = {"special-special_h": {"act": {"type": "combat", "value": 1}}}


@pytest.mark.uses(TALE.key)
@pytest.mark.parametrize(("name", "gives"), GIVES.items())
def test_what_happens_in_the_adventure(name: str, gives: str) -> None:
    assert happens(TALE, name, **LAID.get(name, {})) == gives


@pytest.mark.rule("TH-35.29")
@pytest.mark.uses(TALE.key)
def test_the_revolt_is_looked_at_when_the_rebels_have_gathered_and_before_anything_else_is_asked() -> None:
    free: dict[str, Any] = {place: {"enemies": []} for place in ("toll_gate", "watchtower", "captains_hall")}
    rebel = {"pool": {"power": 1}, "items": []}
    game = TALE.act("assign", 1, "shackle_town", h0=rebel, round=3, locations=free, track=6)
    assert play(game, ("box", "slave_barracks-0")).over and table(game)["ending"] == "revolt"
