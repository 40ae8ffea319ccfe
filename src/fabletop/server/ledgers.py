"""The rules ledgers for readers: blocks of headings, clauses and tables, rendered once."""

from __future__ import annotations

import re
from functools import cache

from ..kernel.clauses import ledger_file
from . import sent

_CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)?)\*\* (.*)$")
_HEADING = re.compile(r"^(#{1,4}) (.*)$")
_LINK = re.compile(r"(?<![\w/>-])([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?)(?![\w-])")


def blocks(game: str) -> list[sent.Block]:
    """The whole ledger from top to bottom. Numbers of other clauses are links to them."""
    return _blocks(game)


@cache
def _blocks(game: str) -> list[sent.Block]:
    from markdown_it import MarkdownIt  # takes a while, and most visitors come to play

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    found: list[sent.Block] = []
    prose: list[str] = []

    def flush() -> None:
        text = "\n".join(prose).strip()
        if text:
            found.append(sent.Prose(_linked(markdown.render(text))))
        prose.clear()

    for line in ledger_file(game).read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.match(line):
            flush()
            found.append(sent.Heading(len(heading[1]), heading[2]))
        elif clause := _CLAUSE.match(line):
            flush()
            html = _linked(markdown.renderInline(clause[2]))
            found.append(sent.Clause(clause[1], html, clause[2]))
        else:
            prose.append(line)
    flush()
    return found


def _linked(html: str) -> str:
    return _LINK.sub(r'<a class="clause" href="#\1">\1</a>', html)
