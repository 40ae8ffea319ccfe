"""What a seat may see, and what keys and events are called. The words themselves are in the Fluent files."""

from __future__ import annotations

from typing import Any

from ...kernel import Result
from .content import LEVELS, MOVEMENT, base
from .explore import why_not_enter
from .hurting import foe_of
from .monster_attack import battle_value
from .roll import outcome, powers
from .scoring import gold_lines, hand_worth, reckoning
from .state import Fight, State
from .storage import overflow, set_size
from .sums import told

# -- the view --------------------------------------------------------------------------------------


def view(t: State, seat: int | None) -> dict[str, Any]:
    """Table B: hands are their owner's; decks, stacks and the fronts of Monsters are nobody's."""
    shown = picture(t)
    del shown["secrets"]
    if t.fight is not None:
        del shown["fight"]["lines"]  # the sums tell them
        shown["fight"] |= told(t)
    shown["known"] += [card for card in t.tops.values() if card not in t.seen and seat in t.peers.get(card, ())]
    shown["peeked"] = {space: t.face_down[space] for space, who in t.peeked.items() if who == seat}
    for number, hero in enumerate(shown["heroes"]):
        if number != seat:
            hero["silver"], hero["golden"] = len(hero["silver"]), len(hero["golden"])
    return shown


def picture(t: State) -> dict[str, Any]:
    return {
        "scenario": t.scenario,
        "round": t.round,
        "rounds": t.tale.rounds,
        "first": t.first,
        "active": t.active,
        "heroes": [_hero(t, seat) for seat in range(t.n)],
        "land": dict(t.land),
        "tokens": {space: list(lying) for space, lying in t.tokens.items() if lying},
        "freed": list(t.freed),
        "stack": {"left": len(t.tiles), "chapter": _chapter(t)},
        "offers": {stack: list(offer) for stack, offer in t.offers.items()},
        "decks": {
            **{stack: len(deck) for stack, deck in t.stacks.items()},
            "silver": len(t.silver),
            "gold": len(t.golden),
            "control": len(t.control),
            **{f"quests-{id}": len(deck) for id, deck in t.quests.items()},
        },
        "discards": {stack: sorted(pile) for stack, pile in t.discards.items()},
        "backs": {str(level): _back(t, t.tops[level]) for level in LEVELS if t.tops.get(level)},
        "known": [card for card in t.tops.values() if card in t.seen],
        "beneath": {str(level): len(cards) for level, cards in t.beneath.items() if cards},
        "beaten": {str(level): sorted(pile) for level, pile in t.monster_discards.items()},
        "spent": {"silver": sorted(t.silver_discard), "gold": sorted(t.golden_discard)},
        "control": sorted(t.control_discard),
        "faceup": {id: list(cards) for id, cards in t.faceup.items()},
        "removed": sorted(t.removed),
        "drawn": list(t.gained),
        "fight": _fight(t),
        "roll": _roll(t),
        "trading": _trading(t),
        "notes": dict(t.notes),
        "besieged": dict(t.besieged),
        "since": dict(t.since),
        "badges": list(t.badges),
        "pillaged": list(t.pillaged),
        "people": sorted(t.face_down),
        "face_up": dict(t.face_up),
        "gone": len(t.gone),
        "event": t.event or None,
        "supplies": dict(t.supplies),
        "result": list(t.result),
        "movement": dict(MOVEMENT),
        "reach": reach(t),
        "scores": [[list(line) for line in reckoning(t, seat)] if hero.id else [] for seat, hero in enumerate(t.heroes)],
        "secrets": {
            "tops": dict(t.tops),
            "unused_tiles": sorted(t.unused_tiles),
            "unused_quests": {id: sorted(cards) for id, cards in t.unused_quests.items()},
            "face_down": dict(t.face_down),
            "gone": sorted(t.gone),
        },
    }


def reach(t: State) -> dict[str, int]:
    """Where the active Hero could walk with its Movement and all its tokens, and in how many steps (EU-11.2)."""
    hero = t.heroes[t.active]
    if not hero.at or t.fight is not None:
        return {}
    most = hero.moves + sum(MOVEMENT[token] for token in hero.tokens)
    found = {hero.at: 0}
    queue = [hero.at]
    for each in queue:
        if found[each] == most or (each != hero.at and t.monster_at(each)):
            continue  # a Monster ends the way (EU-11.6)
        for other in t.adjacent(each):
            if other not in found and not why_not_enter(t, t.active, other):
                found[other] = found[each] + 1
                queue.append(other)
    del found[hero.at]
    return found


def _chapter(t: State) -> int:
    return t.data.map_tiles[t.tiles.parts[-1][0]].chapter if len(t.tiles) else 0


