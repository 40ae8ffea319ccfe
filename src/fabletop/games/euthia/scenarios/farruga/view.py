"""Farruga on the table."""

from __future__ import annotations

from ...state import State
from ...view.piece import BoardPiece, FightPiece
from .. import hook
from ..dragons.rules import dragons_left
from .combat import Duel
from .flight import Farruga
from .rules import RULE


class FarrugaView(BoardPiece, frozen=True, kw_only=True, tag="farruga"):
    at: str | None  # the hex of her figure; null while it is off the map
    dragons: list[str]  # the Dragon cards left, the one that is fought first
    left: int  # Attack cards
    shown: list[str]  # those turned up for flights, the last one last


@hook(RULE)
def laid_out(t: State, seat: int | None) -> FarrugaView:
    farruga = t.tales[Farruga]
    return FarrugaView(
        at=farruga.at or None,
        dragons=list(dragons_left(t)),
        left=len(farruga.attacks),
        shown=list(farruga.attacked),
    )


@hook(RULE)
def ledger(t: State) -> str:
    return "EU-65.1"


class DuelView(FightPiece, frozen=True, kw_only=True, tag="duel"):
    """A Combat with her."""

    initiative: int  # of three Initiative tokens those that show the Hero; -1 before they are tossed
    drawn: list[str]  # Attack cards, the one of this round last
    spared: bool  # a Water Essence was paid in this round


@hook(RULE)
def laid_in_fight(t: State) -> DuelView | None:
    own = t.fight_now.tales.find(Duel)
    return None if own is None else DuelView(initiative=own.initiative, drawn=list(own.drawn), spared=own.spared)
