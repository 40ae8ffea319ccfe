"""Setup (EU-3, EU-5, EU-6)."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

from ...kernel import Deck, Question, Rng, Rules, SetupError, ask
from .choices.turn import TakeHero
from .content import CHAPTERS, LEVELS, OFFER, RESOURCES, REWARDS, TRADES, TREASURES, Content, HeroTile, MapTile
from .events.turn import HeroChosen
from .hero.storage import turn_top
from .land.geometry import START
from .scenarios import GRADED, out_of_play, remember, set_up
from .scenes import scene
from .state import Hero, State
from .trade.market import fill_offer
from .turn.elites import lay_bounties

USUAL = "hunt"  # the Scenario that is played if nobody says which
EXTENTS = {"open": 0, "wide": 4, "close": 3}  # what may be agreed on, in tiles from the start tile (EU-3.16)
COMPETITIVE = ("maeldur", "ael", "dral", "keleia", "taesiri", "skoldur")


def begin(content: Content, seats: int, options: Mapping[str, bool | int | str], seed: str) -> State:
    scenario = str(options.get("scenario", USUAL))
    if scenario not in content.scenarios:
        raise SetupError(f"there is no scenario '{scenario}'; there are: {', '.join(content.scenarios)}")
    extent = EXTENTS[str(options.get("extent", "open"))]
    mode = mode_of(content, scenario, seats, bool(options.get("cooperative")))
    t = State(rng=Rng(seed), n=seats, scenario=scenario, mode=mode, extent=extent)
    t.content = content
    t.heroes = [Hero(id="") for _ in range(seats)]
    t.heroic = bool(options.get("heroic"))
    t.elite_levels = list(t.tale.elites or (t.tale.elite_levels if options.get("elites") else ()))  # EU-46.1, EU-46.2
    remember(t)
    t.then("begin_round")
    t.then("ready_to_play")
    t.then("choose_heroes", 0)
    t.then("lay_out")
    return t


def mode_of(content: Content, scenario: str, seats: int, together: bool) -> str:
    """One player plays alone; several together, if they wish or the Scenario is meant only for it (EU-49.1)."""
    modes = content.scenarios[scenario].modes
    mode = "solo" if seats == 1 else "cooperative" if together or "competitive" not in modes else "competitive"
    if mode not in modes:
        raise SetupError(f"the scenario '{scenario}' is no {mode} one; it is: {', '.join(modes)}")
    return mode


def settled(content: Content) -> dict[str, tuple[str, tuple[int | str, ...]]]:
    """Options that a Scenario has settled: with it there is nothing to choose (EU-46.1, EU-49.1, EU-63.3)."""
    tales = content.scenarios.values()
    return {
        "cooperative": ("scenario", tuple(tale.id for tale in tales if "competitive" not in tale.modes)),
        "elites": ("scenario", tuple(tale.id for tale in tales if tale.elites)),
        "heroic": ("scenario", tuple(tale.id for tale in tales if not any(rule in GRADED for rule in tale.rules))),
    }


def pieces_in_play(t: State) -> dict[str, list[str]]:
    """The Scenario, and what it does not leave in the box: cards of other Scenarios, Elite Monsters."""
    found: dict[str, list[str]] = {kind: [] for kind in out_of_play(t)}
    found["scenario"] = [t.scenario]
    found["map_tile"] = [tile.id for tile in t.content.map_tiles.values() if _may_lie(t, tile)]
    found["achievement"] = []  # earned by a game, and no part of it
    if not t.elite_levels:
        found["elite"] = found["bounty"] = []
    return found


def _may_lie(t: State, tile: MapTile) -> bool:
    """Whether a Map tile may be laid in this Scenario."""
    if tile.kind == "start":
        return tile.id == t.tale.start_tile
    return tile.kind != "scenario" or tile.scenario == t.tale.tiles


@scene()
def lay_out(t: State) -> None:
    """The boards, the decks, the Map stack."""
    t.first = t.rng.below(t.n)  # EU-6.1
    lay_map(t)
    dark = dark_tiles(t)
    for stack in (*TRADES, *RESOURCES, *TREASURES, *REWARDS, "supplies"):
        deck: Deck[str] = Deck()
        deck.shuffle_on_top([each for each in t.content.stacks[stack] if each not in dark])
        t.stacks[stack] = deck
        t.discards[stack] = []
    for stack in TRADES:
        t.offers[stack] = [""] * OFFER
        fill_offer(t, stack)
    for level in LEVELS:
        monsters: Deck[str] = Deck()
        monsters.shuffle_on_top(each.id for each in t.content.monsters.values() if each.level == level)
        t.monsters[level] = monsters
        t.monster_discards[level] = []
        turn_top(t, level)
    for metal, pile in (("silver", t.silver), ("gold", t.golden)):
        cards = [each for each in t.content.cards.values() if each.metal == metal and t.mode in each.modes]
        pile.shuffle_on_top(each.id for each in cards for _ in range(each.copies))  # EU-6.16, EU-6.17
    if t.automatic:
        t.combat_deck.shuffle_on_top(t.content.combat_cards)  # EU-48.5
    elif t.n > 2:
        t.control.shuffle_on_top(str(seat) for seat in range(t.n) for _ in range(2))  # EU-6.19
    lay_bounties(t)


def in_play(t: State, tile: str) -> bool:
    """Whether a tile is used by so many players, in this mode (EU-5.14, EU-48.8, EU-48.11, EU-49.15)."""
    entry = t.thing(tile)
    if isinstance(entry, HeroTile):
        return entry.players != ("2-4" if t.n == 1 else "solo")
    return tile not in dark_tiles(t)


def dark_tiles(t: State) -> Container[str]:
    """Those that stay in the box when nobody plays the Monster (EU-48.11)."""
    return t.content.dark if t.automatic else ()


def left_in_box(t: State, tiles: Sequence[str]) -> list[str]:
    """Those among some tiles that are not used."""
    return [each for each in tiles if not in_play(t, each)]


def lay_map(t: State) -> None:
    """EU-3.1 to EU-3.13: Chapter by Chapter, the lowest on top."""
    tale = t.tale
    t.land[START] = tale.start_tile
    table = tale.map_setup[str(t.n)]
    for chapter in reversed(CHAPTERS):
        own = [tile for tile in t.content.map_tiles.values() if tile.chapter == chapter and tile.kind != "start"]
        fixed = [tile.id for tile in own if tile.kind == "fixed" and (tile.solo or t.n > 1)]  # EU-48.2, EU-49.2
        taken = fixed[: table.fixed[chapter - 1]]
        taken += _some(t, own, "encounter", table.encounter[chapter - 1])
        taken += _some(t, own, "general", table.general[chapter - 1])
        taken += [tile.id for tile in own if tile.kind == "scenario" and tile.scenario == tale.tiles and tale.tiles]
        t.tiles.shuffle_on_top(taken)
        unseen = [tile.id for tile in own if tile.id not in taken and tile.kind in ("encounter", "general")]
        t.unused_tiles += unseen


def _some(t: State, tiles: list[MapTile], kind: str, number: int) -> list[str]:
    """At random, unseen (EU-3.6, EU-3.7, EU-3.14)."""
    deck: Deck[str] = Deck()
    deck.shuffle_on_top(tile.id for tile in tiles if tile.kind == kind)
    return deck.draw_up_to(number, t.rng)


def _free(t: State, seat: int) -> list[TakeHero]:
    taken = [hero.id for hero in t.heroes]
    return [TakeHero(id) for id in COMPETITIVE if id not in taken]


HERO = Question("hero", "EU-5.1", _free)


@scene()
def choose_heroes(t: State, chosen: int) -> Rules[None]:
    """EU-5.2: in seating order from a random seat, which is the first player's."""
    if chosen == t.n:
        return
    seat = t.order(t.first)[chosen]
    key = yield from ask(t, seat, HERO)
    t.heroes[seat] = make_hero(t, key.hero)
    t.tell(HeroChosen, "EU-5.1", seat, key.hero)
    t.then("choose_heroes", chosen + 1)


