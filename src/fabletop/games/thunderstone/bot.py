"""What a good player knows: what to buy, when to fight, and what to thin out."""

from __future__ import annotations

from random import Random

from ...kernel import Decision, Key, Knowledge
from .content import DISEASE, MILITIA, STONE, Card
from .reckon import can_hold, equipment, forecast, may_attack
from .scoring import owned
from .state import NOBODY, RANKS, State
from .turn import reveal
from .village import hand_gold

TASTE = 1.6  # how far two players may differ about a card
MAGIC = 1.25  # Magic Attack is worth more than Attack
ENOUGH_LIGHT = 4
VILLAGE_TASTE = {
    "arcane_energies": 2.0,
    "banish": 2.4,
    "barkeep": 1.2,
    "battle_fury": 3.0,
    "feast": 2.4,
    "goodberries": 2.6,
    "iron_rations": 0.2,
    "magical_aura": 2.4,
    "militia": -1.0,
    "pawnbroker": 2.6,
    "spear": 3.6,
    "town_guard": 3.0,
    "trainer": 3.0,
}


def choose(t: State, decision: Decision, random: Random) -> Key:
    """An option for the seat that decides; the state is what that seat imagines."""
    options = decision.options
    decide = DECIDE.get(decision.kind)
    return options[0] if decide is None else decide(t, decision.seat, options, random)


# -- the turn ---------------------------------------------------------------------------------------


def _turn(t: State, seat: int, options: list[Key], random: Random) -> Key:
    party = t.clone()
    reveal(party)
    party.doing = "dungeon"
    equip_all(party)
    fight = max([worth(party, rank, forecast(party, rank).wins) for rank in targets(party)], default=0.0)
    gold = hand_gold(party)
    wares = [name for name in map(t.top, t.stacks()) if name and (t.card(name).cost or 0) <= gold]
    shop = max([taste(t, seat, name) for name in wares], default=0.0) * 0.8
    ballast = [name for name in t.players[seat].hand if name == DISEASE]
    rest = 1.0 + len(ballast) if ballast else 0.4
    if t.turn > 60 * t.n:  # nobody can beat anything: the deck must move on
        fight = 10.0
    return max((("dungeon",), fight), (("village",), shop), (("rest",), rest), key=lambda each: each[1])[0]


def targets(t: State) -> list[int]:
    return [rank for rank in range(1, RANKS + 1) if not may_attack(t, rank)]


def worth(t: State, rank: int, wins: bool) -> float:
    """What a battle is worth: points, experience and gold, less what the Monster does."""
    if not wins:
        return -1.0
    foe = t.card(t.hall[rank - 1])
    harm = sum(1.0 for effect in foe.battle if effect.do not in ("weaken", "soft_to_weapons"))
    stone = 3.0 if rank == 1 and t.hall[1] == STONE else 0.0
    return 2.0 + foe.vp + 0.8 * foe.xp + 0.3 * (foe.gold or 0) - 0.7 * harm + stone


# -- the Dungeon ------------------------------------------------------------------------------------


def equip_all(t: State) -> None:
    """Give each Weapon to the Hero who can hold it and gains most by it."""
    weapons = [i for i, slot in enumerate(t.slots) if slot.here and t.card(slot.card).type == "weapon"]
    for weapon in sorted(weapons, key=lambda i: -t.card(t.slots[i].card).weight):
        hero = best_holder(t, weapon)
        if hero != NOBODY:
            t.slots[weapon].holder = hero


def best_holder(t: State, weapon: int) -> int:
    armed = equipment(t)
    heroes = [
        i
        for i, slot in enumerate(t.slots)
        if slot.here and t.card(slot.card).type == "hero" and i not in armed and can_hold(t, weapon, i)
    ]
    if not heroes:
        return NOBODY
    edged = t.card(t.slots[weapon].card).is_a("edged")
    return max(heroes, key=lambda i: (t.card(t.slots[i].card).passive.with_edged if edged else 0, -i))


USE_FIRST = ("cure", "draw_cards", "aura", "arcane", "rally", "others_discard", "take_monster")


