"""Whatever forbids something says why: in every language, for every clause that a judge can name, and for no other."""

from __future__ import annotations

import ast
import inspect
import random
import re
import sys
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import FunctionType
from typing import Any

import pytest

import fabletop
from fabletop.games import euthia, roll_player, thorgal, thunderstone
from fabletop.games.euthia.scenarios import HOOKS as SCENARIOS
from fabletop.games.thunderstone.reckon import attack_refusal
from fabletop.kernel import Message, Question
from fabletop.kernel.clauses import ledger
from fabletop.words import LOCALE, SOURCE_LANGUAGE, Words, languages

from .properties import laws

PACKAGES = {"roll-player": roll_player, "thunderstone": thunderstone, "thorgal": thorgal, "euthia": euthia}
GAMES = sorted({*fabletop.games(), *PACKAGES})
ALSO_FORBIDS: dict[str, list[Callable[..., str]]] = {"thunderstone": [attack_refusal]}  # the battle ledger's
CLAUSE = re.compile(r"(RP|TS|TH|EU)-[A-Z]?\d+\.\d+")
GAMES_TO_PLAY = 60
LONGEST = 60


# -- what a judge can return, by its text ----------------------------------------------------------


def questions(game: str) -> Iterator[Question]:
    package = PACKAGES[game]
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        yield from (each for each in vars(import_module(module.name)).values() if isinstance(each, Question))


def returned(judge: FunctionType) -> tuple[set[str], list[FunctionType]]:
    """The clauses that a function returns itself, and the functions whose answer it hands on."""
    tree = written(judge)
    clauses: set[str] = set()
    asked: list[FunctionType] = []

    def read(value: ast.expr | None) -> None:
        match value:
            case ast.Name(id=name) if bound := [node.value for node in named_expressions(tree, name)]:
                for each in bound:
                    read(each)
            case ast.Call(func=ast.Name(id="str"), args=[inner]):
                read(inner)
            case ast.Constant(value=str(clause)) if not clause or CLAUSE.fullmatch(clause):
                clauses.update([clause] if clause else [])
            case ast.IfExp(body=body, orelse=orelse):
                read(body)
                read(orelse)
            case ast.BoolOp(values=values):
                for each in values:
                    read(each)
            case ast.Subscript(value=ast.Name(id=name)) if isinstance(judge.__globals__.get(name), dict):
                clauses.update(judge.__globals__[name].values())  # a table of clauses
            case ast.Call(func=ast.Attribute(attr=name)) if found := list(methods(name, judge)):
                asked.extend(found)
            case ast.Call(func=func):
                rules = hooked(tree, func)
                found = list(named_in(func, judge))
                assert found or rules is not None, f"{judge.__qualname__}: whose answer is {ast.unparse(func)}?"
                asked.extend([*found, *(rules or ())])
            case _:
                what = ast.unparse(value) if value else "nothing"
                raise AssertionError(f"{judge.__qualname__} returns {what}: this test cannot tell which clauses")

    for node in ast.walk(tree):
        if isinstance(node, ast.Return):
            read(node.value)
        elif isinstance(node, ast.Lambda):
            read(node.body)
    return clauses, asked


def written(judge: FunctionType) -> ast.AST:
    """The text of a function; a lambda is found by its line and its arguments."""
    if judge.__name__ != "<lambda>":
        return ast.parse(textwrap.dedent(inspect.getsource(judge)))
    code = judge.__code__
    module = ast.parse(Path(code.co_filename).read_text(encoding="utf-8"))
    (found,) = (
        node
        for node in ast.walk(module)
        if isinstance(node, ast.Lambda)
        and node.lineno == code.co_firstlineno
        and [arg.arg for arg in node.args.args] == list(code.co_varnames[: code.co_argcount])
    )
    return found


