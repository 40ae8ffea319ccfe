"""The laws that every game keeps, written once (kernel-notes, section 6).

A law is a function that takes a game as it stands and raises AssertionError. It changes nothing.
Run as a program, this module replays games in another process: see `replay`.
"""

from __future__ import annotations

import dataclasses
import gc
import json
import pickle
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

import fabletop
from fabletop.kernel import EVERYBODY, Decision, Game, IllegalChoice, Key, Node, Origin, Rng, Root, Rulebook
from fabletop.kernel.loading import restore
from fabletop.kernel.saves import base_of, read, write
from fabletop.kernel.state import read as read_state

from .. import GAMES
from ..kernel import mini
from .frozen import frozen

BOUNDS = {"mini": 200, "roll-player": 1500}  # choices of a random game; every game ends
BOUND = 10_000  # of a game that has not stated its own
MOST_OPTIONS = 250  # "about 200": big choices are broken into small ones
FIRST = 2  # decisions, and answers, of each kind in a game, that are looked at whatever their number
MOST_IMAGINED = 300  # worlds until each hidden zone must have moved

Seat = int | None  # None is a spectator
Chooser = Callable[[Game[Any], random.Random], tuple[int, Key]]  # makes a choice, and says whose and which


# -- games to try --------------------------------------------------------------------------------------------


def game_ids() -> list[str]:
    """The miniature game, and all games."""
    return ["mini", *GAMES]


def book_of(game: str) -> Rulebook[Any]:
    return mini.BOOK if game == "mini" else fabletop.book(game)


def bound_of(book: Rulebook[Any]) -> int:
    return BOUNDS.get(book.id, BOUND)


def make(book: Rulebook[Any], seats: int, options: dict[str, Any], seed: str, *, keep: bool = True) -> Game[Any]:
    origin = Origin(book.id, seats, options, seed)
    return Game(book, base_of(book, origin, book.pack.load()), keep=keep, origin=origin if keep else None)


def random_game(book: Rulebook[Any], slot: int, *, keep: bool = True) -> Game[Any]:
    """Game number `slot`: the seats go round, the options and the seed are drawn."""
    chance = random.Random(f"{book.id} {slot}")
    drawn = [each for each in book.settings() if each.default != "" and chance.random() < 0.6]  # "": a free text
    options = {each.name: chance.choice(each.values or (False, True)) for each in drawn}
    return make(book, book.seats[slot % len(book.seats)], options, f"law-{slot}", keep=keep)


def choose_any(game: Game[Any], chance: random.Random) -> tuple[int, Key]:
    """A random choice of a random seat that is waited for."""
    decision = chance.choice(game.waiting)
    key = chance.choice(decision.options)
    game.choose(key, decision.seat)
    return decision.seat, key


def play(game: Game[Any], chance: random.Random) -> Iterator[int]:
    """Play to the end; stops at every decision, and once more at the end."""
    start = game.ply
    while not game.over:
        assert game.ply - start < bound_of(game.book), f"{game.book.id} does not end"
        yield game.ply
        choose_any(game, chance)
    yield game.ply


class Due:
    """When a law is looked at in a long game: every so many decisions, at its end, at the first ones of each kind."""

    def __init__(self, every: int) -> None:
        self.every = every
        self.seen: Counter[str] = Counter()

    def now(self, game: Game[Any]) -> bool:
        kinds = {each.kind for each in game.waiting}
        self.seen.update(kinds)
        return game.ply % self.every == 0 or game.over or any(self.seen[kind] <= FIRST for kind in kinds)


def viewers(game: Game[Any]) -> list[Seat]:
    return [*range(game.origin.seats), None] if game.origin else [None]


# -- what can be compared ------------------------------------------------------------------------------------


def encode(t: Root) -> bytes:
    return msgspec.json.encode(t)


def asked(game: Game[Any]) -> list[tuple[Any, ...]]:
    return [(each.seat, each.kind, each.args, each.options) for each in game.waiting]


