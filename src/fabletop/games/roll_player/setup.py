"""Setup (RP-3), with the changes of the variants (RP-16) and of solo play (RP-17a)."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel import Question, Rng, Rules, SetupError, ask
from .choices import CHOOSE_CLASS, PICK_DIE, PLACE_IN, TAKE_SHEET, ChooseClass, PickDie, PlaceIn, TakeSheet
from .content import COLOURS, Colour, Content, Row
from .events import (
    ClassChosen,
    ClassDie,
    Dealt,
    MarketLaid,
    Placed,
    SheetTaken,
    StartPlayer,
    StartRoll,
    Trashed,
    from_die,
)
from .named import Side
from .scenes import scene
from .state import CENTRE, EMPTY, ROW_INDEX, Sheet, State

SIDES: tuple[Side, ...] = ("female", "male")
STARTING_GOLD = 5  # RP-3.7
EXTRA_GOLD = (0, 0, 1, 2)  # RP-3.8, RP-3.9: by place in turn order
CARDS_OUT = {1: 7, 2: 7, 3: 3, 4: 0}  # RP-3.29, RP-17.1: from each pile
GOLD_DICE_EACH = {1: 0, 2: 0, 3: 1, 4: 2}  # RP-16.3
CLASS_COLOURS: tuple[Colour, ...] = tuple(colour for colour in COLOURS if colour != "gold")  # RP-2.18, RP-2.19


def begin(content: Content, seats: int, options: Mapping[str, bool | int | str], seed: str) -> State:
    t = State(rng=Rng(seed), n=seats, sheets=[Sheet() for _ in range(seats)])
    t.content = content
    for name in options:
        setattr(t, name, options[name])
    t.faces = [0] * len(content.dice)
    t.bag.shuffle_on_top(range(len(content.dice)))  # RP-3.3
    t.backstories.shuffle_on_top(content.backstories)  # RP-3.23
    t.alignments.shuffle_on_top(content.alignments)
    t.deck.shuffle_on_top(content.market)
    if len(content.backstories) < seats or len(content.alignments) < seats:
        raise SetupError(f"the pack has too few Backstory or Alignment cards for {seats} players")
    if t.solo:  # RP-17.4, RP-17.9
        t.enemy = content.dice.index("gold")
        t.bag.take(t.enemy)
    t.then("start_player")
    return t


@scene()
def start_player(t: State) -> None:
    tied = list(range(t.n))
    while len(tied) > 1:
        rolls = [t.rng.roll() for _ in tied]  # RP-3.1
        for seat, face in zip(tied, rolls):
            t.tell(StartRoll, "RP-3.1", seat, face)
        tied = [seat for seat, face in zip(tied, rolls) if face == max(rolls)]  # RP-3.2
    t.start = t.turn = tied[0]
    t.tell(StartPlayer, "RP-3.1", t.start)
    t.then("choose_sheet", t.start)


# -- Character Sheets and Gold ---------------------------------------------------------------------


def _sheets(t: State, seat: int) -> list[TakeSheet]:
    return [TAKE_SHEET[race, side] for race in t.content.races for side in SIDES]


def _sheet_refusal(t: State, seat: int, key: TakeSheet) -> str:
    return "RP-3.5" if any(sheet.race == key.race for sheet in t.sheets) else ""


def _sheets_fast(t: State, seat: int) -> list[TakeSheet]:
    taken = [sheet.race for sheet in t.sheets]
    return [TAKE_SHEET[race, side] for race in t.content.races if race not in taken for side in SIDES]


SHEET = Question("sheet", "RP-3.4", _sheets, _sheet_refusal, fast=_sheets_fast)


@scene()
def choose_sheet(t: State, seat: int) -> Rules[None]:
    t.turn = seat
    key = yield from ask(t, seat, SHEET)
    sheet = t.sheets[seat]
    sheet.race, sheet.side = key.race, key.side
    t.tell(SheetTaken, "RP-3.4", seat, key.race)
    following = t.next(seat)
    if following != t.start:
        t.then("choose_sheet", following)
    else:
        t.then("deal_gold")


@scene()
def deal_gold(t: State) -> None:
    for place, seat in enumerate(t.order(t.start)):
        t.gain(seat, STARTING_GOLD, "RP-3.7")
        if not t.shorter:  # RP-16.11
            t.gain(seat, EXTRA_GOLD[place], "RP-3.8")
    if t.choose_class:
        t.then("choose_class", t.previous(t.start))  # RP-3.20
    else:
        t.then("draw_class", t.start)


# -- Classes ---------------------------------------------------------------------------------------


def _colour_taken(t: State, colour: Colour) -> bool:
    return any(sheet.klass and t.content.classes[sheet.klass].colour == colour for sheet in t.sheets)


def _sides(t: State, seat: int, colour: Colour) -> list[ChooseClass]:
    return [CHOOSE_CLASS[klass] for klass in t.content.cards_of[colour]]


def _all_classes(t: State, seat: int) -> list[ChooseClass]:
    return [CHOOSE_CLASS[klass] for klass in t.content.classes]


def _class_refusal(t: State, seat: int, key: ChooseClass) -> str:
    return "RP-3.21" if _colour_taken(t, t.content.classes[key.klass].colour) else ""


CLASS_SIDE = Question("class_side", "RP-3.13", _sides)
CLASS_CHOICE = Question("class_choice", "RP-3.20", _all_classes, _class_refusal)


@scene()
def draw_class(t: State, seat: int) -> Rules[None]:
    t.turn = seat
    while True:  # RP-3.16
        die = t.bag.draw(t.rng)
        t.aside.append(die)  # RP-3.19
        colour = t.colour(die)
        t.tell(ClassDie, "RP-3.12", seat, colour)
        if colour != "gold" and not _colour_taken(t, colour):  # RP-3.14, RP-3.15
            break
    key = yield from ask(t, seat, CLASS_SIDE, colour)
    t.sheets[seat].klass = key.klass
    t.tell(ClassChosen, "RP-3.13", seat, key.klass)
    following = t.next(seat)
    if following != t.start:
        t.then("draw_class", following)
    else:
        for die in t.aside:  # RP-3.18
            t.return_die(die)
        t.aside.clear()
        t.then("deal")


@scene()
def choose_class(t: State, seat: int) -> Rules[None]:
    t.turn = seat
    key = yield from ask(t, seat, CLASS_CHOICE)
    t.sheets[seat].klass = key.klass
    t.tell(ClassChosen, "RP-3.20", seat, key.klass)
    if seat != t.start:
        t.then("choose_class", t.previous(seat))
    else:
        t.then("deal")


# -- Cards, Market, Initiative cards, starting dice ------------------------------------------------


@scene()
def deal(t: State) -> None:
    for seat in t.order(t.start):
        sheet = t.sheets[seat]
        sheet.backstory = t.backstories.draw(t.rng)  # RP-3.24
        sheet.alignment = t.alignments.draw(t.rng)
        sheet.token = CENTRE  # RP-3.27
        t.tell(Dealt, "RP-3.24", seat, sheet.backstory, sheet.alignment)
    _build_deck(t)
    cards = max(t.n, 2) + 1
    t.market = [t.draw_card() for _ in range(cards)]  # RP-3.31
    t.tell(MarketLaid, "RP-3.31")
    if t.solo:
        t.trash.append(t.draw_card())  # RP-17.5
        t.tell(Trashed, "RP-17.5", t.trash[0])
    t.pool = [EMPTY] * cards  # RP-3.32
    t.taken = [EMPTY] * cards
    t.purse = [0, *[1] * (cards - 2), 0]  # RP-3.33
    _draw_starting_dice(t)
    t.then("place_starting_dice", t.start)


def _build_deck(t: State) -> None:
    market = t.content.market
    cards = list(market)
    if t.solo:
        t.box = [card for card in cards if not market[card].solo]  # RP-17.3
        cards = [card for card in cards if market[card].solo]
    out = CARDS_OUT[t.n]
    t.deck.parts, t.deck.open = [], []
    if t.random_market:  # RP-16.7 to RP-16.9
        t.deck.shuffle_on_top(cards)
        t.discard = [t.deck.draw(t.rng) for _ in range(2 * out)]
    else:
        for dots in (2, 1):  # RP-3.30: the single-dot pile on top
            t.deck.shuffle_on_top(card for card in cards if market[card].dots == dots)
            t.discard += [t.deck.draw(t.rng) for _ in range(out)]  # RP-3.29, RP-3.43


def _draw_starting_dice(t: State) -> None:
    if t.less_random:  # RP-16.2, RP-16.3
        for seat in t.order(t.start):
            for colour in (*CLASS_COLOURS, *["gold"] * GOLD_DICE_EACH[t.n]):
                die = next(die for die in t.bag.items() if t.colour(die) == colour)
                t.bag.take(die)  # RP-16.6
                t.sheets[seat].starting.append(die)
    for seat in t.order(t.start):
        starting = t.sheets[seat].starting
        starting += t.draw_dice(t.starting_dice() - len(starting))  # RP-3.35, RP-16.13
        for die in starting:
            t.roll(die)  # RP-3.36


def _picks(t: State, seat: int) -> list[PickDie]:
    dice = t.sheets[seat].starting
    return list(dict.fromkeys([PICK_DIE[t.colour(die), t.faces[die]] for die in dice]))


def _rows(t: State, seat: int) -> list[PlaceIn]:
    return list(PLACE_IN)


def open_rows(t: State, seat: int) -> list[PlaceIn]:
    dice = t.sheets[seat].dice
    return [PLACE_IN[row] for row in range(6) if dice[row * 3 + 2] == EMPTY]  # RP-18.8: no gaps


def row_refusal(t: State, seat: int, key: PlaceIn) -> str:
    full = t.sheets[seat].free_space(ROW_INDEX[key.row]) < 0
    return ("RP-3.37" if t.phase == "setup" else "RP-5.9") if full else ""


STARTING_DIE = Question("starting_die", "RP-3.45", _picks)
STARTING_ROW = Question("starting_row", "RP-3.37", _rows, row_refusal, fast=open_rows)


@scene()
def place_starting_dice(t: State, seat: int) -> Rules[None]:
    """RP-3.46: each player places all dice before the next one does. No Attribute Action (RP-3.38)."""
    t.turn = seat
    while t.sheets[seat].starting:
        picked = yield from ask(t, seat, STARTING_DIE)
        hold_starting_die(t, seat, picked.colour, picked.face)
        row = (yield from ask(t, seat, STARTING_ROW)).row
        die = t.held
        place_die(t, seat, row)
        if t.colour(die) == "gold":
            t.gain(seat, t.klass(seat).gold_die, "RP-3.40", from_die(die))  # RP-3.41, RP-3.47
        if t.sheets[seat].free_space(ROW_INDEX[row]) < 0:
            t.gain(seat, 1, "RP-3.39", from_die(die))
    following = t.next(seat)
    if following != t.start:
        t.then("place_starting_dice", following)
    else:
        t.round = 1
        t.then("roll_phase")  # RP-3.42


def hold_starting_die(t: State, seat: int, colour: Colour, face: int) -> None:
    starting = t.sheets[seat].starting
    t.held = next(die for die in starting if t.colour(die) == colour and t.faces[die] == face)
    starting.remove(t.held)


def place_die(t: State, seat: int, row: Row) -> int:
    """Put the held die into the leftmost empty space of a row (RP-3.37, RP-5.7), as it lies (RP-5.8)."""
    sheet = t.sheets[seat]
    space = sheet.free_space(ROW_INDEX[row])
    die, t.held = t.held, EMPTY
    sheet.dice[space] = die
    t.tell(Placed, "RP-5.7", seat, t.colour(die), t.faces[die], row, die)
    return space
