### Euthia: Šest legend.

eu-six_legends = Šest legend
    .text = Deset kol; šest zkoušek daleko v kraji a artefakt pro toho, kdo každou složí první.
    .story =
        Každé dítě v Euthii umí zazpívat Šestku. Kámen, který plakal. Koruna, v níž nikdo není. Obr, který si lehl, aby přemýšlel. Studna, která vypila měsíc. Trůn, na který smí usednout jen vítr. Jícen, který snědl horu a má pořád hlad. Jsou to dobré písničky ke skákání přes švihadlo a tisíc let už nikdo nevěří jedinému slovu. Kněz věřil. Měl mapu z veršů: kolik dní cesty od studny spal obr, na které straně cesty plakal kámen. Dohromady popisuje šest písní jednu cestu. Na každé zastávce někdo něco schválně nechal: lidé, kteří věděli, co přijde, a že už tu nebudou, aby se tomu postavili. Teď to přichází. Svolal do kostela hrdiny, každému dal svitek a pohár špatného vína a nahlas přečetl první verš. Platit nemůže. Ale kdo jednu z těch šesti věcí přinese domů, řekl, ten žádnou odměnu potřebovat nebude. Bude v písni.
    .rules =
        Ve sloupečku dílků mapy je šest dílků legend. Zkoušku každé z nich lze složit ve středu dílku, je-li její strážce poražen.

        Kdo zkoušku složí první, vezme si artefakt a celou reputaci; ostatní ji mohou složit později, každý jednou, za polovinu. Zkouška se počítá jako úkol.

        Artefakt leží vedle polí, nepotřebuje vak a nelze ho prodat ani odhodit.

        Každý hrdina začíná se svitkem teleportu. Kněz v kostele jednou za tah vyléčí za zlatou kartu všechna zranění a dá další svitek.

        První artefakt každé kapitoly dá všem ostatním hráčům po zlaté kartě. Po složení čtyř zkoušek přinášejí monstra úrovně 3 o 1 žeton chaosu víc.

        Na konci dá 1 artefakt 3 body reputace, 2 dají 8 a 3 nebo víc dají 14. Hra končí dřív, je-li získán šestý.

## Sólo: hodnosti

eu-six_legends-rank-seventh_verse = Sedmý verš
eu-six_legends-rank-keeper_of_songs = Strážce písní
eu-six_legends-rank-seeker = Hledač
eu-six_legends-rank-listener = Posluchač
eu-six_legends-rank-rope_skipper = Dítě se švihadlem

## Společně: jak to končí

eu-six_legends-ending-won = V písni
    .story =
        Kněz je klade na oltář v pořadí veršů a mlčí tak dlouho, že si někdo odkašle. Pak se zasměje, stařeckým smíchem, a znovu nalije špatné víno. Co přicházelo, došlo až ke kopcům. Stojí tam noc a den a pak se obrátí. Na jaře skáčou děvčata na dvoře přes švihadlo na sedm veršů. Sedmý se moc nerýmuje, ale jsou v něm vaše jména.
eu-six_legends-ending-lost = Verš bez konce
    .story =
        Na oltáři jsou mezery, kterými propadá světlo. Kněz dozpívá šest písní do konce, protože někdo by měl, a zmlkne tam, kde by muselo zaznít další slovo. Venku se brzy setmělo. Když se děti ptají, jak to jde dál, staré ženy řeknou, že to je všechno, a volají je domů.

## Co se říká u stolu

eu-quest-weeping_stone = Kámen, který plakal
    .text = Poklekni, omyj kámen a dej mu vidět, že někomu na něm ještě záleží.
eu-quest-hollow_crown = Koruna, v níž nikdo není
    .text = Pohřbít posledního krále smí jen známé jméno a pohřeb je třeba zaplatit.
eu-quest-sleeping_colossus = Obr, který si lehl, aby přemýšlel
    .text = Prokopej se k jeho uchu, zašeptej hlasem kamene a drž se pevně, až odpoví.
eu-quest-moonwell = Studna, která vypila měsíc
    .text = Vrať vodě, co ztratila: něco z jezera a dvě světla různých barev.
eu-quest-throne_of_winds = Trůn, na který usedá vítr
    .text = Stoupej, jako by už nebylo co ztratit, a vyměň dvě tajemství za místo.
eu-quest-mouth_of_ash = Jícen, který snědl horu
    .text = Nakrm ho. Není vybíravý, ale nejdřív chce oheň a ochutná i tvou ruku.
eu-fact-artifacts = Získané artefakty: { $number } z { $most }
eu-fact-seals = Pečeti jsou slabé: každé monstrum úrovně 3 přináší o 1 žeton chaosu víc.
eu-mark-legend = Čeká tu artefakt
    .text = Vezme si ho, kdo první složí zkoušku.
eu-mark-legend_taken = Artefakt už někdo má
    .text = Zkoušku lze stále složit, za polovinu reputace.
eu-goal-artifacts = Artefakty dohromady: { $have } z { $least }
eu-goal-bearers = Hrdinové s artefaktem: { $have } z { $least }
eu-line-artifacts = Artefakty
eu-do-deed-priest = Kněz: zlatá karta za léčení a svitek teleportu
eu-do-deed-trial = Zkouška: { $quest }
eu-tell-trial = { $you ->
        [yes] Skládáš zkoušku „{ $quest }“.
       *[other] { $who } skládá zkoušku „{ $quest }“.
    }
eu-tell-artifact = { $you ->
        [yes] Získáváš artefakt: { $thing }.
       *[other] { $who } získává artefakt: { $thing }.
    }
eu-tale-legends = Karty legend
eu-tale-trial-asks = Zkouška vyžaduje: { $what }
eu-tale-trial-gives = { $n ->
    [one] { $n } bod reputace
    [few] { $n } body reputace
   *[other] { $n } bodů reputace
} a { $artifact }
eu-tale-trial-half = polovina z { $n } bodů reputace; artefakt už někdo má
eu-tale-trial-passed = Zkouška složena: { $who }
