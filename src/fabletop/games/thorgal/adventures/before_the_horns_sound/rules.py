"""Fleets, the pledge and the battle, pickets and water, plunder and oaths."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from .....kernel import Message, Ref, Rules, ask
from ...asking import Ask
from ...choices import Option
from ...conditions.base import Condition
from ...content import COMMON, TIERS, Border
from ...content.parts import Positive, Resource
from ...events import FlagNoted, Moved, OfTale, Sailed
from ...hero.body import draw_threat
from ...hero.resources import has
from ...hero.spending import spend_one, within_reach
from ...map.boxes import box_of, location_of
from ...map.move import comes
from ...named import Card, Kind
from ...scenes import scene
from ...state import State
from ...story.endings import end
from ...story.special import BorderRule, Rule, border_rule, by_data, rule
from ...verbs.base import Effect

if TYPE_CHECKING:
    from ...content import Adventure, Content
    from ...view.shapes import TaleView
    from ...words.effects import EffectWords

TALE = "before_the_horns_sound"
Shore = Literal["north", "south"]
Fleet = Literal["north", "south", "gannets"]
FLEETS: dict[Fleet, str] = {"north": "fleet_1", "south": "fleet_2", "gannets": "fleet_3"}  # cards; Goal tokens: ships
SHORES: tuple[Shore, ...] = ("north", "south")
PLEDGES: dict[Shore, str] = {"north": "pledged_north", "south": "pledged_south"}  # facts
FOUGHT = "battle_fought"
WELCOME = {"north": 2, "south": 4}  # the Paragraph after which a picket lets you pass
WINCH = 5  # the Paragraph after which both do
NORTHERN, GANNETS = "N", "P"  # runes
CALMEST = 2  # Tension stays there while the north leads
MANY = 3  # ships of the Gannets
RICH = 5  # Power that gets about
OPEN_WATER, PARLEY = "open_water-0", "parley_stone-0"

# The Skirmish stands at the end of the track, the Paragraphs of the Tension are watched for.
by_data("pledge", "battle", "skirmish", "tension")


# -- what happens, what may be chosen --------------------------------------------------------------


class Ships(OfTale, prefix="th-before_the_horns_sound"):
    card: Card
    number: int
    left: int


class ShipsLost(OfTale, prefix="th-before_the_horns_sound"):
    card: Card
    number: int
    left: int


class OneFleet(Option, prefix="th-before_the_horns_sound", tag="fleet"):
    card: Card


class Sail(Option, prefix="th-before_the_horns_sound"):
    """In the boat."""


class Walk(Option, prefix="th-before_the_horns_sound"):
    """Without it."""


class Fare(Option, prefix="th-before_the_horns_sound"):
    kind: Kind


class Stow(Option, prefix="th-before_the_horns_sound"):
    """Aboard the ferry, unseen."""


SAIL, WALK, STOW = Sail(), Walk(), Stow()


# -- fleets ----------------------------------------------------------------------------------------


def ships(t: State, fleet: Fleet) -> int:
    return t.goals.get(FLEETS[fleet], 0)


def leads(t: State, fleet: Fleet) -> bool:
    return all(ships(t, fleet) > ships(t, other) for other in FLEETS if other != fleet)


def rivals(t: State) -> tuple[Fleet, ...]:
    """The shore you are not pledged to; while unpledged the one with more ships, or either of two alike (TH-2.10)."""
    own = pledged(t)
    if own is not None:
        return tuple(shore for shore in SHORES if shore != own)
    most = max(ships(t, shore) for shore in SHORES)
    return tuple(shore for shore in SHORES if ships(t, shore) == most)


def _fleets(t: State, seat: int, found: tuple[Fleet, ...]) -> list[OneFleet]:
    return [OneFleet(FLEETS[each]) for each in found]


WHICH = Ask("fleet", "TH-2.10", _fleets, of="chooser", tale=TALE)


class ChangeShips(Effect, frozen=True, kw_only=True, tag="ships"):
    """Ships of a fleet come or go; it never has fewer than none."""

    tale: ClassVar[str] = TALE
    fleet: Fleet | Literal["chosen", "rival"]  # which fleet; `chosen` and `rival`: one of choice, of the others
    n: int = 1  # how many come; a negative number: go

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        card = (yield from ask(t, t.seat(t.chooser), WHICH, self.fleets(t))).card
        had = t.goals.get(card, 0)
        t.goals[card] = max(0, had + self.n)
        change = t.goals[card] - had
        if change:
            t.tell(Ships if change > 0 else ShipsLost, "TH-7.4", TALE, card, abs(change), t.goals[card])
        return True

    def fleets(self, t: State) -> tuple[Fleet, ...]:
        if self.fleet == "chosen":
            return SHORES
        return rivals(t) if self.fleet == "rival" else (self.fleet,)

    def say(self, words: EffectWords) -> Message:
        way = "join" if self.n > 0 else "leave"
        fleet = Ref(f"th-{TALE}-fleet-{self.fleet}")
        return Message(f"th-{TALE}-effect-ships_{way}", {"number": abs(self.n), "fleet": fleet})

    def about(self, t: State, hero: int) -> int:
        return self.n


@rule("three_fleets")
class ThreeFleets(Rule):
    def marker_stopped(self, t: State, space: int) -> bool:
        """Fleet 1: while the north has more ships than the south, Tension cannot fall below 2."""
        return space < min(CALMEST, t.track) and ships(t, "north") > ships(t, "south")

    def dearer_box(self, t: State, name: str) -> list[str]:
        """Fleet 2: while the south has more ships than the north, the northern shore asks for more."""
        northern = NORTHERN in t.map.locations[location_of(t, name)].runes
        return list(box_of(t, name).needs.cost)[:1] if northern and ships(t, "south") > ships(t, "north") else []

    def arriving_tier(self, t: State, location: str, tier: str) -> str:
        """Fleet 3: while the Gannets have many ships, their Enemies are one level higher."""
        tiers: tuple[str, ...] = TIERS
        if tier in tiers[:-1] and GANNETS in t.map.locations[location].runes and ships(t, "gannets") >= MANY:
            return tiers[tiers.index(tier) + 1]
        return tier


class FleetGone(Condition, frozen=True, kw_only=True, tag="fleet_gone"):
    tale: ClassVar[str] = TALE
    fleet: Fleet  # it has no ships

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return not ships(t, self.fleet)


# -- the pledge and the battle ---------------------------------------------------------------------


class Pledge(Effect, frozen=True, kw_only=True, tag="pledge"):
    """Once and for all."""

    tale: ClassVar[str] = TALE
    fleet: Shore  # whom the party follows

    def notes(self) -> tuple[str, ...]:
        return (PLEDGES[self.fleet],)

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        know(t, PLEDGES[self.fleet], "TH-7.4")
        return True

    def say(self, words: EffectWords) -> Message:
        return Message(f"th-{TALE}-effect-pledge", {"fleet": Ref(f"th-{TALE}-fleet-{self.fleet}")})


def know(t: State, flag: str, clause: str) -> None:
    t.flags.append(flag)
    t.tell(FlagNoted, clause, TALE, flag)


def pledged(t: State) -> Shore | None:
    """The shore that you are pledged to."""
    return next((shore for shore in SHORES if PLEDGES[shore] in t.flags), None)


class Battle(Effect, frozen=True, kw_only=True, tag="battle"):
    """Won if the fleet you are pledged to holds more ships than each other; without a pledge it goes on without you."""

    tale: ClassVar[str] = TALE
    reaches: ClassVar[tuple[str, ...]] = ("war", "lost_battle")

    def notes(self) -> tuple[str, ...]:
        return (FOUGHT,)

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        know(t, FOUGHT, "TH-7.6")
        own = pledged(t)
        if own is not None:
            end(t, "war" if leads(t, own) else "lost_battle")
        return True


# -- pickets and water -----------------------------------------------------------------------------


@border_rule("before_the_horns_sound_red")
class Picket(BorderRule):
    def effect(self, t: State, hero: int, border: Border) -> Rules[None]:
        """A picket line lets those pass who have spoken with its leader, or who hold the winch."""
        if WELCOME[border.side] not in t.told and WINCH not in t.told:
            yield from draw_threat(t, hero, 1)


BY_BOAT = Ask("sail", "TH-16.9", lambda t, seat, hero: [SAIL, WALK], tale=TALE)


@border_rule("before_the_horns_sound_blue")
class Water(BorderRule):
    def leave(self, t: State, hero: int, border: Border, normal: bool) -> Rules[None]:
        """With the boat, or by the ferry; who treats Borders as Normal needs neither and may still take the boat."""
        if t.ship == t.heroes[hero].area:
            if not normal or isinstance((yield from ask(t, t.seat(hero), BY_BOAT, hero)), Sail):
                yield from sail(t, hero, border.across(t.heroes[hero].area))
        elif not normal:
            yield from ferry(t, hero)


def sail(t: State, hero: int, goal: str) -> Rules[None]:
    """Whoever is there and wishes to may come along."""
    coming: tuple[int, ...] = ()
    for other in t.here(hero)[1:]:
        taken_along = bool(t.acts) and other in t.act.with_
        if not taken_along and (yield from comes(t, other, hero)):
            coming = (*coming, other)
    t.ship = goal
    t.tell(Sailed, "TH-16.9", TALE, t.heroes[hero].id, goal)
    for other in coming:
        t.heroes[other].area = goal
        t.tell(Moved, "TH-16.1", TALE, t.heroes[other].id, goal)


FARES = ("building", "gossip")


def _fares(t: State, seat: int, hero: int, refused: tuple[str, ...]) -> list[Fare | Stow]:
    found: list[Fare | Stow] = [Fare(kind) for kind in FARES if within_reach(t, hero, kind) and kind not in refused]
    return [*found, STOW]


FERRY = Ask("ferry", "TH-16.9", _fares, tale=TALE)


def ferry(t: State, hero: int) -> Rules[None]:
    """The ferryman's fee, or stowing away; if others refuse to pay, there is the other kind."""
    refused: tuple[str, ...] = ()
    while isinstance(key := (yield from ask(t, t.seat(hero), FERRY, hero, refused)), Fare):
        if (yield from spend_one(t, hero, key.kind)):
            return
        refused = (*refused, key.kind)
    yield from draw_threat(t, hero, 1)


