### Euthia: Úspěchy.

eu-achievement-hammerfall = Dopad kladiva
eu-achievement-iron_road = Železná cesta
eu-achievement-unbroken = Nezlomený
eu-achievement-name_in_stone = Jméno v kameni
eu-achievement-candle_in_the_dark = Svíčka ve tmě
eu-achievement-merciful_hand = Milosrdná ruka
eu-achievement-full_prayer = Celá modlitba
eu-achievement-voice_of_shii = Hlas Shii
eu-achievement-deep_pockets = Hluboké kapsy
eu-achievement-every_market = Známý na každém trhu
eu-achievement-vein_of_fortune = Žíla štěstí
eu-achievement-last_laugh = Smích na konci
eu-achievement-far_strider = Daleký krok
eu-achievement-clean_trail = Čistá stopa
eu-achievement-big_game = Velká zvěř
eu-achievement-queen_of_the_wild = Královna divočiny
eu-achievement-four_voices = Čtyři hlasy
eu-achievement-bright_stones = Jasné kameny
eu-achievement-whole_book = Celá kniha
eu-achievement-storm_at_rest = Utišená bouře
eu-achievement-thirst_mastered = Zkrocená žízeň
eu-achievement-red_harvest = Rudá žeň
eu-achievement-grudge_settled = Vyrovnaný účet
eu-achievement-still_standing = Stále na nohou
eu-achievement-top_of_the_wall = Vrchol zdi
eu-achievement-full_bag = Plná brašna
eu-achievement-bounty_hunter = Lovec odměn
eu-achievement-lone_wolf = Osamělý vlk
eu-achievement-tin_collector = Sběratel cínu
eu-achievement-no_roof_lost = Sotva jedna střecha
eu-achievement-shield_of_many = Štít mnohých
eu-achievement-one_against_the_night = Jeden proti noci
eu-achievement-splinters = Úlomky
eu-achievement-only_glass = Jen sklo
eu-achievement-alone_with_the_king = Sám s králem
eu-achievement-many_hammers = Mnoho kladiv
eu-achievement-one_verse = Jedna sloka
eu-achievement-three_verses = Tři sloky
eu-achievement-in_the_song = V písni
eu-achievement-sung_alone = Zpíváno o samotě
eu-achievement-worth_eating = Stojí za sousto
eu-achievement-scales = Šupiny
eu-achievement-last_blow = Poslední rána
eu-achievement-sixty_years_of_sleep = Šedesát let spánku
eu-achievement-promise_kept = Dodržený slib
eu-achievement-promise_of_one = Slib jednoho
eu-achievement-grave_digger = Hrobník
eu-achievement-ten_knots = Deset uzlů

# What it takes.

eu-least-victory = Vítězství
eu-least-reputation = reputace na konci: aspoň { $number }
eu-least-quests =
    { $number ->
        [one] { $number } úkol
        [few] { $number } úkoly
       *[other] { $number } úkolů
    }
eu-least-liberated =
    { $number ->
        [one] { $number } osvobozené pole
        [few] { $number } osvobozená pole
       *[other] { $number } osvobozených polí
    }
eu-least-great_monsters =
    { $number ->
        [one] poražené monstrum úrovně 3
        [few] { $number } poražená monstra úrovně 3
       *[other] { $number } poražených monster úrovně 3
    }
eu-least-learned =
    { $number ->
        [one] { $number } naučená osobní destička
        [few] { $number } naučené osobní destičky
       *[other] { $number } naučených osobních destiček
    }
eu-least-armour = sada zbroje o { $number } dílech
eu-least-gems =
    { $number ->
        [one] { $number } drahokam
        [few] { $number } drahokamy
       *[other] { $number } drahokamů
    } na konci
eu-least-confronted =
    { $number ->
        [one] { $number } pole
        [few] { $number } pole
       *[other] { $number } polí
    } s konfrontací elementála
eu-least-mined =
    { $number ->
        [one] { $number } důl
        [few] { $number } doly
       *[other] { $number } dolů
    } s tvým žetonem
eu-least-traded =
    { $number ->
        [one] { $number } místo
        [few] { $number } místa
       *[other] { $number } míst
    } s tvým žetonem obchodu
eu-least-gold =
    { $number ->
        [one] { $number } zlatý
        [few] { $number } zlaté
       *[other] { $number } zlatých
    } na konci
eu-least-bounties =
    { $number ->
        [one] { $number } poražené elitní monstrum
        [few] { $number } poražená elitní monstra
       *[other] { $number } poražených elitních monster
    }
eu-least-artifacts =
    { $number ->
        [one] artefakt
        [few] { $number } artefakty
       *[other] { $number } artefaktů
    }
eu-least-dragons =
    { $number ->
        [one] karta draka
        [few] { $number } karty draka
       *[other] { $number } karet draka
    }
eu-least-wall =
    { $number ->
        [one] { $number } trofej
        [few] { $number } trofeje
       *[other] { $number } trofejí
    } na schodech kostela
eu-least-badges =
    { $number ->
        [one] { $number } odznak
        [few] { $number } odznaky
       *[other] { $number } odznaků
    }
eu-least-shards =
    { $number ->
        [one] { $number } střep
        [few] { $number } střepy
       *[other] { $number } střepů
    }
eu-most-deaths =
    { $number ->
        [0] žádné úmrtí v boji
        [one] nejvýš { $number } úmrtí v boji
        [few] nejvýš { $number } úmrtí v boji
       *[other] nejvýš { $number } úmrtí v boji
    }
eu-most-pillaged =
    { $number ->
        [one] nejvýš { $number } vypleněná osada
        [few] nejvýš { $number } vypleněné osady
       *[other] nejvýš { $number } vypleněných osad
    }
