"""The Linnet, three fleets, the Hunt, and what helps against it."""

from __future__ import annotations

from dataclasses import field
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from .....kernel import Message, Node, Ref, Rules, ask, state
from ...asking import Ask
from ...choices import NO, SKIP, STAY, YES, Skip, Stay, ToArea, Yes
from ...conditions.base import Condition
from ...content import MYSTIC, Border
from ...content.parts import Natural, Positive
from ...events import ShipMoved
from ...hero.body import draw_threat, wound
from ...hero.experience import experience
from ...hero.resources import choose_kind, give
from ...map.blocks import block
from ...map.enemies import remove
from ...map.move import late, put_in, shut
from ...map.places import distances
from ...map.track import move_marker
from ...rounds.event_card import round_rule
from ...state import State, Tales
from ...story.endings import end, look
from ...story.special import BorderRule, Mark, Rule, border_rule, by_data, rule
from ...verbs.base import Effect, Numbered, Polarity
from ...verbs.on_map import free_places
from .records import FleetGone, FleetSails, Hunted, OneFleet, ShipSunk, Unseen

if TYPE_CHECKING:
    from ...view.shapes import TaleView, Tincture

TALE = "hide_and_sea"
HOMES = {"fleet_1": "skarn", "fleet_2": "crown_sound", "fleet_3": "wreckers_isle"}
CREWS = {"fleet_1": "minor", "fleet_2": "average", "fleet_3": "powerful"}  # the decks that they draw from
BLACK_KEELS = "fleet_3"  # it comes later
PILOT = "special_j"
ANCHORAGE, COVE = "S", "C"  # runes
LANE = "blue"
HALL = "hall"  # a fact

# The Hunt is part of what the Event icons call; the hull is the Adventure track.
by_data("hunt", "hull")


@Tales.part
@state
class Fleets(Node):
    at: dict[str, str] = field(default_factory=dict)  # the Area of each Fleet on the Map
    destroyed: list[str] = field(default_factory=list)  # Fleets that are no more
    sailed: bool = False  # the Ship, in the Main Action of this turn
    piloted: bool = False  # the Grey Pilot has swum ahead in it


# -- the Linnet ------------------------------------------------------------------------------------


@border_rule("hide_and_sea_red")
class Ford(BorderRule):
    def effect(self, t: State, hero: int, border: Border) -> Rules[None]:
        """No ship is needed, only a small Wound."""
        yield from wound(t, hero, ("mono",))


@border_rule("hide_and_sea_blue")
class SeaLane(BorderRule):
    by_ship: ClassVar[bool] = True

    def refusal(self, t: State, hero: int, border: Border) -> str:
        """It is crossed in the Ship, whatever cards say of Special Borders."""
        return "" if t.heroes[hero].area == t.ship else "TH-16.9"

    def leave(self, t: State, hero: int, border: Border, normal: bool) -> Rules[None]:
        """The Ship crosses too; whoever is taken along by a card comes anyway."""
        goal = border.across(t.ship)
        others = tuple(each for each in t.here(hero)[1:] if not (t.acts and each in t.act.with_))
        yield from sail_with(t, others, goal)
        if t.acts and t.act.main:
            t.tales[Fleets].sailed = True
            t.tales[Fleets].piloted |= border.multiplicity > 1


ABOARD = Ask("aboard", "TH-16.9", lambda t, seat, hero, goal: [YES, NO], tale=TALE)


def sail_with(t: State, heroes: tuple[int, ...], goal: str) -> Rules[None]:
    """The Ship sails to an Area, with those of these Heroes whose players agree."""
    willing: tuple[int, ...] = ()
    for hero in heroes:
        if isinstance((yield from ask(t, t.seat(hero), ABOARD, hero, goal)), Yes):
            willing = (*willing, hero)
    t.ship = goal
    t.tell(ShipMoved, "TH-1.24", TALE, goal)
    for hero in willing:
        put_in(t, hero, goal)


def in_reach(t: State) -> list[str]:
    """Accessible Areas that one sea lane leads to."""
    if round_rule(t, "cross_special_border"):
        return []
    borders = [t.map.borders[name] for name in t.map.around[t.ship]]
    return [
        goal
        for border in borders
        if border.kind == LANE and not shut(t, border)
        if t.open_area(goal := border.across(t.ship)) and not late(t, goal)
    ]


def _voyage(t: State, seat: int, hero: int) -> list[Stay | ToArea]:
    return [STAY, *(ToArea(area) for area in in_reach(t))]


