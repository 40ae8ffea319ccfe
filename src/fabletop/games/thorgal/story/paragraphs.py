"""Paragraphs and Side Threads (TH-29)."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..hero.spending import can_pay, spend_one
from ..lists import run_own
from ..scenes import scene
from ..state import State

GOSSIP = "gossip"


@scene()
def paragraphs(t: State, hero: int) -> None:
    """The next Paragraph that was opened; one is resolved completely before the other (TH-29.13, TH-29.15)."""
    if t.queue and not t.reading:
        number = t.queue.pop(0)
        t.then("paragraphs", hero)
        t.then("paragraph", number, t.notes.pop(f"reader_{number}", hero))


@scene()
def paragraph(t: State, number: int, hero: int) -> None:
    """TH-29.1 to TH-29.4: the effects, a Side Thread, the Read token."""
    if number in t.told:
        return
    found = t.map.paragraphs[number]
    t.told.append(number)
    t.reading = number
    t.tell("paragraph", "TH-29.1", t.word("par", number), number)
    t.then("read_token", number)
    if found.threads:
        t.then("side_thread", number, hero)
    run_own(t, f"par-{number}", hero, place_of(t, number))


def place_of(t: State, number: int) -> str:
    """The Location that a Paragraph concerns: its own, or the one where it was opened."""
    on = t.map.paragraphs[number].on
    return t.names[f"par-{number}"] if on == "here" else on


def _threads(t: State, seat: int, number: int, hero: int) -> list[Key]:
    found = t.map.paragraphs[number].threads
    return [("close",), *(("thread", i) for i in range(len(found)))]


def _thread_judge(t: State, seat: int, key: Key, number: int, hero: int) -> str:
    return "" if key == ("close",) or can_pay(t, hero, {GOSSIP: 1}) else "TH-29.9"


THREAD = Question("thread", "TH-29.9", _threads, _thread_judge)


@scene()
def side_thread(t: State, number: int, hero: int) -> Rules[None]:
    """For 1 Gossip one of the two (TH-29.9, TH-29.10, TH-29.18)."""
    key = yield from ask(t, t.seat(hero), THREAD, number, hero)
    if key == ("close",):
        return
    if (yield from spend_one(t, hero, GOSSIP)):
        t.tell("thread", "TH-29.9", t.word("par", number), int(key[1]) + 1)
        run_own(t, f"thread-{number}-{key[1]}", hero, place_of(t, number))


@scene()
def read_token(t: State, number: int) -> None:
    """The last thing that is placed (TH-29.4, TH-29.20)."""
    t.reading = 0
    on = place_of(t, number)
    if on and on not in t.read:
        t.read.append(on)
        t.tell("read", "TH-29.4", t.word("location", on))
