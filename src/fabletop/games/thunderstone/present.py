"""What is hidden from whom, what lies where, and what is asked. What a seat may see is in `view.py`."""

from __future__ import annotations

from typing import Any

from ...kernel import EVERYBODY, Decision, Message
from ...kernel.messages import Said
from .choices import card
from .content import DISEASE, STONE
from .scoring import score
from .state import State
from .village import money


def figures(t: State, seat: int) -> dict[str, int]:
    """What the own cards are worth and the purse: what a choice may change without chance."""
    player = t.players[seat]
    found = {"vp": score(t, seat), "xp": player.xp}
    if seat == t.active and t.slots:
        found["gold"], found["purchases"] = money(t), t.purchases
    return found


def redeal(t: State, viewer: int) -> None:
    """Hands that the viewer cannot see are dealt again from hand and deck; decks have no order anyway."""
    if viewer == EVERYBODY:
        return
    for seat, player in enumerate(t.players):
        if seat == viewer or player.shown or not player.hand:
            continue
        lying = [card for part, known in zip(player.deck.parts, player.deck.open) if not known for card in part]
        unknown = sorted([*player.hand, *lying])
        size = len(player.hand)
        player.hand = sorted(unknown.pop(t.rng.below(len(unknown))) for _ in range(size))
        kept = [(part, known) for part, known in zip(player.deck.parts, player.deck.open) if known]
        player.deck.parts = [part for part, _ in kept]
        player.deck.open = [True for _ in kept]
        if unknown:
            player.deck.parts.insert(0, unknown)
            player.deck.open.insert(0, False)


def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    """Table B, as far as something else would be likely: a small deck may leave little to imagine."""
    unknown: dict[str, Any] = {}
    for seat, player in enumerate(t.players):
        pool = [*player.hand, *player.deck.items()]
        if (
            seat != viewer
            and not player.shown
            and player.hand
            and len(dict.fromkeys(pool)) > 3
            and len(player.deck) > 2
        ):
            unknown[f"the hand of seat {seat}"] = player.hand
    parts = t.dungeon.parts
    if parts and not t.dungeon.open[-1] and len(dict.fromkeys(parts[-1])) > 1:
        unknown["the top of the Dungeon Deck"] = t.dungeon.clone().draw(t.rng.clone())
    return unknown


def components(t: State) -> dict[str, list[str | int]]:
    """Every card of the game, wherever it lies; Diseases apart, whose number is not limited (TS-1.28)."""
    cards: list[str | int] = [name for name, number in t.stock.items() for _ in range(number)]
    cards += [*t.destroyed, *t.dungeon.items(), *(name for name in t.hall if name), *t.escaped, *t.revealed]
    cards += [slot.card for slot in t.slots if slot.here]
    if t.buried:
        cards.append(STONE)
    for player in t.players:
        cards += [*player.deck.items(), *player.hand, *player.discard]
    return {"cards": [card for card in cards if card != DISEASE]}


# -- words ----------------------------------------------------------------------------------------


def prompt(t: State, decision: Decision) -> Message:
    args: dict[str, Said] = {}
    if decision.kind in ("buy", "village_effect"):
        args = {"gold": money(t), "purchases": t.purchases}
    elif decision.kind == "level_up":
        args = {"xp": t.players[decision.seat].xp}
    elif decision.kind in ("victim", "strongest", "barred", "sick"):
        args = {"card": card(t.foe)}
    elif decision.kind == "judged":
        (slot,) = decision.args
        args = {"card": card(t.slots[slot].card)} if isinstance(slot, int) else {}
    return Message(f"ts-ask-{decision.kind}", args)
