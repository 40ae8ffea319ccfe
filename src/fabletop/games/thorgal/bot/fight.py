"""How a Combat goes: what the dice can cover, and what they are likely to."""

from __future__ import annotations

from functools import cache
from math import inf

from ..combat.grid import die_shape, fight_grid, hearts_mask
from ..content import ALLOW_FLIP, TIERS, Content
from ..geometry import Grid, Spot, Turned, border, fitting, spots
from ..state import State
from ..story.moments import foe_tier

BEAM = 36  # half-laid Combats that are followed up
GIVEN_UP = 0.5  # points by which a beginning is at least worse that was not followed up
LOST = 9  # more open Hearts than any card has


@cache
def open_hearts(grid: Grid, hearts: int, shapes: tuple[Turned, ...]) -> int:
    """How many Hearts stay open if these tiles are laid as well as can be."""
    best = hearts.bit_count()

    def lay(mask: int, rest: tuple[Turned, ...]) -> None:
        nonlocal best
        left = (hearts & ~mask).bit_count()
        best = min(best, left)
        if not best or not rest or left - sum(map(len, rest)) >= best:
            return
        near = border(mask, grid.width, grid.height) if mask else -1
        for i, shape in enumerate(rest):
            if i and rest[i - 1] == shape:
                continue
            others = rest[:i] + rest[i + 1 :]
            room = sum(map(len, others))
            for spot in spots(shape, grid, ALLOW_FLIP):
                covered = mask | spot.mask
                if spot.mask & mask or not spot.mask & near:
                    continue
                if (hearts & ~covered).bit_count() - room < best:
                    lay(covered, others)
                    if not best:
                        return

    lay(0, shapes)
    return best


# -- the odds --------------------------------------------------------------------------------------

_Odds = dict[tuple[tuple[str, ...], str, int, tuple[str, ...]], tuple[float, float]]
_KNOWN: dict[int, tuple[Content, _Odds]] = {}


def odds(data: Content, dice: tuple[str, ...], tier: str, rerolls: int, extra: tuple[str, ...]) -> tuple[float, float]:
    """(the chance to win, the Hearts that stay open on average) against a card of a tier that is not known yet."""
    known = _KNOWN.setdefault(id(data), (data, {}))[1]
    key = (tuple(sorted(dice)), tier, min(rerolls, 3), extra)
    if key not in known:
        cards = [id for id, each in data.enemies.items() if each.tier == tier]
        found = [against(data, key[0], card, key[2], extra) for card in cards]
        known[key] = (sum(win for win, _ in found) / len(found), sum(left for _, left in found) / len(found))
    return known[key]


def against(
    data: Content, dice: tuple[str, ...], card: str, rerolls: int, extra: tuple[str, ...]
) -> tuple[float, float]:
    """The same against a known card."""
    known = _KNOWN.setdefault(id(data), (data, {}))[1]
    key = (tuple(sorted(dice)), card, rerolls, extra)
    if key not in known:
        known[key] = _every_roll(data, *key)
    return known[key]


