"""The battle (TS-8 step 4, TS-12, TS-18): Battle effects, the result, XP, Spoils, and after."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel import Question, Rules, ask
from .choices import DESTROYS, DONE, PASS, REVEAL, Destroy, Done, Monster, Pass, Reveal, Sick, Spoils
from .content import SpoilsKind
from .events import Attacks, Fought, Revealed, Xp
from .hall import monster_ranks, refill, send_under
from .reckon import attack_value, declare, fighters, pools
from .scenes import scene
from .state import NOBODY, State
from .village import gain, hand_gold

SPHINX_CARDS = 6  # TS-26.69


@scene()
def battle(t: State, rank: int) -> Rules[None]:
    """The target is declared: step 2 is over (TS-8.26)."""
    t.step = 4
    declare(t, rank)
    t.tell(Attacks, "TS-8.8", t.active, t.foe, rank)
    if t.card(t.foe).battle:
        yield from strike(t)
        t.then("outcome")
    else:
        yield from outcome(t)


def strike(t: State) -> Rules[None]:
    """Step 4b: what is left of the Monster's Battle effects, in their order (TS-12.18).

    The battle goes through it at the table, and a look ahead goes through it on a copy (`outlook.py`).
    """
    effects = t.card(t.foe).battle
    while t.struck < len(effects):
        steps = effects[t.struck].apply(t)
        if steps is not None:
            yield from steps
        t.struck += 1


# -- the result -----------------------------------------------------------------------------------


SICK_ATTACK, SICK_MAGIC = Sick("attack"), Sick("magic")


def _sick_pools(t: State, seat: int) -> list[Sick]:
    found = pools(t)
    kinds = (SICK_ATTACK, found.attack - t.sick_attack), (SICK_MAGIC, found.magic - t.sick_magic)
    return [sick for sick, pool in kinds if pool >= 1]  # TS-14.9


SICK = Question("sick", "TS-14.6", _sick_pools)


@scene()
def outcome(t: State) -> Rules[None]:
    """Disease, the comparison, and steps 4c to 4d."""
    for _ in range(len(t.diseases_here())):  # TS-14.7, TS-14.11
        if not _sick_pools(t, t.active):
            break  # TS-14.10
        sick = yield from ask(t, t.active, SICK)
        if sick.kind == "attack":
            t.sick_attack += 1
        else:
            t.sick_magic += 1
    value = attack_value(t)
    t.won = value.wins
    if t.out is not None:
        t.tell(Fought, "TS-17.25", t.active, t.foe, value.total, value.health, t.won, t.copy_of(t.target))
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


class Reward(NamedTuple):
    """What a victory brings besides the Monster."""

    xp: int
    spoils: list[SpoilsKind]
    returns: int  # Monsters that may be sent under the Dungeon Deck (TS-18.28)


def reward(t: State) -> Reward:
    """TS-18.6, TS-18.9, TS-18.17"""
    foe = t.card(t.foe)
    heroes = [hero.card for hero in fighters(t) if hero.attacks]
    abilities = [ability for hero in heroes for ability in hero.passive]
    more = sum(ability.more_xp(t.target) for ability in abilities)  # TS-25.45
    spoils = [kind for kind in (*(hero.spoils for hero in heroes), foe.spoils) if kind]
    return Reward(foe.xp + more, spoils, sum(ability.returns() for ability in abilities))


def take_reward(t: State) -> None:
    """Step 4d (TS-18.5, TS-18.6, TS-18.27)"""
    player = t.players[t.active]
    xp, t.spoils, t.returns = reward(t)
    t.hall[t.target - 1] = ""
    t.progress = True
    player.discard.append(t.foe)
    player.xp += xp
    t.tell(Xp, "TS-18.6", t.active, xp)


def end_battle(t: State) -> None:
    """Cards that Battle effects destroyed leave play (TS-12.20); a borrowed Hero goes home (TS-25.33)."""
    for i, slot in enumerate(t.slots):
        if slot.doomed:
            slot.doomed = False
            t.destroy_slot(i, "TS-12.20")
        elif slot.owner != NOBODY:
            t.discard_slot(i)


# -- Spoils (step 4e) -----------------------------------------------------------------------------


def _spoils_wares(t: State, seat: int) -> list[Done | Reveal | Spoils]:
    """TS-18.13: what each kind of Spoils allows; the Sphinx reveals."""
    keys: list[Done | Reveal | Spoils] = [DONE]
    for kind in dict.fromkeys(t.spoils):
        if kind == "reveal_six":
            keys.append(REVEAL)
        else:
            tops = [t.top(stack) for stack in t.stacks()]
            fits = [card for card in tops if card and (kind == "any" or t.card(card).is_a(kind))]
            keys += [Spoils(kind, card) for card in fits]
    return keys


def _spoils_refusal(t: State, seat: int, key: Done | Reveal | Spoils) -> str:
    if not isinstance(key, Spoils):
        return ""
    return "TS-18.12" if t.card(key.card).price > hand_gold(t) else ""


SPOILS = Question("spoils", "TS-18.9", _spoils_wares, _spoils_refusal)


@scene()
def take_spoils(t: State) -> Rules[None]:
    """One purchase a Spoils, each with the full gold of the hand (TS-18.15), in any order (TS-18.14)."""
    key = yield from ask(t, t.active, SPOILS)
    if isinstance(key, Done):
        t.spoils.clear()
        return
    t.then("take_spoils")
    t.spoils.remove("reveal_six" if isinstance(key, Reveal) else key.kind)
    if isinstance(key, Reveal):
        yield from reveal_six(t)
    else:
        gain(t, key.card, "TS-18.20")


def _revealed(t: State, seat: int) -> list[Done | Destroy]:
    return [DONE, *[DESTROYS[card] for card in dict.fromkeys(t.revealed)]]


REVEALED = Question("revealed", "TS-26.71", _revealed)


def reveal_six(t: State) -> Rules[None]:
    """The Sphinx (TS-26.69 to TS-26.71)"""
    for _ in range(SPHINX_CARDS):
        card = t.draw(t.active)
        if card:
            t.revealed.append(card)
    t.tell(Revealed, "TS-26.69", t.active, tuple(t.revealed))
    while t.revealed:
        key = yield from ask(t, t.active, REVEALED)
        if isinstance(key, Done):
            break
        t.revealed.remove(key.card)
        t.destroy(key.card, "TS-26.71")
    t.players[t.active].discard += t.revealed
    t.revealed.clear()


# -- the Hall again, and the way back -------------------------------------------------------------


def _returnable(t: State, seat: int) -> list[Pass | Monster]:
    return [PASS, *[Monster(rank) for rank in monster_ranks(t)]]


SORCERER = Question("sorcerer", "TS-25.14", _returnable)


@scene()
def aftermath(t: State) -> Rules[None]:
    """Steps 4f and 4g; then the Elf Sorcerer (TS-18.28)."""
    winner = t.active if t.won and t.target == 1 else NOBODY
    t.target, t.foe, t.struck, t.weakness, t.softness, t.sick_attack, t.sick_magic = 0, "", 0, 0, 0, 0, 0
    t.then("end_of_turn")
    yield from refill(t, winner)  # TS-21.2
    while t.returns:
        t.returns -= 1
        key = yield from ask(t, t.active, SORCERER)
        if isinstance(key, Monster):
            send_under(t, key.rank, "TS-25.11")
            yield from refill(t)
