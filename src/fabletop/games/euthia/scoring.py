"""The end of the game (EU-47)."""

from __future__ import annotations

from .content import HeroTile, Item
from .events.turn import Scored
from .scenarios import category_closed, elites_taken, reckoned
from .scenes import scene
from .state import State

PER_REPUTATION = 5
TABLE = (2, 5, 9, 15)
LEAST = {
    "hero_tokens": (4, 7, 10, 14),
    "interaction_tokens": (7, 10, 14, 20),
    "trade_tokens": (1, 2, 4, 5),
    "other_tokens": (1, 2, 3, 4),
    "quests": (2, 4, 6, 8),
    "elites": (1, 2, 4, 6),
}
DEATH = -2
Line = tuple[str, str, int]


def gold_lines(t: State, seat: int) -> list[Line]:
    """Steps 1 to 6: what the board is worth in Gold."""
    hero = t.heroes[seat]
    board = t.content.heroes[hero.id]
    tiles = slots = items = resources = 0
    for each in hero.slots:
        if each and isinstance(entry := t.thing(each), HeroTile):
            tiles += (entry.learning_cost if entry.ability else entry.purchase_price) or 0
    for i, slot in enumerate(board.slots):
        if slot.locked and hero.slots_open[i]:
            slots += slot.gold or 2
    for i, slot in enumerate(board.equipment):
        if slot.locked and hero.worn_open[i]:
            slots += slot.gold
    jewels = 2 * (sum(hero.gems.values()) + sum(hero.essences.values()))
    jewels += 2 * sum(len(gems) for gems in hero.gems_on.values())
    on_slots = [each for each in hero.slots if each and not isinstance(t.thing(each), HeroTile)]
    for each in (*on_slots, *(each for each in hero.worn if each), *hero.artifacts, *hero.bag):
        thing = t.thing(each)
        if isinstance(thing, Item) and thing.options:
            resources += best_sale(thing)[1]
        else:
            items += thing.purchase_price or 0
    return [
        ("gold", "coins", hero.gold),
        ("gold", "hero_tiles", tiles),
        ("gold", "slots", slots),
        ("gold", "jewels", jewels),
        ("gold", "items", items),
        ("gold", "resources", resources),
    ]


def best_sale(item: Item) -> tuple[int, int]:
    """Reputation and Gold of the option that counts (EU-47.10, EU-47.26)."""
    best = max(item.options, key=lambda sale: (sale.reputation, sale.gold))
    return best.reputation, best.gold


def _relic(t: State, thing: str) -> int:
    """Reputation that the text of a tile gives at the end (EU-2.4)."""
    return sum(effect.reputation_at_end for effect in t.thing(thing).effects)


def row(category: str, count: int) -> int:
    """EU-47.13 to EU-47.15"""
    return max((points for points, least in zip(TABLE, LEAST[category]) if count >= least), default=0)


def reckoning(t: State, seat: int) -> list[Line]:
    """Every line in Reputation."""
    hero = t.heroes[seat]
    lines: list[Line] = [("reputation", "track", hero.reputation)]
    stones = [t.thing(each) for each in hero.bag]
    lines.append(("reputation", "resources", sum(best_sale(s)[0] for s in stones if isinstance(s, Item) and s.options)))
    lines.append(("reputation", "relics", sum(_relic(t, each) for each in (*t.on_board(seat), *hero.bag))))
    lines += reckoned(t, seat)
    lines.append(("reputation", "gold", sum(n for _, _, n in gold_lines(t, seat)) // PER_REPUTATION))
    counts = {
        "hero_tokens": t.tokens_of(seat, "h"),
        "interaction_tokens": t.tokens_of(seat, "me"),
        "trade_tokens": t.tokens_of(seat, "t"),
        "other_tokens": len(hero.kills),
        "quests": len(hero.quests) + hero.notes.get("trials", 0),  # EU-64.7
        "elites": len(hero.bounties) + len(elites_taken(t, seat)),  # EU-65.12
    }
    lines += [
        ("categories", category, row(category, count))
        for category, count in counts.items()
        if not category_closed(t, category)
    ]
    if not t.cooperative:  # there it was paid at once (EU-49.10)
        lines.append(("deaths", "deaths", DEATH * hero.deaths))
    group = "reputation" if t.cooperative else "deaths"  # where what it makes good was taken away
    lines.append((group, "floor", max(0, -sum(n for _, _, n in lines))))  # EU-47.27
    return [line for line in lines if line[2]]


def final(t: State, seat: int) -> int:
    return sum(n for _, _, n in reckoning(t, seat))


def hand_worth(t: State, seat: int) -> int:
    """EU-47.22"""
    return len(t.heroes[seat].silver) + 4 * len(t.heroes[seat].golden)


@scene()
def final_scoring(t: State) -> None:
    t.result = [final(t, seat) for seat in range(t.n)]
    for seat in range(t.n):
        t.tell(Scored, "EU-47.21", seat, t.result[seat])
