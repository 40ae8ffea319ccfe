"""Speed figures, one JSON object a line as soon as it is known, with two peers measured in the same run.

    python bench/run.py --game euthia
    python bench/run.py --game euthia --beside ../earlier/src

Decisions with a single option are not asked by our rules, so none is counted; of the peers, those with more than one
option are counted, and the figure with all of them stands beside it. Every figure is the median of several rounds, in
which all that is compared has its turn; `ratio` is the median of what this checkout and the other came to in each.
Where the rules are compiled (`make native`), they are measured as they are, and without it (`pure`) in the same rounds.
A part that fails says so, the others are measured all the same, and the status is 1.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import page
import table

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src"
PEERS = ("catanatron==3.2.1", "networkx==3.6.1", "pyminion==0.4.0")
PEERS_LIVE = HERE.parent / "build" / "peers"
ROUNDS = 5
SECONDS = 1.5  # of random play in a round
Figures = dict[str, Any]

UNITS = {
    "random": "decisions_per_second",
    "checked": "decisions_per_second",
    "bare": "decisions_per_second",
    **dict.fromkeys(("clone", "copy", "fight", "imagine", "save", "load", "foresee", "view"), "us"),
}
SHARE = {"random": 1.0, "wall": 1.0, "checked": 0.5, "bare": 0.3, "slowest": 2.0, "memory": 5.0}  # of SECONDS
SMALL_SHARE = 0.1


class Side:
    """A checkout, measured in a process of its own."""

    def __init__(self, name: str, source: Path, *, pure: bool = False) -> None:
        self.name, self._source, self._pure = name, source, pure
        self._process: subprocess.Popen[str] | None = None

    def again(self) -> Side:
        """Another process of the same."""
        return Side(self.name, self._source, pure=self._pure)

    def ask(self, part: str, game: str, seconds: float, round: int) -> Figures:
        process = self._running()
        assert process.stdin is not None and process.stdout is not None
        wish = {"part": part, "game": game, "seconds": seconds * SHARE.get(part, SMALL_SHARE), "round": round}
        process.stdin.write(json.dumps(wish) + "\n")
        process.stdin.flush()
        answer: Figures = json.loads(process.stdout.readline() or '{"error": "the process ended"}')
        if "error" in answer:
            raise RuntimeError(f"{self.name}: {answer['error']}")
        return answer

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None or self._process.poll() is not None:
            environment = {**os.environ, "PYTHONPATH": str(self._source), "PYTHONHASHSEED": "0"}
            if self._pure:
                environment["FABLETOP_PURE"] = "1"
            self._process = subprocess.Popen(
                [sys.executable, HERE / "worker.py"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env=environment,
            )
        return self._process

    def end(self) -> None:
        if self._process is not None:
            self._process.communicate()
            self._process = None


class Report:
    """Prints what is measured, and remembers it, and whether anything failed."""

    def __init__(self) -> None:
        self.failed = False
        self.lines: list[Figures] = []

    def attempt(self, measure: Callable[[], Iterable[Figures]], **about: object) -> None:
        try:
            for line in measure():
                self.tell(**about, **line)
        except Exception as error:
            self.tell(**about, error=str(error) or repr(error))

    def tell(self, **line: object) -> None:
        self.failed |= "error" in line
        self.lines.append(line)
        print(json.dumps(line), flush=True)


# -- random play, beside the peers -----------------------------------------------------------------


def compare(games: list[str], sides: list[Side], peers: str, rounds: int, seconds: float) -> Iterator[Figures]:
    """All games and all peers have their turn in every round, so that they meet the same noise."""
    found: dict[str, list[dict[str, float]]] = {game: [] for game in games}
    met: list[Figures] = []
    for round in range(rounds):
        for game in list(found):
            try:
                found[game].append(one_round("random", game, sides, round, seconds))
            except RuntimeError as error:
                del found[game]
                yield {"game": game, "error": str(error)}
        if peers:
            met.append(peer_round(peers, seconds))
    for game, each in found.items():
        yield {"game": game, **summary("random", each)}
    for peer in met[0] if met else ():
        yield peer_summary(peer, [each[peer] for each in met])


def one_round(part: str, game: str, sides: list[Side], round: int, seconds: float) -> dict[str, float]:
    """What each checkout comes to; they begin by turns."""
    order = sides if round % 2 == 0 else sides[::-1]
    found = {side.name: side.ask(part, game, seconds, round)["value"] for side in order}
    return {side.name: found[side.name] for side in sides}


def summary(part: str, rounds: list[dict[str, float]]) -> Figures:
    """The medians of all sides; with another checkout, also how this one compares, round by round."""
    line: Figures = {"unit": UNITS[part]}
    for side in rounds[0]:
        line[side] = round(median(each[side] for each in rounds), 1)
    for side in rounds[0]:
        if side != "here":
            ratio = "ratio" if side == "beside" else f"ratio_{side}"
            line[ratio] = round(median(each["here"] / each[side] for each in rounds), 3)
    line["rounds"] = [{side: round(value, 1) for side, value in each.items()} for each in rounds]
    return line


def at_once(game: str, side: Side, rounds: int, seconds: float) -> Iterator[Figures]:
    """Two processes beside each other against one, by the clock on the wall."""
    second = side.again()
    ratios = []
    try:
        with ThreadPoolExecutor(2) as both:
            for round in range(rounds):
                alone = side.ask("wall", game, seconds, round)["value"]
                pair = both.map(lambda each: each.ask("wall", game, seconds, round)["value"], (side, second))  # noqa: B023
                ratios.append(sum(pair) / alone)
    finally:
        second.end()
    yield {"unit": "times one process", "here": round_to(median(ratios)), "rounds": [*map(round_to, ratios)]}


def round_to(value: float) -> float:
    return round(value, 2)


def install_peers() -> str:
    """Catanatron and pyminion in an environment of their own, made once; its interpreter."""
    python = PEERS_LIVE / "bin" / "python"
    ready = PEERS_LIVE / "-".join(PEERS)
    if not ready.exists():
        venv.create(PEERS_LIVE, with_pip=True, clear=True)
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PEERS]
        installed = subprocess.run(pip, capture_output=True, text=True, check=False)
        if installed.returncode:
            raise RuntimeError(installed.stderr.strip().splitlines()[-1])
        ready.touch()
    return str(python)


def peer_round(python: str, seconds: float) -> Figures:
    run = [python, str(HERE / "peers.py"), "--seconds", str(seconds)]
    found: Figures = json.loads(subprocess.run(run, capture_output=True, text=True, check=True).stdout)
    return found


def peer_summary(peer: str, rounds: list[Figures]) -> Figures:
    if failed := [each for each in rounds if "error" in each]:
        return {"peer": peer, **failed[0]}
    return {
        "peer": peer,
        "version": rounds[0]["version"],
        "unit": UNITS["random"],
        "median": median(each["decisions_per_second"] for each in rounds),
        "with_forced": median(each["all_decisions_per_second"] for each in rounds),
        "rounds": [each["decisions_per_second"] for each in rounds],
    }


# -- one game --------------------------------------------------------------------------------------


def in_rounds(part: str, game: str, sides: list[Side], rounds: int, seconds: float) -> list[Figures]:
    """A part that a game does not have has no figure."""
    found = [one_round(part, game, sides, round, seconds) for round in range(rounds)]
    return [] if None in found[0].values() else [summary(part, found)]


def once(part: str, game: str, sides: list[Side], seconds: float) -> list[Figures]:
    return [{"side": side.name, **side.ask(part, game, seconds, 0)} for side in sides]


def fresh(part: str, game: str, sides: list[Side], seconds: float) -> list[Figures]:
    """In a process that has done nothing else: memory that was once taken stays taken."""
    for side in sides:
        side.end()
    return once(part, game, sides, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", help="measure this game only; may be given several times")
    parser.add_argument("--beside", type=Path, help="the src folder of another checkout, measured in the same rounds")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of random play in a round")
    parser.add_argument("--page", type=Path, help="write the tables into this page")
    parser.add_argument("--peers", help="an interpreter that has the peers; otherwise they are installed")
    asked = parser.parse_args()
    native = (SOURCE / "fabletop" / "compiled.json").is_file() and not os.environ.get("FABLETOP_PURE")
    sides = [Side("here", SOURCE)]
    if native:
        sides.append(Side("pure", SOURCE, pure=True))
    if asked.beside:
        sides.append(Side("beside", asked.beside.resolve()))
    games = asked.game or table.games()
    report = Report()
    python, rules = sys.version.split()[0], "compiled" if native else "pure"
    report.tell(python=python, rules=rules, cores=os.cpu_count(), rounds=asked.rounds, seconds=asked.seconds)
    try:
        measure(games, sides, report, asked)
    finally:
        for side in sides:
            side.end()
    if asked.page:
        page.write(asked.page, report.lines)
    sys.exit(report.failed)


def measure(games: list[str], sides: list[Side], report: Report, asked: argparse.Namespace) -> None:
    rounds, seconds = asked.rounds, asked.seconds
    try:
        peers = asked.peers or install_peers()
    except RuntimeError as error:
        peers = ""
        report.tell(part="peers", missing=str(error))
    report.attempt(lambda: compare(games, sides, peers, rounds, seconds), part="random")
    for game in games:
        report.attempt(partial(at_once, game, sides[0], rounds, seconds), part="processes", game=game)
    for game in games:
        for part in [part for part in UNITS if part != "random"]:
            report.attempt(partial(in_rounds, part, game, sides, rounds, seconds), part=part, game=game)
        report.attempt(partial(once, "slowest", game, sides, seconds), part="slowest", game=game)
        report.attempt(partial(fresh, "memory", game, sides, seconds), part="memory", game=game)
    report.attempt(lambda: table.measure(games, seconds), part="table")


if __name__ == "__main__":
    main()
