"""Compiles the kernel and the rules of the games with mypyc: `make native`.

The source stays as it is, and runs without a compiler too. What the compiler needs is written into a copy of it
(`build/native`): what `@state` makes at run time stands there as source, constants are final, and the options of a
struct or a record stand in its body, because mypyc hands none to a metaclass. The compiled modules are laid beside
their source, where Python finds them first (`fabletop/compiled.py` says when they are not wanted, or no longer fit).
"""

from __future__ import annotations

import argparse
import ast
import dataclasses
import importlib
import json
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "native"
HEADER = ROOT / "native.h"

KERNEL = ("asking", "game", "history", "node", "parts", "rng", "root", "scenes", "zones")
BOTS = ("base", "random")
# Not compiled of a game: what declares the data, the choices and the events, what only shows or judges them, and what
# is done once.
ASIDE = {
    *(
        "choices",
        "content",
        "events",
        "fields",
        "named",
        "pack",
        "reasons",
        "records",
        "reports",
        "tale_cards",
    ),
    *("bot", "cards", "forecast", "positions", "present", "terminal", "texts", "usage", "view", "words"),
}

TYPING = "import typing as typing_"
NATIVE = "from fabletop.kernel import native as native_"
ATTRIBUTES = "import mypy_extensions"
ANY = "typing_.Any"
SUBCLASSED = "@mypy_extensions.mypyc_attr(allow_interpreted_subclasses=True)"  # by the games of tests, for instance
INTERPRETED = "@mypy_extensions.mypyc_attr(native_class=False)"


# Compiled code is reached through tables alone: nothing of it is exported, and so calls inside it go straight.
FLAGS = ("-fvisibility=hidden", "-fno-plt")
MISSING = "Compiling needs a C compiler and the headers of Python; nothing else does: play without."


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the kernel and the rules of the games.")
    parser.add_argument("games", nargs="*", help="folders of games; all, if none is named")
    parser.add_argument("--remove", action="store_true", help="take the compiled modules away")
    given = parser.parse_args()
    if given.remove:
        remove()
        return
    if not can_compile():
        sys.exit(MISSING)
    os.environ["FABLETOP_PURE"] = "1"  # what is compiled is read from the source
    sys.path.insert(0, str(SOURCE))
    from fabletop.compiled import MANIFEST, stamp

    chosen = modules(given.games or games())
    stamps = {file.relative_to("fabletop").as_posix(): stamp(SOURCE / file) for file in chosen}
    write(chosen)
    compile_all(chosen)
    remove()
    for file in built():
        shutil.copy2(BUILD / file, SOURCE / file)
    MANIFEST.write_text(json.dumps(stamps), encoding="utf-8")


