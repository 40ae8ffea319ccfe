"""Putting a list of effects on the agenda, by its name."""

from __future__ import annotations

from .state import State


def run(t: State, name: str, hero: int, at: str = "") -> None:
    """Put a list on the agenda; Paragraphs that it opens are read when it is complete (TH-29.13)."""
    if name in t.content.lists:
        t.then("paragraphs", hero)
        t.then("effects", name, 0, hero, at)


def run_inner(t: State, name: str, hero: int, at: str) -> None:
    """A list inside an effect, if there is one."""
    if name in t.content.lists:
        t.then("effects", name, 0, hero, at)


def run_own(t: State, name: str, hero: int, at: str = "") -> None:
    """The same, for a list of the adventure."""
    run(t, f"{t.adventure}:{name}", hero, at)
