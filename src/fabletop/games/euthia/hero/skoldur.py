"""Skoldur: Dwurt tokens in the place of Gaar, and the Dwurt die (EU-50)."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..choices.combat import Count
from ..choices.things import TO_DWURT, ToDwurt
from ..content import DwurtFace
from ..events.hero import DwurtDie, DwurtGained, DwurtSpent, GaarExchanged, Thrown, Wounded
from ..scenes import scene, under_dwurt_die
from ..state import State
from ..verbs.base import in_use
from .body import die_outside, reputation
from .hands import draw_cards
from .storage import overflow

DWURT_MOVES = 3  # a roll, for one token (EU-50.11)
DWURT_DIE = 5  # the most that the die shows (EU-50.20, EU-50.21)
DEATH_BY_DIE = 1  # Reputation (EU-50.23)


def uses_dwurt(t: State, seat: int) -> bool:
    """Whether Dwurt takes the place of Gaar on rolls (EU-50.2, EU-50.9)."""
    return bool(t.content.heroes[t.heroes[seat].id].dwurt_slots)


def gain_dwurt(t: State, seat: int, n: int, why: str) -> None:
    if n:
        t.heroes[seat].dwurt += n
        t.tell(DwurtGained, why, seat, n)


def spend_dwurt(t: State, seat: int, n: int, why: str) -> None:
    """On a roll or for a Hero tile: each token raises the die (EU-50.17, EU-50.21)."""
    hero = t.heroes[seat]
    hero.dwurt -= n
    hero.dwurt_die = min(DWURT_DIE, hero.dwurt_die + n)
    t.tell(DwurtSpent, why, seat, n, hero.dwurt_die)


def exchanges(t: State, seat: int) -> list[ToDwurt]:
    """EU-50.5: at any time, so it stands wherever something may be used."""
    return [TO_DWURT] if t.heroes[seat].gaar and uses_dwurt(t, seat) else []


def exchange_gaar(t: State, seat: int) -> None:
    """EU-50.18: the die stays."""
    hero = t.heroes[seat]
    hero.gaar -= 1
    hero.dwurt += 1
    t.tell(GaarExchanged, "EU-50.5", seat)


# -- the end of his turn (EU-50.19 to EU-50.29) ---------------------------------------------------------


def _values(t: State, seat: int) -> list[Count]:
    """As it shows, or as a tile lets him count it."""
    shown = t.heroes[seat].dwurt_die
    lower = max(0, shown + sum(effect.dwurt_die_step for _, effect in in_use(t, seat)))
    return [Count(value) for value in dict.fromkeys((shown, lower))]


COUNT = Question("dwurt_die", "EU-50.19", _values)


@scene(below=under_dwurt_die)
def dwurt_die(t: State, seat: int) -> Rules[None]:
    """The effect of the value, in the order of the table; then the die is set to 0 (EU-50.19, EU-50.22)."""
    key = yield from ask(t, seat, COUNT)
    t.tell(DwurtDie, "EU-50.19", seat, key.number)
    t.then("dwurt_settled", seat)
    suffer_die(t, seat, t.content.dwurt_die.faces[key.number])


def suffer_die(t: State, seat: int, face: DwurtFace) -> None:
    hero = t.heroes[seat]
    gain_dwurt(t, seat, face.dwurt, "EU-50.20")
    draw_cards(t, seat, "silver", face.silver, banked=False)  # EU-50.25
    draw_cards(t, seat, "gold", face.gold, banked=False)
    reputation(t, seat, face.reputation, "EU-50.20")
    wounds = max(0, face.wounds + sum(effect.dwurt_die_wounds for _, effect in in_use(t, seat)))
    if wounds:
        hero.health = max(0, hero.health - wounds)
        t.tell(Wounded, "EU-50.20", seat, wounds)
    if not hero.health:
        die_outside(t, seat, DEATH_BY_DIE, "EU-50.23")  # on top of the loss of the table (EU-50.24)


@scene()
def dwurt_settled(t: State, seat: int) -> None:
    """EU-50.29: tokens without a place go, then the hand is looked at."""
    hero = t.heroes[seat]
    hero.dwurt_die = 0
    while hero.dwurt > t.content.heroes[hero.id].dwurt_slots and overflow(t, seat):
        hero.dwurt -= 1
        t.tell(Thrown, "EU-50.29", seat, "dwurt")
    t.then("hand_limit", seat)
