"""What a good player knows: which places are worth a journey, and what the tokens are best spent on.

Worth is counted in points: about one is what an ordinary Resource is worth. The plan is made anew at every
token: each Hero looks for the place that brings most for the turns that it costs.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...kernel import Decision, Key
from .adventure import rules_of
from .body import has, wound_spots
from .combat import die_shape, foe_spots
from .conditions import adjacent, holds
from .content import TIERS, Box, Effect
from .covering import gives
from .geometry import border as edge
from .geometry import cells_of
from .journey import tile_spots
from .locations import box_of, closed, price, wanted
from .move import across, may_cross
from .state import State
from .turn import forecast

RESOURCE = {"building": 1.0, "ore": 1.0, "gossip": 1.1, "magic": 1.1, "power": 2.6, "fate": 2.2, "area": 0.9}
PER_STEP = 3.2  # of the Adventure track in the good direction
WOUND_CELL, THREAT = 0.75, 0.9
VERBS: dict[str, float] = {
    "heal": 1.2,
    "heal_split": 1.2,
    "calm": 0.7,
    "xp": 1.6,
    "draw_item": 1.5,
    "choose_item": 1.8,
    "finding": 1.6,
    "refresh": 0.6,
    "gain_card": 1.6,
    "next_card": 1.6,
    "special_action": 2.0,
    "remove_enemy": 2.0,
    "lower_enemy": 1.2,
    "move_enemy": 0.4,
    "action": 1.2,
    "clear_gather": 0.4,
    "reveal_terrain": 0.4,
    "flag": 1.5,
    "unblock": 0.6,
    "ungoal": 2.2,
    "place_enemy": -1.6,
    "raise_enemy": -1.4,
    "block": -0.8,
    "raise_cost": -0.8,
    "goal": -2.2,
    "lose": -1.0,
    "lose_item": -1.4,
    "add_source": 0.8,
    "lower_cost": 0.6,
    "end": 40.0,
}
OPENING = 1.2  # for a Paragraph in itself: the tale goes on there


def worth(t: State, effects: tuple[Effect, ...], depth: int = 0) -> float:
    """What a list of effects is about worth to the party."""
    points = 0.0
    for effect in effects:
        points += _worth(t, effect, depth)
    return points


def _worth(t: State, effect: Effect, depth: int) -> float:
    number = effect.n if isinstance(effect.n, int) else 2
    everybody = len(t.heroes) if effect.who in ("each", "group") else 2 if effect.who in ("two", "here") else 1
    if effect.do == "gain":
        kind = effect.what if isinstance(effect.what, str) else effect.what[0]
        return RESOURCE.get(kind, 1.0) * number * everybody
    if effect.do == "track":
        track = t.tale.track
        good = -1 if track is not None and track.good == "left" else 1
        return PER_STEP * number * good
    if effect.do == "read":
        if effect.p in t.told or depth > 3:
            return 0.0
        return OPENING + worth(t, t.map.paragraphs[effect.p].effects, depth + 1)
    if effect.do == "wound":
        size = effect.size or (t.data.tiles[effect.shape].size if effect.shape else 2)
        return -WOUND_CELL * size * number * everybody
    if effect.do == "threat":
        return -THREAT * number * everybody
    if effect.do == "if":
        assert effect.cond is not None
        return worth(t, effect.then if holds(t, effect.cond, t.chooser) else effect.else_, depth + 1)
    if effect.do == "choose":
        return max((worth(t, option.effects, depth + 1) for option in effect.options), default=0.0)
    if effect.do in ("pay", "combat"):
        return worth(t, effect.then, depth + 1) / 2
    for code in rules_of(t, "verb_worth"):
        special = code(t, effect)
        if special is not None:
            return float(special)
    return VERBS.get(effect.do, 0.5) * (number if effect.do != "end" else 1) * (everybody if effect.do in EACH else 1)


EACH = ("heal", "calm", "xp", "draw_item", "choose_item", "lose", "refresh")


# -- places ----------------------------------------------------------------------------------------


def box_worth(t: State, name: str) -> float:
    """What resolving a box brings, whatever it costs."""
    location, _, index = name.rpartition("-")
    box = t.map.locations[location].boxes[int(index)]
    points = worth(t, box.effect or box.win)
    for code in rules_of(t, "place_worth"):
        points += code(t, name)
    return points


def fighting_chance(t: State, hero: int, tier: str) -> float:
    """By the level of the dial against the tier, with what support there is."""
    level = float(t.heroes[hero].dial) + (1 if t.heroes[hero].ready and t.heroes[hero].id == "kriss" else 0)
    level += 0.7 * sum(t.data.items[item].action == "combat" for item in t.heroes[hero].items)
    strength = TIERS.index(tier) + 1 if tier in TIERS else 1
    return max(0.05, min(0.95, 0.55 + 0.13 * (level - 2 * strength + 1)))


def obstacle(t: State, hero: int, location: str) -> float:
    """How many turns it takes to clear a Location of Enemies."""
    return sum(1 / fighting_chance(t, hero, tier) for tier in t.enemies.get(location, ()))


def distances(t: State, hero: int) -> dict[str, int]:
    """Borders to every Area that can be reached now, Multiple ones counted."""
    start = t.heroes[hero].area
    found = {start: 0}
    queue = [start]
    while queue:
        area = queue.pop(0)
        for name in t.map.around[area]:
            border = t.map.borders[name]
            goal = across(border, area)
            if not t.open_area(goal) or border.kind == "impassable" or name in t.blocked:
                continue
            if border.kind in ("red", "blue") and area == start and may_cross(t, hero, border):
                continue
            steps = found[area] + border.multiplicity + (1 if border.kind in ("red", "blue") else 0)
            if goal not in found or steps < found[goal]:
                found[goal] = steps
                queue.append(goal)
    return found


def needs(t: State, name: str) -> dict[str, int]:
    """What a box still lacks, by kind."""
    box = box_of(t, name)
    lying = t.on_box.get(name, {})
    if box.needs.open:
        return {box.needs.open: 1}
    if box.needs.distrust:
        have = sum(lying.values())
        return {box.needs.of[0]: max(1, 3 - have)}
    return {kind: number - lying.get(kind, 0) for kind, number in price(t, name).items() if number > lying.get(kind, 0)}


def lacking(t: State, hero: int, name: str) -> int:
    """How many Resources of those the party still has to find."""
    kinds = needs(t, name)
    if box_of(t, name).needs.distrust:
        owned = sum(has(t, each, kind) for each in t.here(hero) for kind in box_of(t, name).needs.of)
        return max(0, sum(kinds.values()) - owned)
    return sum(max(0, number - sum(has(t, each, kind) for each in t.here(hero))) for kind, number in kinds.items())


def useful(t: State, hero: int, name: str) -> int:
    """How many of the Resources at hand the box still wants."""
    near = t.here(hero)
    box = box_of(t, name)
    if box.needs.open or box.needs.distrust:
        return sum(has(t, each, kind) for each in near for kind in wanted(t, name))
    return sum(min(number, sum(has(t, each, kind) for each in near)) for kind, number in needs(t, name).items())


def ambitions(t: State, hero: int) -> list[tuple[float, str, str]]:
    """(points a turn, box, Area) of everything that is worth going for, the best first."""
    far = distances(t, hero)
    found = []
    for location in t.map.locations.values():
        if location.id in t.read or location.id in t.blocked or not t.there(location):
            continue
        areas = [area for area in far if location.id in t.map.in_area[area]]
        if not areas:
            continue
        area = min(areas, key=lambda each: far[each])
        for i, box in enumerate(location.boxes):
            name = f"{location.id}-{i}"
            why = closed(t, hero, name)
            if why and why != "TH-6.7":
                continue
            points = box_worth(t, name)
            if points <= 0:
                continue
            turns = _turns(t, hero, name, box, far[area])
            found.append((points / turns, name, area))
    return sorted(found, reverse=True)


def _turns(t: State, hero: int, name: str, box: Box, far: int) -> float:
    turns = 1.0 + far / 2.2 + obstacle(t, hero, name.rpartition("-")[0])
    if box.action == "combat":
        return turns
    if box.action == "sacrifice":
        room = len(wound_spots(t, hero, box.needs.shape or "mono"))
        return turns + (0.5 if room > 12 else 6.0)
    return turns + lacking(t, hero, name) / 1.8 + max(0, sum(needs(t, name).values()) - 2) / 2.5


# -- the token -------------------------------------------------------------------------------------


def token_value(t: State, hero: int, slot: int) -> float:
    """The best of the card's Main Actions, as things stand."""
    card = t.data.actions[t.row[slot]]
    plans = ambitions(t, hero)
    return max(action_value(t, hero, main.type, value, plans) for main, value in zip(card.main, forecast(t, slot)))


