"""The changes of one expression: comparison, sign, constant, dropped condition.

Left alone, because no rule stands there: texts (a wrong id is refused when it is looked up, a wrong clause number by
the tests of the ledger), what is told to the log, annotations, and a bare number in brackets (`key[1]`), which is the
lay-out of a record and no number of a rule.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

from .mutant import Source

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
SIGNS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
}
ENDLESS = 99  # numbers from here on stand for: as many as there are
EXTREMES = {"min": "max", "max": "min"}
SEQUENCES = (ast.List, ast.Tuple, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.JoinedStr)
SEQUENCE_TYPES = ("list", "dict", "tuple", "str", "set", "Raw")
SEQUENCE_MAKERS = ("list", "dict", "tuple", "str", "sorted", "set")


class Change(NamedTuple):
    """What of a source becomes what."""

    kind: str
    begin: int
    end: int
    text: str


def is_told(node: ast.AST) -> bool:
    """A call of `tell` or `tell_...`, to which the log listens and not the rules, or a message in words."""
    match node:
        case ast.Call(func=ast.Attribute(attr="tell")) | ast.Call(func=ast.Name(id="Message" | "Ref")):
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name.startswith("tell_")
    return False


def changes(source: Source, node: ast.AST, sequences: set[str]) -> Iterator[Change]:
    """All changes of an expression and of what stands in it."""
    if isinstance(node, ast.JoinedStr) or is_told(node):
        return
    yield from _of_node(source, node, sequences)
    for child in _parts(node):
        yield from changes(source, child, sequences)


def condition(source: Source, test: ast.expr) -> Iterator[Change]:
    """It always holds, or never."""
    for value in ("True", "False"):
        yield _replaced(source, "condition", test, value)


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        index = isinstance(node, ast.Subscript) and child is node.slice
        bare = _is_number(child) and (index or _is_number(node))
        typed = isinstance(node, ast.arg) or (isinstance(node, ast.Call) and _is_name(node.func, "cast", "TypeVar"))
        if not bare and not typed:
            yield child


def _of_node(source: Source, node: ast.AST, sequences: set[str]) -> Iterator[Change]:
    match node:
        case ast.Compare():
            for before, operator, after in zip([node.left, *node.comparators], node.ops, node.comparators):
                old, new = COMPARISONS[type(operator)]
                yield _between(source, "comparison", before, after, old, new)
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in SIGNS:
            if not _is_sequence(left, sequences) and not _is_sequence(right, sequences):
                old, new = SIGNS[type(operator)]
                yield _between(source, "sign", left, right, re.escape(old), new)
        case ast.UnaryOp(op=ast.USub()):
            yield Change("sign", _begin(source, node), _begin(source, node) + len("-"), "")
        case ast.UnaryOp(op=ast.Not()):
            yield Change("condition", _begin(source, node), _begin(source, node) + len("not "), "")
        case ast.Call(func=ast.Name(id=name) as function) if name in EXTREMES:
            yield _replaced(source, "sign", function, EXTREMES[name])
        case ast.BoolOp(op=operator, values=values):
            neutral = "True" if isinstance(operator, ast.And) else "False"
            for value in values:
                if ast.unparse(value) != "0":  # `n or 0` is a number, as is `n or False`
                    yield _replaced(source, "condition", value, neutral)
        case ast.IfExp(test=test):
            yield from condition(source, test)
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield _replaced(source, "condition", test, "True")
        case ast.Constant():
            yield from _of_constant(source, node)


def _of_constant(source: Source, node: ast.Constant) -> Iterator[Change]:
    match node.value:
        case bool() as value:
            yield _replaced(source, "constant", node, str(not value))
        case int() as value if value < ENDLESS:
            yield _replaced(source, "constant", node, str(value + 1))
            if value > 0:
                yield _replaced(source, "constant", node, str(value - 1))


def augmented(source: Source, node: ast.AugAssign, sequences: set[str]) -> Iterator[Change]:
    """`+=` and `-=` of numbers."""
    found = SIGNS.get(type(node.op))
    if found and not _is_sequence(node.value, sequences) and not _is_sequence(node.target, sequences):
        yield _between(source, "sign", node.target, node.value, re.escape(found[0] + "="), found[1] + "=")


def sequence_names(function: ast.AST) -> set[str]:
    """Names that a function gives to lists and texts: `+` joins them."""
    names: set[str] = set()
    for node in ast.walk(function):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                if ast.unparse(annotation).split("[")[0] in SEQUENCE_TYPES:
                    names.add(name)
            case ast.arg(arg=name, annotation=ast.expr() as annotation):
                if ast.unparse(annotation).split("[")[0] in SEQUENCE_TYPES:
                    names.add(name)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                if _is_sequence(value, set()):
                    names.add(name)
    return names


def _is_sequence(node: ast.AST, names: set[str]) -> bool:
    match node:
        case ast.Constant(value=value):
            return isinstance(value, str | bytes)
        case ast.Name(id=name):
            return name in names
        case ast.Call(func=function):
            return _is_name(function, *SEQUENCE_MAKERS)
        case ast.BinOp(left=left, right=right):
            return _is_sequence(left, names) or _is_sequence(right, names)
        case ast.IfExp(body=body):
            return _is_sequence(body, names)
        case ast.Subscript(value=value, slice=ast.Slice()):
            return True
    return isinstance(node, SEQUENCES)


def _is_name(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Name) and node.id in names


def _is_number(node: ast.AST) -> bool:
    """Also one with its sign, which is one thing: -1 is nobody or nothing as often as a number."""
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Constant) and type(node.value) is int


def _begin(source: Source, node: ast.expr) -> int:
    return source.offset(node.lineno, node.col_offset)


def end_of(source: Source, node: ast.expr | ast.stmt) -> int:
    assert node.end_lineno is not None and node.end_col_offset is not None
    return source.offset(node.end_lineno, node.end_col_offset)


def _replaced(source: Source, kind: str, node: ast.expr, text: str) -> Change:
    return Change(kind, _begin(source, node), end_of(source, node), text)


def _between(source: Source, kind: str, before: ast.expr, after: ast.expr, old: str, new: str) -> Change:
    """The operator between two operands, which may stand in brackets."""
    gap = end_of(source, before)
    text = source.between(gap, _begin(source, after))
    found = re.search(old, text)
    assert found is not None, f"no {old} in {text!r}"
    begin = gap + len(text[: found.start()].encode())
    return Change(kind, begin, begin + len(found.group().encode()), new)
