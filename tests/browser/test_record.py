"""The record of a player: Achievement sheets, reached from the lobby, filled by the server."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .accessible import by_day_and_night
from .conftest import PHONE, Open

DAY = 1_794_744_000.0  # 15 November 2026, at noon


def ticked(id: str, times: int) -> dict[str, Any]:
    first = DAY if times else None
    return {
        "id": id,
        "name": f"rp-achievement-{id}",
        "terms": [["rp-points", {"number": 7}]],
        "times": times,
        "first": first,
    }


SHEETS = {
    "roll-player": [
        {"name": "rp-sheet-one", "achievements": [ticked("first_step", 1), ticked("old_hand", 12), ticked("never", 0)]},
        {"name": "rp-sheet-two", "achievements": [ticked("nothing", 0)]},
    ]
}


def to_the_record(page: Page) -> None:
    page.locator("a[href='/record']").first.click()
    expect(page.locator("h1")).to_have_text("Your record")


def test_what_was_earned_is_ticked_with_count_and_day(open_page: Open) -> None:
    page = open_page("/")
    page.route("**/api/me/achievements", lambda route: route.fulfill(json=SHEETS))
    to_the_record(page)
    expect(page.locator("article")).to_have_count(2)
    earned = page.locator("article li.earned")
    expect(earned).to_have_count(2)
    expect(earned.nth(0)).to_contain_text("once")
    expect(earned.nth(0)).to_contain_text("15 November 2026")
    expect(earned.nth(1)).to_contain_text("12 times")
    open_one = page.locator("article li:not(.earned)").first
    expect(open_one).to_contain_text("not yet")
    assert "2026" not in open_one.inner_text()
    expect(page.locator(".sum b")).to_have_text("2")
    expect(page.get_by_label("2 of 3 earned")).to_be_visible()
    page.keyboard.press("Tab")
    page.go_back()
    expect(page.locator(".mine")).to_be_visible()


def test_all_sheets_of_the_server_are_there(open_page: Open) -> None:
    page = open_page("/")
    page.wait_for_load_state("networkidle")
    found = page.request.get("/api/me/achievements").json()
    to_the_record(page)
    if not found:
        expect(page.get_by_text("No game on this server has Achievement sheets.")).to_be_visible()
    for game, sheets in found.items():
        room = page.locator(f"section[data-game={game}]")
        expect(room.locator("article")).to_have_count(len(sheets))
        expect(room.locator("li")).to_have_count(sum(len(sheet["achievements"]) for sheet in sheets))
        named = room.locator("h3, li b").all_inner_texts()
        assert all(named) and not any(name.startswith(("eu-", "Achievement")) for name in named), named


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_the_record_is_accessible_and_fits_a_phone(open_page: Open, language: str) -> None:
    page = open_page("/", viewport=PHONE, has_touch=True, is_mobile=True, locale=language)
    page.locator(".tabs button").last.tap()
    page.locator("a[href='/record']").tap()
    page.locator("article, main .note").first.wait_for()
    width = page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)")
    assert width <= PHONE["width"]
    assert by_day_and_night(page) == []


def test_a_server_that_does_not_answer_is_named(open_page: Open) -> None:
    page = open_page("/")
    page.route("**/api/me/achievements", lambda route: route.abort())
    to_the_record(page)
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
