"""Journey (TH-17) and Terrain cards (TH-18), Gather (TH-21)."""

from __future__ import annotations

from ...kernel import Key, Question, Rules, ask
from .body import give
from .content import ALLOW_FLIP, LEVELS, Effect
from .covering import area_kind, gives, penalty
from .effects import GOOD, KIND, choose_kind, number, verb
from .events import counts_as, trigger
from .geometry import Spot, along, cells_of
from .lists import run
from .scenes import in_turn, scene
from .skills import offer_items
from .state import State

# -- tiles -----------------------------------------------------------------------------------------


def tiles(t: State, hero: int) -> list[str]:
    """Those beside the marker and beside lower spaces, and what cards add (TH-17.3)."""
    own = t.heroes[hero]
    level = min(LEVELS, own.track + t.act.may.get("journey_level", 0))
    track = t.content.heroes[own.id].track
    return list(dict.fromkeys([*(shape for step in track[:level] for shape in step), *t.act.shapes]))


def road_is_over(t: State) -> bool:
    """TH-18.6, TH-18.11: no card is left, and a tile lies in the last column."""
    return not len(t.terrain) and t.right_column() == t.columns() - 1


def tile_spots(t: State, shape: str) -> list[Spot]:
    if road_is_over(t):
        return []
    last = t.laid_mask(t.laid[-1]) if t.laid else 0
    shapes = t.content.shapes[shape]
    taken = t.covered() | t.holes()
    return along(shapes, t.rows, t.columns(), taken, last, t.right_column(), ALLOW_FLIP)


def _tiles(t: State, seat: int, hero: int) -> list[Key]:
    found: list[Key] = [("tile", shape) for shape in tiles(t, hero)]
    return [*found, ("done",)] if t.act.done else found


def _tile_judge(t: State, seat: int, key: Key, hero: int) -> str:
    return "" if key == ("done",) or tile_spots(t, str(key[1])) else "TH-17.4"


TILE = Question("tile", "TH-17.3", _tiles, _tile_judge)


def _spots(t: State, seat: int, shape: str) -> list[Key]:
    return [("lay", spot.turn, spot.x, spot.y) for spot in tile_spots(t, shape)]


SPOT = Question("spot", "TH-17.4", _spots)


@scene(below=in_turn)
def do_journey(t: State, hero: int) -> Rules[None]:
    """TH-17.2 to TH-17.10; after the first tile the others may be declined (TH-17.15)."""
    if t.act.done >= t.act.value or not any(tile_spots(t, shape) for shape in tiles(t, hero)):
        return  # TH-17.16
    key = yield from ask(t, t.seat(hero), TILE, hero)
    if key == ("done",):
        return
    shape = str(key[1])
    spot = yield from ask(t, t.seat(hero), SPOT, shape)
    t.then("do_journey", hero)
    lay(t, hero, shape, int(spot[1]), int(spot[2]), int(spot[3]))


def lay(t: State, hero: int, shape: str, turn: int, x: int, y: int) -> None:
    marked = marked_column(t)
    first_there = t.right_column() < marked
    t.laid.append((shape, turn, x, y))
    mask = t.laid_mask(t.laid[-1])
    reached = any(column == marked for column, _ in cells_of(mask, t.rows))
    t.act.done += 1
    t.tell("laid", "TH-17.4", t.heroes[hero].id, shape)
    t.act.gained = [f"cell={column * t.rows + row}" for column, row in cells_of(mask, t.rows)]
    t.then("tile_resolved", hero, t.content.tiles[shape].size)
    if first_there and reached:
        t.then("new_terrain", hero)  # after the covered spaces (TH-17.18)
    t.then("cover", hero)


def marked_column(t: State) -> int:
    """The reveal column of the rightmost card (TH-18.1, TH-18.9)."""
    card = t.content.terrain[t.path[-1]]
    return t.columns() - t.content.boards[card.id].grid.width + card.reveal


@scene()
def new_terrain(t: State, hero: int) -> None:
    """TH-18.1, TH-18.3, TH-18.5"""
    card = reveal(t)
    if card:
        run(t, f"corner-{card}", hero)


