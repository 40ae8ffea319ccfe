"""How many Stars a sheet is on its way to."""

from __future__ import annotations

from collections import defaultdict

from ....kernel import Message
from ..content import ROWS, Goal
from ..odds import FIXABLE, reach
from ..scoring import attribute, class_dice, matches, reckoning, row_dice, weapon_bonus
from ..state import DIRECTIONS, STEPS, State

# Stars that so many matches are on their way to; between the printed steps lies hope.
MATCHES = (0.0, 0.4, 1.0, 1.7, 3.0, 4.2, 6.0)
GOLD = 0.2  # Stars that a Gold buys while there is still a Market to come
EXHAUSTED = 0.6  # the part of a Skill's worth that is left when it is exhausted
CROWD = 0.1  # Stars a round that a Skill loses beyond the third: only one is refreshed


def value(t: State, seat: int) -> float:
    if t.phase == "end":
        return sum(stars for _, _, stars in reckoning(t, seat)) + tie_breaker(t, seat)
    if not t.sheets[seat].alignment:
        return 0.0
    left = rounds_left(t)
    return (
        goals_value(t, seat, left)
        + class_dice(t, seat)
        + MATCHES[matches(t, seat)]
        + alignment_at(t, seat, t.sheets[seat].token)
        + sum(stars for category, _, stars in reckoning(t, seat) if category == "armor")
        + sum(t.content.traits[card].worth(t, seat, left) for card in t.sheets[seat].traits)
        + gold_value(t, seat, left)
        + tools_value(t, seat, left)
    )


def tie_breaker(t: State, seat: int) -> float:
    """RP-14.2; alone there is nobody to tie with."""
    return 0.0 if t.solo else t.sheets[seat].gold / 1000


def worth_of(t: State, seat: int) -> dict[str, float]:
    """The parts of `value`: a goal is called by its row, the rest as in the reckoning."""
    if not t.sheets[seat].alignment:
        return {}
    found: defaultdict[str, float] = defaultdict(float)
    over, left = t.phase == "end", rounds_left(t)
    for category, what, stars in reckoning(t, seat):
        if over or category == "armor":
            found[f"rp-row-{what}" if category == "goals" else f"rp-category-{category}"] += stars
    if over:
        found["rp-category-gold"] += tie_breaker(t, seat)
        return dict(found)
    for row, worth in zip(ROWS, goals_by_row(t, seat, left)):
        found[f"rp-row-{row}"] = worth
    found["rp-category-colour"] = class_dice(t, seat)
    found["rp-category-backstory"] = MATCHES[matches(t, seat)]
    found["rp-category-alignment"] = alignment_at(t, seat, t.sheets[seat].token)
    found["rp-category-traits"] = sum(t.content.traits[card].worth(t, seat, left) for card in t.sheets[seat].traits)
    found["rp-category-gold"] = gold_value(t, seat, left)
    found["rp-worth-tools"] = tools_value(t, seat, left)
    return dict(found)


def expected(t: State, seat: int, worth: float) -> Message:
    stars = round(worth, 1)
    if t.solo:
        return Message("rp-worth-alone", {"stars": stars})
    if not stars:
        return Message("rp-worth-level")
    return Message("rp-worth-behind" if stars < 0 else "rp-worth-ahead", {"stars": abs(stars)})


FEATURES = {
    **{f"goal_{row}": f"Stars that the goal of {row} is on its way to" for row in ROWS},
    **{f"gap_{row}": f"by how much the value of {row} misses its goal; 0 if it does not" for row in ROWS},
    **{f"open_{row}": f"spaces of {row} without a die" for row in ROWS},
    "colour": "dice in the Class colour",
    "matches": "dice as the Backstory wants them",
    "alignment": "Stars of the place on the Alignment card, with hope for the one beside it",
    "armor": "Stars of Armor",
    "traits": "Stars that Traits are on their way to",
    "tools": "Stars that Skills and Weapons will help to",
    "gold": "Gold",
    "left": "rounds that are left",
    "seats": "players",
}


def features(t: State, seat: int) -> dict[str, float]:
    sheet = t.sheets[seat]
    if not sheet.alignment:
        return dict.fromkeys(FEATURES, 0.0)
    left = rounds_left(t)
    found: dict[str, float] = {}
    for number, (row, worth) in enumerate(zip(ROWS, goals_by_row(t, seat, left))):
        goal, now = t.klass(seat).goals[row], attribute(t, seat, number)
        found[f"goal_{row}"] = worth
        found[f"gap_{row}"] = max(goal.low - now, now - goal.high, 0)
        found[f"open_{row}"] = 3 - len(row_dice(t, seat, number))
    return found | {
        "colour": class_dice(t, seat),
        "matches": matches(t, seat),
        "alignment": alignment_at(t, seat, sheet.token),
        "armor": sum(stars for category, _, stars in reckoning(t, seat) if category == "armor"),
        "traits": sum(t.content.traits[card].worth(t, seat, left) for card in sheet.traits),
        "tools": tools_value(t, seat, left),
        "gold": sheet.gold,
        "left": left,
        "seats": t.n,
    }


def rounds_left(t: State) -> int:
    """Rounds in which something can still be done with what one has."""
    last = 18 - t.starting_dice()
    return max(0, last - t.round + (0 if t.phase in ("market", "cleanup") else 1))


def goals_value(t: State, seat: int, left: int) -> float:
    return sum(goals_by_row(t, seat, left))


def goals_by_row(t: State, seat: int, left: int) -> list[float]:
    """With the Weapons that raise dice, or without: they can be discarded before scoring (RP-13.6)."""
    plus = [weapon_bonus(t, seat, row) for row in range(6)]
    armed = [goal_value(t, seat, row, attribute(t, seat, row), left) for row in range(6)]
    if not any(plus):
        return armed
    bare = [goal_value(t, seat, row, attribute(t, seat, row) - plus[row], left) for row in range(6)]
    return max(armed, bare, key=sum)


def goal_value(t: State, seat: int, row: int, now: int, left: int) -> float:
    goal: Goal = t.klass(seat).goals[ROWS[row]]
    open_spaces = 3 - len(row_dice(t, seat, row))
    return goal.stars * reach(open_spaces, goal.low - now, goal.high - now, FIXABLE if left else 0.0)


def alignment_at(t: State, seat: int, token: int) -> float:
    """What a place of the Alignment grid is worth, with hope for the one beside it."""
    grid = t.content.alignments[t.sheets[seat].alignment].grid
    here = grid[token // 3][token % 3]
    places = [STEPS[direction][token] for direction in DIRECTIONS]
    best = max(grid[place // 3][place % 3] for place in places if place >= 0)
    return here + 0.3 * max(0, best - here)


def gold_value(t: State, seat: int, left: int) -> float:
    sheet = t.sheets[seat]
    spendable = min(sheet.gold + sheet.charisma, 4 * left + (4 if t.phase == "dice" else 0))
    return GOLD * spendable + sheet.gold / 1000


def tools_value(t: State, seat: int, left: int) -> float:
    """What Skills and Weapons will do in the rounds that are left."""
    sheet = t.sheets[seat]
    ready = sum(t.content.skills[card].worth() for card in sheet.skills)
    exhausted = sum(t.content.skills[card].worth() for card in sheet.exhausted)
    crowd = CROWD * max(0, len(sheet.skills) + len(sheet.exhausted) - 3)
    weapons = sum(t.content.weapons[card].worth() for card in sheet.weapons)
    return left * (ready + EXHAUSTED * exhausted - crowd + weapons)
