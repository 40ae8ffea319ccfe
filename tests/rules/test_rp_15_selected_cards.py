"""RP-15: rulings on selected cards."""

import json
import random

import pytest

import fabletop

from .roll_player import at, events, kind, options, play, pool, seat, table

MARKET = ["longbow", "chain_helm", "chain_tunic"]
ROWS = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
COST = {name: card.cost for name, card in fabletop.book("roll-player").pack.load().market.items()}
CARDS = list(COST)


def market(*, draws=(), others=None, tab=None, **own):
    """The Market turn of seat 0, the first of two; unless said otherwise a Monk with 9 Gold."""
    return at(
        "market_turn",
        0,
        s0={"race": "human", "class": "monk", "gold": 9, **own},
        s1={"class": "thief", "gold": 9, **(others or {})},
        table={"market": MARKET, "discard": [], **(tab or {})},
        draws={"deck": list(draws)},
    )


def end(**own):
    return at("last_discards", 0, s0={"race": "human", "class": "monk", "alignment": "champion", **own})


def dice_on(game, number=0):
    return [die for row in ROWS for die in seat(game, number)[row]]


def laid(game):
    return [card["die"] for card in table(game)["initiative"]]


def whose(game):
    return kind(game), game.decision.seat


@pytest.mark.rule("RP-15.1")
def test_the_text_of_a_card_goes_before_the_rulebook():
    """The action of another row, a third hand, more Gold for a third die."""
    wizard = at("dice_action", 0, "STR", 0, s0={"class": "wizard", "STR": ["red 2"]})
    assert ("reroll", "STR", 1) in options(wizard)
    barbarian = market(**{"class": "barbarian"}, weapons=["longbow"], tab={"market": ["longsword", "weak"]})
    assert ("buy", "longsword", 0) in options(barbarian)
    own = {"gold": 0, "STR": ["red 2", "red 3"], "weapons": ["ancient_spear"]}
    spear = at("dice_place", 0, 1, s0={"class": "monk", **own}, table={"held": "blue 1"})
    assert seat(play(spear, ("row", "STR")))["gold"] == 2


# -- Attuned (Druid) -------------------------------------------------------------------------------


def attuned(seats=2, others=None, **tab):
    return at(
        "dice_end",
        seats=seats,
        s0={"class": "druid", "gold": 9},
        **({"s1": {"class": "thief", "gold": 9, **(others or {})}} if seats > 1 else {}),
        table={
            "market": MARKET,
            "discard": ["weak", "climb"],
            "initiative": pool("", "", "red 3"),
            **tab,
        },
    )


@pytest.mark.rule("RP-15.2", "RP-15.3")
def test_the_druid_adds_a_card_of_the_discard_pile_to_the_market():
    game = attuned()
    assert set(options(game)) == {("pass",), ("return", "weak"), ("return", "climb")}
    play(game, ("return", "climb"))
    assert table(game)["market"] == [*MARKET, "climb"]
    assert table(game)["discard"] == ["weak"]
    assert ("buy", "climb", 0) in options(game)


@pytest.mark.rule("RP-15.4")
def test_the_druid_acts_before_the_market_phase_begins():
    initiative = pool("", "", "red 3", taken={1: 1, 2: 0})  # the other one buys first
    game = attuned(initiative=initiative)
    assert whose(game) == ("attuned", 0)
    assert table(game)["phase"] == "dice"
    play(game, ("pass",))
    assert whose(game) == ("market", 1)


@pytest.mark.rule("RP-15.4")
def test_the_druid_acts_after_the_last_dice_turn_and_its_window():
    game = at(
        "dice_action",
        1,
        "WIS",
        0,
        s0={"class": "druid"},
        s1={"class": "monk", "skills": ["climb"]},
        table={"discard": ["weak"], "initiative": pool("", "", "red 3")},
    )
    play(game, ("pass",))
    assert whose(game) == ("window", 1)
    play(game, ("pass",))
    assert whose(game) == ("attuned", 0)


@pytest.mark.rule("RP-15.5")
def test_the_druid_may_decline():
    game = play(attuned(), ("pass",))
    assert (table(game)["market"], table(game)["discard"]) == (MARKET, ["climb", "weak"])
    assert kind(game) == "market"


@pytest.mark.rule("RP-15.5")
def test_the_druid_is_asked_once_in_each_round():
    game = fabletop.new("roll-player", seats=2, seed=3, choose_class=True)
    rng = random.Random(3)
    asked = {}
    while not game.over:
        if kind(game) == "attuned":
            assert not any(options(game, "buy", "take"))
            asked[game.state.round] = asked.get(game.state.round, 0) + 1
        wanted = ("class", "druid")
        keys = options(game)
        game.choose(wanted if wanted in keys else rng.choice(keys))
    assert asked == dict.fromkeys(range(1, 13), 1)


@pytest.mark.rule("RP-15.6")
def test_with_an_empty_discard_pile_the_druid_is_not_asked():
    game = attuned(discard=[])
    assert whose(game) == ("market", 0)
    assert table(game)["market"] == MARKET


@pytest.mark.rule("RP-15.7")
def test_the_added_card_is_open_to_all_at_the_right_end_and_leaves_with_the_market():
    game = play(attuned(), ("return", "climb"), ("discard", "longbow"))
    assert table(game)["market"][-1] == "climb"
    assert whose(game) == ("market", 1)
    assert ("buy", "climb", 0) in options(game)
    play(game, ("discard", "chain_helm"))
    assert "climb" in table(game)["discard"]
    assert len(table(game)["market"]) == 3


@pytest.mark.rule("RP-15.7")
def test_in_solo_play_the_added_card_is_trashed_as_the_last_of_the_row():
    game = play(attuned(seats=1, trash=[]), ("return", "climb"), ("discard", "longbow"))
    assert "chain_helm" in table(game)["discard"]
    assert table(game)["trash"] == ["chain_tunic", "climb"]


@pytest.mark.rule("RP-15.7")
def test_in_solo_play_the_added_card_is_discarded_if_it_is_the_last_one_left():
    game = play(attuned(seats=1, market=["longbow"], trash=[]), ("return", "climb"), ("discard", "longbow"))
    assert "climb" in table(game)["discard"]
    assert table(game)["trash"] == []


