"""Traps that neither the type checker nor a running game shows: looked for in the source of every game's rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import fabletop

GAMES = Path(fabletop.__file__).parent / "games"
MINI = Path(__file__).parents[1] / "kernel" / "mini.py"
NOT_RULES = (
    *("content.py", "content", "pack.py", "present.py", "positions.py", "bot.py", "odds.py", "terminal.py"),
    *("bot", "positions", "terminal", "view"),
    *("checks.py", "language.py", "loose_ends.py", "word_checks.py"),  # they look at content, before there is a game
    *("usage.py", "reports.py", "reports"),  # they look at games that are over
    "worths.py",  # what things are worth to a computer player
    "outlook.py",  # it runs the rules of a battle on a copy, and answers their questions itself
)
FORBIDDEN_MODULES = ("random", "time", "os", "secrets", "datetime", "uuid", "threading", "asyncio")
# what a computer player thinks of a verb stands beside it, and no rule asks for it
GUESSES = ("worth", "foresee", "guess", "each_round", "comfort", "ease", "salvage")
ASKING = ("ask", "together")  # the kernel's own rules
MODULES = [file.stem for file in GAMES.glob("*/**/*.py")]


def rules_files() -> list[Path]:
    found = [file for file in sorted(GAMES.glob("*/**/*.py")) if not {*file.relative_to(GAMES).parts} & {*NOT_RULES}]
    return [*found, MINI]


# -- the checks: each gives (line, what is wrong) ------------------------------------------------------------


def returns_rules(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.FunctionDef)
        and node.returns is not None
        and ast.unparse(node.returns).strip("\"'").startswith("Rules[")
    )


def rules_functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and returns_rules(node)]


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """Everything in a function, without the functions inside it."""
    for child in ast.iter_child_nodes(function):
        if not isinstance(child, ast.FunctionDef | ast.Lambda):
            yield child
            yield from own_nodes(child)


def called_name(call: ast.Call) -> str:
    """`rule(...)`, or `module.rule(...)`; a method (`t.deck.draw(...)`) is no rule, whatever it is called."""
    match call.func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Name(id=owner), attr=name) if owner in MODULES:
            return name
    return ""


def forgotten_yields(tree: ast.Module, names: set[str]) -> Iterator[tuple[int, str]]:
    """A rules coroutine that is called without `yield from` does nothing, and nobody says so."""
    awaited = [
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.YieldFrom | ast.Return) and isinstance(node.value, ast.Call)
    ]
    lambdas = [id(node.body) for node in ast.walk(tree) if isinstance(node, ast.Lambda)]  # a lambda returns its call
    spared = [*awaited, *lambdas, *inside_guesses(tree)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called_name(node) in names and id(node) not in spared:
            yield node.lineno, f"{called_name(node)}() is called without `yield from`"
    for function in rules_functions(tree):
        for node in own_nodes(function):  # ABILITIES[name](t, seat): no name tells whether it is a rule
            match node:
                case ast.Expr(value=ast.Call(func=ast.Subscript() as called)):
                    yield node.lineno, f"the result of {ast.unparse(called)}() is dropped"


def begun_scenes(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """A scene that does something before it returns a coroutine: no game can start afresh there."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.returns is not None:
            asks = any(isinstance(each, ast.Yield | ast.YieldFrom) for each in own_nodes(node))
            marked = any(ast.unparse(each) == "scene()" for each in node.decorator_list)
            if marked and not asks and ast.unparse(node.returns) != "None":
                yield node.lineno, f"{node.name} returns a coroutine and must not be marked"


def unnamed_answers(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """A question inside an expression, `f(t, (yield from ...))`: compiled, it forgets what was there before."""
    for node in ast.walk(tree):
        later: list[ast.expr] = []
        if isinstance(node, ast.Call):
            later = node.args[isinstance(node.func, ast.Name) :] + [each.value for each in node.keywords]
        elif isinstance(node, ast.Subscript):
            later = [node.slice]
        elif isinstance(node, ast.Tuple | ast.List):
            later = node.elts[1:]
        elif isinstance(node, ast.BinOp):
            later = [node.right]
        for each in later:
            if any(isinstance(part, ast.Yield | ast.YieldFrom) for part in (each, *own_nodes(each))):
                yield node.lineno, f"{ast.unparse(node)} asks when something is there already: name the answer first"


def unawaited_returns(tree: ast.Module, names: set[str]) -> Iterator[tuple[int, str]]:
    """`return rule()` hands the coroutine on, but inside a coroutine it ends it with the coroutine as the result."""
    for function in rules_functions(tree):
        nodes = list(own_nodes(function))
        if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in nodes):
            for node in nodes:
                if (
                    isinstance(node, ast.Return)
                    and isinstance(node.value, ast.Call)
                    and called_name(node.value) in names
                ):
                    yield node.lineno, f"{called_name(node.value)}() is returned from a coroutine without being run"


