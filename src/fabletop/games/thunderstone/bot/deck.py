"""What a seat has, counted once for a decision, and what one more card would do for it."""

from __future__ import annotations

from collections import Counter

from ..content import STONE
from ..hall import LAST_CARDS
from ..state import HAND_SIZE, NOBODY, State
from .lore import lore

ENOUGH_LIGHT = 3.5
COPIES, VILLAGER_COPIES = 0.9, 1.5  # what each copy that one has takes off the next
IDLE_WEAPON = 1.2  # a Weapon that nobody is free to hold
DARK, BRIGHT = 1.2, -0.7  # what Light is worth where it is missing, and where there is enough
LEAN = 0.9  # a card that is worth so much is not thinned out
WHOLE = 24  # Monsters to come at which all the game still lies ahead


def cards_of(t: State, seat: int) -> list[str]:
    """All that a seat owns (`scoring.owned`), in any order."""
    player = t.players[seat]
    cards = player.hand + player.discard
    for part in player.deck.parts:
        cards += part
    if t.slots:
        mine = seat == t.active
        cards += [slot.card for slot in t.slots if slot.here and (mine if slot.owner == NOBODY else slot.owner == seat)]
    if t.revealed and seat == t.active:
        cards += t.revealed
    return cards


def points(t: State, seat: int) -> int:
    known = t.content.cards
    return sum([known[name].vp for name in cards_of(t, seat)])


def to_come(t: State) -> float:
    """How many Monsters must leave before the Thunderstone reaches Rank 1, on average."""
    if t.stone_owner != NOBODY:
        return 0.0
    if STONE in t.hall:
        return float(t.hall.index(STONE))
    lying = sum(map(bool, t.hall))
    deck = len(t.dungeon)
    return lying + (deck - LAST_CARDS / 2 if t.buried else (deck - 1) / 2)


def stage(t: State) -> float:
    """How much of the game lies ahead: 1 at first, 0 at the end."""
    return min(1.0, to_come(t) / WHOLE)


class Deck:
    """The own cards, and what they bring together."""

    __slots__ = ("force", "have", "known", "light", "size", "strengths", "weapons", "worth")

    def __init__(self, t: State, seat: int) -> None:
        cards = cards_of(t, seat)
        self.known = known = lore(t.content)
        self.have = have = Counter(cards)
        self.size = len(cards)
        light = weapons = 0
        worth = force = 0.0
        strengths: list[tuple[int, int]] = []
        for name, n in have.items():
            card = known[name]
            light += n * card.light
            worth += n * card.worth
            force += n * card.force
            if card.type == "weapon":
                weapons += n
            elif card.strength:
                strengths.append((card.strength, n))
        self.light, self.weapons, self.strengths, self.worth = light, weapons, strengths, worth
        self.force = force

    def quality(self) -> float:
        """What a card of the deck is worth on average."""
        return self.worth / max(HAND_SIZE, self.size)

    def taste(self, name: str) -> float:
        """What one more copy does for this deck."""
        card = self.known[name]
        have = self.have[name]
        worth = card.missed - COPIES * have
        if card.type == "weapon":
            able = sum([n for strength, n in self.strengths if strength >= card.weight])
            worth -= IDLE_WEAPON * max(0, self.weapons - able)
        elif card.type == "villager":
            worth -= VILLAGER_COPIES * have
        elif card.shines:
            worth += DARK * card.light if self.light < ENOUGH_LIGHT else BRIGHT
        return worth

    def relief(self, name: str) -> float:
        """What the deck gains without this card: all others come the more often."""
        return min(self.quality(), LEAN) - self.known[name].missed
