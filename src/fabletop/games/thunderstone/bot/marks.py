"""What each option is worth, in victory points: the judges' own figures, also of what they do not choose.

A judge stops at the first good thing that it sees; here all others get a figure too. What the judge chooses has the
best mark.
"""

from __future__ import annotations

from ....kernel import Key
from ..choices import (
    ACTIONS,
    Attack,
    Borrow,
    Buy,
    Destroy,
    Equip,
    FeedHero,
    Level,
    Monster,
    Order,
    Reveal,
    Sick,
    Spoils,
    Use,
    Victim,
)
from ..reckon import Value, equipment
from ..state import NOBODY, State
from .deck import Deck, stage
from .dungeon import card_of, used, value_with, value_without
from .fights import DEFEAT, LOSS, SPENT, best_battle, ends, leads, losses, prospect, spend, worth
from .lore import lore
from .turns import LEVEL, SHOP, SHOP_LATE, THIN, THIN_LATE, bar, fading, lift, prospects
from .village import SPOILS_BAR

READY = 1.5  # an effect that strengthens the party, before anything else is done
ARMED = 1.0  # a Weapon in the hands of who gains most by it
IDLE = -1.0  # an effect that turns nothing
SENT = 0.2  # for each Health of a Monster that is sent away


def turn(t: State, seat: int, options: list[Key]) -> list[float]:
    village, dungeon, resting = ACTIONS
    deck = Deck(t, seat)
    shop, rest = prospects(t, seat, deck)
    fight = best_battle(t, seat, deck, max(shop, rest))
    if fight <= max(shop, rest):
        fight = max(fight, best_battle(t, seat, deck, DEFEAT))
    found: dict[Key, float] = {village: shop, dungeon: fight, resting: rest}
    return [found[key] for key in options]


def buy(t: State, seat: int, options: list[Key]) -> list[float]:
    deck = Deck(t, seat)
    share = fading(SHOP, SHOP_LATE, stage(t))
    return [share * (deck.taste(key.card) if isinstance(key, Buy) else bar(deck)) for key in options]


def spoils(t: State, seat: int, options: list[Key]) -> list[float]:
    deck = Deck(t, seat)
    share = fading(SHOP, SHOP_LATE, stage(t))

    def mark(key: Key) -> float:
        if isinstance(key, Spoils):
            return share * deck.taste(key.card)
        return share * SPOILS_BAR + READY * isinstance(key, Reveal)

    return [mark(key) for key in options]


def level_up(t: State, seat: int, options: list[Key]) -> list[float]:
    known, slots = lore(t.content), t.slots
    return [
        LEVEL * lift(known[slots[key.place].card], known[key.card]) if isinstance(key, Level) else 0.0
        for key in options
    ]


def thinning(t: State, seat: int, options: list[Key]) -> list[float]:
    """Resting, and what the Sphinx shows."""
    deck = Deck(t, seat)
    share = fading(THIN, THIN_LATE, stage(t))
    return [share * deck.relief(key.card) if isinstance(key, Destroy) else 0.0 for key in options]


def village_effect(t: State, seat: int, options: list[Key]) -> list[float]:
    """As much as one is inclined to use it."""

    def mark(key: Key) -> float:
        if not isinstance(key, Use):
            return 0.0
        effect = t.card(t.slots[key.place].card).village[key.effect - 1]
        return (READY - IDLE) * effect.urge(t) / 100 + IDLE

    return [mark(key) for key in options]


# -- the Dungeon ------------------------------------------------------------------------------------


def dungeon(t: State, seat: int, options: list[Key]) -> list[float]:
    party = t.clone()
    attacks = {key: _battle(t, seat, party, key.rank) for key in options if isinstance(key, Attack)}
    now = max(attacks.values(), default=0.0)

    def mark(key: Key) -> float:
        match key:
            case Attack():
                return attacks[key]
            case Use():
                return _use(t, seat, key, list(attacks), now)
            case Equip():
                return now + (ARMED if t.slots[key.place].holder == NOBODY else IDLE)
        return 0.0

    return [mark(key) for key in options]


def _battle(t: State, seat: int, party: State, rank: int) -> float:
    won = prospect(party, rank).wins
    return worth(t, seat, rank, won) - losses(t, rank)


def _use(t: State, seat: int, key: Use, attacks: list[Attack], now: float) -> float:
    effect = used(t, key)
    if effect.prepares:
        return now + READY
    if not effect.spends:
        return now + (READY - IDLE) * effect.urge() / 100 + IDLE
    party = t.clone()
    spend(party, [(key.place, key.effect - 1)])
    return max([now + IDLE, *[_battle(t, seat, party, each.rank) - SPENT for each in attacks]])


def sending(t: State, seat: int, options: list[Key]) -> list[float]:
    """Strong Monsters, under the deck; the last one only for who wins by that."""

    def mark(key: Key) -> float:
        if not isinstance(key, Monster):
            return SENT * (isinstance(key, Order) and key.first == 1)
        if ends(t, key.rank):
            return worth(t, seat, key.rank, False) if not t.solo else DEFEAT
        return SENT * t.card(t.hall[key.rank - 1]).health

    return [mark(key) for key in options]


def taken(t: State, seat: int, options: list[Key]) -> list[float]:
    def mark(key: Key) -> float:
        if not isinstance(key, Monster):
            return 0.0
        vp = t.card(t.hall[key.rank - 1]).vp
        return float(vp) if not ends(t, key.rank) or leads(t, seat, vp) else DEFEAT

    return [mark(key) for key in options]


def ballast(t: State, seat: int, options: list[Key]) -> list[float]:
    """What one loses with the card."""
    known = lore(t.content)
    return [-LOSS * known[name].missed if (name := card_of(t, key)) else 0.0 for key in options]


def fed_hero(t: State, seat: int, options: list[Key]) -> list[float]:
    held = equipment(t)

    def mark(key: Key) -> float:
        if not isinstance(key, FeedHero):
            return 0.0
        return (key.place not in held) + t.card(t.slots[key.place].card).strength / 10

    return [mark(key) for key in options]


def borrow(t: State, seat: int, options: list[Key]) -> list[float]:
    known = lore(t.content)
    return [LOSS * known[key.card].worth if isinstance(key, Borrow) else 0.0 for key in options]


def _fought(value: Value) -> float:
    """A victory is worth READY more than a defeat, whatever it brings; close calls count a little."""
    return READY * value.wins + value.total / 10


def barred(t: State, seat: int, options: list[Key]) -> list[float]:
    return [_fought(value_without(t, key)) if isinstance(key, Victim) else 0.0 for key in options]


def sick(t: State, seat: int, options: list[Key]) -> list[float]:
    return [_fought(value_with(t, key)) if isinstance(key, Sick) else 0.0 for key in options]
