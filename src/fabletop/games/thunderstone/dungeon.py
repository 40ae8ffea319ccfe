"""Entering the Dungeon (TS-8): step 2, its Dungeon effects and equipment, and the declaration of step 3."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ...kernel import Question, Rules, ask
from .choices import EQUIPS, LEAVE, USES, Attack, Equip, Leave, Use
from .events import Equipped, Used
from .reckon import attack_refusal, can_hold, strength, weight
from .scenes import scene
from .state import NOBODY, RANKS, State

if TYPE_CHECKING:
    from .verbs.base import DungeonVerb

Deed: TypeAlias = Attack | Leave | Use | Equip

ATTACKS = tuple(Attack(rank) for rank in range(1, RANKS + 1))


def _things(t: State, seat: int) -> list[Deed]:
    keys: list[Deed] = [*ATTACKS, LEAVE]
    weapons, heroes = [], []
    for i, slot in enumerate(t.slots):
        if not slot.here:
            continue
        card = t.card(slot.card)
        keys += [Use(i + 1, j + 1) for j in range(len(card.dungeon) or len(card.village))]
        if card.type == "weapon":
            weapons.append(i)
        elif card.type == "hero":
            heroes.append(i)
    return keys + [Equip(weapon + 1, hero + 1) for weapon in weapons for hero in heroes]


def _refusal(t: State, seat: int, key: Deed) -> str:
    if isinstance(key, Attack):
        return attack_refusal(t, key.rank)
    if isinstance(key, Leave):
        return "TS-8.9" if any(not attack_refusal(t, rank) for rank in range(1, RANKS + 1)) else ""
    if isinstance(key, Use):
        return effect_refusal(t, key.place, key.effect - 1)
    return equip_refusal(t, key.place, key.hero - 1)


def equip_refusal(t: State, weapon: int, hero: int) -> str:
    """TS-9.5, TS-9.6; TS-9.12: the same equipment is tried once, then only after another effect."""
    if not can_hold(t, weapon, hero):
        return "TS-9.5"
    if t.slots[weapon].holder == hero or (weapon, hero) in t.tried or hero in t.throwers:  # TS-24.54
        return "TS-9.12"
    return ""


def effect_refusal(t: State, i: int, j: int) -> str:
    slot = t.slots[i]
    effects = t.card(slot.card).dungeon
    if not effects:
        return "TS-4.10"
    if j in slot.used and not effects[j].repeat:
        return "TS-4.13"
    return effects[j].refusal(t, i)


def usable(t: State, i: int, effects: tuple[DungeonVerb, ...]) -> list[Use]:
    """The effects of a card in the party that may be used now."""
    used = t.slots[i].used
    return [
        USES[i + 1, j + 1]
        for j, effect in enumerate(effects)
        if (effect.repeat or j not in used) and not effect.refusal(t, i)
    ]


def _fast(t: State, seat: int) -> list[Deed]:
    cards, slots = t.content.cards, t.slots
    keys: list[Deed] = [attack for rank, attack in enumerate(ATTACKS, 1) if not attack_refusal(t, rank)]
    if not keys:
        keys.append(LEAVE)
    weapons, heroes = [], []
    for i, slot in enumerate(slots):
        if slot.here:
            card = cards[slot.card]
            if card.dungeon:
                keys += usable(t, i, card.dungeon)
            if card.type == "weapon":
                weapons.append(i)
            elif card.type == "hero":
                heroes.append(i)
    if weapons:
        throwers, tried = t.throwers, t.tried
        power = [(hero, strength(t, hero)) for hero in heroes if hero not in throwers]
        for weapon in weapons:
            needed, holder = weight(t, weapon), slots[weapon].holder
            able = [hero for hero, most in power if most >= needed and hero != holder]
            keys += [EQUIPS[weapon + 1, hero + 1] for hero in able if not tried or (weapon, hero) not in tried]
    return keys


DUNGEON = Question("dungeon", "TS-8.3", _things, _refusal, fast=_fast)


@scene()
def dungeon(t: State) -> Rules[None]:
    """One thing, then come back."""
    t.step = 2
    key = yield from ask(t, t.active, DUNGEON)
    if isinstance(key, Attack):
        t.then("battle", key.rank)
    elif isinstance(key, Leave):  # TS-8.14
        t.then("end_of_turn")
    elif isinstance(key, Equip):
        t.then("dungeon")
        equip(t, key.place, key.hero - 1)
    else:
        t.then("dungeon")
        yield from use(t, key.place, key.effect - 1)


def use(t: State, i: int, j: int) -> Rules[None]:
    card = t.slots[i].card
    t.slots[i].used += (j,)
    t.tried.clear()
    t.tell(Used, "TS-8.3", t.active, card)
    steps = t.card(card).dungeon[j].apply(t, i)
    if steps is not None:
        yield from steps


def equip(t: State, weapon: int, hero: int) -> None:
    for slot in t.slots:
        if slot.holder == hero:
            slot.holder = NOBODY  # TS-9.6
    t.slots[weapon].holder = hero
    t.tried.append((weapon, hero))
    t.tell(Equipped, "TS-8.7", t.active, t.slots[hero].card, t.slots[weapon].card)