# -- Charming (Bard) -------------------------------------------------------------------------------


def bard(**own):
    return market(**{"class": "bard"}, **own)


@pytest.mark.rule("RP-15.8")
def test_both_purchases_of_the_bard_lie_in_the_own_market_turn():
    game = play(bard(), ("buy", "longbow", 0))
    assert whose(game) == ("second_purchase", 0)
    play(game, ("buy", "chain_helm", 0))
    assert (seat(game)["weapons"], seat(game)["armor"]) == (["longbow"], ["chain_helm"])
    assert seat(game)["gold"] == 9 - COST["longbow"] - COST["chain_helm"]
    assert whose(game) == ("market", 1)
    while kind(game) != "initiative":
        assert game.decision.seat != 0 or kind(game) == "order"
        play(game, options(game)[-1])


@pytest.mark.rule("RP-15.9")
def test_a_charisma_token_pays_in_one_of_the_two_purchases_only():
    game = play(bard(charisma=1), ("buy", "longbow", 1))
    assert (seat(game)["gold"], seat(game)["charisma"]) == (9 - (COST["longbow"] - 1), 0)
    assert options(game, "buy") == [("buy", "chain_helm", 0), ("buy", "chain_tunic", 0)]
    game = play(bard(charisma=1), ("buy", "longbow", 0))
    assert ("buy", "chain_helm", 1) in options(game)
    play(game, ("buy", "chain_helm", 1))
    left = 9 - COST["longbow"] - (COST["chain_helm"] - 1)
    assert (seat(game)["gold"], seat(game)["charisma"]) == (left, 0)


@pytest.mark.rule("RP-15.10")
@pytest.mark.parametrize("friendly", [False, True])
def test_charming_cannot_be_used_to_discard_for_gold(friendly):
    game = at(
        "market_turn",
        0,
        s0={"class": "bard", "gold": 9},
        table={"market": MARKET},
        options={"friendly": friendly},
    )
    play(game, ("buy", "longbow", 0))
    assert kind(game) == "second_purchase"
    assert not options(game, "discard", "gold")


@pytest.mark.rule("RP-15.11")
def test_the_second_purchase_may_be_left_out():
    game = play(bard(), ("buy", "longbow", 0), ("done",))
    assert (seat(game)["gold"], seat(game)["armor"]) == (9 - COST["longbow"], [])
    assert whose(game) == ("market", 1)


@pytest.mark.rule("RP-15.11")
def test_there_is_no_third_purchase_and_the_second_is_paid_by_the_usual_rules():
    game = play(bard(gold=COST["longbow"] + COST["chain_helm"]), ("buy", "longbow", 0))
    assert options(game, "buy") == [("buy", "chain_helm", 0)]  # the tunic costs more
    assert game.why(("buy", "chain_tunic", 0)) == (False, "RP-7.14")
    play(game, ("buy", "chain_helm", 0))
    assert seat(game)["gold"] == 0
    assert game.decision.seat == 1


@pytest.mark.rule("RP-15.11")
def test_a_skill_may_be_used_between_the_two_purchases():
    gold = COST["longbow"] + COST["chain_helm"] - 2  # what Pickpocket brings
    game = play(bard(gold=gold, skills=["pickpocket"]), ("buy", "longbow", 0), ("skill", "pickpocket"))
    assert whose(game) == ("second_purchase", 0)
    play(game, ("buy", "chain_helm", 0))
    assert seat(game)["gold"] == 0


@pytest.mark.rule("RP-15.11")
def test_other_classes_have_no_second_purchase():
    assert whose(play(market(), ("buy", "longbow", 0))) == ("market", 1)


@pytest.mark.rule("RP-15.12")
def test_a_bard_who_discards_for_gold_buys_nothing():
    game = play(bard(), ("discard", "longbow"))
    assert seat(game)["gold"] == 11
    assert whose(game) == ("market", 1)


# -- Climb and Intimidate --------------------------------------------------------------------------


def pool_skill(card, *, turn=1, gold=None, dice=(), own=None, **tab):
    """Three players; seat 1 has its Dice turn and the card, seat 0 has taken Initiative card 2."""
    tab = {
        "initiative": pool("red 1", "", "blue 4", "white 5", taken={2: 0}, gold={2: 0, 3: 1}),
        **tab,
    }
    mine = {"class": "monk", "skills": [card], "STR": ["black 2"], "DEX": ["green 3"], **(own or {})}
    return at("dice_turn", turn, seats=3, s0={"class": "thief"}, s1=mine, table=tab, dice=list(dice))


@pytest.mark.rule("RP-15.13")
@pytest.mark.parametrize(("card", "verb"), [("climb", "turn"), ("intimidate", "pick")])
def test_climb_and_intimidate_reach_only_dice_not_yet_chosen(card, verb):
    game = play(pool_skill(card), ("skill", card))
    assert options(game, verb) == [(verb, 1), (verb, 3), (verb, 4)]
    assert game.why((verb, 2)) == (False, "RP-15.13")


@pytest.mark.rule("RP-15.13")
@pytest.mark.parametrize(("card", "verb"), [("climb", "turn"), ("intimidate", "pick")])
def test_the_die_in_the_hand_was_chosen(card, verb):
    game = play(pool_skill(card), ("take", 3), ("skill", card))
    assert options(game, verb) == [(verb, 1), (verb, 4)]


@pytest.mark.rule("RP-15.13", "RP-15.14", "RP-15.16")
def test_climb_turns_a_die_and_the_rest_is_laid_out_again():
    game = play(pool_skill("climb"), ("skill", "climb"), ("turn", 1))
    assert laid(game) == ["blue 4", None, "white 5", "red 6"]
    assert [card["gold"] for card in table(game)["initiative"]] == [0, 0, 1, 0]
    assert table(game)["initiative"][1]["taken_by"] == 0


@pytest.mark.rule("RP-15.13", "RP-15.14", "RP-15.16")
def test_intimidate_rerolls_the_dice_picked_and_the_rest_is_laid_out_again():
    game = pool_skill("intimidate", dice=[6, 3])
    play(game, ("skill", "intimidate"), ("pick", 1), ("pick", 4))
    assert laid(game) == ["red 1", None, "blue 4", "white 5"]  # not before all are picked
    play(game, ("done",))
    assert laid(game) == ["white 3", None, "blue 4", "red 6"]
    assert [card["gold"] for card in table(game)["initiative"]] == [0, 0, 1, 0]


