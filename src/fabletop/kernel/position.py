"""Positions: a table laid out by hand, what is done at it, and what must come of it.

The format is described in docs/positions.md. One runner serves all games; what the fields of a table mean is
said by the game (`arrange` reads them, `picture` shows them).
"""

from __future__ import annotations

import dataclasses
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta
from msgspec import inspect as schema

from .asking import Atom, Decision
from .clauses import ledger
from .errors import IllegalChoice, PackError, PositionError
from .events import Event
from .expecting import check_meaning, compare
from .game import Game
from .root import Root
from .rulebook import Rulebook
from .scenes import GameOver, Scenes
from .tape import Origin
from .vocabulary import as_meant, checked, read_table, refusal
from .yaml_files import read_yaml

S = TypeVar("S", bound="Root[Any]")

KeyList: TypeAlias = list[str | int]
Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to do or to check."""

    choose: Annotated[KeyList, Meta(min_length=1)] | None = None
    refuse: Annotated[KeyList, Meta(min_length=1)] | None = None
    clause: str | None = None  # with `choose` or `refuse`: the clause that allows or forbids
    seat: int | None = None
    kind: str | None = None  # the kind of the open decision
    options: list[KeyList] | None = None  # exactly these, in any order
    offers: list[KeyList] | None = None  # these among others
    undo: bool = False
    dice: list[Face] = []
    draws: dict[str, list[str]] = {}
    expect: dict[str, Any] = {}

    def __post_init__(self) -> None:
        if self.clause is not None and (self.choose is None) == (self.refuse is None):
            raise ValueError("'clause' says why one thing is chosen or refused: it goes with either of the two")


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
    dice: list[Face] = []
    draws: dict[str, list[str]] = {}
    play: list[Step] = []
    expect: dict[str, Any] = {}


def read_position(file: Path) -> Position:
    """What a file says; every error begins with its path."""
    try:
        return as_position(read_yaml(file))
    except PackError as error:
        raise PositionError(str(error)) from None
    except PositionError as error:
        raise PositionError(f"{file}: {error}") from None


def as_position(data: object) -> Position:
    """Data as a position. Steps count from 1."""
    try:
        return checked(Position, data, "position")
    except PositionError as error:
        counted = re.sub(r"^position\.play\[(\d+)\]", lambda found: f"position.play[{int(found[1]) + 1}]", str(error))
        raise PositionError(counted) from None


def with_content(book: Rulebook[S], position: Position) -> Rulebook[S]:
    """The rules with the position's own cards added to the pack."""
    if not position.content:
        return book
    inline = msgspec.json.encode(position.content).decode()
    return dataclasses.replace(book, pack=book.pack.with_entries(inline))


def lay_out(book: Rulebook[S], position: Position) -> Game[S]:
    """The game that begins with this position."""
    book = with_content(book, position)
    try:
        content = book.pack.load()
    except PackError as error:
        if not position.content:
            raise
        reason = re.sub(r"\b(\w+)\.yaml: ", r"\1: ", str(error))  # it is not our file that is wrong
        raise PositionError(f"position.content: {reason}") from None
    at = (position.at,) if isinstance(position.at, str) else tuple(position.at)
    if not at:
        raise PositionError("position.at: the list is empty; it begins with the name of a scene")
    for i, clause in enumerate(position.clauses):
        if clause not in ledger(book.id):
            raise PositionError(f"position.clauses[{i}]: there is no clause {clause}")
    _check_scene(book, at)
    t = _default(book, position, content, at)
    _check_arguments(book, t, at)
    book.arrange(t, _table(book, position.table, t), position.draws, at)
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
    known = book.vocabulary.scenes
    if at[0] not in known:
        raise PositionError(f"position.at: there is no scene '{at[0]}' to start in; there are: {', '.join(known)}")
    steps = book.scenes.by_name[str(at[0])]
    takes = book.scenes.takes(str(at[0]))
    words = ", ".join(f"{name} ({hint})" for name, hint in takes.items()) or "nothing"
    hints = [eval(hint, vars(sys.modules[steps.__module__])) for hint in takes.values()]
    if len(takes) != len(at) - 1 or not all(_fits(value, hint) for hint, value in zip(hints, at[1:])):
        raise PositionError(f"position.at: the scene '{at[0]}' takes {words}, not {list(at[1:])}")