def _dungeon(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """Draw and strengthen, equip, then attack the best that can be beaten."""
    for key in options:
        if key[0] == "use" and t.card(t.slots[int(key[1]) - 1].card).dungeon[int(key[2]) - 1].do in USE_FIRST:
            return key
    held = equipment(t)
    for key in options:
        if key[0] == "equip" and t.slots[int(key[1]) - 1].holder == NOBODY and int(key[2]) - 1 not in held:
            hero = best_holder(t, int(key[1]) - 1)
            if ("equip", key[1], hero + 1) in options:
                return ("equip", key[1], hero + 1)
    attacks = [key for key in options if key[0] == "attack"]
    values = {key: forecast(t, int(key[1])) for key in attacks}
    winning = [key for key in attacks if values[key].wins]
    if winning:
        return max(winning, key=lambda key: worth(t, int(key[1]), True))
    for key in options:  # what may still turn the battle
        if key[0] == "use" and _helps(t, key, random):
            return key
    if not attacks:
        return ("leave",) if ("leave",) in options else options[0]
    return min(
        attacks,
        key=lambda key: (t.card(t.hall[int(key[1]) - 1]).vp, len(t.card(t.hall[int(key[1]) - 1]).battle)),
    )


def _helps(t: State, key: Key, random: Random) -> bool:
    do = t.card(t.slots[int(key[1]) - 1].card).dungeon[int(key[2]) - 1].do
    return do in ("eat", "throw", "borrow", "feed") or (do in ("banish", "return_monster") and random.random() < 0.7)


def _ballast(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """The card that one misses least."""
    return min(options, key=lambda key: _missed(t, seat, _card_of(t, key)))


def _card_of(t: State, key: Key) -> str:
    return t.slots[key[1] - 1].card if isinstance(key[1], int) else str(key[1])


def _missed(t: State, seat: int, name: str) -> float:
    if name == DISEASE:
        return -2.0
    return -1.0 if name == MILITIA else base(t.card(name)) + t.card(name).vp


def _victim(t: State, seat: int, options: list[Key], random: Random) -> Key:
    return min(options, key=lambda key: _missed(t, seat, t.slots[int(key[1]) - 1].card))


def _rest(t: State, seat: int, options: list[Key], random: Random) -> Key:
    least = _ballast(t, seat, options[1:], random) if len(options) > 1 else options[0]
    return least if len(least) > 1 and _missed(t, seat, str(least[1])) < 0 else options[0]


def _fed_hero(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """The strongest Hero without a Weapon: one more may then be held."""
    held = equipment(t)
    return max(options, key=lambda key: (int(key[1]) - 1 not in held, t.card(t.slots[int(key[1]) - 1].card).strength))


def _banish(t: State, seat: int, options: list[Key], random: Random) -> Key:
    """Send away what cannot be beaten; never let the Thunderstone slip by."""
    safe = [key for key in options if key[0] == "monster" and not (key[1] == 1 and t.hall[1] == STONE)]
    if safe:
        return max(safe, key=lambda key: t.card(t.hall[int(key[1]) - 1]).health)
    return next((key for key in options if key[0] == "order" and key[1] == 1), options[0])


def _monster(t: State, seat: int, options: list[Key], random: Random) -> Key:
    return max(options, key=lambda key: t.card(t.hall[int(key[1]) - 1]).vp)


def _sorcerer(t: State, seat: int, options: list[Key], random: Random) -> Key:
    strong = [key for key in options[1:] if t.card(t.hall[int(key[1]) - 1]).health >= 8 and t.hall[1] != STONE]
    return strong[0] if strong and random.random() < 0.5 else options[0]


def _borrow(t: State, seat: int, options: list[Key], random: Random) -> Key:
    return max(options, key=lambda key: base(t.card(str(key[2]))) if len(key) == 3 else -1.0)


def _sick(t: State, seat: int, options: list[Key], random: Random) -> Key:
    return next((key for key in options if key[1] == "attack"), options[0])


# -- the Village ------------------------------------------------------------------------------------


def base(card: Card) -> float:
    """What a card is worth in any deck."""
    if card.type == "monster":
        return card.vp + 0.5 * (card.gold or 0) + card.attack + MAGIC * card.magic
    force = card.attack + MAGIC * card.magic
    passive = card.passive
    extra = 0.6 * (passive.beyond_rank_1 + passive.with_edged) + passive.per_monster_card + passive.non_fighters
    extra += 2.5 * passive.doubles_magic + passive.magic_per_item + 0.5 * passive.militia - passive.not_against_rank_1
    extra += sum(0.9 * effect.draw + 0.3 * effect.attack for effect in card.dungeon)
    if card.type == "hero":
        return 1.4 * force + 0.8 * card.light + 0.25 * card.strength + extra + 0.5 * card.vp + 0.4 * (card.gold or 0)
    return 1.1 * force + 0.7 * card.light + 0.15 * (card.gold or 0) + VILLAGE_TASTE.get(card.id, 0.0)


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
    values = {key: taste(t, seat, str(key[1])) + random.uniform(-TASTE, TASTE) for key in options if key[0] == "buy"}
    best = max(values, key=lambda key: values[key], default=options[0])
    return best if values.get(best, 0.0) > 1.0 else options[0]


def _spoils(t: State, seat: int, options: list[Key], random: Random) -> Key:
    if ("reveal",) in options:
        return ("reveal",)
    values = {key: taste(t, seat, str(key[2])) for key in options if key[0] == "spoils"}
    best = max(values, key=lambda key: values[key], default=options[0])
    return best if values.get(best, 0.0) > 1.0 else options[0]


def _village_effect(t: State, seat: int, options: list[Key], random: Random) -> Key:
    for key in options[1:]:
        slot = t.slots[int(key[1]) - 1]
        effect = t.card(slot.card).village[int(key[2]) - 1]
        militia = any(each.here and each.card == MILITIA for each in t.slots)
        if effect.do in ("draw", "train", "extra_purchase") or (effect.do == "pawn" and militia):
            return key
        if effect.do == "destroy_self" and t.turn > 12 * t.n and random.random() < 0.2:
            return key
    return options[0]


def _level_up(t: State, seat: int, options: list[Key], random: Random) -> Key:
    gain = {key: base(t.card(str(key[2]))) + random.uniform(0, TASTE) for key in options[1:]}
    return max(gain, key=lambda key: gain[key]) if gain else options[0]


def _revealed(t: State, seat: int, options: list[Key], random: Random) -> Key:
    poor = [key for key in options[1:] if _missed(t, seat, str(key[1])) < 0]
    return poor[0] if poor else options[0]


DECIDE = {
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
    "victim": _victim,
    "strongest": _victim,
    "barred": _victim,
    "sick": _sick,
    "spoils": _spoils,
    "revealed": _revealed,
}


KNOWLEDGE = Knowledge(choose=choose)
