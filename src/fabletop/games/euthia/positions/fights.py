"""Laying out what goes on: a Combat, a Hero Roll, a Trade Action."""

from __future__ import annotations

from msgspec import UNSET

from ..combat.hurting import foe_health
from ..content import Foe
from ..scenarios import foes
from ..scenarios.great_foes import ROUNDS, dealt
from ..state import NOBODY, Fight, Roll, State, Trading
from .own import FightWords, own_words
from .taking import fail, take_thing
from .words import EuthiaTable, FightPart


def lay_fight(t: State, table: EuthiaTable) -> None:
    if table.fight:
        t.fight = _fight(t, table.fight)
        if t.fight.damage >= foe_health(t):
            fail("fight.damage", f"its Health is {foe_health(t)}: with so much Damage it is defeated (EU-31.1)")
        for kind in FightWords.__subclasses__():
            own_words(kind, table.fight).lay(t, t.fight)
    if table.roll:
        if len(table.roll.dice or []) != 2:
            fail("roll.dice", "a Hero Roll is of two dice")
        t.roll = Roll(hero=t.active, why="attack" if table.fight else "confront", dice=list(table.roll.dice or []))
    if table.trading:
        if table.trading.place is UNSET:
            fail("trading", "it needs its place")
        t.trading = Trading(place=table.trading.place)


def _fight(t: State, mine: FightPart) -> Fight:
    """A Combat in progress, on the space of the active Hero."""
    if mine.foe is UNSET:
        fail("fight", "a Combat needs its foe")
    great = mine.foe if foes(t)[:1] == [mine.foe] else ""
    if mine.foe not in t.content.monsters and not great and (mine.foe != t.elite or not t.elite):
        fail("fight.foe", f"'{mine.foe}' is no Monster, nor the Elite Monster of the face-up Bounty")
    entry = t.thing(mine.foe)
    assert isinstance(entry, Foe)
    if mine.foe != t.elite and not great:
        take_thing(t, t.active, mine.foe, "fight.foe")
    if mine.weapon and mine.weapon not in t.on_board(t.active):
        fail("fight.weapon", f"'{mine.weapon}' is not in use")
    for name in mine.lasting or {}:
        if name not in t.content.lasting:
            fail("fight.lasting", f"there is no lasting effect '{name}'; there are: {', '.join(t.content.lasting)}")
    rival = _rival(t, mine)
    return Fight(
        hero=t.active,
        at=t.heroes[t.active].at,
        level=entry.level,
        bounty=t.bounty if mine.foe == t.elite else "",
        great=great,
        rounds=ROUNDS if great else 0,
        scars=dealt(t, great) if great else 0,
        foe=mine.foe,
        rival=rival,
        word=rival,
        round=1 if mine.round is UNSET else mine.round,
        damage=mine.damage or 0,
        chaos=entry.chaos if mine.chaos is UNSET else mine.chaos,
        gaar=entry.gaar if mine.gaar is UNSET else mine.gaar,
        hope=mine.hope or 0,
        phase=mine.phase or "hero_attack",
        dice=list(mine.dice or []),
        value=mine.value or 0,
        weapon=mine.weapon or "",
        curses=list(mine.curses or []),
        lasting=dict(mine.lasting or {}),
    )


def _rival(t: State, mine: FightPart) -> int:
    """The Monster Player; where the Monster plays by itself there is none."""
    if t.automatic:
        if mine.rival is not UNSET and mine.rival != NOBODY:
            fail("fight.rival", "alone or together nobody plays the Monster (EU-48.17)")
        return NOBODY
    if mine.rival is UNSET:
        return t.others(t.active)[0]
    if mine.rival not in t.others(t.active):
        fail("fight.rival", f"seat {mine.rival} cannot play the Monster of seat {t.active} (EU-21.1)")
    return mine.rival
