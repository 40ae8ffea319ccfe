"""Combat from its start to First Strike (EU-20 to EU-23)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Question, Rules, ask, together
from ..choices.base import DONE, PASS, Done, Pass
from ..choices.combat import BY_CONTROL, BY_MASK, USE_HOPE, Claim, Mask, UseHope
from ..choices.things import USE, Rearranging, Usage, Use, UseTile
from ..choices.turn import With, WithGrant, WithTile, WithToken
from ..content import LEVELS
from ..events.combat import CombatRound, ControlClaimed, ControlKept, ControlRevealed, Fights, Meets, MonsterPlayer
from ..events.hero import TileUsed
from ..hero.body import wound
from ..hero.hands import clear_plays, draw_for_monster
from ..hero.roll import spend_hope
from ..hero.storage import PACK, rearrange, turn_top
from ..hero.using import due_now, unusable, usable, usage_refusal, use_key
from ..land.explore import action_sources
from ..reasons import Reason
from ..scenarios import before_rounds, combat_round_begins, combat_round_ends, extra_chaos, monster_met
from ..scenes import in_fight, in_turn, scene, under_combat_round
from ..state import NOBODY, Fight, State
from ..verbs.base import in_use
from ..verbs.times import Moment
from ..verbs.walker import foe_effect, in_vain
from .hurting import foe_of, strike
from .lines import count, forget

STALEMATE = 10  # Combat rounds without progress (EU-20.14)

# -- before Combat (EU-20.8 to EU-20.11) ---------------------------------------------------------------

SOURCE: Question[With] = Question("source", "EU-20.3", action_sources)


def spend_source(t: State, seat: int, action: str, source: With) -> None:
    """A token, a tile that grants the Action, or what such a tile has given."""
    hero = t.heroes[seat]
    match source:
        case WithToken():
            hero.tokens.remove(action)
        case WithGrant():
            hero.granted.remove(action)
        case WithTile(thing):
            t.then("take_grant", seat, action)  # after what the tile does
            use_key(t, seat, USE[thing], "out")


@scene()
def take_grant(t: State, seat: int, action: str) -> None:
    """What a tile gave for this Action is used up by it."""
    if action in t.heroes[seat].granted:
        t.heroes[seat].granted.remove(action)


@scene(below=in_turn)
def combat(t: State, seat: int) -> Rules[None]:
    """The Hero stands on the space of an undefeated Monster."""
    key = yield from ask(t, seat, SOURCE, "combat")
    at = t.heroes[seat].at
    fight = Fight(hero=seat, at=at, level=t.monster_at(at), siege=at in t.besieged)
    t.tell(Fights, "EU-20.1", seat, fight.level, at, *t.named(at))
    open_combat(t, fight, key)


@scene(below=in_turn)
def hunt_elite(t: State, seat: int) -> Rules[None]:
    """The Hero stands in the lair of the Elite Monster (EU-46.12)."""
    key = yield from ask(t, seat, SOURCE, "combat")
    level = t.content.elites[t.elite].level
    open_combat(t, Fight(hero=seat, at=t.heroes[seat].at, level=level, bounty=t.bounty), key)


def open_combat(t: State, fight: Fight, source: With) -> None:
    t.fight = fight
    hero = t.heroes[fight.hero]
    for shield, n in hero.hampered:  # used in an earlier Combat, and no attack since (EU-26.14)
        count(fight, "next_attack", shield, n)
    hero.hampered = []
    t.then("combat_over", fight.hero)
    t.then("monster_player", fight.hero)
    t.then("before_combat", fight.hero)
    spend_source(t, fight.hero, "combat", source)


def _before(t: State, seat: int) -> list[Done | Rearranging | Usage]:
    return [*PACK.options(t, seat, ()), *(key for key in usable(t, seat, "before") if not _only_teleports(t, key))]


def _only_teleports(t: State, key: Usage) -> bool:
    """The Hero cannot leave the space of the Monster any more (EU-20.4)."""
    if not isinstance(key, UseTile):
        return False
    used = [effect for effect in t.thing(key.thing).effects if effect.use in ("exhaust", "discard")]
    return all(effect.teleports for effect in used)


def _useless(t: State, seat: int) -> list[Done | Rearranging | Usage]:
    return [key for key in unusable(t, seat, "before") if not _only_teleports(t, key)]


BEFORE = Question(
    "before_combat",
    "EU-20.9",
    _before,
    beyond=(_useless, lambda t, seat, key: usage_refusal(t, seat, key, "before")),
)


@scene()
def before_combat(t: State, seat: int) -> Rules[None]:
    """The last chance for what works only outside Combat."""
    key = yield from ask(t, seat, BEFORE)
    if isinstance(key, Done):
        return
    t.then("before_combat", seat)
    if isinstance(key, Usage):
        use_key(t, seat, key, "before")
    else:
        rearrange(t, seat, key)


# -- the Monster Player (EU-21) ------------------------------------------------------------------------


def mask(t: State, seat: int) -> str:
    """A ready tile with which a Monster can be claimed."""
    ready = (each for each, effect in in_use(t, seat) if effect.claims and each not in t.heroes[seat].tired)
    return next(ready, "")


def _claims(t: State, seat: int) -> list[Pass | Claim | Mask]:
    found: list[Pass | Claim | Mask] = [PASS]
    if t.heroes[seat].control:
        found.append(BY_CONTROL)
    return [*found, BY_MASK] if mask(t, seat) else found


CLAIM = Question("claim", "EU-21.3", _claims, window=True)


@scene()
def monster_player(t: State, seat: int) -> Rules[None]:
    t.then("first_strike", seat)
    t.then("prepare", seat)
    t.then("meet_monster", seat)
    if t.automatic:  # EU-48.4, EU-48.17
        return
    if t.n == 2:
        t.fight_now.rival = 1 - seat
        return
    others = sorted(t.others(seat))
    answers = yield from together(t, others, CLAIM)
    claims = [(each, answer.tag) for each, answer in zip(others, answers) if not isinstance(answer, Pass)]
    claimed, how = t.rng.pick(claims) if claims else (NOBODY, "")  # EU-21.4
    t.then("named", seat, claimed, how)


@scene()
def named(t: State, seat: int, claimed: int, how: str) -> None:
    """By its own Control card, or by cards revealed one by one (EU-21.5 to EU-21.13)."""
    fight = t.fight_now
    if claimed != NOBODY:
        fight.rival = claimed
        if how == "mask":
            worn = mask(t, claimed)
            t.tell(TileUsed, "EU-21.3", claimed, worn)
            t.heroes[claimed].tired.append(worn)
            for effect in t.thing(worn).effects:
                effect.claimed(t, claimed)
        else:
            t.heroes[claimed].control -= 1
            t.tell(ControlClaimed, "EU-21.5", claimed)
            t.control_discard.append(str(claimed))
    else:
        fight.rival = reveal_control(t, seat)
    t.tell(MonsterPlayer, "EU-21.7", seat, fight.rival)


def reveal_control(t: State, seat: int) -> int:
    taken = False
    for _ in range(2 * (len(t.control) + len(t.control_discard)) + 2):
        if not len(t.control):
            if not any(int(card) != seat for card in t.control_discard):
                break
            t.control.refill(t.control_discard)
        card = int(t.control.draw(t.rng))
        t.tell(ControlRevealed, "EU-21.7", card)
        if card != seat:
            t.control_discard.append(str(card))
            return card
        if taken:
            t.control_discard.append(str(card))
        else:
            t.heroes[seat].control += 1  # EU-21.9
            t.tell(ControlKept, "EU-21.9", seat)
            taken = True
    return t.rng.pick(t.others(seat))  # EU-21.13


# -- meeting the Monster (EU-22) -----------------------------------------------------------------------


@scene()
def meet_monster(t: State, seat: int) -> None:
    fight = t.fight_now
    fight.foe = t.elite if fight.bounty else fight.great or reveal_monster(t, fight.level)
    foe = foe_of(t)
    t.tell(Meets, "EU-22.1", seat, fight.foe)
    draw_for_monster(t, "silver", foe.silver, "EU-48.27")
    draw_for_monster(t, "gold", foe.gold, "EU-48.27")
    fight.chaos, fight.gaar = foe.chaos + extra_chaos(t), foe.gaar
    monster_met(t, fight.rival)
    fight.phase = "preparation"
    if not t.automatic:
        t.then("rival_uses", fight.rival, "M1")


def reveal_monster(t: State, wanted: int) -> str:
    """The top card of the deck (EU-22.1)."""
    level = next(each for each in nearest_levels(wanted) if t.tops.get(each))
    card, t.tops[level] = t.tops[level], ""
    t.shown += 1
    if card in t.seen:
        t.seen.remove(card)
    t.peers.pop(card, None)
    turn_top(t, level)
    return card


def nearest_levels(level: int) -> list[int]:
    """EU-22.14: this one, lower ones, then higher ones."""
    return [*range(level, 0, -1), *(each for each in LEVELS if each > level)]


def rival_tiles(t: State, seat: int, moment: str) -> list[Use]:
    """Tiles of the Monster Player's own board that work for the Monster."""
    hero = t.heroes[seat]
    fight = t.fight_now
    found: list[Use] = []
    timed = t.content.for_monster[moment]
    for each in hero.places:
        if each not in timed or each in hero.tired or each in fight.once:
            continue
        timely = [effect for effect in t.thing(each).effects if effect.timing == moment and effect.in_force(t)]
        if any(effect.use == "exhaust" or effect.limit for effect in timely) and not in_vain(t, timely):
            found.append(USE[each])
    return found


