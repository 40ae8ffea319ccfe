### Euthia w przeglądarce: to, co leży na stole tylko w niektórych grach. Wszystkie zdania są nasze.

## Potwór, który gra sam

eu-tale-auto = Co Potwór robi sam
eu-tale-auto-all = Wszystko naraz
eu-tale-by-itself = gra sam
eu-tale-chaos-tip = Każda Akcja Chaosu kosztuje jeden: odkrywa się karty z banku i rozpatruje ich działanie.
eu-tale-gaar-tip = Za symbol Gaar na karcie Walki wydaje jeden, jeśli niższa kość pokazuje najwyżej 3: kość się przerzuca i dodaje się 2.
eu-tale-card-says = Kości { $first } i { $second }; symbole Gaar: { $gaar }; symbole Chaosu: { $chaos }
eu-tale-card-none = jeszcze bez karty
eu-tale-no-symbol = bez symboli
eu-tale-deck-left = { $n ->
    [one] została { $n } karta
    [few] zostały { $n } karty
   *[many] zostało { $n } kart
}
eu-tale-bank-seen = { $place }. od góry: { $card }

## Szczególni wrogowie

eu-tale-level = poziom
eu-tale-strikes = Jak uderza
eu-tale-waits = czeka na ciebie
eu-tale-round-of = runda { $round } z { $rounds }
eu-tale-rounds = { $rounds ->
    [one] { $rounds } runda Walki
    [few] { $rounds } rundy Walki
   *[many] { $rounds } rund Walki
}
eu-tale-undecided = Jeśli nikt nie padnie, Walka kończy się po nich bez rozstrzygnięcia. Obrażenia zostają.
eu-tale-scars = wcześniejsze Obrażenia: { $n }
    .text = Obrażenia z wcześniejszych Walk zostają i nie można ich wyleczyć.
eu-tale-bounty-kept = Karta Zlecenia zostaje u ciebie do punktacji
eu-tale-band-kill = śmierć
eu-tale-dwurt-then = Wartość Bitewna { $value }: { $what }

## Jak toczy się opowieść

eu-tale-stands = Jak toczy się opowieść
eu-tale-heroic = stopień heroiczny
eu-tale-reward = Nagroda: { $what }
eu-tale-health-left = Zdrowie { $n } z { $of }
eu-tale-of-health = z { $n }
eu-tale-in-deck = w talii: { $n }
eu-tale-ravage = Ostatnia karta Szału Zniszczenia
eu-tale-met = (osiągnięte)
eu-tale-open = (jeszcze nie)
eu-tale-rank-now = gdyby to był koniec
eu-tale-rank-from = { $rank } od { $least } punktów Reputacji
eu-tale-rank-victory = { $rank } od { $least } punktów Reputacji: zwycięstwo

## Zlecenia

eu-tale-lair = Legowisko
eu-tale-lair-of = legowisko: { $foe }
eu-tale-lair-open = tu można walczyć: { $foe }
eu-tale-lair-barred = { $foe }; najpierw trzeba pokonać Potwora z tego pola
eu-tale-lairs = { $n ->
    [0] { $barred ->
        [0] na mapie nie ma jeszcze legowiska
       *[other] żadne legowisko nie jest jeszcze wolne od Potworów
    }
    [one] { $n } legowisko na mapie
    [few] { $n } legowiska na mapie
   *[many] { $n } legowisk na mapie
}
eu-tale-bounties-left = { $n ->
    [0] ostatnie
   *[other] w talii jeszcze { $n }
}
eu-tale-bounty-soon = Następne Zlecenie odkrywa się na koniec tury.
eu-tale-bounty-none = Wszystkie Zlecenia wypełniono.
eu-tale-hunt = Polowanie
eu-tale-hunt-text = Akcja Walki w legowisku, gdy Potwór z tego pola jest pokonany. Walczyć można tylko z tym Potworem Elitarnym.
eu-tale-deck = Talia
eu-tale-deck-level = poziom { $level }: { $n }

