"""What a good player knows: how many Stars a sheet is on its way to."""

from __future__ import annotations

from functools import cache

from ...kernel import Knowledge
from .content import ROWS, Goal, Trait
from .scoring import (
    attribute,
    class_dice,
    matches,
    race_modifier,
    reckoning,
    row_dice,
    row_faces,
    trait_stars,
    weapon_bonus,
)
from .state import DIRECTIONS, ROW_INDEX, STEPS, State

# How often a die that a player places shows each face: one drafts, and rather high ones.
FACES = (0.08, 0.11, 0.16, 0.19, 0.22, 0.24)
# Stars that so many matches are on their way to; between the printed steps lies hope.
MATCHES = (0.0, 0.4, 1.0, 1.7, 3.0, 4.2, 6.0)
FIXABLE = 0.35  # the part of a near miss that an action may still repair
GOLD = 0.2  # Stars that a Gold buys while there is still a Market to come
EXHAUSTED = 0.6  # the part of a Skill's worth that is left when it is exhausted
CROWD = 0.1  # Stars a round that a Skill loses beyond the third: only one is refreshed
# Stars a round that a card is worth while it is owned.
SKILLS = {
    "act_now": 0.2,
    "climb": 0.16,
    "diplomacy": 0.17,
    "intimidate": 0.17,
    "move_silently": 0.15,
    "negotiate": 0.24,
    "open_lock": 0.16,
    "raise_die": 0.24,
    "search": 0.24,
    "sleight_of_hand": 0.15,
    "take_gold": 0.22,
}
DISCOUNT, AGAIN, REROLL, THIRD_DIE, AIM, READY = 0.15, 0.1, 0.2, 0.08, 0.09, 0.04


def value(t: State, seat: int) -> float:
    if t.phase == "end":
        return sum(stars for _, _, stars in reckoning(t, seat)) + t.sheets[seat].gold / 1000
    if not t.sheets[seat].alignment:
        return 0.0
    left = rounds_left(t)
    return (
        goals_value(t, seat, left)
        + class_dice(t, seat)
        + MATCHES[matches(t, seat)]
        + alignment_value(t, seat)
        + sum(stars for category, _, stars in reckoning(t, seat) if category == "armor")
        + sum(trait_value(t, seat, card, left) for card in t.sheets[seat].traits)
        + possessions(t, seat, left)
    )


def rounds_left(t: State) -> int:
    """Rounds in which something can still be done with what one has."""
    last = 18 - t.starting_dice()
    return max(0, last - t.round + (0 if t.phase in ("market", "cleanup") else 1))


@cache
def chance(dice: int, low: int, high: int) -> float:
    """That so many dice to come show a sum from low to high."""
    if dice == 0:
        return 1.0 if low <= 0 <= high else 0.0
    return sum(p * chance(dice - 1, low - face, high - face) for face, p in enumerate(FACES, 1))


@cache
def reach(dice: int, low: int, high: int, fix: float) -> float:
    """The chance to land in the range, counting misses by one or two as partly repaired later."""
    exact = chance(dice, low, high)
    near = chance(dice, low - 1, high + 1) - exact
    far = chance(dice, low - 2, high + 2) - exact - near
    return exact + near * fix + far * fix / 2


def goals_value(t: State, seat: int, left: int) -> float:
    """With the Weapons that raise dice, or without: they can be discarded before scoring (RP-13.6)."""
    plus = [weapon_bonus(t, seat, row) for row in range(6)]
    armed = sum(goal_value(t, seat, row, attribute(t, seat, row), left) for row in range(6))
    if not any(plus):
        return armed
    bare = sum(goal_value(t, seat, row, attribute(t, seat, row) - plus[row], left) for row in range(6))
    return max(armed, bare)


def goal_value(t: State, seat: int, row: int, now: int, left: int) -> float:
    goal: Goal = t.klass(seat).goals[ROWS[row]]
    open_spaces = 3 - len(row_dice(t, seat, row))
    return goal.stars * reach(open_spaces, goal.low - now, goal.high - now, FIXABLE if left else 0.0)


def alignment_value(t: State, seat: int) -> float:
    sheet = t.sheets[seat]
    grid = t.content.alignments[sheet.alignment].grid
    here = grid[sheet.token // 3][sheet.token % 3]
    places = [STEPS[direction][sheet.token] for direction in DIRECTIONS]
    best = max(grid[place // 3][place % 3] for place in places if place >= 0)
    return here + 0.3 * max(0, best - here)


def trait_value(t: State, seat: int, card: str, left: int) -> float:
    trait = t.content.market[card].trait
    assert trait is not None
    if trait.count == "low_row":
        row = ROW_INDEX[trait.of]
        now = sum(row_faces(t, seat, row)) + race_modifier(t, seat, row)
        open_spaces = 3 - len(row_dice(t, seat, row))
        return trait.stars * reach(open_spaces, -99, trait.limit - now, FIXABLE)
    return trait_stars(t, seat, trait) + hope(trait, left)


def hope(trait: Trait, left: int) -> float:
    """What a Trait may still grow by."""
    grows = {
        "cards": 0.25,
        "gold": 0.05,
        "backstory_matches": 0.12,
        "dice_of_class": 0.12,
        "rows_with_sixes": 0.12,
        "rows_of_one_value": 0.08,
        "rows_of_one_colour": 0.06,
        "goals": 0.15,
        "token_at": 0.08,
    }
    return grows[trait.count] * left * trait.stars / trait.per


def possessions(t: State, seat: int, left: int) -> float:
    sheet = t.sheets[seat]
    spendable = min(sheet.gold + sheet.charisma, 4 * left + (4 if t.phase == "dice" else 0))
    worth = GOLD * spendable + sheet.gold / 1000
    ready = sum(skill_worth(t, card) for card in sheet.skills)
    exhausted = sum(skill_worth(t, card) for card in sheet.exhausted)
    crowd = CROWD * max(0, len(sheet.skills) + len(sheet.exhausted) - 3)
    weapons = sum(weapon_worth(t, card) for card in sheet.weapons)
    return worth + left * (ready + EXHAUSTED * exhausted - crowd + weapons)


def skill_worth(t: State, card: str) -> float:
    skill = t.content.skill(card)
    return SKILLS.get(skill.do, 0.15) + 0.08 * (len(skill.actions) > 1) + 0.1 * (skill.times - 1)


def weapon_worth(t: State, card: str) -> float:
    """What a Weapon does for the dice and the Armor that are there is counted there; this is for what comes."""
    weapon = t.content.weapon(card)
    worth = DISCOUNT * weapon.discount + THIRD_DIE * (weapon.third_die - 1) + READY
    worth += AGAIN * (weapon.again is not None) + AIM * (weapon.goal_bonus is not None)
    return worth + REROLL * weapon.reroll_taken


KNOWLEDGE = Knowledge(value=value)
