"""The rules ledgers for readers: blocks of headings, clauses and tables, rendered once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from ..finding import find
from ..kernel import Ref
from ..kernel.clauses import Clause, ledger, ledger_file
from ..words import Words
from . import sent

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

_CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)?)\*\* ")
_HEADING = re.compile(r"^(#{1,4}) (.*)$")
_LINK = re.compile(r"(?<![\w/>-])([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?)(?![\w-])")
_MARK = re.compile(r"(?:<(?:strong|code)>)?\[(ruling|derived|differs|ours)(?:, (card))?\](?:</(?:strong|code)>)?")
_RULER = re.compile(r"\n+---\s*$")


@cache
def blocks(game: str, language: str) -> list[sent.Block]:
    """The ledger from top to bottom; how it is to be read, which its file says first, stands last.

    Numbers of other clauses are links to them."""
    clauses = ledger(game, language)
    found: list[sent.Block] = []
    notes: list[sent.Block] = []
    prose: list[str] = []

    def flush() -> None:
        text = _RULER.sub("", "\n".join(prose).strip())
        if text and text != "---":
            html = _finished(_markdown().render(text), game, language)
            if found:
                found.append(sent.Prose(html))
            else:
                notes.append(sent.Note(html))
        prose.clear()

    for line in ledger_file(game, language).read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.match(line):
            flush()
            if len(heading[1]) > 1:
                found.append(sent.Heading(len(heading[1]), heading[2]))
        elif numbered := _CLAUSE.match(line):
            flush()
            found.append(_clause(clauses[numbered[1]], game, language))
        else:
            prose.append(line)
    flush()
    return found + notes


def answers(question: str, language: str, games: Sequence[str], most: int) -> sent.Answers:
    """What the rules say to a question."""
    found = find(question, language, games, most)
    best = [sent.Answer(each.game, _clause(each.clause, each.game, language)) for each in found.best]
    return sent.Answers(best, found.hits, found.whole, found.words)


def _clause(clause: Clause, game: str, language: str) -> sent.Clause:
    rule, source = (_finished(_markdown().renderInline(text), game, language) for text in (clause.rule, clause.source))
    return sent.Clause(clause.id, rule, clause.marks, source)


@cache
def _markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt  # takes a while, and most visitors come to play

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _finished(html: str, game: str, language: str) -> str:
    """With links to other clauses, and the marks inside of it in the reader's words."""

    def said(mark: re.Match[str]) -> str:
        words = ", ".join(Words(language).name(Ref(f"web-rules-mark-{each}")) for each in mark.groups() if each)
        return f'<span class="remark">{words}</span>'

    return _LINK.sub(rf'<a class="clause" href="/rules/{game}#\1">\1</a>', _MARK.sub(said, html))
