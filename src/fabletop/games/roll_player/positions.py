"""Laying out a position. What is named is taken from where it lies, so that every component exists once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec

from ...kernel import PositionError
from ...kernel.position import checked
from .buying import hands
from .content import COLOURS, ROWS
from .setup import STARTING_GOLD
from .state import EMPTY, SPACES, State

Natural = Annotated[int, msgspec.Meta(ge=0)]
Coordinate = Annotated[int, msgspec.Meta(ge=0, le=2)]
Row = Annotated[list[str], msgspec.Meta(max_length=3)]
PHASES = {
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


class SeatPatch(msgspec.Struct, forbid_unknown_fields=True, rename={"klass": "class"}):
    race: str | None = None
    side: Literal["female", "male"] | None = None
    klass: str | None = None
    backstory: str | None = None
    alignment: str | None = None
    token: tuple[Coordinate, Coordinate] | None = None
    gold: Natural | None = None
    charisma: Natural | None = None
    STR: Row = []
    DEX: Row = []
    CON: Row = []
    INT: Row = []
    WIS: Row = []
    CHA: Row = []
    starting: list[str] = []
    weapons: list[str] = []
    armor: list[str] = []
    traits: list[str] = []
    skills: list[str] = []
    exhausted: list[str] = []


class CardPatch(msgspec.Struct, forbid_unknown_fields=True):
    number: Annotated[int, msgspec.Meta(ge=1, le=5)]
    die: str | None = None
    gold: Annotated[int, msgspec.Meta(ge=0, le=1)] | None = None
    taken_by: Natural | None = None


class TablePatch(msgspec.Struct, forbid_unknown_fields=True):
    round: Annotated[int, msgspec.Meta(ge=1)] | None = None
    start_player: Natural | None = None
    seats: list[SeatPatch] = []
    initiative: list[CardPatch] | None = None
    held: str | None = None
    market: list[str] | None = None
    discard: list[str] | None = None
    trash: list[str] | None = None


def _check_numbers(t: State, patch: TablePatch, at: tuple[str | int, ...]) -> None:
    """What the fields allow one by one and the rules never bring about."""
    last = SPACES - t.starting_dice()
    if t.round > last:
        raise PositionError(f"position.table.round: the last round of this game is {last}, not {t.round}")
    taken = [seat for seat in t.taken if seat != EMPTY]
    for seat in taken:
        if taken.count(seat) > 1:
            raise PositionError(f"position.table.initiative: seat {seat} has taken two cards")
    if patch.held is not None and at[0] != "dice_place":
        raise PositionError(f"position.table.held: nobody holds a die in the scene '{at[0]}'")
    for seat, sheet in enumerate(t.sheets):
        if sheet.klass and hands(t, seat) > t.klass(seat).hands:
            raise PositionError(f"position.table.seats[{seat}].weapons: these need too many hands (RP-8.3)")
        if at[0] in ("dice_turn", "dice_place") and EMPTY not in sheet.dice and (seat not in taken or seat == at[1]):
            raise PositionError(f"position.table.seats[{seat}]: the sheet is full, and a die is to be placed")
    if at[0] == "dice_place" and not 1 <= int(at[2]) <= len(t.pool):
        raise PositionError(f"position.at: there is no Initiative card {at[2]} in play")
    if at[0] == "dice_action" and (at[2] not in ROWS or at[3] not in (0, 1)):
        raise PositionError("position.at: 'dice_action' takes a seat, a row and 0 or 1")


def arrange(t: State, table: Any, draws: Mapping[str, list[str]], at: tuple[str | int, ...]) -> None:
    patch = checked(TablePatch, table, "position.table")
    scene = str(at[0])
    if scene:
        t.phase = PHASES.get(scene, "setup")
        _clear_sheets(t, 0 if scene in BEFORE_GOLD else STARTING_GOLD)
        _lay_numbers(t, patch)
        _lay_cards(t, patch)
        _lay_dice(t, patch, scene, at)
        _check_numbers(t, patch, at)
    elif table:
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


def _lay_numbers(t: State, patch: TablePatch) -> None:
    if patch.round is not None:
        t.round = patch.round
    if patch.start_player is not None:
        _seat(t, patch.start_player, "position.table.start_player")
        t.start = t.turn = patch.start_player
    if len(patch.seats) > t.n:
        raise PositionError(f"position.table.seats: {len(patch.seats)} are given, the game has {t.n}")
    content = t.content
    for i, seat in enumerate(patch.seats):
        where, sheet = f"position.table.seats[{i}]", t.sheets[i]
        for name, known in (
            ("race", content.races),
            ("klass", content.classes),
            ("backstory", content.backstories),
            ("alignment", content.alignments),
        ):
            wanted = getattr(seat, name)
            if wanted is not None:
                label = "class" if name == "klass" else name
                if wanted not in known:
                    raise PositionError(f"{where}.{label}: there is no {label} '{wanted}'")
                _give(t, i, name, wanted)
        sheet.side = seat.side or sheet.side
        sheet.gold = sheet.gold if seat.gold is None else seat.gold
        sheet.charisma = seat.charisma or 0
        if seat.token is not None:
            sheet.token = seat.token[1] * 3 + seat.token[0]
    for name in ("race", "klass", "backstory", "alignment"):
        owned = [_colour_or_name(t, name, getattr(sheet, name)) for sheet in t.sheets if getattr(sheet, name)]
        for i, value in enumerate(owned):
            if value in owned[:i]:
                label = "class" if name == "klass" else name
                raise PositionError(f"position.table.seats[{i}].{label}: another seat has it ('{value}')")


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
    return t.content.classes[value].colour if name == "klass" else value


# -- Market cards ----------------------------------------------------------------------------------


def _lay_cards(t: State, patch: TablePatch) -> None:
    wanted: list[tuple[str, list[str], list[str]]] = []
    for name in ("market", "discard", "trash"):
        cards = getattr(patch, name)
        if cards is not None:
            wanted.append((f"position.table.{name}", cards, _emptied(t, getattr(t, name))))
    for i, seat in enumerate(patch.seats):
        for area in ("weapons", "armor", "traits", "skills", "exhausted"):
            where = f"position.table.seats[{i}].{area}"
            wanted.append((where, getattr(seat, area), getattr(t.sheets[i], area)))
    for where, cards, zone in wanted:
        for j, card in enumerate(cards):
            entry = t.content.market.get(card)
            if entry is None:
                raise PositionError(f"{where}[{j}]: there is no Market card '{card}'")
            area = where.rpartition(".")[2]
            fits = {
                "weapons": "weapon",
                "armor": "armor",
                "traits": "trait",
                "skills": "skill",
                "exhausted": "skill",
            }
            if entry.type != fits.get(area, entry.type):
                raise PositionError(f"{where}[{j}]: '{card}' is no {fits[area]} but a {entry.type}")
            if any(card in placed for _, _, placed in wanted):
                raise PositionError(f"{where}[{j}]: '{card}' stands twice")
            _take_card(t, card)
            zone.append(card)


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


def _lay_dice(t: State, patch: TablePatch, scene: str, at: tuple[str | int, ...]) -> None:
    for i, seat in enumerate(patch.seats):
        for r, row in enumerate(ROWS):
            for j, text in enumerate(getattr(seat, row)):
                t.sheets[i].dice[r * 3 + j] = _die(t, text, f"position.table.seats[{i}].{row}[{j}]")
        t.sheets[i].starting = [
            _die(t, text, f"position.table.seats[{i}].starting[{j}]") for j, text in enumerate(seat.starting)
        ]
    if patch.held is not None:
        t.held = _die(t, patch.held, "position.table.held")
    elif scene == "dice_place":
        raise PositionError("position.table.held: the scene 'dice_place' needs a die in hand")
    if len(at) > 1 and not (isinstance(at[1], int) and 0 <= at[1] < t.n):
        raise PositionError(f"position.at: there is no seat {at[1]!r}, the seats are 0 to {t.n - 1}")
    for i, card in enumerate(patch.initiative or []):
        where = f"position.table.initiative[{i}]"
        if card.number > len(t.pool):
            raise PositionError(f"{where}.number: there is no Initiative card {card.number} in play")
        if card.die is not None:
            t.pool[card.number - 1] = _die(t, card.die, f"{where}.die")
        if card.gold is not None:
            t.purse[card.number - 1] = card.gold
        if card.taken_by is not None:
            _seat(t, card.taken_by, f"{where}.taken_by")
            t.taken[card.number - 1] = card.taken_by
    if scene in ("dice_turn", "dice_place", "dice_action") and patch.initiative is None:
        _lay_default_pool(t, scene, at)
    if scene in ("dice_place", "dice_action", "dice_end", "market_turn"):
        _everybody_took_a_card(t, at)


def _lay_default_pool(t: State, scene: str, at: tuple[str | int, ...]) -> None:
    """Those who had their Dice turn took cards; on the others lie random dice showing 1, 2, 3..."""
    seat = int(at[1])
    before = t.order(t.start)[: t.order(t.start).index(seat)]
    if scene == "dice_place" and len(at) > 2 and at[2] in range(1, len(t.taken) + 1):
        t.taken[int(at[2]) - 1] = seat
    for each in before if scene == "dice_turn" or seat in t.taken else (*before, seat):
        t.taken[t.taken.index(EMPTY)] = each
    for card in range(len(t.pool)):
        if t.taken[card] == EMPTY:
            t.pool[card] = die = t.bag.draw(t.rng)
            t.faces[die] = card + 1


def _everybody_took_a_card(t: State, at: tuple[str | int, ...]) -> None:
    """Where a scene needs it: whoever has no Initiative card takes the lowest free one, in turn order."""
    if at[0] == "dice_place" and len(at) == 3 and at[2] in range(1, len(t.taken) + 1):
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
    for part, known in zip(t.bag.parts, t.bag.open):
        for die in part:
            if not known and t.colour(die) == colour:
                return die
    raise PositionError(f"{where}: there is no {colour} die left")


def _seat(t: State, seat: int, where: str) -> None:
    if seat >= t.n:
        raise PositionError(f"{where}: there is no seat {seat}, the seats are 0 to {t.n - 1}")


# -- draws -----------------------------------------------------------------------------------------


def _stack(t: State, draws: Mapping[str, Iterable[str]]) -> None:
    """What will be drawn next, in order."""
    for name, items in draws.items():
        if name == "deck":
            if t.phase == "setup":
                raise PositionError("position.draws.deck: setup shuffles the deck; fix its cards in a later scene")
            for j, card in reversed(list(enumerate(items))):
                if card not in t.deck.items():
                    raise PositionError(f"position.draws.deck[{j}]: '{card}' is not in the deck")
                t.deck.take(card)
                t.deck.lay_on_top(card)
        elif name == "bag":
            dice = [_drawn(t, colour, f"position.draws.bag[{j}]") for j, colour in enumerate(items)]
            for die in reversed(dice):
                t.bag.lay_on_top(die)
        else:
            raise PositionError(f"position.draws.{name}: one can fix the draws of 'deck' and 'bag'")


def _drawn(t: State, colour: str, where: str) -> int:
    if colour not in COLOURS:
        raise PositionError(f"{where}: there is no die of colour '{colour}'")
    die = _of_colour(t, colour, where)
    t.bag.take(die)
    return die
