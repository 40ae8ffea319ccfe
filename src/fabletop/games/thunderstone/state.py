"""What lies on the table."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from ...kernel import Deck, Node, Root, state
from .content import DISEASE, MILITIA, Card, Content, SpoilsKind
from .events import Destroyed, Drew, Infected, Shuffled

HAND_SIZE = 6  # TS-2.27, TS-4.5
RANKS = 3  # TS-10.1
NOBODY = -1


@state
class Player(Node):
    """A seat's cards. The hand of the player whose turn it is lies revealed in `State.slots`."""

    deck: Deck[str] = field(default_factory=Deck)
    hand: list[str] = field(default_factory=list)  # sorted: a hand has no order
    discard: list[str] = field(default_factory=list)
    xp: int = 0
    shown: bool = False  # the hand was shown to all as proof (TS-25.49), and nothing was drawn since


@state
class Slot(Node):
    """A card of the revealed hand. Slots stay put until the turn ends; a card that left leaves a gap."""

    card: str
    here: bool = True
    used: tuple[int, ...] = ()  # its effects that were used, by number
    holder: int = NOBODY  # of a Weapon: the slot of the Hero who holds it
    strength: int = 0  # given in step 2
    attack: int = 0  # given in step 2 (Food eaten, a Spear thrown)
    turned: bool = False  # all Attack becomes Magic Attack (Goodberries)
    thrown: bool = False  # a Spear, destroyed but held until the battle is over
    owner: int = NOBODY  # of a borrowed Hero
    # The battle.
    edged: bool = False  # held an edged Weapon at the end of step 2 (TS-25.10)
    armed: bool = False  # held any Weapon then (TS-24.2)
    doomed: bool = False  # destroyed by a Battle effect, there until the battle is over (TS-12.9)
    barred: bool = False  # kept from attacking by a Battle effect
    judged: Literal["", "attack", "magic"] = ""  # what Judgement lowers


@state
class Tired(Node):
    """A card that left the hand, and which of its effects were used in this turn (TS-4.24)."""

    card: str
    used: tuple[int, ...]


