### Thunderstone: names and effects of all content. Every sentence is our own wording.

## Monster classes

ts-group-abyssal = Abyssal
ts-group-doomknight_humanoid = Doomknight • Humanoid
ts-group-dragon = Dragon
ts-group-enchanted = Enchanted
ts-group-humanoid = Humanoid
ts-group-ooze = Ooze
ts-group-undead_doom = Undead • Doom
ts-group-undead_spirit = Undead • Spirit

## Hero kinds

ts-family-amazon = Amazon
ts-family-chalice = Chalice
ts-family-dwarf = Dwarf
ts-family-elf = Elf
ts-family-feayn = Feayn
ts-family-lorigg = Lorigg
ts-family-outlands = Outlands
ts-family-redblade = Redblade
ts-family-regian = Regian
ts-family-selurin = Selurin
ts-family-thyrian = Thyrian

## Hero classes

ts-class-fighter = Fighter
ts-class-cleric = Cleric
ts-class-wizard = Wizard
ts-class-thief = Thief
ts-class-archer = Archer
ts-class-militia = Militia

## Card types

ts-type-hero = Hero
ts-type-weapon = Weapon
ts-type-item = Item
ts-type-spell = Spell
ts-type-villager = Villager
ts-type-disease = Disease
ts-type-monster = Monster
ts-type-thunderstone = Thunderstone

## Further words of a card

ts-subtype-edged = edged
ts-subtype-blunt = blunt
ts-subtype-food = Food
ts-subtype-light = Light
ts-subtype-magic = Magic

## Basic cards and Disease

ts-card-militia = Militia
    .text = Can level up to any Level 1 Hero.
ts-card-dagger = Dagger
ts-card-iron_rations = Iron Rations
    .text = Dungeon: a Hero has +2 Strength.
ts-card-torch = Torch
    .text = Gives its Light even without a Hero.
ts-card-disease = Disease
    .text = In the Dungeon it takes 1 off your Attack or your Magic Attack, as you choose.

## Heroes

ts-card-amazon_archer = Amazon Archer
    .text = Another +2 Attack against a Monster in Rank 2 or 3.
ts-card-amazon_huntress = Amazon Huntress
    .text = Another +3 Attack against a Monster in Rank 2 or 3.
ts-card-amazon_queen = Amazon Queen
    .text = Another +4 Attack against a Monster in Rank 2 or 3.
ts-card-chalice_quester = Chalice Quester
    .text = Repeat Dungeon: destroy a Disease of your hand and draw 1 card.
ts-card-chalice_defender = Chalice Defender
    .text = +1 Attack for each Item with Light in your party. Dungeon: draw 1 card. Repeat Dungeon: destroy a Disease of your hand and draw 1 card.
ts-card-chalice_paladin = Chalice Paladin
    .text = Dungeon: draw 1 card. Spoils: you may buy any one card from the Village with the Gold of your hand.
ts-card-dwarf_guardian = Dwarf Guardian
    .text = Another +3 Attack while holding an edged Weapon.
ts-card-dwarf_janissary = Dwarf Janissary
    .text = Another +4 Attack while holding an edged Weapon. Spoils: you may buy one Weapon from the Village with the Gold of your hand.
ts-card-dwarf_sentinel = Dwarf Sentinel
    .text = Another +5 Attack while holding an edged Weapon.
ts-card-elf_wizard = Elf Wizard
ts-card-elf_sorcerer = Elf Sorcerer
    .text = After a victory you may send a Monster of the Hall under the Dungeon Deck.
ts-card-elf_archmage = Elf Archmage
    .text = Dungeon: send a Monster of the Hall under the Dungeon Deck.
ts-card-feayn_archer = Feayn Archer
    .text = Does not attack Rank 1: neither Attack nor Light of this card counts there.
ts-card-feayn_marksman = Feayn Marksman
    .text = Does not attack Rank 1: neither Attack nor Light of this card counts there.
ts-card-feayn_sniper = Feayn Sniper
    .text = Does not attack Rank 1: neither Attack nor Light of this card counts there. 1 more XP for a Monster beaten in Rank 3.
ts-card-lorigg_thief = Lorigg Thief
ts-card-lorigg_rogue = Lorigg Rogue
    .text = Dungeon: every other player discards 1 card.
ts-card-lorigg_outlaw = Lorigg Outlaw
    .text = Dungeon: every other player discards 1 card.
ts-card-outlands_warrior = Outlands Warrior
    .text = Dungeon: destroy 1 Food for +3 Attack.
