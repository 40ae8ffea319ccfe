"""Visiting the Village (TS-6), levelling up (TS-7), and the Village effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ...kernel import Key, Question, Rules, ask
from .content import MILITIA, VERBS, Effect
from .scenes import scene
from .state import NOBODY, State

Verb: TypeAlias = Callable[[State, int, Effect], Rules[None]]  # (state, slot, effect)

DONE: Key = ("done",)


# -- step 2: effects ------------------------------------------------------------------------------


def _effects(t: State, seat: int) -> list[Key]:
    keys: list[Key] = [DONE]
    for i, slot in enumerate(t.slots):
        if slot.here:
            card = t.card(slot.card)
            keys += [("use", i + 1, j + 1) for j in range(len(card.village) or len(card.dungeon))]
    return keys


def _effect_refused(t: State, seat: int, key: Key) -> str:
    if key == DONE:
        return ""
    i, j = int(key[1]) - 1, int(key[2]) - 1
    if not t.card(t.slots[i].card).village:
        return "TS-4.11"
    effect = t.card(t.slots[i].card).village[j]
    if j in t.slots[i].used and not effect.repeat:
        return "TS-4.13"
    return _price_missing(t, i, effect)


def _price_missing(t: State, i: int, effect: Effect) -> str:
    if effect.do == "pawn" and not pawnable(t):
        return "TS-24.48"
    if effect.do == "train" and not _militia(t):
        return "TS-24.62"
    return ""


def _effects_fast(t: State, seat: int) -> list[Key]:
    cards = t.content.cards
    if not any(slot.here and cards[slot.card].village for slot in t.slots):
        return [DONE]
    return [key for key in _effects(t, seat) if not _effect_refused(t, seat, key)]


VILLAGE_EFFECT = Question("village_effect", "TS-6.2", _effects, _effect_refused, fast=_effects_fast)


@scene()
def village(t: State) -> Rules[None]:
    """One effect, then come back; moving on is final (TS-6.13)."""
    t.step = 2
    key = yield from ask(t, t.active, VILLAGE_EFFECT)
    if key == DONE:
        t.then("shop")
        return
    i, j = int(key[1]) - 1, int(key[2]) - 1
    effect = t.card(t.slots[i].card).village[j]
    t.slots[i].used.append(j)
    t.tell("used", "TS-6.2", t.active, t.slots[i].card)
    t.then("village")
    yield from VERBS["village"][effect.do](t, i, effect)


def village_verb(does: Verb) -> Verb:
    VERBS["village"][does.__name__] = does
    return does


@village_verb
def draw(t: State, i: int, effect: Effect) -> Rules[None]:
    t.draw_into_party(effect.draw)
    return
    yield


@village_verb
def extra_purchase(t: State, i: int, effect: Effect) -> Rules[None]:
    t.purchases += 1  # TS-24.15, TS-24.16
    return
    yield


@village_verb
def destroy_self(t: State, i: int, effect: Effect) -> Rules[None]:
    """Its coin no longer counts (TS-24.17, TS-24.46)."""
    t.destroy_slot(i, "TS-6.5")
    t.gold += effect.gold
    t.draw_into_party(effect.draw)
    return
    yield


def pawnable(t: State) -> list[int]:
    """TS-24.48, TS-24.73: cards of the hand that show a coin."""
    return [i for i, slot in enumerate(t.slots) if slot.here and t.card(slot.card).gold is not None]


def _pawns(t: State, seat: int) -> list[Key]:
    return [("card", i + 1) for i in pawnable(t)]


PAWN = Question("pawn", "TS-24.48", _pawns)


@village_verb
def pawn(t: State, i: int, effect: Effect) -> Rules[None]:
    """The value of the card and some Gold on top (TS-24.44, TS-24.47)."""
    _, slot = yield from ask(t, t.active, PAWN)
    t.gold += (t.card(t.slots[int(slot) - 1].card).gold or 0) + effect.gold
    t.destroy_slot(int(slot) - 1, "TS-24.47")


def _militia(t: State) -> list[int]:
    return [i for i, slot in enumerate(t.slots) if slot.here and slot.card == MILITIA]


@village_verb
def train(t: State, i: int, effect: Effect) -> Rules[None]:
    """One Militia for XP; all Militia are alike (TS-24.61, TS-24.62)."""
    t.destroy_slot(_militia(t)[0], "TS-24.61")
    t.players[t.active].xp += effect.xp
    t.tell("xp", "TS-24.61", t.active, effect.xp)
    return
    yield


# -- steps 3 and 4: Gold and purchases ------------------------------------------------------------


def hand_gold(t: State) -> int:
    """TS-6.8 to TS-6.12; TS-25.34: a borrowed Hero's coin is not counted."""
    cards = t.content.cards
    return sum([cards[slot.card].gold or 0 for slot in t.slots if slot.here and slot.owner == NOBODY])


