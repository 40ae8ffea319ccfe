"""How often each thing was chosen when it was on offer: what a balance check looks at first.

python -m fabletop.lab.usage roll-player --verb buy --games 60 --bots greedy
"""

from __future__ import annotations

import argparse
from collections import Counter

import fabletop
from fabletop import bots


def usage(game: str, verb: str, games: int, seats: int, bot: str) -> dict[str, tuple[int, int, float]]:
    """Per thing: decisions in which it was on offer, times chosen, and how often its owners won (share)."""
    book = fabletop.book(game)
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for seed in range(games):
        table = fabletop.new(game, seats=seats, seed=seed)
        players = [bots.make(bot, book, seed * 10 + seat) for seat in range(seats)]
        owners: list[tuple[int, str]] = []
        while (decision := table.decision) is not None:
            offered.update(list(dict.fromkeys(str(key[1]) for key in decision.options if key[0] == verb)))
            key = players[decision.seat].choose(table, decision)
            if key[0] == verb:
                chosen[str(key[1])] += 1
                owners.append((decision.seat, str(key[1])))
            table.choose(key, decision.seat)
        result = table.result
        assert result is not None
        won.update(thing for seat, thing in owners if seat in result.winners)
    return {thing: (offered[thing], chosen[thing], won[thing] / max(1, chosen[thing])) for thing in sorted(offered)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--verb", required=True, help="the first word of a choice")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bots", default="normal")
    given = parser.parse_args()
    found = usage(given.game, given.verb, given.games, given.seats, given.bots)
    print(f"{'':24}{'offered':>9}{'chosen':>9}{'rate':>8}{'won':>8}")
    for thing, (offered, chosen, won) in sorted(found.items(), key=lambda item: -item[1][1] / item[1][0]):
        print(f"{thing:24}{offered:9}{chosen:9}{chosen / offered:8.0%}{won:8.0%}")


if __name__ == "__main__":
    main()
