"""Positions: a table laid out by hand, what is done at it, and what must come of it.

The format is described in docs/positions.md. One runner serves all games; what the fields of a table mean is
said by the game (`arrange` reads them, `picture` shows them).
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .asking import Atom, Decision
from .clauses import ledger
from .content import read_yaml
from .errors import IllegalChoice, PackError, PositionError
from .game import Game
from .root import Root
from .rulebook import Plain, Rulebook
from .scenes import GameOver, Scenes
from .tape import Origin

S = TypeVar("S", bound="Root[Any]")
P = TypeVar("P")

KeyList = list[str | int]


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to do or to check."""

    choose: KeyList | None = None
    refuse: KeyList | None = None
    clause: str | None = None  # with `choose` or `refuse`: the clause that allows or forbids
    seat: int | None = None
    kind: str | None = None  # the kind of the open decision
    options: list[KeyList] | None = None  # exactly these, in any order
    offers: list[KeyList] | None = None  # these among others
    undo: bool = False
    dice: list[int] | None = None
    draws: dict[str, list[str]] | None = None
    expect: dict[str, Any] | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    title: str = ""
    note: str = ""
    clauses: list[str] = []
    seats: int = 2
    options: dict[str, bool | int | str] = {}
    seed: int | str = 0
    content: dict[str, list[dict[str, Any]]] = {}
    at: str | KeyList = ""
    table: dict[str, Any] = {}
    dice: list[int] = []
    draws: dict[str, list[str]] = {}
    play: list[Step] = []
    expect: dict[str, Any] = {}


def read_position(file: Path) -> Position:
    try:
        data = read_yaml(file)
    except PackError as error:
        raise PositionError(str(error)) from None
    return checked(Position, data, "position")


def checked(type: type[P], data: object, where: str) -> P:
    """Data as the given type, or an error with the path of the wrong field."""
    try:
        return msgspec.convert(data, type=type)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        raise PositionError(f"{where}{path.rstrip('`')}: {reason}") from None


def with_content(book: Rulebook[S], position: Position) -> Rulebook[S]:
    """The rules with the position's own cards added to the pack."""
    if not position.content:
        return book
    inline = msgspec.json.encode(position.content).decode()
    return dataclasses.replace(book, pack=book.pack.with_entries(inline))


def lay_out(book: Rulebook[S], position: Position) -> Game[S]:
    """The game that begins with this position."""
    try:
        content = book.pack.load()
    except PackError as error:
        raise PositionError(f"position.content: {error}") from None
    at = (position.at,) if isinstance(position.at, str) else tuple(position.at)
    if not at:
        raise PositionError("position.at: the list is empty; it begins with the name of a scene")
    for i, clause in enumerate(position.clauses):
        if clause not in ledger(book.id):
            raise PositionError(f"position.clauses[{i}]: there is no clause {clause}")
    _check_scene(book, at)
    t = _default(book, position, content, at)
    book.arrange(t, position.table, position.draws, at)
    for i, face in enumerate(position.dice):
        if not 1 <= face <= 6:
            raise PositionError(f"position.dice[{i}]: there is no face {face}")
    t.rng.forced = list(position.dice)
    if at[0]:
        below = book.scenes.below.get(str(at[0]))
        t.agenda = [*(below(t, *at[1:]) if below else []), at]
    origin = Origin(book.id, position.seats, position.options, str(position.seed), msgspec.json.encode(t))
    try:
        return Game(book, t, origin=origin)
    except Exception as error:  # the rules trust what lies on the table
        raise PositionError(f"position.at: the scene {list(at)} cannot start from this table ({error!r})") from None


def _check_scene(book: Rulebook[S], at: tuple[Atom, ...]) -> None:
    if not at[0]:
        return
    steps = book.scenes.by_name.get(str(at[0]))
    if steps is None:
        known = ", ".join(book.scenes.by_name)
        raise PositionError(f"position.at: there is no scene '{at[0]}'; there are: {known}")
    takes = list(inspect.signature(steps).parameters.values())[1:]
    words = ", ".join(f"{each.name} ({each.annotation!s})" for each in takes) or "nothing"
    fits = len(takes) == len(at) - 1 and all(
        type(value).__name__ == str(each.annotation) for each, value in zip(takes, at[1:])
    )
    if not fits:
        raise PositionError(f"position.at: the scene '{at[0]}' takes {words}, not {list(at[1:])}")


def _default(book: Rulebook[S], position: Position, content: Any, at: tuple[Atom, ...]) -> S:
    """Where a position starts from: the beginning, or setup played with the first options."""
    base = book.begin(content, position.seats, position.options, str(position.seed))
    if not at[0] or at[0] in book.setup_scenes:
        return base
    only_setup = Scenes()
    only_setup.by_name = {**book.scenes.by_name, book.opening: _stop}
    game = Game(dataclasses.replace(book, scenes=only_setup), base, keep=False)
    game.playout(lambda decision: decision.options[0])
    return game.state


def _stop(t: Root[Any]) -> None:
    raise GameOver


