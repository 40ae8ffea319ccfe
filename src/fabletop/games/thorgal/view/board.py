"""All that lies on the table, secrets included: what `view` shows to a seat is made of it."""

from __future__ import annotations

from typing import Any, TypeAlias

from ..combat.combat import die_shape, fight_grid, open_hearts
from ..content import TOKENS
from ..geometry import cells_of
from ..map.boxes import box_of, closed, missing, price
from ..path.journey import marked_column, tiles
from ..rounds.row import left_of, specials_of
from ..rounds.turn import as_if, forecast, times
from ..state import BESIDE, State

Outlook: TypeAlias = dict[str, list[int]]  # of a card: `worth` of its Main Actions, `times` of its Bonuses


def board(t: State) -> dict[str, Any]:
    return {
        "adventure": t.adventure,
        "round": t.round,
        "rounds": t.tale.rounds,
        "phase": t.phase,
        "turn": t.turn,
        "first": t.first,
        "active": t.active,
        "order": [(t.first + i) % len(t.heroes) for i in range(TOKENS)] if t.heroes else [],
        "heroes": [_hero(t, hero) for hero in range(len(t.heroes))],
        "areas": {area: {"open": t.open_area(area), "sources": t.sources_of(area)} for area in t.map.areas},
        "locations": {location: _location(t, location) for location in t.map.locations},
        "blocked_borders": [border for border in t.map.borders if border in t.blocked],
        "row": [_card(t, slot, *found) for slot, found in enumerate(outlooks(t))],
        "beside": t.tokens.count(BESIDE),
        "tokens": list(t.tokens),
        "specials": list(t.special),
        "path": list(t.path),
        "tiles": [{"shape": each[0], "cells": _cells(t.laid_mask(each), t.rows)} for each in t.laid],
        "gathered": [list(divmod(cell, t.rows)) for cell in t.gathered],
        "marked": marked_column(t) if t.path else 0,
        "display": list(t.display),
        "event": t.event or None,
        "decks": {
            "terrain": len(t.terrain),
            "items": len(t.items),
            "findings": len(t.findings),
            **{f"enemy_{tier}": len(deck) for tier, deck in t.foes.items()},
            **{f"event_{name}": len(deck) for name, deck in t.events.items()},
        },
        "discards": {
            "items": sorted(t.item_discard),
            "findings": sorted(t.finding_discard),
            **{f"enemy_{tier}": sorted(cards) for tier, cards in t.foe_discard.items()},
            **{f"event_{name}": sorted(cards) for name, cards in t.event_discard.items()},
        },
        "track": t.track if t.tale.track else None,
        "ship": t.ship or None,
        "goals": dict(t.goals),
        "flags": list(t.flags),
        "told": list(t.told),
        "reading": t.reading or None,
        "notes": dict(t.notes),
        "names": dict(t.names),
        "aside": {name: list(things) for name, things in t.aside.items()},
        "secrets": dict(t.secrets),
        "act": _act(t),
        "fight": _fight(t),
        "tile": t.tile or None,
        "ending": t.ending or None,
    }


def _cells(mask: int, height: int) -> list[list[int]]:
    return [list(cell) for cell in cells_of(mask, height)]


def _hero(t: State, hero: int) -> dict[str, Any]:
    own = t.heroes[hero]
    height = t.wound_grid(hero).height
    entry = t.content.heroes[own.id]
    return {
        "id": own.id,
        "seat": t.seat(hero),
        "area": own.area,
        "dial": own.dial,
        "track": own.track,
        "dice": list(entry.dial[own.dial - 1]),
        "tiles": list(dict.fromkeys(shape for step in entry.track[: own.track] for shape in step)),
        "threat": own.threat,
        "skill": own.ready,
        "skill_used": own.used == t.round,
        "pool": dict(own.pool),
        "items": list(own.items),
        "wounds": [{"shape": shape, "cells": _cells(mask, height)} for shape, mask in own.wounds],
    }


