### Euthia: Osiągnięcia.

eu-achievement-hammerfall = Upadek młota
eu-achievement-iron_road = Żelazna droga
eu-achievement-unbroken = Niezłomny
eu-achievement-name_in_stone = Imię w kamieniu
eu-achievement-candle_in_the_dark = Świeca w ciemności
eu-achievement-merciful_hand = Miłosierna dłoń
eu-achievement-full_prayer = Pełna modlitwa
eu-achievement-voice_of_shii = Głos Shii
eu-achievement-deep_pockets = Głębokie kieszenie
eu-achievement-every_market = Znany na każdym targu
eu-achievement-vein_of_fortune = Żyła szczęścia
eu-achievement-last_laugh = Śmieje się ostatni
eu-achievement-far_strider = Daleki krok
eu-achievement-clean_trail = Czysty trop
eu-achievement-big_game = Gruby zwierz
eu-achievement-queen_of_the_wild = Królowa dziczy
eu-achievement-four_voices = Cztery głosy
eu-achievement-bright_stones = Jasne kamienie
eu-achievement-whole_book = Cała księga
eu-achievement-storm_at_rest = Uśpiona burza
eu-achievement-thirst_mastered = Pragnienie ujarzmione
eu-achievement-red_harvest = Czerwone żniwo
eu-achievement-grudge_settled = Dług krzywdy spłacony
eu-achievement-still_standing = Wciąż na nogach
eu-achievement-top_of_the_wall = Szczyt ściany
eu-achievement-full_bag = Pełna torba
eu-achievement-bounty_hunter = Łowca nagród
eu-achievement-lone_wolf = Samotny wilk
eu-achievement-tin_collector = Zbieracz cyny
eu-achievement-no_roof_lost = Ledwie jeden dach
eu-achievement-shield_of_many = Tarcza wielu
eu-achievement-one_against_the_night = Jeden przeciw nocy
eu-achievement-splinters = Odłamki
eu-achievement-only_glass = Samo szkło
eu-achievement-alone_with_the_king = Sam na sam z królem
eu-achievement-many_hammers = Wiele młotów
eu-achievement-one_verse = Jedna zwrotka
eu-achievement-three_verses = Trzy zwrotki
eu-achievement-in_the_song = W pieśni
eu-achievement-sung_alone = Śpiewane w samotności
eu-achievement-worth_eating = Warto zjeść
eu-achievement-scales = Łuski
eu-achievement-last_blow = Ostatni cios
eu-achievement-sixty_years_of_sleep = Sześćdziesiąt lat snu
eu-achievement-promise_kept = Dotrzymana obietnica
eu-achievement-promise_of_one = Obietnica jednego
eu-achievement-grave_digger = Grabarz
eu-achievement-ten_knots = Dziesięć węzłów

# What it takes.

eu-least-victory = Zwycięstwo
eu-least-reputation = Reputacja na koniec: co najmniej { $number }
eu-least-quests =
    { $number ->
        [one] { $number } Misja
        [few] { $number } Misje
       *[other] { $number } Misji
    }
eu-least-liberated =
    { $number ->
        [one] { $number } wyzwolone pole
        [few] { $number } wyzwolone pola
       *[other] { $number } wyzwolonych pól
    }
eu-least-great_monsters =
    { $number ->
        [one] pokonany Potwór poziomu 3
        [few] { $number } pokonane Potwory poziomu 3
       *[other] { $number } pokonanych Potworów poziomu 3
    }
eu-least-learned =
    { $number ->
        [one] { $number } wyuczony kafel Bohatera
        [few] { $number } wyuczone kafle Bohatera
       *[other] { $number } wyuczonych kafli Bohatera
    }
eu-least-armour = Zestaw Zbroi z { $number } części
eu-least-gems =
    { $number ->
        [one] { $number } Klejnot
        [few] { $number } Klejnoty
       *[other] { $number } Klejnotów
    } na koniec
eu-least-confronted =
    { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[other] { $number } pól
    } konfrontacji z Żywiołakiem
eu-least-mined =
    { $number ->
        [one] { $number } kopalnia
        [few] { $number } kopalnie
       *[other] { $number } kopalń
    } z twoim żetonem
eu-least-traded =
    { $number ->
        [one] { $number } miejsce
        [few] { $number } miejsca
       *[other] { $number } miejsc
    } z twoim żetonem Handlu
eu-least-gold =
    { $number ->
        [one] { $number } Złota moneta
        [few] { $number } Złote monety
       *[other] { $number } Złotych monet
    } na koniec
eu-least-bounties =
    { $number ->
        [one] { $number } pokonany Potwór Elitarny
        [few] { $number } pokonane Potwory Elitarne
       *[other] { $number } pokonanych Potworów Elitarnych
    }
eu-least-artifacts =
    { $number ->
        [one] Artefakt
        [few] { $number } Artefakty
       *[other] { $number } Artefaktów
    }
eu-least-dragons =
    { $number ->
        [one] karta Smoka
        [few] { $number } karty Smoka
       *[other] { $number } kart Smoka
    }
eu-least-wall =
    { $number ->
        [one] { $number } Trofeum
        [few] { $number } Trofea
       *[other] { $number } Trofeów
    } na stopniach Kościoła
eu-least-badges =
    { $number ->
        [one] { $number } Odznaka
        [few] { $number } Odznaki
       *[other] { $number } Odznak
    }
eu-least-shards =
    { $number ->
        [one] { $number } Odłamek
        [few] { $number } Odłamki
       *[other] { $number } Odłamków
    }
eu-most-deaths =
    { $number ->
        [0] bez śmierci w Walce
        [one] najwyżej { $number } śmierć w Walce
        [few] najwyżej { $number } śmierci w Walce
       *[other] najwyżej { $number } śmierci w Walce
    }
eu-most-pillaged =
    { $number ->
        [one] najwyżej { $number } splądrowana osada
        [few] najwyżej { $number } splądrowane osady
       *[other] najwyżej { $number } splądrowanych osad
    }
