"""The content of Euthia: schema of the data files, and what they are compiled to. `pack` reads them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec

from ...kernel.content import ContentEntry

if TYPE_CHECKING:  # `verbs.union` puts here what msgspec reads: all verbs in one type
    from .tale_cards import EventCard, FaerPower, FarrugaAttack, LegendCard, Person, RavageCard
    from .verbs.base import Effect

ELEMENTS = ("fire", "water", "air", "earth")
GEMS = ("amethyst", "emerald", "onyx", "opal", "ruby", "sapphire", "demonite", "diamond")
ACTIONS = ("mining", "trade", "combat")
LEVELS = (1, 2, 3)
CHAPTERS = (1, 2, 3, 4, 5)
TRADES = ("merchant", "alchemist", "dragonslayer")  # the stacks of the Trade board
RESOURCES = ("mountain", "lake", "cave")
TREASURES = ("treasure_1", "treasure_2", "treasure_3")
REWARDS = ("hunter_reward", "armourer_reward", "witch_reward")
SUPPLIES = ("healing_potion", "grey_sack", "supplies", "teleport_scroll")
STACKS = (*TRADES, *RESOURCES, *TREASURES, *REWARDS, *SUPPLIES, "artifact")
GREAT = ("great_foe", "farruga_dragon", "mirrezil_dragon")  # kinds of foes that no deck holds
GOODS = (
    *("gold", "reputation", "gaar", "gem", "essence", "silver_card", "gold_card", "healing_potion", "supplies"),
    *("chaos_token", "dwurt"),
)
ARMOUR = ("helm", "cuirass", "gloves", "greaves", "boots")
EQUIPMENT = ("weapon", "shield", "armour", "jewellery")
MOVEMENT = {"mining": 1, "trade": 2, "combat": 3}  # Movement points of an Action token; that of Combat is our own
HEALED = {"merchants": 3, "alchemists": 4, "dragonslayers_towers": 5}  # Wounds for 1 Gold (EU-19.42); our own
CHURCH_HEALS = 6
OFFER = 4
HAND = 5
HOPE = 5  # the most that the Hope die shows (EU-30.10)
SACKS = 3

Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Natural: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Face: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Symbols: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2)]  # the rules know one and two Chaos Actions (EU-48.49)
Element: TypeAlias = Literal["fire", "water", "air", "earth"]
Action: TypeAlias = Literal["mining", "trade", "combat"]
Level: TypeAlias = Literal[1, 2, 3]
Mode: TypeAlias = Literal["competitive", "solo", "cooperative"]
# T1 to T10: EU-38.6 to EU-38.15; M1 to M5: the moments of the Monster Player; none: only outside Combat (EU-38.5)
Timing: TypeAlias = Literal[
    "", "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "M1", "M2", "M3", "M4", "M5"
]
Use: TypeAlias = Literal["", "permanent", "exhaust", "discard", "shield", "on_gain", "attack"]
USED = ("exhaust", "discard", "shield")  # at the player's choice
Place: TypeAlias = Literal[
    "", "sword", "helm", "cuirass", "gloves", "greaves", "boots", "amulet", "ring", "ability", "first"
]
Kinds: TypeAlias = str | tuple[str, ...]  # a Gem or an Essence, several of which one is chosen, or "any"

# types of spaces: where an Elemental lives, and where a Treasure lies
ELEMENTALS: dict[str, Element] = {
    "elemental_fire": "fire",
    "elemental_water": "water",
    "elemental_air": "air",
    "elemental_earth": "earth",
}
CHESTS: dict[str, Level] = {"treasure_1": 1, "treasure_2": 2, "treasure_3": 3}


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"if_": "if"}):
    """A piece of an entry."""


class Band(Plain, frozen=True, kw_only=True):
    """What a roll does whose final value lies from-to, both included."""

    low: int = -99
    high: int = 99
    damage: Natural = 0  # of a Weapon or an attack Ability: a plain number (EU-29.1)
    wounds: Natural = 0  # of a Monster (EU-27.1)
    effects: tuple[Effect, ...] = ()


class Way(Plain, frozen=True, kw_only=True):
    """One of several things that a tile may be used for, at its own time."""

    timing: Timing = ""
    pay: dict[str, str | int] = {}
    effects: tuple[Effect, ...]


class Thing(ContentEntry, frozen=True, kw_only=True):
    """What a Hero can own: a tile of a stack, a Hero tile, the card of a Monster kept as a Trophy."""

    item_type: str = ""
    slot: Place = ""
    purchase_price: Natural | None = None
    sale_price: Natural | None = None
    timings: tuple[Timing, ...] = ()  # of its bands: T5 an attack, T4 First Strike
    bands: tuple[Band, ...] = ()
    effects: tuple[Effect, ...] = ()
    gem_places: Natural = 0
    health: int = 0
    sack: int = 0
    colour: Literal["", "brown", "blue", "grey", "red", "any"] = ""  # of Armour: its set (EU-44.1)
    special: str = ""


class Item(Thing, frozen=True, kw_only=True):
    copies: Positive = 1
    dark: bool = False  # a Dark Amulet: left out of solo and co-operative games (EU-48.11)
    options: tuple[Sale, ...] = ()  # of a Natural Resource (EU-19.38, EU-19.39)

    def pieces(self) -> int:
        return self.copies


class Sale(Plain, frozen=True, kw_only=True):
    gold: Natural = 0
    reputation: Natural = 0
    gems: dict[str, Positive] = {}


class HeroTile(Thing, frozen=True, kw_only=True):
    hero: str
    starting: bool = False
    value: Natural | None = None  # the Reputation on its back (EU-36.1)
    players: Literal["any", "solo", "2-4"] = "any"
    learning_cost: Natural | None = None
    use_cost: dict[str, str | int | dict[str, int]] = {}
    essence_places: Natural = 0

    @property
    def ability(self) -> bool:
        return self.slot in ("ability", "first")


class Slot(Plain, frozen=True, kw_only=True):
    kind: Literal["sword", "first", "ability", "helm", "cuirass", "gloves", "greaves", "boots", "amulet", "ring"]
    gold: Natural = 0
    essence: Element | Literal[""] = ""

    @property
    def locked(self) -> bool:
        return bool(self.gold or self.essence)


class Hero(ContentEntry, frozen=True, kw_only=True):
    colour: str
    health: Positive
    slots: tuple[Slot, ...]  # Hero slots
    equipment: tuple[Slot, ...]  # Equipment slots
    gaar_slots: Natural = 4
    dwurt_slots: Natural = 0
    gem_slots: Natural
    sacks: Positive = 3
    start: tuple[str, ...]  # its starting tiles


class Range(Plain, frozen=True, kw_only=True):
    low: int = 0
    high: int = 9999


class Foe(Thing, frozen=True, kw_only=True):
    """A Monster card, common or Elite."""

    level: Level
    family: str = ""
    health: Positive
    silver: Natural = 0
    gold: Natural = 0
    chaos: Natural = 0
    gaar: Natural = 0
    penalty: int = 0  # the Hero Roll penalty (EU-28.18)
    immune: bool = False  # to all but Damage (EU-46.27)
    bands: tuple[Band, ...]


class Monster(Foe, frozen=True, kw_only=True):
    reward_range: Range = Range()
    reward: tuple[Effect, ...]
    least: Natural  # the least number of Wounds, on its back (EU-22.4)


class Elite(Foe, frozen=True, kw_only=True):
    """An Elite Monster card."""


class GreatFoe(Foe, frozen=True, kw_only=True):
    """What a Scenario brings and no deck holds: the Golem."""

    per_player: Natural = 0  # more Health for each player


class Dragon(GreatFoe, frozen=True, kw_only=True):
    """A Dragon card: the cards of one dragon are fought one after the other."""

    number: Positive
    players: Positive = 1  # from so many on it is in the game
    reward: tuple[Effect, ...] = ()
    trait: Literal["", "no_healing", "no_shields", "heals_without_faer"] = ""

    def order(self) -> int:
        return self.number


class Bounty(ContentEntry, frozen=True, kw_only=True):
    elite: str
    level: Level
    lair: Literal["on_space", "adjacent_to", "around_special_tile"]  # EU-46.8 to EU-46.10
    location: str  # a type of space, or the name of a Special tile
    reward: tuple[Effect, ...]


class Card(ContentEntry, frozen=True, kw_only=True):
    """A Silver or Gold card."""

    metal: Literal["silver", "gold"]
    copies: Positive = 8
    modes: tuple[Mode, ...] = ("competitive", "solo", "cooperative")
    timing: Literal["before_monster_roll", "after_monster_roll", "before_or_after", "before_hero_roll"]
    lasting: Literal["", "regeneration", "possession"] = ""
    segments: tuple[tuple[Effect, ...], ...]  # for one, two (and three) equal cards

    def pieces(self) -> int:
        return self.copies


class DwurtFace(Plain, frozen=True, kw_only=True):
    """What a value of the Dwurt die does, in this order (EU-50.20, EU-50.22)."""

    dwurt: Natural = 0
    silver: Natural = 0
    gold: Natural = 0
    reputation: int = 0
    wounds: Natural = 0


class DwurtDie(ContentEntry, frozen=True, kw_only=True):
    faces: tuple[DwurtFace, DwurtFace, DwurtFace, DwurtFace, DwurtFace, DwurtFace]  # 0 to 5


class CombatCard(ContentEntry, frozen=True, kw_only=True):
    left: Face
    right: Face
    gaar: Symbols = 0
    chaos: Symbols = 0


class Elemental(ContentEntry, frozen=True, kw_only=True):
    element: Element
    bands: tuple[Band, ...]


class Token(ContentEntry, frozen=True, kw_only=True):
    """A Gem or an Essence."""

    tokens: Positive
    permanent: bool = False
    timing: Timing
    once_per_attack: bool = False
    effects: tuple[Effect, ...]

    def pieces(self) -> int:
        return self.tokens


class Space(Plain, frozen=True, kw_only=True):
    type: str
    monster: Literal[0, 1, 2, 3] = 0
    loot: dict[Literal["gold", "gaar", "healing_potion", "silver_card", "gold_card"], Positive] = {}
    encounter: str = ""
    legend: str = ""
    priest: bool = False

    @property
    def element(self) -> Element | Literal[""]:
        """Of the Elemental that lives there."""
        return ELEMENTALS.get(self.type, "")

    @property
    def treasure(self) -> Level | Literal[0]:
        """The level of the Treasure that lies there."""
        return CHESTS.get(self.type, 0)

    @property
    def kind(self) -> str:
        """Its type, whatever the element of the Elemental or the level of the Treasure."""
        return "elemental" if self.element else "treasure" if self.treasure else self.type


class MapTile(ContentEntry, frozen=True, kw_only=True):
    chapter: Literal[1, 2, 3, 4, 5]
    kind: Literal["start", "fixed", "encounter", "general", "scenario"]
    scenario: str = ""  # the type of Scenario that uses it
    solo: bool = False  # a Fixed tile of the solo game (EU-48.2)
    special: str = ""
    hexes: tuple[Space, Space, Space]  # a, b, c (EU-4.4)
    centre: Space | None = None

    def part(self, index: int) -> Space:
        """One of its hexes, or its centre."""
        if index < 3:
            return self.hexes[index]
        if self.centre is None:
            raise LookupError(f"the Map tile {self.id} has no centre")
        return self.centre


class Cost(Plain, frozen=True, kw_only=True):
    """Of a Quest: what is handed in, or a condition."""

    pay: str = ""
    need: str = ""
    n: int | Literal["all"] = 1
    min: Natural = 0
    level: Natural = 0
    stack: str = ""
    action: str = ""
    kind: Kinds = ""
    price_min: Natural = 0
    item_type: tuple[str, ...] = ()
    same_kind: bool = False
    different: bool = False
    any_of: tuple[tuple[Cost, ...], ...] = ()


class Quest(Plain, frozen=True, kw_only=True):
    id: str
    solo: bool = False
    cost: tuple[Cost, ...]
    reward: tuple[Effect, ...]
    source: Literal["rulebook", "published", "designed"] = "designed"


class Encounter(ContentEntry, frozen=True, kw_only=True):
    tile: str
    rewards: str = ""  # the stack of its reward tiles
    quests: tuple[Quest, ...]

    def pieces(self) -> int:
        return len(self.quests)


class MapSetup(Plain, frozen=True, kw_only=True):
    fixed: tuple[Natural, Natural, Natural, Natural, Natural]
    encounter: tuple[Natural, Natural, Natural, Natural, Natural]
    general: tuple[Natural, Natural, Natural, Natural, Natural]


class Rank(Plain, frozen=True, kw_only=True):
    """What a final Reputation is called when one plays alone (EU-48.70); its words are those of the Scenario."""

    id: str
    least: Natural


class Goal(Plain, frozen=True, kw_only=True):
    """What is asked of those who play alone or together, by the number of players: at least, or at most, so many."""

    count: str  # a named function of the code beside
    least: dict[str, Natural] = {}
    most: dict[str, Natural] = {}
    at_once: bool = False  # a party that has too many loses at the end of the round (EU-49.18)


class Scenario(ContentEntry, frozen=True, kw_only=True):
    number: Positive
    modes: tuple[Mode, ...]
    rounds: Positive
    start_tile: str
    start_reputation: Natural = 0
    tiles: str = ""  # the type of Scenario tiles that it adds (EU-3.8)
    elites: tuple[Level, ...] = ()  # the levels of Elite Monsters that are always in it (EU-46.1)
    elite_levels: tuple[Level, ...] = (1, 2, 3)  # those that the players may add (EU-46.2)
    map_setup: dict[str, MapSetup]  # by the number of players
    rules: tuple[str, ...] = ()  # named functions of the code beside
    ranks: tuple[Rank, ...] = ()  # of a solo game, the highest first
    victory: str = ""  # the lowest rank that is a solo victory (EU-48.71)
    goals: tuple[Goal, ...] = ()  # of solo and co-operative games

    def order(self) -> int:
        return self.number


class Achievement(ContentEntry, frozen=True, kw_only=True):
    """On the sheet of a Hero or of a Scenario: what a player must have at the end of a game (EU-67)."""

    hero: str = ""
    scenario: str = ""
    mode: Literal["", "competitive", "solo", "cooperative"] = ""
    least: dict[str, int] = {}
    most: dict[str, int] = {}


@dataclass(frozen=True, slots=True)
class Content:
    """The compiled pack."""

    heroes: dict[str, Hero]
    things: dict[str, Thing]  # by the name of a copy: short_sword, short_sword.2
    used: frozenset[str]  # those that are used: exhausted, discarded, held up as a Shield
    granting: dict[str, tuple[str, ...]]  # those that grant Actions when used -> which
    stacks: dict[str, tuple[str, ...]]  # stack -> the names of its copies
    stack_of: dict[str, str]
    tiles_of: dict[str, tuple[str, ...]]  # Hero -> Hero tiles
    monsters: dict[str, Monster]
    elites: dict[str, Elite]
    bounties: dict[str, Bounty]
    dwurt_die: DwurtDie
    cards: dict[str, Card]
    combat_cards: dict[str, CombatCard]
    elementals: dict[str, Elemental]  # by element
    gems: dict[str, Token]
    gem_health: dict[str, int]  # Gems that raise Health where they are set -> by how much
    essences: dict[str, Token]
    map_tiles: dict[str, MapTile]
    encounters: dict[str, Encounter]
    quests: dict[str, Quest]  # the trials of Legends among them
    encounter_of: dict[str, str]  # Quest -> Encounter
    scenarios: dict[str, Scenario]
    achievements: dict[str, Achievement]
    event_cards: dict[str, EventCard]
    people: dict[str, Person]
    ravage_cards: dict[str, RavageCard]
    legends: dict[str, LegendCard]
    great_foes: dict[str, GreatFoe]
    farruga: dict[str, Dragon]  # in the order in which they are fought
    farruga_attacks: dict[str, FarrugaAttack]
    mirrezil: dict[str, Dragon]
    faer_power: FaerPower
    lists: dict[str, tuple[Effect, ...]]  # every list of effects, by the name of what it stands on
    # by tile and moment, the uses whose time it is (hero/using.py): filled as they are asked for
    timely: dict[tuple[str, str], tuple[Any, ...]] = field(default_factory=dict, repr=False, compare=False)


CHECKS: list[Callable[[Content], None]] = []  # what a pack must keep to besides its schema (verbs/checks.py)
COUNTS: dict[str, Callable[..., int]] = {}  # what the goals of Scenarios count
MEASURES: dict[str, Callable[..., int]] = {}  # what Achievements go by
RULES: list[str] = []  # the special rules of Scenarios that have code


def base(thing: str) -> str:
    """The entry that a copy is one of."""
    return thing.partition(".")[0]
