"""Roll Phase and Dice Phase (RP-4, RP-5), with the enemy die of solo play (RP-17b)."""

from __future__ import annotations

from ...kernel import Key, Question, Rules, ask
from ...kernel.asking import PASS
from .actions import ACTION, act
from .dice_pool import lay_out
from .scenes import scene
from .setup import ROW_KEYS, open_rows, place_die, row_refused
from .skills import use_skill, window
from .state import EMPTY, State
from .timing import skill_keys, skill_refused

REROLL_TAKEN: Key = ("reroll_taken",)
TAKE: tuple[Key, ...] = tuple(("take", number) for number in range(1, 6))
# RP-17.17 to RP-17.20, RP-17.22 to RP-17.24: the place of the Market that each face of the enemy die hits
ENEMY_HITS = {1: (0, 1, 2, EMPTY, EMPTY, EMPTY), 2: (0, 0, 1, 1, 2, 2)}


@scene()
def roll_phase(t: State) -> Rules[None]:
    t.phase = "roll"
    t.turn = t.start
    t.tell("round", "RP-4.1", t.round, t.start)
    yield from window(t, t.order(t.start), "bag")
    t.loose = t.draw_dice(len(t.pool))  # RP-4.2
    for die in t.loose:
        t.roll(die)
    yield from lay_out(t, t.start)
    t.phase = "dice"
    t.then("dice_turn", t.start)


# -- choosing an Initiative card -------------------------------------------------------------------


def _skills(t: State, seat: int) -> list[Key]:
    return [("skill", card) for card in (*t.sheets[seat].skills, *t.sheets[seat].exhausted)]


def _cards(t: State, seat: int) -> list[Key]:
    return [*TAKE[: len(t.pool)], PASS, *_skills(t, seat)]


def _card_refused(t: State, seat: int, key: Key) -> str:
    if key[0] == "skill":
        return skill_refused(t, seat, str(key[1]))
    if key == PASS:
        return "RP-5.5"
    card = int(key[1]) - 1
    if t.taken[card] != EMPTY:
        return "RP-5.4"
    return "RP-4.9" if t.pool[card] == EMPTY else ""


def _cards_fast(t: State, seat: int) -> list[Key]:
    taken, pool = t.taken, t.pool
    keys = [TAKE[card] for card in range(len(pool)) if taken[card] == EMPTY and pool[card] != EMPTY]
    return keys + skill_keys(t, seat) if t.sheets[seat].skills else keys


INITIATIVE = Question("initiative", "RP-5.3", _cards, _card_refused, fast=_cards_fast)


@scene()
def dice_turn(t: State, seat: int) -> Rules[None]:
    """Step 1: choose an Initiative card. Others may touch the pool first, and again after each Skill."""
    t.turn = seat
    others = t.order(seat)[1:]
    while True:
        yield from window(t, others, "pool")
        key = yield from ask(t, seat, INITIATIVE)
        if key[0] == "take":
            break
        yield from use_skill(t, seat, str(key[1]))
    card = int(key[1]) - 1
    t.taken[card] = seat
    t.held, t.pool[card] = t.pool[card], EMPTY
    t.longbow_used = False
    t.tell("took", "RP-5.3", seat, card + 1, t.colour(t.held), t.faces[t.held], t.held)
    t.then("dice_place", seat, card + 1)


# -- placing the die -------------------------------------------------------------------------------


def _rows(t: State, seat: int) -> list[Key]:
    bow = [REROLL_TAKEN] if _has_longbow(t, seat) else []
    return [*ROW_KEYS, *bow, PASS, *_skills(t, seat)]


def _row_refused(t: State, seat: int, key: Key) -> str:
    if key[0] == "skill":
        return skill_refused(t, seat, str(key[1]))
    if key == PASS:
        return "RP-5.9"
    if key == REROLL_TAKEN:
        return "RP-15.1" if t.longbow_used else ""
    return row_refused(t, seat, key)


