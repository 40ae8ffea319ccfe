"""RP-3: setup for two to four players."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.roll_player.state import State
from fabletop.kernel.position import Position, checked, lay_out

from .roll_player import GAME, at, events, kind, options, play, pool, seat, table

ROWS = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
CONTENT = fabletop.book(GAME).pack.load()
CLASSES = list(CONTENT.classes)
MARKET = CONTENT.market
COLOURS = ("green", "blue", "red", "purple", "black", "white")


def fresh(seats: int, start: int = 0, **fields: Any) -> Game[Any]:
    """A game from its very beginning; the roll of the start seat is the highest."""
    fields["dice"] = [*(6 if i == start else 1 for i in range(seats)), *fields.get("dice", [])]
    position = checked(Position, {"game": GAME, "seats": seats, **fields}, "position")
    return lay_out(fabletop.book(GAME), position)


def until(game: Game[Any], *kinds: str) -> Game[Any]:
    """Choose the first option until one of these questions is asked."""
    while kind(game) not in (*kinds, ""):
        play(game, options(game)[0])
    return game


def asked(game: Game[Any]) -> int:
    assert game.decision is not None
    return game.decision.seat


def set_up(seats: int, seed: int = 0, **variants: bool) -> Game[Any]:
    """A game at the moment when all is laid out and the starting dice are rolled."""
    return until(fabletop.new(GAME, seats=seats, seed=seed, **variants), "starting_die")


def started(seats: int, seed: int = 0, **variants: bool) -> Game[Any]:
    """A game with the starting dice placed at random."""
    game = set_up(seats, seed, **variants)
    chance = random.Random(seed)
    while kind(game) in ("starting_die", "starting_row"):
        play(game, chance.choice(options(game)))
    return game


def golds(game: Game[Any]) -> list[int]:
    return [sheet.gold for sheet in game.state.sheets]


def dots(cards: list[str]) -> list[int]:
    return [MARKET[card].dots for card in cards]


def whole_deck(game: Game[Any], seed: str = "") -> list[str]:
    """The cards of the deck as they would be drawn."""
    t = game.state.clone()
    t.rng.reseed(seed or t.rng.seed)
    return [t.deck.draw(t.rng) for _ in range(len(t.deck))]


# -- 3a. Start Player, sheets, Gold ----------------------------------------------------------------


@pytest.mark.rule("RP-3.1")
@pytest.mark.parametrize(("rolls", "start"), [([2, 5], 1), ([6, 1, 5], 0), ([3, 1, 4, 2], 2), ([1, 2, 3, 5], 3)])
def test_the_highest_roll_becomes_start_player(rolls: list[int], start: int) -> None:
    game = at("start_player", seats=len(rolls), dice=rolls)
    assert table(game)["start_player"] == asked(game) == start
    assert [event.args for event in events(game, "start_roll")] == list(enumerate(rolls))


@pytest.mark.rule("RP-3.2")
def test_only_the_tied_roll_again_until_one_is_highest() -> None:
    game = at("start_player", seats=4, dice=[6, 2, 6, 6, 3, 5, 5, 1, 4])
    assert table(game)["start_player"] == 3
    rolled = [event.args[0] for event in events(game, "start_roll")]
    assert rolled == [0, 1, 2, 3, 0, 2, 3, 2, 3]


@pytest.mark.rule("RP-3.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_73_dice_are_in_the_bag_when_sheets_are_chosen(seats: int) -> None:
    game = fabletop.new(GAME, seats=seats, seed=1)
    assert kind(game) == "sheet" and sum(table(game)["bag"].values()) == 73


@pytest.mark.rule("RP-3.4")
@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 0), (3, 2), (4, 1)])
def test_sheets_are_chosen_clockwise_from_the_start_player(seats: int, start: int) -> None:
    game = fresh(seats, start)
    order = []
    for race in ("dwarf", "elf", "human", "orc")[:seats]:
        order.append(asked(game))
        play(game, ("sheet", race, "male"))
        assert seat(game, order[-1])["race"] == race
    assert order == [(start + i) % seats for i in range(seats)]
    assert kind(game) == "class_side"


@pytest.mark.rule("RP-3.5")
def test_a_taken_sheet_cannot_be_taken_from_either_side() -> None:
    game = play(fresh(3), ("sheet", "elf", "male"), ("sheet", "orc", "female"))
    assert len(options(game)) == 2 * (6 - 2)
    for race in ("elf", "orc"):
        for side in ("male", "female"):
            assert game.why(("sheet", race, side)) == (False, "RP-3.5")


@pytest.mark.rule("RP-3.6")
@pytest.mark.parametrize("side", ["female", "male"])
def test_each_player_chooses_the_side_of_the_sheet(side: str) -> None:
    game = fresh(2)
    assert {key[1:] for key in options(game)} == {(r, s) for r in CONTENT.races for s in ("female", "male")}
    assert seat(play(game, ("sheet", "orc", side)))["side"] == side


@pytest.mark.rule("RP-3.7", "RP-3.8", "RP-3.9", "RP-3.11")
@pytest.mark.parametrize(
    ("seats", "start", "gold"),
    [
        (2, 0, [5, 5]),
        (2, 1, [5, 5]),
        (3, 0, [5, 5, 6]),
        (3, 1, [6, 5, 5]),
        (3, 2, [5, 6, 5]),
        (4, 0, [5, 5, 6, 7]),
        (4, 1, [7, 5, 5, 6]),
        (4, 2, [6, 7, 5, 5]),
        (4, 3, [5, 6, 7, 5]),
    ],
)
def test_all_receive_five_gold_and_the_third_and_fourth_clockwise_one_and_two_more(
    seats: int, start: int, gold: list[int]
) -> None:
    game = fresh(seats, start)
    assert golds(game) == [0] * seats
    assert golds(until(game, "class_side")) == gold


@pytest.mark.rule("RP-3.7")
@pytest.mark.parametrize("scene", [("start_player",), ("choose_sheet", 0), ("deal_gold",)])
def test_the_five_gold_are_received_once(scene: tuple[Any, ...]) -> None:
    assert golds(until(at(*scene, dice=[5, 1]), "class_side")) == [5, 5]


@pytest.mark.rule("RP-3.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gold_comes_from_the_supply_and_goes_back_to_it_alone(seats: int) -> None:
    game = started(seats, seed=6)
    chance = random.Random(6)
    while game.decision is not None:
        play(game, chance.choice(options(game, "buy") or options(game)))
    received: Counter[int] = Counter()
    for event in events(game, "gold"):
        received[event.args[0]] += event.args[1]
    for event in events(game, "bought"):
        received[event.args[0]] -= event.args[2]
    assert [received[i] for i in range(seats)] == golds(game) and events(game, "bought")


# -- 3b. Classes -----------------------------------------------------------------------------------


@pytest.mark.rule("RP-3.12")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_classes_are_drawn_clockwise_from_the_start_player_by_the_colour_of_a_die(start: int) -> None:
    game = until(fresh(3, start, draws={"bag": ["white", "black", "green"]}), "class_side")
    for i, colour in enumerate(("white", "black", "green")):
        who = asked(game)
        assert who == (start + i) % 3
        play(game, options(game)[i % 2])
        assert CONTENT.classes[seat(game, who)["class"]].colour == colour
    drawn = [event.args for event in events(game, "class_die")]
    assert drawn == [((start + i) % 3, colour) for i, colour in enumerate(("white", "black", "green"))]


@pytest.mark.rule("RP-3.13")
@pytest.mark.parametrize("klass", CLASSES)
def test_the_player_chooses_one_of_the_two_classes_on_the_card(klass: str) -> None:
    game = at("draw_class", 0, draws={"bag": [CONTENT.classes[klass].colour, "gold"]})
    assert len(options(game)) == 2
    assert seat(play(game, ("class", klass)))["class"] == klass


@pytest.mark.rule("RP-3.14", "RP-3.16", "RP-3.17")
def test_a_player_who_draws_gold_dice_draws_on_and_gets_no_gold() -> None:
    game = at("draw_class", 0, s0={"gold": 5}, draws={"bag": ["gold", "gold", "gold", "blue"]})
    assert asked(game) == 0 and options(game) == [("class", "sorcerer"), ("class", "wizard")]
    assert golds(play(game, ("class", "wizard"))) == [5, 5]


@pytest.mark.rule("RP-3.17")
def test_a_thief_gets_no_gold_for_gold_dice_of_the_class_draw() -> None:
    game = at("draw_class", 0, draws={"bag": ["gold", "black", "gold", "red"]})
    assert golds(play(game, ("class", "thief"))) == [5, 5]


@pytest.mark.rule("RP-3.15", "RP-3.16")
def test_a_player_who_draws_the_colour_of_a_taken_class_draws_on() -> None:
    game = at(
        "draw_class",
        0,
        seats=3,
        draws={"bag": ["red", "red", "gold", "red", "white", "white", "red", "green"]},
    )
    play(game, ("class", "warrior"))
    assert asked(game) == 1 and options(game) == [("class", "cleric"), ("class", "paladin")]
    play(game, ("class", "paladin"))
    assert asked(game) == 2 and options(game) == [("class", "druid"), ("class", "ranger")]


@pytest.mark.rule("RP-3.16")
def test_each_class_draw_ends_with_the_first_die_that_fits() -> None:
    for seed in range(30):
        game = set_up(4, seed)
        drawn = [event.args for event in events(game, "class_die")]
        taken: list[str] = []
        for who in game.state.order(game.state.start):
            colours = [colour for drawer, colour in drawn if drawer == who]
            *unfit, last = colours
            assert all(colour in ("gold", *taken) for colour in unfit)
            assert last not in ("gold", *taken) and game.state.klass(who).colour == last
            taken.append(last)


@pytest.mark.rule("RP-3.19")
def test_dice_drawn_for_classes_stay_outside_the_bag_until_all_have_one() -> None:
    game = at("draw_class", 0, draws={"bag": ["gold", "red", "gold", "red", "blue"]})
    assert table(game)["drawn_for_classes"] == ["gold", "red"]
    assert sum(table(game)["bag"].values()) == 73 - 2
    play(game, ("class", "warrior"))
    assert table(game)["drawn_for_classes"] == ["gold", "red", "gold", "red", "blue"]
    assert table(game)["bag"] == {**dict.fromkeys(COLOURS, 10), "red": 8, "blue": 9, "gold": 11}


@pytest.mark.rule("RP-3.18")
def test_all_dice_of_the_class_draw_go_back_into_the_bag() -> None:
    game = until(fresh(2, draws={"bag": ["gold", "red", "gold", "red", "blue"]}), "starting_die")
    starting = Counter(die.split()[0] for i in range(2) for die in seat(game, i)["starting"])
    bag = Counter(table(game)["bag"])
    assert table(game)["drawn_for_classes"] == []
    assert bag + starting == {**dict.fromkeys(COLOURS, 10), "gold": 13}


@pytest.mark.rule("RP-3.20")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_option_lets_players_choose_classes_in_reverse_order_the_start_player_last(start: int) -> None:
    game = until(fresh(4, start, options={"choose_class": True}), "class_choice", "class_side")
    order = []
    for klass in ("bard", "thief", "druid", "cleric"):
        order.append(asked(game))
        assert kind(game) == "class_choice" and table(game)["turn"] == order[-1]
        play(game, ("class", klass))
        assert seat(game, order[-1])["class"] == klass
    assert order == [(start - 1 - i) % 4 for i in range(4)] and order[-1] == start
    assert not events(game, "class_die")


@pytest.mark.rule("RP-3.21")
def test_under_the_option_each_takes_an_untaken_card_and_one_of_its_sides() -> None:
    game = at("choose_class", 2, seats=3, options={"choose_class": True})
    assert [key[1] for key in options(game)] == CLASSES
    play(game, ("class", "bard"), ("class", "thief"))
    assert [key[1] for key in options(game)] == [
        klass for klass in CLASSES if klass not in ("bard", "monk", "thief", "rogue")
    ]
    for klass in ("bard", "monk", "thief", "rogue"):
        assert game.why(("class", klass)) == (False, "RP-3.21")


@pytest.mark.rule("RP-3.21")
def test_by_default_classes_are_drawn() -> None:
    game = until(fabletop.new(GAME, seats=2, seed=1), "class_side", "class_choice")
    assert kind(game) == "class_side" and events(game, "class_die")


# -- 3c. Backstory, Alignment, tokens --------------------------------------------------------------


@pytest.mark.rule("RP-3.23")
def test_backstories_and_alignments_are_shuffled_separately() -> None:
    dealt = [(sheet.backstory, sheet.alignment) for seed in range(400) for sheet in set_up(2, seed).state.sheets]
    stories, alignments = (Counter(cards) for cards in zip(*dealt))
    assert set(stories) == set(CONTENT.backstories) and set(alignments) == set(CONTENT.alignments)
    assert all(20 < number < 80 for number in (*stories.values(), *alignments.values()))  # 50 or 47 each
    assert len(set(dealt)) > 0.9 * 16 * 17  # no Backstory goes with some Alignments only


@pytest.mark.rule("RP-3.24", "RP-3.26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_one_own_backstory_and_one_own_alignment(seats: int) -> None:
    for seed in range(20):
        game = set_up(seats, seed)
        stories = [seat(game, i)["backstory"] for i in range(seats)]
        alignments = [seat(game, i)["alignment"] for i in range(seats)]
        assert len(set(stories)) == len(set(alignments)) == seats
        for i in range(seats):  # and they are what the seat is scored by
            assert {stories[i], alignments[i]} <= set(seat(game, i)["lines"])


@pytest.mark.rule("RP-3.25")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_other_backstories_and_alignments_stay_in_the_box(seats: int) -> None:
    game = started(seats, seed=3)
    t = game.state
    left = (t.backstories.items(), t.alignments.items())
    assert [len(each) for each in left] == [16 - seats, 17 - seats]
    assert not {sheet.backstory for sheet in t.sheets} & {*left[0]}
    assert not {sheet.alignment for sheet in t.sheets} & {*left[1]}
    chance = random.Random(3)
    while game.decision is not None:
        play(game, chance.choice(options(game)))
    assert (game.state.backstories.items(), game.state.alignments.items()) == left


@pytest.mark.rule("RP-3.27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_token_starts_on_the_centre_of_the_alignment_card(seats: int) -> None:
    game = set_up(seats, seed=1)
    for i in range(seats):
        centre = CONTENT.alignments[seat(game, i)["alignment"]].grid[1][1]
        assert seat(game, i)["token"] == [1, 1] and seat(game, i)["stars"]["alignment"] == centre


# -- 3d. Market deck and Market --------------------------------------------------------------------


@pytest.mark.rule("RP-3.28", "RP-3.30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_single_dot_cards_come_before_the_double_dot_cards(seats: int) -> None:
    for seed in range(10):
        game = set_up(seats, seed)
        order = dots([*table(game)["market"], *whole_deck(game)])
        assert order == sorted(order) and set(order) == {1, 2}


@pytest.mark.rule("RP-3.29")
@pytest.mark.parametrize(("seats", "out"), [(2, 7), (3, 3), (4, 0)])
def test_cards_are_discarded_from_each_pile_by_the_number_of_players(seats: int, out: int) -> None:
    for seed in range(10):
        assert sorted(dots(table(set_up(seats, seed))["discard"])) == [1] * out + [2] * out


@pytest.mark.rule("RP-3.30")
def test_each_pile_is_shuffled() -> None:
    game = set_up(4)
    decks = [whole_deck(game, f"order {i}") for i in range(20)]
    for place in (0, 20, 21, 47):  # the tops and the bottoms of both piles
        assert len({deck[place] for deck in decks}) > 8


@pytest.mark.rule("RP-3.30")
def test_nobody_sees_the_deck() -> None:
    game = set_up(2)
    assert all(game.view(who)["table"]["deck"] == 36 for who in (0, 1, None))


@pytest.mark.rule("RP-3.31", "RP-3.48")
@pytest.mark.pure("a method of a compiled class cannot be exchanged")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_market_is_turned_up_from_the_top_of_the_deck_and_laid_from_the_left(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = State.draw_card

    def noted(t: State) -> str:
        drawn.append(draw(t))
        return drawn[-1]

    monkeypatch.setattr(State, "draw_card", noted)
    game = set_up(seats, seed=5)
    assert table(game)["market"] == drawn and len(drawn) == seats + 1
    assert set(dots(drawn)) == {1}
    assert not set(drawn) & set(game.state.deck.items())


# -- 3e. Initiative cards --------------------------------------------------------------------------


@pytest.mark.rule("RP-3.32", "RP-3.33")
@pytest.mark.parametrize(("seats", "gold"), [(2, [0, 1, 0]), (3, [0, 1, 1, 0]), (4, [0, 1, 1, 1, 0])])
def test_initiative_cards_lie_in_order_with_gold_on_all_but_first_and_last(seats: int, gold: list[int]) -> None:
    game = started(seats, seed=2)
    cards = table(game)["initiative"]
    assert [card["number"] for card in cards] == list(range(1, seats + 2))
    assert [card["gold"] for card in cards] == gold
    assert options(until(game, "initiative"), "take") == [("take", i) for i in range(1, seats + 2)]


@pytest.mark.rule("RP-3.33")
def test_the_gold_laid_in_setup_is_there_to_be_taken() -> None:
    dice = {"initiative": pool("red 1", "red 2", "red 3", "red 4")}
    taken = [play(at("dice_turn", 0, seats=3, table=dice), ("take", i), ("row", "DEX")) for i in range(1, 5)]
    assert [seat(game)["gold"] for game in taken] == [5, 6, 6, 5]


@pytest.mark.rule("RP-3.34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_initiative_cards_as_market_cards(seats: int) -> None:
    shown = table(set_up(seats, seed=1))
    assert len(shown["initiative"]) == len(shown["market"]) == seats + 1


# -- 3f. Starting dice -----------------------------------------------------------------------------


@pytest.mark.rule("RP-3.35")
@pytest.mark.parametrize(("seats", "dice"), [(2, 6), (3, 7), (4, 8)])
def test_each_player_draws_four_dice_more_than_there_are_players(seats: int, dice: int) -> None:
    game = set_up(seats, seed=1)
    assert [len(seat(game, i)["starting"]) for i in range(seats)] == [dice] * seats


@pytest.mark.rule("RP-3.35")
@pytest.mark.parametrize("start", [0, 1])
def test_the_start_player_draws_first(start: int) -> None:
    game = fresh(2, start, options={"choose_class": True}, draws={"bag": ["red"] * 6 + ["blue"] * 6})
    until(game, "starting_die")
    colours = [{die.split()[0] for die in seat(game, i)["starting"]} for i in range(2)]
    assert [colours[start], colours[1 - start]] == [{"red"}, {"blue"}]


@pytest.mark.rule("RP-3.36")
def test_the_starting_dice_are_rolled() -> None:
    game = fresh(2, options={"choose_class": True}, dice=[1, 2, 3, 4, 5, 6, 6, 5, 5, 5, 5, 2])
    until(game, "starting_die")
    faces = [[int(die.split()[1]) for die in seat(game, i)["starting"]] for i in range(2)]
    assert faces == [[1, 2, 3, 4, 5, 6], [6, 5, 5, 5, 5, 2]]


@pytest.mark.rule("RP-3.36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_starting_dice_are_placed_on_the_own_sheet(seats: int) -> None:
    game = set_up(seats, seed=4)
    rolled = [sorted(seat(game, i)["starting"]) for i in range(seats)]
    until(game, "order", "initiative")
    placed = [sorted(die for row in ROWS for die in seat(game, i)[row]) for i in range(seats)]
    assert placed == rolled and [seat(game, i)["starting"] for i in range(seats)] == [[]] * seats


@pytest.mark.rule("RP-3.37")
@pytest.mark.parametrize("row", ROWS)
def test_a_starting_die_goes_to_the_leftmost_empty_space_of_the_chosen_row(row: str) -> None:
    game = at("place_starting_dice", 0, s0={"starting": ["red 1", "blue 2", "green 3", "white 4", "black 5"]})
    for die in (("red", 1), ("blue", 2), ("green", 3)):
        play(game, ("pick", *die), ("row", row))
    assert seat(game)[row] == ["red 1", "blue 2", "green 3"]
    spaces = [die >= 0 for die in game.state.sheets[0].dice]
    assert [spaces[i * 3 : i * 3 + 3] for i in range(6)] == [[each == row] * 3 for each in ROWS]
    play(game, ("pick", "white", 4))
    assert options(game) == [("row", each) for each in ROWS if each != row]
    assert game.why(("row", row)) == (False, "RP-3.37")


@pytest.mark.rule("RP-3.38", "RP-3.47")
@pytest.mark.parametrize("klass", CLASSES)
def test_no_action_is_taken_in_setup_and_of_the_abilities_only_the_thiefs_works(klass: str) -> None:
    dice = ["gold 1", "red 2", "red 3", "blue 1", "blue 2", "white 6", "black 4", "green 3"]
    game = at("place_starting_dice", 0, s0={"class": klass, "gold": 5, "starting": dice})
    kinds = set()
    for die, row in zip(dice, (*["STR"] * 3, "DEX", "CON", "INT", "WIS", "CHA")):
        for key in (("pick", die.split()[0], int(die.split()[1])), ("row", row)):
            if key in options(game):
                kinds.add(kind(game))
                play(game, key)
    assert kinds == {"starting_die", "starting_row"} and game.state.round == 1
    assert seat(game)["STR"] == dice[:3] and [seat(game)[row] for row in ROWS[1:]] == [[die] for die in dice[3:]]
    assert (seat(game)["token"], seat(game)["charisma"]) == ([1, 1], 0)
    assert seat(game)["gold"] == 5 + 1 + (4 if klass == "thief" else 2)


@pytest.mark.rule("RP-3.39")
@pytest.mark.parametrize(
    ("rows", "gold"),
    [
        (["STR", "STR", "STR", "DEX", "DEX", "DEX"], 2),
        (["STR", "DEX", "STR", "DEX", "STR", "WIS"], 1),
        (["STR", "STR", "DEX", "DEX", "WIS", "WIS"], 0),
    ],
)
def test_each_row_filled_in_setup_gives_one_gold(rows: list[str], gold: int) -> None:
    game = at("place_starting_dice", 0, s0={"gold": 5, "starting": [f"red {i}" for i in range(1, 7)]})
    for i, row in enumerate(rows, 1):
        play(game, *([("pick", "red", i)] if i < 6 else []), ("row", row))
    assert golds(game) == [5 + gold, 5]


@pytest.mark.rule("RP-3.40", "RP-3.41")
@pytest.mark.parametrize(("klass", "each"), [("thief", 4), ("rogue", 2), ("bard", 2)])
@pytest.mark.parametrize("number", [0, 1, 2, 4])
def test_each_gold_starting_die_gives_two_gold_and_the_thief_four(klass: str, each: int, number: int) -> None:
    dice = ["gold 1"] * number + ["red 1"] * (4 - number)
    game = at("place_starting_dice", 0, s0={"class": klass, "gold": 5, "starting": dice})
    for row in ("STR", "DEX", "CON", "INT"):
        if kind(game) == "starting_die":
            play(game, options(game)[0])
        play(game, ("row", row))
    assert golds(game) == [5 + number * each, 5]


@pytest.mark.rule("RP-3.42")
@pytest.mark.parametrize(("seats", "start"), [(2, 0), (2, 1), (3, 2), (4, 1)])
def test_the_start_player_begins_the_game(seats: int, start: int) -> None:
    game = until(fresh(seats, start), "initiative")
    assert (table(game)["round"], table(game)["start_player"], asked(game)) == (1, start, start)


# -- 3g. Setup rulings -----------------------------------------------------------------------------


@pytest.mark.rule("RP-3.43")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_cards_out_of_the_piles_are_random_and_open_in_the_discard_pile(seats: int) -> None:
    found = Counter(card for seed in range(120) for card in table(set_up(seats, seed))["discard"])
    assert set(found) == set(MARKET)
    game = set_up(seats)
    discard = table(game)["discard"]
    assert all(game.view(who)["table"]["discard"] == discard for who in (*range(seats), None))
    assert not set(discard) & {*game.state.deck.items(), *game.state.market}


@pytest.mark.rule("RP-3.44")
def test_cards_that_reach_the_discard_pile_reach_those_of_setup() -> None:
    druid = at("dice_end", s0={"class": "druid"})
    discard = table(druid)["discard"]
    assert len(discard) == 14
    assert sorted(str(key[1]) for key in options(druid, "return")) == discard
    silent = at("market_turn", 0, s0={"class": "monk", "gold": 9, "skills": ["move_silently"]})
    discard = table(silent)["discard"]
    play(silent, ("skill", "move_silently"))
    assert sorted(str(key[1]) for key in options(silent, "buy")) == discard


@pytest.mark.rule("RP-3.44")
def test_the_cards_discarded_in_setup_come_back_when_the_pile_is_reshuffled() -> None:
    game = at("market_turn", 1, table={"initiative": [{"number": 1, "taken_by": 0}, {"number": 2, "taken_by": 1}]})
    t = game.state
    of_setup = set(t.discard)
    t.trash += [*t.deck.items(), *t.market[1:]]
    t.deck.parts, t.deck.open, t.market = [], [], t.market[:1]
    game.choose(("discard", t.market[0]))
    assert len(game.state.market) == 3 and len(of_setup & {*game.state.market, *game.state.deck.items()}) == 14


@pytest.mark.rule("RP-3.45")
def test_all_dice_are_rolled_before_any_is_placed_and_placed_in_any_order() -> None:
    game = fresh(2, options={"choose_class": True}, dice=[1, 2, 3, 4, 5, 6], draws={"bag": ["red"] * 6})
    until(game, "starting_die")
    assert options(game) == [("pick", "red", face) for face in range(1, 7)]
    for face in (4, 1, 6, 2, 5):
        play(game, ("pick", "red", face), ("row", "STR" if face in (4, 1, 6) else "INT"))
    assert seat(game)["STR"] == ["red 4", "red 1", "red 6"] and seat(game)["INT"] == ["red 2", "red 5"]


@pytest.mark.rule("RP-3.46")
@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 0), (4, 2)])
def test_all_roll_and_then_each_places_all_dice_in_turn_order_openly(seats: int, start: int) -> None:
    game = until(fresh(seats, start), "starting_die")
    rolled = [len(seat(game, i)["starting"]) for i in range(seats)]
    assert rolled == [seats + 4] * seats
    assert "0" not in {die.split()[1] for i in range(seats) for die in seat(game, i)["starting"]}
    turns: list[int] = []
    while kind(game) in ("starting_die", "starting_row"):
        turns += [asked(game)] if asked(game) not in turns[-1:] else []
        play(game, options(game)[-1])
        open_to_all = [game.view(who)["table"]["seats"] for who in (*range(seats), None)]
        assert all(shown == open_to_all[0] for shown in open_to_all)
    assert turns == [(start + i) % seats for i in range(seats)]


@pytest.mark.rule("RP-3.49")
@pytest.mark.parametrize(("seats", "bag"), [(2, 61), (3, 52), (4, 41)])
def test_dice_in_the_bag_after_setup(seats: int, bag: int) -> None:
    for seed in range(5):
        assert sum(table(set_up(seats, seed))["bag"].values()) == bag
        game = started(seats, seed)
        assert sum(table(game)["bag"].values()) == bag - (seats + 1)  # the first Dice Pool is drawn


@pytest.mark.rule("RP-3.50")
@pytest.mark.parametrize(("seats", "deck"), [(2, 36), (3, 43), (4, 48)])
def test_cards_in_the_market_deck_after_setup(seats: int, deck: int) -> None:
    for seed in range(5):
        assert table(started(seats, seed))["deck"] == deck


@pytest.mark.rule("RP-3.45")
@pytest.mark.parametrize("start", [0, 2])
def test_the_players_place_their_starting_dice_clockwise_from_the_start_player(start: int) -> None:
    game = until(fresh(3, start), "starting_die")
    order: list[int] = []
    while kind(game) in ("starting_die", "starting_row"):
        if asked(game) not in order:
            order.append(asked(game))
        play(game, options(game)[0])
    assert order == [(start + i) % 3 for i in range(3)]
