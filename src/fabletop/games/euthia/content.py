"""The content of Euthia: schema of the data files, and what they are compiled to. `pack` reads them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec

from ...kernel.content import ContentEntry
from .reasons import Reason

if TYPE_CHECKING:  # `verbs.union` puts here what msgspec reads: all verbs in one type
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
METALS = {"silver_card": "silver", "gold_card": "gold"}  # goods that are cards, and the deck of each
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
OF_MONSTER: tuple[Timing, ...] = ("M1", "M2", "M3", "M4", "M5")
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

    low: int = -99  # the lowest value
    high: int = 99  # the highest value
    damage: Natural = 0  # of a Weapon or an attack Ability: a plain number (EU-29.1)
    wounds: Natural = 0  # of a Monster (EU-27.1)
    effects: tuple[Effect, ...] = ()  # what it does besides


class Way(Plain, frozen=True, kw_only=True):
    """One of several things that a tile may be used for, at its own time."""

    timing: Timing = ""  # the icon that says when (EU-38)
    pay: dict[str, str | int] = {}  # what it costs, by what is paid
    effects: tuple[Effect, ...]  # what it does


class Thing(ContentEntry, frozen=True, kw_only=True):
    """What a Hero can own: a tile of a stack, a Hero tile, the card of a Monster kept as a Trophy."""

    item_type: str = ""  # what kind of tile it is: `sword`, `potion`...
    slot: Place = ""  # the kind of slot that it lies in; left out: it is carried
    purchase_price: Natural | None = None  # in Gold; left out: it cannot be bought
    sale_price: Natural | None = None  # in Gold; left out: it cannot be sold (EU-19.37)
    timings: tuple[Timing, ...] = ()  # of its bands: T5 an attack, T4 First Strike
    bands: tuple[Band, ...] = ()  # what its roll does
    effects: tuple[Effect, ...] = ()  # what it does
    gem_places: Natural = 0  # how many Gems can be set in it
    health: int = 0  # how much it changes the most Health
    sack: int = 0  # how many Sacks it gives; a negative number: takes
    colour: Literal["", "brown", "blue", "grey", "red", "any"] = ""  # of Armour: its set (EU-44.1)


class Item(Thing, frozen=True, kw_only=True):
    copies: Positive = 1  # how many of them are in the box
    dark: bool = False  # a Dark Amulet: left out of solo and co-operative games (EU-48.11)
    options: tuple[Sale, ...] = ()  # of a Natural Resource (EU-19.38, EU-19.39)

    def pieces(self) -> int:
        return self.copies


class Sale(Plain, frozen=True, kw_only=True):
    gold: Natural = 0  # for how much Gold
    reputation: Natural = 0  # for how much Reputation
    gems: dict[str, Positive] = {}  # for which Gems


class HeroTile(Thing, frozen=True, kw_only=True):
    hero: str  # whose it is
    starting: bool = False  # the Hero has it from the beginning
    value: Natural | None = None  # the Reputation on its back (EU-36.1)
    players: Literal["any", "solo", "2-4"] = "any"  # in which games it is used
    learning_cost: Natural | None = None  # in Gold
    use_cost: dict[str, str | int | dict[str, int]] = {}  # what it costs to use it
    essence_places: Natural = 0  # how many Essences can lie on it

    @property
    def least_cost(self) -> dict[str, str | int]:
        """What it costs to use it; where one chooses how much, the least."""
        return {name: n if not isinstance(n, dict) else n["min"] for name, n in self.use_cost.items()}

    @property
    def ability(self) -> bool:
        return self.slot in ("ability", "first")


SlotKind: TypeAlias = Literal[
    "sword", "first", "ability", "helm", "cuirass", "gloves", "greaves", "boots", "amulet", "ring"
]


class Slot(Plain, frozen=True, kw_only=True):
    # what may lie there
    kind: SlotKind
    gold: Natural = 0  # what it costs to unlock it, in Gold
    essence: Element | Literal[""] = ""  # and the Essence that it costs

    @property
    def locked(self) -> bool:
        return bool(self.gold or self.essence)


class Hero(ContentEntry, frozen=True, kw_only=True):
    colour: str  # of the player
    health: Positive  # the most Health at the beginning
    slots: tuple[Slot, ...]  # Hero slots
    equipment: tuple[Slot, ...]  # Equipment slots
    gaar_slots: Natural = 4  # how many Gaar tokens can be held
    dwurt_slots: Natural = 0  # how many Dwurt tokens can be held
    gem_slots: Natural  # how many Gems can be held
    sacks: Positive = 3  # how many Sacks there are
    start: tuple[str, ...]  # its starting tiles


class Range(Plain, frozen=True, kw_only=True):
    low: int = 0  # the lowest
    high: int = 9999  # the highest


class Foe(Thing, frozen=True, kw_only=True):
    """A Monster card, common or Elite."""

    level: Level  # I, II or III
    family: str = ""  # of which kin it is
    health: Positive  # the Damage that it bears
    silver: Natural = 0  # Silver cards that the Monster Player draws
    gold: Natural = 0  # Gold cards that the Monster Player draws
    chaos: Natural = 0  # Chaos tokens that it has
    gaar: Natural = 0  # Gaar tokens that it has
    penalty: int = 0  # the Hero Roll penalty (EU-28.18)
    immune: bool = False  # to all but Damage (EU-46.27)
    bands: tuple[Band, ...]  # what its attack does, by the Battle Value


class Monster(Foe, frozen=True, kw_only=True):
    reward_range: Range = Range()  # the Reputation with which a Hero gets the Reward
    reward: tuple[Effect, ...]  # the Reward
    least: Natural  # the least number of Wounds, on its back (EU-22.4)


class Elite(Foe, frozen=True, kw_only=True):
    """An Elite Monster card."""


class GreatFoe(Foe, frozen=True, kw_only=True):
    """What a Scenario brings and no deck holds."""

    per_player: Natural = 0  # more Health for each player
    reward: tuple[Effect, ...] = ()  # the Reward


class Bounty(ContentEntry, frozen=True, kw_only=True):
    elite: str  # the Elite Monster
    level: Level  # I, II or III
    lair: Literal["on_space", "adjacent_to", "around_special_tile"]  # EU-46.8 to EU-46.10
    location: str  # a type of space, or the name of a Special tile
    reward: tuple[Effect, ...]  # the Reward


class Card(ContentEntry, frozen=True, kw_only=True):
    """A Silver or Gold card."""

    metal: Literal["silver", "gold"]  # Silver or Gold
    copies: Positive = 8  # how many of them are in the box
    modes: tuple[Mode, ...] = ("competitive", "solo", "cooperative")  # in which games it is used
    # when it may be played
    timing: Literal["before_monster_roll", "after_monster_roll", "before_or_after", "before_hero_roll"]
    lasting: tuple[Effect, ...] = ()  # what stays for the Combat
    segments: tuple[tuple[Effect, ...], ...]  # for one, two (and three) equal cards

    def pieces(self) -> int:
        return self.copies


class DwurtFace(Plain, frozen=True, kw_only=True):
    """What a value of the Dwurt die does, in this order (EU-50.20, EU-50.22)."""

    dwurt: Natural = 0  # Dwurt tokens that are gained
    silver: Natural = 0  # Silver cards that are drawn
    gold: Natural = 0  # Gold cards that are drawn
    reputation: int = 0  # Reputation that is gained or lost
    wounds: Natural = 0  # Wounds that are received


class DwurtDie(ContentEntry, frozen=True, kw_only=True):
    faces: tuple[DwurtFace, DwurtFace, DwurtFace, DwurtFace, DwurtFace, DwurtFace]  # 0 to 5


class CombatCard(ContentEntry, frozen=True, kw_only=True):
    left: Face  # the face of the left die
    right: Face  # the face of the right die
    gaar: Symbols = 0  # Gaar symbols (EU-48.34)
    chaos: Symbols = 0  # Chaos symbols (EU-48.38)


class Elemental(ContentEntry, frozen=True, kw_only=True):
    element: Element  # of which it is
    bands: tuple[Band, ...]  # what a Confrontation does, by the roll


class Token(ContentEntry, frozen=True, kw_only=True):
    """A Gem or an Essence."""

    tokens: Positive  # how many of them are in the box
    permanent: bool = False  # it works as long as it is set
    timing: Timing  # the icon that says when (EU-38)
    once_per_attack: bool = False  # only one of them in an attack
    effects: tuple[Effect, ...]  # what it does

    def pieces(self) -> int:
        return self.tokens


class Space(Plain, frozen=True, kw_only=True):
    type: str  # what is there
    monster: Literal[0, 1, 2, 3] = 0  # the level of the Monster that lives there; 0 is none
    # what lies there for whoever defeats it
    loot: dict[Literal["gold", "gaar", "healing_potion", "silver_card", "gold_card"], Positive] = {}
    encounter: str = ""  # the Encounter that is met there

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
    chapter: Literal[1, 2, 3, 4, 5]  # the Chapter of the map that it belongs to
    kind: Literal["start", "fixed", "encounter", "general", "scenario"]  # how it comes onto the map
    scenario: str = ""  # the type of Scenario that uses it
    solo: bool = False  # a Fixed tile of the solo game (EU-48.2)
    special: str = ""  # the name of a Special tile
    hexes: tuple[Space, Space, Space]  # a, b, c (EU-4.4)
    centre: Space | None = None  # the space in the middle, if it has one

    @property
    def spaces(self) -> tuple[Space, ...]:
        """Its hexes, and its centre if it has one."""
        return self.hexes if self.centre is None else (*self.hexes, self.centre)


class Cost(Plain, frozen=True, kw_only=True):
    """Of a Quest: what is handed in, or a condition."""

    pay: str = ""  # what is handed in
    need: str = ""  # or what must be so
    n: int | Literal["all"] = 1  # how many
    min: Natural = 0  # of `all`: at least so many
    level: Natural = 0  # of Trophies: of this level
    stack: str = ""  # of Natural Resources: of this stack, or `any`
    action: str = ""  # of Action tokens: for which Action
    kind: Kinds = ""  # of Gems and Essences
    price_min: Natural = 0  # with a price of at least so much Gold
    item_type: tuple[str, ...] = ()  # of these kinds of tiles
    same_kind: bool = False  # all of one kind
    different: bool = False  # all of different kinds
    any_of: tuple[tuple[Cost, ...], ...] = ()  # one of these instead


class Quest(Plain, frozen=True, kw_only=True):
    id: str  # what it is called
    solo: bool = False  # without rivals only these are met, if there are any
    cost: tuple[Cost, ...]  # what it asks for
    reward: tuple[Effect, ...]  # what it gives
    source: Literal["rulebook", "published", "designed"] = "designed"  # where it comes from


class Encounter(ContentEntry, frozen=True, kw_only=True):
    tile: str  # the Map tile where it is met
    rewards: str = ""  # the stack of its reward tiles
    quests: tuple[Quest, ...]  # its Quests

    def pieces(self) -> int:
        return len(self.quests)


class MapSetup(Plain, frozen=True, kw_only=True):
    fixed: tuple[Natural, Natural, Natural, Natural, Natural]  # Fixed tiles, by Chapter
    encounter: tuple[Natural, Natural, Natural, Natural, Natural]  # Encounter tiles, by Chapter
    general: tuple[Natural, Natural, Natural, Natural, Natural]  # General tiles, by Chapter


class Rank(Plain, frozen=True, kw_only=True):
    """What a final Reputation is called when one plays alone (EU-48.70); its words are those of the Scenario."""

    id: str  # what it is called
    least: Natural  # from so much Reputation on


class Goal(Plain, frozen=True, kw_only=True):
    """What is asked of those who play alone or together, by the number of players: at least, or at most, so many."""

    count: str  # a named function of the code beside
    least: dict[str, Natural] = {}  # at least so many, by the number of players
    most: dict[str, Natural] = {}  # at most so many, by the number of players
    at_once: bool = False  # a party that has too many loses at the end of the round (EU-49.18)


class Scenario(ContentEntry, frozen=True, kw_only=True):
    number: Positive  # where it stands in the list
    modes: tuple[Mode, ...]  # in which games it can be played
    rounds: Positive  # how many rounds it has
    start_tile: str  # the Map tile where the Heroes begin
    start_reputation: Natural = 0  # the Reputation of the beginning
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

    hero: str = ""  # on whose sheet it stands
    scenario: str = ""  # or on the sheet of which Scenario
    mode: Literal["", "competitive", "solo", "cooperative"] = ""  # in which games; left out: in all
    least: dict[str, int] = {}  # at least so much, by what is measured
    most: dict[str, int] = {}  # at most so much, by what is measured


@dataclass(frozen=True, slots=True)
class Content:
    """The compiled pack."""

    heroes: dict[str, Hero]
    things: dict[str, Thing]  # by the name of a copy: short_sword, short_sword.2
    dark: frozenset[str]  # those left out of solo and co-operative games (EU-48.11)
    equipment: frozenset[str]  # those that are Equipment
    for_monster: dict[str, frozenset[str]]  # by the moments of the Monster Player, those with an effect then
    granting: dict[str, tuple[str, ...]]  # those that grant Actions when used -> which
    only_granting: frozenset[str]  # those that are used for nothing else (EU-9.6)
    use_costs: dict[str, dict[str, str | int]]  # Hero tiles that cost something to use -> what, at the least
    stacks: dict[str, tuple[str, ...]]  # stack -> the names of its copies
    stack_of: dict[str, str]
    tiles_of: dict[str, tuple[str, ...]]  # Hero -> Hero tiles
    monsters: dict[str, Monster]
    elites: dict[str, Elite]
    bounties: dict[str, Bounty]
    dwurt_die: DwurtDie
    cards: dict[str, Card]
    lasting: dict[str, Effect]  # the lasting effects of cards, by their verb
    combat_cards: dict[str, CombatCard]
    elementals: dict[str, Elemental]  # by element
    gems: dict[str, Token]
    gem_health: dict[str, int]  # Gems that raise Health where they are set -> by how much
    essences: dict[str, Token]
    map_tiles: dict[str, MapTile]
    spaces: dict[str, tuple[Space, ...]]  # of each Map tile: a, b, c, and the centre if it has one
    elements: dict[str, tuple[str, ...]]  # Map tiles where Elementals live -> those of a, b, c
    encounters: dict[str, Encounter]
    quests: dict[str, Quest]  # the trials of Scenarios among them
    encounter_of: dict[str, str]  # Quest -> Encounter, but for trials
    scenarios: dict[str, Scenario]
    achievements: dict[str, Achievement]
    great_foes: dict[str, GreatFoe]
    own: dict[str, dict[str, ContentEntry]]  # the cards that Scenarios declare, by kind and in their order
    lists: dict[str, tuple[Effect, ...]]  # every list of effects, by the name of what it stands on
    single: dict[str, Effect]  # every effect of them: list/place
    sources: dict[str, Reason]  # what lists and single effects stand on
    # by moment and tile, the uses whose time it is (hero/using.py): filled as they are asked for
    timely: dict[str, dict[str, Any]] = field(default_factory=dict, repr=False, compare=False)
    # by Monster card, its back as a table shows it (view/table.py): made when it is first asked for
    backs: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)


CHECKS: list[Callable[[Content], None]] = []  # what a pack must keep to besides its schema (verbs/checks.py)
COUNTS: dict[str, Callable[..., int]] = {}  # what the goals of Scenarios count
MEASURES: dict[str, Callable[..., int]] = {}  # what Achievements go by
RULES: list[str] = []  # the special rules of Scenarios that have code


def base(thing: str) -> str:
    """The entry that a copy is one of."""
    return thing.partition(".")[0]


def several(kinds: Kinds) -> tuple[str, ...]:
    """One kind or more, as a list of them."""
    return (kinds,) if isinstance(kinds, str) else kinds
