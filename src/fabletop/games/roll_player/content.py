"""The pack of Roll Player: its kinds of components and what their data may say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from ...kernel import Message
from ...kernel.content import ContentEntry, Pack, Raw
from ...kernel.errors import PackError
from ...kernel.messages import Said, Sentence, plain
from .phrases import action, either

if TYPE_CHECKING:  # at run time `verbs` puts the kinds of them here
    from .verbs.base import Skill, Trait

VERBS: list[type[msgspec.Struct]] = []  # all kinds of them

Row = Literal["STR", "DEX", "CON", "INT", "WIS", "CHA"]
Colour = Literal["green", "blue", "red", "purple", "black", "white", "gold"]
ClassColour = Literal["green", "blue", "red", "purple", "black", "white"]
Arrow = Literal["good", "evil", "lawful", "chaotic"]
Type = Literal["weapon", "armor", "trait", "skill"]
ArmorType = Literal["chain", "leather", "mystic"]
Timing = Literal["any", "dice_phase", "market_turn"]

ROWS: tuple[Row, ...] = ("STR", "DEX", "CON", "INT", "WIS", "CHA")  # RP-2.1
COLOURS: tuple[Colour, ...] = ("green", "blue", "red", "purple", "black", "white", "gold")  # RP-1.3

HANDS, GOLD_DIE, THIRD_GOLD = 2, 2, 1  # what a Class or a Weapon changes: RP-8.3, RP-11.2, RP-11.4
DICE = 73  # RP-1.2, RP-18.7
DISCOUNT, AGAIN, REROLL, THIRD_DIE, AIM, READY = 0.15, 0.1, 0.2, 0.08, 0.09, 0.04  # Stars a round

Positive = Annotated[int, msgspec.Meta(ge=1)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Space = Annotated[int, msgspec.Meta(ge=1, le=3)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of an entry."""


class Race(ContentEntry, frozen=True, kw_only=True):
    modifiers: dict[Row, int]  # what the Race adds to Attributes; those of 0 may be left out


class Goal(Part, frozen=True, kw_only=True):
    """The goal of an Attribute: a range, and what it is worth."""

    low: int  # the least value that reaches it
    high: int = 99  # the greatest; 99 stands for a plus sign
    stars: Positive  # Stars for reaching it


class ArrowGold(Part, frozen=True, kw_only=True):
    """Gold for moving the tracking token."""

    toward: tuple[Arrow, ...]  # in one of these directions
    gold: Positive  # so much each time


class ClassEntry(ContentEntry, frozen=True, kw_only=True):
    """One side of a Class card. Everything below `goals` is the Class ability, in verbs."""

    colour: ClassColour  # its colour; a colour has two Classes, the sides of one card
    goals: dict[Row, Goal]  # the goal of every Attribute
    hands: Natural = HANDS  # how many hands its Weapons may need
    purchases: Positive = 1  # cards that may be bought in a Market turn
    refreshes: Positive = 1  # Skills that are refreshed in Cleanup
    gold_die: Natural = GOLD_DIE  # Gold for placing a gold die
    attuned: bool = False  # a card of the discard pile may go back to the Market
    after_buying: dict[Type, Row] = {}  # the action that may be taken after buying a card of a type
    after_discard: Row | None = None  # the action that may be taken after Gold instead of a card
    instead: tuple[Row, ...] = ()  # actions that may be taken in the place of the row's own
    instead_on_third_die: tuple[Row, ...] = ()  # the same, if the die was the third of its row
    arrow_gold: ArrowGold | None = None  # Gold for moving the tracking token

    def say(self) -> tuple[Message, ...]:
        """Its ability, a sentence for each verb."""
        return tuple(Message(f"rp-ability-{name}", words) for name, words in self._abilities())

    def _abilities(self) -> Iterator[tuple[str, dict[str, Said]]]:
        if self.hands != HANDS:
            yield "hands", {"hands": self.hands, "usual": HANDS}
        if self.purchases > 1:
            yield "purchases", {"purchases": self.purchases}
        if self.refreshes > 1:
            yield "refreshes", {"refreshes": self.refreshes}
        if self.gold_die != GOLD_DIE:
            yield "gold_die", {"gold": self.gold_die, "usual": GOLD_DIE}
        if self.attuned:
            yield "attuned", {}
        for row in dict.fromkeys(self.after_buying.values()):
            bought = [Message(f"rp-text-buy-{type}") for type, each in self.after_buying.items() if each == row]
            trait = int(self.after_buying.get("trait") == row)
            yield "after_buying", {"bought": either(bought), "trait": trait, "action": action([row])}
        if self.after_discard:
            yield "after_discard", {"action": action([self.after_discard])}
        if self.instead:
            yield "instead", {"action": action(self.instead)}
        if self.instead_on_third_die:
            yield "instead_on_third_die", {"action": action(self.instead_on_third_die)}
        if self.arrow_gold:
            toward = either([Message(f"rp-text-toward-{arrow}") for arrow in self.arrow_gold.toward])
            yield "arrow_gold", {"toward": toward, "gold": self.arrow_gold.gold}


