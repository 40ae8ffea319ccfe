"""The dice of a Combat (TH-23.6, TH-24)."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import ROLL, STAND, Add, Blood, Critical, Option, Reroll, Roll, Stand, Upgrade
from ..events import Rerolled, Rolled
from ..hero.body import draw_threat, threat_wound
from ..hero.skills import any_time, own_options
from ..rounds.event_card import round_rule
from ..scenes import in_turn, scene
from ..state import State
from ..story.moments import combat_begins
from .grid import die_shape


def _before_roll(t: State, seat: int, hero: int) -> list[Option]:
    """Additional dice and upgrades, with the card in sight (TH-24.2, TH-24.5, TH-24.19)."""
    found: list[Option] = [ROLL, *(Add(colour) for colour in t.content.dice if t.act.dice.get(colour))]
    if t.act.may.get("upgrade"):
        strongest = list(t.content.dice)[-1]
        found += [Upgrade(colour) for colour in dict.fromkeys(t.fight_now.dice) if colour != strongest]
    return [*found, *own_options(t, hero, "before_roll")]


BEFORE_ROLL = Ask("before_roll", "TH-24.1", _before_roll)


@scene()
def combat_dice(t: State, hero: int) -> None:
    """The dice of the dial at its level (TH-23.6, TH-11.11)."""
    own = t.heroes[hero]
    t.fight_now.dice = list(t.content.heroes[own.id].dial[own.dial - 1])
    combat_begins(t, hero)
    t.then("before_roll", hero)


@scene(below=in_turn)
def before_roll(t: State, hero: int) -> Rules[None]:
    key = yield from ask(t, t.seat(hero), BEFORE_ROLL, hero)
    if isinstance(key, Roll):
        t.then("combat_tiles", hero)
        t.then("after_roll", hero)
        roll(t)
        return
    t.then("before_roll", hero)
    match key:
        case Add(colour):
            t.act.dice[colour] -= 1
            t.fight_now.dice.append(colour)
            yield from draw_threat(t, hero, t.act.prices.get(colour, 0))
        case Upgrade(colour):
            t.act.may["upgrade"] -= 1
            t.fight_now.dice[t.fight_now.dice.index(colour)] = stronger(t, colour)
        case _:
            yield from any_time(t, hero, key)


def stronger(t: State, colour: str) -> str:
    """The next colour (TH-24.6)."""
    colours = list(t.content.dice)
    return colours[colours.index(colour) + 1]


def roll(t: State) -> None:
    fight = t.fight_now
    fight.faces, fight.critical = [t.rng.roll() - 1 for _ in fight.dice], [False for _ in fight.dice]
    t.tell(Rolled, "TH-23.6", tuple(die_shape(t, i) for i in range(len(fight.dice))))


def _after_roll(t: State, seat: int, hero: int) -> list[Option]:
    """Rerolls and Criticals, one die at a time, mixed freely (TH-24.3, TH-24.9, TH-24.12)."""
    fight = t.fight_now
    found: list[Option] = [STAND]
    fixed = round_rule(t, "reroll")
    for i, colour in enumerate(fight.dice):
        if (t.act.may.get("reroll") or fight.rerolls) and not fixed:
            found.append(Reroll(i))
        if t.act.may.get("blood_reroll") and not fight.bled and not fixed:
            found.append(Blood(i))
        face = t.content.dice[colour].faces[fight.faces[i]]
        if t.act.may.get("critical") and face.critical and not fight.critical[i]:
            found.append(Critical(i))
    return [*found, *own_options(t, hero, "after_roll")]


AFTER_ROLL = Ask("after_roll", "TH-24.3", _after_roll)


@scene(below=in_turn)
def after_roll(t: State, hero: int) -> Rules[None]:
    key = yield from ask(t, t.seat(hero), AFTER_ROLL, hero)
    if isinstance(key, Stand):
        return
    t.then("after_roll", hero)
    match key:
        case Critical(die):
            t.act.may["critical"] -= 1
            t.fight_now.critical[die] = True
        case Blood(die):
            t.fight_now.bled = True
            yield from threat_wound(t, hero)
            reroll(t, die)
        case Reroll(die):
            if t.fight_now.rerolls:
                t.fight_now.rerolls -= 1
            else:
                t.act.may["reroll"] -= 1
            reroll(t, die)
        case _:
            yield from any_time(t, hero, key)


def reroll(t: State, i: int) -> None:
    """The new result stands, and a Critical on the die is lost (TH-24.12, TH-24.18)."""
    t.fight_now.faces[i], t.fight_now.critical[i] = t.rng.roll() - 1, False
    t.tell(Rerolled, "TH-24.3", die_shape(t, i))
