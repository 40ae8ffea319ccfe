"""What entries of the pack are made of: names and numbers of the game, and places."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec

from . import spoken

Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
ActionType = Literal["move", "journey", "gather", "assign", "combat", "sacrifice", "craft"]
Resource = Literal["building", "ore", "gossip", "magic", "fate", "power"]
Tier = Literal["minor", "average", "powerful", "monstrous", "mystic"]
Mode = Literal["sole", "left", "stack"]
Side = Literal["left", "middle", "right"]
Penalty = Literal["red", "yellow"]
Token = Literal["enemy", "block", "read"]
Holder = Literal["", "first_player", "most_threat"]

ACTIONS: tuple[ActionType, ...] = ("move", "journey", "gather", "assign", "combat", "sacrifice", "craft")  # TH-13.10
RESOURCES: tuple[Resource, ...] = ("building", "ore", "gossip", "magic", "fate", "power")  # TH-20.1
COMMON: tuple[Resource, ...] = RESOURCES[:4]
TIERS: tuple[Tier, ...] = ("minor", "average", "powerful", "monstrous")  # TH-25.5
MYSTIC: Tier = "mystic"
PENALTIES: tuple[Penalty, ...] = ("red", "yellow")
ANY = "any"  # in a cost: of any kind
ALL = 99  # of a number that is not said: as many as there are
LEVELS = 7  # TH-8.4
MOST_THREAT = 5  # TH-30.2
DISPLAY = 5  # TH-27.18
TOKENS = 4  # TH-1.14
MOST_HEROES = 4  # one for each player (TH-1.1)
ALLOW_FLIP = True  # TH-3.8


@cache
def alternatives(icon: str) -> tuple[str, ...]:
    """What an icon offers: itself, or each of `ore/gossip` (TH-19.5)."""
    return tuple(icon.split("/"))


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A piece of an entry."""


class Place(Part, frozen=True, kw_only=True):
    """Which Locations (or Borders) an effect may choose from."""

    id: str = ""  # a Location, `here` (where it is resolved) or `any`
    rune: str = ""  # Locations with this rune
    runes: tuple[str, ...] = ()  # Locations with one of these runes
    free_of: tuple[Token, ...] = ()  # without an `enemy`, a `block` or a `read` token; a list
    enemies: Natural = 0  # with at least so many Enemy tokens
    area: str = ""  # in this Area, in `yours`, in `yours_or_adjacent`, or in the `highest_open`
    area_of: Holder = ""  # in the Area of the `first_player` or of the Hero with `most_threat`
    kinds: tuple[str, ...] = ()  # of Borders: of these kinds
    box: str = ""  # with a box for this action
    fewest: Literal["", "raised"] = ""  # `raised`: those with the fewest Raised-cost tokens
    only: spoken.Condition | None = None  # for which this condition holds