def _location(t: State, location: str) -> dict[str, Any]:
    boxes = []
    for i in range(len(t.map.locations[location].boxes)):
        name = f"{location}-{i}"
        fixed = bool(box_of(t, name).needs.cost)
        boxes.append(
            {
                "on": dict(t.on_box.get(name, {})),
                "price": price(t, name) if fixed else {},
                "missing": missing(t, name) if fixed else None,
                "raised": list(t.raised.get(name, ())),
                "offering": t.offerings.get(name),
                "closed": closed(t, t.chooser, name) if t.heroes else "",
            }
        )
    return {
        "there": t.there(t.map.locations[location]),
        "enemies": list(t.enemies.get(location, ())),
        "blocked": location in t.blocked,
        "read": location in t.read,
        "boxes": boxes,
    }


def _card(t: State, slot: int, now: Outlook, taken: dict[str, Outlook]) -> dict[str, Any]:
    """A card of the Row, its tokens, and what its action would be worth with one more (TH-14.17)."""
    card = t.row[slot]
    return {
        "card": card,
        "tokens": [awake for at, awake in zip(t.tokens, t.awake) if at == slot],
        "left": left_of(t, slot),
        "blocked": card in t.blocked,
        "goals": t.goals.get(card, 0),
        "specials": [each for type in t.types_under(slot) for each in specials_of(t, type)],
        **now,
        "from": taken,
    }


def outlooks(t: State) -> list[tuple[Outlook, dict[str, Outlook]]]:
    """What each card of the Row would do with one more token; and if that is taken from where it lies.

    It no longer counts there then. The table itself is left alone.
    """
    now, worlds = t.clone(), {source: t.clone() for source in _token_slots(t)}
    for source, after in worlds.items():
        after.tokens[next(i for i, at in enumerate(t.tokens) if at == source and t.awake[i])] = BESIDE
    return [
        (
            _outlook(now, slot),
            {str(source): _outlook(after, slot) for source, after in worlds.items() if source != slot},
        )
        for slot in range(len(t.row))
    ]


def _outlook(t: State, slot: int) -> Outlook:
    """What the Main Actions of a card would be worth, and how often each of its Bonuses would work."""
    if not t.heroes:
        return {"worth": [], "times": []}
    card = t.content.actions[t.row[slot]]
    act = as_if(t, slot, card.main[0])
    return {"worth": forecast(t, slot), "times": [times(act, bonus) for bonus in card.bonus]}


def _token_slots(t: State) -> tuple[int, ...]:
    """The slots from which a token may be taken."""
    return tuple(dict.fromkeys(slot for slot, awake in zip(t.tokens, t.awake) if awake))


def _act(t: State) -> dict[str, Any] | None:
    if not t.acts:
        return None
    act = t.act
    return {
        "type": act.type,
        "value": act.value,
        "hero": act.hero,
        "main": act.main,
        "card": act.card or None,
        "done": act.done,
        "at": act.at or None,
        "may": {
            name: number for name, number in act.may.items() if number and not name.startswith(("bonus-", "refused-"))
        },
        "tiles": tiles(t, act.hero) if act.type == "journey" else [],
    }


def _fight(t: State) -> dict[str, Any] | None:
    fight = t.fight
    if fight is None:
        return None
    height = fight_grid(t)[0].height if fight.cards else 0
    return {
        "at": fight.at or None,
        "tiers": list(fight.tiers),
        "cards": list(fight.cards),
        "offered": list(fight.offered),
        "dice": list(fight.dice),
        "faces": list(fight.faces),
        "shapes": [die_shape(t, i) for i in range(len(fight.faces))],
        "critical": list(fight.critical),
        "tiles": list(fight.tiles),
        "laid": [{"shape": shape, "cells": _cells(mask, height)} for shape, mask in fight.laid],
        "covered": [list(divmod(cell, height)) for cell in fight.covered],
        "hearts": open_hearts(t) if fight.cards else 0,
    }
