"""A state that nobody may write to: whoever only looks at a game must leave it as it is, at every moment."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TypeVar

from fabletop.kernel import Node

N = TypeVar("N", bound=Node)

_LIST = ("append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "__setitem__", "__delitem__")
_DICT = ("update", "pop", "popitem", "clear", "setdefault", "__setitem__", "__delitem__", "__ior__")


class Written(AssertionError):
    """Somebody who was to look has written."""


def _refuse(self: Any, *args: Any, **named: Any) -> NoReturn:
    raise Written(f"a view writes into {self!r}: {args}")


class FrozenList(list[Any]):
    __iadd__ = __imul__ = _refuse  # type: ignore[assignment]


class FrozenDict(dict[Any, Any]):
    pass


for _name in _LIST:
    setattr(FrozenList, _name, _refuse)
for _name in _DICT:
    setattr(FrozenDict, _name, _refuse)


@contextmanager
def frozen(state: N) -> Iterator[N]:
    """A clone of the state; writing to it or to anything in it raises `Written` until the end of the block."""
    clone = state.clone()
    nodes: list[Node] = []
    _freeze(clone, nodes)
    held = {id(node) for node in nodes}
    guarded = {type(node) for node in nodes}

    def guard(self: Any, name: str, value: Any) -> None:
        if id(self) in held:
            raise Written(f"a view sets {type(self).__name__}.{name}")
        object.__setattr__(self, name, value)

    for each in guarded:
        each.__setattr__ = guard  # type: ignore[method-assign,assignment]
    try:
        yield clone
    finally:
        for each in guarded:
            del each.__setattr__


def _freeze(node: Node, nodes: list[Node]) -> None:
    for field in dataclasses.fields(node):  # type: ignore[arg-type]
        setattr(node, field.name, _frozen(getattr(node, field.name), nodes))
    nodes.append(node)


def _frozen(value: Any, nodes: list[Node]) -> Any:
    if isinstance(value, Node):
        _freeze(value, nodes)
    elif isinstance(value, list):
        return FrozenList([_frozen(each, nodes) for each in value])
    elif isinstance(value, dict):
        return FrozenDict({key: _frozen(each, nodes) for key, each in value.items()})
    return value
