"""What prompts and keys are called: message ids with arguments. The words are in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Decision, Key, Message, Ref
from ....kernel.messages import Said, named
from ..combat.monster_attack import battle_value
from ..content import ACTIONS, ELEMENTS, GEMS, HEALED, MOVEMENT, DwurtFace, HeroTile
from ..fields import given, thing
from ..hero.roll import outcome
from ..hero.skoldur import DWURT_MOVES
from ..hero.using import paid_numbers
from ..land.geometry import neighbours, slot_of
from ..scenarios import healing_bonus
from ..state import State
from ..trade.learning import slot_at
from ..trade.market import PLACES, _free_once, learning_cost, price, sale_price, sell_bonus
from ..turn.quests import ways
from .effects import cost_words, token_words, use_words
from .places import toward, where
from .scenarios import OPTIONS as OF_SCENARIOS


def ref_to(kind: str) -> Callable[[str | int], Ref]:
    return lambda id: Ref(f"eu-{kind}-{id}")


SAID: dict[str, Callable[[str | int], Ref]] = {
    "thing": thing,
    "other": thing,
    "card": ref_to("card"),
    "action": ref_to("action"),
    "token": ref_to("token"),
    "kind": thing,
    "hero": ref_to("hero"),
    "stack": ref_to("stack"),
    "quest": ref_to("quest"),
}
# What keys are made of, by verb; what needs the state to be said is in _OPTIONS.
KEYS: dict[str, tuple[str, ...]] = {
    "cash": ("card",),
    "charge": ("thing", "kind"),
    "claim": (),
    "both": (),
    "confront": (),
    "dig": (),
    "discard_card": ("card",),
    "die": (),
    "end": (),
    "equip": ("thing",),
    "exchange": (),
    "fee": (),
    "final": (),
    "first_strike": (),
    "hero": ("hero",),
    "hope": ("number",),
    "kind": ("kind",),
    "leave": (),
    "level": ("number",),
    "mask": (),
    "mine": (),
    "none": (),
    "pack": (),
    "pick": ("thing",),
    "quest": ("quest",),
    "ready": ("thing",),
    "reveal": (),
    "save": ("token",),
    "set_gem": ("kind", "thing"),
    "stack": ("stack",),
    "stay": (),
    "swap": ("thing", "other"),
    "throw": ("thing",),
    "tidy": (),
    "to_dwurt": (),
    "treasure": (),
    "unequip": ("thing",),
    "unlearn": ("thing",),
}


def prompt(t: State, decision: Decision) -> Message:
    args: dict[str, Said] = {}
    seat = decision.seat
    hero = t.heroes[seat]
    if decision.kind == "act":
        args = {"moves": hero.moves, "tokens": len(hero.tokens)}
    elif decision.kind == "deal":
        args = {"gold": hero.gold}
    elif decision.kind == "change":
        args = {"value": outcome(t)}
    elif decision.kind in ("rival_word", "hero_word") and t.fight is not None:
        args = {"value": battle_value(t), "foe": thing(t.fight.foe)}
    elif decision.kind == "moment":
        return Message(f"eu-ask-moment-{decision.args[0]}")
    elif decision.kind == "cards" and t.fight is not None:
        return Message(f"eu-ask-cards-{decision.args[0]}", {"chaos": t.fight.chaos, "foe": thing(t.fight.foe)})
    elif decision.kind == "source":
        args = {"action": SAID["action"](str(decision.args[0]))}
    elif decision.kind in ("trophy", "weapon", "first_strike", "dying") and t.fight is not None:
        args = {"foe": thing(t.fight.foe)}
    elif decision.kind == "dwurt_die":
        args = {"number": hero.dwurt_die}
    elif decision.kind == "way":
        args = {"quest": SAID["quest"](str(decision.args[0]))}
    return Message(f"eu-ask-{decision.kind}", args)


# -- options ---------------------------------------------------------------------------------------


def _space(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"eu-do-{key[0]}", where(t, str(key[1])))


def _walk(t: State, decision: Decision, key: Key) -> Message:
    at, space = t.heroes[decision.seat].at, str(key[1])
    return Message("eu-do-walk", {**where(t, space), "toward": toward(at, space)})


def _march(t: State, decision: Decision, key: Key) -> Message:
    return Message("eu-do-march", {"token": SAID["token"](key[1]), "number": MOVEMENT[str(key[1])]})


def _church(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"eu-do-church-{key[1]}")


def _slot(t: State, decision: Decision, key: Key) -> Message:
    """A free slot is named by the ways that lead to it."""
    at = t.heroes[decision.seat].at
    ways = tuple(toward(at, each) for each in neighbours(at) if slot_of(each)[0] == key[1])
    return Message("eu-do-slot", {"toward": ways})


def _bounty(t: State, decision: Decision, key: Key) -> Message:
    return Message("eu-do-bounty", {"foe": thing(t.elite)})


def _dwurt(t: State, decision: Decision, key: Key) -> Message:
    """On a roll of his own, or on the Monster's."""
    return Message(f"eu-do-dwurt-{decision.kind}", {"number": DWURT_MOVES})


