### Roll Player: działanie kart i Klas, po jednym zdaniu na każdy czasownik pakietu.

## Części zdań

rp-text-or = { $one } lub { $two }
rp-text-stars = { $stars } { $stars ->
    [one] Gwiazdka
    [few] Gwiazdki
   *[other] Gwiazdek
}
rp-text-most = { $most ->
    [0] .
    [one] , najwyżej { $most } Gwiazdka.
    [few] , najwyżej { $most } Gwiazdki.
   *[other] , najwyżej { $most } Gwiazdek.
}
rp-text-gold = { $gold } { $gold ->
    [one] sztukę złota
    [few] sztuki złota
   *[other] sztuk złota
}
rp-text-action-any = jedną dowolną akcję Atrybutu
    .of = dowolnego Atrybutu
rp-text-action-STR = akcję Siły
    .of = Siły
rp-text-action-DEX = akcję Zręczności
    .of = Zręczności
rp-text-action-CON = akcję Kondycji
    .of = Kondycji
rp-text-action-INT = akcję Inteligencji
    .of = Inteligencji
rp-text-action-WIS = akcję Mądrości
    .of = Mądrości
rp-text-action-CHA = akcję Charyzmy
    .of = Charyzmy
rp-text-buy-weapon = kartę Broni
rp-text-buy-armor = kartę Pancerza
rp-text-buy-trait = Cechę
rp-text-buy-skill = Umiejętność
rp-text-toward-good = dobru
rp-text-toward-evil = złu
rp-text-toward-lawful = praworządności
rp-text-toward-chaotic = chaosowi
rp-text-class-green = zielonej
rp-text-class-blue = niebieskiej
rp-text-class-red = czerwonej
rp-text-class-purple = fioletowej
rp-text-class-black = czarnej
rp-text-class-white = białej

## Klasy

rp-ability-hands = Twoja Broń może zajmować łącznie { $hands ->
    [one] jedną dłoń
    [3] trzy dłonie
    [4] cztery dłonie
    [few] { $hands } dłonie
   *[other] { $hands } dłoni
} zamiast { $usual ->
    [2] dwóch
   *[other] { $usual }
}.
rp-ability-purchases = { $purchases ->
    [2] W swojej turze na Rynku możesz po zakupie karty kupić jeszcze drugą.
   *[other] W swojej turze na Rynku możesz kupić do { $purchases } kart.
} Żeton Charyzmy pomaga opłacić tylko jedną z nich.
rp-ability-refreshes = W każdej Fazie Porządkowania możesz odnowić do { $refreshes ->
    [2] dwóch
   *[other] { $refreshes }
} kart Umiejętności zamiast jednej.
rp-ability-gold_die = Każda złota kość, która trafia na twoją Kartę Postaci, nawet podczas przygotowania do gry, daje ci { rp-text-gold } zamiast { $usual }.
rp-ability-attuned = Tuż przed każdą Fazą Rynku możesz dołożyć do Rynku jedną kartę ze stosu kart odrzuconych. Kupić ją może każdy.
rp-ability-after_buying = Ilekroć kupisz { $bought }, { $trait ->
    [0] możesz wykonać { $action }.
   *[other] po ruchu zgodnym z jej strzałką możesz wykonać { $action }.
}
rp-ability-after_discard = Ilekroć w swojej turze na Rynku bierzesz złoto zamiast kupować, możesz potem wykonać { $action }.
rp-ability-instead = W swojej turze w Fazie Kości możesz wykonać { $action } zamiast akcji rzędu, w którym umieszczasz kość.
rp-ability-instead_on_third_die = Gdy w swojej turze w Fazie Kości umieszczasz trzecią kość w rzędzie, możesz zamiast akcji tego rzędu wykonać { $action }.
rp-ability-arrow_gold = Ilekroć strzałka kupionej Cechy lub użytej Umiejętności przesunie twój znacznik śledzenia ku { $toward }, weź { rp-text-gold }.

## Broń

