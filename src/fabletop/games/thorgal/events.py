"""What happens. Words and log lines, what flies on the board, what the lab counts: all read these fields."""

from __future__ import annotations

from typing import ClassVar

from ...kernel import Event, Flight, Message, Ref, Stop
from ...kernel.messages import Said
from .named import (
    Action,
    Area,
    Colour,
    Ending,
    Enemy,
    EventName,
    Finding,
    Flag,
    HeroId,
    Icon,
    Item,
    Kind,
    Location,
    Paragraph,
    Penalty,
    Shape,
    SpecialCard,
    Terrain,
    Tier,
    own_words,
)
from .named import Card as OwnCard


class Happening(Event, prefix="th"):
    """Something that happened at the table."""

    def prose(self) -> Ref | None:
        """What is read aloud then."""
        return None


class OfTale(Happening):
    """Something that names things of the adventure."""

    tale: str

    def words(self) -> dict[str, Said]:
        said = super().words()
        del said["tale"]
        return said | own_words(self, self.tale)


# -- setup and rounds ------------------------------------------------------------------------------


class Joined(Happening, tag="hero"):
    hero: HeroId


class Begins(Happening, tag="first"):
    hero: HeroId


class RoundBegins(Happening, tag="round"):
    round: int


class NextRound(Happening):
    round: int


class TimeIsUp(Happening, tag="time"):
    pass


class NewEvent(Happening, tag="event"):
    stops: ClassVar[Stop] = "card"
    sound = "card"
    event: EventName

    def prose(self) -> Ref:
        return Ref(f"th-event-{self.event}", "text")


class IconCalled(OfTale, tag="icon"):
    stops: ClassVar[Stop] = "card"
    icon: Icon

    def prose(self) -> Ref:
        return Ref(f"th-{self.tale}-icon-{self.icon}", "text")


class Shielded(OfTale):
    icon: Icon


class TrackMoved(Happening, tag="track"):
    number: int


class Ended(OfTale, tag="ending"):
    sound = "page"
    ending: Ending

    def prose(self) -> Ref:
        return Ref(f"th-{self.tale}-ending-{self.ending}", "story")


# -- the turn --------------------------------------------------------------------------------------


class TokenPut(Happening, tag="token"):
    sound = "wood"
    hero: HeroId
    action: Action


class SkillUsed(Happening, tag="skill"):
    hero: HeroId


class Refreshed(Happening):
    hero: HeroId


class ItemUsed(Happening, tag="used_item"):
    hero: HeroId
    item: Item


class NewCard(Happening):
    sound = "card"
    action: Action


class Replaced(Happening):
    sound = "card"
    action: Action
    new: Action


class CardAdded(Happening):
    """The Row has a card more."""

    sound = "card"
    action: Action


class CardRemoved(Happening):
    action: Action


class NewSpecial(Happening, tag="special_card"):
    """A Special Action card of the box."""

    sound = "card"
    card: SpecialCard

    def prose(self) -> Ref:
        return Ref(f"th-special-{self.card}", "text")


class OwnSpecial(OfTale, tag="own_special_card"):
    """A Special Action card of the adventure."""

    sound = "card"
    card: OwnCard

    def say(self) -> Message:
        return Message("th-tell-special_card", super().say().args)

    def prose(self) -> Ref:
        return Ref(f"th-{self.tale}-card-{self.card}", "text")


class Moved(OfTale):
    sound = "wood"
    hero: HeroId
    area: Area


class Sailed(OfTale):
    sound = "wood"
    hero: HeroId
    area: Area


class ShipMoved(OfTale, tag="ship"):
    sound = "wood"
    area: Area


class Laid(Happening):
    sound = "wood"
    hero: HeroId
    shape: Shape


class TerrainRevealed(Happening, tag="terrain"):
    sound = "card"
    terrain: Terrain


class Gathered(Happening):
    hero: HeroId
    terrain: Terrain


class SpaceBlocked(Happening):
    """A Block token on a space of the Path."""

    terrain: Terrain


class SpaceFreed(Happening):
    terrain: Terrain


class PenaltyCovered(Happening):
    """A tile over what a Terrain card defines for a colour."""

    terrain: Terrain
    penalty: Penalty
    shape: Shape


class AssignedOne(OfTale, tag="assigned"):
    sound = "wood"
    hero: HeroId
    location: Location
    kind: Kind

    def flights(self) -> tuple[Flight, ...]:
        return (Flight(f"pool-{self.hero}-{self.kind}", f"place-{self.location}"),)


class ResolvedBox(OfTale, tag="resolved"):
    hero: HeroId
    location: Location