def face(game: Game[Any]) -> tuple[Any, ...]:
    """Everything about a game that does not depend on how it was made."""
    return encode(game.state), asked(game), game.over, game.result


def looks(game: Game[Any], seat: Seat) -> dict[str, Any]:
    return without_ply(game.view(seat))


def without_ply(view: dict[str, Any]) -> dict[str, Any]:
    """The view without the number of the move: a world in which sealed answers were given again has more moves."""
    return {name: value for name, value in view.items() if name != "ply"}


def learnt(game: Game[Any]) -> tuple[int, int]:
    return game.state.rng.at, game.state.shown


def offers(game: Game[Any], seat: int, key: Key) -> bool:
    return any(each.seat == seat and key in each.options for each in game.waiting)


def go_on_alike(one: Game[Any], other: Game[Any], chance: random.Random, choices: int) -> None:
    """Give both the same choices; they stay the same."""
    assert face(one) == face(other)
    all_go_on_alike([one, other], chance, choices)


def all_go_on_alike(games: list[Game[Any]], chance: random.Random, choices: int) -> None:
    """Give games that are the same the same choices; they stay the same."""
    one, *others = games
    for _ in range(choices):
        if one.over:
            break
        seat, key = choose_any(one, chance)
        now = asked(one)
        for other in others:
            other.choose(key, seat)
            assert asked(other) == now, "the same choices lead to other questions"
    end = face(one)
    assert all(face(other) == end for other in others), "the same choices lead to another game"


# -- law 1: view ---------------------------------------------------------------------------------------------


def view_law(game: Game[Any], seat: Seat, token: str = "1", seen: dict[str, Any] | None = None) -> None:
    """What a seat sees (its view, if it was made already) is the same in every world that it can imagine."""
    seen = game.view(seat) if seen is None else seen
    world = game.imagine(seat, Rng(token))
    assert world.view(seat) == seen, f"seat {seat} sees that the world is imagined"
    assert world.imagine(seat, Rng(token)).view(seat) == seen
    assert json.loads(json.dumps(seen)) == seen, "a view is plain JSON"
    again = game.imagine(EVERYBODY, Rng(token))
    assert again.view(seat) == seen, f"what nobody knows was dealt again, and seat {seat} sees it"


def looking_changes_nothing(game: Game[Any]) -> None:
    """Views, prompts, options in words and figures are read off a state that nobody can write to."""
    book = game.book
    with frozen(game.state) as t:
        for seat in viewers(game):
            book.view(t, seat)
            if seat is not None:
                book.figures(t, seat)
        book.occasion(t)
        book.picture(t)
        for decision in game.waiting:
            book.prompt(t, decision)
            refused = decision.question.refusals(t, decision.seat, decision.args)
            for key in (*decision.options, *refused):
                book.option(t, decision, key)
                book.terms(t, decision, key)


def log_law(game: Game[Any], seat: Seat) -> None:
    """The log of a seat holds nobody else's keys and nobody else's secrets, and no sealed answer."""
    lines = game.log(seat)
    for _, entry, events in lines:
        assert entry is None or entry[0] == seat or entry[2] == ()
        assert all(event.seen_by(seat) == event for event in events)


# -- law 2: twins --------------------------------------------------------------------------------------------


