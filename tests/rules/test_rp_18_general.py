"""RP-18: general rulings for a program, mostly tried on whole games in which everything random is chosen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.kernel.rng import Rng

from .roll_player import at, events, kind, options, play, seat, table

CARDS = fabletop.book("roll-player").pack.load().market
ROWS = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
AREAS = ("weapons", "armor", "traits", "skills", "exhausted")
COLOURS = ("green", "blue", "red", "purple", "black", "white")


def whole_game(seats: int, run: int, **options: bool) -> Iterator[Game[Any]]:
    """A game at each of its decisions and at its end. Skills are bought and used with zeal."""
    game = fabletop.new("roll-player", seats, seed=f"general {seats} {run}", **options)
    rng = random.Random(run)
    yield game
    while game.decision:
        keys = game.decision.options
        skills = [key for key in keys if key[0] == "skill" or (key[0] == "buy" and CARDS[key[1]].skill)]
        game.choose(rng.choice(skills if skills and rng.random() < 0.5 else keys))
        yield game


def dice_of(shown: dict[str, Any]) -> list[Any]:
    """All dice of a seat, as texts or as they are sent."""
    return [die for row in ROWS for die in shown[row]] + shown["starting"]


# -- what is open ----------------------------------------------------------------------------------


@pytest.mark.rule("RP-18.1")
@pytest.mark.parametrize("seats", [1, 3])
def test_everybody_sees_all_sheets_cards_tokens_and_gold(seats: int) -> None:
    for game in whole_game(seats, 1):
        views = [game.view(viewer)["table"] for viewer in (*range(seats), None)]
        assert all(view == views[0] for view in views)
        for i, sheet in enumerate(game.state.sheets):
            shown = views[0]["seats"][i]
            assert (shown["gold"], shown["charisma"]) == (sheet.gold, sheet.charisma)
            assert shown["token"] == [sheet.token % 3, sheet.token // 3]
            for area in AREAS:
                assert shown[area] == getattr(sheet, area)
            dice = [die for die in (*sheet.dice, *sheet.starting) if die >= 0]
            assert [die["number"] for die in dice_of(shown)] == dice
            names = (sheet.race, sheet.klass, sheet.backstory, sheet.alignment)
            assert (shown["race"], shown["class"], shown["backstory"], shown["alignment"]) == names


@pytest.mark.rule("RP-18.1")
def test_nobody_sees_the_order_of_bag_and_deck() -> None:
    game = at("dice_turn", 0, s0={"class": "wizard"})
    shown = game.view(0)["table"]
    assert shown["deck"] == 36  # a number, no cards
    assert {*shown["bag"]} == {*COLOURS, "gold"}  # counts, no dice
    drawn = {*game.book.hidden(game.state, 0).values()}
    assert len(drawn) == 2
    text = repr(game.view(0))
    assert not [card for card in drawn if isinstance(card, str) and f"'{card}'" in text]


@pytest.mark.rule("RP-18.2")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_counts_of_the_bag_follow_from_what_lies_open(seats: int) -> None:
    for game in whole_game(seats, 2):
        shown = table(game)
        out = [die for each in shown["seats"] for die in dice_of(each)]
        out += [card["die"] for card in shown["initiative"] if card["die"]]
        out += [*shown["loose"], *([shown["held"]] if shown["held"] else [])]
        count = Counter(die.split()[0] for die in out) + Counter(shown["drawn_for_classes"])
        if seats == 1:
            count["gold"] += 1  # the enemy die
        bag = {colour: 10 - count[colour] for colour in COLOURS} | {"gold": 13 - count["gold"]}
        assert shown["bag"] == bag


@pytest.mark.rule("RP-18.2")
def test_a_draw_is_random_whatever_is_known() -> None:
    game = at("market_turn", 1, s0={"class": "wizard"}, s1={"class": "warrior"})
    futures = Counter()
    for seed in range(120):
        other = game.imagine(0, Rng(str(seed)))
        assert other.view(0)["table"] == game.view(0)["table"]
        play(other, options(other, "discard")[0])
        dice = [*table(other)["loose"], *(card["die"] for card in table(other)["initiative"])]
        futures.update(die.split()[0] for die in dice if die)
    assert sum(futures.values()) == 360
    # Of 73 dice 13 are gold: 64 of 360 are to be expected; 10 of each other colour: 49.
    assert 40 < futures["gold"] < 90
    assert all(28 < futures[colour] < 75 for colour in COLOURS)


# -- what players do to one another ----------------------------------------------------------------


@pytest.mark.rule("RP-18.3")
@pytest.mark.parametrize("run", range(3))
def test_nothing_ever_passes_from_one_player_to_another(run: int) -> None:
    """No card, no die and no token; and Gold is paid to the supply and by the supply alone."""
    before: list[tuple[set[int], set[str], int]] = []
    chooser = None
    for game in whole_game(3, run):
        now = [
            ({die for die in sheet.dice if die >= 0}, {*sheet.owned()}, sheet.charisma) for sheet in game.state.sheets
        ]
        for giver, (dice, cards, _) in enumerate(before):
            for taker, (dice_now, cards_now, tokens) in enumerate(now):
                if giver != taker:
                    assert not dice & dice_now and not cards & cards_now
                if taker != chooser:
                    assert tokens <= before[taker][2]
        before = now
        chooser = game.decision.seat if game.decision else None
    gold = [0, 0, 0]
    for event in events(game):
        if event.name == "gold":
            assert event.args[1] > 0
            gold[event.args[0]] += event.args[1]
        elif event.name == "bought":
            gold[event.args[0]] -= event.args[2]
    assert [seat(game, i)["gold"] for i in range(3)] == gold


@pytest.mark.rule("RP-18.3")
def test_a_skill_that_takes_gold_takes_it_from_nobody() -> None:
    game = at("market_turn", 0, s0={"class": "wizard", "skills": ["pickpocket"]}, s1={"class": "warrior"})
    play(game, ("skill", "pickpocket"))
    assert [seat(game, i)["gold"] for i in (0, 1)] == [7, 5]


# -- effects ---------------------------------------------------------------------------------------


@pytest.mark.rule("RP-18.4")
@pytest.mark.parametrize(
    ("klass", "card", "dice"),
    [
        ("sorcerer", "weak", ["red 1"]),
        ("rogue", "climb", ["red 1", "red 2"]),
        ("warrior", "longsword", ["red 1"]),
        ("warrior", "chain_helm", ["red 1"]),
    ],
)
def test_an_action_that_a_class_may_take_can_be_declined(klass: str, card: str, dice: list[str]) -> None:
    who = {"class": klass, "gold": 9, "STR": dice}
    game = at("market_turn", 0, s0=who, table={"market": [card, "search", "honest"]})
    play(game, ("buy", card, 0))
    assert kind(game) == "granted_action" and len(options(game)) > 1
    play(game, ("pass",))
    assert seat(game)["STR"] == dice
    assert (game.decision.seat, kind(game)) == (1, "market")


@pytest.mark.rule("RP-18.4")
@pytest.mark.parametrize(
    ("weapon", "row", "action"),
    [("quarterstaff", "CON", ("raise", "CON", 1)), ("blessed_mace", "WIS", ("move", "good"))],
)
def test_what_a_weapon_adds_can_be_declined(weapon: str, row: str, action: tuple[str | int, ...]) -> None:
    who = {"class": "wizard", "weapons": [weapon]}
    game = at("dice_place", 0, 1, s0=who, table={"held": "red 3"})
    play(game, ("row", row), action)
    shown = seat(game)
    assert game.decision.seat == 0 and ("pass",) in options(game)
    play(game, ("pass",))
    assert (seat(game)["CON"], seat(game)["token"]) == (shown["CON"], shown["token"])


@pytest.mark.rule("RP-18.4")
def test_what_is_not_optional_is_done_unasked_as_far_as_possible() -> None:
    # A Trait's arrow: the step is made where it can be, and the rest of the purchase stands where it cannot.
    for token, after in (([1, 1], [1, 0]), ([1, 0], [1, 0])):
        who = {"class": "wizard", "gold": 9, "token": token}
        game = at("market_turn", 0, s0=who, table={"market": ["weak", "search", "honest"]})
        play(game, ("buy", "weak", 0))
        assert (seat(game)["token"], seat(game)["traits"]) == (after, ["weak"])
        assert game.decision.seat == 1


@pytest.mark.rule("RP-18.4")
def test_an_ability_for_two_dice_works_on_the_only_one_there_is() -> None:
    who = {"class": "wizard", "skills": ["knowledge"], "STR": ["red 1"]}
    game = at("market_turn", 0, s0=who, dice=[6])
    play(game, ("skill", "knowledge"), ("reroll", "STR", 1), ("keep",))
    assert (seat(game)["STR"], seat(game)["exhausted"]) == (["red 6"], ["knowledge"])
    assert kind(game) == "market"


@pytest.mark.rule("RP-18.5")
def test_bonuses_of_class_and_weapon_on_one_event_each_fire_once() -> None:
    # A Thief with the Ancient Spear places a gold third die: 4 for the gold die, 2 for the row.
    who = {"class": "thief", "gold": 0, "weapons": ["ancient_spear"], "STR": ["red 1", "red 2"]}
    game = at("dice_place", 0, 1, s0=who, table={"held": "gold 5"})
    play(game, ("row", "STR"))
    assert sorted(event.args[1] for event in events(game, "gold") if event.args[0] == 0) == [2, 4]
    assert seat(game)["gold"] == 6


@pytest.mark.rule("RP-18.5")
@pytest.mark.parametrize(
    ("weapon", "row", "steps"),
    [
        ("quarterstaff", "CON", [("raise", "CON", 1), ("raise", "CON", 1)]),
        ("blessed_mace", "WIS", [("move", "good"), ("move", "lawful")]),
    ],
)
def test_a_bonus_does_not_fire_on_itself(weapon: str, row: str, steps: list[tuple[str | int, ...]]) -> None:
    game = at("dice_place", 0, 1, s0={"class": "wizard", "weapons": [weapon]}, table={"held": "red 2"})
    play(game, ("row", row), *steps)
    assert kind(game) not in ("granted_action", "one_more_step")


@pytest.mark.rule("RP-18.5")
def test_a_class_bonus_fires_once_for_each_purchase() -> None:
    who = {"class": "warrior", "gold": 9, "STR": ["red 1"]}
    game = at("market_turn", 0, s0=who, table={"market": ["longsword", "search", "honest"]})
    play(game, ("buy", "longsword", 0), ("flip", "STR", 1))
    assert seat(game)["STR"] == ["red 6"]
    assert game.decision.seat == 1


@pytest.mark.rule("RP-18.5")
@pytest.mark.parametrize(
    ("weapon", "row", "steps"),
    [
        ("quarterstaff", "CON", [("raise", "CON", 1), ("raise", "CON", 1), ("raise", "CON", 1)]),
        ("blessed_mace", "WIS", [("move", "lawful"), ("move", "evil"), ("move", "chaotic")]),
    ],
)
def test_two_weapons_with_one_bonus_fire_once_each(weapon: str, row: str, steps: list[tuple[str | int, ...]]) -> None:
    twin: dict[str, Any] = {"id": "twin", "number": 99, "source": "designed", "cost": 2, "dots": 1}
    twin |= {"type": "weapon", "weapon": {"hands": 1, "again": row}}
    who = {"class": "barbarian", "weapons": [weapon, "twin"]}
    game = at("dice_place", 0, 1, s0=who, table={"held": "red 2"}, content={"market": [twin]})
    play(game, ("row", row), *steps)  # the action, and one more for each Weapon
    assert kind(game) not in ("granted_action", "one_more_step")


# -- what never changes ----------------------------------------------------------------------------


@pytest.mark.rule("RP-18.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("run", range(2))
def test_there_are_always_73_dice(seats: int, run: int) -> None:
    for game in whole_game(seats, run):
        shown = table(game)
        dice = sum(shown["bag"].values()) + len(shown["drawn_for_classes"]) + len(shown["loose"])
        dice += sum(card["die"] is not None for card in shown["initiative"])
        dice += sum(len(dice_of(each)) for each in shown["seats"])
        dice += (shown["held"] is not None) + (shown["enemy"] is not None)
        assert dice == 73
        assert sorted(game.book.components(game.state)["dice"]) == [*range(73)]  # and each of them once


@pytest.mark.rule("RP-18.7")
@pytest.mark.parametrize(
    ("seats", "starting", "last"), [(1, 6, 55), (2, 6, 39), (3, 7, 22), (4, 8, 5)]
)  # `last`: in the bag at the start of the last round
@pytest.mark.parametrize("shorter", [False, True])
def test_the_bag_holds_what_is_reckoned_at_the_start_of_each_round(
    seats: int, starting: int, last: int, shorter: bool
) -> None:
    starting += 2 * shorter
    before = 0
    held = {}
    for game in whole_game(seats, 5, shorter=shorter):
        shown = table(game)
        if shown["round"] != before:  # the dice of the round may be drawn already
            before = shown["round"]
            drawn = len(shown["loose"]) + sum(card["die"] is not None for card in shown["initiative"])
            held[before] = sum(shown["bag"].values()) + drawn
    total = 72 if seats == 1 else 73
    assert held == {r: total - seats * (starting + r - 1) for r in range(1, 18 - starting + 1)}
    assert held[18 - starting] == last


@pytest.mark.rule("RP-18.8")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("run", range(4))
def test_dice_in_a_row_always_lie_without_a_gap_from_the_left(seats: int, run: int) -> None:
    for game in whole_game(seats, run):
        for sheet in game.state.sheets:
            for row in range(6):
                filled = [die >= 0 for die in sheet.dice[row * 3 : row * 3 + 3]]
                assert filled == sorted(filled, reverse=True)


@pytest.mark.rule("RP-18.8")
@pytest.mark.parametrize(("space", "left"), [(1, ["red 2", "red 3"]), (2, ["red 1", "red 3"])])
def test_a_gap_is_closed_at_once(space: int, left: list[str]) -> None:
    who = {"class": "wizard", "skills": ["sleight_of_hand"], "STR": ["red 1", "red 2", "red 3"]}
    game = at("market_turn", 0, s0=who)
    play(game, ("skill", "sleight_of_hand"), ("out", "STR", space), ("row", "WIS"))
    dice = game.state.sheets[0].dice
    assert [f"red {game.state.faces[die]}" for die in dice[:2]] == left
    assert dice[2] == -1 and dice[12] >= 0


@pytest.mark.rule("RP-18.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("run", range(2))
def test_there_are_always_53_market_cards(seats: int, run: int) -> None:
    for game in whole_game(seats, run):
        shown = table(game)
        cards = [card for zone in ("market", "discard", "trash", "box") for card in shown[zone]]
        cards += [card for each in shown["seats"] for area in AREAS for card in each[area]]
        assert len(cards) + shown["deck"] == 53
        assert sorted([*cards, *game.state.deck.items()]) == sorted(CARDS)  # and each of them once


OWN = (  # questions of the player whose turn it is, and of nobody else
    *("sheet", "class_side", "class_choice", "starting_die", "starting_row", "initiative", "row", "action"),
    *("market", "second_purchase", "last_discards", "top_card"),
)


@pytest.mark.rule("RP-3.4", "RP-5.3", "RP-7.2", "RP-13.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_shows_whose_turn_it_is(seats: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(3):
        game = fabletop.new("roll-player", seats=seats, seed=seed, choose_class=seed == 0)
        chance = random.Random(seed)
        while decision := game.decision:
            if decision.kind in OWN:
                asked[decision.kind] += 1
                assert game.state.turn == decision.seat, decision.kind
            game.choose(chance.choice(decision.options), decision.seat)
    assert {*OWN} - {*asked} <= {"top_card", "second_purchase"}
