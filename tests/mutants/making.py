"""All mutants of the rules, and a sample of them."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from itertools import islice, pairwise

from .doings import Aliases, Doings, aliases_in
from .grounds import is_apart
from .kinds import Change, augmented, changes, condition, sequence_names
from .mutant import Mutant, Source
from .statements import dropped, is_idle, swapped


@dataclass(frozen=True)
class Around:
    """What a statement stands in."""

    doings: Doings
    place: str = ""  # the function, with what it stands in
    in_function: bool = False
    bound: set[str] = field(default_factory=set)  # names that the function knows by then
    sequences: set[str] = field(default_factory=set)
    aliases: Aliases = field(default_factory=dict)
    final: ast.stmt | None = None  # the last statement of the function


def mutants_of(sources: Mapping[str, str]) -> list[Mutant]:
    """Of all files, in the order of the source."""
    doings = Doings(sources.values())
    return [mutant for file, text in sources.items() for mutant in _of_file(file, text, doings)]


def _of_file(file: str, text: str, doings: Doings) -> list[Mutant]:
    source = Source(text)
    found = (
        Mutant(file, change.kind, around.place, first, last, *change[1:], not around.in_function, names)
        for around, first, last, names, change in _block(source, ast.parse(text).body, Around(doings))
    )
    return list(dict.fromkeys(found))


Found = tuple[Around, int, int, tuple[str, ...], Change]


def _block(source: Source, body: list[ast.stmt], around: Around) -> Iterator[Found]:
    for statement in body:
        if is_idle(statement) or _is_bookkeeping(statement) or is_apart(_name(statement, around)):
            continue
        last = _last_line(statement)
        names = () if around.in_function else _defined(statement)
        if around.in_function:
            for change in dropped(source, statement, around.bound, statement is around.final):
                yield around, statement.lineno, last, (), change
        for change in _header(source, statement, around):
            yield around, statement.lineno, last, names, change
        yield from _inner(source, statement, around)
        around.bound.update(_defined(statement))
    if around.in_function:
        for first, second in pairwise(body):
            for change in swapped(source, first, second, around.doings, around.aliases):
                yield around, first.lineno, _last_line(second), (), change


def _header(source: Source, statement: ast.stmt, around: Around) -> Iterator[Change]:
    """The changes of the expressions of a statement, without the statements in it."""
    match statement:
        case ast.If(test=test):
            yield from condition(source, test)
        case ast.AugAssign():
            yield from augmented(source, statement, around.sequences)
        case ast.Match(cases=cases):
            for case in cases:
                if case.guard is not None:
                    yield from condition(source, case.guard)
    for part in _expressions(statement):
        yield from changes(source, part, around.sequences)


def _expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    match statement:
        case ast.FunctionDef(args=arguments):
            yield from (default for default in (*arguments.defaults, *arguments.kw_defaults) if default is not None)
        case ast.ClassDef():
            return
        case ast.AnnAssign(value=value):
            if value is not None:
                yield value
        case ast.Match(subject=subject, cases=cases):
            yield subject
            yield from (case.guard for case in cases if case.guard is not None)
        case ast.For(iter=iterated):
            yield iterated
        case ast.With(items=items):
            yield from (item.context_expr for item in items)
        case _:
            yield from (child for child in ast.iter_child_nodes(statement) if isinstance(child, ast.expr))


def _inner(source: Source, statement: ast.stmt, around: Around) -> Iterator[Found]:
    """The mutants of the statements in a statement."""
    match statement:
        case ast.FunctionDef(name=name, body=body):
            known = {each.arg for each in ast.walk(statement.args) if isinstance(each, ast.arg)}
            place = f"{around.place}.{name}".lstrip(".")
            names = sequence_names(statement), aliases_in(statement)
            yield from _block(source, body, Around(around.doings, place, True, known, *names, body[-1]))
        case ast.ClassDef(name=name, body=body):
            yield from _block(source, body, replace(around, place=f"{around.place}.{name}".lstrip(".")))
        case ast.Match(cases=cases):
            for case in cases:
                yield from _block(source, case.body, around)
        case ast.Try(body=body, handlers=handlers, orelse=orelse, finalbody=finalbody):
            for each in (body, *(handler.body for handler in handlers), orelse, finalbody):
                yield from _block(source, each, around)
        case ast.If() | ast.For() | ast.While() | ast.With():
            yield from _block(source, statement.body, around)
            yield from _block(source, getattr(statement, "orelse", []), around)


def _is_bookkeeping(statement: ast.stmt) -> bool:
    """What is for the type checker, for imports, and for the law that every component exists once."""
    match statement:
        case ast.FunctionDef(decorator_list=[ast.Name(id="pieces")]):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__" | "__slots__")]):
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
    return False


def _name(statement: ast.stmt, around: Around) -> str:
    """Of a function or class, or of a field of a class."""
    if isinstance(statement, ast.AnnAssign | ast.Assign) and not around.in_function:
        return next(iter(_defined(statement)), "")
    return str(getattr(statement, "name", ""))


def _defined(statement: ast.stmt) -> tuple[str, ...]:
    """The names that a statement defines."""
    match statement:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return (name,)
        case ast.Assign(targets=targets):
            parts: Iterable[ast.expr] = targets
        case ast.AnnAssign(target=target) | ast.AugAssign(target=target) | ast.For(target=target):
            parts = [target]
        case _:
            return ()
    return tuple(each.id for part in parts for each in ast.walk(part) if isinstance(each, ast.Name))


def _last_line(statement: ast.stmt) -> int:
    """Of a simple statement its last line, of one with a body the last line of its head."""
    body = statement.cases if isinstance(statement, ast.Match) else getattr(statement, "body", None)
    if body is None:
        return statement.end_lineno or statement.lineno
    heads = [each.end_lineno or 0 for each in _expressions(statement) if isinstance(each, ast.expr)]
    return max([statement.lineno, *heads])


def _compiles(file: str, text: str) -> bool:
    if not file.endswith(".py"):
        return True
    try:
        compile(text, "mutant", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


# -- a sample ---------------------------------------------------------------------------------------


def sample(mutants: Iterable[Mutant], sources: Mapping[str, str], seed: int, count: int) -> list[Mutant]:
    """At most one mutant a statement, drawn by the seed: first the statement, then the kind, then the change.

    The lot of a statement depends on its own text and its function, so that neither work elsewhere nor a move to
    another module changes who is drawn, and a larger sample holds the smaller one.
    """
    statements: dict[tuple[str, int], list[Mutant]] = {}
    for mutant in mutants:
        statements.setdefault((mutant.file, mutant.first), []).append(mutant)
    lines = {file: text.splitlines() for file, text in sources.items()}
    alike: Counter[str] = Counter()
    lots: list[tuple[bytes, str, list[Mutant]]] = []
    for (file, first), found in statements.items():
        name = f"{seed} {found[0].place} {lines[file][first - 1].strip()}"
        alike[name] += 1
        name = f"{name} {alike[name]}"
        lots.append((_lot(name), name, found))
    drawn = (_drawn(name, found, sources) for _, name, found in sorted(lots))
    return list(islice((mutant for mutant in drawn if mutant is not None), count))


def _drawn(name: str, mutants: list[Mutant], sources: Mapping[str, str]) -> Mutant | None:
    """One mutant of a statement, if any can be compiled."""

    def lot(mutant: Mutant) -> tuple[bytes, bytes]:
        place = mutant.begin - mutants[0].begin
        return _lot(f"{name} {mutant.kind}"), _lot(f"{name} {mutant.kind} {place} {mutant.text}")

    return next(
        (each for each in sorted(mutants, key=lot) if _compiles(each.file, each.applied(sources[each.file]))), None
    )


def _lot(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=8).digest()