@pytest.mark.rule("RP-15.14", "RP-15.15")
@pytest.mark.parametrize(
    ("first", "expected"), [("blue", ["blue 2", "red 2", "white 3"]), ("red", ["red 2", "blue 2", "white 3"])]
)
def test_the_user_decides_ties_as_if_start_player(first, expected):
    game = at(
        "dice_turn",
        0,
        s0={"class": "thief"},
        s1={"class": "monk", "skills": ["climb"]},
        table={"initiative": pool("red 2", "white 3", "blue 5")},
    )
    play(game, ("skill", "climb"), ("turn", 3))
    assert whose(game) == ("order", 1)  # seat 0 is Start Player and has the turn
    assert set(options(game)) == {("lay", "blue"), ("lay", "red")}
    play(game, ("lay", first))
    assert laid(game) == expected


@pytest.mark.rule("RP-15.15")
def test_the_user_of_intimidate_decides_ties_too():
    game = pool_skill("intimidate", dice=[4])
    play(game, ("skill", "intimidate"), ("pick", 1), ("done",))
    assert whose(game) == ("order", 1)
    play(game, ("lay", "blue"))
    assert laid(game) == ["blue 4", None, "red 4", "white 5"]


# -- Diplomacy -------------------------------------------------------------------------------------


@pytest.mark.rule("RP-15.17", "RP-15.18", "RP-15.20")
@pytest.mark.parametrize("state", ["skills", "exhausted"])
def test_diplomacy_is_exhausted_and_nothing_changes_for_the_owner_of_its_target(state):
    game = market(skills=["diplomacy"], others={state: ["pickpocket"]})
    before = seat(game, 1)
    play(game, ("skill", "diplomacy"))
    assert (seat(game)["skills"], seat(game)["exhausted"]) == ([], ["diplomacy"])
    assert (seat(game)["token"], seat(game)["gold"]) == ([1, 2], 11)
    assert seat(game, 1) == before


@pytest.mark.rule("RP-15.19")
def test_the_user_of_diplomacy_may_move_the_token_and_leave_the_ability():
    game = market(skills=["diplomacy"], STR=["red 2"], others={"skills": ["cure_wounds"]})
    play(game, ("skill", "diplomacy"), ("pass",))
    assert (seat(game)["token"], seat(game)["STR"]) == ([1, 0], ["red 2"])
    assert seat(game)["exhausted"] == ["diplomacy"]


@pytest.mark.rule("RP-15.20")
@pytest.mark.parametrize(
    ("token", "targets"),
    [
        ([1, 1], ["pickpocket", "acrobatics", "knowledge", "cure_wounds"]),
        ([0, 0], ["pickpocket", "acrobatics"]),
        ([2, 2], ["knowledge", "cure_wounds"]),
    ],
)
def test_a_target_whose_arrow_the_token_cannot_follow_cannot_be_chosen(token, targets):
    cards = ["pickpocket", "acrobatics", "knowledge", "cure_wounds"]
    game = market(skills=["diplomacy"], token=token, others={"skills": cards, "token": [1, 1]})
    play(game, ("skill", "diplomacy"))
    assert options(game) == [("target", 1, card) for card in targets]
    play(game, ("target", 1, targets[0]))
    assert seat(game, 1)["token"] == [1, 1]


@pytest.mark.rule("RP-15.21")
def test_the_target_is_a_skill_of_another_player_ready_or_exhausted():
    game = at(
        "dice_turn",
        0,
        seats=3,
        s0={"skills": ["diplomacy", "cure_wounds"], "exhausted": ["concentrate"], "STR": ["red 2"]},
        s1={"skills": ["pickpocket"]},
        s2={"exhausted": ["knowledge"]},
    )
    play(game, ("skill", "diplomacy"))
    assert options(game) == [("target", 1, "pickpocket"), ("target", 2, "knowledge")]


@pytest.mark.rule("RP-15.57")
@pytest.mark.parametrize(
    ("scene", "target", "legal"),
    [
        (("dice_turn", 0), "climb", True),
        (("dice_turn", 0), "pickpocket", True),
        (("dice_turn", 0), "open_lock", False),
        (("market_turn", 0), "open_lock", True),
        (("market_turn", 0), "pickpocket", True),
        (("market_turn", 0), "climb", False),
    ],
)
def test_the_timing_of_the_target_must_allow_the_use(scene, target, legal):
    game = at(*scene, s0={"skills": ["diplomacy"]}, s1={"exhausted": [target]})
    assert (("skill", "diplomacy") in options(game)) == legal
    if not legal:
        assert game.why(("skill", "diplomacy")) == (False, "RP-15.58")


@pytest.mark.rule("RP-15.57")
def test_the_text_of_the_target_speaks_of_the_user():
    dice = {"skills": ["diplomacy"], "gold": 0, "STR": ["red 2"]}
    game = market(**{"class": "rogue"}, **dice, others={"class": "monk", "skills": ["search"]})
    play(game, ("skill", "diplomacy"), ("colour", "gold"))
    assert (seat(game)["STR"], seat(game)["gold"]) == (["gold 2"], 2)
    game = market(**{"class": "thief"}, **dice, others={"class": "monk", "skills": ["search"]})
    play(game, ("skill", "diplomacy"), ("colour", "gold"))
    assert (seat(game)["STR"], seat(game)["gold"], seat(game, 1)["gold"]) == (["gold 2"], 4, 9)


@pytest.mark.rule("RP-15.57")
def test_a_market_skill_reached_by_diplomacy_is_the_purchase_of_the_user():
    game = market(skills=["diplomacy"], gold=2, others={"skills": ["open_lock"]}, draws=["proud"])
    play(game, ("skill", "diplomacy"), ("buy_top",))
    assert (seat(game)["traits"], seat(game)["gold"]) == (["proud"], 0)
    assert whose(game) == ("market", 1)


