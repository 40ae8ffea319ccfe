### Dlaczego czegoś nie można wybrać: zdanie do każdej zasady, która zabrania. Wszystkie zdania są naszego autorstwa.
### Zasada może zabraniać w kilku sytuacjach; jej zdanie jest prawdziwe we wszystkich.

## Roll Player

why-RP-3-5 = Ta Karta Postaci jest już zajęta.
why-RP-3-21 = Ta karta Klasy jest już zajęta.
why-RP-3-37 = Ten rząd jest pełny.
why-RP-4-9 = Na tej karcie Inicjatywy nie ma kości.
why-RP-5-4 = Ta karta Inicjatywy jest już zajęta.
why-RP-5-5 = Musisz wziąć kartę Inicjatywy.
why-RP-5-9 = Kość musi trafić do rzędu z wolnym miejscem.
why-RP-5-19 = Ta akcja Atrybutu nie jest teraz dostępna.
why-RP-6-4 = Nie ma tu kości do zamiany.
why-RP-6-6 = Szóstki nie można podwyższyć, a jedynki obniżyć.
why-RP-6-18 = W tym miejscu nie ma kości.
why-RP-6-20 = Do zamiany potrzebujesz dwóch różnych kości.
why-RP-6-21 = Każda akcja tej Umiejętności wymaga innej kości.
why-RP-6-22 = Znacznik śledzenia nie może opuścić karty Charakteru.
why-RP-7-3 = Aby wziąć 2 sztuki złota, musisz odrzucić kartę Rynku.
why-RP-7-7 = Musisz kupić kartę albo wziąć 2 sztuki złota.
why-RP-7-14 = Masz za mało złota.
why-RP-7-17 = Nie możesz wydać więcej żetonów, niż wynosi cena.
why-RP-8-7 = Masz za mało wolnych dłoni na tę Broń.
why-RP-9-6 = Twój znacznik nie może przesunąć się zgodnie ze strzałką.
why-RP-9-7 = Ta Umiejętność jest wyczerpana.
why-RP-9-16 = Ta Umiejętność może poczekać: później da to samo.
why-RP-9-20 = To nie jest pora na tę Umiejętność.
why-RP-15-1 = Karta na to nie pozwala.
why-RP-15-10 = Po zakupie nie możesz już wziąć złota.
why-RP-15-13 = Potrzebujesz kości, która leży na karcie Inicjatywy.
why-RP-15-20 = Twój znacznik nie może przesunąć się zgodnie ze strzałką.
why-RP-15-37 = Masz za mało złota; żetony i zniżki tu nie działają.
why-RP-15-39 = Talia Rynku i stos kart odrzuconych są puste.
why-RP-15-44 = W mieszku nie ma kości tego koloru.
why-RP-15-48 = Kość potrzebuje innego rzędu z wolnym miejscem.
why-RP-15-57 = Tej Umiejętności nie można teraz użyć.
why-RP-15-58 = Nie możesz teraz użyć żadnej cudzej Umiejętności.
why-RP-15-62 = Wymieniane kości muszą mieć różne kolory.
why-RP-16-14 = Na Przyjaznym Rynku nie odrzuca się karty za złoto.

## Thunderstone

why-TS-4-10 = Efektów Wioski nie można używać w Lochu.
why-TS-4-11 = Efektów Lochu nie można używać w Wiosce.
why-TS-4-13 = Ten efekt został już użyty w tej turze.
why-TS-4-23 = Ten efekt nie ma teraz celu.
why-TS-6-15 = Kupić można tylko wierzchnią kartę stosu.
why-TS-6-17 = Masz za mało złota.
why-TS-6-22 = Nie ma już takich kart.
why-TS-7-5 = Masz za mało PD.
why-TS-7-10 = Poziomów nie można pomijać.
why-TS-7-12 = Nie ma już karty następnego poziomu.
why-TS-7-17 = Nie ma już karty 1. poziomu tego rodzaju.
why-TS-7-18 = Ten Bohater nie ma już wyższego poziomu.
why-TS-8-9 = Nie możesz odejść, póki da się zaatakować Potwora.
why-TS-8-10 = Ten szereg jest pusty.
why-TS-8-13 = Kamienia Gromu nie można zaatakować.
why-TS-9-5 = Ta Broń jest za ciężka dla tego Bohatera.
why-TS-9-12 = Ten Bohater miał już tę Broń albo rzucił inną.
why-TS-18-12 = Masz w ręce za mało złota.
why-TS-21-11 = Kamienia Gromu nie można odesłać.
why-TS-24-48 = Żadna z twoich kart nie ma monety.
why-TS-24-55 = Żaden Bohater nie jest wyposażony w tę Broń.
why-TS-24-62 = Nie masz w ręce Ochotnika.
why-TS-25-35 = Nie masz nieużytej karty Żywności.
why-TS-25-44 = Nie masz w ręce Choroby.
why-TS-25-52 = W Hali nie ma Potwora, którego można zabrać.
why-TS-26-8 = Masz za mało Światła, by zaatakować tego Potwora.

## Thorgal

