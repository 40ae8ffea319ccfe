"""The words of position files: the fields of a table, its scenes and draws, and what may be answered.

A game declares them once, as structs: the same fields are laid out with `table` and compared with `expect`. The
comment beside a field is its line in docs/positions.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar, cast, get_type_hints

import msgspec
from msgspec import UNSET, Meta, UnsetType, inspect

from .asking import Atom
from .errors import PositionError
from .zones import Deck

T = TypeVar("T")
P = TypeVar("P")
C = TypeVar("C", int, str)

Given: TypeAlias = T | UnsetType  # it may be laid out, and it is shown
Shown: TypeAlias = Annotated[T | UnsetType, Meta(extra={"shown": True})]  # it follows from the rest: only expected
Laid: TypeAlias = Annotated[T | UnsetType, Meta(extra={"laid": True})]  # a help in laying out; nothing shows it
Pile: TypeAlias = Annotated[list[T], Meta(extra={"pile": True})]  # a list whose order has no meaning
Natural: TypeAlias = Annotated[int, Meta(ge=0)]


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A piece of the table with fields of its own; any of them may be left out."""

    short: ClassVar[str] = ""  # the field that a text or a list in the place of the whole stands for
    joined: ClassVar[tuple[type[Part], ...]] = ()  # the parts whose fields it has besides its own


class AskedPart(Part):
    """The first open decision."""

    seat: Shown[int] = UNSET  # who is asked
    kind: Shown[str] = UNSET  # what kind of decision it is
    clause: Shown[str] = UNSET  # the clause that asks


class EndPart(Part):
    """How the game ended."""

    scores: Shown[list[int]] = UNSET  # by seat
    places: Shown[list[int]] = UNSET  # by seat; tied seats share a place
    rank: Shown[str] = UNSET  # in solo play, and where all win or lose together


class TablePart(Part):
    """What the table of every game shows."""

    over: Shown[bool] = UNSET  # whether the game is over
    decision: Shown[AskedPart | None] = UNSET  # the first open decision
    result: Shown[EndPart | None] = UNSET  # when the game is over
    # what was told since the step began, in a step; since the beginning, at the end
    happened: Shown[list[dict[str, Any]]] = UNSET


Q = TypeVar("Q", bound=Part)


def as_seen(part: type[Q], shown: msgspec.Struct) -> Q:
    """A part of the table made from a piece of a view: the fields that both have."""
    return msgspec.convert(shown, part, from_attributes=True)


def joined(parts: Sequence[type[Part]]) -> Callable[[type[Q]], type[Q]]:
    """A part that also has the fields of others: what single tales add to the words of their game."""

    def join(base: type[Q]) -> type[Q]:
        fields = [(name, kind, UNSET) for part in parts for name, kind in _own_fields(part)]
        space = {"joined": tuple(parts), "__doc__": base.__doc__}
        made = msgspec.defstruct(base.__name__, fields, bases=(base,), module=base.__module__, namespace=space)
        return cast(type[Q], made)

    return join


def _own_fields(part: type[Part]) -> Iterable[tuple[str, Any]]:
    hints = get_type_hints(part, include_extras=True)
    return [(name, hints[name]) for name in part.__struct_fields__]


@dataclass(frozen=True, slots=True)
class Word:
    """What stands in capitals in a key or a scene: one of several things."""

    name: str  # ROW
    meaning: str
    known: Callable[[Any], Container[Atom]]  # at this table (a state)

    def refusal(self, t: Any, atom: Atom) -> str:
        """Why this cannot stand there; nothing if it can."""
        known = self.known(t)
        if type(atom) in (str, int) and atom in known:
            return ""
        return f"there is no {self.name} {atom!r}{_there_are(known)}"


def _there_are(known: Container[Atom]) -> str:
    """What there is instead, if it can be said in a line."""
    if isinstance(known, range):
        return f"; there are {known[0]} to {known[-1]}" if known else ""
    words = [str(each) for each in known] if isinstance(known, Iterable) else []
    return f"; there are: {', '.join(words)}" if 0 < len(words) <= 30 else ""


Form: TypeAlias = tuple[str | Word, ...]  # ("flip", ROW, SPACE)


