"""The cards: what their data may say. What a card does is a list of verbs (`verbs/`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from ...kernel import Word
from ...kernel.content import ContentEntry
from ...kernel.messages import Sentence

if TYPE_CHECKING:
    from .verbs.base import BattleVerb, BreachVerb, DungeonVerb, PassiveVerb, Used, Verb, VillageVerb

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

    copies: Positive
    type: Literal["hero", "weapon", "item", "spell", "villager", "disease", "monster", "thunderstone"]
    subtypes: tuple[Literal["edged", "blunt", "food", "light", "magic"], ...] = ()
    cost: Natural | None = None  # None: cannot be bought
    gold: Natural | None = None  # None: no coin, which is not the same as 0
    vp: int = 0
    light: int = 0
    attack: int = 0
    magic: int = 0
    starting: Natural = 0
    passive: tuple[PassiveVerb, ...] = ()  # what counts by itself (TS-8.31, TS-8.32)
    village: tuple[VillageVerb, ...] = ()
    dungeon: tuple[DungeonVerb, ...] = ()
    spoils: SpoilsKind | None = None
    # Heroes
    family: str = ""
    classes: tuple[ClassName, ...] = ()
    level: Natural = 0
    level_up: Natural | None = None
    strength: int = 0
    # Weapons
    weight: int = 0
    # Monsters
    group: str = ""
    types: tuple[str, ...] = ()
    health: int = 0
    light_penalty: Natural = 0
    xp: Natural = 0
    traits: tuple[Trait, ...] = ()
    battle: tuple[BattleVerb, ...] = ()
    breach: BreachVerb | None = None

    def pieces(self) -> int:
        return self.copies

    def is_a(self, what: str) -> bool:
        """Whether the card is of a type, a subtype or a class: "hero", "food", "cleric"..."""
        return self.type == what or what in self.subtypes or what in self.classes

    @property
    def price(self) -> int:
        """What it costs in the Village."""
        return self.cost or 0

    @property
    def stack(self) -> str:
        """The stack of the Village in which it lies."""
        return self.family or self.id

    def effects(self, place: Literal["village", "dungeon"]) -> tuple[Used, ...]:
        """What may be used there; of a card that has nothing there, what it has in the other place."""
        return (self.village or self.dungeon) if place == "village" else (self.dungeon or self.village)

    def verbs(self) -> tuple[Verb, ...]:
        """All that it does."""
        breach = (self.breach,) if self.breach else ()
        return (*self.passive, *self.village, *self.dungeon, *self.battle, *breach)


class Hero(Card, frozen=True, kw_only=True):
    type: Literal["hero"] = "hero"


class Monster(Card, frozen=True, kw_only=True):
    type: Literal["monster"] = "monster"


class Stone(Card, frozen=True, kw_only=True):
    type: Literal["thunderstone"] = "thunderstone"


@dataclass(frozen=True, slots=True)
class Content:
    """The compiled pack: frozen, and shared by all games."""

    cards: dict[str, Card]
    basics: tuple[str, ...]  # the four kinds of TS-1.17
    families: dict[str, tuple[str, ...]]  # Hero kind -> its cards by level
    village: tuple[str, ...]
    groups: dict[str, tuple[str, ...]]  # Monster class -> its cards
    stacks: dict[str, tuple[str, ...]]  # every stack that may stand in the Village -> its cards, the top first
    texts: dict[str, tuple[Sentence, ...]]  # what each card says that it does
    strengthens: dict[str, int]  # Strength that Heroes gain by a card, of those that give any
