"""`make screenshots`: every screen, large and small, by day and by night, into build/screenshots.

Those of the README go to docs/pictures. Positions are reached as a person would: by following the hints.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from tests import GAMES  # noqa: E402
from tests.browser import find  # noqa: E402
from tests.browser.conftest import LAPTOP, PHONE, Server  # noqa: E402
from tests.browser.person import FRAMES, new_table, read_on, state  # noqa: E402

OUT = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
README = {
    "lobby-laptop-light": "lobby",
    "roll-player-row-laptop-light": "roll-player",
    "thunderstone-battle-laptop-dark": "thunderstone",
    "thorgal-token-laptop-light": "thorgal",
    "euthia-map-laptop-light": "euthia",
    "euthia-fight-laptop-dark": "euthia-fight",
}
LOOKS = (("laptop", "light"), ("laptop", "dark"), ("phone", "light"), ("phone", "dark"))
MOST = 400  # hints that are followed before a scene is given up
BOOK_PAGE = "book"  # a scene that lies over the table
Reached = Callable[[dict[str, Any]], bool]


def kind(name: str, least: int = 0) -> Reached:
    """A question of that kind, from a round or turn on."""

    def reached(now: dict[str, Any]) -> bool:
        table = now["table"]
        return (
            bool(now["decision"])
            and now["decision"]["kind"] == name
            and max(table.get("round", 0), table.get("turn", 0)) >= least
        )

    return reached


SCENES: dict[str, tuple[tuple[str, Reached], ...]] = {
    "roll-player": (
        ("setup", kind("sheet")),
        ("starting", kind("starting_row")),
        ("initiative", kind("initiative", 4)),
        ("row", kind("row", 7)),
        ("market", kind("market", 7)),
        ("end", lambda now: bool(now["over"])),
    ),
    "thunderstone": (
        ("turn", kind("turn")),
        ("village", kind("buy", 8)),
        ("battle", kind("dungeon", 14)),
        ("end", lambda now: bool(now["over"])),
    ),
    "thorgal": (
        (BOOK_PAGE, lambda now: True),
        ("heroes", kind("hero")),
        ("token", kind("token", 3)),
        ("journey", kind("spot")),
        ("fight", kind("fight_spot")),
        ("end", lambda now: bool(now["over"])),
    ),
    "euthia": (
        ("heroes", kind("hero")),
        ("land", kind("slot")),
        ("fight", kind("hero_word")),
        ("monster", kind("rival_word")),
        ("trade", kind("deal")),
        ("map", lambda now: kind("act", 4)(now) and now["table"]["heroes"][0]["moves"] > 1),
        ("spoils", kind("trophy")),
        ("end", lambda now: bool(now["over"])),
    ),
}


def follow_hints(page: Page, reached: Reached) -> bool:
    for _ in range(MOST):
        page.wait_for_function("['mine', 'over'].includes(document.querySelector('.prompt')?.dataset.tone)")
        if reached(state(page)):
            return True
        if state(page)["over"]:
            return False
        ply = page.locator(".prompt").get_attribute("data-ply")
        page.evaluate("window.__frames.splice(0, window.__frames.length - 30)")
        page.evaluate(TAKE_HINT)
        moved = "ply => document.querySelector('.prompt')?.dataset.ply !== ply"
        try:
            page.wait_for_function(moved, arg=ply, timeout=8000)
        except PlaywrightTimeout:
            frames = page.evaluate("window.__frames.slice(-4).map((each) => each.slice(0, 300))")
            print("no answer to a hint:", *frames, sep="\n  ")
    return False


# The hint as it comes over the wire, taken at once.
TAKE_HINT = """
() => {
  const socket = window.__socket;
  const ply = Number(document.querySelector(".prompt").dataset.ply);
  socket.addEventListener("message", function listen({ data }) {
    const frame = JSON.parse(data);
    if (frame.type !== "done" || frame.id !== 999001) return;
    socket.removeEventListener("message", listen);
    socket.send(JSON.stringify({ do: "choose", id: 999002, ply, key: frame.hint.key }));
  });
  socket.send(JSON.stringify({ do: "hint", id: 999001, ply }));
}
"""


def shoot(page: Page, name: str) -> None:
    """All looks of a page; it is left as it was."""
    for size, theme in LOOKS:
        page.set_viewport_size(LAPTOP if size == "laptop" else PHONE)
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_timeout(350)
        page.screenshot(path=OUT / f"{name}-{size}-{theme}.png")
        if kept := README.get(f"{name}-{size}-{theme}"):
            page.screenshot(path=PICTURES / f"{kept}.jpg", type="jpeg", quality=86)
    page.set_viewport_size(LAPTOP)


def person(browser: Browser, server: Server, name: str) -> Page:
    context = browser.new_context(viewport=LAPTOP, reduced_motion="reduce", locale="en-GB", base_url=server.url)
    context.add_init_script(FRAMES)
    context.add_init_script(f"localStorage.setItem('fabletop-guided', '{' '.join(GAMES)}')")
    context.add_init_script(f"localStorage.setItem('fabletop-name', '{name}')")
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.goto("/")
    return page


def tables(browser: Browser, server: Server) -> Page:
    page = person(browser, server, "Ludmiła")
    for game, scenes in SCENES.items():
        if game not in GAMES:  # it is not on offer
            continue
        seats = [{"kind": "me"}, {"kind": "computer", "level": "greedy"}, {"kind": "computer", "level": "greedy"}]
        table = new_table(page, game, seats, seed="11")
        page.goto(f"/t/{table['id']}")
        page.locator(".prompt[data-ply]").wait_for()
        for name, reached in scenes:
            if follow_hints(page, reached):
                if name != BOOK_PAGE:
                    read_on(page)
                shoot(page, f"{game}-{name}")
                print(f"{game}: {name}")
        page.goto(f"/t/{table['id']}?replay=1")
        page.locator("[data-part=replay]").wait_for()
        shoot(page, f"{game}-replay")
        guided(page, game)
        half = new_table(page, game, seats, seed="12")
        page.goto(f"/t/{half['id']}")
        page.locator(".prompt[data-ply]").wait_for()
    return page


def guided(page: Page, game: str) -> None:
    """The first turn as a newcomer sees it."""
    fresh = page.context.browser.new_context(
        viewport=LAPTOP, reduced_motion="reduce", base_url=page.url.split("/t/")[0]
    )  # type: ignore[union-attr]
    first = fresh.new_page()
    first.goto("/")
    first.click(f"[data-play={game}]")
    guide = first.locator("[data-part=guide]")
    for _ in range(20):  # a hero is chosen before there is anything to explain
        first.locator(".thing.lit:visible, [data-part=guide]").first.wait_for()
        read_on(first)
        first.wait_for_timeout(600)
        if guide.count():
            break
        first.locator(".thing.lit:visible").first.click()
    guide.wait_for()
    shoot(first, f"{game}-guide")
    fresh.close()


def pages(page: Page) -> None:
    room = new_table(page, "thunderstone", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    page.goto(f"/t/{room['id']}")
    page.locator("[data-part=room]").wait_for()
    shoot(page, "room")
    for name, address in (
        ("lobby", "/"),
        ("rules", "/rules/thunderstone#TS-8.7"),
        ("credits", "/credits"),
        ("api", "/api-docs"),
        ("record", "/record"),
    ):
        page.goto(address)
        page.locator("main").first.wait_for()
        page.wait_for_load_state("networkidle")
        shoot(page, name)


def main() -> None:
    path = find.find()
    if path is None:
        sys.exit(find.MISSING)
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        try:
            pages(tables(browser, server))
        finally:
            browser.close()
            server.kill()
    print(f"{len(list(OUT.iterdir()))} pictures in {OUT.relative_to(ROOT)}, {len(README)} of them in docs/pictures")


if __name__ == "__main__":
    main()
