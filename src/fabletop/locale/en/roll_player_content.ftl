### Roll Player: names and effects of all content. Every sentence is our own wording.

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
rp-arrow-lawful = lawful
rp-arrow-chaotic = chaotic

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
    .text = Each time you take Gold instead of buying in your Market turn, you may then take a Wisdom action.
rp-class-paladin = Paladin
    .ability = Vigilant
    .text = Each time the arrow of a Trait you buy or a Skill you use moves your Alignment marker toward good or lawful, take 2 Gold.
rp-class-druid = Druid
    .ability = Attuned
    .text = Just before each Market Phase you may add one card from the discard pile to the Market. Anyone may buy it.
rp-class-ranger = Ranger
    .ability = Skilled
    .text = In each Cleanup Phase you may refresh up to two Skills instead of one.
rp-class-monk = Monk
    .ability = Enlightened
    .text = When you place the third die of a row in your Dice turn, you may take any Attribute Action instead of that row's own.
rp-class-bard = Bard
    .ability = Charming
    .text = In your Market turn, after buying a card, you may buy a second one. A Charisma token helps pay for only one of them.
rp-class-rogue = Rogue
    .ability = Mischievous
    .text = Each time you buy a Skill, you may take a Dexterity action.
rp-class-thief = Thief
    .ability = Shrewd
    .text = Each gold die that comes onto your sheet, even in setup, brings you 4 Gold instead of 2.
rp-class-sorcerer = Sorcerer
    .ability = Mysterious
    .text = Each time you buy a Trait, once its arrow has been followed, you may take an Intelligence action.
rp-class-wizard = Wizard
    .ability = Enigmatic
    .text = In your Dice turn you may take an Intelligence action instead of the action of the row you place your die in.
rp-class-warrior = Warrior
    .ability = Prepared
    .text = Each time you buy a Weapon or Armor card, you may take a Strength action.
rp-class-barbarian = Barbarian
    .ability = Powerful
    .text = Your Weapons may take up four hands in all instead of two.

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
    .text = For your Attribute Goals, each die of your Class colour counts 1 higher, even above 6. Traits that check dice ignore this.
rp-card-blessed_mace = Blessed Mace
    .text = Each time you take a Wisdom action, you may move your Alignment marker one more step, in any of the four directions.
rp-card-jeweled_dagger = Jeweled Dagger
    .text = For your Attribute Goals, each gold die counts 1 higher, even above 6. Traits that check dice ignore this.
rp-card-longbow = Longbow
    .text = In your Dice turn, before placing the die you took, you may reroll it once. The new result stands.
rp-card-tower_shield = Tower Shield
    .text = In final scoring, one Armor set of your choice counts as 1 card larger. It must have at least 1 card and not be complete.
rp-card-ancient_spear = Ancient Spear
    .text = When you place the third die of a row in your Dice turn, take 2 Gold for it instead of 1.
rp-card-quarterstaff = Quarterstaff
    .text = Each time you take a Constitution action, you may at once take a second one, on the same die or another. The second gives no third.
rp-card-heavy_crossbow = Heavy Crossbow
    .text = Every other Market card costs you 1 Gold less (never below 0), also with Move Silently but not with Open Lock.

## Market: Traits and Skills

rp-card-steadfast = Steadfast
    .text = 2 Stars for each Weapon you own.
rp-card-honorable = Honorable
    .text = 1 Star for each Armor card you own.
rp-card-nimble = Nimble
    .text = 1 Star for each Skill you own.
rp-card-proud = Proud
    .text = 1 Star for each Trait you own, this one included.
rp-card-weak = Weak
    .text = 4 Stars if your Strength (dice and Race modifier) is 8 or less. Weapon bonuses do not count.
rp-card-clumsy = Clumsy
    .text = 4 Stars if your Dexterity (dice and Race modifier) is 8 or less. Weapon bonuses do not count.
rp-card-foolish = Foolish
    .text = 4 Stars if your Intelligence (dice and Race modifier) is 8 or less. Weapon bonuses do not count.
rp-card-reckless = Reckless
    .text = 4 Stars if your Wisdom (dice and Race modifier) is 8 or less. Weapon bonuses do not count.
rp-card-focused = Focused
    .text = 2 Stars for each row whose three dice show the same number.
rp-card-compassionate = Compassionate
    .text = 3 Stars if your Alignment marker ends in the good (top) row.
rp-card-obsessed = Obsessed
    .text = 2 Stars for each row whose three dice have the same colour, gold included.
rp-card-cunning = Cunning
    .text = 3 Stars if your Alignment marker ends in the chaotic (right) column.
rp-card-greedy = Greedy
    .text = 1 Star for every full 3 Gold you hold at the end of the game, at most 4 Stars. You do not spend the Gold.
rp-card-honest = Honest
    .text = 3 Stars if your Alignment marker ends in the lawful (left) column.
rp-card-loyal = Loyal
    .text = 1 Star for every full 2 matches with your Backstory.
rp-card-obnoxious = Obnoxious
    .text = 3 Stars if your Charisma (dice and Race modifier) is 8 or less. Weapon bonuses do not count.
