"""What came of the mutants, for people and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from .grounds import STAGES
from .mutant import Mutant
from .sessions import Verdict

BY = {
    "rules": "killed by tests of the rules",
    "others": "only by other tests (kernel, laws)",
    "recordings": "only by a recorded game",
}


class Result:
    """A mutant and its verdict."""

    def __init__(self, mutant: Mutant, before: str, verdict: Verdict, asked: int) -> None:
        self.mutant = mutant
        self.verdict = verdict
        self.diff = mutant.diff(before)
        self.asked = asked  # how many tests

    @property
    def refused(self) -> bool:
        """The pack itself does not allow the change, so that it could not be played."""
        return self.mutant.kind == "data" and self.verdict.how == "does not load"

    @property
    def survived(self) -> bool:
        return self.verdict.fate == "survived"

    def line(self) -> str:
        fate = "survived" if self.survived else f"killed ({self.verdict.how} {self.verdict.test})"
        where = f"{self.mutant.file}:{self.mutant.first}"
        return f"{where:36} {self.mutant.kind:10} {self.verdict.seconds:5.1f} s  {fate}"

    def told(self) -> str:
        """A survivor, or what only a recorded game found out."""
        touched = f"{self.asked} tests were asked" if self.asked else "no test touches it"
        place = f" in {self.mutant.place}" if self.mutant.place else ""
        by = f", found out by {self.verdict.test}" if self.verdict.test else ""
        return f"{self.mutant.file}:{self.mutant.first}{place}, {self.mutant.kind}, {touched}{by}\n{self.diff}"

    def plain(self) -> dict[str, Any]:
        return {
            "file": self.mutant.file,
            "line": self.mutant.first,
            "place": self.mutant.place,
            "kind": self.mutant.kind,
            "diff": self.diff,
            "fate": self.verdict.fate,
            "how": self.verdict.how,
            "test": self.verdict.test,
            "stage": self.verdict.stage,
            "tests": self.asked,
            "seconds": round(self.verdict.seconds, 2),
        }


def share(results: list[Result], *stages: str) -> float:
    """The percentage that tests of these stages found out."""
    if not results:
        return 100.0
    return 100 * sum(not each.survived and each.verdict.stage in stages for each in results) / len(results)


def written(results: list[Result]) -> Iterator[str]:
    """Survivors with their diff, then the table."""
    for title, chosen in (
        ("Survived", [each for each in results if each.survived]),
        ("Found out by a recorded game alone", [each for each in results if each.verdict.stage == "recordings"]),
    ):
        if chosen:
            yield f"\n{title}:"
            yield from (f"\n{each.told()}" for each in chosen)
    yield ""
    for stage, words in BY.items():
        yield f"{words:42} {sum(not each.survived and each.verdict.stage == stage for each in results):5}"
    yield f"{'survived':42} {sum(each.survived for each in results):5}"
    yield f"{'share killed by tests of the rules':42} {share(results, 'rules'):5.1f} %"
    yield f"{'share killed by all tests':42} {share(results, *STAGES):5.1f} %"
    total = Counter(each.mutant.kind for each in results)
    left = Counter(each.mutant.kind for each in results if each.survived)
    yield "survived by kind: " + ", ".join(f"{kind} {left[kind]} of {n}" for kind, n in total.most_common())


def summary(results: list[Result]) -> dict[str, Any]:
    return {
        "mutants": [each.plain() for each in results],
        "killed": {stage: sum(each.verdict.stage == stage for each in results) for stage in STAGES},
        "survived": sum(each.survived for each in results),
        "share": {"rules": round(share(results, "rules"), 2), "all": round(share(results, *STAGES), 2)},
    }
