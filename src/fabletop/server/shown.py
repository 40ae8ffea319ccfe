"""What is sent to a viewer: the kernel's view of that seat, with its decision said in message ids.

Nothing here looks further than `game.view(seat)`, the seat's own decision and its own log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from ..kernel import Choice, Decision, Event, Game, Key
from ..kernel.messages import Sentence, plain
from ..kernel.tape import Entry
from . import sent
from .changes import change

FORESEEN = 200  # a decision with more options than this is not looked ahead of

encode = msgspec.json.Encoder().encode
Line = tuple[int, Entry | None, list[Event]]


def state(game: Game[Any], seat: int | None) -> sent.State[Any, Any, Any]:
    """The table as a viewer sees it now, with all that it may do."""
    view = game.view(seat)
    decision = next((each for each in game.waiting if each.seat == seat), None)
    asked = _decision(game, decision, view["decision"]) if decision else None
    shown = _state(view, asked, [each.seat for each in game.waiting], game.occasion)
    shown.deciding = ["" if each.question.secret else each.kind for each in game.waiting]
    if seat is not None:
        shown.back = [] if game.over else _back(game, seat)  # then it is the table's to allow
        shown.wait = game.recall(seat) is not None
    return shown


def past(game: Game[Any], seat: int | None, ply: int) -> sent.State[Any, Any, Any]:
    """The table as it was after that many choices."""
    view = game.at(ply).view(seat)
    return _state(view, None, view["asked"], "")


def _state(
    view: dict[str, Any], decision: sent.Decision[Any, Any] | None, waiting: list[int], occasion: str
) -> sent.State[Any, Any, Any]:
    result = view["result"]
    return sent.State(
        game=view["game"],
        ply=view["ply"],
        seat=view["seat"],
        asked=view["asked"],
        waiting=waiting,
        occasion=occasion,
        decision=decision,
        table=view["table"],
        over=view["over"],
        result=sent.Result(**result) if result else None,
    )


def _decision(game: Game[Any], decision: Decision, view: dict[str, Any]) -> sent.Decision[Any, Any]:
    book, t, seat = game.book, game.state, decision.seat
    look_ahead = len(decision.options) <= FORESEEN
    things = decision.things(t) if view["refused"] else {}
    options = (
        sent.Option(*_thing(game, decision, key), then=game.foresee(key, seat) if look_ahead else None)
        for key in decision.options
    )
    refused = (
        sent.Refused(*_thing(game, decision, things[tuple(key)]), clause=clause) for key, clause in view["refused"]
    )
    return sent.Decision(
        kind=decision.kind,
        clause=decision.clause,
        window=view["window"],
        prompt=plain(book.prompt(t, decision)),
        about=view["about"],
        options=list(options),
        refused=list(refused),
    )


def _thing(game: Game[Any], decision: Decision, key: Key) -> tuple[Key, dict[str, Any], tuple[str, ...], Sentence, Any]:
    """Something to choose, or that may not be chosen: its fields, the pieces it touches, its name and its terms."""
    assert isinstance(key, Choice), f"{key} is no record"
    book, t = game.book, game.state
    return key, key.named(), key.pieces(), plain(book.option(t, decision, key)), book.terms(t, decision, key)


def _back(game: Game[Any], seat: int) -> list[sent.Back]:
    """The choices that a seat may take back by itself, the newest first, and what each of them was."""
    found = []
    for ply in game.back(seat):
        then = game.at(ply)
        decision = next(each for each in then.waiting if each.seat == seat)
        key = decision.find(game.entry(ply)[2])
        assert key is not None, "what was chosen was on offer"
        found.append(sent.Back(ply, plain(game.book.option(then.state, decision, key))))
    return found


def lines(game: Game[Any], seat: int | None, since: int = 0) -> list[sent.Line]:
    """The log from a ply on. A line has the seat that chose and what happened then."""
    return [
        sent.Line(ply, entry[0] if entry else None, bool(entry and entry[3]), [_event(each) for each in events])
        for ply, entry, events in game.log(seat, since)
    ]


def _event(happened: Event) -> sent.Event:
    return sent.Event(
        name=happened.name,
        clause=happened.clause,
        say=plain(happened.say()),
        fields={name: value for name, value in happened.plain().items() if name != "clause"},
        pieces=happened.pieces() or UNSET,
        flights=[sent.Travel(*each) for each in happened.flights()] or UNSET,
        stops=happened.stops or UNSET,
        sound=happened.sound or UNSET,
    )


class News:
    """A move as a seat is told: whole, or as what has changed for those who know the state before."""

    def __init__(self, moved: sent.Moved) -> None:
        self._moved = moved
        self._frames: dict[bytes | None, bytes] = {}
        self.state = encode(moved.state)

    def since(self, base: bytes | None) -> bytes:
        if base not in self._frames:
            self._frames[base] = encode(self._moved if base is None else self._turned(base))
        return self._frames[base]

    def _turned(self, base: bytes) -> sent.Turned:
        changed = change(msgspec.json.decode(base), msgspec.json.decode(self.state))
        return sent.Turned(self._moved.keep, changed, self._moved.lines)


def difference(before: Sequence[Entry], after: Sequence[Entry]) -> tuple[int, Sequence[Entry]]:
    """How much of a tape was kept, and what was put on it since."""
    same = 0
    for old, new in zip(before, after):
        if old != new:
            break
        same += 1
    return same, after[same:]
