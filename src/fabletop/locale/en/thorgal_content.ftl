### Thorgal: names and effects of everything in the box. Every sentence is our own wording.

## Heroes and their Skills

th-hero-thorgal = Thorgal Aegirsson
    .short = Thorgal
    .text = Child of the stars and hunter of the north: at home on every road and in every fight, and the hardest of the four to bring down.
th-hero-aaricia = Aaricia Gandalfsdottir
    .short = Aaricia
    .text = Daughter of a Viking king and healer: she sings wounds closed and fear away, and Magic comes easily to her hand.
th-hero-jolan = Jolan Thorgalson
    .short = Jolan
    .text = Thorgal’s son, who learns faster than anybody: rich in Magic, but he can bear the fewest Wounds.
th-hero-kriss = Kriss of Valnor
    .short = Kriss
    .text = Archer and adventuress without scruples: in Combat she is a step ahead of the others.

th-skill-firm_resolve = Firm Resolve
    .text = Before your action: its value is 1 higher. If it is Combat, upgrade 1 die instead; if it is Sacrifice, its value is 1 lower instead, at least 0.
th-skill-mending_song = Mending Song
    .text = In your turn: one Hero in your Area, you or another, may heal 1 Wound of size 3 or less and discards 1 Threat.
th-skill-quick_mind = Quick Mind
    .text = When you gain Experience in your turn: gain 1 more.
th-skill-cold_aim = Cold Aim
    .text = After your Combat roll: reroll up to 2 dice, one at a time.

## Items

th-item-vanir_stone = Vanir Stone
    .text = Combat, before the roll: 1 additional yellow die; draw 1 Threat.
th-item-whetstone = Whetstone
    .text = Combat, before the roll: upgrade 1 die; gain 1 Ore.
th-item-war_paint = War Paint
    .text = Combat, before the roll: 2 upgrades, on one die or on two.
th-item-knucklebones = Knucklebones
    .text = Combat, after the roll: reroll up to 2 dice, one at a time.
th-item-barbed_arrows = Barbed Arrows
    .text = Combat, after the roll: 1 Critical effect.
th-item-throwing_axe = Throwing Axe
    .text = Combat, after the roll, only if you have Ore: discard 1 Ore and take 1 further tile of size 1.
th-item-wolfskin = Wolfskin
    .text = Combat, before the covered spaces are resolved: ignore all Penalties in this action; discard 1 Threat.
th-item-linden_shield = Linden Shield
    .text = Combat, after you have lost: draw no Threat for the uncovered Hearts.
th-item-snowshoes = Snowshoes
    .text = Journey: you may also take the bar tile (4); ignore 1 Penalty.
th-item-surefoot_pony = Surefoot Pony
    .text = Journey: the value is 1 higher.
th-item-sunstone = Sunstone
    .text = Journey: ignore all Penalties in this action.
th-item-berry_knife = Berry Knife
    .text = Journey, after a tile: gain up to 2 of the Resources from its spaces once more.
th-item-cairn_map = Cairn Map
    .text = Journey: add 1 Terrain card at the right end of the Path, without its bonus. In this action your Journey level counts 2 higher.
th-item-deep_basket = Deep Basket
    .text = Gather: the value is 2 higher.
th-item-two_wheeled_cart = Two-wheeled Cart
    .text = Gather, after the action: Additional Action Gather (value 2).
th-item-clean_spade = Clean Spade
    .text = Gather, after the action: discard up to 3 Gather tokens from the Path; gain 1 Building Material.
th-item-folding_scales = Folding Scales
    .text = Gather, after the action: put back up to 3 of your Resources and take as many of one common kind.
th-item-silver_arm_ring = Silver Arm Ring
    .text = Assign: the box needs 1 Resource less in this action, but at least 1.
th-item-pack_frame = Pack Frame
    .text = Assign: the value is 2 higher.
th-item-signal_horn = Signal Horn
    .text = Assign: the value is 1 higher. Resources may come from any Hero who agrees, wherever that Hero is.
th-item-forged_seal = Forged Seal
    .text = Assign: up to 2 Resources you assign may count as any kind that the box needs.
th-item-sealskin_boots = Sealskin Boots
    .text = Move: the value is 2 higher.
th-item-skin_boat = Skin Boat
    .text = Move: each Special or Multiple Border counts as one Normal Border. You may take along any other Heroes of your Area who agree.
th-item-smugglers_token = Smuggler’s Token
    .text = Move: the value is 1 higher, and you may cross 1 Border with a Block token.
