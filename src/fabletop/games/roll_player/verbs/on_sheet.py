"""Skills on the own sheet and for the own purse."""

from __future__ import annotations

from typing import ClassVar

from ....kernel import Question, Rules, ask
from ....kernel.messages import Said
from ..actions import GRANTED_ACTION, act, shift
from ..choices import OUT, PASS, PLACE_IN, SPACES_OF_ROWS, OnSpace, Out, Pass, PlaceIn, RaiseBy, UseSkill
from ..content import Natural, Positive, Row
from ..events import Moved
from ..phrases import action
from ..state import EMPTY, ROW_INDEX, SPACES, State
from .base import Skill


class ActNow(Skill, frozen=True, kw_only=True, tag="act_now"):
    """Attribute Actions, each on another die (Concentrate, Acrobatics, Knowledge)."""

    actions: tuple[Row, ...]  # Attribute Actions that it gives, one of these
    times: Positive = 1  # how often

    hundredths: ClassVar[int] = 20

    def apply(self, t: State, seat: int) -> Rules[None]:
        spared = EMPTY
        for _ in range(self.times):
            key = yield from ask(t, seat, GRANTED_ACTION, self.actions, spared, False)
            if isinstance(key, Pass | UseSkill):
                return
            if isinstance(key, OnSpace):
                spared = t.sheets[seat].dice[key.at]
            yield from act(t, seat, key)

    def words(self) -> dict[str, Said]:
        rerolls = int(self.times > 1 and "INT" in self.actions)
        of = action(self.actions, "of")
        return {"action": action(self.actions), "of": of, "times": self.times, "rerolls": rerolls}

    def worth(self) -> float:
        return super().worth() + 0.08 * (len(self.actions) > 1) + 0.1 * (self.times - 1)


class TakeGold(Skill, frozen=True, kw_only=True, tag="take_gold"):
    """Nothing to choose, and never a harm: it is not asked (RP-9.11)."""

    gold: Natural  # Gold that it gives

    hundredths: ClassVar[int] = 22

    def apply(self, t: State, seat: int) -> Rules[None]:
        t.gain(seat, self.gold, "RP-15.1")
        yield from ()

    def words(self) -> dict[str, Said]:
        return {"gold": self.gold}


def _raises(t: State, seat: int, most: int) -> list[Pass | RaiseBy]:
    return [PASS, *[RaiseBy(row, space, by) for row, space in SPACES_OF_ROWS for by in range(1, most + 1)]]


def _raise_refusal(t: State, seat: int, key: Pass | RaiseBy, most: int) -> str:
    if isinstance(key, Pass):
        return ""
    die = t.sheets[seat].dice[key.at]
    if die == EMPTY:
        return "RP-6.18"
    return "RP-15.1" if t.faces[die] + key.by > 6 else ""


RAISE_DIE = Question("raise_die", "RP-9.4", _raises, _raise_refusal)


class RaiseDie(Skill, frozen=True, kw_only=True, tag="raise_die"):
    most: Positive  # by how much at most it raises a die

    hundredths: ClassVar[int] = 24

    def apply(self, t: State, seat: int) -> Rules[None]:
        key = yield from ask(t, seat, RAISE_DIE, self.most)
        if isinstance(key, RaiseBy):
            shift(t, seat, key.at, key.by, "RP-9.4")

    def words(self) -> dict[str, Said]:
        return {"most": self.most}


def _lifts(t: State, seat: int) -> list[Pass | Out]:
    return [PASS, *OUT]


def _lift_refusal(t: State, seat: int, key: Pass | Out) -> str:
    if isinstance(key, Pass):
        return ""
    sheet = t.sheets[seat]
    if sheet.dice[key.at] == EMPTY:
        return "RP-6.18"
    rooms = [row for row in range(6) if row != key.at // 3 and sheet.free_space(row) >= 0]
    return "" if rooms else "RP-15.48"


def _lifts_fast(t: State, seat: int) -> list[Pass | Out]:
    sheet = t.sheets[seat]
    open_rows = [row for row in range(6) if sheet.free_space(row) >= 0]
    filled = [space for space in range(SPACES) if sheet.dice[space] != EMPTY]
    return [PASS, *[OUT[space] for space in filled if open_rows not in ([], [space // 3])]]


def _sleight_rows(t: State, seat: int, space: int) -> list[PlaceIn]:
    return list(PLACE_IN)


def _sleight_row_refusal(t: State, seat: int, key: PlaceIn, space: int) -> str:
    row = ROW_INDEX[key.row]
    return "RP-15.48" if row == space // 3 or t.sheets[seat].free_space(row) < 0 else ""


SLEIGHT_DIE = Question("sleight_die", "RP-15.48", _lifts, _lift_refusal, fast=_lifts_fast)
SLEIGHT_ROW = Question("sleight_row", "RP-15.48", _sleight_rows, _sleight_row_refusal)


class SleightOfHand(Skill, frozen=True, kw_only=True, tag="sleight_of_hand"):
    """No action and no Gold follow (RP-15.45, RP-15.46, RP-15.49)."""

    def apply(self, t: State, seat: int) -> Rules[None]:
        key = yield from ask(t, seat, SLEIGHT_DIE)
        if isinstance(key, Pass):
            return
        space = key.at
        row = (yield from ask(t, seat, SLEIGHT_ROW, space)).row
        sheet = t.sheets[seat]
        die = sheet.dice[space]
        sheet.dice[sheet.free_space(ROW_INDEX[row])] = die
        end = space // 3 * 3 + 3
        sheet.dice[space:end] = [*sheet.dice[space + 1 : end], EMPTY]  # RP-15.47
        t.tell(Moved, "RP-15.48", seat, t.colour(die), t.faces[die], row, die)
