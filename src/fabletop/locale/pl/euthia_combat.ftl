### Euthia w przeglądarce: Walka. Wszystkie zdania są naszego autorstwa.

## Przebieg Walki

eu-combat-stage = Walka
eu-combat-phases = Przebieg rundy Walki
eu-combat-round = Runda { $number }
eu-combat-opening = Walka
eu-combat-over = Koniec
eu-combat-past = za nami:
eu-combat-phase-before = Uzbrojenie
eu-combat-phase-preparation = Przygotowanie
eu-combat-phase-first_strike = Pierwsze Uderzenie
eu-combat-phase-healing = Leczenie
eu-combat-phase-monster_attack = Atak Potwora
eu-combat-phase-second_healing = Leczenie
eu-combat-phase-hero_attack = Atak Bohatera
eu-combat-phase-your_attack = Twój atak
eu-combat-phase-over = Zdobycze
eu-combat-step-monster_attack-before = przed rzutem
eu-combat-step-monster_attack-change = zmiany
eu-combat-step-monster_attack-answer = obrona
eu-combat-step-monster_attack-dealt = Rany
eu-combat-step-hero_attack-before = przed rzutem
eu-combat-step-hero_attack-weapon = Broń
eu-combat-step-hero_attack-change = zmiany
eu-combat-step-hero_attack-dealt = Obrażenia
eu-combat-word = Kto ma głos
eu-combat-you = ty
eu-combat-said-pass = pas
eu-combat-said-gaar = Gaar { $change }
eu-combat-said-play = karta
eu-combat-said-use = kafel
eu-combat-said-gem = Klejnot
eu-combat-said-essence = Esencja
eu-combat-said-hope = Nadzieja

## Obie strony

eu-combat-health = Zdrowie { $health } z { $most }
eu-combat-health-risk = Zdrowie { $health } z { $most }, zagrożone { $lost }
eu-combat-in-hand = w ręku: { $weapon }
eu-combat-penalty = ataki Bohatera { $n }
eu-combat-bleeds = krwawi, Obrażenia co rundę: { $n }
eu-combat-played-by = kieruje nim { $who }
eu-combat-played-by-you = kierujesz nim ty
eu-combat-unknown = Potwór poziomu { $level }
eu-combat-unknown-note = Jego karta jest jeszcze zakryta
eu-combat-lasting-regeneration = Regeneracja
eu-combat-lasting-possession = Opętanie
eu-combat-die = Kość z wynikiem { $face }
eu-combat-value = Wartość Bitewna
eu-combat-not-rolled-monster = Potwór jeszcze nie rzucił.
eu-combat-not-rolled-hero = Bohater jeszcze nie rzucił.
eu-combat-still-preparation = Potwór staje przed Bohaterem.
eu-combat-still-healing = Chwila oddechu: Bohater może się leczyć.
eu-combat-skipped = W tej rundzie Potwór nie atakuje.
eu-combat-range = od { $low } do { $high }
eu-combat-worth-wounds = { $same ->
    [yes] { $most ->
        [0] bez Ran
        [one] 1 Rana
        [few] { $most } Rany
       *[many] { $most } Ran
    }
   *[no] Rany: od { $least } do { $most }
}
eu-combat-worth-damage = { $same ->
    [yes] { $most ->
        [0] bez Obrażeń
        [one] 1 Obrażenie
        [few] { $most } Obrażenia
       *[many] { $most } Obrażeń
    }
   *[no] Obrażenia: od { $least } do { $most }
}
eu-combat-band-wounds = { $n ->
    [0] bez Ran
    [one] 1 Rana
    [few] { $n } Rany
   *[many] { $n } Ran
}
eu-combat-band-damage = { $n ->
    [0] bez Obrażeń
    [one] 1 Obrażenie
    [few] { $n } Obrażenia
   *[many] { $n } Obrażeń
}
eu-combat-now = teraz { $value }
eu-combat-way = Gaar na kość { $number }: od { $low } do { $high }

## Odpowiedzi

eu-combat-pass-fight = Pasuj do końca tej Walki
eu-combat-pass-fight-tip = Do końca tej Walki gra o nic już cię nie zapyta. „Czekaj!” otwiera ostatnie okno na nowo.
eu-combat-gaar-tip = Gracz-Potwór wydaje jeden, by przerzucić kość Potwora i dodać 2.
eu-combat-chaos-tip = Gracz-Potwór wydaje jeden na każde zagranie kart.
eu-combat-silent = Pasujesz do końca tej Walki.
eu-combat-speak = Decyduj znowu

## Środki

