"""The Attack Value (TS-13, TS-14, TS-17): one function for the forecast, the ledger and the result.

Every number can explain itself: give a list as `note` and it is filled with (clause, card, what, amount).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from .content import NOTHING, Card
from .state import NOBODY, Slot, State

Line: TypeAlias = tuple[str, str, str, int]  # clause, card, "attack" | "magic" | "light" | "total", amount
Note: TypeAlias = "list[Line] | None"


OTHER_TYPES = ("item", "spell", "monster", "thunderstone")  # what counts without a Hero (TS-9.13, TS-19.4)


class Fighter:
    """A Hero in the battle."""

    __slots__ = ("attack", "attacks", "card", "magic", "slot", "strength", "weapon")

    def __init__(self, slot: int, card: Card, strength: int, weapon: int, attacks: bool) -> None:
        self.slot = slot
        self.card = card
        self.strength = strength
        self.weapon = weapon  # slot of the Weapon that is still equipped, or -1
        self.attacks = attacks
        self.attack = 0
        self.magic = 0


class Value(NamedTuple):
    """What the party brings against a Monster."""

    attack: int  # pool A and pool M after Disease, doubling and halving
    magic: int
    light: int
    penalty: int
    total: int
    health: int
    present: bool  # Magic Attack of at least +1 (TS-15.7)
    wins: bool


def in_battle(slot: Slot) -> bool:
    """What a Battle effect destroys is still here (TS-12.9); a thrown Spear counts as equipped (TS-24.54)."""
    return slot.here or slot.thrown


def strength(t: State, i: int) -> int:
    """Step A1 (TS-17.2)"""
    slot = t.slots[i]
    return t.content.cards[slot.card].strength + slot.strength + t.all_strength - t.weakness


def weight(t: State, i: int) -> int:
    return 0 if t.aura else t.content.cards[t.slots[i].card].weight  # TS-24.74


def can_hold(t: State, weapon: int, hero: int) -> bool:
    """TS-9.5, TS-9.11"""
    return weight(t, weapon) <= strength(t, hero)


def equipment(t: State) -> dict[int, int]:
    """Step A2 (TS-17.3): the slot of each Hero who still holds a Weapon -> the slot of the Weapon."""
    held = [i for i, slot in enumerate(t.slots) if slot.holder != NOBODY]
    return {t.slots[i].holder: i for i in held if in_battle(t.slots[i]) and can_hold(t, i, t.slots[i].holder)}


def fighters(t: State, rank: int, foe: Card) -> list[Fighter]:
    """Steps A1 to A3: all Heroes of the party, and who of them attacks (TS-16)."""
    cards = t.content.cards
    held = equipment(t)
    unarmed_stay_out = "unarmed_cannot_attack" in foe.traits
    change = t.all_strength - t.weakness
    found = []
    for i, slot in enumerate(t.slots):
        card = cards[slot.card]
        if card.type != "hero" or not slot.here:
            continue
        weapon = held.get(i, NOBODY)
        stays_out = (
            slot.barred
            or (rank == 1 and card.passive.not_against_rank_1)  # TS-25.15
            or (unarmed_stay_out and weapon == NOBODY)  # TS-15.16, TS-15.20
        )
        found.append(Fighter(i, card, card.strength + slot.strength + change, weapon, not stays_out))
    return found


def _add(note: Note, clause: str, card: str, what: str, amount: int) -> int:
    if note is not None and amount:
        note.append((clause, card, what, amount))
    return amount


def hero_bonus(t: State, hero: Fighter, rank: int, granted: tuple[int, int], note: Note) -> None:
    """Step B1 (TS-17.5)"""
    slot, passive, name = t.slots[hero.slot], hero.card.passive, hero.card.id
    if hero.card.attack:
        hero.attack += _add(note, "TS-17.5", name, "attack", hero.card.attack)
    if hero.card.magic:
        hero.magic += _add(note, "TS-17.5", name, "magic", hero.card.magic)
    if passive is not NOTHING:
        own_bonus(t, hero, rank, note)
    if slot.attack:  # Food eaten
        hero.attack += _add(note, "TS-25.35", name, "attack", slot.attack)
    if t.all_attack:
        hero.attack += _add(note, "TS-24.18", name, "attack", t.all_attack)
    militia, non_fighters = granted
    if militia and hero.card.is_a("militia"):
        hero.attack += _add(note, "TS-25.54", name, "attack", militia)
    if non_fighters and not hero.card.is_a("fighter"):
        hero.attack += _add(note, "TS-25.53", name, "attack", non_fighters)


def own_bonus(t: State, hero: Fighter, rank: int, note: Note) -> None:
    """What a Hero's own card adds under its conditions (TS-8.32)."""
    slot, passive, name = t.slots[hero.slot], hero.card.passive, hero.card.id
    if passive.beyond_rank_1 and rank > 1:
        hero.attack += _add(note, "TS-25.1", name, "attack", passive.beyond_rank_1)
    if passive.with_edged and slot.edged:
        hero.attack += _add(note, "TS-25.10", name, "attack", passive.with_edged)
    if passive.per_light_item:
        items = sum(slot.here and t.card(slot.card).type == "item" and t.card(slot.card).light > 0 for slot in t.slots)
        hero.attack += _add(note, "TS-25.3", name, "attack", passive.per_light_item * items)
    if passive.per_monster_card:
        monsters = sum(slot.here and t.card(slot.card).type == "monster" for slot in t.slots)
        hero.attack += _add(note, "TS-25.22", name, "attack", passive.per_monster_card * monsters)


