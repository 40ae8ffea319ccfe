"""Mirrezil, the Church and Faer Power on the table."""

from __future__ import annotations

from ...hero.body import CHURCH
from ...state import State
from ...view.piece import BoardPiece, FightPiece
from .. import hook
from ..dragons.rules import dragons_left
from ..ravage.view import RavageView, ravage_view
from .cards import faer_power
from .faer import Aided, Blight
from .rules import RULE


class MirrezilView(BoardPiece, frozen=True, kw_only=True, tag="mirrezil"):
    dragons: list[str]  # the Dragon cards left, the one that is fought first
    church: str | None  # where its figure stands; null while it is part of the land
    guards: dict[str, int]  # a space -> Defensive Magic tokens
    faer: int  # where the Faer Power token stands
    most: int  # where its track ends
    costs: dict[str, int]  # what Faer Power may be spent on, and how much of it
    ravage: RavageView


@hook(RULE)
def laid_out(t: State, seat: int | None) -> MirrezilView:
    blight = t.tales[Blight]
    return MirrezilView(
        dragons=list(dragons_left(t)),
        church=t.church if t.church != CHURCH else None,
        guards=dict(blight.guards),
        faer=blight.faer,
        most=faer_power(t.content).most,
        costs={use.id: use.cost for use in faer_power(t.content).uses},
        ravage=ravage_view(t),
    )


@hook(RULE)
def ledger(t: State) -> str:
    return "EU-66.1"


class AidView(FightPiece, frozen=True, kw_only=True, tag="aid"):
    """A Combat with her."""

    uses: list[str]  # what Faer Power was spent on in this round


@hook(RULE)
def laid_in_fight(t: State) -> AidView | None:
    aided = t.fight_now.tales.find(Aided)
    return None if aided is None else AidView(uses=list(aided.uses))
