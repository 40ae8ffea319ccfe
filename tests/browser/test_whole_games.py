"""Whole games in a real browser: by clicks alone, by keys alone, and on a phone."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

from .. import GAMES
from .accessible import by_day_and_night
from .conftest import PHONE, Open
from .person import (
    BOOK,
    FRAMES,
    HELD,
    LIT,
    POLLING,
    READ,
    against_computers,
    choose,
    click_something,
    hear,
    new_table,
    over,
    play_to_the_end,
    settle,
    state,
    take,
)

EARLY = (0, 8, 16)  # moves before which a table is looked at closely
SHORT: dict[str, dict[str, bool]] = {"roll-player": {"shorter": True}}
SECOND_DIGIT = 700  # milliseconds in which it can be typed


def end_screen(page: Page) -> None:
    """Who won, and every line of the reckoning for all players; of a party, how its story ended."""
    end = page.locator("[data-part=end]")
    expect(end).to_be_visible()
    assert end.locator("table, .told").count()
    assert len(end.inner_text()) > 100
    for way in ("rematch", "replay"):  # however long the reckoning is
        expect(end.locator(f"[data-end={way}]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_from_the_lobby_to_the_end_screen_by_clicks_alone(open_page: Open, game: str) -> None:
    page = open_page("/")
    page.click(f"[data-play={game}]")
    page.wait_for_url("**/t/*")
    hear(page, game)
    clicks = play_to_the_end(page, Random(4), soon='["end"]')  # turns of Euthia
    assert clicks > 8  # a saga can be lost soon
    end_screen(page)
    following = page.locator("[data-end=rivals]").inner_text()
    page.goto("/")
    level = page.locator(f"[data-game={game}] [data-rivals]").inner_text().rpartition(": ")[2]
    assert following.startswith("Your next") and following.endswith(f": {level}.")


@pytest.mark.parametrize("game", GAMES)
def test_by_the_keyboard_alone(open_page: Open, game: str) -> None:
    """Digits choose from the list; the arrows walk over the board and Enter takes what is under the focus.

    What stands there early in a game is accessible by day and night.
    """
    page = open_page("")
    against_computers(page, game, computers=2, seed="5", options=SHORT.get(game, {}))
    random = Random(5)
    found = []
    for turn in range(600):
        if settle(page):
            break
        if turn in EARLY:
            found += by_day_and_night(page)
        before, options = page.evaluate(PROMPT)
        if not options:  # asked a moment ago, and answered by now; or a tile is seen in the hand before it is asked for
            continue
        if page.locator(HELD).count():  # the arrows move the tile in the hand, R turns it, Enter lays it
            page.keyboard.press("ArrowRight")
            page.keyboard.press("r")
            if not page.locator(f"{HELD}.lit").count():
                continue
            page.keyboard.press("Enter")
        elif random.random() < 0.3:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowDown")
            focus = page.evaluate(FOCUS, before)
            if focus is None:
                continue
            assert focus["lit"]
            page.keyboard.press("Enter")
            if not focus["keyed"]:
                continue
        else:
            page.keyboard.press(str(random.randint(1, min(9, options))))
        wait_for_the_next(page, before)
    assert over(page)
    end_screen(page)
    assert sorted(set(found)) == []


PROMPT = "() => (({ ply, options }) => [ply, Number(options)])(document.querySelector('.prompt').dataset)"
# What is under the focus; nothing if a companion has decided for all by now, or a book has opened.
FOCUS = """
(ply) => {
  const { classList, dataset } = document.activeElement;
  const asked = document.querySelector(".prompt")?.dataset.ply === ply && document.querySelector(".thing.lit");
  if (!asked || document.querySelector("[data-book=close], [data-go]")) return null;
  return { lit: classList.contains("lit"), keyed: Boolean(dataset.key) };
}
"""


def wait_for_the_next(page: Page, ply: str | None) -> None:
    """Until the table has gone on from that ply, or a book has opened over it, which takes the keys."""
    gone_on = f"ply => document.querySelector('.prompt')?.dataset.ply !== ply || document.querySelector('{READ}')"
    page.wait_for_function(gone_on, arg=ply, polling=POLLING)
    if page.locator(BOOK).count():
        page.wait_for_timeout(2 * SECOND_DIGIT)  # what was typed before it opened stands alone


def test_a_digit_counts_only_at_the_decision_it_was_typed_at(open_page: Open) -> None:
    """Of ten options and more a 1 may be the beginning of 12: not of a 2 at the next decision."""
    page = open_page("")
    page.context.add_init_script(FRAMES)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    table = new_table(page, "thunderstone", [{"kind": "me"}], seed="3")
    page.goto(f"/t/{table['id']}")
    seen = 0
    for _ in range(60):
        settle(page)
        ply, options = asked(page)
        if len(options) < 10:
            take(page, options[0])
            continue
        page.keyboard.press("1")
        page.evaluate(SEND, [ply, options[-1]])
        wait_for_the_next(page, str(ply))
        ply, options = asked(page)
        if len(options) not in range(2, 20):
            continue
        page.keyboard.press("2")
        wait_for_the_next(page, str(ply))
        assert json.loads(sent[-1])["key"] == options[1]
        seen += 1
        if seen == 2:
            return
    raise AssertionError("there were never ten options")


# Choose by another way than keys and clicks, at once.
SEND = "([ply, key]) => window.__socket.send(JSON.stringify({ do: 'choose', id: 77002, ply, key }))"


def asked(page: Page) -> tuple[int, list[list[str | int]]]:
    """The ply, and what may be chosen."""
    now = state(page)
    return now["ply"], [option["key"] for option in now["decision"]["options"]]


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_without_sideways_scrolling_and_by_thumbs(open_page: Open, game: str) -> None:
    """What may be chosen is large enough; what stands there early in a game is accessible by day and night."""
    page = open_page("", viewport=PHONE, has_touch=True, is_mobile=True)
    against_computers(page, game, computers=2, seed="6", options=SHORT.get(game, {}))
    random = Random(6)
    tabs = page.locator(".tabs button")
    clicks, found = 0, []
    for _ in range(900):
        if settle_on_phone(page):
            break
        width = page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)")
        assert width <= PHONE["width"], f"{width} px wide"
        if not page.locator(LIT).count():
            look_elsewhere(page)
            continue
        assert [box for box in page.evaluate(SIZES) if box["height"] < 43.5 or box["width"] < 30] == []
        if clicks in EARLY:
            found += by_day_and_night(page)
        click_something(page, random)
        clicks += 1
    assert over(page)
    assert tabs.count() == (5 if game == "thorgal" else 4)
    end_screen(page)
    assert sorted(set(found)) == []


def look_elsewhere(page: Page) -> None:
    """The choice waits in another tab, which has a dot; or somebody else moves."""
    dots = page.locator(".tabs button.dot")
    if dots.count():
        dots.first.tap()
    else:
        page.wait_for_timeout(100)


def settle_on_phone(page: Page) -> bool:
    return settle(page, ".tabs button.dot")


@pytest.mark.parametrize("seed", ["7", "8"])
def test_one_click_walks_as_far_as_nothing_happens(open_page: Open, seed: str) -> None:
    """In Euthia a space far away is reached step by step; whatever happens on the way ends it."""
    page = open_page("")
    page.context.add_init_script(FRAMES)
    against_computers(page, "euthia", seed=seed)
    far = page.locator(".hexspot.far")
    for _ in range(80):
        settle(page)
        if far.count():
            break
        choose(page, "hero", "slot", "march", "walk", "done", "none", "end")
    before = state(page)
    space = str(far.last.locator("[data-space]").get_attribute("data-space"))
    way = [space]
    while before["table"]["reach"][way[0]] > 1:
        way.insert(0, before["table"]["ways"][way[0]])
    assert len(way) == before["table"]["reach"][space] > 1
    far.last.click()
    page.wait_for_function("ply => Number(document.querySelector('.prompt').dataset.ply) > ply", arg=before["ply"])
    page.wait_for_timeout(500)
    after = state(page)
    done = after["ply"] - before["ply"]
    assert after["table"]["heroes"][0]["at"] == way[done - 1]
    lines = page.evaluate("window.__frames.map((each) => JSON.parse(each)).filter(({ type }) => type === 'state')")
    events = {event["name"] for line in lines[-1]["lines"] for event in line["events"]}
    assert done == len(way) or events - {"moved", "healed"} or after["decision"]["kind"] != "act"


SIZES = """
() => [...document.querySelectorAll(".thing.lit")].filter((each) => each.offsetParent).map((each) => {
  const { width, height } = each.getBoundingClientRect();
  return { name: each.getAttribute("aria-label"), width, height };
})
"""
