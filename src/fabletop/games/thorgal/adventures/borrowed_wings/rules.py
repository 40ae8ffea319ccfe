"""Scree and the lift, the parts of the ship, its wardens, the lake."""

from __future__ import annotations

from typing import ClassVar

from .....kernel import Node, Rules, ask, state
from ...asking import Ask
from ...choices import PAY, SKIP, Option, Pay
from ...conditions.base import Condition
from ...content import MYSTIC, Border
from ...content.parts import Positive
from ...events import Moved
from ...hero.body import calm, wound
from ...hero.resources import give
from ...hero.spending import can_pay, pay
from ...map.boxes import location_of
from ...map.enemies import discard_enemy
from ...map.track import move_marker
from ...state import State, Tales
from ...story.endings import end
from ...story.special import BorderRule, Rule, border_rule, by_data, rule
from ...verbs.base import Effect, Polarity

TALE = "borrowed_wings"
PART = "P"  # runes
LANDING = "W"  # where wardens land
RAMP = "ramp-0"  # the box that the families board
CARPENTERS = "special_l"
LOW_GROUND = ("askby", "terraces")
PROW = "prow"
LIFT = "lift"  # a fact
TIMBER = {"building": 1}

# The flare of a repair without knowledge is an effect with a condition, the families are an open Assign box.
by_data("flare", "boarding")


@Tales.part
@state
class Lake(Node):
    """The low ground is under water."""


class Stumble(Option, prefix="th-borrowed_wings"):
    """The scree wounds."""


class Thanks(Option, prefix="th-borrowed_wings", tag="calm"):
    """The Carpenters give thanks."""


STUMBLE, THANKS = Stumble(), Thanks()


# -- ways ------------------------------------------------------------------------------------------

SCREE = Ask("scree", "TH-16.9", lambda t, seat, hero: [PAY, STUMBLE], tale=TALE)


@border_rule("borrowed_wings_red")
class Scree(BorderRule):
    def effect(self, t: State, hero: int, border: Border) -> Rules[None]:
        """1 Building Material or a small Wound, which a friend who refuses to pay does not spare."""
        paid = False
        if can_pay(t, hero, TIMBER) and isinstance((yield from ask(t, t.seat(hero), SCREE, hero)), Pay):
            paid = yield from pay(t, hero, TIMBER)
        if not paid:
            yield from wound(t, hero, ("mono",))


@border_rule("borrowed_wings_blue")
class RopeLift(BorderRule):
    asks: ClassVar[tuple[str, ...]] = (LIFT,)

    def refusal(self, t: State, hero: int, border: Border) -> str:
        """Impassable, whatever any card says, until it runs."""
        return "" if LIFT in t.flags else "TH-16.9"


# -- the ship --------------------------------------------------------------------------------------


def is_part(t: State, location: str) -> bool:
    return PART in t.map.locations[location].runes


def repaired(t: State) -> int:
    return sum(number for place, number in t.goals.items() if place in t.map.locations and is_part(t, place))


def families(t: State) -> int:
    return sum(t.on_box.get(RAMP, {}).values())


class PartsRepaired(Condition, frozen=True, kw_only=True, tag="parts_repaired"):
    tale: ClassVar[str] = TALE
    n: Positive  # so many, or more

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return repaired(t) >= self.n


class PartsAndFamilies(Condition, frozen=True, kw_only=True, tag="parts_and_families"):
    tale: ClassVar[str] = TALE
    n: Positive  # so many together, or more

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return repaired(t) + families(t) >= self.n


class Launch(Effect, frozen=True, kw_only=True, tag="launch"):
    """The endings of the launch count parts and families."""

    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE
    reaches: ClassVar[tuple[str, ...]] = ("launch",)

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        end(t, "launch")


@rule("parts")
class Parts(Rule):
    def box_chosen(self, t: State, hero: int, name: str) -> None:
        """Askby's Carpenters: the value is known only when the Location is (TH-15.20)."""
        if t.act.main and CARPENTERS in t.special and is_part(t, location_of(t, name)):
            t.act.value += 1


GIVE_THANKS = Ask("thanks", "TH-15.20", lambda t, seat, hero: [SKIP, THANKS], tale=TALE)


class Carpenters(Effect, frozen=True, kw_only=True, tag="carpenters"):
    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """After an Assign that repaired a part the active Hero may discard 1 Threat."""
        mended = t.act.resolved and is_part(t, location_of(t, t.act.at))
        if not mended or not t.heroes[hero].threat:
            return True
        if isinstance((yield from ask(t, t.seat(hero), GIVE_THANKS, hero)), Thanks):
            calm(t, hero, 1)
        return True


# -- wardens ---------------------------------------------------------------------------------------


@rule("wardens")
class Wardens(Rule):
    def foe_tier(self, t: State, location: str, index: int) -> str:
        return "average"

    def after_combat(self, t: State, hero: int, location: str, foes: tuple[int, ...], won: bool) -> Rules[bool]:
        """A warden leaves Power behind, or calls its masters."""
        yield from ()
        if t.enemies[location][foes[0]] == MYSTIC:
            if won:
                give(t, hero, "power", 1)
            else:
                move_marker(t, 1)
        return False


class TurnLight(Effect, frozen=True, kw_only=True, tag="turn_light"):
    """The Turning Light faces the wrong way: the owners lose the trail, their wardens go."""

    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        move_marker(t, -4)
        for location in t.map.locations.values():
            while LANDING in location.runes and MYSTIC in t.enemies.get(location.id, ()):
                discard_enemy(t, location.id, MYSTIC)
        return True


# -- the lake --------------------------------------------------------------------------------------


class Flood(Effect, frozen=True, kw_only=True, tag="flood"):
    """Everybody on the low ground is put on the Prow."""

    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        t.tales.add(Lake())
        for each in t.around(t.chooser):
            if t.heroes[each].area in LOW_GROUND:
                t.heroes[each].area = PROW
                t.tell(Moved, "TH-7.6", t.adventure, t.heroes[each].id, PROW)
        return True


@rule(TALE)
class BorrowedWings(Rule):
    def location_refusal(self, t: State, location: str) -> str:
        """Under water no Location can be used; the Areas can still be crossed."""
        return "TH-7.6" if Lake in t.tales and t.map.locations[location].area in LOW_GROUND else ""
