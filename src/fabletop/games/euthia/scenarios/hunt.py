"""The Hunt: Trophies are paid for on the steps of the Church (EU-61.2 to EU-61.9, without Elite Monsters)."""

from __future__ import annotations

from ....kernel import Key
from ..body import gold, reputation
from ..free_actions import on_church
from ..state import State
from ..storage import throw_away
from . import hook

PAID = {1: (1, 1), 2: (2, 1), 3: (3, 2)}  # level -> Reputation, Gold (EU-61.4)
WALL = (4, 2)  # Reputation for the most tokens on the wall, and for the second (EU-61.9)


@hook("hunt")
def set_up(t: State) -> None:
    """EU-61.2"""
    for hero in t.heroes:
        hero.bag.append("healing_potion")


def trophies(t: State, seat: int) -> list[str]:
    return [each for each in t.heroes[seat].bag if t.thing(each).item_type == "trophy"]


@hook("hunt")
def deeds(t: State, seat: int) -> list[Key]:
    """EU-61.4: one Trophy in a turn."""
    if not on_church(t, seat):
        return []
    return [("deed", "steps", each) for each in trophies(t, seat)]


@hook("hunt")
def why_not_deed(t: State, seat: int, key: Key) -> str:
    return "EU-61.4" if t.heroes[seat].notes.get("steps") == t.round else ""


@hook("hunt")
def do_deed(t: State, seat: int, key: Key) -> None:
    hero = t.heroes[seat]
    fame, coins = PAID[t.data.monsters[str(key[2])].level]
    hero.notes["steps"] = t.round
    hero.notes["wall"] = hero.notes.get("wall", 0) + 1  # EU-61.5
    throw_away(t, seat, str(key[2]))
    t.tell("steps", "EU-61.4", seat, str(key[2]))
    reputation(t, seat, fame, "EU-61.4")
    gold(t, seat, coins, "EU-61.4")


@hook("hunt")
def reckoned(t: State, seat: int) -> list[tuple[str, str, int]]:
    """EU-61.9: tied players all gain the lower amount of the places that they share."""
    wall = [hero.notes.get("wall", 0) for hero in t.heroes]
    own = wall[seat]
    better = sum(other > own for other in wall)
    last = better + wall.count(own) - 1  # the lowest of the places shared
    paid = WALL[: 1 if t.n == 2 else 2]
    return [("reputation", "wall", paid[last] if own and last < len(paid) else 0)]
