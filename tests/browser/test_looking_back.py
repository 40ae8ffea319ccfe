"""Looking back at a finished table in the browser; what the server found is given, so that nobody waits for it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Route, expect

from ..server.finished import finished
from .accessible import by_day_and_night
from .conftest import PHONE, Open, Server

GRADES = ("best", "good", "inaccuracy", "mistake", "blunder")
TURNING = [30, 60, 90]


def choice(ply: int, grade: str) -> dict[str, Any]:
    loss = {"best": 0.0, "good": 0.2, "inaccuracy": 0.4, "mistake": 0.8, "blunder": 2.5}[grade]
    return {
        "ply": ply,
        "clause": "RP-5.3",
        "options": 3,
        "grade": grade,
        "loss": loss,
        "error": 0.1,
        "gain": -loss,
        "lead": 0.0,
        "worlds": 12,
        "chosen": ["rp-points", {"number": ply}],
        "better": None if grade == "best" else ["rp-points", {"number": 300 + ply}],
        "line": [] if grade == "best" else [["rp-points", {"number": 600 + ply}]],
    }


def found(status: str, done: int) -> dict[str, Any]:
    grades = {10: "best", 20: "good", **dict.fromkeys(TURNING, "blunder"), 100: "mistake", 120: "inaccuracy"}
    curve = [
        {"ply": ply, "clock": ply // 20, "scores": [20 + ply / 20, 24.0], "wins": [0.4, 0.6], "worth": 0, "error": 0.5}
        for ply in range(0, 141, 20)
    ]
    account = {"expected": 1.0, "luck": -2.0, "own": -3.5, "others": 0.5, "result": -4.0}
    whole = status == "done"
    return {
        "seat": 0,
        "status": status,
        "done": done,
        "all": 200,
        "first": 0,
        "last": 140,
        "found": {
            "games": 100,
            "ahead": True,
            "party": False,
            "lost": 9.1,
            "curve": curve if whole else curve[:2],
            "choices": [choice(ply, grade) for ply, grade in grades.items() if whole or ply < 25],
            "stretches": [
                {"start": ply, "end": ply + 20, "luck": 1.5, "own": -0.5, "others": 0} for ply in range(0, 140, 20)
            ]
            if whole
            else [],
            "account": {**account, "errors": {"luck": 1.2, "own": 1.0, "others": 0.4, "expected": 0.5}}
            if whole
            else None,
            "turning": TURNING if whole else [20],
            "finest": [],
        },
    }


def serve(page: Page, *answers: dict[str, Any]) -> list[str]:
    """Answer the questions about the analysis, the last answer again and again; the methods that were asked."""
    left, asked = list(answers), list[str]()

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(json=left.pop(0) if len(left) > 1 else left[0])

    page.route("**/api/tables/*/analysis", answer)
    return asked


def test_a_finished_game_is_looked_back_at(open_page: Open, server: Server) -> None:
    over = finished(server.db, "roll-player")
    none = {**found("none", 0), "found": None}
    page = open_page("/")
    page.context.add_cookies([{"name": "fabletop", "value": over.cookie, "url": server.url}])
    asked = serve(page, none, found("reckoning", 40), found("done", 200))
    page.goto(f"{server.url}/t/{over.id}")
    page.locator("[data-end=look]").click()
    expect(page.locator("main[data-status=reckoning] progress")).to_have_attribute("value", "40")
    expect(page.locator("[data-part=turn]")).to_have_count(0)
    expect(page.locator("main[data-status=done]")).to_be_visible()
    assert asked[:3] == ["GET", "POST", "GET"]

    for grade in GRADES:
        expect(page.locator(f"[data-mark={grade}]").first).to_be_visible()
    turns = page.locator("[data-part=turn]")
    expect(turns).to_have_count(3)
    expect(turns.first).to_contain_text("30 Stars")
    expect(turns.first).to_contain_text("330 Stars")
    expect(turns.first).to_contain_text("630 Stars")
    expect(page.locator("[data-part=fate]")).to_contain_text("−3.5")
    expect(page.locator("[data-part=fate]")).to_contain_text("−2.0")
    moment = page.locator("[data-part=moment]")
    expect(moment).to_contain_text("Move 31")
    page.locator(".plot").focus()
    page.keyboard.press("ArrowRight")
    expect(moment).to_contain_text("Move 61")
    page.keyboard.press("Shift+ArrowRight")
    expect(moment).to_contain_text("Move 91")
    page.locator("[data-mark=mistake]").click()
    expect(moment).to_contain_text("Move 101")
    assert not by_day_and_night(page)

    page.set_viewport_size(PHONE)
    expect(page.locator("[data-part=course]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    page.locator("[data-part=turn] [data-look=replay]").first.click()
    expect(page.locator(".prompt[data-tone=past]")).to_contain_text("move 30 of")
    page.locator("[data-replay=look]").click()
    expect(page.locator("main[data-status=done]")).to_be_visible()
