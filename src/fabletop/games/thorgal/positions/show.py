"""The table in the words of positions: the whole state, secrets included."""

from __future__ import annotations

from typing import Any

import msgspec

from ....kernel.vocabulary import as_seen
from ..geometry import cells_of
from ..path.journey import marked_column
from ..state import BESIDE, State
from ..view.table import act_view, area_view, discards, fight_view, hero_view, location_view, row_view
from .arrange import decks
from .words import (
    ActPart,
    AreaPart,
    CardPart,
    FightPart,
    HeroPart,
    LocationPart,
    ThorgalTable,
    TilePart,
    TokenPart,
)


def picture(t: State) -> ThorgalTable:
    return ThorgalTable(
        adventure=t.adventure,
        round=t.round,
        rounds=t.tale.rounds,
        phase=t.phase,
        turn=t.turn,
        first=t.first,
        active=t.active,
        order=list(t.turns()),
        heroes=[as_seen(HeroPart, hero_view(t, hero)) for hero in range(len(t.heroes))],
        areas={area: as_seen(AreaPart, area_view(t, area)) for area in t.map.areas},
        locations={location: as_seen(LocationPart, location_view(t, location)) for location in t.map.locations},
        blocked_borders=[border for border in t.map.borders if border in t.blocked],
        sources={area: list(kinds) for area, kinds in t.sources.items() if kinds},
        row=[as_seen(CardPart, card) for card in row_view(t)],
        beside=t.tokens.count(BESIDE),
        tokens=_tokens(t),
        blocked_cards=[card for card in t.row if card in t.blocked],
        specials=list(t.special),
        path=list(t.path),
        tiles=[TilePart(shape=each[0], cells=_cells(t.laid_mask(each), t.rows)) for each in t.laid],
        gathered=[list(divmod(cell, t.rows)) for cell in t.gathered],
        rubble=[list(divmod(cell, t.rows)) for cell in t.rubble],
        covered=dict(t.over),
        marked=marked_column(t) if t.path else 0,
        display=list(t.display),
        event=t.event or None,
        decks={name: len(deck) for name, deck in decks(t).items()},
        discards=discards(t),
        track=t.track if t.tale.track else None,
        ship=t.ship or None,
        goals=dict(t.goals),
        flags=list(t.flags),
        told=list(t.told),
        reading=t.reading or None,
        trust=t.trust or None,
        shields={icon: number for icon, number in t.shields.items() if number},
        tale=_tale(t),
        act=_act(t),
        fight=_fight(t),
        tile=t.tile or None,
        ending=t.ending or None,
    )


def _cells(mask: int, height: int) -> list[list[int]]:
    return [list(cell) for cell in cells_of(mask, height)]


def _tokens(t: State) -> list[TokenPart]:
    lying = sorted(zip(t.tokens, t.awake))
    return [TokenPart(under=t.row[slot] if slot != BESIDE else None, active=awake) for slot, awake in lying]


def _tale(t: State) -> dict[str, Any]:
    """What the adventure remembers, secrets too."""
    return {field: value for part in t.tales.by_name.values() for field, value in msgspec.to_builtins(part).items()}


def _act(t: State) -> ActPart | None:
    shown = act_view(t)
    if shown is None:
        return None
    act = as_seen(ActPart, shown)
    act.prices = {colour: t.act.prices[colour] for colour in shown.dice if t.act.prices.get(colour)}
    act.tiles = list(t.act.shapes)
    act.may_take = list(shown.tiles)
    return act


def _fight(t: State) -> FightPart | None:
    shown = fight_view(t)
    if shown is None:
        return None
    fight = as_seen(FightPart, shown)
    fight.faces = [face + 1 for face in shown.faces]
    return fight
