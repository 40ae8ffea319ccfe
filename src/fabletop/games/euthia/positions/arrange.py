"""Laying out a position. What is named is taken from where it lies, or from the box, never twice."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Annotated, Any, NoReturn

import msgspec

from ....kernel import Deck, PositionError
from ....kernel.vocabulary import checked
from ..alone.banks import METALS, bank_of, deck_of
from ..content import ACTIONS, ELEMENTS, GEMS, LEVELS, OFFER, TRADES, Foe, base
from ..hero.skoldur import DWURT_DIE
from ..hero.storage import turn_top
from ..land.explore import open_encounter
from ..land.geometry import hex_of, slot_of, tiles_away
from ..scenarios.great_foes import ROUNDS, dealt, may_be_met
from ..setup import COMPETITIVE, make_hero
from ..state import IDLE, NOBODY, Fight, Roll, State, Trading
from .bounties import keep_bounty, lay_bounty
from .dragons import lay_magic, raise_church, stand_dragon, take_dragon
from .scenarios import give_artifact, lay_rubble, mark_legends, stand_golem, take_back

Natural = Annotated[int, msgspec.Meta(ge=0)]


class HeroPatch(msgspec.Struct, forbid_unknown_fields=True):
    id: str | None = None
    at: str | None = None
    health: Natural | None = None
    gold: Natural | None = None
    reputation: Natural | None = None
    gaar: Natural | None = None
    dwurt: Natural | None = None
    dwurt_die: Annotated[int, msgspec.Meta(ge=0, le=DWURT_DIE)] | None = None
    moves: Natural | None = None
    tokens: list[str] | None = None
    board: list[str] | None = None  # tiles in use, besides or instead of the starting ones
    bare: bool = False  # without the starting tiles
    unlocked: bool = False  # every slot
    bag: list[str] | None = None
    artifacts: list[str] | None = None
    gems: dict[str, Natural] | None = None
    essences: dict[str, Natural] | None = None
    tired: list[str] | None = None
    gems_on: dict[str, list[str]] | None = None
    essences_on: dict[str, list[str]] | None = None
    aside: list[str] | None = None
    silver: list[str] | None = None
    golden: list[str] | None = None
    control: Natural | None = None
    quests: list[str] | None = None
    bounties: list[str] | None = None
    dragons: list[str] | None = None  # Dragon cards taken
    kills: list[Natural] | None = None
    deaths: Natural | None = None
    granted: list[str] | None = None
    ported: bool | None = None
    notes: dict[str, int] | None = None


class FightPatch(msgspec.Struct, forbid_unknown_fields=True):
    """A Combat in progress, on the space of the active Hero."""

    foe: str
    rival: Natural | None = None
    round: Natural = 1
    damage: Natural = 0
    chaos: Natural | None = None
    gaar: Natural | None = None
    hope: Natural = 0
    phase: str = "hero_attack"
    dice: list[int] = []
    value: int = 0
    weapon: str = ""
    curses: list[int] = []
    lasting: dict[str, int] = {}
    initiative: Annotated[int, msgspec.Meta(ge=-1, le=3)] = -1  # Hero sides; -1 before the toss
    drawn: list[str] = []  # Farruga's Attack cards of this Combat


class TablePatch(msgspec.Struct, forbid_unknown_fields=True):
    round: Annotated[int, msgspec.Meta(ge=1)] | None = None
    first: Natural | None = None
    active: Natural | None = None
    heroes: list[HeroPatch] = []
    land: dict[str, str] = {}  # anchor -> Map tile
    stack: list[str] | None = None  # the Map tiles still to come, from the top; the others are in the box
    freed: list[str] = []
    tokens: dict[str, list[str]] = {}
    offers: dict[str, list[str]] = {}
    tops: dict[int, str] = {}
    faceup: dict[str, list[str]] = {}
    bounty: str | None = None  # the face-up Bounty card; "" if it was won in this turn
    bounty_since: Natural | None = None
    fight: FightPatch | None = None
    roll: list[int] | None = None  # the dice of an attack roll that is being changed
    trading: str | None = None
    banks: dict[str, list[str]] = {}  # silver, gold: the Monster's cards of a solo or co-operative game, from the top
    besieged: dict[str, int] = {}
    badges: list[str] | None = None
    pillaged: list[str] = []
    face_down: dict[str, str] = {}
    face_up: dict[str, str] = {}
    event: str | None = None
    golem: str | None = None  # where it stands; "" if it has not woken
    rubble: dict[str, str] = {}  # space -> a, b
    legends: dict[str, list[Natural]] = {}  # Legend card -> whose tokens lie on it
    dragon: str | None = None  # where Farruga sits
    attack: str | None = None  # the Attack card of her last flight
    church: str | None = None  # where the figure of the Church stands
    church_struck: Natural = 0
    guards: dict[str, Natural] = {}  # space -> Defensive Magic tokens
    faer: Natural | None = None


def arrange(t: State, table: Any, draws: Mapping[str, list[str]], at: tuple[str | int, ...]) -> None:
    patch = checked(TablePatch, table, "position.table")
    if str(at[0]) in ("", "lay_out", "choose_heroes", "ready_to_play"):
        if table:
            raise PositionError("position.table: a game from its beginning takes no table; say a scene with 'at'")
    else:
        _numbers(t, patch)
        lay_bounty(t, patch.bounty, patch.bounty_since)
        _land(t, patch)
        _heroes(t, patch)
        _cards(t, patch)
        _banks(t, patch)
        _going_on(t, patch)
    _stack(t, draws)


def _fail(where: str, why: str) -> NoReturn:
    raise PositionError(f"position.table.{where}: {why}")


def _numbers(t: State, patch: TablePatch) -> None:
    if patch.round is not None:
        if patch.round > t.tale.rounds:
            _fail("round", f"this Scenario has {t.tale.rounds} rounds")
        t.round = patch.round
    for name in ("first", "active"):
        seat = getattr(patch, name)
        if seat is not None:
            if seat >= t.n:
                _fail(name, f"there is no seat {seat}")
            setattr(t, name, seat)
    if patch.active is None:
        t.active = t.first


def _space(t: State, space: str, where: str) -> str:
    try:
        hex_of(space)
    except ValueError:
        _fail(where, f'\'{space}\' is no space; write it as "3,-1", a centre as "3,-1*"')
    if slot_of(space)[0] not in t.land:
        _fail(where, f"no tile covers the space {space}")
    return space


def _land(t: State, patch: TablePatch) -> None:
    for anchor, tile in patch.land.items():
        where = f"land.{anchor}"
        if tile not in t.content.map_tiles:
            _fail(where, f"there is no Map tile '{tile}'")
        if slot_of(anchor) != (anchor, 0):
            _fail(where, "this is no anchor of a tile (EU-4.6)")
        if t.extent and tiles_away(anchor) > t.extent:
            _fail(where, f"no tile may lie more than {t.extent} tiles away from the Church (EU-3.16)")
        _take_tile(t, tile, where)
        t.land[anchor] = tile
    if patch.stack is not None:
        _map_stack(t, patch.stack)
    for anchor in patch.land:
        entry = t.content.map_tiles[t.land[anchor]]
        for printed in (*entry.hexes, entry.centre):
            if printed is not None and printed.encounter and printed.encounter not in t.quests:
                open_encounter(t, printed.encounter)
    for space in patch.freed:
        t.freed[_space(t, space, "freed")] = -1
    for space, lying in patch.tokens.items():
        _space(t, space, f"tokens.{space}")
        for token in lying:
            if token[:1] not in "htme" or not token[1:].isdigit() or int(token[1:]) >= t.n:
                _fail(f"tokens.{space}", f"'{token}' is no token: h, t, m or e and a seat")
        t.tokens[space] = list(lying)
        if t.space(space).monster:
            t.freed.setdefault(space, int(lying[0][1:]))
    for space, level in patch.besieged.items():
        t.besieged[_space(t, space, "besieged")] = level
        t.since[space] = t.round
    t.pillaged = [_space(t, space, "pillaged") for space in patch.pillaged]
    if patch.badges is not None:
        t.badges = [_space(t, space, "badges") for space in patch.badges]
    for name, cards in (("face_down", patch.face_down), ("face_up", patch.face_up)):
        for space, person in cards.items():
            if person not in t.people.items() and person not in t.face_down.values():
                _fail(f"{name}.{space}", f"the person '{person}' is not to be had")
            for other in [each for each, lying in t.face_down.items() if lying == person]:
                del t.face_down[other]
            if person in t.people.items():
                t.people.take(person)
            (t.face_down if name == "face_down" else t.face_up)[_space(t, space, name)] = person
    if patch.event is not None:
        t.event = patch.event
    lay_rubble(t, patch.rubble, _space)
    stand_golem(t, patch.golem, _space)
    mark_legends(t, patch.legends)
    stand_dragon(t, patch.dragon, patch.attack, _space)
    raise_church(t, patch.church, patch.church_struck, _space)
    lay_magic(t, patch.guards, patch.faer, _space)


def _map_stack(t: State, tiles: list[str]) -> None:
    """Tiles of one Chapter that follow each other are shuffled (EU-3.11)."""
    t.unused_tiles = sorted([*t.unused_tiles, *t.tiles.items()])
    t.tiles = Deck()
    for tile in tiles:
        if tile not in t.unused_tiles:
            _fail("stack", f"the Map tile '{tile}' is not to be had")
        t.unused_tiles.remove(tile)
    chapters = groupby(reversed(tiles), key=lambda tile: t.content.map_tiles[tile].chapter)
    for _, alike in chapters:
        t.tiles.shuffle_on_top(alike)


def _take_tile(t: State, tile: str, where: str) -> None:
    if tile in t.land.values():
        for anchor in [each for each, lying in t.land.items() if lying == tile]:
            del t.land[anchor]
    elif tile in t.unused_tiles:
        t.unused_tiles.remove(tile)
    elif tile in t.tiles.items():
        t.tiles.take(tile)


def _heroes(t: State, patch: TablePatch) -> None:
    if len(patch.heroes) > t.n:
        _fail("heroes", f"there are {t.n} seats, not {len(patch.heroes)}")
    named = [each.id for each in patch.heroes]
    free = [id for id in COMPETITIVE if id not in named]
    for seat in range(t.n):
        mine = patch.heroes[seat] if seat < len(patch.heroes) else HeroPatch()
        id = mine.id or free.pop(0)
        take_back(t, t.heroes[seat])
        if id not in t.content.heroes:
            _fail(f"heroes[{seat}].id", f"there is no Hero '{id}'")
        t.heroes[seat] = make_hero(t, id)
        t.heroes[seat].tokens = list(ACTIONS)
        t.heroes[seat].at = "0,0*"
    for seat, mine in enumerate(patch.heroes):
        _board(t, seat, mine)


def _board(t: State, seat: int, mine: HeroPatch) -> None:
    hero = t.heroes[seat]
    where = f"heroes[{seat}]"
    if mine.unlocked:
        hero.slots_open = [True] * len(hero.slots)
        hero.worn_open = [True] * len(hero.worn)
    if mine.bare:
        for i, each in enumerate(hero.slots):
            if each:
                hero.slots[i] = ""
                hero.aside.append(each)
    for each in mine.board or ():
        _take_thing(t, seat, each, f"{where}.board")
        _put(t, seat, each, f"{where}.board")
    for each in mine.bag or ():
        _take_thing(t, seat, each, f"{where}.bag")
        hero.bag.append(each)
    for each in mine.artifacts or ():
        give_artifact(t, hero, each, f"{where}.artifacts")
    for each in mine.aside or ():
        _take_thing(t, seat, each, f"{where}.aside")
        hero.aside.append(each)
    for name in ("gems", "essences"):
        given = getattr(mine, name)
        for kind, n in (given or {}).items():
            if kind not in (GEMS if name == "gems" else ELEMENTS):
                _fail(f"{where}.{name}", f"there is no '{kind}'")
            if n:
                getattr(hero, name)[kind] = n
    for thing, gems in (mine.gems_on or {}).items():
        if thing not in (*hero.bag, *t.on_board(seat)) or len(gems) > t.thing(thing).gem_places:
            _fail(f"{where}.gems_on.{thing}", "it is not there, or has too few Gem places")
        if any(gem.removeprefix(IDLE) not in GEMS for gem in gems):
            _fail(f"{where}.gems_on.{thing}", "there is no such Gem")
        hero.gems_on[thing] = list(gems)
    for thing, kinds in (mine.essences_on or {}).items():
        hero.essences_on[thing] = list(kinds)
    for _ in range(mine.control or 0):
        if str(seat) not in t.control.items():
            _fail(f"{where}.control", "so many Control cards are not to be had (EU-6.19)")
        t.control.take(str(seat))
        hero.control += 1
    for name in ("gold", "reputation", "gaar", "dwurt", "dwurt_die", "moves", "deaths", "ported"):
        value = getattr(mine, name)
        if value is not None:
            setattr(hero, name, value)
    for name in ("tokens", "tired", "kills", "granted"):
        value = getattr(mine, name)
        if value is not None:
            setattr(hero, name, list(value))
    if mine.notes is not None:
        hero.notes = dict(mine.notes)
    if mine.at is not None:
        hero.at = _space(t, mine.at, f"{where}.at")
    most = t.max_health(seat)
    hero.health = most if mine.health is None else mine.health
    if hero.health > most:
        _fail(f"{where}.health", f"the Maximum Health of this Hero is {most}")
    _hand(t, seat, mine, where)
    for id in mine.quests or ():
        encounter = t.content.encounter_of.get(id)
        if encounter is None:
            _fail(f"{where}.quests", f"there is no Quest '{id}'")
        if encounter not in t.quests:
            open_encounter(t, encounter)
        _take_quest(t, encounter, id, f"{where}.quests")
        hero.quests.append(id)
    for id in mine.bounties or ():
        keep_bounty(t, hero, id, f"{where}.bounties")
    for id in mine.dragons or ():
        take_dragon(t, hero, id, f"{where}.dragons")


def _hand(t: State, seat: int, mine: HeroPatch, where: str) -> None:
    hero = t.heroes[seat]
    for name, deck in (("silver", t.silver), ("golden", t.golden)):
        for card in getattr(mine, name) or ():
            if card not in deck.items():
                _fail(f"{where}.{name}", f"the card '{card}' is not to be had")
            deck.take(card)
            getattr(hero, name).append(card)
        getattr(hero, name).sort()


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
    _fail(where, f"there is no empty slot for '{thing}'")


def _take_thing(t: State, seat: int, thing: str, where: str) -> None:
    """From wherever it lies; potions are without number."""
    if base(thing) == "healing_potion":
        return
    if thing not in t.content.things:
        _fail(where, f"there is no tile '{thing}'")
    hero = t.heroes[seat]
    for pile in (hero.unseen, hero.aside):
        if thing in pile:
            pile.remove(thing)
            return
    if thing in t.content.monsters:
        level = t.content.monsters[thing].level
        if t.tops.get(level) == thing:
            t.tops[level] = ""
            turn_top(t, level)
            return
        t.monsters[level].take(thing)
        return
    if thing in t.elites:
        t.elites.remove(thing)
        return
    stack = t.content.stack_of.get(thing, "")
    for offer in t.offers.values():
        if thing in offer:
            offer[offer.index(thing)] = t.stacks[stack].draw(t.rng)
            return
    if stack in t.stacks and thing in t.stacks[stack].items():
        t.stacks[stack].take(thing)
        return
    _fail(where, f"'{thing}' is not to be had")


def _take_quest(t: State, encounter: str, id: str, where: str) -> None:
    if id in t.faceup[encounter]:
        t.faceup[encounter].remove(id)
    elif id in t.quests[encounter].items():
        t.quests[encounter].take(id)
    elif id in t.unused_quests[encounter]:
        t.unused_quests[encounter].remove(id)
    else:
        _fail(where, f"the Quest '{id}' is not to be had")


def _cards(t: State, patch: TablePatch) -> None:
    for stack, tiles in patch.offers.items():
        if stack not in TRADES or len(tiles) > OFFER:
            _fail(f"offers.{stack}", "an offer is of merchant, alchemist or dragonslayer and has 4 tiles")
        old = t.offers[stack]
        t.offers[stack] = [""] * OFFER
        deck = t.stacks[stack]
        for each in old:
            deck.mix_in(each)
        for place, each in enumerate(tiles):
            if each not in deck.items():
                _fail(f"offers.{stack}[{place}]", f"'{each}' is not to be had")
            deck.take(each)
            t.offers[stack][place] = each
        for place in range(len(tiles), OFFER):
            t.offers[stack][place] = deck.draw(t.rng)
    for level, card in patch.tops.items():
        if level not in LEVELS or card not in t.content.monsters or t.content.monsters[card].level != level:
            _fail(f"tops.{level}", f"'{card}' is no Monster of this level")
        if t.tops[level] != card:
            t.monsters[level].mix_in(t.tops[level])
            t.monsters[level].take(card)
            t.tops[level] = card
    for encounter, cards in patch.faceup.items():
        if encounter not in t.content.encounters:
            _fail(f"faceup.{encounter}", "there is no such Encounter")
        if encounter not in t.quests:
            open_encounter(t, encounter)
        old = t.faceup[encounter]
        t.faceup[encounter] = []
        t.unused_quests[encounter] += old
        for id in cards:
            _take_quest(t, encounter, id, f"faceup.{encounter}")
            t.faceup[encounter].append(id)


def _going_on(t: State, patch: TablePatch) -> None:
    """A Combat, a roll or a Trade Action in progress."""
    seat = t.active
    if patch.fight is not None:
        mine = patch.fight
        great = mine.foe if may_be_met(t, mine.foe) else ""
        if mine.foe not in t.content.monsters and not great and (mine.foe != t.elite or not t.elite):
            _fail("fight.foe", f"there is no Monster '{mine.foe}', nor the Elite Monster of the face-up Bounty")
        entry = t.thing(mine.foe)
        assert isinstance(entry, Foe)
        if mine.foe != t.elite and not great:
            _take_thing(t, seat, mine.foe, "fight.foe")
        t.fight = Fight(
            hero=seat,
            at=t.heroes[seat].at,
            level=entry.level,
            bounty=t.bounty if mine.foe == t.elite else "",
            great=great,
            rounds=ROUNDS if great else 0,
            scars=dealt(t, great) if great else 0,
            foe=mine.foe,
            rival=_rival(t, seat, mine.rival),
            round=mine.round,
            damage=mine.damage,
            chaos=entry.chaos if mine.chaos is None else mine.chaos,
            gaar=entry.gaar if mine.gaar is None else mine.gaar,
            hope=mine.hope,
            phase=mine.phase,
            dice=list(mine.dice),
            value=mine.value,
            weapon=mine.weapon,
            curses=list(mine.curses),
            lasting=dict(mine.lasting),
            initiative=mine.initiative,
            drawn=_attacks(t, mine.drawn),
        )
        t.fight.word = t.fight.rival
    if patch.roll is not None:
        t.roll = Roll(hero=seat, why="attack" if patch.fight else "confront", dice=list(patch.roll))
    if patch.trading is not None:
        t.trading = Trading(place=patch.trading)


def _attacks(t: State, drawn: list[str]) -> list[str]:
    for card in drawn:
        if card not in t.content.farruga_attacks or not (len(t.attacks) or t.attacked):
            _fail("fight.drawn", f"there is no Attack card '{card}'")
    return list(drawn)


def _rival(t: State, seat: int, given: int | None) -> int:
    """The Monster Player; where the Monster plays by itself there is none."""
    if t.automatic:
        if given is not None:
            _fail("fight.rival", "alone or together nobody plays the Monster (EU-48.17)")
        return NOBODY
    return t.others(seat)[0] if given is None else given


def _banks(t: State, patch: TablePatch) -> None:
    """Cards from the top, of which nobody has seen one."""
    if patch.banks and not t.automatic:
        _fail("banks", "there are banks only in solo and co-operative games (EU-48.12)")
    for metal, cards in patch.banks.items():
        if metal not in METALS:
            _fail(f"banks.{metal}", "there is a silver and a gold bank")
        for card in reversed(cards):
            if card not in deck_of(t, metal).items():
                _fail(f"banks.{metal}", f"the card '{card}' is not to be had")
            deck_of(t, metal).take(card)
            bank_of(t, metal).shuffle_on_top([card])


def _stack(t: State, draws: Mapping[str, list[str]]) -> None:
    """The next draws, by deck."""
    piles: dict[str, Deck[str]] = {"map": t.tiles, "silver": t.silver, "gold": t.golden, "control": t.control}
    piles |= {"combat": t.combat_deck}
    piles |= {"people": t.people, "events": t.event_deck, "bounties": t.bounties, "ravage": t.ravage}
    piles |= {"attacks": t.attacks}
    piles |= t.stacks
    piles |= {f"quests-{id}": deck for id, deck in t.quests.items()}
    for name, cards in draws.items():
        if name not in piles:
            raise PositionError(f"position.draws.{name}: there is no such deck; there are: {', '.join(piles)}")
        for card in cards:
            if card not in piles[name].items():
                raise PositionError(f"position.draws.{name}: '{card}' is not to be had")
            piles[name].take(card)
        for card in reversed(cards):
            piles[name].lay_on_top(card)
