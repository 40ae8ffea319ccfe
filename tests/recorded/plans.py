"""Which games are recorded: every number of players, variant, adventure and scenario, by players of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from random import Random
from typing import Any, NamedTuple

import fabletop

Options = dict[str, bool | int | str]


class Plan(NamedTuple):
    """A game that is to be recorded; its name is also its seed. A recording that exists stands by its own header."""

    game: str
    name: str
    seats: int
    options: Options
    players: tuple[str, ...]  # by seat

    @property
    def seed(self) -> str:
        return f"recorded {self.name}"


KINDS = ("greedy", "distracted", "random", "seasoned", "curious", "lively")
ROLL_PLAYER_GAMES = 17  # with each number of players
THUNDERSTONE_GAMES = 15

# Games in which a question is asked that hardly ever is; looked for among thousands.
RARE = (
    Plan("roll-player", "rare-2006", 4, {}, ("curious",) * 4),  # over_limit
    Plan("thorgal", "rare-53", 4, {"adventure": "six_empty_chairs"}, ("lively",) * 4),  # move_enemy
    Plan("thorgal", "rare-304", 1, {"adventure": "borrowed_wings"}, ("curious",)),  # clear_card
    Plan("thorgal", "rare-729", 4, {"adventure": "seekers_of_the_blood_lily"}, ("distracted",) * 4),  # wake
    Plan("thorgal", "rare-843", 3, {"adventure": "hide_and_sea"}, ("distracted",) * 3),  # shake_off
    Plan("euthia", "rare-51", 1, {"scenario": "mirrezil", "extent": "close"}, ("distracted",)),  # refuge
    Plan("euthia", "rare-172", 2, {"scenario": "mirrezil", "extent": "open"}, ("distracted",) * 2),  # fade
    Plan("euthia", "rare-199", 1, {"scenario": "mirrezil", "extent": "open", "heroic": True}, ("distracted",)),  # jewel
)


@cache
def plans() -> dict[tuple[str, str], Plan]:
    """By game and name."""
    found = [*_roll_player(), *_thunderstone(), *_thorgal(), *_euthia(), *RARE]
    return {(plan.game, plan.name): plan for plan in found}


def _roll_player() -> Iterator[Plan]:
    """No variant, each alone, all together, and mixtures."""
    names = [option.name for option in fabletop.book("roll-player").options]
    for seats in fabletop.book("roll-player").seats:
        chance = Random(f"roll-player {seats}")
        sets = [[], *([name] for name in names), names]
        sets += [[name for name in names if chance.random() < 0.5] for _ in range(ROLL_PLAYER_GAMES - len(sets))]
        kinds = cycle(("random", "seasoned", "curious", "distracted", "random", "greedy", "curious"))
        for number, chosen in enumerate(sets, 1):
            yield Plan(
                "roll-player", f"{seats}-{number:02}", seats, dict.fromkeys(chosen, True), (next(kinds),) * seats
            )


def _thunderstone() -> Iterator[Plan]:
    """The first game, cards by chance, and cards by name, so that every kind of card is in several games."""
    content = fabletop.book("thunderstone").pack.load()
    groups, families, village = cycle(content.groups), cycle(content.families), cycle(content.village)
    kinds = cycle(KINDS)
    for seats in fabletop.book("thunderstone").seats:
        for number in range(1, THUNDERSTONE_GAMES + 1):
            options: Options = {}
            if number == 1:
                options["first_game"] = True
            elif number % 2:
                named = [*_some(groups, 3), *_some(families, 4), *_some(village, 8)]
                options["cards"] = ", ".join(named)
            if number % 3 == 0:
                options["groups"] = 3 + (number // 3 + seats) % 6
            if seats == 1 and number % 5:
                options["pace"] = number % 5
            players = tuple(next(kinds) for _ in range(seats)) if number % 2 else (next(kinds),) * seats
            yield Plan("thunderstone", f"{seats}-{number:02}", seats, options, players)


def _some(names: Iterator[str], number: int) -> list[str]:
    """The next ones of a round."""
    return [next(names) for _ in range(number)]


def _thorgal() -> Iterator[Plan]:
    """Every adventure with every number of players, by players of several kinds."""
    for adventure in fabletop.book("thorgal").pack.load().adventures:
        chance = Random(adventure)
        others = cycle(chance.sample(KINDS, len(KINDS)))
        for seats in fabletop.book("thorgal").seats:
            for number, kind in enumerate(("greedy", "seasoned", next(others)), 1):
                drawn: Options = {"random_heroes": True} if chance.random() < 0.4 else {}
                players = (kind,) * seats
                yield Plan(
                    "thorgal", f"{adventure}-{seats}-{number}", seats, {"adventure": adventure, **drawn}, players
                )


def _euthia() -> Iterator[Plan]:
    """Every Scenario alone, against each other and together, with what else may be agreed on."""
    for tale in fabletop.book("euthia").pack.load().scenarios.values():
        chance = Random(tale.id)
        others = cycle(chance.sample(KINDS, len(KINDS)))
        extents = cycle(chance.sample(("open", "wide", "close"), 3))
        for mode in tale.modes:
            for seats in (1,) if mode == "solo" else (2, 3, 4):
                kinds = ["greedy", "seasoned", next(others), next(others)] if seats == 1 else ["seasoned", next(others)]
                for number, kind in enumerate(kinds, 1):
                    options: Options = {"scenario": tale.id, "extent": next(extents), **_agreed(tale, mode, chance)}
                    yield Plan("euthia", f"{tale.id}-{mode}-{seats}-{number}", seats, options, (kind,) * seats)


def _agreed(tale: Any, mode: str, chance: Random) -> Options:
    """Switches that the Scenario has not settled."""
    together = mode == "cooperative" and "competitive" in tale.modes
    elites = chance.random() < 0.5 and not tale.elites
    heroic = chance.random() < 0.5 and "rubble" in tale.rules
    switches = {"cooperative": together, "elites": elites, "heroic": heroic}
    return {name: True for name, on in switches.items() if on}
