"""Hide and Sea: one ship for all, three fleets behind it, coves to hide in."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ....kernel.vocabulary import Form, Word
from ..content import MYSTIC, TESTS, Border, Condition, Effect
from ..hero.body import draw_threat, wound
from ..hero.experience import experience
from ..hero.resources import choose_kind, give
from ..map.enemies import remove
from ..map.move import across, put_in, shut
from ..named import AREA
from ..rounds.event_card import round_rule
from ..state import State
from ..story.endings import end, look
from ..story.moments import border_rule, hook, told
from ..verbs.on_map import free_places, move_marker
from ..verbs.walk import GOOD, number, verb

FLEETS = {
    "fleet_1": ("skarn", "minor"),
    "fleet_2": ("crown_sound", "average"),
    "fleet_3": ("wreckers_isle", "powerful"),
}
BLACK_KEELS = "fleet_3"  # it comes later
PILOT = "special_j"
ANCHORAGE, COVE = "S", "C"
LANE = "blue"
SUNK = "destroyed"  # the Fleets that are gone, beside the Map

# The Hunt is part of what the Event icons call; the hull is the Adventure track.
told("hunt", "hull")


# -- the Linnet ------------------------------------------------------------------------------------


@border_rule("hide_and_sea_red")
def effect(t: State, hero: int, border: Border) -> Rules[None]:
    """The ford: no ship is needed, only a small Wound."""
    yield from wound(t, hero, ("mono",))


@border_rule("hide_and_sea_blue")
def allows(t: State, hero: int, border: Border) -> str:
    """A sea lane is crossed in the Ship, whatever cards say of Special Borders."""
    return "" if t.heroes[hero].area == t.ship else "TH-16.9"


@border_rule("hide_and_sea_blue")
def leave(t: State, hero: int, border: Border, normal: bool) -> Rules[None]:
    """The Ship crosses too; whoever is taken along by a card comes anyway."""
    goal = across(border, t.ship)
    others = tuple(each for each in t.here(hero)[1:] if not (t.acts and each in t.act.with_))
    yield from sail_with(t, others, goal)
    if t.acts:
        t.act.may["sailed"] = 1
        if border.multiplicity > 1:
            t.act.may["piloted"] = 1


ABOARD = Question("aboard", "TH-16.9", lambda t, seat, hero, goal: [("yes",), ("no",)])


def sail_with(t: State, heroes: tuple[int, ...], goal: str) -> Rules[None]:
    """The Ship sails to an Area, with those of these Heroes whose players agree."""
    willing: tuple[int, ...] = ()
    for hero in heroes:
        if (yield from ask(t, t.seat(hero), ABOARD, hero, goal)) == ("yes",):
            willing = (*willing, hero)
    t.ship = goal
    t.tell("ship", "TH-1.24", t.word("area", goal))
    for hero in willing:
        put_in(t, hero, goal)


def in_reach(t: State) -> list[str]:
    """Accessible Areas that one sea lane leads to."""
    found = []
    for name in t.map.around[t.ship]:
        border = t.map.borders[name]
        goal = across(border, t.ship)
        late = round_rule(t, "late_areas") and t.map.areas[goal].number == t.round
        if border.kind == LANE and t.open_area(goal) and not late and not shut(t, border):
            found.append(goal)
    return [] if round_rule(t, "cross_special_border") else found


def _voyage(t: State, seat: int, hero: int) -> list[Key]:
    return [("stay",), *(("area", area) for area in in_reach(t))]


VOYAGE = Question("voyage", "TH-16.9", _voyage)


@verb(GOOD, each=False)
def ship(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """The Ship may be moved over up to n sea lanes, with all Heroes of its Area who want to go."""
    for _ in range(number(t, effect, hero)):
        key = yield from ask(t, t.seat(hero), VOYAGE, hero)
        if key == ("stay",):
            break
        aboard = tuple(each for each in t.around(t.chooser) if t.heroes[each].area == t.ship)
        yield from sail_with(t, aboard, str(key[1]))
    return True


# -- fleets ----------------------------------------------------------------------------------------


def afloat(t: State) -> tuple[str, ...]:
    """The Fleets on the Map."""
    return tuple(fleet for fleet in FLEETS if fleet in t.names)


def anchorage(t: State, area: str) -> str:
    return next(each for each in t.map.in_area[area] if ANCHORAGE in t.map.locations[each].runes)


def area_of(t: State, location: str) -> str:
    return t.map.locations[location].area


def arrive(t: State, fleet: str, area: str) -> None:
    t.names[fleet] = area
    t.enemies.setdefault(anchorage(t, area), []).append(MYSTIC)
    t.tell("fleet_sails", "TH-7.4", t.word("card", fleet), t.word("area", area))


def depart(t: State, fleet: str) -> None:
    """The Mystic tokens of a Location are told apart by their Fleet alone: any of them goes."""
    location = anchorage(t, t.names.pop(fleet))
    remove(t, location, t.enemies[location].index(MYSTIC))


@hook("fleets")
def begins(t: State) -> None:
    for fleet, (area, _) in FLEETS.items():
        if fleet != BLACK_KEELS:
            arrive(t, fleet, area)


@verb("neutral", each=False)
def third_fleet(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    arrive(t, BLACK_KEELS, FLEETS[BLACK_KEELS][0])
    return True


@hook("fleets")
def foe_marks(t: State, location: str) -> list[str]:
    """The Fleets of an anchorage, in the order of their tokens."""
    area = area_of(t, location)
    return [fleet for fleet in afloat(t) if t.names[fleet] == area] if MYSTIC in t.enemies.get(location, ()) else []


def fleet_of(t: State, location: str, index: int) -> str:
    return foe_marks(t, location)[t.enemies[location][:index].count(MYSTIC)]


@hook("fleets")
def foe_tier(t: State, location: str, index: int) -> str:
    return FLEETS[fleet_of(t, location, index)][1]


@hook("fleets")
def counts_for_box(t: State, location: str, index: int) -> bool:
    return t.enemies[location][index] != MYSTIC


@hook("fleets")
def after_combat(t: State, hero: int, location: str, foes: tuple[int, ...], won: bool) -> Rules[bool]:
    """Won: a ship less, and the Fleet sails on. Lost: the Linnet is hit too, if she is there."""
    if t.enemies[location][foes[0]] != MYSTIC:
        return False
    fleet = fleet_of(t, location, foes[0])
    if not won:
        if t.ship == area_of(t, location):
            move_marker(t, -1)
        return False
    sink_one(t, fleet)
    if fleet in t.names:
        yield from sail_on(t, fleet)
    elif fleet == BLACK_KEELS:
        yield from experience(t, hero, 1, "")
    return True


def sink_one(t: State, fleet: str) -> None:
    """Discard a ship from the card; with the last one the Fleet is destroyed."""
    t.goals[fleet] -= 1
    t.tell("ship_sunk", "TH-7.4", t.word("card", fleet), t.goals[fleet])
    if not t.goals[fleet]:
        del t.goals[fleet]
        depart(t, fleet)
        t.aside.setdefault(SUNK, []).append(fleet)
        t.tell("fleet_gone", "TH-7.4", t.word("card", fleet))


def fleets_destroyed(t: State, condition: Condition, hero: int, at: str) -> bool:
    return len(t.aside.get(SUNK, ())) >= condition.n


TESTS["fleets_destroyed"] = fleets_destroyed


# -- courses ---------------------------------------------------------------------------------------


def lanes(t: State, area: str) -> list[str]:
    """The Areas next to one over blue Borders; for Fleets each counts 1, whatever the numbers."""
    return [across(t.map.borders[name], area) for name in t.map.around[area] if t.map.borders[name].kind == LANE]


def distances(t: State) -> dict[str, int]:
    """The blue Borders between each Area and the Ship."""
    found, edge = {t.ship: 0}, [t.ship]
    for area in edge:
        for goal in lanes(t, area):
            if goal not in found:
                found[goal] = found[area] + 1
                edge.append(goal)
    return found


def nearer(t: State, area: str) -> list[str]:
    far = distances(t)
    return [goal for goal in lanes(t, area) if far[goal] < far[area]]


def farther(t: State, area: str) -> list[str]:
    far = distances(t)
    return [goal for goal in lanes(t, area) if far[goal] > far[area]]


WHICH = Question("which_fleet", "TH-2.2", lambda t, seat, found: [("fleet", fleet) for fleet in found])
COURSE = Question("course", "TH-2.2", lambda t, seat, fleet, found: [("area", area) for area in found])


def choose_fleet(t: State, found: tuple[str, ...]) -> Rules[str]:
    return str((yield from ask(t, t.seat(t.chooser), WHICH, found))[1])


def sail(t: State, fleet: str, found: list[str]) -> Rules[None]:
    """To one of these Areas, by choice; it stays if there is none."""
    if found:
        key = yield from ask(t, t.seat(t.chooser), COURSE, fleet, tuple(found))
        if key[1] != t.names[fleet]:
            depart(t, fleet)
            arrive(t, fleet, str(key[1]))


def sail_on(t: State, fleet: str) -> Rules[None]:
    yield from sail(t, fleet, lanes(t, t.names[fleet]))


def fleet_within_blue_borders(t: State, condition: Condition, hero: int, at: str) -> bool:
    far = distances(t)
    return any(far[t.names[fleet]] <= condition.n for fleet in afloat(t))


TESTS["fleet_within_blue_borders"] = fleet_within_blue_borders


@verb("neutral", each=False)
def fleet_chase(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """The nearest Fleet comes 2 Areas nearer and stops where the Ship is; then the Hunt."""
    far = distances(t)
    least = min((far[t.names[fleet]] for fleet in afloat(t)), default=0)
    near = tuple(fleet for fleet in afloat(t) if far[t.names[fleet]] == least)
    if near:
        fleet = yield from choose_fleet(t, near)
        for _ in range(2):
            yield from sail(t, fleet, nearer(t, t.names[fleet]))
        yield from hunt(t)
    return True


@verb("neutral", each=False)
def fleet_drive(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Every Fleet comes 1 Area nearer; then the Hunt, once for all of them."""
    for fleet in afloat(t):
        yield from sail(t, fleet, nearer(t, t.names[fleet]))
    yield from hunt(t)
    return True


