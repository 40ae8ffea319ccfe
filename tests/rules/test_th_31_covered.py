"""Cards of the Row without replacing, combined Enemies, Sacrifice tokens, and what covers the Path (TH-31)."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game, IllegalChoice
from fabletop.kernel import PositionError

from .thorgal import SURE, Tale, events, fight, hero, kind, options, play, table
from .thorgal_arena import arena, cover
from .thorgal_ground import ground, run

WINGS = Tale("borrowed_wings")
DOOR = Tale("the_door_with_no_outside")
HORNS = Tale("before_the_horns_sound")


def slots(game: Game[Any]) -> list[int]:
    return list(game.state.tokens)


def row(game: Game[Any]) -> list[str]:
    return [each["card"] for each in table(game)["row"]]


def under(*cards: str) -> list[dict[str, Any]]:
    return [{"under": card, "active": False} for card in cards]


# -- cards of the Row ----------------------------------------------------------------------------------------

ROW = ["sacrifice_1", "craft_4", "combat_11", "move_12"]


@pytest.mark.rule("TH-15.14")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("move_6", ["sacrifice_1", "craft_4", "move_6", "combat_11", "move_12"]),
        ("twin", ["sacrifice_1", "craft_4", "combat_11", "move_12", "twin"]),
    ],
)
def test_a_card_that_is_added_makes_a_slot_at_the_right_end_and_tokens_keep_theirs(card: str, after: list[str]) -> None:
    game = run({"do": "add_card", "card": card}, row=ROW, tokens=under("craft_4", "combat_11", "move_12", "move_12"))
    assert row(game) == after and slots(game) == [1, 2, 3, 3]
    assert card not in game.state.unused and len(events(game, "card_added")) == 1


@pytest.mark.rule("TH-15.14", "TH-14.20")
def test_among_equal_numbers_the_players_say_where_the_added_card_goes() -> None:
    game = run({"do": "add_card", "card": "assign_30"}, row=["gather_30", "craft_4"])
    assert options(game) == [("left_of", "gather_30"), ("right_of", "gather_30")]
    assert row(play(game.copy(), ("left_of", "gather_30"))) == ["craft_4", "assign_30", "gather_30"]
    assert row(play(game, ("right_of", "gather_30"))) == ["craft_4", "gather_30", "assign_30"]


@pytest.mark.rule("TH-15.14")
def test_a_card_that_is_in_the_row_already_is_not_added_again() -> None:
    game = run({"do": "add_card", "card": "craft_4"}, row=ROW)
    assert row(game) == ROW and not events(game, "card_added")


@pytest.mark.rule("TH-15.14")
def test_a_card_that_is_removed_takes_the_last_slot_with_it_and_tokens_there_go_to_the_new_last_one() -> None:
    game = run({"do": "remove_card"}, row=ROW, tokens=[*under("sacrifice_1", "craft_4", "move_12"), {}])
    assert options(game) == [("card", card) for card in ROW]
    play(game, ("card", "craft_4"))
    assert row(game) == ["sacrifice_1", "combat_11", "move_12"]
    assert slots(game) == [0, 1, 2, -1]  # of four slots the last one is gone
    assert "craft_4" in game.state.unused


@pytest.mark.rule("TH-15.14", "TH-15.6")
def test_what_lies_on_a_removed_card_is_discarded() -> None:
    game = run({"do": "remove_card"}, row=ROW, goals={"craft_4": 1}, blocked_cards=["craft_4", "move_12"])
    play(game, ("card", "craft_4"))
    assert game.state.goals == {} and game.state.blocked == ["move_12"]


@pytest.mark.rule("TH-15.14", "TH-12.7")
@pytest.mark.parametrize(("cards", "wounded"), [(2, True), (3, False)])
def test_of_two_cards_none_is_removed_which_is_unmet(cards: int, wounded: bool) -> None:
    game = run({"do": "remove_card"}, row=ROW[:cards], h0={"threat": 1}, h1={"threat": 1})
    assert kind(game) == ("wound" if wounded else "row_card")


@pytest.mark.rule("TH-15.14")
def test_the_map_in_the_air_adds_a_card_and_the_story_at_the_stone_takes_one() -> None:
    game = WINGS.effects("thread-17-0", "helm")
    assert len(row(game)) == 8 and "journey_37" in row(game) and kind(game) == "kind"
    game = WINGS.effects("thread-13-0", "parley_stone", track=5)
    play(game, ("card", "sacrifice_1"))
    assert len(row(game)) == 6 and table(game)["track"] == 2


# -- Block tokens on the Path --------------------------------------------------------------------------------


def block(n: int = 1, **laid: Any) -> Game[Any]:
    return arena.run({"do": "block_space", "n": n}, **laid)


@pytest.mark.rule("TH-31.6")
def test_a_block_goes_on_a_free_space_with_an_icon_of_the_last_terrain_card() -> None:
    game = block(path=["spring", "mine"], gathered=[(2, 0)])
    assert options(game) == [("space", 9), ("space", 10), ("space", 11)]
    play(game, ("space", 10))
    assert table(game)["rubble"] == [[2, 2]] and len(events(game, "space_blocked")) == 1


@pytest.mark.rule("TH-31.6", "TH-31.10", "TH-12.7")
def test_a_second_block_needs_another_space_and_without_one_the_effect_is_unmet() -> None:
    laid: dict[str, Any] = {"path": ["moor"], "h0": {"threat": 1}, "h1": {"threat": 0}}
    game = block(4, **laid)
    play(game, ("space", 1))
    assert options(game) == [("space", 0), ("space", 2)]
    play(game, ("space", 0))
    assert kind(game) == "wound" and sorted(table(game)["rubble"]) == [[0, 0], [0, 1], [0, 2]]
    assert kind(block(3, **laid)) == "block_space"


@pytest.mark.rule("TH-31.6")
def test_neither_a_tile_nor_a_gather_token_goes_on_a_blocked_space() -> None:
    game = arena.act("journey", 1, "home", path=["stack"], tiles=["mono"], rubble=[(0, 1)], h0={"id": "thorgal"})
    play(game, ("tile", "mono"))
    assert ("lay", 0, 0, 0) in options(game) and ("lay", 0, 0, 1) not in options(game)
    game = arena.act("gather", 1, "home", path=["stack"], rubble=[(0, 1)])
    assert options(game) == [("gather", 0), ("gather", 3)]
    with pytest.raises(IllegalChoice):
        game.choose(("gather", 1))


@pytest.mark.rule("TH-31.6", "TH-35.2")
def test_the_icon_of_a_blocked_space_counts_as_covered() -> None:
    seen = {"do": "if", "cond": {"is": "uncovered_penalties", "n": 3}, "then": [{"do": "gain", "what": "ore"}]}
    assert hero(arena.run(seen, path=["moor"]))["pool"] == {"ore": 1}
    assert hero(arena.run(seen, path=["moor"], rubble=[(0, 0)]))["pool"] == {}


@pytest.mark.rule("TH-31.8", "TH-31.6")
def test_a_block_on_the_path_can_be_discarded_and_the_space_is_free_again() -> None:
    lift = {"do": "unblock", "what": "space"}
    game = arena.run(lift, path=["stack"], rubble=[(0, 1), (0, 3)], blocked_borders=["lane"])
    assert options(game) == [("space", 1), ("space", 3)]
    play(game, ("space", 1))
    assert table(game)["rubble"] == [[0, 3]] and table(game)["blocked_borders"] == ["lane"]
    game = arena.run({**lift, "n": 2}, path=["stack"], rubble=[(0, 1), (0, 3)])
    assert table(game)["rubble"] == [] and len(events(game, "space_freed")) == 2


@pytest.mark.rule("TH-31.8")
def test_any_block_may_be_one_of_the_path_a_border_or_a_location() -> None:
    laid: dict[str, Any] = {"path": ["stack"], "rubble": [(0, 1)], "blocked_borders": ["lane"]}
    game = arena.run({"do": "unblock", "what": "any"}, locations={"mill": {"blocked": True}}, **laid)
    assert options(game) == [("border", "lane"), ("location", "mill"), ("space", 1)]
    assert table(play(game.copy(), ("border", "lane")))["blocked_borders"] == []
    assert not table(play(game.copy(), ("location", "mill")))["locations"]["mill"]["blocked"]
    assert table(play(game, ("space", 1)))["rubble"] == []


@pytest.mark.rule("TH-31.6")
def test_the_moved_lamps_block_a_space_and_writing_down_what_is_left_frees_it() -> None:
    game = DOOR.effects("par-17", path=["standing_stones"])
    while kind(game) != "block_space":
        play(game, options(game)[0])
    play(game, options(game)[0])
    assert len(table(game)["rubble"]) == 1
    game = DOOR.effects("thread-20-1", path=["standing_stones"], rubble=[(0, 0)])
    assert table(game)["rubble"] == []


def test_a_position_puts_blocks_only_on_free_spaces() -> None:
    with pytest.raises(PositionError, match=r"rubble\[0\]"):
        arena.act("gather", 1, "home", path=["stack"], gathered=[(0, 1)], rubble=[(0, 1)])


# -- tiles over Penalties ------------------------------------------------------------------------------------


@pytest.mark.rule("TH-31.7")
def test_a_tile_over_a_penalty_is_the_wound_that_the_colour_brings_from_then_on() -> None:
    game = cover("scree", y=1, covered={"yellow-scree": "domino"})
    assert kind(game) == "wound" and hero(game)["threat"] == 0
    play(game, options(game)[0])
    assert [each["shape"] for each in hero(game)["wounds"]] == ["domino"]
    assert hero(cover("scree", y=1))["threat"] == 1


@pytest.mark.rule("TH-31.7", "TH-19.11")
def test_the_other_colour_and_other_cards_keep_their_penalties() -> None:
    game = cover("thorn", y=0, covered={"yellow-thorn": "domino"})
    assert hero(game)["threat"] == 1
    game = cover("moor", y=0, covered={"red-moor": "tri_i"}, may={"ignore_penalty": 1})
    assert kind(game) == "ignore"  # it may be ignored like the one below it
    assert hero(play(game, ("ignore",)))["wounds"] == []


@pytest.mark.rule("TH-31.7")
def test_the_players_choose_a_card_of_the_path_that_defines_the_colour() -> None:
    lay = {"do": "cover_penalty", "colour": "yellow", "shape": "domino"}
    game = arena.run(lay, path=["moor", "scree", "thorn", "vein"], covered={"yellow-vein": "mono"})
    assert options(game) == [("card", "scree"), ("card", "thorn")]
    play(game, ("card", "thorn"))
    assert table(game)["covered"] == {"yellow-vein": "mono", "yellow-thorn": "domino"}
    (told,) = events(game, "penalty_covered")
    assert (told.terrain, told.penalty, told.shape) == ("thorn", "yellow", "domino")


@pytest.mark.rule("TH-31.7", "TH-12.1")
def test_without_such_a_card_the_effect_is_unmet() -> None:
    lay = {"do": "cover_penalty", "colour": "yellow", "shape": "domino", "n": 2}
    game = arena.run(lay, path=["scree", "moor"], h0={"threat": 1}, h1={"threat": 0})
    assert table(game)["covered"] == {"yellow-scree": "domino"} and kind(game) == "wound"


@pytest.mark.rule("TH-31.7")
def test_hauling_a_night_in_the_dry_boat_covers_a_penalty() -> None:
    game = DOOR.effects("thread-10-0", "dry_boat", path=["standing_stones", "birch_valley"], h0={"pool": {}})
    while kind(game) == "penalty_card":
        play(game, options(game)[0])
    assert list(table(game)["covered"].values()) == ["domino"] and hero(game)["pool"] == {"fate": 2}


def test_a_position_covers_only_penalties_of_the_path() -> None:
    with pytest.raises(PositionError, match=r"covered\.yellow-moor"):
        arena.act("gather", 1, "home", path=["moor"], covered={"yellow-moor": "mono"})


# -- Sacrifice tokens ----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-26.6", "TH-26.7")
def test_a_sacrifice_token_may_cover_any_box_with_an_effect_that_has_none() -> None:
    put = {"do": "sacrifice_token", "shape": "domino"}
    game = ground.run(put, locations={"hut": {"boxes": [{"offering": "mono"}]}})
    boxes = [str(key[1]) for key in options(game)]
    assert "hut-0" not in boxes and {"hut-1", "den-0", "mill-0"} <= set(boxes)
    play(game, ("box", "mill-0"))
    assert table(game)["locations"]["mill"]["boxes"][0]["offering"] == "domino"


@pytest.mark.rule("TH-26.6")
def test_where_no_box_is_left_the_sacrifice_token_is_not_put_and_nobody_suffers() -> None:
    put = {"do": "sacrifice_token", "shape": "domino", "at": {"id": "mill"}, "n": 2}
    game = ground.run(put, h0={"threat": 3})
    assert table(game)["locations"]["mill"]["boxes"][0]["offering"] == "domino" and game.over
    assert hero(game)["wounds"] == []


@pytest.mark.rule("TH-26.6", "TH-26.13")
def test_linked_arms_let_a_part_of_the_ship_be_paid_with_a_wound() -> None:
    game = WINGS.effects("thread-4-0", "dyke", locations={"helm": {"read": True}})
    assert ("box", "helm-0") not in options(game) and ("box", "keel_well-0") in options(game)
    play(game, ("box", "keel_well-0"))
    token = {"keel_well": {"boxes": [{"offering": "pent_p"}]}}
    game = WINGS.act("sacrifice", 1, "stern", locations=token, h0={"id": "jolan", "skill": False}, round=3)
    assert kind(game) == "wound"
    play(game, options(game)[0])
    assert 16 in table(game)["told"]


# -- combined Enemies ----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-25.2", "TH-25.3", "TH-25.12")
def test_the_watchmen_of_the_beacon_are_fought_as_one_group() -> None:
    laid: dict[str, Any] = {"round": 9, "locations": {"beacon": {"enemies": ["minor", "minor"]}}}
    game = HORNS.act("combat", 1, "signal_cliffs", h0={"skill": False}, **laid, **SURE)
    while kind(game) in ("foe", "enemy_card", "order"):
        assert kind(game) != "foe" or options(game) == [("group", "beacon")]
        play(game, options(game)[0])
    assert len(table(game)["fight"]["cards"]) == 2
    fight(game)
    assert table(game)["locations"]["beacon"]["enemies"] == [] and 3 in table(game)["told"]


# -- which Blocks are meant ----------------------------------------------------------------------------------


@pytest.mark.rule("TH-31.8")
@pytest.mark.parametrize(("what", "left"), [("border", ["mill"]), ("space", ["lane", "mill"]), ("", ["lane"])])
def test_an_effect_discards_blocks_of_the_kind_that_it_names_and_of_no_other(what: str, left: list[str]) -> None:
    laid: dict[str, Any] = {"path": ["stack"], "rubble": [(0, 1)], "blocked_borders": ["lane"]}
    game = arena.run({"do": "unblock", "what": what, "n": 9}, locations={"mill": {"blocked": True}}, **laid)
    assert sorted(game.state.blocked) == left
    assert bool(table(game)["rubble"]) == (what != "space")


@pytest.mark.rule("TH-31.8")
def test_of_several_blocked_locations_one_is_chosen_on_the_map() -> None:
    places = {"mill": {"blocked": True}, "hut": {"blocked": True}}
    game = arena.run({"do": "unblock"}, locations=places)
    assert kind(game) == "location" and options(game) == [("location", "hut"), ("location", "mill")]
