"""Borrowed Wings: the special rules, the special effects and the endings of the adventure."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.thorgal.adventures.borrowed_wings.rules import Lake, PartsRepaired
from fabletop.games.thorgal.choices import Foe
from fabletop.games.thorgal.combat.foes import FOE
from fabletop.games.thorgal.map.move import crossing_refusal
from fabletop.kernel.position import Position, checked, lay_out

from .roll_player import events, kind, options, play, table
from .thorgal import quiet_book

KEY = "borrowed_wings"
PARTS = ("hull_breach", "sail_ribs", "keel_well", "helm", "heart_chamber")
RICH = {"building": 9, "ore": 9, "gossip": 9, "magic": 9, "power": 9, "fate": 9}


def at(
    scene: str, *args: str | int, seats: int = 2, draws: dict[str, list[str]] | None = None, **laid: Any
) -> Game[Any]:
    data = {"game": "thorgal", "seats": seats, "at": [scene, *args], "options": {"adventure": KEY}, "table": laid}
    return lay_out(quiet_book(), checked(Position, {**data, "draws": draws or {}}, "position"))


def assign(area: str, value: int = 4, **laid: Any) -> Game[Any]:
    """An Assign of the first Hero, who owns plenty; `track`, `flags`... as in a position."""
    hero = {"area": area, "pool": RICH, "items": [], **laid.pop("hero", {})}
    return at(
        "do_assign", 0, heroes=[hero, {"area": "old_mine"}], round=5, act={"type": "assign", "value": value}, **laid
    )


def put(game: Game[Any], box: str, *kinds: str) -> Game[Any]:
    """So many Resources as the value, in this order; the last kind again and again."""
    play(game, ("box", box))
    left = list(kinds)
    while kind(game) == "put":
        play(game, ("put", left.pop(0) if len(left) > 1 else left[0]))
    return game


def run(effects: str, where: str = "", **laid: Any) -> Game[Any]:
    """A list of effects of the adventure."""
    return at("effects", f"{KEY}:{effects}", 0, 0, where, **laid)


def fight_out(game: Game[Any]) -> str:
    """Cover as many Hearts as one step ahead shows; gives how the Combat ended."""

    def hearts(key: tuple[str | int, ...]) -> int:
        after = play(game.copy(), key)
        return int(table(after)["fight"]["hearts"]) if after.state.fight else 0

    while not game.over and game.state.fight is not None:
        found = options(game)
        play(game, min(found, key=hearts) if kind(game).startswith("fight_") else found[0])
    return "won" if events(game, "won_combat") else "lost"


# -- Borders ------------------------------------------------------------------------------------------------


def crossing(hero: dict[str, Any], **laid: Any) -> Game[Any]:
    other = {"area": "askby"}
    return at(
        "crossing", 0, heroes=[hero, other], round=5, act={"type": "move", "value": 2, **laid.pop("act", {})}, **laid
    )


def test_scree_costs_a_building_material_or_a_wound() -> None:
    hero = {"area": "prow", "pool": {"building": 1}}
    game = play(crossing(hero), ("cross", "b4"))
    assert kind(game) == "scree"
    play(game, ("pay",))
    assert table(game)["heroes"][0]["pool"] == {} and table(game)["heroes"][0]["wounds"] == []
    game = play(crossing(hero), ("cross", "b4"), ("stumble",))
    play(game, options(game)[0])
    assert [wound["shape"] for wound in table(game)["heroes"][0]["wounds"]] == ["mono"]


def test_scree_wounds_whoever_has_no_building_material() -> None:
    game = play(crossing({"area": "prow", "pool": {}}), ("cross", "b4"))
    assert kind(game) == "wound"


@pytest.mark.rule("TH-16.9")
def test_the_rope_lift_is_impassable_whatever_a_card_says_until_it_runs() -> None:
    hero = {"area": "terraces"}
    for may in ({}, {"borders_as_normal": 1, "cross_block": 1}):
        assert ("cross", "b6") not in options(crossing(hero, act={"may": may}))
        assert ("cross", "b6") in options(crossing(hero, act={"may": may}, flags=["lift"]))


# -- parts of the ship --------------------------------------------------------------------------------------

REPAIRS = [
    ("prow", "helm", ("magic", "magic", "gossip"), "script"),
    ("prow", "sail_ribs", ("building", "building", "magic"), "silk"),
    ("stern", "hull_breach", ("building",), "pitch"),
    ("stern", "keel_well", ("ore",), "lodestone"),
    ("stern", "heart_chamber", ("power",), "lens"),
]


@pytest.mark.parametrize(("area", "part", "cost", "knowledge"), REPAIRS)
@pytest.mark.parametrize("known", [True, False])
def test_a_repair_puts_a_goal_token_and_flares_up_only_without_the_knowledge(
    area: str, part: str, cost: tuple[str, ...], knowledge: str, known: bool
) -> None:
    flags = [knowledge] if known else [other for *_, other in REPAIRS if other != knowledge]
    game = assign(area, 3 if part != "heart_chamber" else 2, track=3, flags=flags, locations={part: {"enemies": []}})
    put(game, f"{part}-0", *cost)
    assert table(game)["goals"] == {part: 1}
    assert table(game)["track"] == (3 if known else 4)
    assert ("heart_done" in table(game)["flags"]) == (part == "heart_chamber")


def test_the_ship_settles_on_the_unrepaired_part_with_the_fewest_raised_costs() -> None:
    raised = {part: {"boxes": {0: {"raised": ["building"]}}} for part in ("hull_breach", "sail_ribs")}
    game = run("icon-middle", locations={**raised, "keel_well": {"read": True}})
    assert options(game, "box") == [("box", "helm-0"), ("box", "heart_chamber-0")]
    play(game, ("box", "heart_chamber-0"))
    assert table(game)["locations"]["heart_chamber"]["boxes"][0]["price"] == {"power": 3}


def test_the_ship_settles_on_nothing_when_all_is_repaired() -> None:
    game = run("icon-middle", locations={part: {"read": True} for part in PARTS})
    assert not events(game, "raised_cost") and not events(game, "unmet")


# -- Askby's Carpenters -------------------------------------------------------------------------------------


def test_carpenters_raise_the_value_at_a_part_and_nowhere_else() -> None:
    game = assign("prow", 2, specials=["special_l"])
    put(game, "helm-0", "magic", "magic", "gossip")
    assert table(game)["goals"] == {"helm": 1}
    game = put(assign("prow", 2, specials=["special_l"]), "ramp-0", "fate")
    assert table(game)["locations"]["ramp"]["boxes"][0]["on"] == {"fate": 2} and kind(game) != "put"


@pytest.mark.uses("borrowed_wings")
def test_after_a_repair_with_carpenters_the_hero_may_discard_a_threat() -> None:
    heroes = [{"area": "stern", "pool": {"ore": 3}, "threat": 2, "items": []}, {"area": "askby"}]
    game = at("main_action", 0, 5, heroes=heroes, round=5, specials=["special_l"])
    while kind(game) != "thanks":
        play(game, next(key for key in options(game) if key[0] not in ("nothing", "refresh", "skill")))
    play(game, ("calm",))
    assert table(game)["heroes"][0]["threat"] == 1 and table(game)["goals"] == {"keel_well": 1}


@pytest.mark.parametrize(("area", "box", "threat"), [("prow", "helm", 0), ("prow", "ramp", 2)])
def test_carpenters_are_thanked_only_after_a_repair_and_by_who_has_threat(area: str, box: str, threat: int) -> None:
    heroes = [{"area": area, "pool": RICH, "threat": threat, "items": []}, {"area": "askby"}]
    game = at("main_action", 0, 5, heroes=heroes, round=5, specials=["special_l"])
    while kind(game) not in ("token", ""):
        assert kind(game) != "thanks"
        wanted = [key for key in options(game) if key in (("box", f"{box}-0"), ("put", "magic"), ("go",))]
        play(game, [*wanted, *options(game)][0])
    assert table(game)["heroes"][0]["threat"] == threat


@pytest.mark.parametrize(
    ("goals", "number"), [({"helm": 1, "keel_well": 1}, 2), ({"helm": 1, "ramp": 1, "move_12": 1}, 1)]
)
def test_only_goal_tokens_on_parts_of_the_ship_are_repairs(goals: dict[str, int], number: int) -> None:
    state = at("take_token", goals=goals).state
    assert [PartsRepaired(n=n).holds(state, 0) for n in (1, 2, 3)] == [n <= number for n in (1, 2, 3)]


# -- wardens ------------------------------------------------------------------------------------------------


def warden(dial: int, track: int = 4) -> Game[Any]:
    hero = {"id": "thorgal", "area": "glass_crater", "dial": dial, "pool": {}, "items": []}
    lens_field = {"lens_field": {"enemies": ["mystic"]}, "sentinel": {"enemies": []}}
    act = {"type": "combat", "value": 1, "tiles": ["tet_o", "tet_t", "tri_l", "domino", "mono"] if dial > 1 else []}
    return at("do_combat", 0, heroes=[hero], round=5, track=track, locations=lens_field, act=act)


@pytest.mark.rule("TH-23.5")
def test_a_warden_fights_with_an_average_enemy_card() -> None:
    game = warden(1)
    assert [game.book.pack.load().enemies[card].tier for card in table(game)["fight"]["cards"]] == ["average"]


def test_a_beaten_warden_is_discarded_and_leaves_power() -> None:
    game = warden(7)
    assert fight_out(game) == "won"
    assert table(game)["locations"]["lens_field"]["enemies"] == []
    assert table(game)["heroes"][0]["pool"]["power"] == 1 and table(game)["track"] == 4


def test_a_warden_who_wins_calls_its_masters() -> None:
    game = warden(1)
    assert fight_out(game) == "lost"
    assert table(game)["locations"]["lens_field"]["enemies"] == ["mystic"]
    assert "power" not in table(game)["heroes"][0]["pool"] and table(game)["track"] == 5


@pytest.mark.rule("TH-5.9")
def test_the_call_of_a_warden_may_bring_the_owners_at_once() -> None:
    game = warden(1, track=11)
    assert fight_out(game) == "lost"
    assert game.over and game.state.ending == "owners"


@pytest.mark.parametrize(("track", "landed"), [(4, 0), (5, 1)])
def test_a_warden_lands_when_the_light_blinks_near_the_end(track: int, landed: int) -> None:
    game = run("icon-left", track=track)
    assert table(game)["track"] == track + 1
    assert (kind(game) == "location" and len(options(game)) == 4) == bool(landed)


def test_the_turning_light_moves_the_marker_back_and_dismisses_the_wardens() -> None:
    enemies = {"observatory": {"enemies": ["mystic", "minor"]}, "helm": {"enemies": ["mystic"]}}
    game = run("par-12", "beacon", track=3, locations=enemies)
    assert table(game)["track"] == 0
    assert table(game)["locations"]["observatory"]["enemies"] == ["minor"]
    assert table(game)["locations"]["helm"]["enemies"] == []


@pytest.mark.parametrize(("key", "track"), [("pay", 5), ("skip", 7)])
def test_the_light_learns_another_word_for_magic(key: str, track: int) -> None:
    game = play(run("thread-12-0", "beacon", heroes=[{"pool": {"magic": 2}}], track=8), (key,))
    while kind(game) == "whose":
        play(game, ("from", 0))
    assert table(game)["track"] == track


# -- the lake -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-7.6")
def test_water_in_the_street_drives_everybody_to_the_prow_and_closes_the_low_ground() -> None:
    heroes = [{"area": "askby"}, {"area": "old_mine"}]
    game = at("new_round", heroes=heroes, round=8, locations={"goat_weavers": {"enemies": ["minor"]}})
    assert [hero["area"] for hero in table(game)["heroes"]] == ["prow", "old_mine"]
    assert [hero["threat"] for hero in table(game)["heroes"]] == [1, 1]
    closed = {name: place["boxes"][0]["closed"] for name, place in table(game)["locations"].items()}
    assert [name for name, why in closed.items() if why == "TH-7.6"] == ["meeting_house", "dyke"]


def test_enemies_on_flooded_ground_cannot_be_fought_and_the_ground_can_be_crossed() -> None:
    t = at("take_token", heroes=[{"area": "terraces"}], round=9, locations={"dyke": {"enemies": ["minor"]}}).state
    t.tales.add(Lake())
    assert FOE.judge is not None and FOE.judge(t, 0, Foe("dyke", "minor"), 0) == "TH-7.6"
    assert crossing_refusal(t, 0, t.map.borders["b1"]) == ""


def test_cracks_in_the_dyke_cost_the_group_timber_or_everybody_calm() -> None:
    heroes = [{"pool": {"building": 1}}, {"pool": {"building": 1}}]
    game = play(at("new_round", heroes=heroes, round=2), ("option", 0), ("hero", 0))
    assert [hero["pool"] for hero in table(game)["heroes"]] == [{}, {}]
    game = play(at("new_round", heroes=heroes, round=2), ("option", 1))
    assert [hero["threat"] for hero in table(game)["heroes"]] == [1, 1]


# -- families and endings -----------------------------------------------------------------------------------


def test_families_at_the_ramp_stay_and_start_nothing() -> None:
    game = put(assign("stern", 2), "ramp-0", "fate")
    assert table(game)["locations"]["ramp"]["boxes"][0]["on"] == {"fate": 2}
    assert not game.over and not events(game, "ending")


LAUNCH = ("heart_chamber", "helm", "keel_well", "sail_ribs")


@pytest.mark.parametrize(
    ("parts", "flags", "open"),
    [(LAUNCH, ["heart_done"], True), (LAUNCH[:3], ["heart_done"], False), (("hull_breach", *LAUNCH[1:]), [], False)],
)
def test_the_ship_needs_four_parts_and_the_heart(parts: tuple[str, ...], flags: list[str], open: bool) -> None:
    game = assign("prow", goals=dict.fromkeys(parts, 1), flags=flags)
    assert (("box", "ramp-1") in options(game)) == open


@pytest.mark.rule("TH-5.1")
@pytest.mark.parametrize(("families", "ending"), [(2, "heavy_wings"), (3, "all_aboard")])
def test_the_launch_counts_parts_and_families(families: int, ending: str) -> None:
    ramp = {"ramp": {"boxes": {0: {"on": {"fate": families}}}}}
    game = assign("prow", 1, goals=dict.fromkeys(LAUNCH, 1), flags=["heart_done"], locations=ramp)
    put(game, "ramp-1", "power")
    assert game.state.ending == ending and game.result is not None and game.result.scores == (1, 1)


def test_the_voice_is_heard_only_when_the_owners_are_near_and_its_bargain_ends_the_adventure() -> None:
    assert ("box", "parley_stone-0") not in options(
        assign("beacon_peak", track=6, locations={"beacon": {"enemies": []}})
    )
    game = put(assign("beacon_peak", 3, track=7), "parley_stone-0", "gossip")
    play(game, ("option", 0))
    assert game.state.ending == "bargain"


def test_who_refuses_the_bargain_gains_time() -> None:
    game = put(assign("beacon_peak", 3, track=7), "parley_stone-0", "gossip")
    play(game, ("option", 1))
    assert table(game)["track"] == 5 and [hero["threat"] for hero in table(game)["heroes"]] == [1, 1]


def test_the_owners_come_when_the_marker_reaches_the_end() -> None:
    game = run("icon-right", track=11)
    assert game.state.ending == "owners" and game.result is not None and game.result.scores == (0, 0)


@pytest.mark.rule("TH-5.5")
def test_the_lake_comes_in_after_the_last_round() -> None:
    assert at("new_round", round=10).state.ending == "lake"
