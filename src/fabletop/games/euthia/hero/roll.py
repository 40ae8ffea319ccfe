"""The Hero Roll (EU-10)."""

from __future__ import annotations

from typing import TypeAlias

from ....kernel import Question, Rules, ask
from ..choices.combat import FINAL, USE_DWURT, USE_GAAR, USE_HOPE, Final, UseDwurt, UseGaar, UseHope
from ..choices.things import Usage
from ..combat.hurting import strike
from ..combat.lines import noted, turn_die
from ..events.base import HERO
from ..events.hero import HopeSpent, Rerolled, Rolled
from ..land.geometry import in_power
from ..reasons import AIR, DWURT, EARTH, GAAR_HERO, HOPE, Reason, rolled
from ..scenes import scene
from ..state import Roll, State
from ..verbs.base import in_use
from ..verbs.times import Moment
from .body import gaar, hope
from .skoldur import DWURT_MOVES, spend_dwurt, uses_dwurt
from .using import unusable, usable, usage_refusal, use_key

Change: TypeAlias = UseGaar | UseDwurt | UseHope | Usage

GAAR_ADDS = 2
EARTH_ADDS = 2
HOPE_USES = (1, 2, 3)  # points (EU-30.5 to EU-30.7)
LOW = 5  # an initial value that raises the Hope die (EU-30.1)


def powers(t: State, space: str) -> list[str]:
    """The elements under whose Power a space is (EU-17.1, EU-17.10, EU-17.17)."""
    found: list[str] = []
    land, elements = t.land, t.content.elements
    for anchor, index in in_power(space):
        tile = land.get(anchor)
        if tile in elements and (element := elements[tile][index]) and element not in found:
            found.append(element)
    return found


def warded(t: State, seat: int, power: str) -> bool:
    """Whether a tile protects the Hero from a Power."""
    essences = t.heroes[seat].essences_on
    return any(effect.wards(power, essences.get(each, ())) for each, effect in in_use(t, seat))


def turn_by_air(dice: list[int]) -> int:
    """EU-10.8: if the dice differ, the higher is turned to its opposite side. By how much the sum changes."""
    before = sum(dice)
    if len(dice) == 2 and dice[0] != dice[1]:
        high = dice.index(max(dice))
        dice[high] = 7 - dice[high]
    return sum(dice) - before


@scene()
def roll(t: State, seat: int, why: str) -> None:
    """The dice, then Air, then Earth; each once, before anything else changes the roll (EU-10.8 to EU-10.12)."""
    dice = [t.rng.roll(), t.rng.roll()]
    t.roll = made = Roll(hero=seat, why=why, dice=dice, lines=[(rolled(dice), sum(dice))])
    t.tell(Rolled, "EU-10.1", seat, tuple(dice))
    if t.fight is not None and t.fight.foe and sum(dice) <= LOW:
        hope(t, 1)  # EU-28.11, EU-30.3
    here = powers(t, t.heroes[seat].at)
    if "air" in here and not warded(t, seat, "air"):
        made.lines.append((AIR, turn_by_air(made.dice)))
    if "earth" in here:
        made.count(EARTH, EARTH_ADDS)
    if t.fight is not None:
        made.value += sum(t.fight.curses)  # EU-10.16
        made.lines += noted(t.fight, "curse")
    if why == "confront":
        add_to(made, _for_confronting(t, seat))
    t.then("blow_rolled" if why == "attack" else "modify_roll", seat)


def add_to(made: Roll, lines: list[tuple[Reason, int]]) -> None:
    for reason, n in lines:
        made.count(reason, n)


def _for_confronting(t: State, seat: int) -> list[tuple[Reason, int]]:
    return [
        (Reason("tile", t.thing(each).id), n)
        for each, effect in in_use(t, seat)
        if (n := effect.helps("confrontation"))
    ]


def outcome(t: State) -> int:
    """The value of the roll as it stands."""
    return t.roll_now.outcome


def _moment(t: State) -> Moment:
    return "own_after" if t.roll_now.why == "attack" else "roll"


def _changes(t: State, seat: int) -> list[Final | Change]:
    roll = t.roll_now
    found: list[Final | Change] = [FINAL]
    if uses_dwurt(t, roll.hero):
        found += [USE_DWURT] if t.heroes[roll.hero].dwurt else []  # EU-50.9, EU-50.10
    elif t.heroes[roll.hero].gaar:
        found += [USE_GAAR[i] for i in range(len(roll.dice))]
    found += usable(t, roll.hero, _moment(t))
    if t.fight is not None:
        found += [USE_HOPE[points] for points in HOPE_USES if t.fight.hope >= points]
    return found


def _no_changes(t: State, seat: int) -> list[Final | Change]:
    return [*unusable(t, t.roll_now.hero, _moment(t))]


def _change_refusal(t: State, seat: int, key: Usage) -> str:
    return usage_refusal(t, t.roll_now.hero, key, _moment(t))


CHANGE = Question("change", "EU-10.13", _changes, beyond=(_no_changes, _change_refusal))


@scene()
def modify_roll(t: State, seat: int) -> Rules[None]:
    """Gaar, Clover and Hope points in any order, until the player declares it final (EU-10.13)."""
    key = yield from ask(t, seat, CHANGE)
    if isinstance(key, Final):
        return
    t.then("modify_roll", seat)
    change_roll(t, seat, key)


def change_roll(t: State, seat: int, key: Change) -> None:
    roll = t.roll_now
    match key:
        case UseGaar(die):
            gaar(t, seat, -1, "EU-10.4", reroll=True)
            turn_die(roll, die, t.rng.roll())
            roll.count(GAAR_HERO, GAAR_ADDS)
            t.tell(Rerolled, "EU-10.4", seat, tuple(roll.dice), HERO)
        case UseDwurt():
            spend_dwurt(t, seat, 1, "EU-50.11")
            roll.count(DWURT, DWURT_MOVES)
        case UseHope(points):
            spend_hope(t, seat, points)
        case Usage():
            use_key(t, seat, key, _moment(t))


def spend_hope(t: State, seat: int, points: int) -> None:
    """EU-30.5 to EU-30.7"""
    t.fight_now.hope -= points
    t.tell(HopeSpent, "EU-30.5", seat, points)
    if points == 2:
        gaar(t, seat, 1, "EU-30.6")
        return
    roll = t.roll_now
    roll.count(HOPE, 1)
    if points == 3:
        if roll.why == "attack":
            roll.hope += 1  # a plain number of the attack (EU-30.12)
        else:
            strike(t, 1)
