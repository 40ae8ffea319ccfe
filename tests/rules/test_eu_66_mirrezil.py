"""EU-66: Threat of Mirrezil."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.reasons import Reason
from fabletop.games.euthia.scenarios.mirrezil.cards import DRAGONS
from fabletop.games.euthia.scenarios.mirrezil.faer import Blight, change_faer
from fabletop.games.euthia.scenarios.ravage.cards import RAVAGE
from fabletop.games.euthia.scenarios.ravage.rules import Ravage
from fabletop.games.euthia.scenarios.rubble.rules import Rubble
from fabletop.games.euthia.verbs.goods import Heal

from .euthia import CHURCH, PACK, at, events, fresh, hero, kind, options, play, seen, table
from .euthia_tales import damage, facts, marks, pass_round, rank, strike_down, tale, tile

ASPECTS = ROT, WING, TAIL, HEART = ("rot_breath", "grave_wing", "bone_tail", "hollow_heart")
BARROW = "v_scenario_mirrezil"
# Near the Church Merchants on 1,1 and a lake on 2,1; farther away Alchemists on 3,0 and a cave on 4,0.
TILES = [tile("i_general_1", "merchants", "lake", "plain"), tile("i_general_2", "alchemists", "cave", "plain")]
LAND = {"1,1": "i_general_1", "3,0": "i_general_2"}
NEAR, FAR, LAKE, CAVE, PLAIN = "1,1", "3,0", "2,1", "4,0", "1,2"
# On the other side the Mercenary Fortress of Chapter III, free of Monsters.
FORTRESS: dict[str, Any] = {"land": {**LAND, "-1,-1": "iii_fixed_3"}, "freed": ["-1,-1", "-1,0"]}
INSIDE = "-1,-1*"


def threat(scene: str = "acting", *args: str | int, seats: int = 1, **laid: Any) -> Game[Any]:
    content = {"map_tile": [*TILES, *laid.pop("content", [])]}
    return at(scene, *args, seats=seats, scenario="mirrezil", content=content, **{"land": LAND, **laid})


def dusk(card: str, **laid: Any) -> Game[Any]:
    """The end of a round with that Ravage card, up to the first question."""
    return threat("round_over", **{"round": 4, "draws": {"ravage": [card]}, **laid})


def struck(card: str, **laid: Any) -> dict[str, str]:
    """The Rubble that it leaves."""
    rubble: dict[str, str] = tale(dusk(card, **laid))["rubble"]
    return rubble


def combat(scene: str = "combat_round", *args: str | int, foe: str = ROT, **laid: Any) -> Game[Any]:
    """A Combat of Dral with an aspect in progress; those before it are taken by the last seat."""
    seats = laid.setdefault("seats", 1)
    laid["h0"] = {"id": "dral", "at": PLAIN, **laid.get("h0", {})}
    laid["fight"] = {"foe": foe, "chaos": 0, "gaar": 0, **laid.get("fight", {})}
    earlier = [each for each in ASPECTS[: ASPECTS.index(foe)] if DRAGONS(PACK)[each].players <= seats]
    laid[f"h{seats - 1}"] = {**laid.get(f"h{seats - 1}", {}), "dragons": earlier}
    return threat(scene, *(args or (0,)), **{"round": 8, **laid})


def fight(game: Game[Any]) -> dict[str, Any]:
    shown: dict[str, Any] = table(game)["fight"]
    return shown


def until(game: Game[Any], wanted: str) -> Game[Any]:
    """To the next question of that kind, always by the first option."""
    while kind(game) != wanted:
        play(game, options(game)[0])
    return game


# -- how it begins --------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-66.1", "EU-1.34", "EU-1.40")
def test_it_is_played_alone_or_together_with_ten_ravage_cards_and_twelve_tokens() -> None:
    game = fresh(1, scenario="mirrezil")
    assert game.state.tales[Ravage].deck.items() == sorted(RAVAGE(PACK)) and len(RAVAGE(PACK)) == 10
    assert facts(game)["magic"] == {"number": 12} and tale(game)["church"] == CHURCH
    assert [fresh(seats, scenario="mirrezil").state.mode for seats in (1, 2, 4)] == [
        "solo",
        "cooperative",
        "cooperative",
    ]
    assert BARROW in game.state.tiles.items()


@pytest.mark.rule("EU-66.2")
def test_faer_power_stands_between_zero_and_ten() -> None:
    game = fresh(2, scenario="mirrezil")
    assert facts(game)["faer"] == {"number": 0, "most": 10}
    change_faer(game.state, -1, "EU-66.17")
    assert game.state.tales[Blight].faer == 0
    change_faer(game.state, 99, "EU-66.11")
    assert game.state.tales[Blight].faer == 10


@pytest.mark.uses(*ASPECTS)
@pytest.mark.rule("EU-66.3")
@pytest.mark.parametrize(
    ("seats", "aspects"), [(1, [ROT, HEART]), (2, [ROT, WING, HEART]), (3, list(ASPECTS)), (4, list(ASPECTS))]
)
def test_the_aspects_go_by_the_number_of_players(seats: int, aspects: list[str]) -> None:
    assert tale(fresh(seats, scenario="mirrezil"))["dragons"] == aspects


@pytest.mark.rule("EU-66.4")
def test_bounties_are_of_level_two() -> None:
    assert table(fresh(1, scenario="mirrezil"))["elites"]["levels"] == [2]


# -- Defensive Magic ------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-66.5")
def test_places_are_guarded_for_an_essence_or_two_gaar() -> None:
    mine = {"at": NEAR, "gaar": 3, "essences": {"fire": 1, "air": 1}}
    game = threat(h0=mine)
    assert options(game, "deed") == [("deed", "guard", each) for each in ("gaar", "fire", "air")]
    play(game, ("deed", "guard", "gaar"))
    assert tale(game)["guards"] == {NEAR: 1} and hero(game)["gaar"] == 1 and facts(game)["magic"] == {"number": 11}
    assert options(game, "deed") == [] and marks(game) == {NEAR: ["guard"]}  # one on a space
    other = play(threat(h0=mine), ("deed", "guard", "air"))
    assert hero(other)["essences"] == {"fire": 1} and tale(other)["guards"] == {NEAR: 1}
    assert threat(h0={"at": NEAR, "gaar": 1}).why(("deed", "guard", "gaar")) == (False, "EU-66.5")


@pytest.mark.rule("EU-66.5")
def test_the_church_holds_two_tokens_encounters_one_and_other_spaces_none() -> None:
    mine = {"gaar": 9}
    game = threat(h0={"at": CHURCH, **mine})
    play(game, ("deed", "guard", "gaar"), ("deed", "guard", "gaar"))
    assert tale(game)["guards"] == {CHURCH: 2} and ("deed", "guard", "gaar") not in options(game)
    assert ("deed", "guard", "gaar") in options(threat(h0={"at": INSIDE, **mine}, **FORTRESS))
    for space in (LAKE, PLAIN):
        assert options(threat(h0={"at": space, **mine}), "deed") == []
    assert ("deed", "guard", "gaar") not in options(threat(h0={"at": NEAR, **mine}, rubble={NEAR: "a"}))


@pytest.mark.rule("EU-66.1", "EU-66.5")
def test_no_more_than_twelve_tokens_lie_on_the_map() -> None:
    game = threat(h0={"at": PLAIN, "gaar": 9, "moves": 1})
    game.state.tales[Blight].guards |= {f"{q},9": 1 for q in range(12)}  # on a bigger map
    play(game, ("walk", NEAR))
    assert game.why(("deed", "guard", "gaar")) == (False, "EU-66.5")


# -- the blight -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-66.6")
@pytest.mark.parametrize(("round", "cards"), [(1, 0), (2, 1), (9, 1)])
def test_a_ravage_card_is_turned_up_from_round_two_on(round: int, cards: int) -> None:
    game = dusk("stillness", round=round)
    assert tale(game)["ravage"] == {"left": 10 - cards, "shown": ["stillness"][:cards]}
    assert tale(game)["card"] == ("eu-omen-stillness" if cards else None)


@pytest.mark.rule("EU-66.6")
def test_no_card_is_turned_up_when_no_aspect_is_left() -> None:
    game = dusk("tolling_bell", h0={"dragons": [ROT, HEART]})
    assert tale(game)["ravage"]["shown"] == [] and game.over


@pytest.mark.uses("tolling_bell")
@pytest.mark.rule("EU-66.6")
@pytest.mark.parametrize(("seats", "number"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_with_three_players_every_blight_strikes_one_place_more(seats: int, number: int) -> None:
    assert len(struck("heavy_tread", seats=seats)) == number
    church = dusk("tolling_bell", seats=seats, guards={CHURCH: 2})
    assert tale(church)["guards"] == {CHURCH: 1}


@pytest.mark.rule("EU-66.6")
def test_in_the_heroic_grade_a_blight_comes_after_round_one_and_spawn_is_higher() -> None:
    heroic: dict[str, Any] = {"options": {"heroic": True}}
    assert tale(threat("round_over", round=1, **heroic))["rubble"] == {FAR: "a"}
    assert tale(threat("round_over", round=1))["rubble"] == {}
    levels = [threat(rubble={LAKE: "b"}, round=5, **given).state.monster_at(LAKE) for given in ({}, heroic)]
    assert levels == [2, 3]


@pytest.mark.rule("EU-66.7")
def test_blight_closes_places_and_brings_spawn_to_mining_spaces() -> None:
    assert struck("falling_walls") == {NEAR: "a"}
    assert struck("scent_of_smoke", **FORTRESS) == {INSIDE: "a"}
    game = dusk("splinter_rain")
    assert tale(game)["rubble"] == {LAKE: "b"} and game.state.monster_at(LAKE) == 2  # the fifth round begins


@pytest.mark.rule("EU-66.7")
def test_only_liberated_places_without_rubble_are_struck() -> None:
    assert struck("falling_walls", rubble={NEAR: "a"}) == {NEAR: "a", FAR: "a"}
    guarded = {"land": {**LAND, "1,1": "i_fixed_3"}}  # Merchants with a Monster on 1,2
    assert struck("falling_walls", **guarded) == {FAR: "a"}
    assert struck("falling_walls", **guarded, freed=[PLAIN]) == {PLAIN: "a"}
    assert struck("scent_of_smoke", land=FORTRESS["land"]) == {}  # Monsters around the Fortress
    assert struck("falling_walls", land={}) == {}


@pytest.mark.rule("EU-66.7")
def test_no_mining_space_on_which_a_hero_stands_is_struck() -> None:
    assert struck("splinter_rain", h0={"at": LAKE}) == {CAVE: "b"}
    assert struck("falling_walls", h0={"at": NEAR}) == {NEAR: "a"}  # a Place of Trade is


@pytest.mark.rule("EU-66.7")
def test_defensive_magic_is_removed_instead() -> None:
    game = dusk("falling_walls", guards={NEAR: 1, FAR: 1})
    assert tale(game)["rubble"] == {} and tale(game)["guards"] == {FAR: 1}
    assert [each.args for each in events(game, "guard_fades")] == [(NEAR,)]


@pytest.mark.rule("EU-66.7")
def test_near_and_far_are_counted_from_the_church_and_the_first_player_settles_ties() -> None:
    assert struck("heavy_tread") == {FAR: "a"}
    moved: dict[str, Any] = {"church": "6,-1", "church_struck": 1, "content": MARKETS}
    moved["land"] = {**LAND, "5,-1": "i_general_3"}
    assert struck("heavy_tread", **moved) == {NEAR: "a"}
    assert struck("falling_walls", **moved) == {FAR: "a"}  # not the Church itself
    tied = dusk("falling_walls", seats=2, first=1, land={**LAND, "-2,1": "i_general_3"}, content=MARKETS)
    assert tied.decision is not None and (tied.decision.kind, tied.decision.seat) == ("blight", 1)
    assert set(options(tied)) == {("strike", NEAR), ("strike", "-1,1")}
    assert tale(play(tied, ("strike", "-1,1")))["rubble"] == {"-1,1": "a"}


MARKETS = [tile("i_general_3", "plain", "merchants", "plain")]


# -- Rubble ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-66.8")
def test_rubble_closes_places_and_brings_spawn_of_the_level_of_the_round() -> None:
    assert ("trade",) not in options(threat(h0={"at": NEAR}, rubble={NEAR: "a"}))
    quests: dict[str, Any] = {**FORTRESS, "faceup": {"mercenary_fortress": ["fortress_fee"]}}
    mine = {"at": INSIDE, "gold": 4}
    assert options(threat(h0=mine, **quests), "quest") and not options(
        threat(h0=mine, rubble={INSIDE: "a"}, **quests), "quest"
    )
    game = threat("begin_round", round=8, rubble={LAKE: "b"})
    assert game.state.monster_at(LAKE) == 3
    assert marks(game)[LAKE] == ["blight_b"]


@pytest.mark.rule("EU-66.9")
def test_whoever_clears_rubble_gains_a_reputation_and_faer_power() -> None:
    game = play(threat(h0={"at": NEAR}, rubble={NEAR: "a"}), ("deed", "clear"))
    assert tale(game)["rubble"] == {} and "mining" not in hero(game)["tokens"]
    assert hero(game)["reputation"] == 1 and tale(game)["faer"] == 1


@pytest.mark.rule("EU-66.9")
def test_a_natural_resource_clears_rubble_as_well() -> None:
    game = threat(h0={"at": NEAR, "bag": ["raw_ruby", "healing_potion"]}, rubble={NEAR: "a"})
    assert options(game, "deed") == [("deed", "clear"), ("deed", "restore", "raw_ruby")]
    play(game, ("deed", "restore", "raw_ruby"))
    assert hero(game)["bag"] == ["healing_potion"] and table(game)["discards"]["mountain"] == ["raw_ruby"]
    assert (hero(game)["reputation"], tale(game)["faer"], tale(game)["rubble"]) == (1, 1, {})
    assert len(hero(game)["tokens"]) == 3
    assert options(threat(h0={"at": LAKE, "bag": ["raw_ruby"]}, rubble={NEAR: "a"}), "deed") == []


@pytest.mark.rule("EU-66.9")
def test_defeated_spawn_gives_the_same() -> None:
    mine = {"id": "dral", "at": NEAR, "moves": 1, "bag": ["scroll_of_thunder"]}
    game = threat(h0=mine, rubble={LAKE: "b"}, tops={1: "dragonfly"})
    play(game, ("walk", LAKE))
    while kind(game) != "trophy":
        thunder = ("use", "scroll_of_thunder")
        play(game, thunder if thunder in options(game) else options(game)[0])
    play(game, ("leave",))
    assert hero(game)["reputation"] == 1 + 1 and tale(game)["faer"] == 1 and tale(game)["rubble"] == {}


# -- the Church and the Priest --------------------------------------------------------------------------------


@pytest.mark.rule("EU-66.10")
def test_a_church_that_is_struck_moves_to_the_nearest_place_of_trade() -> None:
    game = dusk("tolling_bell", h0={"at": CHURCH, "gold": 3})
    assert tale(game)["church"] == NEAR and hero(game)["at"] == CHURCH and not game.over
    assert options(game, "church") == [] and marks(game) == {NEAR: ["church"]}
    there = threat(church=NEAR, church_struck=1, h0={"at": NEAR, "gold": 3, "health": 2})
    assert set(options(there, "church")) == {("church", "heal"), ("church", "potion")}
    tied = dusk("tolling_bell", seats=2, first=1, land={**LAND, "-2,1": "i_general_3"}, content=MARKETS)
    assert tied.decision is not None and (tied.decision.kind, tied.decision.seat) == ("refuge", 1)
    assert tale(play(tied, ("refuge", "-1,1")))["church"] == "-1,1"
    assert tale(dusk("tolling_bell", rubble={NEAR: "a"}))["church"] == FAR


@pytest.mark.rule("EU-66.10")
def test_heroes_are_resurrected_where_the_church_stands() -> None:
    game = dusk("splinter_rain", church=FAR, church_struck=1, h0={"at": PLAIN, "health": 1})
    assert hero(game)["at"] == FAR and hero(game)["health"] == hero(game)["most"]


@pytest.mark.rule("EU-66.10")
def test_a_church_with_nowhere_to_go_stays_and_the_second_time_all_is_lost() -> None:
    game = dusk("tolling_bell", land={})
    assert tale(game)["church"] == CHURCH and table(game)["notes"]["church"] == 1
    lost = dusk("tolling_bell", church_struck=1, h0={"reputation": 60})
    assert lost.over and table(lost)["round"] == 4 and rank(lost) == "eu-mirrezil-rank-mourner"
    assert not events(lost, "church_moves")
    saved = dusk("tolling_bell", church_struck=1, guards={CHURCH: 1})
    assert not saved.over and tale(saved)["guards"] == {}


@pytest.mark.rule("EU-66.11")
def test_the_priest_takes_a_gem_and_an_essence() -> None:
    mine = {"at": CHURCH, "gems": {"ruby": 1, "opal": 1}, "essences": {"fire": 1}}
    game = threat(h0=mine)
    play(game, ("deed", "prayer", "jewels"))
    assert kind(game) == "jewel" and options(game) == [("pay", "ruby"), ("pay", "opal")]
    play(game, ("pay", "opal"))
    assert (hero(game)["gems"], hero(game)["essences"], tale(game)["faer"]) == ({"ruby": 1}, {}, 1)
    assert game.why(("deed", "prayer", "jewels")) == (False, "EU-66.11")
    poor = threat(h0={"at": CHURCH, "gems": {"ruby": 1}})
    assert poor.why(("deed", "prayer", "jewels")) == (False, "EU-66.11")


@pytest.mark.rule("EU-66.11")
def test_the_priest_takes_two_gold_cards_once_in_a_turn_where_the_church_stands() -> None:
    four = {"golden": ["frenzy", "frenzy", "healing_card", "healing_card"]}
    game = threat(h0={"at": CHURCH, **four})
    play(game, ("deed", "prayer", "cards"), ("discard_card", "frenzy"), ("discard_card", "healing_card"))
    assert hero(game)["golden"] == ["frenzy", "healing_card"] and tale(game)["faer"] == 1
    assert game.why(("deed", "prayer", "cards")) == (False, "EU-66.11")
    assert ("deed", "prayer", "cards") in options(pass_round(game))
    one = threat(h0={"at": CHURCH, "golden": ["frenzy"]})
    assert one.why(("deed", "prayer", "cards")) == (False, "EU-66.11")
    moved: dict[str, Any] = {"church": NEAR, "church_struck": 1}
    assert ("deed", "prayer", "cards") in options(threat(h0={"at": NEAR, **four}, **moved))
    assert options(threat(h0={"at": CHURCH, **four}, **moved), "deed") == []


@pytest.mark.rule("EU-66.12")
def test_a_defeated_elite_monster_wakes_faer_power() -> None:
    bounty = next(each for each in PACK.bounties.values() if each.level == 2)
    worn = {"foe": bounty.elite, "round": 1, "chaos": 0, "gaar": 0, "damage": PACK.elites[bounty.elite].health - 2}
    mine = {"id": "dral", "at": PLAIN, "bag": ["scroll_of_thunder"]}
    game = strike_down(threat("combat_round", 0, h0=mine, bounty=bounty.id, fight=worn))
    assert hero(game)["bounties"] == [bounty.id] and tale(game)["faer"] == 1


@pytest.mark.rule("EU-66.12")
def test_a_late_quest_wakes_faer_power_once_in_a_round() -> None:
    quests: dict[str, Any] = {**FORTRESS, "faceup": {"mercenary_fortress": ["fortress_fee"]}}
    game = play(threat(h0={"at": INSIDE, "gold": 4}, **quests), ("quest", "fortress_fee"))
    assert tale(game)["faer"] == 1
    again = threat(h0={"at": INSIDE, "gold": 4}, **quests)
    again.state.notes["late_quest"] = again.state.round
    assert tale(play(again, ("quest", "fortress_fee")))["faer"] == 0
    early: dict[str, Any] = {"land": {"-1,-1": "i_encounter_1"}, "faceup": {"hunter": ["hunter_snares"]}}
    game = play(threat(h0={"at": "-1,-1", "gold": 4}, **early), ("quest", "hunter_snares"))
    assert hero(game)["quests"] == ["hunter_snares"] and tale(game)["faer"] == 0


# -- how he is fought -----------------------------------------------------------------------------------------


@pytest.mark.rule("EU-66.13")
def test_mirrezil_wakes_in_round_six() -> None:
    assert len(events(threat("begin_round", round=6), "mirrezil_wakes")) == 1
    assert events(threat("begin_round", round=5), "mirrezil_wakes") == []
    asleep, awake = (threat(round=round, h0={"at": "1,0"}) for round in (5, 6))
    assert ("deed", "mirrezil") not in options(asleep) and ("deed", "mirrezil") in options(awake)
    assert "asleep" in facts(asleep) and facts(awake)["aspects"] == {"number": 2}
    assert list(facts(asleep)) == ["faer", "asleep", "blight", "magic"]
    assert list(facts(awake)) == ["faer", "aspects", "dragon", "blight", "magic"]
    game = play(awake, ("deed", "mirrezil"))
    assert (fight(game)["great"], fight(game)["rounds"]) == (ROT, 3) and "combat" not in hero(game)["tokens"]


@pytest.mark.rule("EU-66.13")
@pytest.mark.parametrize(
    ("space", "laid", "may"),
    [
        ("0,1", {}, True),
        (CHURCH, {}, False),
        (NEAR, {}, False),
        ("1,0", {"rubble": {FAR: "a"}}, False),
        (LAKE, {"rubble": {FAR: "a"}}, True),
        (FAR, {"rubble": {FAR: "a"}}, False),
        (CAVE, {"land": {**LAND, "5,-1": BARROW}}, True),
        ("5,0", {"land": {**LAND, "5,-1": BARROW}, "freed": ["5,0"]}, True),
        ("1,0", {"land": {**LAND, "5,-1": BARROW}}, False),
    ],
)
def test_he_is_fought_by_his_barrow_and_next_to_rubble_else_by_the_church(
    space: str, laid: dict[str, Any], may: bool
) -> None:
    assert (("deed", "mirrezil") in options(threat(round=8, h0={"at": space}, **laid))) == may


@pytest.mark.rule("EU-66.13")
def test_he_is_fought_from_a_liberated_space_for_a_combat_action() -> None:
    barrow: dict[str, Any] = {"land": {**LAND, "5,-1": BARROW}, "round": 8}
    assert threat(h0={"at": "5,0"}, **barrow).why(("deed", "mirrezil")) == (False, "EU-66.13")
    assert threat(h0={"at": "0,1", "tokens": ["mining"]}, round=8).why(("deed", "mirrezil")) == (False, "EU-8.3")


@pytest.mark.rule("EU-66.14")
def test_the_combat_ends_after_three_rounds_and_damage_stays() -> None:
    game = combat(seats=2, fight={"round": 3, "damage": 5}, h0={"notes": {f"{ROT}_damage": 2}})
    assert table(game)["fight"] is None and [each.clause for each in events(game, "parted")] == ["EU-66.14"]
    assert damage(game, ROT) == 7 and facts(game)["dragon"] == {"number": 7, "most": 8}
    later = combat(seats=2, fight={"round": 1, "damage": 1}, h1={"notes": {f"{ROT}_damage": 5}})
    assert fight(later)["health"] == 8 - 5


@pytest.mark.uses(*ASPECTS)
@pytest.mark.rule("EU-66.14", "EU-66.21")
@pytest.mark.parametrize(
    ("foe", "brings", "penalty", "immune"),
    [
        (ROT, (1, 0, 2, 1), 0, False),
        (WING, (0, 1, 1, 2), -2, False),
        (TAIL, (1, 0, 2, 1), 0, False),
        (HEART, (0, 1, 2, 1), 0, True),
    ],
)
def test_what_the_aspects_bring_to_every_combat(foe: str, brings: tuple[int, ...], penalty: int, immune: bool) -> None:
    for seats in range(DRAGONS(PACK)[foe].players, 5):
        game = combat(foe=foe, seats=seats)
        assert fight(game)["health"] == 4 + 2 * seats and seen(game)["fight"]["immune"] == immune
    assert DRAGONS(threat().state.content)[foe].penalty == penalty
    earlier = list(ASPECTS[: ASPECTS.index(foe)])
    mine = {"at": "1,0", "notes": {f"{foe}_damage": 3}}
    game = play(threat(seats=3, round=8, h0=mine, h1={"dragons": earlier}), ("deed", "mirrezil"))
    while not fight(game)["foe"]:
        play(game, ("done",))
    assert (fight(game)["chaos"], fight(game)["gaar"], fight(game)["scars"]) == (*brings[2:], 3)
    banks = table(game)["banks"]
    assert (len(banks["silver"]), len(banks["gold"])) == brings[:2]


@pytest.mark.uses(*ASPECTS)
@pytest.mark.rule("EU-66.21")
@pytest.mark.parametrize(
    ("foe", "dice", "wounds"),
    [
        (ROT, [1, 1], 1),
        (ROT, [2, 3], 2),
        (ROT, [5, 5], 3),
        (ROT, [5, 6], 4),
        (WING, [1, 1], 0),
        (WING, [1, 2], 1),
        (WING, [3, 3], 3),
        (WING, [5, 6], 4),
        (WING, [6, 6], 5),
        (TAIL, [2, 3], 2),
        (TAIL, [3, 3], 3),
        (TAIL, [5, 5], 5),
        (HEART, [2, 2], 2),
        (HEART, [3, 4], 3),
        (HEART, [5, 6], 4),
        (HEART, [6, 6], 5),
    ],
)
def test_aspects_strike_by_their_bands(foe: str, dice: list[int], wounds: int) -> None:
    game = combat("wounds_dealt", foe=foe, seats=3, fight={"dice": dice})
    assert [each.args[2] for each in events(game, "foe_attack")] == [wounds]


@pytest.mark.rule("EU-66.21")
def test_what_their_highest_bands_do_besides() -> None:
    healed = combat("wounds_dealt", foe=HEART, fight={"dice": [6, 6], "damage": 4}, faer=1)
    assert [each.args for each in events(healed, "mended")] == [(0, 3)]
    game = combat(foe=TAIL, seats=3, fight={"round": 0}, draws={"combat": ["combat_55"]})
    assert (Reason("foe", TAIL), -1) in until(game, "change").state.roll.lines


@pytest.mark.uses(ROT)
@pytest.mark.rule("EU-66.21")
def test_from_the_second_round_on_rot_breath_lets_nothing_heal() -> None:
    mine = {"health": 3, "bag": ["healing_potion"]}
    assert ("use", "healing_potion") in options(combat(fight={"round": 0}, h0=mine))
    game = combat(fight={"round": 1}, h0=mine)
    assert fight(game)["round"] == 2
    while fight(game) and fight(game)["round"] == 2:
        assert ("use", "healing_potion") not in options(game)
        play(game, options(game)[0])
    assert ("use", "healing_potion") in options(combat(foe=HEART, fight={"round": 1}, h0=mine))


@pytest.mark.rule("EU-66.21")
def test_what_a_tile_heals_besides_does_not_work_either() -> None:
    for round, health in ((0, 5), (1, 3)):
        game = combat(fight={"round": round}, h0={"health": 3, "gaar": 1})
        Heal(n=2).apply(game.state, "", 0)
        assert game.state.heroes[0].health == health


@pytest.mark.uses(TAIL)
@pytest.mark.rule("EU-66.21")
def test_bone_tail_makes_shields_useless() -> None:
    laid: dict[str, Any] = {"seats": 3, "fight": {"round": 0}, "draws": {"combat": ["combat_33"]}}
    shown = {}
    for foe in (TAIL, WING):
        game = until(combat(foe=foe, h0={"board": ["buckler"], "gaar": 1}, **laid), "hero_word")
        play(game, ("pass",))
        shown[foe] = ("use", "buckler") in options(game)
    assert shown == {TAIL: False, WING: True}


@pytest.mark.uses(HEART)
@pytest.mark.rule("EU-66.21")
@pytest.mark.parametrize(("faer", "left"), [(0, 3), (1, 4)])
def test_hollow_heart_heals_at_the_end_of_a_round_without_faer_power(faer: int, left: int) -> None:
    assert fight(combat(foe=HEART, faer=faer, fight={"round": 1, "damage": 4}))["damage"] == left


# -- Faer Power -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-66.15")
def test_faer_power_adds_two_to_an_attack_roll_once_in_a_round() -> None:
    game = combat("hero_attack", faer=3, dice=[3, 3], foe=HEART, h0={"gaar": 1})
    before = table(until(game, "change"))["roll"]["sum"]
    play(game, ("aid", "blessing"))
    assert table(game)["roll"]["sum"] == before + 2 and tale(game)["faer"] == 2
    assert options(game, "aid") == []
    assert seen(game)["fight"]["sums"]["lines"][-1]["clause"] == "EU-66.15"


@pytest.mark.rule("EU-66.15")
def test_faer_power_takes_two_wounds_away_after_the_monsters_roll() -> None:
    game = until(combat(fight={"round": 0}, faer=1, draws={"combat": ["combat_66"]}), "moment")
    while ("aid", "shelter") not in options(game):
        play(game, options(game)[0])
    assert fight(game)["step"] == "answer"
    before = seen(game)["fight"]["sums"]["dealt"]
    play(game, ("aid", "shelter"))
    assert fight(game)["wound_minus"] == 2
    while not events(game, "foe_attack"):
        play(game, options(game)[0])
    assert [each.args[2] for each in events(game, "foe_attack")] == [before - 2] == [2]
    assert tale(game)["faer"] == 0


@pytest.mark.rule("EU-66.15")
def test_faer_power_hushes_chaos_for_a_round() -> None:
    laid: dict[str, Any] = {"fight": {"round": 0, "chaos": 2}, "banks": {"silver": ["savagery"]}}
    game = combat(faer=3, draws={"combat": ["combat_11"]}, h0={"gaar": 1}, **laid)
    while ("aid", "hush") not in options(game):
        play(game, options(game)[0])
    assert fight(game)["phase"] == "monster_attack" and fight(game)["step"] == "before"
    play(game, ("aid", "hush"))
    until(game, "hero_word")
    assert fight(game)["chaos"] == 2 and fight(game)["plays"] == [] and tale(game)["faer"] == 1
    while ("aid", "shelter") not in options(game):
        play(game, options(game)[0])
    play(game, ("aid", "shelter"))
    assert fight(game)["faer"] == ["hush", "shelter"] and tale(game)["faer"] == 0
    loud = until(combat(draws={"combat": ["combat_11"]}, h0={"gaar": 1}, **laid), "hero_word")
    assert fight(loud)["plays"] == [["savagery", 1]]


@pytest.mark.rule("EU-66.15")
def test_faer_power_deals_four_damage_before_the_heros_roll_even_to_an_immune_aspect() -> None:
    game = combat("hero_attack", foe=HEART, faer=3)
    assert ("aid", "promise") in options(game)
    play(game, ("aid", "promise"))
    assert fight(game)["damage"] == 4 and tale(game)["faer"] == 0
    assert ("aid", "promise") not in options(combat("hero_attack", foe=HEART, faer=2))


@pytest.mark.rule("EU-66.15")
def test_faer_power_is_no_help_against_other_monsters() -> None:
    laid = {"foe": "tusked_boar", "chaos": 0, "gaar": 0}
    game = threat("hero_attack", 0, round=8, faer=9, h0={"id": "dral", "at": PLAIN}, fight=laid)
    while table(game)["fight"]:
        assert options(game, "aid") == []
        play(game, options(game)[0])


@pytest.mark.rule("EU-66.15")
def test_every_use_comes_back_in_the_next_round() -> None:
    game = combat("hero_attack", foe=HEART, faer=9, fight={"round": 1})
    play(game, ("aid", "promise"))
    assert fight(game)["faer"] == ["promise"]
    while fight(game)["round"] == 1:
        play(game, options(game)[0])
    assert fight(game)["faer"] == []


@pytest.mark.rule("EU-66.16")
def test_whoever_defeats_an_aspect_takes_its_card_and_the_next_can_be_fought() -> None:
    mine = {"bag": ["scroll_of_thunder"], "tokens": ["combat"], "notes": {f"{ROT}_damage": 5}, "at": "1,0"}
    game = strike_down(combat(fight={"round": 1}, h0=mine))
    assert hero(game)["dragons"] == [ROT] and tale(game)["dragons"] == [HEART] and hero(game)["reputation"] == 3
    assert damage(game, ROT) == 0 and hero(game)["bag"] == [] and table(game)["tokens"] == {}
    play(game, ("deed", "mirrezil"))
    assert fight(game)["great"] == HEART


@pytest.mark.rule("EU-66.16")
def test_an_aspect_counts_as_a_bounty_card() -> None:
    shown = {each[1]: each[2] for each in table(threat(h0={"dragons": [ROT]}))["scores"][0]}
    assert shown["elites"] == 2


@pytest.mark.rule("EU-66.17")
def test_a_hero_who_dies_costs_faer_power_and_leaves_its_damage() -> None:
    game = combat("wounds_dealt", faer=3, fight={"dice": [6, 6], "damage": 4}, h0={"health": 3})
    while table(game)["fight"]:
        play(game, options(game)[0])
    assert hero(game)["deaths"] == 1 and tale(game)["faer"] == 2 and damage(game, ROT) == 4


# -- the end --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-66.18")
@pytest.mark.parametrize(("seats", "lying", "over"), [(1, 5, False), (2, 6, True), (3, 9, False), (4, 10, True)])
def test_too_much_rubble_ends_the_game(seats: int, lying: int, over: bool) -> None:
    game = threat("acting", seats=seats, round=3, draws={"ravage": ["stillness"]})
    game.state.tales[Rubble].lying |= {f"{i},{i}": "a" for i in range(20, 20 + lying)}
    assert pass_round(game).over == over
    if over:
        assert game.result is not None and not game.result.rank.endswith("won")


@pytest.mark.rule("EU-66.18")
def test_the_game_ends_after_round_ten_or_with_the_last_aspect() -> None:
    assert dusk("stillness", round=10).over and not dusk("stillness", round=9).over
    mine = {"bag": ["scroll_of_thunder"], "notes": {f"{HEART}_damage": 5}}
    game = strike_down(combat(foe=HEART, fight={"round": 1}, faer=1, h0=mine))
    assert not game.over and pass_round(game).over and table(game)["round"] == 8


@pytest.mark.rule("EU-66.19")
@pytest.mark.parametrize(("taken", "name"), [([ROT, WING, HEART], "won"), ([ROT, WING], "lost"), ([], "lost")])
def test_a_party_wins_with_all_aspects(taken: list[str], name: str) -> None:
    game = threat("acting", seats=2, round=10, draws={"ravage": ["stillness"]}, h0={"dragons": taken})
    assert rank(pass_round(game)) == f"eu-mirrezil-ending-{name}"


@pytest.mark.rule("EU-66.19")
@pytest.mark.parametrize(("taken", "name"), [([ROT, HEART], "grave_guard"), ([ROT], "mourner")])
def test_alone_all_aspects_are_needed_for_a_victory(taken: list[str], name: str) -> None:
    game = threat("acting", round=10, draws={"ravage": ["stillness"]}, h0={"reputation": 25, "dragons": taken})
    assert rank(pass_round(game)) == f"eu-mirrezil-rank-{name}"


@pytest.mark.rule("EU-66.19")
def test_a_church_struck_twice_is_no_victory() -> None:
    game = threat("acting", seats=2, round=10, church_struck=2, h0={"dragons": [ROT, WING, HEART]})
    assert rank(pass_round(game)) == "eu-mirrezil-ending-lost"


# -- single Ravage cards --------------------------------------------------------------------------------------


STRIKES = {
    "heavy_tread": {FAR: "a"},
    "falling_walls": {NEAR: "a"},
    "splinter_rain": {LAKE: "b"},
    "scent_of_smoke": {INSIDE: "a"},
    "crawling_brood": {CAVE: "b", LAKE: "b"},
    "cracked_earth": {CAVE: "b"},
    "blind_fury": {},
    "long_shadow": {FAR: "a"},
    "stillness": {},
}


@pytest.mark.uses(*STRIKES)
@pytest.mark.rule("EU-66.20")
@pytest.mark.parametrize(
    ("card", "rubble"),
    STRIKES.items(),
)
def test_what_every_card_strikes(card: str, rubble: dict[str, str]) -> None:
    assert struck(card, **FORTRESS) == rubble


@pytest.mark.uses("splinter_rain", "long_shadow")
@pytest.mark.rule("EU-66.20")
def test_splinters_wound_everybody_and_the_shadow_the_weakest() -> None:
    laid: dict[str, Any] = {"seats": 2, "h0": {"id": "dral", "health": 4}, "h1": {"id": "keleia", "health": 5}}
    rain, shadow = dusk("splinter_rain", **laid), dusk("long_shadow", **laid)
    assert [hero(rain, seat)["health"] for seat in (0, 1)] == [3, 4]
    assert [hero(shadow, seat)["health"] for seat in (0, 1)] == [2, 5]
    tied = dusk("long_shadow", **{**laid, "first": 1, "h1": {"id": "keleia", "health": 4}})
    assert [hero(tied, seat)["health"] for seat in (0, 1)] == [4, 2]


@pytest.mark.uses("cracked_earth")
@pytest.mark.rule("EU-66.20")
def test_cracked_earth_takes_faer_power() -> None:
    assert tale(dusk("cracked_earth", faer=3))["faer"] == 2


@pytest.mark.uses("blind_fury")
@pytest.mark.rule("EU-66.20")
def test_blind_fury_feeds_the_bank_and_takes_the_farthest_token() -> None:
    game = dusk("blind_fury", guards={CHURCH: 1, NEAR: 1, FAR: 1})
    assert tale(game)["guards"] == {CHURCH: 1, NEAR: 1} and len(table(game)["banks"]["gold"]) == 1
    tied = dusk("blind_fury", guards={NEAR: 1, "-1,1": 1}, land={**LAND, "-2,1": "i_general_3"}, content=MARKETS)
    assert kind(tied) == "fade" and set(options(tied)) == {("strike", NEAR), ("strike", "-1,1")}


@pytest.mark.rule("EU-66.10", "EU-66.20")
def test_blind_fury_strikes_a_church_in_a_land_without_defensive_magic() -> None:
    assert "church_struck" in [event.name for event in events(dusk("blind_fury"))]
    assert "church_struck" not in [event.name for event in events(dusk("blind_fury", guards={NEAR: 1}))]
    assert dusk("blind_fury", church_struck=1).over


@pytest.mark.uses("stillness")
@pytest.mark.rule("EU-66.20")
def test_stillness_feeds_the_silver_bank() -> None:
    before = dusk("heavy_tread")
    assert len(table(dusk("stillness"))["banks"]["silver"]) == len(table(before)["banks"]["silver"]) + 2
