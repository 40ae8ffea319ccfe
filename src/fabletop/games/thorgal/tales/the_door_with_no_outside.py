"""The Door With No Outside: rooms with two faces, the Reflections of the Heroes, memory and thread, forgetting."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ....kernel.vocabulary import Form
from ..conditions import adjacent
from ..content import MYSTIC, TESTS, TIERS, TOKENS, Border, Condition, Effect
from ..hero.body import wound
from ..hero.experience import experience
from ..hero.resources import give
from ..hero.spending import can_pay, pay
from ..map.enemies import put_enemy, remove
from ..named import AREA
from ..state import State
from ..story.moments import border_rule, hook, told
from ..verbs.on_map import choose_location, move_marker
from ..verbs.walk import GOOD, verb

REFLECTED = ("wall_of_backs", "under_the_bed", "lantern_fish", "blank_book")  # where Reflections begin
WELL = "well_room"
DOOR = "the_door-0"
HALF_FORGOTTEN = 6  # from there on a Skill costs 1 Magic more
REMEMBERED = -2  # what a Power does to Forgetting
TURNING, MEMORY = {"magic": 1}, {"power": 1}

# What asks for a near Reflection is a condition of a box, the ways out are options of a Paragraph, and the rule of
# the faces lies in Areas, Borders and deeds.
told("faces", "near", "door")


# -- two faces -------------------------------------------------------------------------------------


def mirrored(t: State) -> tuple[str, ...]:
    return tuple(area.id for area in t.map.areas.values() if area.dark_sources is not None)


def dark(t: State, area: str) -> bool:
    """A Goal token on the Area; one with a single face counts as light."""
    return bool(t.goals.get(area))


def turn_face(t: State, area: str) -> None:
    """Nobody is moved, and what lies on the other face stays there."""
    if dark(t, area):
        del t.goals[area]
    else:
        t.goals[area] = 1
    t.names["turned"] = area
    t.tell("turned_dark" if dark(t, area) else "turned_light", "TH-7.4", t.word("area", area))


TURN = Question("turn", "TH-2.2", lambda t, seat, found: [("area", area) for area in found])


@verb("neutral", each=False)
def turn_(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """An Area that is named, any (chosen), or the one with the most Heroes."""
    found: tuple[str, ...] = (str(effect.area),)
    if effect.area in ("chosen", "most_heroes"):
        found = mirrored(t)
    if effect.area == "most_heroes":
        most = max(crowd(t, area) for area in found)
        found = tuple(area for area in found if crowd(t, area) == most)
    turn_face(t, str((yield from ask(t, t.seat(t.chooser), TURN, found))[1]))
    return True


def crowd(t: State, area: str) -> int:
    return sum(hero.area == area for hero in t.heroes)


def in_turned_area(t: State, effect: Effect, hero: int, at: str) -> bool:
    return t.heroes[hero].area == t.names.get("turned")


def dark_areas(t: State, condition: Condition, hero: int, at: str) -> bool:
    return sum(dark(t, area) for area in mirrored(t)) >= condition.n


TESTS["in_turned_area"] = in_turned_area
TESTS["dark_areas"] = dark_areas


@border_rule("the_door_with_no_outside_red")
@border_rule("the_door_with_no_outside_blue")
def shut(t: State, border: Border) -> bool:
    """A red hall wants the same face on both sides, a blue one different faces."""
    alike = dark(t, border.a) == dark(t, border.b)
    return alike == (border.kind == "blue")


# -- in the own turn -------------------------------------------------------------------------------


@hook("the_door_with_no_outside")
def deeds(t: State, hero: int) -> list[str]:
    """Turn the Area that one is in, once a turn; remember, as often as there is something to be forgotten."""
    found = []
    here = t.heroes[hero].area in mirrored(t)
    if here and t.notes.get("own_turning") != this_turn(t) and can_pay(t, hero, TURNING):
        found.append("turn_area")
    if t.tale.track is not None and t.track > t.tale.track.first and can_pay(t, hero, MEMORY):
        found.append("remember")
    return found


@hook("the_door_with_no_outside")
def deed(t: State, hero: int, name: str) -> Rules[None]:
    paid = yield from pay(t, hero, TURNING if name == "turn_area" else MEMORY)
    if name == "turn_area":
        t.notes["own_turning"] = this_turn(t)  # also if the owner of the Magic refused: it was asked for once
        if paid:
            turn_face(t, t.heroes[hero].area)
    elif paid:
        move_marker(t, REMEMBERED)


def this_turn(t: State) -> int:
    return t.round * TOKENS + t.turn


@hook("memory")
def assignable_from(t: State, name: str, kind: str) -> list[int]:
    """At the Door all pools are one."""
    return list(range(len(t.heroes))) if name == DOOR and kind in ("power", "fate") else []


@hook("forgetting")
def dearer_refresh(t: State) -> int:
    return int(t.track >= HALF_FORGOTTEN)


# -- Reflections -----------------------------------------------------------------------------------


def reflection(t: State, hero: int) -> str:
    """The Location of a Hero's Reflection, or none when it is gone."""
    return t.names.get(f"reflection_{hero}", "")


def reflections(t: State) -> int:
    return sum(bool(reflection(t, hero)) for hero in range(len(t.heroes)))


def areas_of(t: State, location: str) -> list[str]:
    """Two for one on a Border (TH-6.18)."""
    return [area for area, there in t.map.in_area.items() if location in there]


@hook("reflections")
def begins(t: State) -> None:
    """In the order of the seats from the First Player."""
    for hero, location in zip(t.around(t.first), REFLECTED):
        t.names[f"reflection_{hero}"] = location
        put_enemy(t, location, MYSTIC, "TH-7.4")


