"""What a person does with a page: looks, clicks what shines, presses keys."""

from __future__ import annotations

import contextlib
import json
from random import Random
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

LIT = ".thing.lit:visible"
READ = ":is([data-book=close], [data-go])"  # what lies over the table until it was read
BOOK = f"{READ}:visible"
HELD = ".inhand:visible"  # a tile that is being laid
POLLING = 25  # milliseconds; every frame would be oftener than anything happens
HASTE, PATIENCE = 4_000, 30_000  # milliseconds
# What shines and can be seen, in the order of the page.
SHINING = """
() => [...document.querySelectorAll(".thing.lit")].filter((each) => {
  const { width, height } = each.getBoundingClientRect();
  return width && height && getComputedStyle(each).visibility === "visible";
})
"""
# What the page has for its person. To look at it at every frame, as selectors are waited for, would draw every frame.
SETTLED = f"""
(also) => {{
  const seen = (what) => [...document.querySelectorAll(what)].some((each) => each.checkVisibility());
  if (seen("{READ}")) return "book";
  if (document.querySelector("[data-part=end]")) return "over";
  return ({SHINING})().length || seen(also) ? "asked" : null;
}}
"""
# The ply, and the keys of what shines, if they have any.
OFFERED = f"""
() => [
  document.querySelector(".prompt").dataset.ply,
  ({SHINING})().map((each) => each.dataset.key ?? null),
]
"""
# The middle of one of them, if it is still there, does not move, and a pointer would meet it there.
REACHED = """
async (shining, place, key) => {
  const thing = shining[place];
  if (!thing || (thing.dataset.key ?? null) !== key) return null;
  const middle = () => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const met = ([x, y]) => thing.contains(document.elementFromPoint(x, y));
  if (!met(middle())) thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const first = middle();
  await new Promise(requestAnimationFrame);
  const then = middle();
  return met(then) && first[0] === then[0] && first[1] === then[1] ? then : null;
}
"""
TOLD = ("euthia",)  # games that begin with a story over the table
STATED = r'/^\{"type":"(hello|state)"/'  # frames with a state
# Frames with whole states, kept as they come.
FRAMES = """
window.__frames = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(address, ...more) {
    super(String(address).replace("changes=1", ""), ...more);
    window.__socket = this;
    this.addEventListener("message", ({ data }) => window.__frames.push(data));
  }
};
"""


def new_table(page: Page, game: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """Set a table as the lobby does, by the person of a page that asks for nothing now: the cookie must come first."""
    assert page.request.get("/api/me").ok
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


def settle(page: Page, also: str = ".inhand") -> bool:
    """Wait until the page asks its person something, as what shines or else this says; whether the game is over."""
    while (now := page.wait_for_function(SETTLED, arg=also, polling=POLLING).json_value()) == "book":
        read_on(page)
    return bool(now == "over")


def read_on(page: Page) -> None:
    """An open book lies over the table until it is closed."""
    for turn in range(40):
        found = page.locator(BOOK)
        if not (count := found.count()):
            return
        with contextlib.suppress(PlaywrightTimeout):  # another page may be turned up over it in this very moment
            found.nth(turn % count).click(timeout=1000)
        page.wait_for_timeout(50)
    raise AssertionError("what lies over the table does not go away")


def click_something(page: Page, random: Random, soon: str | None = None) -> None:
    """Click on one of the things that shine; every other time on the one with that key, where there is one."""
    before, keys = page.evaluate(OFFERED)
    keyed = [place for place, key in enumerate(keys) if key is not None]
    pool = keyed if keyed and random.random() < 0.9 else range(len(keys))
    if soon in keys and random.random() < 0.5:
        pool = [keys.index(soon)]
    if not pool:
        return
    place = pool[random.randrange(len(pool))]
    found = page.evaluate(f"(asked) => ({REACHED})(({SHINING})(), ...asked)", [place, keys[place]])
    if found:
        page.mouse.click(*found)
    else:
        click_patiently(page, place, keys[place])
    if keys[place] is not None and not moved(page, before, HASTE if found else PATIENCE):
        click_patiently(page, place, keys[place])
        assert moved(page, before, PATIENCE), f"nothing comes of {keys[place]}"


def click_patiently(page: Page, place: int, key: str | None) -> None:
    """What moves or is covered: wait until it can be clicked. Enter takes it too."""
    thing = page.locator(LIT).nth(place) if key is None else page.locator(f"{LIT}[data-key='{key}']").first
    try:
        thing.click(timeout=5000)
    except PlaywrightTimeout:  # it will not hold still under the pointer, or it has gone
        if thing.count():
            thing.press("Enter")


def moved(page: Page, ply: str | None, patience: float) -> bool:
    """Whether the table goes on from that ply."""
    changed = "ply => document.querySelector('.prompt')?.dataset.ply !== ply"
    try:
        page.wait_for_function(changed, arg=ply, polling=POLLING, timeout=patience)
    except PlaywrightTimeout:
        return False
    return True


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


def play_to_the_end(page: Page, random: Random, most: int = 600, soon: str | None = None) -> int:
    """Click until the game is over; how often."""
    for clicks in range(most):
        if settle(page):
            return clicks
        click_something(page, random, soon)
    raise AssertionError(f"the game is not over after {most} clicks")
