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
_HEADING = re.compile(r"^#{2,3} (.*)$")


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    text: str
    heading: str


def ledger_file(game: str) -> Path:
    """A checkout has the ledgers under docs/rules, an installed package inside itself."""
    for folder in (_CHECKOUT / "docs" / "rules", _PACKAGE / "ledgers"):
        if (folder / f"{game}.md").is_file():
            return folder / f"{game}.md"
    raise FabletopError(f"there is no rules ledger of {game}")


@cache
def ledger(game: str) -> dict[str, Clause]:
    clauses: dict[str, Clause] = {}
    heading = ""
    for line in ledger_file(game).read_text(encoding="utf-8").splitlines():
        if found := _HEADING.match(line):
            heading = found[1]
        elif found := _CLAUSE.match(line):
            clauses[found[1]] = Clause(found[1], found[2], heading)
    return clauses
