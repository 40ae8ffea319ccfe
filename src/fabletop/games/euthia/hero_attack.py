"""The Hero attack phase and First Strike (EU-23, EU-28, EU-29)."""

from __future__ import annotations

from ...kernel import Key, Question, Rules, ask
from .content import HeroTile, base
from .effects import resolve
from .hurting import foe_of, strike, total
from .roll import _changes, change_roll, outcome
from .scenarios import attack_bonus
from .scenes import in_fight, scene
from .state import Roll, State
from .triggers import trigger
from .using import can_pay, pay

GAAR_TAKES = 2


def weapons(t: State, seat: int, icon: str) -> list[str]:
    """Equipped Weapons and ready attack Abilities with that icon (EU-28.5, EU-28.8)."""
    hero = t.heroes[seat]
    found = []
    for each in hero.slots:
        if each and icon in t.thing(each).timings and each not in hero.tired:
            entry = t.thing(each)
            cost = entry.use_cost if isinstance(entry, HeroTile) else {}
            if can_pay(t, seat, each, {name: n for name, n in cost.items() if not isinstance(n, dict)}):
                found.append(each)
    return found


FIRST = Question(
    "first_strike", "EU-23.2", lambda t, seat: [("skip",), *(("attack", each) for each in weapons(t, seat, "T4"))]
)


@scene(below=in_fight)
def strike_first(t: State, seat: int) -> Rules[None]:
    """One attack before the first Combat round (EU-23.6, EU-23.7); the Monster Player plays nothing (EU-23.10)."""
    fight = t.fight
    assert fight is not None
    if not weapons(t, seat, "T4"):
        return
    key = yield from ask(t, seat, FIRST)
    if key == ("skip",):
        return
    begin_attack(t, seat)
    t.fight.first_strike = True  # type: ignore[union-attr]
    t.then("attack_with", seat, str(key[1]))
    t.then("use_moment", seat, "own_before")


def begin_attack(t: State, seat: int) -> None:
    fight = t.fight
    assert fight is not None
    fight.phase = "hero_attack"
    fight.weapon = ""
    fight.first_strike = fight.ignores_penalty = False
    fight.damage_plus = fight.for_combat.get("damage_plus", 0)
    fight.clover = 0


@scene(below=in_fight)
def hero_attack(t: State, seat: int) -> None:
    """Step A: Curse cards, then the Hero's own (EU-28.1 to EU-28.4)."""
    fight = t.fight
    assert fight is not None
    begin_attack(t, seat)
    t.then("choose_weapon", seat)
    t.then("use_moment", seat, "own_before")
    t.then("due", "own_before")
    t.then("rival_cards", fight.rival, "before_hero_roll")


WEAPON = Question("weapon", "EU-28.5", lambda t, seat: [("attack", each) for each in weapons(t, seat, "T5")])


@scene(below=in_fight)
def choose_weapon(t: State, seat: int) -> Rules[None]:
    if not weapons(t, seat, "T5"):
        t.tell("no_weapon", "EU-28.9", seat)
        return
    key = yield from ask(t, seat, WEAPON)
    t.then("attack_with", seat, str(key[1]))


@scene(below=in_fight)
def attack_with(t: State, seat: int, weapon: str) -> None:
    """Abilities are exhausted by it, Weapons are not (EU-28.6, EU-28.7)."""
    fight = t.fight
    assert fight is not None
    fight.weapon = weapon
    entry = t.thing(weapon)
    t.tell("attacks", "EU-28.5", seat, weapon)
    if isinstance(entry, HeroTile):
        pay(t, seat, weapon, {name: n for name, n in entry.use_cost.items() if not isinstance(n, dict)})
        if entry.ability:
            t.heroes[seat].tired.append(weapon)
    fight.ignores_penalty = any(effect.do == "ignore_penalty" for effect in entry.effects)
    t.then("damage_dealt", seat)
    t.then("own_after", seat)
    t.then("roll", seat, "attack")


def bonus(t: State, seat: int) -> int:
    """What was promised to this attack roll, the penalty of the Monster (EU-26.13, EU-28.18 to EU-28.20)."""
    fight = t.fight
    assert fight is not None
    n = fight.clover + fight.next_attack + fight.for_combat.get("clover", 0) + sum(fight.blows)
    n += attack_bonus(t, seat)
    if not fight.ignores_penalty:
        n += foe_of(t).penalty
    ability = not fight.first_strike and t.thing(fight.weapon).item_type == "ability"
    for each in t.on_board(seat):
        for effect in t.thing(each).effects:
            if effect.do == "clover" and effect.use == "permanent" and effect.roll == "attack":
                n += int(effect.n) if effect.if_ != "attack_ability" or ability else 0
    return n


def _alternating(t: State, seat: int) -> list[Key]:
    fight, roll = t.fight, t.roll
    assert fight is not None and roll is not None
    return [("pass",), *(("gaar", i) for i in range(len(roll.dice)) if fight.gaar)]


POSSESSED = Question("possessed", "EU-28.21", _alternating, window=True)


@scene()
def own_after(t: State, seat: int) -> Rules[None]:
    """Under Possession the Monster Player may answer with the Gaar of the Monster."""
    fight, roll = t.fight, t.roll
    assert fight is not None and roll is not None
    if "possession" not in fight.lasting or not fight.gaar:
        return
    key = yield from ask(t, fight.rival, POSSESSED)
    if key != ("pass",):
        t.fight.gaar -= 1  # type: ignore[union-attr]
        t.roll.dice[int(key[1])] = t.rng.roll()  # type: ignore[union-attr]
        t.roll.value -= GAAR_TAKES  # type: ignore[union-attr]
        t.tell("rerolled", "EU-26.2", fight.rival, *t.roll.dice)  # type: ignore[union-attr]
        t.then("own_after", seat)
        t.then("modify_roll", seat)


# -- step D (EU-28.22 to EU-28.27, EU-29) ---------------------------------------------------------------------


@scene(below=in_fight)
def damage_dealt(t: State, seat: int) -> None:
    fight, roll = t.fight, t.roll
    assert fight is not None and roll is not None
    value = outcome(t)
    entry = t.thing(fight.weapon)
    plain, band_index = roll.hope, -1
    for i, band in enumerate(entry.bands):
        if band.low <= value <= band.high:
            plain += band.damage
            band_index = i
    dealt = total(plain, fight.damage_plus, fight.damage_minus)
    t.tell("attack", "EU-28.23", seat, value, dealt)
    fight.next_attack = 0  # EU-26.14
    fight.blows.clear()
    t.roll = None
    t.then("attack_done", seat, dealt)
    if band_index >= 0:
        name = f"{base(fight.weapon)}:{band_index}"
        if name in t.data.lists:
            t.then("effects", name, 0, seat)
    strike(t, dealt)


@scene()
def attack_done(t: State, seat: int, dealt: int) -> Rules[None]:
    """What answers to the Damage."""
    fight = t.fight
    assert fight is not None
    weapon = fight.weapon
    if not dealt:
        trigger(t, "attack_dealt_no_damage", seat, weapon)
    else:
        for i, effect in enumerate(t.thing(weapon).effects):
            if effect.if_ == "attack_dealt_damage":
                yield from resolve(t, effect, f"{base(weapon)}/{i}", seat)


__all__ = ["Roll", "_changes", "change_roll"]
