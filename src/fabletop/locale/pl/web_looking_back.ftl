### Spojrzenie wstecz na zakończony stół: wykres, znaki, punkty zwrotne, szczęście i wybory. Wszystkie zdania są nasze.

web-look-head = Spojrzenie wstecz
web-look-open = Spójrz wstecz
web-look-to-table = Do stołu
web-look-not-over = Gra jeszcze trwa. Wróć, gdy się skończy.
web-look-course = Jak to szło
web-look-expected = oczekiwane punkty
web-look-chance = szansa na zwycięstwo
web-look-keys = Wykres: strzałki prowadzą od wyboru do wyboru, z Shiftem od rundy do rundy, Enter pokazuje ruch na planszy
web-look-table = Czego można było oczekiwać, ruch po ruchu
web-look-move = Ruch { $ply }
web-look-replay = Odtwórz tutaj
web-look-better-was = Lepiej: { $what }
web-look-grade-best = najlepszy
web-look-grade-good = dobry
web-look-grade-inaccuracy = niedokładny
web-look-grade-mistake = błąd
web-look-grade-blunder = gruby błąd
web-look-did = Twój wybór
web-look-better = Lepiej było
web-look-then = a potem
web-look-worlds = { $number ->
        [one] Wypróbowano w jednym wyobrażonym świecie.
       *[other] Wypróbowano w { $number } wyobrażonych światach.
    }
web-look-turning = Punkty zwrotne
web-look-finest = Nie znaleziono żadnego błędu. Oto twoje trzy najlepsze wybory.
web-look-result = Wynik
web-look-fate = Szczęście i wybory
web-look-unit-lead = punkty przewagi nad najlepszym rywalem
web-look-unit-alone = punkty
web-look-unit-party = ile warte było zakończenie; najwięcej warte jest zwycięstwo
web-look-part-expected = Oczekiwane na początku
web-look-part-luck = Szczęście: kości i karty
web-look-part-others = Wybory innych
web-look-part-own = Twoje wybory
web-look-part-result = To, co wyszło
web-look-luck = Szczęście
web-look-lost = W porównaniu z najlepszymi znalezionymi wyborami twoje straciły co najmniej { $points } punktów.
web-look-how = Liczba wyobrażonych gier na wybór: { $games }, na podstawie tego, co było wtedy wiadomo. Wybory są porównywane z szybką grą.
web-look-reckoning = Gra jest przemyśliwana: { $done } z { $all } spojrzeń
web-look-waiting = Gra zostanie wkrótce przemyślana.
web-look-stop = Zatrzymaj
web-look-stopped = Zatrzymano. Widać to, co znaleziono do tej pory.
web-look-failed = Spojrzenie wstecz się nie udało.
web-look-again = Zacznij od nowa
web-look-nothing = Nie ma czego oceniać: nigdy nie było wyboru.
web-look-judgement = W tej grze nikt jeszcze nie myśli naprzód: znaki to sam osąd i nie ma wykresu.