rp-weapon-goal_bonus = Przy podliczaniu celów Atrybutów każda twoja { $dice ->
    [class] kość w kolorze Klasy
   *[gold] złota kość
} jest warta o { $plus } więcej, nawet ponad 6. Cechy sprawdzające kości pomijają tę premię.
rp-weapon-again = Ilekroć wykonujesz { $action }, możesz { $row ->
    [WIS] przesunąć znacznik śledzenia o jeszcze jedno pole w dowolnym z czterech kierunków.
    [CHA] od razu wykonać drugą. Druga nie daje trzeciej.
   *[other] od razu wykonać drugą, na tej samej lub innej kości. Druga nie daje trzeciej.
}
rp-weapon-reroll_taken = W swojej turze w Fazie Kości, zanim umieścisz wziętą kość, możesz ją raz przerzucić. Nowy wynik obowiązuje.
rp-weapon-third_die = Gdy w swojej turze w Fazie Kości umieszczasz trzecią kość w rzędzie, weź za to { rp-text-gold } zamiast { $usual }.
rp-weapon-discount = Każda inna karta Rynku kosztuje cię o { rp-text-gold } mniej (nie mniej niż 0), także przy Skradaniu, ale nie przy Włamywaniu.
rp-weapon-joins_set = Przy końcowym podliczaniu jeden wybrany zestaw Pancerza liczy się tak, jakby miał o 1 kartę więcej. Musi mieć co najmniej 1 kartę i nie być kompletny.

## Pancerz

rp-text-armor = Zestaw { $set ->
    [chain] kolczy
    [leather] skórzany
   *[mystic] mistyczny
}: { $stars } Gwiazdek za 1–{ $cards } { $cards ->
    [few] karty
   *[other] kart
}{ $colours ->
    [0] .
   *[other] ; o { $bonus } więcej dla { $classes } Klasy.
}

## Cechy

rp-trait-cards = { rp-text-stars } { $per ->
    [1] za każdą { $of ->
        [weapon] twoją Broń
        [armor] twoją kartę Pancerza
        [skill] twoją Umiejętność
       *[trait] twoją Cechę, łącznie z tą
    }
   *[other] za każde pełne { $per } { $per ->
        [few] karty
       *[other] kart
    } { $of ->
        [weapon] Broni, które masz
        [armor] Pancerza, które masz
        [skill] Umiejętności, które masz
       *[trait] Cech, które masz, łącznie z tą
    }
}{ rp-text-most }
rp-trait-low_row = { rp-text-stars }, jeśli twoja { $row } ({ $race ->
    [0] same kości
   *[other] kości z premią lub karą za Rasę
}) wynosi { $limit } lub mniej{ rp-text-most } Premie z Broni się nie liczą.
rp-trait-rows_of_one_value = { rp-text-stars } { $per ->
    [1] za każdy rząd, w którym
    [few] za każde pełne { $per } rzędy, w których
   *[other] za każde pełne { $per } rzędów, w których
} wszystkie trzy kości mają tę samą wartość{ rp-text-most }
rp-trait-rows_of_one_colour = { rp-text-stars } { $per ->
    [1] za każdy rząd, w którym
    [few] za każde pełne { $per } rzędy, w których
   *[other] za każde pełne { $per } rzędów, w których
} wszystkie trzy kości mają ten sam kolor, także złoty{ rp-text-most }
rp-trait-rows_with_sixes = { rp-text-stars } { $per ->
    [1] za każdy rząd, w którym
    [few] za każde pełne { $per } rzędy, w których
   *[other] za każde pełne { $per } rzędów, w których
} co najmniej { $limit ->
    [1] jedna kość pokazuje
    [2] dwie kości pokazują
   *[other] { $limit } kości pokazują
} 6{ rp-text-most }
rp-trait-token_at = { rp-text-stars }, jeśli twój znacznik śledzenia zakończy grę w { $of ->
    [good] rzędzie dobra (górnym)
    [evil] rzędzie zła (dolnym)
    [lawful] kolumnie praworządności (lewej)
   *[chaotic] kolumnie chaosu (prawej)
}{ rp-text-most }
rp-trait-gold = { rp-text-stars } { $per ->
    [1] za każdą sztukę złota, którą
    [few] za każde pełne { $per } sztuki złota, które
   *[other] za każde pełne { $per } sztuk złota, które
} masz na koniec gry{ rp-text-most } Złota nie wydajesz.
rp-trait-backstory_matches = { rp-text-stars } { $per ->
    [1] za każde dopasowanie
    [few] za każde pełne { $per } dopasowania
   *[other] za każde pełne { $per } dopasowań
} do twojej Historii{ rp-text-most }
rp-trait-dice_of_class = { rp-text-stars } { $per ->
    [1] za każdą kość
   *[other] za każde pełne { $per } kości
} w kolorze twojej Klasy na twojej Karcie Postaci{ rp-text-most }
rp-trait-goals = { rp-text-stars }{ $per ->
    [1] { " " }za każdy osiągnięty cel Atrybutu
    [2] { " " }za każde pełne 2 osiągnięte cele Atrybutów
    [3] { " " }za każde pełne 3 osiągnięte cele Atrybutów
   *[other] , jeśli osiągniesz co najmniej { $per } ze swoich 6 celów Atrybutów
}, z uwzględnieniem Rasy i Broni{ rp-text-most }

