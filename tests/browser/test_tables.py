"""Several people, several tabs, bad connections: everybody sees the same table, and nothing is lost."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open, Server
from .person import (
    BOOK,
    FRAMES,
    LIT,
    against_computers,
    choose,
    click_something,
    new_table,
    over,
    read_on,
    settle,
    state,
    take,
)

SECONDS = 1.0  # within which another's move is seen


def two_people(open_page: Open, game: str, **more: Any) -> tuple[Page, Page, str]:
    """Ada sets a table with an open seat and copies the invitation; Bo opens it and sits down."""
    ada, bo = open_page(""), open_page("")
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        page.context.add_init_script(FRAMES)
        page.context.add_init_script(f"localStorage.setItem('fabletop-name', '{name}')")
        assert page.request.get("/api/me").ok  # both have been here before
    table = new_table(ada, game, [{"kind": "me"}, {"kind": "open"}], name="Ada", **more)
    ada.goto(f"/t/{table['id']}")
    bo.goto(f"/t/{table['id']}#{table['seats'][1]['invite']}")
    for page in (ada, bo):
        expect(page.locator(".prompt[data-ply]")).to_be_visible()
    assert "#" not in bo.url  # the invitation does not stay in the address
    return ada, bo, str(table["id"])


def mover(ada: Page, bo: Page) -> tuple[Page, Page]:
    """Who is asked now, and the other."""
    for _ in range(200):
        for page, other in ((ada, bo), (bo, ada)):
            if page.locator(LIT).count():
                return page, other
        ada.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


@pytest.mark.alone
def test_two_people_see_each_others_moves_within_a_second(open_page: Open) -> None:
    ada, bo, _ = two_people(open_page, "roll-player", seed="2")
    random = Random(2)
    slowest = 0.0
    for _ in range(25):
        page, other = mover(ada, bo)
        click_something(page, random)
        start = time.perf_counter()
        ply = page.locator(".prompt").get_attribute("data-ply")
        expect(other.locator(".prompt")).to_have_attribute("data-ply", str(ply))
        slowest = max(slowest, time.perf_counter() - start)
    assert slowest < SECONDS, slowest
    assert "Ada" in bo.locator("body").inner_text() and "Bo" in ada.locator("body").inner_text()


def test_two_people_share_a_party(open_page: Open) -> None:
    """Thorgal has no secrets between players: both see all of it, each moves its own Hero, and the moves interlock."""
    ada, bo, _ = two_people(open_page, "thorgal", seed="5")
    for page in (ada, bo):
        page.wait_for_selector(BOOK)  # how the tale begins
    random = Random(5)
    movers: list[Page] = []
    for _ in range(40):
        for page in (ada, bo):
            read_on(page)
        if over(ada) or over(bo):
            break
        page, other = mover(ada, bo)
        movers.append(page)
        click_something(page, random)
        ply = page.locator(".prompt").get_attribute("data-ply")
        expect(other.locator(".prompt")).to_have_attribute("data-ply", str(ply))
        assert state(page)["table"] == state(other)["table"]
    assert ada in movers and bo in movers


def fight_of(page: Page) -> dict[str, Any] | None:
    """The Combat that goes on, from the moment when the Monster is met."""
    fight = state(page)["table"]["fight"]
    return fight if fight and fight["foe"] and fight["phase"] != "over" else None


def to_a_fight(ada: Page, bo: Page) -> tuple[Page, Page]:
    """Both walk until one meets a Monster: the Hero's player, and the Monster's."""
    for _ in range(300):
        page, _ = mover(ada, bo)
        if fight := fight_of(page):
            return (ada, bo) if fight["hero"] == 0 else (bo, ada)
        options = state(page)["decision"]["options"]
        foes = [each["key"] for each in options if each["key"][0] == "walk" and each["say"][1]["level"]]
        marches = [each["key"] for each in options if each["key"][0] == "march" and each["key"][1] != "combat"]
        if foes or marches:
            take(page, [*foes, *marches][0])
        else:
            choose(page, "done", "slot", "walk", "leave", "none", "end")
        for each in (ada, bo):
            read_on(each)
    raise AssertionError("nobody meets a Monster")


def until_the_monster_is_asked(hero: Page, monster: Page) -> bool:
    """The Hero fights on; whether the Monster's player has a word before it is over."""
    while fight_of(hero):
        page, _ = mover(hero, monster)
        if page is monster:
            return True
        choose(hero, "attack", "pass", "done", "final", "skip")
    return False


