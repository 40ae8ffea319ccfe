"""The pack of Thunderstone: its kinds of cards and what their data may say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from ...kernel import PackError
from ...kernel.content import ContentEntry, Pack, Raw

Positive = Annotated[int, msgspec.Meta(ge=1)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
ClassName = Literal["fighter", "cleric", "wizard", "thief", "archer", "militia"]
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

MOST_PLAYERS = 5  # TS-1.1
DISEASE = "disease"
MILITIA = "militia"
STONE = "stone_of_mystery"
XP_CARDS, PLAYER_AIDS = 32, 5  # TS-1.4, TS-1.5: they carry no data


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of an entry."""


class Effect(Part, frozen=True, kw_only=True):
    """Something that a card does when it is used, or that a Monster does: a verb and its numbers."""

    do: str
    repeat: bool = False
    draw: Natural = 0
    gold: Natural = 0
    xp: Natural = 0
    attack: Natural = 0
    strength: Natural = 0
    cards: Natural = 0
    of: str | tuple[str, ...] = ""
    vp: tuple[int, ...] = ()
    or_hero: bool = False
    turns_to_magic: bool = False
    destroys: bool = False


class Strong(Part, frozen=True, kw_only=True):
    strength: int
    attack: int


class Holy(Part, frozen=True, kw_only=True, rename={"klass": "class"}):
    klass: ClassName
    against: tuple[str, ...]
    attack: int


class Passive(Part, frozen=True, kw_only=True):
    """What counts by itself (TS-8.31, TS-8.32)."""

    beyond_rank_1: int = 0  # Attack against Rank 2 and 3
    not_against_rank_1: bool = False
    with_edged: int = 0  # Attack while holding an edged Weapon
    per_light_item: int = 0
    per_monster_card: int = 0
    militia: int = 0  # Attack for every Militia
    non_fighters: int = 0  # Attack for every Hero who is no Fighter
    magic_per_item: int = 0
    magic_per_spell: int = 0
    doubles_magic: bool = False
    xp_from_rank_3: int = 0
    return_after_victory: bool = False
    strong: Strong | None = None
    holy: Holy | None = None


NOTHING = Passive()


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
    passive: Passive = NOTHING
    village: tuple[Effect, ...] = ()
    dungeon: tuple[Effect, ...] = ()
    spoils: Literal["", "weapon", "food", "item", "any", "reveal_six"] = ""
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
    battle: tuple[Effect, ...] = ()
    breach: Effect | None = None

    def pieces(self) -> int:
        return self.copies

    def is_a(self, what: str) -> bool:
        """Whether the card is of a type, a subtype or a class: "hero", "food", "cleric"..."""
        return self.type == what or what in self.subtypes or what in self.classes


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


# The verbs that data may use register themselves here, by where they work.
VERBS: dict[str, dict[str, Callable[..., Any]]] = {"village": {}, "dungeon": {}, "battle": {}, "breach": {}}


def _check_box(raw: Raw) -> None:
    """What a game of five needs of the box."""
    for card in raw["basic"].values():
        if card.copies < MOST_PLAYERS * card.starting:
            raise PackError(f"basic.yaml: {card.id}.copies: {MOST_PLAYERS} players start with {card.starting} each")
    for kind in ("hero", "village"):
        for card in raw[kind].values():
            if card.cost is None:
                raise PackError(f"{kind}.yaml: {card.id}.cost: a card of the Village has one")
    for card in raw["village"].values():
        if card.id in [hero.family for hero in raw["hero"].values()]:
            raise PackError(f"village.yaml: {card.id}: a Hero kind has this name")
    if sum(card.copies for card in raw["thunderstone"].values()) != 1:
        raise PackError("thunderstone.yaml: there is exactly one Thunderstone (TS-1.3)")


def _effects(card: Card) -> dict[str, tuple[Effect, ...]]:
    """What a card does, by where it works."""
    breach = (card.breach,) if card.breach else ()
    return {"village": card.village, "dungeon": card.dungeon, "battle": card.battle, "breach": breach}


def _whole(content: Content) -> None:
    """Code without data is a fault of the whole pack; a game that began with fewer cards may not need it."""
    for place, verbs in VERBS.items():
        used = [effect.do for card in content.cards.values() for effect in _effects(card)[place]]
        for verb in verbs:
            if verb not in used:
                raise PackError(f"no card uses the {place} verb '{verb}', which has code")


def _make(raw: Raw) -> Content:
    cards: dict[str, Card] = {}
    for kind in ("basic", "hero", "village", "monster", "thunderstone"):
        for card in raw[kind].values():
            if card.id in cards:
                raise PackError(f"{kind}.yaml: {card.id}: another file has this id")
            cards[card.id] = card
    _check_box(raw)
    for card in cards.values():
        for place, effects in _effects(card).items():
            for effect in effects:
                if effect.do not in VERBS[place]:
                    raise PackError(f"{card.id}.{place}: there is no verb '{effect.do}'")
    families: dict[str, tuple[str, ...]] = {}
    for hero in sorted(raw["hero"].values(), key=lambda hero: hero.level):
        families[hero.family] = (*families.get(hero.family, ()), hero.id)
    for family, members in families.items():
        if [cards[member].level for member in members] != [1, 2, 3]:
            raise PackError(f"hero.yaml: {family}: a Hero kind has one card each of Level 1, 2 and 3")
    groups: dict[str, tuple[str, ...]] = {}
    for monster in raw["monster"].values():
        groups[monster.group] = (*groups.get(monster.group, ()), monster.id)
    basics = tuple(card.id for card in raw["basic"].values() if card.id != DISEASE)
    single = {card: (card,) for card in (*basics, *raw["village"])}
    return Content(
        cards=cards,
        basics=basics,
        families=families,
        village=tuple(raw["village"]),
        groups=groups,
        stacks={**single, **families},
    )


def _count(kind: str, raw: Raw) -> int:
    cards: dict[str, int] = {each: sum(card.copies for card in raw[each].values()) for each in KINDS}
    heads = {
        "randomizer": len({card.family for card in raw["hero"].values()})
        + len({card.group for card in raw["monster"].values()})
        + len(raw["village"]),
        "experience": XP_CARDS,
        "player_aid": PLAYER_AIDS,
    }
    if kind == "total":
        return sum(cards.values()) + sum(heads.values())
    return {**cards, **heads}[kind]


KINDS: dict[str, type[ContentEntry]] = {
    "basic": Card,
    "hero": Hero,
    "village": Card,
    "monster": Monster,
    "thunderstone": Stone,
}

PACK: Pack[Content] = Pack(
    folder=Path(__file__).parent / "content",
    kinds=KINDS,
    make=_make,
    count=_count,
    whole=_whole,
)
