"""Games without rivals: the cards that a Monster may play, and what the own cards are good for (EU-48.17)."""

from __future__ import annotations

from ..state import NOBODY, State

FEARED = 6  # cards of a bank that count: a Monster has only so many Chaos tokens
COIN = 0.5  # what a coin for a Gold card is worth where it can be spent
LAST = 0.1  # and in the last round, for the reckoning


def monster_cards(t: State, seat: int) -> tuple[float, float]:
    """Silver and Gold: of the banks, of the Monster Player, or of the others as long as none is named."""
    if t.automatic:
        gold = min(len(t.gold_bank), FEARED)
        return float(min(len(t.silver_bank), FEARED - gold)), float(gold)
    if t.fight is not None and t.fight.rival != NOBODY:
        hands = [t.heroes[t.fight.rival]]
    else:
        hands = [hero for other, hero in enumerate(t.heroes) if other != seat]
    silver, gold_cards = sum(len(hero.silver) for hero in hands), sum(len(hero.golden) for hero in hands)
    return silver / len(hands), gold_cards / len(hands)


def spare_gold_cards(t: State, seat: int) -> bool:
    """Together one is kept for the mines and Elementals of others (EU-49.5)."""
    return t.automatic and len(t.heroes[seat].golden) > int(t.cooperative)


def coin_in_trade(t: State, seat: int) -> float:
    return COIN if spare_gold_cards(t, seat) else 0.0


def coin_at_last(t: State, seat: int) -> float:
    """Gold counts in the reckoning of a solo game."""
    return LAST if t.mode == "solo" and t.round == t.tale.rounds else 0.0
