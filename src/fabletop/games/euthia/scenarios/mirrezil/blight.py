"""The blight of Mirrezil: Ravage cards, Rubble, Defensive Magic, the Church (EU-66.5 to EU-66.7, EU-66.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .....kernel import Question, Rules, ask
from ...alone.banks import add_to_bank
from ...hero.body import wound
from ...land.explore import distances
from ...named import SPACE
from ...scenes import after_round, scene
from ...state import State
from ...trade.market import PLACES
from ...turn.mining import STACKS
from ..answering import answers
from ..heroes import weakest
from ..ravage.rules import turn_up_ravage
from ..rubble.rules import put_rubble, rubble
from .choices import Refuge, Strike
from .events import ChurchMoves, ChurchStruck, GuardFades, Omen
from .faer import Blight, change_faer

MAGIC = 12  # Defensive Magic tokens (EU-66.1)
ON_CHURCH = 2  # of them at most; on any other space 1 (EU-66.5)
MANY = 3  # players, with whom every blight strikes one place more (EU-66.6)
LOST_WITH = 2  # strikes against the Church (EU-66.10)


# -- Defensive Magic -----------------------------------------------------------------------------------


def is_place(t: State, space: str) -> bool:
    """A Place of Trade or an Encounter location."""
    found = t.space(space)
    return found.type in PLACES or bool(found.encounter)


def is_open(t: State, space: str) -> bool:
    """Liberated and without Rubble; a centre, if it can be entered."""
    return not t.monster_at(space) and t.may_enter_centre(space) and space not in rubble(t)


def room_for_magic(t: State, space: str) -> bool:
    """EU-66.5"""
    lying = t.tales[Blight].guards.get(space, 0)
    if space == t.church:
        return lying < ON_CHURCH
    return is_place(t, space) and is_open(t, space) and not lying


def magic_left(t: State) -> int:
    return MAGIC - sum(t.tales[Blight].guards.values())


def spend_magic(t: State, space: str, clause: str) -> None:
    t.tales[Blight].guards[space] -= 1
    if not t.tales[Blight].guards[space]:
        del t.tales[Blight].guards[space]
    t.tell(GuardFades, clause, space)


# -- a Ravage card (EU-66.6, EU-66.20) -------------------------------------------------------------------


@scene(below=after_round)
def omen(t: State) -> None:
    card = turn_up_ravage(t)
    t.tell(Omen, "EU-66.6", card.id)
    line = card.blight
    for where in reversed(line.strikes):
        begin_blight(t, where)
    for _ in range(line.guards):
        t.then("fade")
    add_to_bank(t, "silver", line.silver, "EU-66.20")
    add_to_bank(t, "gold", line.gold, "EU-66.20")
    change_faer(t, line.faer, "EU-66.20")
    if line.weakest:
        wound(t, weakest(t), line.weakest, "EU-66.20")
    for seat in t.order(t.first):
        wound(t, seat, line.wounds, "EU-66.20")


def begin_blight(t: State, where: str) -> None:
    if where == "church":
        t.then("church_blighted")
    else:
        t.then("blight", where, 1 + (t.n >= MANY))


def _struck_at(t: State, space: str) -> bool:
    """Whether a blight may strike it (EU-66.7)."""
    return space != t.church and is_open(t, space)


def _trade(t: State) -> list[str]:
    return [each for each in t.spaces() if t.space(each).type in PLACES and _struck_at(t, each)]


def _encounters(t: State) -> list[str]:
    return [each for each in t.spaces() if t.space(each).encounter and _struck_at(t, each)]


def _mines(t: State) -> list[str]:
    """None on which a Hero stands (EU-66.7)."""
    standing = [hero.at for hero in t.heroes]
    mines = [each for each in t.spaces() if t.space(each).type in STACKS and each not in standing]
    return [each for each in mines if _struck_at(t, each)]


class Struck(NamedTuple):
    """Which places a blight strikes."""

    spaces: Callable[[State], list[str]]
    farthest: bool = False  # from the Church, instead of nearest to it


STRIKES = {
    "nearest_trade": Struck(_trade),
    "farthest_trade": Struck(_trade, farthest=True),
    "nearest_encounter": Struck(_encounters),
    "nearest_mine": Struck(_mines),
    "farthest_mine": Struck(_mines, farthest=True),
}


def _best(t: State, found: list[str], far: bool) -> list[str]:
    """Those nearest to the Church, or farthest from it."""
    away = distances(t, t.church)
    reached = [each for each in found if each in away]
    best = (max if far else min)((away[each] for each in reached), default=0)
    return [each for each in reached if away[each] == best]


def _struck(t: State, seat: int, where: str) -> list[Strike]:
    spaces, farthest = STRIKES[where]
    return [Strike(each) for each in _best(t, spaces(t), farthest)]


STRIKE = Question("blight", "EU-66.7", _struck)


@scene(below=after_round)
def blight(t: State, where: str, left: int) -> Rules[None]:
    if not left or not _struck(t, t.first, where):
        return
    key = yield from ask(t, t.first, STRIKE, where)
    t.then("blight", where, left - 1)
    strike_place(t, key.space)


def strike_place(t: State, space: str) -> None:
    """EU-66.7"""
    if t.tales[Blight].guards.get(space):
        spend_magic(t, space, "EU-66.7")
    else:
        put_rubble(t, space, "a" if is_place(t, space) else "b")


def _faded(t: State, seat: int) -> list[Strike]:
    return [Strike(each) for each in _best(t, list(t.tales[Blight].guards), far=True)]


FADE = Question("fade", "EU-66.20", _faded)


@scene(below=after_round)
def fade(t: State) -> Rules[None]:
    """Blind Fury: the Defensive Magic token farthest from the Church; if there is none, the Church itself."""
    if not t.tales[Blight].guards:
        t.then("church_blighted")
        return
    key = yield from ask(t, t.first, FADE)
    spend_magic(t, key.space, "EU-66.20")


# -- the Church (EU-66.10) -------------------------------------------------------------------------------


def church_struck(t: State) -> int:
    return t.notes.get("church", 0)


def _refuges(t: State, seat: int) -> list[Refuge]:
    """The open Place of Trade nearest to the Church."""
    found = [each for each in t.spaces() if t.space(each).type in PLACES and is_open(t, each)]
    return [Refuge(each) for each in _best(t, found, far=False)]


REFUGE = Question("refuge", "EU-66.10", _refuges)


@scene(below=after_round)
def church_blighted(t: State) -> Rules[None]:
    if t.tales[Blight].guards.get(t.church):
        spend_magic(t, t.church, "EU-66.7")
        return
    t.notes["church"] = church_struck(t) + 1
    t.tell(ChurchStruck, "EU-66.10", t.notes["church"])
    if t.notes["church"] < LOST_WITH and _refuges(t, t.first):
        key = yield from ask(t, t.first, REFUGE)
        t.church = key.space
        t.tell(ChurchMoves, "EU-66.10", t.church)


answers(
    "mirrezil",
    {
        "blight": (("strike", SPACE),),
        "fade": (("strike", SPACE),),
        "refuge": (("refuge", SPACE),),
    },
)
