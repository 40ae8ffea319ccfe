"""A game at a terminal: what every command that shows one needs."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from textwrap import fill
from typing import Any, Protocol, cast

from rich.console import Console
from rich.text import Text

from ..kernel import Event, FabletopError, Game, Key, Ref, Rulebook
from ..kernel.clauses import Clause, ledger
from ..words import Words
from .speech import Speech

GOLD, GAIN, LOSS, NOTE, FRAME = "bold #d7af5f", "bold #5faf87", "bold #ff5f5f", "#8a8a8a", "#87875f"
READABLE = 100  # the widest line of prose
Line = tuple[str, str, int]  # of a reckoning: category, what, how much


class Terminal(Protocol):
    """The module `terminal` of a game."""

    TIE_BREAKS: tuple[str, ...]

    def draw(self, console: Console, view: dict[str, Any], words: Words, seat: int, content: Any = None) -> None: ...
    def badge(self, console: Console, view: dict[str, Any], words: Words, key: Key) -> Text: ...
    def brief(self, console: Console, view: dict[str, Any], words: Words, key: Key) -> Text: ...
    def note(self, words: Words, key: Key, content: Any) -> str: ...
    def about(self, console: Console, view: dict[str, Any], words: Words, key: Key, content: Any) -> str: ...
    def scores(self, view: dict[str, Any]) -> list[list[Line]]: ...
    def line_name(self, category: str, what: str) -> Ref: ...
    def prose(self, words: Words, happened: Event) -> str: ...


NEEDED = tuple(name for name in (*vars(Terminal), *Terminal.__annotations__) if not name.startswith("_"))


def terminal(rules: Rulebook[Any]) -> Terminal:
    found = rules.terminal()
    missing = [name for name in NEEDED if not hasattr(found, name)]
    if missing:
        raise FabletopError(f"the terminal of {rules.id} lacks {', '.join(missing)}")
    return cast(Terminal, found)


class Table:
    """A game with the words and the screen that it is shown with."""

    def __init__(self, game: Game[Any], words: Speech, console: Console) -> None:
        self.game = game
        self.words = words
        self.console = console
        self.book = game.book
        self.terminal = terminal(game.book)
        self.content = game.book.pack.load()
        words.learn(game.book.pack.folders())

    def draw(self, seat: int, view: dict[str, Any] | None = None) -> None:
        shown = view or self.game.view(seat)
        self.terminal.draw(self.console, shown, self.words, seat, self.content)

    def own(self, id: str) -> Ref:
        """A word of this game that every game has: its name, its options, its categories."""
        return Ref(f"{self.book.prefix.lower()}-{id}")

    def clause(self, id: str) -> Text:
        """A rule of the ledger with its number."""
        found = ledger(self.book.id, self.words.language).get(id)
        return Text().append(f"{id} ", GOLD).append(plain(found) if found else "")

    def events(self, happened: Iterable[Event], seat: int | None) -> list[Text]:
        """Log lines; those of the reader stand out. What a game reads aloud follows its line."""
        lines = []
        for event in happened:
            line = Text("  ").append(self.words.event(self.game, event))
            mine = seat is not None and event.plain().get("seat") == seat
            line.stylize("bold" if mine else "")
            line.append(f"  {event.clause}", NOTE)
            if told := self.terminal.prose(self.words, event):
                line.append("\n").append(indented(told, self.console.width), "italic")
            lines.append(line)
        return lines


def indented(text: str, width: int) -> str:
    """Prose in lines that are good to read, under what it belongs to."""
    room = min(width, READABLE) - 8
    blocks = text.split("\n\n")
    return "\n\n".join(fill(block, room, initial_indent="    ", subsequent_indent="    ") for block in blocks)


def plain(clause: Clause) -> str:
    """What a clause says, without remarks and marks."""
    return re.sub(r"\*\*|`| \[(?:ruling|derived|differs|ours)\]", "", clause.rule)


def read_line(console: Console, prompt: str) -> str:
    """What a person types; a line from a pipe is shown, so that a transcript can be read."""
    line = console.input(prompt, markup=False)
    if not sys.stdin.isatty():
        console.print(Text(line))
    return line.strip()


def interactive(console: Console) -> bool:
    return console.is_terminal and sys.stdin.isatty()
