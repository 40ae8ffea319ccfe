"""Euthia without rivals, and what Scenarios lay on the table: alone by clicks, step by step, on a phone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .accessible import by_day_and_night, violations
from .conftest import PHONE, Open
from .person import BOOK, FRAMES, LIT, choose, hear, new_table, play_to_the_end, read_on, settle, state
from .test_whole_games import end_screen, settle_on_phone

SCENARIOS = ("hunt", "defending_settlements", "walking_ruin", "six_legends", "farruga", "mirrezil")
ON = ("hero", "slot", "march", "walk", "pass", "done", "final", "none", "end")  # what brings a Hero to a fight soon


def alone(open_page: Open, scenario: str = "hunt", seed: str = "3", **more: Any) -> Page:
    """A table for one, with its story read."""
    page = open_page("", **more)
    page.context.add_init_script(FRAMES)
    table = new_table(page, "euthia", [{"kind": "me"}], seed=seed, options={"scenario": scenario})
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector(BOOK)  # the story of the Scenario
    return page


def to_a_fight(page: Page) -> dict[str, Any]:
    """Walk until a Monster has shown its Combat card; the Combat as it stands then."""
    for _ in range(400):
        settle(page)
        now = state(page)
        fight = now["table"]["fight"]
        if fight and fight["card"]:
            return dict(fight)
        options = [each for each in now["decision"]["options"] if each["key"][0] == "walk"]
        foes = [each["key"] for each in options if each["say"][1]["level"]]
        if foes and "combat" in now["table"]["heroes"][0]["tokens"]:
            choose_key(page, foes[0])
        else:
            choose(page, *ON)
    raise AssertionError("no Monster was met")


def choose_key(page: Page, key: list[Any]) -> None:
    ply = page.locator(".prompt").get_attribute("data-ply")
    page.evaluate(
        "([ply, key]) => window.__socket.send(JSON.stringify({ do: 'choose', id: 77001, ply, key }))",
        [int(ply or 0), key],
    )
    expect(page.locator(".prompt")).not_to_have_attribute("data-ply", str(ply))


def test_the_hunt_alone_from_the_lobby_to_its_rank_by_clicks(open_page: Open) -> None:
    page = open_page("/")
    page.locator("article[data-game=euthia] .pick").click()
    room = page.locator(".new")
    for _ in range(2):
        room.get_by_role("button", name="Change").first.click()
        room.get_by_role("button", name="Remove this seat").click()
    expect(room.get_by_text("a solo game")).to_be_visible()
    expect(room.get_by_text("Only with 2–4 seats")).to_be_visible()  # nobody is there to play with
    room.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("dialog", name="The Hunt")).to_be_visible()  # the story comes first
    clicks = play_to_the_end(page, Random(4), most=1500)
    assert clicks > 30  # eight rounds; whoever ends turns soon needs few
    end_screen(page)
    ending = page.locator("[data-part=ending]")
    expect(ending.locator("li")).to_have_count(5)
    expect(ending.locator("li.now")).to_have_count(1)
    rank = ending.locator("li.now span").inner_text()
    expect(page.locator(".victory")).to_contain_text(rank)


def test_the_monster_plays_step_by_step_with_its_reasons(open_page: Open) -> None:
    page = alone(open_page)
    fight = to_a_fight(page)
    strip = page.locator("[data-part=auto] li")
    card = page.locator("[data-part=auto]").get_by_text("The Combat card sets")
    expect(card).to_be_visible()
    assert strip.locator(".clause").count() == strip.count()  # every step has its clause
    dice = page.locator(".ccard .die").evaluate_all("(dice) => dice.map((die) => Number(die.dataset.v))")
    assert fight["card"] == f"combat_{dice[0]}{dice[1]}"
    told = [event["name"] for line in lines(page) for event in line["events"]]
    since = told[len(told) - told[::-1].index("combat_round") :]
    assert "combat_card" in since
    banks = state(page)["table"]["banks"]
    for metal in ("silver", "gold"):
        expect(page.locator(f".foe-t .bank.{metal} b")).to_have_text(str(len(banks[metal])))


# Copies of pieces that travel over the table, counted when they set out
FLOWN = """() => {
  window.__flown = 0;
  const flies = (node) => node.nodeType === 1 && node.ariaHidden === "true" && node.style.position === "fixed";
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) window.__flown += [...addedNodes].filter(flies).length;
  }).observe(document.querySelector("main"), { childList: true });
}"""


def test_what_a_fight_costs_and_brings_flies_over_the_table(open_page: Open) -> None:
    page = alone(open_page, reduced_motion="no-preference")
    to_a_fight(page)
    page.evaluate(FLOWN)
    for _ in range(80):
        choose(page, "attack", *ON)
        settle(page)
        if page.evaluate("window.__flown"):
            break
    else:
        raise AssertionError("nothing has flown")
    assert any(event["flights"] for line in lines(page) for event in line["events"])


def lines(page: Page) -> list[dict[str, Any]]:
    """The log as the page was sent it."""
    found: list[dict[str, Any]] = page.evaluate(
        "window.__frames.map((each) => JSON.parse(each)).flatMap((frame) => frame.lines ?? [])"
    )
    return found


def test_a_fight_alone_fits_a_phone_and_is_accessible(open_page: Open) -> None:
    page = alone(open_page, viewport=PHONE, has_touch=True, is_mobile=True)
    to_a_fight(page)
    found: list[str] = []
    for _ in range(12):
        if settle_on_phone(page) or not state(page)["table"]["fight"]:
            break
        width = page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)")
        assert width <= PHONE["width"], f"{width} px wide"
        low = [box for box in page.locator(LIT).evaluate_all(HEIGHTS) if box[1] < 43.5]
        assert not low, low
        found += by_day_and_night(page)
        choose(page, "attack", "pass", "final", "done")
    assert sorted(set(found)) == []


HEIGHTS = "(all) => all.map((each) => [each.innerText, each.getBoundingClientRect().height])"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_tells_its_story_and_how_it_stands(open_page: Open, scenario: str) -> None:
    page = alone(open_page, scenario)
    story = page.get_by_role("dialog")
    expect(story.locator(".story")).to_be_visible()
    assert len(story.locator(".story").inner_text()) > 400
    assert violations(page) == []
    read_on(page)
    choose(page, "hero")
    settle(page)
    sheet = page.locator("[data-guide=tale]")
    expect(sheet).to_be_visible()
    goals = state(page)["table"]["goals"]
    expect(sheet.locator("[aria-label=Goals] li")).to_have_count(len(goals))
    expect(sheet.locator(".bank")).to_have_count(2)
    assert "eu-" not in page.locator("main").inner_text()  # everything has words
    assert violations(page) == []


def end_rounds(page: Page, until: str) -> None:
    """End turn after turn until something is on the map."""
    for _ in range(80):
        settle(page)
        if page.locator(until).count():
            return
        choose(page, "hero", "end", "none", "ruins", "land", "aim", "tread", "nest", "pass", "bear", "done")
    raise AssertionError(f"{until} does not appear")


@pytest.mark.parametrize(("scenario", "figure"), [("walking_ruin", "giant"), ("farruga", "dragon")])
def test_what_a_scenario_puts_on_the_map_is_seen_there(open_page: Open, scenario: str, figure: str) -> None:
    page = alone(open_page, scenario)
    end_rounds(page, f"[data-fly=eu-{figure}]")
    expect(page.locator(f"[data-fly=eu-{figure}]")).to_be_visible()
    assert any(piece.get("at") for piece in state(page)["table"]["tale"]["pieces"])


def test_lairs_of_the_bounty_are_marked_on_the_map(open_page: Open) -> None:
    page = open_page("")
    page.context.add_init_script(FRAMES)
    table = new_table(page, "euthia", [{"kind": "me"}], seed="3", options={"elites": True})
    page.goto(f"/t/{table['id']}")
    hear(page, "euthia")
    marked = 0
    for _ in range(60):
        settle(page)
        elites = state(page)["table"]["elites"]
        if state(page)["decision"]["kind"] == "act":
            expect(page.locator(".note.lair:not(.barred)")).to_have_count(len(elites["lair"]))
            expect(page.locator(".note.lair.barred")).to_have_count(len(elites["barred"]))
            marked += len(elites["lair"])
            if marked:
                break
        choose(page, "hero", "slot", "march", "walk", "pass", "done", "final", "end")
    assert marked
    page.locator(".bounty").click()
    expect(page.get_by_role("dialog")).to_contain_text("Lair")


def test_what_a_scenario_settles_cannot_be_chosen(open_page: Open) -> None:
    page = open_page("/")
    page.locator("article[data-game=euthia] .pick").click()
    room = page.locator(".new")
    room.get_by_role("button", name="House rules").click()
    expect(room.get_by_label("Elite Monsters")).to_be_enabled()
    room.get_by_label("Elite Monsters").check()
    room.get_by_label("Scenario").select_option("mirrezil")
    for option in ("Co-operative", "Elite Monsters"):
        dim = room.locator(".dim", has_text=option)
        expect(dim).to_contain_text("Nothing to choose with “Threat of Mirrezil”")
    expect(room.get_by_label("Heroic grade")).to_be_enabled()
    with page.expect_request("**/api/tables") as asked:
        room.get_by_role("button", name="Sit down").click()
    assert asked.value.post_data_json["options"] == {"scenario": "mirrezil"}
