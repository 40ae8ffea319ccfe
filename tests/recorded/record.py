"""Record games again, and say what has changed.

    python -m tests.recorded.record [--game GAME] [--only NAME] [--afresh] [--same-rules]

What was recorded is followed as long as the rules offer it; only then do its players choose (`--afresh`: from the
beginning, as it is planned). A game that goes otherwise is a change of the rules, so that the version of the game must
have been raised, unless an entry of the pack is written otherwise that is in play there. `--same-rules` is for a change
of the digests alone. What is planned and missing is made.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

import msgspec

import fabletop

from . import content
from .plans import plans
from .recording import (
    CANNOT_BEGIN,
    Diverged,
    Header,
    Recording,
    file_of,
    files,
    other_entries,
    planned,
    read,
    record,
    replay,
)


def latest_rules(game: str) -> int:
    """The latest version of the rules under which a game was recorded."""
    return max((int(read(file).header.rules) for file in files(game)), default=0)


def must_raise(header: Header, latest: int) -> str:
    """What has to be done before a game that goes otherwise is recorded again, or ""."""
    version = fabletop.book(header.game).version
    if int(version) > latest or other_entries(header):
        return ""
    return f"the rules of {header.game} have changed: raise the version of its BOOK, which is {version}, and record it"


def difference(old: Recording) -> str:
    """Where the rules leave a recording, or ""."""
    try:
        replay(old)
    except Diverged as found:
        return str(found)
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.recorded.record", description="Record games again.")
    parser.add_argument("--game", choices=fabletop.games(), help="only this game")
    parser.add_argument("--only", default="", help="only recordings whose name contains this")
    parser.add_argument("--afresh", action="store_true", help="as planned, without following what was recorded")
    parser.add_argument("--same-rules", action="store_true", help="only the digests are made otherwise")
    chosen = parser.parse_args()
    kept = {(file.parent.name, file.stem): read(file) for file in files()}
    wanted = [each for each in {**kept, **plans()} if chosen.game in (None, each[0]) and chosen.only in each[1]]
    latest = {game: latest_rules(game) for game in fabletop.games()}
    tally: Counter[str] = Counter()
    for game, name in wanted:
        old = kept.get((game, name))
        if old is None or (chosen.afresh and (game, name) in plans()):
            said = _make(game, name, planned(plans()[game, name]))
        else:
            said = _renew(game, name, old, 0 if chosen.same_rules else latest[game])
        tally[said] += 1
    print(", ".join(f"{number} {what}" for what, number in tally.items()))
    return 1 if tally["refused"] else 0


def _make(game: str, name: str, header: Header) -> str:
    made = record(header)
    _write(game, name, made)
    print(f"{game} {name}: {len(made.moves)} moves", flush=True)
    return "made"


def _renew(game: str, name: str, old: Recording, latest: int) -> str:
    """Record a game again if it goes otherwise."""
    why = difference(old)
    if not why:
        return _noted(game, name, old)
    print(f"{game} {name}: {why}", flush=True)
    if reason := must_raise(old.header, latest):
        print(reason, file=sys.stderr)
        return "refused"
    header = old.header
    if why.startswith(CANNOT_BEGIN):
        header = msgspec.structs.replace(header, content=content.name_of(fabletop.book(game)))
    made = record(header, old.moves)
    same = sum(one == other for one, other in zip(old.moves, made.moves))
    print(f"    {len(old.moves)} moves were recorded, now there are {len(made.moves)}; {same} are the same")
    print(f"    {old.end}\n    {made.end}")
    _write(game, name, made)
    return "changed"


def _noted(game: str, name: str, old: Recording) -> str:
    """A game goes as before: with which entries it was played, if one is written otherwise by now."""
    if not other_entries(old.header):
        return "as before"
    _write(game, name, record(old.header, old.moves))
    return "with other entries"


def _write(game: str, name: str, made: Recording) -> None:
    file = file_of(game, name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(str(made), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
