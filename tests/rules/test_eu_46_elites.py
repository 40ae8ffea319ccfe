"""EU-46: Elite Monsters, their Bounties and lairs; what The Hunt makes of them (EU-61.1, EU-61.6, EU-61.7)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

import fabletop
from fabletop import Game
from fabletop.games.euthia.content import LEVELS
from fabletop.kernel import PackError, PositionError, Rng

from ..properties import laws
from .euthia import CHURCH, GAME, PACK, at, events, fresh, hero, kind, marked, options, play, seen, table, terms

LONG = "defending_settlements"  # Elite Monsters of all levels
WITH = {"elites": True}
THUNDER: dict[str, Any] = {"id": "dral", "gaar": 0, "bag": ["scroll_of_thunder"]}


def hunting(scene: str, *args: str | int, bounty: str, scenario: str = LONG, **laid: Any) -> Game[Any]:
    """A game with Elite Monsters in which that Bounty lies face up."""
    return at(scene, *args, scenario=scenario, options=WITH, bounty=f"bounty_{bounty}", **laid)


def fighting(scene: str, *args: str | int, foe: str, **laid: Any) -> Game[Any]:
    """In a Combat with that Elite Monster, which has no tokens unless they are given."""
    laid["h0"] = {"id": "dral", "at": "1,2", "gaar": 0, **laid.get("h0", {})}
    laid["fight"] = {"foe": foe, "chaos": 0, "gaar": 0, **laid.get("fight", {})}
    return hunting(scene, *args, bounty=foe, **{"land": {"1,1": "i_general_2"}, **laid})


def struck(foe: str, value: int, **laid: Any) -> Game[Any]:
    """Step D of its attack with that Battle Value."""
    laid["fight"] = {"phase": "monster_attack", "value": value, **laid.get("fight", {})}
    return fighting("wounds_dealt", 0, foe=foe, **laid)


def won(foe: str, **laid: Any) -> Game[Any]:
    """A Scroll of Thunder finishes it off: the Trophy is asked for."""
    laid["h0"] = {**THUNDER, **laid.get("h0", {})}
    laid["fight"] = {"damage": PACK.elites[foe].health - 1, **laid.get("fight", {})}
    return play(fighting("use_moment", 0, "own_before", foe=foe, **laid), ("use", "scroll_of_thunder"))


def band(foe: str, verb: str) -> tuple[int, int, int]:
    """A band with that effect, or with none: a Battle Value in it, its Wounds, and the number of the effect."""
    for each in PACK.elites[foe].bands:
        found = {effect.tag: int(effect.guess()) for effect in each.effects}
        if verb in found or (not verb and not found):
            return (each.low if each.low > 0 else each.high), each.wounds, found.get(verb, 0)
    raise AssertionError(f"{foe} has no band with {verb}")


def dice_for(value: int) -> list[int]:
    return [value // 2, value - value // 2]


def reward(foe: str, what: str) -> int:
    return sum(int(effect.n) for effect in PACK.bounties[f"bounty_{foe}"].reward if effect.what == what)


def shown(game: Game[Any]) -> dict[str, Any]:
    found: dict[str, Any] = seen(game)["elites"]
    return found


def may_hunt(game: Game[Any]) -> str:
    """Nothing if the Elite Monster can be fought now, or the clause that forbids it."""
    found = game.why(("bounty",))
    assert found.allowed == (("bounty",) in options(game))
    return "" if found.allowed else found.clause


def nobody_to_hunt(game: Game[Any]) -> bool:
    return shown(game)["bounty"] is None and ("bounty",) not in options(game)


# -- setup -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-46.1", "EU-61.1")
def test_the_scenario_says_which_levels_are_used() -> None:
    assert shown(fresh(scenario="hunt", elites=True))["levels"] == [1, 2]
    assert shown(fresh(scenario=LONG, elites=True))["levels"] == [1, 2, 3]
    always = {**msgspec.to_builtins(PACK.scenarios["hunt"]), "elites": [3]}
    for chosen in ({}, WITH):
        game = at("acting", content={"scenario": [always]}, options=chosen)
        assert shown(game)["levels"] == [3] and PACK.bounties[shown(game)["bounty"]].level == 3


@pytest.mark.rule("EU-46.2")
def test_they_are_an_option_of_the_game_and_off_by_default() -> None:
    assert seen(fresh())["elites"] is None and ("bounty",) not in options(fresh())
    assert [each.default for each in fabletop.book(GAME).settings() if each.name == "elites"] == [False]
    game = at("acting")
    assert not game.why(("bounty",)).allowed and game.state.bounty == "" and game.state.elites == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("EU-46.3")
def test_of_each_level_two_more_cards_than_players_are_taken_unseen(seats: int) -> None:
    game = fresh(seats, LONG, elites=True)
    left = shown(game)["left"]
    assert left == {"1": seats + 1, "2": seats + 2, "3": seats + 2}  # one of level 1 lies face up
    unused = Counter(PACK.bounties[each].level for each in table(game)["secrets"]["unused_bounties"])
    assert {level: unused[level] for level in LEVELS} == {1: 5 - seats, 2: 5 - seats, 3: 4 - seats}
    chosen = [tuple(fresh(seats, LONG, str(seed), elites=True).state.bounties.items()) for seed in range(6)]
    assert len(set(chosen)) > 1


@pytest.mark.rule("EU-46.4", "EU-46.19", "EU-46.21")
def test_the_deck_runs_from_the_lowest_level_to_the_highest_and_then_it_is_over() -> None:
    taken: list[str] = []
    while True:
        game = at("turn_closed", scenario=LONG, options=WITH, bounty="", h0={"bounties": taken})
        if shown(game)["bounty"] is None:
            break
        taken.append(shown(game)["bounty"])
    assert [PACK.bounties[each].level for each in taken] == [1] * 4 + [2] * 4 + [3] * 4
    assert kind(game) == "act" and not game.why(("bounty",)).allowed


@pytest.mark.rule("EU-46.5", "EU-46.6")
def test_the_top_card_and_its_elite_monster_lie_face_up_and_the_others_are_unseen() -> None:
    game = fresh(3, LONG, elites=True)
    open_card = shown(game)["bounty"]
    assert PACK.bounties[open_card].elite == shown(game)["elite"] and PACK.bounties[open_card].level == 1
    assert shown(game)["since"] == 0  # before the first round
    cards = laws.census(game)
    assert cards["elites"] == Counter(list(PACK.elites)) and cards["bounties"] == Counter(list(PACK.bounties))
    hidden = [each for each in PACK.bounties if each != open_card]
    assert not any(each in msgspec.json.encode(seen(game, 0)).decode() for each in hidden)
    worlds = [game.imagine(0, Rng(str(i))).state.bounties.items() for i in range(8)]
    assert len({tuple(each) for each in worlds}) > 1


# -- lairs -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-46.7", "EU-46.8")
def test_lair_type_1_is_a_space_of_the_kind_shown() -> None:
    land = {"1,1": "i_general_2"}  # plain and cave with Monsters, 1,2 mountains
    game = hunting("acting", bounty="nettlejaw", land=land, h0={"at": "1,2"})
    assert may_hunt(game) == "" and shown(game)["lair"] == ["1,2"]
    for elsewhere in ("0,1", CHURCH):
        assert may_hunt(hunting("acting", bounty="nettlejaw", land=land, h0={"at": elsewhere})) == "EU-46.8"
    assert terms(hunting("acting", bounty="nettlejaw", land=land, h0={"at": "0,1"}), ("bounty",)).elsewhere
    assert not terms(game, ("bounty",)).elsewhere


@pytest.mark.rule("EU-46.9")
def test_lair_type_2_is_every_space_beside_the_location_shown() -> None:
    land = {"1,1": "i_fixed_1"}  # 1,1 merchants
    game = hunting("acting", bounty="skrit_tollkeeper", land=land, h0={"at": "0,1"})
    assert may_hunt(game) == "" and {"0,1", "1,0", "2,1"} <= set(shown(game)["lair"])
    assert "1,1" not in shown(game)["lair"] and CHURCH not in shown(game)["lair"]
    on_it = hunting("acting", bounty="skrit_tollkeeper", land=land, h0={"at": "1,1"})
    assert may_hunt(on_it) == "EU-46.9"


@pytest.mark.rule("EU-46.10")
def test_lair_type_3_is_the_three_hexes_of_the_special_tile_and_not_its_centre() -> None:
    game = hunting("acting", bounty="hollow_bellringer", h0={"at": "0,0"})
    assert may_hunt(game) == "" and sorted(shown(game)["lair"]) == ["0,0", "0,1", "1,0"]
    assert may_hunt(hunting("acting", bounty="hollow_bellringer", h0={"at": CHURCH})) == "EU-46.10"
    towers = {"1,1": "ii_fixed_3"}
    freed = hunting("acting", bounty="brass_watcher", land=towers, freed=["1,1"], h0={"at": "1,1"})
    assert may_hunt(freed) == "" and shown(freed)["lair"] == ["1,1"]
    card = {"id": "bounty_brass_watcher", "source": "designed", "elite": "brass_watcher", "level": 2, "reward": []}
    lords = {"bounty": [{**card, "lair": "around_special_tile", "location": "lord"}]}
    hall = hunting("acting", bounty="brass_watcher", land={"1,1": "iv_fixed_1"}, content=lords, h0={"at": "0,1"})
    assert sorted([*shown(hall)["lair"], *shown(hall)["barred"]]) == ["1,1", "1,2", "2,1"]


@pytest.mark.rule("EU-46.11")
def test_the_space_must_be_liberated() -> None:
    towers = {"1,1": "ii_fixed_3"}
    game = hunting("acting", bounty="brass_watcher", land=towers, h0={"at": "0,1", "moves": 1})
    assert shown(game)["lair"] == [] and sorted(shown(game)["barred"]) == ["1,1", "1,2", "2,1"]
    assert may_hunt(hunting("acting", bounty="brass_watcher", land=towers, h0={"at": "1,1"})) == "EU-46.11"
    settlement = {"1,1": "i_fixed_1"}
    besieged = hunting("acting", bounty="brund_two_hammers", land=settlement, besieged={"1,1": 1}, h0={"at": "1,1"})
    assert may_hunt(besieged) == "EU-46.11"


@pytest.mark.rule("EU-46.31")
def test_where_no_lair_can_come_any_more_it_is_around_the_church() -> None:
    nowhere = hunting("acting", bounty="gravewright", h0={"at": "0,0"})
    assert shown(nowhere)["lair"] == ["0,0", "1,0", "0,1"] and may_hunt(nowhere) == ""
    assert may_hunt(hunting("acting", bounty="gravewright", h0={"at": CHURCH})) == "EU-46.8"
    to_come = hunting("acting", bounty="gravewright", stack=["i_general_3"], h0={"at": "0,0"})
    assert shown(to_come)["lair"] == [] and may_hunt(to_come) == "EU-46.8"
    there = hunting("acting", bounty="gravewright", land={"1,1": "i_general_6"}, h0={"at": "0,0"})
    assert shown(there)["lair"] == [] and shown(there)["barred"] == ["2,1"] and may_hunt(there) == "EU-46.8"


# -- Combat ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-46.12", "EU-46.13", "EU-20.12")
def test_the_fight_is_voluntary_and_costs_a_combat_action() -> None:
    game = hunting("acting", bounty="hollow_bellringer", h0={"at": CHURCH, "moves": 1})
    play(game, ("walk", "0,0"))
    assert table(game)["fight"] is None and {("bounty",), ("end",)} <= set(options(game))  # nobody must
    play(game, ("bounty",))
    assert "combat" not in hero(game)["tokens"] and table(game)["fight"]["bounty"] == "bounty_hollow_bellringer"
    assert may_hunt(hunting("acting", bounty="hollow_bellringer", h0={"at": "0,0", "tokens": ["mining"]})) == "EU-8.3"
    for space in ("0,0", "1,0"):  # one Elite Monster at a time: that of the card that lies face up
        assert options(hunting("acting", bounty="hollow_bellringer", h0={"at": space})).count(("bounty",)) == 1
    empty = at("acting", scenario=LONG, options=WITH, bounty="", h0={"at": "0,0"})
    assert nobody_to_hunt(empty)


@pytest.mark.rule("EU-46.14")
def test_it_is_met_and_fought_like_any_monster() -> None:
    game = hunting("acting", bounty="hollow_bellringer", h0={"id": "dral", "at": "0,0"})
    tops = dict(table(game)["tops"])
    play(game, ("bounty",), ("done",))
    fight = table(game)["fight"]
    assert (fight["foe"], fight["rival"], fight["chaos"], fight["gaar"]) == ("hollow_bellringer", 1, 1, 1)
    assert table(game)["tops"] == tops  # no Monster deck is touched
    rounds = 0
    while table(game)["fight"] and rounds < 400:
        rounds += 1
        play(game, options(game)[-1] if kind(game) == "weapon" else options(game)[0])
    assert table(game)["fight"] is None and events(game, "combat_round")


@pytest.mark.rule("EU-46.15", "EU-46.16")
def test_the_winner_keeps_the_bounty_and_gets_its_reward_whatever_the_reputation() -> None:
    for reputation in (0, 400):
        game = play(won("captain_vorga", h0={"reputation": reputation}), ("leave",))
        mine = hero(game)
        assert mine["reputation"] == reputation + reward("captain_vorga", "reputation") > reputation
        assert mine["gold"] == reward("captain_vorga", "gold") and mine["bounties"] == ["bounty_captain_vorga"]
    assert shown(game)["bounty"] is None and shown(game)["elite"] is None


@pytest.mark.rule("EU-46.16", "EU-47.12")
def test_bounties_are_scored_by_their_number() -> None:
    mine = ["bounty_nettlejaw", "bounty_sump_king", "bounty_tide_hag", "bounty_basalt_titan"]
    for number, points in ((0, 0), (1, 2), (2, 5), (3, 5), (4, 9)):
        game = hunting("acting", bounty="grey_mother", h0={"id": "dral", "bounties": mine[:number]})
        lines = {line[1]: line[2] for line in table(game)["scores"][0]}
        assert lines.get("elites", 0) == points


@pytest.mark.rule("EU-46.17")
def test_no_token_is_placed_and_there_is_no_loot() -> None:
    game = play(won("nettlejaw", land={"1,1": "i_general_2"}), ("leave",))
    assert marked(game, "1,2") == [] and hero(game)["gold"] == reward("nettlejaw", "gold")
    lake = {"1,1": "i_general_6"}  # 1,1: a lake with a Monster, liberated by somebody before
    freed = won("sump_king", land=lake, freed=["1,1"], h0={"at": "1,1"})
    play(freed, ("leave",))
    loot = PACK.map_tiles["i_general_6"].hexes[0].loot
    assert loot and marked(freed, "1,1") == [] and hero(freed)["gold"] == reward("sump_king", "gold")
    assert hero(freed)["gaar"] == reward("sump_king", "gaar")


@pytest.mark.rule("EU-46.18")
def test_its_card_is_a_trophy_of_its_level() -> None:
    game = play(won("old_bristleback"), ("keep",))
    assert "old_bristleback" in hero(game)["bag"]
    quest: dict[str, Any] = {"land": {"1,1": "i_encounter_1"}, "faceup": {"hunter": ["hunter_fresh_pelt"]}}
    pelt = [cost for cost in PACK.quests["hunter_fresh_pelt"].cost if cost.pay == "trophy"]
    assert [cost.level for cost in pelt] == [1]
    for trophy, allowed in (("old_bristleback", True), ("captain_vorga", False)):
        laid = hunting("acting", bounty="nettlejaw", **quest, h0={"at": "1,1", "gold": 2, "bag": [trophy]})
        assert (("quest", "hunter_fresh_pelt") in options(laid)) == allowed
    paid = hunting("acting", bounty="nettlejaw", **quest, h0={"at": "1,1", "gold": 2, "bag": ["old_bristleback"]})
    play(paid, ("quest", "hunter_fresh_pelt"))
    assert hero(paid)["quests"] == ["hunter_fresh_pelt"] and shown(paid)["gone"] == ["old_bristleback"]


@pytest.mark.rule("EU-46.22", "EU-46.32")
def test_a_card_that_is_not_kept_goes_to_the_box() -> None:
    game = play(won("old_bristleback"), ("leave",))
    assert shown(game)["gone"] == ["old_bristleback"] and table(game)["beaten"] == {"1": [], "2": [], "3": []}
    thrown = play(won("old_bristleback"), ("keep",), ("pack",), ("throw", "old_bristleback"))
    assert shown(thrown)["gone"] == ["old_bristleback"] and table(thrown)["beaten"]["1"] == []


@pytest.mark.rule("EU-46.19", "EU-8.17")
def test_the_next_bounty_is_turned_up_at_the_end_of_the_winners_turn() -> None:
    game = play(won("old_bristleback", h0={"tokens": ["combat"]}), ("leave",))
    assert nobody_to_hunt(game)
    left = shown(game)["left"]["1"]
    play(game, ("end",))
    assert kind(game) == "save" and shown(game)["bounty"] is None
    play(game, ("none",))
    assert shown(game)["bounty"] is not None and shown(game)["left"]["1"] == left - 1
    assert PACK.bounties[shown(game)["bounty"]].elite == shown(game)["elite"] and table(game)["active"] == 1


@pytest.mark.rule("EU-46.13", "EU-46.19")
def test_a_bounty_that_nobody_won_stays_face_up() -> None:
    game = hunting("acting", bounty="old_bristleback", h0={"tokens": []})
    left = shown(game)["left"]
    play(game, ("end",))
    assert table(game)["active"] == 1
    assert (shown(game)["bounty"], shown(game)["elite"]) == ("bounty_old_bristleback", "old_bristleback")
    assert shown(game)["left"] == left and not events(game, "bounty")


@pytest.mark.rule("EU-46.20")
def test_a_hero_who_dies_leaves_bounty_and_elite_monster_face_up() -> None:
    game = struck("old_bristleback", 12, h0={"health": 1, "gaar": 1}, fight={"damage": 3, "chaos": 1, "gaar": 1})
    assert (shown(game)["bounty"], shown(game)["elite"]) == ("bounty_old_bristleback", "old_bristleback")
    mine = hero(game)
    assert (mine["at"], mine["health"], mine["gaar"], mine["deaths"]) == (CHURCH, mine["most"], 4, 1)
    assert len(mine["golden"]) == 1 and hero(game, 1)["kills"] == [0] and mine["bounties"] == []
    assert table(game)["known"] == [] and kind(game) == "act"  # no Monster deck has it
    again = hunting("meet_monster", 0, bounty="old_bristleback", fight={"foe": "old_bristleback"})
    assert again.state.fight_now.damage == 0


# -- special combat effects ------------------------------------------------------------------------------------


def round_of(foe: str, **laid: Any) -> Game[Any]:
    """The first Combat round of a Hero with a sword and a Gaar, so that it is asked after each roll."""
    bare = {"id": "dral", "bare": True, "board": ["dral_notched_sword"], "gaar": 1, "health": 5}
    laid["h0"] = {**bare, **laid.get("h0", {})}
    laid["fight"] = {"round": 0, "phase": "preparation", **laid.get("fight", {})}
    return fighting("combat_round", 0, foe=foe, **laid)


@pytest.mark.rule("EU-46.23", "EU-25.3")
def test_a_negative_clover_holds_until_step_a_of_the_next_monster_attack() -> None:
    value, wounds, clover = band("hollow_bellringer", "clover")
    game = round_of("hollow_bellringer", dice=[*dice_for(value), 3, 3, 1, 1])
    play(game, ("pass",))
    assert table(game)["fight"]["curses"] == [clover] and clover < 0 and hero(game)["health"] == 5 - wounds
    assert kind(game) == "change" and table(game)["roll"]["sum"] == 6 + clover
    lines = {line["name"]: (line["n"], line["clause"]) for line in seen(game)["fight"]["sums"]["lines"]}
    assert lines["hollow_bellringer"] == (clover, "EU-46.23")
    play(game, ("final",))
    assert kind(game) == "hero_word" and table(game)["fight"]["round"] == 2 and table(game)["fight"]["curses"] == []
    laid: dict[str, Any] = {"h0": {"bag": ["flask_of_smoke"], "gaar": 1}, "fight": {"curses": [-2]}}
    before = fighting("monster_attack", 0, foe="hollow_bellringer", **laid)
    assert kind(before) == "moment" and table(before)["fight"]["curses"] == [-2]  # while the Hero acts in step A
    play(before, ("done",))
    assert kind(before) == "hero_word" and table(before)["fight"]["curses"] == []


@pytest.mark.rule("EU-46.24")
def test_a_card_icon_lets_the_monster_player_draw() -> None:
    value, _, n = band("captain_vorga", "monster_draw")
    silver = struck("captain_vorga", value)
    assert (len(hero(silver, 1)["silver"]), len(hero(silver, 1)["golden"])) == (n, 0)
    value, _, n = band("gravewright", "monster_draw")
    gold = struck("gravewright", value)
    assert (len(hero(gold, 1)["silver"]), len(hero(gold, 1)["golden"])) == (0, n)
    other, *_ = band("captain_vorga", "")
    assert len(hero(struck("captain_vorga", other), 1)["silver"]) == 0  # a band without the icon


@pytest.mark.rule("EU-46.25")
def test_a_silver_heart_heals_it() -> None:
    value, _, n = band("sump_king", "monster_heal")
    for damage in (n + 2, n - 1):
        assert table(struck("sump_king", value, fight={"damage": damage}))["fight"]["damage"] == max(0, damage - n)
    other, *_ = band("sump_king", "")
    assert table(struck("sump_king", other, fight={"damage": 4}))["fight"]["damage"] == 4


@pytest.mark.rule("EU-46.26")
def test_a_skull_kills_whatever_the_health_was() -> None:
    value, *_ = band("ulgar_stormcrown", "kill")
    game = struck("ulgar_stormcrown", value, h0={"board": ["plate_cuirass"]})
    assert hero(game)["deaths"] == 1 and hero(game)["at"] == CHURCH and events(game, "skull")
    assert hero(struck("ulgar_stormcrown", -5))["deaths"] == 0
    laid: dict[str, Any] = {"phase": "monster_attack", "dice": [6, 6], "value": value - 12}
    word = fighting("word", 0, foe="ulgar_stormcrown", h0={"gaar": 1}, fight=laid)
    sums = seen(word)["fight"]["sums"]
    threats = [(each["do"], each["say"][0], each["clause"]) for each in sums["special"]]
    assert (sums["dealt"], sums["health"], threats) == (0, 0, [("kill", "eu-web-verb-kill", "EU-46.26")])


@pytest.mark.rule("EU-46.30", "EU-31.1")
def test_effects_of_a_band_follow_the_wounds_even_if_these_were_reduced_to_nothing() -> None:
    value, wounds, clover = band("hollow_bellringer", "clover")
    laid: dict[str, Any] = {"h0": {"bag": ["scroll_of_stone_skin"], "gaar": 1}, "fight": {"round": 0}}
    game = fighting("use_moment", 0, "prep", foe="hollow_bellringer", **laid, dice=dice_for(value))
    most = hero(game)["health"]
    play(game, ("use", "scroll_of_stone_skin"), ("pass",))
    while kind(game) == "moment":
        play(game, ("done",))
    assert 0 < wounds <= 3  # what the Scroll takes off
    assert hero(game)["health"] == most and table(game)["fight"]["curses"] == [clover]
    value, wounds, _ = band("captain_vorga", "monster_draw")
    killed = struck("captain_vorga", value, h0={"health": wounds})
    assert hero(killed)["deaths"] == 1 and hero(killed, 1)["silver"] == []  # Wounds first: the Combat is over


def immune(scene: str, *args: str | int, **laid: Any) -> Game[Any]:
    return fighting(scene, *args, foe="brass_watcher", **laid)


@pytest.mark.rule("EU-46.27", "EU-46.29")
def test_nothing_of_the_heros_changes_the_roll_of_an_immune_elite_monster() -> None:
    rolled = {"phase": "monster_attack", "dice": [4, 3]}
    for id, means, token in (("dral", {"gaar": 2}, "gaar"), ("skoldur", {"dwurt": 2}, "dwurt")):
        game = immune("word", 0, h0={"id": id, **means, "bag": ["scroll_of_gaar"]}, fight=rolled)
        assert kind(game) == "hero_word" and not any(key[0] == token for key in options(game))
        key = ("gaar", 0) if token == "gaar" else ("dwurt",)
        assert game.why(key).clause == "EU-46.29"
        common = fighting("word", 0, foe="captain_vorga", h0={"id": id, **means}, fight=rolled)
        assert key in options(common)
    air = immune("use_moment", 0, "foe_before", h0={"essences": {"air": 1}, "bag": ["scroll_of_mist"]})
    assert not events(air, "used_essence") and hero(air)["essences"] == {"air": 1}
    assert hero(air)["bag"] == ["scroll_of_mist"]
    both = immune("use_moment", 0, "foe_before", h0={"bag": ["scroll_of_mist", "potion_of_iron_hide"]})
    assert both.why(("use", "scroll_of_mist")) == (False, "EU-46.27")
    smoke = fighting("use_moment", 0, "foe_before", foe="captain_vorga", h0={"bag": ["flask_of_smoke"]})
    assert ("use", "flask_of_smoke") in options(smoke)
    against = immune("use_moment", 0, "foe_before", h0={"bag": ["flask_of_smoke", "potion_of_iron_hide"]})
    assert options(against) == [("done",), ("use", "potion_of_iron_hide")]
    set_in = {"bare": True, "board": ["leather_greaves", "spiked_shield"], "gems_on": {"leather_greaves": ["amethyst"]}}
    gem = immune("use_moment", 0, "foe_after", h0=set_in, fight=rolled)
    assert gem.why(("gem", "leather_greaves", "amethyst")) == (False, "EU-46.27")
    fog = immune("use_moment", 0, "foe_before", h0={"essences": {"air": 1}, "bag": ["potion_of_iron_hide"]})
    assert fog.why(("essence", "air")) == (False, "EU-46.27")


@pytest.mark.rule("EU-46.27", "EU-46.29")
def test_what_acts_on_the_hero_and_damage_still_work_against_immunity() -> None:
    shield: dict[str, Any] = {"board": ["spiked_shield"], "bare": True, "bag": ["potion_of_iron_hide"]}
    game = immune("use_after", 0, h0=shield, fight={"phase": "monster_attack", "dice": [4, 3]})
    play(game, ("use", "spiked_shield"))
    assert (table(game)["fight"]["value"], table(game)["fight"]["damage"]) == (0, 1)  # no Rabbit's Foot, but Damage
    hide = immune("use_moment", 0, "foe_before", h0=shield, fight={"phase": "monster_attack"})
    assert table(play(hide, ("use", "potion_of_iron_hide")))["fight"]["wound_minus"] == 2
    idle: dict[str, Any] = {"board": ["wooden_shield"], "bare": True}
    burden = immune("use_after", 0, h0=idle, fight={"phase": "monster_attack", "dice": [4, 3]})
    assert not events(burden, "used") and kind(burden) != "moment"  # a Shield that would do nothing but hinder
    healing = immune("use_moment", 0, "heal", h0={"health": 1, "bag": ["healing_potion"]})
    assert hero(play(healing, ("use", "healing_potion")))["health"] > 1
    assert table(won("brass_watcher"))["fight"]["won"]
    kit = immune("use_moment", 0, "prep", h0={"bag": ["snare_kit"]}, fight={"round": 0})
    play(kit, ("use", "snare_kit"))
    fight = table(kit)["fight"]
    assert fight["damage"] > 0 and fight["for_combat"] == {} and fight["value"] == 0
    roll = immune("modify_roll", 0, h0={"gaar": 1}, fight={"weapon": "dral_notched_sword"}, roll=[2, 2])
    assert ("gaar", 0) in options(roll)


@pytest.mark.rule("EU-46.27")
def test_tokens_cards_and_the_attack_itself_are_beyond_the_reach_of_a_hero() -> None:
    taesiri: dict[str, Any] = {"id": "taesiri", "bare": True, "unlocked": True}
    tiles = {"prep": "taesiri_evil_eye", "foe_before": "taesiri_endless_night", "foe_after": "taesiri_numbing_fog"}
    for foe, reached in (("brass_watcher", False), ("captain_vorga", True)):
        for moment, tile in tiles.items():
            fight = {"phase": "monster_attack", "dice": [4, 3], "gaar": 1, "chaos": 1}
            laid: dict[str, Any] = {"h0": {**taesiri, "board": [tile]}, "fight": fight}
            game = fighting("use_moment", 0, moment, foe=foe, **laid)
            assert (kind(game) == "moment" and ("use", tile) in options(game)) == reached


@pytest.mark.rule("EU-46.28")
def test_air_and_earth_do_not_touch_it_but_the_hero() -> None:
    land = {"1,1": "ii_general_4"}  # 1,1: the Power of Earth
    laid: dict[str, Any] = {"land": land, "h0": {"at": "1,1", "health": 5}}
    value = {}
    for foe in ("brass_watcher", "captain_vorga"):
        game = fighting("attack_rolled", 0, foe=foe, **laid, fight={"phase": "monster_attack", "gaar": 1}, dice=[2, 3])
        value[foe] = seen(game)["fight"]["sum"]
    assert value == {"brass_watcher": 5, "captain_vorga": 7}
    air = {"1,1": "ii_general_1"}  # 1,2: the Power of Air
    turned = fighting("attack_rolled", 0, foe="brass_watcher", land=air, fight={"gaar": 1}, dice=[6, 3])
    assert table(turned)["fight"]["dice"] == [6, 3]
    attack = fighting("attack_with", 0, "dral_notched_sword", foe="brass_watcher", **laid, dice=[2, 3])
    assert {line["kind"] for line in seen(attack)["fight"]["sums"]["lines"]} >= {"earth"}


def test_silence_leaves_the_clover_of_the_monster_itself() -> None:
    """EU-51.2 speaks of cards; the band of an Elite Monster is none."""
    silent: dict[str, Any] = {"id": "taesiri", "board": ["taesiri_bone_wand", "taesiri_silence"], "unlocked": True}
    value, _, clover = band("hollow_bellringer", "clover")
    dice = dice_for(value)
    game = round_of("hollow_bellringer", h0=silent, h1={"silver": ["curse"]}, fight={"chaos": 1}, dice=dice)
    while kind(game) != "cards" or ("play", "curse", 1) not in options(game):
        play(game, options(game)[0])
    play(game, ("play", "curse", 1))
    assert len(table(game)["fight"]["curses"]) == 2
    while ("use", "taesiri_silence") not in options(game):
        play(game, options(game)[0])
    play(game, ("use", "taesiri_silence"))
    assert table(game)["fight"]["curses"] == [clover] and table(game)["fight"]["cursed"] == []


# -- The Hunt --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-61.6")
def test_the_horn_drives_away_a_bounty_that_nobody_took() -> None:
    for round, since, driven in ((4, 0, True), (4, 2, True), (4, 3, False), (7, 5, True), (7, 6, False), (5, 0, False)):
        game = hunting(
            "begin_round", bounty="nettlejaw", scenario="hunt", round=round, bounty_since=since, h0={"at": CHURCH}
        )
        assert (shown(game)["bounty"] != "bounty_nettlejaw") == driven, (round, since)
        assert bool(events(game, "horn")) == driven
        if driven:
            assert shown(game)["known"] == ["bounty_nettlejaw"] and shown(game)["left"] == {"1": 3, "2": 4}
            assert shown(game)["elite"] == PACK.bounties[shown(game)["bounty"]].elite
            assert game.state.bounties.parts[1] == ["bounty_nettlejaw"]  # under its level, above the next


@pytest.mark.rule("EU-61.6")
def test_a_single_bounty_of_its_level_stays() -> None:
    others = [each.id for each in PACK.bounties.values() if each.level == 1 and each.elite != "nettlejaw"]
    laid: dict[str, Any] = {"bounty": "nettlejaw", "scenario": "hunt", "round": 4, "bounty_since": 0}
    for kept, stays in ((2, False), (3, True)):
        game = hunting("begin_round", **laid, h0={"bounties": others[:kept]})
        assert (shown(game)["bounty"] == "bounty_nettlejaw") == stays and bool(events(game, "horn")) != stays
        assert shown(game)["left"]["1"] == (0 if stays else 1)


@pytest.mark.rule("EU-61.7")
def test_the_winner_may_use_one_service_of_the_church_at_once() -> None:
    laid: dict[str, Any] = {"scenario": "hunt", "h0": {"gold": 1, "health": 2}}
    game = play(won("skrit_tollkeeper", **laid), ("leave",))
    assert kind(game) == "thanks" and options(game) == [("skip",), ("church", "heal"), ("church", "potion")]
    play(game, ("church", "heal"))
    assert hero(game)["gold"] == reward("skrit_tollkeeper", "gold") and hero(game)["health"] == hero(game)["most"]
    assert kind(game) == "act" and ("church", "potion") not in options(game)  # one, and no more
    poor = play(won("old_bristleback", scenario="hunt", h0={"gold": 0}), ("leave",))
    assert kind(poor) != "thanks"
    elsewhere = play(won("skrit_tollkeeper", h0={"gold": 1, "health": 2}), ("leave",))
    assert kind(elsewhere) == "act"  # another Scenario


@pytest.mark.rule("EU-61.4")
def test_the_trophy_of_an_elite_monster_gives_one_reputation_more() -> None:
    for trophy, fame in (("nettlejaw", 2), ("captain_vorga", 3), ("dragonfly", 1)):
        game = hunting("acting", bounty="grey_mother", scenario="hunt", h0={"bag": [trophy]})
        assert hero(play(game, ("deed", "steps", trophy)))["reputation"] == fame


# -- secrets and random games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("slot", range(3))
def test_the_bounty_deck_keeps_its_secrets(slot: int) -> None:
    """Table B: the top card is everybody's, the rest nobody's."""
    chosen = {"scenario": ("hunt", LONG)[slot % 2], **WITH}
    game = laws.make(fabletop.book(GAME), 2 + slot, chosen, f"bounties {slot}")
    assert {"the Bounties of level 1", "the Bounties of level 2"} <= set(game.book.hidden(game.state, 0))
    chance = random.Random(slot)
    twin = laws.Twin(game, 0)
    census = laws.census(game)
    while not game.over and game.ply < 160:
        lively = [key for key in options(game) if key not in (("end",), ("pack",), ("pass",))]
        seat = game.decision.seat if game.decision else 0
        key = ("bounty",) if ("bounty",) in lively else chance.choice(lively or options(game))
        game.choose(key, seat)
        twin.follow(seat, key)
        laws.conserved(game, census)
        if game.ply % 40 == 0:
            laws.options_are_sound(game)
            laws.loose_ends(game)
            for viewer in laws.viewers(game):
                laws.view_law(game, viewer)
                laws.hidden_moves(game, viewer)
            twin.law()


def test_random_games_with_elite_monsters_end_and_lose_no_card() -> None:
    hunted = 0
    for seed in range(12):
        game = fresh(2 + seed % 3, ("hunt", LONG)[seed % 2], str(seed), elites=True)
        census = laws.census(game)
        chance = random.Random(seed)
        while not game.over:
            wanted = ("bounty",) if ("bounty",) in options(game) else chance.choice(options(game))
            hunted += wanted == ("bounty",)
            play(game, wanted)
        laws.conserved(game, census)
    assert hunted > 10


# -- doors -----------------------------------------------------------------------------------------------------


def test_a_pack_whose_bounties_and_elite_monsters_do_not_agree_is_refused() -> None:
    card = msgspec.to_builtins(PACK.bounties["bounty_nettlejaw"])
    for wrong, reason in (
        ({**card, "elite": "nobody"}, "no Elite Monster 'nobody'"),
        ({**card, "level": 2}, "of level 2"),
        ({**card, "id": "bounty_more"}, "it has 2 Bounty cards"),
    ):
        with pytest.raises((PackError, PositionError), match=reason):
            at("acting", content={"bounty": [wrong]})


def test_a_position_cannot_have_a_bounty_twice() -> None:
    for laid in (
        {"bounty": "bounty_nobody"},
        {"h0": {"bounties": ["bounty_nettlejaw", "bounty_nettlejaw"]}},
        {"fight": {"foe": "nettlejaw"}, "bounty": "bounty_grey_mother"},
    ):
        with pytest.raises(PositionError):
            at("acting", scenario=LONG, options=WITH, **laid)
    with pytest.raises(PositionError):
        at("acting", bounty="bounty_nettlejaw")  # a game without them
