"""What is heard at a table: events say it, and the browser makes it."""

from __future__ import annotations

from typing import get_args

import pytest

import fabletop
from fabletop import bots
from fabletop.kernel import Sound
from fabletop.server import sent, shown

from .. import GAMES

HEARD = {  # what a first hour of each game is to be heard of
    "roll-player": {"dice", "wood", "coin", "card", "page"},
    "thunderstone": {"card", "coin", "steel"},
    "thorgal": {"dice", "wood", "coin", "card", "steel", "page"},
    "euthia": {"dice", "wood", "coin", "card", "steel"},
}


@pytest.mark.parametrize("game", GAMES)
def test_dice_gold_cards_blows_and_pages_are_heard(game: str) -> None:
    played = fabletop.new(game, seats=2, seed="heard")
    player = bots.make("normal", played.book, 1)
    while played.decision and played.ply < 220:
        played.choose(player.choose(played, played.decision))
    told = [event.sound for line in shown.lines(played, 0) for event in line.events]
    assert {sound for sound in told if isinstance(sound, str)} >= HEARD[game]


def test_the_browser_is_told_of_every_sound_that_an_event_may_have() -> None:
    assert {"", *get_args(sent.Sound)} == {*get_args(Sound)}