ts-card-outlands_slayer = Outlands Slayer
    .text = +1 Attack for each Monster card in your party. Repeat Dungeon: destroy 1 Food for +3 Attack.
ts-card-outlands_khan = Outlands Khan
    .text = +2 Attack for each Monster card in your party.
ts-card-redblade_killer = Redblade Killer
ts-card-redblade_poisoner = Redblade Poisoner
    .text = Dungeon: every other player discards 1 card.
ts-card-redblade_assassin = Redblade Assassin
    .text = Dungeon: every other player discards 1 Hero or 2 cards.
ts-card-regian_cleric = Regian Cleric
    .text = Repeat Dungeon: destroy a Disease of your hand and draw 1 card.
ts-card-regian_priest = Regian Priest
    .text = Dungeon: draw 1 card. Repeat Dungeon: destroy a Disease of your hand and draw 1 card.
ts-card-regian_bishop = Regian Bishop
    .text = Dungeon: draw 2 cards. Repeat Dungeon: destroy a Disease of your hand and draw 2 cards.
ts-card-selurin_magician = Selurin Magician
    .text = Each Item in your party gives +1 Magic Attack; each Spell with Magic Attack gives 1 more.
ts-card-selurin_warlock = Selurin Warlock
    .text = Doubles your total Magic Attack.
ts-card-selurin_theurge = Selurin Theurge
    .text = Doubles your total Magic Attack. Dungeon: every player, you too, discards a Hero or shows a hand without one; you may borrow one of these Heroes for the battle.
ts-card-thyrian_squire = Thyrian Squire
    .text = Dungeon: destroy 1 Food for +2 Attack.
ts-card-thyrian_knight = Thyrian Knight
    .text = Each Militia has +1 Attack. Dungeon: destroy 1 Food for +2 Attack.
ts-card-thyrian_lord = Thyrian Lord
    .text = Each Hero who is no Fighter has +2 Attack. Dungeon: destroy 1 Food to put a Monster worth 1 or 2 VP from the Hall on your discard pile, without XP.

## Village cards

ts-card-arcane_energies = Arcane Energies
    .text = Dungeon: all Attack of Heroes who hold a Weapon becomes Magic Attack; draw 1 card.
ts-card-banish = Banish
    .text = Dungeon: send a Monster of the Hall under the Dungeon Deck, or put the Hall in a new order; then destroy 1 card of your hand and draw 1 card.
ts-card-barkeep = Barkeep
    .text = Village: one more purchase. Village: destroy this card for 2 Gold.
ts-card-battle_fury = Battle Fury
    .text = Dungeon: each Hero has +1 Attack.
ts-card-feast = Feast
    .text = Dungeon: each Hero has +3 Strength and +1 Attack.
ts-card-fireball = Fireball
    .text = Counts even without a Hero.
ts-card-flaming_sword = Flaming Sword
    .text = Gives its Light only while a Hero holds it.
ts-card-goodberries = Goodberries
    .text = Dungeon: a Hero has +3 Strength, and all Attack of this Hero becomes Magic Attack.
ts-card-hatchet = Hatchet
ts-card-lantern = Lantern
    .text = Gives its Light even without a Hero.
ts-card-lightstone_gem = Lightstone Gem
    .text = Gives its Light even without a Hero.
ts-card-magical_aura = Magical Aura
    .text = Dungeon: all Weapons have Weight 0; draw 1 card.
ts-card-pawnbroker = Pawnbroker
    .text = Village: destroy a card with a coin for its value and 3 Gold more. Village: destroy this card for 2 Gold.
ts-card-polearm = Polearm
    .text = +6 Attack instead of +2 for a Hero with Strength 8 or more.
ts-card-short_sword = Short Sword
ts-card-spear = Spear
    .text = Dungeon: the Hero who holds it may throw it: it is destroyed and gives another +3 Attack.
ts-card-town_guard = Town Guard
    .text = Village: draw 2 cards. Village: destroy this card to draw 3 cards.
ts-card-trainer = Trainer
    .text = Village: destroy 1 Militia for 2 XP. Village: destroy this card for 2 Gold.
ts-card-warhammer = Warhammer
    .text = Another +3 Attack for a Cleric against a Doomknight or an Undead.

## Monsters

ts-card-archduke_of_pain = Archduke of Pain
    .text = Cannot be beaten without Magic Attack. Battle: destroys all Clerics and Wizards of your party. Breach: the top 2 cards of every Hero stack in the Village are destroyed, Militia too.
ts-card-grudgebeast = Grudgebeast
ts-card-succubus = Succubus
    .text = Without Magic Attack your Attack Value is halved.
