"""What may not be done is refused by its clause, also where it is not even on offer."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.euthia.slots import EQUIPMENT

from .euthia import PACK, at, here, kind, options, play

RING: dict[str, Any] = {"id": "dral", "unlocked": True}


def refused(game: Any, *key: str | int) -> str:
    """The clause that forbids it."""
    allowed, clause = game.why(key)
    assert not allowed
    return str(clause)


@pytest.mark.rule("EU-44.2")
def test_an_effect_that_needs_an_armour_set_is_refused_by_it() -> None:
    brown = ["leather_helm", "leather_cuirass"]
    game = at("acting", h0={**RING, "board": [*brown, "amulet_of_mending"], "health": 1})
    assert refused(game, "use", "amulet_of_mending") == "EU-44.2"


@pytest.mark.rule("EU-44.2", "EU-41.9")
def test_while_room_is_made_what_cannot_be_used_is_refused_by_its_clause() -> None:
    full = ["healing_potion"] * 4
    game = at("tidy", 0, h0={**RING, "board": ["amulet_of_mending"], "bag": full})
    assert kind(game) == "tidy" and refused(game, "use", "amulet_of_mending") == "EU-44.2"


@pytest.mark.rule("EU-38.23")
def test_a_cost_in_wounds_is_paid_only_by_whoever_lives_on() -> None:
    for health, may in ((2, True), (1, False)):
        mine = {"id": "maeldur", "unlocked": True, "board": ["maeldur_burning_blood"], "bag": ["flask_of_acid"]}
        game = at("use_moment", 0, "own_before", h0={**mine, "health": health}, fight={"foe": "tusked_boar"})
        assert ("use", "flask_of_acid") in options(game)
        assert (("use", "maeldur_burning_blood") in options(game)) == may
        assert may or refused(game, "use", "maeldur_burning_blood") == "EU-38.23"


@pytest.mark.rule("EU-40.4", "EU-40.6")
def test_selling_what_keeps_the_hero_alive_is_refused_as_taking_it_off_is() -> None:
    mine = {"id": "dral", "board": ["plate_helm"], "health": 3}
    assert refused(play(here("merchants", h0=mine), ("trade",)), "sell", "plate_helm") == "EU-40.4"


@pytest.mark.rule("EU-39.8", "EU-40.6")
def test_selling_what_carries_the_load_is_refused_as_taking_it_off_is() -> None:
    held = ["plate_cuirass", "chain_greaves", "tower_shield", "guild_buckle"]
    game = play(here("merchants", h0={**RING, "board": held}), ("trade",))
    assert refused(game, "sell", "guild_buckle") == "EU-39.8"


@pytest.mark.rule("EU-19.8", "EU-40.6")
def test_whoever_owes_a_fee_and_can_sell_nothing_but_its_life_cannot_trade() -> None:
    mine = {"id": "dral", "bare": True, "board": ["plate_helm"], "gold": 0}
    for health, may in ((4, True), (3, False)):
        game = here("merchants", h0={**mine, "health": health}, tokens={"1,1": ["t1"], "2,1": ["t1"], "1,2": ["t1"]})
        assert (("trade",) in options(game)) == may
        assert may or refused(game, "trade") == "EU-19.8"


@pytest.mark.rule("EU-33.19")
def test_without_a_chaos_token_every_play_is_refused() -> None:
    rolled = {"foe": "tusked_boar", "phase": "monster_attack", "dice": [4, 3], "gaar": 1}
    for chaos, may in ((1, True), (0, False)):
        game = at("word", 0, h1={"silver": ["savagery"]}, fight={**rolled, "chaos": chaos})
        assert kind(game) == "rival_word" and (("play", "savagery", 1) in options(game)) == may
        assert may or refused(game, "play", "savagery", 1) == "EU-33.19"


WORN: dict[str, Any] = {**RING, "bare": True, "board": ["leather_helm"], "bag": ["chain_helm"], "gems": {"ruby": 1}}


@pytest.mark.rule("EU-38.2")
def test_an_exhausted_tile_is_refused_by_its_clause_until_it_is_ready() -> None:
    tired = {"id": "ael", "health": 1, "tired": ["ael_healing_touch"]}
    for game in (at("acting", h0=tired), at("tidy", 0, h0={**tired, "bag": ["healing_potion"] * 4})):
        assert refused(game, "use", "ael_healing_touch") == "EU-38.2"
    assert ("use", "ael_healing_touch") in options(at("acting", h0={**tired, "tired": []}))


@pytest.mark.rule("EU-42.4", "EU-42.6")
def test_equipping_on_a_slot_that_is_taken_or_locked_is_refused_by_its_clause() -> None:
    helm = EQUIPMENT + [slot.kind for slot in PACK.heroes["dral"].equipment].index("helm")
    packing = at("packing", 0, h0=WORN)
    tidying = at("tidy", 0, h0={**WORN, "bag": ["chain_helm", *["healing_potion"] * 4]})
    for game, asked in ((packing, "pack"), (tidying, "tidy")):
        assert kind(game) == asked and refused(game, "equip", "chain_helm", helm) == "EU-42.4"
        assert ("swap", "chain_helm", "leather_helm") in options(game)
    bare = at("packing", 0, h0={**WORN, "board": []})
    assert ("equip", "chain_helm", helm) in options(bare)
    amulet = EQUIPMENT + [slot.kind for slot in PACK.heroes["dral"].equipment].index("amulet")
    locked = at("packing", 0, h0={"id": "dral", "bag": ["amulet_of_mending"]})
    assert refused(locked, "equip", "amulet_of_mending", amulet) == "EU-42.4"


@pytest.mark.rule("EU-43.1")
def test_a_gem_on_equipment_without_a_free_place_for_it_is_refused_by_its_clause() -> None:
    places = PACK.things["chain_helm"].gem_places
    full = {**WORN, "gems_on": {"chain_helm": ["opal"] * places}}
    crammed = {**full, "bag": ["chain_helm", *["healing_potion"] * 4]}
    for game in (at("packing", 0, h0=full), at("tidy", 0, h0=crammed)):
        assert refused(game, "set_gem", "ruby", "chain_helm") == "EU-43.1"
    assert (("set_gem", "ruby", "chain_helm") in options(at("packing", 0, h0=WORN))) == (places > 0)


@pytest.mark.rule("EU-43.1", "EU-42.4")
def test_what_may_be_done_is_not_refused_besides() -> None:
    gems = {**WORN, "board": [*WORN["board"], "chain_gloves"], "gems": {"ruby": 1}}
    for game in (at("packing", 0, h0=gems), at("tidy", 0, h0={**gems, "bag": ["chain_helm", *["healing_potion"] * 4]})):
        asked = game.decision.view(game.state)
        assert any(key[0] == "set_gem" for key in asked["options"]) and asked["refused"]
        assert [key for key, _ in asked["refused"] if key in asked["options"]] == []
