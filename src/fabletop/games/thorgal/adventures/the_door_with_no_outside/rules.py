"""Rooms with two faces, the Reflections of the Heroes, memory and thread, forgetting."""

from __future__ import annotations

from dataclasses import field
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from .....kernel import Message, Node, Ref, Rules, ask, state
from ...asking import Ask
from ...choices import ToArea
from ...conditions.base import Condition
from ...content import MYSTIC, TIERS, TOKENS, Border
from ...content.parts import Natural, Positive
from ...events import EnemyMoved, OfTale
from ...hero.body import wound
from ...hero.experience import experience
from ...hero.resources import give
from ...hero.spending import can_pay, pay
from ...map.choosing import choose_location
from ...map.enemies import put_enemy, remove
from ...map.places import adjacent, distances
from ...map.track import move_marker
from ...named import Area, HeroId, short
from ...state import State, Tales
from ...story.special import BorderRule, Mark, Rule, border_rule, by_data, rule
from ...verbs.base import Effect, ForHeroes, Polarity

if TYPE_CHECKING:
    from ...view.shapes import TaleView

TALE = "the_door_with_no_outside"
REFLECTED = ("wall_of_backs", "under_the_bed", "lantern_fish", "blank_book")  # where Reflections begin
WELL = "well_room"
DOOR = "the_door-0"
HALF_FORGOTTEN = 6  # from there on a Skill costs 1 Magic more
REMEMBERED = -2  # what a Power does to Forgetting
TURNING, MEMORY = {"magic": 1}, {"power": 1}

# What asks for a near Reflection is a condition of a box, the ways out are options of a Paragraph, and the rule of
# the faces lies in Areas, Borders and deeds.
by_data("faces", "near", "door")


@Tales.part
@state
class House(Node):
    turned: str = ""  # the Area that was turned over last
    own_turning: int = 0  # the turn in which a Hero did so
    reflections: dict[int, str] = field(default_factory=dict)  # Hero -> the Location of its Reflection
    parted: int | None = None  # the Hero whose Reflection went last


class TurnedDark(OfTale, prefix="th-the_door_with_no_outside"):
    area: Area


class TurnedLight(OfTale, prefix="th-the_door_with_no_outside"):
    area: Area


class ReflectionGone(OfTale, prefix="th-the_door_with_no_outside"):
    hero: HeroId


# -- two faces -------------------------------------------------------------------------------------


def mirrored(t: State) -> tuple[str, ...]:
    return tuple(area.id for area in t.map.areas.values() if area.dark_sources is not None)


def dark(t: State, area: str) -> bool:
    """A Goal token on the Area; one with a single face counts as light."""
    return bool(t.goals.get(area))


def turn_face(t: State, area: str) -> None:
    """Nobody is moved, and what lies on the other face stays there."""
    flip(t, area)
    t.tales[House].turned = area
    t.tell(TurnedDark if dark(t, area) else TurnedLight, "TH-7.4", TALE, area)


def flip(t: State, area: str) -> None:
    if dark(t, area):
        del t.goals[area]
    else:
        t.goals[area] = 1


TURN = Ask("turn", "TH-2.2", lambda t, seat, found: [ToArea(area) for area in found], of="chooser", tale=TALE)


class TurnOver(Effect, frozen=True, kw_only=True, tag="turn"):
    """An Area that is named, any (chosen), or the one with the most Heroes."""

    tale: ClassVar[str] = TALE
    area: str  # its id, `chosen` or `most_heroes`

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        key = yield from ask(t, t.seat(t.chooser), TURN, self.areas(t))
        turn_face(t, key.area)
        return True

    def areas(self, t: State) -> tuple[str, ...]:
        if self.area == "chosen":
            return mirrored(t)
        if self.area != "most_heroes":
            return (self.area,)
        most = max(crowd(t, area) for area in mirrored(t))
        return tuple(area for area in mirrored(t) if crowd(t, area) == most)


def crowd(t: State, area: str) -> int:
    return sum(hero.area == area for hero in t.heroes)


class InTurnedArea(Condition, frozen=True, kw_only=True, tag="in_turned_area"):
    tale: ClassVar[str] = TALE

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return t.heroes[hero].area == t.tales[House].turned

    def whom(self) -> Ref:
        return Ref(f"th-{TALE}-who-in_turned_area")


class DarkAreas(Condition, frozen=True, kw_only=True, tag="dark_areas"):
    tale: ClassVar[str] = TALE
    n: Positive  # so many, or more

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return sum(dark(t, area) for area in mirrored(t)) >= self.n


