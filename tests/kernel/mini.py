"""The Cellar: a miniature game with everything awkward in it, and a lesson in how a game is written.

MI-1  Setup. Shuffle the items, bury one unseen, deal each seat a hand. The top monster lies face down; backs are seen.
MI-2  A round is an auction and a turn of each seat, from the winner on. There are three rounds (one, if short).
MI-3  Auction: all seal an item of their hand; the strongest one (then the lowest seat) wins. Discard the items.
MI-4  Turn: up to three things: draw an item, peek at the monster, fight it, challenge a rival; or end it.
MI-5  Fight: turn the monster up, arm yourself or not; rivals may play curses, one point each; roll two dice.
MI-6  Who loses a fight is hurt, and the turn is over; the monster goes under the deck, seen by all.
MI-7  Challenge: the two raise the stake in turn until one yields and pays it. The stake is three at most.
MI-8  The game is over after the last round, when the dragon is slain, or when anybody is hurt for the third time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from typing import Annotated, Any

from fabletop.kernel import (
    EVERYBODY,
    Choice,
    Deck,
    Event,
    GameOver,
    Hidden,
    Key,
    Message,
    Named,
    Node,
    Pack,
    Question,
    Result,
    Rng,
    Root,
    Rulebook,
    Rules,
    SceneOver,
    Scenes,
    Seat,
    ask,
    state,
    together,
)
from fabletop.kernel.asking import PASS
from fabletop.kernel.rulebook import Option

ITEMS = {"charm": 4, "curse": 5, "sword": 5, "torch": 6}
STRENGTH = {"charm": 3, "curse": 0, "sword": 2, "torch": 1, "rat": 6, "wolf": 8, "ogre": 10, "dragon": 11}
MONSTERS = {"rat": 2, "wolf": 3, "ogre": 2, "dragon": 1}
BACK = {"": "", "rat": "grey", "wolf": "grey", "ogre": "black", "dragon": "black"}
THINGS = 3  # MI-4
DEEPEST = 3  # MI-7, MI-8

scene = Scenes()


# -- choices -----------------------------------------------------------------------------------------------------


class OfferItem(Choice, prefix="mi", tag="bid"):
    item: str


class End(Choice, prefix="mi"):
    pass


class Draw(Choice, prefix="mi"):
    pass


class Peek(Choice, prefix="mi"):
    pass


class Fight(Choice, prefix="mi"):
    pass


class Challenge(Choice, prefix="mi"):
    rival: Seat


class Bare(Choice, prefix="mi"):
    pass


class Arm(Choice, prefix="mi"):
    item: str


class Pass(Choice, prefix="mi"):
    pass


class Curse(Choice, prefix="mi"):
    pass


class Yield(Choice, prefix="mi"):
    pass


class Raise(Choice, prefix="mi"):
    pass


# -- events: what happened, and what of it is for one seat alone ------------------------------------------------


class Secret(Event, prefix="mi"):
    seat: Seat
    secret: Annotated[tuple[str, ...], Hidden()]


class Dealt(Secret):
    pass


class Drew(Secret):
    pass


class Peeked(Secret):
    pass


class Bid(Event, prefix="mi"):
    seat: Seat
    item: str


class Fought(Event, prefix="mi"):
    seat: Seat
    foe: str
    dice: tuple[int, ...]
    won: bool


class Paid(Event, prefix="mi"):
    seat: Seat
    owner: Seat
    gold: int


# -- state: plain data, a card is its name -------------------------------------------------------------------


@state
class Hero(Node):
    hand: list[str] = field(default_factory=list)  # sorted: its order tells nothing
    gold: int = 3
    wounds: int = 0


@state
class Duel(Node):
    seats: tuple[int, int]
    words: int = 0
    stake: int = 1


@state
class State(Root[Any]):
    heroes: list[Hero]
    short: bool = False
    round: int = 0
    turn: int = 0
    left: int = 0  # things that the seat may still do in its turn
    items: Deck[str] = field(default_factory=Deck)  # never more than one part, and never open
    buried: str = ""
    discard: list[str] = field(default_factory=list)
    monsters: Deck[str] = field(default_factory=Deck)
    lair: str = ""  # the monster on top, face down, its back visible
    lair_open: bool = False  # all have seen what it is: marked, never inferred
    peeked: list[int] = field(default_factory=list)  # the seats that know it
    slain: list[str] = field(default_factory=list)
    foe: str = ""
    armed: str = ""
    curses: int = 0
    dice: list[int] = field(default_factory=list)
    duel: Duel | None = None

    def others(self, seat: int) -> tuple[int, ...]:
        n = len(self.heroes)
        return tuple((seat + i) % n for i in range(1, n))

    def play(self, seat: int, item: str) -> None:
        self.heroes[seat].hand.remove(item)
        self.discard.append(item)


def begin(content: Any, seats: int, options: Mapping[str, bool | int | str], seed: str) -> State:
    t = State([Hero() for _ in range(seats)], rng=Rng(seed), n=seats, short=bool(options.get("short", False)))
    t.content = content
    t.items.shuffle_on_top(item for item, number in ITEMS.items() for _ in range(number))
    t.monsters.shuffle_on_top(name for name, number in MONSTERS.items() for _ in range(number))
    t.then("deal", options.get("hand", 3))
    return t


# -- scenes: a plain function, or a coroutine that asks ------------------------------------------------------


@scene()
def deal(t: State, cards: int) -> None:
    t.buried = t.items.draw(t.rng)
    for seat, hero in enumerate(t.heroes):
        hero.hand = sorted(t.items.draw(t.rng) for _ in range(cards))
        t.tell(Dealt, "MI-1", seat, tuple(hero.hand))
    lay_in_lair(t)
    t.then("auction")


def lay_in_lair(t: State) -> None:
    t.lair, t.peeked, t.lair_open = "", [], False
    if t.monsters.parts:
        t.lair_open = t.monsters.open[-1]
        t.lair = t.monsters.draw(t.rng)


def _bids(t: State, seat: int) -> list[Key]:
    return [OfferItem(item) for item in dict.fromkeys(t.heroes[seat].hand)]


BID = Question("bid", "MI-3", _bids, secret=True)  # secret: two equal cards are one option, which would tell


@scene()
def auction(t: State) -> Rules[None]:
    bidders = tuple(seat for seat in range(len(t.heroes)) if t.heroes[seat].hand)
    bids = yield from together(t, bidders, BID)
    strongest = -1
    for seat, (_, item) in zip(bidders, bids):
        t.play(seat, str(item))
        t.tell(Bid, "MI-3", seat, str(item))
        if STRENGTH[str(item)] > strongest:
            strongest, t.turn = STRENGTH[str(item)], seat
    t.then("next_turn", t.turn, 0)


@scene()
def next_turn(t: State, seat: int, number: int) -> None:
    if number < len(t.heroes):
        t.turn, t.left = seat, THINGS
        t.then("next_turn", (seat + 1) % len(t.heroes), number + 1)
        t.then("turn", seat)  # the last one put on the agenda runs first
    else:
        t.round += 1
        if t.round < (1 if t.short else 3):  # MI-2; an empty agenda ends the game
            t.then("auction")


def _things(t: State, seat: int) -> list[Key]:
    return [End(), Draw(), Peek(), Fight(), *(Challenge(rival) for rival in t.others(seat))]


def _refused(t: State, seat: int, key: Key) -> str:
    match key[0]:
        case "draw" if not t.items.parts:
            return "MI-1"
        case "peek" if not t.lair or t.lair_open or seat in t.peeked:
            return "MI-4"
        case "fight" if not t.lair:
            return "MI-5"
        case "challenge" if not t.heroes[seat].gold or not t.heroes[int(key[1])].gold:
            return "MI-7"
    return ""


ACTION = Question("action", "MI-4", _things, _refused)


@scene()
def turn(t: State, seat: int) -> Rules[None]:
    """One thing, then it comes back to itself: each checkpoint lies one choice behind."""
    key = yield from ask(t, seat, ACTION)
    t.left -= 1
    if key != ("end",) and t.left:
        t.then("turn", seat)
    match key:
        case ("draw",):
            item = t.items.draw(t.rng)
            t.heroes[seat].hand = sorted([*t.heroes[seat].hand, item])
            t.tell(Drew, "MI-4", seat, (item,))
        case ("peek",):
            t.peeked.append(seat)
            t.shown += 1  # a barrier for undo
            t.tell(Peeked, "MI-4", seat, (t.lair,))
        case ("fight",):
            t.then("fight", seat)
        case ("challenge", rival):
            t.duel = Duel((int(rival), seat))
            t.then("word")


@scene()
def fight(t: State, seat: int) -> Rules[None]:
    t.shown += not t.lair_open
    t.foe, t.lair = t.lair, ""
    bonus = yield from arm(t, seat)
    yield from curse_window(t, t.others(seat))
    t.dice = [t.rng.roll(), t.rng.roll()]
    won = sum(t.dice) + bonus - t.curses >= STRENGTH[t.foe]
    t.tell(Fought, "MI-5", seat, t.foe, tuple(t.dice), won)
    settle(t, seat, won)


def _arms(t: State, seat: int) -> list[Key]:
    return [Bare(), *(Arm(item) for item in dict.fromkeys(t.heroes[seat].hand))]


ARM = Question("arm", "MI-5", _arms)  # asked unless the hand is empty, and all see that


def arm(t: State, seat: int) -> Rules[int]:
    key = yield from ask(t, seat, ARM)
    if key == ("bare",):
        return 0
    t.armed = str(key[1])
    t.play(seat, t.armed)
    return STRENGTH[t.armed]


def _curses(t: State, seat: int) -> list[Key]:
    return [Pass(), Curse()]


def _curse_refused(t: State, seat: int, key: Key) -> str:
    return "" if key == PASS or "curse" in t.heroes[seat].hand else "MI-5"


CURSE = Question("curse", "MI-5", _curses, _curse_refused, window=True, secret=True)


def curse_window(t: State, seats: tuple[int, ...]) -> Rules[None]:
    """In order, again from the first after each use; opened by a public fact: there are cards in that hand."""
    i = 0
    while i < len(seats):
        if t.heroes[seats[i]].hand:
            key = yield from ask(t, seats[i], CURSE)
            if key != PASS:
                t.play(seats[i], "curse")
                t.curses += 1
                i = 0
                continue
        i += 1


def settle(t: State, seat: int, won: bool) -> None:
    foe, t.foe, t.armed, t.curses, t.dice = t.foe, "", "", 0, []
    if won:
        t.slain.append(foe)
        t.heroes[seat].gold += STRENGTH[foe]
        if foe == "dragon":
            raise GameOver  # MI-8
        lay_in_lair(t)
        return
    t.monsters.lay_under(foe)  # MI-6
    lay_in_lair(t)
    t.heroes[seat].wounds += 1
    if t.heroes[seat].wounds == DEEPEST:
        raise GameOver
    t.back_to("next_turn")
    raise SceneOver


def _words(t: State, seat: int) -> list[Key]:
    return [Yield(), Raise()]


def _word_refused(t: State, seat: int, key: Key) -> str:
    return "MI-7" if key == ("raise",) and t.duel.stake == DEEPEST else ""  # type: ignore[union-attr]


def _words_fast(t: State, seat: int) -> list[Key]:
    return [Yield(), Raise()] if t.duel.stake < DEEPEST else [Yield()]  # type: ignore[union-attr]


WORD = Question("word", "MI-7", _words, _word_refused, fast=_words_fast)


@scene()
def word(t: State) -> Rules[None]:
    """One word of the alternation; what is between the words lies in the state."""
    assert t.duel is not None
    seat, rival = t.duel.seats
    key = yield from ask(t, seat, WORD)
    if key == ("raise",):
        t.duel = Duel((rival, seat), t.duel.words + 1, t.duel.stake + 1)
        t.then("word")
    else:
        paid = min(t.duel.stake, t.heroes[seat].gold)
        t.heroes[seat].gold -= paid
        t.heroes[rival].gold += paid
        t.duel = None
        t.tell(Paid, "MI-7", seat, rival, paid)


# -- secrets -------------------------------------------------------------------------------------------------


def view(t: State, seat: int | None) -> dict[str, Any]:
    known = t.lair_open or seat in t.peeked
    return {
        "round": t.round,
        "turn": [t.turn, t.left],
        "heroes": [[len(hero.hand), hero.gold, hero.wounds] for hero in t.heroes],
        "hand": list(t.heroes[seat].hand) if seat is not None else None,
        "items": len(t.items),
        "discard": list(t.discard),
        "monsters": len(t.monsters),
        "under": [part[0] for part, seen in zip(t.monsters.parts, t.monsters.open) if seen],
        "lair": [BACK[t.lair], t.lair if known else None, list(t.peeked)],
        "slain": list(t.slain),
        "fight": [t.foe, t.armed, t.curses, list(t.dice)],
        "duel": [list(t.duel.seats), t.duel.stake] if t.duel else None,
    }


def _unknown_seats(t: State, viewer: int) -> list[int]:
    return [] if viewer == EVERYBODY else [seat for seat in range(len(t.heroes)) if seat != viewer]


def _item_pool(t: State, viewer: int) -> list[str]:
    """What the viewer cannot place: the deck, the buried item and the hands of others."""
    hands = [item for seat in _unknown_seats(t, viewer) for item in t.heroes[seat].hand]
    return sorted([*t.items.items(), *hands, *([t.buried] if t.buried else [])])


def _lair_pool(t: State, viewer: int) -> list[str]:
    """What may lie in the lair, as far as the viewer knows: the back is seen."""
    if t.lair_open or viewer in t.peeked or (viewer == EVERYBODY and t.peeked):
        return [t.lair]
    unseen = t.monsters.parts[-1] if t.monsters.parts and not t.monsters.open[-1] else []
    return sorted(name for name in [*unseen, t.lair] if BACK[name] == BACK[t.lair])


def redeal(t: State, viewer: int) -> None:
    """Put back with the unknown part they came from, sort, and deal again. A viewer may be EVERYBODY or SPECTATOR."""
    if t.buried:
        pool: Deck[str] = Deck()
        pool.shuffle_on_top(_item_pool(t, viewer))
        t.buried = pool.draw(t.rng)
        for seat in _unknown_seats(t, viewer):
            t.heroes[seat].hand = sorted(pool.draw(t.rng) for _ in t.heroes[seat].hand)
        t.items = pool
    old = t.lair
    t.lair = t.rng.pick(_lair_pool(t, viewer))
    if t.lair != old:
        t.monsters.parts[-1].remove(t.lair)
        t.monsters.mix_in(old)


def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    """By zone, as long as it can be anything else."""
    seat = -2 if viewer is None else viewer
    zones: dict[str, Any] = {}
    if len(dict.fromkeys(_item_pool(t, seat))) > 1:
        zones["buried"] = t.buried
        zones.update({f"hand {who}": list(t.heroes[who].hand) for who in _unknown_seats(t, seat) if t.heroes[who].hand})
    if len(dict.fromkeys(_lair_pool(t, seat))) > 1:
        zones["lair"] = t.lair
    if len(dict.fromkeys(t.items.items())) > 1:
        zones["next item"] = t.items.clone().draw(t.rng.clone())
    return zones


def occasion(t: State) -> str:
    return f"fight {t.round} {t.turn} {t.left}" if t.foe else ""


def result(t: State) -> Result:
    scores = tuple(hero.gold for hero in t.heroes)
    return Result(scores, tuple(1 + sum(other > score for other in scores) for score in scores))


def components(t: State) -> dict[str, list[str | int]]:
    items: list[str | int] = [*t.items.items(), *t.discard, *([t.buried] if t.buried else [])]
    for hero in t.heroes:
        items += hero.hand
    lying = [name for name in (t.lair, t.foe) if name]
    return {"items": items, "monsters": [*t.monsters.items(), *lying, *t.slain]}


BOOK: Rulebook[State] = Rulebook(
    id="mini",
    prefix="MI",
    version="1",
    seats=(2, 3, 4),
    state=State,
    scenes=scene,
    pack=Pack(Path("mini"), {}, make=lambda raw: ITEMS, count=lambda kind, raw: 0),
    begin=begin,
    opening="auction",
    view=view,
    redeal=redeal,
    hidden=hidden,
    result=result,
    arrange=lambda t, fields, draws, at: None,  # the Cellar has no positions
    picture=lambda t: view(t, None),
    components=components,
    prompt=lambda t, decision: Message(f"mi-ask-{decision.kind}"),
    option=lambda t, decision, key: Message(f"mi-do-{key[0]}"),
    knowledge=Named("tests.kernel.parts", "KNOWLEDGE"),
    terminal=Named("tests.kernel.parts"),
    reports=Named("tests.kernel.parts", "REPORTS"),
    occasion=occasion,
    options=(Option("short", "MI-2"), Option("hand", "MI-1", 3, (1, 3))),
)
