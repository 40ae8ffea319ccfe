"""What nobody knows, what there is, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel import EVERYBODY, SPECTATOR, Deck, Result
from ..alone.endings import ending, won
from ..content import LEVELS
from ..land.explore import quests_in_play
from ..scenarios import all_pieces
from ..scenarios import hidden as hidden_in_tale
from ..scenarios import redeal as redeal_tale
from ..scoring import gold_lines, hand_worth, reckoning
from ..setup import left_in_box
from ..state import State
from .elites import bounty_cards, elite_cards, hidden_bounties, redeal_bounties
from .table import back_of

LEFT_OUT = ("artifact", "teleport_scroll")  # stacks that are in the box until a Scenario lays them out


def occasion(t: State) -> str:
    """A Combat: whoever has nothing to say in it may pass all of it. A Hero meets a Monster of a space once a turn."""
    return f"combat {t.round} {t.fight.hero} {t.fight.at}" if t.fight is not None else ""


def redeal(t: State, viewer: int) -> None:
    """Hands of others go back to their decks and are dealt again; what lies face down among its like, too."""
    for deck, bank, names in ((t.silver, t.silver_bank, "silver"), (t.golden, t.gold_bank, "golden")):
        others = [hero for seat, hero in enumerate(t.heroes) if viewer not in (seat, EVERYBODY)]
        hands = [getattr(hero, names) for hero in others]
        sizes = [len(hand) for hand in hands]
        pool = sorted(card for hand in hands for card in hand)
        hidden = [(pile, i) for pile in (deck, bank) for i, is_open in enumerate(pile.open) if not is_open]
        for pile, i in hidden:
            pool += pile.parts[i]
        pool.sort()
        lengths = [len(pile.parts[i]) for pile, i in hidden]
        for hand, size in zip(hands, sizes):
            hand[:] = sorted(pool.pop(t.rng.below(len(pool))) for _ in range(size))
        for (pile, i), length in zip(hidden, lengths):
            pile.parts[i] = sorted(pool.pop(t.rng.below(len(pool))) for _ in range(length))
    _redeal_tops(t, viewer)
    redeal_tale(t, viewer)
    redeal_bounties(t)
    _redeal_boxes(t)


def _knows(viewer: int, seats: Sequence[int]) -> bool:
    """Whether the viewer is among those who have looked."""
    return viewer in seats or (viewer == EVERYBODY and bool(seats))


def _unknown_tops(t: State, level: int, viewer: int | None) -> list[int]:
    """Places of cards whose front the viewer has not seen: 0 is the top, those beneath it follow."""
    cards = [t.tops.get(level, ""), *t.beneath.get(level, ())]
    known = SPECTATOR if viewer is None else viewer
    return [
        place
        for place, card in enumerate(cards)
        if card and card not in t.seen and not _knows(known, t.peers.get(card, ()))
    ]


def _alike(t: State, card: str, other: str) -> bool:
    """Whether two cards have the same back; words are made only where the numbers agree."""
    one, two = t.content.monsters[card], t.content.monsters[other]
    return one.health == two.health and one.least == two.least and back_of(t, card) == back_of(t, other)


def _redeal_tops(t: State, viewer: int) -> None:
    """A card whose back was seen may be any with the same back, unless the viewer has seen its front."""
    for level in LEVELS:
        deck = t.monsters[level]
        cards = [t.tops.get(level, ""), *t.beneath.get(level, ())]
        looked: dict[int, list[int]] = {place: t.peers.pop(card, []) for place, card in enumerate(cards)}
        places = _unknown_tops(t, level, viewer)
        places = [place for place in places if not _knows(viewer, looked[place])]
        while places:
            first = cards[places[0]]
            alike = [place for place in places if _alike(t, cards[place], first)]
            places = [place for place in places if place not in alike]
            pool = [cards[place] for place in alike]
            sizes = []
            for part, is_open in zip(deck.parts, deck.open):
                same = [card for card in part if not is_open and _alike(t, card, first)]
                part[:] = [card for card in part if card not in same]
                sizes.append(len(same))
                pool += same
            pool.sort()
            for place in alike:
                cards[place] = pool.pop(t.rng.below(len(pool)))
            for part, size in zip(deck.parts, sizes):
                part += [pool.pop(t.rng.below(len(pool))) for _ in range(size)]
                part.sort()
        t.tops[level] = cards[0]
        if len(cards) > 1:
            t.beneath[level] = cards[1:]
        t.peers |= {cards[place]: seats for place, seats in looked.items() if seats}


def _redeal_boxes(t: State) -> None:
    """Map tiles and Encounter cards that went back unseen, against those that are still to come."""
    tiles = t.content.map_tiles
    for i, part in enumerate(t.tiles.parts):
        for kind in ("encounter", "general") if not t.tiles.open[i] else ():
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
            if deck.open[i]:
                continue
            pool = sorted([*cards, *t.unused_quests[id]])
            deck.parts[i] = sorted(pool.pop(t.rng.below(len(pool))) for _ in cards)
            t.unused_quests[id] = pool


def _unseen_cards(deck: Deck[str]) -> list[str]:
    return [card for part, is_open in zip(deck.parts, deck.open) if not is_open for card in part]


def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    """What Table B hides, by zone, as far as something else could lie there."""
    unknown: dict[str, Any] = {}
    for names, deck, bank in (("silver", t.silver, t.silver_bank), ("golden", t.golden, t.gold_bank)):
        hands = {seat: getattr(hero, names) for seat, hero in enumerate(t.heroes) if seat != viewer}
        lying, banked = _unseen_cards(deck), _unseen_cards(bank)
        every = [*lying, *banked, *(card for hand in hands.values() for card in hand)]
        if any(card != every[0] for card in every):  # whoever holds all that nobody sees has no secret
            held = {seat: hand for seat, hand in hands.items() if 0 < len(hand) < len(every)}
            unknown |= {f"the {names} hand of {seat}": tuple(hand) for seat, hand in held.items()}
            unknown |= {f"the {names} bank": tuple(banked)} if banked else {}
    for level in LEVELS:
        cards = [t.tops.get(level, ""), *t.beneath.get(level, ())]
        for place in _unknown_tops(t, level, viewer):
            if any(_alike(t, card, cards[place]) for card in t.monsters[level].items()):
                unknown[f"Monster {place} of level {level}"] = cards[place]
    unknown |= hidden_bounties(t)
    for id, deck in t.quests.items():
        if len(deck) and t.unused_quests[id]:
            unknown[f"the quests of {id}"] = tuple(deck.items())
    tiles = t.content.map_tiles
    unused = {(tiles[each].chapter, tiles[each].kind) for each in t.unused_tiles}
    if any((tiles[each].chapter, tiles[each].kind) in unused for each in t.tiles.items()):
        unknown["the Map stack"] = tuple(t.tiles.items())
    unknown |= hidden_in_tale(t, viewer)
    return unknown


def tiles_in_box(t: State) -> list[str]:
    return [each for stack in LEFT_OUT if stack not in t.stacks for each in t.content.stacks[stack]]


def components(t: State) -> dict[str, list[str | int]]:
    """Every tile and card, wherever it lies, also in the box; tokens and potions are unlimited (EU-2.13, EU-2.14)."""
    things: list[str | int] = [*t.gained, *tiles_in_box(t)]
    for stack, deck in t.stacks.items():
        things += left_in_box(t, t.content.stacks[stack])
        things += [*deck.items(), *t.discards[stack], *(each for each in t.offers.get(stack, ()) if each)]
    monsters: list[str | int] = [card for card in t.tops.values() if card]
    for level in t.monsters:
        monsters += [*t.monsters[level].items(), *t.monster_discards[level], *t.beneath.get(level, ())]
    kept = [each for hero in t.heroes for each in hero.bag]
    cards: list[str | int] = [*t.silver.items(), *t.silver_discard, *t.golden.items(), *t.golden_discard]
    cards += [*t.silver_bank.items(), *t.gold_bank.items()]
    cards += [card.id for card in t.content.cards.values() if t.mode not in card.modes for _ in range(card.copies)]
    if t.fight is not None:
        cards += [*t.fight.brief, *t.fight.cursed, *t.fight.lying, *t.fight.stack]
        cards += [t.fight.odd] if t.fight.odd else []
        if t.fight.foe in t.content.monsters and t.fight.foe not in (*kept, *monsters):
            monsters.append(t.fight.foe)
    tiles: list[str | int] = [*t.removed]
    for hero in t.heroes:
        cards += [*hero.silver, *hero.golden]
        tiles += [*hero.unseen, *hero.aside]
        for each in (*hero.slots, *hero.worn, *hero.artifacts, *hero.bag):
            if each and t.thing(each).id != "healing_potion" and each not in t.content.elites:
                (monsters if each in t.content.monsters else things if each in t.content.stack_of else tiles).append(
                    each
                )
    chosen = [hero.id for hero in t.heroes]
    for id, own in t.content.tiles_of.items():
        tiles += left_in_box(t, own) if id in chosen else own
    quests: list[str | int] = [card for hero in t.heroes for card in hero.quests]
    for id, entry in t.content.encounters.items():
        used = quests_in_play(t, id)
        quests += [*t.quests[id].items(), *t.faceup[id], *t.unused_quests[id]] if id in t.quests else used
        quests += [quest.id for quest in entry.quests if quest.id not in used]
    return {
        "tiles": things,
        "monsters": monsters,
        "cards": cards,
        "control": [*t.control.items(), *t.control_discard, *_in_hand(t)],
        "combat_cards": _combat_cards(t),
        "hero_tiles": tiles,
        "quests": quests,
        "map": [*t.land.values(), *t.tiles.items(), *t.unused_tiles],
        "elites": elite_cards(t),
        "bounties": bounty_cards(t),
        "scenario": [*all_pieces(t)],
    }


def _in_hand(t: State) -> list[str | int]:
    """The Control cards that players hold: everybody its own."""
    return [str(seat) for seat, hero in enumerate(t.heroes) for _ in range(hero.control)]


def _combat_cards(t: State) -> list[str | int]:
    """In the box where another player controls the Monster (EU-6.22)."""
    if not t.automatic:
        return [*t.content.combat_cards]
    lying = [t.fight.card] if t.fight is not None and t.fight.card else []
    return [*t.combat_deck.items(), *t.combat_discard, *lying]


def result(t: State) -> Result:
    """EU-47.21 to EU-47.23; alone a rank, together won or lost (EU-48.70, EU-49.17)."""
    lines = tuple(tuple(reckoning(t, seat)) for seat in range(t.n))
    if t.automatic:
        scores = (int(won(t)),) * t.n if t.cooperative else tuple(t.result)
        return Result(scores, (1 if won(t) else 2,) * t.n, lines, ending(t), party=t.cooperative)
    order = [(t.result[seat], hand_worth(t, seat)) for seat in range(t.n)]
    places = tuple(1 + sum(other > own for other in order) for own in order)
    return Result(tuple(t.result), places, lines)


def figures(t: State, seat: int) -> dict[str, int]:
    """What a player decides by."""
    hero = t.heroes[seat]
    if not hero.id:
        return {}
    worth = sum(n for _, _, n in gold_lines(t, seat))
    return {"reputation": hero.reputation, "gold": hero.gold, "health": hero.health, "worth": worth}