ts-card-tormentor = Tormentor
    .text = Unless an attacking Hero holds a Weapon, your Attack Value is halved. Battle: destroys 1 Cleric of your party.
ts-card-the_unchained = The Unchained
    .text = Battle: 1 Disease goes to your discard pile. Trophy: +1 Magic Attack.
ts-card-darkness = Darkness
    .text = Heroes without a Weapon cannot attack. Light penalty +1.
ts-card-judgement = Judgement
    .text = Battle: each Hero has −2 Strength. Battle: each Hero has −1 Attack or −1 Magic Attack, as you choose.
ts-card-knightmare = Knightmare
    .text = Light penalty +2. Battle: destroys 1 Fighter of your party.
ts-card-lord_mortis = Lord Mortis
    .text = Light penalty +1.
ts-card-the_prince = The Prince
    .text = Battle: each Hero has −2 Strength. Battle: destroys 1 Fighter of your party.
ts-card-ebon_fume = Ebon Fume
    .text = Magic Attack does not count. Battle: destroys the Hero with the highest Strength. Trophy: +3 Attack.
ts-card-mythlurian = Mythlurian
    .text = Battle: destroys 1 Hero of your party.
ts-card-skaladak = Skaladak
    .text = Battle: destroys 1 Weapon of your party.
ts-card-tyxr_the_old = Tyxr the Old
    .text = Battle: destroys 1 Hero of your party. Breach: every player discards 2 cards. Trophy: +2 Magic Attack.
ts-card-uyril_unending = Uyril Unending
    .text = Without Magic Attack your Attack Value is halved. Battle: destroys 1 Militia of your party. Trophy: +1 Attack.
ts-card-blink_dog = Blink Dog
    .text = Cannot be attacked while any Light penalty is left. Light penalty +1.
ts-card-griffon = Griffon
    .text = Trophy: +1 Magic Attack.
ts-card-nixie = Nixie
ts-card-pegasus = Pegasus
    .text = Trophy: +1 Attack.
ts-card-sphinx = Sphinx
    .text = Only Magic Attack counts. Spoils: you may reveal 6 cards of your deck, destroy any of them and discard the rest. Trophy: +2 Magic Attack.
ts-card-bloodskull_orc = Bloodskull Orc
ts-card-deadbone_troll = Deadbone Troll
    .text = Battle: 1 Disease goes to your discard pile.
ts-card-firebrand_cyclops = Firebrand Cyclops
ts-card-grayskin_lizard = Grayskin Lizard
    .text = Battle: each Hero with a Weapon has +1 Attack.
ts-card-griknack_goblin = Griknack Goblin
ts-card-black_slime = Black Slime
    .text = Battle: destroys 1 Militia of your party.
ts-card-gray_ooze = Gray Ooze
    .text = Battle: destroys 1 Hero of your party, unless a Hero holds a Weapon. Spoils: you may buy one Food from the Village with the Gold of your hand.
ts-card-green_blob = Green Blob
    .text = Battle: destroys 1 Food of your party.
ts-card-noxious_slag = Noxious Slag
    .text = Edged Weapons give no Attack and no Magic Attack. Magic Attack is halved.
ts-card-red_jelly = Red Jelly
    .text = Battle: destroys 1 Weapon of your party. Trophy: +1 Light.
ts-card-famine = Famine
    .text = Battle: 1 Disease goes to your discard pile.
ts-card-harbinger = Harbinger
    .text = Battle: destroys 1 Spell of your party.
ts-card-kingdom = Kingdom
    .text = Battle: 1 Disease goes to your discard pile.
ts-card-lord_of_death = Lord of Death
    .text = Battle: 2 Diseases go to your discard pile.
ts-card-suffering = Suffering
    .text = Battle: each Hero has −2 Strength. Battle: 1 Disease goes to your discard pile.
ts-card-ghost = Ghost
    .text = Without Magic Attack your Attack Value is halved. Battle: each Hero has −2 Strength.
ts-card-haunt = Haunt
    .text = Battle: 1 Hero of your choice cannot attack.
ts-card-revenant = Revenant
    .text = Cannot be beaten without Magic Attack. Battle: each Hero has −4 Strength. Battle: destroys every Hero left with Strength 0 or less.
ts-card-spectre = Spectre
    .text = Battle: destroys 1 Militia of your party.
ts-card-wraith = Wraith
    .text = Battle: destroys 1 Militia of your party.

## The Thunderstone

ts-card-stone_of_mystery = Stone of Mystery
    .text = The game ends when it reaches Rank 1. Beat the Monster in front of it to take it.
