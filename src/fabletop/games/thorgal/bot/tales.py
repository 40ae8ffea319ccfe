"""What a good player knows of each adventure: the ways to win, and what helps on them."""

from __future__ import annotations

from zlib import crc32

from ..conditions import goals_on_cards
from ..content import Effect
from ..hero.resources import has
from ..state import State
from ..tales import before_the_horns_sound as horns
from ..tales import hide_and_sea as sea
from ..tales import seekers_of_the_blood_lily as lily
from ..tales import six_empty_chairs as chairs
from ..tales import the_door_with_no_outside as door
from .aims import VICTORY, Aims, danger, held, knows, share


def taste(t: State) -> int:
    """0 to 99: every party likes another way. The same through the whole game, and known to all at the table."""
    return crc32(" ".join((t.path[0], *(hero.id for hero in t.heroes))).encode()) % 100


# -- Torkan's Temple -------------------------------------------------------------------------------


@knows("torkans_temple")
def torkans_temple(t: State, aims: Aims) -> None:
    """The Temple falls by the track; the Revolt needs more rebels than the captains are strong."""
    strength = {
        location.id: sum(t.strength(tier) for tier in t.enemies.get(location.id, ()))
        for location in t.map.locations.values()
        if "K" in location.runes
    }
    barracks = "slave_barracks-0"
    rebels = sum(t.on_box.get(barracks, {}).values())
    need = sum(strength.values()) + 1 - rebels
    left = need - held(t, "power")
    points = share(1.4 * max(0, left) + 1.0, 70.0)
    aims.want_kind("power", points if left > 0 else 0.5)
    for location, number in strength.items():
        if t.enemies.get(location):
            aims.foes[location] = points * number / len(t.enemies[location])
    aims.rebels[barracks] = max(1, need)
    if left <= 0:
        aims.boxes[barracks] = VICTORY
    aims.track = share(t.track + 3.0, 85.0)
    aims.want_flag("keys", 3.0)
    aims.want_flag("drain_open", 1.5)
    for location in ("lime_kiln", "great_hoist", "timber_yard"):  # where the builders' guards push the Temple on
        aims.foes[location] = aims.foes.get(location, 0.0) + 0.25 * aims.track


# -- Seekers of the Blood Lily ---------------------------------------------------------------------


@knows("seekers_of_the_blood_lily")
def seekers(t: State, aims: Aims) -> None:
    """Find the ship, be strong enough for the Thief's guards, and be quicker than the watch."""
    marks = goals_on_cards(t)
    guard = (0.6, 0.8, 1.2, 2.0, 3.5, 6.0, 12.0, 20.0)[min(7, marks)]
    found = t.names.get("thief_ship", "")
    unknown = len(lily.unknown(t)) if not found else 1
    hasty = taste(t) % 5 == 0  # a party that boards the ship it suspects and asks afterwards
    clue = {4: 8.0, 3: 10.0, 2: 14.0}.get(unknown, 0.3) * (0.2 if hasty else 1.0)
    aims.verbs["clue"] = lambda effect: clue
    aims.verbs["ungoal"] = lambda effect: guard * min(int(effect.n), marks) if isinstance(effect.n, int) else guard
    aims.verbs["goal"] = lambda effect: -1.2 * guard * (effect.n if isinstance(effect.n, int) else 1)
    aims.verbs["gain_seal"] = lambda effect: 2.5 + guard
    aims.verbs["catch_thief"] = lambda effect: VICTORY
    aims.combat, aims.xp = 1.2, 0.6
    for ship, kind in lily.PENNANTS.items():
        if found:
            aims.boxes[f"{ship}-0"] = 0.0
            continue
        likely = 0.0 if kind in t.aside.get(lily.CLUES, ()) else 1 / unknown
        points = likely * 42.0 + (1 - likely) * (clue - 1.2 * guard) if likely else -5.0
        if likely and ship == tuple(lily.PENNANTS)[taste(t) % 4]:
            points += 30.0 if hasty else 4.0  # each party suspects another ship
        aims.boxes[f"{ship}-0"] = points
    aims.verbs["board_ship"] = lambda effect: 0.0
    if found:
        guards = [tier for tier in t.enemies.get(found, ()) if tier != "mystic"]
        aims.foes[found] = VICTORY * 0.6 / max(1, len(guards))
    aims.want_flag("smugglers", 1.0)


# -- Hide and Sea ----------------------------------------------------------------------------------


