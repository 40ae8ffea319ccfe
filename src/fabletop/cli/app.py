"""The commands and their options. What they do is in the modules beside; it is imported when it is needed."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import NATIVE, __version__
from ..games import games, known, load, new
from ..kernel import Game, Ref, SetupError
from .database import app as database
from .speech import Speech

_help = Speech()
app = typer.Typer(
    help=_help("help"),
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

app.add_typer(database, name="db")

GameName = Annotated[str, typer.Argument(metavar="GAME", help=_help("help-game"), show_default=False)]
Lang = Annotated[str | None, typer.Option("--lang", help=_help("help-lang"), show_default=False)]
Packs = Annotated[list[Path] | None, typer.Option("--pack", metavar="DIR", help=_help("help-pack"), show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME[=VALUE]", help=_help("help-option"), show_default=False),
]
Players = Annotated[int, typer.Option("--players", help=_help("help-players"))]
Json = Annotated[bool, typer.Option("--json", help=_help("help-json"))]


def _version(asked: bool) -> None:
    if asked:
        print(_help("version-native" if NATIVE else "version-pure", version=__version__))
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", is_eager=True, callback=_version, help=_help("help-version"))]


@app.callback()
def command(version: Version = False) -> None:
    """What is said before any command."""


@app.command("games", help=_help("help-games"))
def games_command(lang: Lang = None) -> None:
    from rich.console import Console

    from .reports import list_games

    list_games(Speech(lang), Console(highlight=False))


@app.command(help=_help("help-play"))
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help=_help("help-game"), show_default=False)] = "",
    file: Annotated[str, typer.Argument(metavar="FILE", hidden=True)] = "",
    players: Annotated[int | None, typer.Option("--players", help=_help("help-players"), show_default="2")] = None,
    bots: Annotated[str, typer.Option("--bots", help=_help("help-bots"))] = "normal",
    seed: Annotated[str | None, typer.Option("--seed", help=_help("help-seed"), show_default=False)] = None,
    lang: Lang = None,
    option: Options = None,
    pack: Packs = None,
    position: Annotated[
        Path | None,
        typer.Option("--position", metavar="FILE", help=_help("help-position"), show_default=False),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", metavar="[FILE]", help=_help("help-resume"))] = False,
    all_seats: Annotated[bool, typer.Option("--all-seats", help=_help("help-all-seats"))] = False,
) -> None:
    from rich.console import Console

    from ..bots import SEATED
    from . import saved
    from .play import Sitting

    words = Speech(lang)
    if bots.partition(":")[0] not in SEATED:
        raise SetupError(f"there is no computer player '{bots}'; there are: {', '.join(SEATED)}")
    if (resume or position) and (players is not None or seed is not None or option):
        raise SetupError("players, seed and options are those of the game that goes on: leave them out")
    if resume:
        place = _resumed(game, file)
        playing = load(place)
    elif file:
        raise SetupError(f"'{file}' is one word too many: a file is given with --resume or --position")
    elif position:
        from .positions import from_position

        playing, _ = from_position(position, pack or ())
        if game and known(game) != playing.book.id:
            raise SetupError(f"{position} is a position of {playing.book.id}, not of {game}")
        place = saved.new_file(playing.book.id)
    else:
        options: dict[str, Any] = parse_options(option or ())
        chosen = game or _which_game(words)
        playing = new(chosen, players or 2, seed, pack or (), **options)
        place = saved.new_file(playing.book.id)
    seated = saved.seating(place) if resume and not all_seats else None
    if seated is None or not saved.fits(seated, playing):
        seated = saved.Seating(_people(playing, all_seats, position is not None), bots)
    Sitting(playing, words, Console(highlight=False), seated, place).play()


def _people(game: Game[Any], all_seats: bool, puzzle: bool) -> list[int]:
    """The seats of people: the first one, or the one that a puzzle asks."""
    if all_seats:
        return list(range(game.origin.seats)) if game.origin else [0]
    return [game.decision.seat] if puzzle and game.decision else [0]


def _resumed(game: str, file: str) -> Path:
    """`--resume` takes a game, a file, both or nothing."""
    from ..kernel.saves import read as read_save
    from . import saved

    named = [word for word in (game, file) if word]
    files = [word for word in named if word.replace("_", "-") not in games()]
    if len(files) > 1:
        raise SetupError(f"one game at a time: '{files[0]}' and '{files[1]}' are two")
    if files:
        wanted = [word for word in named if word not in files]
        kept = read_save(Path(files[0])).game
        if wanted and known(wanted[0]) != kept:
            raise SetupError(f"{files[0]} is a game of {kept}, not of {wanted[0]}")
        return Path(files[0])
    return saved.latest(known(named[0]) if named else "")


def _which_game(words: Speech) -> str:
    """Somebody who names no game is asked."""
    from ..covers import cover

    found = games()
    print(words("which-game"))
    for number, game in enumerate(found, 1):
        prefix = cover(game).prefix.lower()
        print(f"  {number}  {words.name(Ref(f'{prefix}-game'))}: {words.name(Ref(f'{prefix}-game', 'text'))}")
    try:
        typed = input("> ").strip()
    except EOFError:
        typed = ""
    if typed.isdigit() and 1 <= int(typed) <= len(found):
        return found[int(typed) - 1]
    if typed in found:
        return typed
    raise SetupError(f"say which game: {', '.join(found)}")


def parse_options(texts: list[str] | tuple[()]) -> dict[str, bool | int | str]:
    """`shorter`, `shorter=no`, `level=2`: what an option may be is the game's to say."""
    options: dict[str, bool | int | str] = {}
    for text in texts:
        name, _, value = text.partition("=")
        switch = {"": True, "yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        value = value.strip().lower()
        options[name.strip().replace("-", "_")] = (
            switch[value] if value in switch else int(value) if value.lstrip("-").isdecimal() else value
        )
    return options


@app.command(help=_help("help-serve"))
def serve(
    host: Annotated[str, typer.Option("--host", help=_help("help-host"))] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help=_help("help-port"))] = None,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help=_help("help-db"), show_default=False)] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=_help("help-browser"))] = True,
    pack: Annotated[
        list[str] | None,
        typer.Option("--pack", metavar="[GAME=]DIR", help=_help("help-serve-pack"), show_default=False),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help=_help("help-name"), show_default=False)
    ] = None,
    proxy: Annotated[str, typer.Option("--proxy", metavar="ADDRESS", help=_help("help-proxy"))] = "127.0.0.1",
) -> None:
    gc.disable()  # until the first page has been shown: nothing that is loaded before it is rubbish
    try:
        from ..server.serve import serve as run

        run(host=host, port=port, db=db, browser=browser, packs=pack or (), names=name or (), proxy=proxy)
    finally:
        gc.enable()


