"""Setup (EU-3, EU-5, EU-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import Deck, Key, Question, Rng, Rules, SetupError, ask
from .content import CHAPTERS, LEVELS, OFFER, RESOURCES, REWARDS, TRADES, TREASURES, Content, MapTile
from .land import START
from .scenarios import set_up
from .scenes import scene
from .state import Hero, State
from .storage import turn_top
from .trade import fill_offer

EXTENTS = {"open": 0, "wide": 4, "close": 3}  # what may be agreed on, in tiles from the start tile (EU-3.16)
COMPETITIVE = ("maeldur", "ael", "dral", "keleia", "taesiri")  # Skoldur has rules of his own (EU-50)


def begin(content: Content, seats: int, options: Mapping[str, bool | int | str], seed: str) -> State:
    scenario = str(options.get("scenario", "hunt"))
    if scenario not in content.scenarios:
        raise SetupError(f"there is no scenario '{scenario}'; there are: {', '.join(content.scenarios)}")
    extent = EXTENTS[str(options.get("extent", "open"))]
    t = State(rng=Rng(seed), n=seats, scenario=scenario, extent=extent)
    t.content = content
    t.heroes = [Hero(id="") for _ in range(seats)]
    t.then("begin_round")
    t.then("ready_to_play")
    t.then("choose_heroes", 0)
    t.then("lay_out")
    return t


@scene()
def lay_out(t: State) -> None:
    """The boards, the decks, the Map stack."""
    t.first = t.rng.below(t.n)  # EU-6.1
    lay_map(t)
    for stack in (*TRADES, *RESOURCES, *TREASURES, *REWARDS, "supplies"):
        deck: Deck[str] = Deck()
        deck.shuffle_on_top(t.data.stacks[stack])
        t.stacks[stack] = deck
        t.discards[stack] = []
    for stack in TRADES:
        t.offers[stack] = [""] * OFFER
        fill_offer(t, stack)
    for level in LEVELS:
        monsters: Deck[str] = Deck()
        monsters.shuffle_on_top(each.id for each in t.data.monsters.values() if each.level == level)
        t.monsters[level] = monsters
        t.monster_discards[level] = []
        turn_top(t, level)
    for metal, pile in (("silver", t.silver), ("gold", t.golden)):
        cards = [each for each in t.data.cards.values() if each.metal == metal and "competitive" in each.modes]
        pile.shuffle_on_top(each.id for each in cards for _ in range(each.copies))  # EU-6.16, EU-6.17
    if t.n > 2:
        t.control.shuffle_on_top(str(seat) for seat in range(t.n) for _ in range(2))  # EU-6.19


def lay_map(t: State) -> None:
    """EU-3.1 to EU-3.13: Chapter by Chapter, the lowest on top."""
    tale = t.tale
    t.land[START] = tale.start_tile
    table = tale.map_setup[str(t.n)]
    for chapter in reversed(CHAPTERS):
        own = [tile for tile in t.data.map_tiles.values() if tile.chapter == chapter and tile.kind != "start"]
        taken = [tile.id for tile in own if tile.kind == "fixed"][: table.fixed[chapter - 1]]
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


def _free(t: State, seat: int) -> list[Key]:
    taken = [hero.id for hero in t.heroes]
    return [("hero", id) for id in COMPETITIVE if id not in taken]


HERO = Question("hero", "EU-5.1", _free)


@scene()
def choose_heroes(t: State, chosen: int) -> Rules[None]:
    """EU-5.2: in seating order from a random seat, which is the first player's."""
    if chosen == t.n:
        return
    seat = (t.first + chosen) % t.n
    key = yield from ask(t, seat, HERO)
    t.heroes[seat] = make_hero(t, str(key[1]))
    t.tell("hero", "EU-5.1", seat, str(key[1]))
    t.then("choose_heroes", chosen + 1)


def make_hero(t: State, id: str) -> Hero:
    """EU-5.5 to EU-5.20"""
    board = t.data.heroes[id]
    hero = Hero(
        id=id,
        health=board.health,
        gaar=board.gaar_slots,
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
    """EU-5.12, EU-5.14"""
    found = []
    for each in t.data.tiles_of[id]:
        entry: Any = t.thing(each)
        if not entry.starting and entry.players != "solo":
            found.append(each)
    return found


def _value(t: State, each: str) -> int:
    entry: Any = t.thing(each)
    return entry.value or 0


@scene()
def ready_to_play(t: State) -> None:
    for seat, hero in enumerate(t.heroes):
        hero.health = t.max_health(seat)
    set_up(t)
