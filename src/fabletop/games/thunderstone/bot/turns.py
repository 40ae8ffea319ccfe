"""What to do with a turn: fight, visit the Village, or rest and thin out the deck."""

from __future__ import annotations

from random import Random

from ....kernel import Key
from ..choices import ACTIONS, Destroy
from ..content import MILITIA
from ..state import State
from .choosing import best, only
from .deck import Deck, stage
from .fights import best_battle
from .lore import Lore

LONG = 60  # turns of each player after which nobody can beat anything: the deck must move on
BAR = 2.3  # a card that is worth less than this only makes the deck thick
BAR_QUALITY = -0.2  # less is asked of it in a good deck, which has the gold and the time
SHOP, SHOP_LATE = 0.85, 0.15  # of what a card is worth, at first and at the end
THIN, THIN_LATE = 2.2, 0.1  # of what a deck gains without a card
LEVEL, LEVEL_VP = 0.65, 1.0  # of what a Hero gains by a Level; a victory point there
QUIET = 0.4  # a new hand


def turn(t: State, seat: int, options: list[Key], random: Random) -> Key:
    village, dungeon, resting = ACTIONS
    if t.turn > LONG * t.n:
        return dungeon
    deck = Deck(t, seat)
    shop, rest = prospects(t, seat, deck)
    fight = best_battle(t, seat, deck, max(shop, rest))
    return max((dungeon, fight), (village, shop), (resting, rest), key=lambda each: each[1])[0]


def prospects(t: State, seat: int, deck: Deck) -> tuple[float, float]:
    """What a visit to the Village is worth, and a rest."""
    hand, ahead = t.players[seat].hand, stage(t)
    rest = QUIET + fading(THIN, THIN_LATE, ahead) * max([deck.relief(name) for name in hand], default=0.0)
    return shopping(t, seat, deck, hand, ahead), rest


def fading(first: float, last: float, ahead: float) -> float:
    """What builds the deck is worth the less the sooner the game ends."""
    return last + (first - last) * ahead


def shopping(t: State, seat: int, deck: Deck, hand: list[str], ahead: float) -> float:
    """What a visit to the Village is worth: the best card for the gold at hand, and Heroes who rise."""
    gold = sum([deck.known[name].gold for name in hand])
    prices = t.content.prices
    wares = [name for name in map(t.top, t.stacks()) if name and prices[name] <= gold]
    most = max([deck.taste(name) for name in wares], default=0.0)
    found = fading(SHOP, SHOP_LATE, ahead) * most if most > bar(deck) else 0.0
    return found + LEVEL * rise(t, seat, deck.known, hand) if t.players[seat].xp else found


def bar(deck: Deck) -> float:
    """What a card must be worth to be bought."""
    return BAR + BAR_QUALITY * deck.quality()


def rise(t: State, seat: int, known: dict[str, Lore], hand: list[str]) -> float:
    """What levelling up would bring, as far as the experience goes."""
    xp, cards = t.players[seat].xp, t.content.cards
    lifts: list[tuple[float, int]] = []
    for name in hand:
        price = cards[name].level_up
        if price and price <= xp:
            lifts.append((max([lift(known[name], known[after]) for after in following(t, name)], default=0.0), price))
    total = 0.0
    for gain, price in sorted(lifts, reverse=True):
        if price <= xp:
            xp -= price
            total += gain
    return total


def following(t: State, name: str) -> list[str]:
    """What a Hero may become now (`village.successors`, as far as there are cards)."""
    families, card = t.content.families, t.content.cards[name]
    if name == MILITIA:
        found = [families[family][0] for family in t.families]
    else:
        found = list(families[card.family][card.level : card.level + 1])
    return [each for each in found if t.stock.get(each)]


def lift(before: Lore, after: Lore) -> float:
    """What a Hero gains by a Level."""
    return after.worth - before.worth + LEVEL_VP * (after.vp - before.vp)


def rest(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """Destroy what the deck is better without."""
    deck = Deck(t, seat)
    return best({key: deck.relief(key.card) for key in only(options, Destroy)}, options[0])
