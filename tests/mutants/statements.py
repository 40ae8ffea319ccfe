"""The changes of whole statements: a line is left out, two adjacent lines are done in the other order.

Not left out: what only gives a name to something (everything after it would fail), what is told to the log, assertions.
Not exchanged: lines of which one needs the other's name, and lines that obviously do the same in either order.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .doings import Aliases, Doings
from .kinds import Change, end_of, is_told
from .mutant import Source

SIMPLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Delete)
# What is raised where no play comes: what cannot happen, an abstract body, a pack that is refused.
NEVER_PLAYED = ("AssertionError", "NotImplementedError", "LookupError", "RuntimeError", "PackError")


def is_idle(statement: ast.stmt) -> bool:
    """No rule: a docstring, the log, an assertion, what cannot happen, an abstract body, what is wrong with a pack.

    And a bare `yield`: it only makes a function a coroutine.
    """
    match statement:
        case (
            ast.Expr(value=ast.Constant() | ast.Yield(value=None))
            | ast.Assert()
            | ast.Pass()
            | ast.Import()
            | ast.ImportFrom()
        ):
            return True
        case ast.Expr(value=value):
            return is_told(value)
        case ast.Raise(exc=exception):
            return exception is not None and ast.unparse(exception).startswith(NEVER_PLAYED)
        case ast.If(body=body, orelse=orelse):
            return all(is_idle(each) for each in (*body, *orelse))
    return False


def dropped(source: Source, statement: ast.stmt, bound: set[str], last: bool) -> Iterator[Change]:
    """The line is left out; `bound` are the names known before it, `last` says that the function ends with it."""
    text = "pass"
    match statement:
        case ast.Expr(value=ast.YieldFrom(value=ast.Tuple(elts=[]))):
            return
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


def swapped(source: Source, first: ast.stmt, second: ast.stmt, doings: Doings, aliases: Aliases) -> Iterator[Change]:
    """Two adjacent lines in the other order."""
    if not isinstance(first, SIMPLE) or not isinstance(second, SIMPLE) or is_idle(first) or is_idle(second):
        return
    if _names_bound(first) or _names_bound(second) or doings.commute(first, second, aliases):
        return
    begin, middle = source.offset(first.lineno, first.col_offset), end_of(source, first)
    after, end = source.offset(second.lineno, second.col_offset), end_of(source, second)
    one, gap, other = source.between(begin, middle), source.between(middle, after), source.between(after, end)
    if "#" in gap:
        gap = "\n" + " " * second.col_offset
    yield Change("order", begin, end, other + gap + one)


def _names_bound(statement: ast.stmt) -> bool:
    """Whether it gives a name to something: the other line may need it."""
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return any(isinstance(target, ast.Name | ast.Tuple) for target in targets)
