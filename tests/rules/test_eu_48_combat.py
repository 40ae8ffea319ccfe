"""EU-48: the Combat of a Monster that plays by itself; Combat cards, its Gaar tokens, the Hero's response."""

from __future__ import annotations

from typing import Any

import pytest

from .euthia import PACK, hero, kind, options, play, table, wander
from .euthia_arena import shielding, tool
from .euthia_solo import FOE, LAND, alone, attacked, bank, fight, plays, together, told

NAMES = ("combat_card", "gaar_used", "gaar_kept", "gaar_missing", "bank_card", "stack_played")


@pytest.mark.rule("EU-48.17", "EU-48.26")
def test_nobody_plays_the_monster_and_the_hero_attacks_as_always() -> None:
    laid: dict[str, Any] = {"land": LAND, "freed": ["1,1"], "tops": {1: "tusked_boar"}, "dice": [5, 4]}
    game = alone("acting", **laid, h0={"id": "dral", "at": "1,1", "moves": 1}, draws={"combat": ["combat_42"]})
    play(game, ("walk", "2,1"))
    assert fight(game)["rival"] == -1
    seats = {decision.seat for decision in game.waiting}
    while kind(game) != "change":
        play(game, options(game)[0])
        seats |= {decision.seat for decision in game.waiting}
    assert seats == {0} and table(game)["roll"]["dice"] == [5, 4]
    play(game, ("final",))
    weapon = PACK.things[next(args[3] for args in told(game, "attacks"))]
    (band,) = [band for band in weapon.bands if band.low <= 9 <= band.high]
    assert told(game, "attack")[-1][2:] == (0, 9, band.damage)


@pytest.mark.rule("EU-48.17")
def test_nobody_plays_the_gold_cards_of_the_hero_for_the_monster() -> None:
    hand = {"gaar": 1, "golden": ["frenzy", "healing_card"], "silver": ["bloodthirst", "curse"]}
    game = attacked("combat_42", {"chaos": 3}, h0=hand)
    while fight(game)["round"] == 1:
        assert [decision.seat for decision in game.waiting] == [0] and options(game, "play") == []
        play(game, options(game)[0])


@pytest.mark.rule("EU-48.17", "EU-49.3")
@pytest.mark.uses("skoldur_grudge_book")
def test_no_tile_of_a_hero_works_for_a_monster_that_nobody_plays() -> None:
    books = {seat: {"id": "skoldur", "board": ["skoldur_grudge_book"]} for seat in ("h0", "h1")}
    for laid in ({"h0": {"id": "dral"}, "h1": books["h1"]}, {"h0": books["h0"], "h1": {"id": "dral"}}):
        game = together("meet_monster", 0, **laid, land=LAND, fight={"foe": "dragonfly"}, tops={1: "tusked_boar"})
        assert game.state.fight.foe == "tusked_boar" and game.state.fight.chaos == PACK.monsters["tusked_boar"].chaos


@pytest.mark.rule("EU-38.19", "EU-48.41")
def test_what_a_tile_does_after_the_roll_comes_after_the_response() -> None:
    effects = [{"do": "gain", "timing": "T2", "use": "discard", "what": "gaar", "n": 1}, shielding("reduce_wounds", 1)]
    flask = {**tool("test_late", "gain", "T2"), "effects": [effects[0], {**effects[1], "use": "discard"}]}
    game = attacked("combat_66", h0={"gaar": 1, "bag": ["test_late"]}, content={"merchant": [flask]})
    play(game, ("use", "test_late"))
    assert kind(game) == "hero_word" and fight(game)["wound_minus"] == 0 and len(fight(game)["pending"]) == 1
    assert [each[2:] for each in told(game, "gaar")] == [(0, 1, False)]  # no die is rolled again for it
    play(game, ("pass",))
    assert fight(game)["wound_minus"] == 1 and fight(game)["pending"] == []


@pytest.mark.rule("EU-48.27")
def test_the_cards_of_the_monster_go_to_the_banks_and_are_exchanged() -> None:
    laid: dict[str, Any] = {"land": LAND, "tops": {1: "dusk_bats"}, "banks": {"silver": ["curse"] * 3}}
    game = alone("combat", 0, **laid, h0={"id": "dral", "at": "2,1"})
    while fight(game)["phase"] == "before":
        play(game, ("done",))
    added = [("banked", "EU-48.27", "silver", 1), ("banked", "EU-48.15", "gold", 1)]
    assert PACK.monsters["dusk_bats"].silver == 1 and told(game, "banked") == added
    assert bank(game, "silver") == [] and len(told(game, "bank_discards")) == 4 and hero(game)["silver"] == []


