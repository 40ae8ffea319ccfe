### Euthia: Polowanie.

eu-hunt = Polowanie
    .story =
        Jesień przyszła w tym roku wcześnie, a razem z nią przyszły zęby. Pasterze sprowadzają stada ze wzgórz i liczą je dwa razy, bo za drugim razem zawsze wychodzi mniej. Młynarze ryglują drzwi w samo południe. Nikt nie nazywa tego wojną; wojny mają sztandary. To ma tylko ślady w błocie, zbyt głębokie i zbyt liczne. Budzi się więc stary obyczaj. W kruchcie kościoła Shii wisi róg, czarny ze starości, i kto w niego zadmie, ten otwiera Polowanie. Przez osiem dni żaden pan nie ściągnie z łowcy podatku, żadna gospoda nie odprawi go od progu, a za każdą bestię złożoną na stopniach kościoła płaci się monetą i imieniem. Imiona zapisują kapłani. Pokrywają już ścianę za ołtarzem, dwieście lat imion. Wczoraj róg zagrał. Zastał cię na dziedzińcu, przy łataniu rzemienia; innych zastał tuż obok. Spojrzeliście po sobie, jeszcze nie jak wrogowie. Na ścianie jest miejsce dla wielu imion. Na samej górze jest miejsce dla jednego.
