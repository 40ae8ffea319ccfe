"""Commands that print something and are done: as a table for people, as JSON for machines."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..covers import cover
from ..games import book, games, known
from ..kernel import FabletopError, PositionError, Ref, RulesError, SetupError
from ..kernel.clauses import Clause, ledger
from . import WRONG_INPUT
from .speech import Speech
from .table import GAIN, GOLD, LOSS, NOTE, plain

ANSWERS = 8  # clauses that a search prints


def written(answer: Any) -> bytes:
    """JSON that people can read, too."""
    return msgspec.json.format(msgspec.json.encode(answer), indent=2) + b"\n"


def print_json(answer: Any) -> None:
    sys.stdout.write(written(answer).decode())


def grid(*heads: str, numbers: int = 0) -> Grid:
    """A table whose last columns hold numbers."""
    table = Grid(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for i, head in enumerate(heads):
        table.add_column(head, justify="right" if i >= len(heads) - numbers else "left")
    return table


@contextmanager
def progress_bar(words: Speech, of: str = "simulating") -> Iterator[Callable[[int, int], None]]:
    """On a terminal, how many games (or what these words say) of how many are over: a function that is told so."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(words(of)), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task("", total=None)
        yield lambda done, games: progress.update(task, completed=done, total=games)


def list_games(words: Speech, console: Console) -> None:
    """Every game with a sentence, and the options that it can be played with."""
    for id in games():
        box = cover(id)
        name = f"{box.prefix.lower()}-game"
        line = Text().append(words.name(Ref(name)), GOLD).append(f"  {id}", "bold")
        console.print(line.append(f"  {words.name(Ref(name, 'players'))}", NOTE))
        console.print(Padding(words.name(Ref(name, "text")), (0, 2)))
        table = Grid(box=None, show_header=False, padding=(0, 2))
        for option in box.options:
            switch = Text(f"--option {option.name}", "bold", no_wrap=True)
            table.add_row(switch, words.name(Ref(f"{box.prefix.lower()}-option-{option.name}", "text")))
            for value, called in box.called[option.name][words.language].items() if option.entries else ():
                about = Text(called.name).append(f"  {called.text}", NOTE)
                table.add_row(Text(f"  {value}", no_wrap=True), about)
        console.print(table)


# -- simulate --------------------------------------------------------------------------------------


def simulation(words: Speech, json: bool, **settings: Any) -> None:
    from ..lab import simulate

    if json:
        print_json(asdict(simulate(**settings)))
        return
    with progress_bar(words) as progress:
        report = simulate(**settings, progress=lambda done: progress(done, settings["games"]))
    console = Console()
    console.print(
        words(
            "simulated",
            games=report.games,
            decisions=report.decisions,
            seconds=f"{report.seconds:.2f}",
            rate=f"{report.decisions_per_second:,.0f}".replace(",", " "),
        ),
        highlight=False,
    )
    heads = ("player-head", "bot-head", "wins", "mean", "least", "most")
    table = grid(*(words(head) for head in heads), numbers=4)
    for each in report.results:
        share = f"{each.wins} ({each.wins / report.games:.0%})"
        table.add_row(words.player(each.seat), each.bot, share, f"{each.mean:.2f}", str(each.min), str(each.max))
    console.print(table)
    console.print(words("scores"), style="bold")
    console.print(_histogram(report.scores, console.width))


def _histogram(scores: dict[int, int], width: int) -> Text:
    most = max(scores.values())
    room = max(10, min(width, 100) - 16)
    text = Text()
    for score in range(min(scores), max(scores) + 1):
        count = scores.get(score, 0)
        text.append(f"{score:>4} ").append("█" * round(room * count / most), GOLD).append(f" {count}\n")
    text.rstrip()
    return text


# -- rules -----------------------------------------------------------------------------------------


def rules(words: Speech, console: Console, game: str, clause: str, search: str, json: bool) -> None:
    """The ledger, one clause of it, or the clauses that answer a question, the best first."""
    found = list(ledger(known(game), words.language).values())
    if clause:
        found = [_clause(game, clause, words.language)]
    if search:
        from ..finding import find

        found = [each.clause for each in find(search, words.language, [known(game)], ANSWERS).best]
        if not found:
            raise SetupError(f"no rule of {known(game)} has the word '{search}'")
    if json:
        print_json([asdict(each) for each in found])
        return
    heading = ""
    for each in found:
        if each.heading != heading:
            heading = each.heading
            console.print(Text(f"\n{heading}", "bold"))
        console.print(Text().append(f"{each.id} ", GOLD).append(plain(each)))