## Umiejętności

rp-skill-act_now = { $times ->
    [1] Wykonaj { $action }.
    [2] Wykonaj po kolei do dwóch akcji { $of } na różnych kościach.
   *[other] Wykonaj po kolei do { $times } akcji { $of } na różnych kościach.
}{ $rerolls ->
    [0] { "" }
   *[other] { " " }O każdym wyniku zdecyduj przed następnym rzutem.
}
rp-skill-take_gold = Weź { rp-text-gold } z zapasu.
rp-skill-raise_die = Podwyższ kość na swojej Karcie Postaci o { $most ->
    [1] 1
    [2] 1 lub 2
   *[other] 1 do { $most }
}, najwyżej do 6.
rp-skill-sleight_of_hand = Przenieś kość na swojej Karcie Postaci, bez zmiany wartości, na pierwsze wolne miejsce innego rzędu, a lukę po niej zamknij, dosuwając kości do lewej. Nie daje to złota ani akcji Atrybutu.
rp-skill-search = Zajrzyj do mieszka, wybierz kość i zamień ją z kością innego koloru na swojej Karcie Postaci; przejmuje ona jej miejsce i wartość. Jeśli jest złota, weź { rp-text-gold }. Nie daje to akcji Atrybutu.
rp-skill-negotiate = Zamień kość na swojej Karcie Postaci z kością na jeszcze niewybranej karcie Inicjatywy; obie zachowują wartości. Potem ułóż kości na takich kartach rosnąco; o remisach decydujesz ty. Jeśli twoja nowa kość jest złota, weź { rp-text-gold }. Nie daje to akcji Atrybutu.
rp-skill-climb = Obróć kość na jeszcze niewybranej karcie Inicjatywy na przeciwną ściankę. Potem ułóż kości na takich kartach rosnąco; o remisach decydujesz ty. Złoto zostaje na swojej karcie.
rp-skill-intimidate = Przerzuć naraz dowolną liczbę kości na jeszcze niewybranych kartach Inicjatywy; wyniki obowiązują. Potem ułóż kości na takich kartach rosnąco; o remisach decydujesz ty. Złoto zostaje na swojej karcie.
rp-skill-move_silently = W swojej turze na Rynku kup jedną kartę ze stosu kart odrzuconych zamiast z Rynku. Żetony Charyzmy i Ciężka kusza pomagają zapłacić. Po takim zakupie nie możesz w tej turze odrzucić karty Rynku za złoto.
rp-skill-open_lock = W swojej turze na Rynku, zamiast kupować z Rynku, kup w ciemno wierzchnią kartę jego talii za { rp-text-gold }, bez względu na jej koszt. Żetony Charyzmy i zniżki nie działają. Jeśli Broń przekroczy twój limit dłoni, odrzucaj Broń, aż się w nim zmieścisz.
rp-skill-diplomacy = Użyj Umiejętności innego gracza, gotowej lub wyczerpanej, jak własnej i w chwili, na którą ona pozwala. Twój znacznik śledzenia przesuwa się zgodnie z jej strzałką, co musi być możliwe; z samej zdolności możesz zrezygnować. Wyczerpujesz tylko Dyplomację.
