"""Farruga's Hunger: a dragon that hunts the proud, worn down card by card (EU-65).

See flight and combat beside.
"""

from __future__ import annotations

from .....kernel import Key
from .....kernel.vocabulary import Form
from ...combat.hurting import full_health
from ...hero.body import pay_gold, reputation
from ...land.explore import combat_sources, within
from ...state import State
from ...verbs.walker import run
from .. import brings, count, hook
from ..great_foes import beside, damage_of, dealt, keep_damage, mark_damage, take_damage_off

RULE = "farruga"
FIRST_FLIGHT = 3  # round (EU-65.3)
PER_DAMAGE = 3  # Damage for 1 Reputation (EU-65.10)
BALLISTA = (3, 2, 3)  # Gold, Damage, spaces (EU-65.13)
HUNGER = 2  # Reputation lost for each card left (EU-65.15)

brings(RULE, "farruga_dragon", "farruga_attack")


@hook(RULE)
def set_up(t: State) -> None:
    """EU-65.1"""
    t.dragons = list(t.content.farruga)
    t.attacks.shuffle_on_top(t.content.farruga_attacks)


@hook(RULE)
def round_ends(t: State) -> None:
    if t.round >= FIRST_FLIGHT and t.dragons:
        t.then("flight")


@hook(RULE)
def ended(t: State) -> bool:
    """EU-65.14"""
    return not t.dragons


@hook(RULE)
def trade_closed(t: State, space: str) -> bool:
    """Sweep of the Tail: while she sits there, until her next flight."""
    return space == t.dragon and bool(t.attacked) and t.content.farruga_attacks[t.attacked[-1]].closes


# -- Free Actions, the Ballista --------------------------------------------------------------------------


@hook(RULE)
def deeds(t: State, seat: int) -> list[Key]:
    return [("deed", "farruga")] if t.dragons and beside(t, t.dragon, t.heroes[seat].at) else []


@hook(RULE)
def dealings(t: State, seat: int) -> list[Key]:
    towers = t.trading is not None and t.trading.place == "dragonslayers_towers"
    return [("deed", "ballista")] if towers and t.dragons else []


@hook(RULE)
def why_not_deed(t: State, seat: int, key: Key) -> str:
    hero = t.heroes[seat]
    match key[1]:
        case "farruga":
            if t.monster_at(hero.at):
                return "EU-65.6"
            return "" if combat_sources(t, seat) else "EU-8.3"
        case "ballista":
            price, _, reach = BALLISTA
            seen = t.dragon in within(t, hero.at, reach)
            return "" if seen and hero.gold >= price and hero.notes.get("ballista") != t.round else "EU-65.13"
    return ""


@hook(RULE)
def do_deed(t: State, seat: int, key: Key) -> None:
    match key[1]:
        case "farruga":
            t.then("fight_great", seat, t.dragons[0])
        case "ballista":
            shoot(t, seat)


def shoot(t: State, seat: int) -> None:
    """EU-65.13"""
    price, damage, _ = BALLISTA
    dragon = t.dragons[0]
    t.heroes[seat].notes["ballista"] = t.round
    pay_gold(t, seat, price, "EU-65.13")
    hit = min(damage, full_health(t, dragon) - dealt(t, dragon))
    mark_damage(t, seat, dragon, hit)
    t.tell("ballista", "EU-65.13", seat, hit)
    if dealt(t, dragon) >= full_health(t, dragon):
        fall(t, seat)


# -- Combats -----------------------------------------------------------------------------------------------


@hook(RULE)
def fight_over(t: State, seat: int) -> None:
    if t.fight is not None and t.fight.great:
        keep_damage(t, seat)


@hook(RULE)
def fight_won(t: State, seat: int) -> None:
    if t.fight is not None and t.fight.great:
        fall(t, seat)


def fall(t: State, seat: int) -> None:
    """EU-65.10"""
    dragon = t.dragons.pop(0)
    t.heroes[seat].dragons.append(dragon)
    t.tell("dragon_falls", "EU-65.10", seat, dragon)
    for each in t.others(seat):
        reputation(t, each, damage_of(t, each, dragon) // PER_DAMAGE, "EU-65.10")
    take_damage_off(t, dragon)
    t.then("withdraw")
    run(t, f"reward-{dragon}", seat)


# -- the end -------------------------------------------------------------------------------------------------


@hook(RULE)
def reckoned(t: State, seat: int) -> list[tuple[str, str, int]]:
    """EU-65.15"""
    return [("reputation", "hunger", -HUNGER * len(t.dragons))]


@count
def dragon_cards(t: State) -> int:
    """Those that the Heroes have taken (EU-65.19, EU-65.20, EU-66.19)."""
    return sum(len(hero.dragons) for hero in t.heroes)


# -- for the table -------------------------------------------------------------------------------------------


@hook(RULE)
def facts(t: State) -> list[tuple[str, dict[str, int], str]]:
    told = [("eu-fact-dragon_cards", {"number": len(t.dragons), "most": len(t.content.farruga)}, "EU-65.14")]
    if t.dragons:
        dragon = t.dragons[0]
        told.append(("eu-fact-dragon", {"number": dealt(t, dragon), "most": full_health(t, dragon)}, "EU-65.9"))
    return told


@hook(RULE)
def marks(t: State) -> list[tuple[str, str, str]]:
    if not t.dragon:
        return []
    found = [(t.dragon, "eu-mark-farruga", "EU-65.5")]
    return [*found, (t.dragon, "eu-mark-swept", "EU-65.16")] if trade_closed(t, t.dragon) else found


@hook(RULE)
def last_card(t: State) -> str:
    return f"eu-attack-{t.attacked[-1]}" if t.attacked else ""


@hook(RULE)
def foes(t: State) -> list[str]:
    return list(t.dragons)


ANSWERS: dict[str, tuple[Form, ...]] = {"act": (("deed", "farruga"),), "deal": (("deed", "ballista"),)}
