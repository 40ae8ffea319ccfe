"""What one does without much thought, on the table as it lies: how the rounds that are thought ahead are played."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ....kernel import Decision, Key
from ..choices import BACK, KEEP, Buy, Discard, Flip, Lower, Move, PlaceIn, Raise, Reroll, Take, TakeGold, TakeToken
from ..content import ROWS, Colour
from ..odds import FIXABLE, reach
from ..scoring import race_modifier
from ..state import EMPTY, ROW_INDEX, STEPS, State
from .worth import GOLD, alignment_at, rounds_left

MATCH = 0.8  # Stars for a die that matches the Backstory
LATER = 0.08  # Stars that every card loses by which one buys later: the Initiative card counts
TOKEN = 0.2
SALE = 0.4  # for the Gold of a discarded card
WEAPON = 0.6  # for one that raises dice
PIECE = 0.08  # of Armor a round, for the set that it may become


def quick(t: State, decision: Decision, random: Random) -> Key:
    decide = DECIDE.get(decision.question.kind)
    return decision.options[0] if decide is None else decide(t, decision.seat, decision, random)


# -- rows ------------------------------------------------------------------------------------------


def row_now(t: State, seat: int, row: int) -> tuple[int, int]:
    """What a row comes to as it lies, and how many of its spaces are free."""
    faces = t.faces
    dice = [faces[die] for die in t.sheets[seat].dice[row * 3 : row * 3 + 3] if die != EMPTY]
    return sum(dice) + race_modifier(t, seat, row), 3 - len(dice)


def hope(t: State, seat: int, row: int, total: int, free: int) -> float:
    goal = t.klass(seat).goals[ROWS[row]]
    return goal.stars * reach(free, goal.low - total, goal.high - total, FIXABLE)


def matching(t: State, seat: int) -> dict[int, Colour]:
    """The colour that the Backstory wants in a space."""
    cells = t.content.backstories[t.sheets[seat].backstory].cells
    return {ROW_INDEX[cell.row] * 3 + cell.space - 1: cell.colour for cell in cells}


def placing(t: State, seat: int, die: int, wanted: dict[int, Colour]) -> dict[int, float]:
    """By row with a free space, what the die gains there."""
    klass, colour, face, dice = t.klass(seat), t.colour(die), t.faces[die], t.sheets[seat].dice
    own = 1.0 if colour == klass.colour else GOLD * klass.gold_die if colour == "gold" else 0.0
    gains: dict[int, float] = {}
    for row in range(6):
        if dice[row * 3 + 2] == EMPTY:
            total, free = row_now(t, seat, row)
            gain = own + hope(t, seat, row, total + face, free - 1) - hope(t, seat, row, total, free)
            gain += GOLD * (free == 1)
            gains[row] = gain + MATCH if wanted.get(row * 3 + 3 - free) == colour else gain
    return gains


# -- the Dice Phase --------------------------------------------------------------------------------


def _initiative(t: State, seat: int, decision: Decision, random: Random) -> Key:
    wanted = matching(t, seat)

    def gain(key: Take) -> float:
        card = key.number - 1
        return max(placing(t, seat, t.pool[card], wanted).values()) + GOLD * t.purse[card] - LATER * card

    return max([key for key in decision.options if isinstance(key, Take)], key=gain)


def _row(t: State, seat: int, decision: Decision, random: Random) -> Key:
    gains = placing(t, seat, t.held, matching(t, seat))
    return max([key for key in decision.options if isinstance(key, PlaceIn)], key=lambda key: gains[ROW_INDEX[key.row]])


def _action(t: State, seat: int, decision: Decision, random: Random) -> Key:
    """What gains most, if anything does; dice are not exchanged."""
    now = [row_now(t, seat, row) for row in range(6)]
    hopes = [hope(t, seat, row, *now[row]) for row in range(6)]
    sheet, faces = t.sheets[seat], t.faces

    def gain(key: Key) -> float:
        match key:
            case Flip() | Raise() | Lower() | Reroll():
                row, face = ROW_INDEX[key.row], faces[sheet.dice[key.at]]
                total, free = now[row]
                rest = total - face
                if isinstance(key, Reroll):
                    better = [hope(t, seat, row, rest + rolled, free) - hopes[row] for rolled in range(1, 7)]
                    return sum([each for each in better if each > 0]) / 6
                turned = 7 - face if isinstance(key, Flip) else face + 1 if isinstance(key, Raise) else face - 1
                return hope(t, seat, row, rest + turned, free) - hopes[row]
            case Move(arrow):
                return alignment_at(t, seat, STEPS[arrow][sheet.token]) - alignment_at(t, seat, sheet.token)
            case TakeToken():
                return TOKEN
        return 0.0

    return max(decision.options, key=gain)


def _keep(t: State, seat: int, decision: Decision, random: Random) -> Key:
    die, dice = decision.args[0], t.sheets[seat].dice
    if die not in dice:
        return KEEP
    space = dice.index(die)
    total, free = row_now(t, seat, space // 3)
    back = hope(t, seat, space // 3, total - t.faces[dice[space]] + t.before, free)
    return BACK if back > hope(t, seat, space // 3, total, free) else KEEP


# -- the Market and after --------------------------------------------------------------------------


def card_gain(t: State, seat: int, name: str, left: int) -> float:
    """Stars that a card of the Market is on its way to."""
    card, content = t.content.market[name], t.content
    if card.type == "trait":
        return content.traits[name].worth(t, seat, left)
    if card.type == "skill":
        return content.skills[name].worth() * left
    if card.type == "weapon":
        weapon = content.weapons[name]
        return weapon.worth() * left + WEAPON * (weapon.goal_bonus is not None)
    assert card.armor is not None
    armor = content.armor_sets[card.armor.set]
    sets = [piece.set for each in t.sheets[seat].armor if (piece := content.market[each].armor)]
    have = sets.count(card.armor.set)
    stars = (0, *armor.stars, armor.stars[-1])
    bonus = armor.bonus if not have and t.klass(seat).colour in armor.colours else 0
    return stars[have + 1] - stars[have] + bonus + PIECE * left


def _market(t: State, seat: int, decision: Decision, random: Random) -> Key:
    left = rounds_left(t)

    def gain(key: Key) -> float:
        match key:
            case Buy(card, tokens):
                return card_gain(t, seat, card, left) - GOLD * (t.price(seat, card) - tokens)
            case Discard() | TakeGold():
                return SALE if left else 0.0
        return -1.0 if decision.kind == "market" else 0.0

    return max(decision.options, key=gain)


def _any(t: State, seat: int, decision: Decision, random: Random) -> Key:
    return random.choice(decision.options)


def _last(t: State, seat: int, decision: Decision, random: Random) -> Key:
    return decision.options[-1]


DECIDE: dict[str, Callable[[State, int, Decision, Random], Key]] = {
    "initiative": _initiative,
    "row": _row,
    "starting_row": _row,
    "action": _action,
    "granted_action": _action,
    "keep": _keep,
    "swap_with": _any,
    "market": _market,
    "second_purchase": _market,
    "refresh": _last,
    "sheet": _any,
    "class_side": _any,
}