def weapon_bonus(t: State, hero: Fighter, foe: Card, note: Note) -> None:
    """Steps B2 and B3 (TS-17.6, TS-17.7)"""
    if hero.weapon == NOBODY:
        return
    slot = t.slots[hero.weapon]
    card = t.card(slot.card)
    if card.is_a("edged") and "immune_to_edged" in foe.traits:
        return
    attack, passive = card.attack, card.passive
    if passive.strong is not None and hero.strength >= passive.strong.strength:
        attack = passive.strong.attack  # TS-24.50
    if passive.holy is not None and hero.card.is_a(passive.holy.klass):
        attack += passive.holy.attack * any(each in foe.types for each in passive.holy.against)  # TS-24.63
    if slot.thrown:
        attack += card.dungeon[0].attack  # TS-24.53
    hero.attack += _add(note, "TS-17.6", card.id, "attack", attack)
    hero.magic += _add(note, "TS-17.6", card.id, "magic", card.magic)
    soft = sum(effect.attack for effect in foe.battle if effect.do == "soft_to_weapons")
    hero.attack += _add(note, "TS-26.30", card.id, "attack", soft)


def other_bonus(t: State, attackers: list[Fighter], note: Note) -> tuple[int, int]:
    """Step B5 (TS-17.10): Spells, Items and Trophies."""
    attack = magic = 0
    passives = [hero.card.passive for hero in attackers if hero.card.passive is not NOTHING]
    per_item = sum([passive.magic_per_item for passive in passives])
    per_spell = sum([passive.magic_per_spell for passive in passives])
    cards = t.content.cards
    for slot in t.slots:
        card = cards[slot.card]
        if card.type not in OTHER_TYPES or not slot.here:
            continue
        if card.attack:
            attack += _add(note, "TS-17.10", card.id, "attack", card.attack)
        if card.magic:
            magic += _add(note, "TS-17.10", card.id, "magic", card.magic)
        if card.type == "item":
            magic += _add(note, "TS-25.27", card.id, "magic", per_item)
        elif card.type == "spell" and card.magic:
            magic += _add(note, "TS-25.26", card.id, "magic", per_spell)
    return attack, magic


def party_light(t: State, attackers: list[Fighter], note: Note) -> int:
    """TS-13.5, TS-13.13 to TS-13.16"""
    light = 0
    for hero in attackers:
        if hero.card.light:
            light += _add(note, "TS-13.5", hero.card.id, "light", hero.card.light)
        if hero.weapon != NOBODY:
            weapon = t.card(t.slots[hero.weapon].card)
            light += _add(note, "TS-13.13", weapon.id, "light", weapon.light)
    cards = t.content.cards
    for slot in t.slots:
        card = cards[slot.card]
        if card.light and card.type not in ("hero", "weapon") and slot.here:
            light += _add(note, "TS-13.15", card.id, "light", card.light)
    return light