@knows("hide_and_sea")
def hide_and_sea(t: State, aims: Aims) -> None:
    """Three pieces of the crown, one castle, the Crown Rock; the hull must hold."""
    rock = "crown_rock-0"
    lying = t.on_box.get(rock, {}).get("fate", 0)
    fate = max(0, 3 - lying - held(t, "fate"))
    castle = "skarn" not in t.flags and "ulver" not in t.flags
    liking = taste(t)
    proud = 12 <= liking < 45 and "false_piece" not in t.flags and t.round <= 7  # both castles, no false gold
    castles = ("skarn" not in t.flags) + ("ulver" not in t.flags)
    steps = fate + (castles if proud else castle) + 0.5
    points = share(steps, 95.0)
    aims.kinds["fate"] = points if fate else 1.0
    for flag in ("skarn", "ulver"):
        aims.flags[flag] = points if castle or proud else 2.5
    if proud:
        aims.reads[11] = -points
    aims.want_flag("hall", 2.0)
    ships = sum(t.goals.get(fleet, 0) for fleet in sea.FLEETS)
    hall = "hall" not in t.flags
    prey = share(ships + hall, 95.0) if liking < 12 or ships + hall <= 2 else 2.0  # a party of hunters
    for fleet in sea.afloat(t):
        aims.foes[sea.anchorage(t, t.names[fleet])] = prey
    if hall:
        aims.flags["hall"] = max(2.0, prey)
    if not fate and not castle and not (proud and castles):
        aims.boxes[rock] = VICTORY
        aims.foes["crown_rock"] = max(15.0, aims.foes.get("crown_rock", 0.0))
    hull = t.track
    aims.track = (9.0, 8.0, 6.0, 3.5, 2.2, 1.6, 1.2, 0.8, 0.5)[min(8, hull)]
    aims.verbs["decoy"] = lambda effect: 1.2
    aims.verbs["fog"] = lambda effect: 2.0
    aims.verbs["wreck"] = lambda effect: max(3.0, prey)
    aims.verbs["ship"] = lambda effect: 0.8
    aims.verbs["crown_her"] = lambda effect: 0.0
    aims.combat = 0.5


def fleet_near(t: State, area: str) -> int:
    """Fleets that can be there soon."""
    return sum(t.names[fleet] == area or area in sea.lanes(t, t.names[fleet]) for fleet in sea.afloat(t))


# -- Borrowed Wings --------------------------------------------------------------------------------


@knows("borrowed_wings")
def borrowed_wings(t: State, aims: Aims) -> None:
    """Four parts with the heart among them, and a Power to start with; or a bargain with the owners."""
    parts = [each for each in t.map.locations.values() if "P" in each.runes]
    done = sum(t.goals.get(each.id, 0) for each in parts)
    heart = "heart_done" in t.flags
    others = max(0, 3 - (done - heart))
    power = held(t, "power")
    want = (0 if heart else 2) + 1
    lack = max(0, want - power)
    steps = others + (not heart) + 0.7 * lack + 1
    points = share(steps, 105.0)
    for part in parts:
        if part.id == "heart_chamber":
            aims.boxes["heart_chamber-0"] = points
        else:
            aims.boxes[f"{part.id}-0"] = points if others else points * (0.6 if taste(t) < 35 else 0.25)
    aims.kinds["power"] = 0.7 * points if lack else 0.8
    ready = done >= 4 and heart
    families = sum(t.on_box.get("ramp-0", {}).values())
    kind = taste(t) < 35 and t.round <= 8 and t.track <= 9  # nobody is left behind
    seats = max(0, 7 - done - families - held(t, "fate"))
    aims.kinds["fate"] = (0.4 * points if seats else 0.5) if kind else 0.3
    if ready and not (kind and done + families < 7 and (held(t, "fate") or done < 5)):
        aims.boxes["ramp-1"] = VICTORY
    aims.rebels["ramp-0"] = max(1, held(t, "fate"))
    if held(t, "fate"):
        aims.boxes["ramp-0"] = (0.4 * points if kind else 0.3) * min(3, held(t, "fate"))
    left = 12 - t.track
    aims.track = danger(left) * 0.8
    aims.endings["bargain"] = VICTORY * 0.8 if not kind else VICTORY * 0.3
    knowledge = {"silk": "sail_ribs", "pitch": "hull_breach", "lodestone": "keel_well", "script": "helm"}
    for flag, place in {**knowledge, "lens": "heart_chamber"}.items():
        aims.flags[flag] = 0.3 if t.goals.get(place) else 0.5 * aims.track
    aims.verbs["turn_light"] = lambda effect: aims.track * min(4, t.track)
    aims.verbs["launch"] = lambda effect: 0.0
    aims.verbs["goal"] = lambda effect: 0.0


# -- Six Empty Chairs ------------------------------------------------------------------------------


