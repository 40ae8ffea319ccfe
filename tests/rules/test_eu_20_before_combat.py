"""EU-20, EU-21, EU-22: the Combat Action, the Monster Player, meeting the Monster."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.combat.opening import reveal_control
from fabletop.kernel import Deck

from .euthia import PACK, at, hero, kind, marked, options, play, seen, table
from .euthia_arena import AIR, CAVE, EARTH, LAND, arena, asked, fight, meet, until

# -- the Combat Action ----------------------------------------------------------------------------------------


def beside(**laid: Any) -> Game[Any]:
    """A step away from the Beast."""
    laid["h0"] = {"at": "1,2", "moves": 2, **laid.get("h0", {})}
    return arena("acting", **{"tops": {1: "test_beast"}, **laid})


@pytest.mark.rule("EU-20.1", "EU-20.4")
def test_whoever_enters_the_space_of_a_monster_fights_at_once_and_does_nothing_else() -> None:
    game = play(beside(h0={"bag": ["test_map"]}), ("walk", CAVE))
    assert kind(game) == "before_combat" and hero(game)["tokens"] == ["mining", "trade"]
    assert not {key[0] for key in options(game)} & {"walk", "march", "mine", "trade", "treasure", "quest", "end"}
    while table(game)["fight"]:
        assert kind(game) not in ("act", "deal", "save")
        play(game, options(game)[0])


@pytest.mark.rule("EU-20.4", "EU-16.7")
def test_no_teleport_leads_away_from_a_monster() -> None:
    bag = ["scroll_of_teleport_3", "pilgrims_charm"]
    game = meet(h0={"bag": bag, "health": 1})
    assert ("use", "scroll_of_teleport_3") not in options(game)
    play(game, ("use", "pilgrims_charm"))  # a Teleport, and it heals
    assert kind(game) == "before_combat" and hero(game)["at"] == CAVE and hero(game)["health"] > 1
    assert ("use", "scroll_of_teleport_3") in options(arena("acting", h0={"bag": bag, "at": "1,2"}))


@pytest.mark.rule("EU-20.2")
def test_without_a_combat_action_the_space_cannot_be_entered() -> None:
    game = beside(h0={"tokens": ["mining", "trade"]})
    assert ("walk", CAVE) not in options(game) and game.why(("walk", CAVE)) == (False, "EU-11.5")
    able = beside(h0={"tokens": ["mining"], "board": ["dral_test_rush"]})
    assert ("walk", CAVE) in options(able)
    tired = beside(h0={"tokens": ["mining"], "board": ["dral_test_rush"], "tired": ["dral_test_rush"]})
    assert ("walk", CAVE) not in options(tired)


@pytest.mark.rule("EU-20.3")
def test_a_token_or_a_tile_pays_for_the_combat() -> None:
    mine = {"board": ["test_sword", "dral_test_rush"], "bag": ["scroll_of_war"]}
    game = meet(h0=mine)
    assert options(game) == [("with", "token"), ("with", "dral_test_rush"), ("with", "scroll_of_war")]
    by_token = play(game.copy(), ("with", "token"))
    assert hero(by_token)["tokens"] == ["mining", "trade"] and hero(by_token)["tired"] == []
    by_tile = play(game.copy(), ("with", "dral_test_rush"))
    assert hero(by_tile)["tokens"] == ["mining", "trade", "combat"] and hero(by_tile)["tired"] == ["dral_test_rush"]
    assert hero(by_tile)["granted"] == []
    by_scroll = play(game, ("with", "scroll_of_war"))
    assert hero(by_scroll)["bag"] == [] and hero(by_scroll)["granted"] == [] and "combat" in hero(by_scroll)["tokens"]


@pytest.mark.rule("EU-20.5")
def test_a_defeated_monster_gives_loot_and_in_its_range_a_reward() -> None:
    def victor(reputation: int) -> dict[str, Any]:
        bomb = {"bag": ["test_bomb"], "reputation": reputation}
        game = play(arena("use_moment", 0, "own_before", h0=bomb), ("use", "test_bomb"), ("leave",))
        return hero(game)

    assert [(each["gold"], each["gaar"], each["reputation"]) for each in (victor(15), victor(16))] == [
        (1, 1, 16),
        (1, 1, 16),
    ]


def rounds(game: Game[Any], number: int) -> Game[Any]:
    """Nobody does anything until that round of the Combat."""
    for _ in range(600):
        if not table(game)["fight"] or fight(game)["round"] >= number:
            return game
        play(game, options(game)[0])
    raise AssertionError("the Combat stands still")


@pytest.mark.rule("EU-20.6", "EU-20.7", "EU-23.12")
def test_a_combat_goes_on_until_one_of_them_falls_and_nobody_retreats() -> None:
    game = arena("combat_round", 0, h0={"bag": ["test_bomb"]}, fight={"round": 0}, dice=[1] * 400)
    for number in range(1, 10):  # both miss, every time; EU-20.14 ends it later
        rounds(game, number)
        assert fight(game)["round"] == number and fight(game)["damage"] == 0
        assert not {key[0] for key in options(game)} & {"end", "walk", "flee", "retreat", "portal"}
    play(until(game, ("use", "test_bomb")), ("use", "test_bomb"), ("leave",))
    assert kind(game) == "act" and table(game)["fight"] is None
    lost = rounds(arena("combat_round", 0, fight={"round": 0}, dice=[6, 6, 1, 1] * 20), 99)
    assert table(lost)["fight"] is None and hero(lost, 1)["kills"] == [0]


@pytest.mark.rule("EU-20.8", "EU-31.19")
def test_every_combat_begins_without_hope_and_without_damage() -> None:
    mine = {"bag": ["test_bomb"], "at": "1,1", "moves": 1}
    game = arena("use_moment", 0, "own_before", h0=mine, fight={"hope": 1, "damage": 3}, tops={1: "test_beast"})
    play(game, ("use", "test_bomb"), ("leave",))
    play(game, ("walk", CAVE))
    given = {"hero": 0, "at": CAVE, "level": 1, "phase": "before", "rival": -1, "least": 99, "initiative": -1}
    assert all(value == given.get(name, value) and (name in given or not value) for name, value in fight(game).items())
    before = game.state.shown
    until(game, "moment")
    assert game.state.shown == before + 2  # the Monster, and the back of the next one
    assert fight(game)["foe"] and (fight(game)["hope"], fight(game)["damage"]) == (0, 0)


@pytest.mark.rule("EU-20.9")
def test_before_combat_any_number_of_equipment_is_changed() -> None:
    game = meet(h0={"bag": ["test_shield", "leather_helm"]})
    play(game, ("unequip", "test_sword"), ("equip", "test_shield", 0), ("equip", "leather_helm", 100))
    play(game, ("equip", "test_sword", 1))
    assert kind(game) == "before_combat"
    assert hero(game)["slots"][:2] == ["test_shield", "test_sword"] and hero(game)["worn"][0] == "leather_helm"


@pytest.mark.rule("EU-20.10", "EU-38.5")
def test_before_combat_is_the_last_chance_for_what_works_outside_combat() -> None:
    game = meet(h0={"bag": ["test_map", "test_salve", "test_bomb"]})
    assert {("use", "test_map"), ("use", "test_salve")} <= set(options(game))
    assert ("use", "test_bomb") not in options(game)  # in Combat only
    used = play(game.copy(), ("use", "test_map"))
    assert hero(used)["moves"] == 2 and kind(used) == "before_combat"
    play(game, ("done",))
    while table(game)["fight"]:
        assert ("use", "test_map") not in options(game)
        play(game, options(game)[-1])  # the liveliest way through it


@pytest.mark.rule("EU-20.11", "EU-22.2")
def test_before_combat_nobody_knows_the_monster_or_its_player_but_the_back_is_seen() -> None:
    game = meet(seats=3, h0={"bag": ["test_map"]}, h1={"control": 1})
    assert kind(game) == "before_combat" and (fight(game)["foe"], fight(game)["rival"]) == ("", -1)
    assert table(game)["decks"]["control"] == 5 and table(game)["control"] == []
    assert seen(game, 0)["backs"]["1"]["health"] == 9
    assert kind(play(game, ("done",))) == "claim"


@pytest.mark.rule("EU-20.12")
def test_on_a_liberated_space_there_is_no_combat() -> None:
    game = play(beside(freed=[CAVE]), ("walk", CAVE))
    assert kind(game) == "act" and "combat" in hero(game)["tokens"]
    assert options(game, "fight", "combat", "with") == []
    besieged: dict[str, Any] = {"scenario": "defending_settlements", "freed": [CAVE], "besieged": {CAVE: 1}}
    assert kind(play(beside(**besieged), ("walk", CAVE))) == "before_combat"


@pytest.mark.rule("EU-20.13")
def test_in_combat_nothing_is_equipped_moved_or_set() -> None:
    things = {"board": ["test_sword", "prism_amulet"], "bag": ["test_shield", "leather_helm"], "gems": {"opal": 1}}
    game = meet(h0=things, dice=[1] * 200)
    changing = {"equip", "unequip", "swap", "set_gem", "throw", "pack", "charge"}
    assert {"equip", "unequip", "set_gem"} <= {str(key[0]) for key in options(game)}
    play(game, ("done",))
    seen_kinds = set()
    while fight(game)["round"] < 8:
        assert fight(game)["foe"] and not {str(key[0]) for key in options(game)} & changing
        seen_kinds.add(kind(game))
        play(game, options(game)[0])
    assert {"moment", "change"} <= seen_kinds
    assert hero(game)["bag"] == ["test_shield", "leather_helm"] and hero(game)["gems"] == {"opal": 1}


# -- the Monster Player ---------------------------------------------------------------------------------------


def chosen(seats: int = 3, **laid: Any) -> Game[Any]:
    """The Monster Player of the first Hero's Combat is being found."""
    laid["h0"] = {"bag": ["test_net"], **laid.get("h0", {})}
    return play(meet(seats=seats, **laid), ("done",))


