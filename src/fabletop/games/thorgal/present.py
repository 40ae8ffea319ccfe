"""What a seat may see, and what keys and events are called. The words themselves are in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Decision, Event, Key, Message, Ref, Result
from ...kernel.messages import Said, named
from .adventure import rules_of
from .combat import die_shape, fight_grid, fight_icons, open_hearts
from .content import TOKENS
from .geometry import cells_of
from .journey import marked_column, tiles
from .locations import box_of, closed, missing, price
from .row import left_of, specials_of
from .setup import left_in_box, redeal_terrain
from .state import BESIDE, State
from .turn import forecast

# -- the view --------------------------------------------------------------------------------------


def view(t: State, seat: int | None) -> dict[str, Any]:
    """Table B: everything lies open but the decks, and what an adventure hides."""
    shown = picture(t)
    del shown["secrets"]
    for code in rules_of(t, "conceal"):
        code(t, shown, seat)
    return shown


def picture(t: State) -> dict[str, Any]:
    return {
        "adventure": t.adventure,
        "round": t.round,
        "rounds": t.tale.rounds,
        "phase": t.phase,
        "turn": t.turn,
        "first": t.first,
        "active": t.active,
        "order": [(t.first + i) % len(t.heroes) for i in range(TOKENS)] if t.heroes else [],
        "heroes": [_hero(t, hero) for hero in range(len(t.heroes))],
        "areas": {area: {"open": t.open_area(area), "sources": t.sources_of(area)} for area in t.map.areas},
        "locations": {location: _location(t, location) for location in t.map.locations},
        "blocked_borders": [border for border in t.map.borders if border in t.blocked],
        "row": [_card(t, slot) for slot in range(len(t.row))],
        "beside": t.tokens.count(BESIDE),
        "specials": list(t.special),
        "path": list(t.path),
        "tiles": [{"shape": each[0], "cells": _cells(t.laid_mask(each), t.rows)} for each in t.laid],
        "gathered": [list(divmod(cell, t.rows)) for cell in t.gathered],
        "marked": marked_column(t) if t.path else 0,
        "display": list(t.display),
        "event": t.event or None,
        "decks": {
            "terrain": len(t.terrain),
            "items": len(t.items),
            "findings": len(t.findings),
            **{f"enemy_{tier}": len(deck) for tier, deck in t.foes.items()},
            **{f"event_{name}": len(deck) for name, deck in t.events.items()},
        },
        "discards": {
            "items": sorted(t.item_discard),
            "findings": sorted(t.finding_discard),
            **{f"enemy_{tier}": sorted(cards) for tier, cards in t.foe_discard.items()},
            **{f"event_{name}": sorted(cards) for name, cards in t.event_discard.items()},
        },
        "track": t.track if t.tale.track else None,
        "ship": t.ship or None,
        "goals": dict(t.goals),
        "flags": list(t.flags),
        "told": list(t.told),
        "reading": t.reading or None,
        "notes": dict(t.notes),
        "names": dict(t.names),
        "aside": {name: list(things) for name, things in t.aside.items()},
        "secrets": dict(t.secrets),
        "act": _act(t),
        "fight": _fight(t),
        "tile": t.tile or None,
        "ending": t.ending or None,
    }


def _cells(mask: int, height: int) -> list[list[int]]:
    return [list(cell) for cell in cells_of(mask, height)]


def _hero(t: State, hero: int) -> dict[str, Any]:
    own = t.heroes[hero]
    height = t.wound_grid(hero).height
    entry = t.data.heroes[own.id]
    return {
        "id": own.id,
        "seat": t.seat(hero),
        "area": own.area,
        "dial": own.dial,
        "track": own.track,
        "dice": list(entry.dial[own.dial - 1]),
        "tiles": list(dict.fromkeys(shape for step in entry.track[: own.track] for shape in step)),
        "threat": own.threat,
        "skill": own.ready,
        "skill_used": own.used == t.round,
        "pool": dict(own.pool),
        "items": list(own.items),
        "wounds": [{"shape": shape, "cells": _cells(mask, height)} for shape, mask in own.wounds],
    }


def _location(t: State, location: str) -> dict[str, Any]:
    boxes = []
    for i in range(len(t.map.locations[location].boxes)):
        name = f"{location}-{i}"
        fixed = bool(box_of(t, name).needs.cost)
        boxes.append(
            {
                "on": dict(t.on_box.get(name, {})),
                "price": price(t, name) if fixed else {},
                "missing": missing(t, name) if fixed else None,
                "raised": list(t.raised.get(name, ())),
                "offering": t.offerings.get(name),
                "closed": closed(t, t.chooser, name) if t.heroes else "",
            }
        )
    return {
        "there": t.there(t.map.locations[location]),
        "enemies": list(t.enemies.get(location, ())),
        "blocked": location in t.blocked,
        "read": location in t.read,
        "boxes": boxes,
    }


def _card(t: State, slot: int) -> dict[str, Any]:
    """A card of the Row, its tokens, and what its action would be worth with one more (TH-14.17)."""
    card = t.row[slot]
    return {
        "card": card,
        "tokens": [awake for at, awake in zip(t.tokens, t.awake) if at == slot],
        "left": left_of(t, slot),
        "blocked": card in t.blocked,
        "goals": t.goals.get(card, 0),
        "specials": [each for type in t.types_under(slot) for each in specials_of(t, type)],
        "worth": forecast(t, slot) if t.heroes else [],
    }


def _act(t: State) -> dict[str, Any] | None:
    if not t.acts:
        return None
    act = t.act
    return {
        "type": act.type,
        "value": act.value,
        "hero": act.hero,
        "main": act.main,
        "card": act.card or None,
        "done": act.done,
        "at": act.at or None,
        "may": {
            name: number for name, number in act.may.items() if number and not name.startswith(("bonus-", "refused-"))
        },
        "tiles": tiles(t, act.hero) if act.type == "journey" else [],
    }


def _fight(t: State) -> dict[str, Any] | None:
    fight = t.fight
    if fight is None:
        return None
    height = fight_grid(t)[0].height if fight.cards else 0
    return {
        "at": fight.at or None,
        "tiers": list(fight.tiers),
        "cards": list(fight.cards),
        "dice": list(fight.dice),
        "faces": list(fight.faces),
        "shapes": [die_shape(t, i) for i in range(len(fight.faces))],
        "critical": list(fight.critical),
        "tiles": list(fight.tiles),
        "laid": [{"shape": shape, "cells": _cells(mask, height)} for shape, mask in fight.laid],
        "covered": [list(divmod(cell, height)) for cell in fight.covered],
        "hearts": open_hearts(t) if fight.cards else 0,
    }


def redeal(t: State, viewer: int) -> None:
    """Decks have no order; what an adventure hides is dealt again by its rule."""
    redeal_terrain(t)
    for code in rules_of(t, "redeal"):
        code(t, viewer)


def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    """Table B: what nobody knows is what will be drawn next."""
    unknown: dict[str, Any] = {}
    for name, deck in (("terrain", t.terrain), ("items", t.items), ("findings", t.findings)):
        if deck.parts and not deck.open[-1] and len(deck.parts[-1]) > 1:
            unknown[f"the top of the {name}"] = deck.clone().draw(t.rng.clone())
    if left_in_box(t) and any(t.data.terrain[card].kind == "standard" for card in t.terrain.items()):
        unknown["the terrain in the box"] = left_in_box(t)
    for code in rules_of(t, "hidden"):
        unknown.update(code(t, viewer))
    return unknown


def components(t: State) -> dict[str, list[str | int]]:
    """Every card, wherever it lies; tokens and tiles are unlimited (TH-1.22)."""
    items: list[str | int] = [*t.items.items(), *t.display, *t.item_discard]
    for hero in t.heroes:
        items += hero.items
    actions: list[str | int] = [*t.row, *t.unused]
    terrain: list[str | int] = [*t.path, *t.terrain.items()]
    findings: list[str | int] = [*t.findings.items(), *t.finding_discard]
    events: list[str | int] = [each for deck in t.events.values() for each in deck.items()]
    events += [each for cards in t.event_discard.values() for each in cards]
    if t.event:
        events.append(t.event)
    found = {"items": items, "actions": actions, "terrain": terrain, "findings": findings, "events": events}
    for code in rules_of(t, "pieces"):
        found.update(code(t))
    return found


def result(t: State) -> Result:
    """Won or lost together; there is no score (TH-2.1, TH-5.12)."""
    won = any(ending.id == t.ending and ending.won for ending in t.tale.endings)
    return Result((int(won),) * t.n, (1 if won else 2,) * t.n, rank=f"th-{t.word('ending', t.ending)}")


# -- words -----------------------------------------------------------------------------------------


def _ref(kind: str) -> Callable[[str | int], Ref]:
    return lambda id: Ref(f"th-{kind}-{id}")


def own(name: str | int) -> Ref:
    """A thing of the adventure, by its whole name."""
    return Ref(f"th-{name}")


SAID: dict[str, Callable[[str | int], Ref]] = {
    "hero": lambda id: Ref(f"th-hero-{id}", "short"),
    "other": lambda id: Ref(f"th-hero-{id}", "short"),
    "kind": _ref("resource"),
    "shape": _ref("tile"),
    "tier": _ref("tier"),
    "colour": _ref("die"),
    "penalty": _ref("icon"),
    "item": _ref("item"),
    "action": _ref("action"),
    "new": _ref("action"),
    "enemy": _ref("enemy"),
    "terrain": _ref("terrain"),
    "finding": _ref("finding"),
    "event": _ref("event"),
    "special": _ref("special"),
    "type": _ref("type"),
    "place": own,
    "goal": own,
    "guest": own,
}
# What keys are made of, by verb; what needs the state to be said is in _OPTIONS.
KEYS: dict[str, tuple[str, ...]] = {
    "shape": ("shape",),
    "lay": ("turn", "x", "y"),
    "skip": (),
    "dial": (),
    "track": (),
    "kind": ("kind",),
    "done": (),
    "back": ("kind",),
    "take": ("item",),
    "drop": ("item",),
    "token": ("location", "tier"),
    "keep": (),
    "replace": ("action",),
    "refresh": (),
    "skill": (),
    "item": ("item",),
    "go": (),
    "tile": ("shape",),
    "stop": (),
    "yes": (),
    "no": (),
    "nothing": (),
    "put": ("kind",),
    "enough": (),
    "roll": (),
    "add": ("colour",),
    "upgrade": ("colour",),
    "stand": (),
    "scrap": ("item",),
    "close": (),
    "leave": (),
    "resolve": (),
    "pay": (),
    "ignore": (),
    "suffer": (),
    "sail": (),
    "walk": (),
    "fare": ("kind",),
    "stow": (),
    "act": (),
    "seal": (),
    "draw_threat": (),
    "wake": (),
    "move_on": (),
    "stumble": (),
    "stay": (),
    "draw": (),
    "calm": (),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "died": ("hero",),
    "wounded": ("hero", "shape"),
    "die": ("hero", "colour", "shape"),
    "healed": ("hero", "shape"),
    "level": ("hero", "side", "number"),
    "threat": ("hero", "number"),
    "calmed": ("hero", "number"),
    "gained": ("hero", "kind", "number"),
    "lost": ("hero", "kind", "number"),
    "unmet": ("hero",),
    "refreshed": ("hero",),
    "item": ("hero", "item"),
    "lost_item": ("hero", "item"),
    "used_item": ("hero", "item"),
    "scrapped": ("hero", "item"),
    "finding": ("hero", "finding"),
    "enemy": ("place", "tier"),
    "enemy_moved": ("place", "goal", "tier"),
    "raised": ("place", "tier"),
    "lowered": ("place", "tier"),
    "removed": ("place", "tier"),
    "blocked": ("place",),
    "unblocked": ("place",),
    "raised_cost": ("place", "kind"),
    "goal": ("place",),
    "goal_off": ("place",),
    "track": ("number",),
    "new_card": ("action",),
    "replaced": ("action", "new"),
    "special_card": ("special",),
    "round": ("round",),
    "next_round": ("round",),
    "token": ("hero", "action"),
    "skill": ("hero",),
    "ignored": ("hero", "penalty"),
    "laid": ("hero", "shape"),
    "terrain": ("terrain",),
    "gathered": ("hero", "terrain"),
    "moved": ("hero", "place"),
    "assigned": ("hero", "place", "kind"),
    "resolved": ("hero", "place"),
    "fights": ("hero", "place", "tier"),
    "enemy_card": ("enemy",),
    "rolled": (),
    "rerolled": ("shape",),
    "struck": ("hero", "shape"),
    "lost_combat": ("hero", "number"),
    "won_combat": ("hero",),
    "paragraph": ("place", "number"),
    "thread": ("place", "number"),
    "read": ("place",),
    "time": (),
    "icon": ("place",),
    "shielded": ("place",),
    "event": ("event",),
    "flag": ("place",),
    "ending": ("place",),
    "trust_roll": ("hero", "place", "result", "number"),
    "ships": ("place", "number", "left"),
    "ships_lost": ("place", "number", "left"),
    "sailed": ("hero", "place"),
    "turned_dark": ("place",),
    "turned_light": ("place",),
    "reflection_gone": ("hero",),
    "hero": ("hero",),
    "first": ("hero",),
    "turned_up": ("place", "guest"),
    "in_tow": ("hero", "guest"),
    "waits": ("guest", "place"),
    "aboard": ("guest",),
    "dismissed": ("guest",),
    "seated": ("guest",),
    "sits": ("hero",),
    "ship": ("place",),
    "seal": ("place",),
    "innocent": ("place",),
    "thief_found": ("place",),
    "fleet_sails": ("place", "goal"),
    "ship_sunk": ("place", "left"),
    "fleet_gone": ("place",),
    "unseen": ("place",),
    "hunted": ("place",),
}


def prompt(t: State, decision: Decision) -> Message:
    """A question of one Hero names it: in a solo game one player has two."""
    args: dict[str, Said] = {"hero": _short(t, _asked_hero(t, decision))} if t.heroes else {}
    if t.acts:
        args["value"] = t.act.value
        args["left"] = max(0, t.act.value - t.act.done)
    if decision.kind in ("consent", "come"):
        args["other"] = _short(t, int(str(decision.args[1])))
        if decision.kind == "consent":
            args["kind"] = SAID["kind"](str(decision.args[2]))
    if decision.kind == "replace":
        args["action"] = SAID["action"](str(decision.args[0]))
    if decision.kind in ("wound", "spot", "fight_spot"):
        args["shape"] = SAID["shape"](str(decision.args[-1]))
    return Message(f"th-ask-{decision.kind}", args)


def _asked_hero(t: State, decision: Decision) -> int:
    """The Hero that a question concerns: its first argument where that is one, else who moves."""
    first = decision.args[0] if decision.args else None
    if isinstance(first, int) and 0 <= first < len(t.heroes) and t.seat(first) == decision.seat:
        return first
    return t.chooser


def _short(t: State, hero: int) -> Ref:
    return SAID["hero"](t.heroes[hero].id)


def option(t: State, decision: Decision, key: Key) -> Message:
    """A thing to choose, said with what a player needs to choose it."""
    verb = str(key[0])
    made = _OPTIONS.get(verb)
    if made is not None:
        found = made(t, decision, key)
        if found is not None:
            return found
    name = f"{verb}_{decision.kind}" if verb in ("done", "skip", "go", "keep", "close", "enough") else verb
    return Message(f"th-do-{name}", named(KEYS[verb], key[1:], SAID))


def _location_ref(t: State, id: object) -> Ref:
    return own(t.word("location", str(id)))


def _hero_option(t: State, decision: Decision, key: Key) -> Message:
    hero = str(key[1]) if isinstance(key[1], str) else t.heroes[key[1]].id
    return Message(f"th-do-hero_{decision.kind}", {"hero": SAID["hero"](hero)})


def _put(t: State, decision: Decision, key: Key) -> Message | None:
    if decision.kind != "token":
        return None
    slot, to = int(key[1]), int(key[2])
    origin = SAID["action"](t.row[slot]) if slot != BESIDE else Ref("th-beside")
    return Message("th-do-put_token", {"action": SAID["action"](t.row[to]), "from": origin})


def _box(t: State, decision: Decision, key: Key) -> Message:
    location = str(key[1]).rpartition("-")[0]
    return Message(f"th-do-box_{decision.kind}", {"place": _location_ref(t, location)})


def _cross(t: State, decision: Decision, key: Key) -> Message:
    border = t.map.borders[str(key[1])]
    area = t.heroes[int(str(decision.args[0]))].area
    goal = border.b if border.a == area else border.a
    return Message("th-do-cross", {"place": own(t.word("area", goal)), "kind": Ref(f"th-border-{border.kind}")})


def _border(t: State, decision: Decision, key: Key) -> Message:
    border = t.map.borders[str(key[1])]
    return Message("th-do-border", {"place": own(t.word("area", border.a)), "goal": own(t.word("area", border.b))})


def _space(t: State, decision: Decision, key: Key) -> Message:
    cell = int(key[1])
    if decision.kind == "covered":
        card, icons = fight_icons(t, cell)
        return Message("th-do-space", {"card": SAID["enemy"](card), "icons": _icons(icons)})
    card, icons = t.space(cell)
    verb = "gather" if decision.kind == "gather" else "clear" if decision.kind == "clear" else "space"
    return Message(f"th-do-{verb}", {"card": SAID["terrain"](card), "icons": _icons(icons)})


def _icons(icons: tuple[str, ...]) -> tuple[Ref, ...]:
    found = []
    for icon in icons:
        for each in icon.split("/"):
            found.append(Ref(f"th-resource-{each}" if each in RESOURCE_NAMES else f"th-icon-{each}"))
    return tuple(found)


RESOURCE_NAMES = ("building", "ore", "gossip", "magic", "fate", "power")


def _foe(t: State, decision: Decision, key: Key) -> Message:
    if key[0] == "group":
        return Message("th-do-group", {"place": _location_ref(t, key[1])})
    if len(key) > 3 and isinstance(key[3], str):
        return Message("th-do-foe_card", {"place": _location_ref(t, key[1]), "card": own(t.word("card", key[3]))})
    if len(key) > 3:
        return Message("th-do-foe_of", {"place": _location_ref(t, key[1]), "hero": _short(t, int(key[3]))})
    name = "foe" if key[0] == "foe" else f"token_{decision.kind}"
    return Message(f"th-do-{name}", {"place": _location_ref(t, key[1]), "tier": SAID["tier"](key[2])})


def _die(t: State, decision: Decision, key: Key) -> Message:
    i = int(key[1])
    assert t.fight is not None
    args: dict[str, Said] = {"colour": SAID["colour"](t.fight.dice[i]), "shape": SAID["shape"](die_shape(t, i))}
    return Message(f"th-do-{key[0]}", args)


def _heal(t: State, decision: Decision, key: Key) -> Message:
    hero = int(str(decision.args[0]))
    return Message("th-do-heal", {"shape": SAID["shape"](t.heroes[hero].wounds[int(key[1])][0])})


def _choice(t: State, decision: Decision, key: Key) -> Message:
    """An option of a list: the adventure's own words, or those of the effects."""
    name = str(decision.args[0])
    listed, _, index = name.rpartition("/")
    effects = t.data.lists[listed][int(index)].options[int(key[1])].effects
    words: dict[str, Said] = {"number": int(key[1]) + 1, "list": name, "effects": _verbs(effects)}
    return Message("th-do-option", words)


