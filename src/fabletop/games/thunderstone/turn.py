"""The turn (TS-4), resting (TS-20), the end of a turn, and solitaire play (TS-S)."""

from __future__ import annotations

from ...kernel import GameOver, Question, Rules, ask
from .choices import ACTIONS, DESTROYS, PASS, Destroy, Dungeon, Pass, Rest, Village
from .events import Escaped, RevealedHand, Stalemate, Turn
from .hall import refill
from .scenes import scene
from .state import NOBODY, Player, Slot, State

IDLE_TURNS = 10  # TS-21.14: of each player


def _actions(t: State, seat: int) -> list[Village | Dungeon | Rest]:
    return ACTIONS[:]


ACTION = Question("turn", "TS-4.3", _actions, fast=_actions)


@scene()
def turn(t: State) -> Rules[None]:
    """The action is announced before the hand is revealed (TS-4.8)."""
    key = yield from ask(t, t.active, ACTION)
    t.doing = key.tag
    t.tell(Turn, "TS-4.3", t.active, t.doing, t.turn)
    if t.doing == "rest":
        yield from rest(t)  # no need for a checkpoint of its own here; the same below and in a battle
        return
    reveal(t)
    t.purchases = 1  # TS-6.14
    t.then("shop" if t.doing == "village" and nothing_to_use(t) else t.doing)


def nothing_to_use(t: State) -> bool:
    """Whether step 2 of a Village turn has nothing to ask: no card of the hand has a Village effect."""
    cards = t.content.cards
    return not [slot for slot in t.slots if cards[slot.card].village]


def reveal(t: State) -> None:
    """Step 1 (TS-6.1, TS-8.1)"""
    player = t.players[t.active]
    t.slots = [Slot(card) for card in player.hand]
    t.shown += len(player.hand)
    player.hand = []
    if t.out is not None:
        t.tell(RevealedHand, "TS-6.1", t.active, tuple(slot.card for slot in t.slots))


# -- Rest -----------------------------------------------------------------------------------------


def _hand(t: State, seat: int) -> list[Pass | Destroy]:
    """Of several that are alike one, and they lie side by side."""
    keys: list[Pass | Destroy] = [PASS]
    last = ""
    for card in t.players[seat].hand:
        if card != last:
            keys.append(DESTROYS[card])
            last = card
    return keys


REST = Question("rest", "TS-20.1", _hand)


@scene()
def rest(t: State) -> Rules[None]:
    """The hand stays hidden but for the card destroyed (TS-20.6)."""
    key = yield from ask(t, t.active, REST)
    if isinstance(key, Destroy):
        t.shown += not t.players[t.active].shown
        t.players[t.active].hand.remove(key.card)
        t.destroy(key.card, "TS-20.1")
    t.then("end_of_turn")


# -- the end of a turn ----------------------------------------------------------------------------


@scene()
def end_of_turn(t: State) -> None:
    """Discard the whole hand, draw six (TS-4.5, TS-5.9)."""
    won = t.won
    clear(t)
    t.draw_hand(t.active)
    if t.solo:
        t.then("next_turn")
        t.then("unrest", int(won))
    else:
        next_turn(t)


@scene()
def next_turn(t: State) -> None:
    count_idle_turns(t)
    t.active = t.next(t.active)  # TS-4.2
    t.turn += 1
    t.then("turn")


def count_idle_turns(t: State) -> None:
    """Where nothing can change any more the game ends (TS-21.14)."""
    t.idle = 0 if t.progress else t.idle + 1
    t.progress = False
    if t.idle >= IDLE_TURNS * t.n:
        t.tell(Stalemate, "TS-21.14")
        raise GameOver


def clear(t: State) -> None:
    """All cards go to the discard piles of their owners, a borrowed Hero too (TS-25.51); a new hand will be drawn."""
    player = t.players[t.active]
    player.discard += player.hand
    if t.doing != "rest":
        clear_table(t, player)
    t.doing = ""


def clear_table(t: State, player: Player) -> None:
    """What was revealed and begun in a Village or Dungeon turn."""
    for slot in t.slots:
        if slot.here:
            owner = player if slot.owner == NOBODY else t.players[slot.owner]
            owner.discard.append(slot.card)
    t.slots, t.tired, t.tried, t.spoils, t.throwers = [], [], [], [], []
    t.gold = t.spent = t.purchases = t.all_attack = t.all_strength = t.returns = t.step = 0
    t.aura = t.arcane = t.won = False


# -- solitaire ------------------------------------------------------------------------------------


@scene()
def unrest(t: State, won: int) -> Rules[None]:
    """After so many turns in a row without a victory the Monster in Rank 1 slips away (TS-S3.1, TS-S3.2)."""
    if won:
        t.unrest = 0
    elif t.hall[0] or t.unrest < t.pace:
        t.unrest += 1
    if t.unrest < t.pace or not t.hall[0]:
        return  # TS-S3.5
    t.unrest = 0
    t.tell(Escaped, "TS-S3.2", t.hall[0], t.copy_of(1))
    t.escaped.append(t.hall[0])
    t.hall[0] = ""
    yield from refill(t)