# -- step B ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-48.28")
def test_a_combat_card_sets_the_dice() -> None:
    game = attacked("combat_42", h0={"gaar": 1})
    assert (fight(game)["card"], fight(game)["dice"], fight(game)["sum"]) == ("combat_42", [4, 2], 6)
    assert fight(game)["step"] == "change"
    assert told(game, "combat_card") == [("combat_card", "EU-48.28", 4, 2, 0, 0)]
    assert table(game)["combat_deck"] == {"left": 35, "spent": []}


@pytest.mark.rule("EU-48.29", "EU-48.30")
def test_an_air_essence_takes_the_left_die_away_before_hope_looks_at_the_sum() -> None:
    whole = attacked("combat_64", h0={"gaar": 1})
    assert (fight(whole)["dice"], fight(whole)["hope"]) == ([6, 4], 1)
    game = attacked("combat_64", h0={"gaar": 1, "essences": {"air": 1}})
    play(game, ("essence", "air"))
    assert (fight(game)["dice"], fight(game)["sum"], fight(game)["hope"]) == ([4], 4, 0)
    assert ("die_removed", "EU-48.29", 6) in told(game)


@pytest.mark.rule("EU-48.30")
def test_hope_rises_with_a_sum_of_ten() -> None:
    assert fight(attacked("combat_63"))["hope"] == 0 and fight(attacked("combat_55"))["hope"] == 1


@pytest.mark.rule("EU-48.31")
def test_air_turns_the_higher_die_after_hope() -> None:
    air = {"land": {"1,1": "ii_general_1"}, "h0": {"at": "1,2"}}
    game = attacked("combat_64", **air)
    assert (fight(game)["dice"], fight(game)["sum"], fight(game)["hope"]) == ([1, 4], 5, 1)
    assert fight(attacked("combat_55", **air))["dice"] == [5, 5]


@pytest.mark.rule("EU-48.32")
def test_earth_adds_two_to_the_battle_value() -> None:
    game = attacked("combat_42", land={"1,1": "i_fixed_1"}, h0={"at": "1,1"})
    assert (fight(game)["dice"], fight(game)["sum"]) == ([4, 2], 8)


@pytest.mark.rule("EU-48.42")
def test_a_combat_card_is_discarded_by_the_next_one_and_by_the_end_of_the_combat() -> None:
    game = attacked("combat_42", h0={"gaar": 1, "bag": ["scroll_of_thunder"]})
    assert fight(game)["card"] == "combat_42" and table(game)["combat_deck"]["spent"] == []
    while kind(game) == "hero_word" or fight(game)["round"] == 1:
        play(game, options(game)[0])
    assert "combat_42" in table(game)["combat_deck"]["spent"] and fight(game)["card"] != "combat_42"


@pytest.mark.rule("EU-48.42", "EU-2.8")
def test_used_combat_cards_are_shuffled_when_the_deck_is_empty() -> None:
    game = wander(6, 1500, seats=4, cooperative=True)
    dice = [args[2:4] for args in told(game, "combat_card")]
    assert len(dice) > 40 and len(set(dice[:36])) == 36
    assert sorted(game.book.components(game.state)["combat_cards"]) == sorted(PACK.combat_cards)


# -- step C: the Monster's Gaar tokens ------------------------------------------------------------------------


@pytest.mark.rule("EU-48.34", "EU-48.35")
def test_for_each_symbol_a_gaar_token_rerolls_the_lower_die_and_adds_two() -> None:
    game = attacked("combat_12", {"gaar": 3}, dice=[5, 6])
    assert (fight(game)["dice"], fight(game)["sum"], fight(game)["gaar"]) == ([5, 6], 15, 1)
    assert told(game, *NAMES)[1:] == [("gaar_used", "EU-48.34", 1, 5), ("gaar_used", "EU-48.34", 2, 6)]


@pytest.mark.rule("EU-48.34", "EU-48.36")
@pytest.mark.parametrize(("card", "used"), [("combat_45", False), ("combat_36", True), ("combat_26", True)])
def test_a_lower_die_of_four_or_more_is_not_rerolled(card: str, used: bool) -> None:
    game = attacked(card, {"gaar": 1}, dice=[1])
    assert fight(game)["gaar"] == (0 if used else 1)
    assert [args[:2] for args in told(game, *NAMES)[1:]] == [
        ("gaar_used", "EU-48.34") if used else ("gaar_kept", "EU-48.36")
    ]


