"""RP-17: the solo game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import fabletop
from fabletop import Game

from .roll_player import GAME, at, events, kind, options, play, pool, seat, table

DRUID: dict[str, Any] = {"class": "druid"}
PLAIN = {"class": "barbarian"}  # a Class whose ability plays no part here
ROWS = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
MARKET = ["chain_helm", "leather_boots", "mystic_cloak"]  # 3 Gold each


def solo(scene: str, *args: str | int, **fields: Any) -> Game[Any]:
    fields["s0"] = {**PLAIN, **fields.get("s0", {})}
    return at(scene, *args, seats=1, **fields)


def new_game(seed: int | str = 0, **variants: Any) -> Game[Any]:
    return fabletop.new(GAME, seats=1, seed=seed, **variants)


def up_to(game: Game[Any], wanted: str) -> Game[Any]:
    """Play the first options up to a kind of decision."""
    while kind(game) != wanted:
        game.choose(options(game)[0])
    return game


def at_random(game: Game[Any], look: Callable[[dict[str, Any]], None], seed: int = 0) -> Game[Any]:
    """Play to the end at random, and look at the table before every choice."""
    rng = Random(seed)
    while not game.over:
        look(table(game))
        game.choose(rng.choice(options(game)))
    look(table(game))
    return game


def bag(game: Game[Any]) -> int:
    return sum(table(game)["bag"].values())


def after_card(number: int, face: int | None, market: list[str] = MARKET, **sheet: Any) -> Game[Any]:
    """Choose a card, place its die in Charisma and take the token; the enemy die will show the face."""
    game = solo(
        "dice_turn",
        0,
        table={
            "initiative": pool("red 2", "blue 3", "white 4", gold={2: 1}),
            "market": market,
            "trash": [],
            "discard": ["famous"],
        },
        dice=[] if face is None else [face],
        s0={"gold": 2, **sheet},
    )
    return play(game, ("take", number), ("row", "CHA"), ("token",))


# -- setup -----------------------------------------------------------------------------------------


@pytest.mark.rule("RP-17.1")
def test_setup_is_that_of_two_players() -> None:
    alone, pair = (
        up_to(new_game(), "starting_die"),
        up_to(fabletop.new(GAME, seats=2, seed=0), "starting_die"),
    )
    assert table(alone)["initiative"] == table(pair)["initiative"]
    assert len(table(alone)["market"]) == len(table(pair)["market"]) == 3
    assert len(table(alone)["discard"]) == len(table(pair)["discard"]) == 14
    assert seat(alone)["gold"] == seat(pair)["gold"] == 5
    assert len(seat(alone)["starting"]) == len(seat(pair)["starting"]) == 6
    assert [card["gold"] for card in table(alone)["initiative"]] == [0, 1, 0]
    dots = [alone.state.content.market[card].dots for card in table(alone)["discard"]]
    assert (dots.count(1), dots.count(2)) == (7, 7)


@pytest.mark.rule("RP-17.2")
def test_one_sheet_is_set_up_for_the_one_player() -> None:
    game = new_game()
    asked = []
    while kind(game) != "initiative":
        asked.append(kind(game))
        game.choose(options(game)[0])
    assert asked.count("sheet") == asked.count("class_side") == 1
    (sheet,) = table(game)["seats"]
    assert sheet["race"] and sheet["class"] and sheet["backstory"] and sheet["alignment"]
    assert sheet["token"] == [1, 1]


@pytest.mark.rule("RP-17.3")
@pytest.mark.parametrize("random_market", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_diplomacy_is_removed_before_the_deck_is_made(seed: int, random_market: bool) -> None:
    game = up_to(new_game(seed, random_market=random_market), "starting_die")
    shown = table(game)
    assert shown["box"] == ["diplomacy"]
    assert "diplomacy" not in game.state.deck.items()
    assert "diplomacy" not in shown["market"] + shown["discard"] + shown["trash"]
    assert len(shown["discard"]) == 14  # it is none of the cards discarded as for two players


@pytest.mark.rule("RP-17.3")
def test_with_two_players_diplomacy_stays_in() -> None:
    game = up_to(fabletop.new(GAME, seats=2, seed=0), "starting_die")
    assert table(game)["box"] == []
    assert "diplomacy" in [*game.state.deck.items(), *table(game)["market"], *table(game)["discard"]]


@pytest.mark.rule("RP-17.4", "RP-17.9")
def test_a_gold_die_is_set_aside_before_any_die_is_drawn() -> None:
    game = new_game()
    assert kind(game) == "sheet" and not events(game, "class_die")
    assert table(game)["bag"]["gold"] == 12
    assert bag(game) == 72
    assert game.state.colour(game.state.enemy) == "gold"
    assert table(fabletop.new(GAME, seats=2, seed=0))["enemy"] is None


@pytest.mark.rule("RP-17.9")
def test_sixty_six_dice_are_in_the_bag_after_setup() -> None:
    game = up_to(new_game(), "starting_die")
    assert bag(game) == 66


@pytest.mark.rule("RP-17.5", "RP-17.11")
@pytest.mark.parametrize("seed", range(8))
def test_the_top_card_of_the_deck_begins_the_trash_after_the_market(seed: int) -> None:
    game = up_to(new_game(seed), "starting_die")
    shown = table(game)
    assert len(shown["market"]) == 3 and len(shown["trash"]) == 1
    assert game.state.content.market[shown["trash"][0]].dots == 1  # the single-dot pile is on top
    assert shown["deck"] == 34
    assert not {*shown["trash"]} & {*shown["market"], *shown["discard"], *game.state.deck.items()}


@pytest.mark.rule("RP-17.6", "RP-17.12")
@pytest.mark.parametrize("seed", range(3))
def test_a_card_in_the_trash_stays_there_to_the_end(seed: int) -> None:
    trashed: set[str] = set()

    def look(shown: dict[str, Any]) -> None:
        assert trashed <= {*shown["trash"]}
        trashed.update(shown["trash"])

    at_random(new_game(seed), look, seed)
    assert len(trashed) > 10


def everything_else_in_the_trash(*elsewhere: str) -> list[str]:
    return [card for card in fabletop.book(GAME).pack.load().market if card not in (*elsewhere, "diplomacy")]


@pytest.mark.rule("RP-17.6", "RP-17.12")
def test_the_trash_is_no_part_of_a_reshuffle() -> None:
    discard = ["famous", "greedy"]
    trash = everything_else_in_the_trash(*discard)
    game = solo("cleanup", table={"market": [], "discard": discard, "trash": trash})
    assert sorted(table(game)["market"]) == discard  # fewer than three, though the trash is full
    assert table(game)["trash"] == sorted(trash)
    assert table(game)["deck"] == 0


@pytest.mark.rule("RP-17.12")
def test_the_druid_cannot_reach_the_trash() -> None:
    game = solo("dice_end", table={"discard": ["famous", "greedy"], "trash": ["honest"]}, s0={"class": "druid"})
    assert options(game) == [("pass",), ("return", "famous"), ("return", "greedy")]


@pytest.mark.rule("RP-17.12")
def test_move_silently_cannot_reach_the_trash() -> None:
    game = solo(
        "market_turn",
        0,
        table={"market": MARKET, "discard": ["famous"], "trash": ["honest"]},
        s0={"gold": 20, "skills": ["move_silently"]},
    )
    play(game, ("skill", "move_silently"))
    assert options(game) == [("pass",), ("buy", "famous", 0)]


@pytest.mark.rule("RP-17.12")
@pytest.mark.parametrize("viewer", [0, None])
def test_the_trash_may_be_looked_at(viewer: int | None) -> None:
    game = solo("market_turn", 0, table={"market": MARKET, "trash": ["honest", "famous"]})
    assert game.view(viewer)["table"]["trash"] == ["famous", "honest"]


@pytest.mark.rule("RP-17.7")
def test_six_starting_dice_are_drawn_rolled_and_placed() -> None:
    game = up_to(new_game(), "starting_die")
    starting = seat(game)["starting"]
    assert len(starting) == 6 and all(die.split()[1] in "123456" for die in starting)
    up_to(game, "initiative")
    assert seat(game)["starting"] == []
    assert sorted(die for row in ROWS for die in seat(game)[row]) == sorted(starting)


@pytest.mark.rule("RP-17.8")
def test_the_player_starts_with_five_gold() -> None:
    game = up_to(new_game(), "class_side")
    assert seat(game)["gold"] == 5


@pytest.mark.rule("RP-17.8")
def test_the_player_is_start_player_in_every_round() -> None:
    game = new_game()
    assert not events(game, "start_roll")  # there is nobody to roll against
    at_random(game, lambda shown: None)
    assert {event.args[1] for event in events(game, "round")} == {0}


@pytest.mark.rule("RP-17.10")
def test_the_class_is_found_by_drawing_a_die() -> None:
    game = at("draw_class", 0, seats=1, draws={"bag": ["gold", "gold", "white"]}, s0={"race": "human"})
    assert options(game) == [("class", "cleric"), ("class", "paladin")]
    assert table(game)["drawn_for_classes"] == ["gold", "gold", "white"]
    assert bag(game) == 69 and seat(game)["gold"] == 5
    play(game, ("class", "paladin"))
    assert seat(game)["class"] == "paladin"
    assert table(game)["drawn_for_classes"] == []
    assert bag(game) == 66  # all went back but the starting dice


@pytest.mark.rule("RP-17.10")
def test_the_class_may_be_chosen_freely_under_the_option() -> None:
    game = up_to(new_game(choose_class=True), "class_choice")
    assert len(options(game, "class")) == 12
    play(game, ("class", "bard"))
    assert seat(game)["class"] == "bard" and not events(game, "class_die")


# -- Roll Phase and Dice Phase ---------------------------------------------------------------------


@pytest.mark.rule("RP-17.13")
def test_three_dice_are_rolled_and_laid_out_in_rising_order() -> None:
    game = solo("roll_phase", draws={"bag": ["red", "blue", "gold"]}, dice=[5, 2, 3])
    assert [card["die"] for card in table(game)["initiative"]] == ["blue 2", "gold 3", "red 5"]
    assert bag(game) == 69
    tied = solo("roll_phase", draws={"bag": ["red", "blue", "gold"]}, dice=[5, 2, 5])
    assert options(tied) == [("lay", "red"), ("lay", "gold")]


@pytest.mark.rule("RP-17.14")
@pytest.mark.parametrize(("number", "gold"), [(1, 3), (2, 4), (3, 3)])
def test_the_player_chooses_one_card_places_collects_and_acts(number: int, gold: int) -> None:
    dice = ("gold 2", "gold 3", "gold 4")
    game = solo(
        "dice_turn",
        0,
        table={"initiative": pool(*dice, gold={2: 1}), "market": MARKET},
        s0={"gold": 0, "STR": ["red 1", "red 2"]},
        dice=[6],
    )
    assert options(game) == [("take", 1), ("take", 2), ("take", 3)]
    play(game, ("take", number), ("row", "STR"))
    assert seat(game)["STR"] == ["red 1", "red 2", dice[number - 1]]
    assert seat(game)["gold"] == gold and kind(game) == "action"
    play(game, ("flip", "STR", 1))
    assert seat(game)["STR"][0] == "red 6"
    assert kind(game) == "market"  # one turn, and the Dice Phase is over


@pytest.mark.rule("RP-17.15")
def test_with_card_1_the_enemy_die_is_not_rolled() -> None:
    game = after_card(1, face=1)
    assert game.state.rng.forced == [1] and not events(game, "enemy")
    assert table(game)["market"] == MARKET and table(game)["trash"] == []


@pytest.mark.rule("RP-17.16")
def test_with_card_2_the_gold_is_taken_and_the_enemy_die_rolled() -> None:
    game = after_card(2, face=6)
    assert seat(game)["gold"] == 3 and table(game)["initiative"][1]["gold"] == 0
    assert [event.args for event in events(game, "enemy")] == [(6,)]
    assert table(game)["enemy"] == 6


@pytest.mark.rule("RP-17.21")
def test_with_card_3_the_enemy_die_is_rolled() -> None:
    game = after_card(3, face=5)
    assert seat(game)["gold"] == 2 and table(game)["initiative"][1]["gold"] == 1
    assert [event.args for event in events(game, "enemy")] == [(5,)]
    assert table(game)["enemy"] == 5


def assert_trashed(game: Game[Any], place: int | None) -> None:
    """The card of that place, and no other, went from the Market to the trash."""
    assert table(game)["market"] == [card for i, card in enumerate(MARKET) if i != place]
    assert table(game)["trash"] == ([] if place is None else [MARKET[place]])
    assert table(game)["discard"] == ["famous"]


@pytest.mark.rule("RP-17.17")
def test_card_2_and_a_1_trash_the_leftmost_market_card() -> None:
    assert_trashed(after_card(2, face=1), 0)


@pytest.mark.rule("RP-17.18")
def test_card_2_and_a_2_trash_the_middle_market_card() -> None:
    assert_trashed(after_card(2, face=2), 1)


@pytest.mark.rule("RP-17.19")
def test_card_2_and_a_3_trash_the_rightmost_market_card() -> None:
    assert_trashed(after_card(2, face=3), 2)


@pytest.mark.rule("RP-17.20")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_card_2_and_4_5_or_6_trash_nothing(face: int) -> None:
    assert_trashed(after_card(2, face), None)


@pytest.mark.rule("RP-17.22")
@pytest.mark.parametrize("face", [1, 2])
def test_card_3_and_1_or_2_trash_the_leftmost_market_card(face: int) -> None:
    assert_trashed(after_card(3, face), 0)


@pytest.mark.rule("RP-17.23")
@pytest.mark.parametrize("face", [3, 4])
def test_card_3_and_3_or_4_trash_the_middle_market_card(face: int) -> None:
    assert_trashed(after_card(3, face), 1)


@pytest.mark.rule("RP-17.24")
@pytest.mark.parametrize("face", [5, 6])
def test_card_3_and_5_or_6_trash_the_rightmost_market_card(face: int) -> None:
    assert_trashed(after_card(3, face), 2)


@pytest.mark.rule("RP-17.25")
@pytest.mark.parametrize("number", [2, 3])
def test_the_enemy_die_is_rolled_after_the_attribute_action(number: int) -> None:
    game = solo("dice_turn", 0, table={"market": MARKET, "trash": []}, dice=[4, 1], s0={"INT": ["red 3"]})
    play(game, ("take", number), ("row", "INT"))
    assert kind(game) == "action" and table(game)["market"] == MARKET
    play(game, ("reroll", "INT", 1))  # the first face is that of the action
    assert kind(game) == "keep" and table(game)["market"] == MARKET and not events(game, "enemy")
    play(game, ("keep",))
    assert seat(game)["INT"][0] == "red 4"
    assert table(game)["enemy"] == 1 and table(game)["market"] == MARKET[1:]


@pytest.mark.rule("RP-17.25")
def test_the_enemy_die_is_rolled_even_if_the_action_is_declined() -> None:
    game = solo("dice_turn", 0, table={"market": MARKET, "trash": []}, dice=[1])
    play(game, ("take", 3), ("row", "INT"), ("pass",))
    assert table(game)["trash"] == MARKET[:1]


@pytest.mark.rule("RP-17.26")
@pytest.mark.parametrize(("market", "face"), [(MARKET[:2], 5), (MARKET[:1], 6), (MARKET[:1], 3), ([], 1)])
def test_an_empty_place_of_the_market_sends_nothing_to_the_trash(market: list[str], face: int) -> None:
    game = after_card(3, face, market, exhausted=["pickpocket"])
    assert events(game, "enemy") and table(game)["trash"] == []


@pytest.mark.rule("RP-17.26")
def test_with_two_cards_left_and_middle_are_still_the_first_two_places() -> None:
    assert table(after_card(3, 2, MARKET[:2]))["trash"] == MARKET[:1]
    assert table(after_card(3, 4, MARKET[:2]))["trash"] == MARKET[1:2]


@pytest.mark.rule("RP-17.27")
def test_the_enemy_die_gives_no_gold_and_is_never_placed() -> None:
    game = after_card(3, face=5)
    assert seat(game)["gold"] == 2  # though it is a gold die
    assert [die for row in ROWS for die in seat(game)[row]] == ["white 4"]


@pytest.mark.rule("RP-17.27")
def test_the_enemy_die_is_out_of_reach_of_actions() -> None:
    game = solo("dice_turn", 0, table={"market": MARKET, "trash": []}, dice=[6, 1], s0={"INT": ["red 3"]})
    play(game, ("take", 3), ("row", "STR"))
    assert options(game) == [("pass",), ("flip", "STR", 1), ("flip", "INT", 1)]
    play(game, ("pass",))
    assert table(game)["enemy"] == 6
    assert kind(game) == "market"  # nobody is asked to change the roll


@pytest.mark.rule("RP-17.27")
def test_search_does_not_find_the_enemy_die() -> None:
    gold = {row: ["gold 3"] * 3 for row in ROWS[:4]}  # the other twelve gold dice
    game = solo("dice_action", 0, "CHA", 0, s0={**gold, "CHA": ["red 3"], "skills": ["search"]})
    play(game, ("skill", "search"))
    assert ("colour", "red") in options(game) and ("colour", "gold") not in options(game)


@pytest.mark.rule("RP-17.27")
@pytest.mark.parametrize("skill", ["climb", "intimidate", "negotiate"])
def test_skills_on_the_dice_pool_do_not_reach_the_enemy_die(skill: str) -> None:
    game = solo(
        "dice_end",
        table={"initiative": pool("red 2", "blue 3", "", taken={3: 0}), "market": MARKET},
        s0={"skills": [skill], "INT": ["red 3"]},
    )
    enemy = game.state.enemy
    rng = Random(skill)
    while kind(game) != "market":
        assert not any(key[-1] == 3 and key[0] in ("turn", "pick", "card") for key in options(game))
        game.choose(rng.choice(options(game)))
    assert enemy not in (*game.state.pool, *game.state.sheets[0].dice, *game.state.bag.items())
    assert game.state.faces[enemy] == 0  # it was not rolled


@pytest.mark.rule("RP-17.27", "RP-17.33")
@pytest.mark.parametrize("seed", range(3))
def test_the_enemy_die_stays_aside_through_whole_games(seed: int) -> None:
    game = new_game(seed)
    enemy = game.state.enemy

    def look(shown: dict[str, Any]) -> None:
        t = game.state
        assert t.enemy == enemy
        assert enemy not in (*t.bag.items(), *t.pool, *t.loose, *t.aside, *t.sheets[0].dice, t.held)

    at_random(game, look, seed)
    assert events(game, "enemy")


@pytest.mark.rule("RP-17.28")
def test_the_card_of_the_druid_comes_after_the_enemy_die() -> None:
    game = after_card(3, 5, **DRUID)
    assert kind(game) == "attuned" and table(game)["trash"] == [MARKET[2]]
    play(game, ("return", "famous"))
    assert table(game)["market"] == [*MARKET[:2], "famous"]
    assert table(game)["trash"] == [MARKET[2]]


@pytest.mark.rule("RP-17.28")
def test_the_enemy_die_cannot_hit_the_card_of_the_druid() -> None:
    game = after_card(3, 5, MARKET[:2], **DRUID)  # the third place is empty
    play(game, ("return", "famous"))
    assert table(game)["market"] == [*MARKET[:2], "famous"] and table(game)["trash"] == []


# -- Market Phase and Cleanup ----------------------------------------------------------------------


def market_turn(variants: dict[str, bool] | None = None, **sheet: Any) -> Game[Any]:
    return solo(
        "market_turn",
        0,
        options=variants or {},
        table={
            "market": MARKET,
            "discard": ["famous"],
            "trash": ["honest"],
            "initiative": pool("", "red 2", "blue 4", taken={1: 0}),
        },
        draws={"deck": ["longsword", "steadfast", "proud"], "bag": ["white", "green", "black"]},
        s0={"gold": 3, "exhausted": ["pickpocket"], **sheet},
    )


@pytest.mark.rule("RP-17.29")
def test_the_player_buys_a_card_or_discards_one_for_two_gold() -> None:
    game = market_turn()
    assert set(options(game)) == {
        *(("buy", card, 0) for card in MARKET),
        *(("discard", card) for card in MARKET),
    }
    bought = play(game.copy(), ("buy", MARKET[1], 0))
    assert seat(bought)["armor"] == [MARKET[1]] and seat(bought)["gold"] == 0
    discarded = play(game, ("discard", MARKET[1]))
    assert seat(discarded)["gold"] == 5 and MARKET[1] in table(discarded)["discard"]


@pytest.mark.rule("RP-17.29")
def test_a_card_that_the_enemy_die_hit_cannot_be_bought() -> None:
    game = after_card(3, 3, gold=9)
    assert {key[1] for key in options(game, "buy")} == {MARKET[0], MARKET[2]}
    assert not game.why(("buy", MARKET[1], 0)).allowed


@pytest.mark.rule("RP-17.30", "RP-17.31")
@pytest.mark.parametrize("verb", ["buy", "discard"])
@pytest.mark.parametrize(("chosen", "leftmost", "last"), [(0, 1, 2), (1, 0, 2), (2, 0, 1)])
def test_then_the_leftmost_card_is_discarded_and_the_rest_goes_to_the_trash(
    verb: str, chosen: int, leftmost: int, last: int
) -> None:
    game = market_turn()
    play(game, ("buy", MARKET[chosen], 0) if verb == "buy" else ("discard", MARKET[chosen]))
    assert kind(game) == "refresh"  # the Market Phase is over
    assert table(game)["market"] == []
    own = [MARKET[chosen]] if verb == "discard" else []
    assert table(game)["discard"] == sorted(["famous", MARKET[leftmost], *own])
    assert table(game)["trash"] == sorted(["honest", MARKET[last]])


@pytest.mark.rule("RP-17.30")
def test_the_only_card_left_is_discarded_and_not_trashed() -> None:
    game = after_card(3, 1, exhausted=["pickpocket"])
    play(game, ("discard", MARKET[1]))
    assert table(game)["discard"] == sorted(["famous", MARKET[1], MARKET[2]])
    assert table(game)["trash"] == [MARKET[0]]


@pytest.mark.rule("RP-17.31")
def test_all_cards_beyond_the_leftmost_go_to_the_trash() -> None:
    game = after_card(1, None, exhausted=["pickpocket"], **DRUID)
    play(game, ("return", "famous"), ("discard", MARKET[1]))  # four cards were in the Market
    assert table(game)["discard"] == sorted([MARKET[0], MARKET[1]])
    assert table(game)["trash"] == sorted([MARKET[2], "famous"])


@pytest.mark.rule("RP-17.32")
def test_cleanup_is_that_of_the_multiplayer_game() -> None:
    game = play(market_turn(charisma=1), ("discard", MARKET[0]))
    assert seat(game)["charisma"] == 0
    assert options(game) == [("pass",), ("refresh", "pickpocket")]
    game.state.rng.forced += [1, 2, 3]
    play(game, ("refresh", "pickpocket"))
    assert seat(game)["skills"] == ["pickpocket"]
    shown = table(game)
    assert shown["round"] == 2 and shown["start_player"] == 0
    assert shown["market"] == ["longsword", "steadfast", "proud"]
    assert [card["gold"] for card in shown["initiative"]] == [0, 1, 0]
    assert [card["taken_by"] for card in shown["initiative"]] == [None] * 3


@pytest.mark.rule("RP-17.33")
def test_the_enemy_die_does_not_go_back_in_the_bag() -> None:
    game = after_card(3, face=5, exhausted=["pickpocket"])
    game.state.rng.forced += [1, 2, 3]
    play(game, options(game, "discard")[0], ("pass",))
    assert table(game)["round"] == 2
    assert bag(game) == 72 - 1 - 3  # one die on the sheet, three on the cards, the enemy die aside
    assert table(game)["enemy"] == 5


@pytest.mark.rule("RP-17.34")
def test_both_dice_on_the_unchosen_cards_go_back_in_the_bag() -> None:
    game = market_turn()
    before = table(game)["bag"]
    game.state.rng.forced += [1, 2, 3]
    play(game, ("discard", MARKET[0]), ("pass",))
    after = table(game)["bag"]
    assert after["red"] == before["red"] + 1 and after["blue"] == before["blue"] + 1
    assert [card["die"] for card in table(game)["initiative"]] == ["white 1", "green 2", "black 3"]


@pytest.mark.rule("RP-17.35")
@pytest.mark.parametrize("gold", [0, 1])
def test_gold_left_on_card_2_is_not_doubled(gold: int) -> None:
    game = solo("market_turn", 0, table={"market": MARKET, "initiative": pool("", "red 2", "blue 4", gold={2: gold})})
    assert table(game)["initiative"][1]["gold"] == gold
    play(game, ("discard", MARKET[0]))
    assert table(game)["round"] == 2
    assert [card["gold"] for card in table(game)["initiative"]] == [0, 1, 0]


# -- end and scoring -------------------------------------------------------------------------------


@pytest.mark.rule("RP-17.36")
def test_the_game_ends_after_the_market_phase_of_the_round_that_fills_the_sheet() -> None:
    full = {row: ["red 1", "blue 2", "white 3"] for row in ROWS}
    game = solo(
        "dice_turn",
        0,
        table={"round": 12, "market": MARKET, "initiative": pool("green 1", "green 2", "black 3")},
        s0={**full, "CHA": ["red 1", "blue 2"]},
    )
    play(game, ("take", 1), ("token",))  # there is one space left for the die
    assert kind(game) == "market" and not game.over
    play(game, ("discard", MARKET[0]))
    assert game.over and game.result is not None
    assert table(game)["round"] == 12


@pytest.mark.rule("RP-17.36")
def test_a_player_may_discard_own_cards_before_scoring() -> None:
    game = solo("last_discards", 0, s0={"armor": ["chain_helm"], "gold": 0})
    assert options(game) == [("done",), ("drop", "chain_helm")]
    play(game, ("done",))
    assert game.over


@pytest.mark.rule("RP-17.36", "RP-17.46")
@pytest.mark.parametrize("seed", range(3))
def test_a_solo_game_lasts_twelve_rounds(seed: int) -> None:
    game = at_random(new_game(seed), lambda shown: None, seed)
    assert [event.args[0] for event in events(game, "round")] == list(range(1, 13))
    assert sum(len(seat(game)[row]) for row in ROWS) == 18


def scored(gold: int) -> Game[Any]:
    """A finished game with that much Gold: each 8 of it are one Star more."""
    game = solo("last_discards", 0, s0={"alignment": "arbiter", "token": [0, 1], "gold": gold})
    assert game.over
    return game


def with_total(total: int) -> Game[Any]:
    base = scored(0).result
    assert base is not None
    return scored(8 * (total - base.scores[0]))


@pytest.mark.rule("RP-17.37", "RP-17.38")
@pytest.mark.parametrize(("gold", "stars"), [(0, 0), (7, 0), (8, 1), (15, 1), (16, 2), (23, 2), (24, 3), (80, 10)])
def test_each_full_eight_gold_give_one_star(gold: int, stars: int) -> None:
    game = scored(gold)
    base = scored(0).result
    assert game.result is not None and base is not None
    assert seat(game)["stars"]["gold"] == stars
    assert game.result.scores[0] == base.scores[0] + stars


@pytest.mark.rule("RP-17.37")
def test_all_else_is_scored_as_in_the_multiplayer_game() -> None:
    sheet = {
        "class": "paladin",
        "race": "human",
        "alignment": "arbiter",
        "backstory": "lost_soul",
        "token": [0, 1],
        "gold": 17,
        "STR": ["white 5", "white 6", "gold 6"],
        "INT": ["white 5", "black 5", "green 5"],
        "armor": ["chain_helm", "chain_tunic"],
        "weapons": ["longsword"],
        "traits": ["greedy"],
    }
    alone, pair = solo("last_discards", 0, s0=sheet), at("last_discards", 0, s0=sheet)
    theirs = seat(pair)["stars"]
    assert theirs["total"] > 0 and theirs["gold"] == 0
    assert seat(alone)["stars"] == {**theirs, "gold": 2, "total": theirs["total"] + 2}


def rank_at(total: int) -> str:
    result = with_total(total).result
    assert result is not None and result.scores == (total,)
    return result.rank.removeprefix("rp-rank-")


@pytest.mark.rule("RP-17.39")
@pytest.mark.parametrize("total", [38, 39, 60])
def test_thirty_eight_or_more_is_hero(total: int) -> None:
    assert rank_at(total) == "hero"


@pytest.mark.rule("RP-17.40")
@pytest.mark.parametrize("total", [34, 35, 36, 37])
def test_thirty_four_to_thirty_seven_is_champion(total: int) -> None:
    assert rank_at(total) == "champion"


@pytest.mark.rule("RP-17.41")
@pytest.mark.parametrize("total", [30, 31, 32, 33])
def test_thirty_to_thirty_three_is_clan_leader(total: int) -> None:
    assert rank_at(total) == "clan_leader"


@pytest.mark.rule("RP-17.42")
@pytest.mark.parametrize("total", [26, 27, 28, 29])
def test_twenty_six_to_twenty_nine_is_adventurer(total: int) -> None:
    assert rank_at(total) == "adventurer"


@pytest.mark.rule("RP-17.43")
@pytest.mark.parametrize("total", [22, 23, 24, 25])
def test_twenty_two_to_twenty_five_is_mercenary(total: int) -> None:
    assert rank_at(total) == "mercenary"


@pytest.mark.rule("RP-17.44")
@pytest.mark.parametrize("total", [3, 10, 20])
def test_below_that_is_npc(total: int) -> None:
    assert rank_at(total) == "npc"


@pytest.mark.rule("RP-17.45")
def test_exactly_twenty_one_is_npc() -> None:
    assert rank_at(21) == "npc"


@pytest.mark.rule("RP-17.47")
def test_the_shorter_game_has_eight_starting_dice_and_ten_rounds() -> None:
    game = up_to(new_game(shorter=True), "starting_die")
    assert len(seat(game)["starting"]) == 8
    at_random(game, lambda shown: None)
    assert [event.args[0] for event in events(game, "round")] == list(range(1, 11))
    assert sum(len(seat(game)[row]) for row in ROWS) == 18


@pytest.mark.rule("RP-17.48")
def test_at_the_friendly_market_two_gold_are_taken_without_a_discard_and_all_cards_are_cleared() -> None:
    game = market_turn({"friendly": True})
    assert not options(game, "discard")
    play(game, ("gold",))
    assert seat(game)["gold"] == 5 and kind(game) == "refresh"
    assert table(game)["market"] == []
    assert table(game)["discard"] == sorted(["famous", MARKET[0]])
    assert table(game)["trash"] == sorted(["honest", MARKET[1], MARKET[2]])