th-item-straw_double = Straw Double
    .text = Sacrifice: the value is 1 lower, at least 0.
th-item-numbing_root = Numbing Root
    .text = Sacrifice, after the action: heal up to 2 Wounds of size 2 or less.
th-item-bog_iron_tongs = Bog-iron Tongs
    .text = Craft: the value is 1 higher; gain 1 Building Material or 1 Ore.
th-item-heather_mead = Heather Mead
    .text = Any action: discard up to 2 Threat.
th-item-bone_needle = Bone Needle
    .text = Any action: heal 1 Wound of any size.
th-item-rune_stick = Rune Stick
    .text = Any action: turn your Skill card to its active side; gain 1 Magic.

th-item-ash_bow = Ash Bow
    .text = Combat, before the roll: upgrade 1 die; after the roll reroll up to 1 die.
th-item-linen_pouch = Linen Pouch
    .text = Any action: 2 heals, each of size 2 or less, divided as you like among the Heroes in your Area.
th-item-ogotais_crown = Ogotai’s Crown
    .text = Any action, when a Penalty is due or after the action: ignore all its remaining Penalties; gain 1 Experience.
th-item-boot_knife = Boot Knife
    .text = Combat, after the roll: take 1 further tile of size 1.

## Action cards

th-action-move_3 = Move 3
    .text = Value 1. For each token under the card: +1.
th-action-move_6 = Move 6
    .text = Value 2. If only 1 token is under the card: Additional Action Gather (value 1).
th-action-move_12 = Move 12
    .text = Value 1. If only 1 token is under the card: +1. For each token to its left: +1 (value at most 4).
th-action-move_18 = Move 18
    .text = Value 2. You may take along 1 other Hero of your Area who agrees.
th-action-move_27 = Move 27
    .text = Value 1. Each Special or Multiple Border counts as one Normal Border. For each token left of the card: +1.
th-action-move_33 = Move / Journey 33
    .text = Move (value 3) or Journey (value 1). If only 1 token is under the card: heal 1 Wound of size 2 or less.
th-action-move_35 = Move 35
    .text = Value 2. For each token left of the card: +1 (value at most 4). If only 1 token is under the card: Additional Action Assign (value 1).
th-action-journey_5 = Journey 5
    .text = Value 1. If only 1 token is under the card: gain 1 Resource of your Area.
th-action-journey_10 = Journey 10
    .text = Value 1. Ignore 1 Penalty. If only 1 token is under the card: +1.
th-action-journey_15 = Journey 15
    .text = Value 1. For each token under the card: heal 1 Wound of size 1. If only 1 token is under the card: ignore 1 Penalty.
th-action-journey_19 = Journey 19
    .text = Value 1. For each token left of the card: in this action your Journey level counts 1 higher.
th-action-journey_29 = Journey 29
    .text = Value 2. Afterwards draw 1 Threat if 2 or more tokens are under the card.
th-action-journey_37 = Journey 37
    .text = Value 1. For each token left of the card: ignore 1 Penalty. If only 1 token is under the card: in this action your Journey level counts 2 higher.
th-action-journey_41 = Journey 41
    .text = Value 1. You may also take the square tile (4), whatever your level. For each token under the card: +1 (value at most 3).
th-action-gather_2 = Gather / Craft 2
    .text = Gather (value 2) or Craft (value 1). If only 1 token is under the card: +1.
th-action-gather_8 = Gather 8
    .text = Value 2. Afterwards you may discard 1 Gather token from the Path. If only 1 token is under the card: +1.
th-action-gather_14 = Gather 14
    .text = Value 2. If only 1 token is under the card: ignore 1 Penalty.
th-action-gather_17 = Gather 17
    .text = Value 1. For each token under the card: +1.
th-action-gather_22 = Gather 22
    .text = Value 1. For each token left of the card: +1 (value at most 3).
th-action-gather_30 = Gather 30
    .text = Value 2. Ignore 1 Penalty. For each token left of the card: heal 1 Wound of size 1.
th-action-gather_36 = Gather 36
    .text = Value 2. For each token left of the card: +1 (value at most 4). If only 1 token is under the card: gain 1 Gossip.
th-action-assign_9 = Assign 9
    .text = Value 3. If only 1 token is under the card: gain 1 Gossip.
th-action-assign_16 = Assign 16
    .text = Value 2. If only 1 token is under the card: +1.
th-action-assign_20 = Assign / Move 20
    .text = Assign (value 2) or Move (value 2). For each token under the card: +1 (value at most 4).
