"""The six Attribute Actions (RP-6)."""

from __future__ import annotations

from typing import TypeAlias

from ...kernel import Question, Rules, ask
from .choices import (
    BACK,
    FLIP,
    KEEP,
    LOWER,
    MOVE,
    PASS,
    RAISE,
    REROLL,
    SWAP,
    TOKEN,
    WITH,
    Back,
    Flip,
    Keep,
    Lower,
    Move,
    Pass,
    Raise,
    Reroll,
    Swap,
    TakeToken,
    UseSkill,
    With,
)
from .content import ROWS, Arrow, Row
from .events import CharismaTaken, Flipped, Rerolled, Shifted, Swapped, TokenMoved, WentBack
from .state import DIRECTIONS, EMPTY, SPACES, STEPS, State
from .timing import own_skills, skill_keys, skill_refusal

OnDie: TypeAlias = Flip | Swap | Raise | Lower | Reroll
Action: TypeAlias = OnDie | Move | TakeToken

ACTION_OF: dict[type[Action], Row] = {
    Flip: "STR",
    Swap: "DEX",
    Raise: "CON",
    Lower: "CON",
    Reroll: "INT",
    Move: "WIS",
    TakeToken: "CHA",
}


def _things(t: State, seat: int, allowed: tuple[Row, ...], spared: int, skills: bool) -> list[Action | Pass | UseSkill]:
    own = own_skills(t, seat) if skills else []
    return [PASS, *FLIP, *SWAP, *RAISE, *LOWER, *REROLL, *MOVE.values(), TOKEN, *own]


def _refusal(
    t: State, seat: int, key: Action | Pass | UseSkill, allowed: tuple[Row, ...], spared: int, skills: bool
) -> str:
    """`spared` is a die that was already used by the same ability."""
    if isinstance(key, Pass):
        return ""
    if isinstance(key, UseSkill):
        return skill_refusal(t, seat, key.card)
    if ACTION_OF[type(key)] not in allowed:
        return "RP-5.19"
    if isinstance(key, Move):
        return "RP-6.22" if STEPS[key.arrow][t.sheets[seat].token] < 0 else ""
    return "" if isinstance(key, TakeToken) else _die_refusal(t, seat, key, spared)


def _die_refusal(t: State, seat: int, key: OnDie, spared: int) -> str:
    die = t.sheets[seat].dice[key.at]
    if die == EMPTY:
        return "RP-6.4" if isinstance(key, Swap) else "RP-6.18"
    if isinstance(key, Swap) and t.sheets[seat].dice.count(EMPTY) == SPACES - 1:
        return "RP-6.20"
    if (isinstance(key, Raise) and t.faces[die] == 6) or (isinstance(key, Lower) and t.faces[die] == 1):
        return "RP-6.6"
    return "RP-6.21" if die == spared else ""


def _fast(t: State, seat: int, allowed: tuple[Row, ...], spared: int, skills: bool) -> list[Action | Pass | UseSkill]:
    sheet = t.sheets[seat]
    dice = sheet.dice
    keys: list[Action | Pass | UseSkill] = [PASS]
    for action in ROWS:
        if action not in allowed:
            continue
        if action == "STR":
            keys += [FLIP[space] for space in range(SPACES) if dice[space] != EMPTY and dice[space] != spared]
        elif action == "DEX":
            spaces = [space for space in range(SPACES) if dice[space] != EMPTY]
            if len(spaces) > 1:
                keys += [SWAP[space] for space in spaces if dice[space] != spared]
        elif action == "CON":
            faces = t.faces
            spaces = [space for space in range(SPACES) if dice[space] != EMPTY and dice[space] != spared]
            keys += [RAISE[space] for space in spaces if faces[dice[space]] < 6]
            keys += [LOWER[space] for space in spaces if faces[dice[space]] > 1]
        elif action == "INT":
            keys += [REROLL[space] for space in range(SPACES) if dice[space] != EMPTY and dice[space] != spared]
        elif action == "WIS":
            keys += [MOVE[direction] for direction in DIRECTIONS if STEPS[direction][sheet.token] >= 0]
        else:
            keys.append(TOKEN)
    if skills and sheet.skills:
        keys += skill_keys(t, seat)
    return keys


# The action of a Dice turn, with the player's ready Skills among the options; and one that a card grants.
ACTION = Question("action", "RP-5.17", _things, _refusal, fast=_fast)
GRANTED_ACTION = Question("granted_action", "RP-6.23", _things, _refusal, fast=_fast)


def _others(t: State, seat: int, first: int) -> list[With]:
    return list(WITH)


def _other_refusal(t: State, seat: int, key: With, first: int) -> str:
    if key.at == first:
        return "RP-6.20"
    return "RP-6.4" if t.sheets[seat].dice[key.at] == EMPTY else ""


