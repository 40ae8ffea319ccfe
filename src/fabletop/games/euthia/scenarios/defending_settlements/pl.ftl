### Euthia: Obrona Krainy.

eu-defending_settlements = Obrona Krainy
    .text = Dziewięć rund; oblężenia, grabież i zdrajca gdzieś za palisadą.
    .story =
        Osada to niewielka rzecz. Czterdzieści dachów, studnia, słup na rynku, pies, który szczeka na obcych. Rośnie przez trzy pokolenia, a przepaść może w jedną noc. Tej wiosny pogranicze straciło ich pięć. Pierwsza dała o sobie znać dymem na widnokręgu i wszyscy myśleli, że ktoś wypala trawy. Potem przestali przyjeżdżać woźnice z północy. Potem przyszedł jeden, bez wozu, i z czapką w rękach opowiedział wszystko w kościele Shii: najeźdźcy znają drogi. Wiedzą, w której bramie puszcza zawias i której nocy straż jest pijana. Ktoś im to mówi. Wojska nie ma, więc nie ma kogo posłać. Jest garstka Bohaterów, zmęczonych, źle opłacanych i nieprzepadających za sobą nawzajem. Starszyzna wyjmuje odznaki z tłoczonej cyny, sześć, bo więcej nigdy nie wybito, i przyrzeka dać każdą temu, kto zasłuży na zaufanie ludzi za palisadą. To nie złoto. Ale imię, które w sześciu wsiach wymawia się życzliwie, jest w tej krainie więcej warte niż złoto i na dłużej starcza.
    .rules =
        Kupcy i Alchemicy to osady. Każda dostaje Odznakę, póki starczy sześciu, i zakrytą kartę postaci.

        Porozmawiaj z nieznajomym w otwartej osadzie za 1 Złotą monetę albo Srebrną kartę.

        Zaopatrzenie kupuje się w Kościele za 2 Złote monety.

        Zaopatrzenie dostarczone do otwartej osady z Odznaką daje 1 punkt Reputacji i tę Odznakę.

        Od rundy 2 w każdej rundzie odkrywa się Wydarzenie, a potem zaczynają się oblężenia.

        Pokonaj Potwora, który oblega: Reputacja według jego poziomu i Odznaka, jeśli jeszcze tam leży.

        Oblężenie, które przetrwa do końca następnej rundy, zmienia się w grabież: nic tam nie zostaje.

        Każda Odznaka daje na koniec 2 punkty Reputacji. Jeśli osad splądrowanych jest więcej niż ocalałych, żetony Handlu nic nie dają.

## Solo: rangi

eu-defending_settlements-rank-shield_of_the_marches = Tarcza Pogranicza
eu-defending_settlements-rank-warden = Strażnik Krainy
eu-defending_settlements-rank-defender = Obrońca
eu-defending_settlements-rank-watchman = Wartownik
eu-defending_settlements-rank-straggler = Maruder

## Razem: jak to się kończy

eu-defending_settlements-ending-won = Dym z kominów
    .story =
        O szarym świcie liczycie dymy. Stoją cienkie i proste nad dachami, jak wtedy, gdy piecze się chleb. Woźnice znów przyjeżdżają z północy, i to z wozami. Przy słupie na rynku szczeka na was pies, przypomina sobie i podchodzi, żebyście podrapali go za uchem. Cyna na waszych płaszczach jest powgniatana i nikt nigdy tyle za nią nie dawał.
eu-defending_settlements-ending-lost = Trzy pokolenia
    .story =
        Starszyzna siedzi w kościele Shii i wymienia nazwy miejsc, których już nie ma, i trwa to za długo. Kto mógł coś unieść, przyniósł to tutaj; dziedziniec jest pełen drzwi, kołysek, jest nawet sznur od studni, równo zwinięty. Nikt wam nie robi wyrzutów. Stara kobieta przypina do chusty odznakę z tłoczonej cyny, bo tyle zostało z czterdziestu dachów.
