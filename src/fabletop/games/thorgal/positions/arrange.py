"""Laying out a position. What is named is taken from where it lies, or from the box, never twice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from ....kernel import Deck, PositionError
from ....kernel.state import made_of
from ....kernel.vocabulary import fix_draws
from ..content import PENALTIES
from ..geometry import bit
from ..hero.body import wound_spots
from ..path.journey import tile_spots
from ..rounds.row import sort_row
from ..state import BESIDE, Act, State
from .words import ActPart, BoxPart, LocationPart, ThorgalTable, TilePart

At = tuple[str | int, ...]
EVENT_SCENES = ("new_round", "wake_tokens", "next_effect", "new_event", "pass_marker")


def arrange(t: State, table: ThorgalTable, draws: Mapping[str, list[str]], at: At) -> None:
    if at[0]:
        t.phase = "event" if at[0] in EVENT_SCENES else "action"
        _lay_numbers(t, table)
        _lay_story(t, table)
        _lay_items(t, table)
        _lay_heroes(t, table)
        _lay_map(t, table)
        _lay_row(t, table)
        _lay_path(t, table)
        _lay_event(t, table)
        if table.act:
            t.acts = [_act(t, table.act)]
    elif table != ThorgalTable():
        raise PositionError("position.table: a game from its beginning takes no table; say a scene with 'at'")
    _stack(t, draws)


def _fail(where: str, why: str) -> PositionError:
    return PositionError(f"position.table.{where}: {why}")


def _once(names: Iterable[str], where: str) -> list[str]:
    """Each of them exists once."""
    found: list[str] = []
    for name in names:
        if name in found:
            raise _fail(where, f"'{name}' stands twice, and there is one")
        found.append(name)
    return found


def _lay_numbers(t: State, table: ThorgalTable) -> None:
    if table.round is not UNSET:
        if table.round > t.tale.rounds:
            raise _fail("round", f"this adventure has {t.tale.rounds} rounds")
        t.round = table.round
    for name, hero in (("first", table.first), ("active", table.active)):
        if hero is not UNSET and hero >= len(t.heroes):
            raise _fail(name, f"there is no Hero {hero}")
    t.first = t.first if table.first is UNSET else table.first
    t.turn = t.turn if table.turn is UNSET else table.turn
    t.active = t.turns()[t.turn] if table.active is UNSET else table.active
    if table.track is not UNSET and table.track is not None:
        track = t.tale.track
        if track is None or not track.first <= table.track <= track.last:
            raise _fail("track", f"there is no space {table.track}")
        t.track = table.track


def _lay_story(t: State, table: ThorgalTable) -> None:
    if table.flags is not UNSET:
        t.flags = _once(table.flags, "flags")
    if table.told is not UNSET:
        for i, number in enumerate(table.told):
            if number not in t.map.paragraphs:
                raise _fail(f"told[{i}]", f"there is no Paragraph {number}")
        t.told = list(table.told)
    if table.goals is not UNSET:
        t.goals = {name: number for name, number in table.goals.items() if number}
    if table.ship is not UNSET:
        t.ship = table.ship or ""
    if table.shields is not UNSET:
        t.shields = {icon: number for icon, number in table.shields.items() if number}
    if table.tale is not UNSET:
        _lay_tale(t, table.tale)


def _lay_tale(t: State, given: dict[str, Any]) -> None:
    """The fields of what the adventure remembers; each part that it has knows its own."""
    left = dict(given)
    for name, part in t.tales.by_name.items():
        fields = msgspec.to_builtins(part)
        own = {field: left.pop(field) for field in list(left) if field in fields}
        try:
            t.tales.by_name[name] = made_of(type(part), fields | own)
        except msgspec.ValidationError as error:
            raise _fail("tale", str(error)) from None
    if left:
        known = [field for part in t.tales.by_name.values() for field in msgspec.to_builtins(part)]
        raise _fail("tale", f"there is no '{next(iter(left))}'; there are: {', '.join(known) or 'none'}")


# -- Heroes and Items ------------------------------------------------------------------------------


def _lay_heroes(t: State, table: ThorgalTable) -> None:
    for i, given in enumerate(table.heroes or []):
        hero = t.heroes[i]
        hero.area = hero.area if given.area is UNSET else given.area
        hero.dial = hero.dial if given.dial is UNSET else given.dial
        hero.track = hero.track if given.track is UNSET else given.track
        hero.threat = hero.threat if given.threat is UNSET else given.threat
        hero.ready = hero.ready if given.skill is UNSET else given.skill
        if given.skill_used is not UNSET:
            hero.used = t.round if given.skill_used else 0
        if given.pool is not UNSET:
            hero.pool = {kind: number for kind, number in given.pool.items() if number}
        if given.wounds is not UNSET:
            hero.wounds = []
            for j, tile in enumerate(given.wounds):
                _wound(t, i, tile, f"heroes[{i}].wounds[{j}]")


def _lay_items(t: State, table: ThorgalTable) -> None:
    """Who plays, and what they and the display have; what lay there before goes back."""
    heroes = table.heroes or []
    if len(heroes) > len(t.heroes):
        raise _fail("heroes", f"{len(t.heroes)} Heroes play, {len(heroes)} are given")
    _once((given.id for given in heroes if given.id), "heroes")
    for i, given in enumerate(heroes):
        if given.id is not UNSET:
            _become(t, i, given.id)
    _once([*(item for given in heroes for item in given.items or []), *(table.display or [])], "heroes and display")
    for i, given in enumerate(heroes):
        if given.items is not UNSET:
            t.item_discard += [item for item in t.heroes[i].items if not t.content.items[item].hero]
            t.heroes[i].items = []
    if table.display is not UNSET:
        t.items.shuffle_on_top(t.display)
        t.display = []
    for i, given in enumerate(heroes):
        if given.items is not UNSET:
            t.heroes[i].items = [_taken(t, item, i, f"heroes[{i}].items") for item in given.items]
    if table.display is not UNSET:
        t.display = [_taken(t, item, -1, "display") for item in table.display]


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


def _taken(t: State, item: str, hero: int, where: str) -> str:
    """From wherever an Item lies; a Hero's own comes from the box."""
    owner = t.content.items[item].hero
    if item in t.display:
        t.display.remove(item)
    elif item in t.item_discard:
        t.item_discard.remove(item)
    elif item in t.items.items():
        t.items.take(item)
    elif owner and owner not in [each.id for each in t.heroes]:
        raise _fail(where, f"'{item}' is the Item of {owner}, who does not play (TH-4.19)")
    else:
        for other in t.heroes:
            if item in other.items:
                other.items.remove(item)
    return item


