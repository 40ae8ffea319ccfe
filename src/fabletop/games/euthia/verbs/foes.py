"""What Silver and Gold cards, the bands of Monsters, and a Monster Player's own tiles do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ....kernel import Key, Question, Rules, ask
from ..combat.hurting import mend
from ..combat.lines import note, source, take_back, turn_foe_die
from ..content import Effect
from ..hero.body import die, gaar, gold, reputation
from ..hero.cards import draw_cards, draw_for_monster
from ..scenes import scene
from ..state import Fight, State

FoeVerb: TypeAlias = Callable[[State, Fight, Effect, str], None]
FOE_VERBS: dict[str, FoeVerb] = {}


def _foe_dice(t: State, seat: int) -> list[Key]:
    return [("die", i) for i in range(len(t.fight_now.dice))]


FOE_DIE = Question("foe_die", "EU-2.4", _foe_dice)


def foe_verb(code: FoeVerb) -> FoeVerb:
    FOE_VERBS[code.__name__] = code
    return code


def foe_list(t: State, name: str) -> None:
    """All effects of a list, in their order."""
    for effect in t.content.lists.get(name, ()):
        foe_effect(t, effect, source(name))


def foe_effect(t: State, effect: Effect, why: str) -> None:
    """One effect, and what it stands on (lines.py)."""
    FOE_VERBS[effect.do](t, t.fight_now, effect, why)


OF_ATTACK = ("monster_value", "wound_plus", "monster_heal")  # nothing comes of them without an attack


def in_vain(t: State, effects: Sequence[Effect]) -> bool:
    """Whether they belong to an attack that does not come (EU-25.34)."""
    fight = t.fight_now
    if not fight.skipped or fight.phase != "monster_attack":
        return False
    gaar = t.heroes[fight.hero].gaar
    return all(effect.do in OF_ATTACK or (effect.do == "take_gaar" and not gaar) for effect in effects)


@foe_verb
def monster_value(t: State, fight: Fight, effect: Effect, why: str) -> None:
    fight.value += int(effect.n)
    note(fight, "value", why, int(effect.n))


@foe_verb
def wound_plus(t: State, fight: Fight, effect: Effect, why: str) -> None:
    fight.wound_plus += int(effect.n)
    note(fight, "wound_plus", why, int(effect.n))


@foe_verb
def damage_minus(t: State, fight: Fight, effect: Effect, why: str) -> None:
    fight.damage_minus += int(effect.n)
    note(fight, "damage_minus", why, int(effect.n))


@foe_verb
def monster_heal(t: State, fight: Fight, effect: Effect, why: str) -> None:
    """In step D of the attack, after the Wounds; at another time at once."""
    if fight.phase == "monster_attack":
        fight.mend += int(effect.n)
        note(fight, "mend", why, int(effect.n))
    else:
        mend(t, int(effect.n))


@foe_verb
def clover(t: State, fight: Fight, effect: Effect, why: str) -> None:
    """Until step A of the next Combat round (EU-25.2), for all Hero Rolls or for the next attack roll alone."""
    if effect.roll == "next_attack":
        hero_penalty(t, fight, effect, why)
    else:
        fight.curses.append(int(effect.n))
        note(fight, "curse", why, int(effect.n))


@foe_verb
def hero_penalty(t: State, fight: Fight, effect: Effect, why: str) -> None:
    fight.blows.append(int(effect.n))
    note(fight, "blow", why, int(effect.n))


@foe_verb
def monster_gain(t: State, fight: Fight, effect: Effect, why: str) -> None:
    if effect.what == "gaar":
        fight.gaar += int(effect.n)
    else:
        fight.chaos += int(effect.n)
    t.tell("foe_gains", "EU-2.4", fight.rival, str(effect.what), int(effect.n))


@foe_verb
def monster_draw(t: State, fight: Fight, effect: Effect, why: str) -> None:
    """EU-46.24, EU-48.67"""
    draw_for_monster(t, str(effect.what).removesuffix("_card"), int(effect.n))


@foe_verb
def kill(t: State, fight: Fight, effect: Effect, why: str) -> None:
    """EU-46.26"""
    t.heroes[fight.hero].health = 0
    t.tell("skull", "EU-46.26", fight.hero, fight.foe)
    die(t, fight.hero)


@foe_verb
def take_gaar(t: State, fight: Fight, effect: Effect, why: str) -> None:
    """EU-51.8; for each one missing the Battle Value rises."""
    taken = min(int(effect.n), t.heroes[fight.hero].gaar)
    gaar(t, fight.hero, -taken, "EU-51.8")
    fight.gaar += taken
    fight.lines.append(("taken", why, taken))  # in the order of the plays, should one be cancelled
    if taken:
        t.tell("foe_gains", "EU-51.8", fight.rival, "gaar", taken)
    fight.value += 2 * (int(effect.n) - taken)
    note(fight, "value", why, 2 * (int(effect.n) - taken))


@foe_verb
def gain(t: State, fight: Fight, effect: Effect, why: str) -> None:
    """Of a Monster Player's tile."""
    if effect.what in ("silver_card", "gold_card"):
        draw_cards(t, fight.rival, str(effect.what).removesuffix("_card"), int(effect.n))
    elif effect.what == "gold":
        gold(t, fight.rival, int(effect.n), "EU-2.4")
    elif effect.what == "gaar":
        gaar(t, fight.rival, int(effect.n), "EU-2.4")
    elif effect.what == "reputation":
        reputation(t, fight.rival, int(effect.n), "EU-2.4")


