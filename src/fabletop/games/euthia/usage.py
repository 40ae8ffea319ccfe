"""What a game made use of, for the reports of the lab: tiles of every kind, Quests, fights, Gold and Reputation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ...kernel import Event
from .alone.endings import told_goals
from .content import EQUIPMENT, RESOURCES, REWARDS, TRADES, TREASURES, Content, Encounter, HeroTile, base
from .events.base import Happening
from .events.combat import Attacks, Defeated, Meets
from .events.hero import Equipped, Gained, GoldChanged, ReputationChanged, Risen, TileUsed
from .events.trade import Bought, Learned, Sold
from .events.turn import HandedIn, QuestFulfilled, RoundBegins
from .setup import COMPETITIVE
from .state import State

TILES = (*TRADES, *TREASURES, *REWARDS, *RESOURCES)


def things(data: Content, scenarios: list[str]) -> dict[str, list[str]]:
    """All that can be met in competitive games of these Scenarios, by kind."""
    found = {stack: list(dict.fromkeys(base(each) for each in data.stacks[stack])) for stack in TILES}
    found["quest"] = [
        quest.id
        for encounter in data.encounters.values()
        if any(_met(data, encounter, scenario) for scenario in scenarios)
        for quest in encounter.quests
        if not quest.solo
    ]
    for hero in COMPETITIVE:
        tiles = [data.things[each] for each in data.tiles_of[hero]]
        found[f"tiles of {hero}"] = [
            each.id for each in tiles if isinstance(each, HeroTile) and not each.starting and each.players != "solo"
        ]
    return found


def absent(data: Content, scenarios: list[str]) -> list[str]:
    """Encounters whose Map tiles none of these Scenarios uses."""
    return [
        encounter.id
        for encounter in data.encounters.values()
        if not any(_met(data, encounter, scenario) for scenario in scenarios)
    ]


def _met(data: Content, encounter: Encounter, scenario: str) -> bool:
    tile = data.map_tiles[encounter.tile]
    table = data.scenarios[scenario].map_setup
    kind = "encounter" if tile.kind == "encounter" else "fixed"
    return any(getattr(setup, kind)[tile.chapter - 1] for players, setup in table.items() if players != "1")


def names(t: State) -> list[str]:
    """Who sat where."""
    return [hero.id for hero in t.heroes]


def used(data: Content, told: Iterable[Event]) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """What was gained in a game and what was used, by kind."""
    gained: dict[str, set[str]] = {}
    done: dict[str, set[str]] = {}

    def add(found: dict[str, set[str]], thing: str) -> None:
        kind = _kind(data, thing)
        if kind:
            found.setdefault(kind, set()).add(base(thing))

    for event in told:
        match event:
            case Bought() | Learned() | Gained():
                add(gained, event.thing)
                if _works_by_itself(data, event.thing, paid=not isinstance(event, Gained)):
                    add(done, event.thing)
            case TileUsed() | Risen() | Attacks() | Equipped() | Sold() | HandedIn():
                add(done, event.thing)
            case QuestFulfilled():
                gained.setdefault("quest", set()).add(event.quest)
                done.setdefault("quest", set()).add(event.quest)
    return gained, done


def _kind(data: Content, thing: str) -> str:
    if data.stack_of.get(thing) in TILES:
        return data.stack_of[thing]
    entry = data.things.get(thing)
    return f"tiles of {entry.hero}" if isinstance(entry, HeroTile) else ""


def _works_by_itself(data: Content, thing: str, *, paid: bool) -> bool:
    """What works when it is gained, always, or where it is worn: there is nothing to use."""
    entry = data.things[thing]
    if any(effect.use == "on_gain" for effect in entry.effects):
        return True
    if isinstance(entry, HeroTile):
        return paid and (entry.item_type in EQUIPMENT or _always(data, thing))
    return entry.item_type not in EQUIPMENT and _always(data, thing)


def _always(data: Content, thing: str) -> bool:
    effects = data.things[thing].effects
    return bool(effects) and all(effect.use == "permanent" for effect in effects)


def fame(told: Iterable[Event], seats: int) -> list[list[int]]:
    """Reputation of each seat at the end of each round, before the final reckoning."""
    now = [0] * seats
    found: list[list[int]] = []
    for event in told:
        if isinstance(event, ReputationChanged):
            now[event.seat] += event.number
        elif isinstance(event, RoundBegins) and event.number > 1:
            found.append(list(now))
    found.append(list(now))
    return found


def numbers(told: Iterable[Event], t: State) -> Counter[str]:
    """Of all Heroes together: Gold that came in, fights by level, deaths, Quests and other deeds."""
    found: Counter[str] = Counter()
    for event in told:
        match event:
            case GoldChanged():
                found["Gold gained"] += event.number if event.number > 0 and not event.sold else 0
            case Meets():
                found[f"fights {_sort(t.content, event.foe)}"] += 1
            case Defeated():
                found[f"won {_sort(t.content, event.foe)}"] += 1
            case Happening() if event.counts_as:
                found[event.counts_as] += 1
    found["deaths"] = sum(hero.deaths for hero in t.heroes)
    return found


def _sort(data: Content, foe: str) -> str:
    return f"of level {data.monsters[foe].level}" if foe in data.monsters else "with Elite Monsters and great foes"


# -- games without rivals ------------------------------------------------------------------------------------


def journey(data: Content, scenario: str, seats: int, elites: bool) -> dict[str, bool]:
    """The options of such a game, but for those that its Scenario settles."""
    tale = data.scenarios[scenario]
    found = {"cooperative": True} if seats > 1 and "competitive" in tale.modes else {}
    return {**found, "elites": True} if elites and not tale.elites else found


def goals_met(t: State) -> list[str]:
    return [str(goal["count"]) for goal in told_goals(t) if goal["met"]]


def ranks(data: Content, scenario: str) -> list[tuple[str, str]]:
    """Of a solo game from the highest: id and message."""
    return [(rank.id, f"eu-{scenario}-rank-{rank.id}") for rank in data.scenarios[scenario].ranks]


def great_foes(data: Content) -> list[str]:
    return [*data.elites, *data.great_foes]


def great(data: Content, told: Iterable[Event]) -> tuple[Counter[str], Counter[str]]:
    """Elite Monsters and great foes: how often each was fought, and how often beaten."""
    met: Counter[str] = Counter()
    beaten: Counter[str] = Counter()
    for event in told:
        if isinstance(event, Meets | Defeated) and (event.foe in data.elites or event.foe in data.great_foes):
            met[event.foe] += isinstance(event, Meets)
            beaten[event.foe] += isinstance(event, Defeated)
    return met, beaten