@app.command(help=_help("help-simulate"))
def simulate(
    game: GameName,
    players: Players = 2,
    count: Annotated[int, typer.Option("--games", min=1, help=_help("help-count"))] = 100,
    bots: Annotated[str, typer.Option("--bots", help=_help("help-bot-list"))] = "random",
    seed: Annotated[int, typer.Option("--seed", help=_help("help-seed"))] = 0,
    option: Options = None,
    pack: Packs = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from .reports import simulation

    simulation(
        Speech(lang),
        json,
        game=game,
        players=players,
        games=count,
        bots=[name.strip() for name in bots.split(",")],
        seed=seed,
        packs=pack or (),
        options=parse_options(option or ()),
    )


@app.command("tournament", help=_help("help-tournament"))
def tournament_command(
    game: GameName,
    bots: Annotated[str | None, typer.Option("--bots", help=_help("help-tournament-bots"), show_default=False)] = None,
    seats: Annotated[int, typer.Option("--seats", help=_help("help-seats"))] = 2,
    count: Annotated[int, typer.Option("--games", min=1, help=_help("help-tournament-games"))] = 100,
    seed: Annotated[int, typer.Option("--seed", help=_help("help-seed"))] = 0,
    option: Options = None,
    pack: Packs = None,
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, help=_help("help-processes"), show_default=False)
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=_help("help-out"), show_default=False)
    ] = None,
    resume: Annotated[bool, typer.Option("--resume/--afresh", help=_help("help-afresh"))] = True,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from ..bots import LEVELS
    from ..lab.tournament import Contest
    from .tournament import play_tournament

    named = LEVELS if bots is None else [name.strip() for name in bots.split(",")]
    packs = tuple(each.resolve() for each in pack or ())
    contest = Contest(game, tuple(named), seats, seed, parse_options(option or ()), packs)
    play_tournament(Speech(lang), contest, count, processes, out, resume, json)