# -- the Hunt --------------------------------------------------------------------------------------


def open_coves(t: State) -> list[str]:
    return [each for each in t.map.in_area[t.ship] if COVE in t.map.locations[each].runes and each not in t.blocked]


def hunt(t: State) -> Rules[None]:
    """An open cove hides the Linnet, once; without one she is hit. Then the Fleets sail on."""
    hunters = tuple(fleet for fleet in afloat(t) if t.names[fleet] == t.ship)
    if not hunters:
        return
    coves = open_coves(t)
    t.tell("unseen" if coves else "hunted", "TH-7.4", t.word("area", t.ship))
    if coves:
        t.blocked.append(coves[0])
        t.tell("blocked", "TH-31.1", *t.place_words(coves[0]))
    else:
        move_marker(t, -2)
        look(t)  # she may be lost before anybody is frightened (TH-5.9)
        for hero in t.around(t.chooser):
            if t.heroes[hero].area == t.ship:
                yield from draw_threat(t, hero, 1)
    for fleet in hunters:
        yield from sail_on(t, fleet)


def open_cove_at_ship(t: State, condition: Condition, hero: int, at: str) -> bool:
    return bool(open_coves(t))


def away_from_ship(t: State, effect: Effect, hero: int, at: str) -> bool:
    return t.heroes[hero].area != t.ship


