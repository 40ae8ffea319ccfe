"""What prompts, keys and events are called: message ids with arguments. The words are in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Decision, Event, Key, Message, Ref
from ...kernel.messages import Said, named
from .content import ELEMENTS, GEMS, MOVEMENT, HeroTile, base
from .land import slot_of
from .learning import slot_at
from .monster_attack import battle_value
from .roll import outcome
from .state import State
from .trade import PLACES, learning_cost, price, sale_price


def thing(id: str | int) -> Ref:
    """A tile, a Gem, an Essence, the card of a Monster."""
    name = base(str(id))
    if name in GEMS:
        return Ref(f"eu-gem-{name}")
    if name in ELEMENTS:
        return Ref(f"eu-essence-{name}")
    return Ref("eu-label-gaar") if name == "gaar" else Ref(f"eu-thing-{name}")


def word(kind: str) -> Callable[[str | int], Ref]:
    return lambda id: Ref(f"eu-{kind}-{id}")


SAID: dict[str, Callable[[str | int], Ref]] = {
    "thing": thing,
    "other": thing,
    "foe": thing,
    "card": word("card"),
    "action": word("action"),
    "kind": thing,
    "hero": word("hero"),
    "tile": word("map"),
    "place": word("space"),
    "stack": word("stack"),
    "metal": word("metal"),
    "quest": word("quest"),
    "what": word("label"),
    "element": word("element"),
    "event": word("event"),
    "person": word("person"),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "attack": ("seat", "number", "damage"),
    "attacks": ("seat", "thing"),
    "badge": ("seat",),
    "bought": ("seat", "thing", "gold"),
    "cancelled": ("seat", "card"),
    "caravan": (),
    "charged": ("seat", "thing", "kind"),
    "clover": ("seat", "number"),
    "combat_round": ("seat", "number"),
    "confronts": ("seat", "element"),
    "control": ("seat",),
    "damaged": ("seat", "number"),
    "defeated": ("seat", "foe"),
    "died": ("seat",),
    "discarded_card": ("seat", "card"),
    "drawn": ("seat", "stack", "number"),
    "drew_cards": ("seat", "metal", "number"),
    "equipped": ("seat", "thing"),
    "event": ("event",),
    "fell": ("seat", "foe"),
    "foe_attack": ("seat", "number", "wounds"),
    "foe_dice": ("seat", "first", "second"),
    "foe_rolled": ("seat", "first", "second"),
    "freed": ("seat",),
    "gaar": ("seat", "number"),
    "gained": ("seat", "thing"),
    "gem_set": ("seat", "kind", "thing"),
    "gold": ("seat", "number"),
    "handed_in": ("seat", "what", "thing"),
    "healed": ("seat", "number"),
    "hero": ("seat", "hero"),
    "hope": ("seat", "number"),
    "hope_spent": ("seat", "number"),
    "learned": ("seat", "thing"),
    "looked": ("seat",),
    "marches": ("seat", "action"),
    "meets": ("seat", "foe"),
    "mended": ("seat", "number"),
    "mines": ("seat",),
    "monster_player": ("seat", "owner"),
    "moved": ("seat",),
    "moves": ("seat", "number"),
    "no_weapon": ("seat",),
    "peeked": ("seat",),
    "person": ("seat", "person"),
    "pillaged": (),
    "played": ("seat", "card", "number"),
    "potions": ("seat", "number"),
    "quest": ("seat", "quest"),
    "quest_missed": ("seat", "quest"),
    "rabbit_foot": ("seat", "number"),
    "readied": ("seat", "thing"),
    "relieved": ("seat",),
    "removed": ("seat", "what", "number"),
    "renewed": ("seat", "stack"),
    "reputation": ("seat", "number"),
    "rerolled": ("seat", "first", "second"),
    "revealed": ("seat", "thing"),
    "risen": ("seat", "thing"),
    "rolled": ("seat", "first", "second"),
    "round": ("number",),
    "saved": ("seat", "action"),
    "scored": ("seat", "number"),
    "settlement": (),
    "siege": ("space", "number"),
    "skipped": ("seat", "level", "foe"),
    "sold": ("seat", "thing"),
    "steps": ("seat", "foe"),
    "thrown": ("seat", "thing"),
    "tile": ("seat", "tile"),
    "token": ("seat", "what", "kind"),
    "trades": ("seat", "place"),
    "treasure": ("seat",),
    "trophy": ("seat", "foe"),
    "turn": ("seat",),
    "unequipped": ("seat", "thing"),
    "unlearned": ("seat", "thing"),
    "unlocked": ("seat",),
    "used": ("seat", "thing"),
    "used_essence": ("seat", "kind"),
    "used_gem": ("seat", "kind"),
    "wounded": ("seat", "number"),
}
# What keys are made of, by verb; what needs the state to be said is in _OPTIONS.
KEYS: dict[str, tuple[str, ...]] = {
    "charge": ("thing", "kind"),
    "claim": (),
    "both": (),
    "confront": (),
    "dig": (),
    "discard_card": ("card",),
    "die": (),
    "end": (),
    "equip": ("thing",),
    "essence": ("kind",),
    "exchange": (),
    "fee": (),
    "final": (),
    "gem": ("thing", "kind"),
    "hero": ("hero",),
    "hope": ("number",),
    "keep": ("thing",),
    "kind": ("kind",),
    "leave": (),
    "level": ("number",),
    "mask": (),
    "mine": (),
    "none": (),
    "pack": (),
    "pay": ("thing",),
    "pick": ("thing",),
    "quest": ("quest",),
    "ready": ("thing",),
    "renew": (),
    "reveal": (),
    "save": ("action",),
    "set_gem": ("kind", "thing"),
    "skip": (),
    "stack": ("stack",),
    "stay": (),
    "swap": ("thing", "other"),
    "throw": ("thing",),
    "tidy": (),
    "trade": (),
    "treasure": (),
    "unequip": ("thing",),
    "unlearn": ("thing",),
}


def prompt(t: State, decision: Decision) -> Message:
    args: dict[str, Said] = {}
    seat = decision.seat
    hero = t.heroes[seat]
    if decision.kind == "act":
        args = {"moves": hero.moves, "gold": hero.gold}
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
    elif decision.kind == "way":
        args = {"quest": SAID["quest"](str(decision.args[0]))}
    return Message(f"eu-ask-{decision.kind}", args)


# -- options ---------------------------------------------------------------------------------------


def where(t: State, space: str) -> dict[str, Said]:
    """A space: the name of its tile, its kind, the Monster there, and the hex for those who look for it."""
    anchor, _ = slot_of(space)
    return {
        "tile": Ref(f"eu-map-{t.land[anchor]}"),
        "place": Ref(f"eu-space-{t.space(space).type}"),
        "level": t.monster_at(space),
        "space": space,
    }


def _space(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"eu-do-{key[0]}", where(t, str(key[1])))


def _march(t: State, decision: Decision, key: Key) -> Message:
    return Message("eu-do-march", {"action": SAID["action"](key[1]), "number": MOVEMENT[str(key[1])]})


def _church(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"eu-do-church-{key[1]}")


def _slot(t: State, decision: Decision, key: Key) -> Message:
    return Message("eu-do-slot", {"space": str(key[1])})


def _use(t: State, decision: Decision, key: Key) -> Message:
    if len(key) > 2:
        if isinstance(key[2], str):
            return Message("eu-do-use-with", {"thing": thing(key[1]), "kind": thing(key[2])})
        return Message("eu-do-use-for", {"thing": thing(key[1]), "number": int(key[2]) + 1})
    return Message("eu-do-use", {"thing": thing(key[1])})


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
    assert t.trading is not None
    item = t.offers[PLACES[t.trading.place]][int(key[1])]
    return Message("eu-do-buy", {"thing": thing(item), "gold": price(t, decision.seat, item)})


def _sell(t: State, decision: Decision, key: Key) -> Message:
    what = str(key[1])
    if len(key) > 2:
        entry = t.data.things[what]
        sale = entry.options[int(key[2])]  # type: ignore[attr-defined]
        gems = tuple(Ref(f"eu-gem-{gem}") for gem, n in sale.gems.items() for _ in range(n))
        more = {"gems": gems} if gems else {"gems": ""}
        return Message(
            "eu-do-sell-for", {"thing": thing(what), "gold": sale.gold, "reputation": sale.reputation, **more}
        )
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


def _with(t: State, decision: Decision, key: Key) -> Message:
    if key[1] in ("token", "granted"):
        return Message(f"eu-do-with-{key[1]}")
    return Message("eu-do-use", {"thing": thing(key[1])})


def _play(t: State, decision: Decision, key: Key) -> Message:
    if decision.kind == "cancel":
        assert t.fight is not None
        card, count = t.fight.plays[int(key[1])]
        return Message("eu-do-cancel", {"card": SAID["card"](card), "number": count})
    return Message("eu-do-play", {"card": SAID["card"](key[1]), "number": int(key[2])})


def _attack(t: State, decision: Decision, key: Key) -> Message:
    return Message("eu-do-attack", {"thing": thing(key[1])})


def _done(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"eu-do-{key[0]}-{decision.kind}")


def _deed(t: State, decision: Decision, key: Key) -> Message:
    name = f"eu-do-deed-{key[1]}"
    if key[1] == "steps":
        return Message(name, {"foe": thing(key[2])})
    if key[1] == "run":
        return Message(name, where(t, str(key[2])))
    return Message(f"{name}-{key[2]}" if len(key) > 2 else name)


def _heal(t: State, decision: Decision, key: Key) -> Message:
    return Message("eu-do-heal")


def _way(t: State, decision: Decision, key: Key) -> Message:
    return Message("eu-do-way", {"number": int(key[1]) + 1})


_OPTIONS: dict[str, Callable[[State, Decision, Key], Message]] = {
    "walk": _space,
    "portal": _space,
    "to": _space,
    "siege": _space,
    "look": _space,
    "march": _march,
    "church": _church,
    "slot": _slot,
    "use": _use,
    "die": _die,
    "gaar": _gaar,
    "buy": _buy,
    "sell": _sell,
    "learn": _learn,
    "unlock": _unlock,
    "with": _with,
    "play": _play,
    "attack": _attack,
    "done": _done,
    "pass": _done,
    "skip": _done,
    "deed": _deed,
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
    if decision.kind == "trophy" and verb == "keep":
        return Message("eu-do-keep-trophy")
    return Message(f"eu-do-{verb}", named(KEYS[verb], key[1:], SAID))


def event(happened: Event) -> Message:
    args = named(EVENTS[happened.name], happened.args, SAID)
    return Message(f"eu-tell-{happened.name}", args)
