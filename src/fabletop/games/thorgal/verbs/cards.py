"""What effects do with the Row (TH-15)."""

from __future__ import annotations

from ....kernel import Rules
from ..content import Effect
from ..rounds.row import offer_card
from ..state import State
from .walk import GOOD, verb


@verb(GOOD, each=False)
def gain_card(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    yield from offer_card(t, effect.card)
    return True


@verb(GOOD, each=False)
def next_card(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """The unused card of the type of the n-th card of the Row with the next higher number, else the next lower."""
    place = int(effect.n) - 1
    if place < len(t.row):
        model = t.content.actions[t.row[place]]
        alike = [each for each in t.unused if any(type in model.types() for type in t.content.actions[each].types())]
        higher = [each for each in alike if t.content.actions[each].number >= model.number]
        lower = [each for each in alike if t.content.actions[each].number < model.number]
        if higher:
            yield from offer_card(t, min(higher, key=lambda each: (t.content.actions[each].number, each)))
        elif lower:
            yield from offer_card(t, max(lower, key=lambda each: (t.content.actions[each].number, each)))
    return True


@verb(GOOD, each=False)
def special_action(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """Under the card of its action; it takes no slot (TH-15.16, TH-15.19)."""
    for id, card in t.content.specials.items():
        own = id in [each.id for each in t.tale.special_actions]
        if card.letter == effect.letter and id not in t.special and (own or not _own_letter(t, effect.letter)):
            t.special.append(id)
            t.tell("special_card", "TH-15.16", t.word("card", id) if own else f"special-{id}")
            break
    return True


def _own_letter(t: State, letter: str) -> bool:
    """Whether the adventure brings a card of that letter itself."""
    return any(each.letter == letter for each in t.tale.special_actions)