@pytest.mark.rule("RP-15.58")
@pytest.mark.parametrize(
    "own",
    [
        {"others": {}},
        {"others": {"skills": ["pickpocket"]}, "token": [1, 2]},
        {"others": {"skills": ["climb"]}},
    ],
)
def test_without_a_possible_target_diplomacy_cannot_be_used(own):
    game = market(skills=["diplomacy"], **own)
    assert not options(game, "skill")
    assert game.why(("skill", "diplomacy")) == (False, "RP-15.58")


# -- Jeweled Dagger and Longsword ------------------------------------------------------------------


@pytest.mark.rule("RP-15.22")
@pytest.mark.parametrize(
    ("weapon", "dice", "value"),
    [
        ("jeweled_dagger", ["gold 6", "gold 6", "gold 6"], 21),
        ("longsword", ["purple 6", "purple 6", "purple 6"], 21),
        ("longsword", ["purple 6", "red 6", "red 6"], 19),
    ],
)
def test_with_these_weapons_a_die_may_count_more_than_six(weapon, dice, value):
    game = end(weapons=[weapon], STR=dice)
    assert (seat(game)["values"]["STR"], seat(game)["lines"]["STR"]) == (value, 3)  # 18+


@pytest.mark.rule("RP-15.23")
@pytest.mark.parametrize(
    ("trait", "row", "dice"),
    [
        ("weak", "STR", ["purple 3", "gold 2", "purple 3"]),
        ("reckless", "WIS", ["purple 3", "gold 2", "purple 3"]),
        ("clumsy", "DEX", ["gold 2", "gold 3", "gold 3"]),
    ],
)
def test_weapons_do_not_count_for_the_conditions_of_traits(trait, row, dice):
    game = end(weapons=["longsword", "jeweled_dagger"], traits=[trait], **{row: dice})
    assert (seat(game)["values"][row], seat(game)["lines"][trait]) == (11, 4)


@pytest.mark.rule("RP-15.24")
@pytest.mark.parametrize("gold_dice", [0, 1, 2, 3])
def test_the_dagger_adds_one_for_every_gold_die_of_the_row(gold_dice):
    dice = ["gold 2"] * gold_dice + ["purple 2"] * (3 - gold_dice)
    game = end(weapons=["jeweled_dagger"], CON=dice, INT=["gold 1"])
    assert (seat(game)["values"]["CON"], seat(game)["values"]["INT"]) == (6 + gold_dice, 2)


@pytest.mark.rule("RP-15.25")
def test_the_die_itself_is_not_turned():
    own = {"class": "monk", "weapons": ["jeweled_dagger"], "STR": ["gold 5", "gold 6"], "traits": []}
    game = at("dice_action", 0, "CON", 0, s0=own)
    assert seat(game)["STR"] == ["gold 5", "gold 6"]
    assert ("raise", "STR", 1) in options(game)
    assert ("raise", "STR", 2) not in options(game)
    play(game, ("raise", "STR", 1))
    assert seat(game)["STR"] == ["gold 6", "gold 6"]
    game = play(at("dice_action", 0, "STR", 0, s0=own), ("flip", "STR", 1))
    assert seat(game)["STR"] == ["gold 2", "gold 6"]


# -- Move Silently ---------------------------------------------------------------------------------


def silently(*discard, **own):
    own = {"skills": ["move_silently"], **own}
    return play(market(tab={"discard": list(discard)}, **own), ("skill", "move_silently"))


@pytest.mark.rule("RP-15.26")
def test_move_silently_buys_from_the_discard_pile():
    game = silently("climb", "weak")
    assert set(options(game)) == {("pass",), ("buy", "climb", 0), ("buy", "weak", 0)}
    play(game, ("buy", "climb", 0))
    assert (seat(game)["skills"], seat(game)["gold"]) == (["climb"], 9 - COST["climb"])
    assert (table(game)["discard"], table(game)["market"]) == (["weak"], MARKET)


@pytest.mark.rule("RP-15.27", "RP-15.30")
def test_that_purchase_is_the_one_of_the_turn_and_leaves_no_discard_for_gold():
    game = play(silently("climb"), ("buy", "climb", 0))
    assert whose(game) == ("market", 1)
    assert seat(game)["gold"] == 9 - COST["climb"]
    game = play(silently("climb", **{"class": "bard"}), ("buy", "climb", 0))
    assert kind(game) == "second_purchase"
    assert not options(game, "discard", "gold")


@pytest.mark.rule("RP-15.28")
def test_a_charisma_token_may_be_used_with_move_silently():
    game = silently("climb", gold=COST["climb"] - 1, charisma=1)
    assert options(game, "buy") == [("buy", "climb", 1)]
    play(game, ("buy", "climb", 1))
    assert (seat(game)["gold"], seat(game)["charisma"]) == (0, 0)


@pytest.mark.rule("RP-15.29")
def test_the_heavy_crossbow_lowers_the_price_of_move_silently_by_one():
    game = silently("climb", gold=COST["climb"] - 1, weapons=["heavy_crossbow"])
    play(game, ("buy", "climb", 0))
    assert (seat(game)["skills"], seat(game)["gold"]) == (["climb"], 0)
    assert kind(silently("climb", gold=COST["climb"] - 1)) == "market"  # without it the card is out of reach


@pytest.mark.rule("RP-15.30")
def test_move_silently_is_for_the_own_market_turn():
    for scene in (("dice_turn", 0), ("roll_phase",), ("market_turn", 1)):
        game = at(*scene, s0={"class": "monk", "skills": ["move_silently"]}, table={"discard": ["weak"]})
        assert ("skill", "move_silently") not in options(game)


@pytest.mark.rule("RP-15.31")
def test_the_rules_for_the_type_of_the_card_apply_with_move_silently():
    game = play(silently("proud"), ("buy", "proud", 0))
    assert (seat(game)["traits"], seat(game)["token"]) == (["proud"], [2, 2])  # chaotic, then evil
    game = silently("longsword", "climb", weapons=["ancient_spear"])
    assert options(game, "buy") == [("buy", "climb", 0)]
    assert game.why(("buy", "longsword", 0)) == (False, "RP-8.7")
    game = play(silently("pickpocket", **{"class": "bard"}), ("buy", "pickpocket", 0))
    assert ("skill", "pickpocket") in options(game)


# -- Negotiate -------------------------------------------------------------------------------------


