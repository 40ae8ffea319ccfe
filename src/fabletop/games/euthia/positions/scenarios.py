"""Laying out what a Scenario has put on the table: Rubble and the Golem, Legends and Artifacts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....kernel import PositionError
from ..state import Hero, State

Place = Callable[[State, str, str], str]  # a space that a tile covers, checked


def _fail(where: str, why: str) -> None:
    raise PositionError(f"position.table.{where}: {why}")


def mark_legends(t: State, legends: Mapping[str, list[int]]) -> None:
    """Whose tokens lie on Legend cards; Artifacts are given to Heroes by their own field."""
    for legend, seats in legends.items():
        if legend not in t.legends:
            _fail(f"legends.{legend}", f"there is no such Legend card; there are: {', '.join(t.legends)}")
        if any(seat >= t.n for seat in seats):
            _fail(f"legends.{legend}", f"there are {t.n} seats")
        t.legends[legend] = list(seats)


def take_back(t: State, hero: Hero) -> None:
    """What the Scenario gave a Hero at the start: a position says itself what Heroes carry."""
    for each in hero.bag:
        stack = t.content.stack_of.get(each, "")
        if stack in t.stacks:
            t.stacks[stack].mix_in(each)
    hero.bag.clear()


def give_artifact(t: State, hero: Hero, artifact: str, where: str) -> None:
    if "artifact" not in t.stacks or artifact not in t.stacks["artifact"].items():
        _fail(where, f"the Artifact '{artifact}' is not to be had")
    t.stacks["artifact"].take(artifact)
    hero.artifacts.append(artifact)
