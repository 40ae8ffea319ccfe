"""In the Dungeon: what to use, who holds what, whom to attack, and what to give up."""

from __future__ import annotations

from random import Random

from ....kernel import Key
from ..choices import LEAVE, Attack, Borrow, Equip, FeedHero, Monster, OfHand, OfParty, Order, Sick, Use, Victim
from ..outlook import best_holder
from ..reckon import Value, attack_value, equipment
from ..state import NOBODY, State
from ..verbs.base import DungeonVerb
from .choosing import only
from .fights import SURE, ends, leads, losses, prospect, spend, worth
from .lore import lore

TOO_STRONG = 8  # Health of a Monster that one rather sends away


def dungeon(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """Draw and strengthen, equip, then attack the best that can be beaten."""
    effects = only(options, Use)
    for key in effects:
        if used(t, key).prepares:
            return key
    arming = _arming(t, options)
    if arming is not None:
        return arming
    attacks = only(options, Attack)
    for last in attacks:
        if worth(t, seat, last.rank, False) == SURE:  # even a defeat ends the game, and it is won
            return last
    party = t.clone()
    won = {key: worth(t, seat, key.rank, True) - losses(t, key.rank) for key in attacks}
    attack = _victory(party, won)
    if attack is not None:
        return attack
    for key in effects:  # what turns the battle, or at least the Hall
        if _turns(t, key, effects, won, random):
            return key
    if not attacks:
        return LEAVE if LEAVE in options else options[0]
    return max(attacks, key=lambda key: (worth(t, seat, key.rank, False), -t.card(t.hall[key.rank - 1]).vp))


def used(t: State, key: Use) -> DungeonVerb:
    return t.card(t.slots[key.place].card).dungeon[key.effect - 1]


def _arming(t: State, options: list[Key]) -> Equip | None:
    """A Weapon that nobody holds, for the Hero who gains most by it."""
    offered = only(options, Equip)
    held = equipment(t) if offered else {}
    for key in offered:
        if t.slots[key.place].holder == NOBODY and key.hero - 1 not in held:
            wanted = Equip(key.slot, best_holder(t, key.place) + 1)
            if wanted in offered:
                return wanted
    return None


def _victory(party: State, won: dict[Attack, float]) -> Attack | None:
    """The best battle that is won by this party."""
    for key in sorted(won, key=lambda key: -won[key]):
        if won[key] > 0 and prospect(party, key.rank).wins:
            return key
    return None


def _turns(t: State, key: Use, effects: list[Use], won: dict[Attack, float], random: Random) -> bool:
    """Whether an effect is worth its use: all that may be spent win a battle together, or the Hall is changed by it."""
    if used(t, key).spends:
        party = t.clone()
        spend(party, [(each.place, each.effect - 1) for each in effects if used(t, each).spends])
        return _victory(party, won) is not None
    return 100 * random.random() < used(t, key).urge()


# -- the Hall ---------------------------------------------------------------------------------------


def _sent_away(t: State, seat: int, ranks: list[Monster]) -> Monster | None:
    """What cannot be beaten, but nothing evil comes to Rank 1; the Thunderstone slips by only for who has won then."""
    last = [key for key in ranks if ends(t, key.rank)]
    if last and not t.solo and leads(t, seat):
        return last[0]
    safe = [key for key in ranks if key not in last]
    return max(safe, key=lambda key: t.card(t.hall[key.rank - 1]).health + _let_in(t, key), default=None)


def _let_in(t: State, key: Monster) -> float:
    """What the Breach of the next Monster is worth, if it would reach Rank 1."""
    breach = t.card(t.hall[1]).breach if key.rank == 1 and t.hall[1] and not t.fired[1] else None
    return breach.worth() / 10 if breach else 0.0


def banish(t: State, seat: int, options: list[Key], random: Random) -> Key:
    sent = _sent_away(t, seat, only(options, Monster))
    return sent or next((key for key in only(options, Order) if key.first == 1), options[0])


def returned(t: State, seat: int, options: list[Key], random: Random) -> Key:
    return _sent_away(t, seat, only(options, Monster)) or options[0]


def sorcerer(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """After a victory: what is too strong to be beaten soon, or what keeps the own victory waiting."""
    sent = _sent_away(t, seat, only(options, Monster))
    strong = sent is not None and (ends(t, sent.rank) or t.card(t.hall[sent.rank - 1]).health >= TOO_STRONG)
    return sent if sent is not None and strong else options[0]


def taken(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """The most points; the end of the game only if it is won by that."""
    known = t.content.cards
    ranks = only(options, Monster)
    worths = {key: float(known[t.hall[key.rank - 1]].vp) for key in ranks}
    for key in ranks:
        if ends(t, key.rank):
            worths[key] += 100 if leads(t, seat, known[t.hall[0]].vp) else -100
    return max(ranks, key=lambda key: worths[key])


# -- cards and Heroes -------------------------------------------------------------------------------


def ballast(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """The card that one misses least."""
    known = lore(t.content)
    missed = {key: known[name].missed if (name := card_of(t, key)) else 0.0 for key in options}
    return min(options, key=lambda key: missed[key])


def card_of(t: State, key: Key) -> str:
    match key:
        case OfParty(slot):
            return t.slots[slot - 1].card
        case OfHand(card):
            return card
    return ""


def fed_hero(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """The strongest Hero without a Weapon: one more may then be held."""
    held = equipment(t)
    heroes = only(options, FeedHero)
    return max(heroes, key=lambda key: (key.place not in held, t.card(t.slots[key.place].card).strength))


def borrow(t: State, seat: int, options: list[Key], random: Random) -> Key:
    known = lore(t.content)
    return max(only(options, Borrow), key=lambda key: known[key.card].worth, default=options[0])


# -- the battle -------------------------------------------------------------------------------------


def value_without(t: State, key: Victim) -> Value:
    trial = t.clone()
    trial.slots[key.place].barred = True
    return attack_value(trial)


def barred(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """The Hero without whom the party is strongest."""
    values = {key: value_without(t, key) for key in only(options, Victim)}
    return max(values, key=lambda key: (values[key].wins, values[key].total), default=options[0])


def value_with(t: State, key: Sick) -> Value:
    trial = t.clone()
    if key.kind == "attack":
        trial.sick_attack += 1
    else:
        trial.sick_magic += 1
    return attack_value(trial)


def sick(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """What a Disease may take off without harm to the end."""
    values = {key: value_with(t, key) for key in only(options, Sick)}
    return max(values, key=lambda key: (values[key].wins, values[key].total), default=options[0])
