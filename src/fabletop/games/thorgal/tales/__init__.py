"""The special rules of the adventures, one module each."""

from . import (
    before_the_horns_sound,
    borrowed_wings,
    hide_and_sea,
    seekers_of_the_blood_lily,
    six_empty_chairs,
    the_door_with_no_outside,
    torkans_temple,
)

__all__ = [
    "before_the_horns_sound",
    "borrowed_wings",
    "hide_and_sea",
    "seekers_of_the_blood_lily",
    "six_empty_chairs",
    "the_door_with_no_outside",
    "torkans_temple",
]
