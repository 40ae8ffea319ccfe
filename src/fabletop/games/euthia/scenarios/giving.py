"""A Gold card of the hand, given for something that a Scenario offers."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..choices.things import DISCARD_CARD, DiscardCard
from ..events.hero import CardDiscarded
from ..hero.hands import discard_card
from ..named import CARD
from ..scenes import in_turn, scene
from ..state import State
from .answering import answers


def gold_cards(t: State, seat: int) -> list[DiscardCard]:
    return [DISCARD_CARD[card] for card in dict.fromkeys(t.heroes[seat].golden)]


# The options name cards of the hand: asked of the owner even if one is left.
GIVE = {
    clause: Question("give_gold", clause, gold_cards, secret=True) for clause in ("EU-63.12", "EU-64.4", "EU-66.11")
}


@scene(below=in_turn)
def give_gold(t: State, seat: int, clause: str) -> Rules[None]:
    key = yield from ask(t, seat, GIVE[clause])
    give(t, seat, key.card, clause)


def give(t: State, seat: int, card: str, clause: str) -> None:
    discard_card(t, seat, card)
    t.tell(CardDiscarded, clause, seat, card)


answers("giving", {"give_gold": (("discard_card", CARD),)})