def can_compile() -> bool:
    compiler = shutil.which(shlex.split(sysconfig.get_config_var("CC") or "cc")[0])
    return compiler is not None and (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file()


def games() -> list[str]:
    return sorted(file.parent.name for file in (SOURCE / "fabletop" / "games").glob("*/__init__.py"))


def modules(games: list[str]) -> list[Path]:
    """What is compiled, as paths below `src`."""
    home = SOURCE / "fabletop"
    found = [home / "kernel" / f"{name}.py" for name in KERNEL] + [home / "bots" / f"{name}.py" for name in BOTS]
    for game in games:
        folder = home / "games" / game
        found += [
            file
            for file in sorted(folder.rglob("*.py"))
            if not ASIDE & {*file.relative_to(folder).with_suffix("").parts}
            if file.name != "__init__.py" or (file.parent != folder and has_code(file))
        ]
    return [file.relative_to(SOURCE) for file in found]


def has_code(file: Path) -> bool:
    return any(isinstance(node, ast.FunctionDef) for node in ast.parse(file.read_text(encoding="utf-8")).body)


# -- the copy ------------------------------------------------------------------------------------


def write(chosen: list[Path]) -> None:
    """What has not changed is not written again, so that it is not compiled again."""
    for file in chosen:
        importlib.import_module(module_of(file))  # all of them, so that every class knows those made of it
    for file in sorted((SOURCE / "fabletop").rglob("*.py")):
        name = file.relative_to(SOURCE)
        text = copied(name) if name in chosen else file.read_text(encoding="utf-8")
        target = BUILD / name
        if not target.is_file() or target.read_text(encoding="utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
    for file in [*(BUILD / "fabletop").rglob("*.py")]:
        if not (SOURCE / file.relative_to(BUILD)).is_file():
            file.unlink()


def copied(file: Path) -> str:
    """A module as the compiler wants it."""
    import msgspec

    from fabletop.kernel import Node, Question, Record

    copy = Copy(file)
    for node in copy.tree.body:
        if isinstance(node, ast.ClassDef):
            cls = getattr(importlib.import_module(copy.module), node.name)
            if issubclass(cls, Node):
                State(copy, node, cls).write()
            elif issubclass(cls, msgspec.Struct | Record):
                write_options(copy, node, "Record" if issubclass(cls, Record) else "Struct")
            elif "games" not in file.parts or issubclass(cls, Question):
                copy.before(node, SUBCLASSED)
            elif cls.__subclasses__() or cls.__mro__[1:] != (object,):
                copy.before(node, INTERPRETED)  # of a family: some may be structs, or be registered
        elif isinstance(node, ast.FunctionDef):
            write_scene(copy, node)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            write_constant(copy, node)
    return copy.written()


def module_of(file: Path) -> str:
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")


class Copy:
    """The text of a module with its changes, which are made in the end: until then lines are where they were."""

    def __init__(self, file: Path) -> None:
        text = with_causes(with_names(starless((SOURCE / file).read_text(encoding="utf-8"))))
        self.module = module_of(file)
        self.tree = ast.parse(text)
        self.lines = text.splitlines()
        self.edits: list[tuple[int, int, list[str]]] = []

    def replace(self, first: int, last: int, by: list[str]) -> None:
        """Lines are counted from 1; nothing goes if `last` lies before `first`."""
        self.edits.append((first, last, by))

    def take_place(self, node: ast.stmt | ast.expr, by: list[str]) -> None:
        self.replace(node.lineno, node.end_lineno or node.lineno, by)

    def before(self, node: ast.ClassDef, line: str) -> None:
        self.replace(first_line(node), first_line(node) - 1, [line])

    def written(self) -> str:
        for first, last, by in sorted(self.edits, key=lambda edit: edit[:2], reverse=True):
            self.lines[first - 1 : last] = by
        told, *rest = self.tree.body  # a module tells what it is; what it imports from __future__ comes before all else
        future = isinstance(rest[0], ast.ImportFrom) and rest[0].module == "__future__"
        head = (rest[0] if future else told).end_lineno or 0
        self.lines[head:head] = [TYPING, NATIVE, ATTRIBUTES]
        return "\n".join(self.lines) + "\n"


def first_line(node: ast.stmt) -> int:
    """With its decorators."""
    return min([each.lineno for each in getattr(node, "decorator_list", ())], default=node.lineno)


def starless(text: str) -> str:
    """mypyc unrolls `x in (*A, b)` and stumbles over the star; if the tuple comes from a call, it does not."""
    lines = text.splitlines()
    found = [
        right
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Compare)
        for how, right in zip(node.ops, node.comparators)
        if isinstance(how, ast.In | ast.NotIn) and isinstance(right, ast.Tuple | ast.List)
        if any(isinstance(each, ast.Starred) for each in right.elts)
    ]
    for each in sorted(found, key=place, reverse=True):
        splice(lines, each, "tuple({})")
    return "\n".join(lines) + "\n"


def place(node: ast.expr | ast.stmt) -> tuple[int, int]:
    return node.lineno, node.col_offset


def splice(lines: list[str], node: ast.expr | ast.stmt, by: str) -> None:
    """Write something in the place of a node; what stood there goes where `{}` is. Later nodes first."""
    first, last = node.lineno - 1, node.end_lineno or node.lineno
    before = lines[first].encode()[: node.col_offset].decode()
    after = lines[last - 1].encode()[node.end_col_offset :].decode()
    whole = "\n".join(lines[first:last])
    stood = whole.removeprefix(before)[: len(whole) - len(before) - len(after)]
    lines[first:last] = (before + by.replace("{}", stood) + after).split("\n")


def with_causes(text: str) -> str:
    """mypyc forgets what an exception was raised from."""
    lines = text.splitlines()
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Raise) and node.exc and node.cause]
    for node in sorted(found, key=place, reverse=True):
        assert node.exc is not None and node.cause is not None
        splice(lines, node, f"raise native_.because({ast.unparse(node.exc)}, {ast.unparse(node.cause)})")
    return "\n".join(lines) + "\n"


def with_names(text: str) -> str:
    """A compiled lambda does not know the names of its parameters, and questions say them: constants get functions."""
    lines = text.splitlines()
    for node in reversed(ast.parse(text).body):
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            continue
        functions = []
        found = [each for each in ast.walk(node) if isinstance(each, ast.Lambda)]
        for each in sorted(found, key=place, reverse=True):
            name = f"_lambda_{each.lineno}_{each.col_offset}"
            functions.append(f"def {name}({ast.unparse(each.args)}): return {ast.unparse(each.body)}")
            splice(lines, each, name)
        lines[node.lineno - 1 : node.lineno - 1] = functions
    return "\n".join(lines) + "\n"