def _mask(tile: TilePart, height: int, where: str) -> int:
    if tile.shape is UNSET or tile.cells is UNSET:
        raise _fail(where, "a tile needs its shape and its cells")
    return sum(bit(x, y, height) for x, y in tile.cells)


def _wound(t: State, hero: int, tile: TilePart, where: str) -> None:
    mask, shape = _mask(tile, t.wound_grid(hero).height, where), str(tile.shape)
    if mask not in [spot.mask for spot in wound_spots(t, hero, shape)]:
        raise _fail(where, f"a {shape} cannot lie there (TH-9.3)")
    t.heroes[hero].wounds.append((shape, mask))


# -- the Map ---------------------------------------------------------------------------------------


def _lay_map(t: State, table: ThorgalTable) -> None:
    for name, given in (table.locations or {}).items():
        _lay_location(t, name, given)
    if table.blocked_borders is not UNSET:
        t.blocked = [each for each in t.blocked if each not in t.map.borders]
        t.blocked += _once(table.blocked_borders, "blocked_borders")
    t.sources |= {area: list(kinds) for area, kinds in (table.sources or {}).items()}


def _lay_location(t: State, name: str, given: LocationPart) -> None:
    if given.enemies is not UNSET:
        t.enemies.pop(name, None)
        if given.enemies:
            t.enemies[name] = list(given.enemies)
    _mark(t.blocked, name, given.blocked)
    _mark(t.read, name, given.read)
    for i, box in enumerate(given.boxes or []):
        if i >= len(t.map.locations[name].boxes):
            raise _fail(f"locations.{name}.boxes", f"there is no box {i}")
        _lay_box(t, f"{name}-{i}", box)


def _mark(zone: list[str], name: str, wanted: bool | UnsetType) -> None:
    if wanted is True and name not in zone:
        zone.append(name)
    elif wanted is False and name in zone:
        zone.remove(name)


def _lay_box(t: State, key: str, box: BoxPart) -> None:
    if box.on is not UNSET:
        t.on_box.pop(key, None)
        if lying := {kind: number for kind, number in box.on.items() if number}:
            t.on_box[key] = lying
    if box.raised is not UNSET:
        t.raised.pop(key, None)
        if box.raised:
            t.raised[key] = list(box.raised)
    if box.offering is not UNSET:
        t.offerings.pop(key, None)
        if box.offering:
            t.offerings[key] = box.offering


# -- the Row and the Path --------------------------------------------------------------------------