def action_value(t: State, hero: int, type: str, value: int, plans: list[tuple[float, str, str]]) -> float:
    area = t.heroes[hero].area
    here = [(points, name) for points, name, there in plans if there == area]
    goal = plans[0] if plans else None
    if type == "assign":
        best = 0.0
        for _, name in here:
            box = box_of(t, name)
            if box.action != "assign" or closed(t, hero, name):
                continue
            lack = sum(needs(t, name).values())
            able = min(value, useful(t, hero, name))
            if able:
                done = min(1.0, able / max(1, lack))
                best = max(best, box_worth(t, name) * done * (1.0 if done == 1 else 0.55))
        return best
    if type == "combat":
        best = 0.0
        for location in t.locations_of(area):
            if location in t.blocked:
                continue
            for tier in dict.fromkeys(t.enemies.get(location, ())):
                chance = fighting_chance(t, hero, tier)
                gain = 1.0 + max(
                    (box_worth(t, f"{location}-{i}") for i in range(len(t.map.locations[location].boxes))), default=0.0
                )
                share = gain / max(1, len(t.enemies[location]))
                best = max(best, chance * share - (1 - chance) * 1.5)
        return best + 0.4 * max(0, value - 1)
    if type == "move":
        if goal is None or goal[2] == area:
            return 0.1
        far = distances(t, hero)
        steps = min(value, far.get(goal[2], 9))
        return 0.35 * goal[0] * steps + 0.5
    if type == "gather":
        return min(1.0 + 0.85 * value, 0.95 * value * (1.25 if goal and lacking(t, hero, goal[1]) else 0.8))
    if type == "journey":
        return 1.5 + 0.25 * t.heroes[hero].track + 0.9 * (value - 1)
    if type == "craft":
        return 0.9 * value if len(t.heroes[hero].items) < 4 else 0.3
    best = 0.0
    for _, name in here:
        if box_of(t, name).action == "sacrifice" and not closed(t, hero, name):
            shape = box_of(t, name).needs.shape or "mono"
            cells = t.data.tiles[shape].size * value
            room = t.wound_grid(hero).cells.bit_count() - sum(
                t.data.tiles[each].size for each, _ in t.heroes[hero].wounds
            )
            if room > cells + 7:
                best = max(best, box_worth(t, name) - WOUND_CELL * cells)
    return best - 0.5