# -- states --------------------------------------------------------------------------------------


class State:
    """A class of the state, with what `@state` makes of it written out."""

    def __init__(self, copy: Copy, node: ast.ClassDef, cls: Any) -> None:
        self.copy, self.node, self.cls = copy, node, cls
        self.own = {
            each.target.id: each
            for each in node.body
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
            if "ClassVar" not in ast.unparse(each.annotation)
        }
        marks = [ast.unparse(each).partition("(")[0] for each in node.decorator_list]
        self.generated = "state" in marks or "dataclass" in marks
        self.fields = (
            [Field(each, cls, each.name in self.own) for each in dataclasses.fields(cls)] if self.generated else []
        )

    def write(self) -> None:
        self.copy.before(self.node, SUBCLASSED)
        for each in self.node.body:
            if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "__slots__":
                self.copy.take_place(each, ["    pass"])
        if not self.generated:
            return
        others = []
        for mark in self.node.decorator_list:
            self.copy.take_place(mark, [""])
            if ast.unparse(mark).partition("(")[0] not in ("state", "dataclass"):
                others.append(f"{ast.unparse(mark)}({self.node.name})")
        for name, each in self.own.items():
            self.copy.take_place(each, [f"    {name}: {ast.unparse(each.annotation)}"])
        told = ", ".join(each.told() for each in self.fields)
        end = self.node.end_lineno or 0
        body = [f"    {line}" for line in [*self.init(), *self.clone()]]
        declared = f"native_.declare({self.node.name}, [{told}])"
        self.copy.replace(end + 1, end, ["", *body, "", "", declared, *others])

    def init(self) -> list[str]:
        early, late, body = ["self"], ["*"], []
        for each in self.fields:
            (late if each.late else early).append(each.parameter())
            given = f"{each.fresh} if {each.name} is None else {each.name}" if each.fresh else each.name
            body.append(f"    self.{each.name} = {given}")
        if hasattr(self.cls, "__post_init__"):
            body.append("    self.__post_init__()")
        parameters = [*early, *late] if len(late) > 1 else early
        return [f"def __init__({', '.join(parameters)}) -> None:", *(body or ["    pass"]), ""]

    def clone(self) -> list[str]:
        from fabletop.kernel import Root
        from fabletop.kernel.state import copied_fields

        if self.cls is Root or any(
            isinstance(each, ast.FunctionDef) and each.name == "clone" for each in self.node.body
        ):
            return []
        ways = copied_fields(self.cls)
        given = ", ".join(f"{each.name}={ways[each.name]}" for each in self.fields)
        aside = [f"    new.{name} = {value}" for name, value in self.cls.__aside__.items()]
        start = ["def clone(self) -> typing_.Self:", f"    new = {self.node.name}({given})"]
        return [*start, *aside, "    return new  # type: ignore"]


class Field:
    """A field of a state; what it is if it is left out, as source."""

    def __init__(self, field: dataclasses.Field[Any], cls: type, own: bool) -> None:
        self.name, self.late, self.hint = field.name, field.kw_only, str(field.type)
        self.type = self.hint if own else ANY  # the names of a type stand in the module of its own class
        self.fresh = self.default = ""
        if field.default_factory is not dataclasses.MISSING:
            self.fresh = made_by(cls, field.name)
        elif field.default is not dataclasses.MISSING:
            self.default = repr(field.default)

    def parameter(self) -> str:
        if self.fresh:
            return f"{self.name}: {self.type if self.type == ANY else f'{self.type} | None'} = None"
        return f"{self.name}: {self.type}" + (f" = {self.default}" if self.default else "")

    def told(self) -> str:
        way = (
            f", default_factory=lambda: {self.fresh}"
            if self.fresh
            else f", default={self.default}"
            if self.default
            else ""
        )
        return f"native_.told({self.name!r}, {self.hint!r}{', kw_only=True' if self.late else ''}{way})"