th-action-assign_25 = Assign 25
    .text = Value 1. For each token left of the card: +1 (value at most 3).
th-action-assign_30 = Assign 30
    .text = Value 2. 1 Resource you assign may count as any kind that the box needs. For each token left of the card: +1 (value at most 4).
th-action-assign_32 = Assign 32
    .text = Value 3. For each token under the card: heal 1 Wound of size 2 or less.
th-action-assign_40 = Assign 40
    .text = Value 2. The box needs 1 Resource less in this action, but at least 1. For each token left of the card: +1 (value at most 5).
th-action-combat_11 = Combat 11
    .text = Value 1. For each token left of the card: reroll up to 1 die.
th-action-combat_17 = Combat 17
    .text = Value 1. If only 1 token is under the card: upgrade 1 die.
th-action-combat_21 = Combat 21
    .text = Value 2. Reroll up to 1 die in one of the Combats. If only 1 token is under the card: heal 1 Wound of size 2 or less.
th-action-combat_26 = Combat 26
    .text = Value 1. For each token under the card: reroll up to 1 die.
th-action-combat_31 = Combat 31
    .text = Value 1. If only 1 token is under the card: before the roll, up to 2 additional yellow dice; draw 1 Threat for each.
th-action-combat_34 = Combat 34
    .text = Value 1. Reroll up to 3 dice, one at a time. If only 1 token is under the card: gain 1 Ore or 1 Gossip.
th-action-combat_38 = Combat 38
    .text = Value 1. For each token left of the card: upgrade 1 die (at most 2 upgrades). For each token under it: 1 Critical effect.
th-action-sacrifice_1 = Sacrifice 1
    .text = Value 2. If only 1 token is under the card: −1 (value at least 1).
th-action-sacrifice_7 = Sacrifice 7
    .text = The value is the number of Threat you have. For each token under the card: discard 1 Threat.
th-action-sacrifice_23 = Sacrifice 23
    .text = Value 3. For each token left of the card: −1 (value at least 1).
th-action-sacrifice_39 = Sacrifice 39
    .text = Value 2. For each token left of the card: −1 (value at least 0). If only 1 token is under the card: heal 1 Wound of size 2 or less.
th-action-craft_4 = Craft 4
    .text = Value 1. If only 1 token is under the card: +1.
th-action-craft_13 = Craft 13
    .text = Value 1. For each token left of the card: +1 (value at most 3).
th-action-craft_24 = Craft 24
    .text = Value 2. If only 1 token is under the card: gain 1 Ore.
th-action-craft_28 = Craft / Assign 28
    .text = Craft (value 1) or Assign (value 2). For each token left of the card: +1 (value at most 3).

## Special Action cards

th-special-special_a = Pathfinder’s Notes
    .text = Journey: ignore 1 yellow Penalty.
th-special-special_b = Clerk’s Talisman
    .text = Combat: reroll up to 1 die. Against a Mystic Enemy ignore all Penalties.
th-special-special_c = Shared Stores
    .text = Gather: any number of the Resources gained may go to other Heroes in your Area.
th-special-special_d = Letter of Passage
    .text = Assign: you may spend 1 Gossip; then the box needs 1 Resource less in this action, but at least 1.
th-special-special_e = Blood Rune
    .text = Combat: once in each Combat, after the roll, you may receive 1 Wound (Threat) to reroll 1 die of your choice.
th-special-special_f = Guide’s Lantern
    .text = Move: the value is 1 higher. If you end the action in an Area with an Enemy, draw 1 Threat.

## Terrain cards

th-terrain-birch_valley = Birch Valley
th-terrain-sheep_meadow = Sheep Meadow
th-terrain-iron_brook = Iron Brook
th-terrain-quarry_road = Quarry Road
th-terrain-crossroads_inn = Crossroads Inn
th-terrain-fishing_stage = Fishing Stage
th-terrain-standing_stones = Standing Stones
th-terrain-moonlit_fen = Moonlit Fen
th-terrain-pine_ridge = Pine Ridge
th-terrain-old_battlefield = Old Battlefield
th-terrain-scree_slope = Scree Slope
th-terrain-frozen_lake = Frozen Lake
th-terrain-burnt_wood = Burnt Wood
th-terrain-black_moor = Black Moor
th-terrain-gull_cliffs = Gull Cliffs

## Enemies

