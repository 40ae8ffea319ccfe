"""The client's types, made from what the server sends: views, content, events and choices of every game.

python -m fabletop.server.typescript           writes web/src/games/GAME/sent.ts and web/src/lib/sent.ts
python -m fabletop.server.typescript --check   says which of them are stale
"""

from __future__ import annotations

import dataclasses
import inspect
import re
import sys
import types
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, cast

import msgspec
from pydantic import BaseModel

import fabletop

from ..kernel import Choice, Event, Record, Rulebook
from ..kernel.messages import Called
from . import messages, routes, sent

WEB = Path(__file__).parents[3] / "web" / "src"
HEAD = "/** Made by `make types` from the views, the content, the events and the choices of the rules. */\n"
OWN_HEAD = (
    "/** Made by `make types` from what the server sends and what it is asked. docs/protocol.md describes it. */\n"
)
LIBRARY = 'import type * as lib from "$lib/sitting.svelte";\nimport type * as types from "$lib/types";\n'
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "any",
    object: "unknown",
}
_COMMENT = re.compile(r"^ +(\w+): .*?  # (.*)$", re.MULTILINE)
_WORD = re.compile(r"[A-Za-z_]\w*")


class Sheet:
    """The declarations of one game, each once, in the order in which they were needed."""

    def __init__(self, named: Mapping[Any, str] | None = None) -> None:
        self.declared: dict[str, str] = {}
        self.imported: list[str] = []
        self._known: dict[str, Any] = {}
        self._named = named or {}  # what a game calls its lists of words

    def name(self, hint: Any) -> str:
        """What a type of Python is called in TypeScript; a class is declared on the way."""
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, typing.TypeVar):
            return hint.__name__
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            return self._called(hint) or self.name(args[0])
        if origin is Literal:
            return self._literal(hint)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.name(each) for each in args if each is not msgspec.UnsetType))
        if origin in (list, set, frozenset) or (origin is tuple and args[-1:] == (Ellipsis,)):
            return self._several(args[0])
        if origin is tuple:
            return f"[{', '.join(self.name(each) for each in args)}]"
        if origin in (dict, Mapping):
            return self._table(*args)
        if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
            return self._made_of(origin, args)
        if isinstance(hint, type) and (dataclasses.is_dataclass(hint) or issubclass(hint, msgspec.Struct | BaseModel)):
            return self._interface(hint)
        raise TypeError(f"there is no word for {hint!r} in TypeScript")

    def _literal(self, hint: Any) -> str:
        words = " | ".join(f'"{each}"' if isinstance(each, str) else str(each) for each in typing.get_args(hint))
        name = self._named.get(hint)
        if name:
            self.alias(name, words)
        return name or words

    def _called(self, hint: Any) -> str:
        """A type of the client itself."""
        called = [mark for mark in hint.__metadata__ if isinstance(mark, Called)]
        self.imported += [each.name for each in called if not each.own and each.name not in self.imported]
        return called[0].name if called else ""

    def _several(self, hint: Any) -> str:
        name = self.name(hint)
        return f"({name})[]" if " | " in name else f"{name}[]"

    def _table(self, key: Any, value: Any) -> str:
        record = f"Record<{self.name(key)}, {self.name(value)}>"
        return f"Partial<{record}>" if typing.get_origin(key) is Literal else record

    def _made_of(self, cls: type, args: tuple[Any, ...]) -> str:
        """A shape with parameters; what is open stays open."""
        parameters = "" if set(args) == {Any} else f"<{', '.join(self.name(each) for each in args)}>"
        return self._interface(cls) + parameters

    def _parameters(self, cls: type) -> str:
        found = [
            f"{each.__name__} extends {self.name(each.__bound__)} = any" if each.__bound__ else f"{each.__name__} = any"
            for each in getattr(cls, "__parameters__", ())
        ]
        return f"<{', '.join(found)}>" if found else ""

    def _interface(self, cls: type) -> str:
        name = cls.__name__
        if self._known.setdefault(name, cls) is not cls:
            raise TypeError(f"{cls.__module__} and {self._known[name].__module__} both declare {name}")
        if name not in self.declared:
            self.declared[name] = ""  # it may hold itself
            comments = dict(_COMMENT.findall(inspect.getsource(cls)))
            lines = _tag(cls)
            for field, said, hint, may_miss in _fields(cls):
                lines.append(self._line(said, hint, comments.get(field, ""), may_miss))
            self.declared[name] = f"export interface {name}{self._parameters(cls)} {{\n{''.join(lines)}}}\n"
        return name

    def _line(self, said: str, hint: Any, comment: str, may_miss: bool) -> str:
        told = f"  /** {comment[:1].upper()}{comment[1:]} */\n" if comment else ""
        name = said if _WORD.fullmatch(said) else f'"{said}"'
        return f"{told}  {name}{'?' * may_miss}: {self.name(hint)};\n"

    def alias(self, name: str, text: str) -> None:
        if name in self._known:
            raise TypeError(f"{self._known[name].__module__} declares {name}, which the client has for itself")
        self.declared[name] = f"export type {name} = {text};\n"


def _fields(cls: type) -> Iterator[tuple[str, str, Any, bool]]:
    """Field, its name on the wire, its type, whether it may be missing there."""
    hints = typing.get_type_hints(cls, include_extras=True)
    if issubclass(cls, msgspec.Struct):
        left_out = issubclass(cls, messages.Sent) or cls.__struct_config__.omit_defaults
        for each in msgspec.structs.fields(cls):
            unset = msgspec.UnsetType in typing.get_args(hints[each.name])
            yield each.name, each.encode_name, hints[each.name], unset or (left_out and not each.required)
    elif issubclass(cls, BaseModel):
        for name, info in cls.model_fields.items():
            yield name, name, hints[name], not info.is_required()
    else:
        for field in dataclasses.fields(cast(Any, cls)):
            yield field.name, field.name, hints[field.name], False


