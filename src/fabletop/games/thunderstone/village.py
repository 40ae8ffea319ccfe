"""Visiting the Village (TS-6), levelling up (TS-7), and the Village effects."""

from __future__ import annotations

from typing import TypeAlias

from ...kernel import Question, Rules, ask
from .choices import BUYS, DONE, Buy, Done, Level, Use
from .content import MILITIA
from .events import Gained, Used
from .scenes import scene
from .state import NOBODY, State

Effect: TypeAlias = Done | Use
Ware: TypeAlias = Done | Buy
Rise: TypeAlias = Done | Level

# -- step 2: effects ------------------------------------------------------------------------------


def _effects(t: State, seat: int) -> list[Effect]:
    keys: list[Effect] = [DONE]
    for i, slot in enumerate(t.slots):
        if slot.here:
            card = t.card(slot.card)
            keys += [Use(i + 1, j + 1) for j in range(len(card.village) or len(card.dungeon))]
    return keys


def _effect_refusal(t: State, seat: int, key: Effect) -> str:
    if isinstance(key, Done):
        return ""
    slot, j = t.slots[key.place], key.effect - 1
    effects = t.card(slot.card).village
    if not effects:
        return "TS-4.11"
    if j in slot.used and not effects[j].repeat:
        return "TS-4.13"
    return effects[j].refusal(t, key.place)


def _effects_fast(t: State, seat: int) -> list[Effect]:
    return [key for key in _effects(t, seat) if not _effect_refusal(t, seat, key)]


VILLAGE_EFFECT = Question("village_effect", "TS-6.2", _effects, _effect_refusal, fast=_effects_fast)


@scene()
def village(t: State) -> Rules[None]:
    """One effect, then come back; moving on is final (TS-6.13)."""
    t.step = 2
    key = yield from ask(t, t.active, VILLAGE_EFFECT)
    if isinstance(key, Done):
        t.then("shop")
        return
    t.then("village")
    yield from use(t, key.place, key.effect - 1)


def use(t: State, i: int, j: int) -> Rules[None]:
    card = t.slots[i].card
    t.slots[i].used += (j,)
    t.tell(Used, "TS-6.2", t.active, card)
    steps = t.card(card).village[j].apply(t, i)
    if steps is not None:
        yield from steps


# -- steps 3 and 4: Gold and purchases ------------------------------------------------------------


def hand_gold(t: State) -> int:
    """TS-6.8 to TS-6.12; TS-25.34: a borrowed Hero's coin is not counted."""
    cards = t.content.cards
    gold = 0
    for slot in t.slots:
        if slot.here and slot.owner == NOBODY:
            gold += cards[slot.card].gold or 0
    return gold


def money(t: State) -> int:
    return hand_gold(t) + t.gold - t.spent


def _wares(t: State, seat: int) -> list[Ware]:
    return [DONE, *[Buy(card) for stack in t.stacks() for card in t.content.stacks[stack]]]


def _ware_refusal(t: State, seat: int, key: Ware) -> str:
    if isinstance(key, Done):
        return ""
    card = t.card(key.card)
    if not t.stock[card.id]:
        return "TS-6.22"
    if t.top(card.stack) != card.id:
        return "TS-6.15"
    return "TS-6.17" if card.price > money(t) else ""


def _wares_fast(t: State, seat: int) -> list[Ware]:
    gold, stock, stacks, prices = money(t), t.stock, t.content.stacks, t.content.prices
    keys: list[Ware] = [DONE]
    for names in (t.content.basics, t.families, t.village):
        for name in names:
            for card in stacks[name]:
                if stock[card]:
                    if prices[card] <= gold:
                        keys.append(BUYS[card])
                    break
    return keys


BUY = Question("buy", "TS-6.14", _wares, _ware_refusal, fast=_wares_fast)


@scene()
def shop(t: State) -> Rules[None]:
    t.step = 4
    while t.purchases:
        key = yield from ask(t, t.active, BUY)
        if isinstance(key, Done):
            break
        t.purchases -= 1
        t.spent += t.content.prices[key.card]
        gain(t, key.card, "TS-6.14")
    t.then("level_up" if t.players[t.active].xp else "end_of_turn")


def gain(t: State, card: str, clause: str) -> None:
    """A card of the Village goes to the active player's discard pile (TS-6.19)."""
    t.stock[card] -= 1
    t.progress = True
    t.players[t.active].discard.append(card)
    if t.out is not None:
        t.tell(Gained, clause, t.active, card, t.card(card).stack)


# -- step 5: levelling up -------------------------------------------------------------------------


def successors(t: State, card: str) -> list[str]:
    """The cards that a Hero may become (TS-7.7, TS-7.10, TS-7.15)."""
    hero = t.card(card)
    if card == MILITIA:
        return [t.content.families[family][0] for family in t.families]
    family = t.content.families[hero.family]
    return [family[hero.level]] if hero.level < len(family) else []


def _levels(t: State, seat: int) -> list[Rise]:
    keys: list[Rise] = [DONE]
    militia = t.militia_here()[:1]  # all Militia are alike
    for i in t.heroes_here():
        card = t.slots[i].card
        if card != MILITIA or i in militia:
            keys += [Level(i + 1, wished) for wished in _wished(t, card)]
    return keys


def _wished(t: State, card: str) -> list[str]:
    """What one might want a Hero to become: the next level, one beyond it, or more than there is."""
    if card == MILITIA:
        return successors(t, card)
    return list(t.content.families[t.card(card).family][t.card(card).level :]) or [card]


def _level_refusal(t: State, seat: int, key: Rise) -> str:
    if isinstance(key, Done):
        return ""
    card = t.slots[key.place].card
    if key.card == card:
        return "TS-7.18"
    if key.card not in successors(t, card):
        return "TS-7.10"
    if not t.stock.get(key.card):
        return "TS-7.17" if card == MILITIA else "TS-7.12"
    price = t.card(card).level_up
    return "TS-7.5" if price is None or price > t.players[seat].xp else ""


def _levels_fast(t: State, seat: int) -> list[Rise]:
    return [key for key in _levels(t, seat) if not _level_refusal(t, seat, key)]


LEVEL_UP = Question("level_up", "TS-7.2", _levels, _level_refusal, fast=_levels_fast)


@scene()
def level_up(t: State) -> Rules[None]:
    t.step = 5
    key = yield from ask(t, t.active, LEVEL_UP)
    if isinstance(key, Done):
        t.then("end_of_turn")
        return
    price = t.card(t.slots[key.place].card).level_up
    assert price is not None
    t.players[t.active].xp -= price  # TS-7.6
    t.destroy_slot(key.place, "TS-7.4")
    gain(t, key.card, "TS-7.7")  # TS-7.9
    t.then("level_up")
