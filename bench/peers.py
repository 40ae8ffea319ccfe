"""Measure two peer libraries, catanatron and pyminion, with random players, and print one JSON object.

Run it with the interpreter of an environment in which they are installed; it imports nothing else.
A decision is one question put to a player; it is forced when only one answer is legal.
"""

import argparse
import importlib
import importlib.metadata
import json
import logging
from collections.abc import Callable
from random import random, sample
from time import process_time
from typing import Any

Cards = list[object]
Play = Callable[[], bool]  # plays one game and says whether it came to a regular end

# Random players can trash all their money and never end the game; regular games take about 60 turns.
PYMINION_TURN_LIMIT = 300


class Tally:
    decisions = 0
    forced = 0


def catanatron_game(tally: Tally) -> Play:
    """Four of the library's own RandomPlayer, default rules and turn limit."""
    catanatron = importlib.import_module("catanatron")
    new_game, random_player, colors = catanatron.Game, catanatron.RandomPlayer, list(catanatron.Color)

    def decide(player: object, game: object, actions: Cards) -> object:
        tally.decisions += 1
        if len(actions) == 1:
            tally.forced += 1
        return random_player.decide(player, game, actions)

    def play() -> bool:
        return new_game([random_player(color) for color in colors]).play(decide_fn=decide) is not None

    return play


class RandomDecider:
    """A random pyminion decider, which the library lacks, for all that its base set asks.

    It picks uniformly among the cards listed and, where allowed, "none"; of several cards, first how many.
    """

    def __init__(self, tally: Tally) -> None:
        self.tally = tally

    def one(self, cards: Cards, required: bool) -> object:
        self.tally.decisions += 1
        count = len(cards)
        if count == 0 or (required and cards.count(cards[0]) == count):
            self.tally.forced += 1
        index = int(random() * (count if required else count + 1))
        return cards[index] if index < count else None

    def some(self, cards: Cards, low: int, high: int) -> Cards:
        self.tally.decisions += 1
        count = len(cards)
        if not 0 <= high <= count:  # -1 means no limit
            high = count
        if low < high:
            return sample(cards, low + int(random() * (high - low + 1)))
        if high in (0, count) or cards.count(cards[0]) == count:
            self.tally.forced += 1
        return sample(cards, high)

    def action_phase_decision(self, valid_actions: Cards, player: object, game: object) -> object:
        return self.one(valid_actions, False)

    def treasure_phase_decision(self, valid_treasures: Cards, player: object, game: object) -> Cards:
        return self.some(valid_treasures, 0, -1)

    def buy_phase_decision(self, valid_cards: Cards, player: Any, game: object) -> object:
        if player.turns > PYMINION_TURN_LIMIT:
            raise TimeoutError
        return self.one(valid_cards, False)

    def binary_decision(self, **asked: object) -> bool:
        self.tally.decisions += 1
        return random() < 0.5

    def multi_play_decision(self, *, valid_cards: Cards, required: bool, **asked: object) -> object:
        return self.one(valid_cards, required)

    def several_decision(
        self, prompt: str, card: object, valid_cards: Cards, player: object, game: object, **limits: int
    ) -> Cards:
        low, high = limits.values() if limits else (0, -1)  # min_num_... and max_num_..., in this order
        return self.some(valid_cards, low, high)

    discard_decision = trash_decision = gain_decision = topdeck_decision = several_decision


def pyminion_game(tally: Tally) -> Play:
    """Two players, ten random kingdom cards of the base set, nothing logged."""
    new_game = importlib.import_module("pyminion.game").Game
    bot = importlib.import_module("pyminion.bots.bot").Bot
    base_set = importlib.import_module("pyminion.expansions.base").base_set
    logging.disable()
    decider = RandomDecider(tally)

    def play() -> bool:
        game = new_game([bot(decider, "1"), bot(decider, "2")], [base_set], log_stdout=False, log_file=False)
        try:
            game.play()
        except (AssertionError, TimeoutError):  # the library asserts when Remodel meets an empty hand
            return False
        return True

    return play


def measure(name: str, prepare: Callable[[Tally], Play], seconds: float) -> dict[str, object]:
    tally = Tally()
    try:
        play = prepare(tally)
    except ImportError as error:
        return {"error": f"{name} cannot be imported: {error}."}
    play()  # warm-up
    tally.decisions = tally.forced = games = unfinished = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        unfinished += not play()
        games += 1
    return {
        "version": importlib.metadata.version(name),
        "games": games,
        "unfinished": unfinished,
        "decisions": tally.decisions,
        "forced": tally.forced,
        "seconds": round(elapsed, 3),
        "decisions_per_second": round((tally.decisions - tally.forced) / elapsed, 1),
        "all_decisions_per_second": round(tally.decisions / elapsed, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long to measure each library")
    seconds = parser.parse_args().seconds
    peers = {"catanatron": catanatron_game, "pyminion": pyminion_game}
    print(json.dumps({name: measure(name, prepare, seconds) for name, prepare in peers.items()}))


if __name__ == "__main__":
    main()
