"""What a Hero may do in its turn."""

from __future__ import annotations

from typing import ClassVar, Literal

from ....kernel import Message, Once
from ..content import MOVEMENT
from ..fields import Card, HeroId, Kind, Quest, Tile, Token, thing
from ..land.geometry import neighbours, slot_of
from ..state import State
from ..words.places import toward, where
from .base import Option, Part


class TakeHero(Option, tag="hero"):
    """At the beginning."""

    part = "setup"
    hero: HeroId


class End(Option):
    """Of the turn."""

    part = "tokens"


class OnMap(Option):
    """Something that names a space."""

    part: ClassVar[Part] = "space"
    space: str

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"eu-do-{self.tag}", where(t, self.space))


class Walk(OnMap):
    part = "way"

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message("eu-do-walk", {**where(t, self.space), "toward": toward(t.heroes[seat].at, self.space)})


class Portal(OnMap):
    part = "way"


class To(OnMap):
    """A Teleport."""

    part = "way"


class LayTile(Option, tag="slot"):
    """Where the next Map tile lies."""

    part = "slot"
    anchor: str

    def say(self, t: State, seat: int, kind: str) -> Message:
        """A free slot is named by the ways that lead to it."""
        at = t.heroes[seat].at
        ways = tuple(toward(at, each) for each in neighbours(at) if slot_of(each)[0] == self.anchor)
        return Message("eu-do-slot", {"toward": ways})


class March(Option):
    """A token for Movement."""

    part = "tokens"
    token: Token

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message("eu-do-march", {**self.words(), "number": MOVEMENT[self.token]})


class Mine(Option):
    pass


class Trade(Option):
    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message("eu-do-trade-first" if kind == "trade_first" else "eu-do-trade")


class MakeRoom(Option, tag="tidy"):
    """Before trade."""

    ends = True


class Church(Option):
    service: Literal["heal", "potion"]

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"eu-do-church-{self.service}")


class Treasure(Option):
    pass


class Confront(Option):
    """An Elemental."""


class TryQuest(Option, tag="quest"):
    part = "quest"
    quest: Quest


class Bounty(Option):
    """The fight with the Elite Monster."""

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message("eu-do-bounty", {"foe": thing(t.elite)})


class Charge(Option):
    """An Essence is laid on an Ability (EU-51.3)."""

    part = "board"
    thing: Tile
    kind: Kind


class Pack(Option):
    """Things are rearranged."""

    part = "board"


class Exchange(Option):
    """Silver cards for a Gold card."""

    part = "board"


class Cash(Option):
    """A Gold card for a coin (EU-48.19)."""

    part = "board"
    card: Card


class NoToken(Option, tag="none"):
    """Nothing is saved."""

    part = "tokens"
    ends = True


class Save(Option):
    part = "tokens"
    token: Token


class With(Option):
    """What pays for an Action."""

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"eu-do-with-{self.subtag}")


class WithToken(With, tag="with", subtag="token"):
    pass


class WithGrant(With, tag="with", subtag="granted"):
    """What a tile has given."""


class WithTile(With, tag="with"):
    """One that grants it."""

    thing: Tile


class Dig(Option):
    """Without a Mine Cart."""


class Deed(Option):
    """What a Scenario offers, a record each: ("deed", "golem")."""

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"eu-do-deed-{self.subtag}", self.words())


class PaidDeed(Deed):
    """One that is done in one of several ways, or for one of several prices."""

    price: str

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"eu-do-deed-{self.subtag}-{self.price}")


END, MINE, TRADE, MAKE_ROOM, TREASURE, CONFRONT, BOUNTY = (
    End(),
    Mine(),
    Trade(),
    MakeRoom(),
    Treasure(),
    Confront(),
    Bounty(),
)
PACK, EXCHANGE_CARDS, NO_TOKEN, DIG = Pack(), Exchange(), NoToken(), Dig()
SERVICES = (Church("heal"), Church("potion"))
WALK: Once[str, Walk] = Once(Walk)
PORTAL: Once[str, Portal] = Once(Portal)
TO: Once[str, To] = Once(To)
MARCH: Once[str, March] = Once(March)
QUEST: Once[str, TryQuest] = Once(TryQuest)
CASH: Once[str, Cash] = Once(Cash)
SAVE: Once[str, Save] = Once(Save)
WITH_TOKEN, WITH_GRANT = WithToken(), WithGrant()
WITH_TILE: Once[str, WithTile] = Once(WithTile)
