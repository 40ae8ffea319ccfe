"""What compiled classes need besides: see `native.py` of the project, which writes calls of it into its copy."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec


@dataclasses.dataclass
class Plain:
    """What a dataclass is that says nothing about itself."""


class Struct(type(msgspec.Struct)):  # type: ignore[misc]
    """The metaclass of structs that tell their options in their body."""

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any], **given: Any) -> Any:
        return super().__new__(mcls, name, bases, body, **given, **_options(body))


class Record(type):
    """The metaclass of records that tell their options in their body."""

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any], **given: Any) -> Any:
        return super().__new__(mcls, name, bases, body, **given, **_options(body))


def _options(body: dict[str, Any]) -> dict[str, Any]:
    """What is told in a body: the options, and the types of the fields as text; mypyc keeps only names of classes."""
    if "__told__" not in body:  # a class that is not compiled
        return {}
    options, body["__annotations__"] = body.pop("__told__")
    found: dict[str, Any] = options
    return found


def because(error: BaseException, cause: BaseException | None) -> BaseException:
    """`raise error from cause`, of which mypyc keeps only the first half."""
    error.__cause__ = cause
    return error


def uncover(cls: type) -> None:
    """A class that is not compiled, made of one that is: `dataclass` gives it the slots of its base once more."""
    for base in cls.__mro__[1:]:
        if "__slots__" not in vars(base):
            for name in vars(base).get("__dataclass_fields__", ()):
                if name in vars(cls):
                    delattr(cls, name)


def told(name: str, hint: str, *, kw_only: bool = False, **default: Any) -> tuple[str, str, Any]:
    return name, hint, dataclasses.field(kw_only=kw_only, **default)


def declare(cls: type, fields: list[tuple[str, str, Any]]) -> None:
    """What `dataclass` makes of a class: its fields by name, how it is compared and shown."""
    found = {}
    for name, hint, field in fields:
        field.name, field.type, field._field_type = name, hint, dataclasses._FIELD  # type: ignore[attr-defined]
        found[name] = field
    above = getattr(cls.__base__, "__dataclass_fields__", {})  # their types are known where their class is
    cls.__annotations__ = {name: hint for name, hint, _ in fields if name not in above}
    cls.__dataclass_fields__ = found  # type: ignore[attr-defined]
    cls.__dataclass_params__ = Plain.__dataclass_params__  # type: ignore[attr-defined]
    names = tuple(found)

    def __eq__(self: Any, other: object) -> Any:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in names)

    def __repr__(self: Any) -> str:
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

    cls.__eq__ = __eq__  # type: ignore[assignment,method-assign]
    cls.__repr__ = __repr__  # type: ignore[assignment,method-assign]
    cls.__hash__ = None  # type: ignore[assignment,method-assign]
    setattr(cls, "__match_args__", names)  # noqa: B010
