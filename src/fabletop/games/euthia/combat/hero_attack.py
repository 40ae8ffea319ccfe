"""The Hero attack phase and First Strike (EU-23, EU-28, EU-29)."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..choices.base import PASS, SKIP, Pass, Skip
from ..choices.combat import FIRST_STRIKE, USE_GAAR, AttackWith, Final, FirstStrike, UseGaar, UseHope
from ..choices.things import ToDwurt
from ..content import HeroTile
from ..events.base import MONSTER
from ..events.combat import Attack, Attacks, NoWeapon
from ..events.hero import Rerolled
from ..hero.roll import CHANGE, Change, add_to, change_roll, outcome
from ..hero.using import cost_refusal, pay
from ..reasons import GAAR_MONSTER, PENALTY, SCENARIO, Reason
from ..scenarios import attack_bonus
from ..scenes import in_fight, scene
from ..state import State
from ..verbs.base import in_use
from ..verbs.triggers import trigger
from .hurting import foe_of, strike, total
from .lines import begin, forget, noted, turn_die

GAAR_TAKES = 2


def weapons(t: State, seat: int, icon: str) -> list[str]:
    """Equipped Weapons and ready attack Abilities with that icon (EU-28.5, EU-28.8)."""
    hero = t.heroes[seat]
    found = []
    for each in hero.slots:
        if each and icon in t.thing(each).timings and each not in hero.tired:
            entry = t.thing(each)
            cost = entry.use_cost if isinstance(entry, HeroTile) else {}
            if not cost_refusal(t, seat, each, {name: n for name, n in cost.items() if not isinstance(n, dict)}):
                found.append(each)
    return found


FIRST: Question[Skip | FirstStrike] = Question("first_strike", "EU-23.2", lambda t, seat: [SKIP, FIRST_STRIKE])


@scene(below=in_fight)
def strike_first(t: State, seat: int) -> Rules[None] | None:
    """One attack before the first Combat round, or none (EU-23.2, EU-23.7)."""
    if not weapons(t, seat, "T4"):
        return None
    return _strike_or_wait(t, seat)


def _strike_or_wait(t: State, seat: int) -> Rules[None]:
    t.fight_now.phase, t.fight_now.step = "hero_attack", ""
    key = yield from ask(t, seat, FIRST)
    if isinstance(key, FirstStrike):
        begin_attack(t, seat)
        t.fight_now.first_strike = True
        own_steps(t, seat)  # the Monster Player plays nothing (EU-23.4, EU-23.10)


def pay_for_attack(t: State, seat: int, weapon: str) -> None:
    """Abilities are exhausted by it, Weapons are not (EU-28.6, EU-28.7)."""
    entry = t.thing(weapon)
    if isinstance(entry, HeroTile):
        pay(t, seat, weapon, {name: n for name, n in entry.use_cost.items() if not isinstance(n, dict)})
        if entry.ability:
            t.heroes[seat].tired.append(weapon)


def begin_attack(t: State, seat: int) -> None:
    fight = t.fight_now
    fight.phase, fight.step = "hero_attack", "before"
    fight.weapon = ""
    fight.first_strike = fight.ignores_penalty = False
    fight.damage_plus = fight.for_combat.get("damage_plus", 0)
    fight.clover = 0
    begin(fight, "damage_plus", "combat_damage_plus")
    forget(fight, "clover")


def own_steps(t: State, seat: int) -> None:
    """Step A of the Hero, then step B (EU-28.4, EU-28.5, EU-23.3)."""
    t.then("choose_weapon", seat)
    t.then("use_moment", seat, "own_before")
    t.then("due", "own_before")


@scene(below=in_fight)
def hero_attack(t: State, seat: int) -> None:
    """Step A: Curse cards, then the Hero's own (EU-28.1 to EU-28.4)."""
    fight = t.fight_now
    begin_attack(t, seat)
    own_steps(t, seat)
    if t.automatic:
        t.then("stacks_due")
    else:
        t.then("rival_cards", fight.rival, "before_hero_roll")


WEAPON: dict[str, Question[AttackWith]] = {
    icon: Question("weapon", clause, lambda t, seat, icon: [AttackWith(each) for each in weapons(t, seat, icon)])
    for icon, clause in (("T4", "EU-23.6"), ("T5", "EU-28.5"))
}


@scene(below=in_fight)
def choose_weapon(t: State, seat: int) -> Rules[None]:
    """Who has used up in step A what the tile costs does not attack (EU-28.9)."""
    icon = "T4" if t.fight_now.first_strike else "T5"
    if not weapons(t, seat, icon):
        t.tell(NoWeapon, "EU-28.9", seat)
        return
    t.fight_now.step = "weapon"
    key = yield from ask(t, seat, WEAPON[icon], icon)
    t.then("attack_with", seat, key.thing)


@scene(below=in_fight)
def attack_with(t: State, seat: int, weapon: str) -> None:
    fight = t.fight_now
    fight.weapon = weapon
    t.tell(Attacks, "EU-23.6" if fight.first_strike else "EU-28.5", seat, weapon)
    pay_for_attack(t, seat, weapon)
    fight.ignores_penalty |= any(effect.ignores_penalty for effect in t.thing(weapon).effects)
    t.then("damage_dealt", seat)
    t.then("roll", seat, "attack")


