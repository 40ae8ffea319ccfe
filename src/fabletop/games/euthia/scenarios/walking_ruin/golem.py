"""The Golem: how it wakes, how it walks by Ravage cards (EU-63.4 to EU-63.9, EU-63.20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .....kernel import Question, Rules, ask
from ...choices.base import PASS, Pass
from ...choices.things import DiscardCard
from ...hero.body import wound
from ...land.explore import FAR, distances, place_tile, within
from ...land.geometry import START, hexes, is_centre, slot_of, slots_beside
from ...named import ANCHOR, CARD, SPACE
from ...scenes import after_round, scene
from ...state import State
from ..answering import answers
from ..giving import give, gold_cards
from ..great_foes import beside
from ..heroes import spots
from ..ravage.rules import turn_up_ravage
from ..rubble.rules import TRADE, is_location, may_lie, put_rubble, rubble
from .choices import Aim, LayRuins, Nest, Tread
from .events import GolemWakes, GolemWalks, RavageTurned
from .parts import Golem
from .spell import broken, gain_shard

GOLEM = "golem"
MINES = ("mountains", "lake", "cave")
TREAD = 2  # Wounds of a Hero whose space it enters (EU-63.8)
SPLINTER = 1  # Wounds of Splinter Rain
SPLINTERS_FLY = 2  # spaces


# -- where it stands -----------------------------------------------------------------------------------


def wake(t: State, anchor: str) -> None:
    """EU-63.4: the Ruins are on the map."""
    for space in hexes(anchor):
        if t.space(space).type == "ruins":
            t.tales[Golem].at = space
            t.tell(GolemWakes, "EU-63.4", space)


def near(t: State, space: str) -> bool:
    """On its space or next to it."""
    return beside(t.tales[Golem].at, space)


def ruins_tile(t: State) -> str:
    """While it is in the Map stack."""
    tiles = t.content.map_tiles
    return next((id for id in t.tiles.items() if any(each.type == "ruins" for each in tiles[id].hexes)), "")


def _nearest_slots(t: State, seat: int) -> list[LayRuins]:
    """The free slots nearest to the start tile, counted in tiles."""
    reached = [START]
    while True:
        beside = [slot for anchor in reached for each in hexes(anchor) for slot in slots_beside(each)]
        reached = list(dict.fromkeys(beside))
        free = [slot for slot in reached if slot not in t.land]
        if free:
            return [LayRuins(slot) for slot in free]


RUINS = Question("ruins", "EU-63.4", _nearest_slots)


@scene(below=after_round)
def find_ruins(t: State) -> Rules[None]:
    """EU-63.4: searched out of the Map stack, if nobody has come upon them."""
    key = yield from ask(t, t.first, RUINS)
    tile = ruins_tile(t)
    t.tiles.take(tile)
    place_tile(t, t.first, key.anchor, tile)


# -- walking (EU-63.5 to EU-63.9) ----------------------------------------------------------------------


def _heroes(t: State) -> list[str]:
    """A Hero on a centre is reached on any hex of the tile; one who is reached already is no target."""
    found: list[str] = []
    for seat in range(t.n):
        if t.tales[Golem].at not in spots(t, seat):
            found += spots(t, seat)
    return found


def _free(t: State) -> list[str]:
    """EU-63.6: neither its own space nor one with Rubble."""
    return [each for each in t.spaces() if not is_centre(each) and each not in rubble(t) and each != t.tales[Golem].at]


def _beside_start(t: State) -> list[str]:
    beside = [each for space in hexes(START) for each in t.adjacent(space)]
    return [each for each in _free(t) if each in beside and slot_of(each)[0] != START]


def _mines(t: State) -> list[str]:
    return [each for each in _free(t) if t.space(each).type in MINES]


def _encounters(t: State) -> list[str]:
    return [each for each in _free(t) if t.space(each).encounter]


def _trade(t: State) -> list[str]:
    return [each for each in _free(t) if t.space(each).type in TRADE]


class Target(NamedTuple):
    """What a Ravage card sends it to."""

    spaces: Callable[[State], list[str]]
    farthest: bool = False  # instead of the nearest


TARGETS = {
    "nearest_trade": Target(_trade),
    "farthest_trade": Target(_trade, farthest=True),
    "nearest_encounter": Target(_encounters),
    "nearest_mine": Target(_mines),
    "nearest_hero": Target(_heroes),
    "beside_start_tile": Target(_beside_start),
}


def _found(t: State, target: str) -> list[str]:
    """Its targets; Heroes, if there is none (EU-63.9)."""
    return TARGETS[target].spaces(t) or _heroes(t)


def _aims(t: State, seat: int, target: str) -> list[Aim]:
    """The nearest of its targets, or the farthest."""
    found = _found(t, target)
    far = distances(t, t.tales[Golem].at)  # Monsters and Heroes do not hinder it
    best = (max if TARGETS[target].farthest else min)((far[each] for each in found), default=0)
    return [Aim(each) for each in dict.fromkeys(found) if far[each] == best]


def _ways(t: State, seat: int, aim: str) -> list[Tread]:
    """The hexes next to it on shortest ways; none leads over a centre, whose hexes lie side by side."""
    far = distances(t, aim, until=t.tales[Golem].at)
    return [Tread(each) for each in t.adjacent(t.tales[Golem].at) if far.get(each, FAR) < far[t.tales[Golem].at]]


AIM = Question("golem_aim", "EU-63.6", _aims)
WAY = Question("golem_way", "EU-63.6", _ways)


@scene(below=after_round)
def ravage(t: State) -> None:
    """EU-63.5"""
    entry = turn_up_ravage(t)
    t.tales[Golem].trail = []
    t.tell(RavageTurned, "EU-63.5", entry.id)
    if entry.after:
        t.then(entry.after)
    if entry.steps:
        t.then("golem_sets_out", entry.target, entry.steps)


@scene(below=after_round)
def golem_sets_out(t: State, target: str, steps: int) -> Rules[None]:
    if not _found(t, target):
        return
    key = yield from ask(t, t.first, AIM, target)
    t.then("golem_rests")
    t.then("golem_treads", key.space, steps)


@scene(below=after_round)
def golem_treads(t: State, aim: str, left: int) -> Rules[None]:
    """One hex after the other, until it is there or the card allows no more."""
    if not left or t.tales[Golem].at == aim:
        return
    key = yield from ask(t, t.first, WAY, aim)
    t.then("golem_treads", aim, left - 1)
    enter(t, key.space)


def enter(t: State, space: str) -> None:
    """EU-63.7, EU-63.8"""
    t.tales[Golem].at = space
    t.tales[Golem].trail.append(space)
    t.tell(GolemWalks, "EU-63.6", space)
    if is_location(t, space):
        put_rubble(t, space, "a")
    for seat in t.order(t.first):
        if t.heroes[seat].at == space:
            wound(t, seat, TREAD, "EU-63.8")


@scene(below=after_round)
def golem_rests(t: State) -> None:
    """EU-63.7: Spawn on the last two hexes of the walk, alone on the last; locations got their Rubble before."""
    for space in t.tales[Golem].trail[-1 if t.n == 1 else -2 :]:
        if not is_location(t, space):
            put_rubble(t, space, "b")


# -- after the walk (EU-63.20) -------------------------------------------------------------------------


@scene(below=after_round)
def splinters(t: State) -> None:
    struck = [t.tales[Golem].at, *within(t, t.tales[Golem].at, SPLINTERS_FLY)]
    for seat in t.order(t.first):
        if t.heroes[seat].at in struck:
            wound(t, seat, SPLINTER, "EU-63.20")


def _nests(t: State, seat: int) -> list[Nest]:
    standing = [hero.at for hero in t.heroes]
    free = [each for each in t.adjacent(t.tales[Golem].at) if not is_centre(each) and each not in standing]
    return [Nest(each) for each in free if may_lie(t, each)]


NEST = Question("golem_nest", "EU-63.20", _nests)


@scene(below=after_round)
def brood(t: State) -> Rules[None]:
    if _nests(t, t.first):
        key = yield from ask(t, t.first, NEST)
        put_rubble(t, key.space, "b")


@scene(below=after_round)
def stillness(t: State) -> None:
    for seat in reversed(t.order(t.first)):
        if near(t, t.heroes[seat].at):
            t.then("listen", seat)


LISTEN: Question[Pass | DiscardCard] = Question(
    "listen", "EU-63.20", lambda t, seat: [PASS, *gold_cards(t, seat)], window=True, secret=True
)


@scene(below=after_round)
def listen(t: State, seat: int) -> Rules[None]:
    """Whether it is asked is told by the number of Gold cards, which all know."""
    if not t.heroes[seat].golden or broken(t):
        return
    key = yield from ask(t, seat, LISTEN)
    if isinstance(key, DiscardCard):
        give(t, seat, key.card, "EU-63.20")
        gain_shard(t, seat, "EU-63.20")


answers(
    "walking_ruin",
    {
        "ruins": (("ruins", ANCHOR),),
        "golem_aim": (("aim", SPACE),),
        "golem_way": (("tread", SPACE),),
        "golem_nest": (("nest", SPACE),),
        "listen": (("pass",), ("discard_card", CARD)),
    },
)
