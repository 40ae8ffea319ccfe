"""Combat (TH-23), its dice (TH-24), combined and mystic Enemies (TH-25)."""

from __future__ import annotations

from functools import cache

from ....kernel import Key, Question, Rules, ask
from ..conditions import holds
from ..content import ALLOW_FLIP, MYSTIC
from ..geometry import Grid, Spot, fitting
from ..hero.body import draw_threat, threat_wound
from ..hero.items import draw
from ..hero.skills import any_time, offer_items, own_keys
from ..lists import run_own
from ..map.enemies import remove
from ..path.covering import resolve_icon
from ..rounds.event_card import round_rule, trigger
from ..scenes import in_turn, scene
from ..state import Fight, State
from ..story.endings import look
from ..story.moments import after_combat, combat_begins, counts_for_box, foe_marks, foe_tier, location_shut, rules_of

# -- step 1: whom ----------------------------------------------------------------------------------


def _foes(t: State, seat: int, hero: int) -> list[Key]:
    """Enemy tokens in the Area; tokens of one tier in one Location are alike, a combined group is one (TH-25.2)."""
    found: list[Key] = []
    for location in t.locations_of(t.heroes[hero].area):
        tokens = t.enemies.get(location, [])
        if tokens and t.map.locations[location].combined:
            found.append(("group", location))
        else:
            marks = foe_marks(t, location)
            found += [("foe", location, tier) for tier in dict.fromkeys(tokens) if tier != MYSTIC or not marks]
            found += [("foe", location, MYSTIC, mark) for mark in marks]
    return [*found, ("enough",)] if t.act.done else found


def _foe_judge(t: State, seat: int, key: Key, hero: int) -> str:
    if key == ("enough",):
        return ""
    return "TH-23.22" if str(key[1]) in t.blocked else location_shut(t, str(key[1]))


FOE = Question("foe", "TH-23.2", _foes, _foe_judge)


@scene(below=in_turn)
def do_combat(t: State, hero: int) -> Rules[None]:
    """So many Combats as the value; all but the first may be declined (TH-23.20)."""
    options = FOE.options(t, t.seat(hero), (hero,))
    if t.act.done >= t.act.value or not options or options == [("enough",)]:
        return  # TH-23.21
    key = yield from ask(t, t.seat(hero), FOE, hero)
    if key == ("enough",):
        return
    t.act.done += 1
    location = str(key[1])
    tokens = t.enemies[location]
    foes = list(range(len(tokens))) if key[0] == "group" else [foe_index(t, key)]
    t.fight = Fight(location, foes, [foe_tier(t, location, tokens[i], i) for i in foes])
    t.tell("fights", "TH-23.2", t.heroes[hero].id, t.word("location", location), tokens[foes[0]])
    t.then("do_combat", hero)
    begin(t, hero)


def foe_index(t: State, key: Key) -> int:
    """The place of the token that was chosen."""
    tokens = t.enemies[str(key[1])]
    if len(key) < 4:
        return tokens.index(str(key[2]))
    mystic = [i for i, tier in enumerate(tokens) if tier == MYSTIC]
    return mystic[foe_marks(t, str(key[1])).index(key[3])]


def begin(t: State, hero: int) -> None:
    t.then("combat_dice", hero)
    t.then("combat_order", hero)
    t.then("combat_cards", hero)


@scene()
def story_combat(t: State, name: str, hero: int) -> None:
    listed, _, index = name.rpartition("/")
    effect = t.content.lists[listed][int(index)]
    t.fight = Fight("", tiers=list(effect.tiers), lists=name)
    begin(t, hero)


# -- step 2: the cards -----------------------------------------------------------------------------


def _offered(t: State, seat: int) -> list[Key]:
    assert t.fight is not None
    return [("card", card) for card in dict.fromkeys(t.fight.offered)]


CARD = Question("enemy_card", "TH-23.3", _offered)


@scene()
def combat_cards(t: State, hero: int) -> Rules[None]:
    """The top card of the deck of each tier (TH-23.3, TH-23.4)."""
    assert t.fight is not None
    for tier in tuple(t.fight.tiers):
        t.fight.offered = [draw_foe(t, tier) for _ in range(2 if round_rule(t, "two_cards") else 1)]
        key = yield from ask(t, t.seat(hero), CARD)
        t.fight.offered.remove(str(key[1]))
        t.foe_discard[tier] += t.fight.offered
        t.fight.offered = []
        t.fight.cards.append(str(key[1]))
        t.tell("enemy_card", "TH-23.3", str(key[1]))