@dataclass(frozen=True, slots=True)
class Start:
    """A scene in which a position may start."""

    starts: str  # what
    args: tuple[Word, ...] = ()


@dataclass(frozen=True)
class Vocabulary:
    """What position files of one game may say."""

    table: type[TablePart]
    answers: Mapping[str, tuple[Form, ...]]  # by kind of question
    scenes: Mapping[str, Start]
    draws: Mapping[str, str] = field(default_factory=dict)  # by deck: what is named there
    remarks: Mapping[str, str] = field(default_factory=dict)  # on questions, by kind
    # what names a text of an entry of the pack may have, by class and field: "Skill.do"
    fixtures: Mapping[str, Callable[[], Iterable[str]]] = field(default_factory=dict)
    # parts of the state whose fields stand under `tale`, by the adventure that remembers by them
    tales: Callable[[], Mapping[str, type[Any]]] = dict


NO_WORDS = Vocabulary(TablePart, {}, {})  # of a game without positions


def said(form: Form) -> str:
    """As positions write it: [flip, ROW, SPACE]."""
    return f"[{', '.join(each if isinstance(each, str) else each.name for each in form)}]"


def refusal(vocabulary: Vocabulary, t: Any, kind: str, key: tuple[Atom, ...]) -> str:
    """Why no question of the game can know this key; nothing if one can. `kind` is that of the open question."""
    alike = [form for forms in vocabulary.answers.values() for form in forms if form[0] == key[0]]
    if not alike:
        known = ", ".join(dict.fromkeys(said(form) for form in vocabulary.answers.get(kind, ())))
        return f"no question of this game knows '{key[0]}'; '{kind}' knows {known}"
    reasons = [_refused_by(form, t, key) for form in alike if len(form) == len(key)]
    if not reasons:
        return f"this is said {' or '.join(dict.fromkeys(said(form) for form in alike))}"
    return "" if "" in reasons else reasons[0]


def _refused_by(form: Form, t: Any, key: tuple[Atom, ...]) -> str:
    for word, atom in zip(form, key):
        if isinstance(word, Word):
            if reason := word.refusal(t, atom):
                return reason
        elif word != atom:
            return f"this is said {said(form)}"
    return ""


def fix_draws(deck: Deck[C], cards: Sequence[C], where: str) -> None:
    """These are drawn next, in order; nobody has seen them."""
    for i, card in enumerate(cards):
        if card not in deck.items():
            raise PositionError(f"{where}[{i}]: '{card}' is not there to be drawn")
        deck.take(card)
    for card in reversed(cards):
        deck.shuffle_on_top([card])


# -- reading ---------------------------------------------------------------------------------------


def checked(type: type[P], data: object, where: str) -> P:
    """Data as the given type, or an error with the path of the wrong field."""
    try:
        return msgspec.convert(data, type=type)
    except msgspec.ValidationError as error:
        reason, path = _told(error)
        raise PositionError(f"{where}{_named(type, data, reason, path)}: {reason}") from None


def _told(error: msgspec.ValidationError) -> tuple[str, str]:
    reason, _, path = str(error).partition(" - at `")
    return reason, path.replace("`key` in `", "").rstrip("`").removeprefix("$")


def _named(type: type[Any], data: object, reason: str, path: str) -> str:
    """The path with the name of each entry of a table, which the error leaves out."""
    while "[...]" in path:
        before, _, after = path.partition("[...]")
        spot: Any = data
        for name, number in re.findall(r"\.([^.\[]+)|\[(\d+)\]", before):
            spot = spot[name] if name else spot[int(number)]
        for name in list(spot):
            others = {each: spot.pop(each) for each in list(spot) if each != name}
            try:
                msgspec.convert(data, type=type)
            except msgspec.ValidationError as error:
                if _told(error) == (reason, path):
                    path = f"{before}.{name}{after}"
                    break
            finally:
                spot.update(others)
        else:
            return path
    return path


@cache
def _schema(table: type[TablePart]) -> inspect.Type:
    return inspect.type_info(table)


def read_table(table: type[TablePart], data: object, where: str, t: Any) -> TablePart:
    """What is to be laid out; what only follows from it is refused, and a name that nothing has."""
    kind = _schema(table)
    words = _in_full(as_meant(data, kind), kind)
    patch = checked(table, words, where)
    _check(words, kind, where, t)
    return patch


