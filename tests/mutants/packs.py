"""Mutants of a pack: a number is one more, an effect or a part of an entry is left out.

What the pack refuses then is no mutant: it could not be played. Tests are asked in the order of how closely they name
the entry: in the test itself, in its file, not at all.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import yaml

from .grounds import Ground
from .mutant import Mutant, Source
from .touched import Map

# Fields that no rule looks at.
IDLE = ("id", "source", "known", "number", "x", "y")
# Fields without which nothing is left that could be read.
NEEDED = ("do", "type")


def pack_files(ground: Ground) -> dict[str, str]:
    files = sorted(ground.folder.rglob("*.yaml"))
    return {
        file.relative_to(ground.folder).as_posix(): file.read_text(encoding="utf-8")
        for file in files
        if file.name != "box.yaml"
    }


def mutants_in(sources: Mapping[str, str]) -> list[Mutant]:
    """Of all files, in the order of the source."""
    return [mutant for file, text in sources.items() for mutant in _of_file(file, text)]


def _of_file(file: str, text: str) -> list[Mutant]:
    """Of all entries of a file, or of the one that it is."""
    source = Source(text)
    root = yaml.compose(text, Loader=yaml.CSafeLoader)
    entries = root.value if isinstance(root, yaml.SequenceNode) else [root]
    return [mutant for entry in entries for mutant in _of_entry(file, source, entry)]


def _of_entry(file: str, source: Source, entry: yaml.MappingNode) -> Iterator[Mutant]:
    whole = _id(entry)
    for name, node, begin, end, text in _changes(source, entry, whole):
        line = node.start_mark.line + 1
        place = whole if name == whole else f"{whole}/{name}"
        yield Mutant(file, "data", place, line, line, begin, end, text, True, (name, whole))


def _id(node: yaml.MappingNode, otherwise: str = "") -> str:
    return next((str(value.value) for key, value in node.value if key.value == "id"), otherwise)


Change = tuple[str, yaml.Node, int, int, str]  # the entry, where, from, to, what stands there then


def _changes(source: Source, node: yaml.Node, name: str) -> Iterator[Change]:
    """`name` is the innermost entry."""
    match node:
        case yaml.MappingNode(value=pairs):
            inner = _id(node, name)
            for index, (key, value) in enumerate(pairs):
                if key.value not in IDLE:
                    if _id(node) == "" and key.value not in NEEDED:
                        yield inner, key, *_without(source, node, pairs, index)
                    yield from _changes(source, value, inner)
        case yaml.SequenceNode(value=items):
            for index, item in enumerate(items):
                if isinstance(item, yaml.MappingNode):
                    yield _id(item, name), item, *_without(source, node, [(each, each) for each in items], index)
                yield from _changes(source, item, name)
        case yaml.ScalarNode(tag="tag:yaml.org,2002:int", value=value) if value.isdecimal():
            yield name, node, _at(source, node.start_mark), _at(source, node.end_mark), str(int(value) + 1)


def _without(
    source: Source, whole: yaml.CollectionNode, parts: list[tuple[yaml.Node, yaml.Node]], index: int
) -> tuple[int, int, str]:
    """One part of a list or a table is left out; each part has a first and a last node."""
    first, last = parts[index]
    if len(parts) == 1:
        empty = "{}" if isinstance(whole, yaml.MappingNode) else "[]"
        blanks = "" if whole.flow_style else "  "  # deeper than the key that it belongs to
        return _at(source, whole.start_mark), _end(source, whole), blanks + empty
    if index + 1 < len(parts):
        return _at(source, first.start_mark), _at(source, parts[index + 1][0].start_mark), ""
    return _end(source, parts[index - 1][1]), _end(source, last), ""


def _end(source: Source, node: yaml.Node) -> int:
    """Where a node ends, without the blanks and comments after a block."""
    while isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        node = last[1] if isinstance(last, tuple) else last
    return _at(source, node.end_mark)


def _at(source: Source, mark: yaml.Mark) -> int:
    """Its columns are letters, ours are bytes."""
    line = source.raw[source.starts[mark.line] : source.starts[mark.line + 1]].decode()
    return source.starts[mark.line] + len(line[: mark.column].encode())


# -- which tests ----------------------------------------------------------------------------------------


def tests_naming(mutant: Mutant, touched: Map, patience: float) -> dict[str, list[str]]:
    """The tests of the rules, those that name the entry first; recorded games would notice any change of a pack."""
    rules = [test for test in touched.seconds if touched.ground.stage(test) == "rules"]
    rules.sort(key=lambda test: (_distance(touched.ground, test, mutant.names), touched.seconds[test], test))
    return touched.affordable(rules, patience)


def _distance(ground: Ground, test: str, names: tuple[str, ...]) -> int:
    """How far a test is from the first of these names, or from the next."""
    file, _, rest = test.partition("::")
    function, _, case = rest.partition("[")
    own = (case, _functions(ground.root / file).get(function, ""), _position(ground.root, case))
    for number, name in enumerate(names):
        word = re.compile(rf"\b{name}\b")
        if any(word.search(text) for text in own):
            return 2 * number
        if word.search(_text(ground.root / file)):
            return 2 * number + 1
    return 2 * len(names)


@cache
def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def _functions(file: Path) -> dict[str, str]:
    """The source of each test of a file, with its decorators."""
    lines = _text(file).splitlines()
    found: dict[str, str] = {}
    for node in ast.parse(_text(file)).body:
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            found[node.name] = "\n".join(lines[first - 1 : node.end_lineno])
    return found


def _position(root: Path, case: str) -> str:
    """The text of the position that a test is about, if it is about one."""
    file = root / "tests" / "examples" / f"{case.rstrip(']')}.yaml"
    return _text(file) if "/" in case and file.is_file() else ""