def _every_roll(
    data: Content, dice: tuple[str, ...], card: str, rerolls: int, extra: tuple[str, ...]
) -> tuple[float, float]:
    """Every roll counts the same, and each die is rolled again as is best."""
    board = data.boards[card]
    faces = [[data.shapes[face.white] for face in data.dice[colour].faces] for colour in dice]
    more = tuple(data.shapes[shape] for shape in extra)

    @cache
    def left(rolled: tuple[int, ...]) -> int:
        shapes = sorted((*(faces[i][face] for i, face in enumerate(rolled)), *more), key=len, reverse=True)
        return open_hearts(board.grid, board.hearts, tuple(shapes))

    @cache
    def result(rolled: tuple[int, ...], rest: int) -> tuple[float, float]:
        now = left(rolled)
        if not now or not rest:
            return float(not now), float(now)
        best = (0.0, float(now))
        for i in range(len(rolled)):
            after = [result((*rolled[:i], face, *rolled[i + 1 :]), rest - 1) for face in range(6)]
            best = max(best, (sum(a for a, _ in after) / 6, sum(b for _, b in after) / 6), key=lambda r: (r[0], -r[1]))
        return best

    rolls: list[tuple[int, ...]] = [()]
    for _ in dice:
        rolls = [(*roll, face) for roll in rolls for face in range(6)]
    if len(rolls) > 216:  # too many to look at each
        rolls = rolls[:: len(rolls) // 216]
        rerolls = min(rerolls, 1)
    found = [result(roll, rerolls) for roll in rolls]
    return sum(win for win, _ in found) / len(found), sum(open for _, open in found) / len(found)


def upgraded(data: Content, dice: tuple[str, ...], times: int) -> tuple[str, ...]:
    """The weakest die is put away for the next stronger colour, so many times."""
    colours = list(data.dice)
    found = list(dice)
    for _ in range(times):
        weakest = min(found, key=colours.index)
        if weakest == colours[-1]:
            break
        found[found.index(weakest)] = colours[colours.index(weakest) + 1]
    return tuple(found)


def dial(t: State, hero: int) -> tuple[str, ...]:
    own = t.heroes[hero]
    return t.content.heroes[own.id].dial[own.dial - 1]


def tier_of(t: State, location: str, tier: str) -> str:
    """The deck that a token draws from."""
    if tier in TIERS:
        return tier
    return foe_tier(t, location, tier, t.enemies[location].index(tier))


# -- the running Combat ----------------------------------------------------------------------------


def cell_worths(t: State, icon_worth: dict[str, dict[str, float]]) -> dict[int, float]:
    """What covering each space brings; `icon_worth` is by card and icon."""
    grid, starts = fight_grid(t)
    found: dict[int, float] = {}
    for card, start in zip(t.fight_now.cards, starts):
        board = t.content.boards[card]
        for place, icons in board.icons.items():
            x, y = divmod(place, board.grid.height)
            points = sum(icon_worth[card].get(icon, 0.0) for icon in icons)
            if points:
                found[(start + x) * grid.height + y] = points
    return found


class Strike:
    """The best way to lay the tiles of the running Combat."""

    def __init__(self, t: State, worths: dict[int, float], victory: float, heart: float) -> None:
        self.t = t
        self.grid, _ = fight_grid(t)
        self.hearts = hearts_mask(t)
        self.worths = [(1 << cell, points) for cell, points in worths.items()]
        self.victory, self.heart = victory, heart

    def value(self, mask: int) -> float:
        points = sum(points for bit, points in self.worths if mask & bit)
        left = (self.hearts & ~mask).bit_count()
        return points + (self.victory if not left else -self.heart * left)

    def ways(self, tiles: tuple[str, ...], laid: int = 0, begin: str = "") -> dict[tuple[str, Spot | None], float]:
        """By the tile to lay first and its place, what it comes to; `begin` says which tile is the first."""
        shapes = self.t.content.shapes
        front: list[tuple[float, int, tuple[str, ...], str, Spot | None]] = [(0.0, laid, tiles, "", None)]
        ended: dict[tuple[str, Spot | None], float] = {}
        seen: dict[tuple[str, Spot | None], float] = {}
        while front:
            after: dict[tuple[int, tuple[str, ...]], tuple[float, int, tuple[str, ...], str, Spot | None]] = {}
            for _, mask, rest, first, where in front:
                moved = False
                for shape in (begin,) if begin and not first else dict.fromkeys(rest):
                    others = list(rest)
                    others.remove(shape)
                    left = tuple(others)
                    for spot in fitting(shapes[shape], self.grid, mask, mask, ALLOW_FLIP):
                        moved = True
                        covered = mask | spot.mask
                        if (covered, left) not in after:
                            guess = self.value(covered)
                            after[covered, left] = (guess, covered, left, first or shape, where or spot)
                if not moved:
                    ended[first, where] = max(self.value(mask), ended.get((first, where), -inf))
            if not seen:
                seen = {(first, where): guess for guess, _, _, first, where in after.values()}
            front = sorted(after.values(), key=lambda each: -each[0])[:BEAM]
        best = max(ended.values())
        return {**{way: min(guess, best - GIVEN_UP) for way, guess in seen.items()}, **ended}


def rolled_tiles(t: State) -> tuple[str, ...]:
    return (*(die_shape(t, i) for i in range(len(t.fight_now.dice))), *t.act.shapes)


def open_now(t: State) -> int:
    """Hearts that stay open with the dice as they lie."""
    return left_open(t, rolled_tiles(t))


def left_open(t: State, tiles: tuple[str, ...]) -> int:
    grid, _ = fight_grid(t)
    shapes = sorted((t.content.shapes[shape] for shape in tiles), key=len, reverse=True)
    return open_hearts(grid, hearts_mask(t), tuple(shapes))
