### Euthia: what several Scenarios say. Every sentence is our own wording.

## Options of a game

eu-option-heroic = Heroic grade
    .text = A stronger spell or an earlier blight, and Spawn one level higher, in Scenarios that have such a grade.

## Words for things

eu-stack-artifact = Artifacts
eu-stack-teleport_scroll = Teleport Scrolls

## How the story stands

eu-fact-dragon = Damage on the dragon: { $number } of { $most }
eu-fact-rubble = Rubble tokens left: { $number } of type A, { $other } of type B
eu-mark-rubble_a = Rubble
    .text = No trade and no Quests here. A Mining Action clears it and brings 1 Reputation and a Shard.
eu-mark-rubble_b = Rubble with Spawn
    .text = A Monster; its level grows with the rounds. Whoever defeats it gains 1 Reputation and a Shard.
eu-goal-dragon_cards = Dragon cards taken: { $have } of { $least }

eu-combat-parted = Undecided: { $foe } still stands.

## Score

eu-line-rubble = Rubble left on the map

## Questions

eu-ask-give_gold = Which Gold card do you give?

## Options

eu-do-deed-clear = Mining Action: clear the Rubble

## The log

eu-tell-rubble_a = A location lies under Rubble.
eu-tell-rubble_b = Something crawls out of the Rubble: Spawn.
eu-tell-cleared = { $you ->
        [yes] You clear Rubble away.
       *[other] { $who } clears Rubble away.
    }
eu-tell-parted = { $you ->
        [yes] Your Combat ends undecided: { $foe }.
       *[other] The Combat of { $who } ends undecided: { $foe }.
    }
eu-tell-dragon_falls = { $you ->
        [yes] You take the Dragon card: { $foe }.
       *[other] { $who } takes the Dragon card: { $foe }.
    }