def _back(t: State, card: str) -> dict[str, Any]:
    """EU-22.3"""
    monster = t.data.monsters[card]
    return {
        "low": monster.reward_range.low,
        "high": monster.reward_range.high,
        "reward": [[effect.do, effect.what, effect.kind, effect.n] for effect in monster.reward],
        "health": monster.health,
        "least": monster.least,
    }


def _hero(t: State, seat: int) -> dict[str, Any]:
    hero = t.heroes[seat]
    if not hero.id:
        return {"id": "", "silver": [], "golden": []}
    return {
        "id": hero.id,
        "at": hero.at,
        "health": hero.health,
        "most": t.max_health(seat),
        "gold": hero.gold,
        "reputation": hero.reputation,
        "gaar": hero.gaar,
        "moves": hero.moves,
        "tokens": list(hero.tokens),
        "granted": list(hero.granted),
        "slots": list(hero.slots),
        "slots_open": list(hero.slots_open),
        "worn": list(hero.worn),
        "worn_open": list(hero.worn_open),
        "bag": list(hero.bag),
        "sacks": t.sacks(seat),
        "overflow": overflow(t, seat),
        "set": set_size(t, seat),
        "gems": dict(hero.gems),
        "essences": dict(hero.essences),
        "tired": list(hero.tired),
        "gems_on": {thing: list(gems) for thing, gems in hero.gems_on.items()},
        "essences_on": {thing: list(held) for thing, held in hero.essences_on.items()},
        "unseen": list(hero.unseen),
        "aside": list(hero.aside),
        "silver": list(hero.silver),
        "golden": list(hero.golden),
        "control": hero.control,
        "quests": list(hero.quests),
        "kills": list(hero.kills),
        "deaths": hero.deaths,
        "ported": hero.ported,
        "tried": list(hero.tried),
        "notes": dict(hero.notes),
        "powers": powers(t, hero.at) if hero.at else [],
    }


def _fight(t: State) -> dict[str, Any] | None:
    fight = t.fight
    if fight is None:
        return None
    shown = {name: getattr(fight, name) for name in Fight.__dataclass_fields__}
    for name, value in shown.items():
        if isinstance(value, list):
            shown[name] = [list(each) if isinstance(each, tuple) else each for each in value]
        elif isinstance(value, dict):
            shown[name] = dict(value)
    shown["health"] = foe_of(t).health if fight.foe else 0
    shown["sum"] = battle_value(t) if fight.dice else None
    return shown


def _roll(t: State) -> dict[str, Any] | None:
    roll = t.roll
    if roll is None:
        return None
    return {"hero": roll.hero, "why": roll.why, "dice": list(roll.dice), "value": roll.value, "sum": outcome(t)}


def _trading(t: State) -> dict[str, Any] | None:
    trading = t.trading
    if trading is None:
        return None
    return {"place": trading.place, "renewed": trading.renewed, "owed": trading.owed}


# -- secrets -----------------------------------------------------------------------------------------


def redeal(t: State, viewer: int) -> None:
    """Hands of others go back to their decks and are dealt again; what lies face down among its like, too."""
    for deck, names in ((t.silver, "silver"), (t.golden, "golden")):
        hands = [getattr(hero, names) for seat, hero in enumerate(t.heroes) if seat != viewer]
        sizes = [len(hand) for hand in hands]
        pool = sorted(card for hand in hands for card in hand)
        hidden = [i for i, is_open in enumerate(deck.open) if not is_open]
        for i in hidden:
            pool += deck.parts[i]
        pool.sort()
        lengths = [len(deck.parts[i]) for i in hidden]
        for hand, size in zip(hands, sizes):
            hand[:] = sorted(pool.pop(t.rng.below(len(pool))) for _ in range(size))
        for i, length in zip(hidden, lengths):
            deck.parts[i] = sorted(pool.pop(t.rng.below(len(pool))) for _ in range(length))
    _redeal_tops(t, viewer)
    _redeal_people(t, viewer)
    _redeal_boxes(t)


def _redeal_tops(t: State, viewer: int) -> None:
    """A card whose back was seen may be any with the same back, unless the viewer has seen its front."""
    for level in LEVELS:
        deck = t.monsters[level]
        places = [t.tops.get(level, ""), *t.beneath.get(level, ())]
        for place, card in enumerate(places):
            if not card or card in t.seen or viewer in t.peers.get(card, ()):
                continue
            back = _back(t, card)
            for i, part in enumerate(deck.parts):
                alike = sorted([card, *(each for each in part if not deck.open[i] and _back(t, each) == back)])
                chosen = alike[t.rng.below(len(alike))]
                if chosen != card:
                    part[part.index(chosen)] = card
                    part.sort()
                    card = places[place] = chosen
        if places[0]:
            t.tops[level] = places[0]
        if len(places) > 1:
            t.beneath[level] = places[1:]


