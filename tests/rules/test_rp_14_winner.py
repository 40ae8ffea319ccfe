"""RP-14: winner and ties."""

import random

import pytest

import fabletop

from .roll_player import at

# (class, dice of its colour, Alignment card, token, Gold): Stars = dice + what lies under the token
A = {"class": "monk", "colour": "purple", "alignment": "champion"}
B = {"class": "warrior", "colour": "red", "alignment": "arbiter"}
C = {"class": "thief", "colour": "black", "alignment": "truth_seeker"}
D = {"class": "druid", "colour": "green", "alignment": "sentinel"}
THREE = {"monk": [0, 1], "warrior": [0, 1], "thief": [0, 0], "druid": [0, 0]}  # where 3 Stars are printed
RACES = ("human", "elf", "dwarf", "orc")


def standings(*players):
    """Players as (stars, gold, class dice); 3 of the Stars may come from the Alignment card."""
    seats = {}
    for i, (hero, (stars, gold, dice)) in enumerate(zip((A, B, C, D), players)):
        assert stars - dice in (0, 3)
        row = [f"{hero['colour']} 1"] * dice
        seats[f"s{i}"] = {
            "race": RACES[i],
            "class": hero["class"],
            "alignment": hero["alignment"],
            "backstory": ("aristocrat", "brawler", "hunter", "mentor")[i],
            "token": THREE[hero["class"]] if stars - dice else [1, 1],
            "gold": gold,
            "CON": row[:3],
            "INT": row[3:6],
        }
    # No spare match with a Backstory may spoil the sums; `scores` below would show it.
    game = at("last_discards", 0, seats=len(players), **seats)
    assert game.result is not None
    assert game.result.scores == tuple(stars for stars, _, _ in players)
    return game.result


@pytest.mark.rule("RP-14.1")
@pytest.mark.parametrize(
    ("players", "winner"),
    [
        ([(3, 0, 3), (2, 9, 2)], 0),
        ([(3, 9, 0), (4, 0, 4)], 1),
        ([(1, 9, 1), (2, 9, 2), (5, 0, 5)], 2),
        ([(3, 5, 0), (3, 5, 0), (3, 5, 0), (4, 0, 1)], 3),
    ],
)
def test_most_stars_win_whatever_the_gold_and_the_dice(players, winner):
    assert standings(*players).winners == (winner,)


@pytest.mark.rule("RP-14.2")
@pytest.mark.parametrize(
    ("players", "winner"),
    [
        ([(3, 3, 0), (3, 5, 3)], 1),
        ([(3, 6, 3), (3, 5, 0)], 0),
        ([(3, 1, 0), (3, 2, 0), (3, 7, 3)], 2),
    ],
)
def test_a_tie_goes_to_the_most_gold_whatever_the_dice(players, winner):
    assert standings(*players).winners == (winner,)


@pytest.mark.rule("RP-14.3")
@pytest.mark.parametrize(
    ("players", "winner"),
    [
        ([(3, 5, 0), (3, 5, 3)], 0),
        ([(4, 5, 4), (4, 5, 1)], 1),
        ([(5, 5, 5), (5, 5, 5), (5, 5, 2)], 2),
    ],
)
def test_a_tie_in_gold_goes_to_the_fewest_class_dice(players, winner):
    assert standings(*players).winners == (winner,)


@pytest.mark.rule("RP-14.4", "RP-14.6")
@pytest.mark.parametrize(
    ("players", "places"),
    [
        ([(3, 5, 0), (3, 5, 0)], (1, 1)),
        ([(4, 5, 1), (2, 9, 2), (4, 5, 1)], (1, 3, 1)),
        ([(3, 5, 3), (3, 5, 3), (3, 5, 3), (3, 5, 3)], (1, 1, 1, 1)),
    ],
)
def test_players_still_tied_share_the_victory_and_nothing_more_is_asked(players, places):
    result = standings(*players)
    assert result.places == places
    assert result.winners == tuple(seat for seat, place in enumerate(places) if place == 1)


@pytest.mark.rule("RP-14.5")
def test_gold_decides_only_among_those_tied_in_stars():
    assert standings((4, 3, 1), (4, 5, 1), (3, 12, 0)).places == (2, 1, 3)


@pytest.mark.rule("RP-14.5")
def test_class_dice_decide_only_among_those_tied_in_gold_too():
    assert standings((3, 5, 3), (3, 5, 3), (3, 4, 0)).places == (1, 1, 3)
    assert standings((6, 5, 6), (6, 5, 3), (3, 9, 0), (3, 9, 0)).places == (2, 1, 3, 3)


@pytest.mark.rule("RP-14.7")
@pytest.mark.parametrize(
    ("players", "places"),
    [
        ([(6, 0, 6), (4, 1, 4), (4, 2, 4), (3, 9, 3)], (1, 3, 2, 4)),
        ([(1, 0, 1), (4, 2, 4), (4, 2, 1), (5, 0, 5)], (4, 3, 2, 1)),
        ([(5, 0, 5), (3, 5, 3), (3, 5, 3), (2, 0, 2)], (1, 2, 2, 4)),
    ],
)
def test_places_below_the_first_are_ranked_in_the_same_way(players, places):
    assert standings(*players).places == places


@pytest.mark.rule("RP-14.1", "RP-14.2", "RP-14.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_end_in_that_order(seats):
    for seed in range(5):
        rng = random.Random(seed)
        game = fabletop.new("roll-player", seats=seats, seed=seed)
        while not game.over:
            game.choose(rng.choice(game.decision.options))
        result = game.result
        gold = [sheet.gold for sheet in game.state.sheets]
        assert min(result.places) == 1
        for a in range(seats):
            for b in range(seats):
                if (result.scores[a], gold[a]) > (result.scores[b], gold[b]):
                    assert result.places[a] < result.places[b]
