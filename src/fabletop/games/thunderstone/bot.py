"""What a good player knows: what to buy, when to fight, and what to thin out.

What an effect is worth stands beside the effect (`verbs/`), in tenths of a victory point.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, TypeVar

from ...kernel import Decision, Foresight, Key, Knowledge
from .choices import (
    ACTIONS,
    LEAVE,
    REVEAL,
    Attack,
    Borrow,
    Buy,
    Destroy,
    Equip,
    FeedHero,
    Level,
    Monster,
    OfHall,
    OfHand,
    OfParty,
    Order,
    Sick,
    Spoils,
    Use,
)
from .content import DISEASE, MILITIA, STONE, Card
from .outlook import best_holder, equip_all, forecast
from .reckon import attack_refusal, equipment
from .scoring import owned
from .state import HAND_SIZE, NOBODY, RANKS, State
from .turn import reveal
from .verbs.base import DungeonVerb
from .village import hand_gold

TASTE = 1.6  # how far two players may differ about a card
MAGIC = 1.25  # Magic Attack is worth more than Attack
ENOUGH_LIGHT = 4
LONG = 60  # turns of each player after which nobody can beat anything: the deck must move on

K = TypeVar("K", bound=tuple[Any, ...])


def choose(t: State, decision: Decision, random: Random) -> Key:
    """An option for the seat that decides; the state is what that seat imagines."""
    options = decision.options
    decide = DECIDE.get(decision.kind)
    return options[0] if decide is None else decide(t, decision.seat, options, random)


def _only(options: Sequence[Key], kind: type[K]) -> list[K]:
    return [key for key in options if isinstance(key, kind)]


# -- the turn ---------------------------------------------------------------------------------------


def _turn(t: State, seat: int, options: list[Key], random: Random) -> Key:
    party = t.clone()
    reveal(party)
    party.doing = "dungeon"
    equip_all(party)
    fight = max([worth(party, rank, forecast(party, rank).wins) for rank in targets(party)], default=0.0)
    gold = hand_gold(party)
    wares = [name for name in map(t.top, t.stacks()) if name and t.card(name).price <= gold]
    shop = max([taste(t, seat, name) for name in wares], default=0.0) * 0.8
    ballast = t.players[seat].hand.count(DISEASE)
    rest = 1.0 + ballast if ballast else 0.4
    if t.turn > LONG * t.n:
        fight = 10.0
    village, dungeon, resting = ACTIONS
    return max((dungeon, fight), (village, shop), (resting, rest), key=lambda each: each[1])[0]


def targets(t: State) -> list[int]:
    return [rank for rank in range(1, RANKS + 1) if not attack_refusal(t, rank)]


def worth(t: State, rank: int, wins: bool) -> float:
    """What a battle is worth: points, experience and gold, less what the Monster does."""
    if not wins:
        return -1.0
    foe = t.card(t.hall[rank - 1])
    stone = 3.0 if rank == 1 and t.hall[1] == STONE else 0.0
    harm = sum(effect.worth() for effect in foe.battle) / 10
    return 2.0 + foe.vp + 0.8 * foe.xp + 0.3 * (foe.gold or 0) + harm + stone


# -- the Dungeon ------------------------------------------------------------------------------------


def _dungeon(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """Draw and strengthen, equip, then attack the best that can be beaten."""
    effects = _only(options, Use)
    for key in effects:
        if _effect(t, key).prepares:
            return key
    for arming in _armings(t, options):
        return arming
    attacks = _only(options, Attack)
    winning = [key for key in attacks if forecast(t, key.rank).wins]
    if winning:
        return max(winning, key=lambda key: worth(t, key.rank, True))
    for key in effects:  # what may still turn the battle
        if 100 * random.random() < _effect(t, key).urge():
            return key
    if not attacks:
        return LEAVE if LEAVE in options else options[0]
    foes = {key: t.card(t.hall[key.rank - 1]) for key in attacks}
    return min(attacks, key=lambda key: (foes[key].vp, len(foes[key].battle)))


def _effect(t: State, key: Use) -> DungeonVerb:
    return t.card(t.slots[key.place].card).dungeon[key.effect - 1]


def _armings(t: State, options: list[Key]) -> Iterator[Equip]:
    """Weapons that nobody holds, each for the Hero who gains most by it."""
    held = equipment(t)
    offered = _only(options, Equip)
    for key in offered:
        if t.slots[key.place].holder == NOBODY and key.hero - 1 not in held:
            wanted = Equip(key.slot, best_holder(t, key.place) + 1)
            if wanted in offered:
                yield wanted


def _ballast(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """The card that one misses least."""
    return min(options, key=lambda key: _missed(t, _card_of(t, key)))


def _card_of(t: State, key: Key) -> str:
    match key:
        case OfParty(slot):
            return t.slots[slot - 1].card
        case OfHand(card):
            return card
    return ""


def _missed(t: State, name: str) -> float:
    if not name:
        return 0.0
    if name == DISEASE:
        return -2.0
    return -1.0 if name == MILITIA else base(t.card(name)) + t.card(name).vp


def _rest(t: State, seat: int, options: list[Key], random: Random) -> Key:
    poor = sorted(_only(options, Destroy), key=lambda key: _missed(t, key.card))
    return poor[0] if poor and _missed(t, poor[0].card) < 0 else options[0]


def _fed_hero(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """The strongest Hero without a Weapon: one more may then be held."""
    held = equipment(t)
    heroes = _only(options, FeedHero)
    return max(heroes, key=lambda key: (key.place not in held, t.card(t.slots[key.place].card).strength))


def _banish(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """Send away what cannot be beaten, but let nothing evil into Rank 1; never let the Thunderstone slip by."""
    safe = [key for key in _only(options, Monster) if not (key.rank == 1 and t.hall[1] == STONE)]
    if safe:
        return max(safe, key=lambda key: t.card(t.hall[key.rank - 1]).health + _let_in(t, key))
    return next((key for key in _only(options, Order) if key.first == 1), options[0])


def _let_in(t: State, key: Monster) -> float:
    """What the Breach of the next Monster is worth, if it would reach Rank 1."""
    breach = t.card(t.hall[1]).breach if key.rank == 1 and t.hall[1] and not t.fired[1] else None
    return breach.worth() / 10 if breach else 0.0


def _monster(t: State, seat: int, options: list[Key], random: Random) -> Key:
    return max(_only(options, OfHall), key=lambda key: t.card(t.hall[key.rank - 1]).vp)


def _sorcerer(t: State, seat: int, options: list[Key], random: Random) -> Key:
    ranks = _only(options, Monster)
    strong = [key for key in ranks if t.card(t.hall[key.rank - 1]).health >= 8 and t.hall[1] != STONE]
    return strong[0] if strong and random.random() < 0.5 else options[0]


def _borrow(t: State, seat: int, options: list[Key], random: Random) -> Key:
    return max(_only(options, Borrow), key=lambda key: base(t.card(key.card)), default=options[0])


def _sick(t: State, seat: int, options: list[Key], random: Random) -> Key:
    return next((key for key in _only(options, Sick) if key.kind == "attack"), options[0])


# -- the Village ------------------------------------------------------------------------------------


def base(card: Card) -> float:
    """What a card is worth in any deck."""
    force = card.attack + MAGIC * card.magic
    if card.type == "monster":
        return card.vp + 0.5 * (card.gold or 0) + force
    does = sum(verb.worth() for verb in card.verbs()) / 10
    if card.type == "hero":
        return 1.4 * force + 0.8 * card.light + 0.25 * card.strength + does + 0.5 * card.vp + 0.4 * (card.gold or 0)
    return 1.1 * force + 0.7 * card.light + 0.15 * (card.gold or 0) + does


def taste(t: State, seat: int, name: str) -> float:
    """What one more copy is worth in the own deck."""
    card = t.card(name)
    mine = owned(t, seat)
    have = mine.count(name)
    value = base(card) - 0.8 * have
    if card.type == "weapon":
        weapons = sum(t.card(each).type == "weapon" for each in mine)
        heroes = sum(t.card(each).type == "hero" and t.card(each).strength >= card.weight for each in mine)
        value -= 1.2 * max(0, weapons - heroes)
    if card.light and card.type == "item":
        light = sum(t.card(each).light for each in mine)
        value += 1.4 * card.light if light < ENOUGH_LIGHT else -1.0
    if card.type == "villager":
        value -= 1.5 * have
    return value


def _buy(t: State, seat: int, options: list[Key], random: Random) -> Key:
    values = {key: taste(t, seat, key.card) + random.uniform(-TASTE, TASTE) for key in _only(options, Buy)}
    return _best(values, options[0])


def _spoils(t: State, seat: int, options: list[Key], random: Random) -> Key:
    if REVEAL in options:
        return REVEAL
    return _best({key: taste(t, seat, key.card) for key in _only(options, Spoils)}, options[0])


def _best(values: dict[K, float], otherwise: Key) -> Key:
    """What is worth most, if it is worth having."""
    best = max(values, key=lambda key: values[key], default=None)
    return best if best is not None and values[best] > 1.0 else otherwise


def _village_effect(t: State, seat: int, options: list[Key], random: Random) -> Key:
    for key in _only(options, Use):
        effect = t.card(t.slots[key.place].card).village[key.effect - 1]
        if 100 * random.random() < effect.urge(t):
            return key
    return options[0]


def _level_up(t: State, seat: int, options: list[Key], random: Random) -> Key:
    gain = {key: base(t.card(key.card)) + random.uniform(0, TASTE) for key in _only(options, Level)}
    return max(gain, key=lambda key: gain[key], default=options[0])


def _revealed(t: State, seat: int, options: list[Key], random: Random) -> Key:
    poor = [key for key in _only(options, Destroy) if _missed(t, key.card) < 0]
    return poor[0] if poor else options[0]


DECIDE: dict[str, Callable[[State, int, list[Key], Random], Key]] = {
    "turn": _turn,
    "dungeon": _dungeon,
    "village_effect": _village_effect,
    "buy": _buy,
    "level_up": _level_up,
    "rest": _rest,
    "pawn": _ballast,
    "banish": _banish,
    "banish_card": _ballast,
    "discard": _ballast,
    "discard_slot": _ballast,
    "discard_hero": _ballast,
    "discard_own_hero": _ballast,
    "fed_hero": _fed_hero,
    "taken": _monster,
    "returned": _monster,
    "sorcerer": _sorcerer,
    "borrow": _borrow,
    "victim": _ballast,
    "strongest": _ballast,
    "barred": _ballast,
    "sick": _sick,
    "spoils": _spoils,
    "revealed": _revealed,
}


# -- thinking ahead ---------------------------------------------------------------------------------

MONSTERS = 31  # about as many as there are in a Dungeon Deck
XP = 1.3  # victory points for an experience point, while there are Heroes to teach
HAND = 4.0  # and for each point that six cards of the deck are worth on average: fitted to many games


def value(t: State, seat: int) -> float:
    """Victory points, and those that the deck may still win."""
    cards = [t.card(name) for name in owned(t, seat)]
    left = min(1.0, (len(t.dungeon) + sum(map(bool, t.hall))) / MONSTERS)
    good = sum([max(0.0, base(card)) for card in cards if card.type != "monster"])
    hand = HAND_SIZE * good / max(HAND_SIZE, len(cards))
    return sum([card.vp for card in cards]) + left * (XP * t.players[seat].xp + HAND * hand)


def candidates(t: State, decision: Decision) -> list[tuple[Key, float]]:
    """What to buy by taste; whatever is no purchase is worth a thought, too."""
    return [
        (key, taste(t, decision.seat, key.card) if isinstance(key, Buy | Spoils) else TASTE) for key in decision.options
    ]


def rounds(t: State) -> int:
    return t.turn // t.n


KNOWLEDGE = Knowledge(
    choose=choose,
    value=value,
    foresight=Foresight(
        clock=rounds,
        horizon=5,
        pauses=frozenset(("turn",)),
        kinds=frozenset(("turn", "buy", "level_up", "spoils")),
        candidates=candidates,
    ),
)
