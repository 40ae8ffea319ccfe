"""Lists of effects, one scene each: what tiles, Rewards, Quests and Elementals do for a Hero.

The name of a list says where it stands: "short_sword", "reward-dragonfly", "elemental-fire:2", and inside a list
"lucky_draught/0.1" is option 1 of its effect 0, "locked_coffer/0:2" band 2 of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ....kernel import Key, Question, Rules, ask
from ..alone.banks import sink
from ..combat.hurting import immune, strike
from ..combat.lines import note, source, turn_die, turn_foe_die
from ..content import ELEMENTS, GEMS, VERBS, Effect, base
from ..hero import body
from ..hero.body import hope, reputation, wound
from ..hero.cards import draw_cards, draw_tile
from ..hero.skoldur import gain_dwurt
from ..hero.storage import gain_thing, set_size, turn_top
from ..scenes import scene
from ..state import IDLE, State
from ..trade.learning import locked_slots, unlock
from .foes import FOE_DIE, undo_play
from .specials import SPECIALS

Verb: TypeAlias = Callable[[State, Effect, str, int], "Rules[None] | None"]


def verb(code: Verb) -> Verb:
    VERBS[code.__name__.rstrip("_")] = code
    return code


def run(t: State, name: str, seat: int) -> None:
    """Put a list on the agenda."""
    if name in t.content.lists:
        t.then("effects", name, 0, seat)


@scene()
def effects(t: State, name: str, index: int, seat: int) -> Rules[None]:
    """In the order given, Damage last; each is resolved before the next."""
    listed = t.content.lists[name]
    if index + 1 < len(listed):
        t.then("effects", name, index + 1, seat)
    place = damage_last(listed)[index]
    yield from resolve(t, listed[place], f"{name}/{place}", seat)


def damage_last(effects: Sequence[Effect]) -> list[int]:
    """The places in a list in the order of their turn: a Monster that dies takes no effect away (EU-38.22)."""
    return sorted(range(len(effects)), key=lambda place: effects[place].do == "deal")


@scene()
def one_effect(t: State, name: str, index: int, seat: int) -> Rules[None]:
    yield from resolve(t, t.content.lists[name][index], f"{name}/{index}", seat)


@scene()
def on_gain(t: State, seat: int, thing: str) -> None:
    run(t, base(thing), seat)


def resolve(t: State, effect: Effect, name: str, seat: int) -> Rules[None]:
    if effect.armour_set and set_size(t, seat) < effect.armour_set:
        return  # EU-44.4
    if touches_monster(effect) and immune(t):
        return  # EU-46.27
    steps = VERBS[effect.do](t, effect, name, seat)
    if steps is not None:
        yield from steps


# What acts on the Monster, its dice, tokens and cards; Damage is not among it.
ON_MONSTER = (
    *("rabbit_foot", "next_rabbit_foot", "one_die", "no_monster_attack", "flip_monster_die", "reroll_monster"),
    *("remove", "cancel_card"),
)


def touches_monster(effect: Effect) -> bool:
    """What an immune Elite Monster does not feel (EU-46.27, EU-46.29)."""
    silences = effect.do == "special" and effect.name == "silence"
    lowers = effect.do == "for_combat" and effect.effect == "rabbit_foot"
    return effect.do in ON_MONSTER or silences or lowers


def amount(t: State, effect: Effect, seat: int) -> int:
    """Its number, multiplied by what it goes by."""
    n = 99 if effect.n == "all" else effect.n
    if effect.per == "hope_point":
        n *= t.fight.hope if t.fight is not None else 0
    elif effect.per == "wound_received":
        n *= t.fight.wounds if t.fight is not None else 0
    elif effect.per == "paid":
        n *= t.fight.paid if t.fight is not None else 0
    return min(n, effect.max) if effect.max else n


# -- goods -----------------------------------------------------------------------------------------


def _kinds(t: State, seat: int, kinds: tuple[str, ...]) -> list[Key]:
    return [("kind", kind) for kind in kinds]


KIND = Question("kind", "EU-2.4", _kinds)


@verb
def gain(t: State, effect: Effect, name: str, seat: int) -> Rules[None]:
    n = amount(t, effect, seat)
    what = str(effect.what)
    if what in ("gem", "essence"):
        every = GEMS if what == "gem" else ELEMENTS
        kinds = every if effect.kind == "any" else (effect.kind,) if isinstance(effect.kind, str) else effect.kind
        for _ in range(n):
            key = yield from ask(t, seat, KIND, kinds)
            take_token(t, seat, what, str(key[1]))
    elif what in ("silver_card", "gold_card"):
        draw_cards(t, seat, what.removesuffix("_card"), n)
    elif what == "healing_potion":
        t.heroes[seat].bag += ["healing_potion"] * n
        t.tell("potions", "EU-32.7", seat, n)
    elif what == "reputation":
        reputation(t, seat, n)
    elif what == "gold":
        body.gold(t, seat, n)
    elif what == "gaar":
        body.gaar(t, seat, n)
    elif what == "dwurt":
        gain_dwurt(t, seat, n, "EU-41.7")
    elif what == "supplies":
        for _ in range(n):
            tile = draw_tile(t, "supplies")
            if tile:
                gain_thing(t, seat, tile)
    else:
        raise AssertionError(f"seat {seat} gains {what}")


def hero_tokens(t: State, seat: int, what: str) -> dict[str, int]:
    return t.heroes[seat].gems if what == "gem" else t.heroes[seat].essences


def take_token(t: State, seat: int, what: str, kind: str) -> None:
    held = hero_tokens(t, seat, what)
    held[kind] = held.get(kind, 0) + 1
    t.tell("token", "EU-41.7", seat, what, kind)


@verb
def heal(t: State, effect: Effect, name: str, seat: int) -> None:
    if t.fight is None or not t.fight.withered:  # EU-66.21
        body.heal(t, seat, amount(t, effect, seat))


@verb
def suffer(t: State, effect: Effect, name: str, seat: int) -> None:
    wound(t, seat, amount(t, effect, seat), "EU-2.4")


@verb
def move(t: State, effect: Effect, name: str, seat: int) -> None:
    t.heroes[seat].moves += amount(t, effect, seat)
    t.tell("moves", "EU-11.1", seat, amount(t, effect, seat))


@verb
def grant_action(t: State, effect: Effect, name: str, seat: int) -> None:
    t.heroes[seat].granted.append(str(effect.what))
    t.tell("granted", "EU-9.6", seat, str(effect.what))


@verb
def bank_discard(t: State, effect: Effect, name: str, seat: int) -> None:
    """The top cards of a bank go to the bottom of their deck, as far as there are (EU-48.22)."""
    sink(t, effect.bank, int(effect.n), "EU-2.4")


@verb
def reveal_hero_tiles(t: State, effect: Effect, name: str, seat: int) -> None:
    t.then("reveal_tiles", seat)


# -- tiles from stacks -----------------------------------------------------------------------------

STACK = Question("stack", "EU-2.4", lambda t, seat, stacks: [("stack", each) for each in stacks])
KEEP = Question("keep", "EU-18.12", lambda t, seat, stack: [("keep", each) for each in dict.fromkeys(t.gained)])


@verb
def draw_tile_(t: State, effect: Effect, name: str, seat: int) -> Rules[None]:
    stacks = (effect.stack,) if isinstance(effect.stack, str) else effect.stack
    key = yield from ask(t, seat, STACK, stacks)
    yield from draw_and_keep(t, seat, str(key[1]), int(effect.n), effect.keep)


def draw_and_keep(t: State, seat: int, stack: str, n: int, keep: int) -> Rules[None]:
    """So many are seen by all, some are kept, the rest goes away (EU-18.12, EU-18.14)."""
    t.gained = [tile for tile in (draw_tile(t, stack) for _ in range(n)) if tile]
    if t.gained:
        t.tell("drawn", "EU-18.16", seat, stack, len(t.gained), *t.gained)
    for _ in range(min(keep, len(t.gained))):
        key = yield from ask(t, seat, KEEP, stack)
        t.gained.remove(str(key[1]))
        gain_thing(t, seat, str(key[1]))
    for tile in t.gained:
        if stack.endswith("_reward"):
            t.stacks[stack].lay_under(tile)
        else:
            t.discards[stack].append(tile)
    t.gained = []


# -- tiles of the own board ---------------------------------------------------------------------------


def _tired(t: State, seat: int, what: str) -> list[Key]:
    things = t.content.things
    found = [each for each in t.heroes[seat].tired if _of_kind(things[each].item_type, what, bool(things[each].bands))]
    return [("skip",), *(("ready", each) for each in found)]


def _of_kind(item_type: str, what: str, attacks: bool) -> bool:
    return what == "any" or (item_type == "ability" and (what == "ability" or attacks))


READY = Question("ready", "EU-38.2", _tired)


@verb
def ready(t: State, effect: Effect, name: str, seat: int) -> Rules[None]:
    own = base(name.partition("/")[0])
    for _ in range(amount(t, effect, seat)):
        key = yield from ask(t, seat, READY, str(effect.what))
        if key == ("skip",):
            return
        if base(str(key[1])) != own:
            t.heroes[seat].tired.remove(str(key[1]))
            t.tell("readied", "EU-38.2", seat, str(key[1]))


def _idle_gems(t: State, seat: int) -> list[Key]:
    gems_on = t.heroes[seat].gems_on
    idle = [(thing, gem[1:]) for thing, gems in gems_on.items() for gem in dict.fromkeys(gems) if gem[0] == IDLE]
    return [("skip",), *(("gem", thing, gem) for thing, gem in idle)]


IDLE_GEM = Question("idle_gem", "EU-43.6", _idle_gems)


@verb
def activate_gem(t: State, effect: Effect, name: str, seat: int) -> Rules[None]:
    for _ in range(amount(t, effect, seat)):
        key = yield from ask(t, seat, IDLE_GEM)
        if key == ("skip",):
            return
        gems = t.heroes[seat].gems_on[str(key[1])]
        gems[gems.index(IDLE + str(key[2]))] = str(key[2])
        t.tell("woken", "EU-43.6", seat, str(key[2]), str(key[1]))


def _locked(t: State, seat: int, gold_max: int) -> list[Key]:
    board = t.content.heroes[t.heroes[seat].id]
    found: list[Key] = [("skip",)]
    for place in locked_slots(t, seat):
        slot = board.slots[place] if place < 100 else board.equipment[place - 100]
        if not gold_max or (slot.gold or 2) <= gold_max:
            found.append(("unlock", place))
    return found


FREE_SLOT = Question("free_slot", "EU-37.2", _locked)


@verb
def unlock_slot(t: State, effect: Effect, name: str, seat: int) -> Rules[None]:
    key = yield from ask(t, seat, FREE_SLOT, effect.gold_max)
    if key != ("skip",):
        unlock(t, seat, int(key[1]))


# -- knowledge -------------------------------------------------------------------------------------

LEVEL = Question("level", "EU-2.4", lambda t, seat: [("skip",), *(("level", each) for each in t.tops if t.tops[each])])


@verb
def skip_monster(t: State, effect: Effect, name: str, seat: int) -> Rules[None]:
    """The top card of a Monster deck goes to its discard pile."""
    key = yield from ask(t, seat, LEVEL)
    if key != ("skip",):
        level = int(key[1])
        card, t.tops[level] = t.tops[level], ""
        if card in t.seen:
            t.seen.remove(card)
        t.monster_discards[level].append(card)
        t.tell("skipped", "EU-2.4", seat, level, card)
        turn_top(t, level)


@verb
def look_monsters(t: State, effect: Effect, name: str, seat: int) -> None:
    """In secret at the fronts of the top cards of all Monster decks."""
    for card in t.tops.values():
        if card and card not in t.seen and seat not in t.peers.get(card, ()):
            t.peers.setdefault(card, []).append(seat)
            t.shown += 1
    fronts = tuple(card for card in t.tops.values() if card)
    t.tell("looked", "EU-2.4", seat, to=seat, secret=fronts)


# -- in Combat -------------------------------------------------------------------------------------


@verb
def hope_(t: State, effect: Effect, name: str, seat: int) -> None:
    if t.fight is not None:
        hope(t, amount(t, effect, seat))


@verb
def clover(t: State, effect: Effect, name: str, seat: int) -> None:
    """On the Hero Roll in progress, or on the attack roll that is to come (EU-10.2)."""
    n = amount(t, effect, seat)
    if t.roll is not None:
        t.roll.value += n
        t.roll.lines.append((source(name), n))
        t.tell("clover", "EU-10.2", seat, n)
    elif t.fight is not None:
        t.fight.clover += n
        note(t.fight, "clover", source(name), n)
        t.tell("clover", "EU-10.2", seat, n)


def _dice(t: State, seat: int, left: int, forced: bool) -> list[Key]:
    found: list[Key] = [("die", i) for i in range(len(t.roll_now.dice))]
    if left > 1 and len(t.roll_now.dice) > 1:
        found.append(("both",))
    return found if forced else [("skip",), *found]


REROLL = Question("reroll", "EU-2.4", _dice)


@verb
def reroll(t: State, effect: Effect, name: str, seat: int) -> Rules[None]:
    """Up to so many of the own dice together; the new results stand."""
    n = int(effect.n)
    if effect.exactly and n > 1:
        chosen: Sequence[int] = range(len(t.roll_now.dice))
    else:
        key = yield from ask(t, seat, REROLL, n, effect.exactly)
        if key == ("skip",):
            return
        chosen = range(len(t.roll_now.dice)) if key == ("both",) else (int(key[1]),)
    for i in chosen:
        turn_die(t.roll_now, i, t.rng.roll())
    t.tell("rerolled", "EU-10.6", seat, *t.roll_now.dice)


@verb
def damage_plus(t: State, effect: Effect, name: str, seat: int) -> None:
    if t.fight is not None:
        n = amount(t, effect, seat)
        t.fight.damage_plus += n
        note(t.fight, "damage_plus", source(name), n)


@verb
def deal(t: State, effect: Effect, name: str, seat: int) -> None:
    strike(t, amount(t, effect, seat))


@verb
def bleed(t: State, effect: Effect, name: str, seat: int) -> None:
    if t.fight is not None:
        t.fight.bleeding += amount(t, effect, seat)


@verb
def rabbit_foot(t: State, effect: Effect, name: str, seat: int) -> None:
    if t.fight is not None:
        n = amount(t, effect, seat)
        t.fight.value += n
        note(t.fight, "value", source(name), n)
        t.tell("rabbit_foot", "EU-25.24", seat, n)


@verb
def next_rabbit_foot(t: State, effect: Effect, name: str, seat: int) -> None:
    if t.fight is not None:
        t.fight.next_foot += amount(t, effect, seat)
        note(t.fight, "next_foot", source(name), amount(t, effect, seat))


@verb
def reduce_wounds(t: State, effect: Effect, name: str, seat: int) -> None:
    if t.fight is not None:
        t.fight.wound_minus += amount(t, effect, seat)
        note(t.fight, "wound_minus", source(name), amount(t, effect, seat))


@verb
def next_attack(t: State, effect: Effect, name: str, seat: int) -> None:
    if t.fight is not None:
        t.fight.next_attack += amount(t, effect, seat)
        note(t.fight, "next_attack", source(name), amount(t, effect, seat))


@verb
def for_combat(t: State, effect: Effect, name: str, seat: int) -> None:
    """To the end of the Combat; the attack in whose steps it is used is included."""
    fight = t.fight
    if fight is None:
        return
    n = amount(t, effect, seat)
    why = source(name)
    fight.for_combat[effect.effect] = fight.for_combat.get(effect.effect, 0) + n
    note(fight, f"combat_{effect.effect}", why, n)
    if effect.effect == "rabbit_foot" and fight.phase == "monster_attack":
        fight.value += n
        note(fight, "value", why, n)
    elif effect.effect == "reduce_wounds" and fight.phase == "monster_attack":
        fight.wound_minus += n
        note(fight, "wound_minus", why, n)
    elif effect.effect == "damage_plus" and fight.phase == "hero_attack":
        fight.damage_plus += n
        note(fight, "damage_plus", why, n)
    elif effect.effect == "clover" and t.roll is not None:
        t.roll.value += n
        t.roll.lines.append((why, n))


@verb
def one_die(t: State, effect: Effect, name: str, seat: int) -> None:
    if t.fight is not None:
        t.fight.one_die = True


@verb
def no_monster_attack(t: State, effect: Effect, name: str, seat: int) -> None:
    if t.fight is not None:
        t.fight.skipped = True


@verb
def flip_monster_die(t: State, effect: Effect, name: str, seat: int) -> Rules[None]:
    if t.fight is not None and t.fight.dice:
        key = yield from ask(t, seat, FOE_DIE)
        turn_foe_die(t.fight, int(key[1]), 7 - t.fight.dice[int(key[1])])
        t.tell("foe_dice", "EU-2.4", seat, *t.fight.dice)


@verb
def reroll_monster(t: State, effect: Effect, name: str, seat: int) -> Rules[None]:
    if t.fight is None or not t.fight.dice:
        return
    if int(effect.n) >= len(t.fight.dice):
        for i in range(len(t.fight.dice)):
            turn_foe_die(t.fight, i, t.rng.roll())
    else:
        key = yield from ask(t, seat, FOE_DIE)
        turn_foe_die(t.fight, int(key[1]), t.rng.roll())
    t.tell("foe_dice", "EU-2.4", seat, *t.fight.dice)


@verb
def remove(t: State, effect: Effect, name: str, seat: int) -> None:
    fight = t.fight
    if fight is None:
        return
    n = min(amount(t, effect, seat), fight.gaar if effect.what == "gaar" else fight.chaos)
    if effect.what == "gaar":
        fight.gaar -= n
    else:
        fight.chaos -= n
    if n:
        t.tell("removed", "EU-2.4", seat, str(effect.what), n)


@verb
def ignore_penalty(t: State, effect: Effect, name: str, seat: int) -> None:
    if t.fight is not None:
        t.fight.ignores_penalty = True


def _plays(t: State, seat: int) -> list[Key]:
    return [("skip",), *(("play", i) for i in range(len(t.fight_now.plays)))]


CANCEL = Question("cancel", "EU-2.4", _plays)


@verb
def cancel_card(t: State, effect: Effect, name: str, seat: int) -> Rules[None]:
    """One play of this Monster attack phase loses its effect."""
    if t.fight is not None and t.fight.plays:
        key = yield from ask(t, seat, CANCEL)
        if key != ("skip",):
            undo_play(t, int(key[1]))


@verb
def choose(t: State, effect: Effect, name: str, seat: int) -> None:
    """The option was named when the tile was used."""
    raise AssertionError("an option is chosen with the tile")


@verb
def special(t: State, effect: Effect, name: str, seat: int) -> None:
    SPECIALS[effect.name](t, seat)


@verb
def hero_roll(t: State, effect: Effect, name: str, seat: int) -> None:
    """A Hero Roll outside Combat, and the effects of its band."""
    t.then("rolled_band", name, seat)
    t.then("roll", seat, "item")


@scene()
def rolled_band(t: State, name: str, seat: int) -> None:
    listed, _, index = name.rpartition("/")
    value = t.roll_now.outcome
    for k, band in enumerate(t.content.lists[listed][int(index)].bands):
        if band.low <= value <= band.high:
            run(t, f"{name}:{k}", seat)
    t.roll = None


# What works by itself, or where it is asked for: in Mining, in Trade, in the reckoning, for the Monster Player.
def _passive(t: State, effect: Effect, name: str, seat: int) -> None:
    return


for _name in ("ward", "hold", "mine_cart", "discount", "sell_bonus", "score", "max_health"):
    VERBS[_name] = _passive
for _name in ("dwurt_die_wounds", "dwurt_die_step"):  # at the end of Skoldur's turn
    VERBS[_name] = _passive
