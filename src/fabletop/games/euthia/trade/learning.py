"""Hero tiles (EU-36) and locked slots (EU-37)."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..choices.trade import UNLOCK_FOR, Pick, UnlockFor
from ..content import HeroTile, Slot
from ..events.hero import EssenceSpent
from ..events.trade import SlotUnlocked, TileChosen
from ..hero.body import pay_gold
from ..hero.storage import spend
from ..scenes import in_turn, scene
from ..slots import Place
from ..state import State

REVEAL_COSTS = 1


def tile(t: State, id: str) -> HeroTile:
    entry = t.thing(id)
    assert isinstance(entry, HeroTile)
    return entry


def in_reach(t: State, seat: int) -> list[str]:
    """Hero tiles whose value is not higher than the Reputation (EU-36.4)."""
    hero = t.heroes[seat]
    return [each for each in hero.unseen if (tile(t, each).value or 0) <= hero.reputation]


PICK: Question[Pick] = Question("pick_tile", "EU-36.7", lambda t, seat, tiles: [Pick(each) for each in tiles])


@scene(below=in_turn)
def reveal_tiles(t: State, seat: int) -> Rules[None]:
    """Value by value; of tiles with the same value one is kept (EU-36.7, EU-36.8)."""
    found = in_reach(t, seat)
    if not found:
        return
    value = tile(t, found[0]).value
    alike = tuple(each for each in found if tile(t, each).value == value)
    key = yield from ask(t, seat, PICK, alike)
    hero = t.heroes[seat]
    for each in alike:
        hero.unseen.remove(each)
        (hero.aside if each == key.thing else t.removed).append(each)
    t.tell(TileChosen, "EU-36.6", seat, key.thing)
    t.then("reveal_tiles", seat)


def slot_at(t: State, seat: int, place: Place) -> Slot:
    return place.slot(t.content.heroes[t.heroes[seat].id])


def locked_slots(t: State, seat: int) -> list[Place]:
    hero = t.heroes[seat]
    found = [Place(False, i) for i, is_open in enumerate(hero.slots_open) if not is_open]
    return found + [Place(True, i) for i, is_open in enumerate(hero.worn_open) if not is_open]


def unlock(t: State, seat: int, place: Place) -> None:
    """EU-37.3"""
    place.unlock(t.heroes[seat])
    t.tell(SlotUnlocked, "EU-37.2", seat, slot_at(t, seat, place).kind)


def ways_to_unlock(t: State, seat: int) -> list[UnlockFor]:
    """With the Essence or the Gold that the slot shows (EU-37.2, EU-37.5)."""
    found = []
    for place in locked_slots(t, seat):
        slot = slot_at(t, seat, place)
        if slot.gold:
            found.append(UNLOCK_FOR[place.number, "gold"])
        if slot.essence:
            found.append(UNLOCK_FOR[place.number, slot.essence])
    return found


def unlocking_refusal(t: State, seat: int, key: UnlockFor) -> str:
    hero = t.heroes[seat]
    if key.price == "gold":
        return "" if hero.gold >= slot_at(t, seat, key.at).gold else "EU-37.2"
    return "" if hero.essences.get(key.price) else "EU-37.2"


def pay_unlock(t: State, seat: int, key: UnlockFor) -> None:
    hero = t.heroes[seat]
    if key.price == "gold":
        pay_gold(t, seat, slot_at(t, seat, key.at).gold, "EU-37.2")
    else:
        spend(hero.essences, key.price)
        t.tell(EssenceSpent, "EU-37.2", seat, key.price)
    unlock(t, seat, key.at)
