"""State is a tree of plain data that clones itself.

Allowed in a state: int, str, bool, None, flat tuples of them (with names, too), list, dict, and other `@state` classes.
No float, no set, no object of the content, nothing that hangs in the tree twice.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

import msgspec

from .native import uncover
from .node import Node

C = TypeVar("C", bound=Node)

IMMUTABLE = (int, str, bool, type(None))


@typing.dataclass_transform()
def state(cls: type[C]) -> type[C]:
    """A slotted dataclass with a generated `clone()`."""
    made = cast(type[C], dataclasses.dataclass(slots=True)(cls))
    uncover(made)
    if "clone" not in cls.__dict__:
        setattr(made, "clone", _generate_clone(made))  # noqa: B010 (a method made at run time)
    return made


def _generate_clone(cls: type[Node]) -> Callable[[Any], Any]:
    names: dict[str, object] = {"cls": cls, "make": cls.__new__}
    lines = ["def clone(self):", "    new = make(cls)"]
    lines += [f"    new.{name} = {value}" for name, value in copied_fields(cls).items()]
    lines += [f"    new.{name} = {value}" for name, value in cls.__aside__.items()]
    lines.append("    return new")
    exec("\n".join(lines), names)
    return cast(Callable[[Any], Any], names["clone"])


def copied_fields(cls: type[Node]) -> dict[str, str]:
    """By the name of each field the source of an expression that copies it."""
    hints = typing.get_type_hints(cls)
    return {each.name: _copied(hints[each.name], f"self.{each.name}", 0) for each in dataclasses.fields(cls)}


def read(cls: type[C], data: bytes) -> C:
    """The state that a JSON text tells; msgspec's error says where it does not fit the types."""
    return cast(C, msgspec.json.decode(data, type=_told(cls, False)).clone())


def made_of(cls: type[C], plain: dict[str, Any]) -> C:
    """The state that fields by name make, as people write them: numbers also as text, and what they need not say."""
    return cast(C, msgspec.convert(plain, type=_told(cls, True), strict=False).clone())


def _tell(hint: Any, lenient: bool = False) -> type[Any]:
    """What JSON is decoded into: the same fields, and a `clone()` that makes the state of them as the rules do.

    A lenient one may leave out what has a default.
    """
    cls, args = typing.get_origin(hint) or hint, typing.get_args(hint)
    hints = {name: each[args] if args and _is_open(each) else each for name, each in typing.get_type_hints(cls).items()}
    fields = [each.name for each in dataclasses.fields(cls)]
    given = [
        f"{name}={_copied(hints[name], f'self.{name}', 0) if _holds_state(hints[name]) else f'self.{name}'}"
        for name in fields
    ]
    names: dict[str, object] = {"cls": cls}
    exec(f"def clone(self): return cls({', '.join(given)})", names)
    told = [
        (each.name, _told_type(hints[each.name], lenient), _left_out(each, lenient)) for each in dataclasses.fields(cls)
    ]
    return msgspec.defstruct(cls.__name__, told, namespace={"clone": names["clone"]}, kw_only=True)


_told: Callable[..., type[Any]] = cache(_tell)


def _left_out(field: dataclasses.Field[Any], lenient: bool) -> Any:
    """What a field is if it is left out."""
    if lenient and field.default is not dataclasses.MISSING:
        return msgspec.field(default=field.default)
    if lenient and field.default_factory is not dataclasses.MISSING:
        return msgspec.field(default_factory=field.default_factory)
    return msgspec.field()


def _told_type(hint: Any, lenient: bool) -> Any:
    """A type with every state class in it exchanged for what is decoded in its place."""
    if not _holds_state(hint):
        return hint
    origin, args = typing.get_origin(hint) or hint, typing.get_args(hint)
    if isinstance(origin, type) and issubclass(origin, Node):
        return _told(hint, lenient)
    inner = tuple(_told_type(each, lenient) for each in args)
    return typing.Union[inner] if origin in (typing.Union, types.UnionType) else origin[inner]  # noqa: UP007


def _is_open(hint: Any) -> bool:
    """Whether it stands for several types: `list[T]` of a `Deck[T]`."""
    return bool(getattr(hint, "__parameters__", ()))


def _holds_state(hint: Any) -> bool:
    origin = typing.get_origin(hint) or hint
    if isinstance(origin, type) and issubclass(origin, Node):
        return True
    return any(_holds_state(each) for each in typing.get_args(hint))


def _copied(hint: object, value: str, depth: int) -> str:
    """The source of an expression that copies `value`, which is of type `hint`."""
    origin = typing.get_origin(hint) or hint
    args = typing.get_args(hint)
    if _is_immutable(hint):
        return value
    if origin is list:
        if _is_immutable(args[0]):
            return f"{value}.copy()"
        return f"[{_copied(args[0], f'x{depth}', depth + 1)} for x{depth} in {value}]"
    if origin is dict:
        if _is_immutable(args[1]):
            return f"{value}.copy()"
        inner = _copied(args[1], f"x{depth}", depth + 1)
        return f"{{k{depth}: {inner} for k{depth}, x{depth} in {value}.items()}}"
    if origin in (typing.Union, types.UnionType):
        rest = [arg for arg in args if arg is not type(None)]
        if len(rest) == 1:
            return f"(None if {value} is None else {_copied(rest[0], value, depth)})"
    if isinstance(origin, type) and issubclass(origin, Node):
        return f"{value}.clone()"
    raise TypeError(f"{hint} cannot stand in a state")


def _is_immutable(hint: object) -> bool:
    origin = typing.get_origin(hint) or hint
    if origin in IMMUTABLE or isinstance(hint, TypeVar):
        return True
    if origin is tuple or origin in (typing.Union, types.UnionType):
        return all(arg is Ellipsis or _is_immutable(arg) for arg in typing.get_args(hint))
    if isinstance(origin, type) and issubclass(origin, tuple) and hasattr(origin, "_fields"):
        return all(_is_immutable(each) for each in typing.get_type_hints(origin).values())
    return origin is typing.Literal
