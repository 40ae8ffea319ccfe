"""The numbers of an attack in progress: what a value would come to, and what that is worth to whoever suffers it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..combat.hurting import foe_health, foe_of, total
from ..scenarios import attack_bonus
from ..state import NOBODY, State
from ..verbs.base import Changes, Effect, in_use
from .lore import WAYS, Bands, Beast, at, lore
from .strength import Forecast, forecast, sheet

LETHAL = 7.0  # Wounds that a death is as bad as
KILL = 1.6  # Damage that it is worth to end the fight now
FACES = range(1, 7)
Value = Callable[[int], float]


def front(t: State) -> Beast:
    return lore(t).front(t.fight_now.foe)


def outlook(t: State) -> Forecast:
    """How the fight would go on from here."""
    fight = t.fight_now
    gone = front(t).health - left(t)  # a great foe has more Health than its card says, or less
    return forecast(sheet(t, fight.hero), front(t), gone + 0.01, cards=0.3 * hand(t), chaos=fight.chaos)


def hand(t: State) -> int:
    """The cards against the Hero: of the Monster Player, or in the banks (EU-48.12)."""
    fight = t.fight_now
    if fight.rival == NOBODY:
        return len(t.silver_bank) + 2 * len(t.gold_bank)
    return len(t.heroes[fight.rival].silver) + 2 * len(t.heroes[fight.rival].golden)


# -- the Monster's attack ----------------------------------------------------------------------------------


def shields(t: State) -> tuple[int, int]:
    """What Shields not yet used take off: of the Battle Value, of the Wounds."""
    fight = t.fight_now
    foot = guard = 0
    for each in t.heroes[fight.hero].slots:
        if each and each not in fight.shields and t.thing(each).item_type == "shield":
            means = lore(t).means(each, 0)
            foot += int(means.guard_foot)
            guard += int(means.guard)
    return foot, guard


def wounds(t: State, value: int, plus: int = 0, minus: int = 0) -> int:
    fight = t.fight_now
    return total(at(front(t).wounds, value), fight.wound_plus + plus, fight.wound_minus + minus)


def hurt(t: State, n: int) -> float:
    """How bad so many Wounds are for the Hero."""
    fight = t.fight_now
    health = t.heroes[fight.hero].health
    return min(n, health) + (LETHAL if n >= health else 0.0)


def pain(t: State, plus: int = 0) -> Value:
    """What a Battle Value does after the Shields."""
    foot, guard = shields(t)
    return lambda value: hurt(t, wounds(t, value - foot, plus, guard))


def roll_ahead(worth: Value, shift: int, one_die: bool) -> float:
    """Over the roll that is to come."""
    if one_die:
        return sum(worth(face + shift) for face in FACES) / 6
    return sum(ways * worth(n + shift) for n, ways in WAYS.items()) / 36


def rerolled(worth: Value, dice: Sequence[int], index: int, shift: int) -> float:
    """Over one die rolled again; the shift holds all modifiers."""
    rest = sum(dice) - dice[index] + shift
    return sum(worth(rest + face) for face in FACES) / 6


# -- the Hero's attack -------------------------------------------------------------------------------------


def left(t: State) -> int:
    return foe_health(t) - t.fight_now.damage


def struck(t: State, damage: int) -> float:
    """What so much Damage is worth: more than the Monster has left is worth nothing, its end something."""
    rest = left(t)
    return min(damage, rest) + (KILL if damage >= rest else 0.0)


def blow(t: State, bands: Bands, plus: int = 0, hope: int = 0) -> Value:
    fight = t.fight_now
    more, less = fight.damage_plus + plus, fight.damage_minus
    return lambda value: struck(t, total(at(bands, value) + hope, more, less))


def bands_of(t: State, thing: str) -> Bands:
    return lore(t).means(thing, 0).attack


def attack_shift(t: State, thing: str) -> int:
    """What is added to the attack roll that is to come."""
    fight = t.fight_now
    entry = t.thing(thing)
    shift = fight.clover + fight.next_attack + fight.for_combat.get("clover", 0)
    shift += sum(fight.blows) + sum(fight.curses) + attack_bonus(t, fight.hero)
    if not lore(t).means(thing, 0).keen and not fight.ignores_penalty:
        shift += foe_of(t).penalty
    return shift + sum(effect.helps("attack", entry.item_type == "ability") for _, effect in in_use(t, fight.hero))


def number(effect: Effect, t: State, paid: int = 0) -> int:
    """About how much an effect is now, with so many tokens paid for it."""
    return int(effect.guess(t.fight.hope if t.fight is not None else 1, max(1, paid)))


def foreseen(t: State, effects: Sequence[Effect], paid: int = 0) -> Changes:
    """What effects would change now."""
    told = Changes()
    for effect in effects:
        effect.foresee(told, number(effect, t, paid))
    return told
