"""The Door With No Outside: the special rules, the special effects and the endings of the adventure."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import fabletop
from fabletop import Game
from fabletop.games.thorgal.adventures.the_door_with_no_outside.rules import House
from fabletop.games.thorgal.state import Act, Fight
from fabletop.games.thorgal.story.endings import look
from fabletop.kernel.position import Position, checked, lay_out

from .roll_player import events, kind, options, play, table
from .thorgal import begun, quiet_book

KEY = "the_door_with_no_outside"
RICH = {"building": 9, "ore": 9, "gossip": 9, "magic": 9}
LISTS = [name for name in quiet_book().pack.load().lists if name.startswith(f"{KEY}:")]
GONE: dict[str, Any] = {"tale": {"reflections": {}, "parted": 0}, "told": [19]}
GONE |= {"locations": {"wall_of_backs": {"enemies": ["minor"]}, "under_the_bed": {"enemies": []}}}

ONE_LEFT: dict[str, Any] = {"tale": {"reflections": {0: "wall_of_backs"}, "parted": 1}, "told": [19]}
ONE_LEFT |= {"locations": {"wall_of_backs": {"enemies": ["minor", "mystic"]}, "under_the_bed": {"enemies": []}}}


def at(scene: str, *args: str | int, seats: int = 2, **laid: Any) -> Game[Any]:
    data = {"game": "thorgal", "seats": seats, "at": [scene, *args], "options": {"adventure": KEY}, "table": laid}
    return lay_out(quiet_book(), checked(Position, data, "position"))


def run(effects: str, where: str = "", **laid: Any) -> Game[Any]:
    """A list of effects of the adventure."""
    return at("effects", f"{KEY}:{effects}", 0, 0, where, **laid)


def acting(scene: str, type: str, area: str, pool: dict[str, int] | None = None, **laid: Any) -> Game[Any]:
    """The first Hero in the middle of an action."""
    heroes = [{"area": area, "pool": pool or {}, "items": [], **laid.pop("hero", {})}, laid.pop("other", {})]
    act = {"type": type, "value": laid.pop("value", 1), **laid.pop("act", {})}
    return at(scene, 0, heroes=heroes, round=laid.pop("round", 5), act=act, **laid)


def reflections(**where: str) -> dict[str, Any]:
    """A position in which Reflections are at these Locations: reflections(_0="still_water")."""
    begin = {"_0": "wall_of_backs", "_1": "under_the_bed"}
    there = {location: ["minor"] if location == "wall_of_backs" else [] for location in begin.values()}
    for location in {**begin, **where}.values():
        there.setdefault(location, []).append("mystic")
    house = {int(hero[1:]): location for hero, location in {**begin, **where}.items()}
    return {
        "tale": {"reflections": house},
        "locations": {location: {"enemies": tokens} for location, tokens in there.items()},
    }


def fought(hero: int, location: str, index: int, won: bool, **laid: Any) -> Game[Any]:
    """The end of a Combat against a token."""
    base = at("take_token", **laid).newest().state.clone()
    base.active = hero
    base.agenda = [("event_phase",), ("end_of_turn", hero), ("combat_end", hero, int(won))]
    base.acts = [Act("combat", 1, hero, main=True, card="", left=0, stack=0, sole=False)]
    base.fight = Fight(location, [index])
    return Game(fabletop.book("thorgal"), base)


def asked(game: Game[Any], kind: str) -> list[tuple[str | int, ...]]:
    """The options, if that is what is asked now."""
    decision = game.decision
    return list(decision.options) if decision is not None and decision.kind == kind else []


def hero(game: Game[Any], number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table(game)["heroes"][number]
    return found


def enemies(game: Game[Any], location: str) -> list[str]:
    found: list[str] = table(game)["locations"][location]["enemies"]
    return found


def reflection(game: Game[Any], number: int = 0) -> str:
    return str(game.state.tales[House].reflections.get(number, ""))


def dark(game: Game[Any]) -> list[str]:
    return sorted(table(game)["goals"])


# -- two faces ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_house_is_laid_out_with_a_reflection_for_each_hero(seats: int) -> None:
    game = begun(KEY, seats, first=1)
    order = ["wall_of_backs", "under_the_bed", "lantern_fish", "blank_book"][: max(2, seats)]
    places = [reflection(game, (1 + i) % len(order)) for i in range(len(order))]
    assert places == order and all("mystic" in enemies(game, each) for each in order)
    assert (dark(game), table(game)["track"]) == (["archive", "nursery"], game.state.tale.track.start)
    cards = [*game.state.path, *game.state.terrain.items()]
    assert len(cards) == 13 and sum(game.state.content.terrain[card].kind == "barren" for card in cards) == 5


@pytest.mark.rule("TH-28.16")
@pytest.mark.parametrize(("number", "deck"), [(2, "survival"), (3, "magic")])
def test_three_dark_areas_bring_events_of_magic(number: int, deck: str) -> None:
    game = at("new_event", goals=dict.fromkeys(["orchard", "archive", "nursery"][:number], 1))
    assert game.state.content.events[game.state.event].deck == deck


def test_an_area_gives_the_sources_of_the_face_it_shows() -> None:
    areas = table(at("take_token", goals={"orchard": 1, "archive": 1}))["areas"]
    assert [areas[each]["sources"] for each in ("orchard", "archive", "shore")] == [
        ["ore"],
        ["fate"],
        ["ore", "building"],
    ]
    assert table(at("take_token", goals={}))["areas"]["archive"]["sources"] == ["gossip", "magic"]


@pytest.mark.parametrize("goals", [{}, {"stair": 1}])
def test_a_location_without_a_face_is_always_there(goals: dict[str, int]) -> None:
    assert at("take_token", goals=goals).state.locations_of("stair") == ["listening_step", "nail_seller"]


def test_a_location_is_there_only_while_its_face_is_shown_and_keeps_what_lies_on_it() -> None:
    laid = {"toy_ship": {"boxes": {0: {"on": {"building": 1}}}}}
    assert ("box", "toy_ship-0") in asked(acting("do_assign", "assign", "nursery", RICH, goals={}), "assign")
    game = acting("do_assign", "assign", "nursery", RICH, goals={"nursery": 1}, locations=laid)
    assert ("box", "toy_ship-0") not in asked(game, "assign")
    assert table(game)["locations"]["toy_ship"]["boxes"][0]["on"] == {"building": 1}
    raised = run("thread-12-0", locations={"toy_ship": {"boxes": {0: {"raised": ["gossip"]}}}})
    assert table(raised)["locations"]["toy_ship"]["boxes"][0]["raised"] == ["gossip"]


def test_once_a_turn_before_or_after_the_action_a_hero_may_turn_the_area_for_a_magic() -> None:
    heroes = [{"area": "orchard", "pool": {"magic": 2}, "items": []}, {"area": "stair"}]
    game = play(at("take_token", heroes=heroes), ("deed", "turn_area"))
    assert dark(game) == ["archive", "nursery", "orchard"] and hero(game)["pool"] == {"magic": 1}
    assert ("deed", "turn_area") not in options(game)
    game = at("afterwards", 0, heroes=heroes, act={"type": "move", "value": 1})
    assert options(game) == [("go",), ("deed", "turn_area")]
    assert "orchard" in dark(play(game, ("deed", "turn_area")))
    assert ("deed", "turn_area") not in options(at("take_token", heroes=[{"area": "stair", "pool": {"magic": 2}}]))


@pytest.mark.rule("TH-7.4")
def test_what_may_be_done_after_the_action_is_not_asked_before_it() -> None:
    heroes = [{"area": "orchard", "pool": {"magic": 2}, "items": [], "skill": False}, {"area": "stair"}]
    game = at("take_token", row=["move_12", "craft_4"], heroes=heroes)
    play(game, ("put", -1, [each["card"] for each in table(game)["row"]].index("move_12")))
    asked = []
    while kind(game) not in ("token", ""):
        asked.append(kind(game))
        assert game.state.acts, "the turn is not over"
        play(game, options(game, "cross")[0] if options(game, "cross") else options(game)[0])
    assert "cross" in asked and asked.index("afterwards") == len(asked) - 1


@pytest.mark.rule("TH-5.9")
@pytest.mark.parametrize("scene", ["take_token", "afterwards"])
def test_what_a_deed_reaches_ends_the_game_at_once(scene: str, monkeypatch: pytest.MonkeyPatch) -> None:
    content = quiet_book().pack.load()
    tale = content.adventures[KEY]
    assert tale.track is not None
    ends = {tale.track.first: next(iter(tale.track.ends.values()))}
    track = msgspec.structs.replace(tale.track, ends=ends)
    monkeypatch.setitem(content.adventures, KEY, msgspec.structs.replace(tale, track=track))
    heroes = [{"area": "stair", "pool": {"power": 1}, "items": []}, {"area": "stair"}]
    more = ({"act": {"type": "move", "value": 1}}, (0,)) if scene == "afterwards" else ({}, ())
    game = at(scene, *more[1], heroes=heroes, track=tale.track.first + 1, **more[0])
    assert play(game, ("deed", "remember")).over and game.state.ending


HALLS = [("b5", {}, True), ("b5", {"orchard": 1}, False), ("b5", {"orchard": 1, "nursery": 1}, True)]
HALLS += [("b12", {}, True), ("b12", {"nursery": 1}, False), ("b13", {}, False), ("b13", {"shore": 1}, True)]
HALLS += [("b6", {}, False), ("b6", {"archive": 1}, True), ("b6", {"archive": 1, "orchard": 1}, False)]


@pytest.mark.rule("TH-16.9")
@pytest.mark.parametrize(("border", "goals", "open"), HALLS)
def test_red_halls_join_like_faces_and_blue_halls_unlike_ones(border: str, goals: dict[str, int], open: bool) -> None:
    area = {"b12": "nursery", "b13": "shore"}.get(border, "orchard")
    game = acting("crossing", "move", area, goals=goals)
    assert (("cross", border) in options(game)) == open
    through = acting("crossing", "move", area, goals=goals, act={"may": {"cross_block": 1}})
    assert ("cross", border) in options(through)  # it is as if a Block token lay there


def test_the_rooms_turn_over_where_most_heroes_are() -> None:
    game = run("icon-middle", heroes=[{"area": "orchard"}, {"area": "orchard"}])
    assert dark(game) == ["archive", "nursery", "orchard"]
    assert [hero(game, i)["threat"] for i in (0, 1)] == [1, 1]


@pytest.mark.rule("TH-2.10")
@pytest.mark.parametrize(("areas", "count"), [(("orchard", "gallery"), 2), (("stair", "well_room"), 5)])
def test_of_several_rooms_the_chooser_picks_the_one_that_turns(areas: tuple[str, str], count: int) -> None:
    game = run("icon-middle", heroes=[{"area": area} for area in areas])
    assert len(asked(game, "turn")) == count
    play(game, ("area", "orchard"))
    assert hero(game)["threat"] == int(areas[0] == "orchard") and hero(game, 1)["threat"] == 0


def test_the_window_turns_both_rooms_for_any_two_common_resources() -> None:
    game = acting("do_assign", "assign", "nursery", {"ore": 1, "gossip": 1, "fate": 3}, value=2, goals={}, round=4)
    play(game, ("box", "window-0"))
    assert options(game) == [("put", "ore"), ("put", "gossip")]
    play(game, ("put", "ore"), ("put", "gossip"))
    assert dark(game) == ["archive", "nursery"] and [each.args for each in events(game, "track")] == [(1,)]


def test_nails_hold_the_rooms_still_twice() -> None:
    game = run("par-9", "nail_seller")
    play(game, ("keep",))
    assert table(game)["shields"]["middle"] == 2
    game = at("next_effect", event="rune_storm", shields={"middle": 2})  # it calls the middle icon
    assert events(game, "shielded") and not events(game, "icon") and table(game)["shields"]["middle"] == 1


# -- Reflections --------------------------------------------------------------------------------------------

TIERS = ["minor", "minor", "average", "average", "powerful", "powerful", "monstrous"]


@pytest.mark.rule("TH-23.5")
@pytest.mark.parametrize(("level", "tier"), list(enumerate(TIERS, 1)))
def test_a_reflection_is_as_strong_as_the_hero_it_mirrors(level: int, tier: str) -> None:
    game = acting("do_combat", "combat", "nursery", goals={"nursery": 1}, hero={"dial": 1}, other={"dial": level})
    assert table(game)["fight"]["tiers"] == [tier]


def test_reflections_in_one_location_are_told_apart() -> None:
    laid = reflections(_0="under_the_bed")
    game = acting("do_combat", "combat", "nursery", goals={"nursery": 1}, other={"dial": 7}, **laid)
    assert options(game) == [("foe", "under_the_bed", "mystic", 0), ("foe", "under_the_bed", "mystic", 1)]
    play(game, ("foe", "under_the_bed", "mystic", 1))
    assert table(game)["fight"]["tiers"] == ["monstrous"]


def test_a_location_with_a_reflection_cannot_be_used() -> None:
    assert asked(acting("do_sacrifice", "sacrifice", "nursery", goals={"nursery": 1}), "sacrifice") == []
    game = acting("do_sacrifice", "sacrifice", "nursery", goals={"nursery": 1}, **reflections(_1="still_water"))
    assert game.state.act.at == "under_the_bed-0"


def test_who_beats_the_own_reflection_gains_power_and_experience() -> None:
    laid = reflections(_0="still_water")
    game = fought(0, "still_water", 0, True, heroes=[{"pool": {}}, {}], **laid)
    assert kind(game) == "xp" and hero(game)["pool"] == {"power": 1}
    play(game, ("dial",))
    assert hero(game)["dial"] == 2 and hero(game)["pool"]["power"] == 1
    assert enemies(game, "still_water") == [] and not reflection(game)


def test_who_beats_the_reflection_of_another_wounds_that_hero_who_then_reads_paragraph_19() -> None:
    game = fought(0, "under_the_bed", 0, True, goals={"nursery": 1}, heroes=[{"area": "nursery"}, {"pool": {}}])
    assert game.decision is not None and (game.decision.seat, kind(game)) == (1, "wound")
    play(game, options(game)[0])
    assert (game.decision.seat, kind(game), table(game)["reading"]) == (1, "heal", 19)
    play(game, ("heal", 0))
    assert hero(game, 1)["pool"] == {"magic": 1} and not hero(game, 1)["wounds"]


def test_a_lost_combat_turns_the_room_and_the_reflection_is_on_its_other_face() -> None:
    game = fought(0, "wall_of_backs", 1, False, goals={"gallery": 1}, heroes=[{"area": "gallery"}, {}])
    assert "gallery" not in dark(game)
    assert (enemies(game, "wall_of_backs"), enemies(game, "wall_of_faces")) == (["minor"], ["mystic"])
    assert reflection(game) == "wall_of_faces"


def test_a_lost_combat_in_a_room_with_one_face_changes_nothing() -> None:
    game = fought(0, "still_water", 0, False, **reflections(_0="still_water"))
    assert dark(game) == ["archive", "nursery"] and enemies(game, "still_water") == ["mystic"]


def test_a_lost_combat_by_the_window_turns_the_room_and_leaves_the_reflection_there() -> None:
    laid = reflections(_0="window")
    area = at("take_token").state.map.borders["b14"].a
    game = fought(0, "window", 0, False, heroes=[{"area": area}, {}], goals={}, **laid)
    assert dark(game) == [area]
    assert reflection(game) == "window" and enemies(game, "window") == ["mystic"]


def test_only_who_has_a_reflection_near_the_well_may_settle_with_it_in_still_water() -> None:
    for place, near in (("wall_of_faces", True), ("under_the_bed", True), ("lantern_fish", False), ("", False)):
        game = at("take_token", **(reflections(_0=place) if place else GONE))
        assert (table(game)["locations"]["still_water"]["boxes"][0]["closed"] == "") == near
    game = acting("do_sacrifice", "sacrifice", "well_room", value=0)
    assert hero(game)["pool"] == {"power": 1, "magic": 1} and enemies(game, "wall_of_backs") == ["minor"]
    assert table(game)["told"] == [19]


def test_to_settle_with_a_reflection_that_is_gone_gives_nothing() -> None:
    game = run("thread-14-0", **GONE, heroes=[{"pool": {}}, {"pool": {}}])
    play(game, ("hero", 0))
    assert hero(game)["pool"] == {}


def test_a_reflection_walks_a_shortest_way_and_the_chooser_picks_its_location() -> None:
    laid = reflections(_0="lantern_fish")
    game = run("thread-13-1", heroes=[{"area": "stair"}, {"area": "nursery"}], **laid)  # two of three Borders
    places: tuple[str, ...] = ("still_water", "bucket_and_rope", "loom_bench", "hounds_step")
    assert asked(game, "location") == [("location", each) for each in places]
    game = run("icon-right", heroes=[{"area": "well_room"}, {"area": "nursery"}], **laid)
    places = ("wall_of_faces", "under_the_bed", "window")  # through the Gallery or through the Nursery
    assert asked(game, "location") == [("location", each) for each in places]
    play(game, ("location", "window"))
    assert reflection(game) == "window" and enemies(game, "lantern_fish") == []
    assert enemies(game, "under_the_bed") == ["mystic"]  # in the Area of its Hero it stays
    assert [hero(game, i)["threat"] for i in (0, 1)] == [0, 1]


def test_a_reflection_by_the_window_sets_out_from_the_nearer_of_its_two_areas() -> None:
    game = run("icon-right", heroes=[{"area": "well_room"}, {"area": "nursery"}], **reflections(_0="window"))
    assert asked(game, "location") == [("location", each) for each in ("still_water", "bucket_and_rope")]


def test_a_lost_combat_with_a_guard_turns_no_room() -> None:
    laid = {"goals": {"gallery": 1}, "heroes": [{"area": "gallery"}, {}]}
    game = fought(0, "wall_of_backs", 0, False, **laid)
    assert dark(game) == ["gallery"] and reflection(game) == "wall_of_backs"


def test_a_reflection_that_slips_away_stays_off_the_window() -> None:
    laid = reflections(_1="toy_ship")
    game = fought(0, "toy_ship", 0, False, heroes=[{"area": "nursery"}, {}], goals={}, **laid)
    assert dark(game) == ["nursery"] and reflection(game, 1) == "under_the_bed"


def test_a_reflection_comes_to_a_blocked_location_if_there_is_no_other() -> None:
    laid = reflections(_0="window")
    laid["locations"] |= {each: {"blocked": True} for each in ("still_water", "bucket_and_rope")}
    game = run("icon-right", heroes=[{"area": "well_room"}, {"area": "nursery"}], **laid)
    assert asked(game, "location") == [("location", each) for each in ("still_water", "bucket_and_rope")]


def test_a_reflection_is_put_on_a_location_without_a_block_if_there_is_one() -> None:
    laid = reflections(_0="wall_of_backs")
    laid["locations"]["still_water"] = {"blocked": True}
    game = run("icon-right", heroes=[{"area": "well_room"}, {"area": "nursery"}], **laid)
    assert reflection(game) == "bucket_and_rope"


def test_without_reflections_footsteps_make_you_forget() -> None:
    assert table(run("icon-right", track=2, **GONE))["track"] == 3


@pytest.mark.rule("TH-7.4")
def test_while_one_reflection_is_left_footsteps_bring_it_closer() -> None:
    game = run("icon-right", track=2, heroes=[{"area": "nursery"}, {}], **ONE_LEFT)
    assert asked(game, "location") and table(game)["track"] == 2
    assert reflection(play(game, ("location", "still_water"))) == "still_water"


# -- memory, thread, forgetting -----------------------------------------------------------------------------


def test_a_power_in_the_own_turn_pushes_forgetting_back_by_2() -> None:
    heroes = [{"area": "stair", "pool": {"power": 2}, "items": []}, {}]
    game = play(at("take_token", heroes=heroes, track=3), ("deed", "remember"), ("deed", "remember"))
    assert (table(game)["track"], hero(game)["pool"]) == (0, {})
    assert ("deed", "remember") not in options(at("take_token", heroes=heroes, track=0))


@pytest.mark.parametrize(("track", "magic"), [(5, 0), (6, 1)])
def test_half_forgotten_a_skill_costs_a_magic_more(track: int, magic: int) -> None:
    for id, each in fabletop.book("thorgal").pack.load().heroes.items():
        pool = {str(kind): number for kind, number in each.skill.refresh.items()}
        heroes: list[dict[str, Any]] = [{"id": id, "pool": pool, "skill": False, "area": "stair"}, {"area": "loom"}]
        assert (("refresh",) in options(at("take_token", heroes=heroes, track=track, told=[20]))) == (not magic)
        heroes[0]["pool"] = {**pool, "magic": pool.get("magic", 0) + magic}
        assert ("refresh",) in options(at("take_token", heroes=heroes, track=track, told=[20]))


def test_a_word_will_not_come_when_forgetting_first_reaches_5() -> None:
    assert table(run("icon-left", track=4))["told"] == [20]


def test_at_9_you_are_furniture() -> None:
    assert run("icon-left", track=8, told=[20]).state.ending == "end_furniture"


def test_after_the_tenth_night_it_is_over() -> None:
    assert at("new_round", round=10).state.ending == "end_tenth_night"


def test_a_hero_who_dies_sleeps_on() -> None:
    game = acting("do_sacrifice", "sacrifice", "archive", value=30, goals={"archive": 1})
    while not game.over:
        play(game, options(game)[0])
    assert game.state.ending == "end_tenth_night"


# -- the Loom and the Door ----------------------------------------------------------------------------------


def test_when_the_hound_is_dead_nobody_weaves_at_the_loom() -> None:
    pool = {"fate": 2, "magic": 1}
    assert asked(acting("do_assign", "assign", "loom", pool), "assign") == [("nothing",), ("box", "loom_bench-0")]
    assert asked(acting("do_assign", "assign", "loom", pool, told=[15]), "assign") == []


def test_the_door_takes_the_memory_and_thread_of_all_once_two_keys_are_found() -> None:
    laid: dict[str, Any] = {"other": {"area": "stair", "pool": {"power": 3, "fate": 4}}, "value": 8}
    assert asked(acting("do_assign", "assign", "last_door", {"power": 1}, told=[4], **laid), "assign") == []
    game = acting("do_assign", "assign", "last_door", {"power": 1}, told=[4, 12], **laid)
    play(game, ("box", "the_door-0"))
    while not game.over:
        play(game, options(game)[0])
    assert game.state.ending == "end_not_quite"


@pytest.mark.rule("TH-2.11")
def test_conditions_that_come_true_together_are_resolved_in_the_order_of_the_list() -> None:
    game = begun("the_door_with_no_outside")
    t = game.state
    t.track, t.tales[House].parted = 5, 1
    look(t)
    lists = [scene[1] for scene in reversed(t.agenda) if scene[0] == "effects"]
    assert lists == [f"{t.adventure}:watch-forgetting", f"{t.adventure}:watch-first_reflection"]


ALL_KEYS = [4, 6, 12, 19]
WAYS = [
    ([*ALL_KEYS, 14], True, [0, 1, 2]),
    ([*ALL_KEYS, 14], False, [1, 2]),
    ([4, 6, 14, 19], True, [1, 2]),
    (ALL_KEYS, True, [0, 2]),
    (ALL_KEYS, False, [2]),
    ([*ALL_KEYS, 15], True, [3]),
    ([*ALL_KEYS, 14, 15], True, [1, 3]),
]
ENDINGS = ["end_morning", "end_keeper", "end_not_quite", "end_house_came"]


@pytest.mark.parametrize(("told", "alone", "ways"), WAYS)
def test_any_way_out_whose_condition_holds_may_be_taken(told: list[int], alone: bool, ways: list[int]) -> None:
    for way in ways:
        laid = {**(GONE if alone else {}), "told": told}
        game = run("par-16", "the_door", **laid)
        if len(ways) > 1:
            assert options(game) == [("option", each) for each in ways]
            play(game, ("option", way))
        assert game.over and game.state.ending == ENDINGS[way]


@pytest.mark.rule("TH-7.4")
@pytest.mark.parametrize(("laid", "open"), [(GONE, True), (ONE_LEFT, True), ({}, False)])
def test_morning_comes_if_at_most_one_reflection_is_left(laid: dict[str, Any], open: bool) -> None:
    game = run("par-16", "the_door", **{**laid, "told": [*ALL_KEYS, 14]})
    assert (("option", 0) in options(game)) == open


@pytest.mark.parametrize("name", LISTS)
def test_every_list_of_effects_can_be_resolved(name: str) -> None:
    heroes = [{"pool": {**RICH, "power": 3}, "area": "gallery"}, {"pool": RICH, "area": "nursery"}]
    game = at("effects", name, 0, 0, "window", heroes=heroes, round=5)
    for _ in range(60):
        if game.decision is not None:
            play(game, options(game)[-1])
    assert game.over
