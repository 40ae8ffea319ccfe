"""Rivals with a style play as their line says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import fabletop
from fabletop.bots import GreedyBot
from fabletop.bots.levels import taste_of
from fabletop.games.roll_player.choices import Buy as BuyWare
from fabletop.games.thunderstone.choices import Buy, Dungeon, Level, Rest, Spoils, Village
from fabletop.kernel import Game, Key


def played(game: str, character: str, games: int, depth: int = 2, **options: Any) -> Iterator[tuple[Game[Any], Key]]:
    """What somebody with a style chooses in games against a plain player, before it is done; at last how it ended."""
    book = fabletop.book(game)
    taste = taste_of(book, character)
    for seed in range(games):
        table = fabletop.new(game, 2, seed=f"style {seed}", **options)
        players = [GreedyBot(book, seed, taste, depth=depth), GreedyBot(book, seed, depth=depth)]
        while (decision := table.decision) is not None:
            key = players[decision.seat].choose(table, decision)
            if decision.seat == 0:
                yield table, key
            table.choose(key, decision.seat)
        yield table, ()


def roll_player(character: str, games: int = 4) -> Counter[str]:
    """Cards by type, Gold at the end, and steps from good and lawful to evil and chaotic."""
    counted: Counter[str] = Counter()
    for table, key in played("roll-player", character, games, depth=0, shorter=True):
        sheet = table.state.sheets[0]
        if isinstance(key, BuyWare):
            counted[table.state.content.market[key.card].type] += 1
        elif not key:
            counted["gold"] += sheet.gold
            counted["dark"] += sheet.token % 3 + sheet.token // 3 - 2
    return counted


def thunderstone(character: str, games: int = 5) -> Counter[str]:
    """Turns and purchases by kind, in percent of all of them; Levels in percent of turns."""
    turns, bought, levels = Counter[str](), Counter[str](), 0
    for table, key in played("thunderstone", character, games):
        if isinstance(key, Village | Dungeon | Rest):
            turns[type(key).__name__] += 1
        elif isinstance(key, Buy | Spoils):
            bought[table.state.card(key.card).type] += 1
        levels += isinstance(key, Level)
    shares = Counter({name: 100 * n // turns.total() for name, n in turns.items()})
    shares.update({name: 100 * n // bought.total() for name, n in bought.items()})
    shares["level"] = 100 * levels // turns.total()
    return shares


def assert_leads(found: dict[str, Counter[str]], who: str, what: str, by: int) -> None:
    others = {name: counted[what] for name, counted in found.items() if name != who}
    assert found[who][what] >= max(others.values()) + by, (who, what, found[who][what], others)


def test_rivals_of_roll_player_play_as_their_line_says() -> None:
    found = {who: roll_player(who) for who in ("brannoc", "odda", "mirel", "quillon")}
    assert_leads(found, "brannoc", "armor", 5)
    assert_leads(found, "odda", "dark", 3)
    assert_leads(found, "mirel", "gold", 30)
    assert_leads(found, "quillon", "skill", 3)


def test_rivals_of_thunderstone_play_as_their_line_says() -> None:
    found = {who: thunderstone(who) for who in ("rogna", "pell", "isaura", "ambrose")}
    assert_leads(found, "rogna", "Dungeon", 10)
    assert_leads(found, "pell", "Village", 4)
    assert_leads(found, "pell", "villager", 4)
    assert_leads(found, "isaura", "hero", 8)
    assert_leads(found, "isaura", "level", 1)
    assert_leads(found, "ambrose", "Rest", 10)
    assert_leads(found, "ambrose", "spell", 8)
