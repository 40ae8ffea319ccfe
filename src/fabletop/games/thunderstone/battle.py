"""The battle (TS-8 step 4, TS-12, TS-18): Battle effects, the result, XP, Spoils, and after."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ...kernel import Key, Question, Rules, ask
from ...kernel.asking import PASS
from .content import VERBS, Effect
from .hall import monster_ranks, refill, send_under
from .reckon import attack_value, declare, fighters, judged_kinds, party, pools, strength
from .scenes import scene
from .state import NOBODY, State
from .village import DONE, gain, hand_gold

SPHINX_CARDS = 6  # TS-26.69

Verb: TypeAlias = Callable[[State, Effect], Rules[None]]


@scene()
def battle(t: State, rank: int) -> Rules[None]:
    """The target is declared: step 2 is over (TS-8.26). Steps 4a and 4b."""
    t.step = 4
    declare(t, rank)
    t.tell("attacks", "TS-8.8", t.active, t.foe, rank)
    for number in range(len(t.card(t.foe).battle)):  # TS-12.18
        effect = t.card(t.foe).battle[number]
        yield from VERBS["battle"][effect.do](t, effect)
    if t.card(t.foe).battle:
        t.then("outcome")
    else:
        yield from outcome(t)


# -- Battle effects -------------------------------------------------------------------------------


def battle_verb(does: Verb) -> Verb:
    VERBS["battle"][does.__name__] = does
    return does


def victims(t: State, of: str) -> list[int]:
    """TS-12.19, TS-12.28: cards of the party that fit and are not yet marked for destruction."""
    cards = t.content.cards
    return [i for i, slot in enumerate(t.slots) if slot.here and not slot.doomed and cards[slot.card].is_a(of)]


def _victims(t: State, seat: int, of: str) -> list[Key]:
    return [("victim", i + 1) for i in victims(t, of)]


def _strongest(t: State, seat: int) -> list[Key]:
    heroes = victims(t, "hero")
    most = max(strength(t, i) for i in heroes)
    return [("victim", i + 1) for i in heroes if strength(t, i) == most]


VICTIM = Question("victim", "TS-12.17", _victims)
STRONGEST = Question("strongest", "TS-26.18", _strongest)


def doom(t: State, i: int, clause: str) -> None:
    """It stays in play, with all its bonuses, until the battle is over (TS-12.9)."""
    t.slots[i].doomed = True
    t.tell("doomed", clause, t.slots[i].card)


@battle_verb
def destroy(t: State, effect: Effect) -> Rules[None]:
    """Exactly one card of a kind, if there is one (TS-12.15, TS-26.93)."""
    if victims(t, str(effect.of)):
        _, slot = yield from ask(t, t.active, VICTIM, str(effect.of))
        doom(t, int(slot) - 1, "TS-26.93")


@battle_verb
def destroy_if_unarmed(t: State, effect: Effect) -> Rules[None]:
    """Gray Ooze: not if any Hero has a Weapon equipped, attacking or not (TS-26.24, TS-26.28)."""
    if not any(hero.weapon != NOBODY for hero in fighters(t, t.target, t.card(t.foe))):
        yield from destroy(t, effect)


@battle_verb
def destroy_strongest(t: State, effect: Effect) -> Rules[None]:
    """Ebon Fume (TS-26.17 to TS-26.19)."""
    if victims(t, "hero"):
        _, slot = yield from ask(t, t.active, STRONGEST)
        doom(t, int(slot) - 1, "TS-26.17")


@battle_verb
def destroy_all(t: State, effect: Effect) -> Rules[None]:
    """The Archduke of Pain: all Clerics and all Wizards (TS-26.3, TS-26.93)."""
    for of in effect.of:
        for i in victims(t, of):
            doom(t, i, "TS-26.93")
    return
    yield


@battle_verb
def weaken(t: State, effect: Effect) -> Rules[None]:
    """Every Hero loses Strength, and may lose the Weapon (TS-12.12); the Revenant destroys (TS-26.63)."""
    t.weakness += effect.strength
    if effect.destroys:
        for i in victims(t, "hero"):
            if strength(t, i) <= 0:
                doom(t, i, "TS-26.63")
    return
    yield


@battle_verb
def infect(t: State, effect: Effect) -> Rules[None]:
    """TS-12.13, TS-12.14, TS-26.94: straight to the discard pile."""
    t.infect(t.active, effect.cards, "TS-26.94")
    return
    yield


@battle_verb
def soft_to_weapons(t: State, effect: Effect) -> Rules[None]:
    """The Grayskin Lizard's bonus is counted in TS-17.6."""
    return
    yield


