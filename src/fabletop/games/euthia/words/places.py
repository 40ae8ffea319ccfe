"""What spaces of the map are called: the tile, the part of it, the way that leads there."""

from __future__ import annotations

from ....kernel import Ref
from ....kernel.messages import Said
from ..land.geometry import hex_of, is_centre, slot_of
from ..state import State

# The map has a corner of its hexes on top (EU-4.2).
COMPASS = {
    (1, 0): "east",
    (-1, 0): "west",
    (0, 1): "south_east",
    (0, -1): "north_west",
    (1, -1): "north_east",
    (-1, 1): "south_west",
}
PARTS = ("north_west", "north_east", "south", "centre")  # the spaces of a tile (EU-4.4)


def where(t: State, space: str) -> dict[str, Said]:
    """A space: the name of its tile, which part of it, its kind, and the Monster there."""
    anchor, index = slot_of(space)
    return {
        "tile": Ref(f"eu-map-{t.land[anchor]}"),
        "part": Ref(f"eu-part-{PARTS[index]}"),
        "place": Ref(f"eu-space-{t.space(space).type}"),
        "level": t.monster_at(space),
    }


def toward(at: str, space: str) -> Ref:
    """The way from a space to an adjacent one."""
    if is_centre(at) or is_centre(space):
        return Ref(f"eu-toward-{PARTS[slot_of(space)[1]]}")
    (q, r), (old_q, old_r) = hex_of(space), hex_of(at)
    return Ref(f"eu-toward-{COMPASS[q - old_q, r - old_r]}")
