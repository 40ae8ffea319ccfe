"""Threat of Mirrezil: a dead dragon blights the land, until he wakes and can be fought (EU-66).

See blight and faer beside; Rubble is a rule of its own.
"""

from __future__ import annotations

from ...alone.endings import goals
from ...choices.turn import Deed
from ...combat.hurting import full_health, mend
from ...events.turn import HandedIn
from ...hero.body import CHURCH, gaar, reputation
from ...hero.storage import spend, throw_away
from ...land.explore import can_pay
from ...land.geometry import START, slot_of
from ...named import JEWEL, KIND, THING
from ...state import State
from .. import brings, count, hook, keeps, notes
from ..answering import answers
from ..dragons.events import DragonFalls
from ..dragons.rules import Dragons, dragons_left, take_dragon
from ..great_foes import dealt, great_foe, keep_damage, take_damage_off
from ..ravage.rules import Ravage, shuffle_ravage, turned_ravage
from ..rubble.rules import rubble, rubble_marks, take_rubble
from ..told import Fact, Mark, Turned, mark_kind
from .blight import LOST_WITH, begin_blight, church_struck, magic_left, room_for_magic
from .cards import DRAGONS, Aspect, faer_power
from .choices import FIGHT_MIRREZIL, FightMirrezil, Guard, Pray, Restore
from .events import Guarded, MirrezilWakes
from .faer import Aided, Blight, change_faer, pray, prayer_refusal

RULE = "mirrezil"
BARROW = "v_scenario_mirrezil"
FIRST_OMEN = 2  # round (EU-66.6)
WAKES = 6  # round (EU-66.13)
GAAR = 2  # for a Defensive Magic token; or an Essence (EU-66.5)
LATE = 3  # the Chapter from which on Quests wake Faer Power (EU-66.12)
ASPECT = 3  # Reputation (EU-66.16)
RUBBLE = {1: 6, 2: 6, 3: 10, 4: 10}  # tokens on the map with which all is lost (EU-66.18)

brings(RULE, "mirrezil_dragon", "ravage_card", "faer_power")
notes(RULE, "prayer")
keeps(RULE)(Ravage)
keeps(RULE)(Dragons)
GUARD, CHURCH_MOVED = mark_kind("guard"), mark_kind("church")
great_foe("mirrezil", challenge="EU-66.13", undecided="EU-66.14")


@hook(RULE)
def set_up(t: State) -> None:
    """EU-66.1, EU-66.3"""
    shuffle_ravage(t)
    t.tales[Dragons].left = [id for id, card in DRAGONS(t.content).items() if card.players <= t.n]


@hook(RULE)
def round_begins(t: State) -> None:
    if t.round == WAKES:
        t.tell(MirrezilWakes, "EU-66.13")


@hook(RULE)
def round_ends(t: State) -> None:
    """EU-66.6; in the heroic grade a blight before the first card."""
    if not dragons_left(t):
        return
    if t.round >= FIRST_OMEN:
        t.then("omen")
    elif t.heroic:
        begin_blight(t, "farthest_trade")


@hook(RULE)
def ended(t: State) -> bool:
    """EU-66.18"""
    return not dragons_left(t) or church_struck(t) >= LOST_WITH or len(rubble(t)) >= RUBBLE[t.n]


# -- Free Actions --------------------------------------------------------------------------------------------


def resources(t: State, seat: int) -> list[str]:
    bag = t.heroes[seat].bag
    return [each for each in dict.fromkeys(bag) if t.thing(each).item_type == "natural_resource"]


def may_be_fought(t: State, at: str) -> bool:
    """By the Barrow or next to Rubble; on a hex of the start tile, if there is neither (EU-66.13)."""
    barrow = [anchor for anchor, tile in t.land.items() if tile == BARROW]
    if not barrow and not rubble(t):
        return slot_of(at) in ((START, 0), (START, 1), (START, 2))
    beside = t.adjacent(at)
    return any(slot_of(each)[0] in barrow for each in (at, *beside)) or any(each in rubble(t) for each in beside)


@hook(RULE)
def deeds(t: State, seat: int) -> list[Deed]:
    hero = t.heroes[seat]
    found: list[Deed] = []
    if rubble(t).get(hero.at) == "a":
        found += [Restore(each) for each in resources(t, seat)]
    if room_for_magic(t, hero.at):
        found += [Guard("gaar"), *(Guard(kind) for kind in hero.essences)]
    if hero.at == t.church:
        found += [Pray("jewels"), Pray("cards")]
    if dragons_left(t) and t.round >= WAKES and may_be_fought(t, hero.at):
        found.append(FIGHT_MIRREZIL)
    return found


@hook(RULE)
def deed_refusal(t: State, seat: int, key: Deed) -> str:
    hero = t.heroes[seat]
    match key:
        case Guard(price):
            can = magic_left(t) > 0 and (price != "gaar" or hero.gaar >= GAAR)
            return "" if can else "EU-66.5"
        case Pray(gift):
            return prayer_refusal(t, seat, gift)
        case FightMirrezil():
            if t.monster_at(hero.at):
                return "EU-66.13"
            return "" if can_pay(t, seat, "combat") else "EU-8.3"
    return ""


@hook(RULE)
def do_deed(t: State, seat: int, key: Deed) -> None:
    match key:
        case Restore(thing):
            throw_away(t, seat, thing)
            t.tell(HandedIn, "EU-66.9", seat, "resource", thing)
            take_rubble(t, seat, t.heroes[seat].at, "EU-66.9")
        case Guard(price):
            guard(t, seat, price)
        case Pray(gift):
            pray(t, seat, gift)
        case FightMirrezil():
            t.then("fight_great", seat, dragons_left(t)[0])