VOYAGE = Ask("voyage", "TH-16.9", _voyage, tale=TALE)


class SendShip(Numbered, frozen=True, kw_only=True, tag="ship"):
    """The Ship may be moved over up to n sea lanes, with all Heroes of its Area who want to go."""

    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        for _ in range(self.count(t, hero)):
            key = yield from ask(t, t.seat(hero), VOYAGE, hero)
            if isinstance(key, Stay):
                break
            aboard = tuple(each for each in t.around(t.chooser) if t.heroes[each].area == t.ship)
            yield from sail_with(t, aboard, key.area)
        return True


# -- fleets ----------------------------------------------------------------------------------------


def afloat(t: State) -> tuple[str, ...]:
    """The Fleets on the Map."""
    at = t.tales[Fleets].at
    return tuple(fleet for fleet in HOMES if fleet in at)


def area_of(t: State, fleet: str) -> str:
    return t.tales[Fleets].at[fleet]


def anchorage(t: State, area: str) -> str:
    return next(each for each in t.map.in_area[area] if ANCHORAGE in t.map.locations[each].runes)


def arrive(t: State, fleet: str, area: str) -> None:
    t.tales[Fleets].at[fleet] = area
    t.enemies.setdefault(anchorage(t, area), []).append(MYSTIC)
    t.tell(FleetSails, "TH-7.4", TALE, fleet, area)


def depart(t: State, fleet: str) -> None:
    """The Mystic tokens of a Location are told apart by their Fleet alone: any of them goes."""
    location = anchorage(t, t.tales[Fleets].at.pop(fleet))
    remove(t, location, t.enemies[location].index(MYSTIC))


class ThirdFleet(Effect, frozen=True, kw_only=True, tag="third_fleet"):
    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        arrive(t, BLACK_KEELS, HOMES[BLACK_KEELS])
        return True


def fleets_in(t: State, location: str) -> list[str]:
    """The Fleets of an anchorage, in the order of their tokens."""
    area = t.map.locations[location].area
    here = MYSTIC in t.enemies.get(location, ())
    return [fleet for fleet in afloat(t) if area_of(t, fleet) == area] if here else []


def fleet_of(t: State, location: str, index: int) -> str:
    return fleets_in(t, location)[t.enemies[location][:index].count(MYSTIC)]


@rule("fleets")
class FleetRule(Rule):
    def begins(self, t: State) -> None:
        t.tales.add(Fleets())
        for fleet, area in HOMES.items():
            if fleet != BLACK_KEELS:
                arrive(t, fleet, area)

    def turn_over(self, t: State) -> None:
        t.tales[Fleets].sailed = t.tales[Fleets].piloted = False

    def foe_marks(self, t: State, location: str) -> list[Mark]:
        return [*fleets_in(t, location)]

    def foe_tier(self, t: State, location: str, index: int) -> str:
        return CREWS[fleet_of(t, location, index)]

    def counts_for_box(self, t: State, location: str, index: int) -> bool:
        return t.enemies[location][index] != MYSTIC

    def after_combat(self, t: State, hero: int, location: str, foes: tuple[int, ...], won: bool) -> Rules[bool]:
        """Won: a ship less, and the Fleet sails on. Lost: the Linnet is hit too, if she is there."""
        if t.enemies[location][foes[0]] != MYSTIC:
            return False
        if won:
            yield from beaten(t, hero, fleet_of(t, location, foes[0]))
        elif t.ship == t.map.locations[location].area:
            move_marker(t, -1)
        return True

    def show(self, t: State, view: TaleView) -> None:
        fleets_shown(t, view)


def beaten(t: State, hero: int, fleet: str) -> Rules[None]:
    sink_one(t, fleet)
    if fleet in afloat(t):
        yield from sail_on(t, fleet)
    elif fleet == BLACK_KEELS:
        yield from experience(t, hero, 1, "")


def fleets_shown(t: State, view: TaleView) -> None:
    """Each Fleet with its place; where its token lies, the token shows whose it is."""
    tinctures: dict[str, Tincture] = {"fleet_1": "argent", "fleet_2": "gules", "fleet_3": "sable"}
    for fleet in t.tale.cards:
        number = t.goals.get(fleet, 0)
        card = view.card(fleet, Message(f"th-{TALE}-ships", {"number": number}) if number else None)
        if fleet in t.tales[Fleets].destroyed:
            card.place(Message(f"th-{TALE}-at-destroyed"))
        elif fleet in afloat(t):
            area = area_of(t, fleet)
            card.in_area(area)
            said = Message(f"th-{TALE}-fleet", {"fleet": view.word("card", fleet), "number": number})
            view.foe(anchorage(t, area), fleet, "ship", said, tinctures[fleet])


