"""Friends around a table: they are invited, sit down, are heard and called, and may leave for a while."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fabletop.server import network

from .conftest import Open, Server
from .person import FRAMES, against_computers, choose, new_table, settle
from .test_tables import mover, two_people

# What is heard is counted by the sources that begin to sound.
HEARD = """
window.__heard = 0;
window.__contexts = 0;
const count = (kind) => {
  const start = kind.prototype.start;
  kind.prototype.start = function (...args) {
    window.__heard++;
    return start.apply(this, args);
  };
};
count(OscillatorNode);
count(AudioBufferSourceNode);
const Context = window.AudioContext;
window.AudioContext = class extends Context {
  constructor() {
    super();
    window.__contexts++;
  }
};
"""
CALLED = """
window.__called = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, options) { window.__called.push([title, options.body ?? ""]); }
  close() {}
};
"""


def menu(page: Page, name: str) -> None:
    """Press a switch of the menu."""
    page.keyboard.press("Escape")
    page.locator("[data-help=more]").click()
    page.locator(f"[data-more={name}]").click()
    page.keyboard.press("Escape")


def test_a_move_is_heard_after_the_first_click_unless_sounds_are_off(open_page: Open) -> None:
    page = open_page("")
    for script in (FRAMES, HEARD):
        page.context.add_init_script(script)
    against_computers(page, "thunderstone", seed="1")
    assert page.evaluate("[__contexts, __heard]") == [0, 0], "browsers want it so"
    menu(page, "sound")  # it was off
    heard = page.evaluate("__heard")
    assert heard > 0, "what was switched on is heard"
    settle(page)
    choose(page, "village")  # the hand is revealed
    page.wait_for_function("(heard) => __heard > heard", arg=heard)
    menu(page, "sound")
    heard = page.evaluate("__heard")
    choose(page, "buy", "leave")
    assert page.evaluate("__heard") == heard
    assert page.evaluate("localStorage.getItem('fabletop-muted')") == "yes"


def test_a_tab_calls_whose_turn_it_is(open_page: Open) -> None:
    ada, bo, _ = two_people(open_page, "thunderstone", seed="3")
    page, other = mover(ada, bo)
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    assert page.title().startswith("Your move") and page.evaluate(icon) == "/arms-calls.svg"
    assert "Your move" not in other.title() and other.evaluate(icon) == "/arms.svg"
    expect(other.locator(".sr[role=log]")).to_contain_text("moves")  # who reads by ear knows whose turn it is
    other.context.add_init_script(CALLED)
    other.reload()
    expect(other.locator(".prompt[data-ply]")).to_be_visible()
    menu(other, "calls")
    assert other.evaluate("Notification.permission") == "granted", "it is asked for by the switch, and not before"
    other.evaluate("__called = []; Object.defineProperty(document, 'hidden', { value: true })")
    for _ in range(8):
        if not page.locator("[data-tone=mine]").count():
            break
        choose(page, "rest", "pass", "done")
    other.wait_for_function("__called.length === 1")
    assert other.evaluate("__called[0][0]") == "Your move · Fabletop" and other.evaluate("__called[0][1]")
    assert other.evaluate(icon) == "/arms-calls.svg"


def test_friends_take_seats_by_clicking_and_ask_to_wait(open_page: Open) -> None:
    ada, bo = open_page(""), open_page("", locale="pl-PL")
    bo.context.add_init_script("localStorage.setItem('fabletop-name', 'Bo')")
    table = new_table(ada, "roll-player", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    for page in (ada, bo):
        page.goto(f"/t/{table['id']}")
    expect(ada.locator("[data-part=local-only]")).to_contain_text("fabletop serve --host 0.0.0.0")
    expect(ada.locator("[data-code]")).to_have_count(0)  # a phone could not open it
    expect(bo.locator("[data-part=local-only]")).to_have_count(0)  # that is the host's to mend
    seat = bo.locator(".seats li").nth(1)
    box = seat.bounding_box()
    assert box
    bo.mouse.click(box["x"] + 40, box["y"] + box["height"] / 2)  # anywhere on it
    expect(seat).not_to_have_class("open")
    bo.locator("[data-sit='2']").click()
    expect(ada.locator(".seats li").nth(2)).to_contain_text("Bo")
    bo.locator("[data-room=ready]").click()
    expect(ada.locator(".seats li").nth(2)).to_contain_text("asks you to wait")
    ada.locator("[data-sit='1']").click()
    expect(ada.locator(".seats li").nth(1)).to_contain_text("You")
    ada.locator("[data-room=begin]").click()
    expect(bo.locator(".prompt[data-ply]")).to_be_visible()


@pytest.mark.skipif(not network.addresses("0.0.0.0", 1), reason="this machine is in no network")
def test_the_code_to_scan_is_an_invitation_that_others_in_the_network_can_open(open_page: Open, tmp_path: Path) -> None:
    server = Server(tmp_path, host="0.0.0.0")
    server.start()
    try:
        page = open_page("", base_url=server.url)
        table = new_table(page, "roll-player", [{"kind": "me"}, {"kind": "open"}])
        page.goto(f"/t/{table['id']}")
        (first, *_) = network.addresses("0.0.0.0", server.port)
        invitation = f"{first}/t/{table['id']}#{table['seats'][1]['invite']}"
        expect(page.locator("[data-code]")).to_have_attribute("data-code", invitation)
        expect(page.locator("#room-address")).to_have_value(f"{first}/t/{table['id']}")
        expect(page.locator("[data-part=local-only]")).to_have_count(0)
    finally:
        server.kill()


def test_a_computer_plays_for_who_left_until_they_are_back(open_page: Open) -> None:
    ada, bo, id = two_people(open_page, "thunderstone", seed="3")
    while not bo.locator("[data-tone=mine]").count():
        choose(ada, "rest", "pass", "done")
        ada.wait_for_timeout(50)
    ada.clock.install()
    bo.goto("/credits")
    expect(ada.locator(".prompt")).to_contain_text("Bo is not here")
    slip = ada.locator("[data-part=absent]")
    expect(slip).to_have_count(0)  # perhaps the page is only loaded again
    ada.clock.fast_forward(10_000)
    expect(slip).to_contain_text("Bo is away")
    slip.locator("button").click()
    expect(ada.locator("[data-tone=mine]")).to_be_visible()
    expect(ada.locator("body")).to_contain_text("Bo (computer)")
    bo.goto(f"/t/{id}")
    expect(bo.locator(".prompt[data-ply]")).to_be_visible()
    expect(ada.locator("body")).not_to_contain_text("Bo (computer)")


def test_the_lobby_begins_with_the_lightest_game_and_its_gold_button_opens_the_table(open_page: Open) -> None:
    page = open_page("")
    against_computers(page, "roll-player", seed="1")
    page.goto("/")
    names = page.locator(".banner h2")
    expect(names).to_have_text(["Roll Player", "Thunderstone", "Thorgal", "Euthia"])
    expect(page.locator(".banner").first).to_contain_text("good first game")
    expect(page.locator(".new h2")).to_have_text("Roll Player")
    expect(page.locator(".new select")).to_have_count(0)  # options are closed at first
    box = page.locator(".go.lit").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".prompt[data-ply]")).to_be_visible()