rp-card-concentrate = Concentrate
    .text = Take any one Attribute Action.
rp-card-search = Search
    .text = Look into the bag, choose a die and swap it with a die of another colour on your sheet; it takes over that space and value. If it is gold, take 2 Gold. No Attribute Action follows.
rp-card-negotiate = Negotiate
    .text = Swap a die on your sheet with one on an Initiative card not yet taken; both keep their values. Then put the dice on all such cards in rising order; you decide ties. If your new die is gold, take 2 Gold. No Attribute Action follows.
rp-card-pickpocket = Pickpocket
    .text = Take 2 Gold from the supply.
rp-card-acrobatics = Acrobatics
    .text = Take a Dexterity action.
rp-card-open_lock = Open Lock
    .text = In your Market turn, instead of buying from the Market, buy the top card of its deck unseen for 2 Gold, whatever its cost. Charisma tokens and discounts do not apply. If a Weapon takes you over your hand limit, discard Weapons down to it.
rp-card-climb = Climb
    .text = Turn a die on an Initiative card not yet taken to its opposite face. Then put the dice on all such cards in rising order; you decide ties. Gold stays on its card.
rp-card-intimidate = Intimidate
    .text = Reroll any number of dice on Initiative cards not yet taken, all at once; the results stand. Then put the dice on all such cards in rising order; you decide ties. Gold stays on its card.
rp-card-move_silently = Move Silently
    .text = In your Market turn, buy one card from the discard pile instead of the Market. Charisma tokens and the Heavy Crossbow help pay. If you do, you may not discard a Market card for Gold this turn.
rp-card-knowledge = Knowledge
    .text = Take up to two Intelligence actions, one after the other, on different dice. Keep or undo each reroll before the next.
rp-card-cure_wounds = Cure Wounds
    .text = Raise a die on your sheet by 1 or 2, to 6 at most.
rp-card-sleight_of_hand = Sleight of Hand
    .text = Move a die on your sheet, keeping its value, to the first free space of another row; then slide dice left to close the gap. This gives neither Gold nor an Attribute Action.

## Market: Armor

rp-card-chain_gorget = Chain Gorget
    .text = Chain set: 1, 2, 4, 7, 10 Stars for 1 to 5 cards; 1 more for a red or white Class.
rp-card-chain_vambraces = Chain Vambraces
    .text = Chain set: 1, 2, 4, 7, 10 Stars for 1 to 5 cards; 1 more for a red or white Class.
rp-card-chain_helm = Chain Helm
    .text = Chain set: 1, 2, 4, 7, 10 Stars for 1 to 5 cards; 1 more for a red or white Class.
rp-card-chain_tunic = Chain Tunic
    .text = Chain set: 1, 2, 4, 7, 10 Stars for 1 to 5 cards; 1 more for a red or white Class.
rp-card-chain_leggings = Chain Leggings
    .text = Chain set: 1, 2, 4, 7, 10 Stars for 1 to 5 cards; 1 more for a red or white Class.
rp-card-mystic_cowl = Mystic Cowl
    .text = Mystic set: 1, 3, 6 Stars for 1 to 3 cards; 1 more for a blue or purple Class.
rp-card-mystic_robes = Mystic Robes
    .text = Mystic set: 1, 3, 6 Stars for 1 to 3 cards; 1 more for a blue or purple Class.
rp-card-mystic_cloak = Mystic Cloak
    .text = Mystic set: 1, 3, 6 Stars for 1 to 3 cards; 1 more for a blue or purple Class.
rp-card-leather_greaves = Leather Greaves
    .text = Leather set: 1, 3, 5, 8 Stars for 1 to 4 cards; 1 more for a green or black Class.
rp-card-leather_boots = Leather Boots
    .text = Leather set: 1, 3, 5, 8 Stars for 1 to 4 cards; 1 more for a green or black Class.
rp-card-leather_gloves = Leather Gloves
    .text = Leather set: 1, 3, 5, 8 Stars for 1 to 4 cards; 1 more for a green or black Class.
rp-card-leather_pauldron = Leather Pauldron
    .text = Leather set: 1, 3, 5, 8 Stars for 1 to 4 cards; 1 more for a green or black Class.

## Market: further Skills and Traits

rp-card-diplomacy = Diplomacy
    .text = Use another player's Skill, ready or exhausted, as if it were yours and at a time it allows. Your Alignment marker follows its arrow, which must be possible; you may leave the ability unused. Only Diplomacy is exhausted.
rp-card-dedicated = Dedicated
    .text = 1 Star for every full 2 dice of your Class colour on your sheet.
rp-card-courageous = Courageous
    .text = 1 Star for each row in which at least two dice show a 6.
rp-card-envious = Envious
    .text = 3 Stars if your Alignment marker ends in the evil (bottom) row.
rp-card-famous = Famous
    .text = 3 Stars if you reach at least five of your six Attribute Goals, Race and Weapon bonuses included.

## Solo ranks

rp-rank-hero = Hero
rp-rank-champion = Champion
rp-rank-clan_leader = Clan Leader
rp-rank-adventurer = Adventurer
rp-rank-mercenary = Mercenary
rp-rank-npc = NPC
