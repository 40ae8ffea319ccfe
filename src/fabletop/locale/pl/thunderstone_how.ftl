### Jak grać w Kamień Gromu: sześć kroków, trzy dobre nawyki i słowo o pierwszej grze.

ts-how-step-1 = Na początek dwanaście kart
    .text = Sześciu Ochotników, dwa Sztylety, dwie Żelazne racje i dwie Pochodnie to twoja pierwsza talia, a na ręce masz po sześć kart. Co kupisz lub pokonasz, trafia na stos kart odrzuconych i wraca po przetasowaniu.
ts-how-step-2 = Jedna z trzech rzeczy
    .text = W swojej turze odwiedzasz Wioskę, wchodzisz do Lochu albo odpoczywasz. Kto odpoczywa, może usunąć jedną kartę z ręki. Potem odrzucasz całą rękę i dobierasz sześć nowych kart.
ts-how-step-3 = W Wiosce
    .text = Zsumuj złoto z ręki i kup jedną kartę z wierzchu dowolnego stosu. Niewydane złoto przepada. Za doświadczenie możesz też podnieść poziom Bohaterów z ręki.
ts-how-step-4 = W Lochu
    .text = W Hali leżą trzy Potwory, a ty atakujesz jednego z nich. Szereg wymaga tyle Światła, ile wynosi jego numer; każdy brakujący punkt Światła kosztuje 2 Ataku.
ts-how-step-5 = Bitwa
    .text = Każdego Bohatera możesz wyposażyć w jedną Broń, która nie jest dla niego za ciężka. Jeśli wartość Ataku dorówna Zdrowiu Potwora, jego karta i doświadczenie są twoje. Jeśli nie, Potwór trafia na spód Talii Lochu.
ts-how-step-6 = Kamień Gromu
    .text = Na początku leży wśród jedenastu ostatnich kart Talii Lochu. Gdy dotrze do szeregu 1, gra natychmiast się kończy. Wygrywa ten, kto na wszystkich swoich kartach ma najwięcej punktów zwycięstwa.
ts-how-habit-1 = Najpierw Światło, potem ostrza. Silna drużyna w ciemności traci 2 Ataku za każdy brakujący punkt Światła, więc wcześnie kup jego źródło.
ts-how-habit-2 = Dbaj o szczupłą talię. Gdy ręka do niczego innego się nie nadaje, odpocznij i usuń Chorobę albo słabą kartę: te dobre przyjdą szybciej.
ts-how-habit-3 = Wydawaj doświadczenie. Za 3 punkty Ochotnik staje się Bohaterem poziomu 1 dowolnego rodzaju; doświadczenie, które zostanie na końcu, nic nie daje.
ts-how-first = Zagraj z opcją „Pierwsza gra”: z Bohaterami, Potworami i kartami Wioski, które na pierwszą grę dobiera sama instrukcja. Przycisk ustawi ją za ciebie.
