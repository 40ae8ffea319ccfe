"""Borrowed Wings: the five parts of a ship that flew, its wardens, the families of Askby, the lake."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ....kernel.vocabulary import Form
from ..content import MYSTIC, TESTS, Border, Condition, Effect
from ..hero.body import calm, wound
from ..hero.resources import give
from ..hero.spending import can_pay, pay
from ..map.enemies import remove
from ..state import State
from ..story.endings import end
from ..story.moments import border_rule, hook, told
from ..verbs.on_map import move_marker
from ..verbs.walk import GOOD, verb

PART = "P"
LANDING = "W"  # where wardens land
RAMP = "ramp-0"  # the box that the families board
CARPENTERS = "special_l"
LOW_GROUND = ("askby", "terraces")
PROW = "prow"
TIMBER = {"building": 1}

# The flare of a repair without knowledge is an effect with a condition, the families are an open Assign box.
told("flare", "boarding")


# -- ways ------------------------------------------------------------------------------------------

SCREE = Question("scree", "TH-16.9", lambda t, seat, hero: [("pay",), ("stumble",)])


@border_rule("borrowed_wings_red")
def effect(t: State, hero: int, border: Border) -> Rules[None]:
    """Scree: 1 Building Material or a small Wound, which a friend who refuses to pay does not spare."""
    paid = False
    if can_pay(t, hero, TIMBER) and (yield from ask(t, t.seat(hero), SCREE, hero)) == ("pay",):
        paid = yield from pay(t, hero, TIMBER)
    if not paid:
        yield from wound(t, hero, ("mono",))


@border_rule("borrowed_wings_blue")
def allows(t: State, hero: int, border: Border) -> str:
    """The rope lift: impassable, whatever any card says, until it runs."""
    return "" if "lift" in t.flags else "TH-16.9"


# -- the ship --------------------------------------------------------------------------------------


def is_part(t: State, location: str) -> bool:
    return PART in t.map.locations[location].runes


def repaired(t: State) -> int:
    return sum(number for place, number in t.goals.items() if place in t.map.locations and is_part(t, place))


def families(t: State) -> int:
    return sum(t.on_box.get(RAMP, {}).values())


def parts_repaired(t: State, condition: Condition, hero: int, at: str) -> bool:
    return repaired(t) >= condition.n


def parts_and_families(t: State, condition: Condition, hero: int, at: str) -> bool:
    return repaired(t) + families(t) >= condition.n


TESTS["parts_repaired"] = parts_repaired
TESTS["parts_and_families"] = parts_and_families


@verb(GOOD, each=False)
def launch(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """The endings of the launch count parts and families."""
    end(t, "launch")
    return True


@hook("parts")
def box_chosen(t: State, hero: int, name: str) -> None:
    """Askby's Carpenters: the value is known only when the Location is (TH-15.20)."""
    if t.act.main and CARPENTERS in t.special and is_part(t, name.rpartition("-")[0]):
        t.act.value += 1


THANKS = Question("thanks", "TH-15.20", lambda t, seat, hero: [("skip",), ("calm",)])


@verb(GOOD, each=False)
def carpenters(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """After an Assign that repaired a part the active Hero may discard 1 Threat."""
    mended = t.act.resolved and is_part(t, t.act.at.rpartition("-")[0])
    if mended and t.heroes[hero].threat and (yield from ask(t, t.seat(hero), THANKS, hero)) == ("calm",):
        calm(t, hero, 1)
    return True


# -- wardens ---------------------------------------------------------------------------------------


@hook("wardens")
def foe_tier(t: State, location: str, index: int) -> str:
    return "average"


@hook("wardens")
def after_combat(t: State, hero: int, location: str, foes: tuple[int, ...], won: bool) -> Rules[bool]:
    """A warden leaves Power behind, or calls its masters."""
    if t.enemies[location][foes[0]] == MYSTIC:
        if won:
            give(t, hero, "power", 1)
        else:
            move_marker(t, 1)
    return False
    yield  # it asks nothing


@verb(GOOD, each=False)
def turn_light(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """The Turning Light faces the wrong way: the owners lose the trail, their wardens go."""
    move_marker(t, -4)
    for location in t.map.locations.values():
        while LANDING in location.runes and MYSTIC in t.enemies.get(location.id, ()):
            remove(t, location.id, t.enemies[location.id].index(MYSTIC))
            t.tell("removed", "TH-2.8", t.word("location", location.id), MYSTIC)
    return True


# -- the lake --------------------------------------------------------------------------------------


@verb("neutral", each=False)
def flood(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """Everybody on the low ground is put on the Prow."""
    t.notes["flood"] = 1
    for each in t.around(t.chooser):
        if t.heroes[each].area in LOW_GROUND:
            t.heroes[each].area = PROW
            t.tell("moved", "TH-7.6", t.heroes[each].id, t.word("area", PROW))
    return True


@hook("borrowed_wings")
def location_shut(t: State, location: str) -> str:
    """Under water no Location can be used; the Areas can still be crossed."""
    return "TH-7.6" if t.notes.get("flood") and t.map.locations[location].area in LOW_GROUND else ""


ANSWERS: dict[str, tuple[Form, ...]] = {
    "scree": (("pay",), ("stumble",)),
    "thanks": (("skip",), ("calm",)),
}