why-TH-2-9 = Nie możesz zapłacić całej ceny.
why-TH-6-7 = W tej Lokacji jest Wróg: najpierw z nim walcz.
why-TH-7-4 = Zabrania tego teraz specjalna zasada Przygody.
why-TH-7-6 = Efekt rundy zamknął tę Lokację.
why-TH-9-3 = Ten kafelek nie zmieści się obok twoich Ran.
why-TH-10-10 = Ta Rana jest za duża na to leczenie.
why-TH-13-16 = Żeton musi trafić na inne miejsce w Rzędzie.
why-TH-14-23 = Z Bonusu, który też szkodzi, nie można zrezygnować.
why-TH-16-5 = Ten Obszar otworzy się dopiero w późniejszej rundzie.
why-TH-16-9 = Zabrania tego zasada tej Specjalnej Granicy.
why-TH-16-10 = Nieprzekraczalnej Granicy nigdy się nie przekracza.
why-TH-16-11 = Na tej Granicy jest Blokada.
why-TH-16-12 = Musisz przekroczyć co najmniej jedną Granicę.
why-TH-16-13 = Na tę Granicę zostało za mało wartości.
why-TH-17-4 = Tego kafelka nie da się teraz położyć na Ścieżce.
why-TH-22-8 = Nikt tu nie ma Zasobu dla tej Lokacji.
why-TH-23-9 = Ten kafelek nie mieści się już na karcie Wroga.
why-TH-23-22 = Blokada chroni też Wrogów w tej Lokacji.
why-TH-25-9 = Poziomu tego Wroga nie można obniżyć.
why-TH-25-17 = Poziomu tego Wroga nie można podnieść.
why-TH-28-12 = Zabrania tego Wydarzenie tej rundy.
why-TH-29-5 = Żeton Paragrafu zamknął tę Lokację na zawsze.
why-TH-29-9 = Nikt tu nie ma 1 Pogłoski, którą to kosztuje.
why-TH-31-2 = Na tej Lokacji jest Blokada.
why-TH-31-5 = Na tej karcie Akcji jest Blokada.
why-TH-35-25 = Ta karta Akcji ma już żeton Celu.

## Euthia

why-EU-8-3 = Nie masz czym opłacić tej Akcji.
why-EU-11-2 = Nie masz już punktów Ruchu.
why-EU-11-5 = Jest tam Potwór, a ty nie masz Akcji Walki.
why-EU-14-6 = Nie wszystkie pola wokół środka są wyzwolone.
why-EU-18-1 = Wydobywać można tylko na wyzwolonym polu Wydobycia.
why-EU-18-5 = Leży tu jeden twój żeton: już tu nie wydobywasz.
why-EU-18-10 = Nie stać cię na opłaty dla graczy, którzy mają tu żetony.
why-EU-18-17 = Nie ma już takich kafli.
why-EU-19-1 = Handlować można tylko w otwartym Miejscu Handlu.
why-EU-19-7 = Nie masz Złota na opłatę: najpierw coś sprzedaj.
why-EU-19-8 = Nie masz Złota na opłatę ani niczego na sprzedaż.
why-EU-19-14 = Masz za mało Złota.
why-EU-19-23 = Kolejna wymiana oferty kosztuje 1 sztukę Złota.
why-EU-19-42 = Leczenie kosztuje 1 sztukę Złota.
why-EU-19-44 = Żeton Gaar kosztuje 1 sztukę Złota.
why-EU-19-49 = Masz już pełne Zdrowie.
why-EU-35-2 = Leczenie w Kościele kosztuje 1 sztukę Złota.
why-EU-35-3 = Mikstura Leczenia kosztuje 1 sztukę Złota.
why-EU-35-13 = Konfrontacja z tym Żywiołakiem jest już za tobą.
why-EU-35-15 = Nie stać cię na opłaty dla wszystkich przed tobą.
why-EU-35-21 = Na tym polu wciąż jest Potwór.
why-EU-35-22 = Nie możesz teraz spełnić warunków tej Misji.
why-EU-36-4 = Odkrycie kafli Bohatera kosztuje 1 sztukę Złota.
why-EU-36-13 = Masz za mało Złota na naukę.
why-EU-36-14 = Brak wolnego odblokowanego pola na tę Umiejętność.
why-EU-36-21 = Masz za mało Złota na ten kafel.
why-EU-36-25 = Ta Umiejętność została zdjęta w tej Akcji Handlu.
why-EU-37-2 = Nie masz Złota lub Esencji, których wymaga to pole.
why-EU-39-8 = Masz na to za mało Sakw.
why-EU-40-4 = Odebrałoby ci to resztę Zdrowia.
why-EU-46-8 = Legowisko Potwora Elitarnego jest na polu innego rodzaju.
why-EU-46-9 = Legowisko Potwora Elitarnego jest obok innego miejsca.
why-EU-46-10 = Potwór Elitarny ma legowisko wokół innego kafla.
why-EU-46-11 = Zanim stawisz czoła Potworowi Elitarnemu, wyzwól to pole.
why-EU-46-29 = Ten Potwór jest odporny: nic twojego nie zmieni jego rzutu.
why-EU-49-6 = Nie masz Złotej karty, którą trzeba tu oddać.
why-EU-61-4 = W każdej turze możesz oddać jedno Trofeum.
why-EU-62-4 = Nie masz czym zapłacić albo już to było w tej turze.
why-EU-62-5 = Masz za mało Złota albo nie ma już Zaopatrzenia.
why-EU-62-6 = Nie masz Zaopatrzenia do dostarczenia.
why-EU-62-8 = Nie masz czym zapłacić albo masz to już za sobą.
why-EU-63-12 = Trzeba Złotej karty, a w turze można oddać najwyżej dwie.
why-EU-63-14 = Z Golemem walczy się z wyzwolonego pola.
why-EU-64-4 = Trzeba Złotej karty, a Kapłan pomaga ci raz w turze.
why-EU-64-5 = Nie możesz teraz spełnić warunków tej próby.
why-EU-64-6 = Tę próbę masz już za sobą.