def judged_kinds(hero: Fighter) -> list[str]:
    """TS-26.44: the kinds that are at least +1 for this Hero, the Weapon included."""
    return [kind for kind, bonus in (("attack", hero.attack), ("magic", hero.magic)) if bonus >= 1]


def party(t: State, rank: int, foe: Card, note: Note = None) -> list[Fighter]:
    """The Heroes with their bonuses after steps A and B1 to B3."""
    heroes = fighters(t, rank, foe)
    passives = [hero.card.passive for hero in heroes if hero.card.passive is not NOTHING]
    militia = sum([passive.militia for passive in passives])  # TS-16.10: bonuses to others stay
    granted = (militia, sum([passive.non_fighters for passive in passives]))
    for hero in heroes:
        if hero.attacks:
            hero_bonus(t, hero, rank, granted, note)
            weapon_bonus(t, hero, foe, note)
    return heroes


def pools(t: State, rank: int, foe: Card, note: Note = None) -> tuple[int, int, int, int, bool]:
    """Steps A to C1: pool A, pool M, Light, the number of doublings, and whether a Weapon is in it."""
    heroes = party(t, rank, foe, note)
    attackers = [hero for hero in heroes if hero.attacks]
    attack = magic = 0
    for hero in attackers:
        kind = t.slots[hero.slot].judged
        if kind == "attack":
            hero.attack += _add(note, "TS-26.41", hero.card.id, "attack", -1)
        elif kind == "magic":
            hero.magic += _add(note, "TS-26.41", hero.card.id, "magic", -1)
        if t.slots[hero.slot].turned or (t.arcane and t.slots[hero.slot].armed):  # step B4 (TS-17.8)
            _add(note, "TS-17.8", hero.card.id, "attack", -hero.attack)
            hero.magic += _add(note, "TS-17.8", hero.card.id, "magic", hero.attack)
            hero.attack = 0
        attack += hero.attack
        magic += hero.magic
    more_attack, more_magic = other_bonus(t, attackers, note)
    attack += more_attack
    magic += more_magic
    if "immune_to_magic" in foe.traits:  # step B6 (TS-17.11)
        magic += _add(note, "TS-15.10", foe.id, "magic", -magic)
    if "magic_only" in foe.traits:
        attack += _add(note, "TS-15.12", foe.id, "attack", -attack)
    light = party_light(t, attackers, note)
    doublings = sum(hero.card.passive.doubles_magic for hero in attackers)
    return attack, magic, light, doublings, any(hero.weapon != NOBODY for hero in attackers)


def attack_value(t: State, rank: int, note: Note = None) -> Value:
    """The whole computation against the declared Monster.

    Diseases that are not allotted yet are allotted as is best for the party.
    """
    foe = t.card(t.foe)
    attack, magic, light, doublings, armed = pools(t, rank, foe, note)
    open_diseases = len(t.diseases_here()) - t.sick_attack - t.sick_magic
    if open_diseases:
        splits = allotments(attack - t.sick_attack, magic - t.sick_magic, open_diseases)
        values = [_finish(rank, foe, *split, light, doublings, armed) for split in splits]
        best = max(values, key=lambda value: value.total)
    else:
        best = _finish(rank, foe, attack - t.sick_attack, magic - t.sick_magic, light, doublings, armed)
    if note is not None:
        _explain(t, rank, foe, best, attack, magic, doublings, note)
    return best


def allotments(attack: int, magic: int, diseases: int) -> list[tuple[int, int]]:
    """Step C2: the pools after every way to allot the Diseases (TS-14.9 to TS-14.11)."""
    if diseases <= 0 or (attack < 1 and magic < 1):
        return [(attack, magic)]
    found = []
    if attack >= 1:
        found += allotments(attack - 1, magic, diseases - 1)
    if magic >= 1:
        found += allotments(attack, magic - 1, diseases - 1)
    return found


