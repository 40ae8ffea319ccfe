"""What a game's tape tells: the log of a seat, how far it may go back, whether a stored choice still fits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import IllegalChoice, SaveError
from .events import Event
from .tape import DEALER, Entry

if TYPE_CHECKING:
    from .game import Game

Line = tuple[int, Entry | None, list[Event]]


def lines(game: Game[Any], seat: int | None, since: int) -> list[Line]:
    """What happened as that seat saw it, from a ply on."""
    cuts = [before.events for before in game._before] + [len(game._events)]
    found: list[Line] = []
    skipped = max(0, since - game._first)  # as many entries at least lie before that ply
    start = cuts[skipped - 1] if skipped else 0
    ply = game._ply(skipped)
    for i, cut in enumerate(cuts[skipped:], skipped):
        entry = game._tape[i - 1] if i else None
        if entry is not None and entry[0] == DEALER:
            continue  # no choice, and no event
        if i > skipped:
            ply += 1
        if entry is not None and entry[0] != seat:
            entry = (entry[0], entry[1], (), entry[3])
        found.append((ply, entry, [event.seen_by(seat) for event in game._events[start:cut]]))
        start = cut
    if game._answers:
        found = found[: max(0, len(found) - len(game._answers))]
    return [line for line in found if line[0] >= since]


def back(game: Game[Any], seat: int) -> tuple[list[int], bool]:
    """The plies that a seat may go back to, the newest first, and whether only the base ended the search."""
    if seat in game._answers:
        return [game._ply(sealed_index(game, seat))], False
    if game._answers:
        return [], False
    learnt = game._learnt()
    plies: list[int] = []
    for i in range(len(game._tape) - 1, -1, -1):
        who, _, _, auto = game._tape[i]
        learnt_since = game._before[i].learnt != learnt or game._before[i].sealed
        if learnt_since or who == DEALER or (who != seat and not auto):
            return plies, False
        if who == seat and not auto:
            plies.append(game._ply(i))
    return plies, True


def recall(game: Game[Any], seat: int) -> int | None:
    """The ply of the seat's latest standing order, if only standing orders followed and nothing was learnt."""
    if game._answers:
        return None
    learnt = game._learnt()
    for i in range(len(game._tape) - 1, -1, -1):
        who, _, _, auto = game._tape[i]
        if not auto or game._before[i].learnt != learnt or game._before[i].sealed:
            return None
        if who == seat:
            return game._ply(i)
    return None


def window(game: Game[Any], seat: int) -> int:
    """The ply of the window that a call "Wait!" opens again."""
    ply = game.recall(seat)
    if ply is None:
        raise IllegalChoice(f"seat {seat} cannot open a window again: others chose or something was learnt since")
    return ply


def newest_chooser(game: Game[Any]) -> int:
    """The seat that has chosen last, standing orders apart."""
    game._unfold()
    chosen = [entry[0] for entry in game._tape if entry[0] != DEALER and not entry[3]]
    if not chosen:
        raise IllegalChoice("there is nothing to undo")
    return chosen[-1]


def latest_of(game: Game[Any], seat: int, friendly: bool) -> int:
    """The ply of a seat's latest choice, at a table where anything may be taken back."""
    if friendly:
        game._unfold()
        for i in range(len(game._tape) - 1, -1, -1):
            if game._tape[i][0] == seat and not game._tape[i][3]:
                return game._ply(i)
    raise IllegalChoice(f"seat {seat} has nothing to undo: another seat chose or something was learnt since")


def sealed_index(game: Game[Any], seat: int) -> int:
    """Where the sealed answer of a seat lies on the tape."""
    return next(i for i in range(len(game._tape) - 1, -1, -1) if game._tape[i][0] == seat)


def checked(game: Game[Any], entry: Entry) -> Entry:
    """A stored choice, which must still be what the rules ask for, as they offer it."""
    seat, kind, key, auto = entry
    move = f"move {game.ply + 1}"
    if seat == DEALER:
        if kind != "redeal" or len(key) != 2 or type(key[0]) is not int or type(key[1]) is not str:
            raise SaveError(f"{move} is {list(key)}, which is no redeal")
        return entry
    asked = [decision for decision in game.waiting if decision.seat == seat]
    if not asked:
        raise SaveError(f"{move} is a choice of seat {seat}, which the rules do not ask there")
    if asked[0].kind != kind:
        raise SaveError(f"{move} answers '{kind}', the rules ask '{asked[0].kind}'")
    option = asked[0].find(key)
    if option is None:
        raise SaveError(f"{move} is {list(key)}, which the rules do not offer at '{kind}'")
    return (seat, kind, option, auto)
