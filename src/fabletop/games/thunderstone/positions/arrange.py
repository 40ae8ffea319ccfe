"""Laying out a position. What is named is taken from where it lies, or from the box, never twice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import UNSET

from ....kernel import Deck, PositionError
from ....kernel.vocabulary import fix_draws
from ..content import DISEASE, STONE
from ..present import components
from ..state import NOBODY, RANKS, Slot, State
from ..turn import reveal
from .words import PlayerPart, SlotPart, ThunderstoneTable

At = tuple[str | int, ...]
DOING = {
    "village": "village",
    "shop": "village",
    "level_up": "village",
    "dungeon": "dungeon",
    "battle": "dungeon",
    "rest": "rest",
}


def arrange(t: State, table: ThunderstoneTable, draws: Mapping[str, list[str]], at: At) -> None:
    if at[0]:
        t.active = 0
        t.doing = DOING.get(str(at[0]), "")
        _lay_numbers(t, table)
        _lay_village(t, table)
        _lay_seats(t, table)
        if t.doing in ("village", "dungeon"):
            _lay_party(t, table)
            t.purchases = 1 if table.purchases is UNSET else table.purchases
        elif table.party:
            raise PositionError(f"position.table.party: no hand lies revealed in the scene '{at[0]}'")
        _lay_dungeon(t, table)
        t.stock.update(table.village or {})  # what is given is what is left
        _lay_diseases(t, table)
        _check_copies(t)
        if at[0] == "battle" and t.hall[int(at[1]) - 1] in ("", STONE):
            raise PositionError(f"position.at: there is no Monster in Rank {at[1]}")
    elif table != ThunderstoneTable():
        raise PositionError("position.table: a game from its beginning takes no table; say a scene with 'at'")
    _stack(t, draws)


def _lay_numbers(t: State, table: ThunderstoneTable) -> None:
    if table.turn is not UNSET:
        if not table.turn:
            raise PositionError("position.table.turn: the first turn is 1")
        t.turn = table.turn
    if table.active is not UNSET:
        _seat(t, table.active, "position.table.active")
        t.active = table.active
    if (table.unrest or table.escaped) and not t.solo:
        raise PositionError("position.table.unrest: there is unrest in solitaire play only")
    t.unrest = table.unrest or 0
    if t.unrest > t.pace:
        raise PositionError(f"position.table.unrest: after {t.pace} turns a Monster slips away (TS-S3.2)")


def _lay_diseases(t: State, table: ThunderstoneTable) -> None:
    if table.diseases is not UNSET:
        if table.diseases > t.diseases:
            raise PositionError(f"position.table.diseases: besides those that are named there are {t.diseases}")
        t.diseases = table.diseases


def _seat(t: State, seat: int, where: str) -> None:
    if seat >= t.n:
        raise PositionError(f"{where}: there is no seat {seat}, the seats are 0 to {t.n - 1}")


def _lay_village(t: State, table: ThunderstoneTable) -> None:
    cards = t.content.cards
    for card, number in (table.village or {}).items():
        where = f"position.table.village.{card}"
        if cards[card].cost is None:
            raise PositionError(f"{where}: this card is never for sale")
        if number > cards[card].copies:
            raise PositionError(f"{where}: there are only {cards[card].copies}")
        family = cards[card].family
        kinds = t.families if family else t.village
        if (family or card) not in t.stacks():
            kinds.append(family or card)
            t.stock.update({each: cards[each].copies for each in t.content.stacks[family or card]})
        t.stock[card] = number
    for j, card in enumerate(table.destroyed or []):
        where = f"position.table.destroyed[{j}]"
        _from_stock(t, _of_a_player(t, card, where))
        if card == DISEASE:
            raise PositionError(f"{where}: a destroyed Disease goes back to its stack (TS-5.17)")
    if table.destroyed is not UNSET:
        t.destroyed = list(table.destroyed)


def _from_stock(t: State, card: str) -> None:
    """Take a card out of its stack if one is there; otherwise it comes from the box."""
    if t.stock.get(card):
        t.stock[card] -= 1
    elif card == DISEASE:
        t.take_disease()


def _to_stock(t: State, cards: Iterable[str]) -> None:
    for card in cards:
        if card in t.stock:
            t.stock[card] += 1


def _of_a_player(t: State, card: str, where: str) -> str:
    """A card that a player can come to own before the game ends."""
    if card == STONE:
        raise PositionError(f"{where}: whoever wins the Thunderstone ends the game (TS-21.1)")
    return card


def _of_the_dungeon(t: State, card: str, where: str) -> str:
    if t.content.cards[card].type not in ("monster", "thunderstone"):
        raise PositionError(f"{where}: '{card}' is neither a Monster nor the Thunderstone")
    return card


def _lay_seats(t: State, table: ThunderstoneTable) -> None:
    seats = table.seats or []
    if len(seats) > t.n:
        raise PositionError(f"position.table.seats: {len(seats)} are given, the game has {t.n}")
    for i, seat in enumerate(seats):  # first of all the old cards go back
        player = t.players[i]
        for given, old in ((seat.hand, player.hand), (seat.deck, player.deck.items()), (seat.discard, player.discard)):
            if given is not UNSET:
                _to_stock(t, old)
    for i, seat in enumerate(seats):
        _lay_seat(t, i, seat)


def _lay_seat(t: State, i: int, seat: PlayerPart) -> None:
    player, where = t.players[i], f"position.table.seats[{i}]"
    for name, cards in (("hand", seat.hand), ("deck", seat.deck), ("discard", seat.discard)):
        for j, card in enumerate(cards or []):
            _from_stock(t, _of_a_player(t, card, f"{where}.{name}[{j}]"))
            _out_of_dungeon(t, card)
    if seat.hand is not UNSET:
        player.hand = sorted(seat.hand)
    if seat.deck is not UNSET:
        player.deck = Deck()
        player.deck.shuffle_on_top(seat.deck)
    if seat.discard is not UNSET:
        player.discard = list(seat.discard)
    if seat.xp is not UNSET:
        player.xp = seat.xp


def _lay_party(t: State, table: ThunderstoneTable) -> None:
    if table.party is UNSET:
        reveal(t)
        return
    _to_stock(t, t.players[t.active].hand)
    t.players[t.active].hand = []
    t.slots = [_slot(t, i, part) for i, part in enumerate(table.party)]
    for i, slot in enumerate(t.slots):
        if slot.holder != NOBODY and not (0 <= slot.holder < len(t.slots) and t.slots[slot.holder].here):
            raise PositionError(f"position.table.party[{i}].held_by: nobody is in the slot {slot.holder + 1}")


def _slot(t: State, i: int, part: SlotPart) -> Slot:
    where = f"position.table.party[{i}]"
    if part.card is UNSET:
        raise PositionError(f"{where}: its card is needed")
    card = _of_a_player(t, part.card, f"{where}.card")
    slot = Slot(card, part.here is not False)
    if slot.here:
        _from_stock(t, card)
        _out_of_dungeon(t, card)
    if part.held_by:
        if t.content.cards[card].type != "weapon":
            raise PositionError(f"{where}.held_by: Heroes hold Weapons, and '{card}' is none")
        slot.holder = part.held_by - 1
    if part.borrowed_from is not UNSET and part.borrowed_from is not None:
        _seat(t, part.borrowed_from, f"{where}.borrowed_from")
        slot.owner = part.borrowed_from
    slot.used = tuple(number - 1 for number in part.used or [])
    slot.strength, slot.attack = part.strength or 0, part.attack or 0
    slot.turned, slot.thrown = part.turned is True, part.thrown is True
    return slot


def _out_of_dungeon(t: State, card: str) -> None:
    if card in t.dungeon.items():
        t.dungeon.take(card)
    elif card == STONE:
        t.buried = False


def _lay_dungeon(t: State, table: ThunderstoneTable) -> None:
    if table.hall is not UNSET:
        _lay_hall(t, table.hall)
    for rank, breached in enumerate(table.breached or [], 1):
        card = t.hall[rank - 1]
        if breached and (not card or t.content.cards[card].breach is None):
            raise PositionError(f"position.table.breached[{rank - 1}]: the card in Rank {rank} has no Breach")
        t.fired[rank - 1] = breached
    for j, card in enumerate(table.escaped or []):
        where = f"position.table.escaped[{j}]"
        if t.content.cards[card].type != "monster":
            raise PositionError(f"{where}: '{card}' is no Monster")
        _out_of_dungeon(t, card)
    if table.escaped is not UNSET:
        t.escaped = list(table.escaped)
    if table.dungeon is not UNSET:
        t.dungeon = Deck()
        t.dungeon.shuffle_on_top(
            _of_the_dungeon(t, card, f"position.table.dungeon[{j}]") for j, card in enumerate(table.dungeon)
        )
        t.buried = False


def _lay_hall(t: State, given: list[str]) -> None:
    for card in t.hall:
        if card:
            t.dungeon.mix_in(card)
    hall = [*given, *[""] * (RANKS - len(given))]
    for j, card in enumerate(hall):
        where = f"position.table.hall[{j}]"
        if card:
            _out_of_dungeon(t, _of_the_dungeon(t, card, where))
            if not all(hall[:j]):
                raise PositionError(f"{where}: cards close up, a Rank before it is empty (TS-10.2)")
    if hall[0] == STONE:
        raise PositionError("position.table.hall[0]: with the Thunderstone in Rank 1 the game is over (TS-21.1)")
    t.hall = hall
    t.fired = [False] * RANKS


def _check_copies(t: State) -> None:
    cards = components(t)["cards"]
    for card in dict.fromkeys(cards):
        if cards.count(card) > t.content.cards[str(card)].copies:
            most = t.content.cards[str(card)].copies
            raise PositionError(f"position.table: '{card}' lies in {cards.count(card)} places, the box has {most}")


def _stack(t: State, draws: Mapping[str, list[str]]) -> None:
    """What will be drawn next, in order: "deck" (of the active player), "deck 1" (of a seat), "dungeon"."""
    for name, cards in draws.items():
        where, (word, _, number) = f"position.draws.{name}", name.partition(" ")
        if name == "dungeon":
            _stack_dungeon(t, cards, where)
        elif word == "deck" and (not number or (number.isdigit() and int(number) < t.n)):
            deck = t.players[int(number) if number else t.active].deck
            for j, card in enumerate(cards):
                if cards[: j + 1].count(card) > deck.items().count(card) and t.stock.get(card):
                    t.stock[card] -= 1
                    deck.mix_in(card)
            fix_draws(deck, cards, where)
        else:
            raise PositionError(f"{where}: one can fix 'deck', 'deck SEAT' and 'dungeon'")


def _stack_dungeon(t: State, cards: list[str], where: str) -> None:
    """While the Thunderstone is buried it may not be mixed among them, so they lie open for the rules (TS-2.7)."""
    if STONE in cards and t.buried:
        t.buried = False
        t.dungeon.mix_in(STONE)
    fix_draws(t.dungeon, cards, where)
    if t.buried:
        t.dungeon.open[len(t.dungeon.open) - len(cards) :] = [True] * len(cards)
