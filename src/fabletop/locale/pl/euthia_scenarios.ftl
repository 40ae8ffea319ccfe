### Euthia: Chodzące Zniszczenie i Sześć legend. Wszystkie zdania są nasze.

## Opcje gry

eu-option-heroic = Stopień heroiczny
    .text = Silniejsze zaklęcie albo wcześniejsza zaraza i Pomioty o poziom wyższe, w Scenariuszach, które mają taki stopień.

## Nazwy rzeczy

eu-toward-north = na północ
eu-thing-golem = Golem
eu-stack-artifact = Artefakty
eu-stack-teleport_scroll = Zwoje Teleportacji
eu-ravage-heavy_tread = Ciężki krok
    .text = Golem przechodzi najwyżej 3 pola w stronę najbliższego Miejsca Handlu.
eu-ravage-falling_walls = Walące się mury
    .text = Golem przechodzi najwyżej 4 pola w stronę najbliższego Miejsca Handlu.
eu-ravage-splinter_rain = Deszcz odłamków
    .text = Golem przechodzi najwyżej 2 pola w stronę najbliższego Spotkania; potem każdy Bohater w odległości do 2 pól od niego otrzymuje 1 Ranę.
eu-ravage-scent_of_smoke = Woń dymu
    .text = Golem przechodzi najwyżej 4 pola w stronę najbliższego Spotkania.
eu-ravage-crawling_brood = Pełzający pomiot
    .text = Golem przechodzi najwyżej 2 pola w stronę najbliższego pola Wydobycia; potem obok niego pojawia się Pomiot.
eu-ravage-cracked_earth = Spękana ziemia
    .text = Golem przechodzi najwyżej 4 pola w stronę najbliższego pola Wydobycia.
eu-ravage-blind_fury = Ślepa furia
    .text = Golem przechodzi najwyżej 3 pola w stronę najbliższego Bohatera.
eu-ravage-tolling_bell = Bije dzwon
    .text = Golem przechodzi najwyżej 3 pola w stronę pól wokół kafla Kościoła.
eu-ravage-long_shadow = Długi cień
    .text = Golem przechodzi najwyżej 5 pól w stronę najdalszego Miejsca Handlu.
eu-ravage-stillness = Bezruch
    .text = Golem nie idzie. Każdy Bohater obok niego lub na jego polu może odrzucić 1 Złotą kartę za Odłamek.
eu-quest-weeping_stone = Kamień, który płakał
    .text = Uklęknij, obmyj kamień i niech zobaczy, że komuś jeszcze zależy.
eu-quest-hollow_crown = Korona, w której nie ma nikogo
    .text = Tylko głośne imię może pochować ostatniego króla, a za pochówek trzeba zapłacić.
eu-quest-sleeping_colossus = Olbrzym, który położył się myśleć
    .text = Dokop się do jego ucha, szepnij głosem kamienia i trzymaj się mocno, gdy odpowie.
eu-quest-moonwell = Studnia, która wypiła księżyc
    .text = Oddaj wodzie, co straciła: coś z jeziora i dwa światła różnych barw.
eu-quest-throne_of_winds = Tron, na którym siada wiatr
    .text = Wspinaj się, jakby nie było już nic do stracenia, i wymień dwa sekrety na miejsce.
eu-quest-mouth_of_ash = Paszcza, która zjadła górę
    .text = Nakarm ją. Nie jest wybredna, ale najpierw chce ognia i posmakuje twojej ręki.
eu-label-shards = Odłamki

## Jak toczy się opowieść

eu-fact-spell = Odłamki przeciw zaklęciu: { $number } z { $most }
eu-fact-golem = Obrażenia Golema: { $number } z { $most }
eu-fact-rubble = Pozostałe żetony Zniszczenia (Gruzy): typ A { $number }, typ B { $other }
eu-fact-artifacts = Zdobyte Artefakty: { $number } z { $most }
eu-fact-seals = Pieczęcie są słabe: każdy Potwór poziomu 3 przynosi o 1 żeton Chaosu więcej.
eu-mark-golem = Golem
    .text = Idzie na koniec każdej rundy, aż zaklęcie pęknie; wtedy można z nim walczyć na jego polu i z pól obok.
