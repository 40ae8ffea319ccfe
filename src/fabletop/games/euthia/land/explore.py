"""Moving, revealing Map tiles, Portals and Teleports, the Powers of Fire and Water (EU-11, EU-12, EU-16, EU-17)."""

from __future__ import annotations

from ....kernel import Deck, Question, Rules, ask
from ..choices.base import SKIP, Skip
from ..choices.turn import TO, WITH_GRANT, WITH_TILE, WITH_TOKEN, LayTile, To, With
from ..events.turn import Moved, TileRevealed
from ..hero.body import heal, wound
from ..hero.roll import powers, warded
from ..scenarios import tile_revealed
from ..scenes import in_turn, scene
from ..state import State
from .geometry import is_centre, neighbours

FAR = 1000  # farther than any two spaces lie apart
FIRE_WOUNDS = 2
WATER_HEALS = 2
LONELY_QUESTS = 3  # of an Encounter, alone or together, whatever the number of players (EU-48.9, EU-48.10, EU-49.13)


def action_sources(t: State, seat: int, action: str) -> list[With]:
    """A token, or a tile that grants the Action (EU-8.3, EU-8.4, EU-11.7). Those of a kind are alike."""
    hero = t.heroes[seat]
    found: list[With] = [WITH_GRANT] if action in hero.granted else []
    if action in hero.tokens:
        found.append(WITH_TOKEN)
    granting = t.content.granting
    for each in (*hero.places, *hero.bag):
        if each not in granting or each in hero.tired or (each in hero.bag and t.thing(each).slot):
            continue
        if action in granting[each]:
            found.append(WITH_TILE[each])
    return list(dict.fromkeys(found))


def can_pay(t: State, seat: int, action: str) -> bool:
    """Whether there is anything to pay for an Action with."""
    return action in t.heroes[seat].tokens or bool(action_sources(t, seat, action))


def entering_refusal(t: State, seat: int, space: str) -> str:
    """EU-11.5, EU-11.11, EU-16.2, EU-16.3"""
    if not t.may_enter_centre(space):
        return "EU-14.6"
    if t.monster_at(space) and not can_pay(t, seat, "combat"):
        return "EU-11.5"
    return ""


def open_ways(t: State, seat: int) -> list[str]:
    """The spaces beside the Hero that may be entered: whoever can pay for a Combat fears no Monster."""
    armed = can_pay(t, seat, "combat")
    spaces = t.adjacent(t.heroes[seat].at)
    return [each for each in spaces if t.may_enter_centre(each) and (armed or not t.monster_at(each))]


# -- Fire and Water --------------------------------------------------------------------------------


def burning(t: State, space: str) -> str:
    """The one of the two Powers that acts there; both together cancel (EU-17.6, EU-17.7)."""
    found = powers(t, space)
    if ("fire" in found) == ("water" in found):
        return ""
    return "fire" if "fire" in found else "water"


def feel(t: State, seat: int, power: str) -> None:
    if power == "fire" and not warded(t, seat, "fire"):
        wound(t, seat, FIRE_WOUNDS, "EU-17.2")
    elif power == "water":
        heal(t, seat, WATER_HEALS, "EU-17.4")


# -- entering ----------------------------------------------------------------------------------------


def arrive(t: State, seat: int, space: str) -> None:
    """EU-11.9: the Powers, the reveal, then the Monster."""
    t.heroes[seat].at = space
    t.tell(Moved, "EU-11.2", seat, space, *t.named(space))
    t.then("entered", seat)


@scene(below=in_turn)
def entered(t: State, seat: int) -> None:
    t.then("meet", seat)
    t.then("reveal", seat)
    feel(t, seat, burning(t, t.heroes[seat].at))


@scene()
def meet(t: State, seat: int) -> None:
    """EU-20.1: an undefeated Monster is fought at once."""
    if t.monster_at(t.heroes[seat].at):
        t.then("combat", seat)


def _slots(t: State, seat: int) -> list[LayTile]:
    return [LayTile(anchor) for anchor in t.free_slots(t.heroes[seat].at)]


SLOT = Question("slot", "EU-12.3", _slots)


@scene(below=in_turn)
def reveal(t: State, seat: int) -> Rules[None] | None:
    """One tile at a time, until the space is surrounded or the stack is empty (EU-12.3 to EU-12.7)."""
    at = t.heroes[seat].at
    if is_centre(at) or not t.tiles.parts or not t.free_slots(at):
        return None
    return _reveal_one(t, seat)