def draw_foe(t: State, tier: str) -> str:
    card = draw(t, t.foes[tier], t.foe_discard[tier])
    if not card:  # TH-1.29: all of them lie in this Combat
        t.foes[tier].shuffle_on_top(id for id, each in t.content.enemies.items() if each.tier == tier)
        card = t.foes[tier].draw(t.rng)
    return card


ORDER = Question("order", "TH-25.2", lambda t, seat, rest: [("next", i) for i in rest])


@scene()
def combat_order(t: State, hero: int) -> Rules[None]:
    """A group lies side by side in any order, fixed before the roll (TH-25.2, TH-25.11)."""
    assert t.fight is not None
    if len(dict.fromkeys(t.fight.cards)) < 2:
        return
    order: tuple[int, ...] = ()
    for _ in range(len(t.fight.cards)):
        rest = tuple(i for i in range(len(t.fight.cards)) if i not in order)
        key = yield from ask(t, t.seat(hero), ORDER, rest)
        order = (*order, int(key[1]))
    t.fight.cards = [t.fight.cards[i] for i in order]


# -- step 3: dice ----------------------------------------------------------------------------------


def _before_roll(t: State, seat: int, hero: int) -> list[Key]:
    """Additional dice and upgrades, with the card in sight (TH-24.2, TH-24.5, TH-24.19)."""
    assert t.fight is not None
    found: list[Key] = [("roll",)]
    for colour in t.content.dice:
        if t.act.may.get(f"die-{colour}"):
            found.append(("add", colour))
    if t.act.may.get("upgrade"):
        strongest = list(t.content.dice)[-1]
        found += [("upgrade", colour) for colour in dict.fromkeys(t.fight.dice) if colour != strongest]
    return [*found, *own_keys(t, hero, "before_roll")]


BEFORE_ROLL = Question("before_roll", "TH-24.1", _before_roll)


@scene()
def combat_dice(t: State, hero: int) -> None:
    """The dice of the dial at its level (TH-23.6, TH-11.11)."""
    assert t.fight is not None
    own = t.heroes[hero]
    t.fight.dice = list(t.content.heroes[own.id].dial[own.dial - 1])
    combat_begins(t, hero)
    t.then("before_roll", hero)


@scene(below=in_turn)
def before_roll(t: State, hero: int) -> Rules[None]:
    key = yield from ask(t, t.seat(hero), BEFORE_ROLL, hero)
    assert t.fight is not None
    if key == ("roll",):
        t.then("combat_tiles", hero)
        t.then("after_roll", hero)
        roll(t)
        return
    t.then("before_roll", hero)
    if key[0] == "add":
        t.act.may[f"die-{key[1]}"] -= 1
        t.fight.dice.append(str(key[1]))
        yield from draw_threat(t, hero, t.act.may.get(f"price-{key[1]}", 0))
    elif key[0] == "upgrade":
        t.act.may["upgrade"] -= 1
        colours = list(t.content.dice)
        t.fight.dice[t.fight.dice.index(str(key[1]))] = colours[colours.index(str(key[1])) + 1]
    else:
        yield from any_time(t, hero, key)


def roll(t: State) -> None:
    assert t.fight is not None
    t.fight.faces = [t.rng.roll() - 1 for _ in t.fight.dice]
    t.fight.critical = [False for _ in t.fight.dice]
    t.fight.rolled = True
    t.tell("rolled", "TH-23.6", *(die_shape(t, i) for i in range(len(t.fight.dice))))


def die_shape(t: State, i: int) -> str:
    """TH-24.8, TH-24.9"""
    assert t.fight is not None
    face = t.content.dice[t.fight.dice[i]].faces[t.fight.faces[i]]
    return face.critical if t.fight.critical[i] and face.critical else face.white


def _after_roll(t: State, seat: int, hero: int) -> list[Key]:
    """Rerolls and Criticals, one die at a time, mixed freely (TH-24.3, TH-24.9, TH-24.12)."""
    assert t.fight is not None
    found: list[Key] = [("stand",)]
    for i, colour in enumerate(t.fight.dice):
        if (t.act.may.get("reroll") or t.fight.rerolls) and not round_rule(t, "reroll"):
            found.append(("reroll", i))
        if t.act.may.get("blood_reroll") and not t.fight.bled and not round_rule(t, "reroll"):
            found.append(("blood", i))
        face = t.content.dice[colour].faces[t.fight.faces[i]]
        if t.act.may.get("critical") and face.critical and not t.fight.critical[i]:
            found.append(("critical", i))
    return [*found, *own_keys(t, hero, "after_roll")]


AFTER_ROLL = Question("after_roll", "TH-24.3", _after_roll)