@pytest.mark.rule("EU-21.1", "EU-21.2")
@pytest.mark.parametrize("active", [0, 1])
def test_of_two_players_the_other_one_plays_the_monster(active: int) -> None:
    laid: dict[str, Any] = {f"h{active}": {"id": "dral", "at": CAVE, "bag": ["scroll_of_the_long_road"]}}
    game = at("combat", active, first=active, land=LAND, tops={1: "tusked_boar"}, **laid)
    play(game, ("done",))
    assert (fight(game)["hero"], fight(game)["rival"]) == (active, 1 - active)
    assert table(game)["decks"]["control"] == 0 and [hero(game, seat)["control"] for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("EU-21.3", "EU-21.5", "EU-21.6", "EU-21.10")
def test_whoever_holds_a_control_card_may_claim_the_monster_before_one_is_revealed() -> None:
    game = chosen(h1={"control": 1})
    assert [decision.seat for decision in game.waiting] == [1]
    assert options(game) == [("pass",), ("claim",)]
    play(game, ("claim",))
    assert fight(game)["rival"] == 1 and hero(game, 1)["control"] == 0
    assert table(game)["control"] == ["1"] and table(game)["decks"]["control"] == 5  # none was revealed


@pytest.mark.rule("EU-21.4", "EU-21.5", "EU-21.6")
def test_of_several_claimants_chance_chooses_and_the_others_keep_their_cards() -> None:
    winners = set()
    for seed in range(12):
        game = chosen(4, h1={"control": 1}, h2={"control": 1}, h3={"control": 2}, seed=str(seed))
        assert sorted(decision.seat for decision in game.waiting) == [1, 2, 3]  # at the same time
        game.choose(("claim",), seat=3)
        assert fight(game)["rival"] == -1 and sorted(each.seat for each in game.waiting) == [1, 2]
        game.choose(("pass",), seat=2)
        game.choose(("claim",), seat=1)
        rival = fight(game)["rival"]
        winners.add(rival)
        held = {1: 1, 2: 1, 3: 2}
        assert {seat: hero(game, seat)["control"] for seat in held} == {**held, rival: held[rival] - 1}
        assert table(game)["control"] == [str(rival)]
    assert winners == {1, 3}


@pytest.mark.rule("EU-21.7", "EU-21.8", "EU-21.16")
def test_otherwise_cards_are_revealed_until_one_of_another_player_comes() -> None:
    game = chosen(draws={"control": ["2"]})
    assert fight(game)["rival"] == 2 and table(game)["control"] == ["2"] and table(game)["decks"]["control"] == 5
    assert hero(game, 2)["control"] == 0 and fight(game)["foe"] == "test_beast"  # nobody was asked
    passed = play(chosen(h1={"control": 1}, draws={"control": ["2"]}), ("pass",))
    assert fight(passed)["rival"] == 2 and hero(passed, 1)["control"] == 1


@pytest.mark.rule("EU-21.9", "EU-21.15")
def test_the_first_own_card_is_taken_and_a_further_one_discarded() -> None:
    game = chosen(draws={"control": ["0", "0", "1"]})
    assert hero(game)["control"] == 1 and table(game)["control"] == ["0", "1"]
    assert fight(game)["rival"] == 1
    assert [seen(game, seat)["heroes"][0]["control"] for seat in (0, 1, 2, None)] == [1] * 4


@pytest.mark.rule("EU-21.11")
def test_in_the_own_combat_a_control_card_has_no_use() -> None:
    game = chosen(h0={"control": 2}, h1={"control": 1})
    assert [decision.seat for decision in game.waiting] == [1]
    play(game, ("pass",))
    assert hero(game)["control"] == 2


@pytest.mark.rule("EU-21.12")
def test_discarded_control_cards_form_a_new_deck() -> None:
    t = chosen(h1={"control": 1}, h2={"control": 1}).state
    t.control, t.control_discard = Deck(), ["0", "0", "1", "2"]
    rival = reveal_control(t, 0)
    assert rival in (1, 2) and str(rival) in t.control_discard
    assert len(t.control) + len(t.control_discard) + t.heroes[0].control == 4 and t.heroes[0].control <= 1


@pytest.mark.rule("EU-21.12")
def test_revealing_goes_on_after_the_new_deck_is_formed() -> None:
    for seed in range(8):
        t = chosen(h1={"control": 2}, h2={"control": 1}, seed=str(seed)).state
        t.control.take("0")
        t.control.take("0")
        t.control_discard = [*t.control.items(), "0"]
        t.control = Deck()
        t.control.shuffle_on_top(["0"])  # the last card of the deck is the Hero Player's
        assert reveal_control(t, 0) == 2 and t.heroes[0].control == 1


@pytest.mark.rule("EU-21.13")
def test_if_all_cards_of_others_are_in_hands_chance_names_the_monster_player() -> None:
    found = set()
    for seed in range(12):
        game = chosen(h1={"control": 2}, h2={"control": 2}, seed=str(seed))
        game.choose(("pass",), seat=1)
        game.choose(("pass",), seat=2)
        found.add(fight(game)["rival"])
        assert [hero(game, seat)["control"] for seat in (0, 1, 2)] == [1, 2, 2] and table(game)["control"] == ["0"]
    assert found == {1, 2}


@pytest.mark.rule("EU-21.14")
def test_both_control_cards_may_be_held_besides_five_others() -> None:
    hand = {"silver": ["curse", "curse", "savagery", "savagery"], "golden": ["frenzy"], "control": 1}
    game = chosen(h0={**hand, "bag": ["test_bomb"]}, draws={"control": ["0", "1"]})
    assert hero(game)["control"] == 2
    play(until(game, ("use", "test_bomb")), ("use", "test_bomb"), ("leave",))
    assert kind(game) == "act" and len(hero(game)["silver"]) == 4 and len(hero(game)["golden"]) == 1


# -- the Monster ----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-22.1")
@pytest.mark.parametrize(("space", "card", "other"), [("2,1", "test_beast", "2"), ("1,1", "cyclops", "1")])
def test_the_top_card_of_the_level_of_the_space_is_met(space: str, card: str, other: str) -> None:
    tops = {1: "test_beast", 2: "cyclops"}
    game = play(meet(h0={"at": space, "bag": ["test_map"]}, tops=tops), ("done",))
    assert fight(game)["foe"] == card
    assert table(game)["tops"][str(other)] == tops[int(other)]
    assert table(game)["tops"][str(3 - int(other))] not in (card, "")  # the next one lies on top


@pytest.mark.rule("EU-22.2", "EU-22.3")
def test_the_backs_of_the_top_cards_are_seen_by_all_and_the_fronts_by_nobody() -> None:
    game = at("acting", tops={1: "rock_gecko", 2: "basilisk"})
    for viewer in (0, 1, None):
        shown = seen(game, viewer)
        for level, card in (("1", PACK.monsters["rock_gecko"]), ("2", PACK.monsters["basilisk"])):
            back = shown["backs"][level]
            assert (back["low"], back["high"]) == (card.reward_range.low, card.reward_range.high)
            assert (back["health"], back["least"], len(back["reward"])) == (card.health, card.least, len(card.reward))
        assert "rock_gecko" not in str(shown) and "basilisk" not in str(shown)


@pytest.mark.rule("EU-22.4", "EU-25.28")
def test_the_least_number_of_wounds_is_that_of_the_bands_and_no_promise() -> None:
    for card in PACK.monsters.values():
        assert card.least == min(band.wounds for band in card.bands if band.wounds)
    game = arena("monster_attack", 0, h0={"bag": ["test_mist"]}, dice=[1, 2])
    play(game, ("done",), ("done",))  # steps A and C
    assert fight(game)["wounds"] == 0 and hero(game)["health"] == hero(game)["most"]


@pytest.mark.rule("EU-22.5", "EU-22.6", "EU-22.8", "EU-22.9")
@pytest.mark.parametrize(("space", "card"), [("1,1", "cairn_walker"), ("1,1", "swamp_hag"), ("2,1", "dragonfly")])
def test_a_monster_brings_cards_and_tokens(space: str, card: str) -> None:
    entry = PACK.monsters[card]
    game = meet(h0={"at": space, "bag": ["test_map"]}, tops={entry.level: card})
    play(game, ("done",))
    shown = fight(game)
    assert (shown["chaos"], shown["gaar"], shown["health"]) == (entry.chaos, entry.gaar, entry.health)
    assert (len(hero(game, 1)["silver"]), len(hero(game, 1)["golden"])) == (entry.silver, entry.gold)
    assert hero(game)["silver"] == hero(game)["golden"] == []


@pytest.mark.rule("EU-22.7", "EU-33.6")
def test_the_hand_limit_waits_for_the_end_of_the_combat() -> None:
    hand = {"silver": ["curse", "curse", "savagery"], "golden": ["frenzy", "soul_control"]}
    game = meet(h0={"at": "1,1", "bag": ["test_bomb"]}, h1=hand, tops={2: "cairn_walker"})
    play(game, ("done",))
    assert len(hero(game, 1)["silver"]) == 5 and kind(game) != "surplus"
    play(until(game, ("use", "test_bomb")), ("use", "test_bomb"), ("leave",))
    assert kind(game) == "surplus" and asked(game) == 1


@pytest.mark.rule("EU-22.10", "EU-31.6")
def test_tokens_of_the_monster_are_never_the_monster_players() -> None:
    game = arena(
        "use_moment", 0, "own_before", h0={"bag": ["test_bomb"]}, h1={"gaar": 1}, fight={"gaar": 3, "chaos": 2}
    )
    play(game, ("use", "test_bomb"), ("leave",))
    assert table(game)["fight"] is None and hero(game, 1)["gaar"] == 1
    assert hero(game)["gaar"] == 1 and marked(game, CAVE)  # from the Loot alone


@pytest.mark.rule("EU-22.11")
def test_the_powers_of_the_space_are_shown_beside_the_monster() -> None:
    game = play(meet(land={**AIR, **EARTH}, h0={"bag": ["test_net"]}), ("done",))
    for viewer in (0, 1, None):
        assert sorted(seen(game, viewer)["heroes"][0]["powers"]) == ["air", "earth"]


@pytest.mark.rule("EU-22.12", "EU-22.13", "EU-23.1")
def test_the_preparation_comes_when_the_monster_lies_open_and_before_first_strike() -> None:
    mine = {"board": ["test_sword", "test_bow"], "bag": ["test_net"]}
    game = play(meet(h0=mine, tops={1: "goblin_archer"}), ("done",))
    entry = PACK.monsters["goblin_archer"]
    assert kind(game) == "moment" and ("use", "test_net") in options(game)
    assert (fight(game)["foe"], fight(game)["chaos"]) == ("goblin_archer", entry.chaos)
    assert len(hero(game, 1)["silver"]) == entry.silver
    play(game, ("use", "test_net"))
    assert fight(game)["chaos"] == entry.chaos - 1 and kind(game) == "first_strike"


@pytest.mark.rule("EU-22.14")
@pytest.mark.parametrize(("space", "level", "met"), [("2,1", 1, 2), ("1,1", 2, 1)])
def test_if_no_card_of_the_level_is_left_the_next_lower_one_is_used_then_the_next_higher(
    space: str, level: int, met: int
) -> None:
    trophies = [id for id, card in PACK.monsters.items() if card.level == level]
    mine = {"id": "dral", "at": space, "bag": ["trail_tonic"]}
    game = play(at("combat", 0, land=LAND, h0=mine, h1={"bag": trophies}), ("done",))
    assert PACK.monsters[fight(game)["foe"]].level == met
