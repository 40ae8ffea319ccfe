"""What prompts, keys and events are called: message ids with arguments. The words are in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Decision, Key, Message, Ref, Told
from ....kernel.messages import Said, named
from ..combat.monster_attack import battle_value
from ..content import ACTIONS, ELEMENTS, GEMS, HEALED, MOVEMENT, DwurtFace, HeroTile, base
from ..hero.roll import outcome
from ..hero.skoldur import DWURT_MOVES
from ..hero.using import paid_numbers
from ..land.geometry import neighbours, slot_of
from ..scenarios import healing_bonus
from ..state import NOBODY, State
from ..trade.learning import slot_at
from ..trade.market import PLACES, _free_once, learning_cost, price, sale_price, sell_bonus
from ..turn.quests import ways
from .effects import cost_words, token_words, use_words
from .places import toward, where
from .scenarios import EVENTS as TOLD_OF_SCENARIOS
from .scenarios import OPTIONS as OF_SCENARIOS


def thing(id: str | int) -> Ref:
    """A tile, a Gem, an Essence, the card of a Monster."""
    name = base(str(id))
    if name in GEMS:
        return Ref(f"eu-gem-{name}")
    if name in ELEMENTS:
        return Ref(f"eu-essence-{name}")
    return Ref(f"eu-label-{name}") if name in ("gaar", "dwurt") else Ref(f"eu-thing-{name}")


def ref_to(kind: str) -> Callable[[str | int], Ref]:
    return lambda id: Ref(f"eu-{kind}-{id}")


def _place(id: str | int) -> Ref:
    """The kind of a space, or its Encounter (State.named)."""
    return Ref(f"eu-{id}") if str(id).startswith("encounter-") else Ref(f"eu-space-{id}")


SAID: dict[str, Callable[[str | int], Ref]] = {
    "thing": thing,
    "other": thing,
    "foe": thing,
    "card": ref_to("card"),
    "action": ref_to("action"),
    "token": ref_to("token"),
    "kind": thing,
    "hero": ref_to("hero"),
    "tile": ref_to("map"),
    "place": _place,
    "stack": ref_to("stack"),
    "quest": ref_to("quest"),
    "what": ref_to("label"),
    "element": ref_to("elemental"),
    "event": ref_to("event"),
    "person": ref_to("person"),
    "slot": ref_to("slot"),
    "encounter": ref_to("encounter"),
    "ravage": ref_to("ravage"),
    "omen": ref_to("omen"),
    "attack": ref_to("attack"),
    "faer": ref_to("faer"),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "attack": ("seat", "number", "damage"),
    "attacks": ("seat", "thing"),
    "badge": ("seat", "space", "tile", "place"),
    "bank_card": ("metal", "card"),
    "bank_discards": ("metal", "card"),
    "bank_under": ("metal", "card"),
    "banked": ("metal", "number"),
    "banks_empty": (),
    "bought": ("seat", "thing", "gold"),
    "bounty": ("foe", "lair", "place"),
    "bounty_won": ("seat", "foe"),
    "cancelled": ("seat", "card"),
    "caravan": ("space", "tile", "place"),
    "chaos_missing": (),
    "chaos_muted": (),
    "chaos_token": ("seat",),
    "charged": ("seat", "thing", "kind"),
    "claims": ("seat",),
    "clover": ("seat", "number"),
    "combat_card": ("first", "second", "gaar", "chaos"),
    "combat_round": ("seat", "number"),
    "confronts": ("seat", "element"),
    "control": ("seat",),
    "control_kept": ("seat",),
    "damaged": ("seat", "number"),
    "defeated": ("seat", "foe"),
    "die_removed": ("number",),
    "died": ("seat",),
    "discarded_card": ("seat", "card"),
    "drawn": ("seat", "stack", "number"),
    "drew_cards": ("seat", "metal", "number"),
    "dwurt": ("seat", "number"),
    "dwurt_die": ("seat", "number"),
    "dwurt_spent": ("seat", "number", "shown"),
    "equipped": ("seat", "thing"),
    "event": ("event",),
    "fell": ("seat", "foe"),
    "fights": ("seat", "level", "space", "tile", "place"),
    "foe_attack": ("seat", "number", "wounds"),
    "foe_dice": ("seat", "first", "second"),
    "foe_gains": ("seat", "what", "number"),
    "foe_rolled": ("seat", "first", "second"),
    "freed": ("seat", "space", "tile", "place"),
    "gaar": ("seat", "number"),
    "gaar_kept": ("number",),
    "gaar_missing": (),
    "gaar_used": ("first", "second"),
    "gained": ("seat", "thing"),
    "gem_set": ("seat", "kind", "thing"),
    "gold": ("seat", "number"),
    "granted": ("seat", "action"),
    "handed_in": ("seat", "what", "thing"),
    "healed": ("seat", "number"),
    "hero": ("seat", "hero"),
    "hope": ("seat", "number"),
    "hope_spent": ("seat", "number"),
    "horn": ("foe",),
    "hunts": ("seat", "foe"),
    "learned": ("seat", "thing", "gold"),
    "looked": ("seat",),
    "marches": ("seat", "token"),
    "meets": ("seat", "foe"),
    "mended": ("seat", "number"),
    "mines": ("seat", "space", "tile", "place"),
    "monster_player": ("seat", "owner"),
    "moved": ("seat", "space", "tile", "place"),
    "moves": ("seat", "number"),
    "new_quest": ("encounter", "quest"),
    "no_weapon": ("seat",),
    "nothing_to_heal": ("card",),
    "peeked": ("seat", "space", "tile", "place"),
    "person": ("seat", "person", "space", "tile", "place"),
    "pillaged": ("space", "tile", "place"),
    "played": ("seat", "card", "number"),
    "potions": ("seat", "number"),
    "quest": ("seat", "quest"),
    "quest_missed": ("seat", "quest"),
    "rabbit_foot": ("seat", "number"),
    "readied": ("seat", "thing"),
    "relieved": ("seat", "space", "tile", "place"),
    "removed": ("seat", "what", "number"),
    "renewed": ("seat", "stack"),
    "reputation": ("seat", "number"),
    "rerolled": ("seat", "first", "second"),
    "revealed": ("seat", "thing"),
    "risen": ("seat", "thing"),
    "rolled": ("seat", "first", "second"),
    "round": ("number",),
    "saved": ("seat", "token"),
    "scored": ("seat", "number"),
    "settlement": ("space", "tile", "place"),
    "siege": ("space", "number", "tile", "place"),
    "skipped": ("seat", "level", "foe"),
    "skull": ("seat", "foe"),
    "slain": ("seat", "owner"),
    "sold": ("seat", "thing", "gold"),
    "spent_essence": ("seat", "kind"),
    "stack_awaits": ("card",),
    "stack_next": ("card",),
    "stack_played": ("card", "number"),
    "stack_works": ("card", "number"),
    "steps": ("seat", "foe"),
    "thrown": ("seat", "thing"),
    "tile": ("seat", "tile"),
    "to_dwurt": ("seat",),
    "token": ("seat", "what", "kind"),
    "trades": ("seat", "place"),
    "treasure": ("seat", "stack"),
    "trophy": ("seat", "foe"),
    "trophy_left": ("seat", "foe"),
    "turn": ("seat",),
    "unequipped": ("seat", "thing"),
    "unlearned": ("seat", "thing"),
    "unlocked": ("seat", "slot"),
    "used": ("seat", "thing"),
    "used_essence": ("seat", "kind"),
    "used_gem": ("seat", "kind"),
    "woken": ("seat", "kind", "thing"),
    "wounded": ("seat", "number"),
    **TOLD_OF_SCENARIOS,
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


# -- events ----------------------------------------------------------------------------------------

SIGNED = ("gold", "gaar", "reputation", "moves", "potions", "clover", "rabbit_foot")  # Fluent cannot take a sign away
GAAR = ("EU-10.4", "EU-25.15", "EU-25.16", "EU-26.2")  # a die is rerolled for a Gaar
SEEN = {"drew_cards": SAID["card"], "looked": thing, "peeked": SAID["person"]}  # what the secret part names


def given(what: str, id: str | int) -> Ref:
    """What is handed in: a card, an Action token, or a thing."""
    if what in ("silver_card", "gold_card"):
        return SAID["card"](id)
    return SAID["token"](id) if what == "action_token" else thing(id)


def event(happened: Told) -> Message:
    name = happened.name
    args = named(EVENTS[name], happened.args, SAID)
    if name in SIGNED:
        number = int(happened.args[1])
        args |= {"gain": "yes" if number > 0 else "no", "number": abs(number)}
    elif name in ("foe_rolled", "foe_dice"):
        args.setdefault("second", 0)  # one die
    elif name == "handed_in":
        args["thing"] = given(str(happened.args[1]), happened.args[2])
    elif name == "drawn":
        args["things"] = tuple(thing(each) for each in happened.args[3:])
    elif name in SEEN:
        args |= {"seen": len(happened.secret), "secret": tuple(SEEN[name](each) for each in happened.secret)}
    if name in ("foe_dice", "rerolled") and happened.clause in GAAR:
        name += "-gaar"
    elif name == "foe_gains" and happened.args[0] == NOBODY:  # a Monster that plays by itself
        name += "-alone"
        del args["seat"]
    return Message(f"eu-tell-{name}", args)
