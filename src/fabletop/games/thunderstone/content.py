"""The cards: what their data may say. What a card does is a list of verbs (`verbs/`)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from ...kernel import Word
from ...kernel.content import ContentEntry
from ...kernel.messages import Sentence

if TYPE_CHECKING:
    from .verbs.base import BattleVerb, BreachVerb, DungeonVerb, PassiveVerb, Verb, VillageVerb

CardName = Annotated[str, Word("ts-card")]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
ClassName = Literal["fighter", "cleric", "wizard", "thief", "archer", "militia"]
Kind = Literal[ClassName, "hero", "weapon", "item", "spell", "villager", "food"]  # what `Card.is_a` is asked for
SpoilsKind = Literal["weapon", "food", "item", "any", "reveal_six"]
Trait = Literal[
    "magic_required",
    "magic_only",
    "immune_to_magic",
    "immune_to_edged",
    "half_magic",
    "half_without_magic",
    "half_without_weapon",
    "unarmed_cannot_attack",
    "not_in_the_dark",
]

DISEASE = "disease"
MILITIA = "militia"
STONE = "stone_of_mystery"


class Card(ContentEntry, frozen=True, kw_only=True):
    """One distinct card. What does not fit its kind stays at its default."""

    copies: Positive  # so many are in the box
    # what it is
    type: Literal["hero", "weapon", "item", "spell", "villager", "disease", "monster", "thunderstone"]
    subtypes: tuple[Literal["edged", "blunt", "food", "light", "magic"], ...] = ()  # of Weapons, Items and Spells
    cost: Natural | None = None  # its price; `null`: it cannot be bought
    gold: Natural | None = None  # its coin; `null`: no coin, which is not the same as 0
    vp: int = 0  # Victory Points
    light: int = 0  # Light
    attack: int = 0  # Attack
    magic: int = 0  # Magic Attack
    starting: Natural = 0  # so many are in the deck with which each player starts
    passive: tuple[PassiveVerb, ...] = ()  # what counts by itself (TS-8.31, TS-8.32)
    village: tuple[VillageVerb, ...] = ()  # Village effects
    dungeon: tuple[DungeonVerb, ...] = ()  # Dungeon effects
    spoils: SpoilsKind | None = None  # what may be bought after a victory
    family: str = ""  # of a Hero: its kind
    classes: tuple[ClassName, ...] = ()  # of a Hero: its Classes
    level: Natural = 0  # of a Hero: its Level
    level_up: Natural | None = None  # of a Hero: the XP for the next Level
    strength: int = 0  # of a Hero: its Strength
    weight: int = 0  # of a Weapon: its weight
    group: str = ""  # of a Monster: its class
    types: tuple[str, ...] = ()  # of a Monster: what it is, for cards that ask
    health: int = 0  # of a Monster: its Health
    light_penalty: Natural = 0  # of a Monster: Light that it asks for besides its Rank
    xp: Natural = 0  # of a Monster: XP for its defeat
    traits: tuple[Trait, ...] = ()  # of a Monster: its Traits
    battle: tuple[BattleVerb, ...] = ()  # of a Monster: its Battle effects
    breach: BreachVerb | None = None  # of a Monster: its Breach effect

    def pieces(self) -> int:
        return self.copies

    def is_a(self, what: str) -> bool:
        """Whether the card is of a type, a subtype or a class: "hero", "food", "cleric"..."""
        return self.type == what or what in self.subtypes or what in self.classes

    @property
    def price(self) -> int:
        """What it costs in the Village; the pack gives every card a price that lies there."""
        assert self.cost is not None
        return self.cost

    @property
    def stack(self) -> str:
        """The stack of the Village in which it lies."""
        return self.family or self.id

    def verbs(self) -> tuple[Verb, ...]:
        """All that it does."""
        breach = (self.breach,) if self.breach else ()
        return (*self.passive, *self.village, *self.dungeon, *self.battle, *breach)


class Hero(Card, frozen=True, kw_only=True):
    type: Literal["hero"] = "hero"  # always this


class Monster(Card, frozen=True, kw_only=True):
    type: Literal["monster"] = "monster"  # always this


class Stone(Card, frozen=True, kw_only=True):
    type: Literal["thunderstone"] = "thunderstone"  # always this


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on the cards, and how they belong together."""

    cards: dict[str, Card]
    basics: tuple[str, ...]  # the four kinds of TS-1.17
    families: dict[str, tuple[str, ...]]  # Hero kind -> its cards by level
    village: tuple[str, ...]
    groups: dict[str, tuple[str, ...]]  # Monster class -> its cards
    stacks: dict[str, tuple[str, ...]]  # every stack that may stand in the Village -> its cards, the top first
    texts: dict[str, tuple[Sentence, ...]]  # what each card says that it does
    strengthens: dict[str, int]  # Strength that Heroes gain by a card, of those that give any


@dataclass(frozen=True, slots=True)
class Content(Printed):
    """The compiled pack: frozen, and shared by all games."""

    prices: dict[str, int]  # of each card that can be bought


def printed(content: Content) -> Printed:
    return Printed(*(getattr(content, each.name) for each in fields(Printed)))
