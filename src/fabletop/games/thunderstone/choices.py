"""All that may be chosen. Slots of the party and Ranks of the Hall are counted from 1, as players do."""

from __future__ import annotations

from typing import Annotated, Literal

from ...kernel import Choice, Message, Once, Ref, Word
from .content import CardName, SpoilsKind
from .state import State

Figure = Literal["attack", "magic"]
Kind = Annotated[Figure, Word("ts-kind")]


def card(name: str) -> Ref:
    return Ref(f"ts-card-{name}")


# -- the turn ---------------------------------------------------------------------------------------


class Village(Choice, prefix="ts"):
    """Visit the Village."""


class Dungeon(Choice, prefix="ts"):
    """Enter the Dungeon."""


class Rest(Choice, prefix="ts"):
    """Destroy a card, draw anew."""


class Done(Choice, prefix="ts"):
    """Go on; what that means depends on the question."""

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"ts-do-done-{kind}")


class Pass(Choice, prefix="ts"):
    """Do nothing; what that means depends on the question."""

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"ts-do-pass-{kind}")


# -- cards of the own party, by their slot ----------------------------------------------------------


class OfParty(Choice, prefix="ts"):
    """A card of the revealed hand."""

    slot: int

    @property
    def place(self) -> int:
        """The slot in `State.slots`."""
        return self.slot - 1

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"ts-do-{self.tag}", {"card": card(t.slots[self.place].card), "number": self.slot})


class Use(OfParty):
    """Use an effect of a card; effects are counted from 1."""

    effect: int

    def say(self, t: State, seat: int, kind: str) -> Message:
        """Of a card that has no effect in this place, what it has in the other one."""
        used = t.card(t.slots[self.place].card)
        places = (used.village, used.dungeon) if kind == "village_effect" else (used.dungeon, used.village)
        return (places[0] or places[1])[self.effect - 1].as_option(card(used.id))


class Equip(OfParty):
    """A Weapon, and the Hero who shall hold it."""

    hero: int

    def say(self, t: State, seat: int, kind: str) -> Message:
        weapon, hero = t.slots[self.place].card, t.slots[self.hero - 1].card
        return Message("ts-do-equip", {"weapon": card(weapon), "hero": card(hero), "number": self.hero})


class FeedHero(OfParty, tag="hero"):
    """The Hero who gets the Strength."""


class Food(OfParty):
    """The Food that is destroyed."""


class DestroyOwn(OfParty, tag="card"):
    """The card that is destroyed."""


class Victim(OfParty):
    """The card that a Battle effect falls upon."""


class DiscardOwn(OfParty, tag="discard"):
    """The card of the party that is discarded."""


class Level(OfParty):
    """A Hero, and what this Hero becomes."""

    card: CardName

    def say(self, t: State, seat: int, kind: str) -> Message:
        name = t.slots[self.place].card
        price = t.card(name).level_up or 0
        return Message("ts-do-level", {"hero": card(name), "card": card(self.card), "xp": price})


# -- cards by their name: of a hidden hand, of the Village --------------------------------------------


class OfHand(Choice, prefix="ts"):
    """A card of a hand that is not revealed; copies are alike."""

    card: CardName

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"ts-do-{self.tag}", {"card": card(self.card), "number": 0})


class Destroy(OfHand):
    """The card that is destroyed."""


class Discard(OfHand):
    """The card that is discarded."""


class DiscardHero(OfHand, tag="hero"):
    """A Hero, instead of several cards."""


class DiscardCards(Choice, prefix="ts", tag="cards"):
    """So many cards, instead of a Hero."""

    number: int


class ShowHand(Choice, prefix="ts", tag="show"):
    """There is no Hero in the hand."""

    nothing: str = ""

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message("ts-do-show")


class Borrow(Choice, prefix="ts"):
    """A Hero who was just discarded, from the discard pile of that seat."""

    owner: int
    card: CardName

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message("ts-do-borrow", {"card": card(self.card), "seat": self.owner + 1})


class Buy(Choice, prefix="ts"):
    card: CardName

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message("ts-do-buy", {"card": card(self.card), "gold": t.card(self.card).price})


class Spoils(Choice, prefix="ts"):
    """A purchase after a victory: of which Spoils, and what."""

    kind: SpoilsKind
    card: CardName

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message("ts-do-spoils", {"card": card(self.card), "gold": t.card(self.card).price})


class Reveal(Choice, prefix="ts"):
    """Look at the cards that the Sphinx lets one see."""


# -- the Hall and the battle --------------------------------------------------------------------------


class OfHall(Choice, prefix="ts"):
    """A card of the Hall."""

    rank: int

    def say(self, t: State, seat: int, kind: str) -> Message:
        name = t.hall[self.rank - 1]
        if not name:
            return Message("ts-thing-empty_rank", {"number": self.rank})
        return Message(f"ts-do-{self.tag}", {"card": card(name), "number": self.rank})


class Attack(OfHall):
    """Declare the target."""


class Monster(OfHall):
    """The Monster that an effect falls upon."""


class Leave(Choice, prefix="ts"):
    """Leave the Dungeon without a battle."""


class Order(Choice, prefix="ts"):
    """The cards that lie in these Ranks now go to Ranks 1, 2 and 3."""

    first: int
    second: int
    third: int

    @property
    def ranks(self) -> tuple[int, int, int]:
        return self.first, self.second, self.third

    def say(self, t: State, seat: int, kind: str) -> Message:
        names = [t.hall[rank - 1] for rank in self.ranks]
        return Message("ts-do-order", {f"card{i}": card(name) if name else "-" for i, name in enumerate(names, 1)})


class Lower(Choice, prefix="ts"):
    """What a judged Hero loses."""

    kind: Kind


class Sick(Choice, prefix="ts"):
    """What a Disease lowers."""

    kind: Kind


# Records that long lists of options are made of are made once.
USES: Once[tuple[int, int], Use] = Once(Use)
EQUIPS: Once[tuple[int, int], Equip] = Once(Equip)
BUYS: Once[str, Buy] = Once(Buy)
DESTROYS: Once[str, Destroy] = Once(Destroy)

DONE = Done()
PASS = Pass()
LEAVE = Leave()
REVEAL = Reveal()
ACTIONS: list[Village | Dungeon | Rest] = [Village(), Dungeon(), Rest()]
