"""Lists of effects, one scene a verb. The list is data, the index is where the rules stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ....kernel import Key, Question, Rules, ask
from ..conditions import holds
from ..content import COMMON, TESTS, VERBS, Condition, Effect
from ..hero.body import calm, draw_threat, heal, rolled_wound, threat_wound, unmet, wound
from ..hero.experience import experience
from ..hero.resources import AREA_KIND, KIND, choose_kind, give, has, take, total
from ..scenes import scene
from ..state import NOWHERE, State
from ..story.endings import finish, look

# (t, effect, its name, the Hero, the Location) -> whether it could be resolved in full; a coroutine if it asks
Verb: TypeAlias = Callable[[State, Effect, str, int, str], "Rules[bool] | bool"]

GOOD, BAD = "good", "bad"
POLARITY: dict[str, str] = {}  # TH-12.8
EACH: list[str] = []  # verbs that are resolved for every Hero they name, one after the other


def verb(polarity: str, *, each: bool = True) -> Callable[[Verb], Verb]:
    def register(code: Verb) -> Verb:
        name = code.__name__.rstrip("_")
        VERBS[name] = code
        POLARITY[name] = polarity
        if each:
            EACH.append(name)
        return code

    return register


@scene()
def effects(t: State, name: str, index: int, hero: int, at: str) -> Rules[None]:
    """TH-29.7: in the order given."""
    listed = t.content.lists[name]
    if index + 1 < len(listed):
        t.then("effects", name, index + 1, hero, at)
    yield from resolve(t, listed[index], f"{name}/{index}", hero, at)
    look(t)  # goals and defeats, after every effect (TH-5.9)


def resolve(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[None]:
    if effect.if_ is not None and not holds(t, effect.if_, hero, at):
        return
    code = VERBS[effect.do]
    bad = POLARITY[effect.do] == BAD and not effect.if_possible
    if effect.do not in EACH:
        done = yield from _done(code(t, effect, name, hero, at))
        if not done and bad:
            yield from unmet(t, t.around(t.chooser))  # TH-12.7
        return
    if effect.who == "group":
        done = yield from as_group(t, effect, name, hero, at)
        if not done and bad:
            yield from unmet(t, t.around(t.chooser))  # TH-12.13
        return
    heroes = yield from targets(t, effect, hero)
    if effect.do in DEEP:
        for each in reversed(heroes):
            t.then("for_hero", name, each, at)
        return
    for each in heroes:
        yield from _for_one(t, effect, name, each, at)


# What they put on the agenda is resolved before the next Hero's turn comes (TH-2.5).
DEEP = ("action", "choose", "pay", "forced_move", "move_hero", "finding", "xp")


@scene()
def for_hero(t: State, name: str, hero: int, at: str) -> Rules[None]:
    listed, _, index = name.rpartition("/")
    yield from _for_one(t, t.content.lists[listed][int(index)], name, hero, at)
    look(t)  # goals and defeats, after every effect (TH-5.9)


def _for_one(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[None]:
    done = yield from _done(VERBS[effect.do](t, effect, name, hero, at))
    if not done and POLARITY[effect.do] == BAD and not effect.if_possible:
        yield from unmet(t, (hero,))  # TH-12.3, TH-12.12


def _done(steps: Rules[bool] | bool) -> Rules[bool]:
    return steps if isinstance(steps, bool) else (yield from steps)


# -- whom ------------------------------------------------------------------------------------------


def _heroes(t: State, seat: int, heroes: tuple[int, ...]) -> list[Key]:
    return [("hero", hero) for hero in heroes]


WHO = Question("who", "TH-2.2", _heroes)


def pick(t: State, heroes: tuple[int, ...]) -> Rules[int]:
    key = yield from ask(t, t.seat(t.chooser), WHO, heroes)
    return int(key[1])


def targets(t: State, effect: Effect, hero: int) -> Rules[tuple[int, ...]]:
    """The Heroes whom an effect concerns, in the order in which they are resolved (TH-2.5)."""
    who = effect.who
    if who == "you":
        return (hero,)
    everybody = t.around(t.chooser)
    if who == "each":
        return everybody
    if who == "each_where":
        assert effect.where is not None
        return tuple(each for each in everybody if holds(t, effect.where, each))
    if who == "here":
        return t.here(hero)
    if who == "same":
        return (t.chosen,) if t.chosen != NOWHERE else ()
    if who in ("one", "one_in_area"):
        chosen = yield from pick(t, everybody if who == "one" else t.here(hero))
        t.chosen = chosen
        return (chosen,)
    if who == "two":
        first = yield from pick(t, everybody)
        second = yield from pick(t, tuple(each for each in everybody if each != first))
        return (first, second)
    if who.startswith("most_"):
        return (yield from _most(t, who.removeprefix("most_"), everybody))
    return tuple(each for each in everybody if TESTS[who](t, effect, each, ""))


COUNTED: dict[str, Callable[[State, int], int]] = {
    "items": lambda t, hero: len(t.heroes[hero].items),
    "wounds": lambda t, hero: len(t.heroes[hero].wounds),
    "threat": lambda t, hero: t.heroes[hero].threat,
    "resources": total,
}


def _most(t: State, what: str, heroes: tuple[int, ...]) -> Rules[tuple[int, ...]]:
    """TH-2.10; nobody, if nobody has any."""
    counted = COUNTED[what]
    most = max(counted(t, hero) for hero in heroes)
    if not most:
        return ()
    return ((yield from pick(t, tuple(hero for hero in heroes if counted(t, hero) == most))),)


def number(t: State, effect: Effect, hero: int) -> int:
    if effect.n == "threat":
        return t.heroes[hero].threat
    if effect.n == "players":
        return t.players()
    return 99 if effect.n == "all" else int(effect.n)


# -- gains -----------------------------------------------------------------------------------------


@verb(GOOD)
def gain(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    count = number(t, effect, hero)
    if effect.what == "any":
        for _ in range(count):
            give(t, hero, (yield from choose_kind(t, hero, t.kinds())), 1)
        return True
    kinds: tuple[str, ...] = (effect.what,) if isinstance(effect.what, str) else effect.what
    if effect.what == "area":
        kinds = tuple(t.sources_of(t.heroes[hero].area))
    elif effect.what == "common":
        kinds = COMMON
    if kinds:
        kind = yield from choose_kind(t, hero, kinds, AREA_KIND if effect.what == "area" else KIND)
        give(t, hero, kind, count)
    return True


@verb(GOOD)
def heal_(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """N heals are up to N tiles (TH-10.6)."""
    if effect.who == "split":
        return True
    for _ in range(number(t, effect, hero)):
        if not (yield from heal(t, hero, effect.size)):
            break
    return True


@verb(GOOD, each=False)
def heal_split(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Heals that may be divided among the Heroes of the Area."""
    for _ in range(number(t, effect, hero)):
        wounded = tuple(each for each in t.here(hero) if t.heroes[each].wounds)
        if not wounded:
            break
        yield from heal(t, (yield from pick(t, wounded)), effect.size)
    return True


