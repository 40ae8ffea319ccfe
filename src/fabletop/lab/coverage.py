"""Which test proves which clause of a ledger."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..kernel import FabletopError
from ..kernel.clauses import ledger
from ..kernel.yaml_files import read_yaml

TESTS = Path(__file__).parents[3] / "tests"


@dataclass(frozen=True, slots=True)
class Coverage:
    clauses: int
    covered: int
    exempt: dict[str, str]
    uncovered: list[str]
    unknown: dict[str, str]  # ids that tests carry and the ledger does not have -> file


def coverage(game: str) -> Coverage:
    """Which clauses a test carries. Marks stand in the test files, and in the worked examples as data."""
    if not TESTS.is_dir():
        raise FabletopError("the tests are not part of an installed package: ask in a checkout")
    clauses, proved = ledger(game), _proved()
    prefix = next(iter(clauses)).partition("-")[0] + "-"
    exempt: dict[str, str] = read_yaml(TESTS / "rules" / "exempt.yaml").get(game, {})
    return Coverage(
        clauses=len(clauses),
        covered=sum(clause in proved for clause in clauses),
        exempt={clause: reason for clause, reason in exempt.items() if clause not in proved},
        uncovered=[clause for clause in clauses if clause not in proved and clause not in exempt],
        unknown={
            clause: where
            for clause, where in [*proved.items(), *((each, "exempt.yaml") for each in exempt)]
            if clause.startswith(prefix) and clause not in clauses
        },
    )


@cache
def _proved() -> dict[str, str]:
    """The clauses of all games that a test carries, and its file."""
    proved: dict[str, str] = {}
    for file in sorted(TESTS.rglob("*.py")):
        proved.update((clause, file.name) for clause in _marked(file))
    for file in sorted((TESTS / "examples").rglob("*.yaml")):
        proved.update((clause, file.name) for clause in read_yaml(file).get("clauses", []))
    return proved


def _marked(file: Path) -> Iterable[str]:
    """The clauses in `pytest.mark.rule("RP-5.7", ...)` of a test file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for arg in node.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield arg.value
