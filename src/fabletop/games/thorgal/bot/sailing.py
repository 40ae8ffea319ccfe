"""The position when the Ship is somewhere else."""

from __future__ import annotations

from .judgement import Judgement


def sailed(j: Judgement, area: str, heroes: tuple[int, ...]) -> float:
    """With these Heroes aboard."""
    t = j.t
    ship, areas = t.ship, {hero: t.heroes[hero].area for hero in heroes}
    t.ship = area
    for hero in heroes:
        t.heroes[hero].area = area
    points = j.world()
    t.ship = ship
    for hero, there in areas.items():
        t.heroes[hero].area = there
    return points
