"""What a card says: sentences made of what it does, so that the two cannot differ."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Message
from .content import MILITIA, Card


def text_of(card: Card) -> tuple[Message, ...]:
    """The sentences of a card, in the order of the printed ones."""
    return tuple(_sentences(card))


def _sentences(card: Card) -> Iterator[Message]:
    if note := _note(card):
        yield Message(f"ts-note-{note}")
    for trait in card.traits:
        yield Message(f"ts-trait-{trait}")
    if card.light_penalty:
        yield Message("ts-text-light_penalty", {"number": card.light_penalty})
    for ability in card.passive:
        said = ability.say()
        yield Message(said.id, {**said.args, "printed": card.attack})
    for place, effects in (("village", card.village), ("dungeon", card.dungeon)):
        for effect in effects:
            yield Message(f"ts-text-{place}{'_again' if effect.repeat else ''}", {"effect": effect.say()})
    for blow in card.battle:
        yield Message("ts-text-battle", {"effect": blow.say()})
    if card.breach is not None:
        yield Message("ts-text-breach", {"effect": card.breach.say()})
    if card.spoils is not None:
        yield Message("ts-text-spoils", {"spoils": Message(f"ts-spoils-{card.spoils}")})
    if card.type == "monster":
        yield from _trophies(card)


def _note(card: Card) -> str:
    """What follows from the kind of a card (TS-7.15, TS-9.8, TS-9.14)."""
    if card.id == MILITIA or card.type in ("disease", "thunderstone"):
        return card.type if card.id != MILITIA else MILITIA
    if card.light and card.type in ("item", "weapon"):
        return f"{card.type}_light"
    return "spell" if card.type == "spell" and card.magic else ""


def _trophies(card: Card) -> Iterator[Message]:
    """TS-19"""
    for figure, number in (("attack", card.attack), ("magic", card.magic), ("light", card.light)):
        if number:
            yield Message(f"ts-text-trophy_{figure}", {"number": number})