def as_meant(data: Any, kind: inspect.Type) -> Any:
    """A number as a name is a word, and `{1: {...}}` may stand for a list of tables."""
    kind, _ = unwrapped(kind, data)
    if isinstance(data, Mapping):
        return _table_as_meant({str(name): value for name, value in data.items()}, kind)
    if isinstance(kind, inspect.ListType) and isinstance(data, list):
        return [as_meant(value, kind.item_type) for value in data]
    return data


def short_of(kind: inspect.Type) -> str:
    """The field that a text stands for in the place of such a table."""
    kind, _ = unwrapped(kind, {})
    return kind.cls.short if isinstance(kind, inspect.StructType) and issubclass(kind.cls, Part) else ""


def _in_full(data: Any, kind: inspect.Type) -> Any:
    """Texts that stand for tables as these tables."""
    if isinstance(data, str | list) and (short := short_of(kind)):
        return {short: data}
    kind, _ = unwrapped(kind, data)
    if isinstance(kind, inspect.ListType) and isinstance(data, list):
        return [_in_full(value, kind.item_type) for value in data]
    if isinstance(kind, inspect.StructType) and isinstance(data, Mapping):
        fields = {each.encode_name: each.type for each in kind.fields}
        return {name: _in_full(value, fields[name]) if name in fields else value for name, value in data.items()}
    return data


def _table_as_meant(data: dict[str, Any], kind: inspect.Type) -> Any:
    if isinstance(kind, inspect.StructType):
        fields = {each.encode_name: each.type for each in kind.fields}
        return {name: as_meant(value, fields[name]) if name in fields else value for name, value in data.items()}
    if isinstance(kind, inspect.DictType):
        return {name: as_meant(value, kind if name == "only" else kind.value_type) for name, value in data.items()}
    if not isinstance(kind, inspect.ListType):
        return data
    numbers = [int(name) for name in data if name.isdigit() and len(name) < 3]
    if numbers and len(numbers) == len(data):
        return [as_meant(data.get(str(i), {}), kind.item_type) for i in range(max(numbers) + 1)]
    return {name: as_meant(value, kind) if name == "contains" else value for name, value in data.items()}


def _check(data: Any, kind: inspect.Type, where: str, t: Any, names: Word | None = None) -> None:
    kind, notes = unwrapped(kind, data)
    names = notes.get("names", names)
    if data is None:
        return
    if isinstance(kind, inspect.StructType):
        for each in kind.fields:
            if each.encode_name in data:
                path = f"{where}.{each.encode_name}"
                if unwrapped(each.type, None)[1].get("shown"):
                    raise PositionError(f"{path}: this can be expected, it cannot be laid out")
                _check(data[each.encode_name], each.type, path, t)
    elif isinstance(kind, inspect.DictType):
        for name, value in data.items():
            _check_name(name, names, f"{where}.{name}", t)
            _check(value, kind.value_type, f"{where}.{name}", t)
    elif isinstance(kind, inspect.ListType):
        for i, value in enumerate(data):
            _check(value, kind.item_type, f"{where}[{i}]", t, names)
    elif isinstance(data, str):
        _check_name(data, names, where, t)


def _check_name(name: str, names: Word | None, where: str, t: Any) -> None:
    if name and names is not None and (reason := names.refusal(t, name)):
        raise PositionError(f"{where}: {reason}")


def unwrapped(kind: inspect.Type, value: object) -> tuple[inspect.Type, dict[str, Any]]:
    """The type that fits a value, and what is noted beside it."""
    notes: dict[str, Any] = {}
    while isinstance(kind, inspect.Metadata | inspect.UnionType):
        if isinstance(kind, inspect.Metadata):
            notes.update(kind.extra or {})
            kind = kind.type
        else:
            kind = next((each for each in kind.types if _may_be(each, value)), kind.types[0])
    return kind, notes


def _may_be(kind: inspect.Type, value: object) -> bool:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(value, Mapping):
        return isinstance(kind, inspect.StructType | inspect.DictType)
    if isinstance(value, list):
        return isinstance(kind, inspect.ListType | inspect.TupleType)
    return isinstance(value, str) and isinstance(kind, inspect.StrType)
