"""What is asked between turns, and how many Scenarios ask: troubles that are turned from oneself."""

from __future__ import annotations

from ..choices.base import Option
from ..choices.combat import Count
from ..choices.things import DiscardCard
from ..choices.turn import OnMap
from ..content import DwurtFace
from ..land.tokens import lying
from ..state import State
from ..verbs.worths import GOLDEN, SILVER, fame
from .judgement import Code, Judgement, judges
from .monster import card_worth


@judges("dwurt_die")
def dwurt_die(j: Judgement) -> Code[Count]:
    """The value that is better to suffer (EU-50.20)."""
    faces = j.t.content.dwurt_die.faces
    return lambda key: face_worth(j.t, j.seat, faces[key.number])


def face_worth(t: State, seat: int, face: DwurtFace) -> float:
    wounds = face.wounds * (0.4 if face.wounds < t.heroes[seat].health else 2.0)
    return face.dwurt + SILVER * face.silver + GOLDEN * face.gold + fame(t) * face.reputation - wounds


@judges("fee_card", "give_gold")
def given_card(j: Judgement) -> Code[DiscardCard]:
    """The card that is missed least."""
    return lambda key: -card_worth(j.t, j.seat, key.card)


def shelter(j: Judgement) -> Code[Option]:
    """What helps stands behind the offer to do without it."""
    last = len(j.options) - 1
    return lambda key: float(j.options.index(key) == last)


def elsewhere(j: Judgement) -> Code[OnMap]:
    """Troubles come where the own Hero is not, and not to what is its own."""
    return lambda key: far_from(j, key.space)


def far_from(j: Judgement, space: str) -> float:
    near = space == j.hero.at or any(each.seat == j.seat and each.kind != "e" for each in lying(j.t, space))
    return j.random.random() - 2.0 * near
