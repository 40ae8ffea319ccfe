"""RP-2: what the components carry."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import fabletop
from fabletop import Game, IllegalChoice
from fabletop.kernel import PositionError
from fabletop.kernel.rng import Rng

from .roll_player import GAME, at, events, kind, options, play, pool, seat, table

ROWS = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
SIX = ("green", "blue", "red", "purple", "black", "white")
STEP = {"good": (0, -1), "evil": (0, 1), "lawful": (-1, 0), "chaotic": (1, 0)}
PLACES = [(x, y) for y in range(3) for x in range(3)]
AREAS = {"weapon": "weapons", "armor": "armor", "trait": "traits", "skill": "skills"}
CONTENT = fabletop.book(GAME).pack.load()
CARDS = list(CONTENT.market)
CLASSES = list(CONTENT.classes)


def random_game(seats: int, seed: int) -> Iterator[Game[Any]]:
    """A game of random choices, shown at every decision and at its end."""
    game = fabletop.new(GAME, seats=seats, seed=seed, keep=False)
    chance = random.Random(seed)
    while game.decision is not None:
        yield game
        game.choose(chance.choice(game.decision.options))
    yield game


def row_of(total: int, colour: str = "gold") -> list[str]:
    """Three dice that add up to a number from 13 to 18."""
    return [f"{colour} 6", f"{colour} 6", f"{colour} {total - 12}"]


def in_shop(card: str, gold: int, **fields: Any) -> Game[Any]:
    """The first Market turn of a player whose Class does nothing there, with this card in the Market."""
    sheet = {"class": "monk", "gold": gold, **fields.pop("s0", {})}
    other = "chain_helm" if card != "chain_helm" else "chain_tunic"
    return at("market_turn", 0, s0=sheet, table={"market": [card, other]}, **fields)


# -- 2a. Character Sheet ---------------------------------------------------------------------------


@pytest.mark.rule("RP-2.1")
def test_a_die_can_go_to_each_of_the_six_attribute_rows() -> None:
    game = at("dice_place", 0, 1, table={"held": "red 3"})
    assert options(game) == [("row", row) for row in ROWS]


@pytest.mark.rule("RP-2.2")
@pytest.mark.parametrize("row", ROWS)
def test_a_row_takes_three_dice_and_no_fourth(row: str) -> None:
    game = at("dice_place", 0, 1, s0={row: ["blue 1", "blue 2"]}, table={"held": "red 3"})
    assert seat(play(game, ("row", row)))[row] == ["blue 1", "blue 2", "red 3"]
    full = at("dice_place", 0, 1, s0={row: ["blue 1"] * 3}, table={"held": "red 3"})
    assert ("row", row) not in options(full) and len(options(full)) == 5


@pytest.mark.rule("RP-2.2")
def test_all_sheets_are_full_with_eighteen_dice_at_the_end() -> None:
    *_, last = random_game(3, seed=2)
    assert [[len(seat(last, i)[row]) for row in ROWS] for i in range(3)] == [[3] * 6] * 3


@pytest.mark.rule("RP-2.3")
@pytest.mark.parametrize("lying", [[], ["blue 1"], ["blue 1", "blue 2"]])
def test_a_placed_die_covers_no_other(lying: list[str]) -> None:
    game = at("dice_place", 0, 1, s0={"CON": lying}, table={"held": "red 3"})
    assert seat(play(game, ("row", "CON")))["CON"] == [*lying, "red 3"]


@pytest.mark.rule("RP-2.3")
def test_the_dice_on_a_sheet_are_as_many_as_were_placed_in_every_round() -> None:
    for game in random_game(2, seed=6):
        if game.state.phase == "dice" and game.state.held < 0:
            for i, sheet in enumerate(game.state.sheets):
                placed = 6 + game.state.round - 1 + (i in game.state.taken)
                dice = [die for die in sheet.dice if die >= 0]
                assert len(dice) == len(set(dice)) == placed


@pytest.mark.rule("RP-2.4")
@pytest.mark.parametrize(
    ("row", "verbs"),
    [
        ("STR", {"flip"}),
        ("DEX", {"swap"}),
        ("CON", {"raise", "lower"}),
        ("INT", {"reroll"}),
        ("WIS", {"move"}),
        ("CHA", {"token"}),
    ],
)
def test_each_row_has_its_own_attribute_action(row: str, verbs: set[str]) -> None:
    game = at("dice_place", 0, 1, s0={"class": "cleric", "STR": ["blue 3"]}, table={"held": "red 3"})
    play(game, ("row", row))
    assert {key[0] for key in options(game)} == {"pass", *verbs}


@pytest.mark.rule("RP-2.5")
@pytest.mark.parametrize("race", list(CONTENT.races))
def test_bonus_and_penalty_of_the_race_change_the_final_values(race: str) -> None:
    game = at("last_discards", 0, s0={"race": race, **{row: ["gold 3", "red 3"] for row in ROWS}})
    modifiers = CONTENT.races[race].modifiers
    assert seat(game)["values"] == {row: 6 + modifiers.get(row, 0) for row in ROWS}


@pytest.mark.rule("RP-2.5")
def test_races_differ_and_some_have_no_modifier() -> None:
    modifiers = [race.modifiers for race in CONTENT.races.values()]
    assert {} in modifiers
    assert any(value > 0 for each in modifiers for value in each.values())
    assert any(value < 0 for each in modifiers for value in each.values())
    assert all(set(each) < set(ROWS) and 0 not in each.values() for each in modifiers)


def told(game: Game[Any], *ignored: str) -> dict[str, Any]:
    """The table and the open question without what is ignored of each seat."""
    shown = table(game)
    for each in shown["seats"]:
        for name in ignored:
            each.pop(name, None)
    return {**shown, "options": options(game) if game.decision else []}


@pytest.mark.rule("RP-2.6")
def test_the_race_changes_nothing_before_the_score() -> None:
    human, orc = (fabletop.new(GAME, seats=1, seed=9, keep=False) for _ in range(2))
    human.choose(("sheet", "human", "male"))
    orc.choose(("sheet", "orc", "male"))
    chance = random.Random(9)
    while human.decision is not None:
        without = ("race", "stars", "lines", "values")
        assert told(human, *without) == told(orc, *without)
        key = chance.choice(human.decision.options)
        human.choose(key)
        orc.choose(key)
    values, other = seat(human)["values"], seat(orc)["values"]
    assert {row: other[row] - values[row] for row in ROWS if other[row] != values[row]} == {
        "STR": 2,
        "INT": -2,
    }


@pytest.mark.rule("RP-2.7", "RP-3.22")
@pytest.mark.parametrize("seats", [1, 4])
def test_a_sheet_carries_one_class_alignment_and_backstory_from_setup_to_the_end(seats: int) -> None:
    dealt = None
    for game in random_game(seats, seed=7):
        if game.state.round:
            now = [(each.klass, each.alignment, each.backstory) for each in game.state.sheets]
            assert dealt in (None, now)
            dealt = now
    assert dealt is not None
    assert all(
        klass in CONTENT.classes and alignment in CONTENT.alignments and story in CONTENT.backstories
        for klass, alignment, story in dealt
    )


@pytest.mark.rule("RP-2.8", "RP-2.29")
@pytest.mark.parametrize("card", CARDS)
def test_a_bought_card_lies_in_the_one_area_of_its_type(card: str) -> None:
    game = play(in_shop(card, 9), ("buy", card, 0))
    areas = {area: seat(game)[area] for area in (*AREAS.values(), "exhausted")}
    assert areas == {**{area: [] for area in areas}, AREAS[CONTENT.market[card].type]: [card]}


@pytest.mark.rule("RP-2.9")
def test_the_side_of_the_sheet_has_no_effect_on_play() -> None:
    female, male = (fabletop.new(GAME, seats=2, seed=8, keep=False) for _ in range(2))
    female.choose(("sheet", "elf", "female"))
    male.choose(("sheet", "elf", "male"))
    chance = random.Random(8)
    while female.decision is not None:
        assert told(female, "side") == told(male, "side")
        key = chance.choice(female.decision.options)
        female.choose(key)
        male.choose(key)
    assert female.result == male.result


@pytest.mark.rule("RP-2.10")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_spaces_are_numbered_from_the_left(space: int) -> None:
    row = ["red 1", "blue 2", "green 3"]
    game = play(at("dice_action", 0, "STR", 0, s0={"CON": row}), ("flip", "CON", space))
    assert [old != new for old, new in zip(row, seat(game)["CON"])] == [i == space for i in (1, 2, 3)]


@pytest.mark.rule("RP-2.10")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_backstories_number_the_spaces_as_sheets_do(space: int) -> None:
    row = ["red 1", "red 1", "red 1"]
    row[space - 1] = "blue 1"
    game = at("last_discards", 0, s0={"backstory": "aristocrat", "STR": row})  # blue in the third space
    assert seat(game)["matches"] == (space == 3)


# -- 2b. Dice and bag ------------------------------------------------------------------------------


@pytest.mark.rule("RP-2.11")
def test_no_view_tells_which_die_comes_next() -> None:
    game = at("market_turn", 1, table={"initiative": pool("", "", "green 3", taken={1: 0, 2: 1})})
    drawn = set()
    for i in range(8):
        future = game.imagine(None, Rng(f"future {i}"))
        assert [future.view(who)["table"] for who in (0, 1, None)] == [game.view(who)["table"] for who in (0, 1, None)]
        play(future, options(future, "discard")[0])
        drawn.add(tuple(sorted(table(future)["bag"].items())))
    assert len(drawn) > 4


@pytest.mark.rule("RP-2.11")
def test_a_choice_cannot_be_taken_back_to_draw_again() -> None:
    game = fabletop.new(GAME, seats=1, seed=1)
    play(game, ("sheet", "elf", "male"))
    assert events(game, "class_die")
    with pytest.raises(IllegalChoice):
        game.undo(0)


@pytest.mark.rule("RP-2.13")
def test_a_draw_takes_each_die_of_the_bag_equally_often() -> None:
    t = at("roll_phase").state
    inside = t.bag.items()
    drawn: Counter[int] = Counter()
    for i in range(1500):
        trial = t.clone()
        trial.rng.reseed(f"draw {i}")
        dice = trial.draw_dice(3)
        assert len(set(dice)) == 3 and len(trial.bag) == len(inside) - 3
        drawn.update(dice)
    expected = 3 * 1500 / len(inside)
    assert set(drawn) == set(inside)
    assert all(0.6 * expected < drawn[die] < 1.5 * expected for die in inside)


@pytest.mark.rule("RP-2.13")
@pytest.mark.parametrize(("seats", "drawn"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_every_roll_phase_draws_exactly_one_die_for_each_card(seats: int, drawn: int) -> None:
    pools = Counter(
        sum(die >= 0 for die in game.state.pool)
        for game in random_game(seats, seed=10)
        if game.state.phase == "dice" and set(game.state.taken) == {-1} and not game.state.loose
    )
    assert set(pools) == {drawn}


# -- 2c. Class cards -------------------------------------------------------------------------------


@pytest.mark.rule("RP-2.14", "RP-2.18")
@pytest.mark.parametrize("colour", SIX)
def test_a_die_gives_the_class_card_of_its_colour_with_two_sides(colour: str) -> None:
    game = at("draw_class", 0, draws={"bag": [colour]})
    sides = [str(key[1]) for key in options(game, "class")]
    assert len(options(game)) == len(set(sides)) == 2
    assert {name for name, klass in CONTENT.classes.items() if klass.colour == colour} == set(sides)


@pytest.mark.rule("RP-2.14")
@pytest.mark.parametrize("klass", CLASSES)
def test_one_side_of_a_class_card_in_play_keeps_the_other_out(klass: str) -> None:
    game = play(at("choose_class", 1), ("class", klass))
    assert seat(game, 1)["class"] == klass
    colour = CONTENT.classes[klass].colour
    assert {CONTENT.classes[str(key[1])].colour for key in options(game, "class")} == set(SIX) - {colour}


@pytest.mark.rule("RP-2.15")
@pytest.mark.parametrize("klass", CLASSES)
def test_a_class_gives_its_stars_for_each_of_six_attributes(klass: str) -> None:
    goals = CONTENT.classes[klass].goals
    sheet = {"race": "human", "class": klass, **{row: row_of(goals[row].low) for row in ROWS[:4]}}
    sheet |= {row: row_of(goals[row].low, "white") for row in ROWS[4:]}
    lines = seat(at("last_discards", 0, s0=sheet))["lines"]
    assert {row: lines[row] for row in ROWS} == {row: goals[row].stars for row in ROWS}
    for row in ROWS:
        missed = seat(at("last_discards", 0, s0={**sheet, row: ["red 1"]}))["lines"]
        assert {each for each in ROWS if missed[each] != lines[each]} == {row} and missed[row] == 0


def goals_but(*left_out: str) -> dict[str, Any]:
    return {row: {"low": 14, "stars": 1} for row in ROWS if row not in left_out}


@pytest.mark.rule("RP-2.15")
def test_a_class_with_a_goal_missing_is_refused() -> None:
    klass = {"id": "fool", "source": "designed", "colour": "red"}
    at("roll_phase", content={"class": [{**klass, "goals": goals_but()}]})
    with pytest.raises(PositionError, match="fool"):
        at("roll_phase", content={"class": [{**klass, "goals": goals_but("WIS")}]})


@pytest.mark.rule("RP-2.16")
@pytest.mark.parametrize("klass", CLASSES)
def test_a_class_has_one_ability_of_its_own(klass: str) -> None:
    def abilities(name: str) -> dict[str, Any]:
        entry = CONTENT.classes[name]
        plain = type(entry)(id="x", source="designed", colour="red", goals={})
        return {
            field: getattr(entry, field)
            for field in entry.__struct_fields__
            if field not in ("id", "source", "known", "colour", "goals")
            and getattr(entry, field) != getattr(plain, field)
        }

    assert len(abilities(klass)) == 1
    assert [other for other in CLASSES if abilities(other) == abilities(klass)] == [klass]


@pytest.mark.rule("RP-2.17")
@pytest.mark.parametrize("klass", CLASSES)
def test_the_class_colour_decides_which_dice_earn_stars(klass: str) -> None:
    colours = dict(zip(ROWS, SIX))
    stars = {
        colour: seat(at("last_discards", 0, s0={"class": klass, row: [f"{colour} 2"] * 3}))["stars"]["colour"]
        for row, colour in colours.items()
    }
    assert stars == {**dict.fromkeys(SIX, 0), CONTENT.classes[klass].colour: 3}


@pytest.mark.rule("RP-2.18")
def test_the_six_class_cards_share_out_the_six_colours() -> None:
    colours = Counter(klass.colour for klass in CONTENT.classes.values())
    assert colours == dict.fromkeys(SIX, 2)


@pytest.mark.rule("RP-2.19")
def test_a_gold_class_is_refused() -> None:
    klass = {"id": "king", "source": "designed", "goals": goals_but()}
    at("roll_phase", content={"class": [{**klass, "colour": "red"}]})
    with pytest.raises(PositionError, match=r"king\.colour"):
        at("roll_phase", content={"class": [{**klass, "colour": "gold"}]})


@pytest.mark.rule("RP-2.19")
def test_a_gold_die_gives_no_class() -> None:
    game = at("draw_class", 0, draws={"bag": ["gold", "gold", "red"]})
    assert options(game) == [("class", "warrior"), ("class", "barbarian")]


# -- 2d. Backstory cards ---------------------------------------------------------------------------


@pytest.mark.rule("RP-2.20", "RP-2.21")
@pytest.mark.parametrize("story", list(CONTENT.backstories))
def test_a_backstory_marks_six_of_the_eighteen_spaces_with_a_colour(story: str) -> None:
    cells = {(cell.row, cell.space): cell.colour for cell in CONTENT.backstories[story].cells}
    assert len(cells) == len(CONTENT.backstories[story].cells) == 6
    assert set(cells) <= {(row, space) for row in ROWS for space in (1, 2, 3)}
    sheet = {row: [f"{cells.get((row, space), 'gold')} 1" for space in (1, 2, 3)] for row in ROWS}
    assert seat(at("last_discards", 0, s0={"backstory": story, **sheet}))["matches"] == 6


CELLS = [{"row": row, "space": 1, "colour": "red"} for row in ROWS]


@pytest.mark.rule("RP-2.20", "RP-2.21")
@pytest.mark.parametrize("cells", [CELLS[:5], [*CELLS, CELLS[0]], [*CELLS[:5], {**CELLS[5], "space": 4}]])
def test_a_backstory_with_other_than_six_spaces_of_the_sheet_is_refused(cells: list[Any]) -> None:
    story = {"id": "orphan", "source": "designed", "stars": [0, 0, 1, 1, 3, 3, 6]}
    at("roll_phase", content={"backstory": [{**story, "cells": CELLS}]})
    with pytest.raises(PositionError, match="orphan"):
        at("roll_phase", content={"backstory": [{**story, "cells": cells}]})


@pytest.mark.rule("RP-2.22")
@pytest.mark.parametrize("matches", range(7))
def test_the_scale_on_the_backstory_turns_matches_into_stars(matches: int) -> None:
    scale = [0, 2, 3, 5, 8, 9, 11]
    story = {"id": "orphan", "source": "designed", "stars": scale, "cells": CELLS}
    sheet = {row: [f"{'red' if i < matches else 'blue'} 1"] for i, row in enumerate(ROWS)}
    game = at("last_discards", 0, s0={"backstory": "orphan", **sheet}, content={"backstory": [story]})
    assert (seat(game)["matches"], seat(game)["stars"]["backstory"]) == (matches, scale[matches])


@pytest.mark.rule("RP-2.22")
@pytest.mark.parametrize("story", list(CONTENT.backstories))
def test_every_backstory_of_the_box_carries_the_same_scale(story: str) -> None:
    cells = CONTENT.backstories[story].cells
    padding = dict(zip(ROWS, SIX))
    stars = []
    for matches in range(7):
        sheet = {
            cell.row: [
                *[f"{padding[cell.row]} 1"] * (cell.space - 1),
                f"{cell.colour if i < matches else 'gold'} 1",
            ]
            for i, cell in enumerate(cells)
        }
        stars.append(seat(at("last_discards", 0, s0={"backstory": story, **sheet}))["stars"]["backstory"])
    assert stars == [0, 0, 1, 1, 3, 3, 6]


# -- 2e. Alignment cards, 2i. Arrows ---------------------------------------------------------------

NINE = [[1, 2, 3], [4, 5, -5], [-4, -3, 0]]


@pytest.mark.rule("RP-2.23", "RP-2.25", "RP-2.27")
@pytest.mark.parametrize("place", PLACES)
def test_each_of_nine_positions_has_its_own_effect_on_stars(place: tuple[int, int]) -> None:
    card = {"id": "fickle", "source": "designed", "grid": NINE}
    game = at("last_discards", 0, s0={"alignment": "fickle", "token": list(place)}, content={"alignment": [card]})
    assert seat(game)["stars"]["alignment"] == NINE[place[1]][place[0]]


@pytest.mark.rule("RP-2.23")
@pytest.mark.parametrize("grid", [NINE[:2], [*NINE, NINE[0]], [row[:2] for row in NINE]])
def test_a_grid_of_other_than_three_by_three_is_refused(grid: list[list[int]]) -> None:
    with pytest.raises(PositionError, match="fickle"):
        at("roll_phase", content={"alignment": [{"id": "fickle", "source": "designed", "grid": grid}]})


@pytest.mark.rule("RP-2.25")
def test_the_cards_of_the_box_have_gains_losses_and_nothing() -> None:
    for card in CONTENT.alignments.values():
        cells = [stars for row in card.grid for stars in row]
        assert len(cells) == 9 and max(cells) > 0 > min(cells) and 0 in cells


@pytest.mark.rule("RP-2.26")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_token_starts_in_the_centre_of_the_grid(seats: int) -> None:
    game = next(game for game in random_game(seats, seed=seats) if game.state.round)
    assert [seat(game, i)["token"] for i in range(seats)] == [[1, 1]] * seats


@pytest.mark.rule("RP-2.24", "RP-2.27", "RP-2.42")
@pytest.mark.parametrize("direction", STEP)
def test_a_step_in_a_direction_moves_the_token_along_its_axis(direction: str) -> None:
    game = play(at("dice_action", 0, "WIS", 0, s0={"class": "cleric"}), ("move", direction))
    dx, dy = STEP[direction]
    assert seat(game)["token"] == [1 + dx, 1 + dy]


@pytest.mark.rule("RP-2.27")
@pytest.mark.parametrize(
    ("trait", "places"),
    [
        ("honest", [(0, y) for y in range(3)]),
        ("cunning", [(2, y) for y in range(3)]),
        ("compassionate", [(x, 0) for x in range(3)]),
        ("envious", [(x, 2) for x in range(3)]),
    ],
)
def test_lawful_is_left_chaotic_right_good_above_and_evil_below(trait: str, places: list[Any]) -> None:
    paid = [
        place
        for place in PLACES
        if seat(at("last_discards", 0, s0={"token": list(place), "traits": [trait]}))["stars"]["traits"]
    ]
    assert sorted(paid) == sorted(places)


@pytest.mark.rule("RP-2.28")
@pytest.mark.parametrize("place", PLACES)
def test_wisdom_never_moves_the_token_off_the_grid(place: tuple[int, int]) -> None:
    game = at("dice_action", 0, "WIS", 0, s0={"class": "cleric", "token": list(place)})
    inside = {way for way, (dx, dy) in STEP.items() if (place[0] + dx, place[1] + dy) in PLACES}
    assert {key[1] for key in options(game, "move")} == inside
    assert all(game.why(("move", way)) == (False, "RP-6.22") for way in set(STEP) - inside)


@pytest.mark.rule("RP-2.28")
@pytest.mark.parametrize(
    ("trait", "edge"), [("honest", [0, 1]), ("cunning", [2, 1]), ("weak", [1, 0]), ("greedy", [1, 2])]
)
def test_a_trait_does_not_move_the_token_over_the_edge(trait: str, edge: list[int]) -> None:
    game = play(in_shop(trait, 9, s0={"token": edge}), ("buy", trait, 0))
    assert seat(game)["token"] == edge


@pytest.mark.rule("RP-2.28", "RP-2.33")
def test_tokens_go_one_step_at_a_time_in_whole_games() -> None:
    for seed in range(4):
        before = [(1, 1)] * 3
        moved = 0
        for game in random_game(3, seed=seed):
            now = [(sheet.token % 3, sheet.token // 3) for sheet in game.state.sheets]
            assert set(now) <= set(PLACES)
            for old, new in zip(before, now):
                distance = abs(old[0] - new[0]) + abs(old[1] - new[1])
                assert distance <= 1
                moved += distance
            before = now
        assert moved > 5


# -- 2f. Market cards ------------------------------------------------------------------------------

SHIELD = {"id": "shield", "source": "designed", "number": 54, "type": "armor", "cost": 2, "dots": 1}
SHIELD["armor"] = {"set": "chain"}


@pytest.mark.rule("RP-2.29", "RP-2.30", "RP-2.31")
@pytest.mark.parametrize(
    "broken",
    [
        {"type": "potion"},
        {"type": "weapon"},
        {"weapon": {"hands": 1}},
        {"armor": None},
        {"cost": None},
        {"cost": -1},
        {"dots": 0},
        {"dots": 3},
        {"dots": None},
    ],
)
def test_a_market_card_without_one_type_a_cost_and_a_deck_group_is_refused(broken: dict[str, Any]) -> None:
    card = {name: value for name, value in {**SHIELD, **broken}.items() if value is not None}
    at("roll_phase", content={"market": [SHIELD]})
    with pytest.raises(PositionError, match="shield"):
        at("roll_phase", content={"market": [card]})


@pytest.mark.rule("RP-2.30")
@pytest.mark.parametrize("card", CARDS)
def test_every_market_card_costs_its_gold_and_not_less(card: str) -> None:
    cost = CONTENT.market[card].cost
    assert seat(play(in_shop(card, cost), ("buy", card, 0)))["gold"] == 0
    assert in_shop(card, cost - 1).why(("buy", card, 0)) == (False, "RP-7.14")


@pytest.mark.rule("RP-2.31")
def test_every_market_card_belongs_to_one_of_two_deck_groups() -> None:
    game = fabletop.new(GAME, seats=4, seed=1)
    while not game.state.market:
        play(game, options(game)[0])
    t = game.state
    single, double = t.deck.parts[1], t.deck.parts[0]
    assert len(t.deck.parts) == 2 and len(single) + len(t.market) + len(double) == 53
    assert {CONTENT.market[card].dots for card in (*single, *t.market)} == {1}
    assert {CONTENT.market[card].dots for card in double} == {2}


@pytest.mark.rule("RP-2.32", "RP-2.33", "RP-2.34")
@pytest.mark.parametrize("card", CARDS)
def test_a_bought_card_moves_the_token_one_step_along_the_arrow_of_a_trait_or_not_at_all(card: str) -> None:
    entry = CONTENT.market[card]
    dx, dy = STEP[entry.arrow] if entry.type == "trait" else (0, 0)
    game = play(in_shop(card, 9, s0={"token": [1 - dx, 1 - dy]}), ("buy", card, 0))  # from the far edge
    assert seat(game)["token"] == [1, 1]
    assert entry.arrow is None or entry.type in ("trait", "skill")


SKILLS = [card for card in CARDS if CONTENT.market[card].type == "skill" and card != "diplomacy"]


@pytest.mark.rule("RP-2.32", "RP-2.33")
@pytest.mark.parametrize("card", SKILLS)
def test_a_used_skill_moves_the_token_one_step_along_its_arrow(card: str) -> None:
    scene = "market_turn" if CONTENT.skills[card].timing == "market_turn" else "dice_turn"
    dx, dy = STEP[CONTENT.market[card].arrow]
    game = at(scene, 0, s0={"class": "monk", "skills": [card], "token": [1 - dx, 1 - dy]})
    assert seat(play(game, ("skill", card)))["token"] == [1, 1]


@pytest.mark.rule("RP-2.34")
@pytest.mark.parametrize("target", ["pickpocket", "climb"])
def test_diplomacy_has_no_arrow_and_borrows_the_one_of_its_target(target: str) -> None:
    game = at("dice_turn", 0, s0={"class": "monk", "skills": ["diplomacy"]}, s1={"exhausted": [target]})
    play(game, ("skill", "diplomacy"))
    dx, dy = STEP[CONTENT.market[target].arrow]
    assert seat(game)["token"] == [1 + dx, 1 + dy]


# -- 2g. Initiative cards --------------------------------------------------------------------------


@pytest.mark.rule("RP-2.36")
def test_the_initiative_cards_are_numbered_one_to_five() -> None:
    assert options(at("dice_turn", 0, seats=4), "take") == [("take", number) for number in range(1, 6)]
    assert fabletop.book(GAME).pack.report()["initiative"]["pack"] == 5


@pytest.mark.rule("RP-2.37")
def test_dice_and_gold_lie_on_the_cards_and_players_choose_in_turn() -> None:
    game = at("roll_phase", seats=3, dice=[4, 2, 6, 1], s0={"class": "monk", "gold": 0})
    cards = table(game)["initiative"]
    assert [card["die"].split()[1] for card in cards] == ["1", "2", "4", "6"]
    assert [card["gold"] for card in cards] == [0, 1, 1, 0]
    chosen = []
    while kind(game) in ("initiative", "row", "action"):
        if kind(game) == "initiative":
            assert game.decision is not None
            chosen.append((game.decision.seat, len(options(game, "take"))))
        play(game, options(game)[0])
    assert chosen == [(0, 4), (1, 3), (2, 2)]


@pytest.mark.rule("RP-2.38")
def test_the_number_on_the_chosen_card_sets_the_order_of_the_market_phase() -> None:
    classes = {f"s{i}": {"class": klass} for i, klass in enumerate(("monk", "ranger", "warrior"))}
    game = at("dice_turn", 0, seats=3, **classes)
    for number in (4, 1, 3):
        play(game, ("take", number), ("row", "CHA"), ("pass",))
    order = []
    while kind(game) == "market":
        assert game.decision is not None
        order.append(game.decision.seat)
        play(game, options(game, "discard")[0])
    assert order == [1, 2, 0]


@pytest.mark.rule("RP-2.40")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_gold_on_the_cards_depends_on_first_and_last_alone_in_every_round(seats: int) -> None:
    laid = {
        game.state.round: game.state.purse[:]
        for game in random_game(seats, seed=11)
        if game.state.phase == "dice" and set(game.state.taken) == {-1}
    }
    assert len(laid) == {1: 12, 2: 12, 3: 11, 4: 10}[seats]
    assert all(purse == [0, *[1] * (max(seats, 2) - 1), 0] for purse in laid.values())
