"""Where tiles lie best: on the Path, and in the Wound area."""

from __future__ import annotations

from ..content import ALLOW_FLIP, LEVELS
from ..geometry import Spot, cells_of, fitting
from ..geometry import border as edge
from ..hero.body import wound_spots
from ..path.covering import gives
from ..path.journey import marked_column, tile_spots, tiles
from ..rounds.event_card import counts_as
from ..state import State
from ..verbs.items import FOUND
from .plan import Plan

ORDER = {"xp": 0.3, "finding": 0.2, "red": 0.1, "yellow": 0.1, "heal": 0.0}  # of what lies under a tile


def first_resolved(icons: tuple[str, ...]) -> float:
    """Gains first, so that a loss finds something; healing last."""
    return max((ORDER.get(icon, 0.25) for icon in icons), default=0.4)


class Path:
    """What the spaces of the Path bring to a Hero."""

    def __init__(self, plan: Plan, hero: int) -> None:
        self.plan, self.hero, self.t = plan, hero, plan.t
        self._icons: dict[tuple[str, str], float] = {}
        self._kinds: dict[str, float] = {}

    def kind(self, kind: str) -> float:
        if kind not in self._kinds:
            self._kinds[kind] = max(0.3, self.plan.marginal(self.hero, kind))
        return self._kinds[kind]

    def icon(self, card: str, icon: str) -> float:
        key = (card, icon)
        if key not in self._icons:
            self._icons[key] = self._worth(card, counts_as(self.t, icon))
        return self._icons[key]

    def _worth(self, card: str, icon: str) -> float:
        t, mind = self.t, self.plan.mind
        if icon == "area":
            return max((self.kind(kind) for kind in t.sources_of(t.heroes[self.hero].area)), default=0.0)
        if not icon:
            return 0.0
        if kinds := gives(icon):
            return max(self.kind(kind) for kind in kinds)
        if icon == "xp":
            return mind.experience
        if icon == "finding":
            return FOUND
        if icon == "heal":
            return mind.heal(self.hero, 0)
        if icon in ("red", "yellow"):
            act = t.acts[-1] if t.acts else None
            if act is not None and (act.ignore.get(icon) or act.may.get("ignore_penalty")):
                return -0.1
            if shape := t.over.get(f"{icon}-{card}"):
                return -mind.wound(self.hero, t.content.tiles[shape].size)
            return mind.worth(t.content.lists.get(f"{icon}-{card}", ()), self.hero)
        return 0.0

    def spot(self, mask: int) -> float:
        t = self.t
        points = 0.0
        for x, y in cells_of(mask, t.rows):
            card, icons = t.space(x * t.rows + y)
            for icon in icons:
                points += self.icon(card, icon)
            points += 0.04
        marked = marked_column(t)
        if t.right_column() < marked and mask >> (marked * t.rows) and len(t.terrain):
            points += 1.2  # a new card and its bonus
        return points

    def best(self, shape: str) -> float:
        return max((self.spot(spot.mask) for spot in tile_spots(self.t, shape)), default=-9.0)

    def journey(self) -> float:
        """The best tile that the Hero has."""
        t = self.t
        if t.acts:
            shapes = tiles(t, self.hero)
        else:
            own = t.heroes[self.hero]
            track = t.content.heroes[own.id].track
            shapes = list(dict.fromkeys(shape for step in track[: min(LEVELS, own.track)] for shape in step))
        return max((self.best(shape) for shape in shapes), default=-9.0)


def free_cells(t: State, hero: int, more: int = 0) -> int:
    taken = more
    for _, mask in t.heroes[hero].wounds:
        taken |= mask
    return t.wound_grid(hero).cells & ~taken


def wound_place(t: State, hero: int, spot: Spot) -> float:
    """How well the Wounds that may come still fit in afterwards."""
    grid = t.wound_grid(hero)
    free = free_cells(t, hero, spot.mask)
    taken = grid.cells & ~free
    points = 0.0
    for shape, cells in t.content.shapes.items():
        room = len(fitting(cells, grid, taken, taken, ALLOW_FLIP))
        points += min(room, 7) * t.content.tiles[shape].size / 10
        if not room:
            points -= 6.0 / t.content.tiles[shape].size
    touching = edge(taken, grid.width, grid.height) & free
    return points - 0.05 * touching.bit_count()


def wound_shape(t: State, hero: int, shape: str) -> float:
    return max((wound_place(t, hero, spot) for spot in wound_spots(t, hero, shape)), default=-99.0)
