### Euthia w przeglądarce: to, co leży na stole tylko w niektórych grach. Wszystkie zdania są nasze.

## Potwór, który gra sam

eu-tale-auto = Co Potwór robi sam
eu-tale-auto-all = Wszystko naraz
eu-tale-by-itself = gra sam
eu-tale-chaos-tip = Każda Akcja Chaosu kosztuje jeden: karty odkrywa się z banku i działają.
eu-tale-gaar-tip = Za symbol Gaar na Karcie Walki wydaje jeden, jeśli jego niższa kość pokazuje najwyżej 3: kość jest przerzucana i dodaje się 2.
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
eu-tale-initiative = Inicjatywa { $n } z { $most }
    .text = Z 2 lub więcej atakujesz przed pierwszą rundą; bez żadnego jej pierwszy atak zadaje o 1 Ranę więcej.
eu-tale-spared = Ugaszone
    .text = Esencja Wody chroni cię w tej rundzie przed ogniem.
eu-tale-bounty-kept = Karta Zlecenia zostaje u ciebie do punktacji
eu-tale-band-kill = śmierć
eu-tale-special-kill = Bohater ginie od razu, bez względu na Zdrowie.
eu-tale-special-clover = Rzuty Bohatera { $plus } do następnego ataku Potwora.
eu-tale-special-monster_draw = { $bank ->
    [yes] Do banku Potwora: { $card } × { $n }
   *[no] Gracz kierujący Potworem dobiera: { $card } × { $n }
}
eu-tale-special-monster_heal = Potwór leczy { $n }.
eu-tale-dwurt-then = Wartość Bitewna { $value }: { $what }

## Jak toczy się opowieść

eu-tale-stands = Jak toczy się opowieść
eu-tale-heroic = stopień heroiczny
eu-tale-reward = Nagroda: { $what }
eu-tale-health-left = Zdrowie { $n } z { $of }
eu-tale-of-health = z { $n }
eu-tale-in-deck = w talii: { $n }
eu-tale-ravage = Ostatnia karta Spustoszenia
eu-tale-flight = Ostatni lot
eu-tale-faer = Moc Faer
eu-tale-faer-cost = Moc Faer { $n }
eu-tale-legends = Karty Legend
eu-tale-trial-asks = Próba wymaga: { $what }
eu-tale-trial-gives = { $n } Reputacji i { $artifact }
eu-tale-trial-half = połowa z { $n } Reputacji; Artefakt jest już zdobyty
eu-tale-trial-passed = Próbę przeszli: { $who }
eu-tale-met = (osiągnięte)
eu-tale-open = (jeszcze nie)
eu-tale-rank-now = gdyby gra skończyła się teraz
eu-tale-rank-from = { $rank } od { $least } Reputacji
eu-tale-rank-victory = { $rank } od { $least } Reputacji: zwycięstwo

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
   *[other] jeszcze { $n }
}
eu-tale-bounty-soon = Następne Zlecenie odkrywa się na koniec tury.
eu-tale-bounty-none = Wszystkie Zlecenia wykonano.
eu-tale-hunt = Polowanie
eu-tale-hunt-text = Akcja Walki w legowisku, gdy Potwór z tego pola jest pokonany. Walczyć można tylko z tym Potworem Elitarnym.
eu-tale-deck = Talia
eu-tale-deck-level = poziom { $level }: { $n }