def made_by(cls: type, name: str) -> str:
    """The source of what a field is made by if it is left out."""
    owner = next(each for each in cls.__mro__ if name in vars(each).get("__annotations__", {}))
    tree = ast.parse(Path(sys.modules[owner.__module__].__file__ or "").read_text(encoding="utf-8"))
    node = next(each for each in tree.body if isinstance(each, ast.ClassDef) and each.name == owner.__name__)
    line = next(each for each in node.body if isinstance(each, ast.AnnAssign) and ast.unparse(each.target) == name)
    assert isinstance(line.value, ast.Call), "it is a field with a factory"
    made = next(word.value for word in line.value.keywords if word.arg == "default_factory")
    return ast.unparse(made.body) if isinstance(made, ast.Lambda) else f"{ast.unparse(made)}()"


# -- structs, records and constants --------------------------------------------------------------


def write_options(copy: Copy, node: ast.ClassDef, kind: str) -> None:
    """Options stand in the body, and so do the types of the fields: mypyc keeps only those that are a class."""
    bases = ", ".join(ast.unparse(each) for each in node.bases)
    options = "".join(f", {each.arg}={ast.unparse(each.value)}" for each in node.keywords)
    told = ", ".join(f"{each.arg!r}: {ast.unparse(each.value)}" for each in node.keywords)
    opening = node.body[0]
    header = first_line(opening) - 1
    if kind == "Record":
        copy.before(node, INTERPRETED)
    copy.replace(node.lineno, header, [f"class {node.name}({bases}{options}, metaclass=native_.{kind}):"])
    place = (opening.end_lineno or 0) if isinstance(opening, ast.Expr) else header
    types = {
        ast.unparse(each.target): ast.unparse(each.annotation) for each in node.body if isinstance(each, ast.AnnAssign)
    }
    copy.replace(place + 1, place, [f"    __told__: typing_.ClassVar[{ANY}] = ({{{told}}}, {types})"])


def write_scene(copy: Copy, node: ast.FunctionDef) -> None:
    """What a scene is given stands in its decorator: compiled functions have no annotations."""
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "scene":
            given = {each.arg: ast.unparse(each.annotation) for each in node.args.args[1:] if each.annotation}
            told = ", ".join([*map(ast.unparse, mark.keywords), f"given={given}"])
            copy.take_place(mark, [f"@scene({told})"])


def write_constant(copy: Copy, node: ast.Assign | ast.AnnAssign) -> None:
    """What is a constant by its name is one for the compiler: it is not looked up, and numbers are folded."""
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    if not isinstance(target, ast.Name) or not node.value or len(target.id) == 1 or not target.id.isupper():
        return
    hint = f"[{ast.unparse(node.annotation)}]" if isinstance(node, ast.AnnAssign) else ""
    if "TypeAlias" not in hint:
        first = copy.lines[node.value.lineno - 1].encode()[node.value.col_offset :].decode()
        copy.replace(node.lineno, node.value.lineno, [f"{target.id}: typing_.Final{hint} = {first}"])


# -- compiling -----------------------------------------------------------------------------------


def compile_all(chosen: list[Path]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    groups = grouped(chosen)
    wanted = {str(file.with_suffix("")) for file in chosen} | {f"{name}__mypyc" for _, name in groups}
    for file in built():
        if str(file.parent / file.name.partition(".")[0]) not in wanted:  # of another choice of modules
            (BUILD / file).unlink()
    os.chdir(BUILD)
    options = ["--config-file", "", "--ignore-missing-imports"]
    made = mypycify([*options, *map(str, chosen)], opt_level="2", debug_level="0", separate=groups)
    for each in made:
        each.extra_compile_args = [*each.extra_compile_args, *FLAGS, "-include", str(HEADER)]
        each.depends = [*each.depends, str(HEADER)]
    sys.argv = ["native.py", "-q", "build_ext", "--inplace", f"--parallel={os.cpu_count()}"]
    setup(name="fabletop-native", ext_modules=made, packages=[])


def grouped(chosen: list[Path]) -> list[tuple[list[str], str | None]]:
    """A library for the kernel and one for each game: compiled side by side, and again only if they change."""
    groups: dict[str, list[str]] = {}
    for file in chosen:
        groups.setdefault(file.parts[2] if file.parts[1] == "games" else "kernel", []).append(str(file))
    return [(files, f"fabletop_{name}") for name, files in groups.items()]


def built() -> list[Path]:
    """What lies beside the copy; below `build` mypyc keeps what it makes on the way."""
    return [file.relative_to(BUILD) for file in BUILD.rglob("*.so") if "build" not in file.relative_to(BUILD).parts]


def remove() -> None:
    for file in [*SOURCE.glob("fabletop_*.so"), *(SOURCE / "fabletop").rglob("*.so")]:
        file.unlink()
    (SOURCE / "fabletop" / "compiled.json").unlink(missing_ok=True)


if __name__ == "__main__":
    main()
