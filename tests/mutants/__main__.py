"""`python -m tests.mutants GAME`"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import sys
import time
from pathlib import Path

import fabletop

from .grounds import SOURCE, STAGES, ground_of, prefixes
from .making import mutants_of, sample
from .packs import mutants_in, pack_files, tests_naming
from .report import Result, share, summary, written
from .running import run, trial_of
from .touched import measured, tests_touching


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Does a test notice a changed rule?")
    parser.add_argument("game", choices=list(prefixes()))
    parser.add_argument("--count", type=int, default=100, help="how many mutants are drawn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--patience", type=float, default=60, help="seconds of tests of each kind against one mutant")
    parser.add_argument("--only", default="", help="only files whose path holds this text")
    parser.add_argument("--data", action="store_true", help="change the pack, not the rules")
    parser.add_argument("--list", action="store_true", help="print the mutants and stop")
    parser.add_argument("--json", type=Path, help="write everything into this file")
    parser.add_argument("--at-least", type=float, default=0, help="fail if all tests find out a smaller percentage")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    if Path(fabletop.__file__).parents[1] != SOURCE:
        sys.exit(f"these tests would run {fabletop.__file__}, not the rules of this checkout: set PYTHONPATH=src")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no forked process is left behind
    ground = ground_of(given.game)
    sources = pack_files(ground) if given.data else ground.rules()
    made = (mutants_in if given.data else mutants_of)(sources)
    mutants = sample([each for each in made if given.only in each.file], sources, given.seed, given.count)
    if given.list:
        for mutant in mutants:
            print(f"{mutant.file}:{mutant.first} {mutant.kind}\n{mutant.diff(sources[mutant.file])}\n")
        return 0
    begun = time.perf_counter()
    touched = measured(ground, given.processes)
    for test, why in touched.left_out.items():
        print(f"left out: {test}: {why}")
    print(f"{len(touched.seconds)} tests, after {time.perf_counter() - begun:.0f} s", flush=True)
    trials = []
    for number, mutant in enumerate(mutants):
        tests = (tests_naming if given.data else tests_touching)(mutant, touched, given.patience)
        trials.append(trial_of(number, mutant, sources[mutant.file], tests, touched))
    return told(given, run(trials, touched, given.processes), begun)


def told(given: argparse.Namespace, results: list[Result], begun: float) -> int:
    """Print and keep what came of it; 1 if too few were found out."""
    if refused := sum(each.refused for each in results):
        print(f"{refused} changes are refused by the pack itself and count for nothing")
    results = [each for each in results if not each.refused]
    print("\n".join(written(results)))
    spent = [each.verdict.seconds for each in results if each.asked]
    if spent:
        print(f"{statistics.median(spent):.1f} s a mutant (median), {time.perf_counter() - begun:.0f} s in all")
    if given.json:
        whole = {"game": given.game, "seed": given.seed, "count": given.count, **summary(results)}
        given.json.write_text(json.dumps(whole, indent=1), encoding="utf-8")
    return int(share(results, *STAGES) < given.at_least)


if __name__ == "__main__":
    sys.exit(main())