def sink_one(t: State, fleet: str) -> None:
    """Discard a ship from the card; with the last one the Fleet is destroyed."""
    t.goals[fleet] -= 1
    t.tell(ShipSunk, "TH-7.4", TALE, fleet, t.goals[fleet])
    if not t.goals[fleet]:
        del t.goals[fleet]
        depart(t, fleet)
        t.tales[Fleets].destroyed.append(fleet)
        t.tell(FleetGone, "TH-7.4", TALE, fleet)


class FleetsDestroyed(Condition, frozen=True, kw_only=True, tag="fleets_destroyed"):
    tale: ClassVar[str] = TALE
    n: Positive  # so many, or more

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return len(t.tales[Fleets].destroyed) >= self.n


# -- courses ---------------------------------------------------------------------------------------


def lanes(t: State, area: str) -> list[str]:
    """The Areas next to one over blue Borders; for Fleets each counts 1, whatever the numbers."""
    borders = [t.map.borders[name] for name in t.map.around[area]]
    return [border.across(area) for border in borders if border.kind == LANE]


def from_ship(t: State) -> dict[str, int]:
    """The blue Borders between each Area and the Ship."""
    return distances([t.ship], partial(lanes, t))


def nearer(t: State, area: str) -> list[str]:
    far = from_ship(t)
    return [goal for goal in lanes(t, area) if far[goal] < far[area]]


def farther(t: State, area: str) -> list[str]:
    far = from_ship(t)
    return [goal for goal in lanes(t, area) if far[goal] > far[area]]


def _courses(t: State, seat: int, fleet: str, found: tuple[str, ...]) -> list[ToArea]:
    return [ToArea(area) for area in found]


WHICH = Ask(
    "which_fleet", "TH-2.2", lambda t, seat, found: [OneFleet(fleet) for fleet in found], of="chooser", tale=TALE
)
COURSE = Ask("course", "TH-2.2", _courses, of="chooser", tale=TALE)


def choose_fleet(t: State, found: tuple[str, ...]) -> Rules[str]:
    return (yield from ask(t, t.seat(t.chooser), WHICH, found)).card


def sail(t: State, fleet: str, found: list[str]) -> Rules[None]:
    """To one of these Areas, by choice; it stays if there is none."""
    if found:
        area = (yield from ask(t, t.seat(t.chooser), COURSE, fleet, tuple(found))).area
        if area != area_of(t, fleet):
            depart(t, fleet)
            arrive(t, fleet, area)


def sail_on(t: State, fleet: str) -> Rules[None]:
    yield from sail(t, fleet, lanes(t, area_of(t, fleet)))


class FleetWithin(Condition, frozen=True, kw_only=True, tag="fleet_within_blue_borders"):
    tale: ClassVar[str] = TALE
    n: Natural  # a Fleet is so many blue Borders from the Ship, or nearer

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        far = from_ship(t)
        return any(far[area_of(t, fleet)] <= self.n for fleet in afloat(t))


CHASE = 2  # Areas


class FleetChase(Effect, frozen=True, kw_only=True, tag="fleet_chase"):
    """The nearest Fleet comes 2 Areas nearer and stops where the Ship is; then the Hunt."""

    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        far = from_ship(t)
        least = min((far[area_of(t, fleet)] for fleet in afloat(t)), default=0)
        near = tuple(fleet for fleet in afloat(t) if far[area_of(t, fleet)] == least)
        if near:
            fleet = yield from choose_fleet(t, near)
            for _ in range(CHASE):
                yield from sail(t, fleet, nearer(t, area_of(t, fleet)))
            yield from hunt(t)
        return True


class FleetDrive(Effect, frozen=True, kw_only=True, tag="fleet_drive"):
    """Every Fleet comes 1 Area nearer; then the Hunt, once for all of them."""

    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        for fleet in afloat(t):
            yield from sail(t, fleet, nearer(t, area_of(t, fleet)))
        yield from hunt(t)
        return True


# -- the Hunt --------------------------------------------------------------------------------------


def open_coves(t: State) -> list[str]:
    return [each for each in t.map.in_area[t.ship] if COVE in t.map.locations[each].runes and each not in t.blocked]


