"""What a server does for its tables by itself: look which cannot go on, and keep their checkpoints."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ..kernel.in_play import Manifest
from .lasting import Aside, Checkpoint
from .store import TableRow
from .waking import Halted, checkpoint, hindrance

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger("fabletop.server")

MOST_KEPT = 20  # checkpoints in one transaction


async def inspect(house: House) -> None:
    """Name the unfinished tables that cannot go on, before the lobby speaks of them. No table is woken."""
    found: list[tuple[str, Aside]] = []
    goes_on: list[str] = []
    for row in await house.in_store(house.store.unfinished):
        content = await house.in_store(house.store.began_with, row.id)
        kept = await house.in_store(house.store.lasting.checkpoint, row.id)
        aside = await asyncio.to_thread(_hindrance, house, row, content, kept)
        if aside is not None and aside != row.aside:
            found.append((row.id, aside))
        elif aside is None and row.aside is not None and row.aside.why != "damaged":
            goes_on.append(row.id)
    if found or goes_on:
        await house.in_store(house.store.lasting.set_aside, found, goes_on)
    for _, aside in found:
        log.warning("%s: it is set aside", aside.message)


def _hindrance(house: House, row: TableRow, content: Manifest | None, kept: Checkpoint | None) -> Aside | None:
    try:
        return hindrance(house.rules_of(row), row, content, kept)
    except Halted as halted:
        return halted.aside


async def keep(house: House) -> None:
    """Write the newest checkpoints of tables that have moved since theirs."""
    moved = [table for table in house.tables.values() if table.kept != table.rows]
    for some in (moved[at : at + MOST_KEPT] for at in range(0, len(moved), MOST_KEPT)):
        kept = []
        for table in some:
            async with table.lock:
                kept.append((table, checkpoint(table.row, table.rows, table.game)))
            await asyncio.sleep(0)  # whoever moves meanwhile goes first
        await house.in_store(house.store.lasting.keep, [(table.row.id, each) for table, each in kept])
        for table, each in kept:
            table.kept = each.rows
