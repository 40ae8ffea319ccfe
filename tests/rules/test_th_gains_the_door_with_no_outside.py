"""The Door with No Outside: every box, icon, marked round, Paragraph and Thread does what its data says."""

from __future__ import annotations

from typing import Any

import pytest

from .thorgal_effects import Worn, happens

TALE = Worn("the_door_with_no_outside")
GIVES = {
    "box-still_water-0": (
        "fate 1, gossip -1, magic 1, mystic at wall_of_backs -1, power 1, reflections 0 wall_of_backs -1, "
        "threat -1, wound tri_i -1"
    ),
    "box-bucket_and_rope-0": "opens 1 1",
    "box-noon_bench-0": "opens 2 1",
    "box-hanging_fruit-0": "opens 3 1",
    "box-wall_of_faces-0": "opens 4 1",
    "box-wall_of_backs-0": "opens 5 1",
    "box-toy_ship-0": "opens 6 1",
    "box-under_the_bed-0": "opens 7 1",
    "box-listening_step-0": "opens 8 1",
    "box-nail_seller-0": "opens 9 1",
    "box-dry_boat-0": "opens 10 1",
    "box-lantern_fish-0": "opens 11 1",
    "box-book_of_names-0": "opens 12 1",
    "box-blank_book-0": "opens 13 1",
    "box-window-0": "goal archive -1, goal nursery -1, track -1, turned -1, turned nursery 1",
    "box-loom_bench-0": "opens 14 1",
    "box-hounds_step-0": "opens 15 1",
    "box-the_door-0": "opens 16 1",
    "icon-left": "track 1",
    "icon-middle": "friend threat 1, goal orchard 1, threat 1, turned -1, turned orchard 1",
    "icon-right": (
        "friend threat 1, mystic at still_water 2, mystic at under_the_bed -1, mystic at wall_of_backs "
        "-1, reflections 0 still_water 1, reflections 0 wall_of_backs -1, reflections 1 still_water 1, "
        "reflections 1 under_the_bed -1, threat 1"
    ),
    "icon-right/0+": (
        "friend threat 1, mystic at still_water 2, mystic at under_the_bed -1, mystic at wall_of_backs "
        "-1, reflections 0 still_water 1, reflections 0 wall_of_backs -1, reflections 1 still_water 1, "
        "reflections 1 under_the_bed -1, threat 1"
    ),
    "icon-right/0-": "track 1",
    "round-4": "opens 17 1",
    "round-6": "track 1",
    "round-7": "opens 18 1",
    "round-8": "track 1",
    "round-9": "goal nursery -1, goal shore 1, track 1, turned -1, turned shore 1",
    "round-10": "friend threat 1, threat 1",
    "watch-forgetting": "opens 20 1",
    "watch-first_reflection": "opens 19 1",
    "setup-3": "building 1, fate 1, friend building 1, friend fate 1, power 1",
    "setup-4": "building 2, fate 1, friend building 2, friend fate 1, friend power 1, power 1",
    "par-1": "card move_18 -1, card move_35 1, fate 1",
    "thread-1-0": "goal orchard 1, track -1, turned -1, turned orchard 1",
    "thread-1-1": "building 1, card gather_14 -1, card gather_36 1",
    "par-2": "building 1, card journey_19 -1, card journey_37 1, fate 1",
    "thread-2-0": "power 1, threat 1",
    "thread-2-1": "track 1, wound domino -1, wound tri_i -1",
    "par-3": "combat level 1, power 1, threat -1",
    "thread-3-0": "friend threat -2, threat -2",
    "thread-3-1": "ore 3",
    "par-4": "power 1, track -1",
    "thread-4-0": "gossip 2, threat -1",
    "thread-4-1": "deep_basket 1, pack_frame 1",
    "par-5": "journey level 1, magic 2",
    "thread-5-0": "track -2",
    "thread-5-1": "at gallery -1, at well_room 1, magic 1",
    "par-6": "combat level 1, fate 1, track -1",
    "thread-6-0": "power 1",
    "thread-6-1": "skill 1, whetstone 1",
    "par-7": "power 1, special special_e 1",
    "thread-7-0": "fate 1, threat -2",
    "thread-7-1": "average at dry_boat 1, card sacrifice_1 -1, card sacrifice_7 1, powerful at dry_boat -1",
    "par-8": "fate 2, goal orchard 1, turned -1, turned orchard 1",
    "thread-8-0": "threat -2, track -1",
    "thread-8-1": "building 2, finding cast_offs 1, finding whispering_skull 1, gossip 1, magic 1",
    "par-9": "card combat_17 -1, card combat_38 1, shield middle 2",
    "thread-9-0": "combat level 1, deep_basket 1",
    "thread-9-1": "track -2",
    "par-10": "combat level 1, fate 1, power 1",
    "thread-10-0": "domino over yellow-birch_valley 1, fate 2",
    "thread-10-1": "building 2, friend threat -1, threat -1",
    "par-11": "fate 2, track -1",
    "thread-11-0": "power 1, threat 1",
    "thread-11-1": "magic 1, wound tri_i -1",
    "par-12": "fate 1, power 1, threat 1",
    "thread-12-0": "fate 1, raised noon_bench-0 -1",
    "thread-12-1": "minor at listening_step -1, threat -1",
    "par-13": "fate 1, power 2",
    "thread-13-0": "track -2",
    "thread-13-1": (
        "magic 2, mystic at noon_bench 1, mystic at still_water 1, mystic at under_the_bed -1, mystic at "
        "wall_of_backs -1, reflections 0 noon_bench 1, reflections 0 wall_of_backs -1, reflections 1 "
        "still_water 1, reflections 1 under_the_bed -1"
    ),
    "par-14": "power 1, track -2",
    "thread-14-0": (
        "fate 1, gossip -1, magic 1, mystic at wall_of_backs -1, power 1, reflections 0 wall_of_backs -1, "
        "threat -1, wound tri_i -1"
    ),
    "thread-14-1": "fate 2, track 1",
    "par-15": "combat level 2, fate 2, power 2, track 2",
    "thread-15-0": "fate 1, friend fate 1",
    "thread-15-1": "friend threat -2, threat -2, track -1",
    "par-16": "end end_not_quite 1",
    "par-16/0.0": "end end_morning 1",
    "par-16/0.1": "end end_keeper 1",
    "par-16/0.2": "end end_not_quite 1",
    "par-16/0.3": "end end_house_came 1",
    "par-17": "blocked spaces 1, goal orchard 1, track 1, turned -1, turned orchard 1",
    "thread-17-0": "power 1",
    "thread-17-1": "fate 1, goal orchard 1, turned -1, turned orchard 1",
    "par-18": (
        "friend threat 1, mystic at still_water 2, mystic at under_the_bed -1, mystic at wall_of_backs "
        "-1, reflections 0 still_water 1, reflections 0 wall_of_backs -1, reflections 1 still_water 1, "
        "reflections 1 under_the_bed -1, threat 1"
    ),
    "par-18/2.0": "friend threat 1, threat 1, track -1",
    "par-18/2.1": "wound domino 1",
    "par-18/2.2": "friend wound tri_i -1, track 1, wound tri_i -1",
    "thread-18-0": "track -2",
    "thread-18-1": "friend skill 1, magic 1, skill 1",
    "par-19": "magic 1, threat -1, wound tri_i -1",
    "thread-19-0": "fate 1",
    "thread-19-1": "combat level 1, friend threat -1, threat -1",
    "par-20": "friend threat 1, friend wound mono 1, threat 1, track -1, wound mono 1",
    "par-20/1.0": "friend wound mono 1, track -1, wound mono 1",
    "par-20/1.1": "friend threat -1, threat -1",
    "thread-20-0": "track -2",
    "thread-20-1": "blocked spaces -1, building 2",
}
LAID: dict[str, dict[str, Any]] = {
    "icon-middle": {"h0": {"area": "orchard"}, "h1": {"area": "orchard"}},
    "thread-12-0": {"locations": {"noon_bench": {"boxes": {0: {"raised": ["gossip"]}}}}},
}


@pytest.mark.uses(TALE.key)
@pytest.mark.parametrize(("name", "gives"), GIVES.items())
def test_what_happens_in_the_adventure(name: str, gives: str) -> None:
    assert happens(TALE, name, **LAID.get(name, {})) == gives