class Twin:
    """A world that a seat imagined earlier, kept beside the game until chance parts them."""

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.age = 0
        self.seen: dict[str, Any] | None = None  # what it sees now, if somebody has looked
        self.renew()

    def renew(self) -> None:
        """Begin again with a fresh world. Sealed answers that it does not know are given to it again."""
        self.age += 1
        game = self.game
        world = game.imagine(self.seat, Rng(f"twin {self.seat} {self.age}"), keep=True)
        waited_for = [each.seat for each in game.waiting]
        self.world: Game[Any] | None = world
        for each in world.waiting:
            if each.seat not in waited_for:
                key = next(entry[2] for entry in reversed(game.tape) if entry[0] == each.seat)
                if key not in each.options:
                    self.world = None
                    return
                world.choose(key, each.seat)
        self._remember()

    def _remember(self) -> None:
        assert self.world is not None
        self._known = [(learnt(each), self._untold(each)) for each in (self.game, self.world)]

    def _untold(self, game: Game[Any]) -> int:
        """The first ply that is not told yet: sealed answers wait for each other, one of a seat at most."""
        since = max(0, game.ply - len(viewers(self.game)))
        return max((ply + 1 for ply, _, _ in game.log(self.seat, since)), default=since)

    def _events(self, game: Game[Any], since: int) -> list[Any]:
        return [event for _, _, events in game.log(self.seat, since) for event in events]

    def follow(self, seat: int, key: Key, *, look: bool = True) -> None:
        """The game took this choice: so does the twin, if it can. After chance both would differ: it begins again.

        Who does not look now finds later what has become different since.
        """
        self.seen = None
        if self.world is None or not offers(self.world, seat, key):
            self.renew()
            return
        self.world.choose(key, seat)
        (was, told), (twin_was, twin_told) = self._known
        if learnt(self.game) != was or learnt(self.world) != twin_was:
            self.renew()
            return
        if not look:
            return
        self.seen = self.game.view(self.seat)  # no chance: only a secret can differ
        alike = without_ply(self.seen) == looks(self.world, self.seat)
        assert alike, f"{key} tells seat {self.seat} a secret, and it does not count as learnt"
        mine, others = self._events(self.game, told), self._events(self.world, twin_told)
        assert mine == others, f"an event tells seat {self.seat} what its view hides"
        self._remember()

    def law(self, choices: int = 5) -> None:
        """Two worlds that look alike to a seat are imagined alike by it, and go on alike."""
        if self.world is None:
            self.renew()
            return
        token = f"{self.seat} {self.game.ply}"
        one = self.game.imagine(self.seat, Rng(token))
        other = self.world.imagine(self.seat, Rng(token))
        assert face(one) == face(other), f"seat {self.seat} imagines two worlds that look alike differently"
        go_on_alike(one, other, random.Random(token), choices)


# -- law 3: everything hidden moves --------------------------------------------------------------------------


def hidden_moves(game: Game[Any], seat: Seat) -> None:
    """Each zone that is hidden from a seat takes several values in the worlds that it imagines."""
    zones = game.book.hidden(game.state, seat)
    values: dict[str, list[Any]] = {zone: [] for zone in zones}
    for i in range(MOST_IMAGINED):
        still = [zone for zone in zones if len(values[zone]) < 2]
        if not still:
            return
        found = game.book.hidden(game.imagine(seat, Rng(f"hidden {game.ply} {i}")).state, seat)
        for zone in still:
            if zone in found and found[zone] not in values[zone]:
                values[zone].append(found[zone])
    raise AssertionError(f"hidden from seat {seat}, but the same in every world: {', '.join(still)}")


# -- law 4: undo learns nothing ------------------------------------------------------------------------------


def undo_learns_nothing(game: Game[Any], seat: int) -> None:
    """What a seat may take back by itself looks the same when it is done in an imagined world."""
    way_back = game.back(seat)
    for ply in {way_back[0], way_back[-1]} if way_back else ():
        world = game.at(ply).imagine(seat, Rng(f"undo {ply}"))
        for who, _, key, auto in game.tape[ply:]:
            if who == seat or auto:
                assert offers(world, who, key), f"seat {seat} learns from undo that it could do {key}"
                world.choose(key, who, auto=auto)
        assert looks(world, seat) == looks(game, seat), (
            f"seat {seat} takes move {ply + 1} back and has learnt something"
        )


def chance_bars_undo(game: Game[Any], rolled: bool) -> None:
    """After a choice that moved chance nobody goes back by itself."""
    if rolled:
        for seat in range(game.origin.seats if game.origin else 0):
            assert game.back(seat) == [], f"seat {seat} may go back over chance"


# -- law 5: copies and replays -------------------------------------------------------------------------------


