"""How the house is built: who may know whom. docs/architecture.md says why."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import fabletop
from fabletop.games.euthia.content import GreatFoe
from fabletop.games.euthia.reasons import OWN_REASONS
from fabletop.games.euthia.scenarios.answering import ANSWERED
from fabletop.games.euthia.tale_cards import OWN
from fabletop.games.euthia.verbs import base as euthia
from fabletop.games.euthia.verbs.base import every_verb
from fabletop.games.euthia.view.piece import BoardPiece, FightPiece
from fabletop.games.roll_player.verbs import base as roll_player
from fabletop.games.thorgal.content.box import RoundRule
from fabletop.games.thorgal.verbs import base as thorgal
from fabletop.games.thunderstone.verbs import base as thunderstone
from fabletop.kernel import Choice, Event, Parts, Record
from fabletop.server import typescript

from . import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "fabletop"
WEB = ROOT / "web" / "src"
ROOMS = {  # room -> the rooms that it may import
    "kernel": (),
    "games": ("kernel",),
    "bots": ("kernel", "games"),
    "lab": ("kernel", "games", "bots"),
    "server": ("kernel", "games", "bots", "lab", "words"),
    "cli": ("kernel", "games", "bots", "lab", "server", "words"),
}
DRAWING = ("cli", "words")  # a game's terminal is drawn for the command line, in its words
LONGEST = 500  # lines of a module


def modules(room: str) -> list[Path]:
    return sorted((SOURCE / room).rglob("*.py"))


def imported_rooms(file: Path) -> Iterator[tuple[int, str]]:
    """The rooms of the house that a module imports, and the line."""
    depth = len(file.relative_to(SOURCE).parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level >= depth:
            names = [node.module or ""] if node.module else [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level and (node.module or "").startswith("fabletop."):
            names = [(node.module or "").removeprefix("fabletop.")]
        else:
            continue
        for name in names:
            yield node.lineno, name.partition(".")[0]


@pytest.mark.parametrize("room", ROOMS)
def test_dependencies_point_one_way(room: str) -> None:
    for file in modules(room):
        allowed = (room, *ROOMS[room], *(DRAWING if "terminal" in file.as_posix() else ()))
        for line, name in imported_rooms(file):
            assert name in allowed or name not in ROOMS, f"{file.relative_to(ROOT)}:{line}: {room} imports {name}"


LATE = ("yaml_files",)  # it takes long to load, and is seldom needed (docs/architecture.md)


@pytest.mark.parametrize("room", ["kernel", "games"])
def test_no_function_hides_a_knot_of_imports(room: str) -> None:
    for file in modules(room):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for node in ast.walk(function) if isinstance(function, ast.FunctionDef) else ():
                knot = isinstance(node, ast.ImportFrom) and node.level and node.module not in LATE
                assert not knot, f"{file.relative_to(ROOT)}:{node.lineno}: {function.name} imports"


def test_no_game_imports_another() -> None:
    for game in GAMES:
        own = fabletop.book(game).package
        for file in modules(f"games/{own}"):
            text = file.read_text(encoding="utf-8")
            for other in GAMES:
                package = fabletop.book(other).package
                assert package == own or not re.search(rf"games\.{package}|from \.+{package}", text), file


def words_of(file: Path) -> Iterator[tuple[int, str]]:
    """Names and texts of a module, docstrings apart."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name | ast.alias):
            yield node.lineno, node.id if isinstance(node, ast.Name) else node.name


@pytest.mark.parametrize("room", ["kernel", "bots", "lab", "server", "cli"])
def test_general_rooms_name_no_game(room: str) -> None:
    names = {name for game in GAMES for name in (game, game.replace("-", "_"))}
    for file in modules(room):
        for line, word in words_of(file):
            assert not names & set(re.split(r"[^a-z_-]", word)), f"{file.relative_to(ROOT)}:{line}: {word}"


def test_the_clients_general_rooms_name_no_game() -> None:
    prefixes = "|".join(fabletop.book(game).prefix.lower() for game in GAMES)
    game = re.compile(rf"\b({'|'.join(GAMES)})\b|[\"`']({prefixes})-")
    example = WEB / "lobby" / "ApiPage.svelte"  # shows a request as somebody would write it
    for file in sorted(WEB.rglob("*")):
        if file.suffix not in (".ts", ".svelte", ".css") or WEB / "games" in file.parents or file == example:
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            assert not game.search(line), f"{file.relative_to(ROOT)}:{number}: {line.strip()}"