def _barrable(t: State, seat: int) -> list[Key]:
    attacking = [hero for hero in fighters(t, t.target, t.card(t.foe)) if hero.attacks]
    return [("victim", hero.slot + 1) for hero in attacking]


BARRED = Question("barred", "TS-26.38", _barrable)


@battle_verb
def bar(t: State, effect: Effect) -> Rules[None]:
    """Haunt: one Hero who could attack cannot (TS-12.22, TS-12.23, TS-26.38 to TS-26.40)."""
    if _barrable(t, t.active):
        _, slot = yield from ask(t, t.active, BARRED)
        t.slots[int(slot) - 1].barred = True
        t.tell("barred", "TS-26.38", t.slots[int(slot) - 1].card)


def _kinds(t: State, seat: int, slot: int) -> list[Key]:
    hero = next(hero for hero in party(t, t.target, t.card(t.foe)) if hero.slot == slot)
    return [("lower", kind) for kind in judged_kinds(hero)]


def _judgeable(t: State, slot: int) -> bool:
    heroes = party(t, t.target, t.card(t.foe))
    return any(hero.slot == slot and hero.attacks and judged_kinds(hero) for hero in heroes)


JUDGED = Question("judged", "TS-26.44", _kinds)


@battle_verb
def judge(t: State, effect: Effect) -> Rules[None]:
    """Judgement: Attack or Magic Attack of each attacking Hero (TS-26.41, TS-26.44)."""
    for slot in range(len(t.slots)):
        if _judgeable(t, slot):
            _, kind = yield from ask(t, t.active, JUDGED, slot)
            t.slots[slot].judged = str(kind)


# -- the result -----------------------------------------------------------------------------------


def _sick_pools(t: State, seat: int) -> list[Key]:
    attack, magic, *_ = pools(t, t.target, t.card(t.foe))
    kinds = (("attack", attack - t.sick_attack), ("magic", magic - t.sick_magic))
    return [("sick", kind) for kind, pool in kinds if pool >= 1]  # TS-14.9


SICK = Question("sick", "TS-14.6", _sick_pools)


@scene()
def outcome(t: State) -> Rules[None]:
    """Disease, the comparison, and steps 4c to 4d."""
    for _ in range(len(t.diseases_here())):  # TS-14.7, TS-14.11
        if not _sick_pools(t, t.active):
            break  # TS-14.10
        _, kind = yield from ask(t, t.active, SICK)
        if kind == "attack":
            t.sick_attack += 1
        else:
            t.sick_magic += 1
    value = attack_value(t, t.target)
    t.won = value.wins
    t.tell("fought", "TS-17.25", t.active, t.foe, value.total, value.health, int(t.won))
    if t.won:
        take_reward(t)
    else:
        send_under(t, t.target, "TS-8.17")
    end_battle(t)
    if t.spoils:
        t.then("aftermath")
        t.then("take_spoils")
    else:
        yield from aftermath(t)


def take_reward(t: State) -> None:
    """Step 4d (TS-18.5, TS-18.6, TS-18.27)"""
    player = t.players[t.active]
    foe = t.card(t.foe)
    t.hall[t.target - 1] = ""
    t.progress = True
    player.discard.append(t.foe)
    heroes = [hero.card for hero in fighters(t, t.target, foe) if hero.attacks]
    more = sum(hero.passive.xp_from_rank_3 for hero in heroes) if t.target == 3 else 0  # TS-25.45
    player.xp += foe.xp + more
    t.tell("xp", "TS-18.6", t.active, foe.xp + more)
    t.spoils = [kind for kind in (*(hero.spoils for hero in heroes), foe.spoils) if kind]  # TS-18.9, TS-18.17
    t.spoils += ["return" for hero in heroes if hero.passive.return_after_victory]


