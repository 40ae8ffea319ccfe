"""What lies on the table."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from ...kernel import Deck, Node, Root, state
from .content import ROWS, Arrow, ClassEntry, Colour, Content, Row, Type
from .events import BAG, GoldTaken, Reshuffled

SPACES = 18  # RP-2.2
EMPTY = -1
Phase = Literal["setup", "roll", "dice", "market", "cleanup", "end"]
CENTRE = 4  # RP-2.26: the places of the grid are numbered 0 to 8, row by row
DIRECTIONS: tuple[Arrow, ...] = ("lawful", "chaotic", "good", "evil")
STEP_X: dict[Arrow, int] = {"lawful": -1, "chaotic": 1, "good": 0, "evil": 0}  # RP-2.42
STEP_Y: dict[Arrow, int] = {"lawful": 0, "chaotic": 0, "good": -1, "evil": 1}

ROW_INDEX: dict[Row, int] = {row: i for i, row in enumerate(ROWS)}


def step(token: int, direction: Arrow) -> int:
    """Where a step leads on the Alignment grid, or -1 if it leaves it (RP-2.28)."""
    x = token % 3 + STEP_X[direction]
    y = token // 3 + STEP_Y[direction]
    return y * 3 + x if 0 <= x <= 2 and 0 <= y <= 2 else -1


STEPS: dict[Arrow, tuple[int, ...]] = {
    direction: tuple(step(token, direction) for token in range(9)) for direction in DIRECTIONS
}


@state
class Sheet(Node):
    """A Character Sheet and what lies beside it."""

    race: str = ""
    side: str = ""
    klass: str = ""
    backstory: str = ""
    alignment: str = ""
    token: int = CENTRE
    gold: int = 0
    charisma: int = 0
    dice: list[int] = field(default_factory=lambda: [EMPTY] * SPACES)
    starting: list[int] = field(default_factory=list)  # rolled in setup, not placed yet
    weapons: list[str] = field(default_factory=list)
    armor: list[str] = field(default_factory=list)
    traits: list[str] = field(default_factory=list)
    skills: list[str] = field(default_factory=list)  # ready
    exhausted: list[str] = field(default_factory=list)

    def free_space(self, row: int) -> int:
        """The leftmost empty space of a row, or -1 if it is full (RP-3.37, RP-5.7)."""
        dice = self.dice
        for space in (row * 3, row * 3 + 1, row * 3 + 2):
            if dice[space] == EMPTY:
                return space
        return -1

    def complete(self) -> bool:
        """Whether setup has come so far that the sheet can be scored."""
        return bool(self.race and self.klass and self.backstory and self.alignment)

    def area(self, type: Type) -> list[str]:
        """RP-2.8: where cards of a type lie."""
        return {"weapon": self.weapons, "armor": self.armor, "trait": self.traits, "skill": self.skills}[type]

    def owned(self) -> list[str]:
        return self.weapons + self.armor + self.traits + self.skills + self.exhausted


@state
class State(Root[Content]):
    sheets: list[Sheet]
    # Variants (RP-16) and the option of RP-3.20.
    choose_class: bool = False
    less_random: bool = False
    random_market: bool = False
    shorter: bool = False
    friendly: bool = False
    # Where the game is.
    round: int = 0
    phase: Phase = "setup"
    start: int = 0  # the Start Player
    turn: int = 0  # the seat whose turn it is, or -1
    # Dice. A die is a number; its colour is in the pack, its face here (0 in the bag).
    faces: list[int] = field(default_factory=list)
    bag: Deck[int] = field(default_factory=Deck)
    aside: list[int] = field(default_factory=list)  # dice drawn for Classes (RP-3.19)
    enemy: int = EMPTY  # the enemy die (RP-17.4)
    pool: list[int] = field(default_factory=list)  # the die on each Initiative card, or -1
    purse: list[int] = field(default_factory=list)  # the Gold on each Initiative card
    taken: list[int] = field(default_factory=list)  # the seat that took each Initiative card, or -1
    loose: list[int] = field(default_factory=list)  # rolled dice that are not laid out yet
    held: int = EMPTY  # the die in the hand of the player whose turn it is
    picked: list[int] = field(default_factory=list)  # Initiative cards picked for Intimidate
    before: int = 0  # the face that a rerolled die may go back to (RP-6.8)
    longbow_used: bool = False
    # Market cards.
    deck: Deck[str] = field(default_factory=Deck)
    market: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    trash: list[str] = field(default_factory=list)
    box: list[str] = field(default_factory=list)
    bought: int = 0  # purchases in this Market turn
    new_skill: str = ""  # a Skill that was bought since its buyer was last asked
    # Cards that are dealt in setup; the rest stays in the box.
    backstories: Deck[str] = field(default_factory=Deck)
    alignments: Deck[str] = field(default_factory=Deck)

    # -- short questions ------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        return len(self.sheets) == 1

    def klass(self, seat: int) -> ClassEntry:
        return self.content.classes[self.sheets[seat].klass]

    def colour(self, die: int) -> Colour:
        return self.content.dice[die]

    def price(self, seat: int, card: str) -> int:
        """The cost less the discounts of own Weapons, never below 0 (RP-7.17, RP-7.18)."""
        return max(0, self.content.market[card].cost - self.discount(seat))

    def discount(self, seat: int) -> int:
        weapons = self.sheets[seat].weapons
        return sum([self.content.weapons[weapon].discount for weapon in weapons]) if weapons else 0

    def hands(self, seat: int) -> int:
        """How many hands the Weapons of a seat need."""
        return sum(self.content.weapons[weapon].hands for weapon in self.sheets[seat].weapons)

    def later_in_market(self, seat: int) -> list[int]:
        """Who has a Market turn after that seat, in this order (RP-7.1)."""
        return [who for who in self.taken[self.taken.index(seat) + 1 :] if who != EMPTY]

    def starting_dice(self) -> int:
        """RP-3.35, RP-16.10, RP-17.7"""
        return max(self.n, 2) + (6 if self.shorter else 4)

    def rounds(self) -> int:
        """RP-12.1: every sheet is full after so many Dice Phases."""
        return SPACES - self.starting_dice()

    def last_round(self) -> bool:
        return self.round == self.rounds()

    # -- small changes --------------------------------------------------------------------------

    def draw_dice(self, number: int) -> list[int]:
        """Draw unseen (RP-2.13); fewer if the bag holds fewer (RP-4.9)."""
        return self.bag.draw_up_to(number, self.rng)

    def roll(self, die: int) -> int:
        face = self.faces[die] = self.rng.roll()
        return face

    def return_die(self, die: int) -> None:
        self.faces[die] = 0
        self.bag.mix_in(die)

    def gain(self, seat: int, gold: int, clause: str, source: str = BAG) -> None:
        """Gold from a place on the board (RP-11.1)."""
        if gold:
            self.sheets[seat].gold += gold
            self.tell(GoldTaken, clause, seat, gold, source)

    def draw_card(self) -> str:
        """The top card of the deck, reshuffled from the discard pile if it must be; "" if there is none."""
        if self.deck.refill(self.discard):  # RP-10.8, RP-10.15
            self.tell(Reshuffled, "RP-10.8", len(self.deck))
        return self.deck.draw(self.rng) if self.deck.parts else ""  # RP-10.14