@app.command(help=_help("help-train"))
def train(
    game: GameName,
    count: Annotated[int, typer.Option("--games", min=1, help=_help("help-train-games"))] = 1000,
    seats: Annotated[str, typer.Option("--seats", help=_help("help-train-seats"))] = "2,3,4",
    epochs: Annotated[int, typer.Option("--epochs", min=1, help=_help("help-train-epochs"))] = 60,
    seed: Annotated[int, typer.Option("--seed", help=_help("help-seed"))] = 0,
    option: Options = None,
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, help=_help("help-processes"), show_default=False)
    ] = None,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help=_help("help-train-out"))] = Path("training"),
    json: Json = False,
    lang: Lang = None,
) -> None:
    from ..lab.self_play import Series
    from .training import train_network

    if not all(each.strip().isdecimal() for each in seats.split(",")):
        raise SetupError(f"--seats {seats}: numbers of players with commas between them, such as 2,3")
    numbers = tuple(int(each) for each in seats.split(","))
    series = Series(known(game), numbers, seed, parse_options(option or ()))
    train_network(Speech(lang), series, count, epochs, out, processes, json)


@app.command(help=_help("help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_help("help-save"), show_default=False)],
    json: Json = False,
    lang: Lang = None,
) -> None:
    from rich.console import Console

    from .replay import Replay
    from .reports import print_json

    shown = Replay(load(file), Speech(lang), Console(highlight=False))
    if json:
        print_json(shown.moves())
    else:
        shown.show()


@app.command(help=_help("help-analyse"))
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_help("help-save"), show_default=False)],
    seat: Annotated[int | None, typer.Option("--seat", help=_help("help-seat"), show_default="1")] = None,
    count: Annotated[int, typer.Option("--games", help=_help("help-analyse-games"))] = 100,
    seed: Annotated[int, typer.Option("--seed", help=_help("help-seed"))] = 0,
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, help=_help("help-processes"), show_default=False)
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from .analysis import look_back

    look_back(Speech(lang), file, 1 if seat is None else seat, count, seed, processes, json)


@app.command(help=_help("help-rules"))
def rules(
    game: GameName,
    clause: Annotated[str, typer.Argument(metavar="CLAUSE", help=_help("help-clause"), show_default=False)] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help=_help("help-coverage"))] = False,
    search: Annotated[
        str, typer.Option("--search", metavar="WORDS", help=_help("help-search"), show_default=False)
    ] = "",
    json: Json = False,
    lang: Lang = None,
) -> None:
    from rich.console import Console

    from . import reports

    console = Console(highlight=False)
    if not coverage:
        reports.rules(Speech(lang), console, game, clause, search, json)
    elif not reports.rules_coverage(Speech(lang), console, game, json):
        raise typer.Exit(1)


@app.command(help=_help("help-content"))
def content(
    game: GameName,
    pack: Packs = None,
    check: Annotated[bool, typer.Option("--check", help=_help("help-check"))] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from rich.console import Console

    from . import reports

    console = Console(highlight=False)
    if not check:
        reports.content(Speech(lang), console, game, pack or (), json)
    elif not reports.content_faults(Speech(lang), console, game, pack or (), json):
        raise typer.Exit(1)


@app.command(help=_help("help-position-command"))
def position(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=_help("help-positions"))],
    pack: Packs = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from rich.console import Console

    from . import reports

    if status := reports.positions(Speech(lang), Console(highlight=False), files, pack or (), json):
        raise typer.Exit(status)
