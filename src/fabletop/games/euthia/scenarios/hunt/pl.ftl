### Euthia: Polowanie.

eu-hunt = Polowanie
    .text = Osiem rund; za Trofea płacą na stopniach Kościoła. Polecane na pierwszą grę.
    .story =
        Jesień przyszła w tym roku wcześnie, a razem z nią przyszły zęby. Pasterze sprowadzają stada ze wzgórz i liczą je dwa razy, bo za drugim razem zawsze wychodzi mniej. Młynarze ryglują drzwi w samo południe. Nikt nie nazywa tego wojną; wojny mają sztandary. To ma tylko ślady w błocie, zbyt głębokie i zbyt liczne. Budzi się więc stary obyczaj. W kruchcie kościoła Shii wisi róg, czarny ze starości, i kto w niego zadmie, ten otwiera Polowanie. Przez osiem dni żaden pan nie ściągnie z łowcy podatku, żadna gospoda nie odprawi go od progu, a za każdą bestię złożoną na stopniach kościoła płaci się monetą i imieniem. Imiona zapisują kapłani. Pokrywają już ścianę za ołtarzem, dwieście lat imion. Wczoraj róg zagrał. Zastał cię na dziedzińcu, przy łataniu rzemienia; innych zastał tuż obok. Spojrzeliście po sobie, jeszcze nie jak wrogowie. Na ścianie jest miejsce dla wielu imion. Na samej górze jest miejsce dla jednego.
    .rules =
        Raz w każdej swojej turze możesz oddać w Kościele jedno Trofeum: poziom 1 daje 1 punkt Reputacji i 1 Złotą monetę, poziom 2 daje 2 i 1, poziom 3 daje 3 i 2.

        Każde oddane Trofeum to żeton na ścianie. Na koniec kto ma ich tam najwięcej, zyskuje 4 punkty Reputacji, a drugi w kolejności 2; przy dwóch graczach nagradza się tylko pierwszego.

## Solo: rangi

eu-hunt-rank-top_of_the_wall = Szczyt Ściany
eu-hunt-rank-master_of_the_hunt = Mistrz Łowów
eu-hunt-rank-hunter = Łowca
eu-hunt-rank-tracker = Tropiciel
eu-hunt-rank-beater = Naganiacz

## Razem: jak to się kończy

eu-hunt-ending-won = Imiona w jednym rzędzie
    .story =
        Dziewiątego ranka kapłani wynoszą drabinę i do południa jej nie chowają. Ryją wasze imiona obok siebie, w jednej linii i na jednej wysokości, bo nikt nie umiał powiedzieć, czyja włócznia była ostatnia. Na dole, na dziedzińcu, pasterze liczą stada dwa razy. Pierwszy raz w tym roku za każdym razem wychodzi tyle samo.
eu-hunt-ending-lost = Goły kamień
    .story =
        Dziewiątego ranka róg znów wisi w kruchcie, a pod nim stoi tych kilkoro, którzy wrócili. Kapłani patrzą na stopnie, na to, co na nich leży, i na ścianę. Drabiny nie wynoszą. Tej nocy młynarze ryglują drzwi przed zachodem słońca, a na wzgórzach coś odpowiada psu.

## Co mówi się przy stole

eu-label-wall = Na ścianie
eu-tell-horn = Rozlega się róg. Potwór Elitarny uchodzi: { $foe }.
eu-tell-steps = { $you ->
        [yes] Oddajesz Trofeum na stopniach Kościoła: { $foe }.
       *[other] { $who } oddaje Trofeum na stopniach Kościoła: { $foe }.
    }
eu-do-deed-steps = Oddaj Trofeum: { $foe }
