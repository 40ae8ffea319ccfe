"""Lists of effects, one scene each.

The name of a list says where it stands: "short_sword", "reward-dragonfly", "elemental-fire:2", and inside a list
"lucky_draught/0.1" is option 1 of its effect 0, "locked_coffer/0:2" band 2 of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Rules
from ..combat.hurting import immune
from ..events.combat import CardCancelled
from ..hero.storage import set_size
from ..reasons import Reason
from ..scenes import scene
from ..state import State
from .base import Effect


def run(t: State, name: str, seat: int) -> None:
    """Put a list on the agenda."""
    if name in t.content.lists:
        t.then("effects", name, 0, seat)


@scene(marked=False)
def effects(t: State, name: str, index: int, seat: int) -> Rules[None] | None:
    """In the order given, Damage last; each is resolved before the next."""
    listed = t.content.lists[name]
    if index + 1 < len(listed):
        t.then("effects", name, index + 1, seat)
    place = damage_last(listed)[index]
    return resolve(t, listed[place], f"{name}/{place}", seat)


def damage_last(effects: Sequence[Effect]) -> list[int]:
    """The places in a list in the order of their turn: a Monster that dies takes no effect away (EU-38.22)."""
    return sorted(range(len(effects)), key=lambda i: effects[i].last)


@scene(marked=False)
def one_effect(t: State, name: str, index: int, seat: int) -> Rules[None] | None:
    return resolve(t, t.content.lists[name][index], f"{name}/{index}", seat)


@scene()
def on_gain(t: State, seat: int, thing: str) -> None:
    run(t, t.thing(thing).id, seat)


def resolve(t: State, effect: Effect, name: str, seat: int) -> Rules[None] | None:
    if effect.armour_set and set_size(t, seat) < effect.armour_set:
        return None  # EU-44.4
    if effect.touches_monster and immune(t):
        return None  # EU-46.27
    return effect.apply(t, name, seat)


# -- for the Monster -------------------------------------------------------------------------------------


def foe_list(t: State, name: str) -> None:
    """All effects of a list, in their order."""
    for effect in t.content.lists.get(name, ()):
        foe_effect(t, effect, t.content.sources[name])


def foe_effect(t: State, effect: Effect, why: Reason) -> None:
    """One effect, and what it stands on."""
    effect.afflict(t, t.fight_now, why)


def in_vain(t: State, effects: Sequence[Effect]) -> bool:
    """Whether they belong to an attack that does not come (EU-25.34)."""
    fight = t.fight_now
    if not fight.skipped or fight.phase != "monster_attack":
        return False
    return all(effect.in_vain(t) for effect in effects)


def undo_play(t: State, index: int) -> None:
    """A cancelled play: what it changed is taken back, its lasting effect included."""
    fight = t.fight_now
    earlier = sum(card == fight.plays[index][0] for card, _ in fight.plays[:index])
    card, count = fight.plays.pop(index)
    for effect in (*t.content.lists.get(f"card-{card}:{count - 1}", ()), *t.content.cards[card].lasting):
        effect.take_back(t, fight, Reason("card", card), earlier)
    t.tell(CardCancelled, "EU-2.4", fight.hero, card)
