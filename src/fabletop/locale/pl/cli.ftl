### Wiersz poleceń i stół w terminalu. Wszystkie zdania są naszego autorstwa.

## Polecenia i ich opcje

cli-help = Planszowe gry fantasy w terminalu: graj, badaj, zaglądaj do zasad.
cli-help-version = Podaj wersję i to, czy zasady są skompilowane.
cli-version-native = Fabletop { $version }, zasady skompilowane
cli-version-pure = Fabletop { $version }, zasady w czystym Pythonie
cli-help-games = Wypisz gry.
cli-help-play = Zagraj z graczami komputerowymi.
cli-help-simulate = Niech gracze komputerowi rozegrają wiele gier.
cli-help-tournament = Niech gracze komputerowi spotkają się ze sobą na wszystkich miejscach: zobacz, kto jest najsilniejszy.
cli-help-serve = Otwórz stoły w przeglądarce: graj z komputerem albo z innymi przez sieć.
cli-help-host = Adres, pod którym działa serwer; 0.0.0.0 wpuszcza innych z sieci.
cli-help-port = Port; bez niego pierwszy wolny od 8377.
cli-help-serve-pack = Folder twoich własnych kart, dla gry, do której są zrobione; z GAME=, gdy pasowałby do kilku.
cli-help-name = Nazwa, pod którą przeglądarki znajdują ten serwer, na przykład klub.example.org; adresy liczbowe i własna nazwa komputera jej nie potrzebują.
cli-help-proxy = Adres serwera pośredniczącego, któremu wierzymy, gdy mówi, kto pyta.
cli-help-db = Baza danych stołów, na przykład postgresql+psycopg://…; bez niej plik w folderze danych.
cli-help-browser = Otwórz przeglądarkę.
cli-help-replay = Obejrzyj zapisaną grę krok po kroku.
cli-help-analyse = Spójrz wstecz na zakończoną grę: które wybory były dobre, które kosztowne, a co było szczęściem.
cli-help-rules = Wypisz zasady albo jedną z nich.
cli-help-content = Policz karty i elementy gry według pochodzenia.
cli-help-check = Sprawdź zawartość: nazwy, których nie ma, urwane wątki, brakujące słowa.
cli-help-position-command = Uruchom pliki pozycji i porównaj oczekiwania z tym, co się stało.
cli-help-game = Gra, na przykład roll-player.
cli-help-lang = Język: en, pl albo cs.
cli-help-pack = Folder z własnymi kartami; można podać kilka.
cli-help-option = Opcja gry; można podać kilka.
cli-help-players = Liczba graczy.
cli-help-json = Odpowiedz w formacie JSON.
cli-help-bots = Kto gra na pozostałych miejscach: beginner, easy, normal, hard lub master; po dwukropku postać (normal:ID), by grać w jej stylu.
cli-help-bot-list = Kto gra: random, beginner, easy, normal, hard, master, search:GRY lub własny PLIK.py:KLASA, rozdzielone przecinkami.
cli-help-seed = Ziarno losowości: to samo ziarno daje tę samą grę.
cli-help-position = Graj dalej od pozycji z pliku.
cli-help-resume = Wróć do ostatniej zapisanej gry albo do podanego pliku.
cli-help-all-seats = Na każdym miejscu gra człowiek przy tym terminalu.
cli-help-count = Liczba gier.
cli-help-tournament-bots = Kto bierze udział, nazwy rozdzielone przecinkami; bez tego wszyscy.
cli-help-seats = Liczba miejsc przy stole.
cli-help-tournament-games = Liczba gier; ostatnia runda jest rozgrywana do końca, więc może być ich kilka więcej.
cli-help-processes = Liczba procesów, które grają; bez tego po jednym na rdzeń.
cli-help-out = Plik na tabelę w formacie JSON; dziennik gier leży obok niego (FILE.journal).
cli-help-afresh = Wróć do przerwanego turnieju albo wyrzuć jego dziennik i zacznij od nowa.
cli-help-train = Niech gracze komputerowi grają, a sieć uczy się z tego, ile są warte pozycje.
cli-help-train-games = Ile partii posłuży do nauki, razem z tymi, które już leżą w folderze.
cli-help-train-seats = Liczby graczy, rozdzielone przecinkami; partie biorą je po kolei.
cli-help-train-epochs = Ile razy sieć przejdzie przez wszystkie pozycje, łącznie.
cli-help-train-out = Folder na partie, sieć (weights.json) i krzywą uczenia; to samo polecenie podejmie tam pracę.
cli-help-save = Zapisana gra.
cli-help-seat = Czyje wybory: 1 to pierwszy gracz.
cli-help-analyse-games = Liczba wyobrażonych gier rozgrywanych przed oceną wyboru: więcej trwa dłużej i mówi więcej.
cli-help-clause = Numer zasady, na przykład RP-5.7 albo 5.7.
cli-help-coverage = Wypisz zasady, których nie dowodzi żaden test.
cli-help-search = Tylko zasady, które odpowiadają na pytanie w kilku słowach, od najlepszej.
cli-help-positions = Pliki pozycji.

