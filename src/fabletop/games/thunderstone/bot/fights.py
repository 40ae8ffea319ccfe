"""Battles: which can be won with the party at hand, and what a victory is worth."""

from __future__ import annotations

from ..content import STONE
from ..outlook import best_fight, equip_all
from ..reckon import Value, attack_refusal, attack_value, declare
from ..state import NOBODY, RANKS, Slot, State
from .deck import Deck, points
from .lore import lore

GROUND = 1.2  # any victory: it brings the own deck on and takes a Monster from the others
VP, XP, TROPHY = 1.0, 0.8, 1.0
LOSS = 0.3  # of what a destroyed card is worth
SURE, LOST = 100.0, -50.0  # the game is won or lost by it
DEFEAT = -1.0  # the Monster goes under the deck, and nothing was gained
HOPE = 0.6  # of a victory for which cards must be drawn
DRAWN = 1.3  # so much more force than the average card of the deck a drawn one brings: it lights and is held, too
SPENT = 2.5  # for cards that are given for a victory


def prospect(party: State, rank: int) -> Value:
    """What the battle will come to with the best choices (`outlook.forecast`).

    The party is a copy: where no Battle effect sways the Attack Value, the battle is declared on it and taken back.
    """
    for effect in party.card(party.hall[rank - 1]).battle:
        if effect.sways:
            return best_fight(party, rank)[1]
    declare(party, rank)
    value = attack_value(party)
    party.target, party.foe = 0, ""
    return value


# -- what it is worth -------------------------------------------------------------------------------


def reward(t: State, rank: int) -> float:
    """What a victory is worth, before losses and as long as the game goes on."""
    foe = t.card(t.hall[rank - 1])
    does = sum([effect.worth() for effect in foe.battle]) / 10
    return GROUND + VP * foe.vp + XP * foe.xp + TROPHY * lore(t.content)[foe.id].worth + does


def losses(t: State, rank: int) -> float:
    """What the Monster takes from the party; to lose what one would rather not have is a gain."""
    known = lore(t.content)
    taken = [slots for effect in t.card(t.hall[rank - 1]).battle for slots in effect.takes(t) if slots]
    return LOSS * sum([min([known[t.slots[i].card].missed for i in slots]) for slots in taken])


def ends(t: State, rank: int) -> bool:
    """Whether the game ends when the Monster of this Rank is gone, however it went (TS-21.1)."""
    return rank == 1 and t.hall[1] == STONE


def leads(t: State, seat: int, more: int = 0, stone: bool = False) -> bool:
    """Whether the seat would win if the game ended now with so many points more; the stone decides a tie (TS-22.5)."""
    best = max([points(t, other) for other in range(t.n) if other != seat], default=0)
    return points(t, seat) + more > best - stone


def worth(t: State, seat: int, rank: int, won: bool) -> float:
    """What a battle is worth, as it will go, before losses."""
    if not ends(t, rank):
        return reward(t, rank) if won else DEFEAT
    more = t.card(t.hall[0]).vp + t.card(STONE).vp if won else 0
    if t.solo:
        return reward(t, rank) + t.card(STONE).vp if won else LOST
    return SURE if leads(t, seat, more, won) else LOST


# -- the hand as a party ----------------------------------------------------------------------------


def muster(t: State, seat: int) -> tuple[State, int]:
    """A copy in which the hand went to the Dungeon, strengthened and armed; and how many cards it may draw there."""
    party = t.clone()
    party.active, party.doing, party.step = seat, "dungeon", 2
    party.slots = [Slot(card) for card in t.players[seat].hand]
    draws = 0
    cards = t.content.cards
    for i, slot in enumerate(party.slots):
        for effect in cards[slot.card].dungeon:
            if effect.prepares:
                effect.steels(party, i)
                draws += effect.draws(party)
    equip_all(party)
    return party, draws


def spend(party: State, effects: list[tuple[int, int]]) -> None:
    """Use up effects, by slot and number, and deal the Weapons anew."""
    for i, j in effects:
        party.card(party.slots[i].card).dungeon[j].steels(party, i)
    for slot in party.slots:
        slot.holder = NOBODY
    equip_all(party)


def reserves(party: State) -> list[tuple[int, int]]:
    """The effects that are kept until they turn a battle; who holds all Weapons anyway needs no more Strength."""
    cards = party.content.cards
    idle = [slot for slot in party.slots if slot.holder == NOBODY and cards[slot.card].type == "weapon"]
    kept = [(i, j, effect) for i, slot in enumerate(party.slots) for j, effect in enumerate(cards[slot.card].dungeon)]
    return [(i, j) for i, j, effect in kept if effect.spends and (idle or not effect.strengthens())]


def best_battle(t: State, seat: int, deck: Deck, bar: float) -> float:
    """What the best battle is worth with the hand as it is; one that is not worth the bar is not reckoned."""
    ranks = [rank for rank in range(1, RANKS + 1) if t.hall[rank - 1] not in ("", STONE)]
    hoped = [(worth(t, seat, rank, True), rank) for rank in ranks]
    hoped = sorted([each for each in hoped if each[0] > bar or ends(t, each[1])], reverse=True)
    if not hoped:
        return DEFEAT
    party, draws = muster(t, seat)
    best = _best_of(t, seat, party, hoped, DRAWN * draws * deck.force / max(1, deck.size))
    kept = reserves(party)
    if best <= bar and kept:
        spend(party, kept)
        best = max(best, _best_of(t, seat, party, hoped, 0.0) - SPENT)
    return best


def _best_of(t: State, seat: int, party: State, hoped: list[tuple[float, int]], more: float) -> float:
    """What the best of these battles is worth for a party that hopes to draw so much more Attack."""
    best = DEFEAT
    for hope, rank in hoped:
        if (hope <= best and not ends(t, rank)) or attack_refusal(party, rank):
            continue
        value = prospect(party, rank)
        if value.wins:
            best = max(best, hope - losses(party, rank))
        elif ends(t, rank):
            best = max(best, worth(t, seat, rank, False))
        elif more and value.total + more >= value.health:
            best = max(best, HOPE * hope)
    return best
