"""EU-64: The Six Legends."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.scenarios.six_legends.cards import LEGENDS
from fabletop.kernel import PositionError

from .euthia import CHURCH, PACK, at, events, fresh, hero, kind, options, play, table

TILES = {id: card.tile for id, card in LEGENDS(PACK).items()}
HEXES, CENTRE = ("1,1", "2,1", "1,2"), "1,1*"
# What each trial asks for
MEANS: dict[str, dict[str, Any]] = {
    "weeping_stone": {"bag": ["healing_potion"], "essences": {"water": 1}, "gold": 1},
    "hollow_crown": {"reputation": 8, "gold": 3},
    "sleeping_colossus": {"tokens": ["mining"], "essences": {"earth": 1}},
    "moonwell": {"bag": [sorted(PACK.stacks["lake"])[0]], "gems": {"ruby": 1}},
    "throne_of_winds": {"essences": {"air": 1}, "golden": ["frenzy"], "moves": 3},
    "mouth_of_ash": {"essences": {"fire": 1}, "bag": ["cyclops"], "health": 6},
}
REPUTATION = {"weeping_stone": 2, "hollow_crown": 3, "sleeping_colossus": 4, "moonwell": 4}
REPUTATION |= {"throne_of_winds": 5, "mouth_of_ash": 5}


def legends(scene: str = "acting", *args: str | int, **laid: Any) -> Game[Any]:
    return at(scene, *args, scenario="six_legends", **laid)


def trial(legend: str, mine: dict[str, Any] | None = None, **laid: Any) -> Game[Any]:
    """The first Hero stands at the centre of that Legend, whose guardians are defeated."""
    means = MEANS[legend] if mine is None else mine
    laid["h0"] = {"id": "dral", "at": CENTRE, **means}
    return legends(land={"1,1": TILES[legend], **laid.pop("land", {})}, freed=list(HEXES), **laid)


def passes(legend: str, **laid: Any) -> Game[Any]:
    dice = {"dice": [5, 4]} if legend == "sleeping_colossus" else {}
    game = play(trial(legend, **laid, **dice), ("deed", "trial", legend))
    while kind(game) not in ("act", "surplus"):
        play(game, options(game)[0])
    return game


def deed(legend: str) -> tuple[str, str, str]:
    return "deed", "trial", legend


# -- how it begins --------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-64.1", "EU-1.22", "EU-1.34")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_legend_tiles_are_in_the_map_stack_and_six_cards_lie_open(seats: int) -> None:
    game = fresh(seats, "six_legends")
    chapters = [PACK.map_tiles[each].chapter for each in game.state.tiles.items() if "legend" in each]
    assert sorted(chapters) == [2, 3, 4, 4, 5, 5]
    assert table(game)["legends"] == {id: [] for id in LEGENDS(PACK)} and len(LEGENDS(PACK)) == 6
    assert sorted(game.state.stacks["artifact"].items()) == sorted(card.artifact for card in LEGENDS(PACK).values())
    assert table(game)["land"]["0,0"] == "start_church_priest"


@pytest.mark.rule("EU-64.2")
def test_every_hero_begins_with_a_teleport_scroll() -> None:
    game = fresh(4, "six_legends")
    bags = [hero(game, seat)["bag"] for seat in range(4)]
    assert sorted(bag[0] for bag in bags) == sorted(PACK.stacks["teleport_scroll"]) and all(
        len(bag) == 1 for bag in bags
    )


@pytest.mark.rule("EU-64.3")
def test_elite_monsters_of_level_three_are_hunted() -> None:
    assert PACK.scenarios["six_legends"].elites == (3,)
    assert table(fresh(scenario="six_legends"))["elites"]["left"] == {"3": 3}  # one lies face up


# -- the Priest -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-64.4")
def test_the_priest_heals_and_gives_a_scroll_for_a_gold_card_once_a_turn() -> None:
    mine = {"id": "dral", "health": 1, "golden": ["frenzy", "frenzy", "healing_card"]}
    game = legends(h0=mine)
    play(game, ("deed", "priest"), ("discard_card", "healing_card"))
    assert hero(game)["health"] == 6 and hero(game)["golden"] == ["frenzy", "frenzy"]
    assert hero(game)["bag"][0].startswith("teleport_scroll") and table(game)["decks"]["teleport_scroll"] == 3
    assert game.why(("deed", "priest")) == (False, "EU-64.4")
    play(game, ("end",), ("none",), ("end",), ("none",))
    assert ("deed", "priest") in options(game)
    assert legends().why(("deed", "priest")) == (False, "EU-64.4")
    assert options(legends(h0={"at": "0,0", "golden": ["frenzy"]}), "deed") == []


@pytest.mark.rule("EU-64.4", "EU-41.9")
def test_room_is_made_for_the_scroll_of_the_priest() -> None:
    game = legends(h0={"id": "dral", "golden": ["frenzy"], "bag": ["healing_potion"] * 4})
    play(game, ("deed", "priest"), ("discard_card", "frenzy"))
    assert kind(game) == "tidy" and len(hero(game)["bag"]) == 5


@pytest.mark.rule("EU-64.5", "EU-41.9")
def test_after_a_trial_room_is_made() -> None:
    full = {**MEANS["hollow_crown"], "bag": [*MEANS["hollow_crown"].get("bag", []), *["healing_potion"] * 7]}
    game = play(trial("hollow_crown", full), deed("hollow_crown"))
    while kind(game) not in ("tidy", "act"):
        play(game, options(game)[0])
    assert kind(game) == "tidy"


@pytest.mark.rule("EU-64.4")
def test_without_a_scroll_left_the_priest_heals_all_the_same() -> None:
    every = sorted(PACK.stacks["teleport_scroll"])
    game = legends(h0={"id": "dral", "health": 1, "golden": ["frenzy"], "bag": every[:2]}, h1={"bag": every[2:]})
    play(game, ("deed", "priest"), ("discard_card", "frenzy"))
    assert hero(game)["health"] == 6 and len(hero(game)["bag"]) == 2


@pytest.mark.rule("EU-64.4")
def test_a_scroll_that_was_used_can_be_had_again() -> None:
    game = legends(h0={"id": "dral", "bag": ["teleport_scroll"], "golden": ["frenzy"]})
    play(game, ("use", "teleport_scroll"), ("skip",))
    assert table(game)["discards"]["teleport_scroll"] == ["teleport_scroll"]


# -- trials ---------------------------------------------------------------------------------------------------


@pytest.mark.uses(*MEANS)
@pytest.mark.rule("EU-64.5", "EU-64.6", "EU-64.13")
@pytest.mark.parametrize("legend", list(MEANS))
def test_the_first_to_pass_a_trial_takes_the_artifact_and_the_reputation(legend: str) -> None:
    game = passes(legend)
    card = LEGENDS(PACK)[legend]
    before = MEANS[legend].get("reputation", 0)
    assert card.reputation == REPUTATION[legend] and hero(game)["reputation"] == before + REPUTATION[legend]
    assert hero(game)["artifacts"] == [card.artifact] and table(game)["legends"][legend] == [0]
    assert card.artifact not in game.state.stacks["artifact"].items()
    spent = hero(game)
    assert not spent["essences"] and not spent["gems"] and not spent["golden"]
    assert spent["gold"] == 0 and spent["bag"] == [] and spent["moves"] == 0
    if legend == "mouth_of_ash":
        assert spent["health"] == 4  # it tasted the hand
    if legend == "sleeping_colossus":
        assert spent["tokens"] == []


@pytest.mark.uses(*MEANS)
@pytest.mark.rule("EU-64.5", "EU-64.13")
@pytest.mark.parametrize(
    ("legend", "missing"), [(legend, what) for legend, means in MEANS.items() for what in means if what != "health"]
)
def test_no_part_of_a_trial_may_be_missing(legend: str, missing: str) -> None:
    assert deed(legend) in options(trial(legend))
    mine = {what: held for what, held in MEANS[legend].items() if what != missing}
    game = trial(legend, {"tokens": [], **mine} if missing == "tokens" else mine)
    assert game.why(deed(legend)) == (False, "EU-64.5")


@pytest.mark.uses(*MEANS)
@pytest.mark.rule("EU-64.13")
def test_trials_ask_for_a_lake_a_gem_and_a_trophy_of_level_two() -> None:
    mountain = sorted(PACK.stacks["mountain"])[0]
    for legend, change in (
        ("moonwell", {"bag": [mountain]}),
        ("moonwell", {"gems": {}, "essences": {"water": 1}}),
        ("mouth_of_ash", {"bag": ["wyvern"]}),
        ("mouth_of_ash", {"health": 2}),
        ("hollow_crown", {"reputation": 7}),
        ("throne_of_winds", {"golden": [], "silver": ["savagery"]}),
        ("sleeping_colossus", {"tokens": ["trade", "combat"]}),
    ):
        assert trial(legend, {**MEANS[legend], **change}).why(deed(legend)) == (False, "EU-64.5")


@pytest.mark.uses("sleeping_colossus")
@pytest.mark.rule("EU-64.5", "EU-64.13")
def test_the_colossus_is_heard_with_a_roll_of_nine() -> None:
    game = play(
        trial("sleeping_colossus", {"gaar": 0, **MEANS["sleeping_colossus"]}, dice=[4, 4]), deed("sleeping_colossus")
    )
    play(game, ("final",))
    assert kind(game) == "act" and hero(game)["artifacts"] == [] and hero(game)["essences"] == {"earth": 1}
    assert game.why(deed("sleeping_colossus")) == (False, "EU-64.5")  # not again in this turn
    assert [each.args[1] for each in events(game, "quest_missed")] == ["sleeping_colossus"]


@pytest.mark.rule("EU-64.5", "EU-35.22")
def test_what_was_used_up_for_the_roll_cannot_be_handed_in() -> None:
    game = play(trial("sleeping_colossus", dice=[6, 6]), deed("sleeping_colossus"))
    assert ("essence", "earth") in options(game)
    play(game, ("essence", "earth"))
    while kind(game) != "act":
        play(game, ("final",) if ("final",) in options(game) else options(game)[0])
    assert hero(game)["artifacts"] == [] and hero(game)["tokens"] == ["mining"] and hero(game)["essences"] == {}


@pytest.mark.rule("EU-64.5", "EU-14.6")
def test_a_trial_is_passed_at_the_centre_once_the_guardian_is_defeated() -> None:
    mine = {"id": "dral", "at": "1,1", "moves": 2, **MEANS["hollow_crown"]}
    land = {"1,1": TILES["hollow_crown"]}
    barred = legends(land=land, h0=mine)
    assert barred.why(("walk", CENTRE)) == (False, "EU-14.6") and options(barred, "deed") == []
    game = legends(land=land, freed=list(HEXES), h0=mine)
    assert options(play(game, ("walk", CENTRE)), "deed") == [deed("hollow_crown")]


@pytest.mark.rule("EU-64.6")
@pytest.mark.parametrize(("legend", "half"), [("weeping_stone", 1), ("moonwell", 2), ("mouth_of_ash", 3)])
def test_others_pass_a_trial_later_for_half_and_without_the_artifact(legend: str, half: int) -> None:
    game = passes(legend, legends={legend: [1]}, h1={"artifacts": [LEGENDS(PACK)[legend].artifact]})
    assert hero(game)["reputation"] == half and hero(game)["artifacts"] == []
    assert table(game)["legends"][legend] == [1, 0] and hero(game)["notes"]["trials"] == 1
    marks = table(game)["tale"]["marks"]
    assert marks == {CENTRE: [["eu-mark-legend_taken", "EU-64.6"]]}


@pytest.mark.rule("EU-64.6")
def test_each_hero_passes_a_trial_once() -> None:
    game = trial("hollow_crown", legends={"hollow_crown": [0]})
    assert game.why(deed("hollow_crown")) == (False, "EU-64.6")


@pytest.mark.rule("EU-64.7")
def test_a_trial_counts_as_a_quest_in_the_reckoning() -> None:
    lines = {
        notes: {each[1]: each[2] for each in table(legends(h0={"notes": {"trials": notes}}))["scores"][0]}
        for notes in (1, 2, 4)
    }
    assert [lines[n].get("quests", 0) for n in (1, 2, 4)] == [0, 2, 5]
    both = legends(h0={"notes": {"trials": 1}, "quests": ["hunter_fresh_pelt"]})
    assert ["categories", "quests", 2] in table(both)["scores"][0]


# -- Artifacts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-64.8")
def test_an_artifact_needs_no_sack_and_is_neither_sold_nor_thrown_away_nor_handed_in() -> None:
    potions = ["healing_potion"] * 3
    mine = {"at": "1,1", "artifacts": ["moon_chalice"], "bag": potions, "gold": 3}
    game = legends(land={"1,1": "i_fixed_1"}, h0=mine)
    assert hero(game)["overflow"] == 0
    assert ("throw", "moon_chalice") not in options(play(game.copy(), ("pack",)))
    play(game, ("trade",))
    assert [key for key in options(game, "sell") if key[1] == "moon_chalice"] == []
    emissary = next(
        quest.id
        for quest in PACK.quests.values()
        if any(cost.pay == "item" and not cost.item_type for cost in quest.cost)
    )
    encounter = PACK.encounter_of[emissary]
    tile = PACK.encounters[encounter].tile
    index = next(i for i, space in enumerate(PACK.map_tiles[tile].hexes) if space.encounter == encounter)
    rich = {"at": HEXES[index], "artifacts": ["heart_of_fire"], "gold": 9, "gaar": 4, "moves": 9}
    quest = legends(land={"1,1": tile}, freed=list(HEXES), h0=rich, faceup={encounter: [emissary]})
    assert ("quest", emissary) not in options(quest)


@pytest.mark.rule("EU-64.8")
def test_the_price_of_an_artifact_counts_in_the_end() -> None:
    worth = {n: legends(h0={"artifacts": list(PACK.stacks["artifact"])[:n]}) for n in (0, 2)}
    gold = {n: {each[1]: each[2] for each in table(game)["scores"][0]}.get("gold", 0) for n, game in worth.items()}
    assert gold[2] - gold[0] in (2, 3)  # 6 and 8 Gold, five for one Reputation


@pytest.mark.rule("EU-64.8", "EU-64.14")
def test_the_crown_raises_health_and_maximum_health_at_once() -> None:
    game = trial("hollow_crown", {**MEANS["hollow_crown"], "health": 2})
    most = hero(game)["most"]
    play(game, deed("hollow_crown"))
    assert (hero(game)["health"], hero(game)["most"]) == (5, most + 3)


@pytest.mark.rule("EU-64.14")
def test_the_tear_gives_hope_when_a_combat_is_prepared() -> None:
    game = legends(
        "prepare", 0, h0={"id": "dral", "artifacts": ["tear_of_shii"]}, fight={"foe": "tusked_boar", "round": 0}
    )
    play(game, ("use", "tear_of_shii"))
    assert table(game)["fight"]["hope"] == 3 and "tear_of_shii" in hero(game)["tired"]


@pytest.mark.rule("EU-64.14")
def test_the_thought_helps_a_roll_and_wards_wounds() -> None:
    mine = {"id": "dral", "artifacts": ["colossus_thought"], "bag": ["locked_coffer"]}
    game = play(legends(h0=mine, dice=[2, 3]), ("use", "locked_coffer"), ("use", "colossus_thought"))
    assert table(game)["roll"]["sum"] == 8
    guard = legends("use_after", 0, h0=mine, fight={"foe": "tusked_boar", "phase": "monster_attack", "dice": [3, 3]})
    play(guard, ("use", "colossus_thought"))
    assert table(guard)["fight"]["wound_minus"] == 2


@pytest.mark.rule("EU-64.14")
def test_the_chalice_heals_five() -> None:
    game = play(legends(h0={"id": "dral", "health": 1, "artifacts": ["moon_chalice"]}), ("use", "moon_chalice"))
    assert hero(game)["health"] == 6


@pytest.mark.rule("EU-64.14")
def test_the_chalice_wakes_a_gem() -> None:
    thing = next(id for id, each in PACK.things.items() if each.gem_places and each.slot == "helm")
    mine = {"id": "dral", "board": [thing], "gems_on": {thing: ["-opal"]}, "artifacts": ["moon_chalice"]}
    game = play(legends(h0=mine), ("use", "moon_chalice"), ("gem", thing, "opal"))
    assert hero(game)["gems_on"] == {thing: ["opal"]}


@pytest.mark.rule("EU-64.14")
def test_the_mantle_carries_its_bearer_away_and_turns_the_air() -> None:
    game = legends(land={"1,1": "i_fixed_1"}, h0={"artifacts": ["mantle_of_winds"]})
    play(game, ("use", "mantle_of_winds", 0), ("to", "1,1"))
    assert hero(game)["at"] == "1,1"
    air = {"1,1": "ii_general_1"}  # under the Power of Air on 1,2
    for artifacts, dice in (([], [3, 1]), (["mantle_of_winds"], [4, 1])):
        mine = {"at": "1,2", "bag": ["locked_coffer"], "artifacts": artifacts}
        rolled = play(legends(land=air, h0=mine, dice=[4, 1]), ("use", "locked_coffer"))
        assert table(rolled)["roll"]["dice"] == dice


@pytest.mark.rule("EU-64.14")
def test_the_mantle_takes_a_die_from_the_monster() -> None:
    mine = {"id": "dral", "artifacts": ["mantle_of_winds"]}
    game = legends("monster_attack", 0, h0=mine, fight={"foe": "tusked_boar"})
    play(game, ("use", "mantle_of_winds", 1))
    assert table(game)["fight"]["one_die"]


@pytest.mark.rule("EU-64.14")
def test_the_heart_wards_off_fire_and_adds_damage() -> None:
    fire = next(
        (id, HEXES[i])
        for id, tile in PACK.map_tiles.items()
        for i, space in enumerate(tile.hexes)
        if space.type == "elemental_fire" and not space.monster and tile.kind != "start"
    )
    for artifacts, wounds in (([], 2), (["heart_of_fire"], 0)):
        game = legends(
            land={"1,1": fire[0]}, freed=list(HEXES), h0={"id": "dral", "at": "1,0", "moves": 2, "artifacts": artifacts}
        )
        play(game, ("walk", "1,1"))
        assert hero(game)["health"] == hero(game)["most"] - wounds
    strong = legends("hero_attack", 0, h0={"id": "dral", "artifacts": ["heart_of_fire"]}, fight={"foe": "tusked_boar"})
    play(strong, ("use", "heart_of_fire"))
    assert table(strong)["fight"]["damage_plus"] == 5


# -- what the seals do ----------------------------------------------------------------------------------------


@pytest.mark.rule("EU-64.9")
def test_the_first_artifact_of_a_chapter_gives_the_others_a_gold_card() -> None:
    first = passes("moonwell", seats=3)
    assert [len(hero(first, seat)["golden"]) for seat in range(3)] == [0, 1, 1]
    second = passes("moonwell", seats=3, legends={"sleeping_colossus": [1]}, h1={"artifacts": ["colossus_thought"]})
    assert [len(hero(second, seat)["golden"]) for seat in range(3)] == [0, 0, 0]
    later = passes("moonwell", seats=3, legends={"moonwell": [1]}, h1={"artifacts": ["moon_chalice"]})
    assert [len(hero(later, seat)["golden"]) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("EU-64.9")
def test_alone_and_together_the_gold_card_goes_to_the_bank() -> None:
    for laid in ({"seats": 1}, {"options": {"cooperative": True}}):
        game = passes("moonwell", **laid)
        assert len(table(game)["banks"]["gold"]) == 1 and hero(game)["golden"] == []


@pytest.mark.rule("EU-64.9")
def test_a_full_hand_is_brought_to_its_limit() -> None:
    game = passes("moonwell", h1={"golden": ["frenzy"] * 5})
    assert game.decision is not None and (game.decision.kind, game.decision.seat) == ("surplus", 1)


@pytest.mark.rule("EU-64.9")
def test_full_hands_are_brought_to_their_limit_clockwise() -> None:
    many = [id for id, card in PACK.cards.items() if card.metal == "gold" for _ in range(card.copies)]
    game = passes("moonwell", seats=3, h1={"golden": many[:5]}, h2={"golden": many[5:10]})
    asked = []
    while game.decision is not None and game.decision.kind == "surplus":
        asked.append(game.decision.seat)
        play(game, options(game)[0])
    assert list(dict.fromkeys(asked)) == [1, 2]


CARRIED = ["weeping_stone", "hollow_crown", "sleeping_colossus", "moonwell"]


@pytest.mark.rule("EU-64.10")
@pytest.mark.parametrize(
    ("seats", "passed", "foe", "more"),
    [(2, 3, "wyvern", 0), (2, 4, "wyvern", 1), (2, 4, "cyclops", 0), (1, 1, "wyvern", 0), (1, 2, "wyvern", 1)],
)
def test_weak_seals_give_monsters_of_level_three_a_chaos_token(seats: int, passed: int, foe: str, more: int) -> None:
    level = PACK.monsters[foe].level
    tile, index = next(
        (id, index)
        for id, tile in PACK.map_tiles.items()
        for index, space in enumerate(tile.hexes)
        if space.monster == level and tile.kind == "general"
    )
    tokens = {legend: [0] for legend in CARRIED[:passed]}
    mine = {"id": "dral", "at": HEXES[index]}
    laid: dict[str, Any] = {"draws": {"combat": ["combat_42"]}} if seats == 1 else {}  # no Chaos Action at once
    game = legends("combat", 0, seats=seats, land={"1,1": tile}, legends=tokens, tops={level: foe}, h0=mine, **laid)
    while not table(game)["fight"]["foe"]:
        play(game, ("done",))
    assert table(game)["fight"]["chaos"] == PACK.monsters[foe].chaos + more


# -- the end --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-64.11")
def test_the_game_ends_after_round_ten_or_with_the_sixth_artifact() -> None:
    assert legends("round_over", round=10).over and not legends("round_over", round=9).over
    five = [card.artifact for id, card in LEGENDS(PACK).items() if id != "weeping_stone"]
    game = passes("weeping_stone", h1={"artifacts": five})
    assert not game.over and game.state.stacks["artifact"].items() == []
    play(game, ("end",), ("none",), ("end",), ("none",))
    assert game.over and table(game)["round"] == 1


@pytest.mark.rule("EU-64.12")
@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 3), (2, 8), (3, 14), (5, 14)])
def test_artifacts_give_reputation_by_their_number(held: int, points: int) -> None:
    game = legends(h0={"artifacts": list(PACK.stacks["artifact"])[:held]})
    assert sum(each[2] for each in table(game)["scores"][0] if each[1] == "artifacts") == points


@pytest.mark.rule("EU-64.15")
@pytest.mark.parametrize(("held", "rank"), [(2, "seeker"), (1, "listener")])
def test_alone_two_artifacts_are_a_victory(held: int, rank: str) -> None:
    mine = {
        "artifacts": ["tear_of_shii", "moon_chalice"][:held],
        "reputation": 24 if held == 2 else 35,
    }
    game = play(legends(seats=1, round=10, h0=mine), ("end",), ("none",))
    assert game.over and game.result is not None and game.result.rank == f"eu-six_legends-rank-{rank}"


@pytest.mark.rule("EU-64.16")
@pytest.mark.parametrize(("first", "second", "ending"), [(1, 1, "won"), (3, 1, "won"), (4, 0, "lost"), (0, 1, "lost")])
def test_two_heroes_of_a_party_need_an_artifact(first: int, second: int, ending: str) -> None:
    every = list(PACK.stacks["artifact"])
    held: dict[str, Any] = {"h0": {"artifacts": every[:first]}, "h1": {"artifacts": every[first : first + second]}}
    game = legends("round_over", round=10, options={"cooperative": True}, **held)
    assert game.over and game.result is not None and game.result.rank == f"eu-six_legends-ending-{ending}"


@pytest.mark.rule("EU-64.16")
def test_in_bigger_parties_two_are_enough() -> None:
    goal = {goal.count: goal.least for goal in PACK.scenarios["six_legends"].goals}
    assert goal == {"artifacts": {"1": 2}, "bearers": {"2": 2, "3": 2, "4": 2}}


@pytest.mark.rule("EU-64.1")
def test_a_legend_without_its_tile_or_its_artifact_is_refused() -> None:
    for change, why in (({"tile": "i_fixed_1"}, "is not this Legend"), ({"artifact": "short_sword"}, "no Artifact")):
        entry = {"id": "moonwell", "source": "designed", "tile": TILES["moonwell"], "cost": [{"pay": "gold"}]}
        wrong = {**entry, "reputation": 1, "artifact": "moon_chalice", **change}
        with pytest.raises(PositionError, match=why):
            legends(content={"legend_card": [wrong]})


def test_the_church_is_the_one_with_the_priest() -> None:
    assert PACK.map_tiles["start_church_priest"].centre is not None
    assert table(legends())["land"]["0,0"] == "start_church_priest" and hero(legends())["at"] == CHURCH