@knows("six_empty_chairs")
def six_empty_chairs(t: State, aims: Aims) -> None:
    """Free them, bring them to the boat, cast off with timber enough."""
    aboard = len(chairs.found_at(t, chairs.ABOARD)) + len(chairs.found_at(t, chairs.SEATED))
    towed = [guest for guest in chairs.GUESTS if chairs.tower(t, guest) >= 0]
    waiting = [guest for guest in chairs.GUESTS if chairs.where(t, guest).startswith("area-")]
    need = 3 if chairs.sitting(t) else 4
    missing = max(0, need - aboard)
    free = max(0, missing - len(towed) - len(waiting))
    steps = 1.6 * free + 0.8 * (missing - free) + 1.0
    points = share(steps, 105.0)
    guest = points * 1.2 if free else 1.5
    aims.verbs["free"] = lambda effect: guest
    aims.verbs["tow"] = lambda effect: guest
    aims.verbs["peek"] = lambda effect: 0.5 * (effect.n if isinstance(effect.n, int) else 1)
    aims.verbs["dismiss"] = lambda effect: -0.8 * points if effect.what != chairs.HOLLOW else -0.3 * points
    song = 30 <= taste(t) < 60  # someone is to take the chair: the tide obeys, and three aboard are enough

    def seat(effect: Effect) -> float:
        if effect.what:
            return 1.4 * points if song else 0.3 * points
        return 0.9 * points if free and missing == 1 else -2.0

    aims.verbs["seat"] = seat
    if song and not chairs.sitting(t):
        singers = [each for each in (chairs.ORM, chairs.BRAND) if chairs.tower(t, each) >= 0]
        fate = max(0, 2 - held(t, "fate"))
        aims.want_read(9, 1.5 * points if singers else 0.3 * points)
        aims.want_kind("fate", 0.5 * points if fate else 0.6)
        if singers and chairs.BRAND in singers:
            aims.want_read(4, 0.6 * points)
    aims.verbs["ship_to"] = lambda effect: 2.0
    aims.verbs["cast_off"] = lambda effect: 0.0
    for hero in range(len(t.heroes)):
        own = len(chairs.in_tow_of(t, hero))
        if own:
            full = own >= chairs.MOST_IN_TOW or not free
            aims.visits.append((hero, t.ship, points * own * (1.1 if full else 0.8)))
        room = chairs.has_room(t, hero)
        for each in waiting if room else ():
            aims.visits.append((hero, chairs.where(t, each).removeprefix("area-"), 0.5 * points))
    if not missing:
        aims.boxes["long_boat-0"] = VICTORY
    left = 8 - t.track
    aims.track = danger(left) * 0.7
    aims.want_kind("fate", 0.6)
    aims.combat = 0.5


# -- Before the Horns Sound ------------------------------------------------------------------------