CUTTING = ("split", "rsplit", "partition", "rpartition", "startswith", "endswith", "removeprefix", "removesuffix")
CUT_HERE = {  # what a game may take apart, and the module that does
    "euthia/content.py": "the id of a copy, short_sword.2",
    "euthia/land/geometry.py": "a space of the map",
    "euthia/terminal/__init__.py": "prose",
    "euthia/terminal/map.py": "a drawing",
    "roll_player/positions/arrange.py": "dice as a position writes them, and where a fault lies",
    "thorgal/content/compiled.py": "the rows of a printed board",
    "thorgal/content/guide.py": "a page of the documentation",
    "thorgal/content/parts.py": "the alternatives of an icon",
    "thorgal/content/word_checks.py": "the ids of messages",
    "thorgal/positions/words.py": "the name of a module",
    "thorgal/terminal/board.py": "prose",
    "thunderstone/positions/arrange.py": "draws as a position writes them",
    "thunderstone/setup.py": "a list that a player writes",
    "thunderstone/terminal.py": "a line that is drawn",
}


VERBS = {  # the bases of a game's verbs
    "roll-player": (roll_player.Skill, roll_player.Trait),
    "thunderstone": (
        *(thunderstone.VillageVerb, thunderstone.DungeonVerb, thunderstone.BattleVerb),
        *(thunderstone.BreachVerb, thunderstone.PassiveVerb),
    ),
    "thorgal": (thorgal.Effect,),
    "euthia": (euthia.Effect,),
}
SAYING = ("say", "words", "counted", "brief")
THINKING = ("worth", "points", "guess", "grows", "hundredths", "urge")


def verbs_of(base: type) -> Iterator[type]:
    """What a pack may name: the kinds of a verb that have no kinds themselves."""
    for kind in base.__subclasses__():
        if kind.__subclasses__():
            yield from verbs_of(kind)
        elif kind.__module__.startswith("fabletop."):
            yield kind


@pytest.mark.parametrize("game", GAMES)
def test_a_verb_does_says_and_is_worth_something_in_one_place(game: str) -> None:
    """What it would change is the rules run on a copy, or `foresee` beside them."""
    fabletop.book(game).pack.load()
    for base in VERBS[game]:
        found = list(verbs_of(base))
        assert found, base
        for verb in found:
            own = [name for kind in verb.__mro__[: verb.__mro__.index(base)] for name in vars(kind)]
            does = [name for name in own if name in dir(base) and not name.startswith("_")]
            assert set(does) - {*SAYING, *THINKING}, f"{verb} does nothing"
            assert callable(getattr(verb, "say", None)) and callable(getattr(verb, "worth", None)), verb
            for name in ("apply", "number"):
                code = getattr(getattr(verb, name, None), "__code__", None)
                missing = code is not None and "NotImplementedError" in code.co_names
                assert not missing or getattr(verb, "copies", False), f"{verb} has no {name}"


def test_thorgals_verbs_are_asked_and_never_told_from_others() -> None:
    """Rules, views and the computer player ask the methods of all effects; no module but its own knows a verb."""
    fabletop.book("thorgal").pack.load()
    kinds = {f"{kind.__module__}.{kind.__name__}" for kind in verbs_of(thorgal.Effect)}
    kinds |= {f"{kind.__module__}.{kind.__name__}" for kind in RoundRule.__subclasses__()}
    for file in modules("games/thorgal"):
        place = file.relative_to(SOURCE / "games" / "thorgal")
        if place.parts[0] in ("verbs", "adventures") or place.as_posix() == "content/guide.py":
            continue
        module = import_module(".".join(["fabletop", *file.relative_to(SOURCE).with_suffix("").parts]))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
                for name in (each.id for each in ast.walk(node.args[1]) if isinstance(each, ast.Name)):
                    kind = getattr(module, name, None)
                    known = isinstance(kind, type) and f"{kind.__module__}.{kind.__name__}" in kinds
                    assert not known, f"{file.relative_to(ROOT)}:{node.lineno}: {name}"


