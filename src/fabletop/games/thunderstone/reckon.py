"""The Attack Value (TS-13, TS-14, TS-17) against the declared Monster: one function for the forecast and the result.

Every number can explain itself: give a list as `note` and it is filled with lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from .content import DISEASE, Card
from .state import NOBODY, State

if TYPE_CHECKING:
    from .verbs.base import PassiveVerb

What = Literal["attack", "magic", "light", "total"]
Figure = Literal["attack", "magic"]
Note: TypeAlias = "list[Line] | None"


class Line(NamedTuple):
    """Where a number comes from."""

    clause: str
    card: str
    what: What
    amount: int
    reason: str = ""  # why, if it is not what is printed on the card: a message `ts-line-REASON`


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


class Pools:
    """What the party brings before Disease: steps A to C1."""

    __slots__ = ("armed", "attack", "doublers", "light", "magic")

    def __init__(self, attack: int, magic: int, light: int, doublers: list[str], armed: bool) -> None:
        self.attack = attack
        self.magic = magic
        self.light = light
        self.doublers = doublers  # Heroes who double all Magic Attack, once for each doubling
        self.armed = armed  # an attacking Hero holds a Weapon


class Value:
    """What the party brings against a Monster."""

    __slots__ = ("attack", "health", "light", "magic", "penalty", "present", "total", "wins")

    def __init__(
        self, attack: int, magic: int, light: int, penalty: int, total: int, health: int, present: bool, wins: bool
    ) -> None:
        self.attack = attack  # pool A and pool M after Disease, doubling and halving
        self.magic = magic
        self.light = light
        self.penalty = penalty
        self.total = total
        self.health = health
        self.present = present  # Magic Attack of at least +1 (TS-15.7)
        self.wins = wins


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
    """Step A2 (TS-17.3): the slot of each Hero who still holds a Weapon -> the slot of the Weapon.

    What a Battle effect destroys is still held (TS-12.9), and so is a thrown Spear (TS-24.54).
    """
    held = {}
    for i, slot in enumerate(t.slots):
        if slot.holder != NOBODY and can_hold(t, i, slot.holder):
            held[slot.holder] = i
    return held


def declare(t: State, rank: int) -> None:
    """The target is fixed, and who holds what is judged (TS-8.26, TS-24.2, TS-25.10)."""
    for hero, weapon in equipment(t).items():
        t.slots[hero].armed = True
        t.slots[hero].edged = t.card(t.slots[weapon].card).is_a("edged")
    t.target, t.foe = rank, t.hall[rank - 1]


def fighters(t: State) -> list[Fighter]:
    """Steps A1 to A3: all Heroes of the party, and who of them attacks (TS-16)."""
    return fighters_against(t, t.target, t.foe)


def fighters_against(t: State, rank: int, foe: str) -> list[Fighter]:
    cards = t.content.cards
    held = equipment(t)
    unarmed_stay_out = "unarmed_cannot_attack" in cards[foe].traits
    change = t.all_strength - t.weakness
    found = []
    for i, slot in enumerate(t.slots):
        card = cards[slot.card]
        if card.type != "hero" or not slot.here:
            continue
        weapon = held.get(i, NOBODY)
        stays_out = (
            slot.barred
            or (card.passive and any(ability.keeps_out(rank) for ability in card.passive))
            or (unarmed_stay_out and weapon == NOBODY)  # TS-15.16, TS-15.20
        )
        found.append(Fighter(i, card, card.strength + slot.strength + change, weapon, not stays_out))
    return found


def _add(note: Note, clause: str, card: str, what: What, amount: int, reason: str = "") -> int:
    if note is not None and amount:
        note.append(Line(clause, card, what, amount, reason))
    return amount


def _add_by(ability: PassiveVerb, note: Note, card: str, what: What, amount: int) -> int:
    return amount if note is None else _add(note, ability.clause, card, what, amount, ability.name())


# -- step B: what each card brings ------------------------------------------------------------------


def party(t: State, note: Note = None) -> list[Fighter]:
    """The Heroes with their bonuses after steps A and B1 to B3."""
    heroes = fighters(t)
    abilities = [ability for hero in heroes for ability in hero.card.passive]
    for hero in heroes:
        if hero.attacks:
            hero_bonus(t, hero, abilities, note)
            if hero.weapon != NOBODY:
                weapon_bonus(t, hero, note)
    return heroes


def hero_bonus(t: State, hero: Fighter, abilities: list[PassiveVerb], note: Note) -> None:
    """Step B1 (TS-17.5)"""
    slot, card = t.slots[hero.slot], hero.card
    if card.attack:
        hero.attack += _add(note, "TS-17.5", card.id, "attack", card.attack)
    if card.magic:
        hero.magic += _add(note, "TS-17.5", card.id, "magic", card.magic)
    for ability in card.passive:
        hero.attack += _add_by(ability, note, card.id, "attack", ability.own_attack(t, hero.slot))
    if slot.attack:  # Food eaten
        hero.attack += _add(note, "TS-25.35", card.id, "attack", slot.attack, "eaten")
    if t.all_attack:
        hero.attack += _add(note, "TS-24.18", card.id, "attack", t.all_attack, "rallied")
    for ability in abilities:  # of all Heroes of the party
        hero.attack += _add_by(ability, note, card.id, "attack", ability.granted(card))


def weapon_bonus(t: State, hero: Fighter, note: Note) -> None:
    """Steps B2 and B3 (TS-17.6, TS-17.7)"""
    foe, slot = t.card(t.foe), t.slots[hero.weapon]
    card = t.card(slot.card)
    if card.is_a("edged") and "immune_to_edged" in foe.traits:
        return
    attack = card.attack
    for ability in card.passive:
        attack = ability.weapon_attack(attack, hero.card, hero.strength, foe)
    hero.attack += _add(note, "TS-17.6", card.id, "attack", attack + slot.attack)
    hero.magic += _add(note, "TS-17.6", card.id, "magic", card.magic)
    hero.attack += _add(note, "TS-26.30", card.id, "attack", t.softness, "soft")


def judged_kinds(hero: Fighter) -> list[Figure]:
    """TS-26.44: the kinds that are at least +1 for this Hero, the Weapon included."""
    bonuses: tuple[tuple[Figure, int], ...] = (("attack", hero.attack), ("magic", hero.magic))
    return [kind for kind, bonus in bonuses if bonus >= 1]


def settle(t: State, hero: Fighter, note: Note) -> None:
    """What Battle effects take off a Hero (TS-17.6), and the conversion of step B4 (TS-17.8)."""
    slot = t.slots[hero.slot]
    if slot.judged == "attack":
        hero.attack += _add(note, "TS-26.41", hero.card.id, "attack", -1, "judged")
    elif slot.judged == "magic":
        hero.magic += _add(note, "TS-26.41", hero.card.id, "magic", -1, "judged")
    if slot.turned or (t.arcane and slot.armed):
        _add(note, "TS-17.8", hero.card.id, "attack", -hero.attack, "turned")
        hero.magic += _add(note, "TS-17.8", hero.card.id, "magic", hero.attack, "turned")
        hero.attack = 0


def other_bonus(t: State, attackers: list[Fighter], note: Note) -> tuple[int, int]:
    """Step B5 (TS-17.10): Spells, Items and Trophies."""
    attack = magic = 0
    abilities = [ability for hero in attackers for ability in hero.card.passive]
    cards = t.content.cards
    for slot in t.slots:
        card = cards[slot.card]
        if card.type not in OTHER_TYPES or not slot.here:
            continue
        if card.attack:
            attack += _add(note, "TS-17.10", card.id, "attack", card.attack)
        if card.magic:
            magic += _add(note, "TS-17.10", card.id, "magic", card.magic)
        for ability in abilities:
            magic += _add_by(ability, note, card.id, "magic", ability.more_magic(card))
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


# -- steps C to E: the sums -------------------------------------------------------------------------


def pools(t: State, note: Note = None) -> Pools:
    """Steps A to C1."""
    foe = t.card(t.foe)
    attackers = [hero for hero in party(t, note) if hero.attacks]
    attack = magic = 0
    for hero in attackers:
        settle(t, hero, note)
        attack += hero.attack
        magic += hero.magic
    more_attack, more_magic = other_bonus(t, attackers, note)
    attack += more_attack
    magic += more_magic
    if "immune_to_magic" in foe.traits:  # step B6 (TS-17.11)
        magic += _add(note, "TS-15.10", foe.id, "magic", -magic, "no_magic")
    if "magic_only" in foe.traits:
        attack += _add(note, "TS-15.12", foe.id, "attack", -attack, "no_attack")
    doublers = [hero.card.id for hero in attackers for ability in hero.card.passive for _ in range(ability.doublings())]
    armed = any(hero.weapon != NOBODY for hero in attackers)
    return Pools(attack, magic, party_light(t, attackers, note), doublers, armed)


def attack_value(t: State, note: Note = None) -> Value:
    """The whole computation against the declared Monster.

    Diseases that are not allotted yet are allotted as is best for the party.
    """
    found = pools(t, note)
    splits = allotments(t, found)
    if len(splits) > 1:
        values = {split: _finish(t, found, split) for split in splits}
        splits = [max(values, key=lambda split: (values[split].wins, values[split].total))]
    return _finish(t, found, splits[0], note)


def allotments(t: State, found: Pools) -> list[tuple[int, int]]:
    """Step C2: how many Diseases may take 1 off each pool (TS-14.9 to TS-14.11), the given ones among them."""
    left = len(t.diseases_here()) - t.sick_attack - t.sick_magic
    if not left:
        return [(t.sick_attack, t.sick_magic)]
    attack, magic = max(0, found.attack - t.sick_attack), max(0, found.magic - t.sick_magic)
    left = min(left, attack + magic)
    most, least = min(left, attack), left - min(left, magic)
    return [(t.sick_attack + n, t.sick_magic + left - n) for n in range(most, least - 1, -1)]


def _finish(t: State, found: Pools, sick: tuple[int, int], note: Note = None) -> Value:
    """Steps C2 to E; the lines add up to the Attack Value."""
    foe = t.card(t.foe)
    attack = found.attack + _add(note, "TS-17.13", DISEASE, "attack", -sick[0], "sick")
    magic = found.magic + _add(note, "TS-17.13", DISEASE, "magic", -sick[1], "sick")
    for hero in found.doublers:
        magic += _add(note, "TS-17.14", hero, "magic", magic, "doubled")
    if "half_magic" in foe.traits and magic > 0:
        magic += _add(note, "TS-17.16", foe.id, "magic", -((magic + 1) // 2), "halved_magic")  # TS-17.24
    present = magic >= 1  # TS-17.18
    penalty = max(0, t.target + foe.light_penalty - found.light)  # TS-13.10
    total = attack + magic + _add(note, "TS-17.20", foe.id, "total", -2 * penalty, "dark")
    if total < 0:
        total += _add(note, "TS-17.24", foe.id, "total", -total, "floor")
    halved = ("half_without_magic" in foe.traits and not present) or (
        "half_without_weapon" in foe.traits and not found.armed
    )
    if halved:
        total += _add(note, "TS-17.22", foe.id, "total", -((total + 1) // 2), "halved")
    wins = total >= foe.health and (present or "magic_required" not in foe.traits)  # TS-17.25
    return Value(attack, magic, found.light, penalty, total, foe.health, present, wins)


# -- who may be attacked ----------------------------------------------------------------------------


def attack_refusal(t: State, rank: int) -> str:
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
    needed = rank + t.card(t.hall[rank - 1]).light_penalty
    attackers = [hero for hero in fighters_against(t, rank, t.hall[rank - 1]) if hero.attacks]
    return party_light(t, attackers, None) < needed