def _others_fast(t: State, seat: int, first: int) -> list[With]:
    dice = t.sheets[seat].dice
    return [WITH[space] for space in range(SPACES) if space != first and dice[space] != EMPTY]


def _keep_or_back(t: State, seat: int, die: int) -> list[Keep | Back]:
    return [KEEP, BACK]


def _steps(t: State, seat: int) -> list[Pass | Move]:
    return [PASS, *MOVE.values()]


def _step_refusal(t: State, seat: int, key: Pass | Move) -> str:
    return "RP-6.22" if isinstance(key, Move) and STEPS[key.arrow][t.sheets[seat].token] < 0 else ""


SWAP_WITH = Question("swap_with", "RP-6.2", _others, _other_refusal, fast=_others_fast)
KEEP_OR_BACK = Question("keep", "RP-6.8", _keep_or_back)
ONE_MORE_STEP = Question("one_more_step", "RP-15.1", _steps, _step_refusal)


def act(t: State, seat: int, key: Action) -> Rules[None]:
    """Carry out the action that a key begins, and what Weapons add to it."""
    match key:
        case Flip():
            turn_over(t, seat, key.at)
        case Swap():
            yield from exchange(t, seat, key.at)
        case Raise() | Lower():
            raise_or_lower(t, seat, key, "RP-6.5")
            for _ in range(again(t, seat, "CON")):  # the Quarterstaff
                more = yield from ask(t, seat, GRANTED_ACTION, ("CON",), EMPTY, False)
                if isinstance(more, Raise | Lower):
                    raise_or_lower(t, seat, more, "RP-15.1")
        case Reroll():
            yield from reroll(t, seat, key.at)
        case Move(arrow):
            move_token(t, seat, arrow, "RP-6.10")
            for _ in range(again(t, seat, "WIS")):  # the Blessed Mace
                step = yield from ask(t, seat, ONE_MORE_STEP)
                if isinstance(step, Move):
                    move_token(t, seat, step.arrow, "RP-15.1")
        case TakeToken():
            t.sheets[seat].charisma += 1  # RP-6.12
            t.tell(CharismaTaken, "RP-6.12", seat)


def grant(t: State, seat: int, action: Row) -> Rules[None]:
    """An action that a card grants: optional, and on top of the one of the Dice turn (RP-6.23)."""
    key = yield from ask(t, seat, GRANTED_ACTION, (action,), EMPTY, False)
    if not isinstance(key, Pass | UseSkill):
        yield from act(t, seat, key)


def again(t: State, seat: int, action: Row) -> int:
    """How many Weapons give one more action of this kind; each fires once (RP-18.5)."""
    return sum(t.content.weapons[card].again == action for card in t.sheets[seat].weapons)


def turn_over(t: State, seat: int, space: int) -> None:
    die = t.sheets[seat].dice[space]
    t.faces[die] = 7 - t.faces[die]  # RP-1.11, RP-6.1
    t.tell(Flipped, "RP-6.1", seat, t.colour(die), t.faces[die], die)


def exchange(t: State, seat: int, space: int) -> Rules[None]:
    other = (yield from ask(t, seat, SWAP_WITH, space)).at
    dice = t.sheets[seat].dice
    dice[space], dice[other] = dice[other], dice[space]  # RP-6.2, RP-6.3
    _tell_swap(t, seat, dice[space], dice[other])


def _tell_swap(t: State, seat: int, one: int, other: int) -> None:
    t.tell(Swapped, "RP-6.2", seat, t.colour(one), t.faces[one], t.colour(other), t.faces[other], one, other)


def raise_or_lower(t: State, seat: int, key: Raise | Lower, clause: str) -> None:
    shift(t, seat, key.at, 1 if isinstance(key, Raise) else -1, clause)


def shift(t: State, seat: int, space: int, by: int, clause: str) -> None:
    die = t.sheets[seat].dice[space]
    t.faces[die] += by
    t.tell(Shifted, clause, seat, t.colour(die), t.faces[die] - by, t.faces[die], die)


def reroll(t: State, seat: int, space: int) -> Rules[None]:
    die = t.sheets[seat].dice[space]
    t.before = t.faces[die]
    t.roll(die)  # RP-6.7, RP-6.9
    t.tell(Rerolled, "RP-6.7", seat, t.colour(die), t.before, t.faces[die], die)
    if t.faces[die] != t.before:
        key = yield from ask(t, seat, KEEP_OR_BACK, die)  # RP-6.8
        if isinstance(key, Back):
            t.faces[die] = t.before
            t.tell(WentBack, "RP-6.8", seat, t.colour(die), t.before, die)
    t.before = 0


def move_token(t: State, seat: int, direction: Arrow, clause: str) -> None:
    t.sheets[seat].token = STEPS[direction][t.sheets[seat].token]
    t.tell(TokenMoved, clause, seat, direction)
