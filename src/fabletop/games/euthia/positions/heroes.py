"""Laying out Heroes: their boards, Sacks and hands."""

from __future__ import annotations

from msgspec import UNSET

from ..content import ACTIONS
from ..land.explore import open_encounter
from ..named import GEMS_OF_BOTH_SIDES
from ..reasons import Reason
from ..scenarios import notes_of_heroes
from ..setup import COMPETITIVE, make_hero
from ..state import Hero, State
from .bounties import keep_bounty
from .own import HeroWords, own_words
from .taking import fail, laid_space, take_quest, take_thing
from .words import HeroPart


def lay_heroes(t: State, heroes: list[HeroPart]) -> None:
    if len(heroes) > t.n:
        fail("heroes", f"there are {t.n} seats, not {len(heroes)}")
    named = [each.id for each in heroes if each.id]
    for seat, id in enumerate(named):
        if id in named[:seat]:
            fail("heroes", f"two Heroes are '{id}'")
    free = [id for id in COMPETITIVE if id not in named]
    for seat in range(t.n):
        mine = heroes[seat] if seat < len(heroes) else HeroPart()
        _take_back(t, t.heroes[seat])
        t.heroes[seat] = make_hero(t, mine.id or free.pop(0))
        t.heroes[seat].tokens = list(ACTIONS)
        t.heroes[seat].at = "0,0*"
    for seat, mine in enumerate(heroes):
        _lay_hero(t, seat, mine)


def _lay_hero(t: State, seat: int, mine: HeroPart) -> None:
    hero, where = t.heroes[seat], f"heroes[{seat}]"
    _lay_board(t, seat, mine, where)
    _lay_things(t, seat, mine, where)
    _lay_numbers(t, hero, mine, where)
    _lay_hand(t, seat, mine, where)
    _lay_deeds(t, hero, mine, where)
    for kind in HeroWords.__subclasses__():
        own_words(kind, mine).lay(t, seat, where)
    if mine.at == "":
        hero.at = ""
    elif mine.at is not UNSET:
        hero.at = laid_space(t, mine.at, f"{where}.at")
    if any(seat >= t.n for seat in mine.kills or []):
        fail(f"{where}.kills", f"the seats are 0 to {t.n - 1}")
    for i, tile in enumerate(hero.tired):
        if tile not in (*t.on_board(seat), *hero.aside, *hero.bag):
            fail(f"{where}.tired[{i}]", f"the Hero does not have '{tile}'")
    most = t.max_health(seat)
    hero.health = most if mine.health is UNSET else mine.health
    if not hero.health:
        fail(f"{where}.health", "a Hero without Health is dead (EU-31.1)")
    if hero.health > most:
        fail(f"{where}.health", f"the Maximum Health of this Hero is {most}")


def _lay_numbers(t: State, hero: Hero, mine: HeroPart, where: str) -> None:
    for name in ("dwurt", "dwurt_die"):
        if getattr(mine, name) and not t.content.heroes[hero.id].dwurt_slots:
            fail(f"{where}.{name}", f"'{hero.id}' has no Dwurt tokens (EU-50.2)")
    for name in ("gold", "reputation", "gaar", "dwurt", "dwurt_die", "moves", "deaths", "ported"):
        if getattr(mine, name) is not UNSET:
            setattr(hero, name, getattr(mine, name))
    for name in ("tokens", "tired", "kills", "granted"):
        if getattr(mine, name) is not UNSET:
            setattr(hero, name, list(getattr(mine, name)))
    for shield, n in (mine.hampered or {}).items():
        if not n or t.thing(shield).item_type != "shield":
            fail(f"{where}.hampered.{shield}", "it is no Shield, or does nothing to the next attack roll")
        hero.hampered.append((Reason("tile", shield), n))
    known = notes_of_heroes(t)
    for name in mine.notes or {}:
        if name not in known:
            fail(f"{where}.notes", f"no Scenario notes '{name}' in this game; there are: {', '.join(known)}")
    hero.notes = dict(mine.notes or {})


def _take_back(t: State, hero: Hero) -> None:
    """What the Scenario gave a Hero at the start: a position says itself what Heroes carry."""
    for each in hero.bag:
        stack = t.content.stack_of.get(each, "")
        if stack in t.stacks:
            t.stacks[stack].mix_in(each)
    hero.bag.clear()


# -- the board -------------------------------------------------------------------------------------


