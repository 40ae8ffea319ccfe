"""Farruga's Hunger: a dragon that hunts the proud, worn down card by card (EU-65).

See flight and combat beside.
"""

from __future__ import annotations

from ...choices.turn import Deed
from ...combat.hurting import full_health
from ...hero.body import pay_gold, reputation
from ...land.explore import can_pay, within
from ...state import State
from ...verbs.walker import run
from .. import brings, hook, keeps, notes
from ..answering import answers
from ..dragons.events import DragonFalls
from ..dragons.rules import Dragons, dragons_left, take_dragon
from ..great_foes import beside, damage_of, dealt, great_foe, keep_damage, mark_damage, take_damage_off
from ..told import Fact, Mark, Turned, card_kind, mark_kind
from .cards import ATTACKS, DRAGONS
from .choices import FIGHT_FARRUGA, SHOOT_BALLISTA, FightFarruga, ShootBallista
from .events import Ballista
from .flight import Farruga

RULE = "farruga"
FIRST_FLIGHT = 3  # round (EU-65.3)
PER_DAMAGE = 3  # Damage for 1 Reputation (EU-65.10)
BALLISTA = (3, 2, 3)  # Gold, Damage, spaces (EU-65.13)
DRAGON, CLOSED, FLIGHT = mark_kind("dragon"), mark_kind("closed"), card_kind("flight")
HUNGER = 2  # Reputation lost for each card left (EU-65.15)

brings(RULE, "farruga_dragon", "farruga_attack")
notes(RULE, "ballista")
keeps(RULE)(Dragons)
great_foe("farruga", challenge="EU-65.6", undecided="EU-65.9")


@hook(RULE)
def set_up(t: State) -> None:
    """EU-65.1"""
    t.tales[Dragons].left = list(DRAGONS(t.content))
    t.tales[Farruga].attacks.shuffle_on_top(ATTACKS(t.content))


@hook(RULE)
def round_ends(t: State) -> None:
    if t.round >= FIRST_FLIGHT and dragons_left(t):
        t.then("flight")


@hook(RULE)
def ended(t: State) -> bool:
    """EU-65.14"""
    return not dragons_left(t)


@hook(RULE)
def trade_closed(t: State, space: str) -> bool:
    """Sweep of the Tail: while she sits there, until her next flight."""
    farruga = t.tales[Farruga]
    return space == farruga.at and any(ATTACKS(t.content)[card].closes for card in farruga.attacked[-1:])


# -- Free Actions, the Ballista --------------------------------------------------------------------------


@hook(RULE)
def deeds(t: State, seat: int) -> list[Deed]:
    return [FIGHT_FARRUGA] if dragons_left(t) and beside(t.tales[Farruga].at, t.heroes[seat].at) else []


@hook(RULE)
def dealings(t: State, seat: int) -> list[Deed]:
    towers = t.trading is not None and t.trading.place == "dragonslayers_towers"
    return [SHOOT_BALLISTA] if towers and dragons_left(t) else []


@hook(RULE)
def deed_refusal(t: State, seat: int, key: Deed) -> str:
    hero = t.heroes[seat]
    match key:
        case FightFarruga():
            if t.monster_at(hero.at):
                return "EU-65.6"
            return "" if can_pay(t, seat, "combat") else "EU-8.3"
        case ShootBallista():
            price, _, reach = BALLISTA
            seen = t.tales[Farruga].at in within(t, hero.at, reach)
            return "" if seen and hero.gold >= price and hero.notes.get("ballista") != t.round else "EU-65.13"
    return ""


@hook(RULE)
def do_deed(t: State, seat: int, key: Deed) -> None:
    match key:
        case FightFarruga():
            t.then("fight_great", seat, dragons_left(t)[0])
        case ShootBallista():
            shoot(t, seat)


def shoot(t: State, seat: int) -> None:
    """EU-65.13"""
    price, damage, _ = BALLISTA
    dragon = dragons_left(t)[0]
    t.heroes[seat].notes["ballista"] = t.round
    pay_gold(t, seat, price, "EU-65.13")
    hit = min(damage, full_health(t, dragon) - dealt(t, dragon))
    mark_damage(t, seat, dragon, hit)
    t.tell(Ballista, "EU-65.13", seat, hit)
    if dealt(t, dragon) >= full_health(t, dragon):
        fall(t, seat)


# -- Combats -----------------------------------------------------------------------------------------------


@hook(RULE)
def fight_over(t: State, seat: int) -> None:
    if t.fight_now.great:
        keep_damage(t, seat)


@hook(RULE)
def fight_won(t: State, seat: int) -> None:
    if t.fight_now.great:
        fall(t, seat)


def fall(t: State, seat: int) -> None:
    """EU-65.10"""
    dragon = take_dragon(t, seat)
    t.tell(DragonFalls, "EU-65.10", seat, dragon)
    for each in t.others(seat):
        reputation(t, each, damage_of(t, each, dragon) // PER_DAMAGE, "EU-65.10")
    take_damage_off(t, dragon)
    t.then("withdraw")
    run(t, f"reward-{dragon}", seat)


# -- the end -------------------------------------------------------------------------------------------------


@hook(RULE)
def reckoned(t: State, seat: int) -> list[tuple[str, str, int]]:
    """EU-65.15"""
    return [("reputation", "hunger", -HUNGER * len(dragons_left(t)))]


# -- for the table -------------------------------------------------------------------------------------------


@hook(RULE)
def facts(t: State) -> list[Fact]:
    cards = {"number": len(dragons_left(t)), "most": len(DRAGONS(t.content))}
    told = [Fact("eu-fact-dragon_cards", cards, "EU-65.14", drawn=True)]
    if dragons_left(t):
        dragon = dragons_left(t)[0]
        health = {"number": dealt(t, dragon), "most": full_health(t, dragon)}
        told.append(Fact("eu-fact-dragon", health, "EU-65.9", drawn=True))
    return told


@hook(RULE)
def marks(t: State) -> list[Mark]:
    at = t.tales[Farruga].at
    if not at:
        return []
    found = [Mark(at, "eu-mark-farruga", "EU-65.5", DRAGON)]
    return [*found, Mark(at, "eu-mark-swept", "EU-65.16", CLOSED)] if trade_closed(t, at) else found


@hook(RULE)
def last_card(t: State) -> Turned | None:
    own = t.tales[Farruga]
    if not own.attacked:
        return None
    return Turned(FLIGHT, "eu-tale-flight", f"eu-attack-{own.attacked[-1]}", len(own.attacks), "EU-65.16")


@hook(RULE)
def foes(t: State) -> list[str]:
    return list(dragons_left(t))


@hook(RULE)
def elites_taken(t: State, seat: int) -> list[str]:
    """EU-65.12"""
    return t.tales[Dragons].taken.get(seat, [])


answers("farruga", {"act": (("deed", "farruga"),), "deal": (("deed", "ballista"),)})
