"""Laying out a position. What is named is taken from where it lies, or from the box, never twice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import msgspec

from ...kernel import PositionError
from ...kernel.vocabulary import checked
from .content import DISEASE, STONE
from .present import components
from .state import RANKS, State
from .turn import reveal

Natural = Annotated[int, msgspec.Meta(ge=0)]

DOING = {
    "village": "village",
    "shop": "village",
    "level_up": "village",
    "dungeon": "dungeon",
    "battle": "dungeon",
    "aftermath": "dungeon",
    "rest": "rest",
}


class SeatPatch(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str] | None = None
    deck: list[str] | None = None
    discard: list[str] | None = None
    xp: Natural | None = None


class TablePatch(msgspec.Struct, forbid_unknown_fields=True):
    turn: Annotated[int, msgspec.Meta(ge=1)] | None = None
    active: Natural | None = None
    seats: list[SeatPatch] = []
    hall: Annotated[list[str], msgspec.Meta(max_length=RANKS)] | None = None
    dungeon: list[str] | None = None
    village: dict[str, Natural] = {}
    destroyed: list[str] | None = None
    diseases: int | None = None
    unrest: Natural | None = None
    escaped: list[str] | None = None
    purchases: Natural | None = None
    breached: list[bool] | None = None


def arrange(t: State, table: Any, draws: Mapping[str, list[str]], at: tuple[str | int, ...]) -> None:
    patch = checked(TablePatch, table, "position.table")
    scene = str(at[0])
    if scene and scene != "set_up":
        t.active = 0
        _lay_numbers(t, patch)
        _lay_village(t, patch)
        _lay_seats(t, patch)
        t.stock.update(patch.village)  # what is given is what is left
        t.diseases = t.diseases if patch.diseases is None else patch.diseases
        _lay_dungeon(t, patch)
        t.doing = DOING.get(scene, "")
        if t.doing in ("village", "dungeon"):
            reveal(t)
            t.purchases = 1 if patch.purchases is None else patch.purchases
        _check_copies(t)
    elif table:
        raise PositionError("position.table: a game from its beginning takes no table; say a scene with 'at'")
    _stack(t, draws)


def _lay_numbers(t: State, patch: TablePatch) -> None:
    if patch.turn is not None:
        t.turn = patch.turn
    if patch.active is not None:
        if patch.active >= t.n:
            raise PositionError(f"position.table.active: there is no seat {patch.active}")
        t.active = patch.active
    if (patch.unrest or patch.escaped) and not t.solo:
        raise PositionError("position.table.unrest: there is unrest in solitaire play only")
    t.unrest = patch.unrest or 0


def _known(t: State, card: str, where: str) -> str:
    if card not in t.content.cards:
        raise PositionError(f"{where}: there is no card '{card}'")
    return card


def _lay_village(t: State, patch: TablePatch) -> None:
    for card, number in patch.village.items():
        where = f"position.table.village.{card}"
        if t.content.cards[_known(t, card, where)].cost is None:
            raise PositionError(f"{where}: this card is never for sale")
        if number > t.content.cards[card].copies:
            raise PositionError(f"{where}: there are only {t.content.cards[card].copies}")
        t.stock[card] = number
        family = t.content.cards[card].family
        stacks = t.families if family else t.village
        if (family or card) not in (*stacks, *t.content.basics):
            stacks.append(family or card)
    if patch.destroyed is not None:
        for j, card in enumerate(patch.destroyed):
            _from_stock(t, _known(t, card, f"position.table.destroyed[{j}]"))
        t.destroyed = list(patch.destroyed)


def _from_stock(t: State, card: str) -> None:
    """Take a card out of its stack if one is there; otherwise it comes from the box."""
    if t.stock.get(card):
        t.stock[card] -= 1
    elif card == DISEASE:
        t.diseases -= 1


def _to_stock(t: State, cards: Iterable[str]) -> None:
    for card in cards:
        if card in t.stock:
            t.stock[card] += 1


def _lay_seats(t: State, patch: TablePatch) -> None:
    if len(patch.seats) > t.n:
        raise PositionError(f"position.table.seats: {len(patch.seats)} are given, the game has {t.n}")
    for i, seat in enumerate(patch.seats):  # first of all the old cards go back
        for name in ("hand", "deck", "discard"):
            if getattr(seat, name) is not None:
                old = t.players[i].deck.items() if name == "deck" else getattr(t.players[i], name)
                _to_stock(t, old)
    for i, seat in enumerate(patch.seats):
        player = t.players[i]
        where = f"position.table.seats[{i}]"
        if seat.xp is not None:
            player.xp = seat.xp
        for name in ("hand", "deck", "discard"):
            cards = getattr(seat, name)
            if cards is None:
                continue
            for j, card in enumerate(cards):
                _known(t, card, f"{where}.{name}[{j}]")
            for card in cards:
                _from_stock(t, card)
                _out_of_dungeon(t, card)
            if name == "deck":
                player.deck.parts, player.deck.open = [], []
                player.deck.shuffle_on_top(cards)
            else:
                setattr(player, name, sorted(cards) if name == "hand" else list(cards))


def _out_of_dungeon(t: State, card: str) -> None:
    if card in t.dungeon.items():
        t.dungeon.take(card)
    elif card == STONE:
        t.buried = False


def _lay_dungeon(t: State, patch: TablePatch) -> None:
    if patch.hall is not None:
        for card in t.hall:
            t.dungeon.mix_in(card)
        hall = [*patch.hall, *[""] * (RANKS - len(patch.hall))]
        for j, card in enumerate(hall):
            where = f"position.table.hall[{j}]"
            if card and t.content.cards[_known(t, card, where)].type not in ("monster", "thunderstone"):
                raise PositionError(f"{where}: '{card}' is neither a Monster nor the Thunderstone")
            if card:
                _out_of_dungeon(t, card)
        if hall[0] == STONE:
            raise PositionError("position.table.hall[0]: with the Thunderstone in Rank 1 the game is over (TS-21.1)")
        t.hall = hall
        t.fired = [False] * RANKS
    if patch.breached is not None:
        t.fired = [*patch.breached, *[False] * RANKS][:RANKS]
    if patch.escaped is not None:
        for j, card in enumerate(patch.escaped):
            _out_of_dungeon(t, _known(t, card, f"position.table.escaped[{j}]"))
        t.escaped = list(patch.escaped)
    if patch.dungeon is not None:
        t.dungeon.parts, t.dungeon.open = [], []
        t.dungeon.shuffle_on_top(
            _known(t, card, f"position.table.dungeon[{j}]") for j, card in enumerate(patch.dungeon)
        )
        t.buried = False


def _check_copies(t: State) -> None:
    cards = components(t)["cards"]
    for card in dict.fromkeys(cards):
        if cards.count(card) > t.content.cards[str(card)].copies:
            most = t.content.cards[str(card)].copies
            raise PositionError(f"position.table: '{card}' lies in {cards.count(card)} places, the box has {most}")


def _stack(t: State, draws: Mapping[str, list[str]]) -> None:
    """What will be drawn next, in order: "deck" (of the active player), "deck 1" (of a seat), "dungeon"."""
    for name, cards in draws.items():
        word, _, number = name.partition(" ")
        if name == "dungeon":
            deck = t.dungeon
        elif word == "deck" and (not number or (number.isdigit() and int(number) < t.n)):
            deck = t.players[int(number) if number else t.active].deck
        else:
            raise PositionError(f"position.draws.{name}: one can fix 'deck', 'deck SEAT' and 'dungeon'")
        for j, card in reversed(list(enumerate(cards))):
            where = f"position.draws.{name}[{j}]"
            if name == "dungeon" and card == STONE and t.buried:
                t.buried = False
            elif card in deck.items():
                deck.take(card)
            elif name == "dungeon" or not t.stock.get(_known(t, card, where)):
                raise PositionError(f"{where}: '{card}' is not there to be drawn")
            else:
                t.stock[card] -= 1
        for card in reversed(cards):
            deck.lay_on_top(card)
