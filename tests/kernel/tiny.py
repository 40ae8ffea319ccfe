"""The least ceremony for a test of the kernel: a table of plain fields, and a game of the scenes that it gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from pathlib import Path
from typing import Any

from fabletop.kernel import (
    Event,
    Game,
    Key,
    Message,
    Named,
    Origin,
    Pack,
    Question,
    Result,
    Rng,
    Root,
    Rulebook,
    Scenes,
    state,
)


class Counted(Event, prefix="xx"):
    """So many are there now."""

    number: int


@state
class Table(Root[Any]):
    gold: list[int]
    hands: list[list[str]] = field(default_factory=list)
    said: list[tuple[str | int, ...]] = field(default_factory=list)
    number: int = 0


def yes_or_no(t: Table, seat: int, *args: Any) -> list[Key]:
    return [("no",), ("yes",)]


SURE = Question("sure", "XX-1", yes_or_no)
NUMBER = Question("number", "XX-2", lambda t, seat: [("number", n) for n in range(5)])
CARD = Question("card", "XX-3", lambda t, seat: [("card", card) for card in dict.fromkeys(t.hands[seat])])


def view(t: Table, seat: int | None) -> dict[str, Any]:
    return {
        "gold": list(t.gold),
        "said": [list(each) for each in t.said],
        "number": t.number,
        "hand": list(t.hands[seat]) if seat is not None and seat < len(t.hands) else None,
    }


def nothing(t: Table, viewer: int) -> None:
    pass


def book(*steps: Callable[..., Any], redeal: Callable[[Table, int], None] = nothing) -> Rulebook[Table]:
    """A rulebook of these scenes; the first one begins."""
    scenes = Scenes()
    for each in steps:
        scenes()(each)

    def begin(content: Any, seats: int, options: Mapping[str, Any], seed: str) -> Table:
        t = Table([0] * seats, rng=Rng(seed), n=seats)
        t.content = content
        t.then(steps[0].__name__)
        return t

    return Rulebook(
        id="tiny",
        prefix="XX",
        version="1",
        seats=(1, 2, 3, 4),
        state=Table,
        scenes=scenes,
        pack=Pack(Path("tiny"), {}, make=lambda raw: None, count=lambda kind, raw: 0),
        begin=begin,
        opening=steps[0].__name__,
        view=view,
        redeal=redeal,
        hidden=lambda t, viewer: {},
        result=lambda t: Result(tuple(t.gold), tuple(1 + sum(b > a for b in t.gold) for a in t.gold)),
        arrange=lambda t, fields, draws, at: None,
        picture=lambda t: view(t, None),
        components=lambda t: {},
        prompt=lambda t, decision: Message("prompt"),
        option=lambda t, decision, key: Message("option"),
        knowledge=Named("tests.kernel.parts", "KNOWLEDGE"),
        terminal=Named("tests.kernel.parts"),
        reports=Named("tests.kernel.parts", "REPORTS"),
    )


def start(rules: Rulebook[Any], seats: int = 2, *, seed: str = "tiny", keep: bool = True, **options: Any) -> Game[Any]:
    origin = Origin(rules.id, seats, options, seed)
    return Game(rules, rules.begin(rules.pack.load(), seats, options, seed), keep=keep, origin=origin if keep else None)