@border_rule("the_door_with_no_outside_red", "the_door_with_no_outside_blue")
class Hall(BorderRule):
    def shut(self, t: State, border: Border) -> bool:
        """A red hall wants the same face on both sides, a blue one different faces."""
        alike = dark(t, border.a) == dark(t, border.b)
        return alike == (border.kind == "blue")


# -- in the own turn -------------------------------------------------------------------------------


def this_turn(t: State) -> int:
    return t.round * TOKENS + t.turn


@rule(TALE)
class TheDoor(Rule):
    def deeds(self, t: State, hero: int) -> list[str]:
        """Turn the Area that one is in, once a turn; remember, as often as there is something to be forgotten."""
        found = []
        here = t.map.areas[t.heroes[hero].area]
        if here.dark_sources is not None and t.tales[House].own_turning != this_turn(t) and can_pay(t, hero, TURNING):
            found.append("turn_area")
        track = t.tale.track
        assert track is not None, "Forgetting is counted there"
        if t.track > track.first and can_pay(t, hero, MEMORY):
            found.append("remember")
        return found

    def deed(self, t: State, hero: int, name: str) -> Rules[None]:
        paid = yield from pay(t, hero, TURNING if name == "turn_area" else MEMORY)
        if name == "turn_area":
            t.tales[House].own_turning = this_turn(t)  # also if the owner of the Magic refused: it was asked for once
            if paid:
                turn_face(t, t.heroes[hero].area)
        elif paid:
            move_marker(t, REMEMBERED)


@rule("memory")
class Memory(Rule):
    def assignable_from(self, t: State, name: str, kind: str) -> list[int]:
        """At the Door all pools are one."""
        return list(range(len(t.heroes))) if name == DOOR and kind in ("power", "fate") else []


@rule("forgetting")
class Forgetting(Rule):
    def dearer_refresh(self, t: State) -> int:
        return int(t.track >= HALF_FORGOTTEN)


# -- Reflections -----------------------------------------------------------------------------------


def reflection(t: State, hero: int) -> str:
    """The Location of a Hero's Reflection, or none when it is gone."""
    return t.tales[House].reflections.get(hero, "")


def reflections_at(t: State, location: str) -> list[int]:
    """Those of a Location lie there in the order of their Heroes."""
    return [hero for hero in range(len(t.heroes)) if reflection(t, hero) == location]


def areas_of(t: State, location: str) -> list[str]:
    """Two for one on a Border (TH-6.18)."""
    return [area for area, there in t.map.in_area.items() if location in there]


def walk(t: State, hero: int, location: str) -> None:
    before = reflection(t, hero)
    take_away(t, hero)
    t.tales[House].reflections[hero] = location
    t.enemies.setdefault(location, []).append(MYSTIC)
    t.tell(EnemyMoved, "TH-7.4", TALE, before, location, MYSTIC)


def take_away(t: State, hero: int) -> None:
    """The Mystic token."""
    location = reflection(t, hero)
    mystic = [i for i, tier in enumerate(t.enemies[location]) if tier == MYSTIC]
    remove(t, location, mystic[reflections_at(t, location).index(hero)])
    del t.tales[House].reflections[hero]


def mirrored_by(t: State, location: str, index: int) -> int:
    return reflections_at(t, location)[t.enemies[location][:index].count(MYSTIC)]


def last_parted(t: State) -> int:
    hero = t.tales[House].parted
    return t.chooser if hero is None else hero


def parted(t: State, hero: int) -> None:
    """When the first Reflection leaves the Map, its Hero reads Paragraph 19, whoever was the one to beat it."""
    t.tales[House].parted = hero
    t.tell(ReflectionGone, "TH-7.4", TALE, t.heroes[hero].id)