def _count(t: State, decision: Decision, key: Key) -> Message:
    """A value of the Dwurt die, with what it does."""
    return Message("eu-do-count", {"number": int(key[1]), "does": dwurt_parts(t.content.dwurt_die.faces[int(key[1])])})


def dwurt_parts(face: DwurtFace) -> tuple[Message, ...]:
    """In the order in which they happen (EU-50.22)."""
    numbers = {name: abs(int(getattr(face, name))) for name in DwurtFace.__struct_fields__}
    return tuple(Message(f"eu-dwurt-{name}", {"number": n}) for name, n in numbers.items() if n)


def _use(t: State, decision: Decision, key: Key) -> Message:
    """With what it does; some tiles are used with an Essence, others for one of several things or for some tokens."""
    chosen = key[2] if len(key) > 2 else -1
    if chosen != -1 and paid_numbers(t.thing(str(key[1]))):
        return Message("eu-do-use-paying", {"thing": thing(key[1]), "number": int(chosen)})
    what = use_words(t.thing(str(key[1])), chosen if isinstance(chosen, int) else -1)
    args: dict[str, Said] = {"thing": thing(key[1]), "what": what, "some": len(what)}
    if isinstance(chosen, str):
        return Message("eu-do-use-with", {**args, "kind": thing(chosen)})
    return Message("eu-do-use", args)


def _essence(t: State, decision: Decision, key: Key) -> Message:
    effects = t.content.essences[str(key[1])].effects
    return Message("eu-do-essence", {"kind": thing(key[1]), "what": token_words(effects)})


def _die(t: State, decision: Decision, key: Key) -> Message:
    dice = t.fight.dice if decision.kind in ("rival_word", "hero_word", "foe_die") and t.fight is not None else []
    if not dice and t.roll is not None:
        dice = t.roll.dice
    shown = dice[int(key[1])] if int(key[1]) < len(dice) else 0
    name = f"eu-do-gaar-{decision.kind}" if key[0] == "gaar" else "eu-do-die"
    return Message(name, {"number": int(key[1]) + 1, "shown": shown})


def _gaar(t: State, decision: Decision, key: Key) -> Message:
    return Message("eu-do-gaar") if len(key) == 1 else _die(t, decision, key)


def _buy(t: State, decision: Decision, key: Key) -> Message:
    item = t.offers[PLACES[t.trading_now.place]][int(key[1])]
    return Message("eu-do-buy", {"thing": thing(item), "gold": price(t, decision.seat, item)})


def _sell(t: State, decision: Decision, key: Key) -> Message:
    what = str(key[1])
    if len(key) > 2:
        entry = t.content.things[what]
        sale = entry.options[int(key[2])]  # type: ignore[attr-defined]
        coins = sale.gold + sell_bonus(t, decision.seat, entry.item_type)
        paid = {"gold": coins, "reputation": sale.reputation}
        parts = [Message(f"eu-price-{kind}", {"number": n}) for kind, n in paid.items() if n]
        gems = [Message("eu-times", {"n": n, "what": Ref(f"eu-gem-{gem}")}) for gem, n in sale.gems.items()]
        return Message("eu-do-sell-for", {"thing": thing(what), "price": (*parts, *gems)})
    worth = 2 if what in GEMS or what in ELEMENTS else sale_price(t, decision.seat, what) or 0
    return Message("eu-do-sell", {"thing": thing(what), "gold": worth})


def _learn(t: State, decision: Decision, key: Key) -> Message:
    entry = t.thing(str(key[1]))
    assert isinstance(entry, HeroTile)
    cost = learning_cost(t, str(key[1])) if entry.ability else price(t, decision.seat, str(key[1]))
    return Message("eu-do-learn" if entry.ability else "eu-do-buy", {"thing": thing(key[1]), "gold": cost})


