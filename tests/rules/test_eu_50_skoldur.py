"""EU-50: Skoldur, his Dwurt tokens and the Dwurt die."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.reasons import Reason
from fabletop.games.euthia.verbs.walker import foe_effect
from fabletop.words import Words

from .euthia import CHURCH, PACK, at, events, fresh, hero, kind, options, play, seen, table

LAND = {"1,1": "i_general_2"}
DIE = PACK.dwurt_die.faces


def skoldur(scene: str, *args: str | int, **laid: Any) -> Game[Any]:
    laid["h0"] = {"id": "skoldur", **laid.get("h0", {})}
    return at(scene, *args, **laid)


def fighting(scene: str, *args: str | int, **laid: Any) -> Game[Any]:
    laid["h0"] = {"at": "2,1", **laid.get("h0", {})}
    laid["fight"] = {"foe": "cyclops", "chaos": 0, "gaar": 0, **laid.get("fight", {})}
    return skoldur(scene, *args, **{"land": LAND, **laid})


def rolling(**mine: Any) -> Game[Any]:
    """A Hero Roll of his outside Combat: 1 and 2."""
    game = skoldur("acting", h0={"bag": ["locked_coffer"], **mine}, dice=[1, 2])
    return play(game, ("use", "locked_coffer"))


def turn_ends(die: int, **mine: Any) -> Game[Any]:
    return skoldur("dwurt_die", 0, h0={"dwurt_die": die, "dwurt": 0, **mine})


# -- his board -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-50.1")
def test_skoldur_is_a_hero_like_the_others() -> None:
    game = fresh()
    assert ("hero", "skoldur") in options(game.at(0))
    plain = skoldur("acting", land=LAND, h0={"at": "1,2"})
    mine, other = (options(each) for each in (plain, at("acting", land=LAND, h0={"id": "dral", "at": "1,2"})))
    everybody = [key for key in other if key[0] not in ("use", "throw", "unequip")]
    assert {("march", "trade"), ("mine",), ("end",), *everybody} <= {*mine, ("pack",)}


@pytest.mark.rule("EU-50.2", "EU-50.3")
def test_he_starts_with_five_dwurt_tokens_on_five_slots_and_without_gaar() -> None:
    board = PACK.heroes["skoldur"]
    assert (board.dwurt_slots, board.gaar_slots) == (5, 0)
    mine = hero(skoldur("acting"))
    assert (mine["dwurt"], mine["gaar"], mine["overflow"]) == (5, 0, 0)
    assert all(hero(at("acting", h0={"id": id}))["dwurt"] == 0 for id in PACK.heroes if id != "skoldur")
    assert hero(skoldur("acting", h0={"dwurt": 0, "gaar": 4}))["overflow"] == 1  # no Gaar on Dwurt slots


@pytest.mark.rule("EU-50.4")
def test_gaar_tokens_need_a_sack_each() -> None:
    full = {"bag": ["scroll_of_gaar"] + ["healing_potion"] * 2}
    for gaar, over in ((0, 0), (1, 1)):
        assert hero(skoldur("acting", h0={**full, "gaar": gaar}))["overflow"] == over
    assert hero(skoldur("acting", h0={"gaar": 3}))["overflow"] == 0
    gained = play(skoldur("acting", h0={"bag": ["scroll_of_gaar"]}), ("use", "scroll_of_gaar"))
    assert hero(gained)["gaar"] > 0


@pytest.mark.rule("EU-50.14")
def test_dwurt_tokens_beyond_the_slots_need_a_sack_each_and_a_satchel_holds_them() -> None:
    potions = ["healing_potion"] * 3
    assert hero(skoldur("acting", h0={"dwurt": 6, "bag": potions}))["overflow"] == 1
    assert hero(skoldur("acting", h0={"dwurt": 8}))["overflow"] == 0
    assert hero(skoldur("acting", h0={"dwurt": 9}))["overflow"] == 1
    assert hero(skoldur("acting", h0={"dwurt": 10, "bag": ["satchel"]}))["overflow"] == 0
    thrown = play(skoldur("acting", h0={"dwurt": 2}), ("pack",), ("throw", "dwurt"), ("done",))
    assert (hero(thrown)["dwurt"], hero(thrown)["dwurt_die"]) == (1, 0)


# -- Gaar for Dwurt --------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-50.5", "EU-50.18")
def test_a_gaar_is_exchanged_for_a_dwurt_at_any_time_and_never_back() -> None:
    mine: dict[str, Any] = {"gaar": 2, "dwurt": 1, "health": 3, "bag": ["locked_coffer", "healing_potion"], "gold": 1}
    rolled = {"phase": "monster_attack", "dice": [4, 3]}
    games = {
        "turn": skoldur("acting", h0=mine),
        "roll": play(skoldur("acting", h0=mine, dice=[1, 2]), ("use", "locked_coffer")),
        "trade": skoldur("trading", 0, h0=mine, trading="merchants"),
        "too much": skoldur("tidy", 0, h0={**mine, "gaar": 3, "bag": ["healing_potion"] * 2}),
        "before": fighting("before_combat", 0, h0=mine, fight={"phase": "before"}),
        "healing": fighting("use_moment", 0, "heal", h0=mine),
        "word": fighting("word", 0, h0=mine, fight=rolled),
        "attack roll": fighting("modify_roll", 0, h0=mine, roll=[2, 2], fight={"weapon": "skoldur_mining_pick"}),
    }
    for where, game in games.items():
        before = hero(game)
        asked = kind(game)
        assert ("to_dwurt",) in options(game), where
        play(game, ("to_dwurt",))
        after = hero(game)
        assert (after["gaar"], after["dwurt"]) == (before["gaar"] - 1, before["dwurt"] + 1), where
        assert after["dwurt_die"] == before["dwurt_die"] == 0 and (kind(game) == asked or where == "too much"), where
    assert ("to_dwurt",) not in options(skoldur("acting", h0={"gaar": 0}))
    assert ("to_dwurt",) not in options(at("acting", h0={"id": "dral", "gaar": 4}))


@pytest.mark.rule("EU-50.5")
def test_the_exchange_is_no_word_where_the_players_alternate() -> None:
    mine = {"gaar": 1, "dwurt": 1}
    rolled = {"phase": "monster_attack", "dice": [4, 3], "gaar": 1}
    word = play(fighting("word", 0, h0=mine, fight=rolled), ("pass",), ("to_dwurt",))
    assert kind(word) == "hero_word" and table(word)["fight"]["word"] == 0
    held: dict[str, Any] = {"gaar": 1, "lasting": {"possession": 1}, "weapon": "skoldur_mining_pick"}
    contest = fighting("contest", 0, h0=mine, roll=[2, 2], fight=held)
    assert kind(contest) == "possessed"
    game = play(contest, ("pass",))
    assert kind(game) == "change" and ("to_dwurt",) in options(game)
    play(game, ("to_dwurt",))
    assert kind(game) == "change" and hero(game)["dwurt"] == 2  # still his word
    play(game, ("dwurt",))
    assert kind(game) == "possessed"  # that was one


@pytest.mark.rule("EU-50.6")
def test_after_a_death_in_combat_he_gets_gaar_and_may_exchange_it_at_once_or_later() -> None:
    game = fighting("wounds_dealt", 0, h0={"health": 1, "dwurt": 2}, fight={"phase": "monster_attack", "value": 12})
    assert (hero(game)["gaar"], hero(game)["dwurt"], hero(game)["at"]) == (3, 2, CHURCH)
    assert ("to_dwurt",) in options(game)
    play(game, ("to_dwurt",))
    assert (hero(game)["gaar"], hero(game)["dwurt"]) == (2, 3) and ("to_dwurt",) in options(game)


@pytest.mark.rule("EU-50.7")
def test_dwurt_does_not_pay_for_gaar_in_quests() -> None:
    id, cost = next(
        (id, quest.cost[0])
        for id, quest in PACK.quests.items()
        if [each.pay for each in quest.cost] == ["gaar"] and not quest.solo
    )
    encounter = PACK.encounter_of[id]
    tile, index = next(
        (name, i)
        for name, each in PACK.map_tiles.items()
        for i, space in enumerate((*each.hexes, each.centre))
        if space is not None and space.encounter == encounter
    )
    space = ("1,1", "2,1", "1,2", "1,1*")[index]
    laid: dict[str, Any] = {"land": {"1,1": tile}, "freed": ["1,1", "2,1", "1,2"], "faceup": {encounter: [id]}}
    n = cost.min if cost.n == "all" else int(cost.n)
    for tokens, paid in (({"gaar": n, "dwurt": 0}, True), ({"gaar": 0, "dwurt": 8}, False)):
        game = skoldur("acting", **laid, h0={"at": space, "gold": 20, **tokens})
        assert (("quest", id) in options(game)) == paid


@pytest.mark.rule("EU-50.8")
def test_dwurt_cannot_be_sold() -> None:
    game = skoldur("trading", 0, trading="merchants", h0={"dwurt": 8, "gaar": 1, "essences": {"air": 1}})
    sales = [key[1] for key in options(game) if key[0] == "sell"]
    assert "air" in sales and not {"dwurt", "gaar"} & {*sales}


# -- rolls -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-50.9")
def test_gaar_tokens_do_not_change_his_rolls() -> None:
    game = rolling(gaar=3, dwurt=1)
    assert ("dwurt",) in options(game) and not any(key[0] == "gaar" for key in options(game))
    none = fighting("word", 0, h0={"gaar": 2, "dwurt": 0}, fight={"phase": "monster_attack", "dice": [4, 3]})
    assert kind(none) == "hero_word" and not {"gaar", "dwurt"} & {key[0] for key in options(none)}
    other = play(at("acting", h0={"id": "dral", "bag": ["locked_coffer"]}), ("use", "locked_coffer"))
    assert ("dwurt",) not in options(other) and ("gaar", 0) in options(other)


@pytest.mark.rule("EU-50.10", "EU-50.11", "EU-50.14", "EU-50.17")
def test_a_dwurt_token_adds_three_to_a_hero_roll_and_rerolls_nothing() -> None:
    game = rolling(dwurt=3)
    play(game, ("dwurt",), ("dwurt",))
    assert table(game)["roll"]["dice"] == [1, 2] and table(game)["roll"]["sum"] == 3 + 6
    assert (hero(game)["dwurt"], hero(game)["dwurt_die"]) == (1, 2)  # two tokens went to the supply
    attack = fighting("modify_roll", 0, h0={"dwurt": 2}, roll=[2, 2], fight={"weapon": "skoldur_mining_pick"})
    bands = PACK.things["skoldur_mining_pick"].bands
    damage = next(band.damage for band in bands if band.low <= 7 <= band.high)
    assert seen(attack)["fight"]["sums"]["dwurt"] == {"value": 7, "worth": damage}
    play(attack, ("dwurt",))
    lines = {line["kind"]: (line["n"], line["clause"]) for line in seen(attack)["fight"]["sums"]["lines"]}
    assert lines["dwurt"] == (3, "EU-50.11") and table(attack)["roll"]["sum"] == 7


@pytest.mark.rule("EU-50.11", "EU-50.13")
def test_in_step_c_one_dwurt_token_takes_three_off_the_monsters_roll_and_is_his_word() -> None:
    rolled = {"phase": "monster_attack", "dice": [4, 3], "gaar": 1}
    game = fighting("word", 0, h0={"dwurt": 2}, fight=rolled)
    assert kind(game) == "rival_word"
    play(game, ("pass",))
    assert kind(game) == "hero_word" and seen(game)["fight"]["sums"]["dwurt"]["value"] == 4
    assert seen(game)["fight"]["sums"]["odds"] == []
    play(game, ("dwurt",))
    fight = table(game)["fight"]
    assert fight["dice"] == [4, 3] and fight["sum"] == 4 and (hero(game)["dwurt"], hero(game)["dwurt_die"]) == (1, 1)
    assert kind(game) == "rival_word" and fight["said"] == [[1, "pass"], [0, "dwurt"]]  # one token, then the other
    lines = {line["kind"]: line["n"] for line in seen(game)["fight"]["sums"]["lines"]}
    assert lines["dwurt"] == -3


@pytest.mark.rule("EU-51.7", "EU-51.8")
def test_mind_control_takes_his_gaar_and_leaves_his_dwurt() -> None:
    every = [effect for segment in PACK.cards["mind_control"].segments for effect in segment]
    control = next(effect for effect in every if effect.tag == "take_gaar")
    for gaar, taken in ((0, 0), (3, int(control.n))):
        game = fighting("word", 0, h0={"gaar": gaar, "dwurt": 4}, fight={"phase": "monster_attack", "dice": [2, 3]})
        foe_effect(game.state, control, Reason("card", "mind_control"))
        mine, fight = hero(game), table(game)["fight"]
        assert (mine["gaar"], mine["dwurt"], fight["gaar"]) == (gaar - taken, 4, taken)
        assert fight["value"] == 2 * (int(control.n) - taken)


@pytest.mark.rule("EU-50.15")
def test_as_monster_player_he_uses_the_monsters_gaar_as_everybody_does() -> None:
    game = at(
        "word",
        0,
        land=LAND,
        h0={"id": "dral", "at": "2,1", "gaar": 0},
        h1={"id": "skoldur", "dwurt": 3},
        fight={"foe": "cyclops", "chaos": 0, "gaar": 1, "phase": "monster_attack", "dice": [2, 3]},
        dice=[6],
    )
    assert kind(game) == "rival_word" and options(game) == [("pass",), ("gaar", 0), ("gaar", 1)]
    play(game, ("gaar", 0))
    assert (hero(game, 1)["dwurt"], hero(game, 1)["dwurt_die"]) == (3, 0)


# -- Hero tiles ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-50.12", "EU-50.17")
def test_hero_tiles_are_paid_with_dwurt_and_each_token_raises_the_die() -> None:
    game = skoldur("acting", h0={"dwurt": 2, "health": 1})
    play(game, ("use", "skoldur_dwurt_swig"))
    assert (hero(game)["health"], hero(game)["dwurt"], hero(game)["dwurt_die"]) == (4, 1, 1)
    assert ("use", "skoldur_dwurt_swig") not in options(skoldur("acting", h0={"dwurt": 0, "health": 1, "gaar": 2}))
    first: dict[str, Any] = {"board": ["skoldur_powder_keg"], "unlocked": True}
    keg = fighting("strike_first", 0, h0={**first, "dwurt": 1}, fight={"round": 0})
    assert kind(keg) == "first_strike" and ("first_strike",) in options(keg)
    play(keg, ("first_strike",))
    assert (hero(keg)["dwurt"], hero(keg)["dwurt_die"]) == (0, 1)
    dry = fighting("strike_first", 0, h0={**first, "dwurt": 0}, fight={"round": 0})
    assert kind(dry) != "first_strike"


@pytest.mark.rule("EU-23.6", "EU-28.9", "EU-50.12")
def test_a_first_strike_is_paid_for_in_step_b_and_who_has_spent_the_token_in_step_a_does_not_strike() -> None:
    mine = {"board": ["skoldur_powder_keg", "skoldur_reckless_hew"], "unlocked": True, "dwurt": 1}
    game = play(fighting("first_strike", 0, h0=mine, fight={"round": 0}), ("first_strike",))
    assert kind(game) == "moment" and hero(game)["dwurt"] == 1 and ("use", "skoldur_reckless_hew") in options(game)
    struck = play(game.copy(), ("done",))
    assert (hero(struck)["dwurt"], hero(struck)["dwurt_die"]) == (0, 1)
    assert "skoldur_powder_keg" in hero(struck)["tired"] and not events(struck, "no_weapon")
    play(game, ("use", "skoldur_reckless_hew"))
    assert hero(game)["dwurt"] == 0 and hero(game)["tired"] == ["skoldur_reckless_hew"]
    assert events(game, "no_weapon")[0].clause == "EU-28.9"


@pytest.mark.rule("EU-50.12")
def test_berserk_brew_goes_by_the_number_of_tokens_paid() -> None:
    brew: dict[str, Any] = {"board": ["skoldur_berserk_brew"], "unlocked": True}
    tile = "skoldur_berserk_brew"
    for held, offered in ((0, []), (2, [1, 2]), (5, [1, 2, 3])):
        game = fighting("hero_attack", 0, h0={**brew, "dwurt": held})
        found = [key[2] for key in options(game) if key[:2] == ("use", tile)] if kind(game) == "moment" else []
        assert found == offered
    game = fighting("hero_attack", 0, h0={**brew, "dwurt": 5}, dice=[2, 2])
    play(game, ("use", tile, 3))
    fight = table(game)["fight"]
    assert fight["damage_plus"] == 3 and fight["clover"] == 3
    assert (hero(game)["dwurt"], hero(game)["dwurt_die"]) == (2, 3) and tile in hero(game)["tired"]


@pytest.mark.rule("EU-50.26")
def test_tiles_of_value_0_are_revealed_like_the_others() -> None:
    mine = hero(skoldur("acting"))
    worthless = [each for each in PACK.tiles_of["skoldur"] if PACK.things[each].value == 0]  # type: ignore[attr-defined]
    assert len(worthless) == 2 and not {*worthless} & {*mine["slots"]}
    assert mine["unseen"][:2] == sorted(worthless) and mine["aside"] == []
    game = skoldur("trading", 0, trading="merchants", h0={"gold": 1})
    play(game, ("reveal",))
    assert kind(game) == "pick_tile" and {key[1] for key in options(game)} == {*worthless}
    play(game, ("pick", worthless[0]))
    assert hero(game)["aside"] == [worthless[0]] and table(game)["removed"] == [worthless[1]]


# -- the Dwurt die ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-1.39", "EU-50.16", "EU-50.21")
def test_the_die_begins_at_0_and_stays_at_5() -> None:
    assert len(DIE) == 6 and hero(skoldur("acting"))["dwurt_die"] == 0
    game = rolling(dwurt=8)
    for shown in (1, 2, 3, 4, 5, 5, 5):
        play(game, ("dwurt",))
        assert hero(game)["dwurt_die"] == shown


@pytest.mark.uses("dwurt_die")
@pytest.mark.rule("EU-50.19", "EU-50.20")
@pytest.mark.parametrize(
    ("die", "dwurt", "silver", "golden", "reputation", "wounds"),
    [
        (0, 1, 0, 0, 9, 0),
        (1, 0, 1, 0, 9, 0),
        (2, 0, 2, 0, 9, 1),
        (3, 1, 3, 0, 8, 2),
        (4, 1, 0, 1, 8, 4),
        (5, 2, 0, 1, 8, 6),
    ],
)
def test_at_the_end_of_his_turn_the_die_is_resolved_and_set_to_0(
    die: int, dwurt: int, silver: int, golden: int, reputation: int, wounds: int
) -> None:
    tough = {"board": ["plate_cuirass", "plate_greaves", "skoldur_stonehide"], "reputation": 9, "unlocked": True}
    game = turn_ends(die, **tough)
    mine = hero(game)
    assert (mine["dwurt"], len(mine["silver"]), len(mine["golden"])) == (dwurt, silver, golden)
    assert (mine["reputation"], mine["most"] - mine["health"], mine["dwurt_die"]) == (reputation, wounds, 0)
    assert table(game)["active"] == 1


@pytest.mark.rule("EU-50.19", "EU-8.17")
def test_the_die_comes_after_the_tokens_and_before_encounters_are_refilled() -> None:
    hunter: dict[str, Any] = {"land": {"1,1": "i_encounter_1"}, "faceup": {"hunter": ["hunter_bait"]}}
    game = skoldur("acting", **hunter, h0={"dwurt_die": 2, "dwurt": 0, "moves": 3, "silver": ["curse"] * 4})
    play(game, ("end",))
    assert kind(game) == "save" and hero(game)["dwurt_die"] == 2
    play(game, ("none",))
    assert kind(game) == "surplus" and hero(game)["moves"] == 0  # 2 Silver cards came: the hand is looked at
    assert table(game)["faceup"]["hunter"] == ["hunter_bait"]
    play(game, ("discard_card", "curse"))
    assert len(table(game)["faceup"]["hunter"]) == 2 and table(game)["active"] == 1
    idle = play(skoldur("acting", active=1, first=1, h1={"id": "dral"}, h0={"dwurt_die": 3, "tokens": []}), ("end",))
    while kind(idle) == "save":
        play(idle, ("none",))
    assert hero(idle)["dwurt_die"] == 3  # the turn of another


@pytest.mark.rule("EU-50.22")
@pytest.mark.parametrize("die", [3, 4])
def test_the_parts_come_in_the_order_of_the_table(die: int) -> None:
    game = turn_ends(die, reputation=5, health=5)
    told = [event.name for _, _, happened in game.log(0) for event in happened]
    order = [name for name in told if name in ("dwurt", "drew_cards", "reputation", "wounded")]
    assert order[:4] == ["dwurt", "drew_cards", "reputation", "wounded"]


@pytest.mark.rule("EU-50.23", "EU-50.24", "EU-50.28")
def test_death_by_the_die_is_a_death_outside_combat_that_costs_one_reputation() -> None:
    game = turn_ends(5, reputation=9, health=3, at="0,0", moves=2)
    mine = hero(game)
    assert (mine["at"], mine["health"], mine["moves"]) == (CHURCH, mine["most"], 0)
    assert mine["reputation"] == 9 - 1 - 1 and mine["deaths"] == 0 and hero(game, 1)["kills"] == []
    assert mine["gaar"] == 0 and len(mine["golden"]) == 1  # the card is that of the die
    assert table(game)["active"] == 1 and kind(game) == "act"  # his turn does not go on


@pytest.mark.rule("EU-50.25")
def test_alone_the_cards_of_the_die_add_nothing_to_the_banks() -> None:
    silver, gold = (at("dwurt_die", 0, seats=1, h0={"id": "skoldur", "dwurt_die": n}) for n in (1, 5))
    before = at("turn_closed", seats=1, h0={"id": "skoldur"})
    assert len(hero(silver)["silver"]) == 1 and len(hero(gold)["golden"]) == 1
    assert not events(silver, "wounded")  # that face has none
    sizes = [(len(each.state.silver_bank), len(each.state.gold_bank)) for each in (silver, gold, before)]
    assert sizes[0] == sizes[1] == sizes[2]


@pytest.mark.rule("EU-50.27")
def test_what_the_die_shows_waits_for_the_end_of_his_own_turn() -> None:
    game = at("acting", active=1, first=0, h0={"id": "skoldur", "dwurt_die": 4, "health": 5}, h1={"tokens": []})
    play(game, ("end",))
    assert table(game)["active"] == 0 and hero(game)["dwurt_die"] == 4 and hero(game)["health"] == 5
    play(game, ("end",), ("none",))
    assert hero(game)["dwurt_die"] == 0


@pytest.mark.rule("EU-50.29")
def test_after_the_die_tokens_without_a_place_go_and_the_hand_is_looked_at() -> None:
    game = turn_ends(5, dwurt=5, bag=["healing_potion"] * 2)
    assert (hero(game)["dwurt"], hero(game)["overflow"]) == (6, 0)  # one of the two found a Sack
    assert [event.args for event in events(game, "thrown")] == [(0, "dwurt")]
    hand = turn_ends(1, silver=["curse"] * 5)
    assert kind(hand) == "surplus" and len(hero(hand)["silver"]) == 6


@pytest.mark.rule("EU-50.20")
@pytest.mark.uses("skoldur_iron_gut")
def test_iron_gut_takes_wounds_off_the_die_and_never_gives_health() -> None:
    for die, wounds in ((2, 0), (3, 0), (4, 2), (5, 4)):
        game = turn_ends(die, board=["skoldur_iron_gut"])
        assert hero(game)["most"] - hero(game)["health"] == wounds


@pytest.mark.rule("EU-50.19")
@pytest.mark.uses("skoldur_still_master")
def test_the_master_of_the_still_may_count_the_die_one_lower() -> None:
    still: dict[str, Any] = {"board": ["skoldur_still_master"], "health": 5, "reputation": 3}
    for counted, reputation, golden in ((4, 2, 1), (3, 2, 0)):
        game = turn_ends(4, **still)
        assert kind(game) == "dwurt_die" and options(game) == [("count", 4), ("count", 3)]
        play(game, ("count", counted))
        assert (hero(game)["reputation"], len(hero(game)["golden"])) == (reputation, golden)
    assert hero(turn_ends(0, **still))["dwurt"] == 1  # not below 0, and nothing to ask


# -- words -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "counted", "paid"),
    [
        ("en", "As 3: 1 Dwurt, 3 Silver cards, −1 Reputation, 2 Wounds", "Use Berserk Brew for 2 Dwurt"),
        (
            "pl",
            "Jako 3: 1 żeton Dwurt, 3 Srebrne karty, Reputacja −1, 2 Rany",
            "Użyj: Warka berserkera za 2 żetony Dwurt",
        ),
        (
            "cs",
            "Jako 3: 1 žeton Dwurtu, 3 stříbrné karty, reputace −1, 2 zranění",
            "Použij: Berserkrova várka za 2 žetony Dwurtu",
        ),
    ],
)
def test_the_values_of_the_die_and_the_price_of_a_tile_are_said_from_the_data(
    language: str, counted: str, paid: str
) -> None:
    words = Words(language)
    still = turn_ends(4, board=["skoldur_still_master"])
    brew = fighting("hero_attack", 0, h0={"board": ["skoldur_berserk_brew"], "unlocked": True, "dwurt": 2})
    for game, key, line in (
        (still, ("count", 3), counted),
        (brew, ("use", "skoldur_berserk_brew", 2), paid),
    ):
        assert game.decision is not None
        option = game.decision.find(key)
        assert option is not None and words.say(game.book.option(game.state, game.decision, option)) == line


# -- random games ----------------------------------------------------------------------------------------------


def test_random_games_of_skoldur_keep_his_numbers_in_their_bounds() -> None:
    used = 0
    for seed in range(12):
        game = fresh(2 + seed % 3, ("hunt", "defending_settlements")[seed % 2], str(seed), elites=bool(seed % 2))
        chance = random.Random(seed)
        game = game.at(0)
        while kind(game) == "hero":
            play(game, ("hero", "skoldur") if ("hero", "skoldur") in options(game) else options(game)[0])
        while not game.over and game.ply < 700:
            lively = [key for key in options(game) if key not in (("end",), ("pack",), ("pass",))]
            play(game, chance.choice(lively or options(game)))
            mine = next(each for each in game.state.heroes if each.id == "skoldur")
            assert mine.dwurt >= 0 and 0 <= mine.dwurt_die <= 5
            used += mine.dwurt_die > 0
    assert used > 100