def _rows_fast(t: State, seat: int) -> list[Key]:
    sheet = t.sheets[seat]
    keys = open_rows(t, seat)
    if sheet.weapons and not t.longbow_used and _has_longbow(t, seat):
        keys.append(REROLL_TAKEN)
    return keys + skill_keys(t, seat) if sheet.skills else keys


def _has_longbow(t: State, seat: int) -> bool:
    return any(t.content.weapon(card).reroll_taken for card in t.sheets[seat].weapons)


ROW = Question("row", "RP-5.7", _rows, _row_refused, fast=_rows_fast)


@scene()
def dice_place(t: State, seat: int, number: int) -> Rules[None]:
    """Steps 2 and 3: place the die, collect Gold."""
    while True:
        key = yield from ask(t, seat, ROW)
        if key[0] == "row":
            break
        if key == REROLL_TAKEN:
            t.longbow_used = True
            old = t.faces[t.held]
            t.tell("rerolled", "RP-15.1", seat, t.colour(t.held), old, t.roll(t.held), t.held)
        else:
            yield from use_skill(t, seat, str(key[1]))
    row = str(key[1])
    die = t.held
    space = place_die(t, seat, row)
    third = space % 3 == 2
    card = number - 1
    t.gain(seat, t.purse[card], "RP-5.10")
    t.purse[card] = 0
    if third:
        t.gain(seat, _third_die_gold(t, seat), "RP-5.11")
    if t.colour(die) == "gold":
        t.gain(seat, t.klass(seat).gold_die, "RP-5.12")  # RP-5.14
    t.then("dice_action", seat, row, int(third))


def _third_die_gold(t: State, seat: int) -> int:
    return max([1, *(t.content.weapon(card).third_die for card in t.sheets[seat].weapons)])


# -- the Attribute Action and the end of the turn --------------------------------------------------


@scene()
def dice_action(t: State, seat: int, row: str, third: int) -> Rules[None]:
    """Step 4: the action of the row (RP-5.19), or what the Class allows in its place."""
    klass = t.klass(seat)
    allowed = (row, *klass.instead, *(klass.instead_on_third_die if third else ()))
    while True:
        key = yield from ask(t, seat, ACTION, allowed, EMPTY, 1)
        if key[0] != "skill":
            break
        yield from use_skill(t, seat, str(key[1]))
    if key != PASS:
        yield from act(t, seat, key)
    if t.solo:
        roll_enemy_die(t, t.taken.index(seat))
    following = (seat + 1) % t.n
    if following != t.start:
        t.then("dice_turn", following)  # RP-5.1
    else:
        t.then("dice_end")


def roll_enemy_die(t: State, card: int) -> None:
    """RP-17.15 to RP-17.26"""
    if card == 0:
        return
    face = t.roll(t.enemy)
    place = ENEMY_HITS[card][face - 1]
    t.tell("enemy", "RP-17.16" if card == 1 else "RP-17.21", face)
    if place != EMPTY and place < len(t.market):
        hit = t.market.pop(place)
        t.trash.append(hit)
        t.tell("trashed", "RP-17.17", hit)


def _returns(t: State, seat: int) -> list[Key]:
    return [PASS, *(("return", card) for card in t.discard)]


ATTUNED = Question("attuned", "RP-15.2", _returns)


@scene()
def dice_end(t: State) -> Rules[None]:
    """The last chance for Skills of the Dice Phase, then the Druid, then the Market Phase."""
    yield from window(t, t.order(t.start), "dice_phase")
    for seat in t.order(t.start):
        if t.klass(seat).attuned:
            key = yield from ask(t, seat, ATTUNED)  # RP-15.5, RP-15.6
            if key != PASS:
                t.discard.remove(str(key[1]))
                t.market.append(str(key[1]))  # RP-15.3, RP-15.7
                t.tell("returned", "RP-15.2", seat, key[1])
    t.phase = "market"
    t.then("market_turn", next(seat for seat in t.taken if seat != EMPTY))
