"""Seekers of the Blood Lily: the guards, the townsfolk, the Thief on one of four ships (TH-35.13 to TH-35.22)."""

from __future__ import annotations

from typing import Any

from ....kernel import Key, Question, Rules, ask
from ....kernel.vocabulary import Form
from ..conditions import adjacent, goals_on_cards
from ..content import MYSTIC, TESTS, Border, Condition, Effect
from ..hero.body import draw_threat
from ..hero.spending import can_pay, pay
from ..map.enemies import remove
from ..state import State
from ..story.endings import end
from ..story.moments import border_rule, hook
from ..verbs.on_map import choose_location, goals_off
from ..verbs.walk import GOOD, verb

PENNANTS = {"saffron_moon": "building", "grey_heron": "ore", "night_jasmine": "gossip", "salt_widow": "magic"}
TALISMAN = "special_b"
SEAL = "caliphs_palace_card"
SEAL_OPENS = 3  # guard markers that the Seal takes off
AT_BAY = 17  # the Paragraph that calls the Thief's guards
STAIRS_THREAT = 2
TOLL = {"gossip": 1}

# What lies open beside the Map, and what lies face down.
CLUES, HELD, THIEF = "clues", "cards", "thief"


# -- ways ------------------------------------------------------------------------------------------

GATE = Question("gate", "TH-16.9", lambda t, seat, hero: [("pay",), ("draw_threat",)])


@border_rule("seekers_of_the_blood_lily_red")
def effect(t: State, hero: int, border: Border) -> Rules[None]:
    """A city gate: 1 Gossip or 1 Threat; if the owner of the Gossip refuses, the guards look closer."""
    paid = False
    if can_pay(t, hero, TOLL) and (yield from ask(t, t.seat(hero), GATE, hero)) == ("pay",):
        paid = yield from pay(t, hero, TOLL)
    if not paid:
        yield from draw_threat(t, hero, 1)


@border_rule("seekers_of_the_blood_lily_blue")
def allows(t: State, hero: int, border: Border) -> str:
    """The smugglers' stairs, for those whom nobody looks for too hard."""
    normal = t.acts and t.act.may.get("borders_as_normal")
    if normal or "smugglers" in t.flags or t.heroes[hero].threat <= STAIRS_THREAT:
        return ""
    return "TH-16.9"


# -- guards (TH-35.15, TH-35.25) -------------------------------------------------------------------


def seal_helps(t: State) -> bool:
    return SEAL in t.aside.get(HELD, ()) and goals_on_cards(t) > 0


def use_seal(t: State) -> Rules[None]:
    t.aside[HELD].remove(SEAL)
    t.tell("seal", "TH-7.4", t.word("card", SEAL))
    yield from goals_off(t, SEAL_OPENS)


SEALED = Question("seal", "TH-7.4", lambda t, seat: [("keep",), ("seal",)])


@hook("guards")
def goal_due(t: State) -> Rules[None]:
    """The Caliph's Seal works at the very moment when a guard marker would have to be placed."""
    if seal_helps(t) and (yield from ask(t, t.seat(t.chooser), SEALED)) == ("seal",):
        yield from use_seal(t)


@hook("guards")
def goal_stuck(t: State) -> None:
    end(t, "caught")


@hook("guards")
def offers(t: State, hero: int) -> list[Key]:
    """The Seal belongs to the group: whoever is at turn may use it."""
    return [("seal",)] if seal_helps(t) else []


@hook("guards")
def accepted(t: State, hero: int, key: Key) -> Rules[None]:
    yield from use_seal(t)


