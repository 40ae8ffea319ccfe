"""The Monster attack phase (EU-25, EU-26, EU-27)."""

from __future__ import annotations

from typing import TypeAlias

from ....kernel import Question, Rules, ask
from ..choices.base import PASS, Pass
from ..choices.combat import USE_DWURT, USE_GAAR, USE_HOPE, Play, UseDwurt, UseGaar, UseHope
from ..choices.things import Usage, Use
from ..choices.turn import Exchange
from ..events.base import HERO, MONSTER
from ..events.combat import FoeAttack, FoeDice, FoeRolled
from ..hero.body import die, gaar, hope
from ..hero.hands import clear_plays
from ..hero.roll import EARTH_ADDS, powers, spend_hope, turn_by_air
from ..hero.skoldur import DWURT_MOVES, spend_dwurt, uses_dwurt
from ..hero.using import due_now, unusable, usable, usage_refusal, use_key
from ..reasons import AIR, DWURT, EARTH, GAAR_HERO, GAAR_MONSTER, Reason, rolled
from ..scenarios import foe_attacks, foe_rolled
from ..scenes import in_fight, scene
from ..state import State
from ..verbs.walker import foe_effect
from .hurting import foe_of, immune, mend, total
from .lines import begin, count, forget, note, turn_foe_die
from .opening import rival_tile, rival_tiles
from .playing import exchanges, may_play, play, play_refusal, plays, unplayable

RivalWord: TypeAlias = UseGaar | Play | Use | Exchange
HeroWord: TypeAlias = UseGaar | UseDwurt | UseHope | Usage

HIGH = 10  # an initial value that raises the Hope die (EU-25.9)
GAAR_MOVES = 2


@scene(below=in_fight)
def monster_attack(t: State, seat: int) -> None:
    """Steps A to D."""
    fight = t.fight_now
    fight.phase, fight.step = "monster_attack", "before"
    fight.dice, fight.value = [], fight.next_foot + fight.for_combat.get("rabbit_foot", 0)
    fight.next_foot = 0
    fight.wound_plus, fight.wound_minus = 0, fight.for_combat.get("reduce_wounds", 0)
    fight.mend = fight.wounds = 0
    begin(fight, "value", "next_foot", "combat_rabbit_foot")
    begin(fight, "wound_minus", "combat_reduce_wounds")
    forget(fight, "next_foot", "wound_plus", "mend", "taken")
    fight.one_die = fight.skipped = False
    fight.shields, fight.plays, fight.said = [], [], []
    if fight.great:
        foe_attacks(t, seat)
    t.then("attack_rolled", seat)
    if not t.automatic:
        t.then("rival_cards", fight.rival, "before_monster_roll")
    t.then("clovers_end", seat)
    t.then("use_moment", seat, "foe_before")
    due_now(t, "foe_before")


@scene()
def clovers_end(t: State, seat: int) -> None:
    """EU-25.2, EU-33.23"""
    fight = t.fight_now
    fight.curses.clear()
    fight.blows.clear()
    forget(fight, "curse", "blow")
    clear_plays(t, "cursed")


# -- step B ------------------------------------------------------------------------------------------


@scene(below=in_fight)
def attack_rolled(t: State, seat: int) -> None:
    """The Hope die looks at the dice as rolled; then Air, then Earth (EU-25.7 to EU-25.13)."""
    fight = t.fight_now
    if fight.skipped:
        fight.muted = False
        return
    if t.automatic:
        t.then("combat_card", seat)
        return
    fight.step = "change"
    fight.dice = [t.rng.roll() for _ in range(1 if fight.one_die else 2)]
    note(fight, "value", rolled(fight.dice), sum(fight.dice))
    t.tell(FoeRolled, "EU-25.7", fight.rival, tuple(fight.dice))
    powers_act(t)
    fight.word, fight.passed = fight.rival, 0
    t.then("wounds_dealt", seat)
    t.then("use_after", seat)
    t.then("due", "foe_after")
    t.then("word", seat)


def powers_act(t: State) -> None:
    """On the dice as they lie: Hope, then Air, then Earth (EU-25.9 to EU-25.12, EU-48.30 to EU-48.32)."""
    fight = t.fight_now
    if sum(fight.dice) >= HIGH:
        hope(t, 1)
    here = [] if immune(t) else powers(t, fight.at)  # EU-46.28
    if "air" in here:
        note(fight, "value", AIR, turn_by_air(fight.dice))
    if "earth" in here:
        count(fight, "value", EARTH, EARTH_ADDS)
    if fight.great:
        foe_rolled(t)


def battle_value(t: State) -> int:
    """EU-25.26"""
    return sum(t.fight_now.dice) + t.fight_now.value


# -- step C: the alternation (EU-25.14 to EU-25.21) -----------------------------------------------------------


def _rival_words(t: State, seat: int) -> list[Pass | RivalWord]:
    fight = t.fight_now
    found: list[Pass | RivalWord] = [PASS]
    if fight.gaar:
        found += [USE_GAAR[i] for i in range(len(fight.dice))]
    return [*found, *plays(t, seat, "after_monster_roll"), *rival_tiles(t, seat, "M3"), *exchanges(t, seat)]


def hero_words(t: State, seat: int) -> list[Pass | HeroWord]:
    fight = t.fight_now
    found: list[Pass | HeroWord] = [PASS]
    if uses_dwurt(t, seat):
        found += [USE_DWURT] if t.heroes[seat].dwurt else []  # EU-50.13
    elif t.heroes[seat].gaar:
        found += [USE_GAAR[i] for i in range(len(fight.dice))]
    if fight.hope >= 2:
        found.append(USE_HOPE[2])
    return [*found, *usable(t, seat, "word")]


