### Thunderstone: pytania, wybory, dziennik i etykiety. Wszystkie zdania są naszego autorstwa.

## Gra

ts-game = Kamień Gromu
    .text = Zbierz drużynę w Wiosce, uzbrój ją i przebij się przez Loch aż do Kamienia Gromu.
    .players = od 1 do 5 graczy
    .length = aż Kamień Gromu dotrze do szeregu 1
    .asked-1 = Co jeśli nie mam dość światła?
    .asked-2 = Co się dzieje, gdy przegram bitwę?
    .asked-3 = Jak podnieść poziom bohatera?
    .asked-4 = Czy bohater może mieć dwie bronie?

## Opcje gry

ts-option-first_game = Pierwsza gra
    .text = Stały zestaw Potworów, Bohaterów i kart Wioski na pierwszą grę.
ts-option-groups = Klasy Potworów
    .text = Ile klas Potworów mieszka w Lochu (groups=3 do 8; zwykle 3): im więcej, tym dłuższa gra.
ts-option-cards = Wybrane karty
    .text = Angielskie nazwy klas Potworów, rodzajów Bohaterów i kart Wioski, oddzielone przecinkami (cards=elf,dwarf,spear); reszta jest losowana.
ts-option-pace = Tempo ciemności
    .text = Gra jednoosobowa: po ilu turach bez zwycięstwa wymyka się Potwór z szeregu 1 (pace=1 do 4; zwykle 2).

## Akcje tury

ts-action-village = Wioska
ts-action-dungeon = Loch
ts-action-rest = Odpoczynek

## Rodzaje ataku

ts-kind-attack = Atak
ts-kind-magic = Atak magiczny

## Rangi w grze jednoosobowej

ts-rank-legend = Legenda
ts-rank-champion = Czempion
ts-rank-hero = Bohater
ts-rank-survivor = Ocalały
ts-rank-fallen = Pokonany

## Kategorie punktacji

ts-category-stone = Kamień Gromu
ts-category-monsters = Potwory
ts-category-heroes = Bohaterowie
ts-category-village = Karty Wioski

## Etykiety stołu

ts-label-turn = Tura
ts-label-hall = Hala Lochu
ts-label-dungeon_deck = Talia Lochu
ts-label-village = Wioska
ts-label-party = Drużyna
ts-label-hand = Ręka
ts-label-deck = Talia
ts-label-discard = Stos kart odrzuconych
ts-label-destroyed = Usunięte
ts-label-diseases = Choroby
ts-label-revealed = Odsłonięte
ts-label-purchases = Zakupy
ts-label-unrest = Niepokój
ts-label-dark = Ciemność
ts-label-escaped = Umknęły
ts-label-stone_owner = Ma Kamień Gromu
ts-label-battle = Bitwa
ts-label-forecast = Jeśli zaatakujesz
ts-label-empty = pusto
ts-label-won = zwycięstwo
ts-label-lost = porażka
ts-label-magic = wymaga Ataku magicznego
ts-label-forbidden = nie można atakować
ts-label-dark_penalty = ciemność
ts-label-used = po użyciu
ts-label-thrown = w locie
ts-label-doomed = do usunięcia po bitwie
ts-label-barred = nie może atakować
ts-label-turned = Atak staje się magiczny
ts-label-holds = ma: { $card }
ts-label-held_by = trzyma karta { $number }
ts-label-borrowed = pożyczka: { $who }

## Krótkie nagłówki kolumn

ts-head-rank = Szereg
ts-head-monster = Potwór
ts-head-health = Zdr
ts-head-light = Św
ts-head-xp = PD
ts-head-vp = PZ
ts-head-gold = Zł
ts-head-effect = Działanie
ts-head-card = Karta
ts-head-cost = Koszt
ts-head-left = Zostało
ts-head-strength = Siła
ts-head-attack = Atak
ts-head-magic = Mag

## Kroki tury

ts-step-effects = efekty
ts-step-purchases = zakupy
ts-step-levels = podnoszenie poziomu
ts-step-prepare = przygotowania
ts-step-battle = bitwa
ts-step-end = Koniec