def named_expressions(tree: ast.AST, name: str) -> Iterator[ast.NamedExpr]:
    """`if why := closed(t, hero)`: what a name stands for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.NamedExpr) and node.target.id == name:
            yield node


def hooked(tree: ast.AST, func: ast.expr) -> list[FunctionType] | None:
    """The rules of Scenarios, of which there may be none at a moment: `for code in rules_of(t, "rooted")`."""
    for node in ast.walk(tree):
        match node:
            case ast.For(
                target=ast.Name(id=target),
                iter=ast.Call(func=ast.Name(id="rules_of"), args=[_, ast.Constant(value=str(moment))]),
            ) if isinstance(func, ast.Name) and target == func.id:
                return [*SCENARIOS.get(moment, {}).values()]
    return None


def methods(name: str, judge: FunctionType) -> Iterator[FunctionType]:
    """`effect.refusal(t, i)`: what the classes of the same game do by that name."""
    game = ".".join(judge.__module__.split(".")[:3])
    for module in [each for key, each in sys.modules.items() if key == game or key.startswith(f"{game}.")]:
        for thing in vars(module).values():
            own = isinstance(thing, type) and thing.__module__.startswith(game)
            if own and isinstance(vars(thing).get(name), FunctionType):
                yield vars(thing)[name]


def named_in(func: ast.expr, judge: FunctionType) -> Iterator[FunctionType]:
    """The functions that an expression names: one by one, or as a register of functions."""
    for node in ast.walk(func):
        named = judge.__globals__.get(node.id) if isinstance(node, ast.Name) else None
        found = list(named.values()) if isinstance(named, dict) else [named]
        yield from (each for each in found if isinstance(each, FunctionType))


@cache
def forbidding(game: str) -> frozenset[str]:
    """All clauses that the judges of a game can return."""
    judges = [each.judge for each in questions(game) if each.judge is not None]
    judges += [each.beyond[1] for each in questions(game) if each.beyond is not None]
    waiting: list[Callable[..., str]] = [*judges, *ALSO_FORBIDS.get(game, [])]
    clauses: set[str] = set()
    seen: list[FunctionType] = []
    while waiting:
        judge = waiting.pop()
        assert isinstance(judge, FunctionType)
        if judge in seen:
            continue
        seen.append(judge)
        own, asked = returned(judge)
        clauses |= own
        waiting += asked
    return frozenset(clauses)


# -- what is refused at a table --------------------------------------------------------------------


@cache
def refused(game: str) -> frozenset[str]:
    """The clauses that forbade something in random games, with every number of seats and drawn options."""
    book = fabletop.book(game)
    clauses: set[str] = set()
    for slot in range(GAMES_TO_PLAY):
        played = laws.random_game(book, slot, keep=False)
        for _ in laws.play(played, random.Random(slot)):
            for decision in played.waiting:
                clauses.update(decision.question.refusals(played.state, decision.seat, decision.args).values())
                if game in ALSO_FORBIDS:  # what its table shows as forbidden
                    table: Any = played.view(decision.seat)["table"]
                    clauses.update(line["forbidden"] for line in table.get("battle", []) if line["forbidden"])
    return frozenset(clauses)


# -- the words -------------------------------------------------------------------------------------


def message(clause: str) -> str:
    return f"why-{clause.replace('.', '-')}"


def messages(language: str) -> list[str]:
    lines = (LOCALE / language / "why.ftl").read_text(encoding="utf-8").splitlines()
    return [line.partition(" = ")[0] for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("game", GAMES)
def test_the_judges_of_a_game_are_read(game: str) -> None:
    assert sum(each.judge is not None for each in questions(game)) > 5
    assert len(forbidding(game)) > 20


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_a_judge_returns_has_a_reason(game: str, language: str) -> None:
    assert {message(clause) for clause in forbidding(game)} <= set(messages(language))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_in_random_games_has_a_reason(game: str) -> None:
    assert len(refused(game)) > 15
    assert refused(game) <= forbidding(game)  # the reading of the judges misses nothing
    for language in languages():
        assert {message(clause) for clause in refused(game)} <= set(messages(language))


@pytest.mark.parametrize("language", languages())
def test_no_reason_is_given_for_nothing(language: str) -> None:
    prefixes = tuple(f"why-{fabletop.book(game).prefix}-" for game in GAMES)
    ids = [id for id in messages(language) if id.startswith(prefixes)]
    assert len(ids) == len(set(ids))
    assert set(ids) <= {message(clause) for game in GAMES for clause in ledger(game)}
    assert set(ids) == {message(clause) for game in GAMES for clause in forbidding(game)}


@pytest.mark.parametrize("language", languages())
def test_a_reason_is_one_short_sentence_of_its_own_language(language: str) -> None:
    for id in messages(language):
        said = Words(language).say(Message(id))
        assert len(said) <= LONGEST, f"{id}: {said}"
        assert said[0].isupper() and said[-1] == "." and ". " not in said.replace("1. ", "")  # an ordinal
        if language != SOURCE_LANGUAGE:
            assert said != Words(SOURCE_LANGUAGE).say(Message(id))


def test_the_languages_give_the_same_reasons() -> None:
    assert messages("en") == messages("pl") == messages("cs")
