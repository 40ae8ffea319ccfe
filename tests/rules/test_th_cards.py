"""What the Terrain, Enemy and Finding cards of Thorgal do, and the last levels of its Heroes, each as it says."""

from __future__ import annotations

from typing import Any

import pytest

from .test_th_28_events import in_force
from .thorgal import events
from .thorgal_effects import Worn, gained

TEMPLE = Worn("torkans_temple")
TERRAIN = {  # corner, red, yellow
    "birch_valley": ("building 1", "wound domino 1", "threat 1"),
    "sheep_meadow": ("wound domino -1", "threat 1, wound mono 1", "building -1"),
    "iron_brook": ("ore 1", "wound tri_l 1", "threat 1"),
    "quarry_road": ("building 1", "threat 2", "wound mono 1"),
    "crossroads_inn": ("gossip 1", "gossip -1, threat 1", "threat 1"),
    "fishing_stage": ("threat -1", "wound domino 1", "wound mono 1"),
    "standing_stones": ("magic 1", "wound domino 1", "magic -1"),
    "moonlit_fen": ("skill 1", "threat 1, wound tri_l 1", "threat 1"),
    "pine_ridge": ("gossip 1", "wound tri_l 1", "threat 1"),
    "old_battlefield": ("ore 1", "wound mono 2", "threat 1"),
    "scree_slope": ("journey level 1", "threat 1, wound domino 1", "threat 1"),
    "frozen_lake": ("wound tri_i -1", "wound tri_i 1", "building -1"),
    "burnt_wood": ("building 2", "wound tri_l 1", "building -1"),
    "black_moor": ("magic 1, threat -1", "threat 1, wound tri_i 1", "threat 1"),
    "gull_cliffs": ("finding whispering_skull 1, gossip 1, magic 1", "wound domino 1, wound mono 1", "wound mono 1"),
}
ENEMIES = {  # red, yellow
    "hill_wolf": ("wound mono 1", "threat 1"),
    "masterless_spearman": ("wound domino 1", "threat 1"),
    "carrion_crows": ("wound mono 1", "threat 1"),
    "toll_robber": ("building -1, threat 1", "building -1"),
    "barrow_rats": ("wound mono 2", "wound mono 1"),
    "net_thief": ("building -1, wound mono 1", "threat 1"),
    "lean_boar": ("wound tri_l 1", "wound mono 1"),
    "jarls_bully": ("wound domino 1", "threat 1"),
    "mound_sprite": ("wound tri_l 1", "magic -1"),
    "ash_zealot": ("wound domino 1", "threat 1"),
    "shirtless_berserk": ("wound tri_i 1", "threat 1"),
    "shield_brothers": ("wound domino 1", "wound mono 1"),
    "she_bear": ("wound tri_l 1", "wound mono 1"),
    "bounty_hunter": ("threat 2", "threat 1"),
    "reef_pirates": ("building -1, wound mono 1", "building -1"),
    "drowned_oarsman": ("wound tri_l 1", "wound mono 1"),
    "temple_guard": ("threat 1, wound domino 1", "threat 1"),
    "slave_driver": ("wound tri_i 1", "threat 1"),
    "horned_shade": ("threat 1, wound tri_i 1", "magic -1"),
    "bone_caster": ("threat 1, wound tri_l 1", "threat 1"),
    "jarls_champion": ("wound tri_i 1", "threat 1"),
    "scree_troll": ("wound tet_o 1", "wound mono 1"),
    "mound_king": ("threat 1, wound tri_i 1", "threat 1"),
    "storm_captain": ("building -1, wound tri_l 1", "threat 1"),
    "mother_of_wolves": ("wound domino 2", "wound mono 1"),
    "iron_shieldmaid": ("threat 1, wound tri_l 1", "threat 1"),
    "masked_executioner": ("wound tet_l 1", "threat 1"),
    "hag_of_the_fen": ("threat 1, wound tri_i 1", "magic -1"),
    "fjord_serpent": ("wound tet_o 1", "threat 1, wound mono 1"),
    "rime_giant": ("wound tet_t 1", "wound domino 1"),
}
FINDINGS = {
    "buried_chest": "deep_basket 1",
    "pedlars_pack": "whetstone 1",
    "hot_spring": "wound tri_i -1",
    "yarrow_patch": "wound domino -1, wound mono -1",
    "old_warriors_tale": "combat level 1",
    "hidden_trail": "do move 2",
    "cast_offs": "building 2",
    "whispering_skull": "gossip 1, magic 1",
    "quiet_shrine": "skill 1, threat -2",
    "stray_hound": "average at timber_yard -1, gossip 1, minor at timber_yard 1",
}
LEVELS = {  # what Experience gives beyond the last level: of Combat, of Journeys
    "thorgal": ("wound tri_i -1", "building 2"),
    "aaricia": ("magic 1, threat -1", "wound tri_i -1"),
    "jolan": ("magic 2", "magic 1, skill 1"),
    "kriss": ("deep_basket 1", "ore 2"),
}
ICONS = {  # of the adventure board: which Event cards call it, deck by deck
    "left": (
        *("avalanche_danger", "thin_air", "snow_glare", "rope_bridge_down"),
        *("jarls_tax", "loose_tongues", "wary_sentries", "hue_and_cry"),
        *("empty_bellies", "festering_wounds", "worn_soles", "foul_water"),
        *("war_drums", "locked_shields", "hunted", "arrow_hail"),
        *("sea_fog", "salt_sores", "leaking_hull", "song_of_the_deep"),
        *("heavy_sleep", "mirrored_row_event", "walking_mound", "cold_star"),
    ),
    "middle": (
        *("cave_dwellers", "loose_stones", "howling_peak"),
        *("closed_doors", "burnt_barn", "rising_prices"),
        *("bitter_cold", "marsh_fever", "lost_pack"),
        *("ambush", "broken_warband", "fresh_spears"),
        *("headwind", "strange_sail", "riptide"),
        *("rune_storm", "evil_eye", "red_moon"),
    ),
    "right": (
        *("rocky_waste", "rich_vein", "night_frost"),
        *("market_day", "blood_feud", "wedding_feast"),
        *("good_hunting", "long_night", "last_embers"),
        *("blood_frenzy", "scouts_report", "blood_price"),
        *("high_tide", "driftwood", "fair_wind"),
        *("whispering_stones", "mind_drain", "weavers_knot"),
    ),
}
GRIM: dict[str, Any] = {"threat": 4, "skill": False}  # so that every condition of a Next effect is met
LYING: dict[str, dict[str, Any]] = {"stray_hound": {"locations": {"timber_yard": {"enemies": ["average"]}}}}