def _clause(game: str, id: str, language: str) -> Clause:
    """A clause by its number; the prefix may be left out."""
    prefix = cover(game).prefix
    wanted = id.upper() if "-" in id else f"{prefix}-{id.upper()}"
    clauses = ledger(known(game), language)
    if wanted not in clauses:
        first, last = next(iter(clauses)), next(reversed(clauses))
        raise SetupError(f"{known(game)} has no rule '{id}'; they go from {first} to {last}")
    return clauses[wanted]


def rules_coverage(words: Speech, console: Console, game: str, json: bool) -> bool:
    """Which clauses are proved by a test; whether all are."""
    from ..lab.coverage import coverage

    found = coverage(known(game))
    if json:
        print_json(
            {
                "clauses": found.clauses,
                "covered": found.covered,
                "exempt": list(found.exempt),
                "uncovered": found.uncovered,
                "unknown": found.unknown,
            }
        )
        return not found.uncovered
    console.print(
        words(
            "coverage",
            clauses=found.clauses,
            covered=found.covered,
            exempt=len(found.exempt),
            uncovered=len(found.uncovered),
        ),
        highlight=False,
    )
    for clause, reason in found.exempt.items():
        console.print(Text().append(f"  {clause} ", NOTE).append(reason))
    if found.uncovered:
        console.print(Text(words("uncovered"), LOSS))
        clauses = ledger(known(game), words.language)
        for clause in found.uncovered:
            console.print(Text().append(f"  {clause} ", "bold").append(plain(clauses[clause])))
    for clause, file in found.unknown.items():
        console.print(Text(words("unknown-clause", clause=clause, file=file), LOSS))
    return not found.uncovered


# -- content and positions -------------------------------------------------------------------------


def content(words: Speech, console: Console, game: str, packs: Sequence[Path], json: bool) -> None:
    report = book(game, packs).pack.report()
    if json:
        print_json(report)
        return
    heads = ("box", "pack", "rulebook", "published", "designed")
    table = grid(words("kind"), *(words(f"source-{head}") for head in heads), numbers=len(heads))
    for kind, line in report.items():
        table.add_row(kind, *(str(line[head]) for head in heads))
    console.print(table)


def content_faults(words: Speech, console: Console, game: str, packs: Sequence[Path], json: bool) -> bool:
    """All that is wrong with the content of a game; whether it can be played. A translation may be missing."""
    faults = book(game, packs).pack.faults()
    broken = [fault for fault in faults if not fault.language]
    if json:
        print_json([asdict(fault) for fault in faults])
        return not broken
    for fault in faults:
        line = Text().append("✗ " if fault in broken else "· ", LOSS if fault in broken else NOTE)
        line.append(f"{fault.file}: ", "bold").append(f"{fault.key}: " if fault.key else "", GOLD)
        console.print(line.append(fault.reason))
    missing = len(faults) - len(broken)
    console.print(words("faults", broken=len(broken), missing=missing))
    return not broken


@dataclass(frozen=True, slots=True)
class Report:
    """How a position file came out."""

    file: str
    title: str
    differences: list[str]
    error: str | None = None  # why it could not be played to its end

    @property
    def ok(self) -> bool:
        return not self.differences and self.error is None

    def plain(self) -> dict[str, Any]:
        return {"file": self.file, "ok": self.ok, "differences": self.differences, "error": self.error}


def run_position(file: Path, packs: Sequence[Path]) -> Report:
    from ..kernel.position import run
    from .positions import from_position

    game, position = from_position(file, packs)
    try:
        return Report(str(file), position.title, run(game, position))
    except PositionError as error:
        raise PositionError(f"{file}: {error}") from None
    except RulesError as error:
        raise RulesError(f"{file}: {error}") from None


def positions(words: Speech, console: Console, files: Sequence[Path], packs: Sequence[Path], json: bool) -> int:
    """Run position files and report on each; the exit status: 1 for differences, 2 for a file that cannot be."""
    status, reports = 0, []
    for file in files:
        try:
            report = run_position(file, packs)
            status = max(status, int(not report.ok))
        except (FabletopError, RulesError) as error:
            if len(files) == 1 and not json:
                raise
            report = Report(str(file), "", [], str(error).removeprefix(f"{file}: "))
            status = WRONG_INPUT
        reports.append(report)
        if not json:
            _print_report(console, report)
    if json:
        plain = [report.plain() for report in reports]
        print_json(plain[0] if len(plain) == 1 else plain)
    elif len(reports) > 1:
        console.print(words("positions", good=sum(report.ok for report in reports), all=len(reports)))
    return status


def _print_report(console: Console, report: Report) -> None:
    verdict = ("✓ ", GAIN) if report.ok else ("✗ ", LOSS)
    console.print(Text().append(*verdict).append(report.file, "bold").append(f"  {report.title}"))
    for line in (*report.differences, *([report.error] if report.error else [])):
        console.print(Text(f"    {line}"))