RIVAL_USE: Question[Pass | Use] = Question(
    "rival_use", "EU-2.4", lambda t, seat, moment: [PASS, *rival_tiles(t, seat, moment)], window=True
)


@scene()
def rival_uses(t: State, seat: int, moment: str) -> None:
    """At M1 permanent ones work by themselves; others are offered."""
    if moment == "M1":
        for each in t.on_board(seat):
            for effect in t.thing(each).effects:
                if effect.timing == moment and effect.use == "permanent":
                    foe_effect(t, effect, Reason("rival_tile", t.thing(each).id))
    t.then("rival_offer", seat, moment)


@scene()
def rival_offer(t: State, seat: int, moment: str) -> Rules[None]:
    key = yield from ask(t, seat, RIVAL_USE, moment)
    if isinstance(key, Use):
        t.then("rival_offer", seat, moment)
        rival_tile(t, seat, key.thing, moment)


def rival_tile(t: State, seat: int, thing: str, moment: str) -> None:
    entry = t.thing(thing)
    t.tell(TileUsed, "EU-38.1", seat, thing)
    if any(effect.limit for effect in entry.effects):
        t.fight_now.once.append(thing)
    else:
        t.heroes[seat].tired.append(thing)
    for effect in entry.effects:
        if effect.timing == moment:
            foe_effect(t, effect, Reason("rival_tile", t.thing(thing).id))


