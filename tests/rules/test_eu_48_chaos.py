"""EU-48: Chaos Actions, one and two; Healing and Mind Control; when the cards take effect."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .euthia import hero, kind, options, play
from .euthia_solo import attacked, bank, fight, plays, told

ONE, TWO = "combat_43", "combat_33"  # 4 and 3 with one Chaos symbol, 3 and 3 with two
HURT = {"damage": 1}


def acts(
    card: str, chaos: int, gold: list[str] | None = None, silver: list[str] | None = None, **more: Any
) -> Game[Any]:
    foe = {"chaos": chaos, **more.pop("foe", {})}
    return attacked(card, foe, banks={"gold": gold or [], "silver": silver or []}, **more)


# -- how many -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-48.38", "EU-48.39")
@pytest.mark.parametrize(
    ("card", "chaos", "silver", "acted"),
    [("combat_42", 2, 2, 0), (ONE, 2, 2, 1), (TWO, 2, 3, 2), (TWO, 1, 3, 1), (ONE, 0, 2, 0), (TWO, 2, 0, 0)],
)
def test_each_symbol_is_an_action_as_far_as_tokens_and_cards_go(card: str, chaos: int, silver: int, acted: int) -> None:
    game = acts(card, chaos, silver=["savagery", "savagery", "bloodthirst"][:silver])
    assert len(plays(game)) == acted and fight(game)["chaos"] == chaos - acted


@pytest.mark.rule("EU-48.39")
def test_it_is_told_why_no_card_is_played() -> None:
    assert told(acts(ONE, 0, silver=["curse"]), "chaos_missing") == [("chaos_missing", "EU-48.39")]
    assert told(acts(ONE, 1), "banks_empty") == [("banks_empty", "EU-48.39")]


@pytest.mark.rule("EU-51.2", "EU-48.46")
def test_a_silenced_monster_plays_no_card() -> None:
    silence = {"id": "taesiri", "board": ["taesiri_silence"], "unlocked": True}
    game = acts(f"{ONE} {TWO}", 2, silver=["curse", "curse", "curse"], h0=silence)
    while ("use", "taesiri_silence") not in options(game):
        play(game, options(game)[0])
    assert fight(game)["curses"] == [-4]
    play(game, ("use", "taesiri_silence"))
    assert (fight(game)["curses"], fight(game)["muted"]) == ([], True)
    while len(told(game, "combat_card")) < 2:
        play(game, options(game)[0])
    assert told(game, "chaos_muted") == [("chaos_muted", "EU-51.2")] and plays(game) == []
    assert fight(game)["chaos"] == 1 and len(bank(game, "silver")) == 1


# -- one Chaos Action -----------------------------------------------------------------------------------------


@pytest.mark.rule("EU-48.43", "EU-48.44", "EU-48.46", "EU-48.48")
def test_equal_gold_cards_are_revealed_and_the_card_of_another_type_goes_under_the_bank() -> None:
    game = acts(ONE, 2, ["frenzy", "frenzy", "mind_control", "frenzy"], ["savagery"])
    assert (plays(game), fight(game)["chaos"]) == ([("frenzy", 2)], 1)
    assert fight(game)["wound_plus"] == 4  # the middle segment
    assert bank(game, "gold") == ["", "mind_control"] and bank(game, "silver") == [""]
    steps = [(args[0], args[1]) for args in told(game, "bank_card", "bank_under", "stack_played")]
    assert steps == [("bank_card", "EU-48.43")] * 3 + [("bank_under", "EU-48.44"), ("stack_played", "EU-48.48")]


@pytest.mark.rule("EU-48.43", "EU-48.53")
def test_three_equal_gold_cards_are_a_complete_stack() -> None:
    game = acts(ONE, 1, ["frenzy"] * 4)
    assert plays(game) == [("frenzy", 3)] and fight(game)["wound_plus"] == 6 and bank(game, "gold") == [""]


@pytest.mark.rule("EU-48.45", "EU-48.53")
def test_if_the_gold_bank_is_empty_two_equal_silver_cards_are_revealed() -> None:
    game = acts(ONE, 1, silver=["savagery"] * 3)
    assert plays(game) == [("savagery", 2)] and bank(game, "silver") == [""]
    assert (fight(game)["sum"], fight(game)["wound_plus"]) == (4 + 3 + 4, 1)
    other = acts(ONE, 1, silver=["savagery", "bloodthirst", "curse"])
    assert plays(other) == [("savagery", 1)] and bank(other, "silver") == ["", "bloodthirst"]


@pytest.mark.rule("EU-48.46")
def test_curse_takes_hold_in_its_proper_step() -> None:
    game = acts(ONE, 1, silver=["curse", "curse"])
    waiting = fight(game)
    assert (waiting["curses"], waiting["awaited"], waiting["plays"]) == ([], [["curse", 2]], [])
    assert waiting["cursed"] == ["curse", "curse"] and waiting["damage_minus"] == 0
    while kind(game) != "change":
        play(game, options(game)[0])
    assert (fight(game)["curses"], fight(game)["damage_minus"], fight(game)["awaited"]) == ([-4], 1, [])
    assert ("stack_works", "EU-48.46", "curse", 2) in told(game)
    names = [args[0] for args in told(game, "foe_attack", "stack_works", "rolled")]
    assert names == ["foe_attack", "stack_works", "rolled"]


@pytest.mark.rule("EU-48.46", "EU-33.23", "EU-33.24")
def test_cards_of_a_chaos_action_are_discarded_like_played_ones() -> None:
    game = acts(ONE, 1, ["frenzy"])
    assert (fight(game)["cursed"], fight(game)["blows"]) == (["frenzy"], [-2])
    while fight(game)["round"] == 1 or fight(game)["phase"] != "monster_attack":
        play(game, options(game)[0])
    assert fight(game)["cursed"] == [] and "frenzy" in game.state.golden.items()


@pytest.mark.rule("EU-48.47")
def test_a_bank_that_runs_out_ends_the_stack() -> None:
    game = acts(ONE, 1, ["frenzy", "frenzy"])
    assert plays(game) == [("frenzy", 2)] and bank(game, "gold") == []


# -- two Chaos Actions ----------------------------------------------------------------------------------------


@pytest.mark.rule("EU-48.49", "EU-48.51", "EU-48.52")
def test_the_card_that_ends_the_first_stack_begins_the_second() -> None:
    game = acts(TWO, 2, ["frenzy", "mind_control", "mind_control", "healing_card", "frenzy"], foe=HURT)
    assert plays(game) == [("frenzy", 1), ("mind_control", 2)] and fight(game)["chaos"] == 0
    assert bank(game, "gold") == ["", "healing_card"]
    assert ("stack_next", "EU-48.49", "mind_control") in told(game)


@pytest.mark.rule("EU-48.50")
def test_after_a_complete_stack_the_next_card_begins_the_second_whatever_its_type() -> None:
    game = acts(TWO, 2, ["frenzy"] * 4 + ["mind_control"])
    assert plays(game) == [("frenzy", 3), ("frenzy", 1)] and bank(game, "gold") == ["mind_control"]
    silver = acts(TWO, 2, silver=["savagery"] * 3)
    assert plays(silver) == [("savagery", 2), ("savagery", 1)]


@pytest.mark.rule("EU-48.54")
def test_if_the_gold_bank_is_used_up_the_second_action_uses_the_silver_bank() -> None:
    game = acts(TWO, 2, ["frenzy", "frenzy"], ["savagery", "savagery", "curse"])
    assert plays(game) == [("frenzy", 2), ("savagery", 2)] and bank(game, "silver") == [""]
    alone = acts(TWO, 2, ["frenzy", "frenzy"])
    assert plays(alone) == [("frenzy", 2)] and fight(alone)["chaos"] == 1
    assert told(alone, "banks_empty") == [("banks_empty", "EU-48.54")]


# -- Healing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-48.55")
def test_healing_is_resolved_normally_if_the_monster_has_damage() -> None:
    game = acts(ONE, 1, ["healing_card", "healing_card", "frenzy"], foe=HURT)
    assert plays(game) == [("healing_card", 2)]
    assert (fight(game)["mend"], fight(game)["value"]) == (4, 3)


@pytest.mark.rule("EU-48.56", "EU-48.57", "EU-51.6")
def test_an_undamaged_monster_plays_one_healing_card_without_the_healing() -> None:
    game = acts(ONE, 1, ["healing_card", "healing_card"])
    assert plays(game) == [("healing_card", 1)] and bank(game, "gold") == [""]
    assert (fight(game)["mend"], fight(game)["value"]) == (0, 2)
    assert fight(game)["lasting"] == {"regeneration": 1} and fight(game)["lying"] == ["healing_card"]
    assert ("nothing_to_heal", "EU-48.56", "healing_card") in told(game)


@pytest.mark.rule("EU-48.58")
def test_with_two_actions_the_next_card_begins_the_second_stack() -> None:
    game = acts(TWO, 2, ["healing_card", "frenzy", "frenzy", "mind_control"])
    assert plays(game) == [("healing_card", 1), ("frenzy", 2)] and bank(game, "gold") == ["mind_control"]


@pytest.mark.rule("EU-48.59")
def test_surplus_healing_cards_go_under_the_bank() -> None:
    game = acts(TWO, 2, ["healing_card"] * 3 + ["frenzy", "mind_control"])
    assert plays(game) == [("healing_card", 1), ("frenzy", 1)]
    assert bank(game, "gold") == ["healing_card", "healing_card", "mind_control"]
    clauses = [args[1] for args in told(game, "bank_under")]
    assert clauses == ["EU-48.59", "EU-48.59", "EU-48.44"]


@pytest.mark.rule("EU-48.58")
def test_a_monster_with_damage_makes_two_stacks_of_healing() -> None:
    game = acts(TWO, 2, ["healing_card"] * 4, foe={"damage": 3})
    assert plays(game) == [("healing_card", 3), ("healing_card", 1)] and bank(game, "gold") == []


@pytest.mark.rule("EU-48.60", "EU-48.68")
@pytest.mark.parametrize("before", [["frenzy"], ["frenzy", "frenzy", "frenzy"]])
def test_a_second_stack_of_healing_is_complete_with_one_card(before: list[str]) -> None:
    game = acts(TWO, 2, [*before, "healing_card", "healing_card"])
    assert plays(game) == [("frenzy", len(before)), ("healing_card", 1)]
    assert bank(game, "gold") == [""] and fight(game)["mend"] == 0


@pytest.mark.rule("EU-48.69")
def test_if_only_healing_is_left_the_second_action_uses_the_silver_bank_or_keeps_its_token() -> None:
    game = acts(TWO, 2, ["healing_card"] * 3, ["savagery"])
    assert plays(game) == [("healing_card", 1), ("savagery", 1)]
    assert bank(game, "gold") == ["healing_card", "healing_card"] and fight(game)["chaos"] == 0
    kept = acts(TWO, 2, ["healing_card"] * 3)
    assert plays(kept) == [("healing_card", 1)] and fight(kept)["chaos"] == 1
    assert [args[1] for args in told(kept, "bank_under")] == ["EU-48.69"] * 2


# -- Mind Control, and a play that is cancelled ---------------------------------------------------------------


@pytest.mark.rule("EU-51.7", "EU-51.8")
def test_mind_control_raises_the_battle_value_for_what_it_cannot_take() -> None:
    game = acts(ONE, 1, ["mind_control"] * 3, h0={"gaar": 1, "gold": 0})
    assert fight(game)["gaar"] == 1 and hero(game)["gaar"] == 0
    while not told(game, "foe_attack"):
        play(game, options(game)[0])
    assert told(game, "foe_attack")[0][3] == 4 + 3 + 3 + 2 * 2  # three wanted, one there


@pytest.mark.rule("EU-48.46")
@pytest.mark.parametrize(("gaar", "taken"), [(4, 2), (1, 1)])
def test_a_cancelled_play_gives_the_gaar_back(gaar: int, taken: int) -> None:
    game = acts(TWO, 2, ["mind_control", "mind_control", "frenzy"], h0={"gaar": gaar, "bag": ["scroll_of_undoing"]})
    assert hero(game)["gaar"] == gaar - taken and fight(game)["value"] == 2 + 2 * (2 - taken)
    while kind(game) != "cancel":
        play(game, ("use", "scroll_of_undoing") if kind(game) == "moment" else ("pass",))
    play(game, ("play", 0))
    assert (hero(game)["gaar"], fight(game)["gaar"], fight(game)["value"]) == (gaar, 0, 0)


@pytest.mark.rule("EU-48.56")
def test_a_cancelled_healing_that_healed_nothing_leaves_the_healing_of_others() -> None:
    laid = {"h0": {"gaar": 1, "bag": ["scroll_of_undoing"]}}
    game = acts(TWO, 2, ["healing_card"], ["bloodthirst", "bloodthirst"], **laid)
    assert (plays(game), fight(game)["mend"]) == ([("healing_card", 1), ("bloodthirst", 2)], 1)
    while kind(game) != "cancel":
        play(game, ("use", "scroll_of_undoing") if kind(game) == "moment" else ("pass",))
    play(game, ("play", 0))
    assert (plays(game), fight(game)["mend"], fight(game)["value"]) == ([("bloodthirst", 2)], 1, 0)
