"""Laying out a position. What is named is taken from where it lies, or from the box, never twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from ....kernel import Deck, PositionError
from ....kernel.vocabulary import checked
from ..content import LEVELS, MOST_THREAT, RESOURCES, TOKENS
from ..geometry import bit
from ..hero.body import wound_spots
from ..path.journey import tile_spots
from ..rounds.row import sort_row
from ..state import BESIDE, Act, State

Natural = Annotated[int, msgspec.Meta(ge=0)]
Level = Annotated[int, msgspec.Meta(ge=1, le=LEVELS)]
Cells = list[tuple[int, int]]


class TilePatch(msgspec.Struct, forbid_unknown_fields=True):
    shape: str
    cells: Cells


class HeroPatch(msgspec.Struct, forbid_unknown_fields=True):
    id: str | None = None
    area: str | None = None
    dial: Level | None = None
    track: Level | None = None
    threat: Annotated[int, msgspec.Meta(ge=0, le=MOST_THREAT)] | None = None
    skill: bool | None = None
    skill_used: bool | None = None
    pool: dict[str, Natural] | None = None
    items: list[str] | None = None
    wounds: list[TilePatch] | None = None


class TokenPatch(msgspec.Struct, forbid_unknown_fields=True):
    """A token: the card that it lies under (none: beside the Row), and its side."""

    under: str = ""
    active: bool = True


class BoxPatch(msgspec.Struct, forbid_unknown_fields=True):
    on: dict[str, Natural] = {}
    raised: list[str] = []
    offering: str = ""


class LocationPatch(msgspec.Struct, forbid_unknown_fields=True):
    enemies: list[str] | None = None
    blocked: bool | None = None
    read: bool | None = None
    boxes: dict[Natural, BoxPatch] = {}


class ActPatch(msgspec.Struct, forbid_unknown_fields=True):
    type: str
    value: Natural
    card: str = ""
    may: dict[str, int] = {}
    tiles: list[str] = []


class TablePatch(msgspec.Struct, forbid_unknown_fields=True):
    round: Annotated[int, msgspec.Meta(ge=1)] | None = None
    turn: Annotated[int, msgspec.Meta(ge=0, le=TOKENS - 1)] | None = None
    first: Natural | None = None
    active: Natural | None = None
    heroes: list[HeroPatch] = []
    locations: dict[str, LocationPatch] = {}
    blocked_borders: list[str] | None = None
    sources: dict[str, list[str]] = {}
    row: list[str] | None = None
    blocked_cards: list[str] = []
    tokens: Annotated[list[TokenPatch], msgspec.Meta(min_length=TOKENS, max_length=TOKENS)] | None = None
    specials: list[str] | None = None
    path: list[str] | None = None
    tiles: list[TilePatch] | None = None
    gathered: Cells | None = None
    display: list[str] | None = None
    event: str | None = None
    track: int | None = None
    goals: dict[str, Natural] | None = None
    flags: list[str] | None = None
    told: list[Natural] | None = None
    ship: str | None = None
    notes: dict[str, int] = {}  # what the adventure remembers, lays out and hides
    names: dict[str, str] = {}
    aside: dict[str, list[str]] = {}
    secrets: dict[str, str] = {}
    act: ActPatch | None = None


def arrange(t: State, table: Any, draws: Mapping[str, list[str]], at: tuple[str | int, ...]) -> None:
    patch = checked(TablePatch, table, "position.table")
    scene = str(at[0])
    if scene and scene not in ("set_up", "choose_hero", "first_player", "first_round"):
        t.phase = "event" if scene in EVENT_SCENES else "action"
        _numbers(t, patch)
        _heroes(t, patch)
        _map(t, patch)
        _row(t, patch)
        _path(t, patch)
        _cards(t, patch)
        if patch.act is not None:
            t.acts = [_act(t, patch.act)]
    elif table:
        raise PositionError("position.table: a game from its beginning takes no table; say a scene with 'at'")
    _stack(t, draws)


EVENT_SCENES = ("new_round", "wake_tokens", "next_effect", "new_event", "pass_marker")


def _known(name: str, known: Any, what: str, where: str) -> str:
    if name not in known:
        raise PositionError(f"position.table.{where}: there is no {what} '{name}'")
    return name


def _numbers(t: State, patch: TablePatch) -> None:
    if patch.round is not None:
        if patch.round > t.tale.rounds:
            raise PositionError(f"position.table.round: this adventure has {t.tale.rounds} rounds")
        t.round = patch.round
    for name in ("first", "active"):
        hero = getattr(patch, name)
        if hero is not None:
            if hero >= len(t.heroes):
                raise PositionError(f"position.table.{name}: there is no Hero {hero}")
            setattr(t, name, hero)
    if patch.turn is not None:
        t.turn = patch.turn
        if patch.active is None:
            t.active = (t.first + t.turn) % len(t.heroes)
    elif patch.active is None:
        t.active = t.first
    if patch.track is not None:
        track = t.tale.track
        if track is None or not track.first <= patch.track <= track.last:
            raise PositionError(f"position.table.track: there is no space {patch.track}")
        t.track = patch.track
    if patch.flags is not None:
        t.flags = [_known(flag, t.tale.flags, "flag", f"flags[{i}]") for i, flag in enumerate(patch.flags)]
    if patch.told is not None:
        numbers = t.map.paragraphs
        for i, number in enumerate(patch.told):
            if number not in numbers:
                raise PositionError(f"position.table.told[{i}]: there is no Paragraph {number}")
        t.told = list(patch.told)
    if patch.goals is not None:
        t.goals = {name: number for name, number in patch.goals.items() if number}
    if patch.ship is not None:
        t.ship = _known(patch.ship, t.map.areas, "Area", "ship")
    t.notes |= patch.notes
    t.names |= patch.names
    for name in [name for name, value in patch.names.items() if not value]:
        del t.names[name]  # an empty one takes away what setup put there
    t.aside |= {name: list(things) for name, things in patch.aside.items()}
    t.secrets |= patch.secrets


def _heroes(t: State, patch: TablePatch) -> None:
    if len(patch.heroes) > len(t.heroes):
        raise PositionError(f"position.table.heroes: {len(t.heroes)} Heroes play, {len(patch.heroes)} are given")
    for i, given in enumerate(patch.heroes):
        where = f"heroes[{i}]"
        if given.id is not None:
            _become(t, i, _known(given.id, t.content.heroes, "Hero", f"{where}.id"))
        hero = t.heroes[i]
        if given.area is not None:
            hero.area = _known(given.area, t.map.areas, "Area", f"{where}.area")
        hero.dial = hero.dial if given.dial is None else given.dial
        hero.track = hero.track if given.track is None else given.track
        hero.threat = hero.threat if given.threat is None else given.threat
        hero.ready = hero.ready if given.skill is None else given.skill
        hero.used = t.round if given.skill_used else hero.used
        if given.pool is not None:
            hero.pool = {_known(k, RESOURCES, "Resource", f"{where}.pool"): n for k, n in given.pool.items() if n}
        if given.items is not None:
            _items(t, i, given.items, where)
        if given.wounds is not None:
            hero.wounds = []
            for j, tile in enumerate(given.wounds):
                _wound(t, i, tile, f"{where}.wounds[{j}]")


def _become(t: State, hero: int, id: str) -> None:
    """Another Hero sits here; its own Item comes along."""
    for other, each in enumerate(t.heroes):
        if each.id == id and other != hero:
            _become(t, other, next(name for name in t.content.heroes if name not in [h.id for h in t.heroes]))
    own = t.heroes[hero]
    if own.id == id:
        return
    old = t.content.heroes[own.id].item
    if old in own.items:
        own.items.remove(old)
    entry = t.content.heroes[id]
    own.id, own.pool = id, {str(kind): number for kind, number in entry.start.items()}
    own.items.append(entry.item)


def _items(t: State, hero: int, wanted: list[str], where: str) -> None:
    t.item_discard += [item for item in t.heroes[hero].items if not t.content.items[item].hero]
    t.heroes[hero].items = []
    for item in wanted:
        _known(item, t.content.items, "Item", f"{where}.items")
        _take(t, item)
        t.heroes[hero].items.append(item)


def _take(t: State, item: str) -> None:
    """From wherever an Item lies; a Hero's own comes from the box."""
    if item in t.display:
        t.display.remove(item)
    elif item in t.item_discard:
        t.item_discard.remove(item)
    elif item in t.items.items():
        t.items.take(item)
    else:
        for other in t.heroes:
            if item in other.items:
                other.items.remove(item)


