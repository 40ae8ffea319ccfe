"""The Event phase (TH-28)."""

from __future__ import annotations

from ..events import IconCalled, NewEvent, NextRound, TimeIsUp
from ..lists import run, run_own
from ..map.blocks import unblock
from ..scenes import in_event_phase, scene
from ..state import State
from ..story.endings import end
from ..story.moments import icon_called, round_begins, step_two
from .event_card import trigger


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
    if t.bridge in t.blocked:  # of an Event: it lay there for the Action phase
        unblock(t, t.bridge)
    t.bridge = ""


@scene(below=in_event_phase)
def new_round(t: State) -> None:
    """Step 1 (TH-28.2, TH-28.3, TH-28.18); a marked round has its effect (TH-7.10)."""
    if t.round == t.tale.rounds:
        t.tell(TimeIsUp, "TH-28.3")
        end(t, "time")
    t.round += 1
    t.tell(NextRound, "TH-28.2", t.round)
    round_begins(t)


@scene(below=in_event_phase)
def wake_tokens(t: State) -> None:
    """Step 2 (TH-28.4)."""
    t.awake = [True for _ in t.awake]
    step_two(t)


@scene(below=in_event_phase)
def next_effect(t: State) -> None:
    """Step 3: the Event icon that the card calls (TH-28.5, TH-28.6)."""
    if not t.event:
        return  # TH-28.14
    called = t.content.events[t.event].next
    if (called.if_ is None or called.if_.holds(t, t.chooser)) and icon_called(t, called.icon):
        t.tell(IconCalled, "TH-28.6", t.adventure, called.icon)
        run_own(t, f"icon-{called.icon}", t.chooser)


@scene(below=in_event_phase)
def new_event(t: State) -> None:
    """Step 4: from the left deck if its condition holds (TH-28.7, TH-28.16, TH-28.17)."""
    if t.event:
        t.event_discard[t.content.events[t.event].deck].append(t.event)  # TH-28.15
    left, right = t.tale.decks
    deck = left if t.tale.first_deck.holds(t, t.chooser) else right
    t.event = t.events[deck].draw_from(t.event_discard[deck], t.rng) or ""
    t.tell(NewEvent, "TH-28.8", t.event)
    run(t, f"event-{t.event}", t.chooser)


@scene()
def pass_marker(t: State) -> None:
    """Step 5 (TH-28.9)."""
    t.first = t.next_hero(t.first)
    t.then("action_phase")
