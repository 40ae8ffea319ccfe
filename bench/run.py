"""Speed figures as one JSON object, with two peers measured in the same run.

Decisions with a single option are not asked by our rules, so none is counted; of the peers, those with more
than one option are counted, and the figure with all of them stands beside it.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import fabletop
import table
from fabletop import Game
from fabletop.bots import RandomBot
from fabletop.games.thorgal.journey import tile_spots
from fabletop.kernel import Rng

PEERS = ("catanatron==3.2.1", "networkx==3.6.1", "pyminion==0.4.0")
SECONDS = 2.0
ROUNDS = 5


def playouts(game: str, seats: int, seconds: float, first_seed: int = 0) -> dict[str, float]:
    """Whole games of random players, the making of the games included; all adventures by turns."""
    book = fabletop.book(game)
    policy = RandomBot(book, first_seed).policy
    stories = [each for each in book.settings() if each.entries]
    games = decisions = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        options = {each.name: each.values[games % len(each.values)] for each in stories}
        table = fabletop.new(game, seats=seats, seed=first_seed + games, keep=False, **options)
        decisions += table.playout(policy)
        games += 1
    return {"games": games, "decisions": decisions, "decisions_per_second": round(decisions / spent)}


def checked(game: str, seats: int, seconds: float) -> float:
    """The same through `choose`, with checkpoints and events: what a table does."""
    random = Random(1)
    count, seed, start = 0, 0, perf_counter()
    while perf_counter() - start < seconds:
        table = fabletop.new(game, seats=seats, seed=seed)
        seed += 1
        while (decision := table.decision) is not None:
            table.choose(random.choice(decision.options), decision.seat)
            count += 1
    return round(count / (perf_counter() - start))


def midgame(game: str, seats: int) -> Game[Any]:
    """A position in the middle of a game and of a turn."""
    random = Random(7)
    whole = fabletop.new(game, seats=seats, seed=7)
    while (decision := whole.decision) is not None:
        whole.choose(random.choice(decision.options), decision.seat)
    plies = range(whole.ply // 2, whole.ply // 2 + 30)
    middle = max(plies, key=lambda ply: choices_since_checkpoint(whole.at(ply)))
    table = fabletop.new(game, seats=seats, seed=7)
    for seat, _, key, _ in whole.tape[:middle]:
        table.choose(key, seat)
    return table


def choices_since_checkpoint(game: Game[Any]) -> int:
    return game.ahead - game.newest().place


def microseconds(work: Callable[[], object], number: int) -> float:
    """The median of five rounds."""
    rounds = []
    for _ in range(5):
        start = perf_counter()
        for _ in range(number):
            work()
        rounds.append((perf_counter() - start) / number * 1e6)
    return round(sorted(rounds)[2], 1)


def most_megabytes() -> float:
    """The most memory that this process has had."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1e6 if sys.platform == "darwin" else 1e3)


def memory(game: str, seats: int, games: int) -> dict[str, float]:
    """Whole games with checkpoints and events, one after the other: what stays behind."""
    random = Random(3)
    after_first = 0.0
    for seed in range(games):
        table = fabletop.new(game, seats=seats, seed=seed)
        while (decision := table.decision) is not None:
            table.choose(random.choice(decision.options), decision.seat)
        if seed == games // 10:
            after_first = most_megabytes()
    grown = most_megabytes() - after_first
    return {"games": games, "most_mb": round(most_megabytes(), 1), "grown_mb": round(grown, 1)}


def placements() -> dict[str, float]:
    """Thorgal: the list of places for a Journey tile, over the Paths of random games."""
    random = Random(5)
    took = []
    for seed in range(60):
        game = fabletop.new("thorgal", seats=2, seed=seed, keep=False)
        while (decision := game.decision) is not None:
            if decision.kind == "spot":
                shape = str(decision.args[0])
                start = perf_counter()
                tile_spots(game.state, shape)
                took.append((perf_counter() - start) * 1e6)
            game.choose(random.choice(decision.options), decision.seat)
    return {"lists": len(took), "median_us": round(median(took), 1), "longest_us": round(max(took), 1)}