## Miejsca

cli-player = Gracz { $number }
cli-player-you = Gracz { $number } (ty)

## Przy stole

cli-keys = Liczba wybiera · ? zasada · u cofnij · s wynik · h podpowiedź · q koniec · ! pomoc
cli-what = „{ $what }” nic tu nie znaczy: wpisz liczbę od 1 do { $most } albo !, by zobaczyć polecenia.
cli-no-option = Nie ma wyboru { $number }: wybierz od 1 do { $most }.
cli-explain-what = Nie ma tu nic o nazwie „{ $what }”: wpisz samo ?, ? z liczbą od 1 do { $most } albo ?x.
cli-refused-many = { $number ->
        [one] { $number } rzeczy nie można teraz wybrać; ?x pokazuje której i dlaczego.
       *[many] { $number } rzeczy nie można teraz wybrać; ?x pokazuje których i dlaczego.
    }
cli-refused-how = Wpisz ? i literę, by poznać całą zasadę, na przykład ? a.
cli-refused-none = Nic tu nie jest zakazane: wszystko, co widać, można wybrać.
cli-undo-nothing = Nie ma czego cofnąć: po twoim ostatnim wyborze wybierał ktoś inny albo odsłoniło się coś nowego.
cli-more-log = … więcej jest w dzienniku (l).
cli-undone = Cofnięto.
cli-no-score = Nie ma jeszcze wyniku.
cli-hint = Co sądzi o tym dobry gracz:
cli-hint-judged = To sam osąd: nikt nie myślał tu naprzód.
cli-saved = Zapisano w { $file } · graj dalej poleceniem: { $how }

## Polecenia przy stole: klawisz, dwukropek, działanie

cli-key-number = 1, 2, 3…: wybierz tę możliwość
cli-key-why = ?  lub  ? 7: zasada, z której wynika pytanie albo wybór 7
cli-key-refused = ?x  lub  ? a: czego nie można wybrać albo zasada, która zabrania rzeczy a
cli-key-board = b  lub Enter: narysuj stół od nowa
cli-key-score = s: dotychczasowy wynik, wiersz po wierszu
cli-key-log = l  lub  l 100: ostatnie wiersze dziennika albo ostatnie sto
cli-key-undo = u: cofnij swój ostatni wybór
cli-key-restart = r: cofnij całą swoją turę, o ile pozwalają zasady
cli-key-hint = h: co wybrałby dobry gracz
cli-key-quit = q: zapisz i wyjdź

## Koniec

