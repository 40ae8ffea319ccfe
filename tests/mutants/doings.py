"""What statements read and write, as far as a glance at the source can tell: two that keep out of each other's way
do the same in either order.

A place is the name of an attribute, whosever it is. A call does what the functions of that name do, in whatever module;
one that is not known may do anything. What is told to the log counts for nothing.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable
from typing import NamedTuple

ANYTHING = "*"
# Methods of lists, tables and decks that change what they belong to.
MUTATORS = (
    *("append", "remove", "extend", "insert", "pop", "popitem", "clear", "add", "update", "discard"),
    *("setdefault", "sort", "reverse", "shuffle_on_top", "lay_on_top", "lay_under", "mix_in", "take"),
)
# Methods of lists, texts, tables and states that change nothing, and the log.
QUERIES = (
    *("get", "items", "values", "keys", "count", "index", "copy", "fromkeys", "order", "others", "tell"),
    *("startswith", "endswith", "removesuffix", "removeprefix", "partition", "split", "join", "format"),
)
# Methods of the kernel that change something else.
ELSEWHERE = {"then": "agenda", "back_to": "agenda", "below": "rng", "draw": "rng", "draw_up_to": "rng"}
DRAWS = ("draw", "draw_up_to")  # and the deck


class Doing(NamedTuple):
    reads: frozenset[str]
    writes: frozenset[str]

    def disturbs(self, other: Doing) -> bool:
        if ANYTHING in self.writes:
            return bool(other.reads or other.writes)
        return bool(self.writes & (other.reads | other.writes))


Aliases = dict[str, set[str] | None]  # a local name -> the places that it stands for; none: anything


class Doings:
    """All functions of a package, by name."""

    def __init__(self, sources: Iterable[str]) -> None:
        self.functions: dict[str, list[ast.FunctionDef]] = {}
        self.known: dict[str, Doing] = {}
        for text in sources:
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.FunctionDef):
                    self.functions.setdefault(node.name, []).append(node)

    def commute(self, first: ast.stmt, second: ast.stmt, aliases: Aliases) -> bool:
        """Whether two statements plainly do the same in either order."""
        if ast.dump(first) == ast.dump(second):
            return True
        one, other = self.of(first, aliases), self.of(second, aliases)
        return not one.disturbs(other) and not other.disturbs(one)

    def of(self, node: ast.AST, aliases: Aliases) -> Doing:
        reads: set[str] = set()
        writes: set[str] = set()
        for part in ast.walk(node):
            match part:
                case ast.YieldFrom(value=ast.Tuple(elts=[])):  # it asks nobody: it makes a coroutine of the function
                    pass
                case ast.Yield() | ast.YieldFrom():
                    writes.add(ANYTHING)
                case ast.Attribute(attr=name, ctx=ast.Store() | ast.Del()):
                    writes.add(name)
                case ast.Subscript(value=value, ctx=ast.Store() | ast.Del()):
                    writes |= _places(value, aliases)
                case ast.Attribute(attr=name):
                    reads.add(name)
                    self._called(name, reads, writes, known_only=True)  # it may be a property
                case ast.Call(func=ast.Attribute(attr="tell")):
                    pass
                case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in MUTATORS:
                    writes |= _places(value, aliases)
                case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in DRAWS:
                    writes |= _places(value, aliases)
                    self._called(name, reads, writes)
                case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
                    self._called(name, reads, writes)
                case ast.Call():
                    writes.add(ANYTHING)
        return Doing(frozenset(reads), frozenset(writes))

    def _called(self, name: str, reads: set[str], writes: set[str], known_only: bool = False) -> None:
        if name in self.functions:
            done = self._of_function(name)
            reads |= done.reads
            writes |= done.writes
        elif name in ELSEWHERE:
            writes.add(ELSEWHERE[name])
        elif not known_only and name not in QUERIES and not hasattr(builtins, name) and not name[:1].isupper():
            writes.add(ANYTHING)

    def _of_function(self, name: str) -> Doing:
        """Of all functions of that name; of one that calls itself what it does besides."""
        if name not in self.known:
            self.known[name] = Doing(frozenset(), frozenset())
            found = [self.of(ast.Module(function.body, []), aliases_in(function)) for function in self.functions[name]]
            self.known[name] = Doing(
                frozenset().union(*(each.reads for each in found)), frozenset().union(*(each.writes for each in found))
            )
        return self.known[name]


def aliases_in(function: ast.AST) -> Aliases:
    """What the local names of a function stand for: places, something new, or anything."""
    found: Aliases = {each.arg: None for each in ast.walk(function) if isinstance(each, ast.arg)}
    for node in ast.walk(function):
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ):
                attributes = {each.attr for each in ast.walk(value) if isinstance(each, ast.Attribute)}
                fresh = isinstance(value, ast.List | ast.Dict | ast.ListComp | ast.DictComp | ast.Constant)
                places = set() if fresh else attributes or None
                before = found.get(name, set())
                found[name] = None if before is None or places is None else before | places
    return found


def _places(node: ast.expr, aliases: Aliases) -> set[str]:
    """The places that change if something in this is changed."""
    while isinstance(node, ast.Subscript):
        node = node.value
    match node:
        case ast.Attribute(attr=name):
            return {name}
        case ast.Name(id=name) if (places := aliases.get(name)) is not None:
            return places
        case ast.Call(func=ast.Attribute(value=value)):  # t.tokens.setdefault(place, []).append(...)
            return _places(value, aliases)
    return {ANYTHING}
