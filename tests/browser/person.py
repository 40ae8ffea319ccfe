"""What a person does with a page: looks, clicks what shines, presses keys."""

from __future__ import annotations

import contextlib
import json
from random import Random
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

LIT = ".thing.lit:visible"
BOOK = "[data-book=close]:visible"
HELD = ".inhand:visible"  # a tile that is being laid
TOLD = ("euthia",)  # games that begin with a story over the table
STATED = r'/^\{"type":"(hello|state)"/'  # frames with a state
FRAMES = """
window.__frames = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...args) {
    super(...args);
    window.__socket = this;
    this.addEventListener("message", ({ data }) => window.__frames.push(data));
  }
};
"""


def new_table(page: Page, game: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """Set a table as the lobby does, by this page's own person: the cookie must have come first."""
    page.wait_for_load_state("networkidle")
    body = {"game": game, "name": "Ludmiła", "seats": seats, **more}
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    return dict(answer.json())


def against_computers(page: Page, game: str, computers: int = 1, level: str = "random", **more: Any) -> str:
    """A table of one's own, opened; its id."""
    seats = [{"kind": "me"}, *({"kind": "computer", "level": level} for _ in range(computers))]
    table = new_table(page, game, seats, **more)
    page.goto(f"/t/{table['id']}")
    expect(page.locator(".prompt")).to_be_visible()
    hear(page, game)
    return str(table["id"])


def hear(page: Page, game: str) -> None:
    """The story at the beginning: its words come a moment after the table."""
    if game in TOLD:
        page.wait_for_selector(BOOK)
        read_on(page)


def state(page: Page) -> dict[str, Any]:
    """The newest state that the page was sent (it was opened with FRAMES)."""
    newest = page.evaluate(f"window.__frames.findLast((each) => {STATED}.test(each))")
    assert newest is not None
    return dict(json.loads(newest)["state"])


def over(page: Page) -> bool:
    return bool(page.locator("[data-part=end]").count())


def settle(page: Page) -> bool:
    """Wait until the page asks its person something, or the game is over; whether it is."""
    page.wait_for_selector(f"{LIT}, {HELD}, [data-part=end], {BOOK}", state="attached")
    read_on(page)
    return over(page)


def read_on(page: Page) -> None:
    """An open book lies over the table until it is closed."""
    while page.locator(BOOK).count():
        with contextlib.suppress(PlaywrightTimeout):  # another page may be turned up in this very moment
            page.locator(BOOK).first.click(timeout=2000)
        page.wait_for_timeout(50)


def click_something(page: Page, random: Random) -> None:
    """Click on one of the things that shine."""
    things = page.locator(LIT)
    keyed = page.locator(f"{LIT}[data-key]")
    pool = keyed if keyed.count() and random.random() < 0.9 else things
    number = pool.count()
    if not number:
        return
    before = page.locator(".prompt").get_attribute("data-ply")
    key = None
    thing = pool.nth(random.randrange(number))
    key = thing.get_attribute("data-key", timeout=2000)
    try:
        thing.click(timeout=5000)
    except PlaywrightTimeout:  # it will not hold still under the pointer: Enter takes it too
        thing.press("Enter")
    if key is not None:
        page.wait_for_function("ply => document.querySelector('.prompt')?.dataset.ply !== ply", arg=before)


def take(page: Page, key: list[str | int]) -> None:
    """Click the thing that stands for a choice, or its line in the list."""
    named = json.dumps(key, separators=(",", ":"))
    ply = page.locator(".prompt").get_attribute("data-ply")
    thing = page.locator(f"{LIT}[data-key='{named}']").first
    if not thing.count():  # it is one of several things in a menu
        page.keyboard.press("l")
        thing = page.locator(f"[data-option='{named}']")
    thing.click()
    expect(page.locator(".prompt")).not_to_have_attribute("data-ply", str(ply))


def choose(page: Page, *wanted: str) -> None:
    """Take the first option with one of these verbs, in their order; else any."""
    keys = [option["key"] for option in state(page)["decision"]["options"]]
    take(page, next((key for verb in wanted for key in keys if key[0] == verb), keys[0]))


def play_to_the_end(page: Page, random: Random, most: int = 600) -> int:
    """Click until the game is over; how often."""
    for clicks in range(most):
        if settle(page):
            return clicks
        click_something(page, random)
    raise AssertionError(f"the game is not over after {most} clicks")
