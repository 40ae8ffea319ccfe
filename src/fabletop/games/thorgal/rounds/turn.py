"""Rounds and turns (TH-13)."""

from __future__ import annotations

from functools import cache

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import GO, PUT_TOKEN, Deed, Go, Option, PutToken
from ..content import TOKENS
from ..events import RoundBegins, TokenPut
from ..hero.skills import any_time, own_options
from ..scenes import in_round, in_turn, scene
from ..state import NOWHERE, State
from ..story.endings import look
from ..story.moments import deeds, do_deed, turn_over


@scene()
def action_phase(t: State) -> None:
    """TH-13.2, TH-13.3: four turns, clockwise from the First Player."""
    t.phase = "action"
    t.tell(RoundBegins, "TH-13.1", t.round)
    t.then("event_phase")
    for i in reversed(range(TOKENS)):
        t.then("turn", i)


@scene()
def turn(t: State, number: int) -> None:
    t.turn, t.active = number, t.turns()[number]  # TH-13.18
    t.then("take_token")


@scene(below=in_round)
def take_token(t: State) -> Rules[None]:
    """TH-13.4, TH-13.14; what may be done in the own turn besides comes back here."""
    hero = t.active
    if len(_free(t)) < 2 and not _moves(t):  # from whatever slot, one of two is another
        t.awake[t.awake.index(True)] = False  # TH-13.15
        turn_over(t)
        return
    match (yield from ask(t, t.seat(hero), TOKEN, hero)):
        case PutToken(slot, to):
            put_token(t, slot, to)
            t.then_each([("main_action", hero, to), ("afterwards", hero), ("end_of_turn", hero)])
        case Deed(name):
            t.then("take_token")
            yield from do_deed(t, hero, name)
            look(t)
        case key:
            t.then("take_token")
            yield from any_time(t, hero, key)


def put_token(t: State, slot: int, to: int) -> None:
    """TH-13.4: tokens in the same slot are alike."""
    token = next(i for i, at in enumerate(t.tokens) if at == slot and t.awake[i])
    t.tokens[token], t.awake[token] = to, False
    t.tell(TokenPut, "TH-13.4", t.heroes[t.active].id, t.row[to])


def _put(t: State, seat: int, hero: int) -> list[Option]:
    """From a slot with an active token to another slot (TH-13.6, TH-13.12)."""
    return [*(PUT_TOKEN[slot, to] for slot in _slots(t) for to in range(len(t.row))), *_besides(t, hero)]


def _slots(t: State) -> dict[int, None]:
    return dict.fromkeys([slot for slot, awake in zip(t.tokens, t.awake) if awake])


def _moves(t: State) -> list[Option]:
    """The same, as far as it is allowed."""
    free = _free(t)
    return [key for slot in _slots(t) for key in _to_others(slot, free)]


@cache
def _to_others(slot: int, free: tuple[int, ...]) -> list[Option]:
    return [PUT_TOKEN[slot, to] for to in free if to != slot]


def _free(t: State) -> tuple[int, ...]:
    """The slots under cards without a Block token (TH-31.5)."""
    blocked = t.blocked
    return tuple([to for to, card in enumerate(t.row) if card not in blocked])


def _besides(t: State, hero: int) -> list[Option]:
    return [*own_options(t, hero, "between"), *deeds(t, hero)]


def _put_refusal(t: State, seat: int, key: Option, hero: int) -> str:
    if not isinstance(key, PutToken):
        return ""
    if key.slot == key.to:
        return "TH-13.16"
    return "TH-31.5" if t.row[key.to] in t.blocked else ""


TOKEN = Ask("token", "TH-13.4", _put, _put_refusal, fast=lambda t, seat, hero: _moves(t) + _besides(t, hero))


def _afterwards(t: State, seat: int, hero: int) -> list[Go | Deed]:
    return [GO, *deeds(t, hero)]


AFTERWARDS = Ask("afterwards", "TH-7.4", _afterwards)


@scene(below=in_turn)
def afterwards(t: State, hero: int) -> Rules[None] | None:
    """What the adventure allows in the own turn, once more after the action."""
    if deeds(t, hero):
        return _deed_afterwards(t, hero)
    return None


def _deed_afterwards(t: State, hero: int) -> Rules[None]:
    key = yield from ask(t, t.seat(hero), AFTERWARDS, hero)
    if isinstance(key, Deed):
        t.then("afterwards", hero)
        yield from do_deed(t, hero, key.deed)
        look(t)


@scene()
def end_of_turn(t: State, hero: int) -> None:
    turn_over(t)
    t.acts.pop()
    t.chosen = NOWHERE