def _mask(cells: Cells, height: int) -> int:
    return sum(bit(x, y, height) for x, y in cells)


def _wound(t: State, hero: int, tile: TilePatch, where: str) -> None:
    _known(tile.shape, t.content.tiles, "tile", f"{where}.shape")
    mask = _mask(tile.cells, t.wound_grid(hero).height)
    if mask not in [spot.mask for spot in wound_spots(t, hero, tile.shape)]:
        raise PositionError(f"position.table.{where}: a {tile.shape} cannot lie there (TH-9.3)")
    t.heroes[hero].wounds.append((tile.shape, mask))


def _map(t: State, patch: TablePatch) -> None:
    for name, given in patch.locations.items():
        _known(name, t.map.locations, "Location", "locations")
        if given.enemies is not None:
            t.enemies.pop(name, None)
            if given.enemies:
                t.enemies[name] = list(given.enemies)
        for flag, zone in ((given.blocked, t.blocked), (given.read, t.read)):
            if flag is not None and flag != (name in zone):
                zone.append(name) if flag else zone.remove(name)
        for index, box in given.boxes.items():
            if index >= len(t.map.locations[name].boxes):
                raise PositionError(f"position.table.locations.{name}.boxes: there is no box {index}")
            key = f"{name}-{index}"
            if box.on:
                t.on_box[key] = dict(box.on)
            if box.raised:
                t.raised[key] = list(box.raised)
            if box.offering:
                t.offerings[key] = _known(box.offering, t.content.tiles, "tile", f"locations.{name}.boxes")
    if patch.blocked_borders is not None:
        t.blocked = [each for each in t.blocked if each not in t.map.borders]
        t.blocked += [_known(each, t.map.borders, "Border", "blocked_borders") for each in patch.blocked_borders]
    for area, kinds in patch.sources.items():
        t.sources[_known(area, t.map.areas, "Area", "sources")] = list(kinds)


