### Euthia: Sześć legend.

eu-six_legends = Sześć legend
    .text = Dziesięć rund; sześć prób na krańcach krainy i Artefakt dla tego, kto pierwszy przejdzie każdą z nich.
    .story =
        Każde dziecko w Euthii umie zaśpiewać Sześć. Kamień, który płakał. Korona, w której nie ma nikogo. Olbrzym, który położył się myśleć. Studnia, która wypiła księżyc. Tron, na którym wolno siadać tylko wiatrowi. Paszcza, która zjadła górę i wciąż jest głodna. Dobre piosenki do skakanki, a od tysiąca lat nikt nie wierzy w ani jedno ich słowo. Kapłan wierzył. Miał mapę z wersów: o ile dni drogi od studni spał olbrzym, po której stronie drogi płakał kamień. Złożone razem, sześć pieśni opisuje jedną podróż. Na każdym postoju ktoś coś celowo zostawił: ludzie, którzy wiedzieli, co nadejdzie, i wiedzieli, że ich wtedy nie będzie. Teraz nadchodzi. Wezwał Bohaterów do kościoła, dał każdemu zwój i kubek marnego wina i odczytał pierwszy wers. Zapłacić nie może. Ale kto przyniesie do domu jedną z sześciu rzeczy, powiedział, temu zapłata nie będzie potrzebna. Będzie w pieśni.
    .rules =
        W stosie Mapy jest sześć kafli Legend. Próbę każdej z nich można przejść na środku kafla, gdy jej strażnik jest pokonany.

        Kto pierwszy przejdzie próbę, bierze Artefakt i całą Reputację; inni mogą przejść ją później, każdy raz, za połowę. Próba liczy się jak Misja.

        Artefakt leży obok pól, nie wymaga Sakwy i nie można go ani sprzedać, ani odrzucić.

        Każdy Bohater zaczyna ze Zwojem Teleportacji. Kapłan w Kościele raz w turze leczy za Złotą kartę wszystkie Rany i daje kolejny Zwój.

        Pierwszy Artefakt z każdego Rozdziału daje wszystkim pozostałym graczom po Złotej karcie. Po przejściu czterech prób Potwory poziomu 3 przynoszą o 1 żeton Chaosu więcej.

        Na koniec 1 Artefakt daje 3 punkty Reputacji, 2 dają 8, a 3 lub więcej dają 14. Gra kończy się wcześniej, gdy zdobyty zostanie szósty.

## Solo: rangi

eu-six_legends-rank-seventh_verse = Siódmy Wers
eu-six_legends-rank-keeper_of_songs = Strażnik Pieśni
eu-six_legends-rank-seeker = Poszukiwacz
eu-six_legends-rank-listener = Słuchacz
eu-six_legends-rank-rope_skipper = Dziecko ze Skakanką

## Razem: jak to się kończy

eu-six_legends-ending-won = W pieśni
    .story =
        Kapłan układa je na ołtarzu w kolejności wersów i milczy tak długo, że ktoś kaszle. Potem śmieje się starczym śmiechem i znów nalewa marnego wina. To, co nadchodziło, doszło aż do wzgórz. Stoi tam noc i dzień, i zawraca. Wiosną dziewczynki na dziedzińcu skaczą na skakance do siedmiu wersów. Siódmy niezbyt się rymuje, ale są w nim wasze imiona.
eu-six_legends-ending-lost = Wers bez końca
    .story =
        Na ołtarzu są luki, przez które przechodzi światło. Kapłan śpiewa sześć pieśni do końca, bo ktoś powinien, i urywa tam, gdzie musiałoby paść następne słowo. Na dworze wcześnie się ściemniło. Gdy dzieci pytają, co jest dalej, stare kobiety mówią, że to już wszystko, i wołają je do domu.

## Co mówi się przy stole

eu-quest-weeping_stone = Kamień, który płakał
    .text = Uklęknij, obmyj kamień i niech zobaczy, że komuś jeszcze zależy.
eu-quest-hollow_crown = Korona, w której nie ma nikogo
    .text = Tylko głośne imię może pochować ostatniego króla, a za pochówek trzeba zapłacić.
eu-quest-sleeping_colossus = Olbrzym, który położył się myśleć
    .text = Dokop się do jego ucha, szepnij głosem kamienia i trzymaj się mocno, gdy odpowie.
eu-quest-moonwell = Studnia, która wypiła księżyc
    .text = Oddaj wodzie, co straciła: coś z jeziora i dwa światła różnych barw.
eu-quest-throne_of_winds = Tron, na którym siada wiatr
    .text = Wspinaj się, jakby nie było już nic do stracenia, i wymień dwa sekrety na miejsce.
eu-quest-mouth_of_ash = Paszcza, która zjadła górę
    .text = Nakarm ją. Nie jest wybredna, ale najpierw chce ognia i posmakuje twojej ręki.
eu-fact-artifacts = Zdobyte Artefakty: { $number } z { $most }
eu-fact-seals = Pieczęcie są słabe: każdy Potwór poziomu 3 przynosi o 1 żeton Chaosu więcej.
eu-mark-legend = Czeka tu Artefakt
    .text = Weźmie go ten, kto pierwszy przejdzie próbę.
eu-mark-legend_taken = Artefakt jest już zdobyty
    .text = Próbę nadal można przejść, za połowę Reputacji.
eu-goal-artifacts = Artefakty razem: { $have } z { $least }
eu-goal-bearers = Bohaterowie z Artefaktem: { $have } z { $least }
eu-line-artifacts = Artefakty
eu-do-deed-priest = Kapłan: Złota karta za leczenie i Zwój Teleportacji
eu-do-deed-trial = Próba: { $quest }
eu-tell-trial = { $you ->
        [yes] Przechodzisz próbę „{ $quest }”.
       *[other] { $who } przechodzi próbę „{ $quest }”.
    }
eu-tell-artifact = { $you ->
        [yes] Zdobywasz Artefakt: { $thing }.
       *[other] { $who } zdobywa Artefakt: { $thing }.
    }
eu-tale-legends = Karty Legend
eu-tale-trial-asks = Próba wymaga: { $what }
eu-tale-trial-gives = { $n ->
    [one] { $n } punkt Reputacji
    [few] { $n } punkty Reputacji
   *[many] { $n } punktów Reputacji
} i { $artifact }
eu-tale-trial-half = połowa z { $n } punktów Reputacji; Artefakt jest już zdobyty
eu-tale-trial-passed = Próba zaliczona: { $who }
