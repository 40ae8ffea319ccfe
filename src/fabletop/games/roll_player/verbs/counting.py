"""What Traits count."""

from __future__ import annotations

from typing import ClassVar

from ....kernel import Ref
from ....kernel.messages import Said
from ..content import Arrow, Positive, Row, Type
from ..odds import FIXABLE, reach
from ..scoring import class_dice, goals_reached, matches, race_modifier, row_dice, row_faces
from ..state import ROW_INDEX, STEPS, State
from .base import Trait


class Cards(Trait, frozen=True, kw_only=True, tag="cards"):
    """Own Market cards of a type."""

    of: Type  # which of them

    grows: ClassVar[int] = 25

    def words(self) -> dict[str, Said]:
        return {"of": self.of}

    def number(self, t: State, seat: int) -> int:
        return sum(t.content.market[card].type == self.of for card in t.sheets[seat].owned())


class LowRow(Trait, frozen=True, kw_only=True, tag="low_row"):
    """An Attribute that is low: the faces as they lie; Weapons never count (RP-15.23)."""

    of: Row  # which of them
    limit: int  # at most so much
    with_race: bool = False  # the card itself counts the Race modifier (RP-13.38)

    def words(self) -> dict[str, Said]:
        return {"row": Ref(f"rp-row-{self.of}"), "limit": self.limit, "race": int(self.with_race)}

    def value(self, t: State, seat: int) -> int:
        row = ROW_INDEX[self.of]
        return sum(row_faces(t, seat, row)) + (race_modifier(t, seat, row) if self.with_race else 0)

    def number(self, t: State, seat: int) -> int:
        return int(self.value(t, seat) <= self.limit)

    def worth(self, t: State, seat: int, left: int) -> float:
        """It may still be spoilt by the dice that are to come."""
        open_spaces = 3 - len(row_dice(t, seat, ROW_INDEX[self.of]))
        return self.stars * reach(open_spaces, -99, self.limit - self.value(t, seat), FIXABLE)


class RowsOfOneValue(Trait, frozen=True, kw_only=True, tag="rows_of_one_value"):
    """Full rows whose dice show the same."""

    grows: ClassVar[int] = 8

    def number(self, t: State, seat: int) -> int:
        rows = [row_faces(t, seat, row) for row in range(6)]
        return sum(len(faces) == 3 and min(faces) == max(faces) for faces in rows)


class RowsOfOneColour(Trait, frozen=True, kw_only=True, tag="rows_of_one_colour"):
    """Full rows whose dice have the same colour."""

    grows: ClassVar[int] = 6

    def number(self, t: State, seat: int) -> int:
        rows = [[t.colour(die) for die in row_dice(t, seat, row)] for row in range(6)]
        return sum(len(colours) == 3 and colours.count(colours[0]) == 3 for colours in rows)


class RowsWithSixes(Trait, frozen=True, kw_only=True, tag="rows_with_sixes"):
    """Rows with enough sixes."""

    limit: Positive  # at least so many

    grows: ClassVar[int] = 12

    def words(self) -> dict[str, Said]:
        return {"limit": self.limit}

    def number(self, t: State, seat: int) -> int:
        return sum(row_faces(t, seat, row).count(6) >= self.limit for row in range(6))


class TokenAt(Trait, frozen=True, kw_only=True, tag="token_at"):
    """The token at an edge of the grid: one more step that way would leave it."""

    of: Arrow  # which of them

    grows: ClassVar[int] = 8

    def words(self) -> dict[str, Said]:
        return {"of": self.of}

    def number(self, t: State, seat: int) -> int:
        return int(STEPS[self.of][t.sheets[seat].token] < 0)


class Gold(Trait, frozen=True, kw_only=True, tag="gold"):
    """Own Gold."""

    grows: ClassVar[int] = 5

    def number(self, t: State, seat: int) -> int:
        return t.sheets[seat].gold


class BackstoryMatches(Trait, frozen=True, kw_only=True, tag="backstory_matches"):
    """Matches with the Backstory."""

    grows: ClassVar[int] = 12

    def number(self, t: State, seat: int) -> int:
        return matches(t, seat)


class DiceOfClass(Trait, frozen=True, kw_only=True, tag="dice_of_class"):
    """Dice of the Class colour."""

    grows: ClassVar[int] = 12

    def number(self, t: State, seat: int) -> int:
        return class_dice(t, seat)


class GoalsReached(Trait, frozen=True, kw_only=True, tag="goals"):
    """Attribute goals that are reached."""

    grows: ClassVar[int] = 15

    def number(self, t: State, seat: int) -> int:
        return len(goals_reached(t, seat))
