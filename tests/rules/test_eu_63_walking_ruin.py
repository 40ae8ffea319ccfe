"""EU-63: Walking Ruin."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.land.geometry import is_centre
from fabletop.games.euthia.scenarios.ravage.cards import RAVAGE
from fabletop.games.euthia.scenarios.ravage.rules import Ravage
from fabletop.games.euthia.scenarios.rubble.rules import Rubble
from fabletop.games.euthia.scenarios.walking_ruin.golem import _beside_start, _nests

from .euthia import AROUND, CHURCH, PACK, at, events, fresh, hero, kind, options, play, seen, table

# The Ruins on 2,1, Merchants two steps away on 2,-1 behind a guarded mine on 2,0; the Hunter on -1,-1.
LAND = {"1,1": "i_scenario_ruins", "2,-1": "i_fixed_1", "-1,-1": "i_encounter_1"}
RUINS, GUARDED, TRADE, ENCOUNTER = "2,1", "2,0", "2,-1", "-1,-1"


def tile(id: str, *types: str) -> dict[str, Any]:
    entry = PACK.map_tiles[id]
    hexes = [{"type": each} for each in types]
    return {"id": id, "source": "designed", "chapter": entry.chapter, "kind": entry.kind, "hexes": hexes}


# Open ground east of the Ruins, and a cave at its end: 4,0, then 5,-1 or 5,0, then 6,-1.
OPEN: dict[str, Any] = {
    "land": {"1,1": "i_scenario_ruins", "3,0": "i_general_1", "5,-1": "i_general_2"},
    "content": {
        "map_tile": [tile("i_general_1", "plain", "plain", "plain"), tile("i_general_2", "plain", "cave", "plain")]
    },
}


def ruin(scene: str = "acting", *args: str | int, **laid: Any) -> Game[Any]:
    return at(scene, *args, scenario="walking_ruin", **{"land": LAND, **laid})


def dusk(card: str, **laid: Any) -> Game[Any]:
    """The end of a round with that Ravage card, up to the first question."""
    return ruin("round_over", **{"round": 3, "draws": {"ravage": [card]}, **laid})


def walked(card: str, **laid: Any) -> Game[Any]:
    """The same, and the first player takes the first of several ways."""
    game = dusk(card, **laid)
    while kind(game) in ("golem_aim", "golem_way"):
        play(game, options(game)[0])
    return game


def pass_round(game: Game[Any]) -> Game[Any]:
    """To the beginning of the next round; nobody does anything."""
    number = table(game)["round"]
    while not game.over and table(game)["round"] == number:
        play(game, ("end",) if kind(game) == "act" else options(game)[0])
    return game


def tale(game: Game[Any]) -> dict[str, Any]:
    shown: dict[str, Any] = {**table(game), **table(game)["tale"]}
    return shown


def fact(game: Game[Any], name: str) -> dict[str, int]:
    numbers: dict[str, dict[str, int]] = {told[0]: told[1] for told in tale(game)["facts"]}
    return numbers[f"eu-fact-{name}"]


def shards(game: Game[Any], seat: int = 0) -> int:
    return int(hero(game, seat)["notes"].get("shards", 0))


# -- how it begins --------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-63.1", "EU-63.2", "EU-1.34")
def test_ten_ravage_cards_31_rubble_tokens_and_no_shard() -> None:
    game = fresh(scenario="walking_ruin")
    assert game.state.tales[Ravage].deck.items() == sorted(RAVAGE(PACK)) and len(RAVAGE(PACK)) == 10
    assert fact(game, "rubble") == {"number": 12, "other": 19} and [shards(game, seat) for seat in (0, 1)] == [0, 0]
    assert fact(game, "spell") == {"number": 0, "most": 6} and tale(game)["golem"] is None


@pytest.mark.rule("EU-63.1")
def test_a_rubble_token_that_is_not_there_is_not_placed_and_none_comes_back() -> None:
    game = play(ruin(rubble={TRADE: "a"}, h0={"at": TRADE}), ("deed", "clear"))
    assert tale(game)["rubble"] == {} and fact(game, "rubble")["number"] == 11
    first = pass_round(ruin(round=3, draws={"ravage": ["heavy_tread"]}))
    assert tale(first)["rubble"] == {TRADE: "a"} and fact(first, "rubble")["number"] == 11
    last = ruin(round=3, draws={"ravage": ["heavy_tread"]})
    last.state.notes["rubble_a"] = 12
    pass_round(last)
    assert tale(last)["golem"] == TRADE and tale(last)["rubble"] == {}


@pytest.mark.rule("EU-63.3")
@pytest.mark.parametrize(("seats", "strength"), [(1, 3), (2, 6), (3, 9), (4, 11)])
def test_the_strength_of_the_spell_goes_by_the_players(seats: int, strength: int) -> None:
    assert fact(ruin(seats=seats), "spell")["most"] == strength
    assert fact(ruin(seats=seats, options={"heroic": True}), "spell")["most"] == strength + 2


@pytest.mark.rule("EU-63.3", "EU-63.11")
@pytest.mark.parametrize(
    ("round", "level", "heroic"), [(1, 1, 2), (4, 1, 2), (5, 2, 3), (7, 2, 3), (8, 3, 3), (10, 3, 3)]
)
def test_spawn_grows_with_the_rounds_and_is_one_level_higher_in_the_heroic_grade(
    round: int, level: int, heroic: int
) -> None:
    game = ruin("begin_round", round=round, rubble={"1,1": "b"})
    assert game.state.monster_at("1,1") == level
    assert (
        ruin("begin_round", round=round, rubble={"1,1": "b"}, options={"heroic": True}).state.monster_at("1,1")
        == heroic
    )


@pytest.mark.rule("EU-63.11")
def test_spawn_of_an_earlier_round_is_of_the_level_of_the_present_one() -> None:
    game = ruin(round=4, rubble={"1,1": "b"}, draws={"ravage": ["stillness"]})
    assert game.state.monster_at("1,1") == 1
    assert pass_round(game).state.monster_at("1,1") == 2


@pytest.mark.rule("EU-63.4", "EU-1.40")
def test_the_golem_wakes_when_the_ruins_are_revealed() -> None:
    assert seen(ruin("acting", land={}))["tale"]["foes"] == []
    game = ruin(land={}, stack=["i_scenario_ruins"], h0={"moves": 1})
    assert tale(game)["golem"] is None
    play(game, ("walk", "1,0"), ("slot", "2,-1"))
    assert tale(game)["golem"] == "3,-1" and [each.args for each in events(game, "golem_wakes")] == [("3,-1",)]
    assert tale(game)["marks"] == {"3,-1": [["eu-mark-golem", "EU-63.6"]]}


@pytest.mark.rule("EU-63.4")
def test_ruins_that_nobody_found_rise_beside_the_start_tile_after_round_two() -> None:
    laid: dict[str, Any] = {"land": {"1,1": "i_fixed_1"}, "stack": ["i_general_1", "i_scenario_ruins"], "first": 1}
    early = ruin("round_over", round=1, **laid)
    assert tale(early)["golem"] is None and table(early)["round"] == 2
    game = ruin("round_over", round=2, **laid)
    assert game.decision is not None and (game.decision.kind, game.decision.seat) == ("ruins", 1)
    assert set(options(game)) == {("ruins", slot) for slot in AROUND if slot != "1,1"}
    play(game, ("ruins", "-2,1"))
    assert table(game)["land"]["-2,1"] == "i_scenario_ruins" and tale(game)["golem"] == "-1,1"
    assert len(table(game)["stack"]) == 1
    assert table(game)["round"] == 3 and tale(game)["ravage"]["shown"] == []
    assert len(tale(pass_round(game))["ravage"]["shown"]) == 1  # it walks from the end of round 3 on


@pytest.mark.rule("EU-63.4")
def test_with_no_room_beside_the_start_tile_the_ruins_rise_in_the_next_ring() -> None:
    tiles = [f"i_general_{i}" for i in range(1, 7)]
    game = ruin("round_over", round=2, land=dict(zip(AROUND, tiles)), stack=["i_scenario_ruins"])
    slots = {str(key[1]) for key in options(game)}
    assert len(slots) == 12 and "3,0" in slots and not slots & {*AROUND, "0,0"}


# -- walking --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-63.5")
def test_a_golem_that_is_awake_walks_at_the_end_of_every_round_while_the_spell_holds() -> None:
    assert tale(walked("heavy_tread"))["ravage"] == {"left": 9, "shown": ["heavy_tread"]}
    asleep = ruin("round_over", round=4, land={})
    broken = ruin("round_over", round=4, h0={"notes": {"shards": 7}})
    assert tale(asleep)["ravage"]["shown"] == tale(broken)["ravage"]["shown"] == []


@pytest.mark.rule("EU-63.6")
def test_the_golem_takes_a_shortest_way_past_monsters_and_stops_on_its_target() -> None:
    game = walked("heavy_tread")  # three steps, and two are enough
    assert tale(game)["trail"] == [GUARDED, TRADE] and tale(game)["golem"] == TRADE
    assert game.state.monster_at(GUARDED) == 1
    far = walked("splinter_rain")  # two steps, and the Encounter is farther away
    assert len(tale(far)["trail"]) == 2 and tale(far)["golem"] != ENCOUNTER


@pytest.mark.rule("EU-63.6")
def test_spaces_with_rubble_and_its_own_are_no_targets() -> None:
    again = dusk("heavy_tread", golem=TRADE, land={**LAND, "-2,1": "i_general_7"})
    assert tale(play_ways(again))["golem"] != TRADE  # on to the Merchants of -1,1
    buried = walked("heavy_tread", rubble={TRADE: "a"}, h0={"at": "1,1"}, h1={"at": "1,1"})
    assert tale(buried)["golem"] == "1,1"  # no target is left: the nearest Hero


def play_ways(game: Game[Any]) -> Game[Any]:
    while kind(game) in ("golem_aim", "golem_way"):
        play(game, options(game)[0])
    return game


@pytest.mark.rule("EU-63.6")
def test_the_first_player_settles_ties_of_ways() -> None:
    game = dusk("cracked_earth", golem="4,0", first=1, **OPEN)
    assert game.decision is not None and (game.decision.kind, game.decision.seat) == ("golem_way", 1)
    assert set(options(game)) == {("tread", "5,-1"), ("tread", "5,0")}
    assert tale(play(game, ("tread", "5,0")))["trail"] == ["5,0", "6,-1"]


@pytest.mark.rule("EU-63.6")
def test_the_first_player_settles_ties_of_targets() -> None:
    game = dusk("blind_fury", golem="3,0", first=1, h0={"at": "5,-1"}, h1={"at": "1,1"}, **OPEN)
    assert game.decision is not None and (game.decision.kind, game.decision.seat) == ("golem_aim", 1)
    assert set(options(game)) == {("aim", "5,-1"), ("aim", "1,1")}
    assert tale(play_ways(play(game, ("aim", "1,1"))))["golem"] == "1,1"


@pytest.mark.rule("EU-63.6")
def test_the_golem_never_enters_a_centre_and_reaches_a_hero_there_on_a_hex_of_the_tile() -> None:
    game = walked("blind_fury")  # both Heroes are in the Church
    assert tale(game)["trail"][-1] in ("1,0", "0,1") and hero(game)["health"] == hero(game)["most"]
    there = dusk("blind_fury", golem="0,0")
    assert tale(there)["golem"] == "0,0" and tale(there)["trail"] == []


@pytest.mark.rule("EU-63.7")
def test_trade_and_encounters_are_buried_and_the_last_two_hexes_bring_spawn() -> None:
    game = walked("heavy_tread", freed=[GUARDED])
    assert tale(game)["rubble"] == {TRADE: "a", GUARDED: "b"} and table(game)["besieged"] == {GUARDED: 1}
    assert tale(walked("scent_of_smoke", golem="0,-1"))["rubble"] == {ENCOUNTER: "a"}
    assert tale(walked("cracked_earth", golem="4,0", **OPEN))["rubble"] == {"5,0": "b", "6,-1": "b"}


@pytest.mark.rule("EU-63.7")
def test_alone_only_the_last_hex_brings_spawn() -> None:
    assert tale(walked("cracked_earth", golem="4,0", seats=1, **OPEN))["rubble"] == {"6,-1": "b"}


@pytest.mark.rule("EU-63.7")
def test_no_rubble_under_monsters_heroes_or_the_ruins_nor_on_the_start_tile() -> None:
    assert tale(walked("heavy_tread"))["rubble"] == {TRADE: "a"}  # a Monster is on 2,0
    guarded = walked("heavy_tread", land={**LAND, "2,-1": "i_fixed_3"}, golem="2,-1")
    assert tale(guarded)["golem"] == "2,0" and tale(guarded)["rubble"] == {}  # Merchants with a Monster
    assert tale(walked("blind_fury", golem="3,0", h0={"at": RUINS}, h1={"at": RUINS}, **OPEN))["rubble"] == {}
    found = walked("blind_fury", golem="4,0", h0={"at": "5,-1"}, h1={"at": "5,-1"}, **OPEN)
    assert tale(found)["trail"] == ["5,-1"] and tale(found)["rubble"] == {}  # the Heroes stand there
    church = walked("blind_fury", golem="1,1", freed=["1,2"])
    assert tale(church)["trail"] and tale(church)["rubble"] == {}


@pytest.mark.rule("EU-63.8")
def test_heroes_whose_space_the_golem_enters_take_two_wounds_and_stay() -> None:
    game = walked("heavy_tread", h0={"id": "dral", "at": TRADE}, h1={"id": "keleia", "at": GUARDED})
    for seat, space in ((0, TRADE), (1, GUARDED)):
        assert hero(game, seat)["at"] == space and hero(game, seat)["health"] == hero(game, seat)["most"] - 2
    dead = walked("heavy_tread", h0={"at": TRADE, "health": 2, "reputation": 5})
    assert hero(dead)["at"] == CHURCH and hero(dead)["reputation"] == 3 and hero(dead)["deaths"] == 0
    passed = walked("heavy_tread", h0={"at": RUINS})  # where it set out from
    assert hero(passed)["health"] == hero(passed)["most"]


@pytest.mark.rule("EU-63.9")
def test_without_its_target_the_golem_walks_to_the_nearest_hero_or_stands_still() -> None:
    land = {"1,1": "i_scenario_ruins"}
    assert tale(walked("scent_of_smoke", land=land, h0={"at": "1,1"}, h1={"at": CHURCH}))["golem"] == "1,1"
    still = dusk("scent_of_smoke", land=land, h0={"at": RUINS}, h1={"at": RUINS})
    assert tale(still)["trail"] == [] and tale(still)["rubble"] == {} and table(still)["round"] == 4


# -- Rubble ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-63.10")
def test_rubble_closes_trade_and_quests_until_a_mining_action_clears_it() -> None:
    game = ruin(rubble={TRADE: "a"}, tokens={TRADE: ["t1"]}, h0={"at": TRADE, "gold": 3})
    assert options(game, "trade") == [] and table(game)["tokens"][TRADE] == ["t1"]
    play(game, ("deed", "clear"))
    assert tale(game)["rubble"] == {} and hero(game)["reputation"] == 1 and shards(game) == 1
    assert "mining" not in hero(game)["tokens"] and ("trade",) in options(game)
    assert table(game)["tokens"][TRADE] == ["t1"]
    for laid, open in (({}, True), ({ENCOUNTER: "a"}, False)):
        mine = {"at": ENCOUNTER, "bag": ["dragonfly", "healing_potion", "healing_potion"], "gold": 9}
        quest = ruin(rubble=laid, h0=mine, faceup={"hunter": ["hunter_fresh_pelt"]})
        assert bool(options(quest, "quest")) == open


@pytest.mark.rule("EU-63.10")
def test_rubble_is_entered_and_cleared_with_a_mining_action_only() -> None:
    game = ruin(rubble={TRADE: "a"}, h0={"at": "3,-1", "moves": 1, "tokens": ["combat", "trade"]})
    play(game, ("walk", TRADE))
    assert hero(game)["at"] == TRADE and game.why(("deed", "clear")) == (False, "EU-8.3")
    assert options(ruin(rubble={TRADE: "a"}, h0={"at": "3,-1"}), "deed") == []


@pytest.mark.rule("EU-63.10")
def test_a_tile_that_grants_a_mining_action_clears_rubble_too() -> None:
    granting = next(
        id
        for id, thing in PACK.things.items()
        if any(e.granted == "mining" and e.use == "discard" for e in thing.effects)
    )
    game = ruin(rubble={TRADE: "a"}, h0={"at": TRADE, "tokens": [], "bag": [granting]})
    play(game, ("deed", "clear"))
    assert tale(game)["rubble"] == {} and granting not in hero(game)["bag"]


@pytest.mark.rule("EU-63.11")
def test_spawn_is_an_undefeated_monster_and_its_space_cannot_be_used() -> None:
    laid: dict[str, Any] = {"rubble": {"1,1": "b"}}
    unarmed = ruin(**laid, h0={"at": "1,0", "moves": 1, "tokens": ["mining"]})
    assert unarmed.why(("walk", "1,1")) == (False, "EU-11.5")
    assert options(ruin(**laid, h0={"at": "1,1"}), "mine", "deed") == []
    game = play(ruin(**laid, h0={"at": "1,0", "moves": 1}), ("walk", "1,1"))
    assert table(game)["fight"]["level"] == 1 and table(game)["fight"]["siege"]


@pytest.mark.rule("EU-63.11", "EU-63.13")
def test_defeating_spawn_gives_the_reward_a_reputation_and_a_shard_but_no_loot() -> None:
    mine = {"id": "dral", "at": "1,0", "moves": 1, "bag": ["scroll_of_thunder"], "notes": {"shards": 5}}
    game = ruin(h0=mine, rubble={"1,1": "b", TRADE: "a"}, tops={1: "dragonfly"})
    play(game, ("walk", "1,1"))
    while kind(game) != "trophy":
        thunder = ("use", "scroll_of_thunder")
        play(game, thunder if thunder in options(game) else options(game)[0])
    play(game, ("leave",))
    assert hero(game)["reputation"] == 1 + 1  # of the card, and for the Rubble
    assert shards(game) == 6 and len(events(game, "spell_broken")) == 1
    assert tale(game)["rubble"] == {TRADE: "a"} and table(game)["tokens"] == {} and hero(game)["gold"] == 0
    assert game.state.monster_at("1,1") == 0 and ("mine",) in options(game)


# -- the spell ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-63.12")
@pytest.mark.parametrize(
    ("golem", "at", "may"), [(TRADE, RUINS, True), (TRADE, TRADE, True), (TRADE, "3,-1", True), (TRADE, "1,1", False)]
)
def test_gold_cards_are_given_in_the_ruins_and_by_the_golem(golem: str, at: str, may: bool) -> None:
    game = ruin(golem=golem, h0={"at": at, "golden": ["frenzy"]})
    assert (("deed", "burn") in options(game)) == may
    if may:
        play(game, ("deed", "burn"), ("discard_card", "frenzy"))
        assert shards(game) == 1 and hero(game)["golden"] == [] and table(game)["spent"]["gold"] == ["frenzy"]


@pytest.mark.rule("EU-63.12")
def test_two_gold_cards_in_a_turn_and_none_once_the_spell_is_broken() -> None:
    game = ruin(h0={"at": RUINS, "golden": ["frenzy", "frenzy", "healing_card"]})
    for number in range(2):
        play(game, ("deed", "burn"))
        assert shards(game) == number  # before the card is given
        play(game, ("discard_card", "frenzy"))
    assert shards(game) == 2 and game.why(("deed", "burn")) == (False, "EU-63.12")
    assert ("deed", "burn") in options(pass_round(game))  # a new turn
    poor = ruin(h0={"at": RUINS})
    assert poor.why(("deed", "burn")) == (False, "EU-63.12")
    broken = ruin(h0={"at": RUINS, "golden": ["frenzy"]}, h1={"notes": {"shards": 6}})
    assert ("deed", "burn") not in options(broken)


@pytest.mark.rule("EU-63.12", "EU-63.13")
def test_the_shards_of_all_players_together_break_the_spell_at_once() -> None:
    game = ruin(h0={"at": RUINS, "golden": ["frenzy"], "notes": {"shards": 2}}, h1={"notes": {"shards": 3}})
    assert options(game, "deed") == [("deed", "burn")] and fact(game, "spell") == {"number": 5, "most": 6}
    play(game, ("deed", "burn"), ("discard_card", "frenzy"))
    assert [each.clause for each in events(game, "spell_broken")] == ["EU-63.13"]
    assert options(game, "deed") == [("deed", "golem")]
    assert tale(pass_round(game))["ravage"]["shown"] == []


# -- fighting the Golem ---------------------------------------------------------------------------------------


def duel(**laid: Any) -> Game[Any]:
    """Beside the Golem, whose spell is broken."""
    laid["h0"] = {"id": "dral", "at": "1,1", "notes": {"shards": 6}, **laid.get("h0", {})}
    return ruin(**laid)


def fight(**laid: Any) -> Game[Any]:
    """A Combat with the Golem in progress."""
    laid["h0"] = {"id": "dral", "at": "1,1", **laid.get("h0", {})}
    laid["h0"]["notes"] = {"shards": 6, **laid["h0"].get("notes", {})}
    return ruin(laid.pop("scene", "combat_round"), 0, **laid)


@pytest.mark.rule("EU-63.14")
def test_the_golem_is_fought_for_a_combat_action_from_a_liberated_space_on_or_next_to_it() -> None:
    game = play(duel(), ("deed", "golem"))
    assert "combat" not in hero(game)["tokens"] and table(game)["fight"]["great"] == "golem"
    assert ("deed", "golem") in options(duel(h0={"at": RUINS}))
    assert duel(h0={"tokens": ["mining"]}).why(("deed", "golem")) == (False, "EU-8.3")
    assert duel(h0={"at": "1,2"}).why(("deed", "golem")) == (False, "EU-63.14")  # a Monster is there
    assert options(duel(h0={"at": "1,0"}), "deed") == []
    assert options(duel(h0={"notes": {"shards": 5}, "golden": ["frenzy"]}), "deed") == [("deed", "burn")]


@pytest.mark.rule("EU-63.14", "EU-63.15")
def test_the_combat_ends_after_three_rounds_and_damage_stays() -> None:
    game = fight(
        fight={"foe": "golem", "round": 3, "damage": 5, "hope": 4}, h0={"gaar": 0, "notes": {"golem_damage": 2}}
    )
    assert table(game)["fight"] is None and [each.clause for each in events(game, "parted")] == ["EU-63.14"]
    assert hero(game)["notes"]["golem_damage"] == 2 + 5 and fact(game, "golem") == {"number": 7, "most": 20}
    assert hero(game)["gaar"] == 2 and hero(game)["at"] == "1,1" and hero(game)["deaths"] == 0  # EU-63.15
    second = fight(fight={"foe": "golem", "round": 2}, h0={"health": 6})
    assert table(second)["fight"]["round"] == 3


@pytest.mark.rule("EU-31.15", "EU-63.15")
def test_after_a_combat_that_nobody_won_room_is_made_before_any_trade() -> None:
    full = {"id": "dral", "at": TRADE, "gaar": 4, "bag": ["healing_potion"] * 4, "tokens": ["trade"]}
    laid: dict[str, Any] = {"freed": [TRADE], "golem": TRADE, "fight": {"foe": "golem", "round": 3, "hope": 4}}
    game = fight(h0=full, **laid)
    assert table(game)["fight"] is None and hero(game)["gaar"] == 6 and kind(game) == "tidy"


@pytest.mark.rule("EU-63.14")
def test_damage_of_earlier_combats_counts_and_cannot_be_healed() -> None:
    game = fight(fight={"foe": "golem", "round": 1, "damage": 1}, h1={"notes": {"golem_damage": 12}})
    assert table(game)["fight"]["health"] == 20 - 12 and table(game)["fight"]["damage"] == 1
    from fabletop.games.euthia.combat.hurting import mend

    mend(game.state, 5)
    assert game.state.fight.damage == 0 and game.state.fight.scars == 12


@pytest.mark.rule("EU-63.14")
def test_a_hero_who_falls_leaves_its_damage_on_the_golem() -> None:
    game = fight(scene="wounds_dealt", fight={"foe": "golem", "damage": 4, "dice": [6, 6]}, h0={"health": 3})
    while table(game)["fight"]:
        play(game, options(game)[0])
    assert hero(game)["at"] == CHURCH and hero(game)["deaths"] == 1 and hero(game, 1)["kills"] == [0]
    assert hero(game)["notes"]["golem_damage"] == 4 and tale(game)["golem"] == RUINS


@pytest.mark.uses("golem")
@pytest.mark.rule("EU-63.15", "EU-63.21")
def test_the_golem_brings_its_cards_and_tokens_anew_to_every_combat() -> None:
    game = duel(h0={"tokens": ["combat", "combat"], "notes": {"shards": 7, "golem_damage": 3}})
    play(game, ("deed", "golem"))
    while not table(game)["fight"]["foe"]:
        play(game, ("done",))
    shown = table(game)["fight"]
    assert (shown["chaos"], shown["gaar"], shown["rounds"], shown["scars"]) == (2, 0, 3, 3)
    assert len(hero(game, 1)["golden"]) == 1 and seen(game, 0)["fight"]["health"] == 17


@pytest.mark.uses("golem")
@pytest.mark.rule("EU-63.21")
@pytest.mark.parametrize(("seats", "health"), [(1, 12), (2, 20), (3, 28), (4, 36)])
def test_the_golem_has_more_health_with_more_players(seats: int, health: int) -> None:
    shown = table(fight(seats=seats, fight={"foe": "golem"}, h0={"notes": {"shards": 12}}))["fight"]
    assert shown["health"] == health


@pytest.mark.uses("golem")
@pytest.mark.rule("EU-63.21")
@pytest.mark.parametrize(
    ("dice", "wounds"), [([1, 1], 2), ([2, 2], 2), ([2, 3], 3), ([1, 6], 3), ([4, 4], 4), ([5, 6], 4), ([6, 6], 6)]
)
def test_the_golem_strikes_by_its_bands(dice: list[int], wounds: int) -> None:
    game = fight(scene="wounds_dealt", fight={"foe": "golem", "dice": dice}, h0={"health": 6})
    assert [each.args[2] for each in events(game, "foe_attack")] == [wounds]


@pytest.mark.uses("golem")
@pytest.mark.rule("EU-63.21")
def test_the_golem_is_immune() -> None:
    game = fight(scene="word", fight={"foe": "golem", "dice": [3, 3], "hope": 2}, h0={"gaar": 2})
    assert kind(game) == "hero_word" and game.why(("gaar", 0)) == (False, "EU-46.29")


@pytest.mark.rule("EU-63.16", "EU-63.17")
def test_whoever_destroys_the_golem_gains_three_and_everybody_gains_for_damage() -> None:
    laid: dict[str, Any] = {"fight": {"foe": "golem", "round": 1, "damage": 8}, "h1": {"notes": {"golem_damage": 11}}}
    game = fight(**laid, h0={"gaar": 0, "bag": ["scroll_of_thunder"], "reputation": 1})
    strike_down(game)
    assert hero(game)["notes"]["golem_damage"] == 9  # 20 in all: more than its Health is not counted
    assert hero(game)["reputation"] == 1 + 3 + 2 and hero(game, 1)["reputation"] == 2
    assert tale(game)["golem"] is None and hero(game)["bag"] == [] and table(game)["tokens"] == {}
    assert options(game, "deed") == []
    play(game, ("end",), ("none",), ("end",), ("none",))
    assert game.over and table(game)["round"] == 1


def strike_down(game: Game[Any]) -> None:
    """With a Scroll of Thunder, as soon as it may be used."""
    thunder = ("use", "scroll_of_thunder")
    while table(game)["fight"]:
        play(game, thunder if thunder in options(game) else options(game)[0])


@pytest.mark.rule("EU-63.16")
def test_the_game_ends_after_round_ten() -> None:
    assert play_ways(dusk("stillness", round=10)).over and not play_ways(dusk("stillness", round=9)).over


# -- the end --------------------------------------------------------------------------------------------------


def line(game: Game[Any], name: str, seat: int = 0) -> int:
    return sum(each[2] for each in table(game)["scores"][seat] if each[1] == name)


@pytest.mark.rule("EU-63.18")
@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 1), (2, 1), (5, 3)])
def test_two_shards_give_a_reputation_rounded_up(held: int, points: int) -> None:
    assert line(ruin(h0={"notes": {"shards": held}}), "shards") == points


@pytest.mark.rule("EU-63.19")
def test_rubble_on_the_map_costs_everybody_unless_the_golem_is_destroyed() -> None:
    three = {TRADE: "a", ENCOUNTER: "a", "1,1": "b"}
    game = ruin(rubble=three, h0={"reputation": 9}, h1={"reputation": 9})
    assert [line(game, "rubble", seat) for seat in (0, 1)] == [-1, -1]
    game.state.notes["destroyed"] = 1
    assert line(game, "rubble") == 0
    many = {f"{q},{r}": "b" for q in range(20) for r in range(1)}
    game = ruin(h0={"reputation": 9})
    game.state.tales[Rubble].lying |= many  # more than the map of this position has hexes for
    assert line(game, "rubble") == -8


@pytest.mark.rule("EU-63.22")
@pytest.mark.parametrize(("destroyed", "rank"), [(1, "ruin_warden"), (0, "stone_lifter")])
def test_alone_only_a_destroyed_golem_is_a_victory(destroyed: int, rank: str) -> None:
    game = ruin("acting", seats=1, round=10, land={}, h0={"reputation": 30})
    game.state.notes["destroyed"] = destroyed
    play(game, ("end",), ("none",))
    assert game.over and game.result is not None and game.result.rank == f"eu-walking_ruin-rank-{rank}"


def party(**laid: Any) -> Game[Any]:
    return ruin(options={"cooperative": True}, **laid)


@pytest.mark.rule("EU-63.23")
@pytest.mark.parametrize(("destroyed", "ending"), [(1, "won"), (0, "lost")])
def test_a_party_wins_if_the_golem_is_destroyed(destroyed: int, ending: str) -> None:
    game = party(round=10, land={})
    game.state.notes["destroyed"] = destroyed
    pass_round(game)
    assert game.over and game.result is not None and game.result.rank == f"eu-walking_ruin-ending-{ending}"


@pytest.mark.rule("EU-63.23")
@pytest.mark.parametrize(("buried", "over"), [(4, False), (5, True)])
def test_a_party_has_lost_when_five_locations_lie_under_rubble(buried: int, over: bool) -> None:
    game = party(round=3, land={})
    game.state.tales[Rubble].lying |= {f"{i},{i}": "a" for i in range(buried)}
    pass_round(game)
    assert game.over == over


# -- single Ravage cards --------------------------------------------------------------------------------------


WALKS = [
    ("heavy_tread", "nearest_trade", 3),
    ("falling_walls", "nearest_trade", 4),
    ("splinter_rain", "nearest_encounter", 2),
    ("scent_of_smoke", "nearest_encounter", 4),
    ("crawling_brood", "nearest_mine", 2),
    ("cracked_earth", "nearest_mine", 4),
    ("blind_fury", "nearest_hero", 3),
    ("tolling_bell", "beside_start_tile", 3),
    ("long_shadow", "farthest_trade", 5),
    ("stillness", "", 0),
]


@pytest.mark.uses(*(card for card, _, _ in WALKS))
@pytest.mark.rule("EU-63.20")
@pytest.mark.parametrize(
    ("card", "target", "steps"),
    WALKS,
)
def test_every_card_names_a_target_and_a_number_of_steps(card: str, target: str, steps: int) -> None:
    entry = RAVAGE(ruin().state.content)[card]
    assert (entry.target, entry.steps) == (target, steps)


@pytest.mark.rule("EU-63.20")
def test_targets_are_the_nearest_or_the_farthest_of_their_kind() -> None:
    land = {**LAND, "-2,1": "i_general_7"}  # more Merchants on -1,1, behind a Monster
    assert tale(walked("long_shadow", land=land))["golem"] == "-1,1"
    assert tale(walked("falling_walls", land=land))["golem"] == TRADE
    assert tale(walked("scent_of_smoke", golem="1,0"))["golem"] == ENCOUNTER
    assert set(options(dusk("cracked_earth"))) == {("aim", "1,1"), ("aim", GUARDED)}


@pytest.mark.rule("EU-63.20")
def test_the_bell_calls_the_golem_to_the_hexes_around_the_start_tile() -> None:
    game = walked("tolling_bell", golem="3,0", **OPEN)
    assert tale(game)["trail"][-1] in ("1,1", "1,2") and len(tale(game)["trail"]) == 2


@pytest.mark.uses("splinter_rain")
@pytest.mark.rule("EU-63.20")
def test_splinters_wound_the_heroes_within_two_spaces() -> None:
    game = walked(
        "splinter_rain", land={**LAND, "-2,1": "i_general_7"}, golem="0,-1", h0={"at": CHURCH}, h1={"at": "-1,1"}
    )
    assert tale(game)["golem"] == ENCOUNTER
    assert hero(game, 1)["health"] == hero(game, 1)["most"] - 1
    assert hero(game)["health"] == hero(game)["most"]  # the Church is three spaces away


@pytest.mark.uses("crawling_brood")
@pytest.mark.rule("EU-63.20")
def test_a_brood_crawls_together_next_to_the_golem() -> None:
    game = play_ways(dusk("crawling_brood", golem="4,0", seats=1, **OPEN))
    assert kind(game) == "golem_nest" and set(options(game)) == {("nest", "5,-1"), ("nest", "5,0")}
    play(game, ("nest", "5,-1"))
    assert tale(game)["rubble"] == {"6,-1": "b", "5,-1": "b"}
    full = walked("crawling_brood", golem="4,0", h0={"at": "5,-1"}, **OPEN)  # a Hero, and Rubble of the walk
    assert tale(full)["rubble"] == {"5,0": "b", "6,-1": "b"}


@pytest.mark.uses("stillness")
@pytest.mark.rule("EU-63.20")
def test_in_the_stillness_heroes_by_the_golem_may_give_a_gold_card() -> None:
    near = {"at": RUINS, "golden": ["frenzy", "healing_card"]}
    game = dusk("stillness", first=1, h0=near, h1={"at": "1,1", "golden": ["frenzy"]})
    assert tale(game)["trail"] == [] and game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("listen", 1)
    play(game, ("pass",), ("discard_card", "healing_card"))
    assert (shards(game), shards(game, 1)) == (1, 0) and hero(game)["golden"] == ["frenzy"]
    assert table(game)["round"] == 4
    far = dusk("stillness", h0={"golden": ["frenzy"]})
    assert kind(far) == "act"
    assert kind(dusk("stillness", h0={"at": RUINS})) == "act"  # nothing to give
    last = dusk("stillness", h0=near, h1={"at": "1,1", "golden": ["frenzy"], "notes": {"shards": 5}})
    assert kind(play(last, ("discard_card", "frenzy"))) == "act"  # the spell is broken before the second is asked


@pytest.mark.rule("EU-63.6")
def test_a_hero_on_a_centre_is_reached_on_any_hex_of_the_tile() -> None:
    game = dusk("heavy_tread", rubble={TRADE: "a"}, h0={"at": "0,0*"}, h1={"at": "0,0*"})
    assert kind(game) == "golem_aim" and set(options(game)) == {("aim", "1,0"), ("aim", "0,1")}  # both two steps away
    assert tale(play_ways(game))["golem"] == "1,0"


@pytest.mark.rule("EU-63.20", "EU-63.7")
def test_nothing_nests_under_heroes_on_centres_or_where_rubble_lies() -> None:
    assert [key.space for key in _nests(ruin(golem="1,1", h0={"at": "1,0"}, h1={"at": "1,0"}).state, 0)] == []
    land = {**OPEN["land"]}
    t = ruin(golem="4,0", h0={"at": "5,-1"}, **{**OPEN, "land": land}).state
    assert "5,-1" not in [key.space for key in _nests(t, 0)] and "5,0" in [key.space for key in _nests(t, 0)]
    t = ruin(golem="4,0", rubble={"5,0": "a"}, **OPEN).state
    assert "5,0" not in [key.space for key in _nests(t, 0)] and "5,-1" in [key.space for key in _nests(t, 0)]
    tower = ruin(golem="2,0", land={**LAND, "2,-1": "ii_fixed_3"}, freed=["2,-1", "3,-1", "2,0"]).state
    assert [key for key in _nests(tower, 0) if is_centre(key.space)] == []


@pytest.mark.rule("EU-63.20")
def test_the_hexes_around_the_start_tile_are_none_of_its_own() -> None:
    t = ruin(golem=RUINS).state
    assert _beside_start(t) and not {"0,0", "1,0", "0,1"} & set(_beside_start(t))