TESTS["open_cove_at_ship"] = open_cove_at_ship
TESTS["away_from_ship"] = away_from_ship


# -- what helps ------------------------------------------------------------------------------------


@verb(GOOD, each=False)
def decoy(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """A Fleet chases a rumour: up to 2 Areas, but not to where the Ship is."""
    if not afloat(t):
        give(t, hero, "gossip", 2)
        return True
    fleet = yield from choose_fleet(t, afloat(t))
    here = t.names[fleet]
    reach = dict.fromkeys([here, *lanes(t, here), *(goal for area in lanes(t, here) for goal in lanes(t, area))])
    yield from sail(t, fleet, [area for area in reach if area != t.ship])
    return True


@verb(GOOD, each=False)
def fog(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Coves are forgotten, and the Fleets lose their way."""
    coves = tuple(each.id for each in t.map.locations.values() if COVE in each.runes)
    yield from free_places(t, coves, 2)
    for fleet in afloat(t):
        yield from sail(t, fleet, farther(t, t.names[fleet]))
    return True


@verb(GOOD, each=False)
def wreck(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """A Fleet of the Map loses a ship."""
    if afloat(t):
        sink_one(t, (yield from choose_fleet(t, afloat(t))))
    else:
        for _ in range(2):
            give(t, hero, (yield from choose_kind(t, hero, t.kinds())), 1)
    return True


def piloted(t: State) -> bool:
    """The Grey Pilot swims ahead: in a Move of the card, once."""
    return bool(t.acts and t.act.main and t.act.type == "move" and PILOT in t.special and not t.act.may.get("piloted"))


@hook("hide_and_sea")
def border_cost(t: State, border: Border) -> int:
    return 1 if border.kind == LANE and piloted(t) else border.multiplicity


def _shaken_off(t: State, seat: int, hero: int) -> list[Key]:
    return [("skip",), *(("fleet", fleet) for fleet in afloat(t) if farther(t, t.names[fleet]))]


SHAKE_OFF = Question("shake_off", "TH-15.20", _shaken_off)


@verb(GOOD, each=False)
def grey_pilot(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """After a Move in which the Ship sailed, one Fleet may be led 1 Area away from it."""
    if t.act.may.get("sailed"):
        key = yield from ask(t, t.seat(hero), SHAKE_OFF, hero)
        if key != ("skip",):
            yield from sail(t, str(key[1]), farther(t, t.names[str(key[1])]))
    return True


# -- how it ends -----------------------------------------------------------------------------------


@verb(GOOD, each=False)
def crown_her(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    end(t, "crowning")
    return True


@hook("hide_and_sea")
def goal_reached(t: State) -> str:
    """No Fleet is left, and the Regent's Hall is cleared."""
    return "free_sea" if len(t.aside.get(SUNK, ())) == len(FLEETS) and "hall" in t.flags else ""


FLEET = Word("FLEET", "a fleet", lambda t: list(FLEETS))
ANSWERS: dict[str, tuple[Form, ...]] = {
    "aboard": (("yes",), ("no",)),
    "voyage": (("stay",), ("area", AREA)),
    "which_fleet": (("fleet", FLEET),),
    "course": (("area", AREA),),
    "shake_off": (("skip",), ("fleet", FLEET)),
}
