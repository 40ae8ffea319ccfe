"""The Achievement sheets (EU-1.42, EU-67): one for each Hero, one for each Scenario, filled over many games."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Message, Ref, Sheet
from .alone.endings import won as goals_reached
from .content import MEASURES, Achievement, Content, HeroTile
from .hero.storage import set_size
from .state import State

Measure = Callable[[State, int], int]


def measure(name: str) -> Callable[[Measure], Measure]:
    """Something that Achievements may ask for, by its name in the pack."""

    def register(code: Measure) -> Measure:
        MEASURES[name] = code
        return code

    return register


@measure("victory")
def victory(t: State, seat: int) -> int:
    """First alone or with others, or won against the Scenario (EU-67.3)."""
    if t.automatic:
        return int(goals_reached(t))
    return int(t.result[seat] == max(t.result))


@measure("reputation")
def reputation(t: State, seat: int) -> int:
    return t.result[seat]


@measure("deaths")
def deaths(t: State, seat: int) -> int:
    return t.heroes[seat].deaths


@measure("quests")
def quests(t: State, seat: int) -> int:
    return len(t.heroes[seat].quests)


@measure("liberated")
def liberated(t: State, seat: int) -> int:
    return sum(owner == seat for owner in t.freed.values())


@measure("great_monsters")
def great_monsters(t: State, seat: int) -> int:
    """Monsters of level 3 defeated on the map."""
    return sum(owner == seat and t.space(space).monster == 3 for space, owner in t.freed.items())


@measure("learned")
def learned(t: State, seat: int) -> int:
    """Hero tiles on the board with which the Hero did not begin."""
    tiles = [t.thing(each) for each in t.heroes[seat].slots if each]
    return sum(isinstance(each, HeroTile) and not each.starting for each in tiles)


@measure("armour")
def armour(t: State, seat: int) -> int:
    return set_size(t, seat)


@measure("gems")
def gems(t: State, seat: int) -> int:
    hero = t.heroes[seat]
    return sum(hero.gems.values()) + sum(len(each) for each in hero.gems_on.values())


@measure("confronted")
def confronted(t: State, seat: int) -> int:
    return t.tokens_of(seat, "e")


@measure("mined")
def mined(t: State, seat: int) -> int:
    return t.tokens_of(seat, "m")


@measure("traded")
def traded(t: State, seat: int) -> int:
    return t.tokens_of(seat, "t")


@measure("gold")
def gold(t: State, seat: int) -> int:
    return t.heroes[seat].gold


@measure("bounties")
def bounties(t: State, seat: int) -> int:
    return len(t.heroes[seat].bounties)


@measure("artifacts")
def artifacts(t: State, seat: int) -> int:
    return len(t.heroes[seat].artifacts)


@measure("players")
def players(t: State, seat: int) -> int:
    return t.n


def sheets(content: Content) -> list[Sheet]:
    """Of Heroes and of Scenarios, in the order of the pack."""
    entries = content.achievements.items()
    heroes = [
        Sheet(Ref(f"eu-hero-{hero}"), "hero", hero, {id: _terms(each) for id, each in entries if each.hero == hero})
        for hero in content.heroes
    ]
    scenarios = [
        Sheet(Ref(f"eu-{tale}"), "scenario", tale, {id: _terms(each) for id, each in entries if each.scenario == tale})
        for tale in content.scenarios
    ]
    return [sheet for sheet in (*heroes, *scenarios) if sheet.achievements]


def _terms(entry: Achievement) -> tuple[Message, ...]:
    least = [Message(f"eu-least-{name}", {"number": n}) for name, n in entry.least.items()]
    most = [Message(f"eu-most-{name}", {"number": n}) for name, n in entry.most.items()]
    return (*least, *most, *([Message(f"eu-mode-{entry.mode}")] if entry.mode else []))


def earned(t: State, seat: int) -> list[str]:
    return [id for id, entry in t.content.achievements.items() if is_earned(t, seat, entry)]


def is_earned(t: State, seat: int, entry: Achievement) -> bool:
    if entry.hero not in ("", t.heroes[seat].id) or entry.scenario not in ("", t.scenario):
        return False
    if entry.mode not in ("", t.mode):
        return False
    return all(MEASURES[name](t, seat) >= n for name, n in entry.least.items()) and all(
        MEASURES[name](t, seat) <= n for name, n in entry.most.items()
    )
