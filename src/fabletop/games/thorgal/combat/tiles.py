"""Tiles on the Enemy cards, and what they cover (TH-23.7 to TH-23.10)."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import LAY, Lay, Space, TakeTile
from ..content import MYSTIC, PENALTIES
from ..events import Struck
from ..geometry import mask_of
from ..hero.skills import use_items
from ..named import word
from ..path.covering import resolve_icon
from ..rounds.event_card import counts_as
from ..scenes import in_turn, scene
from ..state import State
from .grid import die_shape, fight_grid, fight_icons, foe_spots


def _fight_tiles(t: State, seat: int, hero: int) -> list[TakeTile]:
    return [TakeTile(shape) for shape in dict.fromkeys(t.fight_now.tiles)]


def _fight_tile_refusal(t: State, seat: int, key: TakeTile, hero: int) -> str:
    return "" if foe_spots(t, key.shape) else "TH-23.9"


def _fight_spots(t: State, seat: int, hero: int, shape: str) -> list[Lay]:
    return [LAY[spot.turn, spot.x, spot.y] for spot in foe_spots(t, shape)]


FIGHT_TILE = Ask("fight_tile", "TH-23.17", _fight_tiles, _fight_tile_refusal)
FIGHT_SPOT = Ask("fight_spot", "TH-23.8", _fight_spots, details=lambda t, hero, shape: {"shape": word("tile", shape)})


@scene()
def combat_tiles(t: State, hero: int) -> None:
    """A tile for each die, and further ones that cards gave (TH-23.7)."""
    fight = t.fight_now
    fight.tiles = [die_shape(t, i) for i in range(len(fight.dice))] + t.act.shapes
    t.act.shapes = []
    t.then("combat_result", hero)
    t.then("combat_cover", hero)
    t.then("combat_penalties", hero)
    t.then("combat_lay", hero)


@scene(below=in_turn)
def combat_lay(t: State, hero: int) -> Rules[None]:
    """As long as a tile fits, one is placed (TH-23.17)."""
    fits = [shape for shape in dict.fromkeys(t.fight_now.tiles) if foe_spots(t, shape)]
    if not fits:
        return
    shape = fits[0] if len(fits) == 1 else (yield from ask(t, t.seat(hero), FIGHT_TILE, hero)).shape
    lay = yield from ask(t, t.seat(hero), FIGHT_SPOT, hero, shape)
    grid, _ = fight_grid(t)
    mask = mask_of(t.content.shapes[shape], lay.turn, lay.x, lay.y, grid.height)
    t.fight_now.tiles.remove(shape)
    t.fight_now.laid.append((shape, mask))
    t.tell(Struck, "TH-23.8", t.heroes[hero].id, shape)
    t.then("combat_lay", hero)


@scene()
def combat_penalties(t: State, hero: int) -> Rules[None]:
    """Items that must be used before the covered spaces are resolved."""
    grid, _ = fight_grid(t)
    mask = t.fight_now.covered_mask()
    cells = range(grid.width * grid.height)
    t.fight_now.covered = [cell for cell in cells if mask >> cell & 1 and fight_icons(t, cell)[1]]
    t.act.gained, t.act.area_kind = [], ""
    yield from use_items(t, hero, "before_covered")


def _covered(t: State, seat: int, hero: int) -> list[Space]:
    return [Space(cell) for cell in t.fight_now.covered]


COVERED = Ask("covered", "TH-23.18", _covered)


@scene()
def combat_cover(t: State, hero: int) -> Rules[None]:
    """TH-23.10, TH-23.18, TH-23.24"""
    if not t.fight_now.covered:
        return
    cell = (yield from ask(t, t.seat(hero), COVERED, hero)).cell
    t.fight_now.covered.remove(cell)
    t.then("combat_cover", hero)
    _, found = fight_icons(t, cell)
    for index in reversed(range(len(found))):
        t.then("combat_icons", hero, cell, index)


@scene()
def combat_icons(t: State, hero: int, cell: int, index: int) -> Rules[None]:
    card, found = fight_icons(t, cell)
    icon = counts_as(t, found[index], "enemy")
    if not (icon in PENALTIES and warded(t)):
        yield from resolve_icon(t, hero, card, icon)


def warded(t: State) -> bool:
    """No Penalties of a Mystic Enemy."""
    fight = t.fight_now
    return bool(t.act.may.get("talisman_ward")) and any(t.enemies[fight.at][i] == MYSTIC for i in fight.foes)
