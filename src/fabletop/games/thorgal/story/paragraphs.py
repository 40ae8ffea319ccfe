"""Paragraphs and Side Threads (TH-29)."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import CLOSE, Close, Thread
from ..events import ParagraphRead, ReadToken, ThreadFollowed
from ..hero.spending import can_pay, spend_one
from ..lists import run_own
from ..scenes import scene
from ..state import State

GOSSIP = "gossip"
HERE = "here"  # a Paragraph that concerns the Location where it was opened


@scene()
def paragraphs(t: State, hero: int) -> None:
    """The next Paragraph that was opened; one is resolved completely before the other (TH-29.13, TH-29.15)."""
    if t.queue and not t.reading:
        number = t.queue.pop(0)
        t.then("paragraphs", hero)
        t.then("paragraph", number, t.readers.pop(number))


@scene()
def paragraph(t: State, number: int, hero: int) -> None:
    """TH-29.1 to TH-29.4: the effects, a Side Thread, the Read token."""
    t.told.append(number)
    t.reading = number
    t.tell(ParagraphRead, "TH-29.1", t.adventure, number)
    t.then("read_token", number)
    t.then("side_thread", number, hero)
    run_own(t, f"par-{number}", hero, place_of(t, number))


def place_of(t: State, number: int) -> str:
    """The Location that a Paragraph concerns: its own, or the one where it was opened."""
    on = t.map.paragraphs[number].on
    return t.opened_at[number] if on == HERE else on


def _threads(t: State, seat: int, hero: int, number: int) -> list[Close | Thread]:
    found = t.map.paragraphs[number].threads
    return [CLOSE, *(Thread(i) for i in range(len(found)))]


def _thread_refusal(t: State, seat: int, key: Close | Thread, hero: int, number: int) -> str:
    return "" if isinstance(key, Close) or can_pay(t, hero, {GOSSIP: 1}) else "TH-29.9"


THREAD = Ask("thread", "TH-29.9", _threads, _thread_refusal)


@scene()
def side_thread(t: State, number: int, hero: int) -> Rules[None]:
    """For 1 Gossip one of the two (TH-29.9, TH-29.10, TH-29.18)."""
    key = yield from ask(t, t.seat(hero), THREAD, hero, number)
    if isinstance(key, Close):
        return
    if (yield from spend_one(t, hero, GOSSIP)):
        t.tell(ThreadFollowed, "TH-29.9", t.adventure, number, key.which + 1)
        run_own(t, f"thread-{number}-{key.which}", hero, place_of(t, number))


@scene()
def read_token(t: State, number: int) -> None:
    """The last thing that is placed (TH-29.4, TH-29.20)."""
    t.reading = 0
    on = place_of(t, number)
    if on and on not in t.read:
        put_read_token(t, on)


def put_read_token(t: State, location: str) -> None:
    t.read.append(location)
    t.tell(ReadToken, "TH-29.4", t.adventure, location)


def open_paragraph(t: State, number: int, hero: int, at: str = "") -> None:
    """To be read when the list is complete; one that was read is not read again (TH-29.3, TH-29.14)."""
    if number not in t.told and number not in t.queue:
        t.queue.append(number)
        t.readers[number] = hero
        t.opened_at[number] = at