def _tag(cls: type) -> list[str]:
    config = getattr(cls, "__struct_config__", None)
    return [f'  {config.tag_field}: "{config.tag}";\n'] if config is not None and config.tag is not None else []


def declared(base: type[Record], prefix: str) -> list[type[Any]]:
    """The records of a game, by name."""
    found: list[type[Any]] = []
    for each in base.__subclasses__():
        found += [each] if each.prefix == prefix and not each.__subclasses__() else declared(each, prefix)
    return sorted(found, key=lambda each: (each.tag, each.subtag))


def named_words(package: str) -> dict[Any, str]:
    """The lists of words that a game gives names to: `Row = Literal["STR", ...]`."""
    found: dict[Any, str] = {}
    for module in sorted(name for name in sys.modules if f"{name}.".startswith(f"{package}.")):
        for name, value in sorted(vars(sys.modules[module]).items()):
            if typing.get_origin(value) is Literal and not name.startswith("_"):
                found.setdefault(value, name)
    return found


def _events(sheet: Sheet, events: list[type[Event]]) -> str:
    """A union by name: `event.name === "took"` tells which fields there are."""
    lines = []
    for each in events:
        hints = typing.get_type_hints(each, include_extras=True)
        fields = "; ".join(f"{name}: {sheet.name(hints[name])}" for name in each.fields if name != "clause")
        lines.append(f'\n  | {{ name: "{each.tag}"; fields: {{ {fields} }} }}')
    return "".join(lines)


def _choices(sheet: Sheet, choices: list[type[Choice]]) -> str:
    """A union by what they do: `option.is.do === "buy"` tells which fields there are. What others of the same name
    have besides is known to be missing."""
    lines = []
    for each in choices:
        fields, alike = _named(each), [_named(one) for one in choices if one.tag == each.tag]
        besides = dict.fromkeys(name for one in alike if _like(one, fields) for name in one if name not in fields)
        parts = [f"{name}: {sheet.name(hint)}" for name, hint in fields.items()]
        parts += [f"{name}?: undefined" for name in besides]
        if "sub" not in fields and any("sub" in one for one in alike):
            parts.append("sub?: undefined")
        lines.append(f"\n  | {{ {'; '.join(parts)} }}")
    return "".join(dict.fromkeys(lines))


def _named(choice: type[Choice]) -> dict[str, Any]:
    """The types of its fields by name, as `Choice.named` gives them."""
    hints = typing.get_type_hints(choice, include_extras=True)
    head = {"do": Literal[choice.tag], **({"sub": Literal[choice.subtag]} if choice.subtag else {})}
    if taken := {"do", "sub"} & {*choice.fields}:
        raise TypeError(f"{choice.__name__} has a field {taken.pop()}, which tells what a choice is")
    return {**head, **{name: hints[name] for name in choice.fields}}


def _like(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(one.get("sub") == other.get("sub"))


def source(book: Rulebook[Any]) -> str:
    """The file of one game."""
    sheet, prefix = Sheet(named_words(f"fabletop.games.{book.package}")), book.prefix.lower()
    view, content, terms = (
        sheet.name(type(None) if shape is None else shape)
        for shape in (book.view_type, book.content_type, book.terms_type)
    )
    if events := declared(Event, prefix):
        sheet.alias("Told", _events(sheet, events))
    sheet.alias("Chosen", _choices(sheet, declared(Choice, prefix)))
    sheet.alias("Sitting", f"lib.Sitting<{view}, {content}, {terms}, Chosen>")
    sheet.alias("Option", f"types.Option<{terms}, Chosen>")
    sheet.alias("Refused", f"types.Refused<{terms}, Chosen>")
    imports = LIBRARY + (
        f'import type {{ {", ".join(sheet.imported)} }} from "$lib/types";\n' if sheet.imported else ""
    )
    return HEAD + imports + "".join(f"\n{each}" for each in sheet.declared.values())


def library() -> str:
    """The file of what all games share."""
    sheet = Sheet(named_words(sent.__name__))
    for name, union in (("Frame", sent.Frame), ("Asked", messages.Message), ("Block", sent.Block)):
        sheet.alias(name, sheet.name(union))
    for shape in (
        sent.Games,
        sent.Mine,
        sent.Sheet,
        sent.Ledger,
        sent.Analysis,
        sent.Answers,
        routes.NewTable,
        routes.Sit,
        routes.Fill,
        routes.Ready,
        routes.Replace,
        routes.Branch,
    ):
        sheet.name(shape)
    imports = f'import type {{ {", ".join(sorted(sheet.imported))} }} from "./types";\n'
    return OWN_HEAD + imports + "".join(f"\n{each}" for each in sheet.declared.values())


def main() -> None:
    check = "--check" in sys.argv
    files = {WEB / "games" / game / "sent.ts": source(fabletop.book(game)) for game in fabletop.games()}
    files[WEB / "lib" / "sent.ts"] = library()
    for file, text in files.items():
        if file.is_file() and file.read_text(encoding="utf-8") == text:
            continue
        if check:
            sys.exit(f"The client's types in {file.relative_to(WEB)} are stale: run `make types`.")
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