def end_battle(t: State) -> None:
    """Cards that Battle effects destroyed leave play (TS-12.20); a borrowed Hero goes home (TS-25.33)."""
    for i, slot in enumerate(t.slots):
        if slot.doomed:
            slot.doomed = False
            t.destroy_slot(i, "TS-12.20")
        elif slot.here and slot.owner != NOBODY:
            t.discard_slot(i)


# -- Spoils (step 4e) -----------------------------------------------------------------------------


def _spoils_wares(t: State, seat: int) -> list[Key]:
    """TS-18.13: ("spoils", kind, card) for what each kind allows; the Sphinx reveals."""
    keys: list[Key] = [DONE]
    for kind in dict.fromkeys(t.spoils):
        if kind == "reveal_six":
            keys.append(("reveal",))
        elif kind != "return":
            tops = [t.top(stack) for stack in t.stacks()]
            fits = [card for card in tops if card and (kind == "any" or t.card(card).is_a(kind))]
            keys += [("spoils", kind, card) for card in fits]
    return keys


def _spoils_refused(t: State, seat: int, key: Key) -> str:
    if key[0] != "spoils":
        return ""
    return "TS-18.12" if (t.card(str(key[2])).cost or 0) > hand_gold(t) else ""


SPOILS = Question("spoils", "TS-18.9", _spoils_wares, _spoils_refused)


@scene()
def take_spoils(t: State) -> Rules[None]:
    """One purchase a Spoils, each with the full gold of the hand (TS-18.15), in any order (TS-18.14)."""
    key = yield from ask(t, t.active, SPOILS)
    if key == DONE:
        t.spoils = [kind for kind in t.spoils if kind == "return"]
        return
    t.then("take_spoils")
    if key[0] == "reveal":
        t.spoils.remove("reveal_six")
        yield from reveal_six(t)
    else:
        t.spoils.remove(str(key[1]))
        gain(t, str(key[2]), "TS-18.20")


def _revealed(t: State, seat: int) -> list[Key]:
    return [DONE, *dict.fromkeys(("destroy", card) for card in t.revealed)]


REVEALED = Question("revealed", "TS-26.71", _revealed)


def reveal_six(t: State) -> Rules[None]:
    """The Sphinx (TS-26.69 to TS-26.71)"""
    for _ in range(SPHINX_CARDS):
        card = t.draw(t.active)
        if card:
            t.revealed.append(card)
    t.tell("revealed", "TS-26.69", t.active, *t.revealed)
    while t.revealed:
        key = yield from ask(t, t.active, REVEALED)
        if key == DONE:
            break
        t.revealed.remove(str(key[1]))
        t.destroy(str(key[1]), "TS-26.71")
    t.players[t.active].discard += t.revealed
    t.revealed.clear()


# -- the Hall again, and the way back -------------------------------------------------------------


def _returnable(t: State, seat: int) -> list[Key]:
    return [PASS, *(("monster", rank) for rank in monster_ranks(t))]


SORCERER = Question("sorcerer", "TS-25.14", _returnable)


@scene()
def aftermath(t: State) -> Rules[None]:
    """Steps 4f and 4g; then the Elf Sorcerer (TS-18.28)."""
    winner = t.active if t.won and t.target == 1 else NOBODY
    t.target, t.foe, t.weakness, t.sick_attack, t.sick_magic = 0, "", 0, 0, 0
    t.then("end_of_turn")
    sorcerers = t.spoils.count("return")
    t.spoils.clear()
    yield from refill(t, winner)  # TS-21.2
    for _ in range(sorcerers):
        key = yield from ask(t, t.active, SORCERER)
        if key != PASS:
            send_under(t, int(key[1]), "TS-25.11")
            yield from refill(t)
