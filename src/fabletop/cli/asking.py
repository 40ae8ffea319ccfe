"""A decision as a person at the terminal sees it: the question, numbered options, and why not."""

from __future__ import annotations

from itertools import groupby
from string import ascii_lowercase

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ..kernel import Decision, Key
from .table import GOLD, NOTE, Table

SHORT_LIST = 10  # up to here every option has a line of its own
FEW_REFUSED = 6  # up to here what may not be chosen is shown without being asked for
LETTERS = ascii_lowercase.replace("x", "")  # `?x` has a meaning of its own


class Asked:
    """One decision with the labels of everything that one might choose."""

    def __init__(self, table: Table, decision: Decision) -> None:
        self.table = table
        self.decision = decision
        self.view = table.game.view(decision.seat)
        self.options: list[Key] = [key for _, group in self._by_verb(decision.options) for key in group]
        self.refused = self._refused()

    def _refused(self) -> dict[str, tuple[Key, str]]:
        """By letter: what may not be chosen, and the clause. Things that sound alike are named once."""
        by_clause: dict[str, dict[str, Key]] = {}
        things = self.decision.things(self.table.game.state)
        for refused, clause in self.view["decision"]["refused"]:
            if refused == ["pass"]:
                continue  # nothing that lies on the table
            key = things[tuple(refused)]
            by_clause.setdefault(clause, {}).setdefault(self.text(key), key)
        found = [(key, clause) for clause, keys in by_clause.items() for key in keys.values()]
        return {_label(i): each for i, each in enumerate(found)}

    @staticmethod
    def _by_verb(options: list[Key]) -> list[tuple[object, list[Key]]]:
        """In groups of the same verb; the order of the rules is kept within them."""
        verbs = list(dict.fromkeys(key[0] for key in options))
        ordered = sorted(options, key=lambda key: verbs.index(key[0]))
        return [(verb, list(group)) for verb, group in groupby(ordered, key=lambda key: key[0])]

    def text(self, key: Key) -> str:
        return self.table.words.option(self.table.game, self.decision, key)

    # -- showing ------------------------------------------------------------------------------------

    def show(self) -> None:
        table, words = self.table, self.table.words
        ask = Text("\n").append(words.player(self.decision.seat), GOLD)
        ask.append(": ").append(words.prompt(table.game, self.decision), "bold")
        table.console.print(ask.append(f"  {self.decision.clause}", NOTE))
        number, heading = 1, ""
        for _, group in self._by_verb(self.decision.options):
            long = len(self.options) > SHORT_LIST and len(group) > 1
            if long:
                heading = self._show_group(number, group, heading)
            else:
                self._show_lines(number, group)
            number += len(group)
        if 0 < len(self.refused) <= FEW_REFUSED:
            self.show_refused()
        elif self.refused:
            table.console.print(Text(f"  {words('refused-many', number=len(self.refused))}", NOTE))

    def _show_lines(self, first: int, keys: list[Key]) -> None:
        for number, key in enumerate(keys, first):
            self.table.console.print(self._line(number, key))

    def _show_group(self, first: int, keys: list[Key], above: str) -> str:
        """Options that do the same, in columns: in brief under a heading, if the game knows how."""
        table = self.table
        lines = []
        for number, key in enumerate(keys, first):
            brief = table.terminal.brief(table.console, self.view, table.words, key)
            line = Text().append(f"{number:>3} ", GOLD).append(brief) if brief else self._line(number, key)
            lines.append(line)
        heading = self._about(keys[0]) if brief else ""
        if heading and heading != above:
            table.console.print(Padding(Text(heading, "italic"), (0, 0, 0, 4)))
        table.console.print(_in_columns(lines))
        return heading

    def _line(self, number: int, key: Key) -> Text:
        table = self.table
        line = Text().append(f"{number:>3} ", GOLD)
        if badge := table.terminal.badge(table.console, self.view, table.words, key):
            line.append(badge).append(" ")
        line.append(self.text(key))
        if note := table.terminal.note(table.words, key, table.content):
            apart = "\n      " if "\n" in note else "  "
            line.append(apart + note.replace("\n", "\n      "), NOTE)
        return line

    def show_refused(self) -> None:
        """What may not be chosen, by the clause that forbids it."""
        by_clause: dict[str, list[Text]] = {}
        for label, (key, clause) in self.refused.items():
            line = Text().append(f"{label:>3} ✗ ", NOTE).append(self.text(key), f"{NOTE} strike")
            by_clause.setdefault(clause, []).append(line)
        for clause, lines in by_clause.items():
            if len(self.refused) <= FEW_REFUSED:
                for line in lines:
                    self.table.console.print(line.append(f"  {clause}", NOTE))
            else:
                self.table.console.print(Padding(self.table.clause(clause), (1, 0, 0, 0)))
                self.table.console.print(_in_columns(lines))

    # -- explaining ---------------------------------------------------------------------------------

    def explain(self, what: str) -> None:
        """`?`, `? 7`, `?x`, `? a`: the rule behind the question, an option, or a refusal."""
        words, print_ = self.table.words, self.table.console.print
        if not what:
            print_(self.table.clause(self.decision.clause))
        elif what == "x":
            if self.refused:
                self.show_refused()
                print_(Text(words("refused-how"), NOTE))
            else:
                print_(words("refused-none"))
        elif what.isdecimal() and 1 <= int(what) <= len(self.options):
            key = self.options[int(what) - 1]
            self._explain(key, self.table.game.why(key, self.decision.seat).clause)
        elif what in self.refused:
            key, clause = self.refused[what]
            self._explain(key, clause)
        else:
            print_(words("explain-what", what=what, most=len(self.options)))

    def _explain(self, key: Key, clause: str) -> None:
        print_ = self.table.console.print
        print_(Text(self.text(key), "bold"))
        if about := self._about(key):
            print_(Text(about))
        print_(self.table.clause(clause))

    def _about(self, key: Key) -> str:
        table = self.table
        return table.terminal.about(table.console, self.view, table.words, key, table.content)


def _label(number: int) -> str:
    """a to z, then aa, ab..."""
    n = len(LETTERS)
    return LETTERS[number] if number < n else LETTERS[number // n - 1] + LETTERS[number % n]


def _in_columns(lines: list[Text]) -> RenderableType:
    return Columns(lines, column_first=True, padding=(0, 2))
