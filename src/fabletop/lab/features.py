"""`python -m fabletop.lab.features` writes docs/lab/features.md: what games count of a position."""

from __future__ import annotations

from pathlib import Path

from ..games import book, games

PAGE = Path(__file__).parents[3] / "docs" / "lab" / "features.md"
HEAD = """# What is counted of a position

Made by `python -m fabletop.lab.features` from the games' `KNOWLEDGE.features`; a test compares. These numbers are what
a network learns from (`fabletop train`), for one seat, from what that seat knows.
"""


def page() -> str:
    parts = [HEAD]
    for game in games():
        features = book(game).knowledge().features
        if features is not None:
            rows = "".join(f"| `{name}` | {told} |\n" for name, told in features.told.items())
            parts.append(f"\n## {game}\n\n| name | what it counts |\n|---|---|\n{rows}")
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
