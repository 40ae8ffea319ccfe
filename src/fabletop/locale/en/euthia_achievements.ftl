### Euthia: Achievements.

eu-achievement-hammerfall = Hammerfall
eu-achievement-iron_road = The Iron Road
eu-achievement-unbroken = Unbroken
eu-achievement-name_in_stone = A Name in Stone
eu-achievement-candle_in_the_dark = A Candle in the Dark
eu-achievement-merciful_hand = The Merciful Hand
eu-achievement-full_prayer = A Full Prayer
eu-achievement-voice_of_shii = The Voice of Shii
eu-achievement-deep_pockets = Deep Pockets
eu-achievement-every_market = Known at Every Market
eu-achievement-vein_of_fortune = A Vein of Fortune
eu-achievement-last_laugh = The Last Laugh
eu-achievement-far_strider = Far Strider
eu-achievement-clean_trail = A Clean Trail
eu-achievement-big_game = Big Game
eu-achievement-queen_of_the_wild = Queen of the Wild
eu-achievement-four_voices = Four Voices
eu-achievement-bright_stones = Bright Stones
eu-achievement-whole_book = The Whole Book
eu-achievement-storm_at_rest = A Storm at Rest
eu-achievement-thirst_mastered = Thirst Mastered
eu-achievement-red_harvest = Red Harvest
eu-achievement-grudge_settled = A Grudge Settled
eu-achievement-still_standing = Still Standing
eu-achievement-top_of_the_wall = Top of the Wall
eu-achievement-full_bag = A Full Bag
eu-achievement-bounty_hunter = Bounty Hunter
eu-achievement-lone_wolf = Lone Wolf
eu-achievement-tin_collector = Collector of Tin
eu-achievement-no_roof_lost = Hardly a Roof Lost
eu-achievement-shield_of_many = Shield of Many
eu-achievement-one_against_the_night = One against the Night
eu-achievement-splinters = Splinters
eu-achievement-only_glass = Only Glass
eu-achievement-alone_with_the_king = Alone with the King
eu-achievement-many_hammers = Many Hammers
eu-achievement-one_verse = One Verse
eu-achievement-three_verses = Three Verses
eu-achievement-in_the_song = In the Song
eu-achievement-sung_alone = Sung Alone
eu-achievement-worth_eating = Worth Eating
eu-achievement-scales = Scales
eu-achievement-last_blow = The Last Blow
eu-achievement-sixty_years_of_sleep = Sixty Years of Sleep
eu-achievement-promise_kept = A Promise Kept
eu-achievement-promise_of_one = The Promise of One
eu-achievement-grave_digger = Gravedigger
eu-achievement-ten_knots = Ten Knots

# What it takes.

eu-least-victory = A victory
eu-least-reputation = { $number } final Reputation or more
eu-least-quests =
    { $number ->
        [one] { $number } Quest
       *[other] { $number } Quests
    }
eu-least-liberated =
    { $number ->
        [one] { $number } space liberated
       *[other] { $number } spaces liberated
    }
eu-least-great_monsters =
    { $number ->
        [one] a Monster
       *[other] { $number } Monsters
    } of level 3 defeated
eu-least-learned =
    { $number ->
        [one] { $number } Hero tile learned
       *[other] { $number } Hero tiles learned
    }
eu-least-armour = An Armour set of { $number }
eu-least-gems =
    { $number ->
        [one] { $number } Gem
       *[other] { $number } Gems
    } at the end
eu-least-confronted =
    { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    } where an Elemental was confronted
eu-least-mined =
    { $number ->
        [one] { $number } mine
       *[other] { $number } mines
    } worked
eu-least-traded =
    { $number ->
        [one] { $number } place
       *[other] { $number } places
    } with your Trade token
eu-least-gold =
    { $number ->
        [one] { $number } Gold coin
       *[other] { $number } Gold coins
    } at the end
eu-least-bounties =
    { $number ->
        [one] { $number } Elite Monster
       *[other] { $number } Elite Monsters
    } defeated
eu-least-artifacts =
    { $number ->
        [one] an Artifact
       *[other] { $number } Artifacts
    }
eu-least-dragons =
    { $number ->
        [one] a Dragon card
       *[other] { $number } Dragon cards
    }
eu-least-wall =
    { $number ->
        [one] { $number } Trophy
       *[other] { $number } Trophies
    } on the Church steps
eu-least-badges =
    { $number ->
        [one] { $number } Badge
       *[other] { $number } Badges
    }
eu-least-shards =
    { $number ->
        [one] { $number } Shard
       *[other] { $number } Shards
    }
eu-most-deaths =
    { $number ->
        [0] no death in Combat
        [one] at most { $number } death in Combat
       *[other] at most { $number } deaths in Combat
    }
eu-most-pillaged =
    { $number ->
        [one] at most { $number } settlement pillaged
       *[other] at most { $number } settlements pillaged
    }