@state
class State(Root[Content]):
    players: list[Player]
    # What is played with.
    group_count: int
    diseases: int  # in their stack
    groups: list[str] = field(default_factory=list)  # Monster classes
    families: list[str] = field(default_factory=list)  # Hero kinds
    village: list[str] = field(default_factory=list)  # Village kinds
    pace: int = 0  # solitaire: turns without a victory until a Monster slips away (TS-S3.1)
    # Where the game is.
    turn: int = 1  # its number
    active: int = NOBODY
    progress: bool = False  # something happened in this turn that brings the end nearer (TS-21.14)
    idle: int = 0  # turns in a row without that
    doing: str = ""  # "", "village", "dungeon" or "rest"
    step: int = 0  # of a Village or Dungeon turn
    # The Village.
    stock: dict[str, int] = field(default_factory=dict)  # cards left in the stacks, by card
    destroyed: list[str] = field(default_factory=list)
    stand_ins: int = 0  # other cards that are played with as Diseases, because the stack was empty (TS-1.28)
    # The Dungeon.
    dungeon: Deck[str] = field(default_factory=Deck)
    buried: bool = True  # the Thunderstone is not yet among the cards to come (TS-2.7)
    hall: list[str] = field(default_factory=list)  # by Rank, "" where nothing lies
    fired: list[bool] = field(default_factory=list)  # whether that card's Breach has happened (TS-11.2)
    stone_owner: int = NOBODY
    escaped: list[str] = field(default_factory=list)  # solitaire: Monsters that slipped away
    unrest: int = 0  # solitaire: turns without a victory
    # The turn.
    slots: list[Slot] = field(default_factory=list)
    tired: list[Tired] = field(default_factory=list)
    tried: list[tuple[int, int]] = field(default_factory=list)  # equipments tried since the last effect (TS-9.12)
    gold: int = 0  # from effects
    spent: int = 0
    purchases: int = 0
    throwers: list[int] = field(default_factory=list)  # slots of Heroes who threw a Spear
    all_attack: int = 0  # Battle Fury, Feast
    all_strength: int = 0
    aura: bool = False
    arcane: bool = False
    # The battle.
    target: int = 0  # the Rank that is attacked
    foe: str = ""
    struck: int = 0  # how many of its Battle effects are over
    weakness: int = 0  # Strength that every Hero has lost in this battle
    softness: int = 0  # Attack that every Weapon has gained in this battle
    sick_attack: int = 0  # Diseases allotted to Attack and to Magic Attack
    sick_magic: int = 0
    won: bool = False
    spoils: list[SpoilsKind] = field(default_factory=list)  # purchases still to come
    returns: int = 0  # Monsters that may still be sent under the Dungeon Deck (Elf Sorcerer)
    revealed: list[str] = field(default_factory=list)  # by the Sphinx

    # -- short questions ------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    def card(self, name: str) -> Card:
        return self.content.cards[name]

    def top(self, stack: str) -> str:
        """The top card of a stack, or "" (TS-2.18, TS-6.15)."""
        for card in self.content.stacks[stack]:
            if self.stock.get(card):
                return card
        return ""

    def stacks(self) -> list[str]:
        """The stacks of the Village (TS-2.20)."""
        return [*self.content.basics, *self.families, *self.village]

    def copies_here(self, card: str) -> list[int]:
        """The slots of the party in which a card lies."""
        return [i for i, slot in enumerate(self.slots) if slot.here and slot.card == card]

    def diseases_here(self) -> list[int]:
        return self.copies_here(DISEASE)

    def militia_here(self) -> list[int]:
        return self.copies_here(MILITIA)

    def heroes_here(self) -> list[int]:
        cards = self.content.cards
        return [i for i, slot in enumerate(self.slots) if slot.here and cards[slot.card].type == "hero"]

    def own_slots(self) -> list[int]:
        """TS-25.34: a borrowed Hero is no card of the hand."""
        return [i for i, slot in enumerate(self.slots) if slot.here and slot.owner == NOBODY]

    def cards_here(self) -> list[Card]:
        return [self.content.cards[slot.card] for slot in self.slots if slot.here]

    def copy_of(self, rank: int) -> int:
        """How many of the same card lie before this Rank."""
        return self.hall[: rank - 1].count(self.hall[rank - 1])

    # -- small changes --------------------------------------------------------------------------

    def draw(self, seat: int) -> str:
        """The next card of a Party Deck, reshuffled if it must be (TS-5.4 to TS-5.8); "" if there is none."""
        player = self.players[seat]
        self.refill_deck(seat)
        return player.deck.draw(self.rng) if player.deck.parts else ""

    def refill_deck(self, seat: int) -> None:
        """An empty Party Deck is the discard pile, shuffled (TS-5.5)."""
        player = self.players[seat]
        if player.deck.refill(player.discard):
            self.tell(Shuffled, "TS-5.5", seat)

    def draw_into_party(self, number: int) -> None:
        """Cards drawn by an effect join the revealed hand (TS-4.19)."""
        for _ in range(number):
            card = self.draw(self.active)
            if card:
                self.slots.append(Slot(card, used=self.rested(card)))
                self.tell(Drew, "TS-4.19", self.active, card)

    def rested(self, card: str) -> tuple[int, ...]:
        """The effects that a card which comes back in the same turn has already used (TS-4.24)."""
        for i, tired in enumerate(self.tired):
            if tired.card == card:
                return self.tired.pop(i).used
        return ()

    def draw_hand(self, seat: int) -> None:
        player = self.players[seat]
        player.shown = False
        hand = player.deck.draw_up_to(HAND_SIZE, self.rng)
        if len(hand) < HAND_SIZE:  # TS-5.11: fewer if there are no more
            self.refill_deck(seat)
            hand += player.deck.draw_up_to(HAND_SIZE - len(hand), self.rng)
        hand.sort()
        player.hand = hand

    def destroy(self, card: str, clause: str) -> None:
        """TS-5.14 to TS-5.17"""
        if card == DISEASE:
            self.cure()
        else:
            self.destroyed.append(card)
            self.progress = True
        self.tell(Destroyed, clause, card)

    def destroy_slot(self, i: int, clause: str) -> None:
        slot = self.slots[i]
        slot.here = False
        self.drop_weapons(i)
        self.destroy(slot.card, clause)

    def discard_slot(self, i: int) -> None:
        """A revealed card goes to its owner's discard pile and leaves the party."""
        slot = self.slots[i]
        slot.here = False
        self.drop_weapons(i)
        owner = self.active if slot.owner == NOBODY else slot.owner
        self.players[owner].discard.append(slot.card)
        if slot.used:
            self.tired.append(Tired(slot.card, slot.used))

    def drop_weapons(self, i: int) -> None:
        self.slots[i].holder = NOBODY
        for slot in self.slots:
            if slot.holder == i:
                slot.holder = NOBODY

    def infect(self, seat: int, number: int, clause: str) -> None:
        """TS-14.14: Diseases go to the discard pile."""
        for _ in range(number):
            self.take_disease()
        self.players[seat].discard += [DISEASE] * number
        self.tell(Infected, clause, seat, number)

    def take_disease(self) -> None:
        """From the stack; if that is empty, any unused card stands in (TS-1.28)."""
        if self.diseases:
            self.diseases -= 1
        else:
            self.stand_ins += 1

    def cure(self) -> None:
        """A card that stood in is unused again; a Disease goes back to its stack (TS-5.17)."""
        if self.stand_ins:
            self.stand_ins -= 1
        else:
            self.diseases += 1
