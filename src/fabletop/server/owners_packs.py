"""The packs that a server was started with: each belongs to the game that it is made for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from ..games import book, games, known
from ..kernel import PackError, SetupError

HIDDEN_PACK = "a pack of this server cannot be read; whoever runs it finds the reason in the log"
Packs = Mapping[str, tuple[Path, ...]]  # by game


def packs_by_game(packs: Sequence[Path | str]) -> Packs:
    """Folders, or GAME=FOLDER where one could be of several games. What fits no game is refused."""
    found: dict[str, tuple[Path, ...]] = {}
    for each in packs:
        name, is_named, folder = str(each).partition("=")
        game, path = (known(name), Path(folder)) if is_named else (_made_for(Path(str(each))), Path(str(each)))
        found[game] = (*found.get(game, ()), path)
        book(game, found[game]).pack.load()  # PackError says what is wrong with it
    return found


def _made_for(folder: Path) -> str:
    """The one game that can read a folder."""
    if not folder.is_dir():
        raise PackError(f"{folder}: there is no such folder")
    reasons: dict[str, str] = {}
    for game in games():
        try:
            book(game, (folder,)).pack.load()
        except PackError as error:
            reasons[game] = str(error)
    fitting = [game for game in games() if game not in reasons]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise SetupError(f"{folder} could be of {' or '.join(fitting)}: say which, --pack {fitting[0]}={folder}")
    likely = [game for game in games() if "holds only" not in reasons[game]]  # its files are those of that game
    if len(likely) == 1:
        raise PackError(reasons[likely[0]])
    raise PackError(f"{folder}: no game has such a pack; name its game to hear what is wrong: GAME={folder}")
