"""TH-12: Unmet Requirements."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.thorgal.hero.body import draw_threat
from fabletop.games.thorgal.state import State
from fabletop.games.thorgal.verbs import Effect, known
from fabletop.games.thorgal.verbs.body import Threat
from fabletop.kernel import Rules

from .thorgal import GAME, events, hero, kind, options, play
from .thorgal_ground import run

SIZES = {shape: tile.size for shape, tile in fabletop.book(GAME).pack.load().tiles.items()}
NOWHERE = {"rune": "Q"}


def penalties(*listed: dict[str, Any], **laid: Any) -> list[list[int]]:
    """The sizes of the penalty Wounds of each Hero; with 2 Threat each they are dominoes."""
    seats = laid.get("seats", 2)
    for i in range(seats):
        laid[f"h{i}"] = {"threat": 2, "items": [], "pool": {}, **laid.get(f"h{i}", {})}
    return wounds(run(*listed, **laid))


def wounds(game: Game[Any]) -> list[list[int]]:
    while not game.over:
        play(game, options(game)[0])
    return [[SIZES[each["shape"]] for each in hero(game, i)["wounds"]] for i in range(len(game.state.heroes))]


@pytest.mark.rule("TH-12.1", "TH-12.2", "TH-12.3", "TH-12.6")
def test_what_can_be_lost_is_lost_then_the_hero_concerned_receives_one_wound() -> None:
    game = run(
        {"do": "lose", "what": "ore", "n": 5}, h0={"pool": {"ore": 2, "magic": 1}, "threat": 2}, h1={"threat": 2}
    )
    assert hero(game)["pool"] == {"magic": 1} and kind(game) == "wound"
    assert [event.name for event in events(game)][-2:] == ["lost", "unmet"]
    assert wounds(game) == [[2], []]  # three were missing


@pytest.mark.rule("TH-12.2")
def test_who_can_do_all_of_it_receives_no_wound() -> None:
    assert penalties({"do": "lose", "what": "ore", "n": 2}, h0={"pool": {"ore": 2}}) == [[], []]


@pytest.mark.rule("TH-12.4")
@pytest.mark.parametrize(
    "effect",
    [
        {"do": "remove_enemy", "at": NOWHERE},
        {"do": "lower_enemy", "at": NOWHERE},
        {"do": "move_enemy", "from": NOWHERE, "to": {"rune": "A"}},
        {"do": "unblock", "what": "border", "n": 2},
        {"do": "gain", "what": "area"},
        {"do": "heal", "n": 3},
        {"do": "calm", "n": 9},
        {"do": "lower_cost"},
        {"do": "clear_gather", "n": 2},
        {"do": "reveal_terrain", "n": 99},
    ],
)
def test_good_and_neutral_effects_are_resolved_as_far_as_possible_without_a_penalty(effect: dict[str, Any]) -> None:
    game = run(effect, h0={"threat": 2, "area": "hill"})
    assert wounds(game) == [[], []] and not events(game, "unmet")


@pytest.mark.rule("TH-12.5")
@pytest.mark.parametrize("threat", [0, 1, 2, 3, 4, 5])
def test_the_penalty_is_a_wound_of_threat(threat: int) -> None:
    found = penalties({"do": "lose", "what": "ore"}, h0={"threat": threat})
    assert found == [[threat] if threat else [], []]


@pytest.mark.rule("TH-12.7")
def test_an_effect_on_the_map_affects_all_heroes() -> None:
    assert penalties({"do": "place_enemy", "tier": "minor", "at": NOWHERE}, seats=3) == [[2], [2], [2]]


@pytest.mark.rule("TH-12.8")
@pytest.mark.parametrize(
    ("effect", "laid"),
    [
        ({"do": "lose", "what": "any"}, {}),
        ({"do": "lose_item"}, {}),
        ({"do": "place_enemy", "tier": "minor", "at": NOWHERE}, {}),
        ({"do": "raise_enemy", "at": {"id": "den"}}, {}),
        ({"do": "raise_enemy", "at": {"id": "den"}}, {"locations": {"den": {"enemies": ["monstrous"]}}}),
        ({"do": "block", "at": {"id": "den"}}, {"locations": {"den": {"blocked": True}}}),
        ({"do": "raise_cost", "at": {"id": "den"}}, {}),
        ({"do": "goal", "at": NOWHERE}, {}),
        ({"do": "forced_move"}, {"h0": {"area": "isle"}, "blocked_borders": ["gorge"]}),
    ],
)
def test_losses_enemies_blocks_and_raised_costs_are_negative(effect: dict[str, Any], laid: dict[str, Any]) -> None:
    assert penalties(effect, **laid)[0] == [2]


@pytest.mark.rule("TH-12.8")
def test_every_effect_has_a_polarity() -> None:
    polarity = {str(each.__struct_config__.tag): each.polarity for each in known()}
    assert set(polarity.values()) == {"good", "bad", "neutral"}
    harm = ("lose", "lose_item", "wound", "threat", "place_enemy", "raise_enemy", "block", "raise_cost", "goal")
    assert {polarity[name] for name in harm} == {"bad"}
    help = ("gain", "heal", "xp", "draw_item", "calm", "remove_enemy", "lower_enemy", "unblock", "lower_cost")
    assert {polarity[name] for name in help} == {"good"}


@pytest.mark.rule("TH-12.9")
def test_if_possible_never_brings_the_penalty() -> None:
    lose = {"do": "lose", "what": "ore", "n": 2, "if_possible": True}
    assert penalties(lose, h0={"pool": {"ore": 1}}) == [[], []]
    assert penalties({"do": "place_enemy", "tier": "minor", "at": NOWHERE, "if_possible": True}) == [[], []]


@pytest.mark.rule("TH-12.11")
def test_the_size_is_read_after_the_effect_was_resolved_as_far_as_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    def dread(effect: Effect, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """2 Threat, and something that cannot be done."""
        yield from draw_threat(t, hero, 2)
        return False

    monkeypatch.setattr(Threat, "apply", dread)
    assert penalties({"do": "threat"}, h0={"threat": 2}) == [[4], []]


@pytest.mark.rule("TH-12.12")
def test_each_hero_does_it_is_one_effect_for_each() -> None:
    pools = {"h0": {"pool": {"ore": 1}}, "h1": {"pool": {}}, "h2": {"pool": {"ore": 2}}}
    assert penalties({"do": "lose", "what": "ore", "n": 2, "who": "each"}, seats=3, **pools) == [[2], [2], []]


@pytest.mark.rule("TH-12.13")
def test_a_failed_demand_on_the_group_affects_all_heroes() -> None:
    pools = {"h0": {"pool": {"ore": 1}}, "h1": {"pool": {}}, "h2": {"pool": {"ore": 1}}}
    assert penalties({"do": "lose", "what": "ore", "n": 3, "who": "group"}, seats=3, **pools) == [[2], [2], [2]]
    assert penalties({"do": "lose", "what": "ore", "n": 2, "who": "group"}, seats=3, **pools) == [[], [], []]


@pytest.mark.rule("TH-2.9")
@pytest.mark.parametrize(("key", "pool"), [("pay", {"magic": 1}), ("skip", {"ore": 1, "gossip": 1})])
def test_a_price_that_may_be_paid_has_one_list_if_it_is_and_another_if_it_is_not(
    key: str, pool: dict[str, int]
) -> None:
    lists = {"then": [{"do": "gain", "what": "magic"}], "else": [{"do": "gain", "what": "gossip"}]}
    game = run({"do": "pay", "cost": {"ore": 1}, **lists}, h0={"pool": {"ore": 1}})
    assert kind(game) == "pay" and hero(play(game, (key,)))["pool"] == pool
    game = run({"do": "pay", "cost": {"ore": 1}, **lists}, h0={"pool": {}}, h1={"area": "hill"})
    assert hero(game)["pool"] == {"gossip": 1}  # who cannot pay is not asked
