"""What stands on the boxes of the games: all that must be known of a game before somebody plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .games import book, known
from .kernel import Message, Ref, Rulebook
from .kernel.kept import kept, looks
from .kernel.rulebook import Option
from .words import LOCALE, Words, languages

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Called:
    """The name of a value of an option, and a line about it."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Cover:
    id: str
    prefix: str
    seats: tuple[int, ...]
    weight: int  # how much there is to learn: 1 is light, 4 is heavy
    options: tuple[Option, ...]  # with their values
    called: dict[str, dict[str, dict[str, Called]]]  # by option, language, and value: of each that is a word
    together: bool  # everybody is on one side
    characters: dict[str, dict[str, Called]]  # by language and id: who plays with a style, and what is told of it


def cover(game: str, packs: Sequence[str | Path] = ()) -> Cover:
    """What stands on the box of a game. The box is opened only if something in it has changed."""
    return _cover(book(game, packs)) if packs else _own_cover(known(game))


@cache
def _own_cover(game: str) -> Cover:
    folder = HERE / "games" / game.replace("-", "_")
    made_of = looks(folder, LOCALE, HERE / "kernel", HERE / "words.py", HERE / "covers.py")
    return kept(folder, "cover", made_of, Cover, lambda: _cover(book(game)))


def _cover(rules: Rulebook[Any]) -> Cover:
    options = rules.settings()
    return Cover(
        id=rules.id,
        prefix=rules.prefix,
        seats=rules.seats,
        weight=rules.weight,
        options=options,
        called={each.name: _called(rules, each) for each in options},
        together=rules.together,
        characters={language: _characters(rules, Words(language)) for language in languages()},
    )


def _characters(rules: Rulebook[Any], words: Words) -> dict[str, Called]:
    return {
        each.id: Called(
            words.say(Message(f"{rules.id}-player-{each.id}")), words.say(Message(f"{rules.id}-player-{each.id}-style"))
        )
        for each in rules.knowledge().characters
    }


def _called(rules: Rulebook[Any], option: Option) -> dict[str, dict[str, Called]]:
    ids = {value: rules.called(option, value) for value in option.values if isinstance(value, str)}
    called = {}
    for language in languages():
        words = Words(language)
        words.learn(rules.pack.folders())
        called[language] = {
            value: Called(words.name(Ref(id)), words.name(Ref(id, "text"))) for value, id in ids.items()
        }
    return called
