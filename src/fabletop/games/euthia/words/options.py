"""What options are called that take more than their fields: the question, and what the rules say of them."""

from __future__ import annotations

from functools import singledispatch

from ....kernel import Decision, Key, Message, Ref
from ....kernel.messages import Said
from ..choices.base import Option
from ..choices.combat import Count, UseDwurt, UseGaar
from ..choices.effects import Cancel, ChooseDie, HandIn, OneWay, Wake
from ..choices.things import UseEssence, UseFor, UseGem, UsePaying, UseTile, UseWith
from ..choices.trade import Buy, Healing, Learn, OnSlot, Renew, Sell, SellFor, UnlockFor
from ..choices.turn import WithTile
from ..content import ACTIONS, ELEMENTS, GEMS, HEALED, DwurtFace, Item
from ..fields import thing
from ..hero.skoldur import DWURT_MOVES
from ..scenarios import healing_bonus
from ..state import State
from ..trade.learning import tile
from ..trade.market import PLACES, TOKEN_SALE, _free_once, sale_price, sell_bonus
from ..trade.prices import cost
from ..turn.quests import ways
from .effects import cost_words, token_words, use_words


def option(t: State, decision: Decision, key: Key) -> Message:
    """A thing to choose, said with what a player needs to choose it."""
    assert isinstance(key, Option)
    return said(key, t, decision)


@singledispatch
def said(key: Option, t: State, decision: Decision) -> Message:
    return key.say(t, decision.seat, decision.kind)


@said.register
def _(key: WithTile, t: State, decision: Decision) -> Message:
    return Message("eu-do-use", _used(t, key.thing))


# -- using things ----------------------------------------------------------------------------------


def _used(t: State, tile: str, option: int = -1) -> dict[str, Said]:
    """A tile, with what it does."""
    what = use_words(t.thing(tile), option)
    return {"thing": thing(tile), "what": what, "some": len(what)}


@said.register
def _(key: UseTile, t: State, decision: Decision) -> Message:
    return Message("eu-do-use", _used(t, key.thing))


@said.register
def _(key: UseFor, t: State, decision: Decision) -> Message:
    return Message("eu-do-use", _used(t, key.thing, key.option))


@said.register
def _(key: UseWith, t: State, decision: Decision) -> Message:
    return Message("eu-do-use-with", {**_used(t, key.thing), "kind": thing(key.kind)})


@said.register
def _(key: UsePaying, t: State, decision: Decision) -> Message:
    return Message("eu-do-use-paying", key.words())


@said.register
def _(key: UseGem, t: State, decision: Decision) -> Message:
    return Message("eu-do-gem", {**key.words(), "what": token_words(t.content.gems[key.kind].effects)})


@said.register
def _(key: Wake, t: State, decision: Decision) -> Message:
    return Message("eu-do-wake", {**key.words(), "what": token_words(t.content.gems[key.kind].effects)})


@said.register
def _(key: UseEssence, t: State, decision: Decision) -> Message:
    return Message("eu-do-essence", {**key.words(), "what": token_words(t.content.essences[key.kind].effects)})


# -- trade -----------------------------------------------------------------------------------------


@said.register
def _(key: Buy, t: State, decision: Decision) -> Message:
    item = t.offers[PLACES[t.trading_now.place]][key.place]
    return Message("eu-do-buy", {"thing": thing(item), "gold": cost(t, decision.seat, key)})


@said.register
def _(key: Renew, t: State, decision: Decision) -> Message:
    return Message("eu-do-renew", {"gold": int(t.trading_now.renewed > 0)})


@said.register
def _(key: Sell, t: State, decision: Decision) -> Message:
    token = key.thing in GEMS or key.thing in ELEMENTS
    gold = TOKEN_SALE if token else sale_price(t, decision.seat, key.thing) or 0
    return Message("eu-do-sell", {**key.words(), "gold": gold})


