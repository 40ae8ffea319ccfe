"""The tables of docs/performance.md, made of what `run.py` has measured."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import Any

BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
TIMES = ("clone", "copy", "fight", "imagine", "foresee", "view", "save", "load")
Figures = dict[str, Any]


def write(file: Path, lines: list[Figures]) -> None:
    """What stands between the two marks is written anew; the words around it stay."""
    before, _, rest = file.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    file.write_text(f"{before}{BEGIN}\n{tables(lines)}\n{END}{after}", encoding="utf-8")


def tables(lines: list[Figures]) -> str:
    head, *measured = [line for line in lines if "error" not in line]
    machine = f"{processor()}, {head['cores']} cores, Python {head['python']}"
    rounds = f"medians of {head['rounds']} rounds of {head['seconds']} s, four seats, one core"
    return "\n\n".join([f"{machine}; {rounds}.", play(measured), moments(measured), peers(measured)])


def processor() -> str:
    """Its name, where the system tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.is_file() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.machine()


def found(lines: list[Figures], part: str, game: str) -> Figures:
    return next((line for line in lines if line["part"] == part and line.get("game") == game), {})


def sides(line: Figures) -> tuple[float | None, float | None]:
    """Of the source, and compiled; where only one was measured, it is the source."""
    return (line["pure"], line["here"]) if "pure" in line else (line.get("here"), None)


def number(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def games(lines: list[Figures]) -> list[str]:
    return [line["game"] for line in lines if line["part"] == "random" and "game" in line]


def play(lines: list[Figures]) -> str:
    """Random decisions a second."""
    told = [
        row("decisions a second", "source", "compiled", "ratio", "asking alone, compiled", "two processes"),
        row("---", *["---:"] * 5),
    ]
    for game in games(lines):
        line = found(lines, "random", game)
        pure, native = sides(line)
        limit = sides(found(lines, "bare", game))[1 if native else 0]
        together = found(lines, "processes", game).get("here")
        ratio = f"{line['ratio_pure']:.2f}" if native else ""
        told.append(
            row(game, number(pure), number(native), ratio, number(limit), f"{together} times" if together else "")
        )
    return "\n".join(told)


def moments(lines: list[Figures]) -> str:
    """Microseconds in the middle of a game: the source, and compiled."""
    headings = ["copy in a fight" if part == "fight" else part for part in TIMES]
    told = [row("microseconds, source / compiled", *headings), row("---", *["---:"] * len(TIMES))]
    for game in games(lines):
        pairs = [sides(found(lines, part, game)) for part in TIMES]
        told.append(row(game, *[" / ".join(filter(None, map(number, pair))) for pair in pairs]))
    return "\n".join(told)


def peers(lines: list[Figures]) -> str:
    told = [row("peers in the same rounds", "decisions a second", "with forced ones"), row("---", "---:", "---:")]
    for line in lines:
        if "peer" in line:
            told.append(row(f"{line['peer']} {line['version']}", number(line["median"]), number(line["with_forced"])))
    return "\n".join(told)
