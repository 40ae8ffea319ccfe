"""Six Empty Chairs: every box, icon, marked round, Paragraph and Thread does what its data says."""

from __future__ import annotations

from typing import Any

import pytest

from .test_th_six_empty_chairs import dealt
from .thorgal_effects import Key, Worn, happens

TALE = Worn("six_empty_chairs")
GIVES = {
    "box-long_boat-0": "end end_wrong_cargo 1",
    "box-wreckers_fire-0": "opens 1 1",
    "box-widow_market-0": "opens 2 1",
    "box-sail_loft-0": "opens 3 1",
    "box-salt_house-0": (
        "cells salt_house card abducted_2 -1, freed abducted_2 area 1, freed abducted_2 place tow 1, "
        "opens 12 1, read salt_house 1"
    ),
    "box-causeway_shrine-0": "track -2",
    "box-wax_cellar-0": (
        "cells wax_cellar card abducted_1 -1, freed abducted_1 area 1, freed abducted_1 place tow 1, "
        "opens 11 1, read wax_cellar 1"
    ),
    "box-counting_room-0": "opens 4 1",
    "box-rookery_cage-0": (
        "cells rookery_cage card abducted_6 -1, freed abducted_6 area 1, freed abducted_6 place tow 1, "
        "opens 16 1, read rookery_cage 1"
    ),
    "box-eyrie_forge-0": "opens 5 1",
    "box-bell_loft-0": (
        "cells bell_loft card abducted_5 -1, freed abducted_5 area 1, freed abducted_5 place tow 1, opens "
        "15 1, read bell_loft 1"
    ),
    "box-ringers_hall-0": "opens 6 1",
    "box-oubliette-0": (
        "cells oubliette card abducted_3 -1, freed abducted_3 area 1, freed abducted_3 place tow 1, opens "
        "13 1, read oubliette 1"
    ),
    "box-pearl_chapel-0": "opens 7 1",
    "box-briar_garden-0": (
        "cells briar_garden card abducted_4 -1, freed abducted_4 area 1, freed abducted_4 place tow 1, "
        "opens 14 1, read briar_garden 1"
    ),
    "box-briar_garden-1": (
        "cells briar_garden card abducted_4 -1, freed abducted_4 area 1, freed abducted_4 place tow 1, "
        "opens 14 1, read briar_garden 1"
    ),
    "box-gardeners_lodge-0": "opens 8 1",
    "box-six_chairs-0": "opens 9 1",
    "box-ladys_solar-0": "opens 10 1",
    "icon-left": "track 1",
    "icon-middle": "minor at wax_cellar 1",
    "icon-middle/0+": "minor at wax_cellar 1",
    "icon-middle/0-": "average at salt_house 1, minor at salt_house -1",
    "icon-middle/0-/0+": "average at salt_house 1, minor at salt_house -1",
    "icon-middle/0-/0-": "track 1",
    "icon-right": "raised wax_cellar-0 1",
    "icon-right/0+": "threat 1",
    "icon-right/0-": "raised wax_cellar-0 1",
    "icon-right/0-/0+": "raised wax_cellar-0 1",
    "icon-right/0-/0-": "track 1",
    "round-3": "opens 17 1",
    "round-4": "track 1",
    "round-6": "opens 18 1",
    "round-8": "friend threat 1, threat 1, track 1",
    "setup-2": "track 1",
    "setup-3": "building 2, combat level 1, friend building 2, friend combat level 1",
    "setup-4": (
        "building 3, cells rookery_cage up 1, cells salt_house up 1, cells wax_cellar up 1, combat level "
        "1, friend building 3, friend combat level 1, minor at salt_house -1"
    ),
    "par-1": "building 2, whetstone 1",
    "thread-1-0": "cells salt_house up 1",
    "thread-1-1": "threat -1, track -1",
    "par-2": "card gather_14 -1, card gather_8 1, cells salt_house up 1, fate 1",
    "thread-2-0": "friend wound tri_i -1, wound tri_i -1",
    "thread-2-1": "cells salt_house up 1, cells wax_cellar up 1",
    "par-3": "card move_3 -1, card move_6 1, friend threat -1, ship landing -1, ship net_holm 1, threat -1",
    "thread-3-0": "deep_basket 1, threat -1",
    "thread-3-1": "at landing 1, at net_holm -1, move of 2 1",
    "par-4": "fate 1, special special_d 1",
    "par-4/2+": "opens 20 1",
    "thread-4-0": "building 1, ore 2",
    "thread-4-1": "minor at salt_house -1",
    "par-5": "card combat_11 -1, card combat_21 1, combat level 1, whetstone 1",
    "thread-5-0": "deep_basket 1, friend pack_frame 1",
    "thread-5-1": (
        "average at ringers_hall -1, average at rookery_cage -1, minor at ringers_hall 1, minor at rookery_cage 1"
    ),
    "par-6": "fate 1, shield middle 2",
    "thread-6-0": "friend threat -1, minor at salt_house -1, threat -1",
    "thread-6-1": "card craft_4 -1, card gather_2 1, ore 2",
    "par-7": "combat level 1, fate 1, wound tri_i -1",
    "par-7/3+": "opens 19 1",
    "thread-7-0": "cells salt_house up 1, magic 1",
    "thread-7-1": "card sacrifice_23 -1, card sacrifice_39 1, friend threat -1, threat -1",
    "par-8": "combat level 1, fate 2",
    "thread-8-0": "average at ladys_solar 1, powerful at ladys_solar -1, threat -1",
    "thread-8-1": "fate 1",
    "par-9": "goal six_chairs 1, track -3, wound domino -1, wound mono -1, wound tri_i -1",
    "par-9/0.0": "freed abducted_5 area 1, freed abducted_5 place chair 1, track -2",
    "par-9/0.1": "freed abducted_6 area 1, freed abducted_6 place chair 1, track -2",
    "par-9/0.2": "goal six_chairs 1, track -3, wound domino -1, wound mono -1, wound tri_i -1",
    "par-9/0.3": "building 2, track 1",
    "thread-9-0": "average at rookery_cage -1, minor at salt_house -1",
    "thread-9-1": "at high_table -1, at landing 1",
    "par-10": "combat level 1, freed eirny_herself area 1, freed eirny_herself place tow 1",
    "par-10/2+": "opens 19 1",
    "thread-10-0": "track -2",
    "thread-10-1": "at high_table -1, at thorn 1, gossip -1, move of 3 1",
    "par-11": "cells salt_house up 1, deep_basket 1",
    "thread-11-0": "cells salt_house up 1, cells wax_cellar up 1",
    "thread-11-1": "threat -1, whetstone 1",
    "par-12": "combat level 1, ore 2",
    "thread-12-0": "card combat_11 -1, card combat_31 1, combat level 1",
    "thread-12-1": "average at rookery_cage -1, cells salt_house up 1, minor at rookery_cage 1",
    "par-13": "friend threat -1, friend wound tri_i -1, magic 1, threat -1, wound tri_i -1",
    "thread-13-0": "friend wound tri_i -1, wound tri_i -1",
    "thread-13-1": "gossip 1, minor at salt_house -1",
    "par-14": "building 1",
    "par-14/1+": "opens 19 1",
    "thread-14-0": "opens 19 1",
    "thread-14-1": "threat -2",
    "par-15": "fate 1, threat 1",
    "par-15/2.1": "freed abducted_5 area 1, freed abducted_5 place gone 1, gossip 2, threat -2",
    "thread-15-0": "fate 1",
    "thread-15-1": "minor at counting_room -1, minor at gardeners_lodge 2, minor at salt_house -1",
    "par-16": "at landing -1, at net_holm 1, gossip 1, move of 1 1",
    "par-16/2+": "opens 20 1",
    "thread-16-0": "source saltpans building 1, track -1",
    "thread-16-1": "cells salt_house up 1, cells wax_cellar up 1",
    "par-17": "fate 1, track 1, wound domino 1",
    "par-17/1.0": "fate 1, wound domino 1",
    "par-17/1.1": "minor at salt_house -1, threat 1",
    "thread-17-0": "cells salt_house up 1",
    "thread-17-1": "building 2",
    "par-18": "fate 1, track 1",
    "thread-18-0": "fate 1, friend threat -1, threat -1",
    "thread-18-1": "average at ladys_solar 1, block b1 -1, powerful at ladys_solar -1",
    "par-19": "fight average 1, freed abducted_4 place gone 1, freed abducted_4 place tow -1",
    "par-19/1+": "fate 2, track -1",
    "par-19/1-": "track 1, wound domino 1",
    "thread-19-0": "average at ladys_solar 1, powerful at ladys_solar -1",
    "thread-19-1": "magic 2",
    "par-20": "fate 1, threat 1",
    "par-20/0.0": "fate 1, threat 1",
    "par-20/0.1": "building 2, freed abducted_6 area 1, freed abducted_6 place gone 1, threat -2",
    "thread-20-0": "shield middle 1",
    "thread-20-1": "at landing -1, at net_holm 1, move of 2 1, track -1",
}
HIGH: dict[str, Any] = {"track": 6}
TOWED = dealt(abducted_4="hero-0")
LAID: dict[str, dict[str, Any]] = {
    "icon-right/0+": {"tale": TOWED},
    **dict.fromkeys(["par-9", "par-9/0.2"], HIGH),
    "thread-18-1": {"blocked_borders": ["b1"]},
    "par-19": {"tale": TOWED, "act": {"type": "assign", "value": 1}},
}
KEYS: dict[str, tuple[Key, ...]] = {"par-3": (("area", "net_holm"),)}


@pytest.mark.uses(TALE.key)
@pytest.mark.parametrize(("name", "gives"), GIVES.items())
def test_what_happens_in_the_adventure(name: str, gives: str) -> None:
    assert happens(TALE, name, *KEYS.get(name, ()), **LAID.get(name, {})) == gives
