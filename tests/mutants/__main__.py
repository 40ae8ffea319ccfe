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

from .grounds import SOURCE, STAGES, Ground, ground_of, prefixes

sys.path.insert(0, str(SOURCE))  # the rules of this checkout, whatever is installed

from .making import mutants_of, sample
from .mutant import Mutant
from .report import Result, share, summary, written
from .sessions import Trial, Verdict, tried
from .touched import Map, measured


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Does a test notice a changed rule?")
    parser.add_argument("game", choices=list(prefixes()))
    parser.add_argument("--count", type=int, default=100, help="how many mutants are drawn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--patience", type=float, default=60, help="seconds of tests of each kind against one mutant")
    parser.add_argument("--only", default="", help="only files whose path holds this text")
    parser.add_argument("--list", action="store_true", help="print the mutants and stop")
    parser.add_argument("--json", type=Path, help="write everything into this file")
    parser.add_argument("--at-least", type=float, default=0, help="fail if all tests find out a smaller percentage")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no forked process is left behind
    ground = ground_of(given.game)
    sources = ground.rules()
    changed = {file: text for file, text in sources.items() if given.only in file}
    mutants = sample([each for item in changed.items() for each in mutants_of(*item)], sources, given.seed, given.count)
    if given.list:
        for mutant in mutants:
            print(f"{mutant.file}:{mutant.first} {mutant.kind}\n{mutant.diff(sources[mutant.file])}\n")
        return 0
    begun = time.perf_counter()
    touched = measured(ground, given.processes)
    for test, why in touched.left_out.items():
        print(f"left out: {test}: {why}")
    print(f"{len(touched.seconds)} tests, after {time.perf_counter() - begun:.0f} s", flush=True)
    results = run(ground, mutants, touched, given.patience, given.processes)
    print("\n".join(written(results)))
    spent = [each.verdict.seconds for each in results if each.asked]
    if spent:
        print(f"{statistics.median(spent):.1f} s a mutant (median), {time.perf_counter() - begun:.0f} s in all")
    if given.json:
        whole = {"game": given.game, "seed": given.seed, "count": given.count, **summary(results)}
        given.json.write_text(json.dumps(whole, indent=1), encoding="utf-8")
    return int(share(results, *STAGES) < given.at_least)


def run(ground: Ground, mutants: list[Mutant], touched: Map, patience: float, processes: int) -> list[Result]:
    """In the order of the source."""
    trials = [trial_of(number, mutant, touched, patience) for number, mutant in enumerate(mutants)]
    results: list[Result] = []
    for trial, verdict in tried(ground, trials, processes):
        assert trial.mutant is not None
        results.append(Result(trial.mutant, trial.before, verdict, len(trial.seconds)))
        print(f"{len(results):4} of {len(trials)}  {results[-1].line()}", flush=True)
    check_tests(ground, results, touched)
    return sorted(results, key=lambda each: (each.mutant.file, each.mutant.begin))


def trial_of(number: int, mutant: Mutant, touched: Map, patience: float) -> Trial:
    tests = touched.tests(mutant, patience)
    seconds = {test: touched.seconds[test] for chosen in tests.values() for test in chosen}
    return Trial(number, mutant, touched.sources[mutant.file], tests, seconds, not touched.is_loaded(mutant))


def check_tests(ground: Ground, results: list[Result], touched: Map) -> None:
    """The tests that found mutants out must pass without any change, run as they were run then."""
    killers = list(dict.fromkeys(each.verdict.test for each in results if each.verdict.test))
    trial = Trial(0, None, "", {"rules": killers}, {test: touched.seconds[test] for test in killers}, False)
    ((_, verdict),) = tried(ground, [trial], 1) if killers else ((trial, Verdict("survived")),)
    if verdict.fate != "survived":
        raise SystemExit(f"{verdict.test} {verdict.how} without any change: what it found out counts for nothing")


if __name__ == "__main__":
    sys.exit(main())
