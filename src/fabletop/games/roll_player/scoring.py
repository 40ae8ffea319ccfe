"""Final scoring (RP-13), winners (RP-14), solo ranks (RP-17d)."""

from __future__ import annotations

from typing import TypeAlias

from ...kernel import Result
from .content import ROWS
from .state import EMPTY, ROW_INDEX, State

Line: TypeAlias = tuple[str, str, int]  # category, what, Stars

CATEGORIES = ("goals", "colour", "alignment", "backstory", "armor", "traits", "gold")  # RP-13.2, RP-17.37
GOLD_PER_STAR = 8  # RP-17.37
RANKS = ((38, "hero"), (34, "champion"), (30, "clan_leader"), (26, "adventurer"), (22, "mercenary"))


def row_dice(t: State, seat: int, row: int) -> list[int]:
    return [die for die in t.sheets[seat].dice[row * 3 : row * 3 + 3] if die != EMPTY]


def row_faces(t: State, seat: int, row: int) -> list[int]:
    """RP-13.38: the faces as they lie."""
    return [t.faces[die] for die in row_dice(t, seat, row)]


def race_modifier(t: State, seat: int, row: int) -> int:
    return t.content.races[t.sheets[seat].race].modifiers.get(ROWS[row], 0)


def attribute(t: State, seat: int, row: int) -> int:
    """The final value: dice, Race and Weapons (RP-13.7, RP-13.15)."""
    return sum(row_faces(t, seat, row)) + race_modifier(t, seat, row) + weapon_bonus(t, seat, row)


def weapon_bonus(t: State, seat: int, row: int) -> int:
    """What Weapons add to the dice of a row for its goal, each die on its own (RP-15.22 to RP-15.25)."""
    plus = 0
    for card in t.sheets[seat].weapons:
        bonus = t.content.weapons[card].goal_bonus
        if bonus is not None:
            colour = t.klass(seat).colour if bonus.dice == "class" else bonus.dice
            plus += bonus.plus * sum(t.colour(die) == colour for die in row_dice(t, seat, row))
    return plus


def goals_reached(t: State, seat: int) -> list[str]:
    goals = t.klass(seat).goals
    return [row for row in ROWS if goals[row].low <= attribute(t, seat, ROW_INDEX[row]) <= goals[row].high]


def class_dice(t: State, seat: int) -> int:
    colour = t.klass(seat).colour
    return sum(die != EMPTY and t.colour(die) == colour for die in t.sheets[seat].dice)


def matches(t: State, seat: int) -> int:
    """RP-13.21, RP-13.22"""
    dice = t.sheets[seat].dice
    count = 0
    for cell in t.content.backstories[t.sheets[seat].backstory].cells:
        die = dice[ROW_INDEX[cell.row] * 3 + cell.space - 1]
        count += die != EMPTY and t.colour(die) == cell.colour
    return count


# -- Armor -----------------------------------------------------------------------------------------


def armor_lines(t: State, seat: int) -> list[Line]:
    """RP-13.28 to RP-13.34; the Tower Shield joins the set where it is worth most (RP-15.51 to RP-15.53)."""
    sheet = t.sheets[seat]
    owned: list[str] = [armor.set for card in sheet.armor if (armor := t.content.market[card].armor)]
    colour = t.klass(seat).colour
    lines: list[Line] = []
    joins: list[tuple[int, str]] = []
    for name, armor_set in t.content.armor_sets.items():
        size = min(owned.count(name), len(armor_set.stars))
        if not size:
            continue
        bonus = armor_set.bonus if colour in armor_set.colours else 0
        lines.append(("armor", name, armor_set.stars[size - 1] + bonus))
        if size < len(armor_set.stars):
            joins.append((armor_set.stars[size] - armor_set.stars[size - 1], name))
    for card in sheet.weapons:
        if t.content.weapons[card].joins_set and joins:
            lines.append(("armor", card, max(joins)[0]))
    return lines


# -- the reckoning ---------------------------------------------------------------------------------


def reckoning(t: State, seat: int) -> list[Line]:
    """Every line of the score (RP-13.2); the sum of the lines is the score."""
    sheet = t.sheets[seat]
    klass = t.klass(seat)
    reached = goals_reached(t, seat)
    lines: list[Line] = [("goals", row, klass.goals[row].stars if row in reached else 0) for row in ROWS]
    lines.append(("colour", klass.colour, class_dice(t, seat)))  # RP-13.16
    grid = t.content.alignments[sheet.alignment].grid
    lines.append(("alignment", sheet.alignment, grid[sheet.token // 3][sheet.token % 3]))  # RP-13.19
    stars = t.content.backstories[sheet.backstory].stars
    lines.append(("backstory", sheet.backstory, stars[matches(t, seat)]))
    lines += armor_lines(t, seat)
    for card in sheet.traits:
        lines.append(("traits", card, t.content.traits[card].score(t, seat)))  # RP-13.35, RP-13.36
    if t.solo:
        lines.append(("gold", "gold", sheet.gold // GOLD_PER_STAR))  # RP-17.38
    return lines


def score(t: State, seat: int) -> int:
    return sum(stars for _, _, stars in reckoning(t, seat))


def standing(t: State, seat: int) -> tuple[int, int, int]:
    """Most Stars, then most Gold, then fewest dice of the Class colour (RP-14.1 to RP-14.3)."""
    return score(t, seat), t.sheets[seat].gold, -class_dice(t, seat)


def rank(stars: int) -> str:
    """RP-17.39 to RP-17.45"""
    return next((name for least, name in RANKS if stars >= least), "npc")


def result(t: State) -> Result:
    standings = [standing(t, seat) for seat in range(t.n)]
    places = tuple(1 + sum(other > own for other in standings) for own in standings)  # RP-14.4, RP-14.7
    scores = tuple(stars for stars, _, _ in standings)
    lines = tuple(tuple(reckoning(t, seat)) for seat in range(t.n))
    return Result(scores, places, lines, f"rp-rank-{rank(scores[0])}" if t.solo else "")
