"""The Event phase (TH-28), and what an Event card does during the Action phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .conditions import area_fits, holds
from .content import Trigger
from .scenes import in_event_phase, scene
from .state import State

if TYPE_CHECKING:
    from collections.abc import Iterator


# -- rules of the round ----------------------------------------------------------------------------


def current(t: State) -> Iterator[tuple[int, Trigger]]:
    """What holds in the Action phase, and only there (TH-28.12)."""
    if t.event and t.phase == "action":
        yield from enumerate(t.data.events[t.event].action_phase)


def round_rule(t: State, name: str) -> bool:
    """Whether the Event forbids or changes something this round."""
    return any(each.rule in ("forbid", "special") and (each.what == name or each.id == name) for _, each in current(t))


def value_change(t: State, type: str, value: int) -> int:
    for _, each in current(t):
        if each.rule == "value" and each.type == type:
            value = max(min(value, each.min), value + each.n)
    return value


def counts_as(t: State, icon: str) -> str:
    """What an icon on a Terrain card counts as this round; of alternatives each for itself."""
    for _, each in current(t):
        if each.rule == "treat":
            counted = "" if each.as_ == "empty" else each.as_
            parts = [counted if part == each.what else part for part in icon.split("/")]
            icon = "/".join(part for part in parts if part)
    return icon


def most_healed(t: State, size: int) -> int:
    for _, each in current(t):
        if each.rule == "heal_max":
            size = min(size or each.size, each.size)
    return size


def trigger(t: State, when: str, hero: int, *, type: str = "", size: int = 0, what: str = "") -> None:
    """Something happened: the Event card may answer to it."""
    from .effects import run

    for i, each in current(t):
        if each.when != when or (each.once and t.event in t.spent):
            continue
        if (each.type and each.type != type) or size < each.size or (each.what and each.what != what):
            continue
        if each.where is not None and not area_fits(t, each.where, t.heroes[hero].area):
            continue
        if each.if_ is not None and not holds(t, each.if_, hero):
            continue
        if each.once:
            t.spent.append(t.event)
        run(t, f"event-{t.event}-{i}", hero)


# -- the phase -------------------------------------------------------------------------------------


@scene()
def event_phase(t: State) -> None:
    """TH-28.1: the steps in their order."""
    t.then("pass_marker")
    t.then("new_event")
    t.then("next_effect")
    t.then("wake_tokens")
    t.then("new_round")
    for hero in reversed(t.around(t.first)):
        t.then("refreshing", hero)
    trigger(t, "end_of_action_phase", t.first)
    bridge = t.names.pop("bridge", "")
    if bridge in t.blocked:  # of an Event: it lay there for the Action phase
        t.blocked.remove(bridge)
        t.tell("unblocked", "TH-31.8", t.place_word(bridge))


@scene(below=in_event_phase)
def new_round(t: State) -> None:
    """Step 1 (TH-28.2, TH-28.3, TH-28.18); a marked round has its effect (TH-7.10)."""
    from .adventure import round_begins
    from .body import end

    t.phase = "event"
    if t.round == t.tale.rounds:
        t.tell("time", "TH-28.3")
        end(t, "time")
    t.round += 1
    t.tell("next_round", "TH-28.2", t.round)
    round_begins(t)


@scene(below=in_event_phase)
def wake_tokens(t: State) -> None:
    """Step 2 (TH-28.4)."""
    from .adventure import step_two

    t.awake = [True for _ in t.awake]
    step_two(t)


@scene(below=in_event_phase)
def next_effect(t: State) -> None:
    """Step 3: the Event icon that the card calls (TH-28.5, TH-28.6)."""
    from .adventure import icon_called
    from .effects import run_own

    if not t.event:
        return  # TH-28.14
    called = t.data.events[t.event].next
    t.then("discard_event")
    if (called.if_ is None or holds(t, called.if_, t.chooser)) and icon_called(t, called.icon):
        t.tell("icon", "TH-28.6", t.word("icon", called.icon))
        run_own(t, f"icon-{called.icon}", t.chooser)


@scene()
def discard_event(t: State) -> None:
    """TH-28.15"""
    t.event_discard[t.data.events[t.event].deck].append(t.event)
    t.event = ""


@scene(below=in_event_phase)
def new_event(t: State) -> None:
    """Step 4: from the left deck if its condition holds (TH-28.7, TH-28.16, TH-28.17)."""
    from .cards import draw
    from .effects import run

    left, right = t.tale.decks
    deck = left if holds(t, t.tale.first_deck, t.chooser) else right
    card = draw(t, t.events[deck], t.event_discard[deck])
    if card:
        t.event = card
        t.tell("event", "TH-28.8", card)
        run(t, f"event-{card}", t.chooser)


@scene()
def pass_marker(t: State) -> None:
    """Step 5 (TH-28.9)."""
    t.first = (t.first + 1) % len(t.heroes)
    t.then("action_phase")
