"""Chaos Actions: how a Monster that plays by itself uses the cards of the banks (EU-48.38 to EU-48.60).

A Chaos Action is made in two scenes: a stack of equal cards is revealed from a bank, then it takes effect.
"""

from __future__ import annotations

from ..combat.playing import lay_by_monster
from ..events.alone import (
    BankCard,
    BanksEmpty,
    BankUnder,
    ChaosMissing,
    ChaosMuted,
    NothingToHeal,
    StackAwaits,
    StackNext,
    StackPlayed,
    StackWorks,
)
from ..reasons import Reason
from ..scenes import in_fight, scene
from ..state import State
from ..verbs.walker import foe_effect, foe_list
from .automatic import card_of
from .banks import METALS, bank_of

BEST_FIRST = METALS[::-1]  # the Gold bank, then the Silver bank (EU-48.43, EU-48.45)


@scene(below=in_fight)
def chaos_actions(t: State, seat: int) -> None:
    """EU-48.38, EU-48.39: one for each symbol, as far as tokens and cards go."""
    fight = t.fight_now
    planned = min(card_of(t).chaos, fight.chaos)
    if not card_of(t).chaos:
        return
    if fight.muted:
        t.tell(ChaosMuted, fight.muted_by)
    elif not fight.chaos:
        t.tell(ChaosMissing, "EU-48.39")
    elif not any(len(bank_of(t, metal)) for metal in METALS):
        t.tell(BanksEmpty, "EU-48.39")
    else:
        t.then("chaos_action", seat, 1, planned)


@scene(below=in_fight)
def chaos_action(t: State, seat: int, number: int, planned: int) -> None:
    """One of those planned: the stack, then what it does (EU-48.46, EU-48.52)."""
    if number < planned:
        t.then("chaos_action", seat, number + 1, planned)
    t.then("stack_played", seat)
    begin_stack(t, number)
    fill_stack(t, last=number == planned)


def is_healing(t: State, card: str) -> bool:
    return any(effect.mends_monster for effect in t.content.cards[card].lasting)  # EU-51.6


def idle_healing(t: State, card: str) -> bool:
    """A Healing card has nothing to heal on a Monster without Damage."""
    return is_healing(t, card) and not t.fight_now.damage


def turn_up(t: State, metal: str) -> str:
    card = bank_of(t, metal).draw(t.rng)
    t.tell(BankCard, "EU-48.43" if metal == "gold" else "EU-48.45", metal, card)
    return card


def send_under(t: State, metal: str, card: str, why: str) -> None:
    """To the bottom of its bank; all have seen it."""
    bank_of(t, metal).lay_under(card)
    t.tell(BankUnder, why, metal, card)


# -- the stack (EU-48.43 to EU-48.54) ----------------------------------------------------------------------


def begin_stack(t: State, number: int) -> None:
    """Its first card: the one that ended the stack before, or the next of the Gold bank, else of the Silver bank."""
    fight = t.fight_now
    if fight.odd:
        fight.stack, fight.odd = [fight.odd], ""  # EU-48.49, EU-48.68
        return
    for metal in BEST_FIRST:  # EU-48.54
        card = first_card(t, metal)
        if card:
            fight.stack = [card]
            return
    if number > 1:
        t.tell(BanksEmpty, "EU-48.54")


def first_card(t: State, metal: str) -> str:
    """The next card of a bank; a Monster without Damage makes only one stack of Healing (EU-48.58 to EU-48.60)."""
    fight = t.fight_now
    healed = any(is_healing(t, card) for card, _ in fight.plays) and not fight.damage
    surplus: list[str] = []
    found = ""
    while len(bank_of(t, metal)) and not found:
        card = turn_up(t, metal)
        if healed and is_healing(t, card):
            surplus.append(card)
        else:
            found = card
    for card in surplus:
        send_under(t, metal, card, "EU-48.59" if found else "EU-48.69")
    return found


def fill_stack(t: State, last: bool) -> None:
    """Equal cards, until it is complete or a card of another type appears (EU-48.43, EU-48.51, EU-48.53)."""
    fight = t.fight_now
    if not fight.stack:
        return
    card = fight.stack[0]
    entry = t.content.cards[card]
    most = 1 if idle_healing(t, card) else len(entry.segments)  # EU-48.56, EU-48.60
    while len(fight.stack) < most and len(bank_of(t, entry.metal)):  # EU-48.47
        other = turn_up(t, entry.metal)
        if other == card:
            fight.stack.append(other)
            continue
        if last:
            send_under(t, entry.metal, other, "EU-48.44")
        else:
            fight.odd = other
            t.tell(StackNext, "EU-48.49", other)
        return


# -- its effect (EU-48.46, EU-48.48) -----------------------------------------------------------------------


@scene(below=in_fight)
def stack_played(t: State, seat: int) -> None:
    """A Chaos token is discarded, and the cards lie by the Monster as if they had been played in their step."""
    fight = t.fight_now
    if not fight.stack:
        return  # the token is kept (EU-48.69)
    card, n = fight.stack[0], len(fight.stack)
    fight.stack = []
    fight.chaos -= 1
    t.tell(StackPlayed, "EU-48.48", card, n)
    lay_by_monster(t, card, n)
    name = f"card-{card}:{n - 1}"
    if t.content.cards[card].timing == "before_hero_roll":
        fight.awaited.append((card, n))
        t.tell(StackAwaits, "EU-48.46", card)
        return
    fight.plays.append((card, n))
    if not idle_healing(t, card):
        foe_list(t, name)
        return
    t.tell(NothingToHeal, "EU-48.56", card)
    for effect in t.content.lists[name]:
        if not effect.mends_monster:
            foe_effect(t, effect, Reason("card", card))


@scene(below=in_fight)
def stacks_due(t: State) -> None:
    """Step A of the Hero attack: the time of Curse (EU-28.1, EU-48.46)."""
    fight = t.fight_now
    for card, n in fight.awaited:
        t.tell(StackWorks, "EU-48.46", card, n)
        foe_list(t, f"card-{card}:{n - 1}")
    fight.awaited = []