def negotiate(*keys, klass="monk", gold=5, **own):
    mine = {"class": klass, "gold": gold, "skills": ["negotiate"], "STR": ["black 2", "green 6"], **own}
    game = at(
        "dice_turn",
        0,
        s0=mine,
        s1={"class": "wizard"},
        table={"initiative": pool("red 1", "gold 4", "blue 5")},
    )
    return play(game, ("skill", "negotiate"), *keys)


@pytest.mark.rule("RP-15.32", "RP-15.35")
@pytest.mark.parametrize(("klass", "gold"), [("monk", 7), ("rogue", 7), ("thief", 9)])
def test_a_gold_die_brought_in_by_negotiate_pays_like_a_placed_one(klass, gold):
    game = negotiate(("out", "STR", 1), ("card", 2), klass=klass)
    assert (seat(game)["STR"], seat(game)["gold"]) == (["gold 4", "green 6"], gold)


@pytest.mark.rule("RP-15.32")
def test_another_die_brought_in_by_negotiate_pays_nothing_and_nor_does_a_gold_one_that_leaves():
    game = negotiate(("out", "STR", 1), ("card", 1), STR=["gold 2", "green 6"])
    assert (seat(game)["STR"], seat(game)["gold"]) == (["red 1", "green 6"], 5)


@pytest.mark.rule("RP-15.33")
def test_after_negotiate_the_dice_are_put_in_order_again():
    game = negotiate(("out", "STR", 2), ("card", 1))
    assert laid(game) == ["gold 4", "blue 5", "green 6"]
    assert seat(game)["STR"] == ["black 2", "red 1"]


@pytest.mark.rule("RP-15.33")
def test_the_user_of_negotiate_decides_ties():
    game = at(
        "dice_turn",
        0,
        s0={"class": "thief"},
        s1={"class": "monk", "skills": ["negotiate"], "STR": ["red 4"]},
        table={"initiative": pool("blue 2", "white 4", "green 5")},
    )
    play(game, ("skill", "negotiate"), ("out", "STR", 1), ("card", 1))
    assert whose(game) == ("order", 1)
    play(game, ("lay", "white"))
    assert laid(game) == ["white 4", "red 4", "green 5"]


@pytest.mark.rule("RP-15.34")
def test_after_negotiate_only_the_cards_still_on_the_table_take_part():
    game = play(pool_skill("negotiate"), ("skill", "negotiate"), ("out", "STR", 1))
    assert options(game) == [("card", 1), ("card", 3), ("card", 4)]
    play(game, ("card", 4))
    assert laid(game) == ["red 1", None, "black 2", "blue 4"]
    assert [card["gold"] for card in table(game)["initiative"]] == [0, 0, 1, 0]


# -- Open Lock -------------------------------------------------------------------------------------


def open_lock(*draws, **own):
    own = {"skills": ["open_lock"], "token": [1, 0], **own}
    return play(market(draws=draws, **own), ("skill", "open_lock"))


@pytest.mark.rule("RP-15.36", "RP-15.40")
@pytest.mark.parametrize(
    ("card", "area"),
    [("weak", "traits"), ("longsword", "weapons"), ("chain_gorget", "armor"), ("climb", "skills")],
)
def test_open_lock_buys_the_top_card_of_the_deck_for_its_own_price(card, area):
    game = open_lock(card, gold=9)
    size = table(game)["deck"]
    play(game, ("buy_top",))
    assert (seat(game)[area], seat(game)["gold"]) == ([card], 7)
    assert (table(game)["deck"], table(game)["market"]) == (size - 1, MARKET)
    assert whose(game) == ("market", 1)  # it was the purchase of the turn


@pytest.mark.rule("RP-15.37")
def test_no_discount_applies_to_open_lock():
    game = open_lock("proud", gold=2, charisma=1, weapons=["heavy_crossbow"])
    assert options(game) == [("pass",), ("buy_top",)]
    play(game, ("buy_top",))
    assert (seat(game)["gold"], seat(game)["charisma"], seat(game)["traits"]) == (0, 1, ["proud"])


@pytest.mark.rule("RP-15.37", "RP-15.40")
def test_without_the_full_price_the_card_stays_on_the_deck():
    deck = table(market())["deck"]
    game = open_lock("proud", gold=1, charisma=1, weapons=["heavy_crossbow"], others={"weapons": []})
    assert (seat(game)["traits"], seat(game)["gold"], seat(game)["charisma"]) == ([], 1, 1)
    assert table(game)["deck"] == deck - 2  # Open Lock and the crossbow are owned, not drawn
    assert seat(game)["exhausted"] == ["open_lock"]
    assert kind(game) == "market"


@pytest.mark.rule("RP-15.38")
@pytest.mark.parametrize(
    ("card", "token", "after"),
    [
        ("proud", [1, 0], [1, 2]),
        ("proud", [1, 1], [1, 2]),
        ("weak", [2, 0], [2, 0]),
        ("loyal", [0, 1], [0, 2]),
    ],
)
def test_a_trait_bought_with_open_lock_moves_the_token_if_it_can(card, token, after):
    game = play(open_lock(card, token=token), ("buy_top",))
    assert (seat(game)["traits"], seat(game)["token"]) == ([card], after)


@pytest.mark.rule("RP-15.39")
def test_an_empty_deck_is_reshuffled_for_open_lock():
    pile = [card for card in CARDS if card not in (*MARKET, "open_lock")]
    game = market(skills=["open_lock"], tab={"discard": pile})
    assert table(game)["deck"] == 0
    play(game, ("skill", "open_lock"))
    assert len(table(game)["discard"]) == len(pile)  # not before the card is drawn
    play(game, ("buy_top",))
    bought = events(game, "bought")[0].args[1]
    assert bought in pile
    assert table(game)["deck"] + len(table(game)["discard"]) == len(pile) - 1
    assert seat(game)["gold"] == 7


@pytest.mark.rule("RP-15.39")
def test_with_deck_and_discard_pile_empty_there_is_nothing_to_buy():
    gone = [card for card in CARDS if card not in (*MARKET, "open_lock")]
    game = market(skills=["open_lock"], tab={"discard": [], "trash": gone})
    play(game, ("skill", "open_lock"))
    assert (kind(game), seat(game)["gold"]) == ("market", 9)
    assert (seat(game)["token"], seat(game)["exhausted"]) == ([1, 2], ["open_lock"])