class ShipIn(Condition, frozen=True, kw_only=True, tag="ship_in"):
    tale: ClassVar[str] = TALE
    area: str  # where the Ship is

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return t.ship == self.area

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        if adventure is not None and self.area not in [each.id for each in adventure.areas]:
            yield f"there is no Area '{self.area}'"


# -- plunder and oaths -----------------------------------------------------------------------------


@rule("plunder")
class Plunder(Rule):
    def stand_ins(self, t: State, hero: int, kind: str) -> list[str]:
        """In the own turn Power is spent as if it were any common Resource."""
        return ["power"] if kind in COMMON and t.phase == "action" and hero == t.active else []

    def spent_instead(self, t: State, hero: int, kind: str) -> Rules[None]:
        yield from draw_threat(t, hero, 1)

    def step_two(self, t: State) -> None:
        t.then("word_gets_about")


@scene()
def word_gets_about(t: State) -> Rules[None]:
    for hero in t.around(t.chooser):
        if has(t, hero, "power") >= RICH:
            yield from draw_threat(t, hero, 1)


class GroupHas(Condition, frozen=True, kw_only=True, tag="group_has"):
    tale: ClassVar[str] = TALE
    kind: Resource  # the Resource
    n: Positive  # so many of all Heroes together, or more

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return sum(has(t, each, self.kind) for each in range(len(t.heroes))) >= self.n


@rule("oaths")
class Oaths(Rule):
    def unspendable(self, t: State, name: str, kind: str) -> bool:
        """A sworn word is good at the Parley Stone only."""
        return kind == "fate" and name != PARLEY


@rule(TALE)
class BeforeTheHornsSound(Rule):
    asks: ClassVar[tuple[str, ...]] = (*PLEDGES.values(), FOUGHT)

    def show(self, t: State, view: TaleView) -> None:
        for card in FLEETS.values():
            if number := t.goals.get(card, 0):
                view.card(card, Message(f"th-{TALE}-ships", {"number": number}))

    def assignable_from(self, t: State, name: str, kind: str) -> list[int]:
        """The plunder lies in the hold, and an oath binds wherever its owner is."""
        return list(range(len(t.heroes))) if (name, kind) in ((OPEN_WATER, "power"), (PARLEY, "fate")) else []