@pytest.mark.parametrize("game", ["thorgal"])
def test_verbs_do_not_know_the_computer_player(game: str) -> None:
    """What they ask of it are protocols of their own."""
    for file in modules(f"games/{game}/verbs"):
        assert not re.search(r"from \.+bot\b", file.read_text(encoding="utf-8")), file


def test_seats_are_counted_by_the_kernel() -> None:
    """`next`, `previous`, `order` and `others` of `Root`; Heroes who are not seats have such methods of their state."""
    for file in modules("games"):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            assert not re.search(r"% \(?t\.n\b|% len\(t\.", line), f"{file.relative_to(ROOT)}:{number}: {line.strip()}"


def test_no_string_is_parsed_to_find_out_what_it_means() -> None:
    found = set()
    for file in modules("games"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CUTTING:
                name = file.relative_to(SOURCE / "games").as_posix()
                assert name in CUT_HERE, f"{name}:{node.lineno}: {node.func.attr}"
                found.add(name)
    assert found == set(CUT_HERE)


# A sentence is taken apart: its arguments or its id are read. Where words are made of it that is what it is for.
TAKEN_APART = re.compile(
    r"\b(say|prompt)[!?.]*\[\d|\] = [\w.!?]*\b(say|prompt)\b|\.(say|prompt|option)\([^()]*\)\.(args|id)"
)
SAID_HERE = ("lib/words.svelte.ts", "cli/speech.py")


def drawing() -> Iterator[Path]:
    """What shows a table: the client, the command line, the terminals of the games."""
    yield from (file for file in sorted(WEB.rglob("*")) if file.suffix in (".ts", ".svelte"))
    yield from modules("cli")
    yield from (file for file in modules("games") if "terminal" in file.as_posix())


def test_no_sentence_is_read_to_find_out_what_happened_or_may_be_chosen() -> None:
    """Events have fields, options have keys and terms, decisions say what they are about."""
    for taken in ("event.say[1]", "[, { face }] = x.decision!.prompt", "found?.say[1].gold", "event.say().args[0]"):
        assert TAKEN_APART.search(taken)
    files = [*drawing()]
    assert len(files) > 300
    for file in files:
        if not file.as_posix().endswith(SAID_HERE):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                assert not TAKEN_APART.search(line), f"{file.relative_to(ROOT)}:{number}: {line.strip()}"


# -- verbs: what effects do --------------------------------------------------------------------------


def verbs_named_in(file: Path) -> Iterator[tuple[int, str]]:
    """The verbs of Euthia that a module imports, and the line."""
    verbs = {each.__name__ for each in every_verb()}
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and re.search(r"(^|\.)verbs\.", node.module or ""):
            yield from ((node.lineno, each.name) for each in node.names if each.name in verbs)


def test_a_verb_is_asked_and_never_told_from_others_by_its_name() -> None:
    """What rules, words, views and the computer player want to know of an effect is a method of all effects."""
    assert len(every_verb()) > 40
    for file in modules("games/euthia"):
        if file.parent.name != "verbs":
            for line, name in verbs_named_in(file):
                raise AssertionError(f"{file.relative_to(ROOT)}:{line}: {name}")


# -- the client: options and refusals are read by their fields ------------------------------------------

BY_POSITION = re.compile(
    r"\b(key|hint)[!?.]*\[|\bkey\.(slice|at|some|includes|find)\(|\] = [\w.!?]*\bkey\b|"
    r"\b(option|options|refusal|refusals)\([\"'`]|(?<!-)\bkey=\{"
)
CLAUSE = r"[\"'`][A-Z]{2}-[A-Z]?\d[\d.]*[\"'`]"
COMPARED = re.compile(
    rf"[=!]==? {CLAUSE}|{CLAUSE} [=!]==?|\bcase {CLAUSE}|{CLAUSE}\]?: |\bclause [=!]==? |\((\w+[!?]?\.)*clause\) [=!]|"
    r"\.(includes|indexOf|has)\((\w+[!?]?\.)*clause\)"
)
CUTS = re.compile(r"\.(split|startsWith|endsWith|replace|replaceAll|match|matchAll|exec|test)\(")
CLIENT_CUTS = {  # what the client takes apart, and where
    "games/euthia/map/geometry.ts": "a space of the map",
    "games/euthia/pieces/laid.ts": "the path of a module",
    "games/euthia/rails/About.svelte": "prose",
    "games/euthia/shown.ts": "the id of a copy, short_sword.2",
    "games/thorgal/book/Story.svelte": "prose",
    "games/thorgal/poly/turns.ts": "the corner of a cell, written by itself",
    "lib/api.ts": "addresses",
    "lib/face.ts": "the path of a module",
    "lib/prefs.svelte.ts": "a list that it has stored itself",
    "lib/route.svelte.ts": "addresses",
    "lib/rules.svelte.ts": "the number of a clause, to find its ledger and the id of its reason",
    "lib/sitting.svelte.ts": "addresses",
    "lib/words.svelte.ts": "the id of a card without words, which it is called by",
    "lobby/ApiPage.svelte": "a request as somebody would write it",
    "lobby/CardPicker.svelte": "a list that a player writes",
    "lobby/Join.svelte": "an address that a player pastes",
    "lobby/lobby.svelte.ts": "the end of a sentence",
    "lobby/openapi.ts": "the name of a schema",
    "rules/Ledger.svelte": "prose",
    "rules/Rules.svelte": "addresses",
    "rules/marked.ts": "prose, whose words are marked",
    "table/keys.ts": "keys of a keyboard",
}


def client_lines() -> Iterator[tuple[str, str, str]]:
    """File, place and text of the lines of the client that people wrote, without comments."""
    for file in sorted(WEB.rglob("*")):
        name = file.relative_to(WEB).as_posix()
        if file.suffix in (".ts", ".svelte") and file.name != "sent.ts":
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                yield name, f"{name}:{number}: {line.strip()}", re.sub(r"//(?= ).*|/\*\*.*?\*/", "", line)


def test_the_client_reads_no_key_by_position() -> None:
    """An option has its fields by name (`option.is.card`); its key is sent back as it came."""
    for read in (
        "key[1]",
        "aim?.key[0]",
        "const [verb, card] = option.key;",
        "key.slice(1)",
        'sitting.option("buy", 1)',
    ):
        assert BY_POSITION.search(read)
    for _, place, line in client_lines():
        assert not BY_POSITION.search(line), place


def test_the_client_compares_no_clause_number() -> None:
    """What a refusal means to the board stands in its terms."""
    for read in ('each.clause === "RP-6.20"', "ELSEWHERE.includes(clause)", '"EU-19.1": "trade"', 'case "TS-1.2":'):
        assert COMPARED.search(read)
    for _, place, line in client_lines():
        assert not COMPARED.search(line), place


def test_the_client_takes_no_string_apart_to_find_out_what_it_means() -> None:
    found = set()
    for name, place, line in client_lines():
        if CUTS.search(line):
            assert name in CLIENT_CUTS, place
            found.add(name)
    assert found == set(CLIENT_CUTS)


# -- tales: an adventure of Thorgal, a Scenario of Euthia --------------------------------------------

GENERAL_WORDS = {"attack", "initiative", "person"}  # reasons of Scenarios that are words of all rules, too
TOLD_ELSEWHERE = {  # what may name one, and which
    "euthia": {"setup.py": {"hunt"}},  # the usual one
    "thorgal": {"__init__.py": {"torkans_temple"}, "rounds/setup.py": {"torkans_temple"}},
}


def tale_folders(game: str) -> list[Path]:
    """The folders with code of their own."""
    package = SOURCE / "games" / fabletop.book(game).package
    rooms = package.glob("scenarios/*/" if game == "euthia" else "adventures/*/")
    return [each for each in rooms if any(each.glob("*.py"))]


def named_in(file: Path) -> Iterator[tuple[int, str]]:
    """All names and texts of a module but its explanations."""
    yield from words_of(file)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""


# What the tales of Euthia are about: no general name has such a part.
OF_TALES = re.compile(r"legends?|faer|golems?|ravages?|farruga|mirrezil")


def parts_of(word: str) -> set[str]:
    """The words of which names are made: legend and card of LegendCard, eu, faer and cost of eu-faer-cost."""
    return {part.lower() for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", word)}


def names_of_tales(game: str) -> set[str]:
    """Their ids, their own cards and reasons, and the parts of the state by which they remember."""
    pack = fabletop.book(game).pack.load()
    ids = pack.scenarios if game == "euthia" else pack.adventures
    package = f"fabletop.games.{fabletop.book(game).package}.state"
    known = [each for each in vars(import_module(package)).values() if isinstance(each, type)]
    parts = [each for each in known if issubclass(each, Parts) and each is not Parts]
    own = {*OWN, *OWN_REASONS} - GENERAL_WORDS if game == "euthia" else set()  # what they declare
    return {*ids, *own, *(name for each in parts for name in each.known)}


@pytest.mark.parametrize("game", TOLD_ELSEWHERE)
def test_no_general_module_names_a_tale(game: str) -> None:
    folders, names = tale_folders(game), names_of_tales(game)
    package = SOURCE / "games" / fabletop.book(game).package
    assert len(folders) >= 6 and len(names) > 10
    general = [file for file in modules(f"games/{package.name}") if not any(each in file.parents for each in folders)]
    assert len(general) > 60
    for file in general:
        may = TOLD_ELSEWHERE[game].get(file.relative_to(package).as_posix(), set())
        for line, word in named_in(file):
            found = names & set(re.split(r"[^A-Za-z_]+", word)) - may
            assert not found, f"{file.relative_to(ROOT)}:{line}: {word}"
            if game == "euthia":
                assert not any(map(OF_TALES.fullmatch, parts_of(word))), f"{file.relative_to(ROOT)}:{line}: {word}"


def test_who_answers_for_a_scenario_is_its_folder() -> None:
    fabletop.book("euthia")
    folders = {each.name for each in tale_folders("euthia")}
    assert {each.folder for each in ANSWERED} <= {*folders, "giving"}
    assert len(ANSWERED) == len(set(ANSWERED)) > 20


def test_no_constant_is_looked_for_that_may_be_missing() -> None:
    """What a module or a folder brings it declares: a name that is misspelt must not be nothing."""
    sought = re.compile(r"getattr\([^()]+, \"[A-Z_]+\", ")
    assert sought.search('getattr(told, "ANSWERS", {})')
    for file in sorted(SOURCE.rglob("*.py")):
        assert not sought.search(file.read_text(encoding="utf-8")), file.relative_to(ROOT)


def test_what_tales_are_about_is_found_in_names() -> None:
    for word in (
        "LegendCard",
        "_with_legend",
        "FAER",
        "eu-tale-faer-cost",
        "golem",
        "ravage_cards",
        "t.content.legends",
    ):
        assert any(map(OF_TALES.fullmatch, parts_of(word))), word
    assert not any(map(OF_TALES.fullmatch, parts_of("legendary")))


def test_the_cards_of_a_scenario_lie_in_its_folder() -> None:
    pack = fabletop.book("euthia").pack
    assert len(OWN) > 8
    for kind, schema in OWN.items():
        assert pack.place(kind).parent.parent.name == "scenarios", kind
        assert pack.place(kind).is_file() and not (pack.folder / f"{kind}.yaml").exists(), kind
        declared_by = Path(inspect.getfile(schema)).parent
        assert declared_by.parent.name == "scenarios" or schema is GreatFoe, kind


EUTHIA = WEB / "games" / "euthia"
PIECES = EUTHIA / "pieces"  # a folder for each kind of piece that a Scenario lays out
SIGNS = EUTHIA / "scenarios"  # a folder for each Scenario, with its emblems
NAMED_BY_THE_CLIENT = {  # what else may name one, and which
    "client.ts": {"hunt"},  # the usual one
    "icons.ts": {"supplies", "artifact", "ruins"},  # goods, a kind of tile, a type of space
    "map/Ground.svelte": {"ruins"},
}


def kinds_of_pieces() -> set[str]:
    return {str(each.__struct_config__.tag) for base in (BoardPiece, FightPiece) for each in base.__subclasses__()}


def chosen_in_scenarios() -> set[str]:
    """What is chosen and what happens only where a Scenario says so."""
    own = [each for base in (Choice, Event) for each in declared(base, "eu") if "scenarios" in _folder(each).parts]
    return {each.subtag or each.tag for each in own}


def test_the_client_knows_the_pieces_and_the_signs_of_scenarios_by_their_folders_alone() -> None:
    kinds, own = kinds_of_pieces(), chosen_in_scenarios()
    assert len(kinds) > 6 and {each.name for each in PIECES.iterdir() if each.is_dir()} <= kinds
    assert {"tread", "ballista", "talons"} <= own and len(own) > 40
    rules = SOURCE / "games" / "euthia" / "scenarios"
    assert all((rules / each.name).is_dir() for each in SIGNS.iterdir() if each.is_dir())
    names = "|".join(kinds | names_of_tales("euthia") | own)
    named = re.compile(rf"[\"'`]({names})[\"'`]|^\s+({names}): [\"'`\[{{]")
    for file in sorted(EUTHIA.rglob("*")):
        inside = {PIECES, SIGNS} & set(file.parents)
        general = file.suffix in (".ts", ".svelte") and not inside and file.name != "sent.ts"
        may = NAMED_BY_THE_CLIENT.get(file.relative_to(EUTHIA).as_posix(), set())
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines() if general else (), 1):
            found = {name for match in named.findall(re.sub('class="[^"]*"', "", line)) for name in match if name}
            assert found <= may, f"{file.relative_to(ROOT)}:{number}: {line.strip()}"


def test_no_module_of_the_client_names_an_adventure_of_thorgal() -> None:
    """What an adventure looks like stands in its own folder, and comes with its map."""
    own = {each.tag for base in (Choice, Event) for each in told_by_adventures(base)}
    assert {"peek", "harbour", "fare"} <= own
    ids, tags = "|".join(names_of_tales("thorgal")), "|".join(own)
    named = re.compile(rf"\b({ids})\b|[\"'`]({tags})[\"'`]|^\s+({tags}): [\"'`\[{{]")
    folder = WEB / "games" / "thorgal"
    assert named.search('  hide_and_sea: "sea",') and not named.search('  sea: "gi:sail",')
    for file in sorted(folder.rglob("*")):
        may = {"client.ts": {"torkans_temple"}, "icons.ts": {"hunted"}}.get(file.name, set())  # the usual one; an Event
        drawn = file.suffix in (".ts", ".svelte", ".css") and file.name != "sent.ts"
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines() if drawn else (), 1):
            found = {name for match in named.findall(re.sub('class="[^"]*"', "", line)) for name in match if name}
            assert found <= may, f"{file.relative_to(ROOT)}:{number}: {line.strip()}"


