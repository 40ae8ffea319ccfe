"""The end of a Combat (EU-31, EU-32, EU-34)."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..alone.automatic import drop_combat_card
from ..choices.combat import KEEP_TROPHY, LEAVE_TROPHY, KeepTrophy, LeaveTrophy
from ..choices.turn import MAKE_ROOM, TRADE, MakeRoom, Trade
from ..content import METALS
from ..events.alone import ChaosToken
from ..events.combat import Defeated, Fell, Freed, Parted, Slain, TrophyKept, TrophyLeft
from ..events.hero import PotionsChanged
from ..hero.body import DEATH_OF_ONE, GAAR_AFTER_DEATH, back_to_church, gaar, gold, reputation
from ..hero.hands import clear_plays, draw_cards
from ..hero.storage import file_away, overflow
from ..land.explore import can_pay
from ..land.geometry import slot_of
from ..land.tokens import lay
from ..reasons import Reason
from ..scenarios import elite_beaten, fight_over, fight_won
from ..scenarios.great_foes import UNDECIDED
from ..scenes import scene
from ..state import NOBODY, State
from ..trade.market import PLACES, trade_refusal
from ..turn.elites import take_bounty
from ..turn.free_actions import take_treasure
from ..turn.mining import STACKS
from ..verbs.triggers import trigger
from ..verbs.walker import foe_effect, run
from .lines import noted


@scene()
def combat_over(t: State, seat: int) -> None:
    """Won, lost or broken off; every Combat comes here."""
    fight = t.fight_now
    drop_combat_card(t)
    if not fight.won:
        cards_away(t)  # EU-34.8
    t.roll = None
    fight.phase = "over"
    t.then("fight_closed", seat)
    fight_over(t, seat)
    if fight.won:
        t.tell(Defeated, "EU-28.27", seat, fight.foe)
        fight.rewarded = _earns_reward(t, seat)  # before anything is gained (EU-31.3)
        if fight.bounty:
            take_bounty(t, seat)
        t.then("spoils", seat)
        fight_won(t, seat)
    elif fight.lost:
        lost(t, seat)
    else:
        t.tell(Parted, UNDECIDED[t.content.great_foes[fight.great].family], seat, fight.foe)
        t.then("hope_to_gaar", seat)


def _earns_reward(t: State, seat: int) -> bool:
    """EU-31.2; that of a Bounty whatever the Reputation (EU-46.15)."""
    fight = t.fight_now
    if fight.bounty or fight.great:
        return bool(fight.bounty)
    allowed = t.content.monsters[fight.foe].reward_range
    return allowed.low <= t.heroes[seat].reputation <= allowed.high


# -- the Monster is defeated (EU-31) -------------------------------------------------------------------


@scene()
def spoils(t: State, seat: int) -> None:
    """The steps, the last one first on the agenda."""
    fight = t.fight_now
    if fight.frees:
        t.then("place_token", seat)
    t.then("hope_to_gaar", seat)
    t.then("played_cards")
    if fight.frees:
        t.then("loot", seat)
    if not fight.great:
        t.then("trophy", seat)
    trigger(t, "monster_defeated", seat)
    if fight.rewarded:  # EU-31.2
        run(t, f"reward-{fight.bounty or fight.foe}", seat)


TROPHY: Question[KeepTrophy | LeaveTrophy] = Question("trophy", "EU-31.4", lambda t, seat: [KEEP_TROPHY, LEAVE_TROPHY])


@scene()
def trophy(t: State, seat: int) -> Rules[None]:
    """Kept for Quests, or discarded (EU-31.4); room is made at the end of the Action (EU-32.3)."""
    key = yield from ask(t, seat, TROPHY)
    fight = t.fight_now
    if isinstance(key, KeepTrophy):
        t.heroes[seat].bag.append(fight.foe)
        t.tell(TrophyKept, "EU-32.1", seat, fight.foe)
        return
    file_away(t, fight.foe)
    t.tell(TrophyLeft, "EU-31.4", seat, fight.foe)


@scene()
def loot(t: State, seat: int) -> None:
    """All that the space shows (EU-32.6, EU-32.7)."""
    fight = t.fight_now
    for what, n in t.space(fight.at).loot.items():
        if what == "gold":
            gold(t, seat, n, "EU-32.6")
        elif what == "gaar":
            gaar(t, seat, n, "EU-32.6")
        elif what == "healing_potion":
            t.heroes[seat].bag += ["healing_potion"] * n
            t.tell(PotionsChanged, "EU-32.6", seat, n)
        else:
            draw_cards(t, seat, METALS[what], n)


@scene()
def played_cards(t: State) -> None:
    """EU-31.7: after Reward and Loot, which cannot draw them."""
    cards_away(t)


def cards_away(t: State) -> None:
    clear_plays(t, "brief", "cursed", "lying")


@scene()
def hope_to_gaar(t: State, seat: int) -> None:
    """EU-31.9"""
    fight = t.fight_now
    gaar(t, seat, fight.hope // 2, "EU-31.9")
    fight.hope = 0


@scene()
def place_token(t: State, seat: int) -> None:
    """EU-31.10 to EU-31.13, EU-31.17; the winner of a Treasure space draws its tile (EU-35.10)."""
    fight = t.fight_now
    space = t.space(fight.at)
    t.freed[fight.at] = seat
    towers = t.content.map_tiles[t.land[slot_of(fight.at)[0]]].special == "dragonslayers_towers"
    if space.type in PLACES or towers:
        lay(t, fight.at, "t", seat)
    elif space.type in STACKS:
        lay(t, fight.at, "m", seat)
        lay(t, fight.at, "m", seat)
    else:
        lay(t, fight.at, "h", seat)
        if space.treasure:
            take_treasure(t, seat, space.type)
    t.tell(Freed, "EU-31.17", seat, fight.at, *t.named(fight.at))


# -- the Hero dies (EU-34.6 to EU-34.22) -----------------------------------------------------------------


def lost(t: State, seat: int) -> None:
    fight = t.fight_now
    hero = t.heroes[seat]
    t.tell(Fell, "EU-34.5", seat, fight.foe)
    if not fight.bounty and not fight.great:  # an Elite Monster stays face up beside its Bounty (EU-46.20)
        put_back(t, t.content.monsters[fight.foe].level, fight.foe)
    hero.deaths += 1
    if not t.automatic:
        t.heroes[fight.rival].kills.append(seat)
        t.tell(Slain, "EU-34.9", fight.rival, seat)
        _rival_gains(t, fight.rival)
    elif t.cooperative:
        reputation(t, seat, -DEATH_OF_ONE, "EU-49.10")
    else:
        t.tell(ChaosToken, "EU-48.62", seat)  # as many lie on the board as deaths are counted
    back_to_church(t, seat)
    gaar(t, seat, GAAR_AFTER_DEATH + fight.hope // 2, "EU-34.12")  # EU-34.16
    fight.hope = 0
    draw_cards(t, seat, "gold", 1)


def put_back(t: State, level: int, card: str) -> None:
    """Face down on top of its deck; all have seen it (EU-34.6)."""
    if t.tops.get(level):
        t.beneath.setdefault(level, []).append(t.tops[level])
    t.tops[level] = card
    t.seen.append(card)


def _rival_gains(t: State, rival: int) -> None:
    """M5: tiles that pay for a Hero who dies."""
    for each in t.on_board(rival):
        for effect in t.thing(each).effects:
            if effect.timing == "M5":
                foe_effect(t, effect, Reason("rival_tile", t.thing(each).id))


# -- after both -----------------------------------------------------------------------------------------


@scene()
def fight_closed(t: State, seat: int) -> None:
    """Hands are brought to their limit, room is made (EU-31.8, EU-31.14, EU-34.19); trade may come first (EU-31.15)."""
    fight = t.fight_now
    rival = fight.rival
    at = fight.at
    won = fight.won
    bounty = fight.bounty
    t.heroes[seat].hampered = noted(fight, "next_attack")  # EU-26.14
    t.fight = None
    t.then("after_combat", seat, at if won else "")
    if rival != NOBODY:
        t.then("hand_limit", rival)
    if won and bounty:
        elite_beaten(t, seat)


@scene()
def after_combat(t: State, seat: int, at: str) -> Rules[None]:
    if at and overflow(t, seat) and not trade_refusal(t, seat) and can_pay(t, seat, "trade"):
        key = yield from ask(t, seat, TRADE_FIRST)
        if isinstance(key, Trade):
            t.then("pay_action", seat, "trade")
            return
    t.then("tidy", seat)


TRADE_FIRST: Question[MakeRoom | Trade] = Question("trade_first", "EU-31.15", lambda t, seat: [MAKE_ROOM, TRADE])
