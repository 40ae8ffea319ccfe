"""Looking back at a saved game in the terminal: the curve, the dearest choices, luck and choice."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..games import load
from ..kernel import SetupError
from ..lab.analysis import Analysis, Grade, Graded, analyse
from ..lab.hindsight import Step
from ..lab.working import cores
from .reports import grid, print_json, progress_bar
from .speech import Speech
from .table import GAIN, GOLD, LOSS, NOTE

ROWS = 9  # of the curve
WIDEST = 72
LISTED = 8
ROMAN = ("I", "II", "III")
COLOURS: dict[Grade, str] = {"best": GOLD, "good": "", "inaccuracy": "#d7875f", "mistake": "#d75f00", "blunder": LOSS}


def look_back(words: Speech, file: Path, number: int, games: int, seed: int, processes: int | None, json: bool) -> None:
    game = load(file)
    seats = game.state.n
    if not 1 <= number <= seats:
        raise SetupError(f"there is no seat {number} in {file}: the game has seats 1 to {seats}")
    if not game.over:
        raise SetupError(f"{file}: the game is not over yet, and there is no looking back before its end")
    words.learn(game.book.pack.folders())
    stopped = threading.Event()
    with progress_bar(words, "looking-back") as progress:
        found = _stoppable(
            lambda: analyse(game, number - 1, games, seed, processes or cores(), stopped.is_set, progress), stopped
        )
    if json:
        print_json(as_plain(found, words))
        return
    if not found.complete:
        print(words("analysis-stopped"), file=sys.stderr)
    Shown(found, words, Console(highlight=False)).show()


def _stoppable(look: Callable[[], Analysis], stopped: threading.Event) -> Analysis:
    """Ctrl+C ends the thinking, not the telling."""
    answer: list[Analysis | BaseException] = []

    def work() -> None:
        try:
            answer.append(look())
        except BaseException as error:
            answer.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    while thread.is_alive():
        try:
            thread.join()
        except KeyboardInterrupt:
            stopped.set()
    [found] = answer
    if isinstance(found, BaseException):
        raise found
    return found


def as_plain(found: Analysis, words: Speech) -> dict[str, Any]:
    """For machines; choices as keys, and in words."""

    def step(each: Step | None) -> dict[str, Any] | None:
        return None if each is None else {"key": list(each.key), "said": words.say(each.said)}

    def choice(each: Graded) -> dict[str, Any]:
        judged = each.judged
        return {
            "ply": judged.ply,
            "kind": judged.kind,
            "clause": judged.clause,
            "options": judged.options,
            "grade": each.grade,
            "loss": each.loss,
            "error": each.error,
            "gain": each.gain,
            "gain_error": each.doubt,
            "chosen": step(judged.chosen),
            "better": step(judged.better),
            "line": [step(one) for one in judged.line],
            "worlds": judged.worlds,
        }

    return {
        **asdict(replace(found, choices=())),
        "choices": [choice(each) for each in found.choices],
        "complete": found.complete,
    }


class Shown:
    def __init__(self, found: Analysis, words: Speech, console: Console) -> None:
        self.found = found
        self.words = words
        self.console = console
        self.by_ply = {each.judged.ply: each for each in found.choices}

    def show(self) -> None:
        found, words, console = self.found, self.words, self.console
        if not found.choices:
            console.print(words("analysis-nothing"))
            return
        counts = Counter(each.grade for each in found.choices)
        grades = " · ".join(f"{counts[each]} {words(f'analysis-grade-{each}')}" for each in get_args(Grade))
        console.print(Text(words("analysis-head", who=words.player(found.seat), grades=grades), GOLD))
        if not found.ahead:
            console.print(words("analysis-judgement"))
        if len(found.curve) > 1:
            kind = "party" if found.party else "lead" if len(found.curve[0].scores) > 1 else "alone"
            console.print(words(f"analysis-curve-{kind}"))
            console.print(self.curve())
        self._points()
        self._worst()
        self._account()

    # -- the curve ----------------------------------------------------------------------------------

    def curve(self) -> Text:
        """A column for some moves each; the turning points stand below with their numbers."""
        found = self.found
        width = max(20, min(WIDEST, self.console.width - 12))
        points = [(each.ply, 100 * each.wins[found.seat] if found.party else each.worth) for each in found.curve]
        first, last = points[0][0], points[-1][0]
        columns = [between(points, first + (last - first) * x / (width - 1)) for x in range(width)]
        low, high = min(columns), max(columns)
        height = (high - low) or 1.0
        rows = [[" "] * width for _ in range(ROWS)]
        before = round((high - columns[0]) / height * (ROWS - 1))
        for x, value in enumerate(columns):
            y = round((high - value) / height * (ROWS - 1))
            for passed in range(min(y, before) + 1, max(y, before)):
                rows[passed][x] = "│"
            rows[y][x] = "●" if x == width - 1 else "━"
            before = y
        below = [" "] * (width + 3)
        for number, ply in zip(ROMAN, found.turning):
            at = round((ply - first) / max(1, last - first) * (width - 1))
            below[at : at + len(number)] = number
        text = Text()
        for y, row in enumerate(rows):
            label = f"{signed(high - height * y / (ROWS - 1)):>8} " if y % 4 == 0 else " " * 9
            text.append(label, NOTE).append("┤" if y % 4 == 0 else "│", NOTE).append("".join(row), GOLD).append("\n")
        return text.append(" " * 10).append("".join(below).rstrip(), LOSS)

    # -- the choices --------------------------------------------------------------------------------

    def _points(self) -> None:
        found, words = self.found, self.words
        plies = found.turning or found.finest
        if not plies:
            return
        self.console.print(Text(f"\n{words('analysis-turning' if found.turning else 'analysis-finest')}", "bold"))
        for number, ply in zip(ROMAN, plies):
            each = self.by_ply[ply]
            head = Text(f"{number:>3} ", LOSS if found.turning else GOLD).append(words("analysis-move", ply=ply + 1))
            head.append("  ").append(words(f"analysis-grade-{each.grade}"), COLOURS[each.grade])
            if each.loss:
                head.append(f"  {lost(each)}", LOSS)
            self.console.print(head)
            said = grid_of(
                (words("analysis-did"), words.say(each.judged.chosen.said)),
                (words("analysis-better"), words.say(each.judged.better.said) if each.judged.better else ""),
                (words("analysis-line"), " · ".join(words.say(one.said) for one in each.judged.line)),
            )
            self.console.print(Padding(said, (0, 0, 0, 4)))

    def _worst(self) -> None:
        words = self.words
        dear = [each for each in self.found.choices if each.judged.better is not None and each.grade != "best"]
        if not dear:
            return
        self.console.print(Text(f"\n{words('analysis-worst')}", "bold"))
        heads = ("analysis-ply", "analysis-mark", "analysis-did", "analysis-better", "analysis-lost")
        table = grid(*(words(head) for head in heads), numbers=1)
        for each in sorted(dear, key=lambda one: -one.sure)[:LISTED]:
            assert each.judged.better is not None
            grade = Text(words(f"analysis-grade-{each.grade}"), COLOURS[each.grade])
            chosen, better = words.say(each.judged.chosen.said), words.say(each.judged.better.said)
            table.add_row(str(each.judged.ply + 1), grade, chosen, better, lost(each))
        self.console.print(table)

    # -- luck and choice ----------------------------------------------------------------------------

    def _account(self) -> None:
        account, words = self.found.account, self.words
        if account is None:
            return
        self.console.print(Text(words("analysis-account"), "bold"))
        table = grid("", "", numbers=1)
        table.show_header = False
        for name in ("expected", "luck", "others", "own"):
            if name != "others" or len(self.found.curve[0].scores) > 1:
                figure = getattr(account, name)
                colour = "" if name == "expected" else GAIN if figure > 0 else LOSS
                doubt = f" ± {account.errors[name]:.1f}"
                table.add_row(words(f"analysis-{name}"), Text(signed(figure), colour).append(doubt, NOTE))
        table.add_row(Text(words("analysis-result"), "bold"), Text(signed(account.result), "bold"))
        self.console.print(table)
        self.console.print(words("analysis-sum", points=f"{self.found.lost:.1f}"))


def grid_of(*rows: tuple[str, str]) -> Any:
    table = grid("", "")
    table.show_header = False
    table.box = None
    for head, text in rows:
        if text:
            table.add_row(Text(f"{head}  ", NOTE), text)
    return table


def lost(each: Graded) -> str:
    return f"−{each.loss:.1f} ± {each.error:.1f}" if each.loss is not None and each.error else signed(-(each.loss or 0))


def signed(figure: float) -> str:
    """With a true minus."""
    return f"{figure:+.1f}".replace("-", "−")


def between(points: list[tuple[int, float]], ply: float) -> float:
    """The value at a move, on the line between the two points around it."""
    for (start, low), (end, high) in pairwise(points):
        if ply <= end:
            return low + (high - low) * (ply - start) / max(1, end - start)
    return points[-1][1]