def _lay_board(t: State, seat: int, mine: HeroPart, where: str) -> None:
    hero = t.heroes[seat]
    if mine.unlocked:
        hero.slots_open = [True] * len(hero.slots)
        hero.worn_open = [True] * len(hero.worn)
    if mine.bare or mine.slots is not UNSET:
        hero.aside += [each for each in hero.slots if each]
        hero.slots = [""] * len(hero.slots)
    entry = t.content.heroes[hero.id]
    for name, tiles, kinds in (
        ("slots", mine.slots, [slot.kind for slot in entry.slots]),
        ("worn", mine.worn, [slot.kind for slot in entry.equipment]),
    ):
        for i, tile in enumerate(tiles or []):
            if i >= len(kinds):
                fail(f"{where}.{name}[{i}]", f"this board has {len(kinds)}")
            if tile and t.thing(tile).slot != kinds[i]:
                fail(f"{where}.{name}[{i}]", f"'{tile}' goes on {t.thing(tile).slot}, and this is for {kinds[i]}")
            if tile:
                getattr(hero, name)[i] = take_thing(t, seat, tile, f"{where}.{name}[{i}]")
                getattr(hero, f"{name}_open")[i] = True
    for i, tile in enumerate(mine.board or []):
        _put(t, seat, take_thing(t, seat, tile, f"{where}.board[{i}]"), f"{where}.board[{i}]")
    _lay_locks(hero, mine, where)


def _lay_locks(hero: Hero, mine: HeroPart, where: str) -> None:
    for name, wanted in (("slots", mine.slots_open), ("worn", mine.worn_open)):
        for i, is_open in enumerate(wanted or []):
            tiles: list[str] = getattr(hero, name)
            if i >= len(tiles):
                fail(f"{where}.{name}_open[{i}]", f"this board has {len(tiles)}")
            if tiles[i] and not is_open:
                fail(f"{where}.{name}_open[{i}]", f"'{tiles[i]}' lies there")
            getattr(hero, f"{name}_open")[i] = is_open


def _put(t: State, seat: int, thing: str, where: str) -> None:
    hero = t.heroes[seat]
    board = t.content.heroes[hero.id]
    kind = t.thing(thing).slot
    for slots, things, is_open in (
        (board.slots, hero.slots, hero.slots_open),
        (board.equipment, hero.worn, hero.worn_open),
    ):
        for i, slot in enumerate(slots):
            if slot.kind == kind and not things[i]:
                is_open[i] = True
                things[i] = thing
                return
    fail(where, f"there is no empty slot for '{thing}'")


def _lay_things(t: State, seat: int, mine: HeroPart, where: str) -> None:
    hero = t.heroes[seat]
    for i, each in enumerate(mine.bag or []):
        hero.bag.append(take_thing(t, seat, each, f"{where}.bag[{i}]"))
    for i, each in enumerate(mine.aside or []):
        hero.aside.append(take_thing(t, seat, each, f"{where}.aside[{i}]"))
    hero.gems |= {kind: n for kind, n in (mine.gems or {}).items() if n}
    hero.essences |= {kind: n for kind, n in (mine.essences or {}).items() if n}
    for thing, gems in (mine.gems_on or {}).items():
        if thing not in (*hero.bag, *t.on_board(seat)) or len(gems) > t.thing(thing).gem_places:
            fail(f"{where}.gems_on.{thing}", "it is not there, or has too few Gem places")
        hero.gems_on[thing] = [GEMS_OF_BOTH_SIDES[gem] for gem in gems]
    for thing, kinds in (mine.essences_on or {}).items():
        if thing not in t.on_board(seat):
            fail(f"{where}.essences_on.{thing}", "it is not in use")
        hero.essences_on[thing] = list(kinds)


# -- the hand, and what a Hero has done ------------------------------------------------------------


def _lay_hand(t: State, seat: int, mine: HeroPart, where: str) -> None:
    hero = t.heroes[seat]
    for name, cards, deck in (("silver", mine.silver, t.silver), ("golden", mine.golden, t.golden)):
        for i, card in enumerate(cards or []):
            if card not in deck.items():
                fail(f"{where}.{name}[{i}]", f"the card '{card}' is not to be had")
            deck.take(card)
            getattr(hero, name).append(card)
        getattr(hero, name).sort()
    for _ in range(mine.control or 0):
        if str(seat) not in t.control.items():
            fail(f"{where}.control", "so many Control cards are not to be had (EU-6.19)")
        t.control.take(str(seat))
        hero.control += 1


def _lay_deeds(t: State, hero: Hero, mine: HeroPart, where: str) -> None:
    for i, id in enumerate(mine.quests or []):
        encounter = t.content.encounter_of[id]
        if encounter not in t.quests:
            open_encounter(t, encounter)
        take_quest(t, encounter, id, f"{where}.quests[{i}]")
        hero.quests.append(id)
    for i, id in enumerate(mine.bounties or []):
        keep_bounty(t, hero, id, f"{where}.bounties[{i}]")