th-enemy-hill_wolf = Hill Wolf
th-enemy-masterless_spearman = Masterless Spearman
th-enemy-carrion_crows = Carrion Crows
th-enemy-toll_robber = Toll Robber
th-enemy-barrow_rats = Barrow Rats
th-enemy-net_thief = Net Thief
th-enemy-lean_boar = Lean Boar
th-enemy-jarls_bully = Jarl’s Bully
th-enemy-mound_sprite = Mound Sprite
th-enemy-ash_zealot = Ash Zealot
th-enemy-shirtless_berserk = Shirtless Berserk
th-enemy-shield_brothers = Shield Brothers
th-enemy-she_bear = She-Bear
th-enemy-bounty_hunter = Bounty Hunter
th-enemy-reef_pirates = Reef Pirates
th-enemy-drowned_oarsman = Drowned Oarsman
th-enemy-temple_guard = Temple Guard
th-enemy-slave_driver = Slave Driver
th-enemy-horned_shade = Horned Shade
th-enemy-bone_caster = Bone Caster
th-enemy-jarls_champion = Jarl’s Champion
th-enemy-scree_troll = Scree Troll
th-enemy-mound_king = Mound King
th-enemy-storm_captain = Storm Captain
th-enemy-mother_of_wolves = Mother of Wolves
th-enemy-iron_shieldmaid = Iron Shieldmaid
th-enemy-masked_executioner = Masked Executioner
th-enemy-hag_of_the_fen = Hag of the Fen
th-enemy-fjord_serpent = Fjord Serpent
th-enemy-rime_giant = Rime Giant

## Findings

th-finding-buried_chest = Buried Chest
    .text = Draw 1 Item.
th-finding-pedlars_pack = Pedlar’s Pack
    .text = Choose 1 Item from the Display.
th-finding-hot_spring = Hot Spring
    .text = Heal 1 Wound of any size.
th-finding-yarrow_patch = Yarrow Patch
    .text = 2 heals, each of size 2 or less, divided as you like among the Heroes in your Area.
th-finding-old_warriors_tale = Old Warrior’s Tale
    .text = Gain 1 Experience.
th-finding-hidden_trail = Hidden Trail
    .text = Additional Action Move (value 2).
th-finding-cast_offs = Cast-offs
    .text = Gain 2 of one common Resource of your choice.
th-finding-whispering_skull = Whispering Skull
    .text = Gain 1 Magic and 1 Gossip.
th-finding-quiet_shrine = Quiet Shrine
    .text = Discard up to 2 Threat and turn your Skill card to its active side.
th-finding-stray_hound = Stray Hound
    .text = Lower the level of 1 Enemy in your Area or an adjacent one by 1. Gain 1 Resource of your Area.

## Events: mountain

th-event-avalanche_danger = Avalanche Danger
    .text = In the Action phase: whoever enters an Area with an Ore Source, or resolves an action in one, receives 1 Wound of size 1. Next Event phase: left icon.
    .story = The snow above the ore road has begun to talk in its sleep. Even the pack ponies walk on tiptoe.
th-event-cave_dwellers = Cave Dwellers
    .text = Immediately: every Hero in an Area with a Building Material Source receives 1 Wound of size 2. Next Event phase: middle icon, but only if a Minor Enemy is on the Map.
    .story = Where there is timber there is a fire, and where there is a fire somebody sleeps beside it. The small pale people from under the hill know this better than you do.
th-event-rocky_waste = Rocky Waste
    .text = In the Action phase: all yellow Penalty spaces count as red ones. Next Event phase: right icon.
    .story = From here on the path is hearsay among boulders. Every stone looks like the last one, until it moves.
th-event-thin_air = Thin Air
    .text = In the Action phase: the value of every Gather Main Action is 1 lower, at least 1. Next Event phase: left icon.
    .story = You stoop for a branch and have to sit down. Up here even breathing is work, and badly paid.
th-event-loose_stones = Loose Stones
    .text = In the Action phase: whoever places a Journey tile of size 3 or more draws 1 Threat. Next Event phase: middle icon.
    .story = One long stride sets a pebble rolling, the pebble finds company, and soon the whole valley knows where you are.
th-event-snow_glare = Snow Glare
    .text = In the Action phase: Area icons on the Path count as empty. Next Event phase: left icon.
    .story = The sun lies on the snow like a blade. All day you walk past things that you need, and you see none of them.
th-event-rich_vein = Rich Vein
    .text = In the Action phase: whoever gains Ore from a Journey tile or a Gather token gains 1 Ore more. Next Event phase: right icon.
    .story = The winter’s frost has split the cliff, and in the crack lies the ore, bare and red as a wound. Nobody has put up a fence yet.
