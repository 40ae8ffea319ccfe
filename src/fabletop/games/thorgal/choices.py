"""Everything that may be chosen by the general rules. A record is the tuple that is stored and sent:
`PutToken(-1, 3)` is `("put", -1, 3)`. What an adventure adds is declared beside its rules. Options that take more
than their fields to be said have their words in `words/options.py`.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from ...kernel import Choice, Message, Once
from .named import Action, Area, Colour, DeedName, Item, Kind, Location, Shape, Tier, own_words, short
from .state import State

# Where on the table it lies; what lies nowhere else is answered in words.
Part: TypeAlias = Literal["setup", "map", "row", "path", "fight", "items", "hero", "book", "answers"]


class Option(Choice, prefix="th"):
    """Something that may be chosen."""

    part: ClassVar[Part] = "answers"

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"{self.prefix}-do-{self.tag}", self.words() | own_words(self, t.adventure))


# -- leaving it ------------------------------------------------------------------------------------


class Leaving(Option):
    """No, or no more: what this means, the question says."""

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"{self.prefix}-do-{self.tag}_{kind}")


class Done(Leaving):
    pass


class Skip(Leaving):
    pass


class Go(Leaving):
    pass


class Keep(Leaving):
    pass


class Enough(Leaving):
    pass


class Close(Leaving):
    part = "book"


class Yes(Option):
    pass


class No(Option):
    pass


class Stay(Option):
    pass


class Stop(Option):
    pass


class Nothing(Option):
    pass


class Pay(Option):
    pass


DONE, SKIP, GO, KEEP, ENOUGH, CLOSE = Done(), Skip(), Go(), Keep(), Enough(), Close()
YES, NO, STAY, STOP, NOTHING, PAY = Yes(), No(), Stay(), Stop(), Nothing(), Pay()


# -- Heroes ----------------------------------------------------------------------------------------


class TakeHero(Option, tag="hero"):
    """At the beginning."""

    part = "setup"
    id: str

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"th-do-hero_{kind}", {"hero": short(self.id)})


class OneHero(Option, tag="hero"):
    part = "hero"
    hero: int

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"th-do-hero_{kind}", {"hero": short(t.heroes[self.hero].id)})


class From(Option):
    """Whose Resource is spent."""

    hero: int


class Instead(Option):
    """A Resource that is spent as if it were of another kind."""

    hero: int
    kind: Kind


class TakeShape(Option, tag="shape"):
    """Of a Wound."""

    part = "hero"
    shape: Shape


class Heal(Option):
    part = "hero"
    wound: int  # its place among the Wounds of the Hero


class Dial(Option):
    """Experience of Combat."""

    part = "hero"


class Track(Option):
    """Experience of Journeys."""

    part = "hero"


class UseSkill(Option, tag="skill"):
    part = "hero"


class Refresh(Option):
    part = "hero"


DIAL, TRACK, SKILL, REFRESH = Dial(), Track(), UseSkill(), Refresh()


class UseItem(Option, tag="item"):
    part = "hero"
    item: Item


class Take(Option):
    part = "items"
    item: Item


class Drop(Option):
    part = "hero"
    item: Item


class Scrap(Option):
    part = "items"
    item: Item


class OfKind(Option, tag="kind"):
    kind: Kind


class Back(Option):
    kind: Kind


# -- the Row ---------------------------------------------------------------------------------------


class PutToken(Option, tag="put"):
    part = "row"
    slot: int
    to: int


class Main(Option):
    which: int


class Bonus(Option):
    which: int


class Act(Option):
    """An Additional Action."""


ACT = Act()


class Deed(Option):
    """What the adventure lets a Hero do besides the action."""

    deed: DeedName


class Replace(Option):
    part = "row"
    action: Action


class LeftOf(Option):
    action: Action


class RightOf(Option):
    action: Action


class RowCard(Option, tag="card"):
    part = "row"
    card: Action

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"th-do-card_{kind}", self.words())


PUT_TOKEN: Once[tuple[int, int], PutToken] = Once(PutToken)


# -- the Path --------------------------------------------------------------------------------------


class TakeTile(Option, tag="tile"):
    part = "path"
    shape: Shape


class Lay(Option):
    part = "path"
    turn: int
    x: int
    y: int


class Space(Option):
    """A covered space that is resolved next."""

    part = "path"
    cell: int


class Gather(Option):
    part = "path"
    cell: int


class Clear(Option):
    """A Gather token that is discarded."""

    part = "path"
    cell: int


class TerrainCard(Option, tag="card"):
    part = "path"
    card: str


class Ignore(Option):
    pass


class Suffer(Option):
    pass


IGNORE, SUFFER = Ignore(), Suffer()
LAY: Once[tuple[int, int, int], Lay] = Once(Lay)


# -- the Map ---------------------------------------------------------------------------------------


class Cross(Option):
    part = "map"
    border: str


class Way(Option):
    """What an adventure lets a Move be used for besides crossing Borders."""

    part = "map"
    area: Area


class ToArea(Option, tag="area"):
    part = "map"
    area: Area


class AtLocation(Option, tag="location"):
    part = "map"
    location: Location


class TheBorder(Option, tag="border"):
    part = "map"
    border: str


class TheBox(Option, tag="box"):
    part = "map"
    box: str


class Token(Option):
    """An Enemy token."""

    part = "map"
    location: Location
    tier: Tier

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message(f"th-do-token_{kind}", self.words() | own_words(self, t.adventure))


class PutKind(Option, tag="put"):
    """Assigned to a box."""

    kind: Kind


class Leave(Option):
    """Resources are left where they are (TH-35.10)."""


class Resolve(Option):
    """Trust is put to the test (TH-35.10)."""


LEAVE, RESOLVE = Leave(), Resolve()


# -- Combat ----------------------------------------------------------------------------------------


class Foe(Option):
    part = "map"
    location: Location
    tier: Tier


class MarkedFoe(Option, tag="foe"):
    """A Mystic token that is told apart: the number of a Hero, or a card of the adventure."""

    part = "map"
    location: Location
    tier: Tier
    mark: str | int


class Group(Option):
    part = "map"
    location: Location


class EnemyCard(Option, tag="card"):
    part = "fight"
    card: str


class Next(Option):
    """The card of a group that lies beside the last one."""

    part = "fight"
    which: int


class Roll(Option):
    part = "fight"


class Stand(Option):
    part = "fight"


class Add(Option):
    part = "fight"
    colour: Colour


class Upgrade(Option):
    part = "fight"
    colour: Colour


class OnDie(Option):
    """Something that is done with one of the dice."""

    part = "fight"
    die: int


class Reroll(OnDie):
    pass


class Blood(OnDie):
    """A reroll for a Wound."""


class Critical(OnDie):
    pass


ROLL, STAND = Roll(), Stand()


# -- the story -------------------------------------------------------------------------------------


class Branch(Option, tag="option"):
    """One of several lists of effects."""

    which: int


class Thread(Option):
    part = "book"
    which: int