# -- preparation and First Strike ----------------------------------------------------------------------


def in_combat(t: State, seat: int, moment: Moment) -> Sequence[Usage | UseHope]:
    """What the Hero Player may use at a moment of the Combat, and Hope points for a Gaar (EU-30.6).

    What may be used at any time stands among the options, and opens a question of its own in the healing phases only:
    they come before all else, so nothing is missed.
    """
    found = usable(t, seat, moment)
    if found and moment != "heal":
        any_time = usable(t, seat, "word")
        if all(key in any_time for key in found):
            return []
    return [*found, USE_HOPE[2]] if found and t.fight_now.hope >= 2 else found


MOMENTS: dict[str, Question[Done | Usage | UseHope]] = {
    moment: Question(
        "moment",
        clause,
        lambda t, seat, moment: [DONE, *in_combat(t, seat, moment)],
        beyond=(unusable, usage_refusal),
    )
    for moment, clause in (
        ("prep", "EU-22.12"),
        ("heal", "EU-24.1"),
        ("foe_before", "EU-25.1"),
        ("foe_after", "EU-25.22"),
        ("own_before", "EU-28.4"),
    )
}


@scene(below=in_fight)
def use_moment(t: State, seat: int, moment: Moment) -> Rules[None] | None:
    """As many as one likes, one after the other; most moments pass with nothing to use."""
    if not in_combat(t, seat, moment):
        return None
    return _use_one(t, seat, moment)