@pytest.mark.rule("RP-15.40")
def test_the_card_is_bought_unseen():
    game = market(skills=["open_lock"], tab={"market": MARKET})
    play(game, ("skill", "open_lock"))
    shown = json.dumps([game.view(0), game.view(1), game.view(None)])
    in_deck = [card for card in CARDS if card not in (*MARKET, "open_lock")]
    assert len(in_deck) == table(game)["deck"]
    assert not [card for card in in_deck if f'"{card}"' in shown]
    play(game, ("pass",))
    assert table(game)["deck"] == len(in_deck)


# -- Search ----------------------------------------------------------------------------------------


def search(*keys, klass="monk", gold=1, others=None, **own):
    dice = {"STR": ["red 2", "blue 5", "red 6"], "DEX": ["white 3"], **own}
    game = market(**{"class": klass}, gold=gold, skills=["search"], **dice, others=others)
    return play(game, ("skill", "search"), *keys)


@pytest.mark.rule("RP-15.41", "RP-15.44")
def test_with_search_the_player_chooses_a_colour_of_the_bag():
    colours = ("green", "blue", "red", "purple", "black", "white", "gold")
    game = search()
    assert options(game) == [("pass",), *(("colour", colour) for colour in colours)]
    play(game, ("colour", "green"), ("out", "STR", 2))
    assert seat(game)["STR"] == ["red 2", "green 5", "red 6"]
    assert (table(game)["bag"]["green"], table(game)["bag"]["blue"]) == (9, 10)


@pytest.mark.rule("RP-15.41", "RP-15.44")
def test_a_colour_that_is_not_in_the_bag_cannot_be_found():
    gold = {row: ["gold 1"] * 3 for row in ROWS[:4]}
    game = search(others={"class": "rogue", **gold}, CHA=["gold 1"])
    assert table(game)["bag"]["gold"] == 0
    assert ("colour", "gold") not in options(game)
    assert game.why(("colour", "gold")) == (False, "RP-15.44")


@pytest.mark.rule("RP-15.42", "RP-15.43")
@pytest.mark.parametrize(("klass", "gold"), [("monk", 3), ("rogue", 3), ("thief", 5)])
def test_a_gold_die_found_with_search_pays_like_a_placed_one(klass, gold):
    others = {"class": "wizard"}
    game = search(("colour", "gold"), ("out", "STR", 2), klass=klass, gold=1, others=others)
    assert (seat(game)["STR"], seat(game)["gold"]) == (["red 2", "gold 5", "red 6"], gold)


@pytest.mark.rule("RP-15.42")
def test_another_die_found_with_search_pays_nothing():
    assert seat(search(("colour", "black"), ("out", "STR", 2)))["gold"] == 1


# -- Sleight of Hand -------------------------------------------------------------------------------


def sleight(*keys, scene=("market_turn", 0), **own):
    dice = {"STR": ["red 1", "gold 2", "blue 3"], "DEX": ["white 4", "black 5"], **own}
    mine = {"class": "monk", "gold": 5, "skills": ["sleight_of_hand"], **dice}
    game = at(*scene, s0=mine, table={"held": "green 6"} if scene[0] == "dice_place" else {})
    return play(game, ("skill", "sleight_of_hand"), *keys)


@pytest.mark.rule("RP-15.45", "RP-15.46", "RP-15.49")
def test_a_moved_die_gives_no_action_and_no_gold():
    game = sleight(("out", "STR", 2), ("row", "DEX"))  # a gold die, the third of its new row
    assert seat(game)["DEX"] == ["white 4", "black 5", "gold 2"]
    assert seat(game)["gold"] == 5
    assert whose(game) == ("market", 0)
    assert not options(game, "swap", "flip")


@pytest.mark.rule("RP-15.45")
def test_a_moved_die_does_not_change_the_action_of_the_dice_turn():
    game = sleight(("out", "STR", 1), ("row", "WIS"), scene=("dice_action", 0, "STR", 0))
    assert options(game, "flip")
    assert not options(game, "move")


@pytest.mark.rule("RP-15.47")
@pytest.mark.parametrize(
    ("space", "left"),
    [(1, ["gold 2", "blue 3"]), (2, ["red 1", "blue 3"]), (3, ["red 1", "gold 2"])],
)
def test_gaps_are_closed_by_sliding_to_the_left(space, left):
    game = sleight(("out", "STR", space), ("row", "CHA"))
    assert seat(game)["STR"] == left
    spaces = game.state.sheets[0].dice[:3]
    assert [die >= 0 for die in spaces] == [True, True, False]


@pytest.mark.rule("RP-15.48")
def test_the_moved_die_lands_in_the_leftmost_empty_space_of_another_row_with_its_value():
    own = {"STR": ["red 1", "blue 3"], "CON": ["green 1", "green 2", "green 3"]}
    game = sleight(("out", "STR", 2), **own)  # the own row has room, and is no other row
    assert options(game) == [("row", row) for row in ("DEX", "INT", "WIS", "CHA")]
    assert game.why(("row", "STR")) == (False, "RP-15.48")
    assert game.why(("row", "CON")) == (False, "RP-15.48")
    play(game, ("row", "DEX"))
    assert seat(game)["DEX"] == ["white 4", "black 5", "blue 3"]


@pytest.mark.rule("RP-15.48")
def test_without_an_empty_space_in_another_row_no_die_can_be_moved():
    full = {row: ["gold 1", "purple 1", "red 1"] for row in ROWS[1:]}
    game = sleight(STR=["red 1", "blue 1"], **full)
    assert game.why(("out", "STR", 1)) == (False, "RP-15.48")  # only the own row has room
    play(game, ("out", "DEX", 1))
    assert seat(game)["STR"] == ["red 1", "blue 1", "gold 1"]
    game = sleight(**full)
    assert kind(game) == "market"
    assert seat(game)["exhausted"] == ["sleight_of_hand"]


