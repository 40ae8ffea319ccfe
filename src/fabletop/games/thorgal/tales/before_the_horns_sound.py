"""Before the Horns Sound: three fleets, a pledge, the battle, a boat, plunder and oaths."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ....kernel.vocabulary import Form, Word
from ..content import COMMON, TESTS, TIERS, Border, Condition, Effect
from ..hero.body import draw_threat
from ..hero.resources import has
from ..hero.spending import spend_one, within_reach
from ..map.move import COME, across
from ..named import RESOURCE
from ..scenes import scene
from ..state import State
from ..story.endings import end
from ..story.moments import border_rule, hook, told
from ..verbs.walk import verb

FLEETS = {"north": "fleet_1", "south": "fleet_2", "gannets": "fleet_3"}  # the cards; the Goal tokens are ships
SHORES = ("north", "south")
WELCOME = {"north": 2, "south": 4}  # the Paragraph after which a picket lets you pass
WINCH = 5  # the Paragraph after which both do
WITHOUT_YOU = 16
NORTHERN, GANNETS = "N", "P"  # runes
CALMEST = 2  # Tension stays there while the north leads
MANY = 3  # ships of the Gannets
RICH = 5  # Power that gets about
OPEN_WATER, PARLEY = "open_water-0", "parley_stone-0"

# The Skirmish stands at the end of the track, the Paragraphs of the Tension are watched for.
told("pledge", "battle", "skirmish", "tension")


# -- fleets ----------------------------------------------------------------------------------------


def ships(t: State, fleet: str) -> int:
    return t.goals.get(FLEETS[fleet], 0)


def leads(t: State, fleet: str) -> bool:
    return all(ships(t, fleet) > ships(t, other) for other in FLEETS if other != fleet)


def rivals(t: State) -> tuple[str, ...]:
    """The shore you are not pledged to; while unpledged the one with more ships, or either of two alike (TH-2.10)."""
    if pledged(t):
        return tuple(shore for shore in SHORES if shore != pledged(t))
    most = max(ships(t, shore) for shore in SHORES)
    return tuple(shore for shore in SHORES if ships(t, shore) == most)


FLEET = Question("fleet", "TH-2.10", lambda t, seat, found: [("fleet", FLEETS[each]) for each in found])


@verb("neutral", each=False)
def ships_(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Ships of a fleet come or go; it never has fewer than none."""
    found = {"chosen": SHORES, "rival": rivals(t)}.get(effect.fleet, (effect.fleet,))
    card = str((yield from ask(t, t.seat(t.chooser), FLEET, found))[1])
    had = t.goals.get(card, 0)
    t.goals[card] = max(0, had + int(effect.n))
    change = t.goals[card] - had
    if change:
        t.tell("ships" if change > 0 else "ships_lost", "TH-7.4", t.word("card", card), abs(change), t.goals[card])
    return True


@hook("three_fleets")
def marker_stopped(t: State, space: int) -> bool:
    """Fleet 1: while the north has more ships than the south, Tension cannot fall below 2."""
    return space < min(CALMEST, t.track) and ships(t, "north") > ships(t, "south")


@hook("three_fleets")
def dearer_box(t: State, name: str) -> list[str]:
    """Fleet 2: while the south has more ships than the north, the northern shore asks for more."""
    location = t.map.locations[name.rpartition("-")[0]]
    cost = location.boxes[int(name.rpartition("-")[2])].needs.cost
    dearer = NORTHERN in location.runes and ships(t, "south") > ships(t, "north")
    return list(cost)[:1] if dearer else []


@hook("three_fleets")
def arriving_tier(t: State, location: str, tier: str) -> str:
    """Fleet 3: while the Gannets have many ships, their Enemies are one level higher."""
    if tier in TIERS[:-1] and GANNETS in t.map.locations[location].runes and ships(t, "gannets") >= MANY:
        return TIERS[TIERS.index(tier) + 1]
    return tier


def fleet_gone(t: State, condition: Condition, hero: int, at: str) -> bool:
    return not ships(t, condition.of)


TESTS["fleet_gone"] = fleet_gone


# -- the pledge and the battle ---------------------------------------------------------------------