def guard(t: State, seat: int, paid: str) -> None:
    """EU-66.5"""
    hero = t.heroes[seat]
    if paid == "gaar":
        gaar(t, seat, -GAAR, "EU-66.5")
    else:
        spend(hero.essences, paid)
        t.tell(HandedIn, "EU-66.5", seat, "essence", paid)
    t.tales[Blight].guards[hero.at] = t.tales[Blight].guards.get(hero.at, 0) + 1
    t.tell(Guarded, "EU-66.5", seat, hero.at)


# -- what wakes Faer Power -----------------------------------------------------------------------------------


@hook(RULE)
def rubble_taken(t: State, seat: int, clause: str) -> None:
    change_faer(t, 1, "EU-66.9")


@hook(RULE)
def elite_beaten(t: State, seat: int) -> None:
    change_faer(t, 1, "EU-66.12")


@hook(RULE)
def quest_done(t: State, seat: int, quest: str) -> None:
    """Once in a round, for all players together."""
    tile = t.content.encounters[t.content.encounter_of[quest]].tile
    if t.content.map_tiles[tile].chapter >= LATE and t.notes.get("late_quest") != t.round:
        t.notes["late_quest"] = t.round
        change_faer(t, 1, "EU-66.12")


# -- Combats with an aspect ------------------------------------------------------------------------------------


def aspect(t: State) -> Aspect:
    return DRAGONS(t.content)[t.fight_now.great]


@hook(RULE)
def combat_round_begins(t: State, seat: int) -> None:
    """EU-66.21"""
    fight = t.fight_now
    fight.tales.add(Aided())
    fight.unshielded = aspect(t).trait == "no_shields"
    fight.withered = aspect(t).trait == "no_healing" and fight.round > 1


@hook(RULE)
def shield_refusal(t: State) -> str:
    return "EU-66.21" if t.fight_now.unshielded else ""


@hook(RULE)
def combat_round_ends(t: State, seat: int) -> None:
    if aspect(t).trait == "heals_without_faer" and not t.tales[Blight].faer:
        mend(t, 1)


@hook(RULE)
def fight_over(t: State, seat: int) -> None:
    if t.fight_now.great:
        keep_damage(t, seat)
        if t.fight_now.lost:
            change_faer(t, -1, "EU-66.17")


@hook(RULE)
def fight_won(t: State, seat: int) -> None:
    if t.fight_now.great:
        fall(t, seat)


def fall(t: State, seat: int) -> None:
    """EU-66.16"""
    dragon = take_dragon(t, seat)
    take_damage_off(t, dragon)
    t.tell(DragonFalls, "EU-66.16", seat, dragon)
    reputation(t, seat, ASPECT, "EU-66.16")


# -- the end -------------------------------------------------------------------------------------------------


@count
def church_lost(t: State) -> int:
    return church_struck(t)


@count
def rubble_lying(t: State) -> int:
    return len(rubble(t))


# -- for the table -------------------------------------------------------------------------------------------


@hook(RULE)
def facts(t: State) -> list[Fact]:
    """How far the blight is stands among the goals, too, where there are some."""
    faer = {"number": t.tales[Blight].faer, "most": faer_power(t.content).most}
    told = [Fact("eu-fact-faer", faer, "EU-66.15", drawn=True)]
    if dragons_left(t) and t.round >= WAKES:
        dragon = dragons_left(t)[0]
        health = {"number": dealt(t, dragon), "most": full_health(t, dragon)}
        told.append(Fact("eu-fact-aspects", {"number": len(dragons_left(t))}, "EU-66.18", drawn=True))
        told.append(Fact("eu-fact-dragon", health, "EU-66.14", drawn=True))
    elif dragons_left(t):
        told.append(Fact("eu-fact-asleep", {"number": WAKES}, "EU-66.13"))
    blight = {"number": len(rubble(t)), "most": RUBBLE[t.n]}
    told.append(Fact("eu-fact-blight", blight, "EU-66.18", drawn=bool(goals(t))))
    return [*told, Fact("eu-fact-magic", {"number": magic_left(t)}, "EU-66.1")]


@hook(RULE)
def marks(t: State) -> list[Mark]:
    guards = [space for space, n in t.tales[Blight].guards.items() for _ in range(n)]
    found = rubble_marks(t, "eu-mark-blight")
    found += [Mark(space, "eu-mark-guard", "EU-66.5", GUARD) for space in guards]
    return [*found, Mark(t.church, "eu-mark-church", "EU-66.10", CHURCH_MOVED)] if t.church != CHURCH else found


@hook(RULE)
def last_card(t: State) -> Turned | None:
    return turned_ravage(t, "eu-omen", "EU-66.20")


@hook(RULE)
def foes(t: State) -> list[str]:
    return list(dragons_left(t))


@hook(RULE)
def elites_taken(t: State, seat: int) -> list[str]:
    return t.tales[Dragons].taken.get(seat, [])


answers(
    "mirrezil",
    {
        "act": (
            ("deed", "restore", THING),
            ("deed", "guard", "gaar"),
            ("deed", "guard", KIND),
            ("deed", "prayer", "jewels"),
            ("deed", "prayer", "cards"),
            ("deed", "mirrezil"),
        ),
        "jewel": (("pay", JEWEL),),
    },
)