cli-over = Koniec gry
cli-total = Razem
cli-winner = Wygrywa { $who }; { $points }.
cli-winners = Zwycięstwo dzielą: { $who }; { $points }.
cli-rank = Ranga: { $rank } ({ $points })
cli-party-won = Wygrywacie razem: { $ending }.
cli-party-lost = Przegrywacie razem: { $ending }.
cli-tie = Najwyższe wyniki są równe. Remis rozstrzyga się tak:
cli-kept = Gra jest zachowana; obejrzyj ją poleceniem: fabletop replay { $file }

## Odtwarzanie

cli-ply = Ruch { $ply } z { $last }
cli-replay-keys = Enter dalej · p wstecz · liczba skacze do ruchu · q kończy
cli-replay-end = To był ostatni ruch.
cli-replay-what = „{ $what }” nic tu nie znaczy: wpisz n, p, q albo liczbę od 0 do { $last }.

## Raporty

cli-simulating = Trwa gra
cli-simulated = Gry: { $games }, decyzje: { $decisions }, sekundy: { $seconds }, decyzji na sekundę: { $rate }
cli-player-head = Miejsce
cli-bot-head = Gra
cli-wins = Wygrane
cli-mean = Średni wynik
cli-least = Najniższy
cli-most = Najwyższy
cli-scores = Wyniki i jak często padły
cli-tournament-rivals = Turniej, gry: { $games }; odsetki wygranych z przedziałami ufności 95%.
cli-tournament-together = Turniej, gry: { $games }; każdy gracz sam przy swoim stole, przy tych samych rozdaniach; odsetki wygranych z przedziałami ufności 95%.
cli-tournament-stopped = Przerwano. To samo polecenie zacznie od następnej gry.
cli-tournament-player = Gracz
cli-tournament-games = Gry
cli-win-rate = Odsetek wygranych
cli-interval = 95%
cli-rating = Ranking
cli-coverage = Zasady: { $clauses }; dowiedzione testem: { $covered }, zwolnione: { $exempt }, niedowiedzione: { $uncovered }.
cli-uncovered = Żaden test nie dowodzi:
cli-unknown-clause = { $file } wymienia { $clause }, a takiej zasady nie ma.
cli-kind = Rodzaj
cli-source-box = W pudełku
cli-source-pack = W paczce
cli-source-rulebook = Z instrukcji
cli-source-published = Wydane
cli-source-designed = Nasze
cli-faults = { $broken ->
        [0] Wszystko w porządku.
        [one] { $broken } błąd.
        [few] { $broken } błędy.
       *[many] { $broken } błędów.
    } Brakujące tłumaczenia: { $missing }.
cli-positions = Zgodnie z oczekiwaniem: { $good } z { $all } pozycji.

## Roll Player w terminalu

rp-terminal-letter-green = Z
rp-terminal-letter-blue = N
rp-terminal-letter-red = R
rp-terminal-letter-purple = F
rp-terminal-letter-black = C
rp-terminal-letter-white = B
rp-terminal-letter-gold = Ł
rp-terminal-sum = teraz
rp-terminal-goal = cel
rp-terminal-action = akcja
rp-terminal-action-STR = obrót
rp-terminal-action-DEX = zamiana
rp-terminal-action-CON = o 1 w górę/dół
rp-terminal-action-INT = przerzut
rp-terminal-action-WIS = charakter
rp-terminal-action-CHA = żeton
rp-terminal-hand = Do umieszczenia:
rp-terminal-cost = Koszt
rp-terminal-card = Karta
rp-terminal-type = Typ
rp-terminal-arrow = Strzałka
rp-terminal-effect = Działanie

cli-which-game = W którą grę zagramy?
cli-hand-over = { $who }, twoja kolej: naciśnij Enter.

## Spojrzenie wstecz