@scene(below=in_turn)
def after_roll(t: State, hero: int) -> Rules[None]:
    key = yield from ask(t, t.seat(hero), AFTER_ROLL, hero)
    if key == ("stand",):
        return
    t.then("after_roll", hero)
    assert t.fight is not None
    if key[0] == "critical":
        t.act.may["critical"] -= 1
        t.fight.critical[int(key[1])] = True
    elif key[0] in ("reroll", "blood"):
        if key[0] == "blood":
            t.fight.bled = True
            yield from threat_wound(t, hero)
        elif t.fight.rerolls:
            t.fight.rerolls -= 1
        else:
            t.act.may["reroll"] -= 1
        reroll(t, int(key[1]))
    else:
        yield from any_time(t, hero, key)


def reroll(t: State, i: int) -> None:
    """The new result stands, and a Critical on the die is lost (TH-24.12, TH-24.18)."""
    assert t.fight is not None
    t.fight.faces[i] = t.rng.roll() - 1
    t.fight.critical[i] = False
    t.tell("rerolled", "TH-24.3", die_shape(t, i))


# -- tiles on the cards ----------------------------------------------------------------------------


def fight_grid(t: State) -> tuple[Grid, list[int]]:
    """All cards as one grid (TH-25.10): the grid, and the column where each card begins."""
    assert t.fight is not None
    return _side_by_side(tuple([t.content.boards[card].grid for card in t.fight.cards]))


@cache
def _side_by_side(boards: tuple[Grid, ...]) -> tuple[Grid, list[int]]:
    height = max(grid.height for grid in boards)
    starts, cells, column = [], 0, 0
    for grid in boards:
        starts.append(column)
        for x in range(grid.width):
            rows = grid.cells >> (x * grid.height) & ((1 << grid.height) - 1)
            cells |= rows << ((column + x) * height)
        column += grid.width
    return Grid(column, height, cells), starts


def foe_spots(t: State, shape: str) -> list[Spot]:
    """TH-23.8, TH-23.9, TH-23.16"""
    assert t.fight is not None
    taken = 0
    for _, mask in t.fight.laid:
        taken |= mask
    grid, _ = fight_grid(t)
    return fitting(t.content.shapes[shape], grid, taken, taken, ALLOW_FLIP)


def _fight_tiles(t: State, seat: int) -> list[Key]:
    assert t.fight is not None
    return [("tile", shape) for shape in dict.fromkeys(t.fight.tiles)]


FIGHT_TILE = Question(
    "fight_tile", "TH-23.17", _fight_tiles, lambda t, seat, key: "" if foe_spots(t, str(key[1])) else "TH-23.9"
)
FIGHT_SPOT = Question(
    "fight_spot",
    "TH-23.8",
    lambda t, seat, shape: [("lay", spot.turn, spot.x, spot.y) for spot in foe_spots(t, shape)],
)


@scene()
def combat_tiles(t: State, hero: int) -> None:
    """A tile for each die, and further ones that cards gave (TH-23.7)."""
    assert t.fight is not None
    t.fight.tiles = [die_shape(t, i) for i in range(len(t.fight.dice))] + t.act.shapes
    t.act.shapes = []
    t.then("combat_result", hero)
    t.then("combat_cover", hero)
    t.then("combat_penalties", hero)
    t.then("combat_lay", hero)


@scene(below=in_turn)
def combat_lay(t: State, hero: int) -> Rules[None]:
    """As long as a tile fits, one is placed (TH-23.17)."""
    assert t.fight is not None
    if not any(foe_spots(t, shape) for shape in dict.fromkeys(t.fight.tiles)):
        return
    key = yield from ask(t, t.seat(hero), FIGHT_TILE)
    shape = str(key[1])
    _, turn, x, y = yield from ask(t, t.seat(hero), FIGHT_SPOT, shape)
    spot = next(each for each in foe_spots(t, shape) if each[:3] == (turn, x, y))
    t.fight.tiles.remove(shape)
    t.fight.laid.append((shape, spot.mask))
    t.tell("struck", "TH-23.8", t.heroes[hero].id, shape)
    t.then("combat_lay", hero)


@scene()
def combat_penalties(t: State, hero: int) -> Rules[None]:
    """Items that must be used before the covered spaces are resolved."""
    assert t.fight is not None
    grid, _ = fight_grid(t)
    mask = 0
    for _, each in t.fight.laid:
        mask |= each
    t.fight.covered = [cell for cell in range(grid.width * grid.height) if mask >> cell & 1 and fight_icons(t, cell)[1]]
    t.act.gained = []
    yield from offer_items(t, hero, "before_covered")


