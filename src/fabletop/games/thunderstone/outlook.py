"""A look ahead at a battle: its own rules, run on a copy of the table.

Nothing here knows what a Battle effect does. The battle is fought (`battle.strike`), its number is reckoned
(`reckon.attack_value`) and its reward is counted (`battle.reward`) by the functions that do so at the table. Where the
player will have a choice, the best one for the Attack Value counts, and what is lost is one of several cards.
"""

from __future__ import annotations

from typing import NamedTuple

from ...kernel import Decision, Key
from .battle import Reward, reward, strike
from .choices import Victim
from .content import STONE
from .reckon import Line, Value, attack_refusal, attack_value, can_hold, declare, equipment
from .state import NOBODY, RANKS, Slot, State


class Outlook(NamedTuple):
    """What comes of a battle. Cards are named by their slots, counted from 0."""

    rank: int
    monster: str
    value: Value
    lines: list[Line]
    refusal: str  # the clause that forbids the attack
    losses: list[tuple[int, ...]]  # each is one card, out of these
    barred: list[tuple[int, ...]]  # each is one Hero who cannot attack, out of these
    dropped: list[int]  # Weapons that their Heroes are too weak to hold
    diseases: int  # still to be gained
    reward: Reward
    vp: int
    stone: bool  # a victory takes the Thunderstone (TS-21.2)


class Trial(NamedTuple):
    """A battle that was fought on a copy, to its end or to a choice that changes the Attack Value."""

    t: State
    among: dict[int, tuple[int, ...]]  # a card that was chosen -> the cards it was chosen from
    open: list[Key]  # the answers to the choice at which it stopped


def fight(t: State, rank: int, answers: tuple[Key, ...]) -> Trial:
    trial = Trial(t.clone(), {}, [])
    declare(trial.t, rank)
    effects = trial.t.card(trial.t.foe).battle
    given, steps = iter(answers), strike(trial.t)
    asked = next(steps, None)
    while asked is not None:
        assert isinstance(asked, Decision), "a Battle effect asks one player at a time"
        weighed = effects[trial.t.struck].weighed(asked.options)
        key = weighed[0] if len(weighed) == 1 else next(given, None)
        if key is None:
            return trial._replace(open=weighed)
        if isinstance(key, Victim):
            trial.among[key.place] = tuple(each.place for each in asked.options if isinstance(each, Victim))
        try:
            asked = steps.send((key,))
        except StopIteration:
            asked = None
    return trial


def best_fight(t: State, rank: int, answers: tuple[Key, ...] = ()) -> tuple[Trial, Value]:
    """With the choices that are best for the party."""
    trial = fight(t, rank, answers)
    if not trial.open:
        return trial, attack_value(trial.t)
    ways = [best_fight(t, rank, (*answers, key)) for key in trial.open]
    return max(ways, key=lambda way: (way[1].wins, way[1].total))


def forecast(t: State, rank: int) -> Value:
    """The Attack Value that a battle against this Rank will come to."""
    return best_fight(t, rank)[1]


def outlook(t: State, rank: int) -> Outlook:
    """All that a battle against this Rank will come to, from where it stands."""
    (after, among, _), value = best_fight(t, rank)
    lines: list[Line] = []
    attack_value(after, lines)
    held = equipment(after).values()
    slots = list(enumerate(after.slots))
    return Outlook(
        rank=rank,
        monster=after.foe,
        value=value,
        lines=lines,
        refusal="" if t.target else attack_refusal(t, rank),
        losses=[among.get(i, (i,)) for i, slot in slots if slot.doomed],
        barred=[among.get(i, (i,)) for i, slot in slots if slot.barred],
        dropped=[i for i, slot in slots if slot.holder != NOBODY and i not in held],
        diseases=t.diseases - after.diseases + after.stand_ins - t.stand_ins,
        reward=reward(after),
        vp=after.card(after.foe).vp,
        stone=rank == 1 and after.hall[1] == STONE,
    )


def outlooks(t: State) -> list[Outlook]:
    """For every Monster that might be attacked now; in a battle, for the one that is fought."""
    if t.doing != "dungeon" or not (t.step == 2 or t.target):
        return []
    ranks = [t.target] if t.target else range(1, RANKS + 1)
    names = [(rank, t.hall[rank - 1]) for rank in ranks]
    return [outlook(t, rank) for rank, name in names if name and t.card(name).type == "monster"]


# -- the hand as it is ------------------------------------------------------------------------------


def as_party(t: State, seat: int) -> State:
    """A copy in which the seat went to the Dungeon with its hand: all Weapons dealt, no effect used."""
    after = t.clone()
    after.active, after.doing, after.step, after.target, after.foe = seat, "dungeon", 2, 0, ""
    after.slots, after.throwers = [Slot(card) for card in t.players[seat].hand], []
    after.struck = after.all_attack = after.all_strength = after.weakness = after.softness = 0
    after.sick_attack = after.sick_magic = after.gold = after.spent = 0
    after.aura = after.arcane = False
    equip_all(after)
    return after


def equip_all(t: State) -> None:
    """Give each Weapon to the Hero who can hold it and gains most by it."""
    weapons = [i for i, slot in enumerate(t.slots) if slot.here and t.card(slot.card).type == "weapon"]
    for weapon in sorted(weapons, key=lambda i: -t.card(t.slots[i].card).weight):
        hero = best_holder(t, weapon)
        if hero != NOBODY:
            t.slots[weapon].holder = hero


def best_holder(t: State, weapon: int) -> int:
    """The slot of a Hero with empty hands, or -1."""
    armed = equipment(t)
    heroes = [i for i in t.heroes_here() if i not in armed and can_hold(t, weapon, i)]
    card = t.card(t.slots[weapon].card)
    gains = {i: sum(ability.gain_of(card) for ability in t.card(t.slots[i].card).passive) for i in heroes}
    return max(heroes, key=lambda i: (gains[i], -i), default=NOBODY)