def bonuses(t: State, seat: int) -> list[tuple[Reason, int]]:
    """What was promised to this attack roll, the penalty of the Monster (EU-26.13, EU-28.18 to EU-28.20)."""
    fight = t.fight_now
    found: list[tuple[Reason, int]] = []
    for number in ("clover", "next_attack", "combat_clover", "blow"):
        found += noted(fight, number)
    found.append((SCENARIO, attack_bonus(t, seat)))
    if not fight.ignores_penalty:
        found.append((PENALTY, foe_of(t).penalty))
    ability = not fight.first_strike and t.thing(fight.weapon).item_type == "ability"
    for each, effect in in_use(t, seat):
        found.append((Reason("tile", t.thing(each).id), effect.helps("attack", ability)))
    return [(why, n) for why, n in found if n]


@scene()
def blow_rolled(t: State, seat: int) -> None:
    """The dice lie: what was promised to the roll is added, then both may change it (EU-28.11 to EU-28.21)."""
    fight = t.fight_now
    add_to(t.roll_now, bonuses(t, seat))
    fight.step = "change"
    fight.word, fight.passed, fight.said = seat, 0, []
    t.then("contest" if possessed(t) else "modify_roll", seat)
    t.then("due", "own_after")


def possessed(t: State) -> bool:
    """A lasting effect by which the Monster answers, with Gaar by it (EU-26.2, EU-28.21)."""
    if t.fight is None or not t.fight.gaar:
        return False
    return any(t.content.lasting[name].answers_rolls for name in t.fight.lasting)


def _alternating(t: State, seat: int) -> list[Pass | UseGaar]:
    fight, roll = t.fight_now, t.roll_now
    return [PASS, *(USE_GAAR[i] for i in range(len(roll.dice)) if fight.gaar)]


POSSESSED = Question("possessed", "EU-28.21", _alternating, window=True)


@scene()
def contest(t: State, seat: int) -> Rules[None]:
    """Step C under Possession: the players alternate, the Hero Player first; two passes in a row end it."""
    speaker = t.fight_now.word
    key: Final | Change | Pass
    if speaker == seat:
        key = yield from ask(t, seat, CHANGE)
    else:
        key = yield from ask(t, speaker, POSSESSED)
    fight, roll = t.fight_now, t.roll_now
    if isinstance(key, ToDwurt) or (isinstance(key, UseHope) and key.number == 2):  # at any time: no word
        t.then("contest", seat)
        change_roll(t, seat, key)
        return
    fight.word = fight.rival if speaker == seat else seat
    if isinstance(key, Final | Pass):
        fight.passed += 1
        fight.said.append((speaker, PASS.tag))
        if fight.passed < 2:
            t.then("contest", seat)
        return
    fight.passed = 0
    fight.said.append((speaker, key.tag))
    t.then("contest", seat)
    if speaker == seat:
        change_roll(t, seat, key)
    else:
        assert isinstance(key, UseGaar)
        fight.gaar -= 1
        turn_die(roll, key.die, t.rng.roll())
        roll.count(GAAR_MONSTER, -GAAR_TAKES)
        t.tell(Rerolled, "EU-26.2", fight.rival, tuple(roll.dice), MONSTER)


# -- step D (EU-28.22 to EU-28.27, EU-29) ---------------------------------------------------------------------


@scene(below=in_fight)
def damage_dealt(t: State, seat: int) -> None:
    fight, roll = t.fight_now, t.roll_now
    value = outcome(t)
    entry = t.thing(fight.weapon)
    plain, band_index = roll.hope, -1
    for i, band in enumerate(entry.bands):
        if band.low <= value <= band.high:
            plain += band.damage
            band_index = i
    dealt = total(plain, fight.damage_plus, fight.damage_minus)
    t.tell(Attack, "EU-28.23", seat, value, dealt)
    fight.step = "dealt"
    fight.next_attack = 0  # EU-26.14
    fight.blows.clear()
    forget(fight, "next_attack", "blow")
    t.roll = None
    t.then("blow_lands", dealt)
    t.then("attack_done", seat, dealt)
    if band_index >= 0:
        name = f"{t.thing(fight.weapon).id}:{band_index}"
        if name in t.content.lists:
            t.then("effects", name, 0, seat)


@scene()
def blow_lands(t: State, dealt: int) -> None:
    """After all other effects of the attack, which a dead Monster does not take away (EU-28.23, EU-28.25)."""
    strike(t, dealt)


@scene()
def attack_done(t: State, seat: int, dealt: int) -> None:
    """What answers to the Damage."""
    fight = t.fight_now
    answers = [each for each in fight.pending if t.thing(each[0]).effects[each[1]].if_ == "attack_dealt_damage"]
    fight.pending = [each for each in fight.pending if each not in answers]
    if not dealt:
        trigger(t, "attack_dealt_no_damage", seat, fight.weapon)
        return
    for thing, i in reversed(answers):
        t.then("one_effect", t.thing(thing).id, i, seat)
