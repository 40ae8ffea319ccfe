"""RP-11: gaining Gold; RP-12: the end of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.roll_player.events import Bought, Discarded, Placed, StartPlayer, Took

from .roll_player import at, events, kind, options, play, pool, seat, table

CARDS = fabletop.book("roll-player").pack.load().market
NO_CARDS = ("skill", "thief", "paladin")  # what pays Gold besides Weapons


def placing(die: str, card: int = 1, **s0: Any) -> Game[Any]:
    """Seat 0, a Wizard without Gold, has taken a die from an Initiative card and is about to place it."""
    return at("dice_place", 0, card, s0={"class": "wizard", "gold": 0, **s0}, table={"held": die})


def full_rows(*, but: str = "", colours: tuple[str, ...]) -> dict[str, list[str]]:
    """A full sheet, three dice of each of two rows in one colour; `but` lacks its third die."""
    rows = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
    sheet = {row: [f"{colours[i // 2]} 4"] * 3 for i, row in enumerate(rows)}
    return {row: dice[:2] if row == but else dice for row, dice in sheet.items()}


def last_round(scene: str, *args: int, **fields: Any) -> Game[Any]:
    """A scene of round 12 of a game of two."""
    fields["table"] = {"round": 12, **fields.get("table", {})}
    fields["s0"] = {"class": "wizard", **fields.get("s0", {})}
    fields["s1"] = {"class": "warrior", **fields.get("s1", {})}
    return at(scene, *args, **fields)


# -- Gold ------------------------------------------------------------------------------------------


@pytest.mark.rule("RP-11.1", "RP-11.2", "RP-11.3", "RP-11.4", "RP-11.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("run", range(3))
def test_in_a_whole_game_gold_comes_from_four_sources_only(seats: int, run: int) -> None:
    """The Gold of everybody, reckoned again from what happened; cards that pay Gold are left alone."""
    game, rng = fabletop.new("roll-player", seats, seed=f"sources {run}"), random.Random(run)
    while game.decision:
        keys = [
            key
            for key in game.decision.options
            if not {*key[:2]} & {*NO_CARDS} and not (key[0] == "buy" and CARDS[key[1]].type == "weapon")
        ]
        game.choose(rng.choice(keys))
    gold = [5] * seats
    dice: dict[tuple[int, str], int] = {}
    for event in events(game):
        match event:
            case StartPlayer(seat=who):
                for place, extra in ((2, 1), (3, 2)):
                    if place < seats:
                        gold[(who + place) % seats] += extra
            case Took(seat=who, number=number):
                gold[who] += 1 < number < seats + 1
            case Placed(seat=who, colour=colour, row=row):
                dice[who, row] = dice.get((who, row), 0) + 1
                gold[who] += (2 if colour == "gold" else 0) + (1 if dice[who, row] == 3 else 0)
            case Discarded(seat=who):
                gold[who] += 2
            case Bought(seat=who, card=card, tokens=tokens):
                gold[who] -= CARDS[card].cost - tokens
    assert [seat(game, i)["gold"] for i in range(seats)] == gold


@pytest.mark.rule("RP-11.2")
@pytest.mark.parametrize(("die", "gold"), [("gold 1", 2), ("gold 6", 2), ("red 6", 0), ("white 1", 0)])
def test_placing_a_gold_die_pays_two_gold(die: str, gold: int) -> None:
    game = play(placing(die), ("row", "INT"))
    assert seat(game)["gold"] == gold


@pytest.mark.rule("RP-11.3")
@pytest.mark.parametrize("card", ["weak", "longsword", "chain_helm", "climb"])
def test_discarding_a_market_card_instead_of_buying_pays_two_gold(card: str) -> None:
    game = at("market_turn", 0, s0={"class": "wizard", "gold": 1}, table={"market": [card, "greedy"]})
    play(game, ("discard", card))
    assert seat(game)["gold"] == 3


@pytest.mark.rule("RP-11.4")
@pytest.mark.parametrize(("before", "gold"), [(0, 0), (1, 0), (2, 1)])
def test_placing_the_third_die_of_a_row_pays_one_gold(before: int, gold: int) -> None:
    game = play(placing("red 3", CON=["blue 1"] * before), ("row", "CON"))
    assert seat(game)["gold"] == gold


@pytest.mark.rule("RP-11.5")
@pytest.mark.parametrize(("card", "gold"), [(1, 0), (2, 1), (3, 1), (4, 0)])
def test_choosing_an_initiative_card_pays_the_gold_that_lies_on_it(card: int, gold: int) -> None:
    dice = pool("red 1", "red 2", "red 3", "red 4")
    classes = {"s0": {"class": "wizard", "gold": 0}, "s1": {"class": "warrior"}, "s2": {"class": "thief"}}
    game = at("dice_turn", 0, seats=3, table={"initiative": dice}, **classes)
    play(game, ("take", card), ("row", "STR"))
    assert seat(game)["gold"] == gold
    assert table(game)["initiative"][card - 1]["gold"] == 0


@pytest.mark.rule("RP-11.6")
def test_a_swap_of_gold_dice_into_full_rows_pays_nothing() -> None:
    game = placing("red 3", STR=["gold 1", "red 2"], CON=["blue 1", "blue 2", "blue 3"])
    play(game, ("row", "DEX"), ("swap", "STR", 1), ("with", "CON", 3))
    assert seat(game)["CON"] == ["blue 1", "blue 2", "gold 1"]
    assert seat(game)["gold"] == 0


@pytest.mark.rule("RP-11.6")
def test_a_gold_die_moved_by_sleight_of_hand_pays_nothing_even_as_a_third_die() -> None:
    game = placing("red 3", STR=["gold 1"], CON=["blue 1", "blue 2"], skills=["sleight_of_hand"])
    play(game, ("skill", "sleight_of_hand"), ("out", "STR", 1), ("row", "CON"))
    assert seat(game)["CON"] == ["blue 1", "blue 2", "gold 1"]
    assert seat(game)["gold"] == 0


@pytest.mark.rule("RP-11.6")
def test_gold_for_placing_is_paid_once_and_no_more_in_later_rounds() -> None:
    who = {"class": "wizard", "gold": 0, "STR": ["red 1", "red 2"]}
    cards = {"initiative": pool("gold 3", "blue 4", "white 5"), "market": ["climb", "weak", "greedy"]}
    game = at("dice_turn", 0, s0=who, s1={"class": "warrior"}, table=cards)
    play(game, ("take", 1), ("row", "STR"), ("pass",))
    assert seat(game)["gold"] == 3
    play(game, ("take", 2), ("row", "STR"), ("pass",), ("buy", "climb", 0), ("discard", "weak"))
    assert table(game)["round"] == 2
    assert seat(game)["gold"] == 3 - CARDS["climb"].cost


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("RP-12.1", "RP-12.2", "RP-12.4")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 12), (2, 12), (3, 11), (4, 10)])
def test_the_game_ends_with_the_round_in_which_all_sheets_are_filled(seats: int, rounds: int) -> None:
    game, rng = fabletop.new("roll-player", seats, seed=f"rounds {seats}"), random.Random(seats)
    after_the_last_die = set()
    while game.decision:
        full = [-1 not in sheet.dice for sheet in game.state.sheets]
        if all(full):
            assert table(game)["round"] == rounds
            after_the_last_die.add(table(game)["phase"])
        if any(full):
            assert table(game)["round"] == rounds  # nobody is done in an earlier round
        game.choose(rng.choice(game.decision.options))
    assert all(-1 not in sheet.dice for sheet in game.state.sheets)
    assert len(events(game, "round")) == rounds
    assert "market" in after_the_last_die
    # In the last round everybody had a Market turn after the last die was placed.
    told = events(game)
    last = max(i for i, event in enumerate(told) if event.name == "placed")
    served = {e.args[0] for e in told[last:] if e.name == "bought" or e.clause == "RP-7.4"}
    assert served == {*range(seats)}


@pytest.mark.rule("RP-12.1")
def test_the_game_goes_on_while_a_sheet_has_room() -> None:
    game = last_round("cleanup", table={"round": 11}, dice=[1, 2, 3])
    assert (table(game)["round"], kind(game)) == (12, "initiative")
    assert game.result is None


@pytest.mark.rule("RP-12.2")
def test_after_the_last_die_everybody_still_buys_or_discards() -> None:
    game = last_round(
        "dice_turn",
        0,
        s0={**full_rows(but="CHA", colours=("red", "blue", "white")), "gold": 9},
        s1=full_rows(but="STR", colours=("green", "purple", "black")),
        table={"market": ["chain_helm", "weak", "climb"], "initiative": pool("gold 2", "gold 3", "gold 5")},
    )
    # One row is left to each of the two, so the dice go there unasked.
    play(game, ("take", 1), ("pass",), ("take", 3), ("pass",))
    assert [len(seat(game, 0)["CHA"]), len(seat(game, 1)["STR"])] == [3, 3]
    assert (game.decision.seat, kind(game)) == (0, "market")
    play(game, ("buy", "chain_helm", 0))
    assert (game.decision.seat, kind(game)) == (1, "market")
    play(game, ("discard", "weak"))
    assert (seat(game)["armor"], seat(game, 1)["gold"]) == (["chain_helm"], 5 + 3 + 2)


@pytest.mark.rule("RP-12.3")
def test_the_stars_are_counted_when_the_last_market_phase_is_over() -> None:
    who = {"class": "warrior", "armor": ["chain_helm"]}
    game = last_round("market_turn", 1, s1=who, table={"market": ["weak", "climb"]})
    assert game.result is None
    play(game, ("discard", "weak"))
    assert kind(game) == "last_discards" and game.result is None
    play(game, ("done",))
    assert game.decision is None
    assert game.result is not None
    for scores, lines in zip(game.result.scores, game.result.lines):
        assert scores == sum(stars for _, _, stars in lines)
    assert ("armor", "chain", 2) in game.result.lines[1]


@pytest.mark.rule("RP-12.4")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 11), (4, 10)])
def test_each_player_places_one_die_in_each_round(seats: int, rounds: int) -> None:
    game, rng = fabletop.new("roll-player", seats, seed=f"even {seats}"), random.Random(seats)
    while game.decision:
        game.choose(rng.choice(game.decision.options))
    placed: list[list[int]] = [[0] * seats]  # setup, then each round
    for event in events(game):
        if event.name == "round":
            placed.append([0] * seats)
        elif event.name == "placed":
            placed[-1][event.args[0]] += 1
    assert placed == [[18 - rounds] * seats, *[[1] * seats] * rounds]


@pytest.mark.rule("RP-12.5")
def test_the_last_cleanup_does_steps_one_and_three_only() -> None:
    left = {
        "market": ["weak", "longsword"],
        "discard": [],
        "initiative": pool("", "", "red 4", gold={2: 0}, taken={1: 0, 2: 1}),
    }
    game = last_round("cleanup", s0={"charisma": 2, "exhausted": ["climb"]}, table=left)
    assert kind(game) == "last_discards"  # no refresh: step 2
    assert (seat(game)["skills"], seat(game)["exhausted"]) == ([], ["climb"])
    assert seat(game)["charisma"] == 0  # step 1
    assert table(game)["bag"]["red"] == 10  # step 3
    assert table(game)["discard"] == ["longsword", "weak"]
    assert (table(game)["market"], table(game)["deck"]) == ([], 50)  # step 4
    assert table(game)["initiative"][1]["gold"] == 0  # step 5
    assert (table(game)["start_player"], table(game)["round"]) == (0, 12)  # step 6


@pytest.mark.rule("RP-12.5")
def test_the_last_cleanup_reshuffles_nothing() -> None:
    game = last_round("cleanup", table={"market": [], "discard": sorted(CARDS)})
    assert game.over
    assert not events(game, "reshuffle") and len(table(game)["discard"]) == 53


@pytest.mark.rule("RP-12.6")
def test_the_window_before_the_last_cleanup_is_the_last_chance_for_a_skill() -> None:
    cards = {"market": ["weak", "climb"]}
    game = last_round("market_turn", 1, s0={"gold": 1, "skills": ["pickpocket"]}, table=cards)
    play(game, ("discard", "weak"))
    assert (game.decision.seat, kind(game)) == (0, "window")
    used = game.copy(keep=True)
    play(used, ("skill", "pickpocket"))
    assert (seat(used)["gold"], seat(used)["token"]) == (3, [1, 2])
    assert not options(used, "skill")  # it is exhausted and nothing refreshes it
    play(game, ("pass",))
    assert kind(game) == "last_discards" and not options(game, "skill")
    play(game, ("done",))
    assert game.over and (seat(game)["gold"], seat(game)["token"]) == (1, [1, 1])


@pytest.mark.rule("RP-12.6")
def test_charisma_tokens_are_still_held_in_the_last_window() -> None:
    game = last_round("market_end", s0={"charisma": 1, "skills": ["pickpocket"]})
    assert (kind(game), seat(game)["charisma"]) == ("window", 1)
    play(game, ("pass",))
    assert seat(game)["charisma"] == 0


@pytest.mark.rule("RP-15.48")
def test_sleight_of_hand_may_use_a_row_that_is_still_empty() -> None:
    full = {row: ["red 1", "blue 2", "green 3"] for row in ("DEX", "CON", "INT", "WIS")}
    game = placing("red 3", STR=["white 1"], **full, skills=["sleight_of_hand"])
    play(game, ("skill", "sleight_of_hand"))
    assert ("out", "STR", 1) in options(game)
