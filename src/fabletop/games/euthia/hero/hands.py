"""Silver and Gold cards (EU-33), and drawing from stacks (EU-2.8)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Question, Rules, ask
from ..alone.banks import add_to_bank
from ..choices.things import DISCARD_CARD, DiscardCard
from ..choices.turn import CASH, EXCHANGE_CARDS, Cash, Exchange
from ..content import HAND
from ..events.hero import CardDiscarded, DrewCards
from ..scenes import in_turn, scene
from ..state import State
from .body import gold

EXCHANGE = 4  # Silver cards for one Gold card


def draw_tile(t: State, stack: str) -> str:
    """The top tile of a stack, or nothing (EU-2.8, EU-2.10)."""
    return t.stacks[stack].draw_from(t.discards[stack], t.rng) or ""


def draw_cards(t: State, seat: int, metal: str, n: int, *, banked: bool = True) -> None:
    """Into the hand; its owner alone sees them (EU-33.3, EU-33.4). As many go to the bank (EU-48.14, EU-48.25)."""
    silver = metal == "silver"
    deck, discard = (t.silver, t.silver_discard) if silver else (t.golden, t.golden_discard)
    drawn: list[str] = []
    for _ in range(n):
        card = deck.draw_from(discard, t.rng)  # EU-2.8, EU-2.10
        if card:
            drawn.append(card)
    hand = t.heroes[seat].silver if silver else t.heroes[seat].golden
    hand += drawn
    hand.sort()
    if drawn:
        t.tell(DrewCards, "EU-33.3", seat, metal, len(drawn), tuple(drawn))
    if t.automatic and banked:
        add_to_bank(t, metal, len(drawn), "EU-48.14")


def draw_for_monster(t: State, metal: str, n: int, why: str = "EU-48.67") -> None:
    """Into the hand of the Monster Player, or to the bank of a Monster that plays by itself (EU-48.27, EU-48.67)."""
    if t.automatic:
        add_to_bank(t, metal, n, why)
    else:
        draw_cards(t, t.fight_now.rival, metal, n)


def discard_card(t: State, seat: int, card: str) -> None:
    hero = t.heroes[seat]
    silver = card in hero.silver
    (hero.silver if silver else hero.golden).remove(card)
    lay_away(t, (card,))


def lay_away(t: State, cards: Sequence[str]) -> None:
    """Cards to their discard piles; alone or together, to the bottom of their decks (EU-48.22)."""
    for card in cards:
        silver = t.content.cards[card].metal == "silver"
        if t.automatic:
            (t.silver if silver else t.golden).lay_under(card)
        else:
            (t.silver_discard if silver else t.golden_discard).append(card)


def coins_for_cards(t: State, seat: int) -> list[Cash]:
    """EU-48.19: a Gold card has no other use for those who never control a Monster (EU-48.17)."""
    return [CASH[card] for card in dict.fromkeys(t.heroes[seat].golden)] if t.automatic else []


def cash(t: State, seat: int, card: str) -> None:
    discard_card(t, seat, card)
    t.tell(CardDiscarded, "EU-48.19", seat, card)
    gold(t, seat, 1, "EU-48.19")


def clear_plays(t: State, *piles: str) -> None:
    """Cards that lie by the Monster to their discard piles: those of the round, those with a Clover, lasting ones."""
    fight = t.fight_now
    for name in piles:
        pile: list[str] = getattr(fight, name)
        if pile:
            lay_away(t, pile)
            pile.clear()
    fight.laid = [play for play in fight.laid if play[0] not in piles]


def hand_size(t: State, seat: int) -> int:
    return len(t.heroes[seat].silver) + len(t.heroes[seat].golden)


def _surplus(t: State, seat: int) -> list[DiscardCard | Exchange | Cash]:
    hero = t.heroes[seat]
    cards = [DISCARD_CARD[card] for card in dict.fromkeys((*hero.silver, *hero.golden))]
    exchange = [EXCHANGE_CARDS] if len(hero.silver) >= EXCHANGE else []
    return [*cards, *exchange, *coins_for_cards(t, seat)]


# The options name cards of the hand: asked of the owner even if one is left (EU-33.8, EU-33.9).
SURPLUS = Question("surplus", "EU-33.8", _surplus, secret=True)
GIVE_UP: Question[DiscardCard] = Question(
    "give_up",
    "EU-33.5",
    lambda t, seat: [DISCARD_CARD[card] for card in dict.fromkeys(t.heroes[seat].silver)],
    secret=True,
)


@scene(below=in_turn)
def hand_limit(t: State, seat: int) -> Rules[None] | None:
    """EU-33.7, EU-33.8: one card at a time; an exchange may come first."""
    if hand_size(t, seat) <= HAND:
        return None
    return _give_one_up(t, seat)


def _give_one_up(t: State, seat: int) -> Rules[None]:
    key = yield from ask(t, seat, SURPLUS)
    t.then("hand_limit", seat)
    match key:
        case Exchange():
            t.then("exchange", seat, 0)
        case Cash(card):
            cash(t, seat, card)
        case DiscardCard(card):
            discard_card(t, seat, card)
            t.tell(CardDiscarded, "EU-33.8", seat, card)


@scene(below=in_turn)
def exchange(t: State, seat: int, given: int) -> Rules[None]:
    """EU-33.5: four Silver cards for a Gold card; where there is a choice, one after the other."""
    if given + len(t.heroes[seat].silver) == EXCHANGE:  # all of them, and everybody sees how many there are
        for card in tuple(t.heroes[seat].silver):
            discard_card(t, seat, card)
            t.tell(CardDiscarded, "EU-33.5", seat, card)
    elif given < EXCHANGE:
        key = yield from ask(t, seat, GIVE_UP)
        discard_card(t, seat, key.card)
        t.tell(CardDiscarded, "EU-33.5", seat, key.card)
        t.then("exchange", seat, given + 1)
        return
    draw_cards(t, seat, "gold", 1, banked=False)  # no draw (EU-48.23)
