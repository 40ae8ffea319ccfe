"""What the tiles of Euthia do when they are used at their moments, each as the tile says."""

from __future__ import annotations

import pytest

from .euthia_effects import dealt, gained, used

TURN, ATTACKED, ATTACK = "turn", "monster_attack", "hero_attack"
USED: list[tuple[str, str, tuple[str | int, ...], str]] = [
    ("quarterstaff", ATTACKED, (), "fight value -1, quarterstaff tired 1"),
    ("wooden_shield", ATTACKED, (), "fight next_attack -1, fight value -1"),
    ("buckler", ATTACKED, (), "fight value -1"),
    ("rimmed_shield", ATTACKED, (), "fight next_attack -1, fight value -2"),
    ("oak_pavise", ATTACKED, (), "fight next_attack -3, fight wound_minus 1"),
    ("leather_boots", TURN, (), "leather_boots tired 1, moves 1"),
    ("scouts_hood", ATTACKED, (), "fight value -1, scouts_hood tired 1"),
    ("studded_greaves", ATTACK, (), "roll 1, studded_greaves tired 1"),
    ("chain_boots", ATTACKED, (), "chain_boots tired 1, fight value -1"),
    ("clover_ring", ATTACK, (), "clover_ring tired 1, roll 1"),
    ("hare_charm", ATTACKED, (), "fight value -2, hare_charm tired 1"),
    ("wayfarers_token", TURN, (), "moves 1, wayfarers_token tired 1"),
    ("squires_badge", ATTACK, (), "fight damage_plus 1, roll 2, squires_badge tired 1"),
    ("scroll_of_teleport_3", TURN, (), "at 0,0* 1, at 2,1 -1, scroll_of_teleport_3 -1"),
    ("scroll_of_gaar", TURN, (), "gaar 2, scroll_of_gaar -1"),
    ("scroll_of_mending", TURN, (), "health 6, scroll_of_mending -1"),
    ("scroll_of_the_long_road", TURN, (), "moves 4, scroll_of_the_long_road -1"),
    ("scroll_of_favour", ATTACK, (), "roll 5, scroll_of_favour -1"),
    ("greater_healing_potion", TURN, (), "greater_healing_potion -1, health 8"),
    ("trail_tonic", TURN, (), "health 3, moves 2, trail_tonic -1"),
    ("brawlers_brew", ATTACK, (), "brawlers_brew -1, fight damage_plus 4"),
    ("lucky_draught", ATTACKED, (1,), "fight value -4, lucky_draught -1"),
    ("lucky_draught", ATTACK, (0,), "lucky_draught -1, roll 4"),
    ("locked_coffer", TURN, (), "locked_coffer -1, roll 7"),
    ("smugglers_crate", TURN, (), "rusted_sabre 1, smugglers_crate -1"),
    ("acid_whip", ATTACKED, (), "acid_whip tired 1, fight value -1"),
    ("mirror_shield", ATTACKED, (), "fight value -1"),
    ("warded_targe", ATTACKED, (), "fight next_attack -2, fight wound_minus 1"),
    ("charmed_buckler", ATTACKED, (), "fight value -1"),
    ("leather_cuirass", ATTACKED, (), "fight wound_minus 1, leather_cuirass tired 1"),
    ("plague_mask", TURN, (), "health 1, plague_mask tired 1"),
    ("chain_cuirass", ATTACKED, (), "chain_cuirass tired 1, fight wound_minus 1"),
    ("quicksilver_helm", ATTACK, (), "quicksilver_helm tired 1, roll 1"),
    ("salt_etched_gloves", ATTACK, (), "fight damage_plus 1, salt_etched_gloves tired 1"),
    ("featherlink_boots", TURN, (), "featherlink_boots tired 1, moves 1"),
    ("amulet_of_mending", TURN, (), "amulet_of_mending tired 1, health 3"),
    ("ring_of_still_water", TURN, (), "health 2, ring_of_still_water tired 1"),
    ("ember_ring", ATTACK, (), "ember_ring tired 1, fight damage_plus 1"),
    ("ring_of_second_thought", ATTACK, (), "ring_of_second_thought tired 1, roll 3"),
    ("gaar_crystal", TURN, (), "gaar 1, gaar_crystal tired 1"),
    ("prism_amulet", TURN, (), "-opal -1, opal 1, prism_amulet tired 1"),
    ("ring_of_hushed_words", ATTACK, (), "fight chaos -1, ring_of_hushed_words tired 1"),
    ("scrying_pearl", TURN, (), "beaten 1, scrying_pearl tired 1"),
    ("scroll_of_teleport_5", TURN, (), "at 0,0* 1, at 2,1 -1, scroll_of_teleport_5 -1"),
    ("scroll_of_thunder", ATTACK, (), "fight damage 3, scroll_of_thunder -1"),
    ("scroll_of_mist", ATTACKED, (), "fight one_die 1, scroll_of_mist -1"),
    ("scroll_of_binding", ATTACK, (), "fight chaos -2, scroll_of_binding -1"),
    ("scroll_of_delving", TURN, (), "mining action 1, scroll_of_delving -1"),
    ("scroll_of_undoing", ATTACKED, (), "scroll_of_undoing -1"),
    ("scroll_of_echoes", TURN, (), "dral_heavy_swing tired -1, scroll_of_echoes -1"),
    ("scroll_of_twisted_fate", ATTACKED, (), "2 dice 1, 4 dice -1, fight value -3, scroll_of_twisted_fate -1"),
    ("strong_healing_potion", TURN, (), "health 6, strong_healing_potion -1"),
    ("elixir_of_life", TURN, (), "elixir_of_life -1, health 11"),
    ("potion_of_fury", ATTACK, (), "damage_plus for_combat 2, fight damage_plus 2, potion_of_fury -1"),
    ("potion_of_quickness", TURN, (), "gaar 1, moves 4, potion_of_quickness -1"),
    ("potion_of_iron_hide", ATTACKED, (), "fight wound_minus 2, potion_of_iron_hide -1, reduce_wounds for_combat 2"),
    ("bottled_gaar", TURN, (), "bottled_gaar -1, gaar 2, health 3"),
    ("potion_of_clarity", TURN, (), "-opal -1, dral_heavy_swing tired -1, opal 1, potion_of_clarity -1"),
    ("potion_of_dark_visions", TURN, (), "gold card 1, potion_of_dark_visions -1, silver card 2"),
    ("potion_of_hope", ATTACK, (), "fight hope 2, potion_of_hope -1"),
    ("flask_of_acid", ATTACK, (), "fight bleeding 1, flask_of_acid -1"),
    ("flask_of_fire", ATTACK, (), "fight damage 4, flask_of_fire -1"),
    ("flask_of_smoke", ATTACKED, (), "fight value -6, flask_of_smoke -1"),
    ("flask_of_frost", ATTACK, (), "flask_of_frost -1, rabbit_foot for_combat -2"),
    ("flask_of_light", ATTACK, (), "clover for_combat 1, fight gaar -2, flask_of_light -1"),
    ("apothecary_chest", TURN, (0,), "apothecary_chest -1, healing_potion 4"),
    ("apothecary_chest", TURN, (1,), "apothecary_chest -1, gaar 4"),
    ("apothecary_chest", TURN, (2,), "apothecary_chest -1, fire 1, healing_potion 1"),
    ("slayers_halberd", ATTACKED, (), "fight value -2, slayers_halberd tired 1"),
    ("oathblade", ATTACK, (), "fight damage_plus 2, oathblade tired 1"),
    ("dragonscale_shield", ATTACKED, (), "fight wound_minus 1"),
    ("kite_shield", ATTACKED, (), "fight next_attack -1, fight value -3"),
    ("tower_shield", ATTACKED, (), "fight next_attack -3, fight wound_minus 2"),
    ("spiked_shield", ATTACKED, (), "fight damage 1, fight next_attack -2, fight value -1"),
    ("bulwark_of_the_oath", ATTACKED, (), "fight value -1, fight wound_minus 2"),
    ("sunlit_aegis", ATTACKED, (), "fight next_attack 2, fight value -2"),
    ("plate_cuirass", ATTACKED, (), "fight wound_minus 2, plate_cuirass tired 1"),
    ("plate_gloves", ATTACK, (), "fight damage_plus 1, plate_gloves tired 1"),
    ("plate_greaves", ATTACKED, (), "fight value -1, plate_greaves tired 1"),
    ("dragon_helm", ATTACK, (), "dragon_helm tired 1, roll 2"),
    ("dragon_cuirass", ATTACKED, (), "dragon_cuirass tired 1, fight wound_minus 2"),
    ("dragon_greaves", ATTACK, (), "dragon_greaves tired 1, fight damage_plus 2"),
    ("dragon_boots", TURN, (), "at 1,1 1, at 2,1 -1, dragon_boots tired 1"),
    ("wyrmfang_amulet", ATTACK, (), "fight damage_plus 2, roll 1, wyrmfang_amulet tired 1"),
    ("slayers_oath", ATTACKED, (), "fight wound_minus 2, slayers_oath tired 1, still to come 1"),
    ("slayers_oath", ATTACK, (), "fight damage_plus 4, slayers_oath tired 1"),
    ("ring_of_haste", TURN, (), "moves 2, ring_of_haste tired 1"),
    ("torc_of_command", ATTACK, (), "fight chaos -1, fight gaar -1, torc_of_command tired 1"),
    ("ring_of_four_winds", ATTACKED, (), "fight one_die 1, ring_of_four_winds tired 1"),
    ("moonstone_pendant", TURN, (), "at 0,0* 1, at 2,1 -1, moonstone_pendant tired 1"),
    ("scroll_of_teleport_7", TURN, (), "at 0,0* 1, at 2,1 -1, scroll_of_teleport_7 -1"),
    ("scroll_of_dragonfire", ATTACK, (), "fight damage 5, scroll_of_dragonfire -1"),
    ("scroll_of_war", TURN, (), "combat action 1, gaar 1, scroll_of_war -1"),
    ("scroll_of_valour", ATTACK, (), "clover for_combat 3, scroll_of_valour -1"),
    ("scroll_of_stone_skin", ATTACK, (), "reduce_wounds for_combat 3, scroll_of_stone_skin -1"),
    ("dragonblood", ATTACK, (), "dragonblood -1, fight damage_plus 4, health 7"),
    ("slayers_resolve", ATTACK, (), "clover for_combat 2, reduce_wounds for_combat 2, slayers_resolve -1"),
    ("tears_of_dawn", TURN, (), "gaar 1, health 13, tears_of_dawn -1"),
    ("bitterroot", ATTACK, (), "bitterroot -1, damage_plus for_combat 3, fight damage_plus 3, health -2"),
    ("flask_of_wyrmfire", ATTACK, (), "fight damage 6, flask_of_wyrmfire -1"),
    ("flask_of_dragon_bile", ATTACK, (), "fight bleeding 2, flask_of_dragon_bile -1"),
    ("dusty_flask", ATTACK, (), "dusty_flask -1, fight damage 4"),
    ("tarnished_locket", ATTACKED, (), "fight wound_minus 1, tarnished_locket tired 1"),
    ("gamblers_ring", ATTACK, (), "gamblers_ring tired 1, roll 3"),
    ("gravewardens_targe", ATTACKED, (), "fight next_attack -4, fight value -3"),
    ("prospectors_map", TURN, (), "gold_nugget 1, prospectors_map -1"),
    ("pilgrims_charm", TURN, (), "at 0,0* 1, at 2,1 -1, health 3, pilgrims_charm -1"),
    ("grey_walkers", TURN, (), "grey_walkers tired 1, moves 1"),
    ("knights_strongbox", TURN, (), "knights_strongbox -1, roll 7"),
    ("lost_patrol_helm", ATTACKED, (), "fight wound_minus 1, lost_patrol_helm tired 1"),
    ("saints_phial", TURN, (), "gaar 2, health 13, saints_phial -1"),
    ("ring_of_the_drowned", TURN, (), "health 2, ring_of_the_drowned tired 1"),
    ("wardens_eye", ATTACKED, (), "fight value -3, wardens_eye tired 1"),
    ("stormglass", ATTACK, (), "fight damage 6, gaar 1, stormglass -1"),
    ("lost_chronicle", TURN, (), "lost_chronicle -1, reputation 2"),
    ("barrow_shield", ATTACKED, (), "fight next_attack -1, fight wound_minus 1"),
    ("skeleton_key", TURN, (), "gold 1, open slot 1, skeleton_key -1"),
    ("wyrms_chest", TURN, (), "roll 7, wyrms_chest -1"),
    ("elder_dragon_helm", ATTACK, (), "elder_dragon_helm tired 1, roll 1"),
    ("first_slayers_cuirass", ATTACKED, (), "fight wound_minus 1, first_slayers_cuirass tired 1"),
    ("cloudstep_boots", TURN, (), "at 0,0* 1, at 2,1 -1, cloudstep_boots tired 1"),
    ("wall_of_names", ATTACKED, (), "fight next_attack -2, fight wound_minus 2"),
    ("starfall_amulet", ATTACK, (), "fight damage_plus 3, roll 1, starfall_amulet tired 1"),
    ("ring_of_the_undying", TURN, (), "health 1, ring_of_the_undying tired 1"),
    ("tablet_of_deeds", TURN, (), "dral_heavy_swing tired -1, reputation 2, tablet_of_deeds -1"),
    ("draught_of_ages", TURN, (), "-opal -1, draught_of_ages -1, gaar 4, health 13, opal 1"),
    ("silverfin", TURN, (), "health 7, silverfin -1"),
    ("water_lily", TURN, (), "health 6, water_lily -1"),
    ("deep_reed", TURN, (), "deep_reed -1, gaar 2"),
    ("snare_kit", ATTACK, (), "fight damage 4, rabbit_foot for_combat -2, snare_kit -1"),
    ("venom_gland", ATTACK, (), "fight bleeding 2, fight damage 2, venom_gland -1"),
    ("bear_tooth_necklace", ATTACK, (), "bear_tooth_necklace tired 1, fight damage_plus 1"),
    ("hawk_whistle", TURN, (0,), "hawk_whistle tired 1, moves 1"),
    ("hawk_whistle", TURN, (1,), "beaten 1, hawk_whistle tired 1"),
    ("antler_helm", ATTACK, (), "antler_helm tired 1, fight damage_plus 1"),
    ("stalkers_gloves", ATTACK, (), "roll 1, stalkers_gloves tired 1"),
    ("lynx_greaves", ATTACKED, (), "fight value -2, lynx_greaves tired 1"),
    ("trackers_boots", TURN, (), "moves 2, trackers_boots tired 1"),
    ("left_hand_of_steel", ATTACKED, (), "fight wound_minus 1, left_hand_of_steel tired 1"),
    ("iron_boss_shield", ATTACKED, (), "fight value -2"),
    ("travelling_grindstone", ATTACK, (), "fight damage_plus 2, travelling_grindstone tired 1"),
    ("rivet_ring", ATTACKED, (), "fight wound_minus 3, rivet_ring tired 1"),
    ("supplies", TURN, (0,), "health 3, supplies -1"),
    ("supplies", TURN, (1,), "moves 1, supplies -1"),
    ("healing_potion", TURN, (), "healing_potion -1, health 3"),
    ("maeldur_focus", ATTACK, (), "maeldur_focus tired 1, roll 2"),
    ("maeldur_cinder_step", TURN, (), "maeldur_cinder_step tired 1, moves 1"),
    ("maeldur_hearth_glow", TURN, (), "health 2, maeldur_hearth_glow tired 1"),
    ("maeldur_dodge", ATTACKED, (), "fight value -2, maeldur_dodge tired 1"),
    (
        "maeldur_burning_blood",
        ATTACK,
        (),
        "fight clover 1, fight damage_plus 1, health -1, maeldur_burning_blood tired 1",
    ),
    ("maeldur_kindled_mind", ATTACK, (), "maeldur_kindled_mind tired 1, roll 4"),
    ("maeldur_heart_of_embers", ATTACK, (0,), "fight damage_plus 2, gaar -1, maeldur_heart_of_embers tired 1"),
    ("maeldur_heart_of_embers", ATTACK, (1,), "fight damage_plus 4, fire -1, maeldur_heart_of_embers tired 1"),
    ("maeldur_wall_of_fire", ATTACKED, (), "fight value -3, maeldur_wall_of_fire tired 1, still to come 1"),
    ("maeldur_sunfire_mantle", ATTACKED, (), "fight wound_minus 3, maeldur_sunfire_mantle tired 1, still to come 1"),
    ("maeldur_sunfire_mantle", ATTACK, (), "health 1, maeldur_sunfire_mantle tired 1"),
    ("maeldur_crown_of_flames", ATTACK, (), "maeldur_crown_of_flames tired 1, maeldur_ember_dart tired -1"),
    ("ael_healing_touch", TURN, (), "ael_healing_touch tired 1, health 2"),
    ("ael_quiet_prayer", ATTACK, (), "ael_quiet_prayer tired 1, fight hope 1"),
    ("ael_pilgrims_pace", TURN, (), "ael_pilgrims_pace tired 1, health 1, moves 2"),
    ("ael_guardian_light", ATTACKED, (), "ael_guardian_light tired 1, fight value -3"),
    ("ael_mercy", TURN, (), "ael_mercy tired 1, health 3"),
    ("ael_hymn_of_hope", ATTACK, (), "ael_hymn_of_hope tired 1, roll 4"),
    ("ael_dawn_aegis", ATTACKED, (), "fight value -1"),
    ("ael_banish_gloom", ATTACKED, (), "ael_banish_gloom tired 1, fight chaos -1, health 1"),
    ("ael_procession", TURN, (), "ael_procession tired 1, moves 2"),
    ("ael_sanctuary", ATTACKED, (), "ael_sanctuary tired 1, fight wound_minus 4"),
    ("ael_miracle", TURN, (), "ael_miracle tired 1, health 5"),
    ("ael_shiis_answer", ATTACK, (), "ael_shiis_answer tired 1, fight hope 1, still to come 1"),
    ("ael_halo", ATTACKED, (), "ael_halo tired 1, fight one_die 1"),
    ("ael_undying_light", TURN, (), "ael_undying_light tired 1, health 12"),
    ("ael_morning_star", ATTACK, (), "ael_morning_star tired 1, fight clover 3, fight damage_plus 2"),
    ("dral_old_buckler", ATTACKED, (), "fight next_attack -2, fight wound_minus 1"),
    ("dral_war_cry", ATTACK, (), "dral_war_cry tired 1, fight clover 3"),
    ("dral_brace", ATTACKED, (), "dral_brace tired 1, fight wound_minus 3"),
    ("dral_tower_shield", ATTACKED, (), "fight next_attack -3, fight wound_minus 2"),
    ("dral_bind_wounds", TURN, (), "dral_bind_wounds tired 1, health 3"),
    ("dral_steel_drill", ATTACK, (), "dral_steel_drill tired 1, fight clover 2, fight damage_plus 1"),
    ("dral_shield_wall", ATTACKED, (), "dral_shield_wall tired 1, fight value -4, fight wound_minus 1"),
    ("dral_veterans_eye", ATTACK, (), "dral_veterans_eye tired 1, roll 4"),
    ("dral_relentless", TURN, (), "combat action 1, dral_relentless tired 1, health 2"),
    ("dral_unbroken", TURN, (), "dral_unbroken tired 1, health 1"),
    ("dral_champion_shield", ATTACKED, (), "fight next_attack 1, fight wound_minus 1"),
    ("dral_warlords_stand", ATTACK, (), "dral_warlords_stand tired 1, fight clover 2, fight damage_plus 3"),
    ("keleia_light_step", TURN, (0,), "keleia_light_step tired 1, moves 1"),
    ("keleia_light_step", ATTACKED, (1,), "fight value -2, keleia_light_step tired 1"),
    ("keleia_tracker", TURN, (), "keleia_tracker tired 1, moves 1"),
    ("keleia_sidestep", ATTACKED, (), "fight value -3, keleia_sidestep tired 1"),
    ("keleia_pathfinder", TURN, (), "keleia_pathfinder tired 1, moves 2"),
    ("keleia_feint", ATTACKED, (), "fight value -2, keleia_feint tired 1, still to come 1"),
    ("keleia_feint", ATTACK, (), "keleia_feint tired 1, roll 2"),
    ("keleia_poultice", TURN, (), "health 4, keleia_poultice tired 1"),
    ("keleia_ghost_walk", ATTACKED, (), "fight value -4, keleia_ghost_walk tired 1"),
    ("keleia_wild_pursuit", TURN, (), "combat action 1, keleia_wild_pursuit tired 1, moves 1"),
    ("keleia_vanish", ATTACKED, (), "fight skipped 1, keleia_vanish tired 1, still to come 1"),
    ("keleia_vanish", ATTACK, (), "keleia_vanish tired 1, roll 2"),
    ("keleia_apex_hunter", ATTACK, (), "fight damage 3, keleia_apex_hunter tired 1"),
    ("skoldur_prospector", TURN, (), "mining action 1, skoldur_prospector tired 1"),
    ("skoldur_dwurt_swig", TURN, (), "dwurt -1, health 3, skoldur_dwurt_swig tired 1"),
    ("skoldur_reckless_hew", ATTACK, (), "dwurt -1, fight damage_plus 2, skoldur_reckless_hew tired 1"),
    ("skoldur_slate_skin", ATTACKED, (), "dwurt -1, fight wound_minus 3, skoldur_slate_skin tired 1"),
    ("skoldur_travel_keg", TURN, (0,), "health 2, skoldur_travel_keg tired 1"),
    ("skoldur_travel_keg", TURN, (1,), "dwurt 1, skoldur_travel_keg tired 1"),
    ("skoldur_double_or_nothing", ATTACK, (), "roll 7, skoldur_double_or_nothing tired 1"),
    ("skoldur_slag_shield", ATTACKED, (), "fight value -2"),
    (
        "skoldur_berserk_brew",
        ATTACK,
        (1,),
        "dwurt -1, fight clover 1, fight damage_plus 1, skoldur_berserk_brew tired 1",
    ),
    (
        "skoldur_berserk_brew",
        ATTACK,
        (2,),
        "dwurt -2, fight clover 2, fight damage_plus 2, skoldur_berserk_brew tired 1",
    ),
    (
        "skoldur_berserk_brew",
        ATTACK,
        (3,),
        "dwurt -3, fight clover 3, fight damage_plus 3, skoldur_berserk_brew tired 1",
    ),
    ("skoldur_stonehide", ATTACKED, (), "fight wound_minus 3, skoldur_stonehide tired 1"),
    ("skoldur_black_thirst", ATTACK, (), "dwurt -1, fight damage_plus 3, skoldur_black_thirst tired 1"),
    ("skoldur_still_master", TURN, (), "dwurt 1, skoldur_still_master tired 1"),
    ("taesiri_dusk_veil", ATTACKED, (), "fight value -2, taesiri_dusk_veil tired 1"),
    ("taesiri_evil_eye", ATTACK, (), "fight gaar -1, taesiri_evil_eye tired 1"),
    ("taesiri_leech", ATTACK, (), "fight damage_plus 1, still to come 1, taesiri_leech tired 1"),
    ("taesiri_numbing_fog", ATTACKED, (), "3 dice -1, 4 dice 1, taesiri_numbing_fog tired 1"),
    ("taesiri_shadow_walk", TURN, (), "at 1,1 1, at 2,1 -1, taesiri_shadow_walk tired 1"),
    ("taesiri_silence", ATTACK, (), "fight muted 1, taesiri_silence tired 1"),
    ("taesiri_flying_salve", TURN, (0,), "health 3, taesiri_flying_salve tired 1"),
    ("taesiri_flying_salve", TURN, (1,), "moves 2, taesiri_flying_salve tired 1"),
    ("taesiri_sleep", ATTACKED, (), "fight one_die 1, taesiri_sleep tired 1"),
    ("taesiri_wither", ATTACK, (), "fight bleeding 1, taesiri_wither tired 1"),
    ("taesiri_deep_slumber", ATTACKED, (), "fight one_die 1, health 2, taesiri_deep_slumber tired 1"),
    ("taesiri_stolen_strength", ATTACK, (), "fight chaos -1, fight damage_plus 1, taesiri_stolen_strength tired 1"),
    (
        "taesiri_mirror_of_malice",
        ATTACKED,
        (),
        "fight wound_minus 1, still to come 1, taesiri_mirror_of_malice tired 1",
    ),
    (
        "taesiri_devour_essence",
        ATTACK,
        ("fire",),
        "fight damage_plus 4, fire -1, health 3, taesiri_devour_essence tired 1",
    ),
    ("taesiri_endless_night", ATTACKED, (), "fight chaos -1, fight skipped 1, taesiri_endless_night tired 1"),
    ("taesiri_black_bloom", ATTACK, (), "fight clover 2, fight damage_plus 1, health 3, taesiri_black_bloom tired 1"),
]
BANDS = [  # what a Weapon or an Ability does besides Damage, by the band of its attack
    ("threshing_flail", 0, "health -1"),
    ("omen_spear", 2, "gaar 1"),
    ("leech_wand", 2, "health 1"),
    ("barbed_chain", 2, "fight bleeding 1"),
    ("pillar_of_dawn", 2, "health 1"),
    ("skinning_knife", 2, "gold 1"),
    ("maeldur_flame_lash", 2, "fight next_foot -2"),
    ("ael_ray_of_light", 1, "health 1"),
    ("ael_ray_of_light", 2, "health 1"),
    ("ael_sunlance", 1, "health 1"),
    ("ael_sunlance", 2, "health 1"),
    ("ael_judgement", 2, "health 2"),
    ("ael_judgement", 3, "health 2"),
    ("taesiri_nightmare", 2, "fight chaos -1"),
    ("taesiri_nightblade", 2, "health 1"),
    ("taesiri_nightblade", 3, "health 1"),
    ("taesiri_grave_chill", 1, "fight next_foot -2"),
    ("taesiri_grave_chill", 2, "fight next_foot -3"),
    ("taesiri_eclipse", 1, "fight next_foot -2"),
    ("taesiri_eclipse", 2, "fight next_foot -4"),
]
ARTIFACTS: list[tuple[str, str, tuple[str | int, ...], str]] = [
    ("tear_of_shii", ATTACK, (), "fight hope 3, tear_of_shii tired 1"),
    ("colossus_thought", ATTACKED, (), "colossus_thought tired 1, fight wound_minus 2"),
    ("colossus_thought", ATTACK, (), "colossus_thought tired 1, roll 3"),
    ("moon_chalice", TURN, (), "-opal -1, health 5, moon_chalice tired 1, opal 1"),
    ("mantle_of_winds", TURN, (0,), "at 0,0* 1, at 2,1 -1, mantle_of_winds tired 1"),
    ("mantle_of_winds", ATTACKED, (1,), "fight one_die 1, mantle_of_winds tired 1"),
    ("heart_of_fire", ATTACK, (), "fight damage_plus 5, heart_of_fire tired 1"),
    ("teleport_scroll", TURN, (), "at 0,0* 1, at 2,1 -1, teleport_scroll -1"),
]
ALONE: list[tuple[str, tuple[str | int, ...], str]] = [
    ("skoldur_debt_collector", (), "dwurt 1, gold 1, silver card -2, skoldur_debt_collector tired 1"),
    ("taesiri_smothered_echo", (0,), "gold bank -1, taesiri_smothered_echo tired 1"),
    ("taesiri_smothered_echo", (1,), "silver bank -2, taesiri_smothered_echo tired 1"),
]
CHESTS = [  # by the band of the Hero Roll
    ("locked_coffer", 0, "gold 3"),
    ("locked_coffer", 1, "gold 2, ruby 1"),
    ("locked_coffer", 2, "gold 3, rusted_sabre 1"),
    ("knights_strongbox", 0, "gold 5"),
    ("knights_strongbox", 1, "amethyst 1, gold 4"),
    ("knights_strongbox", 2, "gold 5, reputation 1"),
    ("wyrms_chest", 0, "gold 8"),
    ("wyrms_chest", 1, "gold 6, reputation 1"),
    ("wyrms_chest", 2, "amethyst 1, gold 5, reputation 2"),
]
FAER = {
    "blessing": "fight clover 2",
    "shelter": "fight wound_minus 2",
    "hush": "fight muted 1",
    "promise": "fight damage 4",
}
TOKENS = {  # Gems and Essences
    "amethyst": ("gem", "fight value -1"),
    "demonite": ("gem", "gold card 1"),
    "diamond": ("gem", "health 2"),
    "emerald": ("gem", "fight clover 1"),
    "onyx": ("gem", "fight damage_plus 1"),
    "opal": ("gem", "health 1"),
    "sapphire": ("gem", "moves 1"),
    "fire": ("essence", "fight damage_plus 2"),
    "water": ("essence", "health 4"),
    "air": ("essence", "fight one_die 1"),
    "earth": ("essence", "fight clover 3"),
}