def make_hero(t: State, id: str) -> Hero:
    """EU-5.5 to EU-5.20"""
    board = t.content.heroes[id]
    hero = Hero(
        id=id,
        health=board.health,
        gaar=board.gaar_slots,
        dwurt=board.dwurt_slots,  # EU-50.3
        reputation=t.tale.start_reputation,
        slots=[""] * len(board.slots),
        slots_open=[not slot.locked for slot in board.slots],
        worn=[""] * len(board.equipment),
        worn_open=[not slot.locked for slot in board.equipment],
    )
    for tile in board.start:
        kind = t.thing(tile).slot
        place = next(
            i for i, slot in enumerate(board.slots) if slot.kind == kind and hero.slots_open[i] and not hero.slots[i]
        )
        hero.slots[place] = tile
    hero.unseen = sorted(_later_tiles(t, id), key=lambda each: (_value(t, each), each))
    return hero


def _later_tiles(t: State, id: str) -> list[str]:
    """EU-5.12"""
    found = []
    for each in t.content.tiles_of[id]:
        entry: Any = t.thing(each)
        if not entry.starting and in_play(t, each):
            found.append(each)
    return found


def _value(t: State, each: str) -> int:
    """The Reputation on its back, which every tile has that is learned."""
    entry: Any = t.thing(each)
    return int(entry.value)


@scene()
def ready_to_play(t: State) -> None:
    for seat, hero in enumerate(t.heroes):
        hero.health = t.max_health(seat)
    set_up(t)
