"""The words: Fluent files that turn the messages of presenters into sentences of a language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from .kernel import Message, Ref

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALE = Path(__file__).parent / "locale"
SOURCE_LANGUAGE = "en"
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where one begins; with a dash, a term
NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # other messages and terms that are said inside of one
PART = re.compile(r"(?:[a-zA-Z][\w-]*| +\.([a-zA-Z][\w-]*)) *= *(\S.*)")  # a message or an attribute, in one line
SAID = 4096  # sentences of a library that need not be put together again
LINE_END = re.compile(r"(?<!\n)\n(?!\n)")  # in the prose of an entry that stands apart only an empty line parts


class Words:
    """One language. What is missing in it is said in English, never left out."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._chain = [language] if language == SOURCE_LANGUAGE else [language, SOURCE_LANGUAGE]
        self._libraries = [_library(each) for each in self._chain]
        self._folders: dict[str, Path] = {}
        self._names: dict[Ref, str] = {}  # those that were said before
        self._known: dict[str, list[Library]] = {}  # where messages stand that were looked for before

    def learn(self, folders: dict[str, Path]) -> None:
        """The words of entries that stand apart, as `Pack.folders` gives them; read when one is spoken of."""
        self._folders = folders
        self._names = {}
        self._known = {}

    def say(self, message: Message) -> str:
        args: dict[str, str | int | float] = {}
        for name, value in message.args.items():
            if isinstance(value, Ref):
                args[name] = self.name(value)
            elif isinstance(value, Message):
                args[name] = self.say(value)
            elif isinstance(value, tuple):
                args[name] = ", ".join(self._part(each) for each in value if not isinstance(each, str))
            else:
                args[name] = value
        return self._format(message.id, message.attribute, args)

    def _part(self, value: Ref | Message) -> str:
        return self.name(value) if isinstance(value, Ref) else self.say(value)

    def name(self, ref: Ref) -> str:
        """The name of a thing; an owner's own card, for which there are no words, is called by its id."""
        known = self._names.get(ref)
        if known is None:
            known = self._names[ref] = self._name(ref)
        return known

    def _name(self, ref: Ref) -> str:
        if not self.has(ref.id, ref.attribute):
            return "" if ref.attribute else ref.id.split("-", 2)[-1].replace("_", " ").capitalize()
        return self._format(ref.id, ref.attribute, {})

    def has(self, id: str, attribute: str = "") -> bool:
        return any(library.has(id, attribute) for library in self._places(id))

    def _places(self, id: str) -> list[Library]:
        """Where a message may stand. One of an entry apart names it, th-torkans_temple-area-quarry, or it brings it."""
        known = self._known.get(id)
        if known is None:
            known = self._known[id] = self._found(id)
        return known

    def _found(self, id: str) -> list[Library]:
        folder = self._folders.get(id.split("-", 2)[1]) if "-" in id else None
        folder = folder or _brought(tuple(self._folders.values())).get(id)
        return [_beside(folder, each) for each in self._chain] if folder else self._libraries

    def _format(self, id: str, attribute: str, args: dict[str, str | int | float]) -> str:
        for library in self._places(id):
            if library.has(id, attribute):
                text = library.say(id, attribute, args)
                return text if library in self._libraries else LINE_END.sub(" ", text)
        raise KeyError(f"no language says {id}{'.' + attribute if attribute else ''}")


def languages() -> list[str]:
    return sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir() and any(folder.glob("*.ftl")))


class Library:
    """Words of a language. To understand a message takes long, so each waits until it is asked for."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language = language
        self._written: dict[str, str] = {}  # by message
        self._plain: dict[str, dict[str, str] | None] = {}  # those that were asked for
        self._parsed: set[str] = set()
        self._reading = Lock()  # a server asks from several threads, and what is half read has no words yet
        self._formatted = lru_cache(maxsize=SAID)(self._format)
        for text in texts:
            starts = [(found[1], found.start()) for found in MESSAGE.finditer(text)]
            ends = [start for _, start in starts[1:]]
            self._written.update({id: text[start:end] for (id, start), end in zip(starts, [*ends, len(text)])})

    def has(self, id: str, attribute: str = "") -> bool:
        plain = self._parts(id)
        return attribute in plain if plain is not None else self._pattern(id, attribute) is not None

    def say(self, id: str, attribute: str, args: dict[str, str | int | float]) -> str:
        plain = self._parts(id)
        if plain is not None:
            return plain[attribute]
        return self._formatted(id, attribute, tuple(args.items()))

    def _format(self, id: str, attribute: str, args: tuple[tuple[str, str | int | float], ...]) -> str:
        text, errors = self._fluent.format_pattern(self._pattern(id, attribute), dict(args))
        if errors:
            raise ValueError(f"{self.language}: {id}: {errors[0]}")
        return str(text)

    def _parts(self, id: str) -> dict[str, str] | None:
        """The parts of a message that is plain, by attribute; of one that does not exist, none."""
        if id not in self._plain:
            self._plain[id] = plain_parts(self._written.get(id, ""))
        return self._plain[id]

    def _pattern(self, id: str, attribute: str) -> Any:
        with self._reading:
            self._parse(id)
        if not self._fluent.has_message(id):  # it has a fault
            return None
        message = self._fluent.get_message(id)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, id: str) -> None:
        """Understand a message, and what is said inside of it."""
        from fluent.runtime import FluentResource

        if id in self._written and id not in self._parsed:
            self._parsed.add(id)
            self._fluent.add_resource(FluentResource(self._written[id]))
            for other in NAMED.findall(self._written[id]):
                self._parse(other)

    @cached_property
    def _fluent(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # it takes as long to import as all of ours; plain words need none

        return FluentBundle([self.language], use_isolating=False)


def plain_parts(written: str) -> dict[str, str] | None:
    """The parts of a message each of which is one line of mere text, by attribute; else it is for Fluent to read."""
    parts: dict[str, str] = {}
    if "{" in written or "}" in written:
        return None
    for line in written.split("\n"):
        if line.strip() and not line.startswith("#"):
            part = PART.fullmatch(line)
            if part is None:
                return None
            parts[part[1] or ""] = part[2].rstrip(" \r")
    return parts


@cache
def _library(language: str) -> Library:
    return Library(language, [file.read_text(encoding="utf-8") for file in sorted((LOCALE / language).glob("*.ftl"))])


@lru_cache(maxsize=64)
def _beside(folder: Path, language: str) -> Library:
    return Library(language, [text_beside(folder, language)])


@lru_cache(maxsize=16)
def _brought(folders: tuple[Path, ...]) -> dict[str, Path]:
    """What entries apart say beyond their own names, in the manner of the game: eu-tell-golem_wakes."""
    return {
        id: folder
        for folder in folders
        for id in MESSAGE.findall(text_beside(folder, SOURCE_LANGUAGE))
        if id.split("-", 2)[1] != folder.name
    }


def text_beside(folder: Path, language: str) -> str:
    """The words of an entry that stands apart; none, if they were not translated."""
    file = folder / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""
