"""What the fields of a table allow one by one and the rules never bring about."""

from __future__ import annotations

from ....kernel import PositionError
from ..state import EMPTY, State
from .words import RollPlayerTable

At = tuple[str | int, ...]


def check_table(t: State, table: RollPlayerTable, at: At) -> None:
    _check_numbers(t, table, at)
    _check_dice(t, table, at)
    _check_initiative(t, table, at)
    for seat, sheet in enumerate(t.sheets):
        if sheet.klass and t.hands(seat) > t.klass(seat).hands:
            raise PositionError(f"position.table.seats[{seat}].weapons: these need too many hands (RP-8.3)")


def _check_numbers(t: State, table: RollPlayerTable, at: At) -> None:
    if t.round > t.rounds():
        raise PositionError(f"position.table.round: the last round of this game is {t.rounds()}, not {t.round}")
    if table.round == 0 and t.phase != "setup":
        raise PositionError("position.table.round: the first round is 1")
    if at[0] == "dice_place" and not 1 <= int(at[2]) <= len(t.pool):
        raise PositionError(f"position.at: there is no Initiative card {at[2]} in play")


def _check_dice(t: State, table: RollPlayerTable, at: At) -> None:
    if bool(table.held) != (at[0] == "dice_place"):
        raise PositionError(
            "position.table.held: the scene 'dice_place' needs a die in hand"
            if at[0] == "dice_place"
            else f"position.table.held: nobody holds a die in the scene '{at[0]}'"
        )
    for seat, sheet in enumerate(t.sheets):
        where = f"position.table.seats[{seat}]"
        if sheet.starting and at[0] != "place_starting_dice":
            raise PositionError(f"{where}.starting: all dice are placed before the scene '{at[0]}'")
        waiting = seat not in t.taken or at[1:2] == (seat,)
        if at[0] in ("dice_turn", "dice_place") and EMPTY not in sheet.dice and waiting:
            raise PositionError(f"{where}: the sheet is full, and a die is to be placed")


def _check_initiative(t: State, table: RollPlayerTable, at: At) -> None:
    where = "position.table.initiative"
    taken = [seat for seat in t.taken if seat != EMPTY]
    for seat in taken:
        if taken.count(seat) > 1:
            raise PositionError(f"{where}: seat {seat} has taken two cards")
    faces = [t.faces[die] for die in t.pool if die != EMPTY]
    if faces != sorted(faces):
        raise PositionError(f"{where}: the dice lie in rising order (RP-4.4), not {faces}")
    if t.purse and (t.purse[0] or t.purse[-1]):
        raise PositionError(f"{where}: no Gold lies on the lowest and the highest card (RP-3.33)")
    if at[0] in ("dice_turn", "dice_place", "dice_action"):
        order = t.order(t.start)
        turn = order.index(int(at[1]))
        early = [seat for seat in order[turn + (at[0] != "dice_turn") :] if seat in taken]
        if early:
            raise PositionError(f"{where}: seat {early[0]} has not had its turn and has taken a card (RP-5.1)")
