"""The six Attribute Actions (RP-6)."""

from __future__ import annotations

from ...kernel import Key, Question, Rules, ask
from ...kernel.asking import PASS
from .content import ROWS
from .state import DIRECTIONS, EMPTY, SPACES, STEPS, State, space_of, spaces_as
from .timing import skill_keys, skill_refused

FLIP = spaces_as("flip")
SWAP = spaces_as("swap")
RAISE = spaces_as("raise")
LOWER = spaces_as("lower")
REROLL = spaces_as("reroll")
WITH = spaces_as("with")
MOVE = {direction: ("move", direction) for direction in DIRECTIONS}
TOKEN: Key = ("token",)

ACTION_OF = {
    "flip": "STR",
    "swap": "DEX",
    "raise": "CON",
    "lower": "CON",
    "reroll": "INT",
    "move": "WIS",
    "token": "CHA",
}


def _things(t: State, seat: int, allowed: tuple[str, ...], spared: int, skills: int) -> list[Key]:
    keys = [PASS, *FLIP, *SWAP, *RAISE, *LOWER, *REROLL, *MOVE.values(), TOKEN]
    if skills:
        keys += [("skill", card) for card in (*t.sheets[seat].skills, *t.sheets[seat].exhausted)]
    return keys


def _refused(t: State, seat: int, key: Key, allowed: tuple[str, ...], spared: int, skills: int) -> str:
    """`spared` is a die that was already used by the same ability."""
    verb = key[0]
    if verb == "pass":
        return ""
    if verb == "skill":
        return skill_refused(t, seat, str(key[1]))
    if ACTION_OF[str(verb)] not in allowed:
        return "RP-5.19"
    if verb == "move":
        return "RP-6.22" if STEPS[str(key[1])][t.sheets[seat].token] < 0 else ""
    if verb == "token":
        return ""
    die = t.sheets[seat].dice[space_of(key)]
    if die == EMPTY:
        return "RP-6.4" if verb == "swap" else "RP-6.18"
    if verb == "swap" and t.sheets[seat].dice.count(EMPTY) == SPACES - 1:
        return "RP-6.20"
    if (verb == "raise" and t.faces[die] == 6) or (verb == "lower" and t.faces[die] == 1):
        return "RP-6.6"
    return "RP-6.21" if die == spared else ""


def _fast(t: State, seat: int, allowed: tuple[str, ...], spared: int, skills: int) -> list[Key]:
    sheet = t.sheets[seat]
    dice = sheet.dice
    keys = [PASS]
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
ACTION = Question("action", "RP-5.17", _things, _refused, fast=_fast)
GRANTED_ACTION = Question("granted_action", "RP-6.23", _things, _refused, fast=_fast)


def _others(t: State, seat: int, first: int) -> list[Key]:
    return list(WITH)


def _other_refused(t: State, seat: int, key: Key, first: int) -> str:
    space = space_of(key)
    if space == first:
        return "RP-6.20"
    return "RP-6.4" if t.sheets[seat].dice[space] == EMPTY else ""


def _keep_or_back(t: State, seat: int, die: int) -> list[Key]:
    return [("keep",), ("back",)]


def _steps(t: State, seat: int) -> list[Key]:
    return [PASS, *MOVE.values()]


def _step_refused(t: State, seat: int, key: Key) -> str:
    return "RP-6.22" if key != PASS and STEPS[str(key[1])][t.sheets[seat].token] < 0 else ""


SWAP_WITH = Question("swap_with", "RP-6.2", _others, _other_refused)
KEEP = Question("keep", "RP-6.8", _keep_or_back)
ONE_MORE_STEP = Question("one_more_step", "RP-15.1", _steps, _step_refused)


def act(t: State, seat: int, key: Key) -> Rules[None]:
    """Carry out the action that a key begins, and what Weapons add to it."""
    verb = key[0]
    if verb == "flip":
        turn_over(t, seat, space_of(key))
    elif verb == "swap":
        yield from exchange(t, seat, space_of(key))
    elif verb == "raise" or verb == "lower":
        shift(t, seat, space_of(key), 1 if verb == "raise" else -1, "RP-6.5")
        for _ in range(again(t, seat, "CON")):  # the Quarterstaff
            more = yield from ask(t, seat, GRANTED_ACTION, ("CON",), EMPTY, 0)
            if more != PASS:
                shift(t, seat, space_of(more), 1 if more[0] == "raise" else -1, "RP-15.1")
    elif verb == "reroll":
        yield from reroll(t, seat, space_of(key))
    elif verb == "move":
        move_token(t, seat, str(key[1]), "RP-6.10")
        for _ in range(again(t, seat, "WIS")):  # the Blessed Mace
            more = yield from ask(t, seat, ONE_MORE_STEP)
            if more != PASS:
                move_token(t, seat, str(more[1]), "RP-15.1")
    else:
        t.sheets[seat].charisma += 1  # RP-6.12
        t.tell("charisma", "RP-6.12", seat)


def grant(t: State, seat: int, action: str) -> Rules[None]:
    """An action that a card grants: optional, and on top of the one of the Dice turn (RP-6.23)."""
    key = yield from ask(t, seat, GRANTED_ACTION, (action,), EMPTY, 0)
    if key != PASS:
        yield from act(t, seat, key)


def again(t: State, seat: int, action: str) -> int:
    """How many Weapons give one more action of this kind; each fires once (RP-18.5)."""
    return sum(t.content.weapon(card).again == action for card in t.sheets[seat].weapons)


def turn_over(t: State, seat: int, space: int) -> None:
    die = t.sheets[seat].dice[space]
    t.faces[die] = 7 - t.faces[die]  # RP-1.11, RP-6.1
    t.tell("flipped", "RP-6.1", seat, t.colour(die), t.faces[die], die)


def exchange(t: State, seat: int, space: int) -> Rules[None]:
    key = yield from ask(t, seat, SWAP_WITH, space)
    other = space_of(key)
    dice = t.sheets[seat].dice
    dice[space], dice[other] = dice[other], dice[space]  # RP-6.2, RP-6.3
    _tell_swap(t, seat, dice[space], dice[other])


def _tell_swap(t: State, seat: int, die: int, other: int) -> None:
    about = (t.colour(die), t.faces[die], t.colour(other), t.faces[other])
    t.tell("swapped", "RP-6.2", seat, *about, die, other)


def shift(t: State, seat: int, space: int, by: int, clause: str) -> None:
    die = t.sheets[seat].dice[space]
    t.faces[die] += by
    t.tell("shifted", clause, seat, t.colour(die), t.faces[die] - by, t.faces[die], die)


def reroll(t: State, seat: int, space: int) -> Rules[None]:
    die = t.sheets[seat].dice[space]
    t.before = t.faces[die]
    t.roll(die)  # RP-6.7, RP-6.9
    t.tell("rerolled", "RP-6.7", seat, t.colour(die), t.before, t.faces[die], die)
    if t.faces[die] != t.before:
        key = yield from ask(t, seat, KEEP, die)  # RP-6.8
        if key == ("back",):
            t.faces[die] = t.before
            t.tell("went_back", "RP-6.8", seat, t.colour(die), t.before, die)
    t.before = 0


def move_token(t: State, seat: int, direction: str, clause: str) -> None:
    t.sheets[seat].token = STEPS[direction][t.sheets[seat].token]
    t.tell("token", clause, seat, direction)
