"""What nobody knows, what there is, and how it ended."""

from __future__ import annotations

from typing import Any

from ....kernel import Result
from ..rounds.setup import left_in_box, redeal_terrain
from ..state import State
from ..story.moments import rules_of


def redeal(t: State, viewer: int) -> None:
    """Decks have no order; what an adventure hides is dealt again by its rule."""
    redeal_terrain(t)
    for each in rules_of(t, "redeal"):
        each.redeal(t, viewer)


def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    """Table B: what nobody knows is what will be drawn next."""
    unknown: dict[str, Any] = {}
    for name, deck in (("terrain", t.terrain), ("items", t.items), ("findings", t.findings)):
        if deck.parts and not deck.open[-1] and len(deck.parts[-1]) > 1:
            unknown[f"the top of the {name}"] = deck.clone().draw(t.rng.clone())
    if left_in_box(t) and any(t.content.terrain[card].kind == "standard" for card in t.terrain.items()):
        unknown["the terrain in the box"] = left_in_box(t)
    for each in rules_of(t, "hidden"):
        unknown.update(each.hidden(t, viewer))
    return unknown


def components(t: State) -> dict[str, list[str | int]]:
    """Every card, wherever it lies; tokens and tiles are unlimited (TH-1.22), but for the Action tokens."""
    playing = [hero.id for hero in t.heroes]
    items: list[str | int] = [*t.items.items(), *t.display, *t.item_discard]
    items += [item for hero in t.heroes for item in hero.items]
    items += [hero.item for hero in t.content.heroes.values() if hero.id not in playing]  # in the box (TH-4.19)
    actions: list[str | int] = [*t.row, *t.unused]
    terrain: list[str | int] = [*t.path, *t.terrain.items(), *left_in_box(t)]
    findings: list[str | int] = [*t.findings.items(), *t.finding_discard, *t.found]
    events: list[str | int] = [each for deck in t.events.values() for each in deck.items()]
    events += [each for cards in t.event_discard.values() for each in cards]
    if t.event:
        events.append(t.event)
    tokens: list[str | int] = [*range(len(t.tokens))]
    found = {"items": items, "actions": actions, "terrain": terrain, "findings": findings, "events": events}
    found |= {"tokens": tokens, "enemies": [card for tier in t.foes for card in _enemy_cards(t, tier)]}
    for each in rules_of(t, "pieces"):
        found.update(each.pieces(t))
    return found


def _enemy_cards(t: State, tier: str) -> list[str]:
    """The Enemy cards of a tier; whole decks that were added for want of cards are not counted (TH-1.29)."""
    laid = [*t.fight.cards, *t.fight.offered] if t.fight is not None else []
    cards = [*t.foes[tier].items(), *t.foe_discard[tier], *(c for c in laid if t.content.enemies[c].tier == tier)]
    deck = [id for id, each in t.content.enemies.items() if each.tier == tier]
    for _ in range(min(cards.count(card) for card in deck) - 1):
        for card in deck:
            cards.remove(card)
    return cards


def result(t: State) -> Result:
    """Won or lost together; there is no score (TH-2.1, TH-5.12)."""
    won = any(ending.id == t.ending and ending.won for ending in t.tale.endings)
    rank = f"th-{t.adventure}-ending-{t.ending}"
    return Result((int(won),) * t.n, (1 if won else 2,) * t.n, rank=rank, party=True)