# -- running ---------------------------------------------------------------------------------------


def run(game: Game[S], position: Position) -> list[str]:
    """Play the steps; gives the differences between what was expected and what was found."""
    found: list[str] = []
    for number, step in enumerate(position.play, 1):
        where = f"play[{number}]"
        try:
            found += [f"{where}: {difference}" for difference in _step(game, step)]
        except IllegalChoice as error:
            return [*found, f"{where}: {error}"]
    return found + [f"expect.{difference}" for difference in differences(game, position.expect)]


def _step(game: Game[S], step: Step) -> list[str]:
    found: list[str] = []
    if step.dice is not None:
        game.state.rng.forced += step.dice
    if step.draws is not None:
        game.book.arrange(game.state, {}, step.draws, ("",))
    if step.undo:
        game.undo(step.seat)
    if any(part is not None for part in (step.kind, step.options, step.offers, step.refuse, step.choose)):
        found += _decide(game, step)
    return found + [f"expect.{difference}" for difference in differences(game, step.expect or {})]


def _decide(game: Game[S], step: Step) -> list[str]:
    """Check the open decision, then choose."""
    found: list[str] = []
    decision = _asked(game, step.seat)
    if step.kind is not None and decision.kind != step.kind:
        found.append(f"kind: expected '{step.kind}', found '{decision.kind}'")
    options = [list(key) for key in decision.options]
    if step.options is not None and sorted(step.options, key=str) != sorted(options, key=str):
        found.append(f"options: expected {step.options}, found {options}")
    for key in step.offers or []:
        if key not in options:
            found.append(f"offers: {key} is not on offer")
    if step.refuse is not None:
        verdict = game.why(step.refuse, step.seat)
        if verdict.allowed:
            found.append(f"refuse: {step.refuse} is on offer")
        elif step.clause is not None and verdict.clause != step.clause:
            found.append(f"refuse: expected clause {step.clause}, found '{verdict.clause}'")
    if step.choose is not None:
        if step.clause is not None and decision.clause != step.clause:
            found.append(f"choose: expected clause {step.clause}, found '{decision.clause}'")
        game.choose(step.choose, step.seat)
    return found


def _asked(game: Game[S], seat: int | None) -> Decision:
    for decision in game.waiting:
        if seat is None or decision.seat == seat:
            return decision
    who = "the game is over" if game.over else f"seat {game.waiting[0].seat} is"
    raise IllegalChoice(f"seat {seat} is not asked; {who}" if seat is not None else "the game is over")


def differences(game: Game[S], expected: Mapping[str, Any]) -> list[str]:
    """Only what is expected is compared."""
    picture = game.book.picture(game.state)
    decision = game.decision
    picture["over"] = game.over
    picture["decision"] = (
        {"seat": decision.seat, "kind": decision.kind, "clause": decision.clause} if decision else None
    )
    result = game.result
    picture["result"] = {"scores": list(result.scores), "places": list(result.places)} if result else None
    if result and result.rank:
        picture["result"]["rank"] = result.rank.rpartition("-")[2]
    return _compare(expected, picture, "", game.book.unordered)


def _compare_parts(expected: Mapping[str, Any], found: list[Any], path: str) -> list[str]:
    """`{count: 3, contains: [...]}` of a list."""
    if not expected or any(name not in ("count", "contains") for name in expected):
        raise PositionError(f"expect.{path}: a list is compared with a list, or with {{count: N, contains: [...]}}")
    lines = []
    count, contains = expected.get("count", len(found)), expected.get("contains", [])
    if type(count) is not int or not isinstance(contains, list):
        raise PositionError(f"expect.{path}: 'count' is a number and 'contains' a list")
    if count != len(found):
        lines.append(f"{path}: expected {count} entries, found {len(found)}")
    short = [item for i, item in enumerate(contains) if found.count(item) < contains[: i + 1].count(item)]
    return lines + [f"{path}: {item!r} is not there often enough" for item in short]


def _compare(expected: Plain, found: Plain, path: str, unordered: tuple[str, ...]) -> list[str]:
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        lines: list[str] = []
        for name, value in expected.items():
            inner = f"{path}.{name}" if path else str(name)
            if name not in found:
                raise PositionError(f"expect.{inner}: there is no such field; there are: {', '.join(map(str, found))}")
            lines += _compare(value, found[name], inner, unordered)
        return lines
    if isinstance(expected, Mapping) and isinstance(found, list):
        return _compare_parts(expected, found, path)
    if isinstance(expected, list) and isinstance(found, list):
        if expected and all(isinstance(item, Mapping) for item in expected):
            if len(expected) > len(found):
                return [f"{path}: expected {len(expected)} entries, found {len(found)}"]
            pairs = enumerate(zip(expected, found))
            return [line for i, (a, b) in pairs for line in _compare(a, b, f"{path}[{i}]", unordered)]
        if path.rpartition(".")[2] in unordered:
            expected, found = sorted(expected), sorted(found)
    if expected != found or type(expected) is not type(found):
        return [f"{path}: expected {expected!r}, found {found!r}"]
    return []
