"""Combat with Farruga: Initiative tokens, and an Attack card for every round (EU-65.7, EU-65.8, EU-65.17)."""

from __future__ import annotations

from dataclasses import field

from .....kernel import Node, Question, Rules, ask, state
from ...choices.base import DONE, Done
from ...combat.lines import count, turn_foe_die
from ...hero.body import gaar
from ...hero.skoldur import spend_dwurt, uses_dwurt
from ...reasons import Meaning, Reason, own_reason
from ...scenes import in_fight, scene
from ...state import FightTales, State
from .. import hook
from ..answering import answers
from .cards import ATTACKS, FarrugaAttack
from .choices import TURN_TOKEN, Quench, TurnToken
from .events import Initiative, Strikes, Talons
from .flight import quench, shelters

RULE = "farruga"
TOKENS = 3
HERO_FIRST = 2  # Hero sides with which the Hero attacks before the first round
ATTACK = own_reason("attack", Meaning("monster", "eu-attack", "EU-65.17"))
FIRST = own_reason("initiative", Meaning("monster", clause="EU-65.7"))
FURY = 1  # "+" Wounds of her first attack, if all tokens show the Dragon


@FightTales.part
@state
class Duel(Node):
    initiative: int = -1  # Initiative tokens with the Hero side up, once they are tossed (EU-65.7)
    drawn: list[str] = field(default_factory=list)  # Attack cards, one for each round (EU-65.8)
    spared: bool = False  # a Water Essence was paid in this round (EU-65.17)


def duel(t: State) -> Duel:
    return t.fight_now.tales[Duel]


# -- initiative (EU-65.7) ------------------------------------------------------------------------------


@hook(RULE)
def monster_met(t: State, rival: int) -> None:
    if t.fight_now.great:
        t.fight_now.tales.add(Duel())
        t.then("initiative", t.fight_now.hero)


@scene(below=in_fight)
def initiative(t: State, seat: int) -> None:
    duel(t).initiative = sum(t.rng.below(2) for _ in range(TOKENS))
    t.tell(Initiative, "EU-65.7", seat, duel(t).initiative)
    t.then("turn_tokens", seat)


def _turns(t: State, seat: int) -> list[Done | TurnToken]:
    """Dwurt of Skoldur, Gaar of all others."""
    hero = t.heroes[seat]
    held = hero.dwurt if uses_dwurt(t, seat) else hero.gaar
    return [DONE, TURN_TOKEN] if held and duel(t).initiative < TOKENS else [DONE]


INITIATIVE = Question("initiative", "EU-65.7", _turns)


@scene(below=in_fight)
def turn_tokens(t: State, seat: int) -> Rules[None]:
    """One after the other."""
    key = yield from ask(t, seat, INITIATIVE)
    if isinstance(key, Done):
        return
    t.then("turn_tokens", seat)
    if uses_dwurt(t, seat):
        spend_dwurt(t, seat, 1, "EU-65.7")
    else:
        gaar(t, seat, -1, "EU-65.7")
    duel(t).initiative += 1
    t.tell(Initiative, "EU-65.7", seat, duel(t).initiative)


@hook(RULE)
def before_rounds(t: State, seat: int) -> None:
    """A Hero attack phase besides First Strike."""
    if duel(t).initiative >= HERO_FIRST:
        t.then("hero_attack", seat)


# -- the Attack card of the round (EU-65.8, EU-65.17) ------------------------------------------------------


def attack_of(t: State) -> FarrugaAttack | None:
    """The card that holds in this Combat round; none before the first."""
    fight = t.fight
    if fight is None or not fight.great or not fight.round or not duel(t).drawn:
        return None
    return attack_now(t)


def attack_now(t: State) -> FarrugaAttack:
    """The card of a Combat round that has begun."""
    return ATTACKS(t.content)[duel(t).drawn[-1]]


@hook(RULE)
def combat_round_begins(t: State, seat: int) -> None:
    """One of those not taken in this Combat; where it lies among the flights does not matter."""
    fight, own = t.fight_now, duel(t)
    card = t.rng.pick([each for each in ATTACKS(t.content) if each not in own.drawn])
    own.drawn.append(card)
    entry = ATTACKS(t.content)[card]
    own.spared, fight.unshielded = False, entry.unshielded
    t.tell(Strikes, "EU-65.8", card)
    if entry.quenched:
        t.then("breathe", seat)


QUENCH = Question("quench", "EU-65.17", shelters)


@scene(below=in_fight)
def breathe(t: State, seat: int) -> Rules[None]:
    key = yield from ask(t, seat, QUENCH)
    if isinstance(key, Quench):
        duel(t).spared = True
        quench(t, seat, "EU-65.17")


@hook(RULE)
def shield_refusal(t: State) -> str:
    return "EU-65.17" if t.fight_now.unshielded else ""


@hook(RULE)
def foe_attacks(t: State, seat: int) -> None:
    fight, entry = t.fight_now, attack_now(t)
    count(fight, "value", Reason(ATTACK, entry.id), entry.value)
    wounds = 0 if duel(t).spared else entry.wounds
    count(fight, "wound_plus", Reason(ATTACK, entry.id), wounds)
    if fight.round == 1 and not duel(t).initiative:
        count(fight, "wound_plus", Reason(FIRST), FURY)


@hook(RULE)
def foe_rolled(t: State) -> None:
    """Talons: the lower die is rolled again, whatever it comes to."""
    fight, entry = t.fight_now, attack_now(t)
    if entry.rerolls:
        low = min(fight.dice)
        die = fight.dice.index(low)
        turn_foe_die(fight, die, t.rng.roll())
        t.tell(Talons, "EU-65.17", low, fight.dice[die])


@hook(RULE)
def attack_bonus(t: State, seat: int) -> int:
    entry = attack_of(t)
    return entry.clover if entry is not None else 0


answers(
    "farruga",
    {
        "initiative": (("done",), ("turn_token",)),
        "quench": (("bear",), ("quench",)),
    },
)