def copies(game: Game[Any], file: Path) -> None:
    """Copies of every kind are the same game, look the same, and go on alike."""
    loaded = saved_and_loaded(game, file)
    assert loaded.tape == game.tape
    one, *others = [game.copy(), game.copy(keep=True), game.copy().copy(), game.at(game.ply), loaded]
    now = face(game)
    for each in (one, *others):
        assert face(each) == now and each.ply == game.ply
    seat = random.Random(f"look {game.ply}").choice(viewers(game))  # the states are the same: one look a time will do
    assert loaded.view(seat) == one.view(seat) == game.view(seat)
    for seat in viewers(game):
        world = game.imagine(seat, Rng("copy"))
        all_go_on_alike([world, world.copy()], random.Random(game.ply), 3)
    all_go_on_alike([one, *others], random.Random(game.ply), 3)
    state_survives(game.state)


def state_survives(t: Any) -> None:
    """A state is the same after pickle, clone and JSON; its content stands aside, and need not travel each time."""
    bare = t.clone()
    bare.content = None
    pickled = pickle.loads(pickle.dumps(bare))
    pickled.content = t.content
    now = encode(t)
    assert encode(pickled) == encode(pickled.clone()) == now
    assert read_state(type(t), now) == t == t.clone()


def saved_and_loaded(game: Game[Any], file: Path) -> Game[Any]:
    write(game, file)
    return restore(game.book, read(file), file)


def one_step_back(game: Game[Any]) -> None:
    """A choice taken back and made again gives the same game; so does the game as it stood a move ago."""
    if game.ply == 0:
        return
    seat, _, key, auto = game.tape[-1]
    before = game.at(game.ply - 1)
    before.choose(key, seat, auto=auto)
    assert face(before) == face(game)
    if game.ply - 1 in game.back(seat):
        now, logs = face(game), [game.log(each) for each in viewers(game)]
        game.undo(seat)
        assert face(game) == face(game.at(game.ply))
        game.choose(key, seat, auto=auto)
        assert face(game) == now
        assert [game.log(each) for each in viewers(game)] == logs


def any_ply(game: Game[Any], chance: random.Random, plies: int) -> None:
    """The game as it stood at any move, played on, is the game."""
    for ply in sorted(chance.sample(range(game.ply + 1), min(plies, game.ply + 1))):
        past = game.at(ply)
        assert past.ply == ply
        for seat, _, key, auto in game.tape[ply:]:
            past.choose(key, seat, auto=auto)
        assert face(past) == face(game)


def record(game: Game[Any]) -> dict[str, Any]:
    """What another process needs to play this game again."""
    assert game.origin is not None
    origin = game.origin
    return {
        "game": origin.game,
        "seats": origin.seats,
        "options": origin.options,
        "seed": origin.seed,
        "choices": [[seat, list(key)] for seat, _, key, _ in game.tape],
    }


def replay(record: dict[str, Any]) -> str:
    """A hash of all states of the recorded game, and of all that was asked and told."""
    game = make(book_of(record["game"]), record["seats"], record["options"], record["seed"])
    digest = blake2b(encode(game.state))
    for seat, key in record["choices"]:
        digest.update(repr(asked(game)).encode())
        game.choose(key, seat)
        digest.update(encode(game.state))
    digest.update(repr((game.result, [game.log(seat) for seat in viewers(game)])).encode())
    digest.update(json.dumps([game.view(seat) for seat in viewers(game)]).encode())
    return digest.hexdigest()


# -- law 6: loose ends ---------------------------------------------------------------------------------------


