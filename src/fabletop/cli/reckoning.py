"""The score, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from ..kernel import Message, Ref, Result
from .table import FRAME, GOLD, NOTE, Line, Table


def reckoning(table: Table, columns: Sequence[Sequence[Line]]) -> Grid:
    """A column for each seat, a block for each category: its sum, then what it is made of."""
    words = table.words
    grid = Grid(box=SIMPLE_HEAD, header_style="bold", show_footer=True, pad_edge=False, show_edge=False)
    grid.add_column("", footer=Text(words("total"), "bold"))
    for seat, lines in enumerate(columns):
        total = Text(_signed(sum(number for _, _, number in lines)), GOLD)
        grid.add_column(words.player(seat), footer=total, justify="right")
    for category in dict.fromkeys(category for lines in columns for category, _, _ in lines):
        blocks = [[line for line in lines if line[0] == category] for lines in columns]
        alone = all(len(block) <= 1 for block in blocks)  # then its name fits beside its number
        sums = [
            Text().append(f"{_name(table, block[0])} " if alone and block else "", NOTE).append(_sum(block))
            for block in blocks
        ]
        grid.add_row(Text(words.name(table.own(f"category-{category}")), "bold"), *sums)
        for row in [] if alone else _details(table, blocks):
            grid.add_row(*row, style=NOTE)
    return grid


def _details(table: Table, blocks: list[list[Line]]) -> list[list[str]]:
    """Lines that all seats share have their name in front; others carry it in their own column."""
    if all([line[1] for line in block] == [line[1] for line in blocks[0]] for block in blocks):
        return [[f"  {_name(table, lines[0])}", *(_signed(line[2]) for line in lines)] for lines in zip(*blocks)]
    height = max(len(block) for block in blocks)
    return [
        [
            "",
            *(f"{_name(table, block[i])} {_signed(block[i][2])}" if i < len(block) else "" for block in blocks),
        ]
        for i in range(height)
    ]


def _name(table: Table, line: Line) -> str:
    return table.words.name(table.terminal.line_name(line[0], line[1]))


def _sum(block: Sequence[Line]) -> Text:
    return Text(_signed(sum(number for _, _, number in block)), "bold")


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def ending(table: Table, result: Result) -> None:
    """The last page of a game: who won, why, and the whole reckoning."""
    words, print_ = table.words, table.console.print
    table.console.rule(Text(words("over"), "bold"), style=FRAME)
    if result.party:
        verdict = words("party-won" if result.winners else "party-lost", ending=words.name(Ref(result.rank)))
        print_(Text(verdict, GOLD))
        return
    print_(reckoning(table, result.lines))
    winners = [words.player(seat) for seat in result.winners]
    best = max(result.scores)
    points = words.say(Message(table.own("points").id, {"number": best}))
    if result.rank:
        rank = words.name(Ref(result.rank))
        verdict = words("rank", rank=rank, points=points)
    elif len(winners) == 1:
        verdict = words("winner", who=winners[0], points=points)
    else:
        verdict = words("winners", who=", ".join(winners), points=points)
    print_(Text(f"\n{verdict}", GOLD))
    if len(result.scores) > 1 and result.scores.count(best) > 1:
        print_(Text(words("tie"), "italic"))
        for clause in table.terminal.TIE_BREAKS:
            print_(Text("  ").append(table.clause(clause)))
