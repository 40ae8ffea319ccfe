"""The pack of Roll Player: its kinds of components and what their data may say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from ...kernel.content import ContentEntry, Pack, Raw
from ...kernel.errors import PackError

Row = Literal["STR", "DEX", "CON", "INT", "WIS", "CHA"]
Colour = Literal["green", "blue", "red", "purple", "black", "white", "gold"]
ClassColour = Literal["green", "blue", "red", "purple", "black", "white"]
Arrow = Literal["good", "evil", "lawful", "chaotic"]
Type = Literal["weapon", "armor", "trait", "skill"]
ArmorType = Literal["chain", "leather", "mystic"]
Timing = Literal["any", "dice_phase", "market_turn"]

ROWS: tuple[Row, ...] = ("STR", "DEX", "CON", "INT", "WIS", "CHA")  # RP-2.1
COLOURS: tuple[Colour, ...] = ("green", "blue", "red", "purple", "black", "white", "gold")  # RP-1.3

DICE = 73  # RP-1.2, RP-18.7

Positive = Annotated[int, msgspec.Meta(ge=1)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Space = Annotated[int, msgspec.Meta(ge=1, le=3)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of an entry."""


class Race(ContentEntry, frozen=True, kw_only=True):
    modifiers: dict[Row, int]


class Goal(Part, frozen=True, kw_only=True):
    low: int
    high: int = 99  # 99: the goal has a plus sign
    stars: Positive


class ArrowGold(Part, frozen=True, kw_only=True):
    toward: tuple[Arrow, ...]
    gold: Positive


class ClassEntry(ContentEntry, frozen=True, kw_only=True):
    """One side of a Class card. Everything below `goals` is the Class ability, in verbs."""

    colour: ClassColour
    goals: dict[Row, Goal]
    hands: Natural = 2
    purchases: Positive = 1
    refreshes: Positive = 1
    gold_die: Natural = 2
    attuned: bool = False
    after_buying: dict[Type, Row] = {}
    after_discard: Row | None = None
    instead: tuple[Row, ...] = ()
    instead_on_third_die: tuple[Row, ...] = ()
    arrow_gold: ArrowGold | None = None


class Cell(Part, frozen=True, kw_only=True):
    row: Row
    space: Space
    colour: Colour


class Backstory(ContentEntry, frozen=True, kw_only=True):
    cells: tuple[Cell, ...]
    stars: tuple[int, ...]  # by the number of matches


class Alignment(ContentEntry, frozen=True, kw_only=True):
    grid: tuple[tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]]


class GoalBonus(Part, frozen=True, kw_only=True):
    dice: Literal["class", "gold"]
    plus: int


class Weapon(Part, frozen=True, kw_only=True):
    """What a Weapon gives while it is owned."""

    hands: Annotated[int, msgspec.Meta(ge=1, le=2)]
    goal_bonus: GoalBonus | None = None
    again: Row | None = None  # one more action of this kind after each
    reroll_taken: bool = False
    third_die: Positive = 1
    discount: Natural = 0
    joins_set: bool = False


class Armor(Part, frozen=True, kw_only=True):
    set: ArmorType


class ArmorSet(ContentEntry, frozen=True, kw_only=True):
    stars: tuple[int, ...]  # for one card, two cards...; as many numbers as the set has cards
    colours: tuple[ClassColour, ...]
    bonus: Positive


class Trait(Part, frozen=True, kw_only=True):
    """Stars for each full `per` of what is counted."""

    count: str
    of: str = ""
    limit: int = 0
    with_race: bool = False  # the card itself counts the Race modifier (RP-13.38)
    per: Positive = 1
    stars: Positive
    most: Natural = 0


class Skill(Part, frozen=True, kw_only=True):
    timing: Timing
    do: str
    actions: tuple[Row, ...] = ()
    times: Positive = 1
    gold: Natural = 0
    price: Natural = 0
    most: Natural = 0


class MarketCard(ContentEntry, frozen=True, kw_only=True):
    number: Positive
    type: Type
    cost: Natural
    dots: Annotated[int, msgspec.Meta(ge=1, le=2)]
    arrow: Arrow | None = None
    solo: bool = True
    weapon: Weapon | None = None
    armor: Armor | None = None
    trait: Trait | None = None
    skill: Skill | None = None


class DieColour(ContentEntry, frozen=True, kw_only=True):
    count: Positive

    def pieces(self) -> int:
        return self.count


class Initiative(ContentEntry, frozen=True, kw_only=True):
    number: Positive


@dataclass(frozen=True, slots=True)
class Content:
    """The compiled pack: frozen, and shared by all games."""

    races: dict[str, Race]
    classes: dict[str, ClassEntry]
    backstories: dict[str, Backstory]
    alignments: dict[str, Alignment]
    market: dict[str, MarketCard]
    armor_sets: dict[str, ArmorSet]
    dice: tuple[Colour, ...]  # the colour of each die, by its number
    cards_of: dict[str, tuple[str, ...]] = field(default_factory=dict)  # Class colour -> its two sides

    def weapon(self, card: str) -> Weapon:
        found = self.market[card].weapon
        assert found is not None
        return found

    def skill(self, card: str) -> Skill:
        found = self.market[card].skill
        assert found is not None
        return found


# Which names the data may use is decided by the code beside it: abilities of Skills and counters of Traits
# register themselves here, and a name on one side without the other is refused on load.
ABILITIES: dict[str, Callable[..., Any]] = {}
COUNTERS: dict[str, Callable[..., int]] = {}


def _make(raw: Raw) -> Content:
    market: dict[str, MarketCard] = raw["market"]
    for card in market.values():
        parts = [name for name in ("weapon", "armor", "trait", "skill") if getattr(card, name) is not None]
        if parts != [card.type]:
            raise PackError(f"market.yaml: {card.id}: a {card.type} has a part '{card.type}' and no other")
        if card.skill and card.skill.do not in ABILITIES:
            raise PackError(f"market.yaml: {card.id}.skill.do: there is no ability '{card.skill.do}'")
        if card.trait and card.trait.count not in COUNTERS:
            raise PackError(f"market.yaml: {card.id}.trait.count: there is no counter '{card.trait.count}'")
        if card.armor and card.armor.set not in raw["armor_set"]:
            raise PackError(f"market.yaml: {card.id}.armor.set: there is no set '{card.armor.set}'")
        if card.arrow and card.type in ("weapon", "armor"):
            raise PackError(f"market.yaml: {card.id}.arrow: a {card.type} has none (RP-2.34)")
        if card.arrow is None and (card.type == "trait" or (card.skill and card.skill.do != "diplomacy")):
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
        armor_sets=raw["armor_set"],
        dice=tuple(colour for colour in COLOURS for _ in range(raw["dice"][colour].count)),
        cards_of=cards_of,
    )


def _whole(content: Content) -> None:
    """Code without data is a fault of the whole pack; a game that began with fewer cards may not need it."""
    cards = content.market.values()
    used = {card.skill.do for card in cards if card.skill} | {card.trait.count for card in cards if card.trait}
    for name in [*sorted(ABILITIES), *sorted(COUNTERS)]:
        if name not in used:
            raise PackError(f"market.yaml: no card uses '{name}', which has code")


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