def told_by_adventures(base: type[Record]) -> Iterator[type[Record]]:
    """The choices or events that adventures of Thorgal declare for themselves."""
    for each in base.__subclasses__():
        if each.prefix.startswith("th-"):
            yield each
        yield from told_by_adventures(each)


def test_what_happens_and_may_be_chosen_in_one_scenario_is_said_in_its_own_words() -> None:
    """Rules that several Scenarios share have no words of their own; those of the general files are for all."""
    general = "".join(file.read_text(encoding="utf-8") for file in (SOURCE / "locale" / "en").glob("euthia*.ftl"))
    fabletop.book("euthia").pack.load()
    found = [(record, "tell") for record in declared(Event, "eu")] + [
        (record, "do") for record in declared(Choice, "eu")
    ]
    own = [(record, how) for record, how in found if _folder(record).joinpath("en.ftl").is_file()]
    assert len(own) > 40
    for record, how in own:
        id = f"eu-{how}-{record.tag}" + (f"-{record.subtag}" if record.subtag else "")
        assert not re.search(rf"^{id} =", general, re.MULTILINE), f"{record.__name__}: {id}"


def declared(base: type[Record], prefix: str) -> list[type[Any]]:
    """The records of a game that stand in a file; another test may have tried out those that a page prints."""
    return [each for each in typescript.declared(base, prefix) if each.__module__ in sys.modules]


def _folder(record: type) -> Path:
    return Path(inspect.getfile(record)).parent
