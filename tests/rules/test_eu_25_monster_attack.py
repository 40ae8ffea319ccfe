"""EU-25, EU-26, EU-27: the Monster's attack, Gaar and Shields, the arithmetic of Wounds."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.combat.opening import end_of_round, open_combat
from fabletop.games.euthia.reasons import Reason
from fabletop.games.euthia.state import Fight
from fabletop.games.euthia.verbs.walker import undo_play

from .euthia import PACK, events, hero, kind, options, play, table
from .euthia_arena import AIR, CONTENT, EARTH, Key, arena, asked, fight, idle, sums, until


def attack(*dice: int, **laid: Any) -> Game[Any]:
    """The Monster attack phase from its beginning, with these dice."""
    return arena("monster_attack", 0, dice=list(dice), **laid)


def rolled(*dice: int, **laid: Any) -> Game[Any]:
    """The Monster has rolled; a Hero with a Gaar token has its word, or the Monster Player, who may have something."""
    laid["h0"] = {"gaar": 1, **laid.get("h0", {})}
    return attack(*dice, **laid)


def value(game: Game[Any]) -> int:
    return int(fight(game)["sum"])


# -- step A ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-25.1", "EU-51.11", "EU-45.5")
def test_first_the_hero_may_use_an_essence_of_air_and_what_is_used_before_the_roll() -> None:
    bag = ["test_haze", "test_mist", "test_hide", "test_oil"]
    game = attack(3, 3, h0={"bag": bag, "essences": {"air": 1, "fire": 1}}, h1={"silver": ["bloodthirst"]})
    assert asked(game) == 0 and fight(game)["dice"] == []
    assert options(game) == [("done",), ("use", "test_haze"), ("use", "test_mist"), ("essence", "air")]
    play(game, ("use", "test_haze"), ("use", "test_mist"))
    assert fight(game)["value"] == -5
    play(game, ("essence", "air"))
    assert hero(game)["essences"] == {"fire": 1} and len(fight(game)["dice"]) == 1


@pytest.mark.rule("EU-25.2", "EU-25.5", "EU-10.16")
def test_clover_effects_of_the_last_round_end_after_the_hero_has_acted() -> None:
    game = attack(4, 3, 2, 2, h0={"bag": ["test_dial", "test_haze"], "gaar": 1}, fight={"curses": [-2]})
    play(game, ("use", "test_dial"))
    assert table(game)["roll"]["why"] == "item" and table(game)["roll"]["sum"] == 4 + 3 - 2
    play(game, ("final",))
    assert fight(game)["curses"] == [-2] and fight(game)["step"] == "before"
    play(game, ("done",))
    assert fight(game)["curses"] == [] and fight(game)["dice"] == [2, 2]


@pytest.mark.rule("EU-25.2", "EU-25.33", "EU-33.23")
def test_a_curse_ends_with_the_next_round_and_another_may_be_played_in_it() -> None:
    game = arena("hero_attack", 0, h0={"gaar": 1}, h1={"silver": ["curse", "curse"]}, fight={"chaos": 2}, dice=[1] * 30)
    play(game, ("play", "curse", 1))
    assert fight(game)["curses"] == [-2]
    idle(game, "monster_attack")
    assert fight(game)["curses"] == [] and table(game)["spent"]["silver"] == ["curse"]
    play(until(game, ("play", "curse", 1)), ("play", "curse", 1))
    assert (fight(game)["round"], fight(game)["phase"], fight(game)["curses"]) == (2, "hero_attack", [-2])


@pytest.mark.rule("EU-25.3")
def test_a_penalty_that_a_monster_has_dealt_ends_at_the_same_moment() -> None:
    mine = {"board": [], "bag": ["test_mist"]}  # without a Weapon: nothing else takes the penalty away
    game = attack(3, 3, 3, 3, h0=mine, fight={"foe": "test_howler"})
    play(game, ("done",), ("done",))
    assert fight(game)["round"] == 2 and fight(game)["blows"] == [-2]
    assert fight(game)["step"] == "before"  # step A of the next round
    play(game, ("done",))
    assert fight(game)["blows"] == [] and fight(game)["dice"] == [3, 3]
    armed = arena("combat_round", 0, h0={"gaar": 1}, fight={"foe": "test_howler", "round": 0}, dice=[3, 3, 4, 4])
    play(armed, ("pass",))
    assert kind(armed) == "change" and table(armed)["roll"]["sum"] == 4 + 4 - 2


@pytest.mark.rule("EU-25.4", "EU-33.10")
def test_then_the_monster_player_plays_any_number_of_cards_for_chaos() -> None:
    hand = {"silver": ["bloodthirst", "savagery", "curse"], "golden": ["frenzy", "healing_card"]}
    game = attack(3, 3, h0={"bag": ["test_haze"]}, h1=hand, fight={"chaos": 4})
    assert asked(game) == 0
    play(game, ("done",))
    assert asked(game) == 1 and fight(game)["dice"] == []
    assert {key[1] for key in options(game, "play")} == {"bloodthirst", "frenzy", "healing_card"}
    play(game, ("play", "frenzy", 1), ("play", "bloodthirst", 1), ("play", "healing_card", 1))
    assert fight(game)["chaos"] == 1 and fight(game)["wound_plus"] >= 1 and asked(game) == 1
    play(game, ("pass",))
    assert fight(game)["dice"] == [3, 3]


VEIL = ("use", "test_veil")


def veiled(*used: str, **laid: Any) -> Game[Any]:
    """Before the roll of an attack that does not come, with these in the bag beside."""
    laid["h0"] = {"bag": ["test_veil", *used], **laid.get("h0", {})}
    laid["fight"] = {"round": 0, "chaos": 3, **laid.get("fight", {})}
    return play(until(arena("combat_round", 0, dice=[1] * 40, **laid), VEIL), VEIL)


@pytest.mark.rule("EU-25.34")
def test_who_can_achieve_nothing_in_an_attack_that_does_not_come_is_not_asked() -> None:
    game = veiled(h1={"silver": ["bloodthirst", "bloodthirst", "curse"]})
    assert (kind(game), fight(game)["phase"]) == ("cards", "hero_attack")  # a Curse still counts
    assert options(game) == [("pass",), ("play", "curse", 1)]
    mine = veiled("test_haze", "test_mist", "test_charm", h0={"essences": {"air": 1}})
    assert fight(mine)["phase"] == "second_healing" and ("use", "test_charm") in options(mine)
    assert fight(mine)["dice"] == [] and not events(mine, "foe_rolled")


@pytest.mark.rule("EU-25.34")
def test_what_holds_without_the_attack_may_be_played_when_it_does_not_come() -> None:
    mind: dict[str, Any] = {"id": "mind_control", "source": "rulebook", "metal": "gold", "timing": "before_or_after"}
    mind["segments"] = [[{"do": "monster_value", "n": 1}, {"do": "take_gaar", "n": 1}]] * 3
    laid: dict[str, Any] = {"content": {**CONTENT, "card": [*CONTENT["card"], mind]}}
    hand = {"silver": ["bloodthirst"], "golden": ["frenzy", "healing_card", "mind_control", "soul_control"]}
    game = veiled(h1=hand, **laid)
    assert (kind(game), fight(game)["phase"], asked(game)) == ("cards", "monster_attack", 1)
    offered = {key[1] for key in options(game, "play")}
    assert offered == {"frenzy", "healing_card", "soul_control"}  # the Hero has no Gaar for Mind Control
    rich = veiled(h0={"gaar": 1, "bag": ["test_veil"]}, h1=hand, **laid)
    assert ("play", "mind_control", 1) in options(rich)
    play(rich, ("play", "mind_control", 1))
    assert (hero(rich)["gaar"], fight(rich)["gaar"]) == (0, 1)
    lasting = veiled(h1=hand, fight={"lasting": {"regeneration": 1}}, **laid)
    assert ("play", "healing_card", 1) not in options(lasting)
    play(game, ("play", "frenzy", 1), ("pass",))
    assert fight(game)["phase"] == "hero_attack" and fight(game)["blows"] == [-2]


@pytest.mark.rule("EU-25.34")
def test_an_amulet_that_only_strengthens_the_attack_is_not_offered_when_it_does_not_come() -> None:
    regrowth = {"board": ["amulet_of_regrowth"]}  # a Gaar token, too
    assert ("use", "amulet_of_regrowth") in options(veiled(h1=regrowth))
    healing = [{"do": "monster_heal", "n": 2, "timing": "M2", "use": "exhaust"}]
    entry = {"id": "test_amulet", "source": "designed", "item_type": "jewellery", "slot": "amulet"}
    amulet = {**entry, "effects": healing, "purchase_price": 2, "sale_price": 1}
    content = {**CONTENT, "merchant": [*CONTENT["merchant"], amulet]}
    game = veiled(h1={"board": ["test_amulet"]}, content=content)
    assert fight(game)["phase"] == "hero_attack"
    come = arena("monster_attack", 0, h1={"board": ["test_amulet"]}, content=content, dice=[1] * 9)
    assert ("use", "test_amulet") in options(come)


@pytest.mark.rule("EU-28.3", "EU-33.4")
def test_who_holds_no_card_of_a_metal_that_can_be_played_now_is_not_asked() -> None:
    gold = arena("hero_attack", 0, h0={"gaar": 1}, h1={"golden": ["frenzy"]}, fight={"chaos": 3}, dice=[3, 3])
    assert kind(gold) == "change"  # no Gold card is played before the Hero's attack roll
    silver = arena("hero_attack", 0, h0={"gaar": 1}, h1={"silver": ["savagery"]}, fight={"chaos": 3}, dice=[3, 3])
    assert kind(silver) == "cards" and options(silver) == [("pass",)]  # which one it holds stays secret


@pytest.mark.rule("EU-25.6")
def test_one_essence_of_air_is_used_in_an_attack() -> None:
    game = attack(3, 3, 3, h0={"bag": ["test_haze"], "essences": {"air": 2}})
    play(game, ("essence", "air"))
    assert options(game) == [("done",), ("use", "test_haze")]
    play(game, ("use", "test_haze"))
    assert ("essence", "air") in options(game) and fight(game)["round"] == 2


# -- step B ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-25.7", "EU-25.8")
def test_the_monster_player_rolls_two_dice() -> None:
    game = rolled(5, 2, seats=3, fight={"rival": 2})
    assert fight(game)["dice"] == [5, 2] and value(game) == 7
    assert [event.args for event in events(game, "foe_rolled")] == [(2, (5, 2))]


@pytest.mark.rule("EU-25.9", "EU-25.12", "EU-30.2", "EU-30.3")
@pytest.mark.parametrize(
    ("dice", "power", "hope", "sum_"),
    [
        ((6, 4), {}, 1, 10),
        ((5, 4), {}, 0, 9),
        ((6, 6), {}, 1, 12),
        ((6, 4), AIR, 1, 5),
        ((5, 4), EARTH, 0, 11),
    ],
)
def test_ten_or_more_as_rolled_raises_the_hope_die(
    dice: tuple[int, ...], power: dict[str, str], hope: int, sum_: int
) -> None:
    game = rolled(*dice, **({"land": power} if power else {}))
    assert (fight(game)["hope"], value(game)) == (hope, sum_)


@pytest.mark.rule("EU-25.10", "EU-25.11")
@pytest.mark.parametrize(
    ("dice", "land", "after", "sum_"),
    [
        ((2, 6), AIR, [2, 1], 3),
        ((5, 3), AIR, [2, 3], 5),
        ((5, 5), AIR, [5, 5], 10),
        ((2, 3), EARTH, [2, 3], 7),
        ((2, 6), {**AIR, **EARTH}, [2, 1], 5),
    ],
)
def test_air_turns_the_higher_die_and_then_earth_adds_two(
    dice: tuple[int, ...], land: dict[str, str], after: list[int], sum_: int
) -> None:
    game = rolled(*dice, land=land)
    assert (fight(game)["dice"], value(game)) == (after, sum_)


@pytest.mark.rule("EU-25.13")
def test_against_an_essence_of_air_one_die_is_rolled_and_the_power_of_air_does_nothing() -> None:
    game = play(rolled(6, h0={"essences": {"air": 1}}, land=AIR), ("essence", "air"))
    assert fight(game)["dice"] == [6] and value(game) == 6
    assert options(game, "gaar") == [("gaar", 0)]


@pytest.mark.rule("EU-25.25")
def test_the_powers_are_not_applied_again_to_rerolled_dice() -> None:
    game = rolled(2, 6, 6, land={**AIR, **EARTH}, h0={"bag": ["test_hide"]})
    assert (fight(game)["dice"], value(game)) == ([2, 1], 5)
    play(game, ("gaar", 0))
    assert (fight(game)["dice"], value(game)) == ([6, 1], 6 + 1 + 2 - 2)


# -- step C ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-25.14", "EU-25.15", "EU-25.16", "EU-26.1", "EU-26.6")
def test_the_players_alternate_and_the_monster_player_begins() -> None:
    game = rolled(3, 4, 6, 1, 2, h0={"gaar": 2}, fight={"gaar": 2})
    assert asked(game) == 1 and kind(game) == "rival_word"
    play(game, ("gaar", 0))
    assert (fight(game)["dice"], value(game), fight(game)["gaar"]) == ([6, 4], 12, 1)
    assert asked(game) == 0
    play(game, ("gaar", 1))
    assert (fight(game)["dice"], value(game), hero(game)["gaar"]) == ([6, 1], 7, 1)
    assert asked(game) == 1
    play(game, ("pass",))
    assert asked(game) == 0
    play(game, ("gaar", 0))
    assert (fight(game)["dice"], value(game), hero(game)["gaar"]) == ([2, 1], 2 + 1 + 2 - 2 - 2, 0)


@pytest.mark.rule("EU-25.17", "EU-25.21")
def test_in_its_word_the_monster_player_plays_one_card_or_set_of_equal_ones() -> None:
    hand = {"silver": ["savagery", "savagery", "bloodthirst", "curse"], "golden": ["healing_card", "frenzy"]}
    game = rolled(3, 3, h0={"gaar": 2}, h1=hand, fight={"chaos": 3})
    play(game, ("pass",))  # step A
    assert kind(game) == "rival_word"
    assert {key[1:] for key in options(game, "play")} == {("savagery", 1), ("savagery", 2), ("healing_card", 1)}
    play(game, ("play", "savagery", 1))
    assert asked(game) == 0 and value(game) == 8 and fight(game)["chaos"] == 2  # one play, then the Hero's word
    play(game, ("pass",))
    assert asked(game) == 1 and ("play", "savagery", 1) in options(game)


@pytest.mark.rule("EU-25.18")
def test_the_hero_player_plays_no_cards() -> None:
    hand = {"silver": ["savagery", "bloodthirst", "curse"], "golden": ["healing_card"], "gaar": 1}
    game = arena("combat_round", 0, h0=hand, fight={"round": 0, "chaos": 4, "gaar": 2}, dice=[1] * 40)
    words = 0
    while fight(game)["round"] < 3:
        assert asked(game) == 1 or options(game, "play") == []
        words += kind(game) == "hero_word"
        play(game, options(game)[0])
    assert words >= 2 and len(hero(game)["silver"]) == 3


def say(game: Game[Any], *words: Key) -> list[int]:
    """Who has the word each time."""
    speakers = []
    for word in words:
        speakers.append(asked(game))
        play(game, word)
    return speakers


@pytest.mark.rule("EU-25.19", "EU-25.20")
def test_two_passes_in_a_row_end_it_and_after_one_the_other_may_still_bring_one_back() -> None:
    laid: dict[str, Any] = {"h0": {"gaar": 2, "bag": ["test_hide"]}, "fight": {"gaar": 2}}
    game = rolled(3, 4, 3, 3, **laid)
    assert say(game, ("pass",), ("gaar", 0), ("gaar", 1), ("pass",), ("pass",)) == [1, 0, 1, 0, 1]
    assert fight(game)["step"] == "answer" and value(game) == 3 + 3 - 2 + 2
    other = rolled(3, 4, **laid)
    assert say(other, ("pass",), ("pass",)) == [1, 0] and fight(other)["step"] == "answer"
    third = rolled(3, 4, 5, **laid)
    assert say(third, ("gaar", 0), ("pass",), ("pass",)) == [1, 0, 1] and fight(third)["step"] == "answer"


@pytest.mark.rule("EU-25.22", "EU-25.23", "EU-26.8")
def test_after_that_the_hero_alone_acts_and_no_gaar_and_no_card_is_used_any_more() -> None:
    mine = {"gaar": 1, "bag": ["test_mist", "test_hide", "test_haze"], "board": ["test_shield", "test_wall"]}
    hand = {"silver": ["savagery"], "golden": ["healing_card"]}
    game = rolled(5, 4, h0=mine, h1=hand, fight={"chaos": 3, "gaar": 3})
    play(game, ("done",), ("pass",), ("pass",), ("pass",))
    assert fight(game)["step"] == "answer" and asked(game) == 0
    tools: list[Key] = [("use", each) for each in ("test_shield", "test_wall", "test_mist", "test_hide")]
    assert options(game) == [("done",), *tools]
    for number, each in enumerate(tools):
        assert asked(game) == 0 and options(game) == [("done",), *tools[number:]]
        play(game, each)
    assert hero(game)["health"] == hero(game)["most"] and fight(game)["gaar"] == 3


@pytest.mark.rule("EU-25.24")
def test_a_rabbits_foot_moves_the_battle_value() -> None:
    game = rolled(5, 4, h0={"bag": ["test_mist", "test_hide"]})
    play(game, ("done",), ("pass",), ("use", "test_mist"))
    assert value(game) == 6
    lines = [(line["kind"], line["name"], line["n"]) for line in sums(game)["lines"]]
    assert lines == [("dice", "", 9), ("tile", "test_mist", -3)]


# -- step D ---------------------------------------------------------------------------------------------------


def struck(*dice: int, **laid: Any) -> int:
    """How much Health a Hero loses who does nothing."""
    laid["h0"] = {"board": [], "bag": ["test_charm"], **laid.get("h0", {})}
    game = attack(*dice, **laid)
    most = hero(game)["health"]
    while fight(game)["phase"] == "monster_attack":
        play(game, options(game)[0])
    return int(most - hero(game)["health"])


@pytest.mark.rule("EU-25.27", "EU-25.28", "EU-27.1")
@pytest.mark.parametrize(
    ("dice", "wounds"), [((1, 2), 0), ((1, 3), 1), ((3, 4), 1), ((4, 4), 2), ((5, 6), 2), ((6, 6), 4)]
)
def test_the_band_of_the_battle_value_deals_its_wounds_and_no_band_none(dice: tuple[int, ...], wounds: int) -> None:
    assert struck(*dice) == wounds


@pytest.mark.rule("EU-25.29", "EU-27.2", "EU-27.3", "EU-27.4")
@pytest.mark.parametrize(
    ("dice", "plus", "minus", "wounds"),
    [
        ((3, 3), 2, False, 3),
        ((1, 1), 2, False, 0),
        ((3, 3), 0, True, 0),
        ((3, 3), 2, True, 0),
        ((4, 4), 2, True, 1),
    ],
)
def test_more_and_fewer_wounds_are_reckoned_before_health_is_lowered(
    dice: tuple[int, ...], plus: int, minus: bool, wounds: int
) -> None:
    bag = ["test_hide", "test_charm"]
    game = attack(*dice, h0={"board": [], "bag": bag}, h1={"silver": ["bloodthirst"] * 2}, fight={"chaos": 1})
    before = hero(game)["health"]
    while fight(game)["phase"] == "monster_attack":
        if plus and ("play", "bloodthirst", 2) in options(game):
            play(game, ("play", "bloodthirst", 2))
        elif minus and ("use", "test_hide") in options(game):
            play(game, ("use", "test_hide"))
        else:
            play(game, options(game)[0])
    assert before - hero(game)["health"] == wounds


@pytest.mark.rule("EU-27.5")
def test_without_a_plain_number_there_are_no_wounds() -> None:
    hand = {"golden": ["frenzy"] * 3}
    game = attack(1, 1, h0={"gaar": 1}, h1=hand, fight={"chaos": 1})
    play(game, ("play", "frenzy", 3))
    assert fight(game)["wound_plus"] > 3 and sums(game)["dealt"] == 0
    before = hero(game)["health"]
    play(game, ("pass",))
    assert hero(game)["health"] == before


@pytest.mark.rule("EU-27.7", "EU-34.5")
def test_wounds_are_taken_as_one_amount_and_health_stops_at_nothing() -> None:
    mine = {"id": "maeldur", "board": ["maeldur_phoenix_vigil"], "health": 2}
    game = attack(6, 6, h0=mine)
    assert kind(game) == "dying" and hero(game)["health"] == 0
    assert [event.args[-1] for event in events(game, "foe_attack")] == [4]


@pytest.mark.rule("EU-25.30", "EU-25.31")
@pytest.mark.parametrize(("damage", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_a_silver_heart_heals_the_monster_but_not_beyond_its_health(damage: int, left: int) -> None:
    game = attack(3, 3, h0={"gaar": 1, "board": []}, fight={"foe": "test_leech", "damage": damage})
    play(game, ("pass",))
    assert fight(game)["damage"] == left
    assert [event.args[-1] for event in events(game, "mended")] == ([damage - left] if damage else [])
    missed = attack(1, 1, h0={"gaar": 1, "board": []}, fight={"foe": "test_leech", "damage": 3})
    assert fight(play(missed, ("pass",)))["damage"] == 3


# -- Gaar -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-26.3")
def test_the_monster_player_uses_only_the_gaar_of_the_monster() -> None:
    game = rolled(3, 4, h1={"gaar": 4})
    assert asked(game) == 0  # the Monster has none, so nobody asks its player
    mixed = rolled(3, 4, 3, h1={"gaar": 4}, fight={"gaar": 1})
    play(mixed, ("gaar", 0), ("pass",))
    assert hero(mixed, 1)["gaar"] == 4 and fight(mixed)["gaar"] == 0
    assert kind(mixed) != "rival_word"
    holder = rolled(3, 4, h1={"gaar": 4, "silver": ["savagery"]}, fight={"chaos": 1})
    play(holder, ("pass",))
    assert kind(holder) == "rival_word" and options(holder) == [("pass",), ("play", "savagery", 1)]


@pytest.mark.rule("EU-26.4", "EU-26.6")
def test_every_gaar_token_lies_beside_the_roll_with_its_side_up() -> None:
    game = rolled(3, 4, 6, 1, h0={"gaar": 2}, fight={"gaar": 1})
    play(game, ("gaar", 0), ("gaar", 1))
    assert [(line["kind"], line["say"][1], line["n"], line["who"]) for line in sums(game)["lines"]] == [
        ("dice", {"first": 3, "second": 4}, 7, 1),
        ("die", {"old": 3, "new": 6}, 3, None),
        ("gaar-monster", {}, 2, 1),
        ("die", {"old": 4, "new": 1}, -3, None),
        ("gaar-hero", {}, -2, 0),
    ]


@pytest.mark.rule("EU-25.32", "EU-26.5")
def test_used_gaar_tokens_do_not_come_back() -> None:
    game = rolled(1, 1, 1, 1, 1, 1, h0={"gaar": 1, "bag": ["test_charm"]}, fight={"gaar": 1})
    play(game, ("gaar", 0), ("gaar", 0))
    while fight(game)["phase"] == "monster_attack":
        play(game, ("pass",))
    assert hero(game)["gaar"] == 0 and fight(game)["gaar"] == 0
    own = arena("attack_with", 0, "test_sword", h0={"gaar": 1, "bag": ["test_charm"]}, dice=[3, 3, 3])
    play(own, ("gaar", 0), ("final",))
    assert table(own)["roll"] is None and hero(own)["gaar"] == 0


# -- Shields --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-26.7")
def test_shields_lie_on_slots_with_the_sword() -> None:
    shields = [each for each in PACK.things.values() if each.item_type == "shield"]
    assert len(shields) > 5 and all(each.slot == "sword" for each in shields)
    game = play(arena("acting", h0={"board": [], "bag": ["test_shield"]}), ("pack",))
    assert options(game, "equip") == [("equip", "test_shield", 0)]


def shielded(*dice: int, **laid: Any) -> Game[Any]:
    """Step C, after the alternation."""
    laid["h0"] = {"board": ["test_sword", "test_shield", "test_wall"], **laid.get("h0", {})}
    return until(attack(*dice, **laid), ("use", "test_shield"))


@pytest.mark.rule("EU-26.8", "EU-26.10")
def test_a_shield_may_be_used_once_in_an_attack_or_not_at_all() -> None:
    game = shielded(4, 4)
    assert fight(game)["step"] == "answer" and options(game) == [
        ("done",),
        ("use", "test_shield"),
        ("use", "test_wall"),
    ]
    play(game, ("use", "test_shield"))
    assert options(game) == [("done",), ("use", "test_wall")]
    assert game.why(("use", "test_shield")) == (False, "EU-26.10")
    assert fight(shielded(4, 4))["shields"] == []


@pytest.mark.rule("EU-26.9")
def test_a_shield_is_never_exhausted() -> None:
    game = shielded(1, 1, 1, 1, 1, 1, 1, 1)
    play(game, ("use", "test_shield"), ("use", "test_wall"))
    assert hero(game)["tired"] == []
    until(game, ("use", "test_shield"))
    assert fight(game)["round"] == 2 and options(game) == [("done",), ("use", "test_shield"), ("use", "test_wall")]


@pytest.mark.rule("EU-26.11", "EU-26.12", "EU-26.15")
def test_all_effects_of_a_shield_come_together() -> None:
    game = play(shielded(5, 4), ("use", "test_shield"))
    assert value(game) == 7 and fight(game)["next_attack"] == -3 and fight(game)["wound_minus"] == 0
    before = hero(game)["health"]
    play(game, ("use", "test_wall"))
    assert hero(game)["health"] == before  # 7 deals 1, the Wall takes 1 away


@pytest.mark.rule("EU-26.13", "EU-26.14")
def test_a_shield_may_lower_the_next_attack_of_the_hero_and_only_that() -> None:
    mine = {"board": ["test_sword", "test_shield"], "gaar": 1}
    fight_: dict[str, Any] = {"round": 0}
    game = arena("combat_round", 0, h0=mine, fight=fight_, dice=[1, 1, 4, 4, 1, 1, 4, 4])
    play(until(game, ("use", "test_shield")), ("use", "test_shield"))
    assert kind(game) == "change" and table(game)["roll"]["sum"] == 4 + 4 - 3
    play(game, ("final",))
    assert fight(game)["next_attack"] == 0
    while kind(game) != "change":
        play(game, options(game)[0])
    assert fight(game)["round"] == 2 and table(game)["roll"]["sum"] == 4 + 4


@pytest.mark.rule("EU-2.4")
@pytest.mark.uses("mirror_shield")
@pytest.mark.parametrize(("dice", "damage"), [((2, 2), 1), ((6, 6), 0)])
def test_a_mirror_shield_deals_damage_if_the_attack_brought_no_wounds(dice: tuple[int, ...], damage: int) -> None:
    game = attack(*dice, h0={"board": ["test_sword", "mirror_shield"], "gaar": 1})
    play(until(game, ("use", "mirror_shield")), ("use", "mirror_shield"))
    assert fight(idle(game, "hero_attack"))["damage"] == damage


@pytest.mark.rule("EU-2.4")
@pytest.mark.uses("mirror_shield")
def test_another_shield_beside_the_mirror_deals_nothing() -> None:
    game = attack(2, 2, h0={"board": ["test_shield", "mirror_shield"], "gaar": 1})
    for shield in ("mirror_shield", "test_shield"):
        play(until(game, ("use", shield)), ("use", shield))
    assert fight(game)["damage"] == 1


@pytest.mark.rule("EU-38.19")
def test_what_a_tile_would_have_done_in_a_combat_round_ends_with_it() -> None:
    t = arena("acting", h0={"bag": ["test_hide"]}, fight={}).state
    t.fight.pending = [("test_hide", 0)]
    end_of_round(t)
    assert t.fight.pending == []


@pytest.mark.rule("EU-2.4", "EU-51.6")
@pytest.mark.parametrize(("others", "lasts"), [(["healing_card"], True), (["savagery"], False), ([], False)])
def test_a_lasting_effect_ends_with_the_last_play_that_brought_it(others: list[str], lasts: bool) -> None:
    plays = [["healing_card", 1], *([each, 1] for each in others)]
    t = arena("acting", fight={"round": 2, "lasting": {"regeneration": 2}}).state
    t.fight.plays = [(str(card), 1) for card, _ in plays]
    undo_play(t, 0)
    assert ("regeneration" in t.fight.lasting) == lasts


@pytest.mark.rule("EU-26.14")
def test_the_price_of_a_shield_is_paid_in_a_later_combat_if_no_attack_came_before() -> None:
    mine = {"board": ["test_sword", "test_shield"], "gaar": 1}
    begun: dict[str, Any] = {"round": 0}
    game = arena("combat_round", 0, h0=mine, fight=begun, dice=[1, 1, 4, 4])
    play(until(game, ("use", "test_shield")), ("use", "test_shield"))
    t = game.state
    t.roll = None
    t.agenda = [("fight_closed", 0)]  # the Monster dies of something else before the roll
    closed = Game(game.book, t)
    assert closed.state.heroes[0].hampered == [(Reason("tile", "test_shield"), -3)]
    t = closed.state
    open_combat(t, Fight(hero=0, at=t.heroes[0].at, level=1), "token")
    assert t.fight is not None and t.fight.next_attack == -3 and t.heroes[0].hampered == []
    assert ("next_attack", Reason("tile", "test_shield"), -3) in t.fight.lines  # the sum of the roll tells why