def _check_arguments(book: Rulebook[S], t: S, at: tuple[Atom, ...]) -> None:
    """Whether what the scene is about is there."""
    if at[0]:
        for word, atom in zip(book.vocabulary.scenes[str(at[0])].args, at[1:]):
            if reason := word.refusal(t, atom):
                raise PositionError(f"position.at: {reason}")


def _table(book: Rulebook[S], data: dict[str, Any], t: S) -> Any:
    return read_table(book.vocabulary.table, data, "position.table", t)


def _fits(value: Atom, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return True


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
    _check_expectations(game.book, position)
    found: list[str] = []
    for number, step in enumerate(position.play, 1):
        where = f"play[{number}]"
        try:
            found += [f"{where}: {difference}" for difference in _step(game, step)]
        except IllegalChoice as error:
            return [*found, f"{where}: {error}"]
        except PositionError as error:
            raise PositionError(f"position.{where}.{str(error).removeprefix('position.')}") from None
    return found + [f"expect.{difference}" for difference in differences(game, position.expect)]


def _check_expectations(book: Rulebook[S], position: Position) -> None:
    kind = schema.type_info(book.vocabulary.table)
    for number, step in enumerate(position.play, 1):
        check_meaning(as_meant(step.expect, kind), kind, f"position.play[{number}].expect")
    check_meaning(as_meant(position.expect, kind), kind, "position.expect")


def _step(game: Game[S], step: Step) -> list[str]:
    found: list[str] = []
    if step.undo:
        game.undo(step.seat)
    since = len(game.state.out or [])
    game.state.rng.forced += step.dice
    if step.draws:
        game.book.arrange(game.state, _table(game.book, {}, game.state), step.draws, ("",))
    if any(part is not None for part in (step.kind, step.options, step.offers, step.refuse, step.choose)):
        found += _decide(game, step)
    return found + [f"expect.{difference}" for difference in differences(game, step.expect, since)]


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
        found += _refuse(game, decision, step.refuse, step.clause)
    if step.choose is not None:
        if step.clause is not None and decision.clause != step.clause:
            found.append(f"choose: expected clause {step.clause}, found '{decision.clause}'")
        game.choose(step.choose, step.seat)
    return found


def _refuse(game: Game[S], decision: Decision, key: KeyList, clause: str | None) -> list[str]:
    """It must not be on offer; and be something that might have been."""
    verdict = game.why(key, decision.seat)
    if verdict.allowed:
        return [f"refuse: {key} is on offer"]
    known = decision.question.all_things(game.state, decision.seat, decision.args)
    words = game.book.vocabulary
    if tuple(key) not in known and (reason := refusal(words, game.state, decision.kind, tuple(key))):
        raise PositionError(f"refuse: {key}: {reason}")
    if clause is not None and verdict.clause != clause:
        return [f"refuse: expected clause {clause}, found '{verdict.clause}'"]
    return []


def _asked(game: Game[S], seat: int | None) -> Decision:
    for decision in game.waiting:
        if seat is None or decision.seat == seat:
            return decision
    who = "the game is over" if game.over else f"seat {game.waiting[0].seat} is"
    raise IllegalChoice(f"seat {seat} is not asked; {who}" if seat is not None else "the game is over")


def differences(game: Game[S], expected: Mapping[str, Any], since: int = 0) -> list[str]:
    """Only what is expected is compared; of the events, those since so many were told."""
    if not expected:
        return []
    picture = shown(game)
    picture["happened"] = [_event(each) for each in (game.state.out or [])[since:]]
    kind = schema.type_info(game.book.vocabulary.table)
    try:
        return compare(as_meant(expected, kind), picture, kind, "", game.state)
    except PositionError as error:
        raise PositionError(f"expect.{error}") from None


def shown(game: Game[S]) -> dict[str, Any]:
    """The whole table in the words of positions."""
    picture: dict[str, Any] = msgspec.to_builtins(game.book.picture(game.state))
    decision = game.decision
    picture["over"] = game.over
    picture["decision"] = (
        {"seat": decision.seat, "kind": decision.kind, "clause": decision.clause} if decision else None
    )
    result = game.result
    picture["result"] = {"scores": list(result.scores), "places": list(result.places)} if result else None
    if result and result.rank:
        picture["result"]["rank"] = result.rank.rpartition("-")[2]
    return picture


def _event(happened: Event) -> dict[str, Any]:
    """An event by its name and its fields."""
    return {"event": happened.name, **{name: _listed(value) for name, value in happened.plain().items()}}


def _listed(value: Any) -> Any:
    return [_listed(each) for each in value] if isinstance(value, tuple) else value