def _reveal_one(t: State, seat: int) -> Rules[None]:
    key = yield from ask(t, seat, SLOT)
    t.then("reveal", seat)
    place_tile(t, seat, key.anchor, t.tiles.draw(t.rng))


def place_tile(t: State, seat: int, anchor: str, tile: str) -> None:
    brings_power = tile in t.content.elements
    had = {each: powers(t, hero.at) for each, hero in enumerate(t.heroes) if hero.at} if brings_power else {}
    t.land[anchor] = tile
    t.tell(TileRevealed, "EU-12.3", seat, tile, anchor)
    set_up_encounters(t, anchor)
    tile_revealed(t, seat, anchor)
    for each in (*t.others(seat), seat):  # EU-17.16; the death of the revealer ends the reveal (EU-12.14)
        if each not in had:
            continue
        power = burning(t, t.heroes[each].at)
        if power and power not in had[each]:  # EU-17.14, EU-17.15
            feel(t, each, power)


def set_up_encounters(t: State, anchor: str) -> None:
    """EU-12.10, EU-15.1 to EU-15.6"""
    tile = t.content.map_tiles[t.land[anchor]]
    for space in (*tile.hexes, tile.centre):
        if space is not None and space.encounter and space.encounter not in t.quests:
            open_encounter(t, space.encounter)


def quests_in_play(t: State, id: str) -> list[str]:
    """The cards of an Encounter; of the Witch those of the mode (EU-15.2, EU-48.9, EU-49.13)."""
    quests = t.content.encounters[id].quests
    solo = t.automatic and any(quest.solo for quest in quests)
    return [quest.id for quest in quests if quest.solo == solo]


def open_encounter(t: State, id: str) -> None:
    every = quests_in_play(t, id)
    whole: Deck[str] = Deck()
    whole.shuffle_on_top(every)
    chosen = whole.draw_up_to(LONELY_QUESTS if t.automatic else t.n + 2, t.rng)  # EU-15.3, EU-48.9, EU-48.10
    deck: Deck[str] = Deck()
    deck.shuffle_on_top(chosen)
    t.unused_quests[id] = whole.items()
    t.quests[id] = deck
    t.faceup[id] = []
    refill_quests(t, id)


def refill_quests(t: State, id: str) -> list[str]:
    """EU-15.5, EU-8.16: what has been turned up."""
    before = len(t.faceup[id])
    while len(t.faceup[id]) < 2 and len(t.quests[id]):
        t.faceup[id].append(t.quests[id].draw(t.rng))
    return t.faceup[id][before:]


# -- Teleports -------------------------------------------------------------------------------------


def distances(t: State, space: str, *, most: int = FAR, until: str = "") -> dict[str, int]:
    """Of spaces from one (EU-4.18), nearest first: so far at most, or until one is reached."""
    found = {space: 0}
    queue = [space]
    for each in queue:
        if found[each] == most or each == until:
            break
        for other in t.adjacent(each):
            if other not in found:
                found[other] = found[each] + 1
                queue.append(other)
    return found


def within(t: State, space: str, n: int) -> list[str]:
    """Spaces at distance 1 to n (EU-4.18, EU-16.8)."""
    return list(distances(t, space, most=n))[1:]


TELEPORT: Question[Skip | To] = Question(
    "teleport",
    "EU-16.7",
    lambda t, seat, n: [SKIP, *(TO[each] for each in within(t, t.heroes[seat].at, n))],
    lambda t, seat, key, n: entering_refusal(t, seat, key.space) if isinstance(key, To) else "",
)


def portals(t: State, seat: int) -> list[str]:
    """EU-16.4, EU-16.6, EU-16.11: where a Portal leads, if this one may be used."""
    return [] if t.heroes[seat].ported else other_portals(t, seat)


def other_portals(t: State, seat: int) -> list[str]:
    """Where the Portal under the Hero leads."""
    hero = t.heroes[seat]
    if not hero.at or t.space(hero.at).type != "portal" or t.monster_at(hero.at):
        return []
    return [each for each in t.spaces() if each != hero.at and t.space(each).type == "portal"]


def edge(t: State, space: str) -> bool:
    """EU-4.13"""
    return any(not t.covered(each) for each in neighbours(space))