def _use_one(t: State, seat: int, moment: Moment) -> Rules[None]:
    key = yield from ask(t, seat, MOMENTS[moment], moment)
    if isinstance(key, Done):
        return
    t.then("use_moment", seat, moment)
    apply_moment(t, seat, key, moment)


def apply_moment(t: State, seat: int, key: Usage | UseHope, moment: Moment) -> None:
    if isinstance(key, UseHope):
        spend_hope(t, seat, 2)
    else:
        use_key(t, seat, key, moment)


@scene(below=in_fight)
def prepare(t: State, seat: int) -> None:
    """EU-22.12, EU-22.13"""
    t.then("use_moment", seat, "prep")


@scene(below=in_fight)
def first_strike(t: State, seat: int) -> None:
    """EU-23.2 to EU-23.10"""
    t.then("combat_round", seat)
    if t.fight_now.great:
        before_rounds(t, seat)
    t.then("strike_first", seat)


@scene(below=under_combat_round)
def combat_round(t: State, seat: int) -> None:
    """EU-23.11; what bleeds takes Damage before phase 1."""
    fight = t.fight_now
    if fight.round:
        end_of_round(t)
        if fight.great:
            combat_round_ends(t, seat)
    if fight.rounds and fight.round == fight.rounds:
        return  # undecided (EU-63.14)
    mark_progress(t, seat)
    fight.round += 1
    t.tell(CombatRound, "EU-23.11", seat, fight.round)
    t.then("combat_round", seat)
    t.then("hero_attack", seat)
    t.then("healing", seat)
    t.then("monster_attack", seat)
    t.then("healing", seat)
    if fight.great:
        combat_round_begins(t, seat)
    fight.bleed += fight.bleeding
    fight.bleeding = 0
    strike(t, fight.bleed)
    if fight.stale == STALEMATE:
        wound(t, seat, t.heroes[seat].health, "EU-20.14")


def mark_progress(t: State, seat: int) -> None:
    """EU-20.14: how many Combat rounds in a row have brought neither more Damage nor less Health than there was."""
    fight = t.fight_now
    health = t.heroes[seat].health
    idle = bool(fight.round) and fight.damage <= fight.most and health >= fight.least
    fight.stale = fight.stale % STALEMATE + 1 if idle else 0
    fight.most, fight.least = max(fight.most, fight.damage), min(fight.least, health)


def end_of_round(t: State) -> None:
    """EU-33.24: cards without a lasting or a Clover effect go; what held for the round ends."""
    fight = t.fight_now
    clear_plays(t, "brief")
    fight.pending.clear()
    fight.damage_minus = 0
    forget(fight, "damage_minus")


@scene(below=in_fight)
def healing(t: State, seat: int) -> None:
    """EU-24; the second one follows the Monster's attack."""
    t.fight_now.phase = "second_healing" if t.fight_now.phase == "monster_attack" else "healing"
    t.fight_now.step = ""
    t.then("use_moment", seat, "heal")
    due_now(t, "heal")
