### Roll Player: names of all content. Every sentence is our own wording.

## Attribute Rows

rp-row-STR = Strength
    .short = STR
    .action = Turn one of your dice to its opposite face.
rp-row-DEX = Dexterity
    .short = DEX
    .action = Swap the places of two of your dice.
rp-row-CON = Constitution
    .short = CON
    .action = Raise or lower one of your dice by 1, within 1 to 6.
rp-row-INT = Intelligence
    .short = INT
    .action = Reroll one of your dice; keep the new result or the old one.
rp-row-WIS = Wisdom
    .short = WIS
    .action = Move your Alignment marker one step up, down, left or right.
rp-row-CHA = Charisma
    .short = CHA
    .action = Take a Charisma token, worth 1 Gold when you buy this round.

## Dice colours

rp-colour-green = green
rp-colour-blue = blue
rp-colour-red = red
rp-colour-purple = purple
rp-colour-black = black
rp-colour-white = white
rp-colour-gold = gold

## Alignment directions

rp-arrow-good = good
rp-arrow-evil = evil
rp-arrow-lawful = law
rp-arrow-chaotic = chaos

## Card types

rp-type-weapon = Weapon
rp-type-armor = Armor
rp-type-trait = Trait
rp-type-skill = Skill

## Armor types

rp-armor-chain = Chain
rp-armor-leather = Leather
rp-armor-mystic = Mystic

## When a Skill may be used

rp-timing-any = at any time
rp-timing-dice_phase = in the Dice Phase
rp-timing-market_turn = in your Market turn

## Races

rp-race-dragonkin = Dragonkin
rp-race-dwarf = Dwarf
rp-race-elf = Elf
rp-race-halfling = Halfling
rp-race-human = Human
rp-race-orc = Orc

## Classes

rp-class-cleric = Cleric
    .ability = Charitable
rp-class-paladin = Paladin
    .ability = Vigilant
rp-class-druid = Druid
    .ability = Attuned
rp-class-ranger = Ranger
    .ability = Skilled
rp-class-monk = Monk
    .ability = Enlightened
rp-class-bard = Bard
    .ability = Charming
rp-class-rogue = Rogue
    .ability = Mischievous
rp-class-thief = Thief
    .ability = Shrewd
rp-class-sorcerer = Sorcerer
    .ability = Mysterious
rp-class-wizard = Wizard
    .ability = Enigmatic
rp-class-warrior = Warrior
    .ability = Prepared
rp-class-barbarian = Barbarian
    .ability = Powerful

## Backstories

rp-backstory-aristocrat = Aristocrat
    .text = A coat of arms hung over your cradle, and your tutors had titles. Then the estate went to a cousin, and all you kept was the posture.
rp-backstory-brawler = Brawler
    .text = Three taverns will not let you in, and a fourth paid you to watch the door. Your knuckles still know when rain is coming.
rp-backstory-chosen_one = Chosen One
    .text = A comet, a birthmark, a blind woman's rhyme: the village decided that a great fate awaited you. Nobody could ever say which.
rp-backstory-craftsman = Craftsman
    .text = Your hands know wood, iron and patience. Then a stranger ordered a sword that turned out too fine to part with; he is still looking for it, and for you.
rp-backstory-devoted = Devoted
    .text = For years the temple bell measured out your days. One winter night it cracked, and it sounded like an order to march.
rp-backstory-exonerated = Exonerated
    .text = Seven years in a cell, until a clerk found the page that cleared your name. The door opened; the years stayed inside.
rp-backstory-hunter = Hunter
    .text = The forest taught you to read what others tread on. Only one trail ever ended in the middle of fresh snow, and it still robs you of sleep.
rp-backstory-lost_soul = Lost Soul
    .text = You woke in a roadside ditch with a key in your fist and no name. Ever since, you have tried that key in every lock.
rp-backstory-mentor = Mentor
    .text = Your pupils went out into the world and came back as songs. The last one came back without a word, and now it is your turn.
rp-backstory-patrician = Patrician
    .text = Your family's name is carved over half the doors of the city. The council chamber taught you that a whisper opens the other half.
rp-backstory-persecuted = Persecuted
    .text = They burned your house for the words of your prayer. Its ashes crossed three borders with you, and the prayer is not over.
rp-backstory-resilient = Resilient
    .text = Fever, flood and famine took what they wanted from your village. Each came for you as well, and each left empty-handed.
rp-backstory-rift_walker = Rift Walker
    .text = One step through a tear in the air, and four moons stood in the sky. The way back took a day, and at home your children greeted you with grey hair.
rp-backstory-savage = Savage
    .text = Wolves were kinder to you than the first people who crossed your path. You have since learned to talk, and to smile without baring your teeth.
