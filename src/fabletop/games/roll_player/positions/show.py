"""The table in the words of positions: a die is "blue 5"; and what the score is made of."""

from __future__ import annotations

from typing import Literal, cast

from ..content import COLOURS, ROWS
from ..scoring import CATEGORIES, attribute, matches, reckoning
from ..state import EMPTY, State
from .words import InitiativePart, RollPlayerTable, SeatPart, StarsPart, ValuesPart, VariantsPart


def picture(t: State) -> RollPlayerTable:
    bag = [t.colour(die) for die in t.bag.items()]
    return RollPlayerTable(
        round=t.round,
        phase=t.phase,
        start_player=t.start,
        turn=t.turn if t.turn != EMPTY else None,
        variants=VariantsPart(
            choose_class=t.choose_class,
            less_random=t.less_random,
            random_market=t.random_market,
            shorter=t.shorter,
            friendly=t.friendly,
        ),
        seats=[_seat(t, seat) for seat in range(t.n)],
        initiative=[_initiative(t, card) for card in range(len(t.pool))],
        held=_die(t, t.held),
        loose=_dice(t, t.loose),
        drawn_for_classes=[t.colour(die) for die in t.aside],
        market=list(t.market),
        deck=len(t.deck),
        discard=sorted(t.discard),
        trash=sorted(t.trash),
        box=sorted(t.box),
        bag={colour: bag.count(colour) for colour in COLOURS},
        enemy=t.faces[t.enemy] if t.enemy != EMPTY else None,
        picked=[card + 1 for card in t.picked],
        before=t.before,
    )


def _die(t: State, die: int) -> str | None:
    return f"{t.colour(die)} {t.faces[die]}" if die != EMPTY else None


def _dice(t: State, dice: list[int]) -> list[str]:
    return [f"{t.colour(die)} {t.faces[die]}" for die in dice if die != EMPTY]


def _initiative(t: State, card: int) -> InitiativePart:
    return InitiativePart(
        number=card + 1,
        die=_die(t, t.pool[card]),
        gold=t.purse[card],
        taken_by=t.taken[card] if t.taken[card] != EMPTY else None,
    )


def _seat(t: State, seat: int) -> SeatPart:
    sheet = t.sheets[seat]
    shown = SeatPart(
        race=sheet.race,
        side=cast(Literal["female", "male", ""], sheet.side),
        klass=sheet.klass,
        backstory=sheet.backstory,
        alignment=sheet.alignment,
        token=[sheet.token % 3, sheet.token // 3],
        gold=sheet.gold,
        charisma=sheet.charisma,
        starting=_dice(t, sheet.starting),
        weapons=list(sheet.weapons),
        armor=list(sheet.armor),
        traits=list(sheet.traits),
        skills=list(sheet.skills),
        exhausted=list(sheet.exhausted),
    )
    for i, row in enumerate(ROWS):
        setattr(shown, row, _dice(t, sheet.dice[i * 3 : i * 3 + 3]))
    if sheet.complete():
        lines = reckoning(t, seat)
        stars = {category: sum(n for each, _, n in lines if each == category) for category in CATEGORIES}
        shown.stars = StarsPart(total=sum(n for _, _, n in lines), **stars)
        shown.lines = {what: n for _, what, n in lines}
        shown.values = ValuesPart(**{row: attribute(t, seat, i) for i, row in enumerate(ROWS)})
        shown.matches = matches(t, seat)
    return shown
