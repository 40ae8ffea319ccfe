"""Rounds and turns (EU-7, EU-8, EU-9)."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..alone.banks import add_to_bank
from ..alone.endings import beaten
from ..choices.base import Option
from ..choices.things import Usage, UseTile
from ..choices.turn import (
    BOUNTY,
    CONFRONT,
    END,
    EXCHANGE_CARDS,
    MARCH,
    MINE,
    NO_TOKEN,
    PACK,
    PORTAL,
    QUEST,
    SAVE,
    SERVICES,
    TRADE,
    TREASURE,
    WALK,
    Bounty,
    Cash,
    Charge,
    Church,
    Confront,
    Deed,
    End,
    Exchange,
    March,
    Mine,
    NoToken,
    Pack,
    Portal,
    Save,
    Trade,
    Treasure,
    TryQuest,
    Walk,
)
from ..combat.opening import SOURCE, spend_source
from ..content import ACTIONS, CHESTS, ELEMENTALS, MOVEMENT, HeroTile, Space
from ..events.hero import Charged
from ..events.turn import HuntsElite, Marches, NewQuest, RoundBegins, TokenSaved, TurnBegins
from ..hero.body import CHURCH
from ..hero.hands import EXCHANGE, cash, coins_for_cards
from ..hero.skoldur import uses_dwurt
from ..hero.storage import has_belongings, spend
from ..hero.using import unusable, usable, usage_refusal, use_key
from ..land.explore import arrive, can_pay, entering_refusal, open_ways, other_portals, portals, refill_quests
from ..scenarios import deed_refusal, deeds, do_deed, ended, round_begins, round_ends
from ..scenes import scene, under_acting, under_turn_over
from ..state import GemOn, State
from ..trade.market import PLACES, begin_trade, place_of_trade, trade_refusal
from .elites import hunt_refusal, turn_up_bounty
from .free_actions import (
    church,
    church_refusal,
    confront,
    confronting_refusal,
    find_treasure,
    on_church,
    treasure_found,
    treasure_here,
)
from .mining import STACKS, begin_mining, is_mine, mining_refusal
from .quests import begin_quest, offered, quest_refusal

WORK: tuple[Option, ...] = (MINE, TRADE)


@scene()
def begin_round(t: State) -> None:
    """EU-7.2 to EU-7.5: tokens, ready tiles, active Gems; then a turn for each (EU-7.7)."""
    t.tell(RoundBegins, "EU-7.1", t.round)
    for hero in t.heroes:
        hero.tokens = [*ACTIONS, *hero.tokens]
        hero.tired = []
        for gems in hero.gems_on.values():
            gems[:] = [GemOn(gem.id) for gem in gems]
    if t.mode == "solo":
        add_to_bank(t, "silver", 1, "EU-48.13")
    t.then("round_over")
    t.then_each(("turn", seat) for seat in t.order(t.first))
    round_begins(t)


@scene()
def round_over(t: State) -> None:
    """What a Scenario does at the end of a round; then the next one (EU-7.8 to EU-7.10)."""
    t.then("next_round")
    round_ends(t)


@scene()
def next_round(t: State) -> None:
    if t.round == t.tale.rounds or ended(t) or beaten(t):
        t.then("final_scoring")
        return
    t.round += 1
    t.then("begin_round")


@scene()
def turn(t: State, seat: int) -> None:
    """EU-8.1: the first turn begins on the Church."""
    t.active = seat
    hero = t.heroes[seat]
    hero.moves = 0
    hero.granted, hero.tried, hero.ported = [], [], False
    t.tell(TurnBegins, "EU-7.7", seat)
    if t.cooperative:
        add_to_bank(t, "silver", 1, "EU-49.8")
    t.then("turn_over")
    t.then("acting")
    if not hero.at:
        hero.at = CHURCH


def _deeds(t: State, seat: int) -> list[Option]:
    """Everything one might do in a turn (EU-8.2)."""
    hero = t.heroes[seat]
    steps = [WALK[space] for space in t.adjacent(hero.at)]
    marches = [MARCH[token] for token in dict.fromkeys(hero.tokens)]
    return [END, *steps, *marches, *_here(t, seat), *_at_will(t, seat)]


def _allowed(t: State, seat: int) -> list[Option]:
    """The same without what is forbidden: nothing is asked more often."""
    hero = t.heroes[seat]
    steps = [WALK[space] for space in open_ways(t, seat)] if hero.moves else []
    marches = [MARCH[token] for token in dict.fromkeys(hero.tokens)]
    here = [key for key in _here(t, seat) if not _deed_refusal(t, seat, key)]
    return [END, *steps, *marches, *here, *_at_will(t, seat)]


def _here(t: State, seat: int) -> list[Option]:
    """What the space offers, by itself or in this Scenario."""
    place = t.space(t.heroes[seat].at)
    found = _of_the_place(t, seat, place) if place.type != "plain" else []
    if t.bounty:
        found.append(BOUNTY)
    found += deeds(t, seat)
    return found


def _at_will(t: State, seat: int) -> list[Option]:
    """What may be done anywhere."""
    hero = t.heroes[seat]
    found: list[Option] = [key for key in usable(t, seat, "out") if not _only_grants(t, key)]
    if hero.essences:
        found += charges(t, seat)
    if has_belongings(t, seat):
        found.append(PACK)
    if len(hero.silver) >= EXCHANGE:
        found.append(EXCHANGE_CARDS)
    found += coins_for_cards(t, seat)
    return found


def _of_the_place(t: State, seat: int, place: Space) -> list[Option]:
    """What the space is good for, besides what a Scenario offers there: what is printed on it, if it is open now."""
    found: list[Option] = []
    if (place.type in PLACES and place_of_trade(t, seat)) or (place.type in STACKS and is_mine(t, t.heroes[seat].at)):
        found += WORK
    if on_church(t, seat):
        found += SERVICES
    if place.type in CHESTS and treasure_here(t, seat):
        found.append(TREASURE)
    if place.type in ELEMENTALS:
        found.append(CONFRONT)
    if place.encounter:
        found += [QUEST[id] for id in offered(t, seat)]
    if place.type == "portal":
        found += [PORTAL[space] for space in portals(t, seat)]
    return found


def charges(t: State, seat: int) -> list[Charge]:
    """Essences may be laid on an Ability with places for them, one of each element (EU-51.3)."""
    hero = t.heroes[seat]
    found: list[Charge] = []
    for each in hero.slots:
        entry = t.thing(each) if each else None
        if isinstance(entry, HeroTile) and len(hero.essences_on.get(each, ())) < entry.essence_places:
            found += [Charge(each, kind) for kind in hero.essences if kind not in hero.essences_on.get(each, ())]
    return found


def _only_grants(t: State, key: Usage) -> bool:
    """A tile that gives an Action and nothing else is spent for it (EU-9.6)."""
    return isinstance(key, UseTile) and key.thing in t.content.only_granting


def _deed_refusal(t: State, seat: int, key: Option) -> str:
    match key:
        case Walk(space):
            return "EU-11.2" if not t.heroes[seat].moves else entering_refusal(t, seat, space)
        case Mine():
            return mining_refusal(t, seat) or ("" if can_pay(t, seat, "mining") else "EU-8.3")
        case Trade():
            return trade_refusal(t, seat) or ("" if can_pay(t, seat, "trade") else "EU-8.3")
        case Church(service):
            return church_refusal(t, seat, service)
        case Confront():
            return confronting_refusal(t, seat)
        case TryQuest(quest):
            return quest_refusal(t, seat, quest)
        case Portal(space):
            return entering_refusal(t, seat, space)
        case Bounty():
            return hunt_refusal(t, seat)
        case Deed():
            return deed_refusal(t, seat, key)
    return ""


def _no_deeds(t: State, seat: int) -> list[Option]:
    """What the Hero might do here at another time, or with more."""
    found: list[Option] = [*unusable(t, seat, "out")]
    found += [PORTAL[space] for space in other_portals(t, seat)] if t.heroes[seat].ported else []
    return [*found, TREASURE] if treasure_found(t, seat) else found


def _no_deed_refusal(t: State, seat: int, key: Option) -> str:
    match key:
        case Portal():
            return "EU-16.6"
        case Treasure():
            return "EU-35.5"
        case Usage():
            return usage_refusal(t, seat, key, "out")
    return ""


ACT = Question("act", "EU-8.2", _deeds, _deed_refusal, fast=_allowed, beyond=(_no_deeds, _no_deed_refusal))


@scene(below=under_acting)
def acting(t: State) -> Rules[None]:
    """One thing, then here again."""
    seat = t.active
    key = yield from ask(t, seat, ACT)
    if isinstance(key, End):
        return
    t.then("acting")
    act(t, seat, key)


def act(t: State, seat: int, key: Option) -> None:
    hero = t.heroes[seat]
    match key:
        case Walk(space):
            hero.moves -= 1
            hero.ported = False
            arrive(t, seat, space)
        case March(token):
            hero.tokens.remove(token)
            hero.moves += MOVEMENT[token]
            t.tell(Marches, "EU-9.2", seat, token)
        case Mine():
            t.then("pay_action", seat, "mining")
        case Trade():
            t.then("pay_action", seat, "trade")
        case Church(service):
            church(t, seat, service)
        case Treasure():
            find_treasure(t, seat)
        case Confront():
            confront(t, seat)
        case TryQuest(quest):
            begin_quest(t, seat, quest)
        case Portal(space):
            hero.ported = True
            arrive(t, seat, space)
        case Bounty():
            t.tell(HuntsElite, "EU-46.12", seat, t.elite)
            t.then("hunt_elite", seat)
        case Deed():
            do_deed(t, seat, key)
        case _:
            act_at_will(t, seat, key)


def act_at_will(t: State, seat: int, key: Option) -> None:
    """What may be done anywhere."""
    hero = t.heroes[seat]
    match key:
        case Charge(thing, kind):
            spend(hero.essences, kind)
            hero.essences_on.setdefault(thing, []).append(kind)
            t.tell(Charged, "EU-51.3", seat, thing, kind)
        case Pack():
            t.then("packing", seat)
        case Exchange():
            t.then("exchange", seat, 0)
        case Cash(card):
            cash(t, seat, card)
        case Usage():
            t.then("tidy", seat)
            use_key(t, seat, key, "out")


@scene()
def pay_action(t: State, seat: int, action: str) -> Rules[None]:
    """EU-8.3: with a token, or with a tile that grants it."""
    key = yield from ask(t, seat, SOURCE, action)
    t.then("do_action", seat, action)
    spend_source(t, seat, action, key)


@scene()
def do_action(t: State, seat: int, action: str) -> None:
    if action == "mining":
        begin_mining(t, seat)
    else:
        begin_trade(t, seat)


SAVING: Question[NoToken | Save] = Question(
    "save", "EU-8.11", lambda t, seat: [NO_TOKEN, *(SAVE[token] for token in dict.fromkeys(t.heroes[seat].tokens))]
)


@scene(below=under_turn_over)
def turn_over(t: State) -> Rules[None]:
    """EU-8.17: one token may be saved, the rest is lost; then the Dwurt die."""
    seat = t.active
    key = yield from ask(t, seat, SAVING)
    hero = t.heroes[seat]
    hero.tokens = [key.token] if isinstance(key, Save) else []
    hero.moves = 0
    hero.granted = []
    if isinstance(key, Save):
        t.tell(TokenSaved, "EU-8.11", seat, key.token)
    t.then("turn_closed")
    if uses_dwurt(t, seat):
        t.then("dwurt_die", seat)


@scene(below=under_turn_over)
def turn_closed(t: State) -> None:
    """What comes after the Dwurt die: Encounters are refilled, a Bounty is turned up (EU-8.16, EU-8.17, EU-46.19)."""
    for id in t.faceup:
        for quest in refill_quests(t, id):
            t.tell(NewQuest, "EU-8.16", id, quest)
    turn_up_bounty(t)
