"""Laying out a position. What is named is taken from where it lies, so that every component exists once."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET, UnsetType

from ....kernel import PositionError
from ....kernel.vocabulary import fix_draws
from ..content import COLOURS, ROWS
from ..setup import STARTING_GOLD
from ..state import EMPTY, SPACES, Phase, State
from .possible import check_table
from .words import RollPlayerTable, SeatPart

At = tuple[str | int, ...]
PHASES: dict[str, Phase] = {
    "roll_phase": "roll",
    "dice_turn": "dice",
    "dice_place": "dice",
    "dice_action": "dice",
    "dice_end": "dice",
    "market_turn": "market",
    "market_end": "market",
    "cleanup": "cleanup",
    "last_discards": "end",
}
BEFORE_GOLD = ("start_player", "choose_sheet", "deal_gold")
IN_DICE_TURN = ("dice_turn", "dice_place", "dice_action")
LABELS = {"race": "race", "klass": "class", "backstory": "backstory", "alignment": "alignment"}
AREAS = {"weapons": "weapon", "armor": "armor", "traits": "trait", "skills": "skill", "exhausted": "skill"}


def arrange(t: State, table: RollPlayerTable, draws: Mapping[str, list[str]], at: At) -> None:
    scene = str(at[0])
    if scene:
        t.phase = PHASES.get(scene, "setup")
        _clear_sheets(t, 0 if scene in BEFORE_GOLD else STARTING_GOLD)
        _lay_numbers(t, table)
        _lay_seats(t, table.seats or [])
        _lay_cards(t, table)
        _lay_dice(t, table, at)
        check_table(t, table, at)
    elif table != RollPlayerTable():
        raise PositionError("position.table: a game from its beginning takes no table; say a scene with 'at'")
    _stack(t, draws)


def _clear_sheets(t: State, gold: int) -> None:
    """A position has only the dice that it names, seat 0 as Start Player, and nobody has gained Gold yet."""
    t.start = t.turn = 0
    for sheet in t.sheets:
        sheet.gold = gold
        for die in (*sheet.dice, *sheet.starting):
            if die != EMPTY:
                t.return_die(die)
        sheet.dice = [EMPTY] * SPACES
        sheet.starting = []


def _lay_numbers(t: State, table: RollPlayerTable) -> None:
    if table.round is not UNSET:
        t.round = table.round
    if table.start_player is not UNSET:
        _seat(t, table.start_player, "position.table.start_player")
        t.start = t.turn = table.start_player


def _lay_seats(t: State, seats: list[SeatPart]) -> None:
    if len(seats) > t.n:
        raise PositionError(f"position.table.seats: {len(seats)} are given, the game has {t.n}")
    for i, seat in enumerate(seats):
        sheet = t.sheets[i]
        _lay_identity(t, i, seat)
        sheet.side = seat.side or sheet.side
        sheet.gold = sheet.gold if seat.gold is UNSET else seat.gold
        sheet.charisma = seat.charisma or 0
        if seat.token is not UNSET:
            sheet.token = seat.token[1] * 3 + seat.token[0]
    for name, label in LABELS.items():
        owned = [_colour_or_name(t, name, getattr(sheet, name)) for sheet in t.sheets]
        for i, value in enumerate(owned):
            if value and value in owned[:i]:
                raise PositionError(f"position.table.seats[{i}].{label}: another seat has it ('{value}')")


def _lay_identity(t: State, i: int, seat: SeatPart) -> None:
    for name in LABELS:
        wanted: str | UnsetType = getattr(seat, name)
        if wanted is not UNSET:
            _give(t, i, name, wanted)


def _give(t: State, seat: int, name: str, wanted: str) -> None:
    """Two seats exchange cards if one has what the other wants."""
    old = getattr(t.sheets[seat], name)
    for other in range(seat + 1, t.n):
        theirs = getattr(t.sheets[other], name)
        if old and theirs and _colour_or_name(t, name, theirs) == _colour_or_name(t, name, wanted):
            setattr(t.sheets[other], name, old)
    setattr(t.sheets[seat], name, wanted)


def _colour_or_name(t: State, name: str, value: str) -> str:
    """Two sides of one Class card cannot both be in play (RP-2.14)."""
    return t.content.classes[value].colour if name == "klass" and value else value


# -- Market cards ----------------------------------------------------------------------------------


def _lay_cards(t: State, table: RollPlayerTable) -> None:
    wanted: list[tuple[str, list[str], list[str]]] = []
    for name in ("market", "discard", "trash"):
        cards: list[str] | UnsetType = getattr(table, name)
        if cards is not UNSET:
            wanted.append((f"position.table.{name}", cards, _emptied(t, getattr(t, name))))
    for i, seat in enumerate(table.seats or []):
        for area in AREAS:
            wanted.append((f"position.table.seats[{i}].{area}", getattr(seat, area) or [], getattr(t.sheets[i], area)))
    for where, cards, zone in wanted:
        for j, card in enumerate(cards):
            _check_card(t, card, where.rpartition(".")[2], f"{where}[{j}]")
            if any(card in placed for _, _, placed in wanted):
                raise PositionError(f"{where}[{j}]: '{card}' stands twice")
            _take_card(t, card)
            zone.append(card)


def _check_card(t: State, card: str, area: str, where: str) -> None:
    entry = t.content.market[card]
    if t.solo and not entry.solo:
        raise PositionError(f"{where}: '{card}' is not in a solo game (RP-17.3)")
    if entry.type != AREAS.get(area, entry.type):
        raise PositionError(f"{where}: '{card}' is no {AREAS[area]} but a {entry.type}")


def _emptied(t: State, zone: list[str]) -> list[str]:
    for card in zone:
        t.deck.mix_in(card)
    zone.clear()
    return zone


def _take_card(t: State, card: str) -> None:
    for zone in (t.market, t.discard, t.trash, t.box):
        if card in zone:
            zone.remove(card)
            return
    t.deck.take(card)


# -- dice ------------------------------------------------------------------------------------------


def _lay_dice(t: State, table: RollPlayerTable, at: At) -> None:
    scene = at[0]
    for i, seat in enumerate(table.seats or []):
        for r, row in enumerate(ROWS):
            for j, text in enumerate(getattr(seat, row) or []):
                t.sheets[i].dice[r * 3 + j] = _die(t, text, f"position.table.seats[{i}].{row}[{j}]")
        t.sheets[i].starting = [
            _die(t, text, f"position.table.seats[{i}].starting[{j}]") for j, text in enumerate(seat.starting or [])
        ]
    if table.held:
        t.held = _die(t, table.held, "position.table.held")
    _lay_initiative(t, table)
    if scene in IN_DICE_TURN and table.initiative is UNSET:
        _lay_default_pool(t, at)
    if scene in ("dice_place", "dice_action", "dice_end", "market_turn"):
        _everybody_took_a_card(t, at)
    for card, seat_number in enumerate(t.taken):
        if seat_number != EMPTY and at != ("dice_place", seat_number, card + 1):
            t.purse[card] = 0  # RP-5.10


def _lay_initiative(t: State, table: RollPlayerTable) -> None:
    for i, card in enumerate(table.initiative or []):
        where = f"position.table.initiative[{i}]"
        if card.number is UNSET:
            raise PositionError(f"{where}: its number is needed")
        if card.number > len(t.pool):
            raise PositionError(f"{where}.number: there is no Initiative card {card.number} in play")
        if card.die and card.taken_by is not UNSET and card.taken_by is not None:
            raise PositionError(f"{where}: whoever takes a card takes the die on it (RP-5.3)")
        if card.die:
            t.pool[card.number - 1] = _die(t, card.die, f"{where}.die")
        if card.gold is not UNSET:
            t.purse[card.number - 1] = card.gold
        if card.taken_by is not UNSET and card.taken_by is not None:
            _seat(t, card.taken_by, f"{where}.taken_by")
            t.taken[card.number - 1] = card.taken_by


def _lay_default_pool(t: State, at: At) -> None:
    """Those who had their Dice turn took cards; on the others lie random dice showing 1, 2, 3..."""
    scene, seat = at[0], int(at[1])
    before = t.order(t.start)[: t.order(t.start).index(seat)]
    if scene == "dice_place" and at[2] in range(1, len(t.taken) + 1):
        t.taken[int(at[2]) - 1] = seat
    for each in before if scene == "dice_turn" or seat in t.taken else (*before, seat):
        t.taken[t.taken.index(EMPTY)] = each
    for card in range(len(t.pool)):
        if t.taken[card] == EMPTY:
            t.pool[card] = die = t.bag.draw(t.rng)
            t.faces[die] = card + 1


def _everybody_took_a_card(t: State, at: At) -> None:
    """Where a scene needs it: whoever has no Initiative card takes the lowest free one, in turn order."""
    if at[0] == "dice_place" and at[2] in range(1, len(t.taken) + 1):
        t.taken[int(at[2]) - 1] = int(at[1])
    in_turn = at[0] in ("dice_place", "dice_action")
    for seat in (int(at[1]),) if in_turn else t.order(t.start):
        if seat not in t.taken:
            free = [card for card in range(len(t.taken)) if t.taken[card] == EMPTY and t.pool[card] == EMPTY]
            if not free:
                raise PositionError(f"position.table.initiative: no card is free for seat {seat}")
            t.taken[free[0]] = seat


def _die(t: State, text: str, where: str) -> int:
    colour, _, face = text.partition(" ")
    if colour not in COLOURS:
        raise PositionError(f"{where}: there is no die of colour '{colour}'")
    if face not in ("1", "2", "3", "4", "5", "6"):
        raise PositionError(f"{where}: a die shows 1 to 6, not '{face}'")
    found = _of_colour(t, colour, where)
    t.bag.take(found)
    t.faces[found] = int(face)
    return found


def _of_colour(t: State, colour: str, where: str) -> int:
    """A die of the bag, rather one that is not fixed as the next."""
    if colour not in COLOURS:
        raise PositionError(f"{where}: there is no die of colour '{colour}'")
    for part in t.bag.parts:
        for die in part:
            if t.colour(die) == colour:
                return die
    raise PositionError(f"{where}: there is no {colour} die left")


def _seat(t: State, seat: int, where: str) -> None:
    if seat >= t.n:
        raise PositionError(f"{where}: there is no seat {seat}, the seats are 0 to {t.n - 1}")


# -- draws -----------------------------------------------------------------------------------------


def _stack(t: State, draws: Mapping[str, list[str]]) -> None:
    """What will be drawn next, in order."""
    for name, items in draws.items():
        where = f"position.draws.{name}"
        if name == "deck":
            if t.phase == "setup":
                raise PositionError(f"{where}: setup shuffles the deck; fix its cards in a later scene")
            fix_draws(t.deck, items, where)
        elif name == "bag":
            dice: list[int] = []
            for j, colour in enumerate(items):
                dice.append(_of_colour(t, colour, f"{where}[{j}]"))
                t.bag.take(dice[-1])
            for die in reversed(dice):
                t.bag.shuffle_on_top([die])
        else:
            raise PositionError(f"{where}: one can fix the draws of 'deck' and 'bag'")