def money(t: State) -> int:
    return hand_gold(t) + t.gold - t.spent


def _wares(t: State, seat: int) -> list[Key]:
    return [DONE, *(("buy", card) for stack in t.stacks() for card in t.content.stacks[stack])]


def _ware_refused(t: State, seat: int, key: Key) -> str:
    if key == DONE:
        return ""
    card = t.card(str(key[1]))
    if not t.stock[card.id]:
        return "TS-6.22"
    if t.top(card.family or card.id) != card.id:
        return "TS-6.15"
    return "TS-6.17" if (t.card(str(key[1])).cost or 0) > money(t) else ""


def _wares_fast(t: State, seat: int) -> list[Key]:
    gold, content, stock = money(t), t.content, t.stock
    keys = [DONE]
    for names in (content.basics, t.families, t.village):
        for name in names:
            for card in content.stacks[name]:
                if stock[card]:
                    if (content.cards[card].cost or 0) <= gold:
                        keys.append(("buy", card))
                    break
    return keys


BUY = Question("buy", "TS-6.14", _wares, _ware_refused, fast=_wares_fast)


@scene()
def shop(t: State) -> Rules[None]:
    t.step = 4
    while t.purchases:
        key = yield from ask(t, t.active, BUY)
        if key == DONE:
            break
        t.purchases -= 1
        t.spent += t.card(str(key[1])).cost or 0
        gain(t, str(key[1]), "TS-6.14")
    t.then("level_up" if t.players[t.active].xp else "end_of_turn")


def gain(t: State, card: str, clause: str) -> None:
    """A card of the Village goes to the active player's discard pile (TS-6.19)."""
    t.stock[card] -= 1
    t.progress = True
    t.players[t.active].discard.append(card)
    t.tell("gained", clause, t.active, card)


# -- step 5: levelling up -------------------------------------------------------------------------


def successors(t: State, card: str) -> list[str]:
    """The cards that a Hero may become (TS-7.7, TS-7.10, TS-7.15)."""
    hero = t.card(card)
    if card == MILITIA:
        return [t.content.families[family][0] for family in t.families]
    family = t.content.families[hero.family]
    return [family[hero.level]] if hero.level < len(family) else []


def _levels(t: State, seat: int) -> list[Key]:
    keys: list[Key] = [DONE]
    militia = _militia(t)[:1]  # all Militia are alike
    for i, slot in enumerate(t.slots):
        if slot.here and t.card(slot.card).type == "hero" and (slot.card != MILITIA or i in militia):
            keys += [("level", i + 1, card) for card in _wished(t, slot.card)]
    return keys


def _wished(t: State, card: str) -> list[str]:
    """What one might want a Hero to become: the next level, one beyond it, or more than there is."""
    if card == MILITIA:
        return successors(t, card)
    return list(t.content.families[t.card(card).family][t.card(card).level :]) or [card]


def _level_refused(t: State, seat: int, key: Key) -> str:
    if key == DONE:
        return ""
    card = t.slots[int(key[1]) - 1].card
    if key[2] == card:
        return "TS-7.18"
    if key[2] not in successors(t, card):
        return "TS-7.10"
    if not t.stock.get(str(key[2])):
        return "TS-7.17" if t.slots[int(key[1]) - 1].card == MILITIA else "TS-7.12"
    price = t.card(t.slots[int(key[1]) - 1].card).level_up
    return "TS-7.5" if price is None or price > t.players[seat].xp else ""


def _levels_fast(t: State, seat: int) -> list[Key]:
    if not t.players[seat].xp:
        return [DONE]
    return [key for key in _levels(t, seat) if not _level_refused(t, seat, key)]


LEVEL_UP = Question("level_up", "TS-7.2", _levels, _level_refused, fast=_levels_fast)


@scene()
def level_up(t: State) -> Rules[None]:
    t.step = 5
    key = yield from ask(t, t.active, LEVEL_UP)
    if key == DONE:
        t.then("end_of_turn")
        return
    i = int(key[1]) - 1
    t.players[t.active].xp -= t.card(t.slots[i].card).level_up or 0  # TS-7.6
    t.destroy_slot(i, "TS-7.4")
    gain(t, str(key[2]), "TS-7.7")  # TS-7.9
    t.then("level_up")