def _unlock(t: State, decision: Decision, key: Key) -> Message:
    slot = slot_at(t, decision.seat, int(key[1]))
    if len(key) < 3:
        return Message("eu-do-unlock", {"place": Ref(f"eu-slot-{slot.kind}")})
    if key[2] == "gold":
        return Message("eu-do-unlock-gold", {"place": Ref(f"eu-slot-{slot.kind}"), "gold": slot.gold})
    return Message("eu-do-unlock-essence", {"place": Ref(f"eu-slot-{slot.kind}"), "kind": thing(key[2])})


def _gem(t: State, decision: Decision, key: Key) -> Message:
    """Used, or made active again."""
    name = "eu-do-wake" if decision.kind == "idle_gem" else "eu-do-gem"
    what = token_words(t.content.gems[str(key[2])].effects)
    return Message(name, {"thing": thing(key[1]), "kind": thing(key[2]), "what": what})


def _pay(t: State, decision: Decision, key: Key) -> Message:
    """Cards and Action tokens are handed in, too."""
    what = "silver_card" if key[1] in t.content.cards else "action_token" if key[1] in ACTIONS else ""
    return Message("eu-do-pay", {"thing": given(what, key[1])})


def _trade(t: State, decision: Decision, key: Key) -> Message:
    return Message("eu-do-trade-first" if decision.kind == "trade_first" else "eu-do-trade")


def _keep(t: State, decision: Decision, key: Key) -> Message:
    return Message("eu-do-keep", {"thing": thing(key[1])}) if len(key) > 1 else Message("eu-do-keep-trophy")


def _renew(t: State, decision: Decision, key: Key) -> Message:
    return Message("eu-do-renew", {"gold": int(t.trading is not None and t.trading.renewed > 0)})


def _with(t: State, decision: Decision, key: Key) -> Message:
    if key[1] in ("token", "granted"):
        return Message(f"eu-do-with-{key[1]}")
    return _use(t, decision, key)


def _play(t: State, decision: Decision, key: Key) -> Message:
    if decision.kind == "cancel":
        card, count = t.fight_now.plays[int(key[1])]
        return Message("eu-do-cancel", {"card": SAID["card"](card), "number": count})
    return Message("eu-do-play", {"card": SAID["card"](key[1]), "number": int(key[2])})


def _attack(t: State, decision: Decision, key: Key) -> Message:
    return Message("eu-do-attack", {"thing": thing(key[1])})


def _done(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"eu-do-{key[0]}-{decision.kind}")


def _heal(t: State, decision: Decision, key: Key) -> Message:
    seat = decision.seat
    healed = HEALED[t.trading_now.place] + healing_bonus(t, seat)
    return Message("eu-do-heal", {"number": healed, "gold": 0 if _free_once(t, seat) else 1})


def _way(t: State, decision: Decision, key: Key) -> Message:
    costs = ways(t.content.quests[str(decision.args[0])])[int(key[1])]
    return Message("eu-do-way", {"what": tuple(cost_words(cost) for cost in costs)})


_OPTIONS: dict[str, Callable[[State, Decision, Key], Message]] = {
    "walk": _walk,
    "portal": _space,
    "to": _space,
    "siege": _space,
    "look": _space,
    "march": _march,
    "church": _church,
    "slot": _slot,
    "use": _use,
    "essence": _essence,
    "bounty": _bounty,
    "dwurt": _dwurt,
    "count": _count,
    "die": _die,
    "gaar": _gaar,
    "buy": _buy,
    "sell": _sell,
    "learn": _learn,
    "unlock": _unlock,
    "with": _with,
    "play": _play,
    "attack": _attack,
    "gem": _gem,
    "keep": _keep,
    "pay": _pay,
    "renew": _renew,
    "trade": _trade,
    "done": _done,
    "pass": _done,
    "skip": _done,
    **OF_SCENARIOS,
    "heal": _heal,
    "way": _way,
}


def option(t: State, decision: Decision, key: Key) -> Message:
    """A thing to choose, said with what a player needs to choose it."""
    verb = str(key[0])
    if verb == "die" and len(key) == 1:
        return Message("eu-do-die-now")
    if verb in _OPTIONS:
        return _OPTIONS[verb](t, decision, key)
    return Message(f"eu-do-{verb}", named(KEYS[verb], key[1:], SAID))