def _redeal_people(t: State, viewer: int) -> None:
    """Face-down persons, but for those at which the viewer has looked."""
    spaces = sorted(space for space in t.face_down if t.peeked.get(space) != viewer)
    pool = sorted([*(t.face_down[space] for space in spaces), *t.people.items()])
    for space in spaces:
        t.face_down[space] = pool.pop(t.rng.below(len(pool)))
    t.people.parts, t.people.open = [], []
    t.people.shuffle_on_top(pool)


def _redeal_boxes(t: State) -> None:
    """Map tiles and Encounter cards that went back unseen, against those that are still to come."""
    for i, part in enumerate(t.tiles.parts):
        for kind in ("encounter", "general"):
            tiles = t.data.map_tiles
            chapter = tiles[part[0]].chapter
            inside = [each for each in part if tiles[each].kind == kind]
            outside = [each for each in t.unused_tiles if tiles[each].kind == kind and tiles[each].chapter == chapter]
            pool = sorted(inside + outside)
            chosen = [pool.pop(t.rng.below(len(pool))) for _ in inside]
            t.tiles.parts[i] = part = sorted([*(each for each in part if each not in inside), *chosen])
            t.unused_tiles = [each for each in t.unused_tiles if each not in outside] + pool
    t.unused_tiles.sort()
    for id, deck in t.quests.items():
        for i, cards in enumerate(deck.parts):
            pool = sorted([*cards, *t.unused_quests[id]])
            deck.parts[i] = sorted(pool.pop(t.rng.below(len(pool))) for _ in cards)
            t.unused_quests[id] = pool


def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    """What Table B hides, by zone."""
    unknown: dict[str, Any] = {}
    for seat, hero in enumerate(t.heroes):
        for names, deck in (("silver", t.silver), ("golden", t.golden)):
            hand = getattr(hero, names)
            pool = {*hand, *(card for part in deck.parts for card in part)}
            if seat != viewer and hand and len(pool) > 1:
                unknown[f"the {names} hand of {seat}"] = tuple(hand)
    for id, deck in t.quests.items():
        if len(deck) and t.unused_quests[id]:
            unknown[f"the quests of {id}"] = tuple(deck.items())
    return unknown


def components(t: State) -> dict[str, list[str | int]]:
    """Every tile and card, wherever it lies; tokens and potions are unlimited (EU-2.13, EU-2.14)."""
    things: list[str | int] = []
    for stack, deck in t.stacks.items():
        things += deck.items()
        things += t.discards[stack]
    for offer in t.offers.values():
        things += [each for each in offer if each]
    things += t.gained
    monsters: list[str | int] = [card for card in t.tops.values() if card]
    for level in t.monsters:
        monsters += [*t.monsters[level].items(), *t.monster_discards[level]]
        monsters += t.beneath.get(level, ())
    kept = [each for hero in t.heroes for each in hero.bag]
    if t.fight is not None and t.fight.foe and t.fight.foe not in (*kept, *monsters):
        monsters.append(t.fight.foe)
    cards: list[str | int] = [*t.silver.items(), *t.silver_discard, *t.golden.items(), *t.golden_discard]
    tiles: list[str | int] = [*t.removed]
    for hero in t.heroes:
        cards += [*hero.silver, *hero.golden]
        for each in (*hero.slots, *hero.worn, *hero.bag):
            if not each or base(each) == "healing_potion":
                continue
            if each in t.data.monsters:
                monsters.append(each)
            elif each in t.data.stack_of:
                things.append(each)
            else:
                tiles.append(each)
        tiles += [*hero.unseen, *hero.aside]
    if t.fight is not None:
        cards += [*t.fight.brief, *t.fight.cursed, *t.fight.lying]
    quests: list[str | int] = [card for hero in t.heroes for card in hero.quests]
    for id, deck in t.quests.items():
        quests += [*deck.items(), *t.faceup[id], *t.unused_quests[id]]
    land: list[str | int] = [*t.land.values(), *t.tiles.items(), *t.unused_tiles]
    found = {"tiles": things, "monsters": monsters, "cards": cards, "hero_tiles": tiles, "map": land}
    return found | {f"quests-{id}": [q for q in quests if t.data.encounter_of[str(q)] == id] for id in t.quests}


def result(t: State) -> Result:
    """EU-47.21 to EU-47.23"""
    order = [(t.result[seat], hand_worth(t, seat)) for seat in range(t.n)]
    places = tuple(1 + sum(other > own for other in order) for own in order)
    lines = tuple(tuple(reckoning(t, seat)) for seat in range(t.n))
    return Result(tuple(t.result), places, lines)


def figures(t: State, seat: int) -> dict[str, int]:
    """What a player decides by."""
    hero = t.heroes[seat]
    if not hero.id:
        return {}
    worth = sum(n for _, _, n in gold_lines(t, seat))
    return {"reputation": hero.reputation, "gold": hero.gold, "health": hero.health, "worth": worth}