## Pytania

ts-ask-turn = Wybierz, co robisz w tej turze.
ts-ask-rest = Możesz usunąć jedną kartę z ręki.
ts-ask-village_effect = Przed zakupami możesz użyć efektów Wioski. Złoto do tej pory: { $gold }.
ts-ask-buy = Możesz kupić kartę. Masz { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    } i { $purchases ->
        [one] { $purchases } zakup.
        [few] { $purchases } zakupy.
       *[many] { $purchases } zakupów.
    }
ts-ask-level_up = Możesz podnieść poziom swoich Bohaterów. Masz { $xp } PD.
ts-ask-pawn = Wybierz kartę, którą usuniesz za jej wartość.
ts-ask-dungeon = Przygotuj drużynę, a potem zaatakuj Potwora.
ts-ask-fed_hero = Wybierz Bohatera, który zyska Siłę.
ts-ask-food = Wybierz kartę Żywności do usunięcia.
ts-ask-returned = Wybierz Potwora, który trafi na spód Talii Lochu.
ts-ask-taken = Wybierz Potwora, którego zabierasz.
ts-ask-banish = Odeślij Potwora na spód Talii Lochu albo zmień kolejność kart w Hali.
ts-ask-banish_card = Wybierz kartę z ręki do usunięcia.
ts-ask-hero_or_cards = Wybierz, co odrzucasz: jednego Bohatera czy dowolne karty.
ts-ask-discard = Wybierz kartę z ręki do odrzucenia.
ts-ask-discard_slot = Wybierz kartę z drużyny do odrzucenia.
ts-ask-discard_hero = Wybierz Bohatera z ręki do odrzucenia.
ts-ask-discard_own_hero = Wybierz Bohatera z drużyny do odrzucenia.
ts-ask-borrow = Na czas tej bitwy możesz pożyczyć jednego z odrzuconych Bohaterów.
ts-ask-victim = Uderza { $card }: wybierz kartę, która zostanie usunięta.
ts-ask-strongest = { $card } usuwa najsilniejszego Bohatera: wskaż go.
ts-ask-barred = { $card } nie pozwala atakować jednemu Bohaterowi: wskaż go.
ts-ask-judged = { $card }: wybierz, co ma stracić ta karta.
ts-ask-sick = Choroba osłabia drużynę (wróg: { $card }). Wybierz, co obniża.
ts-ask-spoils = Łupy: możesz kupować za złoto z ręki.
ts-ask-revealed = Możesz po kolei usuwać odsłonięte karty; resztę odrzucasz.
ts-ask-sorcerer = Możesz odesłać Potwora z Hali na spód Talii Lochu.

## Wybory: tura

ts-do-village = Odwiedź Wioskę
ts-do-dungeon = Wejdź do Lochu
ts-do-rest = Odpocznij

## Wybory: efekty Wioski

## Wybory: efekty Lochu

## Wybory: Loch

ts-do-attack = Zaatakuj: { $card } (szereg { $number })
ts-do-leave = Opuść Loch bez bitwy
ts-do-equip = { $hero } (karta { $number }) dostaje Broń: { $weapon }
ts-do-monster = { $card } (szereg { $number })
ts-do-order = Nowa kolejność: 1 { $card1 } · 2 { $card2 } · 3 { $card3 }
ts-do-hero = { $number ->
        [0] Odrzuć kartę „{ $card }”
       *[other] { $card } (karta { $number })
    }
ts-do-food = Usuń kartę „{ $card }” (karta { $number })
ts-do-card = Usuń kartę „{ $card }” (karta { $number })
ts-do-victim = { $card } (karta { $number })
ts-do-discard = { $number ->
        [0] Odrzuć kartę „{ $card }”
       *[other] Odrzuć kartę „{ $card }” (karta { $number })
    }
ts-do-cards = { $number ->
        [one] Odrzuć { $number } dowolną kartę
        [few] Odrzuć { $number } dowolne karty
       *[many] Odrzuć { $number } dowolnych kart
    }
