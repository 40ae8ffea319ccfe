"""`make screenshots`: every screen, large and small, by day and by night, into build/screenshots.

Those of the README go to docs/pictures, those of *How to play* to web/src/rules/pictures. Positions are reached as a
person would: by following the hints. `make screenshots GAME=euthia ARGS="--language pl"` takes one game's tables only,
in another language; `ARGS=--how` what *How to play* shows, and nothing else.
"""

from __future__ import annotations

import argparse
import dataclasses
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from tests import GAMES  # noqa: E402
from tests.browser import find  # noqa: E402
from tests.browser.conftest import ARGUMENTS, LAPTOP, PHONE, Server  # noqa: E402
from tests.browser.cuttings import CUTTINGS, cut  # noqa: E402
from tests.browser.person import FRAMES, new_table, read_on, state  # noqa: E402
from tests.browser.scenes import BOOK_PAGE, SITTINGS, TABBED, Scenes, Sitting  # noqa: E402

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
Shoot = Callable[[Page, str, str], None]  # a table's page, what its pictures are called, and the scene
MOST = 1500  # hints that are followed before a table is given up


def follow_hints(page: Page, prefix: str, wanted: Scenes, shoot: Shoot) -> Scenes:
    """Play on as the hints say and picture each scene when it comes; those that did not come."""
    left = dict(wanted)
    for _ in range(MOST):
        page.wait_for_function("() => ['mine', 'over'].includes(document.querySelector('.prompt')?.dataset.tone)")
        now = state(page)
        for name in [name for name, reached in left.items() if reached(now)]:
            if name != BOOK_PAGE:
                read_on(page)
            if name == "end":
                page.locator("[data-part=end]").wait_for()
            shoot(page, prefix, name)
            print(f"{prefix}: {name}", flush=True)
            del left[name]
        if not left or now["over"]:
            break
        ply = page.locator(".prompt").get_attribute("data-ply")
        page.evaluate("window.__frames.splice(0, window.__frames.length - 30)")
        page.evaluate(TAKE_HINT)
        moved = "ply => document.querySelector('.prompt')?.dataset.ply !== ply"
        try:
            page.wait_for_function(moved, arg=ply)
        except PlaywrightTimeout as error:
            frames = page.evaluate("window.__frames.slice(-4).map((each) => each.slice(0, 300))")
            raise SystemExit("\n  ".join(("no answer to a hint:", *frames))) from error
    return left


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
  socket.send(JSON.stringify({ do: "hint", id: 999001, ply, brief: true }));
}
"""


def tidy(page: Page) -> None:
    page.mouse.move(0, 0)  # nothing is under the pointer
    for notice in page.locator("[data-part=trouble] button").all():  # a hint that came too late
        notice.click()


def shoot_how(page: Page, game: str, scene: str) -> None:
    """The pieces of a scene that *How to play* shows: in English, by day."""
    tidy(page)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.wait_for_timeout(350)
    cut(page, game, scene)


def shoot_scene(page: Page, prefix: str, scene: str) -> None:
    shoot(page, f"{prefix}-{scene}", tabs=scene in TABBED)
    if page.evaluate("document.documentElement.lang") == "en":
        shoot_how(page, prefix, scene)


def shoot(page: Page, name: str, tabs: bool = False) -> None:
    """All looks of a page; it is left as it was."""
    tidy(page)
    language = page.evaluate("document.documentElement.lang")
    folder = OUT if language == "en" else OUT / language
    for size, theme in LOOKS:
        page.set_viewport_size(LAPTOP if size == "laptop" else PHONE)
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_timeout(350)
        page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
        if (kept := README.get(f"{name}-{size}-{theme}")) and folder == OUT:
            page.screenshot(path=PICTURES / f"{kept}.jpg", type="jpeg", quality=86)
        if tabs and (size, theme) == ("phone", "light"):
            for number in range(1, page.locator(".tabs button").count()):
                page.locator(".tabs button").nth(number).click()
                page.wait_for_timeout(200)
                page.screenshot(path=folder / f"{name}-{size}-tab{number}.png")
            page.locator(".tabs button").first.click()
    page.set_viewport_size(LAPTOP)


def person(browser: Browser, server: Server, name: str, language: str) -> Page:
    context = browser.new_context(viewport=LAPTOP, reduced_motion="reduce", locale=language, base_url=server.url)
    context.add_init_script(FRAMES)
    context.add_init_script(f"localStorage.setItem('fabletop-guided', '{' '.join(GAMES)}')")
    context.add_init_script(f"localStorage.setItem('fabletop-name', '{name}')")
    context.add_init_script("localStorage.setItem('fabletop-pace', 'skip')")
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    return page


def cuttings() -> list[Sitting]:
    """The tables of which *How to play* shows something, with these scenes alone."""
    shown = {(each.game, each.scene) for each in CUTTINGS}
    scenes = [{name: each for name, each in table.scenes.items() if (table.game, name) in shown} for table in SITTINGS]
    return [
        dataclasses.replace(table, scenes=some) for table, some in zip(SITTINGS, scenes, strict=True) if not table.name
    ]


def tables(page: Page, games: Sequence[str], how: bool = False) -> list[str]:
    """Every table of these games, from its first question to its end; the scenes that did not come."""
    missing: list[str] = []
    for sitting in cuttings() if how else SITTINGS:
        if sitting.game not in games:
            continue
        seats = [{"kind": "me"}, *({"kind": "computer", "level": "normal"} for _ in range(sitting.computers))]
        prefix = "-".join(filter(None, (sitting.game, sitting.name)))
        left = sitting.scenes
        for seed in sitting.seeds:  # what does not come in one game comes in another
            table = new_table(page, sitting.game, seats, seed=seed, options=sitting.options)
            page.goto(f"/t/{table['id']}")
            page.locator(".prompt[data-ply]").wait_for()
            if not (left := follow_hints(page, prefix, left, shoot_how if how else shoot_scene)):
                break
        missing += [f"{prefix}: {name}" for name in left]
        if how or sitting.name:
            continue
        page.goto(f"/t/{table['id']}?replay=1")
        page.locator("[data-part=replay]").wait_for()
        shoot(page, f"{sitting.game}-replay")
        guided(page, sitting.game)
        half = new_table(page, sitting.game, seats, seed="12")
        page.goto(f"/t/{half['id']}")
        page.locator(".prompt[data-ply]").wait_for()
    return missing


def guided(page: Page, game: str) -> None:
    """The first turn as a newcomer sees it."""
    fresh = page.context.browser.new_context(
        viewport=LAPTOP,
        reduced_motion="reduce",
        locale=page.evaluate("navigator.language"),
        base_url=page.url.split("/t/")[0],
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
        ("how-to-play", "/rules/roll-player"),
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
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", choices=[[], *GAMES], help="only the tables of these")
    asked.add_argument("--language", default="en-GB")
    asked.add_argument("--how", action="store_true", help="only the pictures of How to play")
    wanted = asked.parse_args()
    path = find.find()
    if path is None:
        sys.exit(find.MISSING)
    if not wanted.games and not wanted.how:
        shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True, exist_ok=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            page = person(browser, server, "Ludmiła", wanted.language)
            missing = tables(page, wanted.games or GAMES, wanted.how)
            if not wanted.games and not wanted.how:
                pages(page)
        finally:
            browser.close()
            server.kill()
    if not wanted.how:
        found = len(list(OUT.rglob("*.png")))
        print(f"{found} pictures in {OUT.relative_to(ROOT)}; those of the README in docs/pictures")
    if missing:
        sys.exit(f"These did not come: {', '.join(missing)}")


if __name__ == "__main__":
    main()
