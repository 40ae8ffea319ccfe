"""Comparing what a position expects with what lies on the table. Only what is expected is compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import inspect

from .errors import PositionError
from .vocabulary import Word, short_of, unwrapped

LIST_CONDITIONS = ("count", "contains")
TABLE_CONDITIONS = ("count", "contains", "only")
NOTHING: dict[type[inspect.Type], Any] = {
    inspect.IntType: 0,
    inspect.BoolType: False,
    inspect.StrType: "",
    inspect.ListType: [],
    inspect.DictType: {},
}


def check_meaning(expected: Any, kind: inspect.Type, path: str) -> None:
    """Refuse what can never be compared: a field that does not exist, a condition that makes no sense."""
    kind, _ = unwrapped(kind, expected)
    if isinstance(kind, inspect.StructType) and isinstance(expected, Mapping):
        fields = {each.encode_name: each for each in kind.fields}
        for name, value in expected.items():
            if name not in fields:
                raise PositionError(f"{path}.{name}: there is no such field; there are: {', '.join(fields)}")
            check_meaning(value, fields[name].type, f"{path}.{name}")
    elif isinstance(kind, inspect.DictType) and isinstance(expected, Mapping):
        conditions = _conditions(expected, TABLE_CONDITIONS, path)
        _check_conditions(expected if conditions else {}, kind.value_type, path)
        for name, value in (expected.get("only", {}) if conditions else expected).items():
            check_meaning(value, kind.value_type, f"{path}.{name}")
    elif isinstance(kind, inspect.ListType):
        if isinstance(expected, Mapping):
            if not _conditions(expected, LIST_CONDITIONS, path):
                raise PositionError(f"{path}: a list is compared with a list, or with {{count: N, contains: [...]}}")
            _check_conditions(expected, kind.item_type, path)
        for i, value in enumerate(expected if isinstance(expected, list) else ()):
            check_meaning(value, kind.item_type, f"{path}[{i}]")


def _conditions(expected: Mapping[str, Any], names: tuple[str, ...], path: str) -> bool:
    """Whether this is not what is expected itself but says something about it."""
    told = [name for name in expected if name in names]
    if told and len(told) < len(expected):
        raise PositionError(f"{path}: beside '{told[0]}' there is only {' and '.join(names)}")
    return bool(told)


def _check_conditions(conditions: Mapping[str, Any], kind: inspect.Type, path: str) -> None:
    count, contains = conditions.get("count", 0), conditions.get("contains", [])
    numbers = count.values() if isinstance(count, Mapping) else [count]
    if any(type(number) is not int for number in numbers) or not isinstance(contains, list):
        raise PositionError(f"{path}: 'count' is a number, or numbers by name, and 'contains' a list")
    if not isinstance(conditions.get("only", {}), Mapping):
        raise PositionError(f"{path}: 'only' is a table")
    for i, value in enumerate(contains):
        check_meaning(value, kind, f"{path}.contains[{i}]")


def compare(expected: Any, found: Any, kind: inspect.Type, path: str, t: Any) -> list[str]:
    """The differences, each with its path. The state `t` tells which names there are."""
    kind, notes = unwrapped(kind, found)
    if isinstance(found, Mapping) and isinstance(expected, Mapping):
        if isinstance(kind, inspect.StructType):
            return _compare_fields(expected, found, kind, path, t)
        if isinstance(kind, inspect.DictType):
            return _compare_table(expected, found, kind, path, t, notes.get("names"))
    if isinstance(found, Mapping) and isinstance(expected, str | list) and (short := short_of(kind)):
        found = found[short]
    if isinstance(found, list):
        item = kind.item_type if isinstance(kind, inspect.ListType) else inspect.AnyType()
        if isinstance(expected, list) and expected and all(isinstance(each, str) for each in expected):
            short = short_of(item)
            found = [each[short] for each in found] if short else found
        if type(expected) is int:
            expected = {"count": expected}
        if isinstance(expected, Mapping):
            return _compare_conditions(expected, found, item, path, t, notes.get("names"))
        if isinstance(expected, list) and expected and all(isinstance(each, Mapping) for each in expected):
            return _compare_entries(expected, found, item, path, t)
        if isinstance(expected, list) and notes.get("pile"):
            expected, found = sorted(expected, key=str), sorted(found, key=str)
    if expected != found or type(expected) is not type(found):
        return [f"{path}: expected {expected!r}, found {found!r}"]
    return []


def _compare_fields(
    expected: Mapping[str, Any], found: Mapping[str, Any], kind: inspect.StructType, path: str, t: Any
) -> list[str]:
    fields = {each.encode_name: each for each in kind.fields}
    lines: list[str] = []
    for name, value in expected.items():
        inner = f"{path}.{name}" if path else name
        lines += compare(value, found.get(name), fields[name].type, inner, t)
    return lines


def _compare_table(
    expected: Mapping[str, Any],
    found: Mapping[str, Any],
    kind: inspect.DictType,
    path: str,
    t: Any,
    names: Word | None,
) -> list[str]:
    """Things by name. What is not there is 0, false, an empty text, list or table; `{}` says that nothing is."""
    there = {name: value for name, value in found.items() if value}
    if not expected:
        return [f"{path}: expected nothing, found {there}"] if there else []
    if _conditions(expected, TABLE_CONDITIONS, path):
        lines = _compare_count(expected.get("count", len(there)), list(there), path, t, names)
        lines += [f"{path}: {name!r} is not there" for name in expected.get("contains", []) if str(name) not in there]
        only = expected.get("only", there)
        lines += [f"{path}.{name}: expected nothing, found {there[name]!r}" for name in there if name not in only]
        expected = expected.get("only", {})
    else:
        lines = []
    for name, value in expected.items():
        if names is not None and name not in found and (reason := names.refusal(t, name)):
            raise PositionError(f"{path}.{name}: {reason}")
        lines += compare(value, found.get(name, _nothing(kind.value_type)), kind.value_type, f"{path}.{name}", t)
    return lines


def _nothing(kind: inspect.Type) -> Any:
    """What a name that is not there stands for."""
    kind, _ = unwrapped(kind, None)
    return next((empty for type, empty in NOTHING.items() if isinstance(kind, type)), None)


def _compare_entries(expected: list[Any], found: list[Any], item: inspect.Type, path: str, t: Any) -> list[str]:
    """Entry by entry; those left out at the end are not compared."""
    if len(expected) > len(found):
        return [f"{path}: expected {len(expected)} entries, found {len(found)}"]
    pairs = enumerate(zip(expected, found))
    return [line for i, (one, other) in pairs for line in compare(one, other, item, f"{path}[{i}]", t)]


def _compare_conditions(
    expected: Mapping[str, Any], found: list[Any], item: inspect.Type, path: str, t: Any, names: Word | None
) -> list[str]:
    lines = _compare_count(expected.get("count", len(found)), found, path, t, names)
    left = list(found)
    for wanted in expected.get("contains", []):
        alike = [each for each in left if not compare(wanted, each, item, path, t)]
        if alike:
            left.remove(alike[0])
        else:
            lines.append(f"{path}: {wanted!r} is not there often enough")
    return lines


def _compare_count(count: Any, found: list[Any], path: str, t: Any, names: Word | None) -> list[str]:
    """How many there are, or how many of each name."""
    if not isinstance(count, Mapping):
        return [f"{path}: expected {count} entries, found {len(found)}"] if count != len(found) else []
    lines = []
    for name, wanted in count.items():
        number = sum(str(each) == name for each in found)
        if not number and names is not None and (reason := names.refusal(t, name)):
            raise PositionError(f"{path}.count: {reason}")
        if number != wanted:
            lines.append(f"{path}: expected {wanted} of {name!r}, found {number}")
    return lines