def fight_icons(t: State, cell: int) -> tuple[str, tuple[str, ...]]:
    """The card of a space of the Combat, and its icons without the Heart (TH-19.7)."""
    assert t.fight is not None
    grid, starts = fight_grid(t)
    x, y = divmod(cell, grid.height)
    place = max(i for i, start in enumerate(starts) if start <= x)
    card = t.fight.cards[place]
    board = t.content.boards[card]
    found = board.icons.get((x - starts[place]) * board.grid.height + y, ()) if y < board.grid.height else ()
    return card, tuple(icon for icon in found if icon != "heart")


def _covered(t: State, seat: int) -> list[Key]:
    assert t.fight is not None
    return [("space", cell) for cell in t.fight.covered]


COVERED = Question("covered", "TH-23.18", _covered)


@scene()
def combat_cover(t: State, hero: int) -> Rules[None]:
    """TH-23.10, TH-23.18, TH-23.24"""
    assert t.fight is not None
    if not t.fight.covered:
        return
    key = yield from ask(t, t.seat(hero), COVERED)
    cell = int(key[1])
    t.fight.covered.remove(cell)
    t.then("combat_cover", hero)
    t.then("combat_icons", hero, cell, 0)


@scene()
def combat_icons(t: State, hero: int, cell: int, index: int) -> Rules[None]:
    card, found = fight_icons(t, cell)
    if index + 1 < len(found):
        t.then("combat_icons", hero, cell, index + 1)
    warded = t.act.may.get("talisman_ward") and t.fight is not None and t.fight.at and _mystic(t)
    if not (warded and found[index] in ("red", "yellow")):
        yield from resolve_icon(t, hero, card, found[index])


def _mystic(t: State) -> bool:
    assert t.fight is not None
    return any(t.enemies[t.fight.at][i] == "mystic" for i in t.fight.foes)


# -- the result ------------------------------------------------------------------------------------


def open_hearts(t: State) -> int:
    assert t.fight is not None
    mask = 0
    for _, each in t.fight.laid:
        mask |= each
    grid, starts = fight_grid(t)
    count = 0
    for card, start in zip(t.fight.cards, starts):
        board = t.content.boards[card]
        for place, icons in board.icons.items():
            x, y = divmod(place, board.grid.height)
            if "heart" in icons and not mask >> ((start + x) * grid.height + y) & 1:
                count += 1
    return count


@scene(below=in_turn)
def combat_result(t: State, hero: int) -> Rules[None]:
    """TH-23.11 to TH-23.14"""
    left = open_hearts(t)
    t.then("combat_end", hero, int(not left))
    if left:
        t.tell("lost_combat", "TH-23.12", t.heroes[hero].id, left)
        t.then("combat_threat", hero, left)  # after what an Item does instead
        yield from offer_items(t, hero, "after_lost")
    else:
        t.tell("won_combat", "TH-23.11", t.heroes[hero].id)
        t.act.resolved = True


@scene()
def combat_threat(t: State, hero: int, hearts: int) -> Rules[None]:
    """1 Threat for each Heart that lies open (TH-23.12, TH-23.26)."""
    assert t.fight is not None
    if not t.fight.shielded:
        yield from draw_threat(t, hero, hearts)


@scene()
def combat_end(t: State, hero: int, won: int) -> Rules[None]:
    """Clean-up, then what the victory opens (TH-23.14, TH-23.15, TH-23.28)."""
    fight = t.fight
    assert fight is not None
    for card in tuple(fight.cards):
        t.foe_discard[t.content.enemies[card].tier].append(card)
    location, foes, lists = fight.at, tuple(fight.foes), fight.lists
    t.fight = None
    trigger(t, "win_combat" if won else "lose_combat", hero)
    if lists:
        inner = lists + ("+" if won else "-")
        if inner in t.content.lists:
            t.then("effects", inner, 0, hero, "")
        return
    counted = tuple(i for i in range(len(t.enemies[location])) if counts_for_box(t, location, i))
    kept = yield from after_combat(t, hero, location, foes, bool(won))
    if rules_of(t, "after_combat"):
        look(t)  # it may have moved the marker
    if won:
        for i in reversed(foes):
            if not kept:
                remove(t, location, i)
        look(t)
        if any(i in counted for i in foes) and all(i in foes for i in counted):
            for i, box in enumerate(t.map.locations[location].boxes):
                open_now = box.only is None or holds(t, box.only, hero, location)
                covered = f"{location}-{i}" in t.offerings  # TH-26.6
                if box.action == "combat" and box.needs.defeat and open_now and not covered:
                    run_own(t, f"box-{location}-{i}", hero, location)
