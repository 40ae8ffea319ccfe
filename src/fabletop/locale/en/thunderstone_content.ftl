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
ts-card-dagger = Dagger
ts-card-iron_rations = Iron Rations
ts-card-torch = Torch
ts-card-disease = Disease

## Heroes

ts-card-amazon_archer = Amazon Archer
ts-card-amazon_huntress = Amazon Huntress
ts-card-amazon_queen = Amazon Queen
ts-card-chalice_quester = Chalice Quester
ts-card-chalice_defender = Chalice Defender
ts-card-chalice_paladin = Chalice Paladin
ts-card-dwarf_guardian = Dwarf Guardian
ts-card-dwarf_janissary = Dwarf Janissary
ts-card-dwarf_sentinel = Dwarf Sentinel
ts-card-elf_wizard = Elf Wizard
ts-card-elf_sorcerer = Elf Sorcerer
ts-card-elf_archmage = Elf Archmage
ts-card-feayn_archer = Feayn Archer
ts-card-feayn_marksman = Feayn Marksman
ts-card-feayn_sniper = Feayn Sniper
ts-card-lorigg_thief = Lorigg Thief
ts-card-lorigg_rogue = Lorigg Rogue
ts-card-lorigg_outlaw = Lorigg Outlaw
ts-card-outlands_warrior = Outlands Warrior
ts-card-outlands_slayer = Outlands Slayer
ts-card-outlands_khan = Outlands Khan
ts-card-redblade_killer = Redblade Killer
ts-card-redblade_poisoner = Redblade Poisoner
ts-card-redblade_assassin = Redblade Assassin
ts-card-regian_cleric = Regian Cleric
ts-card-regian_priest = Regian Priest
ts-card-regian_bishop = Regian Bishop
ts-card-selurin_magician = Selurin Magician
ts-card-selurin_warlock = Selurin Warlock
ts-card-selurin_theurge = Selurin Theurge
ts-card-thyrian_squire = Thyrian Squire
ts-card-thyrian_knight = Thyrian Knight
ts-card-thyrian_lord = Thyrian Lord

## Village cards

ts-card-arcane_energies = Arcane Energies
ts-card-banish = Banish
ts-card-barkeep = Barkeep
ts-card-battle_fury = Battle Fury
ts-card-feast = Feast
ts-card-fireball = Fireball
ts-card-flaming_sword = Flaming Sword
ts-card-goodberries = Goodberries
ts-card-hatchet = Hatchet
ts-card-lantern = Lantern
ts-card-lightstone_gem = Lightstone Gem
ts-card-magical_aura = Magical Aura
ts-card-pawnbroker = Pawnbroker
ts-card-polearm = Polearm
ts-card-short_sword = Short Sword
ts-card-spear = Spear
ts-card-town_guard = Town Guard
ts-card-trainer = Trainer
ts-card-warhammer = Warhammer

## Monsters

ts-card-archduke_of_pain = Archduke of Pain
ts-card-grudgebeast = Grudgebeast
ts-card-succubus = Succubus
ts-card-tormentor = Tormentor
ts-card-the_unchained = The Unchained
ts-card-darkness = Darkness
ts-card-judgement = Judgement
ts-card-knightmare = Knightmare
ts-card-lord_mortis = Lord Mortis
ts-card-the_prince = The Prince
ts-card-ebon_fume = Ebon Fume
ts-card-mythlurian = Mythlurian
ts-card-skaladak = Skaladak
ts-card-tyxr_the_old = Tyxr the Old
ts-card-uyril_unending = Uyril Unending
ts-card-blink_dog = Blink Dog
ts-card-griffon = Griffon
ts-card-nixie = Nixie
ts-card-pegasus = Pegasus
ts-card-sphinx = Sphinx
ts-card-bloodskull_orc = Bloodskull Orc
ts-card-deadbone_troll = Deadbone Troll
ts-card-firebrand_cyclops = Firebrand Cyclops
ts-card-grayskin_lizard = Grayskin Lizard
ts-card-griknack_goblin = Griknack Goblin
ts-card-black_slime = Black Slime
ts-card-gray_ooze = Gray Ooze
ts-card-green_blob = Green Blob
ts-card-noxious_slag = Noxious Slag
ts-card-red_jelly = Red Jelly
ts-card-famine = Famine
ts-card-harbinger = Harbinger
ts-card-kingdom = Kingdom
ts-card-lord_of_death = Lord of Death
ts-card-suffering = Suffering
ts-card-ghost = Ghost
ts-card-haunt = Haunt
ts-card-revenant = Revenant
ts-card-spectre = Spectre
ts-card-wraith = Wraith

## The Thunderstone

ts-card-stone_of_mystery = Stone of Mystery