def hero_word_refusal(t: State, seat: int, key: Pass | HeroWord) -> str:
    match key:
        case UseGaar() | UseDwurt():
            return "EU-46.29" if immune(t) else ""
    return ""


def no_plays(t: State, seat: int) -> list[Pass | RivalWord]:
    return [*unplayable(t, seat, "after_monster_roll")]


def no_words(t: State, seat: int) -> list[Pass | HeroWord]:
    return [*unusable(t, seat, "word")]


def no_word_refusal(t: State, seat: int, key: Usage) -> str:
    return usage_refusal(t, seat, key, "word")


RIVAL_WORD = Question("rival_word", "EU-25.14", _rival_words, beyond=(no_plays, play_refusal), window=True, secret=True)
HERO_WORD = Question("hero_word", "EU-25.14", hero_words, hero_word_refusal, beyond=(no_words, no_word_refusal))


@scene(below=in_fight)
def word(t: State, seat: int) -> Rules[None]:
    """One option or a pass; two passes one right after the other end it (EU-25.19, EU-25.20).

    What may be done at any time is no option of the alternation: whoever does it keeps the word (EU-24.7, EU-30.6,
    EU-33.5).
    """
    speaker = t.fight_now.word
    key: Pass | RivalWord | HeroWord = PASS
    if speaker == seat:
        key = yield from ask(t, seat, HERO_WORD)
    elif _may_speak(t, speaker):
        key = yield from ask(t, speaker, RIVAL_WORD)
    fight = t.fight_now
    if not _at_any_time(key, speaker == seat):
        fight.word = fight.rival if speaker == seat else seat
        fight.passed = fight.passed + 1 if isinstance(key, Pass) else 0
        fight.said.append((speaker, key.tag))
        if fight.passed >= 2:
            return
    t.then("word", seat)
    if not isinstance(key, Pass):
        speak(t, seat, speaker, key)


def _at_any_time(key: Pass | RivalWord | HeroWord, hero: bool) -> bool:
    match key:
        case UseHope() | Exchange():
            return True
    return hero and isinstance(key, Usage)


def _may_speak(t: State, seat: int) -> bool:
    return bool(t.fight_now.gaar or may_play(t, seat, "after_monster_roll") or rival_tiles(t, seat, "M3"))


def speak(t: State, seat: int, speaker: int, key: RivalWord | HeroWord) -> None:
    fight = t.fight_now
    match key:
        case UseGaar(die):
            turn_foe_die(fight, die, t.rng.roll())
            if speaker == seat:
                gaar(t, seat, -1, "EU-25.16", reroll=True)
                count(fight, "value", GAAR_HERO, -GAAR_MOVES)
            else:
                fight.gaar -= 1
                count(fight, "value", GAAR_MONSTER, GAAR_MOVES)
            clause, payer = ("EU-25.16", HERO) if speaker == seat else ("EU-25.15", MONSTER)
            t.tell(FoeDice, clause, speaker, tuple(fight.dice), payer)
        case UseDwurt():
            spend_dwurt(t, seat, 1, "EU-50.11")
            count(fight, "value", DWURT, -DWURT_MOVES)
        case Play(card, number):
            play(t, speaker, card, number)
        case Exchange():
            t.then("exchange", speaker, 0)
        case UseHope(points):
            spend_hope(t, seat, points)
        case Usage() if speaker == seat:
            use_key(t, seat, key, "word")
        case Use(tile):
            rival_tile(t, speaker, tile, "M3")


@scene(below=in_fight)
def use_after(t: State, seat: int) -> None:
    """EU-25.22, EU-25.23"""
    t.fight_now.step = "answer"
    t.then("use_moment", seat, "foe_after")


# -- step D (EU-25.26 to EU-25.32, EU-27) ---------------------------------------------------------------------


@scene(below=in_fight)
def wounds_dealt(t: State, seat: int) -> None:
    fight = t.fight_now
    fight.step = "dealt"
    value = battle_value(t)
    foe = foe_of(t)
    t.then("after_wounds", seat)
    for i, band in enumerate(foe.bands):
        if band.low <= value <= band.high:
            fight.wounds = total(band.wounds, fight.wound_plus, fight.wound_minus)
            t.tell(FoeAttack, "EU-25.27", seat, value, fight.wounds)
            hero = t.heroes[seat]
            hero.health = max(0, hero.health - fight.wounds)
            t.then("band_effects", seat, i, 0)
            if not hero.health:
                die(t, seat)
            return
    t.tell(FoeAttack, "EU-25.28", seat, value, 0)


@scene()
def band_effects(t: State, seat: int, band: int, index: int) -> None:
    """In the order printed, after the Wounds and whatever their number (EU-46.30); a dead Hero ends it (EU-31.1)."""
    foe = t.fight_now.foe
    listed = t.content.lists.get(f"{foe}:{band}", ())
    if index < len(listed):
        t.then("band_effects", seat, band, index + 1)
        foe_effect(t, listed[index], Reason("foe", foe))


@scene()
def after_wounds(t: State, seat: int) -> None:
    """Healing of the Monster (EU-25.30), lasting effects (EU-51.12), and what answers to the Wounds."""
    fight = t.fight_now
    mend(t, fight.mend)
    for name in tuple(fight.lasting):
        t.content.lasting[name].attack_over(t, fight)
    fight.muted = False
    for thing, i in tuple(fight.pending):
        effect = t.thing(thing).effects[i]
        if effect.answers_wounds:
            fight.pending.remove((thing, i))
            effect.apply(t, f"{t.thing(thing).id}/{i}", seat)
    for shield in tuple(fight.shields):
        for effect in t.thing(shield).effects:
            effect.attack_over(t, fight)