def _lay_row(t: State, table: ThorgalTable) -> None:
    if table.row is not UNSET:
        t.row = _once((str(each.card) for each in table.row), "row")
        t.unused = [card for card in t.content.actions if card not in t.row]
        sort_row(t)
    for i, token in enumerate(table.tokens or []):
        if token.under and token.under not in t.row:
            raise _fail(f"tokens[{i}].under", f"'{token.under}' is not in the Row")
        t.tokens[i] = t.row.index(token.under) if token.under else BESIDE
        t.awake[i] = token.active is not False
    if table.blocked_cards is not UNSET:
        t.blocked = [each for each in t.blocked if each not in t.content.actions]
        for i, card in enumerate(_once(table.blocked_cards, "blocked_cards")):
            if card not in t.row:
                raise _fail(f"blocked_cards[{i}]", f"'{card}' is not in the Row")
            t.blocked.append(card)
    if table.specials is not UNSET:
        t.special = _once(table.specials, "specials")


def _lay_path(t: State, table: ThorgalTable) -> None:
    if table.path is not UNSET:
        _lay_terrain(t, _once(table.path, "path"))
        t.laid, t.gathered, t.rubble, t.over = [], [], [], {}
    if table.tiles is not UNSET:
        t.laid = []
        for i, tile in enumerate(table.tiles):
            _tile(t, tile, f"tiles[{i}]")
    if table.gathered is not UNSET:
        t.gathered = []
        for i, (x, y) in enumerate(table.gathered):
            t.gathered.append(_free_space(t, x, y, f"gathered[{i}]"))
    if table.rubble is not UNSET:
        t.rubble = []
        for i, (x, y) in enumerate(table.rubble):
            t.rubble.append(_free_space(t, x, y, f"rubble[{i}]"))
    for name, shape in (table.covered or {}).items():
        if name not in _penalties(t) or shape not in t.content.tiles:
            raise _fail(f"covered.{name}", f"no Penalty of the Path, or no tile '{shape}'; there are: {_penalties(t)}")
        t.over[name] = shape


def _free_space(t: State, x: int, y: int, where: str) -> int:
    cell = x * t.rows + y
    if not (y < t.rows and x < t.columns() and not (t.covered() | t.holes()) >> cell & 1):
        raise _fail(where, "there is no free space of the Path")
    return cell


def _penalties(t: State) -> list[str]:
    """The Penalties that the Terrain cards of the Path define."""
    names = [f"{colour}-{card}" for card in t.path for colour in PENALTIES]
    return [name for name in names if name in t.content.lists]


def _lay_terrain(t: State, path: list[str]) -> None:
    """The deck is what else the adventure uses: a card from the box changes places with another one of its kind."""
    used = [*t.path, *t.terrain.items()]
    terrain = t.content.terrain
    for i, card in enumerate(path):
        if card not in used:
            alike = [each for each in used if terrain[each].kind == terrain[card].kind and each not in path]
            if not alike:
                raise _fail(f"path[{i}]", f"this adventure does not use '{card}' (TH-4.25)")
            used.remove(alike[-1])
            used.append(card)
    t.path = path
    t.terrain = Deck()
    t.terrain.shuffle_on_top(card for card in used if card not in path)


def _tile(t: State, tile: TilePart, where: str) -> None:
    mask, shape = _mask(tile, t.rows, where), str(tile.shape)
    for spot in tile_spots(t, shape):
        if spot.mask == mask:
            t.laid.append((shape, spot.turn, spot.x, spot.y))
            return
    raise _fail(where, f"a {shape} cannot lie there (TH-17.4)")


def _lay_event(t: State, table: ThorgalTable) -> None:
    if table.event is UNSET:
        return
    if t.event:
        t.events[t.content.events[t.event].deck].mix_in(t.event)
        t.event = ""
    if table.event:
        deck = t.content.events[table.event].deck
        if deck not in t.events:
            raise _fail("event", f"'{table.event}' is of the deck {deck}, which is not used")
        t.events[deck].take(table.event)
        t.event = table.event


def _act(t: State, given: ActPart) -> Act:
    if given.type is UNSET or given.value is UNSET:
        raise _fail("act", "an action needs its type and its value")
    act = Act(given.type, given.value, t.active, main=True, card=given.card or "", left=0, stack=0, sole=False)
    act.may.update(given.may or {})
    act.dice.update(given.dice or {})
    act.prices.update(given.prices or {})
    act.ignore.update(given.ignore or {})
    act.shapes = list(given.tiles or [])
    return act


def decks(t: State) -> dict[str, Deck[str]]:
    """The decks by the names of draws."""
    found: dict[str, Deck[str]] = {"terrain": t.terrain, "items": t.items, "findings": t.findings}
    found |= {f"enemy_{tier}": deck for tier, deck in t.foes.items()}
    return found | {f"event_{name}": deck for name, deck in t.events.items()}


def _stack(t: State, draws: Mapping[str, list[str]]) -> None:
    """Cards that will be drawn next, the first one first."""
    found = decks(t)
    for name, cards in draws.items():
        if name not in found:
            raise PositionError(f"position.draws.{name}: there is no such deck; there are: {', '.join(found)}")
        fix_draws(found[name], cards, f"position.draws.{name}")
