### Euthia: Głód Farrugi.

eu-farruga = Głód Farrugi
    .text = Dziesięć rund; smoczyca leci do najdumniejszych i trzeba ją osłabiać rana po ranie.
    .story =
        Najpierw odleciały ptaki. Potem bydło stało cały dzień zwrócone na południe i nie chciało jeść. Trzeciego wieczoru cień przeciął jęczmień i dopiero po chwili ktoś pojął, że niebo było czyste. Farruga śpi sześćdziesiąt lat, a czuwa jedną porę roku. Na tę jedną porę Zabójcy Smoków zbudowali wieże i mieli sześćdziesiąt lat, żeby w nich pić. Balisty mają dobre. Kapitanów mają starych. Mówią to, co mówią kapitanowie: że trzeba ją osłabiać rana po ranie, że nikt jeszcze nie zabił jej w jednej walce i że kto zada ostatni cios, tego zapamiętają, a tych, co zadali pierwszych czterdzieści, nie. Najpierw poluje na dumnych. Podobno czuje wielkie imię, jak wilk czuje krew, i leci do niego. Masz więc wybór: zostać kimś małym i przeczekać, aż minie jej pora, albo stać się kimś, kogo warto zjeść, i czekać na nią z bronią w ręku.
    .rules =
        Od końca rundy 3 Farruga lata na koniec każdej rundy tak, jak każe karta Ataku: do Bohatera z najwyższą Reputacją, do najsłabszego, na targ albo do swojego legowiska.

        Na polu, na którym siedzi, i z pól obok można z nią walczyć Akcją Walki: po trzy rundy Walki za jednym razem, każda z inną kartą Ataku. Żetony Inicjatywy mówią, kto jest szybszy. Zadane Obrażenia zostają.

        Cztery karty Smoka pokonuje się jedną po drugiej. Kto pokona kartę, bierze ją wraz z Nagrodą; pozostali zyskują 1 punkt Reputacji za każde 3 zadane jej Obrażenia. Karta Smoka liczy się jak karta Zlecenia.

        W Wieżach Zabójców Smoków można raz w turze strzelić do niej z balisty, jeśli jest najwyżej 3 pola dalej: 3 Złote monety za 2 Obrażenia.

        Gra kończy się po rundzie 10 albo po rundzie, w której pokonano czwartą kartę. Każda pozostała karta kosztuje każdego 2 punkty Reputacji.

## Solo: rangi

eu-farruga-rank-dragonslayer = Zabójca Smoków
eu-farruga-rank-last_blow = Ten, kto zadał ostatni cios
eu-farruga-rank-archer = Mistrz Balisty
eu-farruga-rank-watcher = Strażnik z Wieży
eu-farruga-rank-shepherd = Pasterz bez Stada

## Razem: jak to się kończy

eu-farruga-ending-won = Ptaki wracają
    .story =
        Leży w poprzek trzech pól, a jęczmień pod nią paruje. Nikt nie wiwatuje. Stary kapitan idzie wzdłuż niej od ogona do paszczy i trwa to tyle, co modlitwa; potem kładzie dłoń na powiece i ją zamyka. Czwartego ranka odzywa się skowronek. Latami spieracie się, kto zadał ostatni cios, i każdy podaje inne imię, nigdy własne.
eu-farruga-ending-lost = Pora mija
    .story =
        Pewnego wieczoru nie przylatuje. Najadła się, to wszystko; zeszła spać w gorący kamień i zbudzi się, gdy wasze wnuki zapomną. Kapitanowie ryglują wieże i zaczynają pić. Ktoś powinien spisać, czego się nauczyliśmy: o lewym skrzydle, o wodzie. Szukacie pióra, które się nie spaliło.

## Co mówi się przy stole