# -- placing tiles ---------------------------------------------------------------------------------


def open_edge(t: State, hero: int, mask: int) -> float:
    """Wounds lie best in corners: little of the free area touches them."""
    taken = mask
    for _, each in t.heroes[hero].wounds:
        taken |= each
    grid = t.wound_grid(hero)
    free = grid.cells & ~taken
    touching = edge(taken, grid.width, grid.height) & free
    alone = sum(not edge(1 << cell, grid.width, grid.height) & free & ~(1 << cell) for cell in _bits(free))
    return -0.3 * touching.bit_count() - 1.2 * alone


def _bits(mask: int) -> list[int]:
    return [x for x in range(mask.bit_length()) if mask >> x & 1]


def path_worth(t: State, mask: int) -> float:
    points = 0.0
    for x, y in cells_of(mask, t.rows):
        card, icons = t.space(x * t.rows + y)
        for icon in icons:
            if icon == "area":
                points += 0.9 if t.sources_of(t.heroes[t.act.hero].area) else 0.0
            elif gives(t, icon):
                points += 1.0
            elif icon == "xp":
                points += 1.6
            elif icon == "finding":
                points += 1.5
            elif icon == "heal":
                points += 1.2 if t.heroes[t.act.hero].wounds else 0.0
            elif icon in ("red", "yellow"):
                points += worth(t, t.data.lists.get(f"{icon}-{card}", ()))
        points += 0.05 * x
    return points