eu-combat-means = Twoje atuty
eu-combat-means-of = Atuty: { $hero }
eu-combat-no-means = W tej Walce nie ma czego użyć.
eu-combat-gaar = { $n ->
    [0] bez Gaar
   *[other] Gaar: { $n }
}
eu-combat-chaos = { $n ->
    [0] bez Chaosu
   *[other] Chaos: { $n }
}
eu-combat-gem-on = na: { $thing }
eu-combat-when-prep = W przygotowaniu do Walki
eu-combat-when-first = Jako Pierwsze Uderzenie
eu-combat-when-heal = W Fazie Leczenia
eu-combat-when-foe_before = Przed rzutem Potwora
eu-combat-when-foe_after = Gdy obie strony spasują
eu-combat-when-own_before = Przed rzutem ataku
eu-combat-when-weapon = Do ataku
eu-combat-when-own_after = Po rzucie ataku
eu-combat-foe-means = Atuty Potwora
eu-combat-your-monster = Atuty twojego Potwora
eu-combat-muted = Uciszony: bez kart w następnym ataku
eu-combat-lying = W grze
eu-combat-hand = Twoje karty: { $n }
eu-combat-hidden = { $silver ->
    [0] { $golden ->
        [one] 1 zakryta Złota karta
        [few] { $golden } zakryte Złote karty
       *[many] { $golden } zakrytych Złotych kart
    }
   *[other] { $golden ->
        [0] { $silver ->
            [one] 1 zakryta Srebrna karta
            [few] { $silver } zakryte Srebrne karty
           *[many] { $silver } zakrytych Srebrnych kart
        }
       *[other] Zakryte: Srebrne { $silver }, Złote { $golden }
    }
}
eu-combat-no-cards = Bez kart na ręce
eu-combat-timing-before_monster_roll = przed rzutem Potwora
eu-combat-timing-after_monster_roll = po rzucie Potwora
eu-combat-timing-before_or_after = przed rzutem Potwora lub po nim
eu-combat-timing-before_hero_roll = przed rzutem Bohatera

## Kość Nadziei

eu-combat-hope = Kość Nadziei
eu-combat-hope-points = { $n ->
    [0] bez punktów
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
eu-combat-hope-rises = +1, gdy wyrzucisz 5 lub mniej albo Potwór 10 lub więcej
eu-combat-hope-1 = +1 do własnego rzutu
eu-combat-hope-2 = weź żeton Gaar
eu-combat-hope-3 = +1 i 1 Obrażenie

## Sumy

eu-combat-sum-monster = Wartość Bitewna Potwora
eu-combat-sum-hero = Wartość Bitewna Bohatera
eu-combat-stands = Razem
eu-combat-line-dice-1 = Rzut: { $first }
eu-combat-line-dice-2 = Rzut: { $first } i { $second }
eu-combat-line-die = { $old } zmienia się w { $new }
eu-combat-line-air = Moc Powietrza
eu-combat-line-earth = Moc Ziemi
eu-combat-line-gaar-hero = Gaar Bohatera
eu-combat-line-gaar-monster = Gaar Potwora
eu-combat-line-penalty = Kara od Potwora
eu-combat-line-hope = Kość Nadziei
eu-combat-line-scenario = Scenariusz
eu-combat-line-earlier = To, co było wcześniej
eu-combat-line-thing = { $thing }
eu-combat-line-band = Przedział od { $low } do { $high }
eu-combat-line-band-open = Przedział od { $low } w górę
eu-combat-line-no-band = Poza przedziałami
eu-combat-line-floor = Nie mniej niż 0
eu-combat-odds = Co może wyjść
eu-combat-odds-wounds = Rany razem
eu-combat-odds-damage = Obrażenia razem
eu-combat-odds-reroll = Przerzut { $face }
eu-combat-odds-stand = Bez zmiany
eu-combat-odds-note = Szanse na sześć możliwych wyników, przy wszystkim, co teraz działa.
eu-combat-if-wounds = Rany, jeśli tak zostanie
eu-combat-if-damage = Obrażenia, jeśli tak zostanie
eu-combat-soon-wounds = Do Ran
eu-combat-soon-damage = Do Obrażeń
eu-combat-idle = liczy się tylko wtedy, gdy przedział coś zadaje
eu-combat-mends = potem leczy Potwora
eu-combat-hero-falls = Zdrowie { $before } spada do 0: { $name } ginie.
eu-combat-foe-falls = { $name }: Zdrowie { $before } spada do 0, Potwór pokonany.
eu-combat-becomes = { $name }: Zdrowie { $before } spada do { $after }.
eu-combat-unhurt = { $name }: Zdrowie nadal { $before }.

## Przed walką i po niej

eu-combat-card-band = Wartość Bitewna { $range }
eu-combat-back-health = Zdrowie
eu-combat-back-least = najmniej Ran
eu-combat-back-reward = Nagroda przy Reputacji { $range }
eu-combat-back-known = Znasz tę kartę
eu-combat-pack = Uzbrojenie
eu-combat-packs = { $who } zbroi się do Walki
eu-combat-pack-note = W czasie Walki nic już nie można zmienić
eu-combat-worn = Na planszy
eu-combat-bag = W Sakwach
eu-combat-bag-empty = Sakwy są puste.
eu-combat-use-before = Do użycia teraz
eu-combat-take-off = Zdejmij
eu-combat-put-on = Załóż
eu-combat-swap = Zamiast: { $thing }
eu-combat-drop = Odrzuć
eu-combat-defeated = Pokonany Potwór: { $foe }
eu-combat-reward = Nagroda
eu-combat-no-reward = Bez Nagrody: twoja Reputacja nie mieści się w przedziale { $range }
eu-combat-loot = Łup z pola
eu-combat-no-loot = brak
eu-combat-fell = { $name } ginie. Potwór: { $foe }
eu-combat-fell-text = Bohater budzi się w Kościele z pełnym Zdrowiem, 3 żetonami Gaar i Złotą kartą. Na koniec gry śmierć kosztuje 2 punkty Reputacji.
eu-combat-fell-go = Na mapę
