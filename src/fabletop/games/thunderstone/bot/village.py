"""Purchases, Levels, Spoils, and the effects of the Village."""

from __future__ import annotations

from random import Random

from ....kernel import Key
from ..choices import REVEAL, Buy, Destroy, Level, Spoils, Use
from ..state import State
from .choosing import best, only
from .deck import Deck
from .lore import lore
from .turns import bar, lift

SPOILS_BAR = 1.8  # Spoils cost no turn


def effect(t: State, seat: int, options: list[Key], random: Random) -> Key:
    for key in only(options, Use):
        used = t.card(t.slots[key.place].card).village[key.effect - 1]
        if 100 * random.random() < used.urge(t):
            return key
    return options[0]


def buy(t: State, seat: int, options: list[Key], random: Random) -> Key:
    deck = Deck(t, seat)
    return best({key: deck.taste(key.card) for key in only(options, Buy)}, options[0], bar(deck))


def spoils(t: State, seat: int, options: list[Key], random: Random) -> Key:
    if REVEAL in options:
        return REVEAL
    deck = Deck(t, seat)
    return best({key: deck.taste(key.card) for key in only(options, Spoils)}, options[0], SPOILS_BAR)


def level_up(t: State, seat: int, options: list[Key], random: Random) -> Key:
    known = lore(t.content)
    return best(
        {key: lift(known[t.slots[key.place].card], known[key.card]) for key in only(options, Level)}, options[0]
    )


def revealed(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """What the Sphinx shows: the deck is rid of all that it is better without."""
    deck = Deck(t, seat)
    return best({key: deck.relief(key.card) for key in only(options, Destroy)}, options[0])