def hunt(t: State) -> Rules[None]:
    """An open cove hides the Linnet, once; without one she is hit. Then the Fleets sail on."""
    hunters = tuple(fleet for fleet in afloat(t) if area_of(t, fleet) == t.ship)
    if not hunters:
        return
    coves = open_coves(t)
    t.tell(Unseen if coves else Hunted, "TH-7.4", TALE, t.ship)
    if coves:
        block(t, coves[0])
    else:
        move_marker(t, -2)
        look(t)  # she may be lost before anybody is frightened (TH-5.9)
        for hero in t.around(t.chooser):
            if t.heroes[hero].area == t.ship:
                yield from draw_threat(t, hero, 1)
    for fleet in hunters:
        yield from sail_on(t, fleet)


class OpenCove(Condition, frozen=True, kw_only=True, tag="open_cove_at_ship"):
    tale: ClassVar[str] = TALE

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return bool(open_coves(t))


class AwayFromShip(Condition, frozen=True, kw_only=True, tag="away_from_ship"):
    tale: ClassVar[str] = TALE

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return t.heroes[hero].area != t.ship

    def whom(self) -> Ref:
        return Ref(f"th-{TALE}-who-away_from_ship")


# -- what helps ------------------------------------------------------------------------------------


class Decoy(Effect, frozen=True, kw_only=True, tag="decoy"):
    """A Fleet chases a rumour: up to 2 Areas, but not to where the Ship is."""

    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        if not afloat(t):
            give(t, hero, "gossip", 2)
            return True
        fleet = yield from choose_fleet(t, afloat(t))
        here = area_of(t, fleet)
        reach = dict.fromkeys([here, *lanes(t, here), *(goal for area in lanes(t, here) for goal in lanes(t, area))])
        yield from sail(t, fleet, [area for area in reach if area != t.ship])
        return True


class Fog(Effect, frozen=True, kw_only=True, tag="fog"):
    """Coves are forgotten, and the Fleets lose their way."""

    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE
    helps_places: ClassVar[bool] = True

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        yield from free_places(t, t.map.with_rune[COVE], 2)
        for fleet in afloat(t):
            yield from sail(t, fleet, farther(t, area_of(t, fleet)))
        return True


class Wreck(Effect, frozen=True, kw_only=True, tag="wreck"):
    """A Fleet of the Map loses a ship."""

    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        if afloat(t):
            fleet = yield from choose_fleet(t, afloat(t))
            sink_one(t, fleet)
        else:
            for _ in range(2):
                kind = yield from choose_kind(t, hero, t.kinds())
                give(t, hero, kind, 1)
        return True


def piloted(t: State) -> bool:
    """The Grey Pilot swims ahead: in a Move of the card, once."""
    moving = bool(t.acts) and t.act.main and t.act.type == "move"
    return moving and PILOT in t.special and not t.tales[Fleets].piloted


def _shaken_off(t: State, seat: int, hero: int) -> list[Skip | OneFleet]:
    return [SKIP, *(OneFleet(fleet) for fleet in afloat(t) if farther(t, area_of(t, fleet)))]


SHAKE_OFF = Ask("shake_off", "TH-15.20", _shaken_off, tale=TALE)


class GreyPilot(Effect, frozen=True, kw_only=True, tag="grey_pilot"):
    """After a Move in which the Ship sailed, one Fleet may be led 1 Area away from it."""

    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        if t.tales[Fleets].sailed:
            key = yield from ask(t, t.seat(hero), SHAKE_OFF, hero)
            if isinstance(key, OneFleet):
                yield from sail(t, key.card, farther(t, area_of(t, key.card)))
        return True


# -- how it ends -----------------------------------------------------------------------------------


class CrownHer(Effect, frozen=True, kw_only=True, tag="crown_her"):
    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE
    reaches: ClassVar[tuple[str, ...]] = ("crowning",)

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        end(t, "crowning")


@rule(TALE)
class HideAndSea(Rule):
    reaches: ClassVar[tuple[str, ...]] = ("free_sea",)
    asks: ClassVar[tuple[str, ...]] = (HALL,)

    def border_cost(self, t: State, border: Border) -> int:
        return 1 if border.kind == LANE and piloted(t) else border.multiplicity

    def goal_reached(self, t: State) -> str:
        """No Fleet is left, and the Regent's Hall is cleared."""
        fleets = t.tales.find(Fleets)
        return "free_sea" if fleets is not None and len(fleets.destroyed) == len(HOMES) and HALL in t.flags else ""