@pytest.mark.rule("EU-48.34")
def test_without_a_gaar_token_or_a_symbol_none_is_used() -> None:
    without = attacked("combat_12", {"gaar": 0}, dice=[5, 6])
    assert fight(without)["dice"] == [1, 2] and told(without, "gaar_missing") == [("gaar_missing", "EU-48.34")]
    assert fight(attacked("combat_42", {"gaar": 2}, dice=[5, 6]))["gaar"] == 2


@pytest.mark.rule("EU-48.37")
def test_of_equal_dice_one_is_rerolled() -> None:
    assert sorted(fight(attacked("combat_22", {"gaar": 1}, dice=[6]))["dice"]) == [2, 6]


@pytest.mark.rule("EU-48.61", "EU-51.7", "EU-51.8")
def test_gaar_taken_by_mind_control_is_used_from_the_next_round_on() -> None:
    game = attacked("combat_24", {"chaos": 1}, banks={"gold": ["mind_control"]}, h0={"gaar": 2})
    assert (fight(game)["gaar"], hero(game)["gaar"], fight(game)["dice"]) == (1, 1, [2, 4])
    assert [args[0] for args in told(game, *NAMES)] == ["combat_card", "gaar_missing", "bank_card", "stack_played"]


# -- step C as a whole, and the response ----------------------------------------------------------------------


@pytest.mark.rule("EU-48.33")
def test_gaar_tokens_come_before_chaos_actions_and_these_before_the_response() -> None:
    game = attacked("combat_24", {"chaos": 1, "gaar": 1}, banks={"silver": ["savagery"]}, dice=[3])
    assert [args[0] for args in told(game, *NAMES)] == ["combat_card", "gaar_used", "bank_card", "stack_played"]
    assert (kind(game), fight(game)["sum"]) == ("hero_word", 3 + 4 + 2 + 2)


@pytest.mark.rule("EU-48.40", "EU-48.41")
def test_the_hero_answers_with_any_number_of_gaar_and_then_tiles() -> None:
    game = attacked("combat_66", {"gaar": 2}, dice=[1, 2], h0={"gaar": 2})
    assert game.decision is not None and game.decision.clause == "EU-48.41"
    play(game, ("gaar", 0))
    assert (kind(game), fight(game)["dice"], fight(game)["gaar"]) == ("hero_word", [1, 6], 2)
    play(game, ("gaar", 1))
    assert (fight(game)["dice"], fight(game)["value"]) == ([1, 2], -4)


@pytest.mark.rule("EU-48.41")
def test_tiles_are_used_after_the_gaar_tokens() -> None:
    (shield,) = [id for id, thing in PACK.things.items() if thing.item_type == "shield" and "." not in id][:1]
    game = attacked("combat_66", h0={"gaar": 1, "board": [shield], "unlocked": True})
    assert kind(game) == "hero_word" and ("use", shield) not in options(game)
    play(game, ("pass",))
    assert kind(game) == "moment" and ("use", shield) in options(game) and not options(game, "gaar")


@pytest.mark.rule("EU-49.3")
def test_together_the_monster_plays_by_itself_too() -> None:
    laid: dict[str, Any] = {"land": LAND, "fight": {**FOE, "chaos": 1}, "banks": {"silver": ["savagery"]}}
    game = together("monster_attack", 0, **laid, h0={"id": "dral", "at": "2,1"}, draws={"combat": ["combat_43"]})
    assert (fight(game)["rival"], plays(game)) == (-1, [("savagery", 1)])
    assert [decision.seat for decision in game.waiting] == [0]


@pytest.mark.rule("EU-48.67")
def test_where_the_monster_player_would_draw_the_card_goes_to_the_bank() -> None:
    game = alone("wounds_dealt", 0, land=LAND, h0={"at": "2,1"}, fight={**FOE, "dice": [6, 4]}, content=_drawing())
    assert ("banked", "EU-48.67", "silver", 1) in told(game) and hero(game)["silver"] == []


def _drawing() -> dict[str, list[dict[str, Any]]]:
    """A Tusked Boar whose bands draw a Silver card, as some Elite Monsters do (EU-46.24)."""
    import msgspec

    plain: dict[str, Any] = msgspec.to_builtins(PACK.monsters["tusked_boar"])
    for band in plain["bands"]:
        band["effects"] = [{"do": "monster_draw", "what": "silver_card", "n": 1}]
    return {"monster": [plain]}