def test_two_people_fight_at_two_screens(open_page: Open) -> None:
    """The Hero of one, the Monster of the other: each has its word, both see it, and one may let the rest pass."""
    ada, bo, _ = two_people(open_page, "euthia", seed="6")
    for page in (ada, bo):
        page.wait_for_selector(BOOK)  # the story of the Scenario
        read_on(page)
    for _ in range(12):  # not every Monster lives long enough to have two words
        hero, monster = to_a_fight(ada, bo)
        if not until_the_monster_is_asked(hero, monster):
            continue
        for page in (hero, monster):
            expect(page.locator(".combat .stage")).to_be_visible()
        assert not hero.locator(LIT).count()
        expect(hero.locator(".word .bead.others")).to_be_visible()  # whose word it is
        expect(monster.locator(".word .bead.me:not(.others)")).to_be_visible()
        before = state(hero)["table"]["fight"]
        choose(monster, "play", "gaar", "pass")
        expect(hero.locator(".prompt")).to_have_attribute("data-ply", str(state(monster)["ply"]))
        after = state(hero)["table"]["fight"]
        spoke = (before["chaos"], before["gaar"]) != (after["chaos"], after["gaar"])
        if until_the_monster_is_asked(hero, monster) and spoke:
            break
    else:
        raise AssertionError("no Monster had two words")
    monster.locator("[data-order=fight]").click()
    expect(monster.locator("[data-order=speak]")).to_be_visible()
    monster.reload()
    expect(monster.locator("[data-order=speak]")).to_be_visible()  # the table remembers it, not the page
    assert not until_the_monster_is_asked(hero, monster)
    settle(hero)
    told = hero.locator("[data-part=log]").inner_text()
    assert "You defeat" in told or "You fall to" in told
    hero, monster = to_a_fight(ada, bo)
    expect(monster.locator("[data-order=speak]")).to_have_count(0)  # it was for that fight alone


def test_nobody_gets_anothers_secrets(open_page: Open) -> None:
    """Thunderstone has hands: neither the page nor a frame of one player may name a card only the other holds."""
    ada, bo, id = two_people(open_page, "thunderstone", seed="3")
    watcher = open_page("")
    watcher.context.add_init_script(FRAMES)
    watcher.goto(f"/t/{id}")
    expect(watcher.locator(".prompt[data-ply]")).to_be_visible()
    secrets = {page: page.request.get(f"/api/tables/{id}").json()["secret"] for page in (ada, bo)}
    random = Random(3)
    checked = 0
    for _ in range(40):
        page, _ = mover(ada, bo)
        click_something(page, random)
        ada.wait_for_timeout(60)
        for seat, (own, rival) in enumerate(((ada, bo), (bo, ada))):
            theirs, mine = state(rival), state(own)
            if theirs["ply"] != mine["ply"]:
                continue
            other = 1 - seat
            hand = theirs["table"]["seats"][other]["hand"]
            if mine["table"]["active"] != other or not mine["table"]["party"]:
                assert mine["table"]["seats"][other]["hand"] is None
                checked += bool(hand)
            spectator = state(watcher)["table"]["seats"]
            if state(watcher)["ply"] == theirs["ply"] and mine["table"]["active"] != other:
                assert spectator[other]["hand"] is None
    assert checked > 20
    for page, rival in ((ada, bo), (bo, ada), (watcher, ada), (watcher, bo)):
        seen = json.dumps(page.evaluate("window.__frames")) + page.content()
        assert secrets[rival] not in seen
        assert '\\"seed\\": \\"' not in seen