th-event-rope_bridge_down = Rope Bridge Down
    .text = Immediately: put 1 Block token on a Normal Border of the First Player’s Area, if possible; it is discarded at the end of the Action phase. Next Event phase: left icon.
    .story = Two ropes, nine planks, and it was the tenth that mattered. By evening somebody will have mended it; mountain people always do.
th-event-howling_peak = Howling Peak
    .text = At the end of the Action phase: every Hero who is alone in an Area draws 1 Threat. Next Event phase: middle icon, but only if a Hero has 3 or more Threat.
    .story = It is only the wind in the rocks. Two people can agree on that; one alone begins to make out words.
th-event-night_frost = Night Frost
    .text = Immediately: every Hero discards 1 Building Material. Next Event phase: right icon.
    .story = In the night the frost goes from fire to fire and asks what you have left. In the morning the water skins stand up by themselves.

## Events: rural

th-event-market_day = Market Day
    .text = In the Action phase: the value of every Craft Main Action is 1 higher. Next Event phase: right icon.
    .story = Three villages have met on one meadow, and everything is for sale, the meadow included. A cobbler has measured your foot before you can say a word.
th-event-jarls_tax = Jarl’s Tax
    .text = Immediately: as a group, discard as many Resources of your choice as there are players. Next Event phase: left icon.
    .story = The jarl’s man has a polite voice, a short list and twelve spears. He counts you twice and writes down the larger number.
th-event-closed_doors = Closed Doors
    .text = In the Action phase: the value of every Assign Main Action is 1 lower, at least 1. Next Event phase: middle icon.
    .story = Yesterday they waved to you from the fields. Today the shutters close one house ahead of you, all the way down the street.
th-event-loose_tongues = Loose Tongues
    .text = In the Action phase: whoever gains Gossip from a Journey tile or a Gather token gains 1 Gossip more and draws 1 Threat. Next Event phase: left icon.
    .story = The brewer’s wife tells you everything, and then, because she is fair, tells everybody else about you.
th-event-burnt_barn = Burnt Barn
    .text = In the Action phase: Building Material icons on the Path count as empty. Next Event phase: middle icon.
    .story = The beams still smoke. An old man walks round and round the ashes, pulls out nails, straightens them and puts them in his cap.
th-event-blood_feud = Blood Feud
    .text = At the end of the Action phase: every Hero who shares an Area with another Hero draws 1 Threat. Next Event phase: right icon.
    .story = Nobody remembers who began it, so everybody is guilty. Two strangers side by side are already a war band here.
th-event-wary_sentries = Wary Sentries
    .text = In the Action phase: whoever enters an Area with an Enemy draws 1 Threat. Next Event phase: left icon.
    .story = Somebody has doubled the guard and halved its beer. They challenge even the owls now.
th-event-wedding_feast = Wedding Feast
    .text = At the end of the Action phase: every Hero in an Area without Enemies may heal 1 Wound of size 2 or less. Next Event phase: right icon.
    .story = The bride’s father is drunk enough to love all mankind. You are put on a bench, and somebody’s aunt is already looking at that cut.
th-event-rising_prices = Rising Prices
    .text = Immediately: put 1 Raised-cost token next to an Assign box that has none, at a Location without a Read token, if possible. Next Event phase: middle icon, but only if no Action token is under an Assign card.
    .story = War is coming, says the merchant; or peace; either way it will cost more.
th-event-hue_and_cry = Hue and Cry
    .text = Immediately: every Hero with 3 or more Threat discards 1 Gossip. Next Event phase: left icon, but only if a Hero has 4 or more Threat.
    .story = On the mill door hangs a drawing of you, and not a bad one. Those who whispered with you yesterday are studying their shoes today.

## Events: survival

th-event-empty_bellies = Empty Bellies
    .text = Immediately: every Hero discards 1 Resource of choice. Next Event phase: left icon.
    .story = You boil the last strap in the last salt and call it soup. Somebody asks for more, and for a while you cannot stop laughing.
th-event-bitter_cold = Bitter Cold
    .text = At the end of the Action phase: every Hero in an Area without Sources receives 1 Wound of size 2. Next Event phase: middle icon.
    .story = No wood, no wall, no stream that is not stone. The cold sits down with you like a guest who does not mean to leave.
th-event-festering_wounds = Festering Wounds
    .text = In the Action phase: only Wounds of size 1 can be healed. Next Event phase: left icon.
    .story = It was only a scratch, and for three days it stays a scratch. On the fourth it smells sweet.