@verb(GOOD)
def calm_(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    calm(t, hero, number(t, effect, hero))
    return True


@verb(GOOD)
def xp(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    yield from experience(t, hero, number(t, effect, hero), effect.kind)
    return True


@verb(GOOD)
def refresh(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    if not t.heroes[hero].ready:
        t.heroes[hero].ready = True
        t.tell("refreshed", "TH-8.9", t.heroes[hero].id)
    return True


def _owned(t: State, seat: int, hero: int, most: int) -> list[Key]:
    return [("done",), *(("back", kind) for kind in t.heroes[hero].pool)]


CONVERT = Question("convert", "TH-2.2", _owned)


@verb(GOOD)
def convert(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Put Resources back and take as many of one kind."""
    count = 0
    while count < number(t, effect, hero) and t.heroes[hero].pool:
        key = yield from ask(t, t.seat(hero), CONVERT, hero, number(t, effect, hero) - count)
        if key == ("done",):
            break
        take(t, hero, str(key[1]), 1)
        count += 1
    if count:
        kind = effect.what if isinstance(effect.what, str) and effect.what else ""
        give(t, hero, kind or (yield from choose_kind(t, hero, COMMON)), count)
    return True


# -- losses ----------------------------------------------------------------------------------------


def _losable(t: State, seat: int, hero: int) -> list[Key]:
    return [("kind", kind) for kind in t.heroes[hero].pool]


LOSE = Question("lose", "TH-2.2", _losable)


@verb(BAD)
def lose(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """From the own pool only (TH-19.20), as far as possible (TH-12.1)."""
    for _ in range(number(t, effect, hero)):
        kind = str(effect.what)
        if kind == "any":
            if not t.heroes[hero].pool:
                return False
            kind = str((yield from ask(t, t.seat(hero), LOSE, hero))[1])
        elif not has(t, hero, kind):
            return False
        take(t, hero, kind, 1)
    return True


@verb(BAD)
def wound_(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """TH-9.4 to TH-9.7, TH-19.13, TH-19.15; one tile after the other (TH-9.11)."""
    for _ in range(number(t, effect, hero)):
        if effect.die:
            yield from rolled_wound(t, hero, effect.die)
        elif effect.threat:
            yield from threat_wound(t, hero)
        else:
            yield from wound(t, hero, (effect.shape,) if effect.shape else t.content.by_size[effect.size])
    return True


@verb(BAD)
def threat(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    yield from draw_threat(t, hero, number(t, effect, hero))
    return True


def as_group(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """A demand on all together: the chooser proposes who gives what (TH-2.6, TH-2.7)."""
    for _ in range(number(t, effect, hero)):
        kind = str(effect.what)
        able = tuple(each for each in t.around(t.chooser) if (total(t, each) if kind == "any" else has(t, each, kind)))
        if not able:
            return False
        payer = yield from pick(t, able)
        if kind == "any":
            key = yield from ask(t, t.seat(t.chooser), LOSE, payer)
            take(t, payer, str(key[1]), 1)
        else:
            take(t, payer, kind, 1)
    return True


# -- structure -------------------------------------------------------------------------------------


def _options(t: State, seat: int, name: str, hero: int, at: str) -> list[Key]:
    listed, _, index = name.rpartition("/")
    return [("option", i) for i in range(len(t.content.lists[listed][int(index)].options))]


def _option_judge(t: State, seat: int, key: Key, name: str, hero: int, at: str) -> str:
    """An option that cannot be resolved in full only if none can."""
    listed, _, index = name.rpartition("/")
    options = t.content.lists[listed][int(index)].options
    fit = [
        _possible(t, options[i].effects, hero, at) and _open(t, options[i].if_, hero, at) for i in range(len(options))
    ]
    return "" if fit[int(key[1])] or not any(fit) else "TH-2.9"


def _open(t: State, condition: Condition | None, hero: int, at: str) -> bool:
    return condition is None or holds(t, condition, hero, at)


def _possible(t: State, listed: tuple[Effect, ...], hero: int, at: str) -> bool:
    """Whether nothing in it is beyond the Hero's means: Resources that would have to be discarded."""
    for effect in listed:
        if effect.do == "lose" and effect.who == "you":
            owned = total(t, hero) if effect.what == "any" else has(t, hero, str(effect.what))
            if owned < number(t, effect, hero):
                return False
        if effect.do == "lose_item" and len(t.heroes[hero].items) < number(t, effect, hero):
            return False
    return True


OPTION = Question("option", "TH-2.2", _options, _option_judge)


@verb("neutral")
def choose(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    key = yield from ask(t, t.seat(hero), OPTION, name, hero, at)
    inner = f"{name}.{key[1]}"
    if inner in t.content.lists:
        t.then("effects", inner, 0, hero, at)
    return True


@verb("neutral", each=False)
def if_(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    assert effect.cond is not None
    inner = name + ("+" if holds(t, effect.cond, hero, at) else "-")
    if inner in t.content.lists:
        t.then("effects", inner, 0, hero, at)
    return True


@verb("neutral", each=False)
def read(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    open_paragraph(t, effect.p, hero, at)
    return True


def open_paragraph(t: State, number: int, hero: int, at: str = "") -> None:
    """To be read when the list is complete; one that was read is not read again (TH-29.3, TH-29.14)."""
    if number not in t.told and number not in t.queue:
        t.queue.append(number)
        t.notes[f"reader_{number}"] = hero
        if t.map.paragraphs[number].on == "here":
            t.names[f"par-{number}"] = at


@verb("neutral", each=False)
def flag(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    if effect.flag not in t.flags:
        t.flags.append(effect.flag)
        t.tell("flag", "TH-7.4", t.word("flag", effect.flag))
    return True


@verb("neutral", each=False)
def end_(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    finish(t, effect.ending)
    return True


def watch(t: State) -> None:
    """Goals and defeats are looked at after every effect (TH-5.9)."""
    look(t)
