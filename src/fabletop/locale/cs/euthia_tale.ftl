### Euthia v prohlížeči: to, co leží na stole jen v některých hrách. Všechny věty jsou naše.

## Monstrum, které hraje samo

eu-tale-auto = Co monstrum dělá samo
eu-tale-auto-all = Všechno naráz
eu-tale-by-itself = hraje samo
eu-tale-chaos-tip = Každá akce chaosu stojí jeden: ze zásoby se odkryjí karty a vyhodnotí se.
eu-tale-gaar-tip = Za symbol Gaaru na bojové kartě utratí jeden, ukazuje-li jeho nižší kostka nejvýš 3: kostka se přehodí a přičtou se 2.
eu-tale-card-says = Kostky { $first } a { $second }; symboly Gaaru: { $gaar }; symboly chaosu: { $chaos }
eu-tale-card-none = zatím bez karty
eu-tale-no-symbol = bez symbolů
eu-tale-deck-left = { $n ->
    [one] zbývá { $n } karta
    [few] zbývají { $n } karty
   *[other] zbývá { $n } karet
}
eu-tale-bank-seen = { $place }. shora: { $card }

## Zvláštní nepřátelé

eu-tale-level = úroveň
eu-tale-strikes = Jak útočí
eu-tale-waits = čeká na tebe
eu-tale-round-of = kolo { $round } z { $rounds }
eu-tale-rounds = { $rounds ->
    [one] { $rounds } kolo boje
    [few] { $rounds } kola boje
   *[other] { $rounds } kol boje
}
eu-tale-undecided = Nepadne-li nikdo, boj po nich končí nerozhodně. Zásahy zůstávají.
eu-tale-scars = dřívější zásahy: { $n }
    .text = Zásahy z dřívějších bojů zůstávají a nelze je vyhojit.
eu-tale-bounty-kept = Kartu vypsané odměny si necháváš do závěrečného bodování
eu-tale-band-kill = smrt
eu-tale-dwurt-then = Síla útoku { $value }: { $what }

## Jak stojí příběh

eu-tale-stands = Jak se příběh vyvíjí
eu-tale-heroic = hrdinský stupeň
eu-tale-reward = Odměna: { $what }
eu-tale-health-left = Vitalita { $n } z { $of }
eu-tale-of-health = z { $n }
eu-tale-in-deck = v balíčku: { $n }
eu-tale-ravage = Poslední karta pustošení
eu-tale-met = (splněno)
eu-tale-open = (zatím ne)
eu-tale-rank-now = kdyby hra skončila teď
eu-tale-rank-from = { $rank } od { $least } bodů reputace
eu-tale-rank-victory = { $rank } od { $least } bodů reputace: vítězství

## Vypsané odměny

eu-tale-lair = Doupě
eu-tale-lair-of = doupě: { $foe }
eu-tale-lair-open = tady lze bojovat: { $foe }
eu-tale-lair-barred = { $foe }; nejdřív je třeba porazit monstrum na tomto poli
eu-tale-lairs = { $n ->
    [0] { $barred ->
        [0] na mapě zatím není žádné doupě
       *[other] žádné doupě zatím není bez monster
    }
    [one] { $n } doupě na mapě
    [few] { $n } doupata na mapě
   *[other] { $n } doupat na mapě
}
eu-tale-bounties-left = { $n ->
    [0] poslední
   *[other] v balíčku ještě { $n }
}
eu-tale-bounty-soon = Další odměna se vypíše na konci tahu.
eu-tale-bounty-none = Všechny vypsané odměny jsou získány.
eu-tale-hunt = Lov
eu-tale-hunt-text = Akce boje v doupěti, jakmile je poraženo monstrum na tom poli. Bojovat lze jen s tímto elitním monstrem.
eu-tale-deck = Balíček
eu-tale-deck-level = úroveň { $level }: { $n }

## Na desce hrdiny

eu-tale-dwurt-does = Na konci tahu: { $what }
eu-tale-artifacts = Artefakty
eu-tale-won = Do závěrečného bodování
eu-tale-dragon-card = Karta draka
eu-tale-shards = { $n ->
    [one] { $n } střep
    [few] { $n } střepy
   *[other] { $n } střepů
}
eu-tale-shards-tip = Oslabují kouzlo. Na konci dávají každé dva 1 bod reputace.
eu-tale-chaos-lost = { $n ->
    [one] { $n } žeton chaosu: { $lost }
    [few] { $n } žetony chaosu: { $lost }
   *[other] { $n } žetonů chaosu: { $lost }
}
eu-tale-chaos-lost-tip = Jeden za každou smrt v boji; každý stojí na konci 2 body reputace.

## Strana scénáře a konec

eu-tale-begin = Ke stolu
eu-tale-victory = vítězství
eu-tale-about-solo = Nikdo proti tobě za monstra nehraje: hrají sama. Bojová karta nastavuje jejich kostky a říká, kdy utratí žetony Gaaru a chaosu; jejich karty leží ve dvou zásobách, které rostou, kdykoli si dobíráš karty. Tvé stříbrné a zlaté karty slouží jen k výměně: 4 stříbrné za zlatou kartu, zlatá karta za 1 zlatý. Konečná reputace ti dá hodnost.
eu-tale-about-cooperative = Vyhrajete, nebo prohrajete společně, podle cílů níže. Monstra hrají sama: bojová karta nastavuje jejich kostky a říká, kdy utratí žetony Gaaru a chaosu; jejich karty leží ve dvou zásobách, které rostou, kdykoli si někdo dobírá karty. Nemůžete si pomáhat žetony, předměty ani schopnostmi. Smrt stojí ihned 1 bod reputace.
eu-tale-about-elites = Na stole leží jedna za druhou odměny vypsané na elitní monstra. Kdo stojí v doupěti a využije akci boje, může bojovat s tím, které leží odkryté; jeho odměna nezávisí na reputaci.

## Bez soupeřů

eu-tale-fell-solo = Hrdina se probudí v kostele s plným zdravím, 3 žetony Gaaru a zlatou kartou; jedna zlatá karta jde i do zásoby monstra. Na tvou desku se položí žeton chaosu: na konci hry stojí 2 body reputace.
eu-tale-fell-cooperative = Hrdina se probudí v kostele s plným zdravím, 3 žetony Gaaru a zlatou kartou; jedna zlatá karta jde i do zásoby monstra. Smrt stojí ihned 1 bod reputace.
eu-tale-backs-tip = Karty, které lze vyměnit za zlato nebo odevzdat tam, kde je scénář žádá.
eu-tale-guide-walk = Na svítící pole smíš vstoupit; jedno kliknutí dovede hrdinu, jak daleko chceš, a když se cestou něco stane, zastaví se. Červený kruh je monstrum: vstup stojí akci boje a monstrum hraje samo. Číslo je jeho úroveň, proužek pod ním kořist.
eu-tale-guide-sacks = Tři vaky pojmou, co neseš. Uspořádej si věci, když se chceš něčím vybavit, něco sbalit, zasadit drahokam nebo odhodit; 4 stříbrné karty se změní ve zlatou a zlatá karta v 1 zlatý.
eu-tale-guide-goals = Tady vidíš, co tato hra žádá a jak daleko jsi: cíle, v sólové hře hodnost, která by ti teď náležela, karty v zásobách monstra a příběh scénáře.
eu-tale-guide-party = Ostatní z družiny: reputace, zdraví, Gaar, zlato, karty. Kliknutí otevře celou jejich desku.