th-event-worn_soles = Worn Soles
    .text = In the Action phase: whoever crosses 2 or more Borders in a Move Main Action receives 1 Wound of size 1. Next Event phase: left icon.
    .story = First the left sole goes, out of spite, and then the right, out of loyalty. From then on you know every stone by name.
th-event-marsh_fever = Marsh Fever
    .text = Immediately: the Hero with the most Wound tiles receives 1 Wound of size 2. Next Event phase: middle icon.
    .story = In the evening the fever comes up from the marsh and asks who is weakest. Nobody has to answer.
th-event-good_hunting = Good Hunting
    .text = In the Action phase: whoever has resolved a Journey Main Action may heal 1 Wound of size 2 or less. Next Event phase: right icon.
    .story = A roe deer stands in the mist and looks at you as if it had been sent. Tonight there will be marrow, and sleep, and one wound less to think about.
th-event-foul_water = Foul Water
    .text = In the Action phase: whoever has resolved a Gather Main Action receives 1 Wound of size 1. Next Event phase: left icon.
    .story = The spring is clear, cold and sweet. The dead ewe lies a little farther up.
th-event-lost_pack = Lost Pack
    .text = Immediately: the Hero with the most Items discards 1 of them. Next Event phase: middle icon, but only if 3 or more Action tokens are under one card.
    .story = You all remember who carried it last, and no two of you remember the same person.
th-event-long_night = Long Night
    .text = In the Action phase: Bonuses for the tokens under a card count only the token just put there. Next Event phase: right icon.
    .story = The sun lays a hand on the edge of the world, thinks better of it and is gone. What you began yesterday must be begun again, in the dark.
th-event-last_embers = Last Embers
    .text = Immediately: as a group, discard 2 Building Material. Next Event phase: right icon, but only if a Hero has 4 or more Threat.
    .story = Somebody has to stay awake by the fire, and somebody did, nearly. What is left of the wood goes on a little heap of red eyes.

## Events: battle

th-event-war_drums = War Drums
    .text = Immediately: raise the level of 1 Minor Enemy by 1, if possible. Next Event phase: left icon.
    .story = You feel the drums in your ribs before you hear them. Somewhere a boy with a borrowed axe begins to believe that he is a warrior.
th-event-ambush = Ambush
    .text = Immediately: put 1 Minor Enemy on a Location of the First Player’s Area without an Enemy or a Block token, if possible. Next Event phase: middle icon.
    .story = The birds have stopped. Everybody knows the sign, and it always comes a moment too late.
th-event-locked_shields = Locked Shields
    .text = In the Action phase: no dice can be rerolled. Next Event phase: left icon.
    .story = Rim over rim they stand, as if they had grown there. You have one blow; let it be the right one.
th-event-blood_frenzy = Blood Frenzy
    .text = In the Action phase: every Combat Main Action has 1 upgrade. Whoever loses a Combat draws 1 Threat more. Next Event phase: right icon.
    .story = The air has a red taste today that makes arms heavy and heads light. You will strike harder than ever before, and leave yourselves open.
th-event-scouts_report = Scout’s Report
    .text = In the Action phase: in every Combat draw 2 Enemy cards instead of 1 and choose which one to fight. Next Event phase: right icon.
    .story = Two camps, says the scout, and draws both of them in the dirt with a stick. Then she hands the stick to you.
th-event-hunted = Hunted
    .text = At the end of the Action phase: every Hero in an Area with an Enemy draws 1 Threat. Next Event phase: left icon, but only if a Hero has 3 or more Threat.
    .story = The horns call to one another across the valley, now left, now right, now behind you. They are no longer searching; they are closing in.
th-event-broken_warband = Broken Warband
    .text = In the Action phase: whoever wins a Combat gains 2 Ore or 2 Gossip. Next Event phase: middle icon, but only if no Action token is under a Combat card.
    .story = Their lord is dead, and their pay with him. What they took in a whole summer they now drop by the road for whoever is chasing them.
th-event-arrow_hail = Arrow Hail
    .text = In the Action phase: whoever enters an Area with an Enemy receives 1 Wound of size 1. Next Event phase: left icon.
    .story = The sky darkens a moment before the sound comes. Then the meadow has grown a crop of feathers.
th-event-blood_price = Blood Price
    .text = In the Action phase: whoever loses a Combat then receives 1 Wound (Threat). Next Event phase: right icon.
    .story = So much for an eye, so much for a hand; the law here knows the price of everything. Whoever loses pays on the spot.
