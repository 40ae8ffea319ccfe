"""Laying out a position. What is named is taken from where it lies, or from the box, never twice."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from msgspec import UNSET

from ....kernel import Deck, PositionError
from ....kernel.vocabulary import fix_draws
from ..alone.banks import bank_of, deck_of
from ..content import LEVELS, OFFER
from ..land.explore import open_encounter
from ..land.geometry import slot_of, tiles_away
from ..land.tokens import read
from ..state import State
from .bounties import lay_bounty
from .fights import lay_fight
from .heroes import lay_heroes
from .own import OWN_DECKS, TableWords, own_words
from .taking import fail, given, laid_space, take_map_tile, take_quest
from .words import EuthiaTable

At = tuple[str | int, ...]


def arrange(t: State, table: EuthiaTable, draws: Mapping[str, list[str]], at: At) -> None:
    if at[0]:
        _lay_numbers(t, table)
        lay_bounty(t, given(table.bounty), given(table.bounty_since))
        _lay_land(t, table)
        _lay_marks(t, table)
        _lay_sieges(t, table)
        _lay_tale(t, table)
        lay_heroes(t, table.heroes or [])
        _lay_cards(t, table)
        _lay_quests(t, table)
        _lay_banks(t, table)
        lay_fight(t, table)
    elif table != EuthiaTable():
        raise PositionError("position.table: a game from its beginning takes no table; say a scene with 'at'")
    _stack(t, draws)


def _lay_numbers(t: State, table: EuthiaTable) -> None:
    if table.round is not UNSET:
        if table.round > t.tale.rounds:
            fail("round", f"this Scenario has {t.tale.rounds} rounds")
        t.round = table.round
    for name, seat in (("first", table.first), ("active", table.active)):
        if seat is not UNSET and seat >= t.n:
            fail(name, f"there is no seat {seat}")
    t.first = t.first if table.first is UNSET else table.first
    t.active = t.first if table.active is UNSET else table.active


# -- the land --------------------------------------------------------------------------------------


def _lay_land(t: State, table: EuthiaTable) -> None:
    land = table.land or {}
    for anchor, tile in land.items():
        where = f"land.{anchor}"
        if slot_of(anchor) != (anchor, 0):
            fail(where, "this is no anchor of a tile (EU-4.6)")
        if t.extent and tiles_away(anchor) > t.extent:
            fail(where, f"no tile may lie more than {t.extent} tiles away from the Church (EU-3.16)")
        if list(land.values()).count(tile) > 1:
            fail(where, f"the Map tile '{tile}' stands twice, and there is one")
        take_map_tile(t, tile)
        t.land[anchor] = tile
    if table.stack is not UNSET:
        _lay_map_stack(t, table.stack)
    for anchor in land:
        entry = t.content.map_tiles[t.land[anchor]]
        for printed in (*entry.hexes, entry.centre):
            if printed is not None and printed.encounter and printed.encounter not in t.quests:
                open_encounter(t, printed.encounter)


def _lay_map_stack(t: State, tiles: list[str]) -> None:
    """Tiles of one Chapter that follow each other are shuffled (EU-3.11)."""
    t.unused_tiles = sorted([*t.unused_tiles, *t.tiles.items()])
    t.tiles = Deck()
    for i, tile in enumerate(tiles):
        if tile not in t.unused_tiles:
            fail(f"stack[{i}]", f"the Map tile '{tile}' is not to be had")
        t.unused_tiles.remove(tile)
    for _, alike in groupby(reversed(tiles), key=lambda tile: t.content.map_tiles[tile].chapter):
        t.tiles.shuffle_on_top(alike)


def _lay_marks(t: State, table: EuthiaTable) -> None:
    if table.freed is not UNSET:
        t.freed = {laid_space(t, space, f"freed[{i}]"): -1 for i, space in enumerate(table.freed)}
    for space, lying in (table.tokens or {}).items():
        where = f"tokens.{space}"
        laid_space(t, space, where)
        for i, token in enumerate(lying):
            if token[:1] not in "htme" or not token[1:].isdigit() or int(token[1:]) >= t.n:
                fail(f"{where}[{i}]", f"'{token}' is no token: h, t, m or e and a seat")
        t.tokens[space] = list(lying)
        if lying and t.space(space).monster:
            t.freed.setdefault(space, read(lying[0]).seat)


# -- what Scenarios lay out ------------------------------------------------------------------------


def _lay_sieges(t: State, table: EuthiaTable) -> None:
    for space, level in (table.besieged or {}).items():
        if level not in LEVELS:
            fail(f"besieged.{space}", f"there are Monsters of the levels {', '.join(map(str, LEVELS))}")
        t.besieged[laid_space(t, space, f"besieged.{space}")] = level


def _lay_tale(t: State, table: EuthiaTable) -> None:
    for kind in TableWords.__subclasses__():
        own_words(kind, table).lay(t)


# -- decks -----------------------------------------------------------------------------------------


def _lay_cards(t: State, table: EuthiaTable) -> None:
    for stack, tiles in (table.offers or {}).items():
        if len(tiles) > OFFER:
            fail(f"offers.{stack}", f"an offer has {OFFER} tiles")
        deck, old = t.stacks[stack], t.offers[stack]
        for each in old:
            if each:
                deck.mix_in(each)
        t.offers[stack] = [""] * OFFER
        for place, each in enumerate(tiles):
            if each and each not in deck.items():
                fail(f"offers.{stack}[{place}]", f"'{each}' is not to be had")
            if each:
                deck.take(each)
            t.offers[stack][place] = each
        for place in range(len(tiles), OFFER):
            t.offers[stack][place] = deck.draw(t.rng)
    for name, card in (table.tops or {}).items():
        level = int(name)
        if card not in t.content.monsters or t.content.monsters[card].level != level:
            fail(f"tops.{level}", f"'{card}' is no Monster of this level")
        if t.tops[level] != card:
            if card not in t.monsters[level].items():
                fail(f"tops.{level}", f"'{card}' is not to be had")
            t.monsters[level].mix_in(t.tops[level])
            t.monsters[level].take(card)
            t.tops[level] = card


def _lay_quests(t: State, table: EuthiaTable) -> None:
    for encounter, cards in (table.faceup or {}).items():
        if encounter not in t.quests:
            open_encounter(t, encounter)
        t.unused_quests[encounter] += t.faceup[encounter]
        t.faceup[encounter] = []
        for i, id in enumerate(cards):
            take_quest(t, encounter, id, f"faceup.{encounter}[{i}]")
            t.faceup[encounter].append(id)


def _lay_banks(t: State, table: EuthiaTable) -> None:
    """Cards from the top, of which nobody has seen one."""
    banks = table.banks or {}
    if any(banks.values()) and not t.automatic:
        fail("banks", "there are banks only in solo and co-operative games (EU-48.12)")
    for metal, cards in banks.items():
        for i, card in reversed(list(enumerate(cards))):
            if card not in deck_of(t, metal).items():
                fail(f"banks.{metal}[{i}]", f"the card '{card}' is not to be had")
            deck_of(t, metal).take(card)
            bank_of(t, metal).shuffle_on_top([card])


def decks(t: State) -> dict[str, Deck[str]]:
    """The decks by the names of draws."""
    found: dict[str, Deck[str]] = {"map": t.tiles, "silver": t.silver, "gold": t.golden, "control": t.control}
    found |= {"combat": t.combat_deck}
    found |= {"bounties": t.bounties}
    found |= {name: own.deck(t) for name, own in OWN_DECKS.items()}
    found |= t.stacks
    return found | {f"quests-{id}": deck for id, deck in t.quests.items()}


def _stack(t: State, draws: Mapping[str, list[str]]) -> None:
    """The next draws, by deck."""
    found = decks(t)
    for name, cards in draws.items():
        if name not in found:
            raise PositionError(f"position.draws.{name}: there is no such deck; there are: {', '.join(found)}")
        fix_draws(found[name], cards, f"position.draws.{name}")
