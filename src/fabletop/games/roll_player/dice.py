"""Roll Phase and Dice Phase (RP-4, RP-5), with the enemy die of solo play (RP-17b)."""

from __future__ import annotations

from typing import TypeAlias

from ...kernel import Question, Rules, ask
from .actions import ACTION, act
from .choices import (
    PASS,
    PLACE_IN,
    REROLL_TAKEN,
    RETURN,
    TAKE,
    Pass,
    PlaceIn,
    RerollTaken,
    Return,
    Take,
    UseSkill,
)
from .content import Row
from .dice_pool import lay_out
from .events import EnemyRolled, Rerolled, Returned, RoundBegins, Took, Trashed, from_die, on_initiative
from .scenes import scene
from .setup import place_die, row_refusal
from .skills import use_skill, window
from .state import EMPTY, State
from .timing import own_skills, skill_keys, skill_refusal

CardChoice: TypeAlias = Take | Pass | UseSkill
RowChoice: TypeAlias = PlaceIn | RerollTaken | Pass | UseSkill

# RP-17.17 to RP-17.20, RP-17.22 to RP-17.24: the place of the Market that each face of the enemy die hits
ENEMY_HITS = {1: (0, 1, 2, EMPTY, EMPTY, EMPTY), 2: (0, 0, 1, 1, 2, 2)}


@scene()
def roll_phase(t: State) -> Rules[None]:
    t.phase = "roll"
    t.turn = t.start
    t.tell(RoundBegins, "RP-4.1", t.round, t.start)
    yield from window(t, t.order(t.start), "bag")
    t.loose = t.draw_dice(len(t.pool))  # RP-4.2
    for die in t.loose:
        t.roll(die)
    yield from lay_out(t, t.start)
    t.phase = "dice"
    t.then("dice_turn", t.start)


# -- choosing an Initiative card -------------------------------------------------------------------


def _cards(t: State, seat: int) -> list[CardChoice]:
    return [*TAKE[: len(t.pool)], PASS, *own_skills(t, seat)]


def _card_refusal(t: State, seat: int, key: CardChoice) -> str:
    if isinstance(key, UseSkill):
        return skill_refusal(t, seat, key.card)
    if isinstance(key, Pass):
        return "RP-5.5"
    card = key.number - 1
    if t.taken[card] != EMPTY:
        return "RP-5.4"
    return "RP-4.9" if t.pool[card] == EMPTY else ""


def _cards_fast(t: State, seat: int) -> list[CardChoice]:
    taken, pool = t.taken, t.pool
    keys: list[CardChoice] = [TAKE[card] for card in range(len(pool)) if taken[card] == EMPTY and pool[card] != EMPTY]
    return [*keys, *skill_keys(t, seat)] if t.sheets[seat].skills else keys


INITIATIVE = Question("initiative", "RP-5.3", _cards, _card_refusal, fast=_cards_fast)


@scene()
def dice_turn(t: State, seat: int) -> Rules[None]:
    """Step 1: choose an Initiative card. Others may touch the pool first, and again after each Skill."""
    t.turn = seat
    others = t.others(seat)
    while True:
        yield from window(t, others, "pool")
        key = yield from ask(t, seat, INITIATIVE)
        if isinstance(key, Take):
            break
        if isinstance(key, UseSkill):
            yield from use_skill(t, seat, key.card)
    card = key.number - 1
    t.taken[card] = seat
    t.held, t.pool[card] = t.pool[card], EMPTY
    t.longbow_used = False
    t.tell(Took, "RP-5.3", seat, card + 1, t.colour(t.held), t.faces[t.held], t.held)
    t.then("dice_place", seat, card + 1)


# -- placing the die -------------------------------------------------------------------------------


def _rows(t: State, seat: int) -> list[RowChoice]:
    bow = [REROLL_TAKEN] if _has_longbow(t, seat) else []
    return [*PLACE_IN, *bow, PASS, *own_skills(t, seat)]