## Na planszy Bohatera

eu-tale-dwurt-does = Na koniec tury: { $what }
eu-tale-artifacts = Artefakty
eu-tale-won = Zachowane do punktacji
eu-tale-dragon-card = Karta Smoka
eu-tale-shards = { $n ->
    [one] { $n } Odłamek
    [few] { $n } Odłamki
   *[many] { $n } Odłamków
}
eu-tale-shards-tip = Osłabiają zaklęcie. Na koniec każde dwa dają 1 punkt Reputacji.
eu-tale-chaos-lost = { $n ->
    [one] { $n } żeton Chaosu: { $lost }
    [few] { $n } żetony Chaosu: { $lost }
   *[many] { $n } żetonów Chaosu: { $lost }
}
eu-tale-chaos-lost-tip = Jeden za każdą śmierć w Walce; każdy kosztuje na koniec 2 punkty Reputacji.

## Strona Scenariusza i koniec

eu-tale-begin = Do stołu
eu-tale-victory = zwycięstwo
eu-tale-about-solo = Nikt nie kieruje Potworami przeciw tobie: grają same. Karta Walki ustawia ich kości i mówi, kiedy wydają żetony Gaar i Chaosu; ich karty leżą w dwóch bankach, które rosną, ilekroć dobierasz karty. Twoje Srebrne i Złote karty służą tylko do wymiany: 4 Srebrne na Złotą kartę, Złota karta na 1 Złotą monetę. Końcowa Reputacja daje ci rangę.
eu-tale-about-cooperative = Wygrywacie albo przegrywacie razem, według celów poniżej. Potwory grają same: karta Walki ustawia ich kości i mówi, kiedy wydają żetony Gaar i Chaosu; ich karty leżą w dwóch bankach, które rosną, ilekroć ktoś dobiera karty. Nie możecie pomagać sobie żetonami, Przedmiotami ani Umiejętnościami. Śmierć od razu kosztuje 1 punkt Reputacji.
eu-tale-about-elites = Na stole leżą kolejne Zlecenia na Potwory Elitarne. Kto stoi w legowisku i użyje Akcji Walki, może walczyć z tym, który leży odkryty; jego Nagroda nie zależy od Reputacji.

## Bez rywali

eu-tale-fell-solo = Bohater budzi się w Kościele z pełnym Zdrowiem, 3 żetonami Gaar i Złotą kartą; jedna Złota karta trafia też do banku Potwora. Na twoją planszę trafia żeton Chaosu: na koniec gry kosztuje 2 punkty Reputacji.
eu-tale-fell-cooperative = Bohater budzi się w Kościele z pełnym Zdrowiem, 3 żetonami Gaar i Złotą kartą; jedna Złota karta trafia też do banku Potwora. Śmierć od razu kosztuje 1 punkt Reputacji.
eu-tale-backs-tip = Karty, które można wymienić na Złoto albo oddać tam, gdzie żąda ich Scenariusz.
eu-tale-guide-walk = Na świecące pola możesz wejść; jedno kliknięcie prowadzi tak daleko, jak chcesz, a gdy po drodze coś się stanie, Bohater przystaje. Czerwony krąg to Potwór: wejście wymaga Akcji Walki, a Potwór gra sam. Liczba to jego poziom, pasek pod nią to łup.
eu-tale-guide-sacks = Trzy Sakwy mieszczą to, co niesiesz. Uporządkuj dobytek, by coś założyć, zdjąć, osadzić Klejnot albo odrzucić; 4 Srebrne karty zmieniają się w Złotą, a Złota karta w 1 Złotą monetę.
eu-tale-guide-goals = Tu widać, czego wymaga ta gra i jak daleko jesteś: cele, w grze solo ranga, którą masz teraz, karty w bankach Potwora i opowieść Scenariusza.
eu-tale-guide-party = Reszta drużyny: Reputacja, Zdrowie, Gaar, Złoto, karty. Kliknięcie otwiera całą planszę.
