### Jak se hraje Roll Player: šest kroků, tři dobré návyky a slovo o první hře.

rp-how-step-1 = Tvoříš hrdinu
    .text = Šest řad po třech polích a pro každou řadu cíl, který určuje povolání. V každém kole umístíš jednu kostku; v kole, které zaplní poslední z tvých 18 polí, hra končí a sčítají se Hvězdy.
rp-how-step-2 = Vezmi si kartu
    .text = Hozené kostky přijdou na karty iniciativy, nejnižší na kartu 1. Vezmeš si jednu kartu: její kostku, zlaťák, který na ní leží, a místo v pořadí na trhu.
rp-how-step-3 = Umísti kostku
    .text = Přijde na první volné pole kterékoli řady. Třetí kostka v řadě vynese 1 zlaťák, zlatá kostka 2. Potom smíš provést akci té řady: otočit kostku, vyměnit dvě, jednu přehodit.
rp-how-step-4 = Kup kartu, nebo si vezmi 2 zlaťáky
    .text = V pořadí svých karet si hráči na trhu koupí po jedné kartě, nebo jednu odhodí a vezmou si 2 zlaťáky. Zbraně a Dovednosti pomáhají během hry, Zbroj a Rysy přinášejí Hvězdy na konci.
rp-how-step-5 = Hlídej si svůj příběh
    .text = Minulost chce na šesti určitých polích určité barvy. Po kartě přesvědčení putuje tvůj ukazatel a získáš nebo ztratíš Hvězdy z pole, na kterém skončí. Posouvá ho Moudrost a také Rysy.
rp-how-step-6 = Šestero Hvězd
    .text = Sečtou se cíle, kostky v barvě povolání, přesvědčení, Minulost, Zbroj a Rysy. Vítězí ten, kdo má nejvíc Hvězd; při shodě ten, kdo má nejvíc zlaťáků.
rp-how-habit-1 = Na přesné cíle mysli včas. Cíl 17 splní jen 17, a tak si v té řadě nech jedno pole pro kostku, která se hodí.
rp-how-habit-2 = Nízká kostka není špatná kostka: kdo si ji vezme, je na trhu první. Než si vybereš, prohlédni si karty, které tam leží.
rp-how-habit-3 = Než koupíš Rys, zvaž dvě věci: jak splníš jeho podmínku a kam jeho šipka posune tvůj ukazatel.
rp-how-first = Vyber si Člověka: nemá žádný bonus ani postih, na který by bylo třeba myslet. Naskytne-li se ti Válečník, vezmi ho: ve třech jeho řadách stačí jakákoli hodnota od 14 výš.
