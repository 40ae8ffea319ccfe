"""Village effects (TS-6.2, TS-24)."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..choices import DestroyOwn
from ..content import Natural
from ..events import Xp
from ..state import State
from .base import VillageVerb


class Draw(VillageVerb, frozen=True, kw_only=True, tag="draw"):
    """Town Guard (TS-24.58)."""

    draw: Natural  # how many cards

    def apply(self, t: State, i: int) -> None:
        t.draw_into_party(self.draw)

    def worth(self) -> int:
        return 15 * self.draw


class ExtraPurchase(VillageVerb, frozen=True, kw_only=True, tag="extra_purchase"):
    """Barkeep (TS-24.15, TS-24.16)."""

    def apply(self, t: State, i: int) -> None:
        t.purchases += 1

    def worth(self) -> int:
        return 12


class DestroySelf(VillageVerb, frozen=True, kw_only=True, tag="destroy_self"):
    """The coin of the card no longer counts (TS-24.17, TS-24.46)."""

    gold: Natural = 0  # how much Gold it gives
    draw: Natural = 0  # how many cards are drawn

    def apply(self, t: State, i: int) -> None:
        t.destroy_slot(i, "TS-6.5")
        t.gold += self.gold
        t.draw_into_party(self.draw)

    def urge(self, t: State) -> int:
        return 20 if t.turn > 12 * t.n else 0


def pawnable(t: State) -> list[int]:
    """TS-24.48, TS-24.73: cards of the hand that show a coin."""
    return [i for i, slot in enumerate(t.slots) if slot.here and t.card(slot.card).gold is not None]


def _pawns(t: State, seat: int) -> list[DestroyOwn]:
    return [DestroyOwn(i + 1) for i in pawnable(t)]


PAWN = Question("pawn", "TS-24.48", _pawns)


class Pawn(VillageVerb, frozen=True, kw_only=True, tag="pawn"):
    """Pawnbroker: the value of the card and some Gold on top (TS-24.44, TS-24.47)."""

    gold: Natural = 0  # how much on top

    def refusal(self, t: State, i: int) -> str:
        return "" if pawnable(t) else "TS-24.48"

    def apply(self, t: State, i: int) -> Rules[None]:
        pawned = yield from ask(t, t.active, PAWN)
        coin = t.card(t.slots[pawned.place].card).gold
        assert coin is not None
        t.gold += coin + self.gold
        t.destroy_slot(pawned.place, "TS-24.47")

    def worth(self) -> int:
        return 26

    def urge(self, t: State) -> int:
        return 100 if t.militia_here() else 0


class Train(VillageVerb, frozen=True, kw_only=True, tag="train"):
    """Trainer: one Militia for XP; all Militia are alike (TS-24.61, TS-24.62)."""

    xp: Natural  # how much it gives

    def refusal(self, t: State, i: int) -> str:
        return "" if t.militia_here() else "TS-24.62"

    def apply(self, t: State, i: int) -> None:
        t.destroy_slot(t.militia_here()[0], "TS-24.61")
        t.players[t.active].xp += self.xp
        t.tell(Xp, "TS-24.61", t.active, self.xp)

    def worth(self) -> int:
        return 15 * self.xp
