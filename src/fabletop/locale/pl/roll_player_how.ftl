### Jak grać w Roll Player: sześć kroków, trzy dobre nawyki i słowo o pierwszej grze.

rp-how-step-1 = Tworzysz bohatera
    .text = Sześć rzędów po trzy miejsca, a Klasa wyznacza cel dla każdego rzędu. W każdej rundzie umieszczasz jedną kość; w rundzie, która zapełni ostatnie z twoich 18 miejsc, gra się kończy i liczy się Gwiazdki.
rp-how-step-2 = Weź kartę
    .text = Po rzucie kości trafiają na karty Inicjatywy, najniższa na kartę 1. Bierzesz jedną kartę: jej kość, leżące na niej złoto i miejsce w kolejce na Rynku.
rp-how-step-3 = Umieść kość
    .text = Kość trafia na pierwsze puste miejsce dowolnego rzędu. Trzecia kość w rzędzie daje 1 sztukę złota, złota kość 2. Potem możesz wykonać akcję tego rzędu: obrócić kość, zamienić dwie miejscami, przerzucić jedną.
rp-how-step-4 = Kup kartę albo weź 2 sztuki złota
    .text = W kolejności swoich kart gracze kupują na Rynku po jednej karcie albo odrzucają jedną i biorą 2 sztuki złota. Broń i Umiejętności pomagają w trakcie gry, Pancerz i Cechy dają Gwiazdki na końcu.
rp-how-step-5 = Pilnuj swojej Historii
    .text = Historia chce określonych kolorów na sześciu określonych miejscach. Po karcie Charakteru wędruje twój znacznik: zyskujesz lub tracisz Gwiazdki z pola, na którym skończy. Przesuwa go Mądrość, a także Cechy.
rp-how-step-6 = Sześć rodzajów Gwiazdek
    .text = Sumuje się cele, kości w kolorze Klasy, Charakter, Historię, Pancerz i Cechy. Wygrywa ten, kto ma najwięcej Gwiazdek; przy remisie ten, kto ma najwięcej złota.
rp-how-habit-1 = Wcześnie myśl o dokładnych celach. Cel 17 spełnia tylko 17, więc zostaw w tym rzędzie jedno miejsce na kość, która pasuje.
rp-how-habit-2 = Niska kość to nie zła kość: kto ją bierze, jest pierwszy na Rynku. Zanim wybierzesz, obejrzyj leżące tam karty.
rp-how-habit-3 = Zanim kupisz Cechę, sprawdź dwie rzeczy: jak spełnisz jej warunek i dokąd jej strzałka zaprowadzi twój znacznik.
rp-how-first = Wybierz Człowieka: nie ma premii ani kar, o których trzeba pamiętać. Jeśli trafi ci się Wojownik, weź go: w trzech jego rzędach wystarczy dowolna wartość od 14 wzwyż.
