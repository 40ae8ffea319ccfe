"""Entering the Dungeon (TS-8): the Dungeon effects of step 2, equipment, and the declaration."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import TypeAlias

from ...kernel import Key, Question, Rules, ask
from ...kernel.asking import PASS
from .content import STONE, VERBS, Effect
from .hall import discard_from_hand, monster_ranks, put_down, rank_one_reached, refill, send_under
from .reckon import can_hold, may_attack, strength, weight
from .scenes import scene
from .state import NOBODY, RANKS, Slot, State

Verb: TypeAlias = Callable[[State, int, Effect], Rules[None]]  # (state, slot, effect)

LEAVE: Key = ("leave",)
ATTACK: tuple[Key, ...] = tuple(("attack", rank) for rank in range(RANKS + 1))


# -- step 2 and 3: one thing, then come back ------------------------------------------------------


def _things(t: State, seat: int) -> list[Key]:
    keys: list[Key] = [("attack", rank) for rank in range(1, RANKS + 1)]
    keys.append(LEAVE)
    weapons, heroes = [], []
    for i, slot in enumerate(t.slots):
        if not slot.here:
            continue
        card = t.card(slot.card)
        keys += [("use", i + 1, j + 1) for j in range(len(card.dungeon) or len(card.village))]
        if card.type == "weapon":
            weapons.append(i)
        elif card.type == "hero":
            heroes.append(i)
    return keys + [("equip", weapon + 1, hero + 1) for weapon in weapons for hero in heroes]


def _refused(t: State, seat: int, key: Key) -> str:
    verb = key[0]
    if verb == "attack":
        return may_attack(t, int(key[1]))
    if verb == "leave":
        return "TS-8.9" if any(not may_attack(t, rank) for rank in range(1, RANKS + 1)) else ""
    if verb == "use":
        return effect_refused(t, int(key[1]) - 1, int(key[2]) - 1)
    return equip_refused(t, int(key[1]) - 1, int(key[2]) - 1)


def equip_refused(t: State, weapon: int, hero: int) -> str:
    """TS-9.5, TS-9.6; TS-9.12: the same equipment is tried once, then only after another effect."""
    if not can_hold(t, weapon, hero):
        return "TS-9.5"
    if t.slots[weapon].holder == hero or (weapon, hero) in t.tried or hero in t.throwers:  # TS-24.54
        return "TS-9.12"
    return ""


def effect_refused(t: State, i: int, j: int) -> str:
    slot = t.slots[i]
    if not t.card(slot.card).dungeon:
        return "TS-4.10"
    effect = t.card(slot.card).dungeon[j]
    if j in slot.used and not effect.repeat:
        return "TS-4.13"
    return REFUSALS.get(effect.do, _never)(t, i, effect)


def _never(t: State, i: int, effect: Effect) -> str:
    return ""


def _fast(t: State, seat: int) -> list[Key]:
    cards, slots = t.content.cards, t.slots
    keys = [ATTACK[rank] for rank in range(1, RANKS + 1) if not may_attack(t, rank)]
    if not keys:
        keys.append(LEAVE)
    weapons, heroes = [], []
    for i, slot in enumerate(slots):
        if slot.here:
            card = cards[slot.card]
            if card.dungeon:
                keys += [("use", i + 1, j + 1) for j in range(len(card.dungeon)) if not effect_refused(t, i, j)]
            if card.type == "weapon":
                weapons.append(i)
            elif card.type == "hero":
                heroes.append(i)
    if weapons:
        power = {hero: strength(t, hero) for hero in heroes if hero not in t.throwers}
        for weapon in weapons:
            able = [hero for hero in power if power[hero] >= weight(t, weapon) and slots[weapon].holder != hero]
            keys += [("equip", weapon + 1, hero + 1) for hero in able if (weapon, hero) not in t.tried]
    return keys


DUNGEON = Question("dungeon", "TS-8.3", _things, _refused, fast=_fast)


@scene()
def dungeon(t: State) -> Rules[None]:
    t.step = 2
    key = yield from ask(t, t.active, DUNGEON)
    verb = key[0]
    if verb == "attack":
        t.then("battle", int(key[1]))
    elif verb == "leave":  # TS-8.14
        t.then("end_of_turn")
    elif verb == "equip":
        t.then("dungeon")
        equip(t, int(key[1]) - 1, int(key[2]) - 1)
    else:
        i, j = int(key[1]) - 1, int(key[2]) - 1
        effect = t.card(t.slots[i].card).dungeon[j]
        t.slots[i].used.append(j)
        t.tried.clear()
        t.tell("used", "TS-8.3", t.active, t.slots[i].card)
        t.then("dungeon")
        yield from VERBS["dungeon"][effect.do](t, i, effect)


def equip(t: State, weapon: int, hero: int) -> None:
    for slot in t.slots:
        if slot.holder == hero:
            slot.holder = NOBODY  # TS-9.6
    t.slots[weapon].holder = hero
    t.tried.append((weapon, hero))
    t.tell("equipped", "TS-8.7", t.active, t.slots[hero].card, t.slots[weapon].card)


def heroes_here(t: State) -> list[int]:
    cards = t.content.cards
    return [i for i, slot in enumerate(t.slots) if slot.here and cards[slot.card].type == "hero"]


# -- the verbs ------------------------------------------------------------------------------------

REFUSALS: dict[str, Callable[[State, int, Effect], str]] = {}


def verb(refused: Callable[[State, int, Effect], str] = _never) -> Callable[[Verb], Verb]:
    """Register a Dungeon effect and what may forbid it (TS-4.23)."""

    def register(does: Verb) -> Verb:
        VERBS["dungeon"][does.__name__] = does
        REFUSALS[does.__name__] = refused
        return does

    return register


def _no_hero(t: State, i: int, effect: Effect) -> str:
    cards = t.content.cards
    return "" if any(slot.here and cards[slot.card].type == "hero" for slot in t.slots) else "TS-4.23"


def _no_disease(t: State, i: int, effect: Effect) -> str:
    return "" if t.diseases_here() else "TS-25.44"


def foods(t: State) -> list[int]:
    """TS-12.4, TS-25.34: Food of the hand whose own effect has not been used."""
    return [
        i
        for i, slot in enumerate(t.slots)
        if slot.here and slot.owner == NOBODY and t.card(slot.card).is_a("food") and not slot.used
    ]


def _no_food(t: State, i: int, effect: Effect) -> str:
    return "" if foods(t) else "TS-25.35"


def _no_monster(t: State, i: int, effect: Effect) -> str:
    return "" if monster_ranks(t) else "TS-4.23"


def _nothing_to_take(t: State, i: int, effect: Effect) -> str:
    if not takeable(t, effect.vp):
        return "TS-25.52"
    return _no_food(t, i, effect)


def _not_equipped(t: State, i: int, effect: Effect) -> str:
    holder = t.slots[i].holder
    return "" if holder != NOBODY and can_hold(t, i, holder) else "TS-24.55"


@verb()
def draw_cards(t: State, i: int, effect: Effect) -> Rules[None]:
    t.draw_into_party(effect.draw)
    return
    yield


@verb(_no_disease)
def cure(t: State, i: int, effect: Effect) -> Rules[None]:
    """A Disease goes back to its stack, and cards are drawn (TS-25.2, TS-25.24, TS-25.44)."""
    t.destroy_slot(t.diseases_here()[0], "TS-25.44")
    t.draw_into_party(effect.draw)
    return
    yield


def _hero_keys(t: State, seat: int) -> list[Key]:
    return [("hero", i + 1) for i in heroes_here(t)]


FED_HERO = Question("fed_hero", "TS-24.34", _hero_keys)


@verb(_no_hero)
def feed(t: State, i: int, effect: Effect) -> Rules[None]:
    """Strength for one Hero; Goodberries also turn all Attack to Magic Attack (TS-24.30, TS-24.72)."""
    _, hero = yield from ask(t, t.active, FED_HERO)
    slot = t.slots[int(hero) - 1]
    slot.strength += effect.strength
    slot.turned = slot.turned or effect.turns_to_magic
    t.tell("fed", "TS-24.34", t.active, slot.card, effect.strength)


def _food_keys(t: State, seat: int) -> list[Key]:
    return list({t.slots[i].card: ("food", i + 1) for i in reversed(foods(t))}.values())


FOOD = Question("food", "TS-25.35", _food_keys)


@verb(_no_food)
def eat(t: State, i: int, effect: Effect) -> Rules[None]:
    """A Food is destroyed and gives nothing else (TS-25.21, TS-25.35)."""
    _, food = yield from ask(t, t.active, FOOD)
    t.destroy_slot(int(food) - 1, "TS-25.35")
    t.slots[i].attack += effect.attack


@verb()
def rally(t: State, i: int, effect: Effect) -> Rules[None]:
    """Every Hero, later ones too (TS-24.18, TS-24.20, TS-24.25)."""
    t.all_attack += effect.attack
    t.all_strength += effect.strength
    return
    yield


@verb()
def arcane(t: State, i: int, effect: Effect) -> Rules[None]:
    t.arcane = True  # TS-24.2
    t.draw_into_party(effect.draw)  # TS-24.1
    return
    yield


@verb()
def aura(t: State, i: int, effect: Effect) -> Rules[None]:
    t.aura = True  # TS-24.74
    t.draw_into_party(effect.draw)  # TS-24.41
    return
    yield


@verb(_not_equipped)
def throw(t: State, i: int, effect: Effect) -> Rules[None]:
    """Destroyed at once, held until the battle is over (TS-24.53 to TS-24.55)."""
    slot = t.slots[i]
    slot.here, slot.thrown = False, True
    t.throwers.append(slot.holder)
    t.destroy(slot.card, "TS-24.55")
    return
    yield


# -- effects on other players ---------------------------------------------------------------------


def heroes_in_hand(t: State, seat: int) -> list[str]:
    return list(dict.fromkeys(card for card in t.players[seat].hand if t.card(card).type == "hero"))


def _hero_or_cards(t: State, seat: int, number: int) -> list[Key]:
    return [*(("hero", card) for card in heroes_in_hand(t, seat)), ("cards", number)]


HERO_OR_CARDS = Question("hero_or_cards", "TS-25.47", _hero_or_cards, secret=True)


@verb()
def others_discard(t: State, i: int, effect: Effect) -> Rules[None]:
    """TS-25.18 to TS-25.20, TS-25.47; one after the other, clockwise (TS-4.22)."""
    for seat in t.others(t.active):
        if effect.or_hero and t.players[seat].hand:
            word, card = yield from ask(t, seat, HERO_OR_CARDS, effect.cards)
            if word == "hero":
                put_down(t, seat, str(card), "TS-25.47")
                continue
        yield from discard_from_hand(t, seat, effect.cards, "TS-25.18")


def _hero_cards(t: State, seat: int) -> list[Key]:
    """In a world that somebody else imagines the hand may hold no Hero."""
    return [("discard", card) for card in heroes_in_hand(t, seat)] or [("show", "")]


def _own_heroes(t: State, seat: int) -> list[Key]:
    return [("discard", i + 1) for i in heroes_here(t) if t.slots[i].owner == NOBODY]


def _borrowed(t: State, seat: int, offers: tuple[str | int, ...]) -> list[Key]:
    pairs = [("borrow", offers[k], offers[k + 1]) for k in range(0, len(offers), 2)]
    return [PASS, *pairs]


DISCARD_HERO = Question("discard_hero", "TS-25.49", _hero_cards, secret=True)
DISCARD_OWN_HERO = Question("discard_own_hero", "TS-25.49", _own_heroes)
BORROW = Question("borrow", "TS-25.50", _borrowed)


@verb()
def borrow(t: State, i: int, effect: Effect) -> Rules[None]:
    """The Selurin Theurge: every player discards a Hero, one may be borrowed (TS-25.48 to TS-25.50)."""
    offers: tuple[str | int, ...] = ()
    if _own_heroes(t, t.active):  # the hand lies revealed anyway
        _, own = yield from ask(t, t.active, DISCARD_OWN_HERO)
        offers = (t.active, t.slots[int(own) - 1].card)
        t.tell("discarded", "TS-25.49", t.active, t.slots[int(own) - 1].card)
        t.discard_slot(int(own) - 1)
    for seat in t.others(t.active):
        if not heroes_in_hand(t, seat):
            show_hand(t, seat)
            continue
        word, card = yield from ask(t, seat, DISCARD_HERO)
        if word == "show":
            show_hand(t, seat)
            continue
        put_down(t, seat, str(card), "TS-25.49")
        offers = (*offers, seat, card)
    key = yield from ask(t, t.active, BORROW, offers)
    if key != PASS:
        take_borrowed(t, int(key[1]), str(key[2]))


def show_hand(t: State, seat: int) -> None:
    player = t.players[seat]
    player.shown = True
    t.shown += len(player.hand)
    t.tell("showed_hand", "TS-25.49", seat, *player.hand)


def take_borrowed(t: State, owner: int, card: str) -> None:
    t.players[owner].discard.remove(card)
    used = t.rested(card) if owner == t.active else []
    t.slots.append(Slot(card, owner=owner, used=used))
    t.tell("borrowed", "TS-25.50", t.active, owner, card)


# -- effects on the Hall --------------------------------------------------------------------------


def _hall_cards(t: State, seat: int) -> list[Key]:
    return [("monster", rank) for rank in range(1, RANKS + 1) if t.hall[rank - 1]]


def _no_such_monster(t: State, seat: int, key: Key) -> str:
    return "TS-21.11" if key[0] == "monster" and t.hall[int(key[1]) - 1] == STONE else ""


RETURNED = Question("returned", "TS-25.11", _hall_cards, _no_such_monster)


@verb(_no_monster)
def return_monster(t: State, i: int, effect: Effect) -> Rules[None]:
    """The Elf Archmage (TS-25.11 to TS-25.14)."""
    _, rank = yield from ask(t, t.active, RETURNED)
    send_under(t, int(rank), "TS-25.11")
    yield from refill(t)


def takeable(t: State, vp: tuple[int, ...]) -> list[int]:
    """TS-25.37"""
    return [rank for rank in monster_ranks(t) if t.card(t.hall[rank - 1]).vp in vp]


def _takeable(t: State, seat: int, vp: tuple[int, ...]) -> list[Key]:
    return [("monster", rank) for rank in takeable(t, vp)]


TAKEN = Question("taken", "TS-25.37", _takeable)


@verb(_nothing_to_take)
def take_monster(t: State, i: int, effect: Effect) -> Rules[None]:
    """The Thyrian Lord: no battle, no XP (TS-25.37 to TS-25.42, TS-25.52)."""
    _, food = yield from ask(t, t.active, FOOD)
    t.destroy_slot(int(food) - 1, "TS-25.52")
    _, rank = yield from ask(t, t.active, TAKEN, effect.vp)
    monster = t.hall[int(rank) - 1]
    t.hall[int(rank) - 1] = ""
    t.progress = True
    t.players[t.active].discard.append(monster)
    t.tell("gained", "TS-25.38", t.active, monster)
    yield from refill(t)


ORDERS: tuple[tuple[int, ...], ...] = tuple(permutations((1, 2, 3)))


def _banish_ways(t: State, seat: int) -> list[Key]:
    """TS-24.5, TS-24.14: ("order", 2, 1, 3) puts the card of Rank 2 first; empty Ranks stay behind."""
    orders: list[Key] = [("order", *order) for order in ORDERS if _fills_up(t, order)]
    return [*_hall_cards(t, seat), *orders]


def _fills_up(t: State, order: tuple[int, ...]) -> bool:
    lying = [bool(t.hall[rank - 1]) for rank in order]
    return lying == sorted(lying, reverse=True)


def destroyable(t: State, banish: int) -> list[int]:
    """TS-12.5, TS-25.34: cards of the hand that used no effect of their own; the Banish itself may go."""
    return [
        i for i, slot in enumerate(t.slots) if slot.here and slot.owner == NOBODY and (i == banish or not slot.used)
    ]


def _destroyable(t: State, seat: int, banish: int) -> list[Key]:
    return [("card", i + 1) for i in destroyable(t, banish)]


BANISH = Question("banish", "TS-24.5", _banish_ways, _no_such_monster)
BANISH_CARD = Question("banish_card", "TS-24.10", _destroyable)


@verb()
def banish(t: State, i: int, effect: Effect) -> Rules[None]:
    """The Hall, then destroy, then draw (TS-24.13)."""
    key = yield from ask(t, t.active, BANISH)
    if key[0] == "monster":
        send_under(t, int(key[1]), "TS-24.5")
        yield from refill(t)
    else:
        yield from rearrange(t, tuple(int(rank) for rank in key[1:]))
    if destroyable(t, i):  # TS-24.75
        _, card = yield from ask(t, t.active, BANISH_CARD, i)
        t.destroy_slot(int(card) - 1, "TS-24.11")
    t.draw_into_party(effect.draw)  # TS-24.12


def rearrange(t: State, order: tuple[int, ...]) -> Rules[None]:
    t.hall = [t.hall[rank - 1] for rank in order]
    t.fired = [t.fired[rank - 1] for rank in order]
    t.tell("rearranged", "TS-24.14", *t.hall)
    if order[0] != 1 and t.hall[0]:
        yield from rank_one_reached(t)
