"""The changes of whole statements: a line is left out, two adjacent lines are done in the other order.

Not left out: what only gives a name to something (everything after it would fail), what is told to the log, assertions.
Not exchanged: lines of which one needs the other's name, and lines that obviously do the same in either order.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from .kinds import Change, end_of, is_told
from .mutant import Source

SIMPLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Delete)
SMALL = ("append", "remove", "extend", "insert", "pop", "clear", "add", "update", "discard")


def is_idle(statement: ast.stmt) -> bool:
    """No rule: a docstring, the log, an assertion, what cannot happen, what is wrong with a pack."""
    match statement:
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.Pass() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Expr(value=value):
            return is_told(value)
        case ast.Raise(exc=exception):
            return exception is not None and ast.unparse(exception).startswith(("AssertionError", "PackError"))
        case ast.If(body=body, orelse=orelse):
            return all(is_idle(each) for each in (*body, *orelse))
    return False


def dropped(source: Source, statement: ast.stmt, bound: set[str], last: bool) -> Iterator[Change]:
    """The line is left out; `bound` are the names known before it, `last` says that the function ends with it."""
    text = "pass"
    match statement:
        case ast.Expr(value=ast.YieldFrom()):
            text = "yield from ()"
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            if name not in bound:
                return
        case ast.Assign(targets=[ast.Tuple()]):
            return
        case ast.Assign(value=value) if any(isinstance(each, ast.YieldFrom) for each in ast.walk(value)):
            return
        case ast.Return():
            if last:
                return
        case ast.Expr() | ast.Assign() | ast.AugAssign() | ast.Delete() | ast.Raise() | ast.Continue() | ast.Break():
            pass
        case _:
            return
    if not is_idle(statement):
        yield Change("line", source.offset(statement.lineno, statement.col_offset), end_of(source, statement), text)


def swapped(source: Source, first: ast.stmt, second: ast.stmt) -> Iterator[Change]:
    """Two adjacent lines in the other order."""
    if not isinstance(first, SIMPLE) or not isinstance(second, SIMPLE) or is_idle(first) or is_idle(second):
        return
    if _names_bound(first) or _names_bound(second) or commute(first, second):
        return
    begin, middle = source.offset(first.lineno, first.col_offset), end_of(source, first)
    after, end = source.offset(second.lineno, second.col_offset), end_of(source, second)
    one, gap, other = source.between(begin, middle), source.between(middle, after), source.between(after, end)
    if "#" in gap:
        gap = "\n" + " " * second.col_offset
    yield Change("order", begin, end, other + gap + one)


def commute(first: ast.stmt, second: ast.stmt) -> bool:
    """In either order they plainly do the same: nothing is called, neither writes what the other reads or writes."""
    if ast.dump(first) == ast.dump(second):
        return True
    one, other = _touched(first), _touched(second)
    if one is None or other is None:
        return False
    return not (one[0] & (other[0] | other[1]) or other[0] & one[1])


def _touched(statement: ast.stmt) -> tuple[set[str], set[str]] | None:
    """The places that a statement writes and those that it reads; nothing if it calls what may do anything."""
    targets: Sequence[ast.expr]
    match statement:
        case ast.Assign(targets=targets, value=value):
            pass
        case ast.AugAssign(target=target, value=value):
            targets = [target]
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=target, attr=name)) as value) if name in SMALL:
            targets = [target]
            if any(_calls(argument) for argument in value.args):
                return None
            return {ast.unparse(target)}, {place for each in value.args for place in _places(each)}
        case _:
            return None
    if _calls(value) or any(_calls(each) for each in targets):
        return None
    return {ast.unparse(each) for each in targets}, set(_places(value))


def _calls(node: ast.AST) -> bool:
    return any(isinstance(each, ast.Call | ast.YieldFrom) for each in ast.walk(node))


def _places(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Name | ast.Attribute | ast.Subscript):
            yield ast.unparse(each)


def _names_bound(statement: ast.stmt) -> bool:
    """Whether it gives a name to something: the other line may need it."""
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return any(isinstance(target, ast.Name | ast.Tuple) for target in targets)