def _row(t: State, patch: TablePatch) -> None:
    if patch.row is not None:
        wanted = [_known(card, t.content.actions, "Action card", "row") for card in patch.row]
        t.row = list(wanted)
        t.unused = [card for card in t.content.actions if card not in t.row]
        sort_row(t)
    if patch.tokens is not None:
        for i, token in enumerate(patch.tokens):
            if token.under and token.under not in t.row:
                raise PositionError(f"position.table.tokens[{i}].under: '{token.under}' is not in the Row")
            t.tokens[i] = t.row.index(token.under) if token.under else BESIDE
            t.awake[i] = token.active
    t.blocked += [_known(card, t.row, "Action card in the Row", "blocked_cards") for card in patch.blocked_cards]
    if patch.specials is not None:
        t.special = [_known(each, t.content.specials, "Special Action card", "specials") for each in patch.specials]


def _path(t: State, patch: TablePatch) -> None:
    if patch.path is not None:
        t.path = [_known(card, t.content.terrain, "Terrain card", "path") for card in patch.path]
        t.terrain = Deck()
        t.terrain.shuffle_on_top(card for card in t.content.terrain if card not in t.path)
        t.laid, t.gathered = [], []
    if patch.tiles is not None:
        t.laid = []
        for i, tile in enumerate(patch.tiles):
            _tile(t, tile, f"tiles[{i}]")
    if patch.gathered is not None:
        t.gathered = [x * t.rows + y for x, y in patch.gathered]


def _tile(t: State, tile: TilePatch, where: str) -> None:
    _known(tile.shape, t.content.tiles, "tile", f"{where}.shape")
    mask = _mask(tile.cells, t.rows)
    for spot in tile_spots(t, tile.shape):
        if spot.mask == mask:
            t.laid.append((tile.shape, spot.turn, spot.x, spot.y))
            return
    raise PositionError(f"position.table.{where}: a {tile.shape} cannot lie there (TH-17.4)")


def _cards(t: State, patch: TablePatch) -> None:
    if patch.display is not None:
        t.items.shuffle_on_top(t.display)
        t.display = []
        for item in patch.display:
            _take(t, _known(item, t.content.items, "Item", "display"))
            t.display.append(item)
    if patch.event is not None:
        card = _known(patch.event, t.content.events, "Event card", "event")
        deck = t.content.events[card].deck
        if deck not in t.events:
            raise PositionError(f"position.table.event: '{card}' is of the deck {deck}, which is not used")
        if t.event:
            t.events[t.content.events[t.event].deck].mix_in(t.event)
        t.events[deck].take(card)
        t.event = card


def _act(t: State, given: ActPatch) -> Act:
    act = Act(given.type, given.value, t.active, card=given.card)
    act.may.update(given.may)
    act.shapes = [_known(shape, t.content.tiles, "tile", "act.tiles") for shape in given.tiles]
    return act


def _stack(t: State, draws: Mapping[str, list[str]]) -> None:
    """Cards that will be drawn next, the first one first."""
    decks: dict[str, Deck[str]] = {"terrain": t.terrain, "items": t.items, "findings": t.findings}
    decks |= {f"enemy_{tier}": deck for tier, deck in t.foes.items()}
    decks |= {f"event_{name}": deck for name, deck in t.events.items()}
    for name, cards in draws.items():
        if name not in decks:
            raise PositionError(f"position.draws.{name}: there is no such deck; there are: {', '.join(decks)}")
        for i, card in reversed(list(enumerate(cards))):
            if card not in decks[name].items():
                raise PositionError(f"position.draws.{name}[{i}]: '{card}' is not in this deck")
            decks[name].take(card)
            decks[name].lay_on_top(card)