def _verbs(effects: tuple[Any, ...]) -> tuple[Ref, ...]:
    return tuple(Ref(f"th-verb-{effect.do}") for effect in effects)


def _main(t: State, decision: Decision, key: Key) -> Message:
    main = t.data.actions[str(decision.args[0])].main[int(key[1])]
    return Message("th-do-main", {"type": SAID["type"](main.type), "value": main.value})


def _bonus(t: State, decision: Decision, key: Key) -> Message:
    bonus = t.data.actions[t.act.card].bonus[int(key[1])]
    return Message("th-do-bonus", {"mode": Ref(f"th-mode-{bonus.mode}"), "effects": _verbs(bonus.effects)})


def _thread(t: State, decision: Decision, key: Key) -> Message:
    number = int(str(decision.args[0]))
    return Message("th-do-thread", {"thread": Ref(f"th-{t.word('par', number)}", f"thread{int(key[1]) + 1}")})


def _from(t: State, decision: Decision, key: Key) -> Message:
    return Message("th-do-from", {"hero": _short(t, int(key[1])), "kind": SAID["kind"](str(decision.args[1]))})


def _instead(t: State, decision: Decision, key: Key) -> Message:
    wanted, spent = SAID["kind"](str(decision.args[1])), SAID["kind"](key[2])
    return Message("th-do-instead", {"hero": _short(t, int(key[1])), "kind": spent, "wanted": wanted})


