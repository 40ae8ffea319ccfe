"""RP-8: Weapons, Armor, Traits."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.kernel import PositionError

from .roll_player import at, events, kind, options, play, pool, seat, table

CARDS = fabletop.book("roll-player").pack.load().market
WEAPONS = [name for name, card in CARDS.items() if card.type == "weapon"]
ARMOR = [name for name, card in CARDS.items() if card.type == "armor"]
TRAITS = [name for name, card in CARDS.items() if card.type == "trait"]
ONE_HAND = [name for name in WEAPONS if CARDS[name].weapon.hands == 1]
TWO_HANDS = [name for name in WEAPONS if CARDS[name].weapon.hands == 2]


def armor_of(kind: str, number: int) -> list[str]:
    return [name for name in ARMOR if CARDS[name].armor.set == kind][:number]


def market(*cards: str, klass: str = "wizard", **s0: Any) -> Game[Any]:
    """The Market turn of seat 0 with 20 Gold; seat 1, a Ranger, comes next."""
    return at(
        "market_turn",
        0,
        s0={"class": klass, "gold": 20, **s0},
        s1={"class": "ranger"},
        table={"market": list(cards), "discard": []},
    )


def placing(*, weapons: list[str], **s0: Any) -> Game[Any]:
    """Seat 0, a Wizard, has taken a red 3 from card 1 and is about to place it."""
    who = {"class": "wizard", "gold": 0, "weapons": weapons, **s0}
    return at("dice_place", 0, 1, s0=who, table={"held": "red 3"})


def the_end(**s0: Any) -> Game[Any]:
    """The last Cleanup of a game of two, and nobody discards anything more."""
    game = at("cleanup", s0=s0, table={"round": 12})
    while game.decision:
        play(game, ("done",))
    return game


def adhoc(type: str, **part: Any) -> dict[str, Any]:
    """A card of the tests."""
    card = {"id": "adhoc", "number": 99, "source": "designed", "type": type, "cost": 2, "dots": 1, type: part}
    return {"market": [card]}


# -- Weapons ---------------------------------------------------------------------------------------


@pytest.mark.rule("RP-8.1")
@pytest.mark.parametrize("owned", [True, False])
def test_the_ancient_spear_pays_for_third_dice_while_it_is_owned(owned: bool) -> None:
    game = placing(weapons=["ancient_spear"] if owned else [], STR=["red 1", "red 2"])
    play(game, ("row", "STR"))
    assert seat(game)["gold"] == (2 if owned else 1)


@pytest.mark.rule("RP-8.1")
@pytest.mark.parametrize("owned", [True, False])
def test_the_longbow_rerolls_a_taken_die_while_it_is_owned(owned: bool) -> None:
    game = placing(weapons=["longbow"] if owned else [])
    assert (("reroll_taken",) in options(game)) is owned


@pytest.mark.rule("RP-8.1")
@pytest.mark.parametrize(
    ("weapon", "row", "action", "then"),
    [
        ("quarterstaff", "CON", ("raise", "CON", 1), "granted_action"),
        ("blessed_mace", "WIS", ("move", "good"), "one_more_step"),
    ],
)
@pytest.mark.parametrize("owned", [True, False])
def test_a_weapon_that_repeats_an_action_does_so_while_it_is_owned(
    weapon: str, row: str, action: tuple[str | int, ...], then: str, owned: bool
) -> None:
    game = play(placing(weapons=[weapon] if owned else []), ("row", row), action)
    assert (kind(game) == then) is owned


@pytest.mark.rule("RP-8.1")
@pytest.mark.parametrize(("weapon", "value"), [("longsword", 12), ("jeweled_dagger", 11), ("longbow", 10)])
def test_a_weapon_adds_to_an_attribute_while_it_is_owned(weapon: str, value: int) -> None:
    dice = ["blue 4", "blue 5", "gold 1"]  # two dice in the Class colour, one gold
    game = the_end(**{"class": "wizard", "race": "human", "weapons": [weapon], "WIS": dice})
    assert seat(game)["values"]["WIS"] == value


@pytest.mark.rule("RP-8.1")
def test_the_bonus_of_a_weapon_is_permanent() -> None:
    game = market("chain_helm", "chain_leggings", "climb", klass="bard", weapons=["heavy_crossbow"])
    play(game, ("buy", "chain_helm", 0), ("buy", "chain_leggings", 0))
    assert [event.args[2] for event in events(game, "bought")] == [2, 2]  # both cost 3


@pytest.mark.rule("RP-8.2")
def test_every_weapon_needs_one_or_two_hands_and_the_purchase_reckons_with_them() -> None:
    assert sorted(ONE_HAND + TWO_HANDS) == sorted(WEAPONS)
    assert len(ONE_HAND) == len(TWO_HANDS) == 4
    first, *others = ONE_HAND
    game = market(others[0], TWO_HANDS[0], "climb", weapons=[first])
    assert game.why(("buy", others[0], 0)).allowed
    assert not game.why(("buy", TWO_HANDS[0], 0)).allowed


@pytest.mark.rule("RP-8.2")
@pytest.mark.parametrize("hands", [0, 3])
def test_a_weapon_for_no_hand_or_three_is_no_weapon(hands: int) -> None:
    with pytest.raises(PositionError, match="hands"):
        at("market_turn", 0, content=adhoc("weapon", hands=hands))


@pytest.mark.rule("RP-8.3", "RP-8.7")
@pytest.mark.parametrize(("owned", "new"), [*permutations(WEAPONS, 2)])
def test_two_weapons_fit_only_if_they_need_two_hands_in_all(owned: str, new: str) -> None:
    game = market(new, "climb", "search", weapons=[owned])
    fits = owned in ONE_HAND and new in ONE_HAND
    assert game.why(("buy", new, 0)) == ((True, "RP-7.2") if fits else (False, "RP-8.7"))


@pytest.mark.rule("RP-8.4")
@pytest.mark.parametrize("klass", ["barbarian", "warrior"])
@pytest.mark.parametrize(
    ("owned", "new", "fits"),
    [
        (["longbow"], "quarterstaff", True),
        (["longbow", "longsword"], "blessed_mace", True),
        (["longbow", "longsword"], "quarterstaff", False),
        (["longbow", "quarterstaff"], "longsword", False),
        (["longsword", "blessed_mace"], "longbow", True),
    ],
)
def test_only_the_barbarian_has_four_hands(klass: str, owned: list[str], new: str, fits: bool) -> None:
    if klass == "warrior" and len(owned) > 1 and "longbow" in owned:
        with pytest.raises(PositionError, match=r"RP-8\.3"):
            market(new, "climb", "search", klass=klass, weapons=owned)
        return
    game = market(new, "climb", "search", klass=klass, weapons=owned)
    assert game.why(("buy", new, 0)).allowed is (fits and klass == "barbarian")
    if not game.why(("buy", new, 0)).allowed:
        assert game.why(("buy", new, 0)).clause == "RP-8.7"


@pytest.mark.rule("RP-8.3", "RP-8.4")
@pytest.mark.parametrize("run", range(6))
def test_in_whole_games_nobody_ever_owns_too_many_hands(run: int) -> None:
    game, rng = fabletop.new("roll-player", 4, seed=f"hands {run}", choose_class=True), random.Random(run)
    most = 0
    while game.decision:
        keys = game.decision.options
        eager = [key for key in keys if key[1:] == ("barbarian",) or (key[0] == "buy" and key[1] in WEAPONS)]
        game.choose(rng.choice(eager or keys))
        if kind(game) == "over_limit":  # a card of Open Lock, of which one must go at once
            continue
        for sheet in game.state.sheets:
            hands = sum(CARDS[weapon].weapon.hands for weapon in sheet.weapons)
            assert hands <= (4 if sheet.klass == "barbarian" else 2)
            most = max(most, hands)
    assert most >= 2


@pytest.mark.rule("RP-8.5", "RP-8.8")
def test_a_discarded_weapon_goes_to_the_discard_pile_for_no_gold() -> None:
    game = play(market("chain_helm", "weak", "climb", weapons=["longsword"]), ("drop", "longsword"))
    assert seat(game)["weapons"] == []
    assert table(game)["discard"] == ["longsword"]
    assert seat(game)["gold"] == 20


@pytest.mark.rule("RP-8.6", "RP-8.7")
def test_weapons_may_make_room_for_a_new_one_and_must_go_first() -> None:
    game = market("longbow", "weak", "climb", weapons=["longsword", "blessed_mace"])
    for weapon in ("longsword", "blessed_mace"):
        assert game.why(("buy", "longbow", 0)) == (False, "RP-8.7")
        with pytest.raises(fabletop.IllegalChoice):
            game.choose(("buy", "longbow", 0))
        play(game, ("drop", weapon))
    play(game, ("buy", "longbow", 0))
    assert seat(game)["weapons"] == ["longbow"]
    assert table(game)["discard"] == ["blessed_mace", "longsword"]


@pytest.mark.rule("RP-8.8")
def test_discarding_a_weapon_is_not_the_discard_of_the_market_turn() -> None:
    # A Cleric acts after discarding a Market card for Gold, not after this.
    game = market("chain_helm", "weak", "climb", klass="cleric", weapons=["longsword"])
    play(game, ("drop", "longsword"))
    assert (game.decision.seat, kind(game)) == (0, "market")
    assert options(game, "buy") and options(game, "discard")
    assert not events(game, "discarded") and not events(game, "gold")


@pytest.mark.rule("RP-8.9")
def test_a_discarded_weapon_stops_working_at_once() -> None:
    game = market("chain_helm", "weak", "climb", gold=2, weapons=["heavy_crossbow"])
    assert game.why(("buy", "chain_helm", 0)).allowed
    play(game, ("drop", "heavy_crossbow"))
    assert game.why(("buy", "chain_helm", 0)) == (False, "RP-7.14")


@pytest.mark.rule("RP-8.9")
def test_a_weapon_discarded_before_scoring_adds_nothing() -> None:
    who = {
        "class": "wizard",
        "race": "human",
        "weapons": ["longsword"],
        "STR": ["blue 4", "blue 5", "blue 6"],
    }
    game = at("cleanup", s0=who, table={"round": 12})
    assert (seat(game)["values"]["STR"], seat(game)["stars"]["goals"]) == (18, 0)
    play(game, ("drop", "longsword"))
    assert (seat(game)["values"]["STR"], seat(game)["stars"]["goals"]) == (15, 2)


@pytest.mark.rule("RP-8.10")
def test_a_fourth_weapon_is_no_trouble_as_long_as_there_are_hands() -> None:
    game = market(ONE_HAND[3], "climb", "search", klass="barbarian", weapons=ONE_HAND[:3])
    play(game, ("buy", ONE_HAND[3], 0))
    assert seat(game)["weapons"] == ONE_HAND


@pytest.mark.rule("RP-8.10")
def test_two_weapons_of_one_kind_may_be_owned() -> None:
    double = adhoc("weapon", hands=1, again="WIS")  # a second Blessed Mace
    who = {"class": "wizard", "gold": 9, "weapons": ["blessed_mace"]}
    game = at("market_turn", 0, s0=who, table={"market": ["adhoc", "climb", "weak"]}, content=double)
    play(game, ("buy", "adhoc", 0))
    assert seat(game)["weapons"] == ["blessed_mace", "adhoc"]


@pytest.mark.rule("RP-8.20")
def test_own_weapons_may_be_discarded_in_the_market_turn_before_a_purchase() -> None:
    game = market("chain_helm", "weak", "climb", klass="bard", weapons=["longsword", "blessed_mace"])
    assert options(game, "drop") == [("drop", "longsword"), ("drop", "blessed_mace")]
    play(game, ("buy", "chain_helm", 0))
    assert kind(game) == "second_purchase"
    assert options(game, "drop") == [("drop", "longsword"), ("drop", "blessed_mace")]


@pytest.mark.rule("RP-8.20")
def test_own_weapons_may_be_discarded_before_scoring() -> None:
    who = {"class": "wizard", "weapons": ["longsword", "blessed_mace"]}
    game = at("cleanup", s0=who, table={"round": 12, "discard": []})
    assert options(game, "drop") == [("drop", "longsword"), ("drop", "blessed_mace")]
    play(game, ("drop", "blessed_mace"))
    assert "blessed_mace" in table(game)["discard"]
    assert game.why(("drop", "longsword")).allowed


@pytest.mark.rule("RP-8.21")
def test_a_weapon_that_makes_room_gives_no_discount_on_the_new_one() -> None:
    cost = CARDS["longsword"].cost
    game = market("longsword", "weak", "climb", gold=cost - 1, weapons=["heavy_crossbow"])
    assert game.why(("buy", "longsword", 0)) == (False, "RP-8.7")
    play(game, ("drop", "heavy_crossbow"))
    assert game.why(("buy", "longsword", 0)) == (False, "RP-7.14")
    game = market("longsword", "weak", "climb", gold=cost, weapons=["heavy_crossbow"])
    play(game, ("drop", "heavy_crossbow"), ("buy", "longsword", 0))
    assert (seat(game)["gold"], seat(game)["weapons"]) == (0, ["longsword"])


# -- Armor -----------------------------------------------------------------------------------------


@pytest.mark.rule("RP-8.11")
def test_armor_is_chain_leather_or_mystic() -> None:
    assert {CARDS[name].armor.set for name in ARMOR} == {"chain", "leather", "mystic"}
    game = the_end(**{"class": "wizard", "armor": ARMOR})
    lines = [line for line in game.result.lines[0] if line[0] == "armor"]
    assert sorted(what for _, what, _ in lines) == ["chain", "leather", "mystic"]


@pytest.mark.rule("RP-8.11")
def test_there_is_no_fourth_type_of_armor() -> None:
    with pytest.raises(PositionError, match="plate"):
        at("market_turn", 0, content=adhoc("armor", set="plate"))


@pytest.mark.rule("RP-8.12")
def test_armor_changes_nothing_during_play() -> None:
    rounds = []
    for armor in ([], ARMOR):
        who = {"class": "wizard", "armor": armor, "STR": ["red 1", "red 2"], "charisma": 1}
        dice = pool("gold 3", "blue 4", "white 5")
        cards = {"initiative": dice, "market": ["longsword", "weak", "climb"], "discard": ["search"]}
        game = at("dice_turn", 0, s0=who, s1={"class": "ranger"}, table=cards)
        seen = []
        for key in (("take", 1), ("row", "STR"), ("flip", "STR", 1), ("take", 2), ("row", "WIS"), ("pass",)):
            seen.append((game.decision.seat, kind(game), options(game)))
            play(game, key)
        seen.append((kind(game), options(game), seat(game)["gold"]))
        play(game, ("buy", "climb", 1))
        rounds.append((seen, seat(game)["gold"], seat(game)["token"]))
    assert rounds[0] == rounds[1]


@pytest.mark.rule("RP-8.12")
@pytest.mark.parametrize(("number", "stars"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 10)])
def test_armor_scores_at_the_end_in_sets(number: int, stars: int) -> None:
    game = the_end(**{"class": "wizard", "armor": armor_of("chain", number)})
    assert sum(n for category, _, n in game.result.lines[0] if category == "armor") == stars


@pytest.mark.rule("RP-8.13")
@pytest.mark.parametrize("last", ["chain_helm", "leather_boots", "mystic_cloak"])
def test_any_number_and_any_mix_of_armor_may_be_owned(last: str) -> None:
    others = [name for name in ARMOR if name != last]
    game = play(market(last, "climb", "weak", armor=others), ("buy", last, 0))
    assert seat(game)["armor"] == [*others, last]


@pytest.mark.rule("RP-8.14")
@pytest.mark.parametrize(("name", "complete"), [("chain", 5), ("leather", 4), ("mystic", 3)])
def test_a_complete_set_is_as_large_as_the_book_says(name: str, complete: int) -> None:
    assert len(armor_of(name, 99)) == complete
    # The Tower Shield joins a set until it is complete.
    for number in range(1, complete + 1):
        who = {"class": "wizard", "armor": armor_of(name, number)}
        plain = the_end(**who)
        shield = the_end(**who, weapons=["tower_shield"])
        gain = seat(shield)["stars"]["armor"] - seat(plain)["stars"]["armor"]
        assert (gain > 0) is (number < complete)


# -- Traits ----------------------------------------------------------------------------------------


@pytest.mark.rule("RP-8.15")
@pytest.mark.parametrize(
    ("trait", "token"),
    [("weak", [1, 0]), ("obnoxious", [1, 2]), ("honest", [0, 1]), ("reckless", [2, 1])],
)
def test_buying_a_trait_moves_the_token_along_its_arrow_at_once(trait: str, token: list[int]) -> None:
    game = market(trait, "climb", "search")
    play(game, ("buy", trait, 0))
    assert seat(game)["token"] == token
    assert (game.decision.seat, kind(game)) == (1, "market")  # it was not asked
    assert seat(game, 1)["token"] == [1, 1]


@pytest.mark.rule("RP-8.15")
def test_the_token_moves_before_anything_that_follows_the_purchase() -> None:
    # The Sorcerer is asked about the action after the Trait; the token has moved by then.
    game = market("weak", "climb", "search", klass="sorcerer", STR=["red 1"])
    play(game, ("buy", "weak", 0))
    assert (kind(game), seat(game)["token"]) == ("granted_action", [1, 0])


@pytest.mark.rule("RP-8.16")
@pytest.mark.parametrize(
    ("trait", "token"),
    [("weak", [0, 0]), ("obnoxious", [2, 2]), ("honest", [0, 1]), ("reckless", [2, 0])],
)
def test_a_token_at_the_edge_stays_and_the_purchase_stands(trait: str, token: list[int]) -> None:
    game = market(trait, "climb", "search", token=token)
    assert game.why(("buy", trait, 0)).allowed
    play(game, ("buy", trait, 0))
    assert seat(game)["token"] == token
    assert seat(game)["traits"] == [trait]
    assert seat(game)["gold"] == 20 - CARDS[trait].cost


@pytest.mark.rule("RP-8.17")
@pytest.mark.parametrize(
    ("trait", "met", "missed", "stars"),
    [
        ("weak", {"STR": ["red 2", "red 3", "red 3"]}, {"STR": ["red 3", "red 3", "red 3"]}, 4),
        ("honest", {"token": [0, 2]}, {"token": [1, 2]}, 3),
        ("steadfast", {"weapons": ["longbow"]}, {"armor": ["chain_helm"]}, 2),
        ("focused", {"CON": ["red 2", "blue 2", "gold 2"]}, {"CON": ["red 2", "red 2", "red 3"]}, 2),
        ("greedy", {"gold": 6}, {"gold": 2}, 2),
    ],
)
def test_a_trait_gives_its_stars_at_the_end_if_its_condition_is_met(
    trait: str, met: dict[str, Any], missed: dict[str, Any], stars: int
) -> None:
    for what, gain in ((met, stars), (missed, 0)):
        lines = []
        for traits in ([], [trait]):
            who = {"class": "wizard", "race": "human", "gold": 0, **what, "traits": traits}
            lines.append(the_end(**who).result)
        assert ("traits", trait, gain) in lines[1].lines[0]
        assert lines[1].scores[0] - lines[0].scores[0] == gain


@pytest.mark.rule("RP-8.18")
def test_any_number_of_traits_may_be_owned() -> None:
    *others, last = TRAITS
    game = play(market(last, "climb", "search", traits=others), ("buy", last, 0))
    assert seat(game)["traits"] == TRAITS


@pytest.mark.rule("RP-8.19")
@pytest.mark.parametrize(("token", "after"), [([1, 1], [1, 0]), ([1, 0], [1, 0])])
def test_a_trait_never_moves_the_token_again(token: list[int], after: list[int]) -> None:
    game = play(market("weak", "climb", "search", token=token), ("buy", "weak", 0))
    assert seat(game)["token"] == after
    # Further purchases, a Cleanup, a whole round, and one step down by Wisdom, which makes room above.
    play(game, options(game, "discard")[0])
    while kind(game) != "market" or game.decision.seat != 0:
        wise = [key for key in (("row", "WIS"), ("move", "evil")) if key in options(game)]
        play(game, [*wise, *options(game)][0])
    down = [after[0], after[1] + 1]
    assert seat(game)["token"] == down
    other = next(key for key in options(game, "buy", "discard") if CARDS[key[1]].type != "trait")
    play(game, other)
    assert seat(game)["token"] == down


@pytest.mark.rule("RP-8.15", "RP-8.19")
def test_in_a_whole_game_traits_move_tokens_only_right_after_they_are_bought() -> None:
    game, rng = fabletop.new("roll-player", 4, seed="arrows"), random.Random(3)
    while game.decision:
        keys = game.decision.options
        eager = [key for key in keys if key[0] == "buy" and key[1] in TRAITS]
        game.choose(rng.choice(eager or keys))
    told = events(game)
    moved = [i for i, event in enumerate(told) if event.name == "token" and event.clause == "RP-8.15"]
    assert len(moved) > 3
    for i in moved:
        bought = told[i - 1]
        assert bought.name == "bought" and bought.args[0] == told[i].args[0]
        assert told[i].args[1] == CARDS[bought.args[1]].arrow
