"""What axe-core says about a page, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

from .conftest import drawn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# What passes need not be written down.
AXE_RUN = "(some) => axe.run(document, { resultTypes: ['violations'], ...some }).then(({ violations }) => violations)"
COLOURS = {
    "runOnly": ["color-contrast", "link-in-text-block"]
}  # the rules that look at what differs between the themes


def violations(page: Page, rules: dict[str, Any] | None = None) -> list[str]:
    """Serious and critical findings of axe-core, by all its rules or by some."""
    page.wait_for_timeout(150)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    with drawn(page):
        found: list[dict[str, Any]] = page.evaluate(AXE_RUN, rules or {})
    return [
        f"{each['id']}: {each['help']}: {node['html'][:160]} ({(node.get('any') or [{}])[0].get('message', '')})"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


def by_day_and_night(page: Page) -> list[str]:
    """The findings in both themes: all by day, those of colours again by night."""
    found = []
    for theme, rules in zip(THEMES, (None, COLOURS)):
        page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {each}" for each in violations(page, rules)]
    return found