@pytest.mark.rule("RP-15.50")
def test_a_row_opened_and_filled_again_pays_for_its_third_die_again():
    game = sleight(("out", "STR", 3), ("row", "CHA"), scene=("dice_place", 0, 1))
    play(game, ("row", "STR"))
    assert seat(game)["STR"] == ["red 1", "gold 2", "green 6"]
    assert seat(game)["gold"] == 6


# -- Tower Shield ----------------------------------------------------------------------------------

CHAIN = ["chain_gorget", "chain_vambraces", "chain_helm", "chain_tunic", "chain_leggings"]
MYSTIC = ["mystic_cowl", "mystic_robes", "mystic_cloak"]
LEATHER = ["leather_greaves", "leather_boots", "leather_gloves", "leather_pauldron"]


def shield_adds(armor):
    """What the Tower Shield adds for a Wizard, whose colour is on Mystic cards."""
    without = seat(end(**{"class": "wizard"}, armor=armor))["stars"]["armor"]
    return seat(end(**{"class": "wizard"}, armor=armor, weapons=["tower_shield"]))["stars"]["armor"] - without


@pytest.mark.rule("RP-15.51")
def test_without_armor_the_tower_shield_adds_nothing():
    assert shield_adds([]) == 0


@pytest.mark.rule("RP-15.52")
@pytest.mark.parametrize("armor", [CHAIN, MYSTIC, LEATHER, [*CHAIN, *MYSTIC, *LEATHER]])
def test_a_complete_set_gets_nothing_from_the_tower_shield(armor):
    assert shield_adds(armor) == 0


@pytest.mark.rule("RP-15.53")
@pytest.mark.parametrize(
    ("armor", "more"),
    [
        (CHAIN[:1], 1),
        (CHAIN[:2], 2),
        (CHAIN[:4], 3),
        (MYSTIC[:1], 2),
        (MYSTIC[:2], 3),
        (LEATHER[:3], 3),
        ([*CHAIN[:1], *MYSTIC[:2]], 3),  # the best set, not the first
        ([*CHAIN[:3], *LEATHER[:1]], 3),  # one set, not both
        ([*CHAIN, *LEATHER[:1]], 2),  # a complete set beside it is no hindrance
        ([*MYSTIC, *CHAIN[:1]], 1),
    ],
)
def test_the_tower_shield_is_one_more_card_of_the_best_incomplete_set(armor, more):
    assert shield_adds(armor) == more


# -- others ----------------------------------------------------------------------------------------


def sorcerer(**own):
    return market(**{"class": "sorcerer"}, STR=["red 2"], tab={"market": ["proud", "longbow", "climb"]}, **own)


@pytest.mark.rule("RP-15.54")
def test_the_sorcerer_may_take_the_intelligence_action_after_buying_a_trait():
    game = play(sorcerer(), ("buy", "proud", 0))
    assert whose(game) == ("granted_action", 0)
    assert options(game) == [("pass",), ("reroll", "STR", 1)]
    game.state.rng.forced = [6]
    play(game, ("reroll", "STR", 1), ("keep",))
    assert seat(game)["STR"] == ["red 6"]


@pytest.mark.rule("RP-15.54")
@pytest.mark.parametrize("card", ["longbow", "climb"])
def test_the_sorcerer_gets_nothing_for_other_cards(card):
    assert whose(play(sorcerer(), ("buy", card, 0))) == ("market", 1)


@pytest.mark.rule("RP-15.55")
def test_that_action_follows_the_move_of_the_trait_and_is_optional():
    game = play(sorcerer(), ("buy", "proud", 0))
    assert seat(game)["token"] == [1, 2]
    play(game, ("pass",))
    assert seat(game)["STR"] == ["red 2"]
    assert whose(game) == ("market", 1)


@pytest.mark.rule("RP-15.55")
def test_that_action_may_be_taken_each_time_a_trait_is_bought():
    game = play(sorcerer(traits=["weak", "famous"], token=[1, 2]), ("buy", "proud", 0))
    assert kind(game) == "granted_action"  # other Traits before, and the token did not move


@pytest.mark.rule("RP-15.56")
@pytest.mark.parametrize("weapons", [[], ["longbow"], ["longsword", "tower_shield"]])
def test_steadfast_gives_stars_for_each_weapon_owned(weapons):
    game = end(traits=["steadfast"], weapons=weapons, armor=["chain_helm"], skills=["climb"])
    assert seat(game)["lines"]["steadfast"] == 2 * len(weapons)


# -- how these cards meet --------------------------------------------------------------------------


@pytest.mark.rule("RP-15.59")
def test_a_card_bought_with_open_lock_counts_as_bought():
    own = {"skills": ["open_lock"], "STR": ["red 2"], "DEX": ["blue 5"]}
    game = market(**{"class": "sorcerer"}, **own, draws=["proud"])
    play(game, ("skill", "open_lock"), ("buy_top",))
    assert options(game, "reroll")
    game = market(**{"class": "rogue"}, **own, draws=["climb"], others={"class": "monk"})
    play(game, ("skill", "open_lock"), ("buy_top",))
    assert options(game, "swap")
    game = market(**{"class": "warrior"}, **own, draws=["mystic_cowl"])
    play(game, ("skill", "open_lock"), ("buy_top",))
    assert options(game, "flip")


@pytest.mark.rule("RP-15.59")
def test_a_card_bought_with_move_silently_counts_as_bought():
    game = silently("proud", **{"class": "sorcerer"}, STR=["red 2"])
    assert options(play(game, ("buy", "proud", 0)), "reroll")
    game = silently("mystic_cowl", **{"class": "warrior"}, STR=["red 2"])
    assert options(play(game, ("buy", "mystic_cowl", 0)), "flip")


@pytest.mark.rule("RP-15.59")
def test_a_card_bought_with_charming_counts_as_bought():
    game = bard(tab={"market": ["longbow", "proud", "honest"]})
    play(game, ("buy", "longbow", 0), ("buy", "proud", 0))
    assert (seat(game)["token"], seat(game)["traits"]) == ([1, 2], ["proud"])


@pytest.mark.rule("RP-15.59")
def test_a_card_bought_after_attuned_counts_as_bought():
    first = pool("", "", "red 3", taken={1: 1, 2: 0})
    game = attuned(others={"class": "warrior", "STR": ["red 2"]}, initiative=first, discard=["mystic_cowl"])
    play(game, ("return", "mystic_cowl"), ("buy", "mystic_cowl", 0))
    assert whose(game) == ("granted_action", 1)
    assert options(game, "flip")