class Cell(Part, frozen=True, kw_only=True):
    """A die that a Backstory wants."""

    row: Row  # the Attribute
    space: Space  # the space, from the left
    colour: Colour  # the colour of the die


class Backstory(ContentEntry, frozen=True, kw_only=True):
    cells: tuple[Cell, ...]  # the dice that it wants
    stars: tuple[int, ...]  # Stars by the number of matches, from 0 to 6


class Alignment(ContentEntry, frozen=True, kw_only=True):
    # Stars by place: three rows from good to evil, each from lawful to chaotic
    grid: tuple[tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]]


class GoalBonus(Part, frozen=True, kw_only=True):
    """What dice count more for Attribute goals."""

    dice: Literal["class", "gold"]  # those of the Class colour, or gold ones
    plus: int  # by how much each


class Weapon(Part, frozen=True, kw_only=True):
    """What a Weapon gives while it is owned."""

    hands: Annotated[int, msgspec.Meta(ge=1, le=2)]  # how many hands it needs
    goal_bonus: GoalBonus | None = None  # dice that count more
    again: Row | None = None  # one more action of this kind after each
    reroll_taken: bool = False  # the die that was taken may be rerolled
    third_die: Positive = THIRD_GOLD  # Gold for the third die of a row
    discount: Natural = 0  # off the price of Market cards
    joins_set: bool = False  # it counts as a card of an Armor set

    def worth(self) -> float:
        """Stars a round that a computer player expects of what comes; what is there counts where it is counted."""
        bonus = AIM * (self.goal_bonus is not None) + AGAIN * (self.again is not None) + REROLL * self.reroll_taken
        return DISCOUNT * self.discount + THIRD_DIE * (self.third_die - THIRD_GOLD) + READY + bonus

    def say(self) -> tuple[Message, ...]:
        """What it gives, a sentence for each verb."""
        return tuple(Message(f"rp-weapon-{name}", words) for name, words in self._gifts())

    def _gifts(self) -> Iterator[tuple[str, dict[str, Said]]]:
        if self.goal_bonus:
            yield "goal_bonus", {"dice": self.goal_bonus.dice, "plus": self.goal_bonus.plus}
        if self.again:
            yield "again", {"row": self.again, "action": action([self.again])}
        if self.reroll_taken:
            yield "reroll_taken", {}
        if self.third_die != THIRD_GOLD:
            yield "third_die", {"gold": self.third_die, "usual": THIRD_GOLD}
        if self.discount:
            yield "discount", {"gold": self.discount}
        if self.joins_set:
            yield "joins_set", {}


class Armor(Part, frozen=True, kw_only=True):
    """A piece of Armor."""

    set: ArmorType  # the set that it belongs to


class ArmorSet(ContentEntry, frozen=True, kw_only=True):
    stars: tuple[int, ...]  # Stars for one card, two cards...; as many numbers as the set has cards
    colours: tuple[ClassColour, ...]  # Class colours for which it is worth more
    bonus: Positive  # by so many Stars

    def say(self) -> Message:
        """What stands on each of its cards."""
        stars = ", ".join(map(str, self.stars))
        classes = either([Message(f"rp-text-class-{colour}") for colour in self.colours])
        numbers: dict[str, Said] = {"cards": len(self.stars), "bonus": self.bonus, "colours": len(self.colours)}
        return Message("rp-text-armor", {"set": self.id, "stars": stars, "classes": classes, **numbers})


class MarketCard(ContentEntry, frozen=True, kw_only=True):
    number: Positive  # its number in the box; each is there once
    type: Type  # what it is; it has the part of that name below, and no other
    cost: Natural  # its price
    dots: Annotated[int, msgspec.Meta(ge=1, le=2)]  # which pile of the deck it belongs to
    arrow: Arrow | None = None  # where a Trait or a Skill moves the tracking token
    solo: bool = True  # it is used in solo play
    weapon: Weapon | None = None  # of a Weapon
    armor: Armor | None = None  # of Armor
    trait: Trait | None = None  # of a Trait
    skill: Skill | None = None  # of a Skill

    def say(self, sets: dict[str, ArmorSet]) -> tuple[Message, ...]:
        """What it does; the figures beside (price, hands, arrow, timing) are shown apart."""
        if self.weapon:
            return self.weapon.say()
        if self.armor:
            return (sets[self.armor.set].say(),)
        verb = self.trait or self.skill
        assert verb is not None
        return (verb.say(),)


class DieColour(ContentEntry, frozen=True, kw_only=True):
    count: Positive  # dice of this colour in the bag

    def pieces(self) -> int:
        return self.count


