"""The words: Fluent files that turn the messages of presenters into sentences of a language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .kernel import Message, Ref

LOCALE = Path(__file__).parent / "locale"
SOURCE_LANGUAGE = "en"
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where one begins; with a dash, a term
NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # other messages and terms that are said inside of one
LINE_END = re.compile(r"(?<!\n)\n(?!\n)")  # in the prose of an entry that stands apart only an empty line parts


class Words:
    """One language. What is missing in it is said in English, never left out."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._chain = [language] if language == SOURCE_LANGUAGE else [language, SOURCE_LANGUAGE]
        self._bundles = [_bundle(each) for each in self._chain]
        self._folders: dict[str, Path] = {}
        self._names: dict[Ref, str] = {}  # those that were said before

    def learn(self, folders: dict[str, Path]) -> None:
        """The words of entries that stand apart, as `Pack.folders` gives them; read when one is spoken of."""
        self._folders = folders
        self._names = {}

    def say(self, message: Message) -> str:
        args: dict[str, str | int] = {}
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
        return any(_pattern(bundle, id, attribute) is not None for bundle in self._places(id))

    def _places(self, id: str) -> list[FluentBundle]:
        """Where a message may stand. One of an entry apart names it, th-torkans_temple-area-quarry, or it brings it."""
        folder = self._folders.get(id.split("-", 2)[1]) if "-" in id else None
        folder = folder or _brought(tuple(self._folders.values())).get(id)
        return [_beside(folder, each) for each in self._chain] if folder else self._bundles

    def _format(self, id: str, attribute: str, args: dict[str, str | int]) -> str:
        for bundle in self._places(id):
            pattern = _pattern(bundle, id, attribute)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, args)
                if errors:
                    raise ValueError(f"{self.language}: {id}: {errors[0]}")
                return LINE_END.sub(" ", str(text)) if bundle not in self._bundles else str(text)
        raise KeyError(f"no language says {id}{'.' + attribute if attribute else ''}")


def languages() -> list[str]:
    return sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir() and any(folder.glob("*.ftl")))


class Library(FluentBundle):
    """Words of a language. To understand a message takes long, so each waits until it is asked for."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        super().__init__([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            starts = [(found[1], found.start()) for found in MESSAGE.finditer(text)]
            ends = [start for _, start in starts[1:]]
            self._unread.update({id: text[start:end] for (id, start), end in zip(starts, [*ends, len(text)])})

    def has_message(self, message_id: str) -> bool:
        text = self._unread.pop(message_id, None)
        if text is not None:
            self.add_resource(FluentResource(text))
            for other in NAMED.findall(text):
                self.has_message(other)
        return bool(super().has_message(message_id))


@cache
def _bundle(language: str) -> FluentBundle:
    return Library(language, [file.read_text(encoding="utf-8") for file in sorted((LOCALE / language).glob("*.ftl"))])


@lru_cache(maxsize=64)
def _beside(folder: Path, language: str) -> FluentBundle:
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


def _pattern(bundle: FluentBundle, id: str, attribute: str) -> Any:
    if not bundle.has_message(id):
        return None
    message = bundle.get_message(id)
    return message.attributes.get(attribute) if attribute else message.value
