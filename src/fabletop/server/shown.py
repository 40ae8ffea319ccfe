"""What is sent to a viewer: the kernel's view of that seat, with its decision said in message ids.

Nothing here looks further than `game.view(seat)`, the seat's own decision and its own log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..kernel import Choice, Decision, Event, Flight, Game, Key
from ..kernel.messages import plain
from ..kernel.tape import Entry

FORESEEN = 200  # a decision with more options than this is not looked ahead of

encode = msgspec.json.Encoder().encode
Line = tuple[int, Entry | None, list[Event]]


def state(game: Game[Any], seat: int | None) -> dict[str, Any]:
    """The table as a viewer sees it now, with all that it may do."""
    view = game.view(seat)
    decision = next((each for each in game.waiting if each.seat == seat), None)
    shown = {**view, "decision": _decision(game, decision, view["decision"]) if decision else None}
    shown["waiting"] = [each.seat for each in game.waiting]
    shown["occasion"] = game.occasion
    if seat is not None:
        shown["back"] = [] if game.over else _back(game, seat)  # then it is the table's to allow
        shown["wait"] = game.recall(seat) is not None
    return shown


def past(game: Game[Any], seat: int | None, ply: int) -> dict[str, Any]:
    """The table as it was after that many choices."""
    view = game.at(ply).view(seat)
    return {**view, "decision": None, "waiting": view["asked"], "occasion": ""}


def _decision(game: Game[Any], decision: Decision, view: dict[str, Any]) -> dict[str, Any]:
    book, t, seat = game.book, game.state, decision.seat
    look_ahead = len(decision.options) <= FORESEEN
    things = decision.things(t) if view["refused"] else {}
    return {
        "kind": decision.kind,
        "clause": decision.clause,
        "window": view["window"],
        "prompt": plain(book.prompt(t, decision)),
        "about": view["about"],
        "options": [
            {**_thing(game, decision, key), "then": game.foresee(key, seat) if look_ahead else None}
            for key in decision.options
        ],
        "refused": [
            {**_thing(game, decision, things[tuple(key)]), "clause": clause} for key, clause in view["refused"]
        ],
    }


def _thing(game: Game[Any], decision: Decision, key: Key) -> dict[str, Any]:
    """Something to choose, or that may not be chosen: its fields, the pieces it touches, its name and its terms."""
    assert isinstance(key, Choice), f"{key} is no record"
    book, t = game.book, game.state
    return {
        "key": key,
        "is": key.named(),
        "pieces": key.pieces(),
        "say": plain(book.option(t, decision, key)),
        "terms": msgspec.to_builtins(book.terms(t, decision, key)),
    }


def _back(game: Game[Any], seat: int) -> list[dict[str, Any]]:
    """The choices that a seat may take back by itself, the newest first, and what each of them was."""
    found = []
    for ply in game.back(seat):
        then = game.at(ply)
        decision = next(each for each in then.waiting if each.seat == seat)
        key = decision.find(game.entry(ply)[2])
        assert key is not None, "what was chosen was on offer"
        found.append({"ply": ply, "say": plain(game.book.option(then.state, decision, key))})
    return found


def lines(game: Game[Any], seat: int | None, since: int = 0) -> list[dict[str, Any]]:
    """The log from a ply on. A line has the seat that chose and what happened then."""
    return [
        {
            "ply": ply,
            "seat": entry[0] if entry else None,
            "auto": bool(entry and entry[3]),
            "events": [_event(each) for each in events],
        }
        for ply, entry, events in game.log(seat, since)
    ]


def _event(happened: Event) -> dict[str, Any]:
    return {
        "name": happened.name,
        "clause": happened.clause,
        "say": plain(happened.say()),
        "fields": happened.plain(),
        "pieces": happened.pieces(),
        "flights": [_flight(each) for each in happened.flights()],
    }


def _flight(flight: Flight) -> dict[str, str]:
    shown = {"from": flight.start, "to": flight.end}
    return {**shown, "as": flight.like} if flight.like else shown


def difference(before: Sequence[Entry], after: Sequence[Entry]) -> tuple[int, Sequence[Entry]]:
    """How much of a tape was kept, and what was put on it since."""
    same = 0
    for old, new in zip(before, after):
        if old != new:
            break
        same += 1
    return same, after[same:]