def test_reload_and_a_second_tab_show_the_same_table(open_page: Open) -> None:
    page = open_page("")
    id = against_computers(page, "roll-player", seed="4")
    random = Random(4)
    for _ in range(6):
        settle(page)
        click_something(page, random)
    settle(page)
    ply = page.locator(".prompt").get_attribute("data-ply")
    page.reload()
    expect(page.locator(".prompt")).to_have_attribute("data-ply", str(ply))
    tab = open_page(f"/t/{id}", context=page.context)
    expect(tab.locator(".prompt")).to_have_attribute("data-ply", str(ply))
    settle(tab)
    click_something(tab, random)
    after = tab.locator(".prompt").get_attribute("data-ply")
    assert after != ply
    expect(page.locator(".prompt")).not_to_have_attribute("data-ply", str(ply))
    page.locator(LIT).first.wait_for()


def test_back_and_forward_come_back_to_the_table(open_page: Open) -> None:
    page = open_page("/")
    page.click("[data-play=roll-player]")
    page.wait_for_url("**/t/*")
    random = Random(1)
    for _ in range(3):
        settle(page)
        click_something(page, random)
    settle(page)
    ply = page.locator(".prompt").get_attribute("data-ply")
    page.go_back()
    expect(page.locator("[data-play=roll-player]")).to_be_visible()
    page.go_forward()
    expect(page.locator(".prompt")).to_have_attribute("data-ply", str(ply))


def test_a_lost_connection_comes_back_by_itself(open_page: Open) -> None:
    page = open_page("")
    page.context.add_init_script(FRAMES)
    against_computers(page, "thunderstone", seed="4")
    settle(page)
    page.context.set_offline(True)
    page.evaluate("window.__socket.close()")
    expect(page.locator("[data-tone=lost]")).to_be_visible()
    expect(page.locator(LIT)).to_have_count(0)  # what cannot be sent is not offered
    page.context.set_offline(False)
    expect(page.locator("[data-tone=lost]")).to_have_count(0)
    random = Random(1)
    settle(page)
    click_something(page, random)


def test_a_server_that_dies_in_the_middle_loses_nothing(open_page: Open, server: Server) -> None:
    page = open_page("")
    against_computers(page, "thunderstone", seed="9")
    random = Random(9)
    for _ in range(8):
        settle(page)
        click_something(page, random)
    settle(page)
    ply = page.locator(".prompt").get_attribute("data-ply")
    hand = page.locator("main").inner_text()
    server.kill()
    expect(page.locator("[data-tone=lost]")).to_be_visible()
    server.start()
    expect(page.locator("[data-tone=lost]")).to_have_count(0)
    expect(page.locator(".prompt")).to_have_attribute("data-ply", str(ply))
    assert page.locator("main").inner_text() == hand
    click_something(page, random)


def test_a_hint_shows_the_best_options_with_their_reasons_and_a_learner_is_warned(open_page: Open) -> None:
    page = open_page("")
    against_computers(page, "thunderstone", seed="7")
    settle(page)
    page.keyboard.press("h")
    advice = page.locator("[data-part=advice]")
    rows = advice.locator("[data-advised]")
    expect(rows.first).to_contain_text("best rival")
    assert 2 <= rows.count() <= 3 and advice.locator(".reason").count() >= rows.count()
    rows.nth(1).hover()
    pointed = str(rows.nth(1).get_attribute("data-advised"))
    expect(page.locator(f".hinted[data-key='{pointed}']")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(advice).to_have_count(0)

    page.evaluate("localStorage.setItem('fabletop-teach', 'yes')")
    page.reload()
    warning = page.locator("[data-part=warning]")
    for place in range(12):
        settle(page)
        ply = page.locator(".prompt").get_attribute("data-ply")
        lit = page.locator(LIT)
        lit.nth(lit.count() - 1 - place % lit.count()).click()
        page.wait_for_function(WARNED_OR_MOVED, arg=ply)
        if warning.count():
            break
    expect(page.locator(".prompt")).to_have_attribute("data-ply", str(ply))
    page.click("[data-warning=anyway]")
    expect(page.locator(".prompt")).not_to_have_attribute("data-ply", str(ply))


WARNED_OR_MOVED = """
ply => document.querySelector("[data-part=warning]") || document.querySelector(".prompt").dataset.ply !== ply
"""