def strike_worth(t: State, shape: str, mask: int) -> float:
    """Hearts first, then rewards; what the other tiles can still do is looked at one step ahead."""
    fight = t.fight
    assert fight is not None
    points = 0.0
    height = t.data.boards[fight.cards[0]].grid.height
    column = 0
    hearts = 0
    for card in fight.cards:
        board = t.data.boards[card]
        for place, icons in board.icons.items():
            x, y = divmod(place, board.grid.height)
            cell = 1 << ((column + x) * height + y)
            if mask & cell:
                hearts += "heart" in icons
                for icon in icons:
                    points += {"xp": 1.2, "finding": 1.2, "red": -1.3, "yellow": -0.8, "heal": 0.6}.get(icon, 0.0)
                    points += 0.8 if gives(t, icon) else 0.0
        column += board.grid.width
    return points + 3.0 * hearts


def best_strike(t: State, shape: str) -> tuple[float, Key]:
    found = [(strike_worth(t, shape, spot.mask), ("lay", spot.turn, spot.x, spot.y)) for spot in foe_spots(t, shape)]
    return max(found, default=(-9.0, ("lay", 0, 0, 0)))


# -- choosing --------------------------------------------------------------------------------------


def choose(t: State, decision: Decision, random: Random) -> Key:
    options = decision.options
    judge = JUDGES.get(decision.kind)
    if judge is None:
        return _first_or_random(decision, random)
    return max(options, key=lambda key: (judge(t, decision, key), random.random()))


def _first_or_random(decision: Decision, random: Random) -> Key:
    return random.choice(decision.options)


def _token(t: State, decision: Decision, key: Key) -> float:
    if key[0] == "skill":
        wounded = any(t.heroes[each].wounds for each in t.here(t.active))
        return 50.0 if t.heroes[t.active].id == "aaricia" and wounded else -5.0
    if key[0] == "refresh":
        return 40.0 if has(t, t.active, "magic") > 2 else -5.0
    if key[0] == "item":
        return -1.0
    return token_value(t, t.active, int(key[2])) - 0.05 * t.tokens.count(int(key[2]))


def _use(t: State, decision: Decision, key: Key) -> float:
    hero = int(str(decision.args[0]))
    if key == ("go",):
        return 0.5
    if key[0] == "refresh":
        return 0.6 if has(t, hero, "magic") > 2 else 0.0
    if key[0] == "skill":
        return 2.0 if t.heroes[hero].id != "aaricia" or any(t.heroes[each].wounds for each in t.here(hero)) else 0.0
    item = t.data.items[str(key[1])]
    if item.action == "any":
        if any(effect.do in ("heal", "heal_split") for effect in item.effects):
            return 2.0 if sum(t.data.tiles[s].size for s, _ in t.heroes[hero].wounds) >= 4 else 0.0
        return 2.0 if t.heroes[hero].threat >= 3 else 0.0
    return 1.5


def _cross(t: State, decision: Decision, key: Key) -> float:
    hero = int(str(decision.args[0]))
    plans = ambitions(t, hero)
    area = t.heroes[hero].area
    if key == ("stop",):
        return plans[0][0] + 0.5 if plans and plans[0][2] == area else 0.2
    goal = across(t.map.borders[str(key[1])], area)
    if not plans:
        return 0.1
    here = distances(t, hero).get(plans[0][2], 9)
    return 1.0 + plans[0][0] * (1.0 if goal == plans[0][2] else 0.5 * (here - _steps(t, goal, plans[0][2])))


