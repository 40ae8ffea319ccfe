"""What a seat may see, and what keys and events are called. The words themselves are in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Decision, Key, Message, Ref, Told
from ...kernel.messages import Said, named
from .buying import hands, price
from .content import COLOURS, ROWS
from .scoring import CATEGORIES, RANKS, attribute, goals_reached, matches, reckoning, row_faces, score
from .state import EMPTY, STEPS, Sheet, State

DieView = Callable[[State, int], Any]

# -- the view --------------------------------------------------------------------------------------


def view(t: State, seat: int | None) -> dict[str, Any]:
    """RP-18.1: all is open but what will be drawn, which nobody knows. A die is [number, colour, face]."""
    shown = _table(t, lambda t, die: [die, t.colour(die), t.faces[die]])
    shown["scores"] = [
        [list(line) for line in reckoning(t, each)] if sheet.complete() else [] for each, sheet in enumerate(t.sheets)
    ]
    shown["figures"] = [figures(t, each) for each in range(t.n)]
    shown["prices"] = [[price(t, each, name) for name in t.market] for each in range(t.n)]
    shown["worth"] = [[worth(t, each, name) for name in t.market] for each in range(t.n)]
    shown["hands"] = [[hands(t, each), t.klass(each).hands] if t.sheets[each].klass else [0, 0] for each in range(t.n)]
    shown["rounds"] = t.rounds()
    shown["ranks"] = [list(each) for each in RANKS] if t.solo else []  # RP-17.39 to RP-17.43
    return shown


def worth(t: State, seat: int, card: str) -> int:
    """The Stars that a Market card would change if the seat owned it now; a Trait moves the token (RP-8.15)."""
    if not t.sheets[seat].complete():
        return 0
    entry, then = t.content.market[card], t.clone()
    sheet = then.sheets[seat]
    sheet.area(entry.type).append(card)
    if entry.type == "trait" and entry.arrow and STEPS[entry.arrow][sheet.token] >= 0:
        sheet.token = STEPS[entry.arrow][sheet.token]
    return score(then, seat) - score(t, seat)


def figures(t: State, seat: int) -> dict[str, int]:
    """Stars by category and in all, the value of each row and whether its goal is met, matches, purse."""
    sheet = t.sheets[seat]
    found = {"gold": sheet.gold, "charisma": sheet.charisma}
    if not sheet.complete():
        return found
    lines = reckoning(t, seat)
    found["total"] = sum(n for _, _, n in lines)
    for category in CATEGORIES:
        found[category] = sum(n for each, _, n in lines if each == category)
    reached = goals_reached(t, seat)
    for i, name in enumerate(ROWS):
        found[f"value-{name}"] = attribute(t, seat, i)
        found[f"plus-{name}"] = attribute(t, seat, i) - sum(row_faces(t, seat, i))
        found[f"met-{name}"] = int(name in reached)
    found["matches"] = matches(t, seat)
    return found


def _table(t: State, die_view: DieView) -> dict[str, Any]:
    bag = [t.colour(die) for die in t.bag.items()]
    return {
        "round": t.round,
        "phase": t.phase,
        "start_player": t.start,
        "turn": t.turn if t.turn != EMPTY else None,
        "variants": {
            name: getattr(t, name) for name in ("choose_class", "less_random", "random_market", "shorter", "friendly")
        },
        "seats": [_sheet(t, sheet, die_view) for sheet in t.sheets],
        "initiative": [
            {
                "number": card + 1,
                "die": die_view(t, t.pool[card]) if t.pool[card] != EMPTY else None,
                "gold": t.purse[card],
                "taken_by": t.taken[card] if t.taken[card] != EMPTY else None,
            }
            for card in range(len(t.pool))
        ],
        "held": die_view(t, t.held) if t.held != EMPTY else None,
        "loose": [die_view(t, die) for die in t.loose],
        "drawn_for_classes": [die_view(t, die) for die in t.aside],
        "market": list(t.market),
        "deck": len(t.deck),
        "discard": sorted(t.discard),
        "trash": sorted(t.trash),
        "box": sorted(t.box),
        "bag": {colour: bag.count(colour) for colour in COLOURS},
        "enemy": t.faces[t.enemy] if t.enemy != EMPTY else None,
        "picked": [card + 1 for card in t.picked],
        "before": t.before,
    }


def _sheet(t: State, sheet: Sheet, die_view: DieView) -> dict[str, Any]:
    rows: dict[str, Any] = {
        row: [die_view(t, die) for die in sheet.dice[i * 3 : i * 3 + 3] if die != EMPTY] for i, row in enumerate(ROWS)
    }
    return {
        "race": sheet.race,
        "side": sheet.side,
        "class": sheet.klass,
        "backstory": sheet.backstory,
        "alignment": sheet.alignment,
        "token": [sheet.token % 3, sheet.token // 3],
        "gold": sheet.gold,
        "charisma": sheet.charisma,
        **rows,
        "starting": [die_view(t, die) for die in sheet.starting],
        "weapons": list(sheet.weapons),
        "armor": list(sheet.armor),
        "traits": list(sheet.traits),
        "skills": list(sheet.skills),
        "exhausted": list(sheet.exhausted),
    }


def redeal(t: State, viewer: int) -> None:
    """Nothing is dealt face down in this game: with the new seed the future is open, and that is all."""


def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    """Table B: what nobody knows is what will be drawn next."""
    unknown: dict[str, Any] = {}
    if t.deck.parts and not t.deck.open[-1] and len(t.deck.parts[-1]) > 1:
        unknown["the top of the Market deck"] = t.deck.clone().draw(t.rng.clone())
    if t.bag.parts and not t.bag.open[-1] and len(t.bag.parts[-1]) > 1:
        unknown["the next die of the bag"] = t.bag.clone().draw(t.rng.clone())
    return unknown


def components(t: State) -> dict[str, list[str | int]]:
    """RP-18.6, RP-18.9: every die and every Market card, wherever it lies."""
    dice: list[str | int] = [*t.bag.items(), *t.aside, *t.loose, *(die for die in t.pool if die != EMPTY)]
    dice += [die for die in (t.enemy, t.held) if die != EMPTY]
    cards: list[str | int] = [*t.deck.items(), *t.market, *t.discard, *t.trash, *t.box]
    for sheet in t.sheets:
        dice += [*sheet.starting, *(die for die in sheet.dice if die != EMPTY)]
        cards += sheet.owned()
    return {"dice": dice, "market": cards}


# -- words -----------------------------------------------------------------------------------------


def card(name: str | int) -> Ref:
    return Ref(f"rp-card-{name}")


def colour(name: str | int) -> Ref:
    return Ref(f"rp-colour-{name}")


def row(name: str | int) -> Ref:
    return Ref(f"rp-row-{name}")


def arrow(name: str | int) -> Ref:
    return Ref(f"rp-arrow-{name}")


# What the parts of a key or an event are called, and how each is said.
SAID: dict[str, Callable[[str | int], Ref]] = {
    "card": card,
    "colour": colour,
    "other": colour,
    "row": row,
    "arrow": arrow,
    "race": lambda name: Ref(f"rp-race-{name}"),
    "side": lambda name: Ref(f"rp-side-{name}"),
    "class": lambda name: Ref(f"rp-class-{name}"),
    "backstory": lambda name: Ref(f"rp-backstory-{name}"),
    "alignment": lambda name: Ref(f"rp-alignment-{name}"),
}
KEYS: dict[str, tuple[str, ...]] = {
    "sheet": ("race", "side"),
    "class": ("class",),
    "pick": ("colour", "face"),
    "row": ("row",),
    "lay": ("colour",),
    "take": ("number",),
    "reroll_taken": (),
    "skill": ("card",),
    "flip": ("row", "space"),
    "swap": ("row", "space"),
    "raise": ("row", "space", "by"),
    "lower": ("row", "space"),
    "reroll": ("row", "space"),
    "with": ("row", "space"),
    "move": ("arrow",),
    "token": (),
    "pass": (),
    "done": (),
    "keep": (),
    "back": (),
    "buy": ("card", "tokens"),
    "buy_top": (),
    "discard": ("card",),
    "gold": (),
    "drop": ("card",),
    "return": ("card",),
    "refresh": ("card",),
    "target": ("seat", "card"),
    "colour": ("colour",),
    "out": ("row", "space"),
    "card": ("number",),
    "turn": ("number",),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "start_roll": ("seat", "face"),
    "start_player": ("seat",),
    "sheet": ("seat", "race"),
    "class_die": ("seat", "colour"),
    "class": ("seat", "class"),
    "dealt": ("seat", "backstory", "alignment"),
    "gold": ("seat", "gold"),
    "placed": ("seat", "colour", "face", "row", "die"),
    "round": ("round", "seat"),
    "laid_out": (),
    "took": ("seat", "number", "colour", "face", "die"),
    "flipped": ("seat", "colour", "face", "die"),
    "swapped": ("seat", "colour", "face", "other", "other_face", "die", "other_die"),
    "shifted": ("seat", "colour", "before", "face", "die"),
    "rerolled": ("seat", "colour", "before", "face", "die"),
    "went_back": ("seat", "colour", "face", "die"),
    "token": ("seat", "arrow"),
    "charisma": ("seat",),
    "skill": ("seat", "card"),
    "diplomacy": ("seat", "owner", "card"),
    "exhausted": ("seat", "card"),
    "moved": ("seat", "colour", "face", "row", "die"),
    "exchanged": ("seat", "other", "colour", "face", "die"),
    "bought": ("seat", "card", "gold", "tokens"),
    "dropped": ("seat", "card"),
    "discarded": ("seat", "card"),
    "returned": ("seat", "card"),
    "refreshed": ("seat", "card"),
    "market": (),
    "reshuffle": ("number",),
    "enemy": ("face",),
    "trashed": ("card",),
}


def prompt(t: State, decision: Decision) -> Message:
    return Message(f"rp-ask-{decision.kind}", _prompt_args(t, decision))


def _prompt_args(t: State, decision: Decision) -> dict[str, Said]:
    if decision.kind in ("starting_row", "row") and t.held != EMPTY:
        return {"colour": colour(t.colour(t.held)), "face": t.faces[t.held]}
    if decision.kind == "order":
        return {"number": decision.args[0]} if isinstance(decision.args[0], int) else {}
    if decision.kind == "keep":
        return {"before": t.before, **_die(t, int(str(decision.args[0])))}
    if decision.kind == "intimidate_die":
        return {"number": len(t.picked)}
    return {}


def option(t: State, decision: Decision, key: Key) -> Message:
    """A thing to choose, said with what a player needs to choose it (the die that lies there, the price)."""
    verb = str(key[0])
    args = named(KEYS[verb], key[1:], SAID)
    sheet = t.sheets[decision.seat]
    if verb in ("take", "turn", "card") or (verb == "pick" and decision.kind == "intimidate_die"):
        number = int(key[1])
        if t.pool[number - 1] == EMPTY:
            return Message("rp-thing-card", {"number": number})
        args = {"number": number, "gold": t.purse[number - 1], **_die(t, t.pool[number - 1])}
        verb = "pick_card" if verb == "pick" else verb
    elif len(key) >= 3 and key[1] in ROWS:
        die = sheet.dice[ROWS.index(key[1]) * 3 + int(key[2]) - 1]
        if die == EMPTY:
            return Message("rp-thing-space", {"row": row(key[1]), "space": int(key[2])})
        args.update(_die(t, die))
        if verb == "raise":
            args.setdefault("by", 1)
    elif verb == "buy":
        args["gold"] = price(t, decision.seat, str(key[1])) - int(key[2])
    elif verb == "buy_top":
        args["gold"] = int(str(decision.args[0]))
    elif verb in ("pass", "done") and decision.kind in (
        "window",
        "second_purchase",
        "last_discards",
        "refresh",
    ):
        verb = f"{verb}_{decision.kind}"
    return Message(f"rp-do-{verb}", args)


def _die(t: State, die: int) -> dict[str, Said]:
    return {"colour": colour(t.colour(die)), "face": t.faces[die]} if die != EMPTY else {}


def event(happened: Told) -> Message:
    name = happened.name
    return Message(f"rp-tell-{name}", named(EVENTS[name], happened.args, SAID))
