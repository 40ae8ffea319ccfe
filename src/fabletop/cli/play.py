"""People at a table in the terminal; computer players have the other seats."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from zlib import crc32

from rich.console import Console
from rich.text import Text

from ..bots import Bot, advise, make, named
from ..kernel import Decision, Game, IllegalChoice, Message
from . import saved
from .asking import Asked
from .reckoning import ending, reckoning
from .speech import Speech
from .table import GOLD, NOTE, Table, interactive, read_line

NEWS = (4, 16)  # the least and the most log lines that a page shows
LOG = 40  # lines of the log that `l` shows
BEST = 3  # options that a hint names
LONG_WORDS = {
    "board": "b",
    "undo": "u",
    "restart": "r",
    "score": "s",
    "hint": "h",
    "quit": "q",
    "exit": "q",
    "log": "l",
    "help": "!",
    "why": "?",
}


def _computer_players(game: Game[Any], seating: saved.Seating) -> dict[int, Bot]:
    """One for each seat without a person; their chance comes from the seed of the game."""
    origin = game.origin
    assert origin is not None
    others = [seat for seat in range(origin.seats) if seat not in seating.people]
    return {seat: make(seating.bots, game.book, crc32(f"{origin.seed} {seat} {game.ply}".encode())) for seat in others}


class Leave(Exception):
    """The person leaves the table."""


class Sitting(Table):
    """One evening with one game."""

    def __init__(self, game: Game[Any], words: Speech, console: Console, seating: saved.Seating, file: Path) -> None:
        super().__init__(game, words, console)
        self.people = seating.people
        self.bots = _computer_players(game, seating)
        _, character = named(seating.bots)
        if character and len(self.bots) == 1:  # several with one name could not be told apart
            words.names = {seat: words.say(Message(f"{game.book.id}-player-{character}")) for seat in self.bots}
        self.file = file
        self.last = -1  # the person who was asked last
        self.told = -1  # the newest ply whose events were shown
        self.notices: list[Text] = []
        self.commands: dict[str, Callable[[Asked], bool]] = {
            "b": self._board,
            "": self._board,
            "u": self._undo,
            "r": self._restart,
            "s": self._score,
            "h": self._hint,
            "q": self._leave,
            "!": self._help,
        }
        saved.seat_down(file, seating)

    # -- the evening --------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over or the person leaves; what was chosen is never lost."""
        try:
            while (decision := self.game.decision) is not None:
                if decision.seat in self.people:
                    self._person(decision)
                else:
                    self._computers(decision)
        except (EOFError, KeyboardInterrupt, Leave):
            self._save()
            self.console.print()
            self._say_goodbye()
            return
        self._end()

    def _computers(self, decision: Decision | None) -> None:
        """Let them move until a person is asked; a line says who thinks."""
        with self.console.status("") if interactive(self.console) else nullcontext() as line:
            while decision is not None and decision.seat not in self.people:
                if line is not None:
                    line.update(Text(self.words.thinks(self.game, decision), NOTE))
                self.game.choose(self.bots[decision.seat].choose(self.game, decision), decision.seat)
                decision = self.game.decision

    def _person(self, decision: Decision) -> None:
        """Ask until something changes."""
        self._save()
        self._hand_over(decision.seat)
        asked = Asked(self, decision)
        self._page(asked)
        while not self._answer(asked, read_line(self.console, "> ")):
            pass

    def _hand_over(self, seat: int) -> None:
        """Several people at one keyboard do not see what is not for them."""
        last, self.last = self.last, seat
        if last in (-1, seat) or self.game.view(last)["table"] == self.game.view(seat)["table"]:
            return
        if interactive(self.console):
            self.console.clear()
        read_line(self.console, self.words("hand-over", who=self.words.player(seat)) + " ")

    def _answer(self, asked: Asked, line: str) -> bool:
        """Do what was typed; whether the question has to be put again."""
        word = LONG_WORDS.get(line.lower(), line.lower())
        if word.isdecimal():
            return self._choose(asked, int(word))
        if word.startswith("?"):
            asked.explain(word[1:].strip())
        elif word in self.commands:
            return self.commands[word](asked)
        elif word[0] == "l" and (word[1:].strip() or str(LOG)).isdecimal():
            self._log(asked, int(word[1:].strip() or LOG))
        else:
            self.console.print(self.words("what", what=line, most=len(asked.options)))
        return False

    def _choose(self, asked: Asked, number: int) -> bool:
        if not 1 <= number <= len(asked.options):
            self.console.print(self.words("no-option", number=number, most=len(asked.options)))
            return False
        self.game.choose(asked.options[number - 1], asked.decision.seat)
        self._save()
        return True

    def _end(self) -> None:
        seat = self.people[0]
        if interactive(self.console):
            self.console.clear()
        self.draw(seat)
        self._tell_news(seat, NEWS[1])
        result = self.game.result
        assert result is not None
        ending(self, result)
        self._save()
        self.file = saved.finish(self.file)
        self.console.print(Text(self.words("kept", file=str(self.file)), NOTE), soft_wrap=True)

    def _save(self) -> None:
        self.game.save(self.file)

    def _say_goodbye(self) -> None:
        command = sys.argv[0] if Path(sys.argv[0]).name == "fabletop" and not shutil.which("fabletop") else "fabletop"
        how = f"{command} play --resume"
        if self.file.parent != saved.folder():
            how += f" {self.file}"
        self.console.print(self.words("saved", file=str(self.file), how=how), soft_wrap=True)

    # -- what is shown ------------------------------------------------------------------------------

    def _page(self, asked: Asked) -> None:
        """The table, what happened since the last page, and the question."""
        seat = asked.decision.seat
        with self.console.capture() as board:
            self.draw(seat, asked.view)
        with self.console.capture() as question:
            asked.show()
            self.console.print(Text(self.words("keys"), NOTE))
        room = self.console.height - board.get().count("\n") - question.get().count("\n") - 3
        if interactive(self.console):
            self.console.clear()
        self.console.out(board.get(), end="", highlight=False)
        self._tell_news(seat, room)
        self.console.out(question.get(), end="", highlight=False)

    def _tell_news(self, seat: int, room: int) -> None:
        """What happened since the last page, as far as there is room for it."""
        log = self.game.log(seat)
        events = [event for ply, _, happened in log if ply > self.told for event in happened]
        self.told = self.game.ply
        lines = [*self.events(events, seat), *self.notices]
        self.notices = []
        newest = max(NEWS[0], min(NEWS[1], room))
        shown = lines[-newest:]
        if len(shown) < len(lines):
            shown[0] = Text(f"  {self.words('more-log')}", NOTE)
            shown = [*(line for line in lines[: 1 - newest] if "\n" in line.plain), *shown]  # a story is never missed
        if shown:
            self.console.print(Text("\n").join([Text(), *shown]))

    # -- commands -----------------------------------------------------------------------------------

    def _board(self, asked: Asked) -> bool:
        self._page(asked)
        return False

    def _undo(self, asked: Asked) -> bool:
        return self._go_back(asked, None)

    def _restart(self, asked: Asked) -> bool:
        plies = self.game.back(asked.decision.seat)
        return self._go_back(asked, plies[-1] if plies else None)

    def _go_back(self, asked: Asked, ply: int | None) -> bool:
        try:
            self.game.undo(asked.decision.seat, to=ply)
        except IllegalChoice:
            self.console.print(self.words("undo-nothing"))
            return False
        self.told = self.game.ply
        self.notices = [Text(f"  {self.words('undone')}", "italic")]
        return True

    def _score(self, asked: Asked) -> bool:
        lines = self.terminal.scores(asked.view)
        if any(lines):
            self.console.print(reckoning(self, lines))
        else:
            self.console.print(self.words("no-score"))
        return False

    def _hint(self, asked: Asked) -> bool:
        """The best options, what is expected of them, and what speaks for each."""
        best = advise(self.game, asked.decision, self.game.ply)[:BEST]
        self.console.print(Text(self.words("hint"), "italic"))
        for each in best:
            number = asked.options.index(each.key) + 1
            self.console.print(Text().append(f"  {number:>2} ", GOLD).append(asked.text(each.key)))
            if each.expected is not None and each.risk is not None:
                self.console.print(Text(f"     {self.words.say(each.expected)} ({self.words.say(each.risk)})"))
            if each.reasons:
                told = " · ".join(self.words.say(part) for part, _ in each.reasons)
                self.console.print(Text(f"     {told}", NOTE))
        if best[0].expected is None:
            self.console.print(Text(f"  {self.words('hint-judged')}", NOTE))
        return False

    def _log(self, asked: Asked, lines: int) -> None:
        seat = asked.decision.seat
        events = [event for _, _, happened in self.game.log(seat) for event in happened]
        self.console.print(*self.events(events, seat)[-lines:], sep="\n")

    def _leave(self, asked: Asked) -> bool:
        raise Leave

    def _help(self, asked: Asked) -> bool:
        for id in ("number", "why", "refused", "board", "score", "log", "undo", "restart", "hint", "quit"):
            keys, _, meaning = self.words(f"key-{id}").partition(": ")
            self.console.print(Text().append(f"  {keys:<14} ", GOLD).append(meaning))
        return False
