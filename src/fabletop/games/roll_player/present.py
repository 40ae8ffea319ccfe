"""What is asked, and what lies hidden. The words themselves are in the Fluent files."""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel import Decision, Key, Message
from ...kernel.messages import Said
from ...kernel.rulebook import said_by_itself
from .choices import Buy, BuyTop, With, die_words
from .state import EMPTY, State


def redeal(t: State, viewer: int) -> None:
    """Nothing is dealt face down in this game: with the new seed the future is open, and that is all."""


def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    """Table B: what nobody knows is what will be drawn next."""
    unknown: dict[str, Any] = {}
    if t.deck.parts and not t.deck.open[-1] and len(t.deck.parts[-1]) > 1:
        unknown["the top of the Market deck"] = t.deck.clone().draw(t.rng.clone())
    if t.bag.parts and not t.bag.open[-1] and len(t.bag.parts[-1]) > 1:
        unknown["the next die of the bag"] = t.bag.clone().draw(t.rng.clone())
    return unknown


def components(t: State) -> dict[str, list[str | int]]:
    """RP-18.6, RP-18.9: every die and every Market card, wherever it lies."""
    dice: list[str | int] = [*t.bag.items(), *t.aside, *t.loose, *(die for die in t.pool if die != EMPTY)]
    dice += [die for die in (t.enemy, t.held) if die != EMPTY]
    cards: list[str | int] = [*t.deck.items(), *t.market, *t.discard, *t.trash, *t.box]
    for sheet in t.sheets:
        dice += [*sheet.starting, *(die for die in sheet.dice if die != EMPTY)]
        cards += sheet.owned()
    return {"dice": dice, "market": cards}


# -- words -----------------------------------------------------------------------------------------


def prompt(t: State, decision: Decision) -> Message:
    return Message(f"rp-ask-{decision.kind}", _prompt_args(t, decision))


def _prompt_args(t: State, decision: Decision) -> dict[str, Said]:
    match decision.kind, decision.args:
        case "starting_row" | "row", _ if t.held != EMPTY:
            return die_words(t, t.held)
        case "order", (int(number),):
            return {"number": number}
        case "keep", (int(die),):
            return {"before": t.before, **die_words(t, die)}
        case "intimidate_die", _:
            return {"number": len(t.picked)}
    return {}


class Terms(msgspec.Struct, frozen=True):
    gold: int = 0  # that a card costs now, besides tokens
    first: bool = False  # it is the die that was chosen first, and looks for another one


def terms(t: State, decision: Decision, key: Key) -> Terms | None:
    """What is paid for a card, and which of two dice it is; the question alone knows the price of the top card."""
    match key, decision.args:
        case Buy(), _:
            return Terms(gold=key.gold(t, decision.seat))
        case BuyTop(), (int(price),):
            return Terms(gold=price)
        case With(), (int(first),):
            return Terms(first=key.at == first)
    return None


def option(t: State, decision: Decision, key: Key) -> Message:
    """A thing to choose says itself; only the price of the top card is known to the question alone."""
    match key, decision.args:
        case BuyTop(), (int(price),):
            return Message("rp-do-buy_top", {"gold": price})
    return said_by_itself(t, decision, key)