ts-do-borrow = Pożycz: { $card } (gracz { $seat })
ts-do-lower = { $kind } mniejszy o 1
ts-do-sick = { $kind } mniejszy o 1

## Wybory: zakupy, podnoszenie poziomu, usuwanie

ts-do-buy = Kup: { $card } (koszt { $gold })
ts-do-spoils = Kup: { $card } (koszt { $gold })
ts-do-reveal = Odsłoń sześć kart swojej talii
ts-do-level = Podnieś poziom za { $xp } PD: { $hero } → { $card }
ts-do-destroy = Usuń kartę „{ $card }”

## Wybory: rezygnacja

ts-do-done-village_effect = Przejdź do zakupów
ts-do-done-buy = Nie kupuj nic więcej
ts-do-done-level_up = Zakończ turę
ts-do-done-spoils = Nie bierz więcej Łupów
ts-do-done-revealed = Odrzuć resztę
ts-do-pass-rest = Nie usuwaj karty
ts-do-pass-borrow = Nie pożyczaj nikogo
ts-do-pass-sorcerer = Zostaw Halę bez zmian

## Dziennik: tura

ts-tell-start_player = { $you ->
        [yes] Rozpoczynasz grę.
       *[no] Grę rozpoczyna { $who }.
    }
ts-tell-turn = { $you ->
        [yes] Wybierasz: { $action }.
       *[no] { $who } wybiera: { $action }.
    }
ts-tell-revealed_hand = { $you ->
        [yes] Odsłaniasz rękę: { $cards }.
       *[no] { $who } odsłania rękę: { $cards }.
    }
ts-tell-used = { $you ->
        [yes] Używasz karty „{ $card }”.
       *[no] { $who } używa karty „{ $card }”.
    }
ts-tell-drew = { $you ->
        [yes] Ciągniesz kartę „{ $card }”.
       *[no] { $who } ciągnie kartę „{ $card }”.
    }
ts-tell-shuffled = { $you ->
        [yes] Tasujesz odrzucone karty i tworzysz z nich nową talię.
       *[no] { $who } tasuje odrzucone karty i tworzy z nich nową talię.
    }
ts-tell-destroyed = Karta „{ $card }” zostaje usunięta.
ts-tell-gained = { $you ->
        [yes] Dostajesz kartę „{ $card }”.
       *[no] { $who } dostaje kartę „{ $card }”.
    }
ts-tell-xp = { $you ->
        [yes] Dostajesz { $number } PD.
       *[no] { $who } dostaje { $number } PD.
    }
ts-tell-infected = { $you ->
        [yes] Dostajesz
       *[no] { $who } dostaje
    } { $number ->
        [one] { $number } Chorobę.
        [few] { $number } Choroby.
       *[many] { $number } Chorób.
    }
ts-tell-discarded = { $you ->
        [yes] Odrzucasz kartę „{ $card }”.
       *[no] { $who } odrzuca kartę „{ $card }”.
    }
ts-tell-showed_hand = { $you ->
        [yes] Nie masz Bohatera i pokazujesz rękę: { $cards }.
       *[no] { $who } nie ma Bohatera i pokazuje rękę: { $cards }.
    }

## Dziennik: Loch

ts-tell-fed = { $card } ma Siłę +{ $number }.
ts-tell-equipped = { $you ->
        [yes] Przydzielasz Broń: { $weapon } → { $hero }.
       *[no] { $who } przydziela Broń: { $weapon } → { $hero }.
    }
ts-tell-borrowed = { $you ->
        [yes] Pożyczasz odrzuconą kartę „{ $card }” ({ $owner_name }).
       *[no] { $who } pożycza odrzuconą kartę „{ $card }” ({ $owner_name }).
    }
ts-tell-attacks = { $you ->
        [yes] Atakujesz: { $card } (szereg { $number }).
       *[no] { $who } atakuje: { $card } (szereg { $number }).
    }