eu-thing-farruga_circling = Farruga: krąży
eu-thing-farruga_raging = Farruga: szaleje
eu-thing-farruga_bleeding = Farruga: krwawi
eu-thing-farruga_last_fire = Farruga: ostatni ogień
eu-attack-breath_of_fire = Oddech ognia
    .text = Lot: do Bohatera z najwyższą Reputacją; Bohaterowie na jej polu i obok otrzymują 2 Rany albo oddają Esencję Wody. Walka: o 1 Ranę więcej, chyba że oddasz Esencję Wody.
eu-attack-tail_sweep = Zamach ogona
    .text = Lot: do Kupców lub Alchemików najbliżej Kościoła; póki tam siedzi, nie można tam handlować. Walka: jej Wartość Bitewna jest o 1 wyższa i nie można używać Tarcz.
eu-attack-talons = Szpony
    .text = Lot: do Bohatera z najniższym Zdrowiem, który traci 2 Złote monety i otrzymuje 1 Ranę. Walka: przerzuca się niższą z jej kości.
eu-attack-dragon_roar = Ryk
    .text = Lot: do jej legowiska; Bohaterowie w odległości do 2 pól tracą po 1 żetonie Gaar. Walka: twoje rzuty ataku są o 2 niższe.
eu-fact-dragon_cards = Pozostałe karty Smoka: { $number } z { $most }
eu-mark-farruga = Farruga
    .text = Można z nią walczyć na jej polu i z pól obok. Na koniec rundy leci dalej.
eu-mark-swept = Bez Handlu
    .text = Ogon Farrugi zmiótł stragany. Póki tu siedzi, nie można tu wykonać Akcji Handlu.
eu-line-hunger = Pozostałe karty Smoka
eu-combat-line-initiative = Żetony Inicjatywy
eu-ask-landing = Gdzie ląduje Farruga?
eu-ask-scorch = Farruga zieje ogniem: oddajesz Esencję Wody, by uniknąć 2 Ran?
eu-ask-quench = Oddech ognia: oddajesz Esencję Wody, by nie otrzymać w tej rundzie 1 dodatkowej Rany?
eu-ask-initiative = Odwracasz żetony Inicjatywy na swoją stronę?
eu-do-land = { $tile } ({ $part }): { $place }
eu-do-bear = Znieś ogień
eu-do-quench = Oddaj Esencję Wody
eu-do-turn_token = Wydaj żeton i odwróć żeton Inicjatywy
eu-do-done-initiative = Zostaw je tak, jak leżą
eu-do-deed-farruga = Akcja Walki: walcz z Farrugą
eu-do-deed-ballista = Balista: 3 Złote monety za 2 Obrażenia dla Farrugi
eu-tell-flight = Farruga leci: { $attack }.
eu-tell-lands = Farruga ląduje.
eu-tell-quenched = { $you ->
        [yes] Gasisz ogień Esencją Wody.
       *[other] { $who } gasi ogień Esencją Wody.
    }
eu-tell-cowed = { $you ->
        [yes] Ryk odbiera ci odwagę. Utracony żeton: { $what }.
       *[other] Na dźwięk Ryku { $who } traci odwagę. Utracony żeton: { $what }.
    }
eu-tell-initiative = { $you ->
        [yes] Masz { $number } z 3 żetonów Inicjatywy.
       *[other] { $who } ma { $number } z 3 żetonów Inicjatywy.
    }
eu-tell-farruga_attack = Farruga atakuje: { $attack }.
eu-tell-talons = Szpony: przerzut niższej kości Farrugi, zamiast { $old } jest { $new }.
eu-tell-ballista = { $you ->
        [yes] Twoja balista trafia Farrugę. Obrażenia: { $number }.
       *[other] { $who } trafia Farrugę z balisty. Obrażenia: { $number }.
    }
eu-tale-initiative = Inicjatywa { $n } z { $most }
    .text = Z 2 lub więcej atakujesz przed pierwszą rundą; bez żadnego jej pierwszy atak zadaje o 1 Ranę więcej.
eu-tale-spared = Ugaszone
    .text = Esencja Wody chroni cię w tej rundzie przed ogniem.
eu-tale-flight = Ostatni lot
