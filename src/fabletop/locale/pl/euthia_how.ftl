### Jak grać w Euthię: sześć kroków, trzy dobre nawyki i słowo o pierwszej grze.

eu-how-step-1 = Zdobądź sławę
    .text = Każdy prowadzi jednego Bohatera w krainie, która rośnie kafel po kaflu. Wygrywa ten, kto po ostatniej rundzie Scenariusza i podliczeniu ma najwięcej Reputacji.
eu-how-step-2 = Trzy żetony na rundę
    .text = W każdej rundzie masz trzy żetony Akcji: Wydobycie, Handel i Walkę. Każdy daje swoją Akcję albo punkty Ruchu, nigdy jedno i drugie. Jeden niewykorzystany możesz zachować na następną rundę.
eu-how-step-3 = W drogę
    .text = Krok kosztuje 1 punkt Ruchu, a na krawędzi Mapy odkrywa się nowe kafle. Na pole Potwora wejdziesz tylko wtedy, gdy masz Akcję Walki, i nie da się przez nie przejść: walczysz.
eu-how-step-4 = Walka
    .text = Potworem kieruje inny gracz. Atakuje Potwór, atakujesz ty, a przed każdym atakiem możesz się leczyć. Suma kości mieści się w przedziale na jego karcie albo na twojej Broni, a przedział mówi, co z niej wynika.
eu-how-step-5 = Rośnij w siłę
    .text = Bierzesz Łupy po Potworach, wydobywasz Surowce i wypełniasz Misje. W Akcji Handlu sprzedajesz i kupujesz, leczysz się, odkrywasz kafle Bohatera i uczysz się Umiejętności, na ile starczy Złota.
eu-how-step-6 = Podliczenie
    .text = Na końcu Przedmioty i kafle Bohatera na twojej planszy, odblokowane pola i Klejnoty liczą się jako Złoto, a 5 Złotych monet to 1 punkt Reputacji. Twoje czyny punktują w sześciu kategoriach. Każda śmierć w Walce kosztuje 2 punkty Reputacji.
eu-how-habit-1 = Popatrz, zanim zaczniesz Walkę. Rewers wierzchniej karty Potwora pokazuje jego Zdrowie i Nagrodę, zanim wejdziesz na jego pole.
eu-how-habit-2 = Nie ruszaj do Walki z resztką Zdrowia. W Kościele 1 Złota moneta leczy 6 Ran; śmierć i tak cię tam zaprowadzi, a Łup zostanie na polu.
eu-how-habit-3 = Wydawaj Złoto wcześnie. Dobra Broń pomaga w każdej Walce, a Przedmiot na planszy na końcu i tak liczy się po pełnej cenie zakupu.
eu-how-first = Zagraj w Polowanie: ma osiem rund i nadaje się na pierwszą grę. Weź Drala: zbroja, Tarcza i ta sama niezawodna Broń w jednej Walce za drugą.
