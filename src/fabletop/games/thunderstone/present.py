"""What a seat may see, and what keys and events are called. The words themselves are in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import EVERYBODY, Decision, Key, Message, Ref, Told
from ...kernel.messages import Said, named
from .battle import victims
from .bot import equip_all
from .content import DISEASE, MILITIA, STONE
from .hall import LAST_CARDS
from .reckon import Value, attack_value, declare, equipment, fighters, forecast, may_attack, strength
from .scoring import dark_score, owned, reckoning, score
from .state import NOBODY, RANKS, Slot, State
from .village import money, successors

# -- the view -------------------------------------------------------------------------------------


def view(t: State, seat: int | None) -> dict[str, Any]:
    """Table B: hands are seen by their owners, the revealed hand by all."""
    shown = picture(t)
    for number, player in enumerate(t.players):
        if number != seat and not player.shown:
            shown["seats"][number]["hand"] = None
    del shown["dungeon_known"]
    for number, each in enumerate(shown["seats"]):
        each["cards_in_hand"] = len(t.players[number].hand)
        del each["vp"], each["lines"]
    shown["darkness"] = [darkness(t, rank) for rank in range(1, RANKS + 1)]
    shown["stone"] = stone(t)
    if seat is not None:
        own = shown["seats"][seat]
        own["vp"] = score(t, seat)
        own["figures"] = figures(t, seat)
        own["lines"] = [list(line) for line in reckoning(t, seat)]
        own["cards"] = cards_of(t, seat)
        own["levels"] = levels(t, seat)
        own.update(prospect(t, seat))
    return shown


def darkness(t: State, rank: int) -> int:
    """The Light that a Rank asks for (TS-13.10); 0 where there is nothing to attack."""
    foe = t.content.cards[t.hall[rank - 1]] if t.hall[rank - 1] else None
    return rank + foe.light_penalty if foe and foe.type == "monster" else 0


def stone(t: State) -> dict[str, Any]:
    """Where the Thunderstone is, and how many cards certainly lie above it: all can count (TS-2.9)."""
    if STONE in t.hall:
        return {"where": "hall", "above": 0}
    if t.buried:
        unseen = t.dungeon.parts[-1] if t.dungeon.parts and not t.dungeon.open[-1] else []
        return {"where": "deck", "above": max(0, len(unseen) - LAST_CARDS)}
    return {"where": "deck" if STONE in t.dungeon.items() else "gone", "above": 0}


def cards_of(t: State, seat: int) -> list[list[Any]]:
    """All cards of a seat: Table B lets the owner know which there are, not in which order they lie."""
    cards = owned(t, seat)
    order = list(t.content.cards)
    return [[name, cards.count(name)] for name in sorted(dict.fromkeys(cards), key=order.index)]


def levels(t: State, seat: int) -> list[dict[str, Any]]:
    """The Heroes of the own hand, what each might become, and whether there are XP and cards for it (TS-7)."""
    slots = [slot.card for slot in t.slots if slot.here and slot.owner == NOBODY] if seat == t.active else []
    found = []
    for name in dict.fromkeys([*slots, *t.players[seat].hand]):
        price = t.card(name).level_up
        ways = successors(t, name) if t.card(name).type == "hero" else []
        if price is not None and ways:
            left = [way for way in ways if t.stock.get(way)]
            found.append(
                {"hero": name, "to": "any" if name == MILITIA else ways[0], "xp": price, "left": bool(left)}
                | {"enough": price <= t.players[seat].xp}
            )
    return found


def prospect(t: State, seat: int) -> dict[str, Any]:
    """What the own hand would come to: its Gold, and a battle with all Weapons dealt and no effect used."""
    hand = t.players[seat].hand
    if not hand:
        return {"gold": 0, "forecast": []}
    after = t.clone()
    after.active, after.doing, after.step, after.target, after.foe = seat, "dungeon", 2, 0, ""
    after.slots, after.throwers = [Slot(card) for card in hand], []
    after.all_attack = after.all_strength = after.weakness = after.sick_attack = after.sick_magic = 0
    after.gold = after.spent = 0
    after.aura = after.arcane = False
    equip_all(after)
    return {"gold": money(after), "forecast": battle_ledger(after)}


def figures(t: State, seat: int) -> dict[str, int]:
    """What the own cards are worth and the purse: what a choice may change without chance."""
    player = t.players[seat]
    found = {"vp": score(t, seat), "xp": player.xp}
    if seat == t.active and t.slots:
        found["gold"], found["purchases"] = money(t), t.purchases
    return found


def picture(t: State) -> dict[str, Any]:
    """The whole table in the words of position files."""
    return {
        "turn": t.turn,
        "active": t.active,
        "doing": t.doing,
        "step": t.step,
        "groups": list(t.groups),
        "families": list(t.families),
        "village_kinds": list(t.village),
        "seats": [
            {
                "deck": len(player.deck),
                "hand": list(player.hand),
                "discard": list(player.discard),
                "xp": player.xp,
                "vp": score(t, seat),
                "lines": {name: points for _, name, points in reckoning(t, seat)},
            }
            for seat, player in enumerate(t.players)
        ],
        "village": {stack: _stack(t, stack) for stack in t.stacks()},
        "destroyed": sorted(t.destroyed),
        "diseases": t.diseases,
        "dungeon": len(t.dungeon) + t.buried,
        "dungeon_known": [part[0] for part, known in zip(t.dungeon.parts, t.dungeon.open) if known],
        "hall": list(t.hall),
        "stone_owner": t.stone_owner if t.stone_owner != NOBODY else None,
        "party": [_slot(t, i) for i in range(len(t.slots))],
        "gold": money(t) if t.slots else 0,
        "purchases": t.purchases,
        "target": t.target or None,
        "spoils": list(t.spoils),
        "revealed": list(t.revealed),
        "battle": battle_ledger(t),
        "all_heroes": {"attack": t.all_attack, "strength": t.all_strength - t.weakness},
        "weightless": t.aura,
        "arcane": t.arcane,
        "sick": {"attack": t.sick_attack, "magic": t.sick_magic},
        "escaped": list(t.escaped),
        "unrest": t.unrest,
        "pace": t.pace or None,
        "dark": dark_score(t),
    }


def _stack(t: State, stack: str) -> dict[str, Any]:
    return {"top": t.top(stack), "cards": {card: t.stock.get(card, 0) for card in t.content.stacks[stack]}}


def _slot(t: State, i: int) -> dict[str, Any]:
    slot = t.slots[i]
    return {
        "slot": i + 1,
        "card": slot.card,
        "here": slot.here,
        "used": [number + 1 for number in slot.used],
        "held_by": slot.holder + 1 if slot.holder != NOBODY else None,
        "strength": slot.strength,
        "attack": slot.attack,
        "turned": slot.turned,
        "thrown": slot.thrown,
        "borrowed_from": slot.owner if slot.owner != NOBODY else None,
        "doomed": slot.doomed,
        "barred": slot.barred,
        "judged": slot.judged or None,
        "has_strength": strength(t, i) if t.card(slot.card).type == "hero" else None,
    }


def battle_ledger(t: State) -> list[dict[str, Any]]:
    """For every Rank: what the party would bring against it, line by line, and whether it may be attacked."""
    if t.doing != "dungeon" or not (t.step == 2 or t.target):
        return []
    ranks = []
    for rank in range(1, RANKS + 1):
        name = t.hall[rank - 1]
        if t.target and rank != t.target:
            continue
        if not name or t.card(name).type != "monster":
            continue
        note: list[tuple[str, str, str, int]] = []
        value: Value = attack_value(t, rank, note) if t.target else forecast(t, rank, note)
        ranks.append(
            {
                "rank": rank,
                "monster": name,
                "attack": value.attack,
                "magic": value.magic,
                "light": value.light,
                "penalty": value.penalty,
                "total": value.total,
                "health": value.health,
                "wins": value.wins,
                "forbidden": "" if t.target else may_attack(t, rank),
                "lines": [list(line) for line in note],
                **stakes(t, rank),
            }
        )
    return ranks


def stakes(t: State, rank: int) -> dict[str, Any]:
    """What a battle against this Rank brings if it is won, and what its Battle effects take in any case.

    A loss is a number of cards and the slots that it may be taken from; `dropped` are Weapons that Heroes will be
    too weak to hold.
    """
    after, foe = t.clone(), t.card(t.hall[rank - 1])
    if not t.target:
        declare(after, rank)
    held = equipment(t)
    losses: list[list[Any]] = [[1, [i + 1]] for i, slot in enumerate(t.slots) if slot.doomed]
    for effect in foe.battle if not t.target else ():
        if effect.do == "weaken":
            after.weakness += effect.strength
            if effect.destroys:
                losses += [[1, [i + 1]] for i in victims(after, "hero") if strength(after, i) <= 0]
        elif effect.do == "destroy_all":
            losses += [[1, [i + 1]] for of in effect.of for i in victims(after, of)]
        elif effect.do == "destroy_strongest":
            heroes = victims(after, "hero")
            most = max((strength(after, i) for i in heroes), default=0)
            losses.append([1, [i + 1 for i in heroes if strength(after, i) == most]])
        elif effect.do == "destroy" or (effect.do == "destroy_if_unarmed" and not equipment(after)):
            losses.append([1, [i + 1 for i in victims(after, str(effect.of))]])
    attackers = [hero.card for hero in fighters(after, rank, foe) if hero.attacks]
    more = sum(card.passive.xp_from_rank_3 for card in attackers) if rank == RANKS else 0  # TS-25.45
    return {
        "xp": foe.xp + more,
        "vp": foe.vp,
        "diseases": sum(effect.cards for effect in foe.battle if effect.do == "infect"),
        "losses": [loss for loss in losses if loss[1]],
        "dropped": [weapon + 1 for hero, weapon in held.items() if hero not in equipment(after)],
        "spoils": [kind for kind in (*(card.spoils for card in attackers), foe.spoils) if kind],  # TS-18.9
        "stone": rank == 1 and t.hall[1] == STONE,  # TS-21.2
    }


def redeal(t: State, viewer: int) -> None:
    """Hands that the viewer cannot see are dealt again from hand and deck; decks have no order anyway."""
    if viewer == EVERYBODY:
        return
    for seat, player in enumerate(t.players):
        if seat == viewer or player.shown or not player.hand:
            continue
        lying = [card for part, known in zip(player.deck.parts, player.deck.open) if not known for card in part]
        unknown = sorted([*player.hand, *lying])
        size = len(player.hand)
        player.hand = sorted(unknown.pop(t.rng.below(len(unknown))) for _ in range(size))
        kept = [(part, known) for part, known in zip(player.deck.parts, player.deck.open) if known]
        player.deck.parts = [part for part, _ in kept]
        player.deck.open = [True for _ in kept]
        if unknown:
            player.deck.parts.insert(0, unknown)
            player.deck.open.insert(0, False)


def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    """Table B, as far as something else would be likely: a small deck may leave little to imagine."""
    unknown: dict[str, Any] = {}
    for seat, player in enumerate(t.players):
        pool = [*player.hand, *player.deck.items()]
        if (
            seat != viewer
            and not player.shown
            and player.hand
            and len(dict.fromkeys(pool)) > 3
            and len(player.deck) > 2
        ):
            unknown[f"the hand of seat {seat}"] = player.hand
    parts = t.dungeon.parts
    if parts and not t.dungeon.open[-1] and len(dict.fromkeys(parts[-1])) > 1:
        unknown["the top of the Dungeon Deck"] = t.dungeon.clone().draw(t.rng.clone())
    return unknown


def components(t: State) -> dict[str, list[str | int]]:
    """Every card of the game, wherever it lies; Diseases apart, whose number is not limited (TS-1.28)."""
    cards: list[str | int] = [name for name, number in t.stock.items() for _ in range(number)]
    cards += [*t.destroyed, *t.dungeon.items(), *(name for name in t.hall if name), *t.escaped, *t.revealed]
    cards += [slot.card for slot in t.slots if slot.here]
    if t.buried:
        cards.append(STONE)
    for player in t.players:
        cards += [*player.deck.items(), *player.hand, *player.discard]
    return {"cards": [card for card in cards if card != DISEASE]}


# -- words ----------------------------------------------------------------------------------------


def card(name: str | int) -> Ref:
    return Ref(f"ts-card-{name}")


SAID: dict[str, Callable[[str | int], Ref]] = {
    "card": card,
    "hero": card,
    "weapon": card,
    "action": lambda name: Ref(f"ts-action-{name}"),
    "kind": lambda name: Ref(f"ts-kind-{name}"),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "start_player": ("seat",),
    "turn": ("seat", "action", "number"),
    "revealed_hand": ("seat",),
    "used": ("seat", "card"),
    "drew": ("seat", "card"),
    "shuffled": ("seat",),
    "destroyed": ("card",),
    "gained": ("seat", "card"),
    "xp": ("seat", "number"),
    "infected": ("seat", "number"),
    "fed": ("seat", "card", "number"),
    "equipped": ("seat", "hero", "weapon"),
    "discarded": ("seat", "card"),
    "showed_hand": ("seat",),
    "borrowed": ("seat", "owner", "card"),
    "attacks": ("seat", "card", "number"),
    "doomed": ("card",),
    "barred": ("card",),
    "fought": ("seat", "card", "total", "health", "won"),
    "revealed": ("seat",),
    "turned_up": ("card", "number"),
    "sent_under": ("card",),
    "rearranged": (),
    "breach": ("card",),
    "stone": ("seat",),
    "escaped": ("card",),
    "stalemate": (),
}
LISTED = ("revealed_hand", "revealed", "rearranged", "showed_hand")  # events whose other arguments are cards


def prompt(t: State, decision: Decision) -> Message:
    args: dict[str, Said] = {}
    if decision.kind in ("buy", "village_effect"):
        args = {"gold": money(t), "purchases": t.purchases}
    elif decision.kind == "level_up":
        args = {"xp": t.players[decision.seat].xp}
    elif decision.kind in ("victim", "strongest", "barred", "sick"):
        args = {"card": card(t.foe)}
    elif decision.kind == "judged":
        args = {"card": card(t.slots[int(str(decision.args[0]))].card)}
    return Message(f"ts-ask-{decision.kind}", args)


def option(t: State, decision: Decision, key: Key) -> Message:
    """A thing to choose, said with what a player needs to choose it."""
    verb = str(key[0])
    if verb == "use":
        name = t.slots[int(key[1]) - 1].card
        place = "village" if decision.kind == "village_effect" else "dungeon"
        effects = getattr(t.card(name), place) or t.card(name).village or t.card(name).dungeon
        effect = effects[int(key[2]) - 1]
        return Message(f"ts-do-use-{effect.do}", {"card": card(name), **_numbers(effect)})
    if verb == "equip":
        weapon, hero = t.slots[int(key[1]) - 1].card, t.slots[int(key[2]) - 1].card
        return Message("ts-do-equip", {"weapon": card(weapon), "hero": card(hero), "number": int(key[2])})
    if verb in ("attack", "monster"):
        name = t.hall[int(key[1]) - 1]
        if not name:
            return Message("ts-thing-empty_rank", {"number": int(key[1])})
        return Message(f"ts-do-{verb}", {"card": card(name), "number": int(key[1])})
    if verb in ("hero", "food", "card", "victim", "discard") and isinstance(key[1], int):
        return Message(f"ts-do-{verb}", {"card": card(t.slots[key[1] - 1].card), "number": key[1]})
    if verb in ("discard", "destroy", "hero"):
        return Message(f"ts-do-{verb}", {"card": card(key[1]), "number": 0})
    if verb == "buy":
        return Message("ts-do-buy", {"card": card(key[1]), "gold": t.card(str(key[1])).cost or 0})
    if verb == "spoils":
        name = str(key[2])
        return Message("ts-do-spoils", {"card": card(name), "gold": t.card(name).cost or 0})
    if verb == "level":
        name = t.slots[int(key[1]) - 1].card
        return Message("ts-do-level", {"hero": card(name), "card": card(key[2]), "xp": t.card(name).level_up or 0})
    if verb == "borrow":
        return Message("ts-do-borrow", {"card": card(key[2]), "seat": int(key[1]) + 1})
    if verb == "order":
        names = [t.hall[int(rank) - 1] for rank in key[1:]]
        said: dict[str, Said] = {f"card{place}": card(name) if name else "-" for place, name in enumerate(names, 1)}
        return Message("ts-do-order", said)
    if verb in ("lower", "sick"):
        return Message(f"ts-do-{verb}", {"kind": Ref(f"ts-kind-{key[1]}")})
    if verb == "cards":
        return Message("ts-do-cards", {"number": int(key[1])})
    if verb in ("done", "pass"):
        return Message(f"ts-do-{verb}-{decision.kind}")
    return Message(f"ts-do-{verb}")


def _numbers(effect: Any) -> dict[str, Said]:
    named = ("draw", "gold", "xp", "attack", "strength", "cards", "or_hero", "turns_to_magic")
    return {name: int(getattr(effect, name)) for name in named}


def event(happened: Told) -> Message:
    name = happened.name
    if name == "stone" and happened.args[0] == NOBODY:
        return Message("ts-tell-stone_lost")
    args = named(EVENTS[name], happened.args, SAID)
    if name in LISTED:
        args["cards"] = tuple(card(each) for each in happened.args[len(EVENTS[name]) :] if each)
    return Message(f"ts-tell-{name}", args)