def _reads_state(node: ast.expr) -> bool:
    """`t.hand`, `t.heroes[seat].hand`, `t.market.items()`, and the same inside enumerate, zip or reversed."""
    match node:
        case ast.Attribute(value=value) | ast.Subscript(value=value):
            return _reads_state(value) or isinstance(value, ast.Name)
        case ast.Call(func=ast.Attribute(value=value, attr="items" | "keys" | "values")):
            return _reads_state(value) or isinstance(value, ast.Name)
        case ast.Call(func=ast.Name(id="enumerate" | "zip" | "reversed" | "iter"), args=args):
            return any(_reads_state(arg) for arg in args)
    return False


def loops_over_state(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """A loop over a list that changes while somebody is asked. Loop over tuple(...), range(...) or seats."""
    for function in rules_functions(tree):
        for node in own_nodes(function):
            if isinstance(node, ast.For) and _reads_state(node.iter):
                asks = [
                    inner
                    for each in node.body
                    for inner in ast.walk(each)
                    if isinstance(inner, ast.Yield | ast.YieldFrom)
                ]
                if asks:
                    yield node.lineno, f"asks inside a loop over {ast.unparse(node.iter)}"


def forbidden_blocks(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """`finally` and `with` run when a game is dropped; a `next` that finds nothing ends the coroutine."""
    for function in rules_functions(tree):
        for node in own_nodes(function):
            if isinstance(node, ast.Try) and node.finalbody:
                yield node.lineno, "try/finally in rules"
            elif isinstance(node, ast.With):
                yield node.lineno, "with in rules"
            elif isinstance(node, ast.Call) and called_name(node) == "next" and len(node.args) == 1:
                if not isinstance(node.args[0], ast.GeneratorExp):
                    yield node.lineno, f"{ast.unparse(node)} may end the coroutine"
            elif isinstance(node, ast.ExceptHandler) and _catches_all(node):
                yield node.lineno, "catches SceneOver and GameOver too"


def _catches_all(handler: ast.ExceptHandler) -> bool:
    return handler.type is None or ast.unparse(handler.type) in ("Exception", "BaseException")


def inside_guesses(tree: ast.Module) -> list[int]:
    """What a computer player thinks of a verb: `GUESSES`, functions that give a float, constants declared as one."""
    guesses: list[ast.AST] = []
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name, returns=given) if name in GUESSES or is_float(given):
                guesses.append(node)
            case ast.AnnAssign(annotation=kind) if is_float(kind):
                guesses.append(node)
    return [id(node) for guess in guesses for node in ast.walk(guess)]


def is_float(kind: ast.expr | None) -> bool:
    return kind is not None and ast.unparse(kind) in ("float", "ClassVar[float]")


def unsteady_data(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Sets have another order in another process, floats on another machine; chance and time are not ours."""
    guessed = inside_guesses(tree)
    for node in ast.walk(tree):
        if id(node) in guessed:
            continue
        if isinstance(node, ast.Set | ast.SetComp):
            yield node.lineno, "a set"
        elif isinstance(node, ast.Call) and called_name(node) in ("set", "frozenset", "float", "hash", "id"):
            if isinstance(node.func, ast.Name):
                yield node.lineno, f"{called_name(node)}()"
        elif isinstance(node, ast.Constant) and isinstance(node.value, float):
            yield node.lineno, f"the float {node.value}"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div) and not _is_path(node):
            yield node.lineno, "a division that gives a float"


def _is_path(node: ast.BinOp) -> bool:
    return isinstance(node.right, ast.Constant) and isinstance(node.right.value, str)


def forbidden_imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [node.module or ""]
        for name in names:
            if name.split(".")[0] in FORBIDDEN_MODULES:
                yield node.lineno, f"imports {name}"


def rules_names(tree: ast.Module, home: Path | None = None) -> set[str]:
    """What is a rule in a module: its own rules, and those that it imports; for a piece of source also ASKING."""
    own = {function.name for function in rules_functions(tree)}
    if home is None:
        return own | {*ASKING}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            own |= imported_rules(node, home)
    return own


def imported_rules(node: ast.ImportFrom, home: Path) -> set[str]:
    """Rules under the names that an import gives them; of a module that is imported as a whole, all its rules."""
    source = source_of(node, home)
    if source.name == "kernel":
        return {alias.asname or alias.name for alias in node.names if alias.name in ASKING}
    offered = rules_of(source) | handed_on(source)
    names = {alias.asname or alias.name for alias in node.names if alias.name in offered}
    return names.union(*(rules_of(source / alias.name) for alias in node.names))


def source_of(node: ast.ImportFrom, home: Path) -> Path:
    """The module that is imported from, without its ending."""
    start = home.parents[node.level - 1] if node.level else Path("outside")
    return start.joinpath(*(node.module or "").split("."))


@cache
def rules_of(module: Path) -> frozenset[str]:
    """The rules that stand in a module."""
    file = module.with_suffix(".py")
    return frozenset(each.name for each in rules_functions(parsed(file))) if file.is_file() else frozenset()


@cache
def handed_on(package: Path) -> frozenset[str]:
    """The rules that stand in the modules of a package and that it offers as its own."""
    file = package / "__init__.py"
    imports = [node for node in ast.walk(parsed(file)) if isinstance(node, ast.ImportFrom)] if file.is_file() else []
    return frozenset(
        alias.asname or alias.name
        for node in imports
        for alias in node.names
        if alias.name in rules_of(source_of(node, file))
    ) | rules_of(package / "__init__")


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def findings(source: str) -> list[str]:
    tree = ast.parse(source)
    return findings_in(tree, rules_names(tree))


def findings_in(tree: ast.Module, names: set[str]) -> list[str]:
    checks = (
        forgotten_yields(tree, names),
        unawaited_returns(tree, names),
        begun_scenes(tree),
        unnamed_answers(tree),
        loops_over_state(tree),
        forbidden_blocks(tree),
        unsteady_data(tree),
        forbidden_imports(tree),
    )
    return [f"line {line}: {what}" for check in checks for line, what in check]


# -- every game ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", rules_files(), ids=lambda file: "/".join(file.parts[-3:]))
def test_the_rules_fall_into_no_trap(file: Path) -> None:
    assert findings_in(parsed(file), rules_names(parsed(file), file)) == []


def test_every_game_has_rules_that_are_looked_at() -> None:
    for game in fabletop.games():
        folder = GAMES / game.replace("-", "_")
        looked_at = [file for file in rules_files() if folder in file.parents]
        assert any(rules_functions(parsed(file)) for file in looked_at)


def test_rules_are_known_by_where_they_come_from(tmp_path: Path) -> None:
    """Also from a folder inside, under another name, and as a part of a module; what is only called alike is not."""
    (tmp_path / "tale").mkdir()
    (tmp_path / "tale" / "__init__.py").write_text("from .deep import sink\n")
    (tmp_path / "tale" / "deep.py").write_text("def sink(t) -> Rules[None]:\n    yield\ndef swim(t) -> None: ...\n")
    (tmp_path / "turn.py").write_text("def fight(t) -> Rules[None]:\n    yield\n")
    user = tmp_path / "user.py"
    user.write_text(
        "from fabletop.kernel import ask as wonder\nfrom .tale import sink\nfrom .tale.deep import swim\n"
        "from . import turn\ndef together(t): ...\n"
    )
    assert rules_names(parsed(user), user) == {"wonder", "sink", "fight"}


# -- and each check catches what it is for -------------------------------------------------------------------

ASK = "def turn(t: State, seat: int) -> Rules[None]:\n    "
GOOD = [
    "class Heal(Verb):\n    def worth(self, t: State) -> float:\n        return t.wounds / 2 + 0.5",
    ASK + "key = yield from ask(t, seat, Q)",
    ASK
    + "if t.rich and isinstance((yield from ask(t, seat, Q)), Pay):\n        row = (yield from ask(t, seat, Q)).row",
    ASK + "return other(t)\ndef other(t: State) -> Rules[None]:\n    yield from ask(t, 0, Q)",
    ASK + "_, card = yield from other(t)\ndef other(t: State) -> Rules[Key]:\n    return (yield from ask(t, 0, Q))",
    ASK + "for card in tuple(t.hand):\n        yield from ask(t, seat, Q)",
    ASK + "for seat in t.order(t.start):\n        yield from ask(t, seat, Q)",
    ASK + "for i in range(len(t.hand)):\n        yield from ask(t, i, Q)",
    ASK + "for card in t.hand:\n        t.gold += 1\n    yield from ask(t, seat, Q)",
    ASK + "x = next(die for die in t.dice if die)\n    yield from ask(t, x, Q)",
    ASK + "x = next(iter(t.dice), None)\n    yield from ask(t, seat, Q)",
    "def plain(t: State) -> int:\n    with open(t) as file:\n        return next(file)",
    "half = 3 // 2",
    ASK + "card = t.deck.ask(t.rng)\n    yield from EFFECTS[card](t, seat)",
]
BAD = {
    "a call without yield from": (ASK + "ask(t, seat, Q)", "ask() is called without"),
    "a result that is a coroutine": (ASK + "key = ask(t, seat, Q)\n    yield", "ask() is called without"),
    "a rule of the same game without yield from": (
        ASK + "other(t)\n    yield\ndef other(t: State) -> Rules[None]:\n    yield",
        "other() is called without",
    ),
    "a rule of another module": (ASK + "setup.ask(t)\n    yield", "ask() is called without"),
    "a rule from a table": (ASK + "EFFECTS[name](t)\n    yield", "EFFECTS[name]() is dropped"),
    "a quoted annotation": (
        'def other(t) -> "Rules[None]":\n    yield\ndef turn(t):\n    other(t)',
        "other() is called",
    ),
    "a coroutine returned by a coroutine": (ASK + "yield\n    return ask(t, seat, Q)", "returned from a coroutine"),
    "a loop over the state": (ASK + "for card in t.hand:\n        yield from ask(t, seat, Q)", "loop over t.hand"),
    "a loop over a piece of a list": (
        ASK + "for card in t.heroes[seat].hand:\n        if card:\n            yield from ask(t, seat, Q)",
        "loop over t.heroes[seat].hand",
    ),
    "a loop over a dict": (
        ASK + "for a, b in t.map.items():\n        yield from ask(t, a, Q)",
        "loop over t.map.items()",
    ),
    "a loop that counts": (
        ASK + "for i, x in enumerate(t.hand):\n        yield from ask(t, i, Q)",
        "loop over enumerate",
    ),
    "a scene that begins before it asks": (
        "@scene()\ndef turn(t: State) -> Rules[None] | None:\n    return other(t)",
        "must not be marked",
    ),
    "an answer that is an argument": (ASK + "f(t, (yield from ask(t, seat, Q)).card)", "name the answer first"),
    "an answer that is an index": (ASK + "x = t.cards[(yield from ask(t, seat, Q)).card]", "name the answer first"),
    "an answer at the end of a tuple": (ASK + "x = (*x, (yield from ask(t, seat, Q)))", "name the answer first"),
    "try and finally": (ASK + "try:\n        yield from ask(t, seat, Q)\n    finally:\n        t.x = 1", "try/finally"),
    "with": (ASK + "with t.lock:\n        yield from ask(t, seat, Q)", "with in rules"),
    "next of an iterator": (ASK + "x = next(it)\n    yield from ask(t, x, Q)", "may end the coroutine"),
    "an except that catches all": (ASK + "try:\n        yield\n    except Exception:\n        pass", "GameOver"),
    "a set": ("ROWS = {1, 2}", "a set"),
    "a made set": ("rows = set(t.rows)", "set()"),
    "a set comprehension": ("rows = {row for row in t.rows}", "a set"),
    "a float": ("half = 0.5", "float 0.5"),
    "a division": ("half = t.gold / 2", "division"),
    "chance that is not ours": ("import random", "imports random"),
    "time": ("from time import monotonic", "imports time"),
    "the machine": ("import os.path", "imports os.path"),
}


@pytest.mark.parametrize("source", GOOD)
def test_a_sound_rule_is_left_alone(source: str) -> None:
    assert findings(source) == []


@pytest.mark.parametrize("name", BAD)
def test_the_source_check_catches(name: str) -> None:
    source, what = BAD[name]
    found = findings(source)
    assert any(what in each for each in found), found