cli-looking-back = Spojrzenie wstecz
cli-analysis-head = { $who }: { $grades }
cli-analysis-grade-best = najlepszy
cli-analysis-grade-good = dobry
cli-analysis-grade-inaccuracy = niedokładny
cli-analysis-grade-mistake = błąd
cli-analysis-grade-blunder = gruby błąd
cli-analysis-curve-lead = Czego można było oczekiwać, w punktach przewagi nad najlepszym rywalem, według rund lub tur:
cli-analysis-curve-alone = Czego można było oczekiwać, w punktach, według rund lub tur:
cli-analysis-curve-party = Szansa na zwycięstwo, w procentach, według rund lub tur:
cli-analysis-turning = Punkty zwrotne
cli-analysis-finest = Nie znaleziono żadnego błędu. Najlepsze wybory:
cli-analysis-move = ruch { $ply }
cli-analysis-did = wybrano
cli-analysis-better = lepiej
cli-analysis-line = a potem
cli-analysis-worst = Najkosztowniejsze wybory
cli-analysis-ply = Ruch
cli-analysis-mark = Ocena
cli-analysis-lost = Strata
cli-analysis-nothing = Nie ma czego oceniać: to miejsce nigdy nie miało wyboru.
cli-analysis-account = Szczęście i wybory
cli-analysis-expected = Oczekiwane na początku, gdy wszyscy grają szybko
cli-analysis-luck = Szczęście: kości, karty, to, co inni mieli na ręce
cli-analysis-own = Twoje wybory w porównaniu z szybką grą
cli-analysis-others = Wybory innych w porównaniu z szybką grą
cli-analysis-result = Wynik
cli-analysis-sum = Wszystkie wybory razem straciły co najmniej { $points } w porównaniu z najlepszymi znalezionymi.
cli-analysis-judgement = W tej grze nikt jeszcze nie myśli naprzód: oceny to sam osąd i nie ma wykresu.
cli-analysis-stopped = Przerwano. Oto, co znaleziono do tej pory:

## Uczenie

cli-train-epochs = Nauka
cli-train-stopped = Przerwano. To samo polecenie podejmie pracę od tego miejsca.
cli-train-learnt = Nauka z { $games ->
        [one] { $games } partii
       *[other] { $games } partii
    } i { $positions ->
        [one] { $positions } pozycji.
       *[other] { $positions } pozycji.
    }
cli-train-explains = W odłożonych partiach wyjaśnia { $learnt } wyniku (R2); dotychczasowa ocena { $judged }.
cli-train-files = Sieć: { $weights } · krzywa uczenia: { $curve }
cli-train-try = Sprawdź, kto jest silniejszy: fabletop tournament { $game } --bots search:100,search:100:{ $weights }

### Baza danych serwera.

cli-help-db-command = Zadbaj o bazę danych stołów: kopie, sprawdzanie, przejście na nową wersję.
cli-help-db-backup = Skopiuj bazę do nowego pliku, także gdy serwer działa.
cli-help-db-restore = Wstaw kopię zapasową w miejsce bazy; to, co w niej było, zostanie najpierw skopiowane.
cli-help-db-check = Przeczytaj wszystko i powiedz, co jest uszkodzone i które stoły nie mogą grać dalej. Nic się nie zmienia.
cli-help-db-migrate = Dostosuj bazę starszego Fabletop do tej wersji.
cli-help-db-export = Zapisz wybory graczy przy stole w pliku, jako zapis gry dla tego Fabletop, który miał jego zasady.
cli-help-db-epoch = Gdy stół gra dalej według innych zasad: 0 to ruchy przed pierwszą zmianą, 1 to ruchy po niej …
cli-db-backup = Kopia zapasowa leży w { $file }.
cli-db-restored = Stoły są znów takie jak w { $file }.
cli-db-before = To, co było wcześniej, leży w { $file }.
cli-db-newest = Nie ma nic do zrobienia: baza ma wersję { $version }.
cli-db-migrated = Bazę przeniesiono z wersji { $before } do wersji { $version }.
cli-db-exported = Stół { $table } leży w { $file }.
cli-db-checked = Stoły: { $tables }, wiersze: { $rows }, odłożone: { $aside }, uszkodzenia: { $faults }
