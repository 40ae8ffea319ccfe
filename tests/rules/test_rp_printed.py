"""What is printed on Character Sheets, Alignment and Backstory cards counts in a game, each number of it."""

from __future__ import annotations

import pytest

import fabletop

from .roll_player import GAME, at, seat

CONTENT = fabletop.book(GAME).pack.load()
ROWS = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
SCALE = (0, 0, 1, 1, 3, 3, 6)  # by the number of matches
RACES = {
    "dragonkin": {"STR": 2, "DEX": -2},
    "dwarf": {"CON": 2, "CHA": -2},
    "elf": {"DEX": 2, "CON": -2},
    "halfling": {"STR": -2, "CHA": 2},
    "human": {},
    "orc": {"STR": 2, "INT": -2},
}
ALIGNMENTS = {  # from good to evil, each from lawful to chaotic
    "arbiter": "1 0 -1 / 3 0 -3 / 1 0 -1",
    "champion": "0 0 -1 / 3 0 -1 / 0 0 -1",
    "eccentric": "-1 0 0 / -1 0 3 / -1 0 0",
    "free_spirit": "-1 0 1 / -3 0 3 / -1 0 1",
    "guardian": "0 3 0 / 0 0 0 / -1 -1 -1",
    "hermit": "-1 0 -1 / 0 3 0 / -1 0 -1",
    "lunatic": "-3 -1 0 / -1 0 1 / 0 1 3",
    "maniac": "-1 -1 0 / -1 0 0 / 0 0 3",
    "narcissist": "-1 -1 -1 / 0 0 0 / 0 3 0",
    "neurotic": "0 -1 -1 / 0 0 -1 / 3 0 0",
    "protector": "1 3 1 / 0 0 0 / -1 -3 -1",
    "rebel": "0 1 3 / -1 0 1 / -3 -1 0",
    "renegade": "0 0 3 / -1 0 0 / -1 -1 0",
    "scoundrel": "-1 -3 -1 / 0 0 0 / 1 3 1",
    "sentinel": "3 0 0 / 0 0 -1 / 0 -1 -1",
    "sociopath": "0 -1 -3 / 1 0 -1 / 3 1 0",
    "truth_seeker": "3 1 0 / 1 0 -1 / 0 -1 -3",
}
BACKSTORIES = {  # one colour a row, STR to CHA, and its space
    "aristocrat": "blue:3 green:2 purple:1 red:3 black:2 white:3",
    "brawler": "green:2 red:3 blue:2 purple:3 black:3 white:1",
    "chosen_one": "white:3 green:1 black:2 blue:3 red:3 purple:2",
    "craftsman": "white:1 blue:3 green:3 black:2 purple:3 red:2",
    "devoted": "black:2 green:3 red:3 white:1 purple:3 blue:2",
    "exonerated": "blue:1 black:3 white:3 purple:3 red:2 green:2",
    "hunter": "purple:3 black:2 red:1 blue:3 white:2 green:3",
    "lost_soul": "purple:2 red:1 white:2 black:3 blue:3 green:3",
    "mentor": "black:2 white:3 blue:2 red:3 purple:1 green:3",
    "patrician": "black:3 blue:2 green:3 white:3 red:1 purple:2",
    "persecuted": "red:3 purple:2 white:2 green:3 black:3 blue:1",
    "resilient": "green:3 white:3 black:1 purple:2 blue:2 red:3",
    "rift_walker": "red:3 white:2 purple:3 green:1 black:3 blue:2",
    "savage": "blue:3 black:1 green:2 red:3 white:3 purple:2",
    "savant": "red:2 green:3 blue:2 white:3 black:3 purple:1",
    "street_urchin": "purple:2 blue:3 white:2 black:1 red:3 green:3",
}


@pytest.mark.rule("RP-2.5", "RP-2.6", "RP-13.7")
@pytest.mark.uses(*RACES)
@pytest.mark.parametrize("race", RACES)
def test_a_race_adds_its_modifiers_to_the_values_of_its_rows(race: str) -> None:
    own = {"race": race, "class": "monk", **{row: ["gold 3", "gold 4"] for row in ROWS}}
    values = seat(at("last_discards", 0, s0=own))["values"]
    assert values == {row: 7 + RACES[race].get(row, 0) for row in ROWS}


@pytest.mark.rule("RP-2.25", "RP-13.19")
@pytest.mark.uses(*ALIGNMENTS)
@pytest.mark.parametrize("card", ALIGNMENTS)
def test_an_alignment_is_worth_what_stands_under_the_token(card: str) -> None:
    for y, line in enumerate(ALIGNMENTS[card].split(" / ")):
        for x, stars in enumerate(line.split()):
            own = {"class": "monk", "alignment": card, "token": [x, y]}
            assert seat(at("last_discards", 0, s0=own))["stars"]["alignment"] == int(stars), (x, y)


@pytest.mark.rule("RP-13.21")
@pytest.mark.uses(*BACKSTORIES)
@pytest.mark.parametrize("card", BACKSTORIES)
def test_a_backstory_counts_the_dice_of_its_colours_in_its_spaces(card: str) -> None:
    cells = [cell.split(":") for cell in BACKSTORIES[card].split()]
    for number in range(7):
        rows = {}
        for i, (colour, space) in enumerate(cells):
            last = colour if i < number else "red" if colour != "red" else "blue"
            rows[ROWS[i]] = [*["gold 1"] * (int(space) - 1), f"{last} 1"]
        own = seat(at("last_discards", 0, s0={"class": "monk", "backstory": card, **rows}))
        assert (own["matches"], own["stars"]["backstory"]) == (number, SCALE[number])


def test_every_card_is_named_here() -> None:
    assert (set(RACES), set(ALIGNMENTS)) == (set(CONTENT.races), set(CONTENT.alignments))
    assert set(BACKSTORIES) == set(CONTENT.backstories)