@pytest.mark.rule("RP-15.60")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ([("skill", "open_lock"), ("buy_top",)], [("buy", "longbow", 0)]),
        ([("buy", "longbow", 0)], [("skill", "open_lock"), ("buy_top",)]),
        ([("skill", "move_silently"), ("buy", "climb", 0)], [("buy", "longbow", 0)]),
        ([("buy", "longbow", 0)], [("skill", "move_silently"), ("buy", "climb", 0)]),
        ([("skill", "open_lock"), ("buy_top",)], [("skill", "move_silently"), ("buy", "climb", 0)]),
    ],
)
def test_open_lock_and_move_silently_stand_in_for_either_purchase_of_the_bard(first, second):
    game = market(
        **{"class": "bard"},
        skills=["open_lock", "move_silently"],
        tab={"discard": ["climb"]},
        draws=["chain_gorget"],
    )
    play(game, *first)
    assert whose(game) == ("second_purchase", 0)
    play(game, *second)
    assert whose(game) == ("market", 1)
    assert len(events(game, "bought")) == 2


@pytest.mark.rule("RP-15.61")
@pytest.mark.parametrize("dropped", ["ancient_spear", "quarterstaff"])
def test_a_weapon_over_the_limit_bought_unseen_makes_the_player_discard(dropped):
    game = play(open_lock("quarterstaff", weapons=["ancient_spear"]), ("buy_top",))
    assert options(game) == [("drop", "ancient_spear"), ("drop", "quarterstaff")]
    assert seat(game)["gold"] == 7
    play(game, ("drop", dropped))
    kept = "quarterstaff" if dropped == "ancient_spear" else "ancient_spear"
    assert (seat(game)["weapons"], table(game)["discard"]) == ([kept], [dropped])
    assert seat(game)["gold"] == 7
    assert whose(game) == ("market", 1)


@pytest.mark.rule("RP-15.61")
def test_weapons_are_discarded_until_the_limit_holds():
    own = {"weapons": ["longsword", "jeweled_dagger"]}
    game = play(open_lock("quarterstaff", **own), ("buy_top",), ("drop", "longsword"))
    assert options(game) == [("drop", "jeweled_dagger"), ("drop", "quarterstaff")]
    play(game, ("drop", "jeweled_dagger"))
    assert seat(game)["weapons"] == ["quarterstaff"]
    game = play(open_lock("quarterstaff", **own), ("buy_top",), ("drop", "quarterstaff"))
    assert seat(game)["weapons"] == ["longsword", "jeweled_dagger"]
    assert whose(game) == ("market", 1)


@pytest.mark.rule("RP-15.61")
def test_a_weapon_within_the_limit_is_kept_without_a_question():
    game = play(open_lock("tower_shield", weapons=["longsword"]), ("buy_top",))
    assert seat(game)["weapons"] == ["longsword", "tower_shield"]
    assert whose(game) == ("market", 1)


@pytest.mark.rule("RP-15.62")
def test_search_exchanges_a_die_for_one_of_the_bag_in_the_same_space():
    game = search(("colour", "red"))
    assert options(game) == [("out", "STR", 2), ("out", "DEX", 1)]  # a die of another colour
    assert game.why(("out", "STR", 1)) == (False, "RP-15.62")
    play(game, ("out", "STR", 2))
    assert (seat(game)["STR"], seat(game)["DEX"]) == (["red 2", "red 5", "red 6"], ["white 3"])
    assert sum(table(game)["bag"].values()) == 73 - 4


@pytest.mark.rule("RP-15.62")
def test_negotiate_exchanges_a_die_for_one_of_the_pool_in_the_same_space():
    game = negotiate(("out", "STR", 1), ("card", 3))
    assert seat(game)["STR"] == ["blue 5", "green 6"]
    assert sorted(laid(game)) == ["black 2", "gold 4", "red 1"]


@pytest.mark.rule("RP-15.62")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_in_whole_games_sheets_grow_in_setup_and_in_dice_turns_only(seats):
    exchanged = 0
    for seed in range(5):
        rng = random.Random(seed)
        game = fabletop.new("roll-player", seats=seats, seed=seed)
        before = 0
        while not game.over:
            liked = [key for key in options(game) if "search" in key or "negotiate" in key]
            game.choose(rng.choice(liked or options(game, "colour", "out", "card") or options(game)))
            now = sum(die >= 0 for sheet in game.state.sheets for die in sheet.dice)
            assert now - before == [event.name for event in game.log(None)[-1][2]].count("placed")
            before = now
        exchanged += len(events(game, "exchanged"))
        assert [len(dice_on(game, i)) for i in range(seats)] == [18] * seats
    assert exchanged


@pytest.mark.rule("RP-15.63")
def test_an_exchange_gives_no_gold_for_a_third_die_and_no_action():
    game = search(("colour", "green"), ("out", "STR", 2))
    assert seat(game)["gold"] == 1
    assert whose(game) == ("market", 0)
    row = ["black 2", "green 6", "white 3"]
    game = negotiate(("out", "STR", 3), ("card", 3), STR=row)
    assert (seat(game)["STR"], seat(game)["gold"]) == (["black 2", "green 6", "blue 5"], 5)
    assert whose(game) == ("initiative", 0)
    game = negotiate(("out", "STR", 3), ("card", 2), STR=row)
    assert seat(game)["gold"] == 7  # for the gold die alone


@pytest.mark.rule("RP-15.64")
@pytest.mark.parametrize("card", ["open_lock", "move_silently"])
def test_who_buys_nothing_with_the_skill_has_the_market_turn_still_before_him(card):
    game = market(skills=[card], tab={"discard": ["climb"]})
    play(game, ("skill", card), ("pass",))
    assert whose(game) == ("market", 0)
    assert options(game, "buy") == [("buy", name, 0) for name in MARKET]
    play(game, ("discard", "longbow"))
    assert seat(game)["gold"] == 11
    game = market(skills=[card], tab={"discard": ["climb"]})
    play(game, ("skill", card), ("pass",), ("buy", "longbow", 0))
    assert seat(game)["weapons"] == ["longbow"]
