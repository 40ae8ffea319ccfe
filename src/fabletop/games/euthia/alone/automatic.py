"""The Monster that plays by itself, in solo and co-operative games (EU-48.26 to EU-48.42).

Nobody chooses for it. Every step of it is a scene that tells what is done, by which clause, and why something is not
done: the table shows it step by step. Its cards are in `chaos_actions`, the Hero's response is here.
"""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..choices.base import Pass
from ..combat.lines import count, note, turn_foe_die
from ..combat.monster_attack import (
    GAAR_MOVES,
    hero_word_refusal,
    hero_words,
    no_word_refusal,
    no_words,
    powers_act,
    speak,
)
from ..content import CombatCard
from ..events.alone import CombatCardTurned, DieRemoved, GaarKept, GaarMissing, GaarUsed
from ..reasons import GAAR_MONSTER, rolled
from ..scenes import in_fight, scene
from ..state import State

LOW_DIE = 3  # the most that a die may show to be rerolled for a Gaar token (EU-48.34, EU-48.36)


def card_of(t: State) -> CombatCard:
    """The Combat card that lies by the Monster."""
    return t.content.combat_cards[t.fight_now.card]


def drop_combat_card(t: State) -> None:
    """EU-48.42: it lies there until the next one, or until the end of the Combat."""
    if t.fight_now.card:
        t.combat_discard.append(t.fight_now.card)
        t.fight_now.card = ""


# -- step B (EU-48.28 to EU-48.32) -------------------------------------------------------------------------


@scene(below=in_fight)
def combat_card(t: State, seat: int) -> None:
    """The dice are set, not rolled; an Air Essence takes the left one away before anything looks at them."""
    fight = t.fight_now
    fight.step = "change"
    drop_combat_card(t)
    t.combat_deck.refill(t.combat_discard)
    fight.card = t.combat_deck.draw(t.rng)
    card = card_of(t)
    t.tell(CombatCardTurned, "EU-48.28", card.left, card.right, card.gaar, card.chaos)
    fight.dice = [card.left, card.right]
    if fight.one_die:
        del fight.dice[0]
        t.tell(DieRemoved, "EU-48.29", card.left)
    note(fight, "value", rolled(fight.dice), sum(fight.dice))
    powers_act(t)
    fight.word = seat
    t.then("wounds_dealt", seat)
    t.then("use_after", seat)
    t.then("due", "foe_after")
    t.then("response", seat)
    t.then("chaos_actions", seat)
    t.then("foe_gaar", seat, 0)


# -- step C, its Gaar tokens (EU-48.34 to EU-48.37) --------------------------------------------------------


@scene(below=in_fight)
def foe_gaar(t: State, seat: int, symbol: int) -> None:
    """One symbol of the Combat card after the other (EU-48.35)."""
    fight = t.fight_now
    if symbol >= card_of(t).gaar:
        return
    if not fight.gaar:
        t.tell(GaarMissing, "EU-48.34")
        return
    t.then("foe_gaar", seat, symbol + 1)
    low = min(fight.dice)
    if low > LOW_DIE:
        t.tell(GaarKept, "EU-48.36", low)
        return
    fight.gaar -= 1
    die = fight.dice.index(low)  # of equal dice either one (EU-48.37)
    turn_foe_die(fight, die, t.rng.roll())
    count(fight, "value", GAAR_MONSTER, GAAR_MOVES)
    t.tell(GaarUsed, "EU-48.34", low, fight.dice[die])


# -- step C, the Hero's response (EU-48.40, EU-48.41) ------------------------------------------------------

# The same options as in the alternation; the Monster does not answer, so a pass ends it.
RESPONSE = Question("hero_word", "EU-48.41", hero_words, hero_word_refusal, beyond=(no_words, no_word_refusal))


@scene(below=in_fight)
def response(t: State, seat: int) -> Rules[None]:
    """Any number of Gaar tokens one after another; tiles follow (EU-25.22)."""
    key = yield from ask(t, seat, RESPONSE)
    if isinstance(key, Pass):
        return
    t.then("response", seat)
    t.fight_now.said.append((seat, key.tag))
    speak(t, seat, seat, key)