def fight_copies() -> dict[str, float]:
    """Euthia: copies in the middle of Combats, at every choice of some games that look for them."""
    random = Random(9)
    took = []
    for seed in range(12):
        game = fabletop.new("euthia", seats=3, seed=seed)
        while (decision := game.decision) is not None:
            bold = [key for key in decision.options if key[0] not in ("end", "pack", "pass")]
            game.choose(random.choice(bold or decision.options), decision.seat)
            if game.state.fight is not None and game.state.fight.round:
                took.append(microseconds(game.copy, 5))
    return {"copies": len(took), "median_us": round(median(took), 1), "longest_us": max(took)}


def install_peers(folder: str) -> str:
    """Catanatron and pyminion in an environment that is thrown away afterwards; gives an error or nothing."""
    venv.create(folder, with_pip=True)
    pip = [f"{folder}/bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PEERS]
    installed = subprocess.run(pip, capture_output=True, text=True, check=False)
    return installed.stderr.strip().splitlines()[-1] if installed.returncode else ""


def peer_round(folder: str, seconds: float) -> dict[str, Any]:
    script = Path(__file__).with_name("peers.py")
    run = [f"{folder}/bin/python", str(script), "--seconds", str(seconds)]
    found: dict[str, Any] = json.loads(subprocess.run(run, capture_output=True, text=True, check=True).stdout)
    return found


def compare(seats: dict[str, int]) -> dict[str, Any]:
    """Ours and the peers by turns, several rounds each, so that all meet the same noise; the median counts."""
    rates: dict[str, list[float]] = {game: [] for game in seats}
    peers: dict[str, list[dict[str, Any]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        error = install_peers(folder)
        for number in range(ROUNDS):
            for game in seats:
                rates[game].append(playouts(game, seats[game], SECONDS, number * 10_000)["decisions_per_second"])
            for peer, found in {} if error else peer_round(folder, SECONDS).items():
                peers.setdefault(peer, []).append(found)
    report: dict[str, Any] = {game: {"median": median(each), "rounds": each} for game, each in rates.items()}
    for peer, each in peers.items():
        report[peer] = each[0] if "error" in each[0] else peer_report(each)
    if error:
        report["peers"] = {"error": error}
    return report


def peer_report(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    choices = [found["decisions_per_second"] for found in rounds]
    everything = [found["all_decisions_per_second"] for found in rounds]
    return {
        "version": rounds[0]["version"],
        "median": median(choices),
        "median_with_forced": median(everything),
        "rounds": choices,
    }


def measure(game: str, seats: int) -> dict[str, Any]:
    middle = midgame(game, seats)
    rng = Rng("bench")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.fabletop"
        middle.save(file)
        saving = microseconds(lambda: middle.save(file), 200) / 1000
        loading = microseconds(lambda: fabletop.load(file), 200) / 1000
    return {
        "seats": seats,
        "with_checkpoints_and_events_per_second": checked(game, seats, SECONDS),
        "midgame_ply": middle.ply,
        "choices_since_checkpoint": choices_since_checkpoint(middle),
        "clone_us": microseconds(middle.state.clone, 2000),
        "copy_us": microseconds(middle.copy, 2000),
        "imagine_us": microseconds(lambda: middle.imagine(0, rng), 2000),
        "save_ms": round(saving, 3),
        "load_ms": round(loading, 3),
        "memory": memory(game, seats, 1000),
    }


def main() -> None:
    report: dict[str, Any] = {"python": sys.version.split()[0]}
    seats = {game: min(4, max(fabletop.book(game).seats)) for game in fabletop.games()}
    report["random_decisions_per_second"] = compare(seats)
    report["games"] = {game: measure(game, seats[game]) for game in seats}
    report["thorgal_journey_placements"] = placements()
    report["euthia_copies_in_combat"] = fight_copies()
    report["table"] = table.measure()
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
