"""Effects and actions at their edges: nothing is left, nobody can, exactly so many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from fabletop import Game
from fabletop.games.thorgal.content import spoken
from fabletop.games.thorgal.named import word
from fabletop.games.thorgal.rounds.action import MAY_ACT
from fabletop.games.thorgal.rounds.row import left_of
from fabletop.games.thorgal.state import Act
from fabletop.games.thorgal.story.endings import look
from fabletop.games.thorgal.verbs.on_map import assign_boxes
from fabletop.kernel import Rng

from .thorgal import SURE, Tale, events, fight, hero, kind, options, play, table
from .thorgal_arena import arena, cards, cover
from .thorgal_ground import ground, run

LILY = Tale("seekers_of_the_blood_lily", round=6, goals={})
DOOR = Tale("the_door_with_no_outside")
ORE: dict[str, Any] = {"do": "gain", "what": "ore"}


def pool(*effects: dict[str, Any], **laid: Any) -> dict[str, int]:
    found: dict[str, int] = hero(arena.run(*effects, **laid))["pool"]
    return found


# -- numbers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("threat", [0, 3])
def test_as_many_as_the_hero_has_threat(threat: int) -> None:
    assert pool({**ORE, "n": "threat"}, h0={"threat": threat}, h1={"threat": 1}) == ({"ore": threat} if threat else {})


@pytest.mark.rule("TH-14.18")
def test_an_additional_action_belongs_to_no_card_and_counts_no_tokens() -> None:
    act = play(arena.run({"do": "action", "type": "move", "value": 1}), ("act",)).state.act
    assert (act.main, act.card, act.left, act.stack, act.sole) == (False, "", 0, 0, False)


@pytest.mark.rule("TH-14.18", "TH-14.23")
def test_who_may_take_an_additional_action_is_told_its_type_and_value() -> None:
    game = arena.run({"do": "action", "type": "move", "value": 2})
    assert game.decision is not None
    said = MAY_ACT.prompt(game.state, game.decision).args
    assert said["value"] == 2 and said["type"] == word("type", "move")


@pytest.mark.rule("TH-15.20")
@pytest.mark.parametrize(
    ("effect", "before"),
    [
        ({"do": "pay", "cost": {"ore": 1}, "then": [{"do": "plus", "n": 1}]}, True),
        ({"do": "pay", "cost": {"ore": 1}, "then": [ORE]}, False),
        ({"do": "choose", "options": [{"effects": [ORE]}, {"effects": [{"do": "plus", "n": 1}]}]}, True),
        (ORE, False),
    ],
)
def test_what_may_change_the_action_is_asked_for_before_it(effect: dict[str, Any], before: bool) -> None:
    assert msgspec.convert(effect, spoken.Effect).may_grant() == before


# -- moves ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-16.11")
def test_what_lets_one_block_be_crossed_is_used_up_by_it() -> None:
    game = ground.act("move", 3, "home", may={"cross_block": 1}, blocked_borders=["lane", "ford", "mist"])
    play(game, ("cross", "lane"))
    assert hero(game)["area"] == "wood" and game.why(("cross", "mist")) == (False, "TH-16.11")
    game = ground.act("move", 3, "home", may={"cross_block": 1}, blocked_borders=["mist"])
    play(game, ("cross", "lane"), ("cross", "mist"))
    assert hero(game)["area"] == "hill"


def test_who_cannot_leave_takes_nobody_along() -> None:
    ways = ["lane", "climb", "gate"]
    game = arena.act("move", 1, "home", may={"take_along": 1}, blocked_borders=ways, h1={"area": "home"})
    play(game, ("hero", 1), ("yes",))
    assert not events(game, "moved") and hero(game)["area"] == hero(game, 1)["area"] == "home"


# -- Enemies -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tokens", "left"), [(["minor"], {}), (["minor", "minor"], {"den": ["minor"]})])
def test_with_its_last_enemy_a_location_holds_none(tokens: list[str], left: dict[str, list[str]]) -> None:
    game = run({"do": "remove_enemy", "at": {"id": "den"}}, locations={"den": {"enemies": tokens}})
    assert game.state.enemies == left


def test_an_enemy_that_is_where_all_should_go_stays_and_ends_the_effect() -> None:
    effect = {"do": "move_enemy", "n": 2, "from": {"id": "any"}, "to": {"id": "hut"}}
    places = {"hut": {"enemies": ["average"]}, "den": {"enemies": ["minor"]}}
    game = play(run(effect, locations=places), ("token", "hut", "average"))
    assert game.over and game.state.enemies == {"hut": ["average"], "den": ["minor"]}
    game = play(run(effect, locations=places), ("token", "den", "minor"))
    assert game.over and game.state.enemies == {"hut": ["average", "minor"]}


def test_a_guard_that_is_beaten_walks_nowhere() -> None:
    """Only townsfolk do (TH-35.21)."""
    places = {"salt_widow": {"enemies": ["minor", "minor"]}}
    game = LILY.at("do_combat", 0, h0={"area": "east_basin", "items": []}, locations=places, act=_act("combat"))
    assert game.state.enemies["salt_widow"] == ["minor", "minor"]
    fight(game)
    assert game.state.enemies["salt_widow"] == ["minor"]


def _act(type: str) -> dict[str, Any]:
    return {"type": type, "value": 1, **SURE}


def test_what_happens_here_happens_nowhere_if_no_location_is_meant() -> None:
    game = run({"do": "place_enemy", "tier": "minor", "at": {"id": "here"}})
    assert game.over and game.state.enemies == {} and events(game, "unmet")


# -- boxes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-22.13")
@pytest.mark.parametrize(("raised", "left"), [(["ore"], {}), (["ore", "gossip"], {"yard-0": ["ore"]})])
def test_one_raised_cost_token_is_discarded(raised: list[str], left: dict[str, list[str]]) -> None:
    boxes = {"yard": {"boxes": {0: {"raised": raised}}}}
    game = arena.run({"do": "lower_cost"}, locations=boxes)
    assert game.over and game.state.raised == left


@pytest.mark.rule("TH-22.10")
@pytest.mark.parametrize("keep", [True, False])
def test_what_was_assigned_stays_where_a_box_says_so(keep: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    boxes = cards().maps["arena"].boxes
    found = boxes["post-0"]
    monkeypatch.setitem(boxes, "post-0", found._replace(box=msgspec.structs.replace(found.box, keep=keep)))
    game = play(arena.act("assign", 1, "home", h0={"pool": {"ore": 1}}), ("box", "post-0"))
    assert hero(game)["pool"] == {"magic": 1}
    assert game.state.on_box == ({"post-0": {"ore": 1}} if keep else {})


@pytest.mark.rule("TH-22.9", "TH-22.10")
def test_a_box_without_a_fixed_number_is_resolved_by_every_assign_and_keeps_what_lies_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    boxes = cards().maps["arena"].boxes
    found = boxes["post-0"]
    needs = msgspec.structs.replace(found.box.needs, cost={}, open="ore")
    monkeypatch.setitem(boxes, "post-0", found._replace(box=msgspec.structs.replace(found.box, needs=needs)))
    effect = {"do": "gain", "what": "magic", "if": {"is": "resolved"}}
    monkeypatch.setitem(cards().effects, "arena:box-post-0/0", msgspec.convert(effect, spoken.Effect))
    laid: dict[str, Any] = {"locations": {"post": {"boxes": {0: {"on": {"ore": 4}}}}}, "may": {"discount": 1}}
    game = play(arena.act("assign", 1, "home", h0={"pool": {"ore": 1}}, **laid), ("box", "post-0"))
    assert hero(game)["pool"] == {"magic": 1} and game.state.on_box == {"post-0": {"ore": 5}}


# -- the Row and Goal tokens ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "asked"), [(2, True), (3, False)])
def test_the_next_card_is_gained_after_one_that_is_in_the_row(place: int, asked: bool) -> None:
    game = run({"do": "next_card", "n": place}, row=["craft_4", "move_12"])
    assert (not game.over) == asked


@pytest.mark.rule("TH-15.14")
def test_a_card_that_is_in_the_row_is_not_added_again() -> None:
    game = run({"do": "add_card", "card": "craft_4"}, row=["craft_4", "move_12"])
    assert game.over and game.state.row == ["craft_4", "move_12"]


@pytest.mark.rule("TH-2.2")
def test_an_enemy_may_be_moved_from_anywhere_if_nothing_is_said() -> None:
    places = {"hut": {"enemies": ["average"]}, "den": {"enemies": ["minor"]}}
    game = run({"do": "move_enemy", "to": {"id": "crag"}}, locations=places)
    assert options(game) == [("token", "hut", "average"), ("token", "den", "minor")]
    assert play(game, ("token", "den", "minor")).state.enemies == {"hut": ["average"], "crag": ["minor"]}


@pytest.mark.rule("TH-2.2")
@pytest.mark.parametrize("verb", ["raise_enemy", "lower_enemy", "remove_enemy"])
def test_any_enemy_may_be_meant_if_no_place_is_named(verb: str) -> None:
    game = run({"do": verb}, locations={"hut": {"enemies": ["average"]}, "mill": {"enemies": ["average"]}})
    assert options(game) == [("token", "hut", "average"), ("token", "mill", "average")]


@pytest.mark.rule("TH-2.2")
def test_an_enemy_may_be_moved_anywhere_if_nothing_is_said() -> None:
    game = run({"do": "move_enemy", "from": {"id": "den"}}, locations={"den": {"enemies": ["minor"]}})
    play(game, ("token", "den", "minor")) if kind(game) == "move_enemy" else None
    others = [("location", each) for each in game.state.map.locations if each != "den"]
    assert options(game, "location") == others


def test_a_hero_may_be_moved_to_one_of_several_areas() -> None:
    game = run({"do": "move_hero", "area": ["wood", "hill", "home"]}, h0={"area": "home"})
    assert options(game) == [("stay",), ("area", "wood"), ("area", "hill")]


@pytest.mark.rule("TH-27.25")
def test_from_an_empty_display_nothing_is_taken() -> None:
    game = run({"do": "choose_item", "n": 2}, display=["whetstone"], h0={"items": []})
    assert game.over and hero(game)["items"] == ["whetstone"]


@pytest.mark.rule("TH-14.17")
def test_a_token_from_beside_the_row_was_left_of_no_card() -> None:
    state = run(ORE, row=["craft_4", "move_12"], tokens=[{"under": "craft_4"}, {}, {}, {}]).state
    assert [left_of(state, 1, source) for source in (None, -1, 0)] == [1, 1, 0]


@pytest.mark.rule("TH-22.13")
def test_only_the_cost_of_assign_boxes_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes = cards().maps["arena"].boxes
    found = boxes["hut-1"]
    needs = msgspec.structs.replace(found.box.needs, cost={"ore": 1})
    monkeypatch.setitem(boxes, "hut-1", found._replace(box=msgspec.structs.replace(found.box, needs=needs)))
    assert found.box.action == "sacrifice" and assign_boxes(arena.run(ORE).state, ["hut"], False) == ["hut-0"]


@pytest.mark.rule("TH-5.9")
@pytest.mark.parametrize("again", [True, False])
def test_some_of_what_is_waited_for_may_happen_again(again: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    tale = cards().adventures["arena"]
    watch = msgspec.structs.replace(tale.watches[0], again=again)
    monkeypatch.setitem(cards().adventures, "arena", msgspec.structs.replace(tale, watches=(watch,)))
    state = arena.at("take_token").newest().state.clone()
    state.track, state.agenda = 9, []
    look(state)
    look(state)
    assert [scene[0] for scene in state.agenda].count("effects") == (2 if again else 1)
    assert state.seen == ([] if again else ["top"])


@pytest.mark.rule("TH-15.1")
def test_after_the_highest_card_of_a_type_comes_the_next_lower_one() -> None:
    game = run({"do": "next_card", "n": 2}, row=["craft_4", "long_road"])
    assert [event.args[0] for event in events(game, "new_card")] == [_highest_journey(game)]


def _highest_journey(game: Game[Any]) -> str:
    actions = game.state.content.actions
    journeys = [(card.number, id) for id, card in actions.items() if "journey" in card.types() and id != "long_road"]
    return max(journeys)[1]


@pytest.mark.rule("TH-14.9", "TH-14.21")
def test_a_grant_for_other_actions_or_under_a_condition_that_does_not_hold_changes_nothing() -> None:
    act = {"type": "move", "value": 1}
    for grant, value in (({}, 3), ({"for": ["combat"]}, 1), ({"for": ["move"]}, 3), ({"if": {"is": "resolved"}}, 1)):
        assert run({"do": "plus", "n": 2, **grant}, act=act).state.act.value == value
    penalty = msgspec.convert({"do": "ignore_penalty", "n": 2, "max": 3}, spoken.Effect)
    assert [penalty.number(times) for times in (1, 2, 3)] == [2, 3, 3]


@pytest.mark.rule("TH-15.1")
def test_a_card_of_the_same_number_is_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    actions = ground.book().pack.load().actions
    monkeypatch.setitem(actions, "grim", msgspec.structs.replace(actions["grim"], number=actions["gather_22"].number))
    game = run({"do": "next_card", "n": 2}, row=["craft_4", "gather_22"])
    assert [event.args[0] for event in events(game, "new_card")] == ["grim"]


@pytest.mark.rule("TH-15.1")
def test_there_is_no_next_card_if_all_of_the_type_are_in_the_row() -> None:
    actions = ground.book().pack.load().actions
    row = [id for id, card in sorted(actions.items(), key=lambda each: each[1].number) if "gather" in card.types()]
    game = run({"do": "next_card", "n": row.index("gather_22") + 1}, row=row)
    assert game.over and not events(game, "new_card")


@pytest.mark.rule("TH-35.25", "TH-12.3")
def test_a_goal_token_for_which_no_action_card_is_left_is_unmet() -> None:
    game = run({"do": "goal", "what": "action_card", "n": 3}, row=["craft_4", "move_12"], h0={"threat": 1})
    play(game, options(game)[0])
    assert game.state.goals == {"craft_4": 1, "move_12": 1} and events(game, "unmet")


@pytest.mark.rule("TH-2.8", "TH-35.25")
@pytest.mark.parametrize(("number", "asked"), [(1, True), (2, False), (3, False)])
def test_which_goal_tokens_go_is_asked_only_if_some_stay(number: int, asked: bool) -> None:
    game = run({"do": "ungoal", "what": "action_card", "n": number}, goals={"craft_4": 1, "move_12": 1})
    assert (kind(game) == "goal_off") == asked
    assert game.state.goals == ({"craft_4": 1, "move_12": 1} if asked else {})


@pytest.mark.rule("TH-12.9", "TH-12.13")
@pytest.mark.parametrize("if_possible", [True, False])
def test_what_the_group_loses_if_possible_brings_no_penalty(if_possible: bool) -> None:
    effect = {"do": "lose", "what": "ore", "n": 1, "who": "group", "if_possible": if_possible}
    assert bool(events(arena.run(effect), "unmet")) != if_possible


# -- Resources, Items, Blocks --------------------------------------------------------------------------------


@pytest.mark.rule("TH-15.18")
def test_with_shared_stores_each_resource_may_go_to_another_hero_of_the_area() -> None:
    game = arena.act("gather", 2, "home", path=["spring"], may={"shared_stores": 1}, h1={"area": "home"})
    play(game, ("gather", 3), ("hero", 0), ("hero", 1))
    assert hero(game)["pool"] == hero(game, 1)["pool"] == {"ore": 1}


@pytest.mark.rule("TH-2.9")
@pytest.mark.parametrize("held", [0, 1])
def test_who_has_too_few_items_cannot_choose_to_discard_them(held: int) -> None:
    effect = {"do": "choose", "options": [{"effects": [{"do": "lose_item"}]}, {"effects": [ORE]}]}
    game = run(effect, h0={"items": list(cards().items)[:held], "pool": {}})
    assert options(game) == [("option", 0), ("option", 1)] if held else hero(game)["pool"] == {"ore": 1}


def test_who_says_enough_is_not_asked_again() -> None:
    game = play(arena.run({"do": "convert", "n": 3, "what": "magic"}, h0={"pool": {"ore": 5}}), ("back", "ore"))
    assert game.decision is not None and game.decision.args == (0, 2), "two more"
    play(game, ("done",))
    assert game.over and hero(game)["pool"] == {"ore": 4, "magic": 1}


@pytest.mark.rule("TH-31.8")
def test_of_several_blocked_borders_one_is_chosen_on_the_map() -> None:
    game = run({"do": "unblock", "what": "border"}, blocked_borders=["lane", "climb"])
    assert kind(game) == "border" and options(game) == [("border", "lane"), ("border", "climb")]
    assert play(game, ("border", "climb")).state.blocked == ["lane"]


@pytest.mark.rule("TH-2.3")
def test_who_was_chosen_in_a_turn_is_forgotten_when_it_ends() -> None:
    base = run({**ORE, "who": "same"}, act=_act("craft")).newest().state.clone()
    base.chosen = 1
    base.agenda = [*base.agenda, ("end_of_turn", 0)]
    game = Game(ground.book(), base)
    assert game.over and "ore" not in hero(game, 1)["pool"]


@pytest.mark.rule("TH-31.8", "TH-12.3")
@pytest.mark.parametrize("free", [True, False])
def test_a_bridge_that_goes_down_is_unmet_only_if_no_border_is_left(free: bool) -> None:
    ways = ["lane", "climb", "gate"]
    place = {"area": "home"}
    game = arena.run({"do": "bridge_down", "at": place}, blocked_borders=ways[1:] if free else ways)
    assert bool(events(game, "unmet")) != free and (game.state.bridge == "lane") == free


@pytest.mark.parametrize(("under", "free"), [("craft_4", False), ("move_12", True), ("", True)])
def test_a_token_under_the_first_card_is_under_a_card(under: str, free: bool) -> None:
    tokens = [{"under": under}, {}, {}, {}]
    row = ["craft_4", "move_12"]
    effect = {**ORE, "if": {"is": "no_token_under", "type": "craft"}}
    assert bool(pool(effect, row=row, tokens=tokens)) == free
    several = {**ORE, "if": {"is": "slot_tokens", "n": 2}}
    assert bool(pool(several, row=row, tokens=[*tokens[:1] * 2, {}, {}])) == bool(under)


@pytest.mark.rule("TH-8.9")
@pytest.mark.parametrize("ready", [True, False])
def test_only_an_inactive_skill_is_turned_up(ready: bool) -> None:
    game = run({"do": "refresh"}, h0={"skill": ready})
    assert hero(game)["skill"] and bool(events(game, "refreshed")) != ready


@pytest.mark.rule("TH-12.3")
@pytest.mark.parametrize(("held", "unmet"), [(0, True), (1, True), (2, False)])
def test_items_that_cannot_be_discarded_are_unmet(held: int, unmet: bool) -> None:
    game = run({"do": "lose_item", "n": 2}, h0={"items": ["deep_basket", "whetstone"][:held]})
    while kind(game) == "lose_item":
        play(game, options(game)[0])
    assert bool(events(game, "unmet")) == unmet


@pytest.mark.rule("TH-23.15")
@pytest.mark.parametrize("well", [True, False])
def test_a_combat_that_is_won_is_resolved(well: bool) -> None:
    more = SURE if well else {}
    game = arena.fights(value=2, foes=["dummy"], dice=[1, 1], locations={"pit": {"enemies": ["minor"]}}, **more)
    while kind(game) and not events(game, "won_combat") + events(game, "lost_combat"):
        play(game, options(game)[0])
    assert game.state.acts and game.state.act.resolved == bool(events(game, "won_combat"))


@pytest.mark.rule("TH-18.6")
def test_no_more_terrain_is_revealed_than_there_is() -> None:
    game = arena.run({"do": "reveal_terrain", "n": 40})
    assert game.over and not len(game.state.terrain) and len(set(game.state.path)) == len(game.state.path)


# -- Penalties -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-19.11")
def test_what_ignores_one_penalty_of_a_colour_is_used_up_by_it() -> None:
    game = cover("moor", "domino", ignore={"red": 1})
    play(game, options(game)[0])
    assert kind(game) == "ignore"
    play(game, ("ignore",))
    while kind(game) == "space":
        play(game, options(game)[0])
    assert kind(game) == "wound"


@pytest.mark.rule("TH-19.11")
@pytest.mark.parametrize("ignore", [{"may": {"ignore_penalty": 99}}, {"may": {}, "ignore": {"red": 99}}])
def test_who_ignores_all_penalties_is_not_asked(ignore: dict[str, Any]) -> None:
    game = cover("moor", **ignore)
    assert table(game)["act"] is None and not hero(game)["wounds"] and events(game, "ignored")


@pytest.mark.rule("TH-19.11", "TH-27.21")
@pytest.mark.parametrize(("ignored", "asked"), [(99, False), (0, True)])
def test_who_ignores_all_penalties_needs_no_item_for_it(ignored: int, asked: bool) -> None:
    own = {"id": "jolan", "items": ["ogotais_crown"], "pool": {}, "skill": False}
    game = cover("moor", h0=own, may={"ignore_penalty": ignored})
    while kind(game) == "space":
        play(game, options(game)[0])
    assert (kind(game) == "use" and not hero(game)["wounds"] and not events(game, "ignored")) == asked


@pytest.mark.rule("TH-19.11")
def test_a_colour_that_the_card_does_not_define_is_no_penalty() -> None:
    game = cover("stack", "mono", y=2, ignore={"yellow": 1})
    state = game.newest().state.clone()
    state.acts = [Act("journey", 1, 0, main=True, card="", left=0, stack=0, sole=False)]
    state.acts[0].ignore["yellow"] = 1
    state.agenda = [("penalty_due", 0, "stack", "yellow")]
    assert Game(arena.book(), state).over


# -- what is learnt cannot be taken back ---------------------------------------------------------------------


@pytest.mark.parametrize(("thief", "found"), [("magic", True), ("ore", False)])
def test_a_look_at_the_hidden_token_is_something_learnt(thief: str, found: bool) -> None:
    game = LILY.effects("box-salt_widow-0", "salt_widow", tale={"thief": thief})
    assert game.state.shown == 1 and bool(events(game, "thief_found")) == found
    game = LILY.effects("box-salt_widow-0", "salt_widow", tale={"thief": "ore", "clues": ["magic"]})
    assert game.state.shown == 0


# -- Terrain (TH-4.25) ---------------------------------------------------------------------------------------


def kinds_of(game: Game[Any], cards: Iterable[str]) -> Counter[str]:
    return Counter(game.state.content.terrain[card].kind for card in cards)


@pytest.mark.rule("TH-4.25")
def test_a_harsh_adventure_is_played_with_all_barren_cards_and_eight_others() -> None:
    game = DOOR.at("take_token")
    used = kinds_of(game, [*game.state.path, *game.state.terrain.items()])
    assert used == {"barren": kinds_of(game, game.state.content.terrain)["barren"], "standard": 8}


def test_an_adventure_may_be_played_with_barren_cards_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    tale = cards().adventures["arena"]
    barren = msgspec.structs.replace(tale, setup=msgspec.structs.replace(tale.setup, terrain="barren"))
    monkeypatch.setitem(cards().adventures, "arena", barren)
    game = arena.at("take_token")
    assert set(kinds_of(game, [*game.state.path, *game.state.terrain.items()])) == {"barren"}


def test_which_terrain_cards_a_harsh_adventure_leaves_in_the_box_is_not_known() -> None:
    game = DOOR.at("take_token")
    decks = set()
    for seed in range(6):
        world = game.imagine(0, Rng(str(seed))).state
        assert world.path == game.state.path and len(set(world.terrain.items())) == len(game.state.terrain.items())
        assert kinds_of(game, world.terrain.items()) == kinds_of(game, game.state.terrain.items())
        assert not set(world.path) & set(world.terrain.items())
        decks.add(tuple(sorted(world.terrain.items())))
    assert len(decks) > 1


def test_an_adventure_without_a_track_has_no_marker_on_it() -> None:
    assert LILY.at("take_token").state.track == 0


# -- places --------------------------------------------------------------------------------------------------


def test_an_enemy_comes_to_a_location_of_the_area_that_is_named() -> None:
    assert run({"do": "place_enemy", "tier": "minor", "at": {"area": "hill"}}).state.enemies == {"crag": ["minor"]}