@verb(GOOD, each=False)
def gain_seal(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    t.aside.setdefault(HELD, []).append(SEAL)
    return True


# -- townsfolk (TH-35.20, TH-35.21) ----------------------------------------------------------------


@hook("townsfolk")
def foe_tier(t: State, location: str, index: int) -> str:
    return "minor"


def onward(t: State, location: str) -> list[str]:
    """The Locations of adjacent Areas with a higher number; one on a Border lies in both Areas (TH-6.18)."""
    areas = [area for area, there in t.map.in_area.items() if location in there]
    higher = [
        goal for area in areas for goal in adjacent(t, area) if t.map.areas[goal].number > t.map.areas[area].number
    ]
    return [
        each for each in t.map.locations if each != location and any(each in t.map.in_area[goal] for goal in higher)
    ]


WAKE = Question("wake", "TH-35.21", lambda t, seat, hero: [("wake",), ("move_on",)])


@hook("townsfolk")
def after_combat(t: State, hero: int, location: str, foes: tuple[int, ...], won: bool) -> Rules[bool]:
    """Won or lost they walk on, towards the water (TH-35.21, TH-35.27); the Talisman can wake them."""
    if t.enemies[location][foes[0]] != MYSTIC:
        return False
    talisman = TALISMAN in t.special and any("combat" in t.types_under(slot) for slot in range(len(t.row)))
    if won and talisman and (yield from ask(t, t.seat(hero), WAKE, hero)) == ("wake",):
        return False
    goals = onward(t, location)
    if goals:
        goal = yield from choose_location(t, goals)
        remove(t, location, foes[0])
        t.enemies.setdefault(goal, []).append(MYSTIC)
        t.tell("enemy_moved", "TH-35.21", t.word("location", location), t.word("location", goal), MYSTIC)
    return True


# -- the search for the Thief ----------------------------------------------------------------------


@hook("search")
def begins(t: State) -> None:
    """One of four tokens lies face down: the dhow with that pennant carries the Thief."""
    kinds = list(PENNANTS.values())
    t.secrets[THIEF] = kinds[t.rng.below(len(kinds))]
    t.aside[CLUES] = []


def unknown(t: State) -> list[str]:
    """The tokens that lie face down: the hidden one, and the clue stack."""
    return [kind for kind in PENNANTS.values() if kind not in t.aside[CLUES]]


@hook("search")
def redeal(t: State, viewer: int) -> None:
    """Nobody knows which of them it is."""
    if THIEF in t.secrets:
        kinds = unknown(t)
        t.secrets[THIEF] = kinds[t.rng.below(len(kinds))]


@hook("search")
def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    """With three clues everybody knows."""
    return {THIEF: t.secrets[THIEF]} if THIEF in t.secrets and len(unknown(t)) > 1 else {}


def innocent(t: State, kind: str) -> None:
    """A token of the clue stack is turned face up."""
    t.aside[CLUES].append(kind)
    ship = next(ship for ship, pennant in PENNANTS.items() if pennant == kind)
    t.tell("innocent", "TH-7.4", t.word("location", ship))


@verb(GOOD, each=False)
def clue(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """The top token of the clue stack: a shuffled stack has no order until it is drawn from."""
    thief = t.secrets.get(THIEF) or PENNANTS[t.names["thief_ship"]]
    stack = [kind for kind in unknown(t) if kind != thief]
    if stack:
        t.shown += 1
        innocent(t, stack[t.rng.below(len(stack))])
    return True


@verb("neutral", each=False)
def board_ship(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """Compare the hidden token with the pennant: `then` if the Thief is here, `else` if not."""
    kind = PENNANTS[at]
    here = t.secrets.get(THIEF) == kind
    if here:
        del t.secrets[THIEF]
        t.shown += 1
        t.names["thief_ship"] = at
        t.tell("thief_found", "TH-7.4", t.word("location", at))
    elif kind not in t.aside[CLUES]:
        t.shown += 1
        innocent(t, kind)
    t.then("effects", name + ("+" if here else "-"), 0, hero, at)
    return True


def thief_ship(t: State, condition: Condition, hero: int, at: str) -> bool:
    return t.names.get("thief_ship") == at


TESTS["thief_ship"] = thief_ship


@hook("search")
def counts_for_box(t: State, location: str, index: int) -> bool:
    """Townsfolk may stay on the Thief's ship."""
    return t.names.get("thief_ship") != location or t.enemies[location][index] != MYSTIC


def guards_gone(t: State) -> bool:
    """Paragraph 17 has called them, and none of them is left, defeated or removed."""
    ship = t.names.get("thief_ship", "")
    called = AT_BAY in t.told and t.reading != AT_BAY
    return called and all(tier == MYSTIC for tier in t.enemies.get(ship, ()))


@hook("search")
def goal_reached(t: State) -> str:
    return "lily" if guards_gone(t) else ""


@verb(GOOD, each=False)
def catch_thief(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    end(t, "lily")
    return True


ANSWERS: dict[str, tuple[Form, ...]] = {
    "gate": (("pay",), ("draw_threat",)),
    "seal": (("keep",), ("seal",)),
    "wake": (("wake",), ("move_on",)),
}
