"""The rules ledgers: every rule is a numbered clause that decisions, refusals and tests point to."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .errors import FabletopError

_PACKAGE = Path(__file__).parent.parent
_CHECKOUT = _PACKAGE.parent.parent
_CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)?)\*\* (.*)$")
_HEADING = re.compile(r"^(#{2,3}) (.*)$")
_MARK = re.compile(r"^(?:\*\*)?\[([a-z, ]+)\](?:\*\*)? ")
_SOURCE = re.compile(r"\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*$")
ENGLISH = "en"  # the language that a ledger is written in first


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    text: str
    heading: str
    above: str  # the heading over this one, if it is a lesser one

    @property
    def marks(self) -> list[str]:
        """`ruling`, `derived` ...: why it stands there, if the rulebook does not say it."""
        found = _MARK.match(self.text)
        return found[1].split(", ") if found else []

    @property
    def source(self) -> str:
        """The place in the rulebook."""
        found = _SOURCE.search(self.text)
        return found[1] if found else ""

    @property
    def rule(self) -> str:
        """What it says, without remarks on where that comes from."""
        return _SOURCE.sub("", _MARK.sub("", self.text))


def ledger_file(game: str, language: str = ENGLISH) -> Path:
    """A checkout has the ledgers under docs/rules, an installed package inside itself; translations are in folders."""
    name = f"{game}.md" if language == ENGLISH else f"{language}/{game}.md"
    for folder in (_CHECKOUT / "docs" / "rules", _PACKAGE / "ledgers"):
        if (folder / name).is_file():
            return folder / name
    raise FabletopError(f"there is no rules ledger of {game} in the language '{language}'")


@cache
def ledger(game: str, language: str = ENGLISH) -> dict[str, Clause]:
    clauses: dict[str, Clause] = {}
    above = heading = ""
    for line in ledger_file(game, language).read_text(encoding="utf-8").splitlines():
        if found := _HEADING.match(line):
            above = "" if found[1] == "##" else above or heading
            heading = found[2]
        elif found := _CLAUSE.match(line):
            clauses[found[1]] = Clause(found[1], found[2], heading, above)
    return clauses