@verb("neutral", each=False)
def pledge(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """Once and for all."""
    know(t, f"pledged_{effect.fleet}", "TH-7.4")
    return True


def know(t: State, flag: str, clause: str) -> None:
    t.flags.append(flag)
    t.tell("flag", clause, t.word("flag", flag))


def pledged(t: State) -> str:
    """The shore that you are pledged to, or none."""
    return "".join(shore for shore in SHORES if f"pledged_{shore}" in t.flags)


@verb("neutral", each=False)
def battle(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """Won if the fleet you are pledged to holds more ships than each other; without a pledge it goes on without you."""
    know(t, "battle_fought", "TH-7.6")
    if pledged(t):
        end(t, "war" if leads(t, pledged(t)) else "lost_battle")
    return True


# -- pickets and water -----------------------------------------------------------------------------


@border_rule("before_the_horns_sound_red")
def effect(t: State, hero: int, border: Border) -> Rules[None]:
    """A picket line lets those pass who have spoken with its leader, or who hold the winch."""
    if WELCOME[border.side] not in t.told and WINCH not in t.told:
        yield from draw_threat(t, hero, 1)


SAIL = Question("sail", "TH-16.9", lambda t, seat, hero: [("sail",), ("walk",)])


@border_rule("before_the_horns_sound_blue")
def leave(t: State, hero: int, border: Border, normal: bool) -> Rules[None]:
    """With the boat, or by the ferry; who treats Borders as Normal needs neither and may still take the boat."""
    if t.ship == t.heroes[hero].area:
        if not normal or (yield from ask(t, t.seat(hero), SAIL, hero)) == ("sail",):
            yield from sail(t, hero, across(border, t.heroes[hero].area))
    elif not normal:
        yield from ferry(t, hero)


def sail(t: State, hero: int, goal: str) -> Rules[None]:
    """Whoever is there and wishes to may come along."""
    coming: tuple[int, ...] = ()
    for other in t.here(hero)[1:]:
        taken_along = bool(t.acts) and other in t.act.with_
        if not taken_along and (yield from ask(t, t.seat(other), COME, other, hero)) == ("yes",):
            coming = (*coming, other)
    t.ship = goal
    t.tell("sailed", "TH-16.9", t.heroes[hero].id, t.word("area", goal))
    for other in coming:
        t.heroes[other].area = goal
        t.tell("moved", "TH-16.1", t.heroes[other].id, t.word("area", goal))


FARES = ("building", "gossip")


def _fares(t: State, seat: int, hero: int, refused: tuple[str, ...]) -> list[Key]:
    found: list[Key] = [("fare", kind) for kind in FARES if within_reach(t, hero, kind) and kind not in refused]
    return [*found, ("stow",)]


FERRY = Question("ferry", "TH-16.9", _fares)


def ferry(t: State, hero: int) -> Rules[None]:
    """The ferryman's fee, or stowing away; if others refuse to pay, there is the other kind."""
    refused: tuple[str, ...] = ()
    while (key := (yield from ask(t, t.seat(hero), FERRY, hero, refused))) != ("stow",):
        if (yield from spend_one(t, hero, str(key[1]))):
            return
        refused = (*refused, str(key[1]))
    yield from draw_threat(t, hero, 1)


def ship_in(t: State, condition: Condition, hero: int, at: str) -> bool:
    return t.ship == condition.of


TESTS["ship_in"] = ship_in


# -- plunder and oaths -----------------------------------------------------------------------------


@hook("plunder")
def stand_ins(t: State, hero: int, kind: str) -> list[str]:
    """In the own turn Power is spent as if it were any common Resource."""
    return ["power"] if kind in COMMON and t.phase == "action" and hero == t.active else []


@hook("plunder")
def spent_instead(t: State, hero: int, kind: str) -> Rules[None]:
    yield from draw_threat(t, hero, 1)


@hook("plunder")
def step_two(t: State) -> None:
    t.then("word_gets_about")


@scene()
def word_gets_about(t: State) -> Rules[None]:
    for hero in t.around(t.chooser):
        if has(t, hero, "power") >= RICH:
            yield from draw_threat(t, hero, 1)


def group_has(t: State, condition: Condition, hero: int, at: str) -> bool:
    return sum(has(t, each, condition.of) for each in range(len(t.heroes))) >= condition.n


TESTS["group_has"] = group_has


@hook("oaths")
def unspendable(t: State, name: str, kind: str) -> bool:
    """A sworn word is good at the Parley Stone only."""
    return kind == "fate" and name != PARLEY


@hook("before_the_horns_sound")
def assignable_from(t: State, name: str, kind: str) -> list[int]:
    """The plunder lies in the hold, and an oath binds wherever its owner is."""
    return list(range(len(t.heroes))) if (name, kind) in ((OPEN_WATER, "power"), (PARLEY, "fate")) else []


FLEET_CARD = Word("FLEET", "a fleet", lambda t: list(FLEETS.values()))
ANSWERS: dict[str, tuple[Form, ...]] = {
    "fleet": (("fleet", FLEET_CARD),),
    "sail": (("sail",), ("walk",)),
    "ferry": (("fare", RESOURCE), ("stow",)),
}