def _steps(t: State, start: str, goal: str) -> int:
    """Borders between two Areas, whatever their kind."""
    found = {start: 0}
    queue = [start]
    while queue:
        area = queue.pop(0)
        if area == goal:
            return found[area]
        for other in adjacent(t, area):
            if other not in found:
                found[other] = found[area] + 1
                queue.append(other)
    return 9


def _tile(t: State, decision: Decision, key: Key) -> float:
    if key == ("done",):
        return 0.6
    shape = str(key[1])
    return max((path_worth(t, spot.mask) for spot in tile_spots(t, shape)), default=-9.0)


def _spot(t: State, decision: Decision, key: Key) -> float:
    shape = str(decision.args[0])
    spot = next(each for each in tile_spots(t, shape) if each[:3] == key[1:])
    return path_worth(t, spot.mask)


def _gather(t: State, decision: Decision, key: Key) -> float:
    cell = int(key[1])
    card, icons = t.space(cell)
    hero = t.act.hero
    plans = ambitions(t, hero)
    wanted_kinds = needs(t, plans[0][1]) if plans and box_of(t, plans[0][1]).action == "assign" else {}
    points = 0.0
    for icon in icons:
        kinds = t.sources_of(t.heroes[hero].area) if icon == "area" else list(gives(t, icon))
        if kinds:
            points += 2.0 if any(kind in wanted_kinds for kind in kinds) else 1.0
        if icon in ("red", "yellow"):
            points += 0.7 * worth(t, t.data.lists.get(f"{icon}-{card}", ()))
    return points - 0.02 * (cell // t.rows)


def _kind(t: State, decision: Decision, key: Key) -> float:
    hero = t.act.hero if t.acts else t.chooser
    kind = str(key[1])
    plans = ambitions(t, hero)[:3]
    for rank, (_, name, _) in enumerate(plans):
        if box_of(t, name).action == "assign" and needs(t, name).get(kind, 0) > has(t, hero, kind):
            return 3.0 - rank
    return RESOURCE.get(kind, 1.0) - 0.2 * has(t, hero, kind)


def _lose(t: State, decision: Decision, key: Key) -> float:
    return -_kind(t, decision, key)


def _assign(t: State, decision: Decision, key: Key) -> float:
    if key == ("nothing",):
        return 0.0
    name = str(key[1])
    lack = max(1, sum(needs(t, name).values()))
    able = min(t.act.value, useful(t, t.act.hero, name))
    return box_worth(t, name) * min(1.0, able / lack)


def _put(t: State, decision: Decision, key: Key) -> float:
    if key == ("enough",):
        return 0.5
    name = t.act.at
    kind = str(key[1])
    if box_of(t, name).needs.open or box_of(t, name).needs.distrust:
        return 1.0
    return 1.0 if needs(t, name).get(kind, 0) > 0 else 0.1


def _trust(t: State, decision: Decision, key: Key) -> float:
    lying = sum(t.on_box.get(str(decision.args[0]), {}).values())
    return float(lying >= 3) if key == ("resolve",) else 0.5 + (0.0 if lying < 2 else -0.2)


def _wound(t: State, decision: Decision, key: Key) -> float:
    hero, shape = int(str(decision.args[0])), str(decision.args[1])
    spot = next(each for each in wound_spots(t, hero, shape) if each[:3] == key[1:])
    return open_edge(t, hero, spot.mask) - _dead(t, hero, spot.mask)


def _dead(t: State, hero: int, mask: int) -> float:
    """Free cells that no longer hang together are lost."""
    taken = mask
    for _, each in t.heroes[hero].wounds:
        taken |= each
    grid = t.wound_grid(hero)
    free = grid.cells & ~taken
    if not free:
        return 9.0
    seen = free & -free
    while True:
        grown = edge(seen, grid.width, grid.height) & free
        if grown == seen:
            break
        seen = grown
    return 0.4 * (free & ~seen).bit_count()


def _heal(t: State, decision: Decision, key: Key) -> float:
    if key == ("skip",):
        return -1.0
    hero = int(str(decision.args[0]))
    return float(t.data.tiles[t.heroes[hero].wounds[int(key[1])][0]].size)


def _xp(t: State, decision: Decision, key: Key) -> float:
    own = t.heroes[int(str(decision.args[0]))]
    return 1.0 if (key == ("dial",)) == (own.dial <= own.track) else 0.0


def _before_roll(t: State, decision: Decision, key: Key) -> float:
    return {"roll": 0.0, "upgrade": 2.0, "add": 1.5 if t.heroes[t.act.hero].threat < 3 else -1.0, "item": 1.0}.get(
        str(key[0]), 0.5
    )


def _after_roll(t: State, decision: Decision, key: Key) -> float:
    fight = t.fight
    assert fight is not None
    need = sum("heart" in icons for card in fight.cards for icons in t.data.boards[card].icons.values())
    size = sum(t.data.tiles[die_shape(t, i)].size for i in range(len(fight.dice)))
    if key == ("stand",):
        return 1.0
    if key[0] == "critical":
        return 3.0
    if size >= need + 2:
        return 0.0
    if key[0] in ("reroll", "blood"):
        small = t.data.tiles[die_shape(t, int(key[1]))].size
        return (2.5 - 0.7 * small) if key[0] == "reroll" else (1.8 - 0.7 * small)
    return 1.2 if size < need + 1 else 0.5


def _fight_tile(t: State, decision: Decision, key: Key) -> float:
    return t.data.tiles[str(key[1])].size + 0.01 * best_strike(t, str(key[1]))[0]


def _fight_spot(t: State, decision: Decision, key: Key) -> float:
    shape = str(decision.args[0])
    spot = next(each for each in foe_spots(t, shape) if each[:3] == key[1:])
    return strike_worth(t, shape, spot.mask)


def _foe(t: State, decision: Decision, key: Key) -> float:
    if key == ("enough",):
        return 0.6
    hero = int(str(decision.args[0]))
    location = str(key[1])
    tiers = t.enemies[location] if key[0] == "group" else [str(key[2])]
    chance = min(fighting_chance(t, hero, tier) for tier in tiers)
    gain = 1.0 + max(
        (box_worth(t, f"{location}-{i}") for i in range(len(t.map.locations[location].boxes))), default=0.0
    )
    return chance * gain - (1 - chance) * 1.5


def _option(t: State, decision: Decision, key: Key) -> float:
    listed, _, index = str(decision.args[0]).rpartition("/")
    return worth(t, t.data.lists[listed][int(index)].options[int(key[1])].effects)


def _thread(t: State, decision: Decision, key: Key) -> float:
    if key == ("close",):
        return 1.1
    number = int(str(decision.args[0]))
    return worth(t, t.map.paragraphs[number].threads[int(key[1])].effects)


def _replace(t: State, decision: Decision, key: Key) -> float:
    if key == ("keep",):
        return 0.0
    order = {"start": 0, "found": 1, "late": 2}
    new, old = t.data.actions[str(decision.args[0])], t.data.actions[str(key[1])]
    return 0.5 + order[new.tier] - order[old.tier]


def _consent(t: State, decision: Decision, key: Key) -> float:
    return float(key == ("yes",))


def _craft(t: State, decision: Decision, key: Key) -> float:
    if key[0] in ("done", "keep"):
        return 0.4 if key[0] == "keep" else 0.0
    if key[0] == "scrap":
        return 0.0
    return {"combat": 2.0, "journey": 1.4, "assign": 1.5, "gather": 1.3, "any": 1.6}.get(
        t.data.items[str(key[1])].action, 1.0
    )


def _sacrifice(t: State, decision: Decision, key: Key) -> float:
    return box_worth(t, str(key[1]))


def _bonus(t: State, decision: Decision, key: Key) -> float:
    return 0.0 if key == ("done",) else 0.1 + worth(t, t.data.actions[t.act.card].bonus[int(key[1])].effects)


def _main(t: State, decision: Decision, key: Key) -> float:
    card = str(decision.args[0])
    main = t.data.actions[card].main[int(key[1])]
    slot = t.row.index(card)
    return action_value(t, t.active, main.type, forecast(t, slot)[int(key[1])], ambitions(t, t.active))


def _ignore(t: State, decision: Decision, key: Key) -> float:
    return float(key == ("ignore",))


def _pay(t: State, decision: Decision, key: Key) -> float:
    listed, _, index = str(decision.args[0]).rpartition("/")
    effect = t.data.lists[listed][int(index)]
    cost = sum(effect.cost.values())
    return worth(t, effect.then) - cost if key == ("pay",) else worth(t, effect.else_)


def _enemy_place(t: State, decision: Decision, key: Key) -> float:
    """Trouble goes where the party does not want to go."""
    location = str(key[1])
    boxes = t.map.locations[location].boxes
    points = max((box_worth(t, f"{location}-{i}") for i in range(len(boxes))), default=0.0)
    return -points if location not in t.read else 1.0


def _remove(t: State, decision: Decision, key: Key) -> float:
    location = str(key[1])
    boxes = t.map.locations[location].boxes
    return t.strength(str(key[2])) + 0.2 * max(
        (box_worth(t, f"{location}-{i}") for i in range(len(boxes))), default=0.0
    )


def _raise(t: State, decision: Decision, key: Key) -> float:
    return -_remove(t, decision, key)


def _whose(t: State, decision: Decision, key: Key) -> float:
    hero, kind = int(str(decision.args[0])), str(decision.args[1])
    return (1.0 if key[1] == hero else 0.0) + 0.3 * has(t, int(key[1]), kind)


JUDGES: dict[str, Callable[[State, Decision, Key], float]] = {
    "token": _token,
    "use": _use,
    "skill": lambda t, decision, key: float(key == ("skill",)),
    "cross": _cross,
    "forced": lambda t, decision, key: _cross_forced(t, decision, key),
    "tile": _tile,
    "spot": _spot,
    "gather": _gather,
    "kind": _kind,
    "area_kind": _kind,
    "lose": _lose,
    "assign": _assign,
    "put": _put,
    "trust": _trust,
    "wound": _wound,
    "heal": _heal,
    "xp": _xp,
    "before_roll": _before_roll,
    "after_roll": _after_roll,
    "fight_tile": _fight_tile,
    "fight_spot": _fight_spot,
    "foe": _foe,
    "option": _option,
    "thread": _thread,
    "replace": _replace,
    "consent": _consent,
    "come": lambda t, decision, key: 0.4 if key == ("yes",) else 0.5,
    "companion": lambda t, decision, key: float(key == ("done",)),
    "craft": _craft,
    "scrap": _craft,
    "choose_item": _craft,
    "sacrifice": _sacrifice,
    "bonus": _bonus,
    "main": _main,
    "ignore": _ignore,
    "pay": _pay,
    "location": _enemy_place,
    "remove": _remove,
    "lower": _remove,
    "raise": _raise,
    "whose": _whose,
    "wound_shape": lambda t, decision, key: float(len(wound_spots(t, int(str(decision.args[0])), str(key[1])))),
    "sole_anyway": lambda t, decision, key: 0.0,
    "convert": lambda t, decision, key: float(key == ("done",)),
}


def _cross_forced(t: State, decision: Decision, key: Key) -> float:
    hero = int(str(decision.args[0]))
    plans = ambitions(t, hero)
    goal = across(t.map.borders[str(key[1])], t.heroes[hero].area)
    return -float(_steps(t, goal, plans[0][2])) if plans else 0.0
