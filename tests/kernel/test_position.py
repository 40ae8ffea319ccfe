"""Positions: where a scene starts, and what lies below it."""

from __future__ import annotations

import dataclasses

import fabletop
from fabletop.kernel import Scenes
from fabletop.kernel.position import Position, lay_out


def test_a_position_lays_under_a_scene_what_the_scene_says_lies_there() -> None:
    book = fabletop.book("roll-player")
    scenes = Scenes()
    scenes.by_name = book.scenes.by_name
    scenes.below = {"dice_end": lambda t: [("cleanup",)]}
    game = lay_out(dataclasses.replace(book, scenes=scenes), Position(game="roll-player", at="dice_end"))
    assert game.base.agenda == [("cleanup",), ("dice_end",)]
    assert lay_out(book, Position(game="roll-player", at="dice_end")).base.agenda == [("dice_end",)]
