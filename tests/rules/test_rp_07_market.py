"""RP-7: the Market Phase."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.roll_player.present import Terms

from .roll_player import at, events, kind, options, play, pool, seat, table

CARDS = fabletop.book("roll-player").pack.load().market
ALL = sorted(CARDS)
# A Weapon of the tests: it takes 5 Gold off every price.
BARGAIN = {
    "market": [
        {
            "id": "bargain",
            "number": 99,
            "source": "designed",
            "type": "weapon",
            "cost": 1,
            "dots": 1,
            "weapon": {"hands": 1, "discount": 5},
        }
    ]
}


def market(*cards: str, s1: dict[str, Any] | None = None, **s0: Any) -> Game[Any]:
    """The Market turn of seat 0, a Wizard, who took card 1; seat 1, a Ranger, comes next."""
    content = {"content": BARGAIN} if "bargain" in s0.get("weapons", ()) else {}
    return at(
        "market_turn",
        0,
        s0={"class": "wizard", **s0},
        s1={"class": "ranger", **(s1 or {})},
        table={"market": list(cards), "discard": []},
        **content,
    )


# -- order and choice ------------------------------------------------------------------------------


@pytest.mark.rule("RP-7.1")
@pytest.mark.parametrize(
    ("taken", "order"),
    [
        ({1: 0, 2: 1, 3: 2}, [0, 1, 2]),
        ({1: 2, 3: 0, 4: 1}, [2, 0, 1]),
        ({2: 1, 3: 2, 4: 0}, [1, 2, 0]),
    ],
)
def test_market_turns_go_in_rising_order_of_the_initiative_cards(taken: dict[int, int], order: list[int]) -> None:
    classes = {f"s{i}": {"class": name} for i, name in enumerate(("wizard", "ranger", "thief"))}
    initiative = pool("", "", "", "", taken=taken)
    game = at("dice_end", seats=3, table={"initiative": initiative, "start_player": 1}, **classes)
    asked = []
    while kind(game) == "market":
        asked.append(game.decision.seat)
        play(game, options(game, "discard")[0])
    assert asked == order


@pytest.mark.rule("RP-7.2")
def test_one_card_from_the_market_is_bought_and_then_the_next_player_is_asked() -> None:
    game = play(market("chain_helm", "weak", "climb", gold=20), ("buy", "chain_helm", 0))
    assert seat(game)["armor"] == ["chain_helm"]
    assert table(game)["market"] == ["weak", "climb"]
    assert (game.decision.seat, kind(game)) == (1, "market")


@pytest.mark.rule("RP-7.2")
def test_only_cards_of_the_market_can_be_bought() -> None:
    game = market("chain_helm", "weak", "climb", gold=20)
    assert {key[1] for key in options(game, "buy")} == {"chain_helm", "weak", "climb"}


@pytest.mark.rule("RP-7.3")
def test_who_cannot_buy_must_discard_one_market_card_of_own_choice() -> None:
    game = market("chain_helm", "weak", "climb", gold=0)
    assert options(game) == [("discard", "chain_helm"), ("discard", "weak"), ("discard", "climb")]
    play(game, ("discard", "weak"))
    assert table(game)["market"] == ["chain_helm", "climb"]
    assert table(game)["discard"] == ["weak"]
    assert "weak" not in seat(game)["traits"]


@pytest.mark.rule("RP-7.4")
@pytest.mark.parametrize("gold", [0, 3])
def test_the_discard_brings_two_gold(gold: int) -> None:
    game = play(market("chain_helm", "weak", "climb", gold=gold), ("discard", "climb"))
    assert seat(game)["gold"] == gold + 2


@pytest.mark.rule("RP-7.5")
def test_a_rich_player_may_discard_too() -> None:
    game = market("chain_helm", "weak", "climb", gold=20)
    assert options(game, "buy") and len(options(game, "discard")) == 3
    play(game, ("discard", "chain_helm"))
    assert seat(game)["gold"] == 22


@pytest.mark.rule("RP-7.6")
@pytest.mark.parametrize("key", [("buy", "climb", 0), ("discard", "climb")])
def test_after_buying_or_discarding_the_turn_is_over(key: tuple[str | int, ...]) -> None:
    game = play(market("chain_helm", "weak", "climb", gold=20), key)
    assert game.decision.seat == 1
    bought = key[0] == "buy"
    assert seat(game)["gold"] == (20 - CARDS["climb"].cost if bought else 22)
    assert seat(game)["skills"] == (["climb"] if bought else [])


@pytest.mark.rule("RP-7.6")
@pytest.mark.parametrize("skill", ["open_lock", "move_silently"])
def test_a_player_who_discarded_cannot_buy_with_a_skill_afterwards(skill: str) -> None:
    # Seat 1 has the last Market turn, so the window before Cleanup follows at once.
    game = at("market_turn", 1, s0={"class": "wizard"}, s1={"class": "ranger", "gold": 9, "skills": [skill]})
    play(game, options(game, "discard")[0])
    assert ("skill", skill) not in options(game)


@pytest.mark.rule("RP-7.7")
def test_doing_neither_is_not_offered_even_after_other_things_were_done() -> None:
    game = market("chain_helm", "weak", "climb", gold=3, weapons=["longsword"], skills=["pickpocket"])
    for key in (("drop", "longsword"), ("skill", "pickpocket")):
        assert not options(game, "pass", "done")
        assert not game.why(("pass",)).allowed
        play(game, key)
        assert (game.decision.seat, kind(game)) == (0, "market")
    assert {key[0] for key in options(game)} == {"buy", "discard"}


@pytest.mark.rule("RP-7.1", "RP-7.6", "RP-7.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_each_round_each_player_buys_or_takes_the_gold_and_never_both(seats: int) -> None:
    game, rng = fabletop.new("roll-player", seats, seed=f"neither nor {seats}"), random.Random(seats)
    while game.decision:
        keys = [key for key in game.decision.options if key[1:] != ("bard",)]  # who may buy twice
        game.choose(rng.choice(keys))
    rounds: list[list[int]] = []
    for event in events(game):
        if event.name == "round":
            rounds.append([0] * seats)
        elif event.name == "bought" or event.clause == "RP-7.4":
            rounds[-1][event.args[0]] += 1
    assert rounds == [[1] * seats] * (14 - seats)


@pytest.mark.rule("RP-7.8")
def test_the_market_is_not_refilled_during_the_market_phase() -> None:
    classes = ("wizard", "ranger", "thief", "warrior")
    seats = {f"s{i}": {"class": name, "gold": 20} for i, name in enumerate(classes)}
    game = at("market_turn", 0, seats=4, **seats)
    deck = table(game)["deck"]
    for left in (5, 4, 3, 2):
        assert len(table(game)["market"]) == left
        assert table(game)["deck"] == deck
        play(game, options(game, "buy" if left == 5 else "discard")[0])


@pytest.mark.rule("RP-7.9")
def test_a_card_effect_may_still_add_a_card_to_the_market() -> None:
    cards = {"market": ["chain_helm", "weak", "longsword"], "discard": ["climb", "search"]}
    game = at("dice_end", s0={"class": "druid"}, s1={"class": "wizard"}, table=cards)
    deck = table(game)["deck"]
    play(game, ("return", "climb"))
    assert table(game)["market"] == ["chain_helm", "weak", "longsword", "climb"]
    assert ("buy", "climb", 0) in options(game)
    assert table(game)["deck"] == deck


@pytest.mark.rule("RP-7.10")
@pytest.mark.parametrize("key", [("buy", "climb", 0), ("discard", "climb")])
def test_after_the_turn_the_initiative_card_lies_in_the_middle_again(key: tuple[str | int, ...]) -> None:
    game = market("chain_helm", "weak", "climb", gold=20)
    assert [card["taken_by"] for card in table(game)["initiative"]] == [0, 1, None]
    play(game, key)
    assert [card["taken_by"] for card in table(game)["initiative"]] == [None, 1, None]


@pytest.mark.rule("RP-7.11")
def test_at_an_empty_market_the_two_gold_are_taken_without_a_discard() -> None:
    game = market(gold=1, skills=["pickpocket"], weapons=["longsword"])
    assert ("gold",) in options(game) and not options(game, "buy", "discard")
    play(game, ("gold",))
    assert seat(game)["gold"] == 3
    assert table(game)["discard"] == []
    assert seat(game, 1)["gold"] == 7  # nothing is left to ask seat 1


# -- paying ----------------------------------------------------------------------------------------


@pytest.mark.rule("RP-7.12", "RP-7.14")
@pytest.mark.parametrize("card", ALL)
def test_a_card_costs_what_is_printed_on_it_and_nobody_buys_it_for_less(card: str) -> None:
    cost = CARDS[card].cost
    others = [other for other in ALL if other != card][:2]
    poor = market(card, *others, gold=cost - 1)
    assert poor.why(("buy", card, 0)) == (False, "RP-7.14")
    game = play(market(card, *others, gold=cost + 1), ("buy", card, 0))
    assert seat(game)["gold"] == 1
    assert events(game, "bought")[0].args == (0, card, cost, 0)


@pytest.mark.rule("RP-7.13")
def test_a_spent_charisma_token_replaces_one_gold_and_is_gone() -> None:
    game = market("chain_helm", "weak", "climb", gold=2, charisma=1)
    assert game.why(("buy", "chain_helm", 0)) == (False, "RP-7.14")
    play(game, ("buy", "chain_helm", 1))
    assert (seat(game)["gold"], seat(game)["charisma"]) == (0, 0)
    assert seat(game)["armor"] == ["chain_helm"]


@pytest.mark.rule("RP-7.14")
def test_gold_and_tokens_together_must_reach_the_full_cost() -> None:
    game = market("reckless", "weak", "climb", gold=3, charisma=2)  # Reckless costs 6
    assert not [key for key in options(game, "buy") if key[1] == "reckless"]
    assert game.why(("buy", "reckless", 2)) == (False, "RP-7.14")
    with pytest.raises(fabletop.IllegalChoice):
        game.choose(("buy", "reckless", 2))
    assert seat(game)["gold"] == 3


@pytest.mark.rule("RP-7.14")
def test_tokens_must_cover_what_the_gold_does_not() -> None:
    game = market("honest", "weak", "climb", gold=2, charisma=3)  # Honest costs 4
    assert [key[2] for key in options(game, "buy") if key[1] == "honest"] == [2, 3]
    assert game.why(("buy", "honest", 1)) == (False, "RP-7.14")


@pytest.mark.rule("RP-7.15")
@pytest.mark.parametrize("card", ALL)
def test_a_bought_card_lies_open_in_the_area_of_its_type(card: str) -> None:
    others = [other for other in ALL if other != card][:2]
    game = play(market(card, *others, gold=9), ("buy", card, 0))
    area = {"weapon": "weapons", "armor": "armor", "trait": "traits", "skill": "skills"}[CARDS[card].type]
    for name in ("weapons", "armor", "traits", "skills", "exhausted"):
        assert game.view(1)["table"]["seats"][0][name] == ([card] if name == area else [])


@pytest.mark.rule("RP-7.16")
@pytest.mark.parametrize(("tokens", "gold"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_any_number_of_held_tokens_may_be_spent_on_one_purchase(tokens: int, gold: int) -> None:
    game = market("chain_helm", "weak", "longsword", gold=5, charisma=3)
    assert ("buy", "chain_helm", tokens) in options(game)
    play(game, ("buy", "chain_helm", tokens))
    assert (seat(game)["gold"], seat(game)["charisma"]) == (gold, 3 - tokens)


@pytest.mark.rule("RP-7.16", "RP-7.18")
def test_an_option_has_the_gold_that_is_paid_for_it_besides_tokens() -> None:
    game = market("weak", "chain_helm", "climb", gold=9, charisma=3, weapons=["bargain"])
    assert game.decision is not None
    for key in options(game, "buy"):
        found = game.book.terms(game.state, game.decision, game.decision.find(key) or ())
        bought = play(game.copy(), key)
        assert found == Terms(9 - seat(bought)["gold"]), key
    assert game.book.terms(game.state, game.decision, game.decision.find(("discard", "weak")) or ()) is None


@pytest.mark.rule("RP-7.17")
def test_tokens_beyond_the_price_cannot_be_spent() -> None:
    cost = CARDS["climb"].cost
    game = market("climb", "weak", "longsword", gold=cost + 3, charisma=cost + 2)
    assert [key[2] for key in options(game, "buy") if key[1] == "climb"] == [*range(cost + 1)]
    assert game.why(("buy", "climb", cost + 1)) == (False, "RP-7.17")


@pytest.mark.rule("RP-7.17")
def test_a_discount_above_the_cost_gives_no_change() -> None:
    game = market("climb", "weak", "reckless", gold=3, weapons=["bargain"])
    play(game, ("buy", "climb", 0))  # 3 less 5
    assert seat(game)["gold"] == 3


@pytest.mark.rule("RP-7.17")
def test_tokens_cannot_be_turned_into_gold() -> None:
    game = market("climb", "weak", "reckless", gold=0, charisma=CARDS["climb"].cost - 1)
    assert {key[0] for key in options(game)} == {"discard"}  # not even Climb can be paid
    play(game, ("discard", "weak"))
    assert seat(game)["gold"] == 2


@pytest.mark.rule("RP-7.18")
def test_the_discount_comes_off_first_and_tokens_pay_what_remains() -> None:
    game = market("weak", "chain_helm", "climb", gold=9, charisma=3, weapons=["bargain"])
    tokens = {card: [key[2] for key in options(game, "buy") if key[1] == card] for card in ("weak", "climb")}
    assert tokens == {"weak": [0, 1], "climb": [0]}  # 6 less 5, 3 less 5
    play(game, ("buy", "weak", 1))
    assert (seat(game)["gold"], seat(game)["charisma"]) == (9, 2)


@pytest.mark.rule("RP-7.18")
def test_the_heavy_crossbow_and_a_token_together_take_two_gold_off() -> None:
    game = market("chain_helm", "weak", "climb", gold=1, charisma=1, weapons=["heavy_crossbow"])
    play(game, ("buy", "chain_helm", 1))
    assert (seat(game)["gold"], seat(game)["charisma"]) == (0, 0)


@pytest.mark.rule("RP-7.19")
def test_a_discard_for_gold_spends_no_token() -> None:
    tokens = CARDS["climb"].cost  # enough to buy Climb instead
    game = market("chain_helm", "weak", "climb", gold=0, charisma=tokens)
    assert ("buy", "climb", tokens) in options(game)
    play(game, ("discard", "weak"))
    assert (seat(game)["gold"], seat(game)["charisma"]) == (2, tokens)


# -- the discard pile ------------------------------------------------------------------------------


@pytest.mark.rule("RP-7.20")
def test_everybody_sees_the_whole_discard_pile_at_every_moment() -> None:
    game, rng = fabletop.new("roll-player", 3, seed="looking"), random.Random(7)
    sizes = set()
    while game.decision:
        pile = sorted(game.state.discard)
        sizes.add(len(pile))
        for viewer in (0, 1, 2, None):
            assert game.view(viewer)["table"]["discard"] == pile
        game.choose(rng.choice(game.decision.options))
    assert len(sizes) > 20


@pytest.mark.rule("RP-7.21")
def test_the_order_of_the_discard_pile_means_nothing() -> None:
    games = []
    for pile in (ALL, ALL[::-1]):
        games.append(at("cleanup", table={"market": [], "discard": pile}))
    for game in games:
        assert len(events(game, "reshuffle")) == 1
    assert games[0].view(0) == games[1].view(0)


@pytest.mark.rule("RP-7.21")
def test_discarded_cards_lie_face_up() -> None:
    game = play(market("chain_helm", "weak", "climb", gold=0), ("discard", "weak"), ("discard", "climb"))
    for viewer in (0, 1, None):
        told = [event.args for _, _, happened in game.log(viewer) for event in happened]
        assert (0, "weak") in told and (1, "climb") in told
        assert game.view(viewer)["table"]["discard"] == ["chain_helm", "climb", "weak"]  # after Cleanup
