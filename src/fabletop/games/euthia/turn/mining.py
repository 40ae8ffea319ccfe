"""The Mining Action (EU-18)."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..choices.things import DISCARD_CARD, DiscardCard, Usage
from ..choices.turn import DIG, Dig
from ..events.hero import CardDiscarded
from ..events.turn import Mines
from ..hero.body import pay_gold
from ..hero.hands import discard_card
from ..hero.using import unusable, usable, usage_refusal, use_key
from ..land.tokens import TokenKind, lay, owners, take
from ..scenes import in_turn, scene
from ..state import State
from ..verbs.tiles import draw_and_keep

STACKS = {"mountains": "mountain", "lake": "lake", "cave": "cave"}
CART = 3  # tiles that a Mine Cart reveals


def payees(t: State, seat: int, space: str, kind: TokenKind) -> list[int]:
    """The other players with an Interaction token there, each once (EU-18.7, EU-18.8, EU-35.14)."""
    return [each for each in dict.fromkeys(owners(t, space, kind)) if each != seat]


def can_pay_fees(t: State, seat: int, space: str, kind: TokenKind) -> bool:
    """1 Gold to each of them; those who play together pay with one Gold card in all (EU-49.5, EU-49.6)."""
    others = len(payees(t, seat, space, kind))
    hero = t.heroes[seat]
    return len(hero.golden) >= min(1, others) if t.cooperative else hero.gold >= others


def pay_fees(t: State, seat: int, space: str, kind: TokenKind, why: str) -> None:
    others = payees(t, seat, space, kind)
    if t.cooperative:
        if others:
            t.then("pay_card", seat)
        return
    for other in others:
        pay_gold(t, seat, 1, why, other)


# The options name cards of the hand (A50).
FEE_CARD: Question[DiscardCard] = Question(
    "fee_card",
    "EU-49.5",
    lambda t, seat: [DISCARD_CARD[card] for card in dict.fromkeys(t.heroes[seat].golden)],
    secret=True,
)


@scene(below=in_turn)
def pay_card(t: State, seat: int) -> Rules[None]:
    key = yield from ask(t, seat, FEE_CARD)
    discard_card(t, seat, key.card)
    t.tell(CardDiscarded, "EU-49.5", seat, key.card)


def is_mine(t: State, at: str) -> bool:
    """Whether it is a space where there is something to mine now (EU-18.1)."""
    return bool(at) and t.space(at).type in STACKS and not t.monster_at(at)


def mining_refusal(t: State, seat: int) -> str:
    at = t.heroes[seat].at
    if not is_mine(t, at):
        return "EU-18.1"
    if owners(t, at, "m").count(seat) == 1:
        return "EU-18.5"
    if not can_pay_fees(t, seat, at, "m"):
        return "EU-49.6" if t.cooperative else "EU-18.10"
    stack = STACKS[t.space(at).type]
    return "" if len(t.stacks[stack]) or t.discards[stack] else "EU-18.17"


def begin_mining(t: State, seat: int) -> None:
    """The fees and the token, then the tile (EU-18.4, EU-18.6, EU-18.7)."""
    at = t.heroes[seat].at
    t.then("tidy", seat)
    t.then("dig", seat)
    pay_fees(t, seat, at, "m", "EU-18.7")
    if seat in owners(t, at, "m"):
        take(t, at, "m", seat)
    else:
        lay(t, at, "m", seat)
    t.tell(Mines, "EU-18.2", seat, at, *t.named(at))


def _carts(t: State, seat: int) -> list[Dig | Usage]:
    return [DIG, *usable(t, seat, "mine")]


def _no_carts(t: State, seat: int) -> list[Dig | Usage]:
    return [*unusable(t, seat, "mine")]


CART_QUESTION = Question(
    "cart", "EU-18.12", _carts, beyond=(_no_carts, lambda t, seat, key: usage_refusal(t, seat, key, "mine"))
)


@scene(below=in_turn)
def dig(t: State, seat: int) -> Rules[None]:
    """With a Mine Cart one of three, declared before a tile is drawn (EU-18.12 to EU-18.14)."""
    stack = STACKS[t.space(t.heroes[seat].at).type]
    if t.heroes[seat].aided:  # the tile that granted this Action is a Mine Cart as well
        t.heroes[seat].aided = []
        t.then("take_resource", seat, stack, CART)
        return
    key = yield from ask(t, seat, CART_QUESTION)
    if isinstance(key, Dig):
        t.then("take_resource", seat, stack, 1)
        return
    t.then("take_resource", seat, stack, CART)
    use_key(t, seat, key, "mine")


@scene()
def take_resource(t: State, seat: int, stack: str, n: int) -> Rules[None]:
    yield from draw_and_keep(t, seat, stack, n, 1)