@foe_verb
def flip_monster_die(t: State, fight: Fight, effect: Effect, why: str) -> None:
    """The Monster Player chooses which."""
    if fight.dice:
        t.then("turn_over_die", fight.rival)


@scene()
def turn_over_die(t: State, seat: int) -> Rules[None]:
    key = yield from ask(t, seat, FOE_DIE)
    turn_foe_die(t.fight_now, int(key[1]), 7 - t.fight_now.dice[int(key[1])])
    t.tell("foe_dice", "EU-2.4", seat, *t.fight_now.dice)


def give_back(t: State, fight: Fight, why: str, n: int, earlier: int) -> None:
    """The Gaar tokens that a play has taken, as far as the Monster still has them."""
    line = [each for each in fight.lines if each[:2] == ("taken", why)][earlier]
    fight.lines.remove(line)
    taken = line[2]
    back = min(taken, fight.gaar)
    fight.gaar -= back
    gaar(t, fight.hero, back, "EU-2.4")
    fight.value -= 2 * (n - taken)
    take_back(fight, "value", why, 2 * (n - taken))


def undo_play(t: State, index: int) -> None:
    """A cancelled play: what it changed is taken back, its lasting effect included."""
    fight = t.fight_now
    earlier = sum(card == fight.plays[index][0] for card, _ in fight.plays[:index])
    card, count = fight.plays.pop(index)
    why = f"card-{card}"
    for effect in t.content.lists.get(f"{why}:{count - 1}", ()):
        n = int(effect.n)
        if effect.do == "monster_value":
            fight.value -= n
            take_back(fight, "value", why, n)
        elif effect.do == "wound_plus":
            fight.wound_plus -= n
            take_back(fight, "wound_plus", why, n)
        elif effect.do == "damage_minus":
            fight.damage_minus -= n
            take_back(fight, "damage_minus", why, n)
        elif effect.do == "monster_heal" and ("mend", why, n) in fight.lines:  # or it was left out (EU-48.56)
            fight.mend -= n
            take_back(fight, "mend", why, n)
        elif effect.do == "clover" and effect.roll == "next_attack":
            fight.blows.remove(n)
            take_back(fight, "blow", why, n)
        elif effect.do == "clover":
            fight.curses.remove(n)
            take_back(fight, "curse", why, n)
        elif effect.do == "monster_gain":
            fight.gaar = max(0, fight.gaar - n)
        elif effect.do == "take_gaar":
            give_back(t, fight, why, n, earlier)
    lasting = t.content.cards[card].lasting
    others = any(t.content.cards[other].lasting == lasting for other, _ in fight.plays)
    if lasting and not others and fight.lasting.get(lasting) == fight.round:
        del fight.lasting[lasting]
    t.tell("cancelled", "EU-2.4", fight.hero, card)
