"""What entries of the pack are made of: names and numbers of the game, places, conditions, effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
ActionType = Literal["move", "journey", "gather", "assign", "combat", "sacrifice", "craft"]
Resource = Literal["building", "ore", "gossip", "magic", "fate", "power"]
Tier = Literal["minor", "average", "powerful", "monstrous", "mystic"]
Mode = Literal["sole", "left", "stack"]
Side = Literal["left", "middle", "right"]

ACTIONS: tuple[ActionType, ...] = ("move", "journey", "gather", "assign", "combat", "sacrifice", "craft")  # TH-13.10
RESOURCES: tuple[Resource, ...] = ("building", "ore", "gossip", "magic", "fate", "power")  # TH-20.1
COMMON: tuple[Resource, ...] = RESOURCES[:4]
TIERS: tuple[Tier, ...] = ("minor", "average", "powerful", "monstrous")  # TH-25.5
MYSTIC: Tier = "mystic"
ANY = "any"  # in a cost: of any kind
LEVELS = 7  # TH-8.4
MOST_THREAT = 5  # TH-30.2
DISPLAY = 5  # TH-27.18
TOKENS = 4  # TH-1.14
ALLOW_FLIP = True  # TH-3.8


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A piece of an entry."""


# -- effects ---------------------------------------------------------------------------------------


class Place(Part, frozen=True, kw_only=True):
    """Which Locations (or Borders) an effect may choose from."""

    id: str = ""
    rune: str = ""
    runes: tuple[str, ...] = ()
    free_of: tuple[Literal["enemy", "block", "read"], ...] = ()
    enemies: Natural = 0  # at least so many Enemy tokens there
    area: str = ""  # an Area, or yours, yours_or_adjacent, highest_open
    area_of: Literal["", "first_player", "most_threat"] = ""
    kinds: tuple[str, ...] = ()  # of Borders
    box: str = ""  # it has a box of this action
    fewest: Literal["", "raised"] = ""  # of those, the ones with the fewest
    only: str = ""  # a named test of the adventure


class Condition(Part, frozen=True, kw_only=True, rename={"all_": "all", "any_": "any"}):
    """What must hold. Exactly one field is given, or `all` or `any` of several."""

    all_: tuple[Condition, ...] = ()
    any_: tuple[Condition, ...] = ()
    always: bool = False
    read: Natural = 0
    not_read: Natural = 0
    read_at_least: ReadCount | None = None
    flag: str = ""
    not_flag: str = ""
    enemies: EnemyCount | None = None
    track_min: int | None = None
    track_max: int | None = None
    uncovered_penalties: Natural = 0  # at least so many on the Path (TH-35.2)
    goals_on_cards: Natural = 0  # at least so many Goal tokens on Action cards
    goals_on_cards_max: int | None = None
    enemy_on_map: str = ""  # a tier, or any
    any_threat: Natural = 0  # some Hero has so much
    no_token_under: str = ""
    slot_tokens: Natural = 0
    tokens_here: Natural = 0  # under the Action card that is resolved
    inactive_skills: Natural = 0
    borders: Natural = 0  # crossed in this action
    assigned: Natural = 0
    resolved: bool = False  # the effect of the Location
    threat: Natural = 0  # the Hero has so much
    skill: Literal["", "active", "inactive"] = ""
    area: AreaTest | None = None  # the Area that the Hero is in
    place: Place | None = None  # there is such a Location
    named: str = ""  # a test of the adventure, with `n` and `of`
    n: int = 0
    of: str = ""


class ReadCount(Part, frozen=True, kw_only=True):
    of: tuple[int, ...]
    n: Positive


class EnemyCount(Part, frozen=True, kw_only=True):
    at: Place
    min: Natural = 0
    max: int | None = None


class AreaTest(Part, frozen=True, kw_only=True):
    source: str = ""  # a Resource, or none
    enemy: bool | None = None
    heroes_min: Natural = 0
    heroes_max: Natural = 0


class Effect(Part, frozen=True, kw_only=True, rename={"else_": "else", "from_": "from", "if_": "if", "for_": "for"}):
    """A verb and its arguments."""

    do: str
    n: int | Literal["all", "threat", "players"] = 1
    who: str = "you"
    where: Condition | None = None  # of each_where
    what: str | tuple[str, ...] = ""
    size: Natural = 0
    shape: str = ""
    die: str = ""
    threat: bool = False  # a Wound of the size of the Hero's Threat
    kind: Literal["", "combat", "journey"] = ""
    type: str = ""
    value: Natural = 0
    tier: str = ""
    max_tier: str = ""
    at: Place | None = None
    to: Place | None = None
    from_: Place | None = None
    card: str = ""
    letter: str = ""
    p: Natural = 0
    ending: str = ""
    flag: str = ""
    colour: str = ""
    price: Natural = 0  # Threat for each
    min: int | None = None
    max: int | None = None
    for_: tuple[ActionType, ...] = ()
    cards: Natural = 0
    cost: dict[str, int] = {}
    options: tuple[Choice, ...] = ()
    if_: Condition | None = None
    cond: Condition | None = None
    then: tuple[Effect, ...] = ()
    else_: tuple[Effect, ...] = ()
    tiers: tuple[Tier, ...] = ()
    icon: str = ""
    area: str | tuple[str, ...] = ""
    fleet: str = ""
    carry: bool = False
    if_possible: bool = False  # TH-12.9
    leave_last: bool = False  # never the last Enemy of a Location that only a Combat can resolve


class Choice(Part, frozen=True, kw_only=True):
    effects: tuple[Effect, ...]
    if_: Condition | None = msgspec.field(default=None, name="if")


Effects = tuple[Effect, ...]


# Verbs and tests of adventures register themselves; a name on one side only is refused on load.
VERBS: dict[str, Callable[..., Any]] = {}
TESTS: dict[str, Callable[..., bool]] = {}
