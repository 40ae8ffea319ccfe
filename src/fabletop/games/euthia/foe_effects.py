"""What Silver and Gold cards, the bands of Monsters, and a Monster Player's own tiles do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from .cards import draw_cards
from .content import Effect
from .hurting import mend
from .state import Fight, State

FoeVerb: TypeAlias = Callable[[State, Fight, Effect], None]
FOE_VERBS: dict[str, FoeVerb] = {}


def foe_verb(code: FoeVerb) -> FoeVerb:
    FOE_VERBS[code.__name__] = code
    return code


def foe_list(t: State, name: str) -> None:
    """All effects of a list, in their order."""
    assert t.fight is not None
    for effect in t.data.lists.get(name, ()):
        FOE_VERBS[effect.do](t, t.fight, effect)


@foe_verb
def monster_value(t: State, fight: Fight, effect: Effect) -> None:
    fight.value += int(effect.n)


@foe_verb
def wound_plus(t: State, fight: Fight, effect: Effect) -> None:
    fight.wound_plus += int(effect.n)


@foe_verb
def damage_minus(t: State, fight: Fight, effect: Effect) -> None:
    fight.damage_minus += int(effect.n)


@foe_verb
def monster_heal(t: State, fight: Fight, effect: Effect) -> None:
    """In step D of the attack, after the Wounds; from a band at once."""
    if fight.phase == "monster_attack":
        fight.mend += int(effect.n)
    else:
        mend(t, int(effect.n))


@foe_verb
def clover(t: State, fight: Fight, effect: Effect) -> None:
    """Until step A of the next Combat round (EU-25.2), for all Hero Rolls or for the next attack roll alone."""
    (fight.blows if effect.roll == "next_attack" else fight.curses).append(int(effect.n))


@foe_verb
def hero_penalty(t: State, fight: Fight, effect: Effect) -> None:
    fight.blows.append(int(effect.n))


@foe_verb
def monster_gain(t: State, fight: Fight, effect: Effect) -> None:
    if effect.what == "gaar":
        fight.gaar += int(effect.n)
    else:
        fight.chaos += int(effect.n)


@foe_verb
def monster_draw(t: State, fight: Fight, effect: Effect) -> None:
    """EU-46.24"""
    draw_cards(t, fight.rival, str(effect.what).removesuffix("_card"), int(effect.n))


@foe_verb
def take_gaar(t: State, fight: Fight, effect: Effect) -> None:
    """EU-51.8; for each one missing the Battle Value rises."""
    hero = t.heroes[fight.hero]
    taken = min(int(effect.n), hero.gaar)
    hero.gaar -= taken
    fight.gaar += taken
    fight.value += 2 * (int(effect.n) - taken)


@foe_verb
def gain(t: State, fight: Fight, effect: Effect) -> None:
    """Of a Monster Player's tile."""
    hero = t.heroes[fight.rival]
    if effect.what in ("silver_card", "gold_card"):
        draw_cards(t, fight.rival, str(effect.what).removesuffix("_card"), int(effect.n))
    elif effect.what == "gold":
        hero.gold += int(effect.n)
    elif effect.what == "gaar":
        hero.gaar += int(effect.n)
    elif effect.what == "reputation":
        hero.reputation += int(effect.n)


@foe_verb
def flip_monster_die(t: State, fight: Fight, effect: Effect) -> None:
    """The lower die is turned to its opposite side, if that is higher."""
    if fight.dice:
        low = fight.dice.index(min(fight.dice))
        fight.dice[low] = 7 - fight.dice[low]


UNDONE = {"monster_value", "wound_plus", "damage_minus", "monster_heal", "clover", "monster_gain"}


def undo_play(t: State, index: int) -> None:
    """A cancelled play: what it changed is taken back, its lasting effect included."""
    fight = t.fight
    assert fight is not None
    card, count = fight.plays.pop(index)
    for effect in t.data.lists.get(f"card-{card}:{count - 1}", ()):
        n = int(effect.n)
        if effect.do == "monster_value":
            fight.value -= n
        elif effect.do == "wound_plus":
            fight.wound_plus -= n
        elif effect.do == "damage_minus":
            fight.damage_minus -= n
        elif effect.do == "monster_heal":
            fight.mend -= n
        elif effect.do == "clover":
            (fight.blows if effect.roll == "next_attack" else fight.curses).remove(n)
        elif effect.do == "monster_gain":
            fight.gaar = max(0, fight.gaar - n)
    lasting = t.data.cards[card].lasting
    if lasting and fight.lasting.get(lasting) == fight.round:
        del fight.lasting[lasting]
    t.tell("cancelled", "EU-2.4", fight.hero, card)
