"""A finished or unfinished game, looked at step by step."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from .table import GOLD, NOTE, Table, interactive, read_line


class Replay(Table):
    def moves(self) -> list[dict[str, Any]]:
        """Every choice, for machines."""
        return [
            {"ply": ply, "seat": seat, "kind": kind, "key": list(key)}
            for ply, (seat, kind, key, _) in enumerate(self.game.tape, 1)
        ]

    def show(self) -> None:
        log = self.game.log(None)
        last = self.game.ply
        ply = 0
        while True:
            self._page(ply, last, log)
            wanted = self._wanted(ply, last)
            if wanted is None:
                return
            ply = wanted

    def _page(self, ply: int, last: int, log: list[Any]) -> None:
        if interactive(self.console):
            self.console.clear()
        then = self.game.at(ply)
        entry = log[ply][1] if ply < len(log) else None
        seat = max(entry[0], 0) if entry else 0
        self.terminal.draw(self.console, then.view(None), self.words, seat, self.content)
        self.console.print(Text(f"\n{self.words('ply', ply=ply, last=last)}", GOLD))
        for line in self.events(log[ply][2] if ply < len(log) else [], None):
            self.console.print(line)
        if decision := then.decision:
            text = f"{self.words.player(decision.seat)}: {self.words.prompt(then, decision)}"
            self.console.print(Text(f"  {text}  ", "italic").append(decision.clause, NOTE))
        self.console.print(Text(self.words("replay-keys"), NOTE))

    def _wanted(self, ply: int, last: int) -> int | None:
        """The ply to show next, or nothing if the reader has seen enough."""
        while True:
            try:
                word = read_line(self.console, "> ").lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return None
            if word == "q":
                return None
            if word in ("", "n"):
                if ply < last:
                    return ply + 1
                self.console.print(self.words("replay-end"))
            elif word == "p":
                return max(0, ply - 1)
            elif word.isdecimal() and int(word) <= last:
                return int(word)
            else:
                self.console.print(self.words("replay-what", what=word, last=last))
