"""Everything that may be chosen. A record is the tuple that is stored and sent: `Take(3)` is `("take", 3)`."""

from __future__ import annotations

from ...kernel import Choice, Message, Once, Ref
from ...kernel.messages import Said
from .content import ROWS
from .named import Arrow, Card, Class, Colour, Race, Row, Seat, Side
from .state import DIRECTIONS, EMPTY, ROW_INDEX, State


def die_words(t: State, die: int) -> dict[str, Said]:
    return {"colour": Ref(f"rp-colour-{t.colour(die)}"), "face": t.faces[die]}


# -- leaving it ------------------------------------------------------------------------------------


class Leave(Choice, prefix="rp"):
    """Nothing, or nothing more; some questions have words of their own for it."""

    def say(self, t: State, seat: int, kind: str) -> Message:
        kind = "window" if kind == "just_bought" else kind
        own = kind in ("window", "second_purchase", "last_discards", "refresh")
        return Message(f"rp-do-{self.tag}_{kind}" if own else f"rp-do-{self.tag}")


class Pass(Leave):
    pass


class Done(Leave):
    pass


PASS = Pass()
DONE = Done()


# -- setup -----------------------------------------------------------------------------------------


class TakeSheet(Choice, prefix="rp", tag="sheet"):
    race: Race
    side: Side


class ChooseClass(Choice, prefix="rp", tag="class"):
    klass: Class


class PickDie(Choice, prefix="rp", tag="pick"):
    colour: Colour
    face: int


TAKE_SHEET: Once[tuple[str, Side], TakeSheet] = Once(TakeSheet)
CHOOSE_CLASS: Once[str, ChooseClass] = Once(ChooseClass)
PICK_DIE: Once[tuple[Colour, int], PickDie] = Once(PickDie)


# -- Initiative cards ------------------------------------------------------------------------------


class OnCard(Choice, prefix="rp"):
    """Something to do with the die on an Initiative card."""

    number: int

    def say(self, t: State, seat: int, kind: str) -> Message:
        die = t.pool[self.number - 1]
        if die == EMPTY:
            return Message("rp-thing-card", {"number": self.number})
        gold = t.purse[self.number - 1]
        return Message(self.message(), {"number": self.number, "gold": gold, **die_words(t, die)})

    def message(self) -> str:
        return f"rp-do-{self.tag}"


class Take(OnCard):
    pass


class TurnOver(OnCard, tag="turn"):
    pass


class GetDie(OnCard, tag="card"):
    pass


class PickCard(OnCard, tag="pick"):
    def message(self) -> str:
        return "rp-do-pick_card"


class Lay(Choice, prefix="rp"):
    colour: Colour


class RerollTaken(Choice, prefix="rp"):
    pass


TAKE = tuple(Take(number) for number in range(1, 6))
LAY: Once[Colour, Lay] = Once(Lay)
REROLL_TAKEN = RerollTaken()


# -- the own sheet ---------------------------------------------------------------------------------


class PlaceIn(Choice, prefix="rp", tag="row"):
    row: Row


class OnSpace(Choice, prefix="rp"):
    """Something to do with the die in a space of the own sheet: ("flip", "STR", 1) and so on (RP-2.10)."""

    row: Row
    space: int

    @property
    def at(self) -> int:
        """The number of the space on the sheet."""
        return ROW_INDEX[self.row] * 3 + self.space - 1

    def say(self, t: State, seat: int, kind: str) -> Message:
        die = t.sheets[seat].dice[self.at]
        if die == EMPTY:
            return Message("rp-thing-space", {"row": Ref(f"rp-row-{self.row}"), "space": self.space})
        return Message(f"rp-do-{self.tag}", {**self.words(), **die_words(t, die)})


class Flip(OnSpace):
    pass


class Swap(OnSpace):
    pass


class With(OnSpace):
    pass


class Lower(OnSpace):
    pass


class Reroll(OnSpace):
    pass


class Out(OnSpace):
    pass


class Raise(OnSpace):
    def words(self) -> dict[str, Said]:
        return {**super().words(), "by": 1}


class RaiseBy(OnSpace, tag="raise"):
    by: int


class Move(Choice, prefix="rp"):
    arrow: Arrow


class TakeToken(Choice, prefix="rp", tag="token"):
    pass


class Keep(Choice, prefix="rp"):
    pass


class Back(Choice, prefix="rp"):
    pass


SPACES_OF_ROWS = tuple((row, space) for row in ROWS for space in (1, 2, 3))
PLACE_IN = tuple(PlaceIn(row) for row in ROWS)
FLIP = tuple(Flip(*at) for at in SPACES_OF_ROWS)
SWAP = tuple(Swap(*at) for at in SPACES_OF_ROWS)
WITH = tuple(With(*at) for at in SPACES_OF_ROWS)
RAISE = tuple(Raise(*at) for at in SPACES_OF_ROWS)
LOWER = tuple(Lower(*at) for at in SPACES_OF_ROWS)
REROLL = tuple(Reroll(*at) for at in SPACES_OF_ROWS)
OUT = tuple(Out(*at) for at in SPACES_OF_ROWS)
MOVE = {arrow: Move(arrow) for arrow in DIRECTIONS}
TOKEN = TakeToken()
KEEP, BACK = Keep(), Back()


# -- cards -----------------------------------------------------------------------------------------


class Buy(Choice, prefix="rp"):
    card: Card
    tokens: int  # Charisma tokens spent on it

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message("rp-do-buy", {**self.words(), "gold": self.gold(t, seat)})

    def gold(self, t: State, seat: int) -> int:
        return t.price(seat, self.card) - self.tokens


class BuyTop(Choice, prefix="rp"):
    """The top card of the deck, for what the card that allows it says."""


class Discard(Choice, prefix="rp"):
    card: Card


class TakeGold(Choice, prefix="rp", tag="gold"):
    pass


class Drop(Choice, prefix="rp"):
    card: Card


class Return(Choice, prefix="rp"):
    card: Card


class Refresh(Choice, prefix="rp"):
    card: Card


class UseSkill(Choice, prefix="rp", tag="skill"):
    card: Card


class Target(Choice, prefix="rp"):
    seat: Seat
    card: Card


class ChooseColour(Choice, prefix="rp", tag="colour"):
    colour: Colour


BUY: Once[tuple[str, int], Buy] = Once(Buy)
DISCARD: Once[str, Discard] = Once(Discard)
DROP: Once[str, Drop] = Once(Drop)
RETURN: Once[str, Return] = Once(Return)
REFRESH: Once[str, Refresh] = Once(Refresh)
USE_SKILL: Once[str, UseSkill] = Once(UseSkill)
TAKE_GOLD = TakeGold()
BUY_TOP = BuyTop()
