"""Computers at the table: whom one chooses, whom Play now seats, and how one sees that they think."""

from __future__ import annotations

import contextlib
import sqlite3

from playwright.sync_api import expect

from .conftest import Open, Server
from .person import LIT
from .test_tables import mover, two_people


def test_a_computer_is_chosen_by_level_and_character(open_page: Open) -> None:
    page = open_page("/")
    page.click("[data-game=thunderstone] .pick")
    page.locator(".mini-btn[aria-expanded=false]").first.click()
    seat = page.locator(".place").filter(has=page.locator("[data-character]"))
    seat.get_by_label("easy", exact=False).first.check()
    seat.locator("[data-character=isaura]").check()
    expect(seat.locator(".who")).to_contain_text("Captain Isaura")
    expect(seat.locator(".who")).to_contain_text("easy")
    page.locator(".mini-btn[aria-expanded=false]").first.click()
    expect(page.locator("[data-character=isaura]")).to_be_disabled()  # nobody sits in two seats
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("body")).to_contain_text("Captain Isaura")
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert sorted((seat["level"], seat["character"]) for seat in table["seats"][1:]) == [
        ("easy", "isaura"),
        ("normal", ""),
    ]
    page.goto("/")
    expect(page.locator("main")).to_contain_text("Captain Isaura")


def test_play_now_seats_whom_the_results_call_for_unless_somebody_leaves_that(open_page: Open, server: Server) -> None:
    page = open_page("/")
    line = page.locator("[data-game=roll-player] [data-rivals]")
    expect(line).to_have_text("Your rivals: easy")
    page.click("[data-play=roll-player]")
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    assert {seat["level"] for seat in page.request.get(f"/api/tables/{table}").json()["seats"][1:]} == {"easy"}
    with contextlib.closing(sqlite3.connect(server.db.removeprefix("sqlite:///"), timeout=10)) as db:
        db.execute("update rivals set step = 1 where table_id = ?", (table,))  # as if it had been won
        db.commit()
    page.goto("/")
    expect(line).to_have_text("Your rivals: seasoned")
    expect(page.locator("[data-game=thunderstone] [data-rivals]")).to_have_text("Your rivals: easy")
    line.click()
    page.get_by_label("Adapt to me").uncheck()
    page.get_by_role("button", name="Close").click()
    page.click("[data-play=roll-player]")
    page.wait_for_url("**/t/*")
    fixed = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert fixed["rivals"] is None and {seat["level"] for seat in fixed["seats"][1:]} == {"normal"}


def test_a_seat_that_thinks_shows_it_and_delays_nobody(open_page: Open) -> None:
    ada, bo, _ = two_people(open_page, "roll-player", seed="2")
    page, other = mover(ada, bo)
    thinking = {"type": "thinking", "seat": 0 if page is ada else 1, "kind": "market", "seconds": 4}
    say = "(frame) => __socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))"
    for each in (page, other):
        each.evaluate(say, thinking)
    name = "Ada" if page is ada else "Bo"
    expect(other.locator(".prompt")).to_contain_text(f"{name} is thinking about the Market")
    expect(other.locator(".prompt .arms .fills, .rival .arms .fills")).to_have_count(2)
    expect(page.locator(".prompt")).to_contain_text("Your move")
    page.locator(LIT).first.click()
    expect(other.locator(".arms .fills")).to_have_count(0)
