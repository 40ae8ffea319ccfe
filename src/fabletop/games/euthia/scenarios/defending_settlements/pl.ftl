### Euthia: Obrona Krainy.

eu-defending_settlements = Obrona Krainy
    .text = Dziewięć rund; oblężenia, grabież i zdrajca gdzieś za palisadą.
    .story =
        Osada to niewielka rzecz. Czterdzieści dachów, studnia, słup na rynku, pies, który szczeka na obcych. Rośnie przez trzy pokolenia, a przepaść może w jedną noc. Tej wiosny pogranicze straciło ich pięć. Pierwsza dała o sobie znać dymem na widnokręgu i wszyscy myśleli, że ktoś wypala trawy. Potem przestali przyjeżdżać woźnice z północy. Potem przyszedł jeden, bez wozu, i z czapką w rękach opowiedział wszystko w kościele Shii: najeźdźcy znają drogi. Wiedzą, w której bramie puszcza zawias i której nocy straż jest pijana. Ktoś im to mówi. Wojska nie ma, więc nie ma kogo posłać. Jest garstka Bohaterów, zmęczonych, źle opłacanych i nieprzepadających za sobą nawzajem. Starszyzna wyjmuje odznaki z tłoczonej cyny, sześć, bo więcej nigdy nie wybito, i przyrzeka dać każdą temu, kto zasłuży na zaufanie ludzi za palisadą. To nie złoto. Ale imię, które w sześciu wsiach wymawia się życzliwie, jest w tej krainie więcej warte niż złoto i na dłużej starcza.
    .rules =
        Kupcy i Alchemicy to osady. Każda dostaje Odznakę, póki starczy sześciu, i zakrytą kartę postaci.

        Porozmawiaj z nieznajomym w otwartej osadzie za 1 Złotą monetę albo Srebrną kartę.

        Zaopatrzenie kupuje się w Kościele za 2 Złote monety.

        Zaopatrzenie dostarczone do otwartej osady z Odznaką daje 1 punkt Reputacji i tę Odznakę.

        Od rundy 2 w każdej rundzie odkrywa się Wydarzenie, a potem zaczynają się oblężenia.

        Pokonaj Potwora, który oblega: Reputacja według jego poziomu i Odznaka, jeśli jeszcze tam leży.

        Oblężenie, które przetrwa do końca następnej rundy, zmienia się w grabież: nic tam nie zostaje.

        Każda Odznaka daje na koniec 2 punkty Reputacji. Jeśli osad splądrowanych jest więcej niż ocalałych, żetony Handlu nic nie dają.

## Solo: rangi

eu-defending_settlements-rank-shield_of_the_marches = Tarcza Pogranicza
eu-defending_settlements-rank-warden = Strażnik Krainy
eu-defending_settlements-rank-defender = Obrońca
eu-defending_settlements-rank-watchman = Wartownik
eu-defending_settlements-rank-straggler = Maruder

## Razem: jak to się kończy

eu-defending_settlements-ending-won = Dym z kominów
    .story =
        O szarym świcie liczycie dymy. Stoją cienkie i proste nad dachami, jak wtedy, gdy piecze się chleb. Woźnice znów przyjeżdżają z północy, i to z wozami. Przy słupie na rynku szczeka na was pies, przypomina sobie i podchodzi, żebyście podrapali go za uchem. Cyna na waszych płaszczach jest powgniatana i nikt nigdy tyle za nią nie dawał.
eu-defending_settlements-ending-lost = Trzy pokolenia
    .story =
        Starszyzna siedzi w kościele Shii i wymienia nazwy miejsc, których już nie ma, i trwa to za długo. Kto mógł coś unieść, przyniósł to tutaj; dziedziniec jest pełen drzwi, kołysek, jest nawet sznur od studni, równo zwinięty. Nikt wam nie robi wyrzutów. Stara kobieta przypina do chusty odznakę z tłoczonej cyny, bo tyle zostało z czterdziestu dachów.

## Co mówi się przy stole

eu-event-beacon_fires = Ognie na wzgórzach
    .text = W kolejności tur każdy Bohater może bez kosztu przejść najwyżej 2 pola, tylko wyzwolone.
eu-event-wolves_at_the_mill = Wilki u młyna
    .text = Gracz-Potwór najbliższej Walki dobiera 1 Srebrną kartę.
eu-event-caravan = Karawana z południa
    .text = W osadzie najbliższej Kościoła czekają 2 kafle Zaopatrzenia.