@pytest.mark.uses(*TERRAIN)
@pytest.mark.parametrize(("card", "corner", "red", "yellow"), [(card, *does) for card, does in TERRAIN.items()])
def test_a_terrain_card_does_what_its_corner_and_its_penalties_say(
    card: str, corner: str, red: str, yellow: str
) -> None:
    assert gained(TEMPLE, f"corner-{card}") == corner
    assert gained(TEMPLE, f"red-{card}") == red
    assert gained(TEMPLE, f"yellow-{card}") == yellow


@pytest.mark.uses(*ENEMIES)
@pytest.mark.parametrize(("card", "red", "yellow"), [(card, *does) for card, does in ENEMIES.items()])
def test_an_enemy_card_does_what_its_penalties_say(card: str, red: str, yellow: str) -> None:
    assert gained(TEMPLE, f"red-{card}") == red
    assert gained(TEMPLE, f"yellow-{card}") == yellow


@pytest.mark.uses(*FINDINGS)
@pytest.mark.parametrize(("card", "gives"), FINDINGS.items())
def test_a_finding_gives_what_it_says(card: str, gives: str) -> None:
    assert gained(TEMPLE, f"finding-{card}", **LYING.get(card, {})) == gives


@pytest.mark.uses(*(card for cards in ICONS.values() for card in cards))
@pytest.mark.rule("TH-28.6")
@pytest.mark.parametrize(("card", "icon"), [(card, icon) for icon, cards in ICONS.items() for card in cards])
def test_an_event_card_calls_its_icon(card: str, icon: str) -> None:
    tokens = [*[{"under": "gather_22"}] * 3, {}]
    game = in_force(card).at(
        "next_effect", event=card, h0=GRIM, h1=GRIM, tokens=tokens, locations={"den": {"enemies": ["minor"]}}
    )
    assert [each.icon for each in events(game, "icon")] == [icon]


@pytest.mark.uses(*LEVELS)
@pytest.mark.parametrize(("hero", "dial", "track"), [(hero, *gives) for hero, gives in LEVELS.items()])
def test_experience_beyond_the_last_level_gives_what_the_hero_says(hero: str, dial: str, track: str) -> None:
    assert gained(TEMPLE, f"dial-{hero}") == dial
    assert gained(TEMPLE, f"track-{hero}") == track
