### Thorgal w przeglądarce: kafelki na Ścieżce, na polach Ran i na Wrogach, kości oraz Księga Opowieści.

## Kafelek w dłoni

th-tiles-turn = Obróć
th-tiles-flip = Odwróć
th-tiles-lay = Połóż
th-tiles-fault-outside = Każdy kwadrat musi leżeć na siatce.
th-tiles-fault-taken = Tu już coś leży.
th-tiles-fault-path = Musi stykać się bokiem z ostatnim kafelkiem i nie może cofać się w lewo od czoła drogi.
th-tiles-fault-first = Pierwszy kafelek musi zaczynać się w skrajnej lewej kolumnie.
th-tiles-fault-wound = Musi stykać się bokiem z inną Raną.
th-tiles-fault-fight = Musi stykać się bokiem z innym kafelkiem na karcie.
th-tiles-here = Tutaj:
th-tiles-here-gain = { $kind } +{ $number }
th-tiles-here-hearts = { $number ->
        [one] zakrywa { $number } Serce
        [few] zakrywa { $number } Serca
       *[other] zakrywa { $number } Serc
    }
th-tiles-here-penalty = { $number ->
        [1] { $kind }
       *[other] { $kind } × { $number }
    }
th-tiles-here-nothing = tylko puste pola
th-tiles-here-safe = bez Kary
th-tiles-here-reveals = sięga strzałki: nowa karta i Bonus z jej rogu
th-tiles-free-after = { $number ->
        [one] zostaje { $number } wolne pole
        [few] zostają { $number } wolne pola
       *[other] zostaje { $number } wolnych pól
    }

## Ścieżka

th-tiles-path = Ścieżka
th-tiles-cards = Karty Terenu
th-tiles-left = { $number ->
        [one] została { $number } karta
        [few] zostały { $number } karty
       *[other] zostało { $number } kart
    }
th-tiles-arrow = strzałka wskazuje kolumnę, która odkrywa następną
th-tiles-level = Kafelki: { $hero }, poziom Wędrówki { $level }
th-tiles-barren = jałowa ziemia
th-tiles-space = kolumna { $column }, rząd { $row }: { $what }
th-tiles-covered = zakryte
th-tiles-corner = Bonus po dotarciu: { $effects }
th-tiles-red = Czerwone kosztuje: { $effects }
th-tiles-yellow = Żółte kosztuje: { $effects }

## Rany

th-tiles-wounds = Rany, { $hero }: zakryte pola { $taken } z { $all }

## Walka

th-tiles-die = { $die }: { $shape }
th-tiles-reroll = Rzuć ponownie
th-tiles-blood = Krwaw i rzuć
th-tiles-critical = Krytyczny
th-tiles-may-reroll = Ponowne rzuty: { $number }
th-tiles-may-critical = Efekty Krytyczne: { $number }
th-tiles-may-upgrade = Ulepszenia: { $number }
th-tiles-hearts-open = { $number ->
        [one] Serce do zakrycia
        [few] Serca do zakrycia
       *[other] Serc do zakrycia
    }
th-tiles-covered-order = Wybierz na karcie, które zakryte pole rozpatrujesz jako następne.
th-tiles-not-rolled = Kości jeszcze nie rzucono.

## Księga Opowieści

th-tiles-book = Księga Opowieści
th-tiles-paragraph = Paragraf { $number }
th-tiles-follows = Co z tego wynika
th-tiles-one-of = Wybierz jedno
th-tiles-threads = Wątki Poboczne
th-tiles-thread-price = jeden z nich, za 1 Pogłoskę
th-tiles-followed = wybrany
th-tiles-after = O co walczycie
th-tiles-ending = Jak to się kończy
th-tiles-kind-good = Dobre zakończenie.
th-tiles-kind-bittersweet = Słodko-gorzkie zakończenie.
th-tiles-kind-bad = Złe zakończenie.
th-tiles-before = Poprzednia strona
th-tiles-next = Następna strona
th-tiles-so-far = Dotychczasowa opowieść
th-tiles-look = Spójrz na stół
th-tiles-to-table = Do stołu
th-tiles-open-book = Otwórz księgę
th-tiles-read-again = { $number ->
        [0] Dotychczasowa opowieść
       *[other] Dotychczasowa opowieść ({ $number })
    }