th-event-fresh_spears = Fresh Spears
    .text = At the end of the Action phase: if no Action token is under a Combat card, raise the level of 1 Enemy by 1, if possible. Next Event phase: middle icon.
    .story = You gave them one day of peace, and they have used it: new shafts, new men, a new song about you.

## Events: sea

th-event-headwind = Headwind
    .text = In the Action phase: the value of every Move Main Action is 1 lower, at least 1. Next Event phase: middle icon, but only if no Action token is under a Move card.
    .story = You row past the same rock for the third time. The cormorant that sits on it no longer looks up.
th-event-high_tide = High Tide
    .text = In the Action phase: red and blue Borders cannot be crossed. Next Event phase: right icon.
    .story = The ford is a strait, the causeway a rumour under green water. Where the carts went yesterday the seals look in today.
th-event-sea_fog = Sea Fog
    .text = In the Action phase: an Area whose number equals the round number cannot be entered. Next Event phase: left icon.
    .story = The shore you are making for is close; you can hear its dogs. You cannot see your own oars.
th-event-driftwood = Driftwood
    .text = In the Action phase: whoever gains Building Material from a Journey tile or a Gather token gains 1 Building Material more. Next Event phase: right icon.
    .story = A whole ship has come ashore, only not at once. Ribs, planks, a carved door with somebody’s name on it.
th-event-strange_sail = Strange Sail
    .text = Immediately: put 1 Minor Enemy on a Location without an Enemy in an open Area with the highest possible number, if possible. Next Event phase: middle icon.
    .story = A sail where no sail should be, and it comes no nearer. It waits, like somebody who knows which door you must use.
th-event-salt_sores = Salt Sores
    .text = In the Action phase: whoever assigns 2 or more Resources in an Assign Main Action receives 1 Wound of size 1. Next Event phase: left icon.
    .story = Salt in the ropes, salt in the bread, salt in every crack of your hands. Today each crate bites.
th-event-riptide = Riptide
    .text = Immediately: every Hero moves across exactly 1 Border of choice; whoever cannot receives 1 Wound (Threat). Next Event phase: middle icon.
    .story = The water takes you behind the knees, quite gently, and walks off with you. When it lets go, you are somewhere else.
th-event-leaking_hull = Leaking Hull
    .text = Immediately: every Hero chooses: discard 1 Building Material, discard 1 Ore, or draw 1 Threat. Next Event phase: left icon.
    .story = Between two planks stands a drop, and it grows, and it has sisters. Stop it with something, or learn to pray.
th-event-fair_wind = Fair Wind
    .text = In the Action phase: the value of every Move Main Action is 2 higher, and the Hero may take along 1 other Hero of the Area who agrees. Next Event phase: right icon.
    .story = The sail fills with a clap, and even the rowing master smiles. On a day like this one could take the whole village along.
th-event-song_of_the_deep = Song of the Deep
    .text = At the end of the Action phase: every Hero whose Skill card is active draws 1 Threat. Next Event phase: left icon, but only if 2 or more Skill cards are inactive.
    .story = At dusk something under the keel hums what your mother used to sing, and it knows the last verse. Those who have a gift hear it best.

## Events: magic

th-event-heavy_sleep = Heavy Sleep
    .text = In the Action phase: no Skill can be used. Next Event phase: left icon.
    .story = You are awake, you walk, you answer. But what makes you yourselves lies curled up somewhere and cannot be roused.
th-event-rune_storm = Rune Storm
    .text = In the Action phase: whoever gains Magic from a Journey tile or a Gather token draws 1 Threat. Next Event phase: middle icon.
    .story = Signs made of light crawl over the stones and hiss when they touch. Whoever gathers them can be seen from very far away.
th-event-whispering_stones = Whispering Stones
    .text = Immediately: every Hero may spend 1 Magic to gain 1 Experience. Next Event phase: right icon.
    .story = Lay your ear to the stone, give it something of yours, and wait. What it knows is old, and nobody has ever asked it politely.
th-event-mirrored_row_event = Mirrored Row
    .text = In the Action phase: Bonuses for the tokens left of a card count the tokens right of it instead. Next Event phase: left icon.
    .story = This morning left is right, and the scar is on the other cheek. Only the cat does not seem to mind.
th-event-evil_eye = Evil Eye
    .text = Immediately: every Hero whose Skill card is inactive draws 1 Threat. Next Event phase: middle icon.
    .story = An old woman at the well looks you over, one by one. Those in whom something still burns she passes by; at the feet of the others she spits.