ts-tell-doomed = Karta „{ $card }” zostanie usunięta po bitwie.
ts-tell-barred = { $card } nie może atakować.
ts-tell-fought = { $you ->
        [yes] { $won ->
            [1] Wygrywasz bitwę ({ $card }): Atak { $total }, Zdrowie { $health }.
           *[other] Przegrywasz bitwę ({ $card }): Atak { $total }, Zdrowie { $health }.
        }
       *[no] { $won ->
            [1] { $who } wygrywa bitwę ({ $card }): Atak { $total }, Zdrowie { $health }.
           *[other] { $who } przegrywa bitwę ({ $card }): Atak { $total }, Zdrowie { $health }.
        }
    }
ts-tell-revealed = { $you ->
        [yes] Odsłaniasz karty z talii: { $cards }.
       *[no] { $who } odsłania karty z talii: { $cards }.
    }
ts-tell-turned_up = W szeregu { $number } pojawia się { $card }.
ts-tell-sent_under = { $card } trafia na spód Talii Lochu.
ts-tell-rearranged = Karty w Hali zmieniają kolejność: { $cards }.
ts-tell-breach = Wtargnięcie: { $card } dociera do szeregu 1.
ts-tell-escaped = { $card } umyka w ciemność.
ts-tell-stone = { $you ->
        [yes] Zdobywasz Kamień Gromu. Koniec gry.
       *[no] { $who } zdobywa Kamień Gromu. Koniec gry.
    }
ts-tell-stone_lost = Kamień Gromu dociera do szeregu 1 i nikt go nie zdobywa. Koniec gry.
ts-tell-stalemate = Nic już nie może się zmienić. Koniec gry.

## Rzeczy, których nie można wybrać

ts-thing-empty_rank = Pusty szereg { $number }

ts-points = punkty zwycięstwa: { $number }
ts-do-show = Pokaż rękę: nie ma w niej Bohatera

## Rywale i o czym myślą

thunderstone-player-rogna = Rogna Pierwsza w Dół
thunderstone-player-rogna-style = Schodzi z pierwszą pochodnią, która się pali; raczej za wcześnie niż za późno.
thunderstone-player-pell = Mistrz Pell
thunderstone-player-pell-style = Jeszcze nigdy nie wyszedł z Wioski bez czegoś pod pachą.
thunderstone-player-isaura = Kapitan Isaura
thunderstone-player-isaura-style = Ufa ludziom, a nie stali: najmuje Bohaterów i musztruje ich, aż awansują.
thunderstone-player-ambrose = Brat Ambroży
thunderstone-player-ambrose-style = Ma niewiele, często odpoczywa, a na wszystko inne zna zaklęcie.
thunderstone-thinks = { $who } myśli o { $kind ->
        [turn] turze
        [buy] towarach Wioski
        [village_effect] towarach Wioski
        [level_up] awansach Bohaterów
        [dungeon] Lochu
        [rest] talii
        [revealed] talii
        [spoils] Łupach
       *[other] następnym ruchu
    }

## Co przemawia za wyborem

ts-worth-points = Punkty zwycięstwa
ts-worth-xp = Doświadczenie
ts-worth-force = Atak na ręce
ts-worth-light = Światło na ręce
ts-worth-gold = Złoto na ręce
ts-worth-levels = Poziomy twoich Bohaterów
ts-worth-size = Szczupła talia
ts-worth-ahead = { $points ->
        [one] { $points } punkt przewagi nad najlepszym rywalem
        [few] { $points } punkty przewagi nad najlepszym rywalem
        [many] { $points } punktów przewagi nad najlepszym rywalem
       *[other] { $points } punktu przewagi nad najlepszym rywalem
    }
ts-worth-behind = { $points ->
        [one] { $points } punkt straty do najlepszego rywala
        [few] { $points } punkty straty do najlepszego rywala
        [many] { $points } punktów straty do najlepszego rywala
       *[other] { $points } punktu straty do najlepszego rywala
    }
ts-worth-level = na równi z najlepszym rywalem
ts-worth-alone = { $points ->
        [one] { $points } punkt na koniec
        [few] { $points } punkty na koniec
        [many] { $points } punktów na koniec
       *[other] { $points } punktu na koniec
    }
