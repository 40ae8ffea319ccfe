"""Walking Ruin: a Golem wrecks the land until its spell is worn thin (EU-63). See spell and golem beside."""

from __future__ import annotations

from ...choices.turn import Deed
from ...combat.hurting import full_health
from ...hero.body import reputation
from ...land.explore import can_pay
from ...scenes import in_turn, scene
from ...state import State
from .. import brings, count, hook, keeps, notes
from ..answering import answers
from ..great_foes import damage_of, dealt, great_foe, keep_damage
from ..ravage.rules import Ravage, shuffle_ravage, turned_ravage
from ..rubble.rules import rubble, rubble_marks, tokens_left
from ..told import Fact, Mark, Turned, mark_kind
from .choices import BURN_CARD, FIGHT_GOLEM, BurnCard, FightGolem
from .events import GolemFalls
from .golem import GOLEM, near, ruins_tile, wake
from .parts import Golem
from .spell import broken, gain_shard, own_shards, shards, strength

RULE = "walking_ruin"
FOUND_BY = 2  # the round at whose end the Ruins are searched for (EU-63.4)
BURNS = 2  # Gold cards in a turn (EU-63.12)
LAST_BLOW = 3  # Reputation (EU-63.17)
PER_DAMAGE = 4  # Damage for 1 Reputation
PER_SHARD = 2
PER_RUBBLE = 2
MOST_LOST = 8

brings(RULE, "ravage_card", "great_foe")
notes(RULE, "shards", "burnt", "burnt_in")
keeps(RULE)(Ravage)
GIANT = mark_kind("giant")
great_foe(GOLEM, challenge="EU-63.14", undecided="EU-63.14")


@hook(RULE)
def set_up(t: State) -> None:
    """EU-63.1"""
    shuffle_ravage(t)


@hook(RULE)
def tile_revealed(t: State, seat: int, anchor: str) -> None:
    wake(t, anchor)


def destroyed(t: State) -> bool:
    return bool(t.notes.get("destroyed"))


@hook(RULE)
def round_ends(t: State) -> None:
    """EU-63.4, EU-63.5: a Golem that is found at the end of a round does not walk in it."""
    if t.tales[Golem].at and not broken(t):
        t.then("ravage")
    elif t.round == FOUND_BY and ruins_tile(t):
        t.then("find_ruins")


@hook(RULE)
def ended(t: State) -> bool:
    """EU-63.16"""
    return destroyed(t)


# -- Free Actions; those on Rubble are of the rule `rubble` ------------------------------------------------


@hook(RULE)
def deeds(t: State, seat: int) -> list[Deed]:
    at = t.heroes[seat].at
    if not t.tales[Golem].at:
        return []
    if broken(t):
        return [FIGHT_GOLEM] if near(t, at) else []
    return [BURN_CARD] if near(t, at) or t.space(at).type == "ruins" else []


@hook(RULE)
def deed_refusal(t: State, seat: int, key: Deed) -> str:
    hero = t.heroes[seat]
    match key:
        case FightGolem():
            if t.monster_at(hero.at):
                return "EU-63.14"
            return "" if can_pay(t, seat, "combat") else "EU-8.3"
        case BurnCard():
            return "" if hero.golden and burnt(t, seat) < BURNS else "EU-63.12"
    return ""


def burnt(t: State, seat: int) -> int:
    """Gold cards in this turn."""
    notes = t.heroes[seat].notes
    return notes.get("burnt", 0) if notes.get("burnt_in") == t.round else 0


@hook(RULE)
def do_deed(t: State, seat: int, key: Deed) -> None:
    match key:
        case FightGolem():
            t.then("fight_great", seat, GOLEM)
        case BurnCard():
            notes = t.heroes[seat].notes
            notes["burnt"] = burnt(t, seat) + 1
            notes["burnt_in"] = t.round
            t.then("card_burnt", seat)
            t.then("give_gold", seat, "EU-63.12")


@scene(below=in_turn)
def card_burnt(t: State, seat: int) -> None:
    gain_shard(t, seat, "EU-63.12")


@hook(RULE)
def rubble_taken(t: State, seat: int, clause: str) -> None:
    """EU-63.10, EU-63.11"""
    gain_shard(t, seat, clause)


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
    """EU-63.17"""
    t.notes["destroyed"] = 1
    t.tales[Golem].at = ""
    t.tell(GolemFalls, "EU-63.17", seat)
    reputation(t, seat, LAST_BLOW, "EU-63.17")
    for each in range(t.n):
        reputation(t, each, damage_of(t, each, GOLEM) // PER_DAMAGE, "EU-63.17")


# -- the end -------------------------------------------------------------------------------------------------


@hook(RULE)
def reckoned(t: State, seat: int) -> list[tuple[str, str, int]]:
    """EU-63.18, EU-63.19"""
    lost = 0 if destroyed(t) else min(MOST_LOST, len(rubble(t)) // PER_RUBBLE)
    return [("reputation", "shards", -(-own_shards(t, seat) // PER_SHARD)), ("reputation", "rubble", -lost)]


@count
def golem_destroyed(t: State) -> int:
    return int(destroyed(t))


@count
def closed_locations(t: State) -> int:
    """Those under Rubble of type A."""
    return list(rubble(t).values()).count("a")


# -- for the table -------------------------------------------------------------------------------------------


@hook(RULE)
def facts(t: State) -> list[Fact]:
    told = [Fact("eu-fact-spell", {"number": shards(t), "most": strength(t)}, "EU-63.13")]
    if broken(t) and t.tales[Golem].at:
        told.append(Fact("eu-fact-golem", {"number": dealt(t, GOLEM), "most": full_health(t, GOLEM)}, "EU-63.14"))
    return [*told, Fact("eu-fact-rubble", {"number": tokens_left(t, "a"), "other": tokens_left(t, "b")}, "EU-63.1")]


@hook(RULE)
def marks(t: State) -> list[Mark]:
    found = rubble_marks(t, "eu-mark-rubble")
    return [*found, Mark(t.tales[Golem].at, "eu-mark-golem", "EU-63.6", GIANT)] if t.tales[Golem].at else found


@hook(RULE)
def last_card(t: State) -> Turned | None:
    return turned_ravage(t, "eu-ravage", "EU-63.20")


@hook(RULE)
def foes(t: State) -> list[str]:
    return [GOLEM] if t.tales[Golem].at else []


answers("walking_ruin", {"act": (("deed", "burn"), ("deed", "golem"))})