@knows("before_the_horns_sound")
def before_the_horns_sound(t: State, aims: Aims) -> None:
    """Peace, war or profit: a party sets out for one of them and keeps an eye on the others."""
    aims.kinds.clear()
    aims.reads.clear()
    aims.boxes.clear()
    fought = "battle_fought" in t.flags
    pledged = horns.pledged(t)
    liking = taste(t)
    peace, war, profit = (1.0, 0.3, 0.55) if liking < 45 else (0.6, 1.0, 0.5) if liking < 72 else (0.6, 0.3, 1.0)
    if fought:
        peace = 0.0
    if pledged:
        war = 1.2
    # peace
    fate = max(0, 4 - held(t, "fate"))
    talks = (2 not in t.told) + (4 not in t.told)
    witness = 9 not in t.told and 10 not in t.told
    tension = max(0, t.track - 4)
    steps = 0.8 * fate + talks + witness + 0.5 * tension
    points = share(steps, 100.0 * peace)
    if peace:
        for number in (2, 4):
            aims.want_read(number, points)
        if witness:
            for number in (9, 10):
                aims.want_read(number, points)
        if fate:
            aims.want_kind("fate", 0.8 * points)
        honest = liking < 25 and t.round <= 7  # the true captain is to speak for herself
        if honest:
            aims.want_flag("ragna_comes", 0.9 * points)
            aims.want_read(10, points if 10 not in t.told else 0.0)
            aims.want_read(12, 0.5 * points)
        if steps <= 0.01 and not (honest and "ragna_comes" not in t.flags and t.round <= 6):
            aims.boxes["parley_stone-0"] = VICTORY
    aims.track = (0.5 * points if tension else 0.15 * points) + 0.4
    # profit
    power = held(t, "power") + t.on_box.get("open_water-0", {}).get("power", 0)
    lack = max(0, 8 - power)
    gain = share(lack, 100.0 * profit)
    aims.want_kind("power", gain * 0.9 if lack else 1.0)
    if not lack and t.round >= 4:
        aims.boxes["open_water-0"] = VICTORY
        if t.ship != "western_reach":
            aims.visits += [(hero, t.ship, 20.0) for hero in range(len(t.heroes)) if t.heroes[hero].area != t.ship]
            if t.round >= 5:
                near = [hero for hero in range(len(t.heroes)) if t.heroes[hero].area == t.ship]
                aims.visits += [(hero, "western_reach", 60.0) for hero in near]
    # war
    for flag in ("pledged_north", "pledged_south"):
        aims.flags[flag] = 0.0

    def ships(effect: Effect) -> float:
        number = effect.n if isinstance(effect.n, int) else 1
        if not pledged:
            return (0.1 if liking % 3 else -2.0) * number if effect.fleet == "gannets" else 0.0
        lead = horns.ships(t, pledged) - max(horns.ships(t, each) for each in horns.FLEETS if each != pledged)
        each = 9.0 if -3 <= lead <= 1 else 6.0 if lead < -3 else 3.0
        if effect.fleet == pledged:
            return each * number
        if effect.fleet in ("rival", "chosen"):
            return -each * number
        return -0.5 * number

    def pledge(effect: Effect) -> float:
        behind = horns.ships(t, effect.fleet) - max(
            horns.ships(t, each) for each in horns.FLEETS if each != effect.fleet
        )
        return 14.0 + 3.0 * behind if war >= 1.0 and t.round <= 6 else -20.0

    aims.verbs["ships"] = ships
    aims.verbs["pledge"] = pledge
    aims.verbs["battle"] = lambda effect: 0.0
    if war >= 1.0 and not pledged and t.round <= 5:
        for number in (2, 4):
            aims.want_read(number, 10.0)
    aims.combat = 0.4


# -- The Door With No Outside ----------------------------------------------------------------------


@knows("the_door_with_no_outside")
def the_door(t: State, aims: Aims) -> None:
    """Memory and thread for the Door, and two of the three rooms that tell who you are."""
    liking = taste(t)
    name = "the_door-0"
    lying = t.on_box.get(name, {})
    lack = {kind: max(0, 4 - lying.get(kind, 0) - held(t, kind)) for kind in ("power", "fate")}
    told = sum(number in t.told for number in (4, 6, 12))
    rooms = max(0, 2 - told)
    steps = rooms + 0.8 * sum(lack.values())
    points = share(steps, 110.0)
    aims.kinds.clear()
    for kind, number in lack.items():
        aims.kinds[kind] = 0.8 * points if number else 0.8
    for number in (4, 6, 12):
        aims.reads[number] = points if rooms else 1.5
    late = t.round >= 8
    loom = liking < 40 and 14 not in t.told and 15 not in t.told and not late
    hound = liking >= 85 and 15 not in t.told and not late
    whole = liking < 30 and t.round <= 9  # to come home as one was: every room, hardly a Reflection left
    if loom:
        aims.reads[14] = 0.9 * points
    if hound:
        aims.reads[15] = 1.2 * points
        aims.combat += 0.8
    elif liking < 40:
        aims.reads[15] = -2 * points
    if whole:
        for number in (4, 6, 12):
            aims.reads[number] = points
    waits = (loom and steps <= 2 and t.round <= 7) or (whole and told < 3)
    if steps <= 0.01 and not waits:
        aims.boxes[name] = VICTORY
    else:
        aims.boxes.pop(name, None)
    aims.track = danger(9 - t.track) * 0.8
    aims.verbs["settle"] = lambda effect: aims.kinds["power"] + (0.7 * points if whole else 1.0)
    aims.verbs["turn"] = lambda effect: 0.3
    aims.verbs["echo"] = lambda effect: -0.6
    magic = sum(has(t, hero, "magic") for hero in range(len(t.heroes)))
    if steps <= 0.01 and not magic and all(door.shut(t, t.map.borders[name]) for name in ("b12", "b13")):
        aims.kinds["magic"] = 6.0  # to turn the last room over
    for rank, ending in enumerate(("end_morning", "end_keeper", "end_not_quite", "end_house_came")):
        aims.endings[ending] = VICTORY - rank
    aims.combat += 0.4
    for hero in range(len(t.heroes)):  # the own Reflection leaves a Power behind
        place = door.reflection(t, hero)
        if place:
            gain = max(0.5 * aims.kinds["power"], 0.7 * points if whole else 0.0)
            aims.foes[place] = max(aims.foes.get(place, 0.0), gain)