def _deed(t: State, decision: Decision, key: Key) -> Message:
    return Message("th-do-deed", {"deed": own(t.word("deed", key[1]))})


def _fleet(t: State, decision: Decision, key: Key) -> Message:
    return Message("th-do-fleet", {"place": own(t.word("card", key[1]))})


def _card_option(t: State, decision: Decision, key: Key) -> Message:
    said = {"enemy_card": "enemy", "clear_card": "terrain"}.get(decision.kind, "action")
    return Message(f"th-do-card_{decision.kind}", {"card": SAID[said](key[1])})


def _next(t: State, decision: Decision, key: Key) -> Message:
    assert t.fight is not None
    return Message("th-do-next", {"card": SAID["enemy"](t.fight.cards[int(key[1])])})


def _plain_location(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"th-do-{key[0]}", {"place": _location_ref(t, key[1])})


def _area(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"th-do-{key[0]}", {"place": own(t.word("area", key[1]))})


def _guest(t: State, decision: Decision, key: Key) -> Message:
    return Message("th-do-guest", {"guest": own(t.word("card", key[1]))})


def _skill(t: State, decision: Decision, key: Key) -> Message:
    hero = t.data.heroes[t.heroes[_asked_hero(t, decision)].id]
    return Message("th-do-skill", {"skill": Ref(f"th-skill-{hero.skill.id}")})


_OPTIONS: dict[str, Callable[[State, Decision, Key], Message | None]] = {
    "hero": _hero_option,
    "put": _put,
    "box": _box,
    "cross": _cross,
    "border": _border,
    "space": _space,
    "gather": _space,
    "clear": _space,
    "foe": _foe,
    "group": _foe,
    "token": _foe,
    "reroll": _die,
    "blood": _die,
    "critical": _die,
    "heal": _heal,
    "option": _choice,
    "main": _main,
    "bonus": _bonus,
    "thread": _thread,
    "from": _from,
    "instead": _instead,
    "fleet": _fleet,
    "deed": _deed,
    "card": _card_option,
    "next": _next,
    "location": _plain_location,
    "peek": _plain_location,
    "ask_leave": _plain_location,
    "area": _area,
    "harbour": _area,
    "guest": _guest,
    "skill": _skill,
}


def event(happened: Event) -> Message:
    name = happened.name
    args = named(EVENTS[name], happened.args, SAID)
    if name == "rolled":
        args["shapes"] = tuple(Ref(f"th-tile-{shape}") for shape in happened.args)
    if name == "paragraph":
        args["number"] = happened.args[1]
    return Message(f"th-tell-{name}", args)
