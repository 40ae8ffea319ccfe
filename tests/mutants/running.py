"""Mutants on trial, one after the other."""

from __future__ import annotations

from .grounds import STAGES
from .mutant import Mutant
from .report import Result
from .sessions import Trial, tried
from .touched import Map


def trial_of(number: int, mutant: Mutant, before: str, tests: dict[str, list[str]], touched: Map) -> Trial:
    seconds = {test: touched.seconds[test] for chosen in tests.values() for test in chosen}
    return Trial(number, mutant, before, tests, seconds, not touched.is_loaded(mutant))


def run(trials: list[Trial], touched: Map, processes: int) -> list[Result]:
    """In the order of the source."""
    results: list[Result] = []
    for trial, verdict in tried(touched.ground, trials, processes):
        assert trial.mutant is not None
        results.append(Result(trial.mutant, trial.before, verdict, len(trial.seconds)))
        print(f"{len(results):4} of {len(trials)}  {results[-1].line()}", flush=True)
    check_tests(results, touched)
    return sorted(results, key=lambda each: (each.mutant.file, each.mutant.begin))


def check_tests(results: list[Result], touched: Map) -> None:
    """The tests that found mutants out must pass without any change, run as they were run then."""
    killers = list(dict.fromkeys(each.verdict.test for each in results if each.verdict.test))
    tests = {stage: [test for test in killers if touched.ground.stage(test) == stage] for stage in STAGES}
    trial = Trial(0, None, "", tests, {test: touched.seconds[test] for test in killers}, False)
    for _, verdict in tried(touched.ground, [trial], 1):
        if verdict.fate != "survived":
            raise SystemExit(f"{verdict.test} {verdict.how} without any change: what it found out counts for nothing")