def walk(t: State, hero: int, location: str) -> None:
    before = reflection(t, hero)
    take_away(t, hero)
    t.names[f"reflection_{hero}"] = location
    t.enemies.setdefault(location, []).append(MYSTIC)
    t.tell("enemy_moved", "TH-7.4", t.word("location", before), t.word("location", location), MYSTIC)


def take_away(t: State, hero: int) -> None:
    """The Mystic token: those of a Location lie there in the order of their Heroes."""
    location = reflection(t, hero)
    mystic = [i for i, tier in enumerate(t.enemies[location]) if tier == MYSTIC]
    remove(t, location, mystic[foe_marks(t, location).index(hero)])
    del t.names[f"reflection_{hero}"]


@hook("reflections")
def foe_marks(t: State, location: str) -> list[int]:
    return [hero for hero in range(len(t.heroes)) if reflection(t, hero) == location]


def mirrored_by(t: State, location: str, index: int) -> int:
    before = t.enemies[location][:index].count(MYSTIC)
    return foe_marks(t, location)[before]


@hook("reflections")
def foe_tier(t: State, location: str, index: int) -> str:
    """It grows with the Combat level of the Hero it mirrors: two levels a tier."""
    return TIERS[(t.heroes[mirrored_by(t, location, index)].dial - 1) // 2]


@hook("reflections")
def after_combat(t: State, hero: int, location: str, foes: tuple[int, ...], won: bool) -> Rules[bool]:
    if t.enemies[location][foes[0]] != MYSTIC:
        return False
    whose = mirrored_by(t, location, foes[0])
    if not won:
        yield from slip_away(t, hero, whose)
    else:
        if whose == hero:
            give(t, hero, "power", 1)
            yield from experience(t, hero, 1, "")
        else:
            yield from wound(t, whose, t.content.by_size[2])
        del t.names[f"reflection_{whose}"]  # the token goes with the Combat
        parted(t, whose)
    return False


def slip_away(t: State, hero: int, whose: int) -> Rules[None]:
    """The room turns over, and the Reflection is in it still."""
    area = t.heroes[hero].area
    if area not in mirrored(t):
        return
    turn_face(t, area)
    if not t.there(t.map.locations[reflection(t, whose)]):
        found = [each for each in t.locations_of(area) if t.map.locations[each].face]
        walk(t, whose, (yield from choose_location(t, found)))


def parted(t: State, hero: int) -> None:
    """When the first Reflection leaves the Map, its Hero reads Paragraph 19, whoever was the one to beat it."""
    t.notes["parted"] = hero
    t.tell("reflection_gone", "TH-7.4", t.heroes[hero].id)


@hook("reflections")
def watcher(t: State, watch: str) -> int:
    return t.notes["parted"] if watch == "first_reflection" else t.chooser


@verb(GOOD)
def settle(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """The Reflection of the Hero goes, wherever it is."""
    if reflection(t, hero):
        take_away(t, hero)
        parted(t, hero)
        give(t, hero, "power", 1)
    return True


@verb("neutral", each=False)
def echo(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Each Reflection comes closer to its Hero."""
    for each in t.around(t.chooser):
        if reflection(t, each) and t.heroes[each].area not in areas_of(t, reflection(t, each)):
            walk(t, each, (yield from choose_location(t, closer(t, each, int(effect.n)))))
    return True


def closer(t: State, hero: int, steps: int) -> list[str]:
    """The Locations that a Reflection may reach on a shortest way, so many Borders on; faces and Blocks do not stop it.

    It is put on one that can be used, if there is one.
    """
    start = areas_of(t, reflection(t, hero))
    gone, left = distances(t, start), distances(t, [t.heroes[hero].area])
    way = min(left[area] for area in start)
    steps = min(steps, way)
    areas = [area for area in t.map.areas if gone[area] == steps and left[area] == way - steps]
    found = list(dict.fromkeys(each for area in areas for each in t.locations_of(area)))
    return [each for each in found if each not in t.blocked] or found


def distances(t: State, start: list[str]) -> dict[str, int]:
    """How many Borders away every Area is; Impassable ones part them (TH-6.15)."""
    found = dict.fromkeys(start, 0)
    rim = list(start)
    while rim:
        area = rim.pop(0)
        for other in adjacent(t, area):
            if other not in found:
                found[other] = found[area] + 1
                rim.append(other)
    return found


def reflections_min(t: State, condition: Condition, hero: int, at: str) -> bool:
    return reflections(t) >= condition.n


def reflections_max(t: State, condition: Condition, hero: int, at: str) -> bool:
    return reflections(t) <= condition.n


def reflection_gone(t: State, condition: Condition, hero: int, at: str) -> bool:
    return "parted" in t.notes


def with_own_reflection(t: State, effect: Effect, hero: int, at: str) -> bool:
    return t.heroes[hero].area in areas_of(t, reflection(t, hero))


def own_reflection_near(t: State, condition: Condition, hero: int, at: str) -> bool:
    """In the Well-Room or in an Area beside it, on either face."""
    return any(area in (WELL, *adjacent(t, WELL)) for area in areas_of(t, reflection(t, hero)))


TESTS["reflections"] = reflections_min
TESTS["reflections_max"] = reflections_max
TESTS["reflection_gone"] = reflection_gone
TESTS["with_own_reflection"] = with_own_reflection
TESTS["own_reflection_near"] = own_reflection_near


ANSWERS: dict[str, tuple[Form, ...]] = {"turn": (("area", AREA),)}