th-event-walking_mound = Walking Mound
    .text = Immediately: put 1 Minor Enemy on a Location without an Enemy in the Area of the Hero with the most Threat, if possible. Next Event phase: left icon.
    .story = Yesterday the barrow lay at the other end of the field. From there to here the barley is pressed flat, as if something had followed a smell of fear.
th-event-mind_drain = Mind Drain
    .text = Immediately: every Hero discards 1 Magic. Next Event phase: right icon.
    .story = You look for a word, quite an ordinary one, and in its place there is a smooth white hole. Somebody else is using it now.
th-event-red_moon = Red Moon
    .text = In the Action phase: the value of every Sacrifice Main Action is 1 higher; whoever has resolved a Location’s effect by one gains 1 Experience. Next Event phase: middle icon, but only if 2 or more Skill cards are inactive.
    .story = Tonight the altars are warm to the touch. They ask for more than usual, and for once they give something back.
th-event-weavers_knot = Weavers’ Knot
    .text = In the Action phase: whoever has put down a token may spend 1 Magic; then the Bonuses for the only token work even if several tokens are under the card. Next Event phase: right icon.
    .story = Three women at the crossroads hold up a thread and ask whether it is yours. For a little Magic they will tie it where you like.
th-event-cold_star = Cold Star
    .text = In the Action phase: Experience icons on the Path count as Magic icons. Next Event phase: left icon, but only if a Hero has 4 or more Threat.
    .story = A new star hangs over the road and lights everything and warms nothing. Under it you will learn nothing, but whatever you touch begins to tingle.

## Tiles, dice and Resources

th-tile-mono = single square (1)
th-tile-domino = domino (2)
th-tile-tri_i = bar (3)
th-tile-tri_l = corner (3)
th-tile-tet_i = bar (4)
th-tile-tet_o = square (4)
th-tile-tet_t = T shape (4)
th-tile-tet_s = S shape (4)
th-tile-tet_l = L shape (4)
th-tile-pent_p = P shape (5)

th-die-yellow = yellow die
th-die-orange = orange die
th-die-red = red die
th-die-black = black die

th-resource-building = Building Material
th-resource-ore = Ore
th-resource-gossip = Gossip
th-resource-magic = Magic
th-resource-fate = Fate
th-resource-power = Power
th-resource-any = any Resource

## Enemy types

th-tier-minor = Minor Enemy
th-tier-average = Average Enemy
th-tier-powerful = Powerful Enemy
th-tier-monstrous = Monstrous Enemy
th-tier-mystic = Mystic Enemy

## Actions and Bonuses

th-type-move = Move
    .text = Cross Borders, at least 1 and at most as many as the value.
th-type-journey = Journey
    .text = Place a tile on the Path and resolve the spaces it covers; the value is the number of tiles.
th-type-gather = Gather
    .text = Put a Gather token on a Resource icon or Area icon of the Path and gain as many of that Resource as the value.
th-type-assign = Assign
    .text = Put Resources on one Location of your Area, at most as many as the value.
th-type-combat = Combat
    .text = Fight an Enemy in your Area; the value is the number of Combats.
th-type-sacrifice = Sacrifice
    .text = Receive the Wound of a Location of your Area as many times as the value and resolve its effect.
th-type-craft = Craft
    .text = Take Items from the Display, at most as many as the value.

th-mode-sole = Only token
    .text = Works once, if exactly 1 Action token is under the card.
th-mode-left = Tokens to the left
    .text = Works once for each Action token anywhere left of the card.
th-mode-stack = Tokens under the card
    .text = Works once for each Action token under the card, the one just put there included.

## Icons

th-icon-heart = Heart
    .text = Cover all Hearts to win the Combat; if you lose, draw 1 Threat for each uncovered one.
th-icon-area = Area icon
    .text = Gain 1 Resource that a Source of your Area provides.
th-icon-heal = Heal
    .text = Heal 1 Wound of any size.
th-icon-xp = Experience
    .text = Gain 1 Experience, for Combat or for Journey.
th-icon-finding = Finding
    .text = Draw and resolve 1 Finding card.
th-icon-red = red Penalty
    .text = Resolve what the card says for red.
th-icon-yellow = yellow Penalty
    .text = Resolve what the card says for yellow.

## Event decks

th-deck-mountain = Mountain Events
th-deck-rural = Rural Events
th-deck-survival = Survival Events
th-deck-battle = Battle Events
th-deck-sea = Sea Events
th-deck-magic = Magic Events

## Borders

th-border-normal = Normal Border
th-border-red = red Border
th-border-blue = blue Border
th-border-impassable = Impassable Border
th-border-multiple = Multiple Border
