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