def loose_ends(game: Game[Any]) -> None:
    """The state is a tree of plain data, and no suspended rule holds a piece of it."""
    pieces = {id(piece): path for path, piece in _tree(game.state, "state")}
    root = id(game.state)
    if fabletop.NATIVE:
        return  # compiled coroutines show no frames: what they hold is looked at where their source runs
    steps: Any = game._steps.gi_yieldfrom  # the first frame is the kernel's own
    while steps is not None and steps.gi_frame is not None:
        name = steps.gi_frame.f_code.co_name
        for local, value in steps.gi_frame.f_locals.items():
            for part in _parts(value):
                assert id(part) == root or id(part) not in pieces, f"{name}() holds {pieces[id(part)]} in {local}"
        for part in gc.get_referents(steps):  # a loop holds its iterator in no local
            if type(part).__name__.endswith("iterator"):
                for looped in gc.get_referents(part):
                    assert id(looped) not in pieces, f"{name}() loops over {pieces[id(looped)]}"
        steps = steps.gi_yieldfrom


ATOMS = frozenset({int, str, bool, type(None)})
KEYS = frozenset({int, str})


def _tree(value: Any, path: str) -> list[tuple[str, Any]]:
    """All nodes, lists and dicts of a state; raises if one hangs there twice, or if anything is not plain data."""
    found: list[tuple[str, Any]] = []
    seen: dict[int, str] = {}

    def walk(value: Any, path: str) -> None:
        if type(value) in ATOMS:
            return
        if isinstance(value, tuple):
            items = [part for item in value for part in (item if hasattr(item, "_fields") else (item,))]
            assert ATOMS.issuperset(map(type, items)), f"{path} is not flat"
            return
        assert id(value) not in seen, f"{path} and {seen[id(value)]} are one object"
        seen[id(value)] = path
        found.append((path, value))
        if isinstance(value, Node):
            for field in dataclasses.fields(value):  # type: ignore[arg-type]
                walk(getattr(value, field.name), f"{path}.{field.name}")
        elif type(value) is list:
            if not ATOMS.issuperset(map(type, value)):
                for i, item in enumerate(value):
                    walk(item, f"{path}[{i}]")
        else:
            assert type(value) is dict, f"{path} is a {type(value).__name__}, which cannot stand in a state"
            assert KEYS.issuperset(map(type, value)), f"{path} has keys that are no words or numbers: {list(value)}"
            if not ATOMS.issuperset(map(type, value.values())):
                for key, item in value.items():
                    walk(item, f"{path}[{key!r}]")

    walk(value, path)
    return found


