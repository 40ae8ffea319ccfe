"""Others' turns: shown step by step at a pace of one's own, told by turns, and nothing is taken from anybody unseen."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .accessible import by_day_and_night
from .conftest import PHONE, Open
from .person import FRAMES, LIT, against_computers, settle, state, take

ME, RIVAL = 0, 1
SOON = 300  # milliseconds: one's own decision, when the others are skipped
REST = 650  # and what a beat stays at the normal pace
# When the prompt said what, in milliseconds.
SHOWN = """
window.__shown = [];
new MutationObserver(() => {
  const prompt = document.querySelector(".prompt");
  const said = prompt && [prompt.dataset.ply, prompt.dataset.tone, prompt.querySelector(".ask p")?.textContent];
  if (said && String(said) !== String(window.__shown.at(-1)?.slice(1))) __shown.push([performance.now(), ...said]);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
FEED = """
(frames) => {
  __shown.length = 0;
  const now = performance.now();
  for (const frame of frames) __socket.onmessage({ data: JSON.stringify(frame) });
  return now;
}
"""


def table(open_page: Open, **options: Any) -> Page:
    page = open_page("", **options)
    page.context.add_init_script(FRAMES)
    page.context.add_init_script(SHOWN)
    against_computers(page, "thunderstone", seed="7")
    expect(page.locator(".prompt.mine")).to_be_visible()
    return page


def to_the_token(page: Page) -> str:
    """A saga of mine up to the first turn; the Hero that I lead."""
    against_computers(page, "thorgal", seed="7")
    while state(page)["table"]["phase"] == "setup":
        settle(page)
        page.keyboard.press("1")
        page.wait_for_timeout(150)
    page.wait_for_function("() => document.querySelector('.prompt')?.dataset.tone === 'mine'")
    return next(str(hero["id"]) for hero in state(page)["table"]["heroes"] if hero["seat"] == ME)


def told(name: str, seat: int, stops: str = "", **fields: Any) -> dict[str, Any]:
    words = {"seat": seat + 1, **{each: {"ref": f"ts-card-{card}"} for each, card in fields.items()}}
    event = {"name": name, "clause": "TS-4.3", "say": [f"ts-tell-{name}", words], "fields": {"seat": seat, **fields}}
    return event | {"pieces": [], "flights": []} | ({"stops": stops} if stops else {})


def moves(page: Page, *events: dict[str, Any], seat: int = RIVAL) -> list[dict[str, Any]]:
    """Frames in which the rival does these things, one a move, and then it is my decision again."""
    now = state(page)
    frames = []
    for ply, event in enumerate(events, now["ply"] + 1):
        after = {**now, "ply": ply, "decision": None, "waiting": [RIVAL], "deciding": ["buy"]}
        if event is events[-1]:
            after |= {"decision": now["decision"], "waiting": [ME]}
        line = {"ply": ply, "seat": seat, "auto": False, "events": [event]}
        frames.append({"type": "state", "keep": ply - 1, "state": after, "lines": [line]})
    return frames


def three(page: Page) -> list[dict[str, Any]]:
    cards = ("militia", "dagger", "torch")
    return moves(page, *(told("used", RIVAL, card=card) for card in cards))


def feed(page: Page, frames: list[dict[str, Any]]) -> float:
    return float(page.evaluate(FEED, frames))


def until_mine(page: Page, ply: int) -> list[list[Any]]:
    """What the prompt has said until it asks me at that move."""
    page.locator(f".prompt.mine[data-ply='{ply}']").wait_for()
    return list(page.evaluate("__shown"))


def test_frames_that_come_at_once_are_shown_one_after_the_other(open_page: Open) -> None:
    page = table(open_page, pace="normal")  # with reduced motion: the rests stay
    frames = three(page)
    feed(page, frames)
    shown = until_mine(page, frames[-1]["state"]["ply"])
    steps = [each for each in shown if each[2] == "wait" and "uses" in each[3]]
    assert [each[1] for each in steps] == [str(frame["state"]["ply"]) for frame in frames]
    times = [each[0] for each in [*steps, shown[-1]]]
    assert all(after - before >= REST - 20 for before, after in itertools.pairwise(times)), times


def test_who_skips_is_asked_at_once(open_page: Open) -> None:
    page = table(open_page)
    frames = three(page)
    start = feed(page, frames)
    shown = until_mine(page, frames[-1]["state"]["ply"])
    assert shown[-1][0] - start < SOON, shown
    assert not [each for each in shown if "uses" in each[3]]


@pytest.mark.parametrize("way", ["space", "tap", "button"])
def test_a_key_a_tap_and_a_button_skip_to_the_end(open_page: Open, way: str) -> None:
    page = table(open_page, pace="slow")
    frames = three(page)
    feed(page, frames)
    expect(page.locator(".prompt.watched")).to_contain_text("Militia")
    page.evaluate("addEventListener('pointerdown', () => (__from = performance.now()), true)")
    page.evaluate("addEventListener('keydown', () => (__from = performance.now()), true)")
    if way == "space":
        page.keyboard.press("Space")
    else:
        page.locator(".prompt .ask p" if way == "tap" else "[data-part=transport] [data-pace=skip]").click()
    shown = until_mine(page, frames[-1]["state"]["ply"])
    assert shown[-1][0] - page.evaluate("__from") < SOON, shown


def test_a_pause_holds_until_one_goes_on_and_the_pace_is_kept(open_page: Open) -> None:
    page = table(open_page, pace="fast")
    frames = three(page)
    feed(page, frames)
    expect(page.locator(".prompt.watched")).to_contain_text("Militia")
    page.keyboard.press("p")
    held = page.locator(".prompt").get_attribute("data-ply")
    page.wait_for_timeout(700)
    assert page.locator(".prompt").get_attribute("data-ply") == held != str(frames[-1]["state"]["ply"])
    page.locator("[data-part=transport] [data-pace=normal]").click()
    until_mine(page, frames[-1]["state"]["ply"])
    assert page.evaluate("localStorage['fabletop-pace']") == "normal"
    page.locator("[data-help=more]").click()
    expect(page.locator("#table-menu [data-pace=normal]")).to_have_attribute("aria-pressed", "true")


def test_what_takes_something_waits_for_a_click_at_every_pace(open_page: Open) -> None:
    page = table(open_page, viewport=PHONE)
    events = [told("used", RIVAL, card="militia"), told("discarded", ME, "loss", card="torch")]
    frames = moves(page, *events, told("used", RIVAL, card="dagger"))
    feed(page, frames)
    taken = page.locator("[data-part=taken]")
    expect(taken.locator(".mine")).to_contain_text("Torch")
    assert by_day_and_night(page) == []
    page.wait_for_timeout(400)
    assert page.locator(".prompt").get_attribute("data-ply") == str(frames[1]["state"]["ply"])
    taken.locator("[data-go]").click()
    until_mine(page, frames[-1]["state"]["ply"])
    expect(taken).to_have_count(0)
    feed(page, moves(page, told("discarded", ME, "loss", card="dagger"), seat=ME))  # my own choice is no surprise
    page.wait_for_timeout(200)
    expect(taken).to_have_count(0)


def test_the_log_has_a_line_a_turn_that_opens_and_the_recap_what_others_did(open_page: Open) -> None:
    page = table(open_page)
    turn = told("turn", RIVAL, action="village") | {"say": ["ts-tell-turn", {"seat": 2, "action": "x", "number": 9}]}
    gained = told("gained", RIVAL, card="torch", stack="torch")
    frames = moves(page, turn, told("used", RIVAL, card="dagger"), gained, told("turn", ME, action="village"))
    frames[-1]["lines"][0]["events"] = [told("turn", ME, action="village")]
    feed(page, frames)
    until_mine(page, frames[-1]["state"]["ply"])
    lines = page.locator(".log .turn[data-row]")
    newest = lines.first
    expect(newest).to_contain_text("Torch")  # what tells the turn is what was gained
    expect(newest.locator("[data-turn]")).to_have_attribute("aria-expanded", "false")  # mine has begun: it is folded
    before = page.locator(".log li").count()
    newest.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log li")).to_have_count(before + 3)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".log li")).to_have_count(before)
    page.keyboard.press("y")
    recap = page.locator("[data-part=recap]")
    expect(recap.locator(".turn").last).to_contain_text("Torch")
    assert page.locator("[data-help=recap]").get_attribute("aria-expanded") == "true"
    assert by_day_and_night(page) == []
    feed(page, moves(page, told("used", ME, card="militia"), seat=ME))  # the next choice
    expect(recap).to_have_count(0)


def test_an_event_card_is_turned_up_and_waits_even_if_my_own_move_brought_it(open_page: Open) -> None:
    page = open_page("")
    page.context.add_init_script(FRAMES)
    page.context.add_init_script(SHOWN)
    hero = to_the_token(page)
    now = state(page)
    lost = {"hero": {"ref": f"th-hero-{hero}"}, "kind": {"ref": "th-kind-gossip"}, "number": 1}
    happened = [
        {"name": "event", "say": ["th-tell-event", {"event": {"ref": "th-event-rocky_waste"}}], "stops": "card"}
        | {"fields": {"event": "rocky_waste"}},
        {"name": "lost", "say": ["th-tell-lost", lost], "stops": "loss"}
        | {"fields": {"hero": hero, "kind": "gossip", "number": 1}},
    ]
    events = [{"clause": "TH-28.7", "pieces": [], "flights": [], **each} for each in happened]
    ply = now["ply"] + 1
    line = {"ply": ply, "seat": ME, "auto": False, "events": events}
    feed(page, [{"type": "state", "keep": ply - 1, "state": {**now, "ply": ply}, "lines": [line]}])
    taken = page.locator("[data-part=taken]")
    expect(taken.locator(".card-up")).to_contain_text("Rocky Waste")
    expect(taken.locator(".took .mine")).to_have_count(1)
    assert not page.locator(LIT).count()  # nothing is asked before it was read
    page.keyboard.press("Enter")
    expect(taken).to_have_count(0)
    expect(page.locator(LIT).first).to_be_visible()


def test_a_table_that_was_played_on_says_where_it_began(open_page: Open) -> None:
    page = table(open_page)
    here = page.url.rsplit("/", 1)[1]
    take(page, state(page)["decision"]["options"][0]["key"])
    ply = state(page)["ply"]
    answer = page.request.post(f"/api/tables/{here}/branch", data={"name": "Ludmiła", "ply": ply})
    page.goto(f"/t/{answer.json()['id']}")
    expect(page.locator(".log")).to_contain_text(f"from move {ply}")