@pytest.mark.uses(*{tile for tile, *_ in USED})
@pytest.mark.parametrize(("tile", "phase", "choice", "does"), USED)
def test_a_tile_does_at_its_moment_what_it_says(
    tile: str, phase: str, choice: tuple[str | int, ...], does: str
) -> None:
    assert used(tile, phase, *choice) == does


@pytest.mark.uses(*{tile for tile, *_ in BANDS})
@pytest.mark.parametrize(("tile", "band", "does"), BANDS)
def test_an_attack_does_what_its_band_says_besides_damage(tile: str, band: int, does: str) -> None:
    assert dealt(f"{tile}:{band}") == does


@pytest.mark.uses(*TOKENS)
@pytest.mark.parametrize(("token", "kind", "does"), [(token, *row) for token, row in TOKENS.items()])
def test_a_gem_or_an_essence_does_what_it_says(token: str, kind: str, does: str) -> None:
    assert dealt(f"{kind}-{token}") == does


@pytest.mark.uses(*{tile for tile, *_ in ARTIFACTS})
@pytest.mark.parametrize(("tile", "phase", "choice", "does"), ARTIFACTS)
def test_an_artifact_does_at_its_moment_what_it_says(
    tile: str, phase: str, choice: tuple[str | int, ...], does: str
) -> None:
    assert used(tile, phase, *choice, scenario="six_legends", draws={}) == does


@pytest.mark.uses(*{tile for tile, *_ in ALONE})
@pytest.mark.parametrize(("tile", "choice", "does"), ALONE)
def test_a_tile_for_one_player_does_what_it_says(tile: str, choice: tuple[str | int, ...], does: str) -> None:
    banks = {"gold": ["frenzy"] * 2, "silver": ["curse"] * 3}
    assert used(tile, "turn", *choice, seats=1, draws={}, banks=banks) == does


@pytest.mark.uses(*{tile for tile, *_ in CHESTS})
@pytest.mark.parametrize(("tile", "band", "gives"), CHESTS)
def test_a_chest_gives_what_the_band_of_the_roll_says(tile: str, band: int, gives: str) -> None:
    assert gained(f"{tile}/0:{band}") == gives


@pytest.mark.uses("faer_power")
@pytest.mark.parametrize(("use", "does"), FAER.items())
def test_faer_power_does_what_is_paid_for(use: str, does: str) -> None:
    assert dealt(f"faer-{use}", fight={"damage": 1}) == does
