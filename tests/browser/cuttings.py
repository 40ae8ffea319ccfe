"""The pictures of *How to play*: pieces of the real board, cut out by `make screenshots` as its scenes come."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

PICTURES = Path(__file__).parent.parent.parent / "web" / "src" / "rules" / "pictures"
STEPS = 6
WIDE, SHAPE = 560, 3 / 2  # pixels of a picture, and its width by its height
LARGEST = 40_000  # bytes
QUALITIES = (68, 58, 48, 38)  # a map with many small things takes less of it


@dataclass(frozen=True)
class Cutting:
    """A step of a game, and the piece of the board that shows it."""

    game: str
    step: int
    scene: str  # as in SITTINGS; of the table of the game that has no name
    piece: str  # a selector
    wide: float = 0  # pixels of the board; else as much of the piece as there is in this shape
    at: tuple[float, float] = (0.5, 0.5)  # which part of the piece: 0 is left or top, 1 is right or bottom


CUTTINGS = (
    Cutting("roll-player", 1, "row", ".rp .me", at=(0, 0)),
    Cutting("roll-player", 2, "initiative", ".rp .initiative", wide=480, at=(0, 0.4)),
    Cutting("roll-player", 3, "row", ".rp .me .rows", wide=420, at=(0, 0)),
    Cutting("roll-player", 4, "market", ".rp .market", at=(0, 0)),
    Cutting("roll-player", 5, "market", ".rp .side .twin", wide=380),
    Cutting("roll-player", 6, "market", ".rp .side", wide=380, at=(0, 0)),
    Cutting("thunderstone", 1, "turn", ".ts .hand", wide=560, at=(0, 0.6)),
    Cutting("thunderstone", 2, "turn", ".ts .answers", wide=700),
    Cutting("thunderstone", 3, "village", ".ts .village", wide=480, at=(0, 0)),
    Cutting("thunderstone", 4, "battle", ".ts .hall", wide=680, at=(0, 0.5)),
    Cutting("thunderstone", 5, "battle", ".ts .ledger", at=(0, 0)),
    Cutting("thunderstone", 6, "battle", ".ts .deck", wide=380, at=(1, 0.5)),
    Cutting("thorgal", 1, "token", ".th .saga", wide=350, at=(0.5, 0.5)),
    Cutting("thorgal", 2, "token", ".th .arow", wide=560, at=(0, 0.3)),
    Cutting("thorgal", 3, "token", ".th .chart", wide=480),
    Cutting("thorgal", 4, "journey", ".th .lower", wide=420, at=(0, 0)),
    Cutting("thorgal", 5, "fight", ".th .lower", wide=480, at=(0, 0)),
    Cutting("thorgal", 6, "token", ".th .hb", wide=360, at=(0, 0)),
    Cutting("euthia", 1, "map", ".eu .chart", wide=640),
    Cutting("euthia", 2, "map", ".eu .actions", wide=340, at=(0.5, 0.1)),
    Cutting("euthia", 3, "map", ".eu .chart", wide=360),
    Cutting("euthia", 4, "fight", ".eu .combat", wide=760, at=(0.1, 0)),
    Cutting("euthia", 5, "map", ".eu .boards", wide=480, at=(0, 0)),
    Cutting("euthia", 6, "map", ".eu section.round", at=(0, 0)),
)


def cut(page: Page, game: str, scene: str) -> None:
    """The pieces of a scene, from the page as it lies there."""
    devtools = page.context.new_cdp_session(page)
    for cutting in CUTTINGS:
        if (cutting.game, cutting.scene) != (game, scene):
            continue
        box = page.locator(cutting.piece).first.bounding_box()
        assert box is not None and page.viewport_size is not None, f"{game}: nothing is {cutting.piece}"
        wide = cutting.wide or min(box["width"], box["height"] * SHAPE)
        high = wide / SHAPE
        x = box["x"] + (box["width"] - wide) * cutting.at[0]
        y = box["y"] + (box["height"] - high) * cutting.at[1]
        clip = {
            "x": max(0, min(x, page.viewport_size["width"] - wide)),
            "y": max(0, min(y, page.viewport_size["height"] - high)),
            "width": wide,
            "height": high,
            "scale": WIDE / wide,
        }
        for quality in QUALITIES:
            shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip})
            picture = base64.b64decode(shot["data"])
            if len(picture) < LARGEST:
                break
        else:
            raise AssertionError(f"{game}: a picture of {cutting.piece} is never small")
        PICTURES.mkdir(parents=True, exist_ok=True)
        (PICTURES / f"{game}-{cutting.step}.webp").write_bytes(picture)
    devtools.detach()