rp-backstory-savant = Savant
    .text = At six you correct the star charts of the royal astronomer. At seven you explain to him, less wisely, what they say about the king.
rp-backstory-street_urchin = Street Urchin
    .text = Home was a roof, a drainpipe and whatever the baker forgot to count. The city raised you and never once asked for thanks.

## Alignments

rp-alignment-arbiter = Arbiter
    .text = The scales hang level in your hand, even when your own kin stand before them.
rp-alignment-champion = Champion
    .text = A word given is a banner raised, and yours has never fallen.
rp-alignment-eccentric = Eccentric
    .text = You bow to scarecrows, argue with the rain and are seldom wrong.
rp-alignment-free_spirit = Free Spirit
    .text = There is no lock, oath or map that could hold you.
rp-alignment-guardian = Guardian
    .text = While you keep watch, others can sleep.
rp-alignment-hermit = Hermit
    .text = From a cave halfway up the mountain, the quarrels of heaven and hell sound much alike.
rp-alignment-lunatic = Lunatic
    .text = You laugh first and look for the joke in the ashes.
rp-alignment-maniac = Maniac
    .text = Somewhere nothing is burning yet, and the thought keeps you awake.
rp-alignment-narcissist = Narcissist
    .text = The world is a mirror, and woe to anyone who blocks your view.
rp-alignment-neurotic = Neurotic
    .text = You check every knot three times, above all the ones on other people's wrists.
rp-alignment-protector = Protector
    .text = Whoever would harm the weak has to get past you first.
rp-alignment-rebel = Rebel
    .text = Bad laws burn well, and you carry the flint.
rp-alignment-renegade = Renegade
    .text = The oath you broke saved the people it was meant to serve.
rp-alignment-scoundrel = Scoundrel
    .text = You have a smile for everyone and a hand in every purse.
rp-alignment-sentinel = Sentinel
    .text = You know the law by heart, and those it shelters by name.
rp-alignment-sociopath = Sociopath
    .text = You keep the rules to the letter; the suffering between the lines does not interest you.
rp-alignment-truth_seeker = Truth Seeker
    .text = One honest answer is worth more to you than a chest of silver.

## Market: Weapons

rp-card-longsword = Longsword
rp-card-blessed_mace = Blessed Mace
rp-card-jeweled_dagger = Jeweled Dagger
rp-card-longbow = Longbow
rp-card-tower_shield = Tower Shield
rp-card-ancient_spear = Ancient Spear
rp-card-quarterstaff = Quarterstaff
rp-card-heavy_crossbow = Heavy Crossbow

## Market: Traits and Skills

rp-card-steadfast = Steadfast
rp-card-honorable = Honorable
rp-card-nimble = Nimble
rp-card-proud = Proud
rp-card-weak = Weak
rp-card-clumsy = Clumsy
rp-card-foolish = Foolish
rp-card-reckless = Reckless
rp-card-focused = Focused
rp-card-compassionate = Compassionate
rp-card-obsessed = Obsessed
rp-card-cunning = Cunning
rp-card-greedy = Greedy
rp-card-honest = Honest
rp-card-loyal = Loyal
rp-card-obnoxious = Obnoxious
rp-card-concentrate = Concentrate
rp-card-search = Search
rp-card-negotiate = Negotiate
rp-card-pickpocket = Pickpocket
rp-card-acrobatics = Acrobatics
rp-card-open_lock = Open Lock
rp-card-climb = Climb
rp-card-intimidate = Intimidate
rp-card-move_silently = Move Silently
rp-card-knowledge = Knowledge
rp-card-cure_wounds = Cure Wounds
rp-card-sleight_of_hand = Sleight of Hand

## Market: Armor

rp-card-chain_gorget = Chain Gorget
rp-card-chain_vambraces = Chain Vambraces
rp-card-chain_helm = Chain Helm
rp-card-chain_tunic = Chain Tunic
rp-card-chain_leggings = Chain Leggings
rp-card-mystic_cowl = Mystic Cowl
rp-card-mystic_robes = Mystic Robes
rp-card-mystic_cloak = Mystic Cloak
rp-card-leather_greaves = Leather Greaves
rp-card-leather_boots = Leather Boots
rp-card-leather_gloves = Leather Gloves
rp-card-leather_pauldron = Leather Pauldron

## Market: further Skills and Traits

rp-card-diplomacy = Diplomacy
rp-card-dedicated = Dedicated
rp-card-courageous = Courageous
rp-card-envious = Envious
rp-card-famous = Famous

## Solo ranks

rp-rank-hero = Hero
rp-rank-champion = Champion
rp-rank-clan_leader = Clan Leader
rp-rank-adventurer = Adventurer
rp-rank-mercenary = Mercenary
rp-rank-npc = NPC