eu-event-blood_moon = Krwawy księżyc
    .text = W tej rundzie każdy Potwór przynosi o 1 żeton Chaosu więcej, a za pokonanie go dostaje się o 1 punkt Reputacji więcej.
eu-event-market_truce = Pokój targowy
    .text = Oblężenia nie będzie; w tej rundzie pierwsze leczenie w każdej Akcji Handlu w osadzie jest za darmo.
eu-event-knives = Noże w ciemności
    .text = O jedno oblężenie więcej, chyba że Sabotażysta jest już znany: wtedy każdy Bohater dobiera 1 Srebrną kartę.
eu-event-column = Kolumna na trakcie
    .text = W tej rundzie Bohater w otwartej osadzie może raz oddać 2 Złote monety albo Miksturę Leczenia za 1 punkt Reputacji.
eu-person-miller = Młynarka Oda
    .text = Zaopatrzenie w Kościele jest o 1 Złotą monetę tańsze.
eu-person-captain = Kapitan Brannoch
    .text = Kto walczy tu z oblegającymi, dodaje 1 do rzutów ataku.
eu-person-sister = Siostra Ivenna
    .text = Kupione tu leczenie leczy o 2 Rany więcej.
eu-person-runner = Goniec Tam
    .text = Raz na turę: zapłać 1 Złotą monetę i przenieś się do innej otwartej osady.
eu-person-accomplice = Wspólnik
eu-person-saboteur = Sabotażysta
eu-do-deed-supplies = Kup Zaopatrzenie (Złoto: { $gold })
eu-do-deed-talk-gold = Porozmawiaj z nieznajomym za 1 Złotą monetę
eu-do-deed-talk-silver = Porozmawiaj z nieznajomym za Srebrną kartę
eu-do-deed-deliver = Dostarcz Zaopatrzenie za Odznakę
eu-do-deed-run = Idź za Gońcem za 1 Złotą monetę: { $tile } ({ $part }), { $place }
eu-do-deed-column-gold = Nakarm kolumnę: 2 Złote monety za 1 punkt Reputacji
eu-do-deed-column-potion = Nakarm kolumnę: Mikstura Leczenia za 1 punkt Reputacji
eu-do-deed-caravan = Weź Zaopatrzenie z karawany
eu-do-look = Postać na polu: { $tile } ({ $part }), { $place }
eu-do-siege = { $tile } ({ $part }): { $place }
eu-do-stay = Zostań
eu-tell-settlement = Odkryto osadę i ktoś w niej mieszka: { $place } ({ $tile }).
eu-tell-event = Wydarzenie: { $event }.
eu-tell-person = { $you ->
        [yes] Dowiadujesz się, kto mieszka w osadzie { $place } ({ $tile }): { $person }.
       *[other] { $who } dowiaduje się, kto mieszka w osadzie { $place } ({ $tile }): { $person }.
    }
eu-tell-peeked = { $you ->
        [yes] Przyglądasz się
       *[other] { $who } przygląda się
    } nieznajomemu w osadzie { $place } ({ $tile }){ $seen ->
        [0] .
       *[other] : { $secret }.
    }
eu-tell-badge = { $you ->
        [yes] Bierzesz Odznakę osady { $place } ({ $tile }).
       *[other] { $who } bierze Odznakę osady { $place } ({ $tile }).
    }
eu-tell-caravan = Czeka karawana z Zaopatrzeniem: { $place } ({ $tile }).
eu-tell-siege = { $place } ({ $tile }): osadę oblega Potwór poziomu { $number }.
eu-tell-relieved = { $you ->
        [yes] Przerywasz oblężenie: { $place } ({ $tile }).
       *[other] { $who } przerywa oblężenie: { $place } ({ $tile }).
    }
eu-tell-pillaged = { $place } ({ $tile }): osada zostaje splądrowana.
eu-web-row-badge = Odznaka
eu-web-row-person = Postać
eu-web-row-supplies = Zaopatrzenie
eu-web-row-pillaged = Splądrowane
eu-web-badge = dla tego, kto dostarczy Zaopatrzenie albo przerwie oblężenie
eu-web-stranger = zakryta: porozmawiaj, a dowiesz się, kto to
eu-web-supplies = { $n ->
    [one] { $n } kafel czeka tutaj
    [few] { $n } kafle czekają tutaj
   *[many] { $n } kafli czeka tutaj
}
eu-web-pillaged = niczego już tu nie dostaniesz
eu-web-siege-of = poziom { $level }; grabież na koniec rundy { $round }