@said.register
def _(key: SellFor, t: State, decision: Decision) -> Message:
    entry = t.content.things[key.thing]
    assert isinstance(entry, Item)
    sale = entry.options[key.option]
    paid = {"gold": sale.gold + sell_bonus(t, decision.seat, entry.item_type), "reputation": sale.reputation}
    parts = [Message(f"eu-price-{kind}", {"number": n}) for kind, n in paid.items() if n]
    gems = [Message("eu-times", {"n": n, "what": Ref(f"eu-gem-{gem}")}) for gem, n in sale.gems.items()]
    return Message("eu-do-sell-for", {"thing": thing(key.thing), "price": (*parts, *gems)})


@said.register
def _(key: Healing, t: State, decision: Decision) -> Message:
    seat = decision.seat
    healed = HEALED[t.trading_now.place] + healing_bonus(t, seat)
    return Message("eu-do-heal", {"number": healed, "gold": 0 if _free_once(t, seat) else 1})


@said.register
def _(key: Learn, t: State, decision: Decision) -> Message:
    said = "eu-do-learn" if tile(t, key.thing).ability else "eu-do-buy"
    return Message(said, {"thing": thing(key.thing), "gold": cost(t, decision.seat, key)})


@said.register
def _(key: OnSlot, t: State, decision: Decision) -> Message:
    slot = key.at.slot(t.content.heroes[t.heroes[decision.seat].id])
    place = Ref(f"eu-slot-{slot.kind}")
    if not isinstance(key, UnlockFor):
        return Message("eu-do-unlock", {"place": place})
    if key.price == "gold":
        return Message("eu-do-unlock-gold", {"place": place, "gold": slot.gold})
    return Message("eu-do-unlock-essence", {"place": place, "kind": thing(key.price)})


# -- effects and Quests ------------------------------------------------------------------------------


@said.register
def _(key: ChooseDie, t: State, decision: Decision) -> Message:
    return Message("eu-do-die", _die(t, decision, key.die))


def _die(t: State, decision: Decision, die: int) -> dict[str, Said]:
    """A die of the Monster in its attack, otherwise one of the Hero Roll."""
    foe = decision.kind in ("rival_word", "hero_word", "foe_die")
    dice = t.fight_now.dice if foe else t.roll_now.dice
    return {"number": die + 1, "shown": dice[die] if die < len(dice) else 0}


@said.register
def _(key: Cancel, t: State, decision: Decision) -> Message:
    card, count = t.fight_now.plays[key.which]
    return Message("eu-do-cancel", {"card": Ref(f"eu-card-{card}"), "number": count})


@said.register
def _(key: OneWay, t: State, decision: Decision) -> Message:
    costs = ways(t.content.quests[str(decision.args[0])])[key.which]
    return Message("eu-do-way", {"what": tuple(cost_words(cost) for cost in costs)})


@said.register
def _(key: HandIn, t: State, decision: Decision) -> Message:
    """Cards and Action tokens are handed in, too."""
    if key.thing in t.content.cards:
        return Message("eu-do-pay", {"thing": Ref(f"eu-card-{key.thing}")})
    return Message("eu-do-pay", {"thing": Ref(f"eu-token-{key.thing}") if key.thing in ACTIONS else thing(key.thing)})


# -- rolls and Combat ------------------------------------------------------------------------------


@said.register
def _(key: UseGaar, t: State, decision: Decision) -> Message:
    return Message(f"eu-do-gaar-{decision.kind}", _die(t, decision, key.die))


@said.register
def _(key: UseDwurt, t: State, decision: Decision) -> Message:
    """On a roll of his own, or on the Monster's."""
    return Message(f"eu-do-dwurt-{decision.kind}", {"number": DWURT_MOVES})


@said.register
def _(key: Count, t: State, decision: Decision) -> Message:
    """A value of the Dwurt die, with what it does."""
    return Message("eu-do-count", {**key.words(), "does": dwurt_parts(t.content.dwurt_die.faces[key.number])})


def dwurt_parts(face: DwurtFace) -> tuple[Message, ...]:
    """In the order in which they happen (EU-50.22)."""
    numbers = {name: abs(int(getattr(face, name))) for name in DwurtFace.__struct_fields__}
    return tuple(Message(f"eu-dwurt-{name}", {"number": n}) for name, n in numbers.items() if n)