class TrustRoll(OfTale):
    sound = "dice"
    hero: HeroId
    location: Location
    result: int
    number: int


# -- Combat ----------------------------------------------------------------------------------------


class Fights(OfTale):
    sound = "steel"
    hero: HeroId
    location: Location
    tier: Tier


class EnemyDrawn(Happening, tag="enemy_card"):
    sound = "card"
    enemy: Enemy


class Rolled(Happening):
    sound = "dice"
    shapes: tuple[Shape, ...]


class Rerolled(Happening):
    sound = "dice"
    shape: Shape


class Struck(Happening):
    sound = "steel"
    hero: HeroId
    shape: Shape


class WonCombat(Happening):
    sound = "steel"
    hero: HeroId


class LostCombat(Happening):
    sound = "steel"
    hero: HeroId
    number: int


# -- a Hero ----------------------------------------------------------------------------------------


class Wounded(Happening):
    stops: ClassVar[Stop] = "loss"
    sound = "steel"
    hero: HeroId
    shape: Shape


class DieRolled(Happening, tag="die"):
    sound = "dice"
    hero: HeroId
    colour: Colour
    shape: Shape


class Died(Happening):
    hero: HeroId


class Healed(Happening):
    hero: HeroId
    shape: Shape


class Level(Happening):
    hero: HeroId
    side: str
    number: int


class ThreatDrawn(Happening, tag="threat"):
    stops: ClassVar[Stop] = "loss"
    sound = "card"
    hero: HeroId
    number: int


class Calmed(Happening):
    hero: HeroId
    number: int


class Gained(Happening):
    sound = "coin"
    hero: HeroId
    kind: Kind
    number: int

    def flights(self) -> tuple[Flight, ...]:
        pool = f"pool-{self.hero}-{self.kind}"
        return (Flight(f"hero-{self.hero}", pool, pool),)


class Lost(Happening):
    stops: ClassVar[Stop] = "loss"
    hero: HeroId
    kind: Kind
    number: int


class Ignored(Happening):
    hero: HeroId
    penalty: Penalty


class Unmet(Happening):
    hero: HeroId


class ItemTaken(Happening, tag="item"):
    sound = "card"
    hero: HeroId
    item: Item

    def flights(self) -> tuple[Flight, ...]:
        return (Flight("display-deck", f"item-{self.item}"),)


class LostItem(Happening):
    stops: ClassVar[Stop] = "loss"
    hero: HeroId
    item: Item


class Scrapped(Happening):
    hero: HeroId
    item: Item


class Found(Happening, tag="finding"):
    sound = "card"
    hero: HeroId
    finding: Finding

    def prose(self) -> Ref:
        return Ref(f"th-finding-{self.finding}", "text")


# -- the Map ---------------------------------------------------------------------------------------


class EnemyArrives(OfTale, tag="enemy"):
    location: Location
    tier: Tier


class EnemyMoved(OfTale):
    location: Location
    goal: Location
    tier: Tier


class Raised(OfTale):
    location: Location
    tier: Tier


class Lowered(OfTale):
    location: Location
    tier: Tier


class Removed(OfTale):
    location: Location
    tier: Tier


class Blocked(OfTale):
    location: Location


class BlockedBorder(OfTale):
    """A Border is named by the two Areas that it parts."""

    border: str
    area: Area
    goal: Area


class Unblocked(OfTale):
    location: Location


class UnblockedBorder(OfTale):
    border: str
    area: Area
    goal: Area


class RaisedCost(OfTale):
    location: Location
    kind: Kind


class Offering(OfTale):
    """A Sacrifice token over a box."""

    location: Location
    shape: Shape


class GoalPut(OfTale, tag="goal"):
    location: Location


class GoalOnCard(Happening):
    action: Action


class GoalOff(Happening):
    action: Action


# -- the story -------------------------------------------------------------------------------------


class ParagraphRead(OfTale, tag="paragraph"):
    sound = "page"
    paragraph: Paragraph

    def words(self) -> dict[str, Said]:
        return super().words() | {"number": self.paragraph}

    def prose(self) -> Ref:
        return Ref(f"th-{self.tale}-par-{self.paragraph}", "story")


class ThreadFollowed(OfTale, tag="thread"):
    sound = "page"
    paragraph: Paragraph
    number: int

    def prose(self) -> Ref:
        return Ref(f"th-{self.tale}-par-{self.paragraph}", f"thread{self.number}_text")


class ReadToken(OfTale, tag="read"):
    sound = "page"
    location: Location


class FlagNoted(OfTale, tag="flag"):
    flag: Flag
