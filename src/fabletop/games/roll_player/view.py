"""What a seat may see of the table, listed field by field. The client's types are made from it."""

from __future__ import annotations

import msgspec

from .content import COLOURS, Colour
from .forecast import figures, worth
from .scoring import RANKS, reckoning
from .state import EMPTY, Phase, Sheet, State


class DieView(msgspec.Struct, frozen=True):
    number: int
    colour: Colour
    face: int


class SheetView(msgspec.Struct, frozen=True, rename={"klass": "class"}):
    race: str
    side: str
    klass: str
    backstory: str
    alignment: str
    token: tuple[int, int]  # column and row of the Alignment grid
    gold: int
    charisma: int
    STR: list[DieView]
    DEX: list[DieView]
    CON: list[DieView]
    INT: list[DieView]
    WIS: list[DieView]
    CHA: list[DieView]
    starting: list[DieView]
    weapons: list[str]
    armor: list[str]
    traits: list[str]
    skills: list[str]
    exhausted: list[str]


class InitiativeView(msgspec.Struct, frozen=True):
    number: int
    die: DieView | None
    gold: int
    taken_by: int | None


class Variants(msgspec.Struct, frozen=True):
    choose_class: bool
    less_random: bool
    random_market: bool
    shorter: bool
    friendly: bool


class TableView(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    phase: Phase
    start_player: int
    turn: int | None
    variants: Variants
    seats: list[SheetView]
    initiative: list[InitiativeView]
    held: DieView | None
    loose: list[DieView]
    drawn_for_classes: list[DieView]
    market: list[str]
    deck: int
    discard: list[str]
    trash: list[str]
    box: list[str]
    bag: dict[str, int]  # how many dice of each colour
    enemy: int | None
    picked: list[int]  # Initiative cards picked for Intimidate
    before: int  # the face that a rerolled die may go back to, or 0
    scores: list[list[tuple[str, str, int]]]  # by seat, the lines of the reckoning so far
    figures: list[dict[str, int]]  # by seat
    prices: list[list[int]]  # by seat, in the order of the Market: what each card costs
    worth: list[list[int]]  # by seat, in the order of the Market: the Stars that it would bring now
    hands: list[tuple[int, int]]  # by seat: hands in use, and how many there are
    ranks: list[tuple[int, str]]  # solo: from how many Stars on which rank is reached, the highest first


def view(t: State, seat: int | None) -> TableView:
    """RP-18.1: all is open but what will be drawn, which nobody knows."""
    bag = [t.colour(die) for die in t.bag.items()]
    seats = range(t.n)
    return TableView(
        round=t.round,
        rounds=t.rounds(),
        phase=t.phase,
        start_player=t.start,
        turn=None if t.turn == EMPTY else t.turn,
        variants=Variants(t.choose_class, t.less_random, t.random_market, t.shorter, t.friendly),
        seats=[_sheet(t, sheet) for sheet in t.sheets],
        initiative=[_initiative(t, card) for card in range(len(t.pool))],
        held=_die(t, t.held),
        loose=_dice(t, t.loose),
        drawn_for_classes=_dice(t, t.aside),
        market=list(t.market),
        deck=len(t.deck),
        discard=sorted(t.discard),
        trash=sorted(t.trash),
        box=sorted(t.box),
        bag={colour: bag.count(colour) for colour in COLOURS},
        enemy=None if t.enemy == EMPTY else t.faces[t.enemy],
        picked=[card + 1 for card in t.picked],
        before=t.before,
        scores=[reckoning(t, each) if t.sheets[each].complete() else [] for each in seats],
        figures=[figures(t, each) for each in seats],
        prices=[[t.price(each, card) for card in t.market] for each in seats],
        worth=[[worth(t, each, card) for card in t.market] for each in seats],
        hands=[(t.hands(each), t.klass(each).hands) if t.sheets[each].klass else (0, 0) for each in seats],
        ranks=list(RANKS) if t.solo else [],  # RP-17.39 to RP-17.43
    )


def _die(t: State, die: int) -> DieView | None:
    return None if die == EMPTY else DieView(die, t.colour(die), t.faces[die])


def _dice(t: State, dice: list[int]) -> list[DieView]:
    return [DieView(die, t.colour(die), t.faces[die]) for die in dice if die != EMPTY]


def _initiative(t: State, card: int) -> InitiativeView:
    taken_by = t.taken[card]
    return InitiativeView(card + 1, _die(t, t.pool[card]), t.purse[card], None if taken_by == EMPTY else taken_by)


def _sheet(t: State, sheet: Sheet) -> SheetView:
    dice = [_dice(t, sheet.dice[row * 3 : row * 3 + 3]) for row in range(6)]
    return SheetView(
        race=sheet.race,
        side=sheet.side,
        klass=sheet.klass,
        backstory=sheet.backstory,
        alignment=sheet.alignment,
        token=(sheet.token % 3, sheet.token // 3),
        gold=sheet.gold,
        charisma=sheet.charisma,
        STR=dice[0],
        DEX=dice[1],
        CON=dice[2],
        INT=dice[3],
        WIS=dice[4],
        CHA=dice[5],
        starting=_dice(t, sheet.starting),
        weapons=list(sheet.weapons),
        armor=list(sheet.armor),
        traits=list(sheet.traits),
        skills=list(sheet.skills),
        exhausted=list(sheet.exhausted),
    )