@rule("reflections")
class Reflections(Rule):
    def begins(self, t: State) -> None:
        """In the order of the seats from the First Player."""
        t.tales.add(House())
        for hero, location in zip(t.around(t.first), REFLECTED):
            t.tales[House].reflections[hero] = location
            put_enemy(t, location, MYSTIC, "TH-7.4")

    def foe_marks(self, t: State, location: str) -> list[Mark]:
        return [*reflections_at(t, location)]

    def foe_tier(self, t: State, location: str, index: int) -> str:
        """It grows with the Combat level of the Hero it mirrors: two levels a tier."""
        return TIERS[(t.heroes[mirrored_by(t, location, index)].dial - 1) // 2]

    def after_combat(self, t: State, hero: int, location: str, foes: tuple[int, ...], won: bool) -> Rules[bool]:
        if t.enemies[location][foes[0]] == MYSTIC:
            whose = mirrored_by(t, location, foes[0])
            if won:
                yield from beaten(t, hero, whose)
            else:
                yield from slip_away(t, hero, whose)
        return False

    def watcher(self, t: State, watch: str) -> int:
        return last_parted(t) if watch == "first_reflection" else t.chooser

    def show(self, t: State, view: TaleView) -> None:
        for hero, location in sorted(t.tales[House].reflections.items()):
            said = Message(f"th-{TALE}-reflection", {"hero": short(t.heroes[hero].id)})
            view.foe(location, hero, "hero", said)


def beaten(t: State, hero: int, whose: int) -> Rules[None]:
    """The own Reflection makes stronger, that of another Hero takes its revenge on that one."""
    if whose == hero:
        give(t, hero, "power", 1)
        yield from experience(t, hero, 1, "")
    else:
        yield from wound(t, whose, t.content.by_size[2])
    del t.tales[House].reflections[whose]  # the token goes with the Combat
    parted(t, whose)


def slip_away(t: State, hero: int, whose: int) -> Rules[None]:
    """The room turns over, and the Reflection is in it still."""
    area = t.heroes[hero].area
    if area not in mirrored(t):
        return
    turn_face(t, area)
    if not t.there(t.map.locations[reflection(t, whose)]):
        found = [each for each in t.locations_of(area) if t.map.locations[each].face]
        goal = yield from choose_location(t, found)
        walk(t, whose, goal)


class Settle(ForHeroes, frozen=True, kw_only=True, tag="settle"):
    """The Reflection of the Hero goes, wherever it is."""

    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        if reflection(t, hero):
            take_away(t, hero)
            parted(t, hero)
            give(t, hero, "power", 1)
        return True


class Echo(Effect, frozen=True, kw_only=True, tag="echo"):
    """Each Reflection comes closer to its Hero."""

    tale: ClassVar[str] = TALE
    n: Positive = 1  # so many Areas

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        for each in t.around(t.chooser):
            if reflection(t, each) and t.heroes[each].area not in areas_of(t, reflection(t, each)):
                goal = yield from choose_location(t, closer(t, each, self.n))
                walk(t, each, goal)
        return True

    def about(self, t: State, hero: int) -> int:
        return self.n


def closer(t: State, hero: int, steps: int) -> list[str]:
    """The Locations that a Reflection may reach on a shortest way, so many Borders on; faces and Blocks do not stop it.

    It is put on one that can be used, if there is one.
    """
    start = areas_of(t, reflection(t, hero))
    beside = partial(adjacent, t)  # Impassable Borders part Areas (TH-6.15)
    gone, left = distances(start, beside), distances([t.heroes[hero].area], beside)
    way = min(left[area] for area in start)
    steps = min(steps, way)
    areas = [area for area in t.map.areas if gone[area] == steps and left[area] == way - steps]
    found = list(dict.fromkeys(each for area in areas for each in t.locations_of(area)))
    return [each for each in found if each not in t.blocked] or found


class ReflectionsMin(Condition, frozen=True, kw_only=True, tag="reflections"):
    tale: ClassVar[str] = TALE
    n: Positive  # so many, or more

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return len(t.tales[House].reflections) >= self.n


class ReflectionsMax(Condition, frozen=True, kw_only=True, tag="reflections_max"):
    tale: ClassVar[str] = TALE
    n: Natural  # so many, or fewer

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return len(t.tales[House].reflections) <= self.n


class SomeReflectionGone(Condition, frozen=True, kw_only=True, tag="reflection_gone"):
    tale: ClassVar[str] = TALE

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return t.tales[House].parted is not None


class WithOwnReflection(Condition, frozen=True, kw_only=True, tag="with_own_reflection"):
    tale: ClassVar[str] = TALE

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return t.heroes[hero].area in areas_of(t, reflection(t, hero))

    def whom(self) -> Ref:
        return Ref(f"th-{TALE}-who-with_own_reflection")


class OwnReflectionNear(Condition, frozen=True, kw_only=True, tag="own_reflection_near"):
    """In the Well-Room or in an Area beside it, on either face."""

    tale: ClassVar[str] = TALE

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return any(area in (WELL, *adjacent(t, WELL)) for area in areas_of(t, reflection(t, hero)))
