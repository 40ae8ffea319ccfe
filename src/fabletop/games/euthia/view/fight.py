"""A Combat as everybody sees it, built field by field from the state."""

from __future__ import annotations

from typing import cast

from ..choices.combat import AttackWith
from ..choices.things import TO_DWURT
from ..combat.hero_attack import weapons
from ..combat.hurting import foe_health, immune
from ..combat.monster_attack import battle_value
from ..combat.opening import nearest_levels, rival_tiles
from ..content import Level
from ..hero.using import usable
from ..scenarios import laid_in_fight
from ..state import NOBODY, Fight, State
from ..verbs.times import Moment
from .fight_shapes import FightView, Phase, Sent, Step, When
from .sums import sums

MOMENTS: tuple[Moment, ...] = ("prep", "heal", "foe_before", "foe_after", "own_before", "own_after")
FOE_MOMENTS = ("M2", "M3", "M4")


def shown_fight(t: State) -> FightView:
    fight = t.fight_now
    standing = bool(fight.foe) and fight.phase != "over"
    return FightView(
        hero=fight.hero,
        at=fight.at,
        level=cast(Level, fight.level),
        siege=fight.siege,
        bounty=fight.bounty,
        great=fight.great,
        rounds=fight.rounds,
        scars=fight.scars,
        unshielded=fight.unshielded,
        withered=fight.withered,
        immune=immune(t),
        foe=fight.foe,
        health=foe_health(t) if fight.foe else 0,
        rival=fight.rival,
        round=fight.round,
        phase=cast(Phase, fight.phase),
        step=cast(Step, fight.step),
        damage=fight.damage,
        chaos=fight.chaos,
        gaar=fight.gaar,
        hope=fight.hope,
        bleed=fight.bleed,
        bleeding=fight.bleeding,
        dice=list(fight.dice),
        sum=battle_value(t) if fight.dice else None,
        value=fight.value,
        wound_plus=fight.wound_plus,
        wound_minus=fight.wound_minus,
        mend=fight.mend,
        one_die=fight.one_die,
        skipped=fight.skipped,
        word=fight.word,
        passed=fight.passed,
        said=list(fight.said),
        shields=list(fight.shields),
        wounds=fight.wounds,
        weapon=fight.weapon,
        first_strike=fight.first_strike,
        damage_plus=fight.damage_plus,
        damage_minus=fight.damage_minus,
        clover=fight.clover,
        next_attack=fight.next_attack,
        next_foot=fight.next_foot,
        ignores_penalty=fight.ignores_penalty,
        paid=fight.paid,
        curses=list(fight.curses),
        blows=list(fight.blows),
        lasting=dict(fight.lasting),
        for_combat=dict(fight.for_combat),
        pending=list(fight.pending),
        once=list(fight.once),
        muted=fight.muted,
        brief=list(fight.brief),
        cursed=list(fight.cursed),
        lying=list(fight.lying),
        laid=list(fight.laid),
        plays=list(fight.plays),
        card=fight.card,
        stack=list(fight.stack),
        odd=fight.odd,
        awaited=list(fight.awaited),
        won=fight.won,
        lost=fight.lost,
        rewarded=fight.rewarded,
        sums=sums(t) if standing else None,
        means=_means(t, fight) if standing else {},
        rival_means=_rival_means(t, fight) if standing else [],
        loot=dict(t.space(fight.at).loot.items()) if fight.phase == "over" and fight.frees else {},
        pieces=laid_in_fight(t),
        deck=_deck(t, fight),
    )


def _deck(t: State, fight: Fight) -> int:
    """The deck whose top card will be met; 0 when the foe is known."""
    if fight.foe or fight.bounty or fight.great:
        return 0
    return next((each for each in nearest_levels(fight.level) if t.tops.get(each)), 0)


def _means(t: State, fight: Fight) -> dict[When, list[Sent]]:
    """What the Hero may use at each moment to come."""
    found: dict[When, list[Sent]] = {}
    for moment in MOMENTS:
        found[cast(When, moment)] = [key.named() for key in usable(t, fight.hero, moment) if key != TO_DWURT]
    found["weapon"] = [AttackWith(each).named() for each in weapons(t, fight.hero, "T5")]
    found["first"] = [AttackWith(each).named() for each in weapons(t, fight.hero, "T4")] if not fight.round else []
    return found


def _rival_means(t: State, fight: Fight) -> list[str]:
    """Tiles that the Monster Player may use."""
    if fight.rival == NOBODY:
        return []
    tiles = [key.thing for moment in FOE_MOMENTS for key in rival_tiles(t, fight.rival, moment)]
    return list(dict.fromkeys(tiles))