def _finish(rank: int, foe: Card, attack: int, magic: int, light: int, doublings: int, armed: bool) -> Value:
    """Steps C3 to E."""
    magic *= 2**doublings  # TS-17.14, TS-17.15
    if "half_magic" in foe.traits and magic > 0:
        magic //= 2  # TS-17.16, TS-17.24
    present = magic >= 1  # TS-17.18
    penalty = max(0, rank + foe.light_penalty - light)  # TS-13.10
    total = max(0, attack + magic - 2 * penalty)  # TS-17.20, TS-17.24
    halved = ("half_without_magic" in foe.traits and not present) or ("half_without_weapon" in foe.traits and not armed)
    if halved:
        total //= 2  # TS-17.22
    wins = total >= foe.health and (present or "magic_required" not in foe.traits)  # TS-17.25
    return Value(attack, magic, light, penalty, total, foe.health, present, wins)


def _explain(
    t: State, rank: int, foe: Card, value: Value, attack: int, magic: int, doublings: int, note: list[Line]
) -> None:
    """The lines of steps C and D, so that the lines add up to the Attack Value."""
    _add(note, "TS-17.13", "disease", "attack", value.attack - attack)
    if doublings or "half_magic" in foe.traits:
        _add(note, "TS-17.14" if doublings else "TS-17.16", foe.id, "magic", value.magic - magic)
    else:
        _add(note, "TS-17.13", "disease", "magic", value.magic - magic)
    _add(note, "TS-17.20", foe.id, "total", -2 * value.penalty)
    total = value.attack + value.magic - 2 * value.penalty
    _add(note, "TS-17.24", foe.id, "total", max(0, total) - total)
    _add(note, "TS-17.22", foe.id, "total", value.total - max(0, total))


def declare(t: State, rank: int) -> None:
    """The target is fixed, and who holds what is judged (TS-8.26, TS-24.2, TS-25.10)."""
    for hero, weapon in equipment(t).items():
        t.slots[hero].armed = True
        t.slots[hero].edged = t.card(t.slots[weapon].card).is_a("edged")
    t.target, t.foe = rank, t.hall[rank - 1]


def forecast(t: State, rank: int, note: Note = None) -> Value:
    """What an attack on this Rank will come to: the same computation after the Monster's Battle effects.

    Where a Battle effect leaves a choice, it is made as is best for the party.
    """
    after = t.clone()
    declare(after, rank)
    foe = after.card(after.foe)
    for effect in foe.battle:
        if effect.do == "weaken":
            after.weakness += effect.strength
        elif effect.do == "judge":
            for hero in party(after, rank, foe):
                kinds = judged_kinds(hero) if hero.attacks else []
                after.slots[hero.slot].judged = kinds[0] if kinds else ""
        elif effect.do == "bar":
            _bar_cheapest(after, rank, foe)
    return attack_value(after, rank, note)


def _bar_cheapest(t: State, rank: int, foe: Card) -> None:
    def total_without(hero: Fighter) -> int:
        t.slots[hero.slot].barred = True
        total = attack_value(t, rank).total
        t.slots[hero.slot].barred = False
        return total

    attackers = [hero for hero in fighters(t, rank, foe) if hero.attacks]
    if attackers:
        t.slots[max(attackers, key=total_without).slot].barred = True


def may_attack(t: State, rank: int) -> str:
    """The clause that forbids to declare this Rank, or nothing (TS-8.12, TS-8.13, TS-26.8)."""
    name = t.hall[rank - 1]
    if not name:
        return "TS-8.10"
    foe = t.content.cards[name]
    if foe.type != "monster":
        return "TS-8.13"
    return "TS-26.8" if "not_in_the_dark" in foe.traits and too_dark(t, rank) else ""


def too_dark(t: State, rank: int) -> bool:
    """Whether a Light penalty is left before the battle, with the Light that would count (TS-26.10, TS-26.95)."""
    foe = t.card(t.hall[rank - 1])
    needed = rank + foe.light_penalty
    cards = t.content.cards
    if sum([cards[slot.card].light for slot in t.slots if slot.here]) < needed:
        return True  # however the Light is counted
    attackers = [hero for hero in fighters(t, rank, foe) if hero.attacks]
    return party_light(t, attackers, None) < needed
