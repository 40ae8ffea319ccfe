"""Great foes: what a Scenario brings to be fought in several Combats, and no deck holds (EU-63.14, EU-65.9, EU-66.14).

A Combat with one ends after a few rounds. Damage stays on it as notes of the Heroes, so that it is seen who dealt what.
"""

from __future__ import annotations

from ....kernel import Rules, ask
from ..combat.hurting import foe_health
from ..combat.opening import SOURCE, open_combat
from ..events.combat import Challenges
from ..land.geometry import touching
from ..scenes import in_turn, scene
from ..state import Fight, State

ROUNDS = 3  # of a Combat
UNDECIDED: dict[str, str] = {}  # family -> the clause by which a Combat with it ends
CHALLENGE: dict[str, str] = {}  # family -> from where it is fought


def great_foe(family: str, challenge: str, undecided: str) -> None:
    """A family of great foes, with its clauses."""
    CHALLENGE[family], UNDECIDED[family] = challenge, undecided


def beside(place: str, space: str) -> bool:
    """Of two spaces of the land: on that place or next to it."""
    return bool(place) and (space == place or space in touching(place))


@scene(below=in_turn)
def fight_great(t: State, seat: int, great: str) -> Rules[None]:
    key = yield from ask(t, seat, SOURCE, "combat")
    t.tell(Challenges, CHALLENGE[t.content.great_foes[great].family], seat, great)
    level = t.content.great_foes[great].level
    fight = Fight(hero=seat, at=t.heroes[seat].at, level=level, great=great, rounds=ROUNDS, scars=dealt(t, great))
    open_combat(t, fight, key)


def dealt(t: State, great: str) -> int:
    """Damage tokens on it."""
    return sum(damage_of(t, seat, great) for seat in range(t.n))


def damage_of(t: State, seat: int, great: str) -> int:
    return t.heroes[seat].notes.get(f"{great}_damage", 0)


def mark_damage(t: State, seat: int, great: str, n: int) -> None:
    t.heroes[seat].notes[f"{great}_damage"] = damage_of(t, seat, great) + n


def keep_damage(t: State, seat: int) -> None:
    """It stays when the Combat is over; more than its Health is not counted."""
    mark_damage(t, seat, t.fight_now.great, min(t.fight_now.damage, foe_health(t)))


def take_damage_off(t: State, great: str) -> None:
    """The card is taken, its Damage tokens go back."""
    for hero in t.heroes:
        hero.notes.pop(f"{great}_damage", None)
