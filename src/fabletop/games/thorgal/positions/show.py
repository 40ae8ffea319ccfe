"""The table in the words of positions: the whole state, secrets included."""

from __future__ import annotations

from typing import Any

import msgspec

from ..combat.grid import die_shape, fight_grid, open_hearts
from ..content import TOKENS
from ..geometry import cells_of
from ..map.boxes import box_of, box_refusal, missing, price
from ..path.journey import marked_column, tiles
from ..rounds.row import left_of, specials_of
from ..state import BESIDE, State
from ..view.table import outlook, token_slots
from .arrange import decks
from .words import (
    ActPart,
    AreaPart,
    BoxPart,
    CardPart,
    FightPart,
    HeroPart,
    LocationPart,
    OutlookPart,
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
        order=[(t.first + i) % len(t.heroes) for i in range(TOKENS)] if t.heroes else [],
        heroes=[_hero(t, hero) for hero in range(len(t.heroes))],
        areas={area: AreaPart(open=t.open_area(area), sources=t.sources_of(area)) for area in t.map.areas},
        locations={location: _location(t, location) for location in t.map.locations},
        blocked_borders=[border for border in t.map.borders if border in t.blocked],
        sources={area: list(kinds) for area, kinds in t.sources.items() if kinds},
        row=[_card(t, slot) for slot in range(len(t.row))],
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
        discards={
            "items": sorted(t.item_discard),
            "findings": sorted(t.finding_discard),
            **{f"enemy_{tier}": sorted(cards) for tier, cards in t.foe_discard.items()},
            **{f"event_{name}": sorted(cards) for name, cards in t.event_discard.items()},
        },
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


def _hero(t: State, hero: int) -> HeroPart:
    own = t.heroes[hero]
    height = t.wound_grid(hero).height
    entry = t.content.heroes[own.id]
    return HeroPart(
        id=own.id,
        seat=t.seat(hero),
        area=own.area,
        dial=own.dial,
        track=own.track,
        dice=list(entry.dial[own.dial - 1]),
        tiles=list(dict.fromkeys(shape for step in entry.track[: own.track] for shape in step)),
        threat=own.threat,
        skill=own.ready,
        skill_used=own.used == t.round,
        pool=dict(own.pool),
        items=list(own.items),
        wounds=[TilePart(shape=shape, cells=_cells(mask, height)) for shape, mask in own.wounds],
    )


def _tokens(t: State) -> list[TokenPart]:
    lying = sorted(zip(t.tokens, t.awake))
    return [TokenPart(under=t.row[slot] if slot != BESIDE else None, active=awake) for slot, awake in lying]


def _location(t: State, location: str) -> LocationPart:
    return LocationPart(
        there=t.there(t.map.locations[location]),
        enemies=list(t.enemies.get(location, ())),
        blocked=location in t.blocked,
        read=location in t.read,
        boxes=[_box(t, f"{location}-{i}") for i in range(len(t.map.locations[location].boxes))],
    )


def _box(t: State, name: str) -> BoxPart:
    fixed = bool(box_of(t, name).needs.cost)
    return BoxPart(
        on=dict(t.on_box.get(name, {})),
        price=price(t, name) if fixed and t.phase != "setup" else {},
        missing=missing(t, name) if fixed and t.phase != "setup" else None,
        raised=list(t.raised.get(name, ())),
        offering=t.offerings.get(name),
        closed=box_refusal(t, t.chooser, name) if t.phase != "setup" else "",
    )


def _card(t: State, slot: int) -> CardPart:
    """A card of the Row, its tokens, and what its action would be worth with one more (TH-14.17)."""
    card, now = t.row[slot], outlook(t, slot)
    return CardPart(
        card=card,
        tokens=[awake for at, awake in zip(t.tokens, t.awake) if at == slot],
        left=left_of(t, slot),
        blocked=card in t.blocked,
        goals=t.goals.get(card, 0),
        specials=[each for type in t.types_under(slot) for each in specials_of(t, type)],
        worth=now.worth,
        times=now.times,
        from_={str(source): _outlook(t, slot, source) for source in token_slots(t) if source != slot},
    )


def _outlook(t: State, slot: int, source: int) -> OutlookPart:
    then = outlook(t, slot, source)
    return OutlookPart(worth=then.worth, times=then.times)


def _tale(t: State) -> dict[str, Any]:
    """What the adventure remembers, secrets too."""
    return {field: value for part in t.tales.by_name.values() for field, value in msgspec.to_builtins(part).items()}


def _act(t: State) -> ActPart | None:
    if not t.acts:
        return None
    act = t.act
    return ActPart(
        type=act.type,
        value=act.value,
        hero=act.hero,
        main=act.main,
        card=act.card or None,
        done=act.done,
        at=act.at or None,
        may={name: number for name, number in act.may.items() if number},
        dice={colour: number for colour, number in act.dice.items() if number},
        prices={colour: act.prices[colour] for colour, number in act.dice.items() if number and act.prices.get(colour)},
        ignore={colour: number for colour, number in act.ignore.items() if number},
        tiles=list(act.shapes),
        may_take=tiles(t, act.hero) if act.type == "journey" else [],
    )


def _fight(t: State) -> FightPart | None:
    fight = t.fight
    if fight is None:
        return None
    height = fight_grid(t)[0].height if fight.cards else 0
    return FightPart(
        at=fight.at or None,
        tiers=list(fight.tiers),
        cards=list(fight.cards),
        offered=list(fight.offered),
        dice=list(fight.dice),
        faces=[face + 1 for face in fight.faces],
        shapes=[die_shape(t, i) for i in range(len(fight.faces))],
        critical=list(fight.critical),
        tiles=list(fight.tiles),
        laid=[TilePart(shape=shape, cells=_cells(mask, height)) for shape, mask in fight.laid],
        covered=[list(divmod(cell, height)) for cell in fight.covered],
        hearts=open_hearts(t) if fight.cards else 0,
    )
