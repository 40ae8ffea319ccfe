"""Pebbles: take the last one. 2 players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ...kernel import (
    Choice,
    Decision,
    Event,
    Flight,
    Key,
    Message,
    Named,
    Pack,
    Piece,
    Question,
    Result,
    Rng,
    Root,
    Rulebook,
    Rules,
    Scenes,
    Seat,
    ask,
    state,
)
from ...kernel.content import ContentEntry, Raw

MOST = 3
scene = Scenes()


class Stone(ContentEntry, frozen=True, kw_only=True):
    count: int


@dataclass(frozen=True)
class Content:
    stones: dict[str, Stone]


@state
class State(Root[Content]):
    heap: int = 0
    turn: int = 0
    last: int = -1


class Take(Choice, prefix="pb"):
    number: int


class Took(Event, prefix="pb"):
    seat: Seat
    number: int
    heap: Annotated[int, Piece("heap")]

    def flights(self) -> tuple[Flight, ...]:
        return (Flight("heap", f"hand-{self.seat}"),)


class TableView(msgspec.Struct, frozen=True):
    heap: int  # pebbles that are left
    turn: int


def _things(t: State, seat: int) -> list[Take]:
    return [Take(number) for number in range(1, MOST + 1)]


def _refusal(t: State, seat: int, key: Take) -> str:
    return "PB-3" if key.number > t.heap else ""


TAKE = Question("take", "PB-2", _things, _refusal)


@scene()
def turn(t: State) -> Rules[None]:
    key = yield from ask(t, t.turn, TAKE)
    t.heap -= key.number
    t.tell(Took, "PB-2", t.turn, key.number, t.heap)
    t.last, t.turn = t.turn, (t.turn + 1) % t.n
    if t.heap:
        t.then("turn")


def begin(content: Content, seats: int, options: Mapping[str, Any], seed: str) -> State:
    t = State(rng=Rng(seed), n=seats, heap=content.stones["grey"].count)
    t.content = content
    t.then("turn")
    return t


def view(t: State, seat: int | None) -> TableView:
    return TableView(t.heap, t.turn)


def result(t: State) -> Result:
    return Result(tuple(int(seat == t.last) for seat in range(t.n)), tuple(1 + (seat != t.last) for seat in range(t.n)))


def option(t: State, decision: Decision, key: Key) -> Message:
    return key.say(t, decision.seat, decision.kind) if isinstance(key, Choice) else Message("pb-thing")


def prompt(t: State, decision: Decision) -> Message:
    return Message("pb-ask-take", {"number": t.heap})


def redeal(t: State, viewer: int) -> None:
    """Nothing is hidden. Computer players think in another process: what a BOOK names are functions with names."""


def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    return {}


def arrange(t: State, table: Any, draws: Any, at: Any) -> None:
    t.heap = table.get("heap", t.heap)


def picture(t: State) -> dict[str, Any]:
    return {"heap": t.heap}


def components(t: State) -> dict[str, list[str | int]]:
    return {}


def count(kind: str, raw: Raw) -> int:
    return 12


def _make(raw: Raw) -> Content:
    return Content({id: entry for id, entry in raw["stone"].items() if isinstance(entry, Stone)})


BOOK: Rulebook[State] = Rulebook(
    id="pebbles",
    prefix="PB",
    version="1",
    seats=(2,),
    state=State,
    scenes=scene,
    pack=Pack(Path(__file__).parent / "content", {"stone": Stone}, make=_make, count=count),
    begin=begin,
    opening="turn",
    view=view,
    view_type=TableView,
    content_type=Content,
    redeal=redeal,
    hidden=hidden,
    result=result,
    arrange=arrange,
    picture=picture,
    components=components,
    prompt=prompt,
    option=option,
    knowledge=Named(f"{__name__}.bot", "KNOWLEDGE"),
    terminal=Named(f"{__name__}.terminal"),
    reports=Named(f"{__name__}.reports", "REPORTS"),
)