def _parts(value: Any) -> Iterator[Any]:
    yield value
    if isinstance(value, list | tuple):
        for item in value:
            yield from _parts(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from _parts(item)


# -- options and the door ------------------------------------------------------------------------------------


def options_are_sound(game: Game[Any]) -> None:
    """Options are there, unique, flat, fresh, and the fast ones are the judged ones."""
    assert game.over or game.waiting, "nobody is asked, and the game is not over"
    for decision in game.waiting:
        question, options = decision.question, decision.options
        where = f"{decision.kind} of seat {decision.seat}"
        assert options, f"{where} has no option"
        assert len(dict.fromkeys(options)) == len(options), f"{where} offers a thing twice"
        assert len(options) <= MOST_OPTIONS, f"{where} has {len(options)} options"
        for key in options:
            assert isinstance(key, tuple) and key and all(type(atom) in (str, int) for atom in key), f"{where}: {key!r}"
        assert options == question.options(game.state, decision.seat, decision.args), f"{where} is stale"
        if question.fast is not None:
            assert options == question.judged(game.state, decision.seat, decision.args), f"{where}: fast is not judged"
        if question.window:
            assert options[0] == ("pass",), f"{where} is a window without pass first"
        refused = question.refusals(game.state, decision.seat, decision.args)
        assert all(refused.values()) and not any(key in refused for key in options)


def door(game: Game[Any], chance: random.Random, most: int = 12) -> None:
    """Every option is accepted; nothing else is, and a refusal changes nothing."""
    for decision in game.waiting:
        for key in chance.sample(decision.options, min(most, len(decision.options))):
            assert game.why(key, decision.seat).allowed
            game.copy().choose(list(key), decision.seat)
    now = face(game)
    for key, seat in _not_offered(game, chance):
        try:
            game.choose(key, seat)
        except IllegalChoice:
            continue
        raise AssertionError(f"{key!r} of seat {seat} was accepted")
    assert face(game) == now, "a refusal changed the game"


def _not_offered(game: Game[Any], chance: random.Random) -> Iterator[tuple[Any, int | None]]:
    seats = range(-1, (game.origin.seats if game.origin else 0) + 1)
    key: Any
    if game.over:
        yield from ((key, seat) for key in (("pass",), ("end",), ()) for seat in (None, 0))
        return
    for key in ((), None, "pass", b"pass", 7, {}, ("no such thing",), ("pass", None), (("pass",),), [["pass"]]):
        yield key, None
    for decision in game.waiting:
        offered = chance.choice(decision.options)
        yield (*offered, "more"), decision.seat
        yield (*offered, 1.0), decision.seat
        yield (offered,), decision.seat
        yield from ((key, decision.seat) for key in _lookalikes(decision))
        for key in list(decision.question.refusals(game.state, decision.seat, decision.args))[:8]:
            yield key, decision.seat
        waited_for = [each.seat for each in game.waiting]
        yield from ((offered, seat) for seat in seats if seat not in waited_for)


def _lookalikes(decision: Decision) -> Iterator[tuple[Any, ...]]:
    """Keys that are equal to an offered one in Python, but not of its types: ("row", True) and ("row", 1.0)."""
    for key in decision.options[:8]:
        for i, atom in enumerate(key):
            if isinstance(atom, int):
                yield (*key[:i], float(atom), *key[i + 1 :])
                if atom in (0, 1):
                    yield (*key[:i], bool(atom), *key[i + 1 :])
            else:
                yield (*key[:i], atom.encode(), *key[i + 1 :])


# -- components ----------------------------------------------------------------------------------------------


Census = dict[str, dict[str | int, int]]  # plain dicts: two of them are compared far faster than two Counters


def census(game: Game[Any]) -> Census:
    return {kind: dict(Counter(pieces)) for kind, pieces in game.book.components(game.state).items()}


def conserved(game: Game[Any], before: Census) -> None:
    """Every component still exists exactly as often as before."""
    now = census(game)
    if now == before:
        return
    assert now.keys() == before.keys()
    for kind, pieces in now.items():
        was, has = Counter(before[kind]), Counter(pieces)
        lost, found = was - has, has - was
        assert not lost and not found, f"{kind} at move {game.ply}: lost {dict(lost)}, found {dict(found)}"


# -- all of it -----------------------------------------------------------------------------------------------


def secrets_hold(
    game: Game[Any],
    chance: random.Random,
    *,
    every: int = 1,
    choose: Chooser = choose_any,
    choices: int | None = None,
) -> None:
    """Play to the end, or so many choices, under the laws of secrets, for every seat and a spectator.

    They are held at every so many decisions, and at the first ones and after the first answers of each kind.
    """
    twins = [Twin(game, seat) for seat in viewers(game)]
    due = Due(every)
    answered: Counter[tuple[str, str]] = Counter()
    while game.ply != choices:
        kinds = {each.seat: each.kind for each in game.waiting}
        if due.now(game):
            for twin in twins:
                view_law(game, twin.seat, seen=twin.seen)
                log_law(game, twin.seat)
                hidden_moves(game, twin.seat)
                twin.law()
                if twin.seat is not None:
                    undo_learns_nothing(game, twin.seat)
        if game.over:
            return
        assert game.ply < bound_of(game.book), f"{game.book.id} does not end"
        at = game.state.rng.at
        seat, key = choose(game, chance)
        chance_bars_undo(game, game.state.rng.at != at)
        answer = kinds[seat], str(key[0])
        answered[answer] += 1
        look = game.ply % every == 0 or game.over or answered[answer] <= FIRST
        for twin in twins:
            twin.follow(seat, key, look=look)


if __name__ == "__main__":
    print(json.dumps([replay(each) for each in json.load(sys.stdin)]))