class Initiative(ContentEntry, frozen=True, kw_only=True):
    number: Positive  # its number


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on the components."""

    races: dict[str, Race]
    classes: dict[str, ClassEntry]
    backstories: dict[str, Backstory]
    alignments: dict[str, Alignment]
    market: dict[str, MarketCard]
    armor_sets: dict[str, ArmorSet]
    dice: tuple[Colour, ...]  # the colour of each die, by its number
    texts: dict[str, tuple[Sentence, ...]]  # what each Market card says that it does
    abilities: dict[str, tuple[Sentence, ...]]  # and each Class
    cards_of: dict[str, tuple[str, ...]]  # Class colour -> its two sides


@dataclass(frozen=True, slots=True)
class Content(Printed):
    """The compiled pack: frozen, and shared by all games."""

    weapons: dict[str, Weapon]  # of the Market cards: what those of each type do
    traits: dict[str, Trait]
    skills: dict[str, Skill]


def printed(content: Content) -> Printed:
    return Printed(*(getattr(content, each.name) for each in fields(Printed)))


def _make(raw: Raw) -> Content:
    market: dict[str, MarketCard] = raw["market"]
    for card in market.values():
        parts = [name for name in ("weapon", "armor", "trait", "skill") if getattr(card, name) is not None]
        if parts != [card.type]:
            raise PackError(f"market.yaml: {card.id}: a {card.type} has a part '{card.type}' and no other")
        if card.armor and card.armor.set not in raw["armor_set"]:
            raise PackError(f"market.yaml: {card.id}.armor.set: there is no set '{card.armor.set}'")
        if card.arrow and card.type in ("weapon", "armor"):
            raise PackError(f"market.yaml: {card.id}.arrow: a {card.type} has none (RP-2.34)")
        if card.arrow is None and (card.type == "trait" or (card.skill and not card.skill.copies)):
            raise PackError(f"market.yaml: {card.id}.arrow: a {card.type} needs one")
    if sorted(raw["dice"]) != sorted(COLOURS):
        raise PackError(f"dice.yaml: the colours are {', '.join(COLOURS)}")
    dice = sum(entry.count for entry in raw["dice"].values())
    if dice < DICE:
        raise PackError(f"dice.yaml: {dice} dice are too few, a game of four needs {DICE}")
    if sorted(entry.number for entry in raw["initiative"].values()) != [1, 2, 3, 4, 5]:
        raise PackError("initiative.yaml: the cards are numbered 1 to 5, each once")
    numbers = [card.number for card in market.values()]
    for card in market.values():
        if numbers.count(card.number) > 1:
            raise PackError(f"market.yaml: {card.id}.number: another card has the number {card.number}")
    for klass in raw["class"].values():
        _six(f"class.yaml: {klass.id}.goals", klass.goals)
    for story in raw["backstory"].values():
        _six(f"backstory.yaml: {story.id}.cells", [cell.row for cell in story.cells])
        if len(story.stars) != 7:
            raise PackError(f"backstory.yaml: {story.id}.stars: seven numbers are needed, for 0 to 6 matches")
    cards_of: dict[str, tuple[str, ...]] = {}
    for klass in raw["class"].values():
        cards_of[klass.colour] = (*cards_of.get(klass.colour, ()), klass.id)
    return Content(
        races=raw["race"],
        classes=raw["class"],
        backstories=raw["backstory"],
        alignments=raw["alignment"],
        market=market,
        weapons={id: card.weapon for id, card in market.items() if card.weapon is not None},
        traits={id: card.trait for id, card in market.items() if card.trait is not None},
        skills={id: card.skill for id, card in market.items() if card.skill is not None},
        armor_sets=raw["armor_set"],
        dice=tuple(colour for colour in COLOURS for _ in range(raw["dice"][colour].count)),
        texts={id: tuple(map(plain, card.say(raw["armor_set"]))) for id, card in market.items()},
        abilities={id: tuple(map(plain, klass.say())) for id, klass in raw["class"].items()},
        cards_of=cards_of,
    )


def _whole(content: Content) -> None:
    """Code without data is a fault of the whole pack; a game that began with fewer cards may not need it."""
    used = {type(verb) for card in content.market.values() for verb in (card.skill, card.trait)}
    for verb in VERBS:
        if verb not in used:
            raise PackError(f"market.yaml: no card uses '{verb.__struct_config__.tag}', which has code")


def _six(where: str, rows: Any) -> None:
    if sorted(rows) != sorted(ROWS):
        raise PackError(f"{where}: each of {', '.join(ROWS)} is needed once")


def _count(kind: str, raw: Raw) -> int:
    """Pieces in the pack; an entry of the dice stands for all dice of its colour."""
    if kind == "dice":
        return sum(entry.count for entry in raw["dice"].values())
    if kind in ("weapon", "armor", "trait", "skill"):
        return sum(card.type == kind for card in raw["market"].values())
    return len(raw.get(kind, {}))


PACK: Pack[Content] = Pack(
    folder=Path(__file__).parent / "content",
    kinds={
        "race": Race,
        "class": ClassEntry,
        "backstory": Backstory,
        "alignment": Alignment,
        "market": MarketCard,
        "armor_set": ArmorSet,
        "dice": DieColour,
        "initiative": Initiative,
    },
    make=_make,
    count=_count,
    whole=_whole,
)
