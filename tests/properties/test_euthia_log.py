"""Nothing happens in silence: whatever a Hero gains or loses, the log of that choice tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import fabletop
from fabletop.games.euthia.content import ELEMENTS, GEMS
from fabletop.games.euthia.events.alone import GaarUsed
from fabletop.games.euthia.events.base import MONSTER
from fabletop.games.euthia.events.combat import FoeDice, FoeGains, FoeGainsAlone
from fabletop.games.euthia.events.hero import Rerolled
from fabletop.kernel import Decision, Event, Game, Key
from fabletop.kernel.position import shown

SCENARIOS = tuple(fabletop.book("euthia").pack.load().scenarios)
Policy = Callable[[Decision], Key]
COUNTED = ("gold", "gaar", "reputation", "dwurt")
EXCHANGED = {"gaar": -1, "dwurt": 1}  # of Skoldur, one for the other
WASTE = ("end", "pack", "pass", "done", "throw", "unequip", "unlearn", "leave", "skip", "none")
HURT = ("healed", "wounded", "foe_attack", "died", "fell", "risen")
REBUILT = ("equipped", "unequipped", "gem_set", "learned", "unlearned", "bought", "sold", "handed_in", "thrown", "used")
MOVED = ("moved", "marches", "moves", "turn", "saved", "died", "fell")
SPENT = ("sold", "spent_essence", "used_essence", "handed_in", "gem_set", "charged", "thrown", "unlearned")
PAID = (
    "marches",
    "mines",
    "trades",
    "fights",
    "hunts",
    "challenges",
    "cleared",
    "handed_in",
    "saved",
    "turn",
    "round",
    "used",
)


def keen(chance: Random) -> Policy:
    """Does each kind of thing as often as any other and throws nothing away: it comes to own and to fight."""

    def policy(decision: Decision) -> Key:
        busy = [key for key in decision.options if key[0] not in WASTE]
        found = busy if busy and chance.random() < 0.9 else decision.options
        verb = chance.choice(sorted({str(key[0]) for key in found}))
        return chance.choice([key for key in found if key[0] == verb])

    return policy


def told(events: list[Event], seat: int, *names: str) -> list[Event]:
    return [each for each in events if each.name in names and each.args[:1] == (seat,)]


def flat(parts: tuple[Any, ...]) -> list[Any]:
    return [one for part in parts for one in (part if isinstance(part, tuple) else (part,))]


def owned(hero: dict[str, Any]) -> Counter[str]:
    return Counter(each for each in (*hero["bag"], *hero["slots"], *hero["worn"]) if each)


def tokens(hero: dict[str, Any]) -> Counter[str]:
    return Counter(hero["gems"]) + Counter(hero["essences"])


def cards(hero: dict[str, Any]) -> int:
    return len(hero["silver"]) + len(hero["golden"])


def check(before: dict[str, Any], after: dict[str, Any], events: list[Event], seat: int, key: Key) -> None:
    turned = key == ("end",) or any(each.name in ("turn", "round") for each in events)  # what is left over is lost
    for what in COUNTED:
        dropped = len([each for each in told(events, seat, "thrown", "cowed") if each.args[1] == what])
        changes = sum(int(each.args[1]) for each in told(events, seat, what)) - dropped
        changes += EXCHANGED.get(what, 0) * len(told(events, seat, "to_dwurt"))
        changes -= sum(int(each.args[1]) for each in told(events, seat, f"{what}_spent"))
        assert after[what] - before[what] == changes, what
    if after["health"] != before["health"]:
        assert told(events, seat, *HURT, *REBUILT), "health"
    if after["moves"] != before["moves"]:
        assert told(events, seat, *MOVED) or turned, "movement"
    gained = Counter(str(each.args[2]) for each in told(events, seat, "token"))
    spent: Counter[str] = Counter()
    for each in told(events, seat, *SPENT):
        spent += Counter(str(part) for part in each.args[1:] if part in (*GEMS, *ELEMENTS))
    if not told(events, seat, "used"):  # of a tile whose Essences lie on it
        assert tokens(before) + gained == tokens(after) + spent, "Gems and Essences"
    named = {str(part) for each in events for part in flat(each.args)} | {"healing_potion"}
    moved = (owned(after) - owned(before)) + (owned(before) - owned(after))
    assert not [thing for thing in moved if thing not in named], moved
    potions = sum(int(each.args[1]) for each in told(events, seat, "potions"))
    potions -= len([each for each in told(events, seat, "used", "thrown", "sold") if each.args[1] == "healing_potion"])
    assert owned(after)["healing_potion"] - owned(before)["healing_potion"] == potions, "potions"
    drawn = sum(int(each.args[2]) for each in told(events, seat, "drew_cards"))
    gone = sum(int(each.args[2]) for each in told(events, seat, "played"))
    gone += len(told(events, seat, "discarded_card"))
    gone += len([each for each in told(events, seat, "handed_in") if str(each.args[1]).endswith("_card")])
    assert cards(after) - cards(before) == drawn - gone, "cards"
    kept = len(told(events, seat, "control_kept")) - len(told(events, seat, "claims"))
    assert after["control"] - before["control"] == kept, "Control cards"
    if after["slots_open"] != before["slots_open"] or after["worn_open"] != before["worn_open"]:
        assert told(events, seat, "unlocked"), "slots"
    if after["tokens"] != before["tokens"]:
        assert told(events, seat, *PAID) or turned, "Action tokens"
    assert len(after["kills"]) - len(before["kills"]) == len(told(events, seat, "slain")), "slain"


def check_foe(before: dict[str, Any] | None, after: dict[str, Any] | None, events: list[Event]) -> None:
    """The tokens of a Monster."""
    if not before or not after or before["foe"] != after["foe"]:
        return
    for what, name in (("gaar", "gaar"), ("chaos", "chaos_token")):
        change = sum(each.number for each in events if isinstance(each, FoeGains | FoeGainsAlone) and each.what == name)
        change -= sum(int(each.args[2]) for each in events if each.name == "removed" and each.args[1] == name)
        if what == "gaar":
            change -= len([each for each in events if isinstance(each, GaarUsed)])
            change -= len([each for each in events if isinstance(each, Rerolled | FoeDice) and each.gaar == MONSTER])
        else:
            change -= len([each for each in events if each.name in ("played", "stack_played")])
        assert after[what] - before[what] == change, name


def play(game: Game[Any], policy: Policy, most: int) -> None:
    for _ in range(most):
        before = shown(game)
        key = policy(game.waiting[0])
        game.choose(key, game.waiting[0].seat)
        if game.over:
            return
        after = shown(game)
        events = [event for ply, _, found in game.log(None, game.ply) if ply == game.ply for event in found]
        if not all(hero["id"] for hero in before["heroes"]):
            continue
        for seat, (hero, then) in enumerate(zip(before["heroes"], after["heroes"], strict=True)):
            try:
                check(hero, then, events, seat, key)
                check_foe(before["fight"], after["fight"], events)
            except AssertionError as error:
                raise AssertionError(f"{error}: seat {seat} after {key}: {events}") from None


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", (1, 2, 3, 4))
def test_whatever_a_hero_gains_or_loses_is_told(scenario: str, seats: int) -> None:
    game = fabletop.new("euthia", seats=seats, seed=f"told {seats}", scenario=scenario)
    play(game, keen(Random(seats)), 1500)
