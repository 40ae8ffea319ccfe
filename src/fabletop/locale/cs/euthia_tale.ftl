### Euthia v prohlížeči: to, co leží na stole jen v některých hrách. Všechny věty jsou naše.

## Monstrum, které hraje samo

eu-tale-auto = Co monstrum dělá samo
eu-tale-auto-all = Všechno naráz
eu-tale-by-itself = hraje samo
eu-tale-chaos-tip = Každá akce chaosu stojí jeden: karty se odkryjí ze zásoby a působí.
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
    .text = Zásahy z dřívějších bojů zůstávají a nelze je vyléčit.
eu-tale-initiative = Iniciativa { $n } z { $most }
    .text = Se 2 a více útočíš před prvním kolem; bez jediného způsobí její první útok o 1 zranění víc.
eu-tale-spared = Uhašeno
    .text = Esence vody tě v tomto kole chrání před ohněm.
eu-tale-bounty-kept = Kartu vypsané odměny si necháváš do závěrečného bodování
eu-tale-band-kill = smrt
eu-tale-special-kill = Hrdina ihned umírá, ať má jakékoli zdraví.
eu-tale-special-clover = Hody hrdiny { $plus } až do příštího útoku monstra.
eu-tale-special-monster_draw = { $bank ->
    [yes] Do zásoby monstra: { $card } × { $n }
   *[no] Hráč monstra si bere: { $card } × { $n }
}
eu-tale-special-monster_heal = Monstrum si vyléčí { $n }.
eu-tale-dwurt-then = Síla útoku { $value }: { $what }

## Jak stojí příběh

eu-tale-stands = Jak stojí příběh
eu-tale-heroic = hrdinský stupeň
eu-tale-reward = Odměna: { $what }
eu-tale-health-left = Zdraví { $n } z { $of }
eu-tale-of-health = z { $n }
eu-tale-in-deck = v balíčku: { $n }
eu-tale-ravage = Poslední karta zkázy
eu-tale-flight = Poslední let
eu-tale-faer = Moc Faer
eu-tale-faer-cost = Moc Faer { $n }
eu-tale-legends = Karty legend
eu-tale-trial-asks = Zkouška žádá: { $what }
eu-tale-trial-gives = { $n } reputace a { $artifact }
eu-tale-trial-half = polovina z { $n } reputace; artefakt je pryč
eu-tale-trial-passed = Zkoušku složili: { $who }
eu-tale-met = (splněno)
eu-tale-open = (zatím ne)
eu-tale-rank-now = kdyby hra skončila teď
eu-tale-rank-from = { $rank } od { $least } reputace
eu-tale-rank-victory = { $rank } od { $least } reputace: vítězství

## Vypsané odměny

eu-tale-lair = Doupě
eu-tale-lair-of = doupě: { $foe }
eu-tale-lair-open = tady lze bojovat: { $foe }
eu-tale-lair-barred = { $foe }; nejdřív je třeba porazit monstrum tohoto pole
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
   *[other] zbývá { $n }
}
eu-tale-bounty-soon = Další odměna se vypíše na konci tahu.
eu-tale-bounty-none = Všechny vypsané odměny jsou získány.
eu-tale-hunt = Lov
eu-tale-hunt-text = Akce boje v doupěti, jakmile je poraženo monstrum pole. Bojovat lze jen s tímto elitním monstrem.
eu-tale-deck = Balíček
eu-tale-deck-level = úroveň { $level }: { $n }
