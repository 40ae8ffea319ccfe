"""The Hunt: Trophies are paid for on the steps of the Church; Elite Monsters, if they are wanted (EU-61)."""

from __future__ import annotations

from .....kernel import Question, Rules, ask
from ...achievements import measure
from ...choices.base import SKIP, Skip
from ...choices.turn import SERVICES, Church, Deed
from ...content import Foe
from ...hero.body import gold, reputation
from ...hero.storage import throw_away
from ...named import TROPHY
from ...scenes import in_turn, scene
from ...state import State
from ...turn.elites import put_bounty_under, turn_up_bounty
from ...turn.free_actions import church, church_refusal, on_church
from .. import count, hook, notes
from ..answering import answers
from .choices import GiveTrophy
from .events import Horn, OnTheSteps

PAID = {1: (1, 1), 2: (2, 1), 3: (3, 2)}  # level -> Reputation, Gold (EU-61.4)
ELITE_FAME = 1  # more Reputation for the Trophy of an Elite Monster
HORN = (4, 7)  # rounds (EU-61.6)
WALL = (4, 2)  # Reputation for the most tokens on the wall, and for the second (EU-61.9)


notes("hunt", "wall", "steps")


@hook("hunt")
def set_up(t: State) -> None:
    """EU-61.2"""
    for hero in t.heroes:
        hero.bag.append("healing_potion")


def trophies(t: State, seat: int) -> list[str]:
    return [each for each in t.heroes[seat].bag if t.thing(each).item_type == "trophy"]


@hook("hunt")
def deeds(t: State, seat: int) -> list[Deed]:
    """EU-61.4: one Trophy in a turn."""
    if not on_church(t, seat):
        return []
    return [GiveTrophy(each) for each in trophies(t, seat)]


@hook("hunt")
def deed_refusal(t: State, seat: int, key: Deed) -> str:
    return "EU-61.4" if isinstance(key, GiveTrophy) and t.heroes[seat].notes.get("steps") == t.round else ""


@hook("hunt")
def do_deed(t: State, seat: int, key: Deed) -> None:
    if isinstance(key, GiveTrophy):
        give_trophy(t, seat, key.foe)


def give_trophy(t: State, seat: int, foe: str) -> None:
    hero = t.heroes[seat]
    trophy = t.thing(foe)
    assert isinstance(trophy, Foe)
    fame, coins = PAID[trophy.level]
    fame += ELITE_FAME if trophy.id in t.content.elites else 0
    hero.notes["steps"] = t.round
    hero.notes["wall"] = own_wall(t, seat) + 1  # EU-61.5
    throw_away(t, seat, foe)
    t.tell(OnTheSteps, "EU-61.4", seat, foe)
    reputation(t, seat, fame, "EU-61.4")
    gold(t, seat, coins, "EU-61.4")


@hook("hunt")
def round_begins(t: State) -> None:
    """EU-61.6: the horn drives away an Elite Monster that was there at the start of the round before."""
    if t.round in HORN and t.bounty and t.bounty_since < t.round - 1:
        driven = t.elite
        if put_bounty_under(t):
            t.tell(Horn, "EU-61.6", driven)
            turn_up_bounty(t)


THANKS: Question[Skip | Church] = Question(
    "thanks",
    "EU-61.7",
    lambda t, seat: [SKIP, *SERVICES],
    lambda t, seat, key: church_refusal(t, seat, key.service) if isinstance(key, Church) else "",
)


@hook("hunt")
def elite_beaten(t: State, seat: int) -> None:
    t.then("thanks", seat)


@scene(below=in_turn)
def thanks(t: State, seat: int) -> Rules[None]:
    """EU-61.7: one service of the Church, wherever the Combat was."""
    key = yield from ask(t, seat, THANKS)
    if isinstance(key, Church):
        church(t, seat, key.service)


@count
def wall(t: State) -> int:
    """EU-61.12"""
    return sum(own_wall(t, seat) for seat in range(t.n))


@measure("wall")
def own_wall(t: State, seat: int) -> int:
    return t.heroes[seat].notes.get("wall", 0)


@hook("hunt")
def reckoned(t: State, seat: int) -> list[tuple[str, str, int]]:
    """EU-61.9: tied players all gain the lower amount of the places that they share. Without rivals EU-61.10."""
    if t.automatic:
        return []
    wall = [own_wall(t, each) for each in range(t.n)]
    own = wall[seat]
    better = sum(other > own for other in wall)
    last = better + wall.count(own) - 1  # the lowest of the places shared
    paid = WALL[: 1 if t.n == 2 else 2]
    return [("reputation", "wall", paid[last] if own and last < len(paid) else 0)]


@hook("hunt")
def ledger(t: State) -> str:
    return "EU-61.4"


answers(
    "hunt",
    {
        "act": (("deed", "steps", TROPHY),),
        "thanks": (("skip",), ("church", "heal"), ("church", "potion")),
    },
)
