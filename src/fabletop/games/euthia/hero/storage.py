"""Items and storage (EU-39 to EU-44): what fits on a board, equipping, Gems on Equipment."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..choices.base import DONE, Done
from ..choices.things import (
    EQUIP,
    SET_GEM,
    SWAP,
    THROW,
    UNEQUIP,
    Equip,
    Rearranging,
    SetGem,
    Swap,
    Throw,
    Unequip,
)
from ..content import ARMOUR, HeroTile
from ..events.hero import Equipped, Gained, GemSet, Thrown, Unequipped
from ..scenes import in_turn, scene
from ..slots import Place, place_of
from ..state import GemOn, State
from ..verbs.base import Effect

# -- room ------------------------------------------------------------------------------------------


def loose(t: State, seat: int) -> dict[str, int]:
    """What needs a Sack or a holder, by kind: tiles, and tokens beyond their slots (EU-41.2, EU-41.3, EU-41.13)."""
    hero = t.heroes[seat]
    board, things = t.content.heroes[hero.id], t.content.things
    found: dict[str, int] = {}
    for each in hero.bag:
        kind = things[each].item_type
        found[kind] = found.get(kind, 0) + 1
    if hero.gaar > board.gaar_slots:
        found["gaar"] = hero.gaar - board.gaar_slots
    if hero.dwurt > board.dwurt_slots:
        found["dwurt"] = hero.dwurt - board.dwurt_slots  # EU-50.14
    jewels, drops = sum(hero.gems.values()), sum(hero.essences.values())
    over = jewels + drops - board.gem_slots
    if over > 0:
        found["gem"] = min(over, jewels)
        found["essence"] = over - found["gem"]
    return {kind: n for kind, n in found.items() if n}


def overflow(t: State, seat: int) -> int:
    """How many Items have no place: Sacks hold one each, holders what is printed on them (EU-41.16)."""
    return max(0, in_sacks(t, seat) - t.sacks(seat))


def in_sacks(t: State, seat: int) -> int:
    """How many Items need a Sack of their own: the holders take what they can (EU-41.16)."""
    found = loose(t, seat)
    return sum(found.values()) - _in_holders(t, seat, found)


def holders_of(t: State, seat: int) -> list[Effect]:
    """Satchels and Backpacks."""
    return [effect for each in t.heroes[seat].bag for effect in t.thing(each).effects if effect.places]


def _in_holders(t: State, seat: int, found: dict[str, int]) -> int:
    """How many Items the holders can take at most: each place in turn takes one, and others make room for it."""
    holders = holders_of(t, seat)
    if not holders:
        return 0
    items = [kind for kind, n in found.items() for _ in range(n) if kind not in ("satchel", "backpack")]
    places = [holder for holder in holders for _ in range(holder.places)]
    taken: dict[int, int] = {}  # item -> place

    def fill(place: int, tried: list[int]) -> bool:
        for item, kind in enumerate(items):
            if item not in tried and places[place].takes(kind):
                tried.append(item)
                if item not in taken or fill(taken[item], tried):
                    taken[item] = place
                    return True
        return False

    return sum(fill(place, []) for place in range(len(places)))


# -- slots -----------------------------------------------------------------------------------------


def fitting(t: State, seat: int, thing: str) -> list[Place]:
    """Free, unlocked places of its kind (EU-42.4, EU-42.6)."""
    hero = t.heroes[seat]
    board = t.content.heroes[hero.id]
    kind = t.thing(thing).slot
    found = []
    for i, slot in enumerate(board.slots):
        if slot.kind == kind and hero.slots_open[i] and not hero.slots[i]:
            found.append(Place(False, i))
    for i, slot in enumerate(board.equipment):
        if slot.kind == kind and hero.worn_open[i] and not hero.worn[i]:
            found.append(Place(True, i))
    return found


def rivals(t: State, seat: int, thing: str) -> list[str]:
    """Equipment in the places that a tile would need, for which it may be changed (EU-40.5)."""
    hero = t.heroes[seat]
    board = t.content.heroes[hero.id]
    kind = t.thing(thing).slot
    own = [each for slot, each in zip(board.slots, hero.slots) if slot.kind == kind and each]
    own += [each for slot, each in zip(board.equipment, hero.worn) if slot.kind == kind and each]
    return [each for each in own if is_equipment(t, each)]


def put_on(t: State, seat: int, thing: str, place: Place) -> None:
    """On the board; Health symbols raise both values (EU-40.2, EU-40.7)."""
    hero = t.heroes[seat]
    before = t.max_health(seat)
    place.lay(hero, thing)
    hero.health = max(0, hero.health + t.max_health(seat) - before)


def take_off(t: State, seat: int, thing: str) -> None:
    """EU-40.3"""
    hero = t.heroes[seat]
    before = t.max_health(seat)
    place_of(hero, thing).lay(hero, "")
    hero.health += t.max_health(seat) - before


def taking_off_refusal(t: State, seat: int, thing: str) -> str:
    """EU-40.4, EU-39.8"""
    hero = t.heroes[seat]
    lost = t.thing(thing).health + t.gem_health(hero, thing)
    if lost and hero.health - lost <= 0:
        return "EU-40.4"
    return "EU-39.8" if t.sack_sum(seat) - t.thing(thing).sack < -3 else ""


def putting_on_refusal(t: State, seat: int, thing: str) -> str:
    entry = t.thing(thing)
    hero = t.heroes[seat]
    if hero.health + entry.health + t.gem_health(hero, thing) <= 0:
        return "EU-40.4"
    return "EU-39.8" if t.sack_sum(seat) + entry.sack < -3 else ""


def is_equipment(t: State, thing: str) -> bool:
    return thing in t.content.equipment


def set_size(t: State, seat: int) -> int:
    """The largest Armour set of one colour: different kinds count (EU-44.1, EU-44.5, EU-44.6)."""
    hero = t.heroes[seat]
    kinds: dict[str, list[str]] = {}
    for each in hero.worn:
        if each and t.thing(each).slot in ARMOUR:
            kinds.setdefault(t.thing(each).colour, []).append(t.thing(each).slot)
    any_colour = kinds.pop("any", [])
    most = max(len(dict.fromkeys([*found, *any_colour])) for found in (*kinds.values(), []))
    return most if most >= 3 else 0


# -- losing things ---------------------------------------------------------------------------------


def throw_away(t: State, seat: int, thing: str) -> None:
    """To its discard pile; a Hero tile leaves the game, a Trophy goes back to the Monsters (EU-41.10, EU-32.5)."""
    hero = t.heroes[seat]
    if thing in hero.bag:
        hero.bag.remove(thing)
    else:
        take_off(t, seat, thing)
    hero.gems_on.pop(thing, None)  # EU-19.33
    if thing in hero.tired:
        hero.tired.remove(thing)
    file_away(t, thing)


def file_away(t: State, thing: str) -> None:
    entry = t.thing(thing)
    if thing in t.content.monsters:
        level = t.content.monsters[thing].level
        t.monster_discards[level].append(thing)
        turn_top(t, level)
    elif thing in t.content.elites:
        t.elites_gone.append(thing)  # EU-46.22, EU-46.32
    elif isinstance(entry, HeroTile):
        t.removed.append(thing)
    elif thing in t.content.stack_of and t.content.stack_of[thing] in t.discards:
        t.discards[t.content.stack_of[thing]].append(thing)


def turn_top(t: State, level: int) -> None:
    """The back of the top card can be seen, so it is fixed (EU-22.2, EU-2.16)."""
    if t.tops.get(level):
        return
    if t.beneath.get(level):
        t.tops[level] = t.beneath[level].pop()
        return
    top = t.monsters[level].draw_from(t.monster_discards[level], t.rng)
    if top:
        t.tops[level] = top
        t.shown += 1


# -- rearranging, in the own turn outside Combat (EU-41.8, EU-42.7) -----------------------------------


def has_belongings(t: State, seat: int) -> bool:
    """Whether there is anything to rearrange or to throw away."""
    hero = t.heroes[seat]
    if hero.gaar or hero.dwurt or hero.bag or hero.gems or hero.essences:
        return True
    return not t.content.equipment.isdisjoint(hero.places)


def belongings(t: State, seat: int) -> list[Done | Rearranging]:
    hero, equipment = t.heroes[seat], t.content.equipment
    found: list[Done | Rearranging] = [DONE]
    for each in hero.bag:
        if each in equipment:
            free = fitting(t, seat, each)[:1]  # free places of a kind are alike
            found += [EQUIP[each, place.number] for place in free]
            found += [SWAP[each, other] for other in rivals(t, seat, each)] if not free else []
    found += [UNEQUIP[each] for each in hero.places if each in equipment]
    for each in (*t.on_board(seat), *hero.bag) if hero.gems else ():
        if len(hero.gems_on.get(each, ())) < t.thing(each).gem_places:
            found += [SET_GEM[gem, each] for gem in hero.gems]
    found += [THROW[each] for each in dict.fromkeys(hero.bag)]
    found += [THROW[gem] for gem in hero.gems] + [THROW[element] for element in hero.essences]
    if hero.gaar:
        found.append(THROW["gaar"])
    if hero.dwurt:
        found.append(THROW["dwurt"])
    return found


def rearranging_refusal(t: State, seat: int, key: Done | Rearranging) -> str:
    match key:
        case Throw():
            return ""
        case Equip(thing):
            return putting_on_refusal(t, seat, thing)
        case Unequip(thing):
            return taking_off_refusal(t, seat, thing)
        case Swap(thing, other):
            return swap_refusal(t, seat, thing, other)
    return ""


def swap_refusal(t: State, seat: int, new: str, old: str) -> str:
    """Only the net result counts (EU-39.12, EU-40.5)."""
    hero = t.heroes[seat]
    change = t.thing(new).health - t.thing(old).health
    change += t.gem_health(hero, new) - t.gem_health(hero, old)
    if hero.health + change <= 0:
        return "EU-40.4"
    return "EU-39.8" if t.sack_sum(seat) + t.thing(new).sack - t.thing(old).sack < -3 else ""


def placeless(t: State, seat: int) -> list[Rearranging]:
    """Equipment for slots of its kind that are locked or not free, Gems for Equipment without a free place."""
    hero = t.heroes[seat]
    board = t.content.heroes[hero.id]
    places = [Place(False, i) for i in range(len(board.slots))] + [Place(True, i) for i in range(len(board.equipment))]
    found: list[Rearranging] = []
    for each in filter(lambda each: is_equipment(t, each), hero.bag):
        free = fitting(t, seat, each)
        alike = [place for place in places if place.slot(board).kind == t.thing(each).slot]
        found += [EQUIP[each, place.number] for place in alike if place not in free]
    for each in (*t.on_board(seat), *hero.bag):
        if is_equipment(t, each) and len(hero.gems_on.get(each, ())) >= t.thing(each).gem_places:
            found += [SET_GEM[gem, each] for gem in hero.gems]
    return found


def placeless_refusal(t: State, seat: int, key: Rearranging) -> str:
    return "EU-42.4" if isinstance(key, Equip) else "EU-43.1"


PACK = Question("pack", "EU-41.8", belongings, rearranging_refusal, beyond=(placeless, placeless_refusal))


@scene(below=in_turn)
def packing(t: State, seat: int) -> Rules[None]:
    """One thing at a time, until the player is content; within a Trade Action room is made at its end (EU-41.12)."""
    key = yield from ask(t, seat, PACK)
    if isinstance(key, Done):
        if t.trading is None:
            t.then("tidy", seat)
        return
    t.then("packing", seat)
    rearrange(t, seat, key)


def rearrange(t: State, seat: int, key: Rearranging) -> None:
    hero = t.heroes[seat]
    match key:
        case Equip(thing):
            hero.bag.remove(thing)
            put_on(t, seat, thing, key.at)
            t.tell(Equipped, "EU-42.4", seat, thing)
        case Swap(thing, old):
            swap(t, seat, thing, old)
            t.tell(Equipped, "EU-42.4", seat, thing)
        case Unequip(thing):
            take_off(t, seat, thing)
            hero.bag.append(thing)
            t.tell(Unequipped, "EU-42.7", seat, thing)
        case SetGem(gem, thing):
            spend(hero.gems, gem)
            before = t.max_health(seat)
            hero.gems_on.setdefault(thing, []).append(GemOn(gem))
            hero.health += t.max_health(seat) - before  # EU-40.7
            t.tell(GemSet, "EU-43.2", seat, gem, thing)
        case Throw(thing):
            drop(t, seat, thing)


def swap(t: State, seat: int, thing: str, old: str) -> None:
    hero = t.heroes[seat]
    before = t.max_health(seat)
    hero.bag.remove(thing)
    hero.bag.append(old)
    place_of(hero, old).lay(hero, thing)
    hero.health += t.max_health(seat) - before  # the net result alone


def spend(held: dict[str, int], kind: str, n: int = 1) -> None:
    held[kind] -= n
    if not held[kind]:
        del held[kind]


def drop(t: State, seat: int, what: str) -> None:
    """EU-41.15"""
    hero = t.heroes[seat]
    if what == "gaar":
        hero.gaar -= 1
    elif what == "dwurt":
        hero.dwurt -= 1
    elif what in hero.gems:
        spend(hero.gems, what)
    elif what in hero.essences:
        spend(hero.essences, what)
    else:
        throw_away(t, seat, what)
    t.tell(Thrown, "EU-41.9", seat, what)


# -- gaining ---------------------------------------------------------------------------------------


def gain_thing(t: State, seat: int, thing: str) -> None:
    """Into the bag, where it has room or not until the end of the Action (EU-41.12)."""
    entry = t.thing(thing)
    t.tell(Gained, "EU-41.7", seat, thing)
    if any(effect.use == "on_gain" for effect in entry.effects):
        file_away(t, thing)
        t.then("on_gain", seat, thing)
        return
    t.heroes[seat].bag.append(thing)


def active_gems(t: State, seat: int) -> list[tuple[str, str]]:
    """On equipped Equipment (EU-43.4, EU-43.10)."""
    hero = t.heroes[seat]
    return [
        (each, gem.id) for each in t.on_board(seat) for gem in dict.fromkeys(hero.gems_on.get(each, ())) if not gem.idle
    ]