def _row_refusal(t: State, seat: int, key: RowChoice) -> str:
    match key:
        case UseSkill(card):
            return skill_refusal(t, seat, card)
        case Pass():
            return "RP-5.9"
        case RerollTaken():
            return "RP-15.1" if t.longbow_used else ""
        case PlaceIn():
            return row_refusal(t, seat, key)


def _rows_fast(t: State, seat: int) -> list[RowChoice]:
    sheet = t.sheets[seat]
    dice = sheet.dice
    keys: list[RowChoice] = [PLACE_IN[row] for row in range(6) if dice[row * 3 + 2] == EMPTY]  # RP-18.8: no gaps
    if sheet.weapons and not t.longbow_used and _has_longbow(t, seat):
        keys.append(REROLL_TAKEN)
    return [*keys, *skill_keys(t, seat)] if sheet.skills else keys


def _has_longbow(t: State, seat: int) -> bool:
    return any(t.content.weapons[card].reroll_taken for card in t.sheets[seat].weapons)


ROW = Question("row", "RP-5.7", _rows, _row_refusal, fast=_rows_fast)


@scene()
def dice_place(t: State, seat: int, number: int) -> Rules[None]:
    """Steps 2 and 3: place the die, collect Gold."""
    while True:
        key = yield from ask(t, seat, ROW)
        if isinstance(key, PlaceIn):
            break
        if isinstance(key, RerollTaken):
            t.longbow_used = True
            old = t.faces[t.held]
            t.tell(Rerolled, "RP-15.1", seat, t.colour(t.held), old, t.roll(t.held), t.held)
        elif isinstance(key, UseSkill):
            yield from use_skill(t, seat, key.card)
    die = t.held
    space = place_die(t, seat, key.row)
    third = space % 3 == 2
    card = number - 1
    t.gain(seat, t.purse[card], "RP-5.10", on_initiative(number))
    t.purse[card] = 0
    if third:
        t.gain(seat, _third_die_gold(t, seat), "RP-5.11", from_die(die))
    if t.colour(die) == "gold":
        t.gain(seat, t.klass(seat).gold_die, "RP-5.12", from_die(die))  # RP-5.14
    t.then("dice_action", seat, key.row, int(third))


def _third_die_gold(t: State, seat: int) -> int:
    return max([1, *[t.content.weapons[card].third_die for card in t.sheets[seat].weapons]])


# -- the Attribute Action and the end of the turn --------------------------------------------------


@scene()
def dice_action(t: State, seat: int, row: Row, third: int) -> Rules[None]:
    """Step 4: the action of the row (RP-5.19), or what the Class allows in its place."""
    klass = t.klass(seat)
    allowed = (row, *klass.instead, *(klass.instead_on_third_die if third else ()))
    while True:
        key = yield from ask(t, seat, ACTION, allowed, EMPTY, True)
        if not isinstance(key, UseSkill):
            break
        yield from use_skill(t, seat, key.card)
    if not isinstance(key, Pass):
        yield from act(t, seat, key)
    if t.solo:
        roll_enemy_die(t, t.taken.index(seat))
    following = t.next(seat)
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
    t.tell(EnemyRolled, "RP-17.16" if card == 1 else "RP-17.21", face)
    if place != EMPTY and place < len(t.market):
        hit = t.market.pop(place)
        t.trash.append(hit)
        t.tell(Trashed, "RP-17.17", hit)


def _returns(t: State, seat: int) -> list[Pass | Return]:
    return [PASS, *[RETURN[card] for card in t.discard]]


ATTUNED = Question("attuned", "RP-15.2", _returns)


@scene()
def dice_end(t: State) -> Rules[None]:
    """The last chance for Skills of the Dice Phase, then the Druid, then the Market Phase."""
    yield from window(t, t.order(t.start), "dice_phase")
    for seat in t.order(t.start):
        if t.klass(seat).attuned:
            key = yield from ask(t, seat, ATTUNED)  # RP-15.5, RP-15.6
            if isinstance(key, Return):
                t.discard.remove(key.card)
                t.market.append(key.card)  # RP-15.3, RP-15.7
                t.tell(Returned, "RP-15.2", seat, key.card)
    t.phase = "market"
    t.then("market_turn", next(seat for seat in t.taken if seat != EMPTY))
