### Thorgal in the browser: what the board says beside the words of the game. Every sentence is our own wording.

## The parts of the table

th-web-tab-path = Path
th-web-tab-map = Map
th-web-tab-heroes = Heroes
th-web-tab-tale = Adventure
th-web-tab-log = Log
th-web-log = The tale so far
th-web-party = The party
th-web-state = State of the adventure
th-web-answers = Answers
th-web-round = Round { $round }
th-web-round-of = round { $round } of { $rounds }
th-web-round-short = Round { $round }/{ $rounds }
th-web-when = round { $round } of { $rounds }, turn { $turn } of 4

## The map

th-web-border-normal = open, 1 point
th-web-border-double = drawn double, 2 points
th-web-border-impassable = never crossed
th-web-border-of = { $kind }: { $a } – { $b }
th-web-opens = opens in round { $round }
th-web-dark = It shows its dark face.
th-web-light = It shows its light face.
th-web-sources = Sources: { $kinds }
th-web-no-source = No Source.
th-web-needs-wound = wound
th-web-needs-defeat = defeat all
th-web-needs-trust = distrust
th-web-needs-open = any number
th-web-say-wound = Sacrifice: receive the Wound { $shape }.
th-web-say-defeat = Combat: defeat all Enemies here.
th-web-say-trust = Assign: { $kinds }; then the { $die } decides whether they trust you.
th-web-say-open = Assign: { $kind }, any number.
th-web-say-assign = Assign: { $price } (still missing: { $missing }).
th-web-raised = +{ $number }
th-web-read = read
th-web-is-read = A Read token lies here.
th-web-is-blocked = A Block token lies here.
th-goals-here = Goal tokens: { $number }
th-web-in-tow = with { $who }

## The Row

th-web-lift = Lift the token: { $where }
th-web-row-lift = Lift a token first.
th-web-row-put = Choose the card that it goes under.
th-web-mode-sole = alone
th-web-mode-left = per token left
th-web-mode-stack = per token here
th-brief-plus = { $plus }{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }{ $least ->
        [-1] {""}
       *[other] , at least { $least }
    }
th-brief-set_value = value = your Threat
th-brief-gain = +{ $number } { $kind }
th-brief-heal = heal{ $size ->
        [0] {""}
       *[other] { " " }up to size { $size }
    }
th-brief-calm = −{ $number } Threat
th-brief-threat = +{ $number } Threat
th-brief-critical = a Critical effect
th-brief-extra_die = up to { $number } dice more ({ $colour }), 1 Threat each
th-brief-ignore_penalty = ignore a Penalty
th-brief-journey_level = Journey level +{ $number }
th-brief-reroll = { $number ->
        [one] reroll a die
       *[other] { $number } rerolls
    }
th-brief-upgrade = upgrade a die
th-brief-action = { $type } { $value }
th-brief-borders_as_normal = all Borders count 1
th-brief-clear_gather = take a Gather token off
th-brief-discount = 1 Resource less
th-brief-take_along = take a Hero along
th-brief-use_tile = also { $shape }
th-brief-wild = one of any kind

## Heroes

th-web-open-sheet = { $hero }: open the sheet
th-web-you-in = you, in { $place }
th-web-free = { $number ->
        [one] space free
       *[other] spaces free
    }
th-web-free-of = Wound spaces: { $number }
th-web-level = { $level } of { $last }
th-web-any-action = any action
th-web-skill-ready = Skill, ready
th-web-skill-used = Skill, used in this round
th-web-skill-spent = refresh:
th-web-wares = { $number ->
        [one] { $number } Item to craft
       *[other] { $number } Items to craft
    }
th-web-piles = Still in the piles: { $items } Items, { $findings } Findings
th-with = with { $hero }

## The adventure board

th-web-about = The whole board
th-shield = { $icon }: warded off { $number ->
        [one] once
       *[other] { $number } times
    }
th-web-deck-left = { $deck }: { $number }
th-web-side-left = Left icon
th-web-side-middle = Middle icon
th-web-side-right = Right icon

## The guided first turn

th-web-guide-goal = You win or lose together. Here stands what you are after, how many rounds you have, and what else the adventure keeps count of.
th-web-guide-map = The map. Each piece of land is an Area; its number is the round in which it opens, the round signs are its Sources. The lines between them are Borders, and every kind has its price.
th-web-guide-location = A Location: bring the Resources it shows, defeat its Enemies or suffer its Wound. Then its story is read.
th-web-guide-row = Your turn begins here: lift a bright token and put it under another card. That is the action of your Hero.
th-web-guide-value = The large figure is what the action would be worth now, Bonuses included. A tick marks the Bonuses that would work.
th-web-guide-path = The Path. On a Journey you lay tiles here and gain what they cover; when you gather, you mark one space. Red and yellow spaces cost you something.
th-web-guide-hero = Your Hero: Wounds fill the grid, and if one no longer fits, the Hero dies and all is lost. Below are your dice, your tiles, Skill and Items.
th-web-guide-event = After four turns comes the Event phase: the round goes on, tokens wake up, and a new Event is drawn. Red frames mark rounds in which something happens.
th-web-guide-help = Here stands what is asked. Why? explains it, Hint shows what the computer would do, and Undo takes a choice back.
