"""What is printed on the components, as the browser needs it: shapes, numbers, places; what cards do, as messages."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....kernel.messages import Sentence, plain
from ..content import ActionCard, Adventure, Board, Box, Content, HeroEntry, Location, Map, Terrain
from ..content.parts import ActionType, Mode, Penalty, Resource, Side, Tier, alternatives
from ..content.story import Ground
from ..geometry import Cell, cells_of
from ..words.effects import EffectWords

BorderKind = Literal["normal", "red", "blue", "impassable"]


class TileFacts(msgspec.Struct, frozen=True, kw_only=True):
    cells: tuple[Cell, ...]  # a column and a row, from 0, the first at the top left


class FaceFacts(msgspec.Struct, frozen=True, kw_only=True):
    white: str  # a shape
    critical: str  # a shape, or ""


class DieFacts(msgspec.Struct, frozen=True, kw_only=True):
    faces: tuple[FaceFacts, ...]


class SkillFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    refresh: dict[Resource, int]


class HeroFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    start: dict[Resource, int]
    item: str
    skill: SkillFacts
    wound_area: tuple[Cell, ...]
    dial: tuple[tuple[str, ...], ...]  # the dice of each Combat level
    track: tuple[tuple[str, ...], ...]  # the tiles that each Journey level adds


class ItemFacts(msgspec.Struct, frozen=True, kw_only=True):
    action: ActionType | Literal["any"]


class MainFacts(msgspec.Struct, frozen=True, kw_only=True):
    type: ActionType
    value: int


class BonusFacts(msgspec.Struct, frozen=True, kw_only=True):
    mode: Mode
    say: Sentence  # what it does


class ActionFacts(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    main: tuple[MainFacts, ...]
    extra: tuple[Sentence, ...]  # what always happens
    bonus: tuple[BonusFacts, ...]


class SpaceFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A space of a card with a grid."""

    x: int
    y: int
    icons: tuple[tuple[str, ...], ...]  # of each its alternatives; Penalties are not among them
    penalty: Penalty | Literal[""]


class BoardFacts(msgspec.Struct, frozen=True, kw_only=True):
    width: int
    height: int
    spaces: tuple[SpaceFacts, ...]


class TerrainFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    kind: Literal["standard", "barren"]
    reveal: int  # the marked column
    board: BoardFacts


class EnemyFacts(msgspec.Struct, frozen=True, kw_only=True):
    tier: Tier
    board: BoardFacts


class EventFacts(msgspec.Struct, frozen=True, kw_only=True):
    deck: str
    next: Side  # the icon that it calls


# -- adventures ------------------------------------------------------------------------------------


class AreaFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    number: int
    two_faced: bool  # it has a light and a dark face
    x: int
    y: int


class BorderFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    a: str
    b: str
    kind: BorderKind
    multiplicity: int


class BoxFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What a box asks for, besides Resources."""

    id: str  # by which choices name it
    action: Literal["assign", "sacrifice", "combat"]
    open: str  # any number of this Resource, or ""
    distrust: str  # the die of a distrustful Location, or ""
    of: tuple[str, ...]  # the Resources that it takes
    shape: str  # of a Sacrifice, or ""
    defeat: bool  # all Enemies


class LocationFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    area: str
    border: str
    ship: bool  # it lies where the Ship is
    x: int
    y: int
    runes: tuple[str, ...]
    combined: bool  # its Enemies fight together
    boxes: tuple[BoxFacts, ...]


class TrackFacts(msgspec.Struct, frozen=True, kw_only=True):
    first: int
    last: int
    good: Literal["left", "right"]
    turns: tuple[int, ...]  # spaces where something happens
    ends: dict[str, str]  # the goal that reaching a space fulfils, or the defeat


class EndingFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    won: bool
    kind: Literal["good", "bittersweet", "bad"]
    goals: tuple[str, ...]


class AdventureFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    resources: tuple[Resource, ...]  # besides the common ones
    goals: tuple[str, ...]
    areas: tuple[AreaFacts, ...]
    borders: tuple[BorderFacts, ...]
    locations: tuple[LocationFacts, ...]
    decks: tuple[str, str]
    rounds_marked: tuple[int, ...]
    track: TrackFacts | None
    rules: tuple[str, ...]
    endings: tuple[EndingFacts, ...]
    ground: Ground  # of what the chart is drawn around the Areas


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    tiles: dict[str, TileFacts]
    dice: dict[str, DieFacts]
    heroes: dict[str, HeroFacts]
    items: dict[str, ItemFacts]
    actions: dict[str, ActionFacts]
    terrain: dict[str, TerrainFacts]
    enemies: dict[str, EnemyFacts]
    events: dict[str, EventFacts]
    adventures: dict[str, AdventureFacts]
    rows: int  # of a Terrain card


# -- from the pack ---------------------------------------------------------------------------------


def facts(content: Content) -> Facts:
    words = EffectWords(content, "")
    boards = {id: _board(board) for id, board in content.boards.items()}
    return Facts(
        tiles={id: TileFacts(cells=tile.cells) for id, tile in content.tiles.items()},
        dice={
            id: DieFacts(faces=tuple(FaceFacts(white=face.white, critical=face.critical) for face in die.faces))
            for id, die in content.dice.items()
        },
        heroes={id: _hero(content, hero) for id, hero in content.heroes.items()},
        items={id: ItemFacts(action=item.action) for id, item in content.items.items()},
        actions={id: _action(words, card) for id, card in content.actions.items()},
        terrain={id: _terrain(card, boards[id]) for id, card in content.terrain.items()},
        enemies={id: EnemyFacts(tier=card.tier, board=boards[id]) for id, card in content.enemies.items()},
        events={id: EventFacts(deck=card.deck, next=card.next.icon) for id, card in content.events.items()},
        adventures={id: _adventure(adventure, content.maps[id]) for id, adventure in content.adventures.items()},
        rows=content.rows,
    )


def _hero(content: Content, hero: HeroEntry) -> HeroFacts:
    area = content.wound_areas[hero.id]
    return HeroFacts(
        id=hero.id,
        start=hero.start,
        item=hero.item,
        skill=SkillFacts(id=hero.skill.id, refresh=hero.skill.refresh),
        wound_area=tuple(cells_of(area.cells, area.height)),
        dial=hero.dial,
        track=hero.track,
    )


def _action(words: EffectWords, card: ActionCard) -> ActionFacts:
    return ActionFacts(
        number=card.number,
        main=tuple(MainFacts(type=main.type, value=main.value) for main in card.main),
        extra=tuple(plain(words.brief((effect,))) for effect in card.extra),
        bonus=tuple(BonusFacts(mode=bonus.mode, say=plain(words.brief(bonus.effects))) for bonus in card.bonus),
    )


def _board(board: Board) -> BoardFacts:
    return BoardFacts(
        width=board.grid.width,
        height=board.grid.height,
        spaces=tuple(
            _space(cell, board.icons.get(cell[0] * board.grid.height + cell[1], ()))
            for cell in cells_of(board.grid.cells, board.grid.height)
        ),
    )


def _space(cell: Cell, printed: tuple[str, ...]) -> SpaceFacts:
    icons = tuple(alternatives(icon) for icon in printed if icon not in ("red", "yellow"))
    penalty: Penalty | Literal[""] = "red" if "red" in printed else "yellow" if "yellow" in printed else ""
    return SpaceFacts(x=cell[0], y=cell[1], icons=icons, penalty=penalty)


def _terrain(card: Terrain, board: BoardFacts) -> TerrainFacts:
    return TerrainFacts(id=card.id, kind=card.kind, reveal=card.reveal, board=board)


def _adventure(adventure: Adventure, chart: Map) -> AdventureFacts:
    track = adventure.track
    return AdventureFacts(
        id=adventure.id,
        resources=adventure.resources,
        goals=adventure.goals,
        areas=tuple(
            AreaFacts(id=each.id, number=each.number, two_faced=each.dark_sources is not None, x=each.x, y=each.y)
            for each in adventure.areas
        ),
        borders=tuple(
            BorderFacts(id=each.id, a=each.a, b=each.b, kind=each.kind, multiplicity=each.multiplicity)
            for each in adventure.borders
        ),
        locations=tuple(_location(each, chart) for each in adventure.locations),
        decks=adventure.decks,
        rounds_marked=tuple(each.round for each in adventure.rounds_marked),
        track=None
        if track is None
        else TrackFacts(
            first=track.first,
            last=track.last,
            good=track.good,
            turns=tuple(track.at),
            ends={str(space): goal for space, goal in track.ends.items()},
        ),
        rules=adventure.rules,
        endings=tuple(
            EndingFacts(id=each.id, won=each.won, kind=each.kind, goals=each.goals) for each in adventure.endings
        ),
        ground=adventure.ground,
    )


def _location(place: Location, chart: Map) -> LocationFacts:
    return LocationFacts(
        id=place.id,
        area=place.area,
        border=place.border,
        ship=place.ship,
        x=place.x,
        y=place.y,
        runes=place.runes,
        combined=place.combined,
        boxes=tuple(_box(id, box) for id, box in chart.boxes_at[place.id]),
    )


def _box(id: str, box: Box) -> BoxFacts:
    needs = box.needs
    return BoxFacts(
        id=id,
        action=box.action,
        open=needs.open,
        distrust=needs.distrust,
        of=needs.of,
        shape=needs.shape,
        defeat=needs.defeat,
    )