eu-mark-rubble_a = Gruzy
    .text = Ani Handlu, ani Misji. Kto je usunie Akcją Wydobycia, zyskuje 1 punkt Reputacji i Odłamek.
eu-mark-rubble_b = Gruzy z Pomiotem
    .text = Potwór, którego poziom rośnie z rundami. Kto go pokona, zyskuje 1 punkt Reputacji i Odłamek.
eu-mark-legend = Czeka tu Artefakt
    .text = Weźmie go ten, kto pierwszy przejdzie próbę.
eu-mark-legend_taken = Artefakt jest już zdobyty
    .text = Próbę nadal można przejść, za połowę Reputacji.

eu-goal-golem_destroyed = { $have ->
        [0] Golem jeszcze nie padł
       *[other] Golem zniszczony
    }
eu-goal-closed_locations = Miejsca pod Gruzami: { $have }, najwyżej { $most }
eu-goal-artifacts = Artefakty razem: { $have } z { $least }
eu-goal-bearers = Bohaterowie z Artefaktem: { $have } z { $least }
eu-combat-parted = Bez rozstrzygnięcia: { $foe } wciąż stoi.

## Punktacja

eu-line-shards = Odłamki, 2 za 1
eu-line-rubble = Gruzy na mapie
eu-line-artifacts = Artefakty

## Pytania

eu-ask-ruins = Nikt nie odnalazł Ruin. Gdzie się wznoszą?
eu-ask-golem_aim = Kilka celów jest równie daleko: dokąd zmierza Golem?
eu-ask-golem_way = Kilka dróg jest równie krótkich: którędy idzie Golem?
eu-ask-golem_nest = Gdzie zlepia się Pomiot?
eu-ask-listen = Golem stoi w bezruchu: oddajesz Złotą kartę za Odłamek?
eu-ask-give_gold = Którą Złotą kartę oddajesz?

## Wybory

eu-do-ruins = Od Kościoła { $toward }, obok: { $tiles }
eu-do-aim = { $tile } ({ $part }): { $place }
eu-do-tread = Niech stąpa { $toward }: { $tile }, { $place }
eu-do-nest = Obok, { $toward }: { $tile }, { $place }
eu-do-pass-listen = Zachowaj karty
eu-do-deed-clear = Akcja Wydobycia: usuń Gruzy
eu-do-deed-burn = Odrzuć Złotą kartę za Odłamek
eu-do-deed-golem = Akcja Walki: walcz z Golemem
eu-do-deed-priest = Kapłan: Złota karta za leczenie i Zwój Teleportacji
eu-do-deed-trial = Próba: { $quest }

## Kronika

eu-tell-golem_wakes = Szklany król otwiera oczy: Golem się budzi.
eu-tell-ravage = Szał Zniszczenia: { $ravage }.
eu-tell-golem_walks = Golem stąpa dalej.
eu-tell-rubble_a = Miejsce znika pod Gruzami.
eu-tell-rubble_b = Z Gruzów coś wypełza: Pomiot.
eu-tell-cleared = { $you ->
        [yes] Usuwasz Gruzy.
       *[other] { $who } usuwa Gruzy.
    }
eu-tell-shard = { $you ->
        [yes] Zyskujesz Odłamek. Twoje Odłamki: { $number }.
       *[other] { $who } zyskuje Odłamek. Odłamki: { $number }.
    }
eu-tell-spell_broken = Zaklęcie pękło: Golem już nie chodzi i można z nim walczyć.
eu-tell-parted = { $you ->
        [yes] Twoja Walka kończy się bez rozstrzygnięcia: { $foe }.
       *[other] Walka kończy się bez rozstrzygnięcia ({ $who }): { $foe }.
    }
eu-tell-golem_falls = { $you ->
        [yes] Powalasz Golema. Teraz to tylko szkło.
       *[other] { $who } powala Golema. Teraz to tylko szkło.
    }
eu-tell-trial = { $you ->
        [yes] Przechodzisz próbę „{ $quest }”.
       *[other] { $who } przechodzi próbę „{ $quest }”.
    }
eu-tell-artifact = { $you ->
        [yes] Zdobywasz Artefakt: { $thing }.
       *[other] { $who } zdobywa Artefakt: { $thing }.
    }
