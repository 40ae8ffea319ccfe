"""Where mutants are made, and which tests are asked about them."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import partial
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
HOUSE = SOURCE / "fabletop"

# Modules and folders of a game that hold no rules: words and pictures, computer players, checks of packs, the lab.
NOT_RULES = (
    *("words", "*_words", "wording*", "texts", "language", "guide", "printed", "*checks", "names", "named", "fields"),
    *("terminal*", "present*", "view", "views", "why", "secrets"),
    *("bot", "bots", "worths", "usage", "reports", "positions*", "position_*", "loose_ends"),
)
# Functions and fields of classes that hold none, wherever they stand: what is said or drawn, what flies over the board,
# what computer players think, what is checked when a pack is loaded, and what the laws of secrets and components ask.
NOT_RULES_NAMES = (
    *("say", "brief", "shortly", "_say*", "words", "*_words", "counted", "flights", "signed", "labels"),
    *("prompt", "asked_of_all", "*_said", "show", "*_shown"),
    *("worth", "worth_to", "_worth_to", "about", "_about_size", "help", "arm", "picked", "points", "helps_places"),
    *("Changes", "foresee", "guess", "each_round", "comfort", "ease", "salvage", "waits"),
    *("worth_for", "worth_if_paid", "*_help", "lack", "lack_now", "Lack", "by_ship"),
    *("faults", "*_faults", "unknown_*", "__post_init__", "may_ever_hold", "_checked", "_inspect", "brings_enemies"),
    *("hidden", "pieces", "_count", "known"),
    *("joined", "as_option", "strengthens", "_strengthens", "urge", "prepares"),
)

# Which tests are asked, and of what kind they are: those of the rules say which clause is broken, a recorded game only
# that something is not as it was.
STAGES = ("rules", "others", "recordings")
TESTS = {
    "tests/rules": "rules",
    "tests/examples": "rules",
    "tests/kernel": "others",
    "tests/properties/test_laws.py": "others",
    "tests/recorded": "recordings",
}
# Of the laws only this one, and only in its first games: all of them take minutes.
LAW = re.compile(r".*::test_options_are_sound_.*-[01]\]")
# What fields are if they are left out, what questions and verbs say of themselves: done by loading, so that no test
# touches the line; these look at it.
DECLARATIONS = re.compile(r".*(_declared\.py::|::test_a_field_that_is_left_out_|::test_a_table_begins_with_nothing)")


@dataclass(frozen=True)
class Ground:
    """A package whose rules are changed, and its tests."""

    root: Path  # of the checkout
    folder: Path  # of the package
    module: str  # its name
    tests: Mapping[str, str]  # places of tests, from the root, and their stages
    concerns: Callable[[str], bool]  # whether a test may touch the package
    ready: Callable[[], object]  # what else is loaded before any test is run
    basis: tuple[Path, ...] = ()  # what the tests stand on besides

    def rules(self) -> dict[str, str]:
        """The text of each module with rules, by its path in the package."""
        files = (file.relative_to(self.folder) for file in sorted(self.folder.rglob("*.py")))
        return {
            file.as_posix(): (self.folder / file).read_text(encoding="utf-8") for file in files if not _holds_none(file)
        }

    def test_files(self) -> list[str]:
        places = [self.root / place for place in self.tests]
        files = [
            file for place in places for file in ([place] if place.is_file() else sorted(place.rglob("test_*.py")))
        ]
        names = [file.relative_to(self.root).as_posix() for file in files]
        return [name for name in names if self.concerns(name)]

    def stage(self, test: str) -> str:
        return next(stage for place, stage in self.tests.items() if test.startswith(place))

    def load(self) -> None:
        """All modules, and what else the tests would load."""
        for module in pkgutil.walk_packages(import_module(self.module).__path__, f"{self.module}."):
            import_module(module.name)
        self.ready()


def _holds_none(file: Path) -> bool:
    return any(fnmatch(part, pattern) for part in file.with_suffix("").parts for pattern in NOT_RULES)


def is_apart(name: str) -> bool:
    """Whether a function or field of that name holds no rules."""
    return any(fnmatch(name, pattern) for pattern in NOT_RULES_NAMES)


def ground_of(game: str) -> Ground:
    package = game.replace("-", "_")
    kernel = sorted((HOUSE / "kernel").glob("*.py"))
    return Ground(
        ROOT,
        HOUSE / "games" / package,
        f"fabletop.games.{package}",
        TESTS,
        partial(_concerns, game, prefixes()),
        partial(_load_pack, game),
        (*kernel, HOUSE / "games" / "__init__.py"),
    )


def prefixes() -> dict[str, str]:
    """Of the ledgers of all games; read from their source, because no game must be loaded yet."""
    found: dict[str, str] = {}
    for file in sorted(HOUSE.glob("games/*/__init__.py")):
        text = file.read_text(encoding="utf-8")
        id, prefix = re.search(r'\bid="(.+?)"', text), re.search(r'\bprefix="(.+?)"', text)
        assert id and prefix, f"{file} declares no game"
        found[id[1]] = prefix[1]
    return found


def _load_pack(game: str) -> None:
    import fabletop

    fabletop.book(game).pack.load()


def _concerns(game: str, prefixes: Mapping[str, str], test: str) -> bool:
    """A test of the rules concerns a game that it names, or any if it names none; another only one that it names."""
    words = set(re.split(r"[^a-z0-9]+", test.lower().replace("_", " ")))
    if _is_named(game, prefixes, words):
        return not test.startswith("tests/properties") or LAW.match(test) is not None
    if any(_is_named(each, prefixes, words) for each in prefixes):
        return False
    return "::" not in test or test.startswith(("tests/rules", "tests/examples", "tests/recorded"))


def _is_named(game: str, prefixes: Mapping[str, str], words: set[str]) -> bool:
    return prefixes[game].lower() in words or set(game.split("-")) <= words
