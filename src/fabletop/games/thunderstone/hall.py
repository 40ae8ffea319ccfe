"""The Dungeon Hall: refilling, Breach, and the Thunderstone reaching Rank 1 (TS-10, TS-11, TS-21)."""

from __future__ import annotations

from bisect import insort

from ...kernel import GameOver, Question, Rules, ask
from .choices import Discard
from .content import STONE
from .events import Breach, Discarded, SentUnder, StoneLost, StoneTaken, TurnedUp
from .state import NOBODY, RANKS, State

LAST_CARDS = 10  # TS-2.6: the Monsters among which the Thunderstone lies


def next_card(t: State) -> str:
    """The top card of the Dungeon Deck, or "".

    The ten Monsters at the bottom are the ten that are left: nobody looked at them, so they have no identity
    before. When only they are left, the Thunderstone is shuffled among them (TS-2.7).
    """
    deck = t.dungeon
    if not deck.parts:
        return ""
    unseen = not deck.open[-1]
    if t.buried and unseen and len(deck.parts[-1]) <= LAST_CARDS:
        insort(deck.parts[-1], STONE)
        t.buried = False
    t.progress = t.progress or unseen
    return deck.draw(t.rng)


def close_up(t: State) -> bool:
    """Move cards down, turn up new ones (TS-10.2, TS-10.3, TS-10.6); says if Rank 1 has a new card."""
    hall, fired = t.hall, t.fired
    arrived = not any(hall[:1])
    while "" in hall:
        gap = hall.index("")
        del hall[gap], fired[gap]
    while len(hall) < RANKS:
        card = next_card(t)
        hall.append(card)  # TS-10.7: "" when the deck is empty
        fired.append(False)
        if card:
            t.tell(TurnedUp, "TS-10.3", card, len(hall))
    return arrived and bool(hall[0])


def refill(t: State, winner: int = NOBODY) -> Rules[None]:
    """Close up, refill, and see to what has reached Rank 1."""
    if close_up(t):
        t.progress = True
        yield from rank_one_reached(t, winner)


def rank_one_reached(t: State, winner: int = NOBODY) -> Rules[None]:
    """The end of the game (TS-21.1), or a Breach (TS-11.1)."""
    if t.hall[0] == STONE:
        if winner != NOBODY:  # TS-21.2
            t.stone_owner = winner
            t.players[winner].discard.append(STONE)
            t.hall[0] = ""
            t.tell(StoneTaken, "TS-21.1", winner)
        else:
            t.tell(StoneLost, "TS-21.1")
        raise GameOver  # TS-21.8
    breach = t.card(t.hall[0]).breach
    if breach is not None and not t.fired[0]:  # TS-11.2
        t.fired[0] = True
        t.tell(Breach, "TS-11.1", t.hall[0])
        steps = breach.apply(t)
        if steps is not None:
            yield from steps


def send_under(t: State, rank: int, clause: str) -> None:
    """TS-8.28: face down beneath everything else; all have seen it go."""
    if t.out is not None:
        t.tell(SentUnder, clause, t.hall[rank - 1], t.copy_of(rank))
    t.dungeon.lay_under(t.hall[rank - 1])
    t.hall[rank - 1] = ""


def monster_ranks(t: State) -> list[int]:
    """TS-21.11: the Thunderstone is no Monster."""
    return [rank for rank in range(1, RANKS + 1) if t.hall[rank - 1] and t.hall[rank - 1] != STONE]


# -- discarding ---------------------------------------------------------------------------------------


def _kinds_in_hand(t: State, seat: int) -> list[Discard]:
    return list(dict.fromkeys(Discard(card) for card in t.players[seat].hand))


DISCARD = Question("discard", "TS-5.22", _kinds_in_hand, secret=True)


def discard_from_hand(t: State, seat: int, number: int, clause: str) -> Rules[None]:
    """A player outside the own turn discards cards of choice, as far as there are any (TS-5.20)."""
    for _ in range(min(number, len(t.players[seat].hand))):
        given = yield from ask(t, seat, DISCARD)
        put_down(t, seat, given.card, clause)


def put_down(t: State, seat: int, card: str, clause: str) -> None:
    player = t.players[seat]
    t.shown += not player.shown  # a hidden card is turned up
    player.hand.remove(card)
    player.discard.append(card)
    t.tell(Discarded, clause, seat, card)