def reveal(t: State) -> str:
    if not len(t.terrain):
        return ""
    card = t.terrain.draw(t.rng)
    t.path.append(card)
    t.tell("terrain", "TH-18.1", card)
    return card


@scene()
def tile_resolved(t: State, hero: int, size: int) -> Rules[None]:
    trigger(t, "place_tile", hero, size=size)
    yield from offer_items(t, hero, "after_tile")


@verb("neutral", each=False)
def reveal_terrain(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """Without the bonus of the card (TH-18.4)."""
    for _ in range(number(t, effect, hero)):
        reveal(t)
    return True


# -- Gather ----------------------------------------------------------------------------------------


def gatherable(t: State, icons: tuple[str, ...]) -> str:
    """The icon of a space that can be gathered: a Resource or an Area icon (TH-21.1, TH-21.16)."""
    for icon in icons:
        counted = counts_as(t, icon)
        if counted == "area" or (counted and gives(t, counted)):
            return counted
    return ""


def _gather_spaces(t: State, seat: int, hero: int) -> list[Key]:
    covered = t.covered()
    found: list[Key] = []
    first = 0
    for card in t.path:
        board = t.content.boards[card]
        for place, icons in board.icons.items():
            if not covered >> (first + place) & 1 and gatherable(t, icons):
                found.append(("gather", first + place))
        first += board.grid.width * board.grid.height
    return found


GATHER = Question("gather", "TH-21.2", _gather_spaces)


@scene(below=in_turn)
def do_gather(t: State, hero: int) -> Rules[None]:
    if not _gather_spaces(t, 0, hero):
        return  # TH-21.15
    key = yield from ask(t, t.seat(hero), GATHER, hero)
    cell = int(key[1])
    t.gathered.append(cell)
    t.act.done += 1
    card, found = t.space(cell)
    icon = gatherable(t, found)
    t.tell("gathered", "TH-21.2", t.heroes[hero].id, card)
    if icon == "area":
        kind = yield from area_kind(t, hero)
    else:
        kind = yield from choose_kind(t, hero, gives(t, icon), KIND)
    if kind:
        yield from share(t, hero, kind, t.act.value)  # TH-21.3; before the Penalty (TH-21.14)
        trigger(t, "gain_resource", hero, what=kind)
    for counted in tuple(counts_as(t, each) for each in found):
        if counted in ("red", "yellow"):
            yield from penalty(t, hero, card, counted)  # TH-21.5


SHARE = Question("share", "TH-15.18", lambda t, seat, hero: [("hero", each) for each in t.here(hero)])


def share(t: State, hero: int, kind: str, count: int) -> Rules[None]:
    """To the own pool; with Shared Stores each may go to a Hero in the Area."""
    if not t.act.may.get("shared_stores"):
        give(t, hero, kind, count)
        return
    for _ in range(count):
        key = yield from ask(t, t.seat(hero), SHARE, hero)
        give(t, int(key[1]), kind, 1)


def _gather_tokens(t: State, seat: int) -> list[Key]:
    return [("done",), *(("clear", cell) for cell in t.gathered)]


CLEAR = Question("clear", "TH-21.11", _gather_tokens)
CLEAR_CARD = Question("clear_card", "TH-2.2", lambda t, seat: [("done",), *(("card", card) for card in crowded(t))])


def crowded(t: State) -> list[str]:
    """Terrain cards with Gather tokens."""
    return list(dict.fromkeys(t.space(cell)[0] for cell in t.gathered))


@verb(GOOD, each=False)
def clear_gather(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Gather tokens off the Path: so many, or all of so many cards."""
    for _ in range(effect.cards):
        if t.gathered:
            key = yield from ask(t, t.seat(hero), CLEAR_CARD)
            if key != ("done",):
                t.gathered = [cell for cell in t.gathered if t.space(cell)[0] != key[1]]
    for _ in range(0 if effect.cards else number(t, effect, hero)):
        if t.gathered:
            token = yield from ask(t, t.seat(hero), CLEAR)
            if token != ("done",):
                t.gathered.remove(int(token[1]))
    return True
