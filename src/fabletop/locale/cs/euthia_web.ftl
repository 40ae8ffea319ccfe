### Euthia: stůl v prohlížeči. Každá věta je naše vlastní.

## Stůl

eu-web-tab-map = Mapa
eu-web-tab-hero = Hrdina
eu-web-tab-others = Stav hry
eu-web-tab-log = Deník
eu-web-tab-place = Místo
eu-web-log = Deník
eu-web-map = Mapa kraje
eu-web-parts = Části stolu
eu-web-setup = výběr hrdinů
eu-web-round = Kolo { $round }
eu-web-round-of = kolo { $round } z { $rounds }
eu-web-combat = Boj
eu-web-combat-round = Boj, kolo { $round }
eu-web-answers = Tvé odpovědi
eu-web-standing = Jak jsi na tom
eu-web-of = { $n } z { $of }
eu-web-or = nebo
eu-web-nothing = nic
eu-web-becomes = bude { $n }

## Mapa

eu-web-nearer = Blíž
eu-web-farther = Dál
eu-web-centre = Vystředit na mě
eu-web-whole = Celý kraj
eu-web-chapter = Kapitola { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
eu-web-roman = { $number ->
    [1] I
    [2] II
   *[other] III
}
eu-web-reveal-here = Odkryj zde
eu-web-figure = { $hero } ({ $who })
eu-web-points-left = – tolik pohybu zbývá
eu-web-monster-fight = monstrum znamená boj
eu-web-veiled = zatemněné: příliš daleko
eu-web-element-fire = Oheň
eu-web-element-water = Voda
eu-web-element-air = Vzduch
eu-web-element-earth = Země
eu-web-element-essences_on_tile = esence, které na ní leží
eu-web-power-fire = 2 zranění každému, kdo sem přijde
eu-web-power-water = vyléčí 2 zranění každému, kdo sem přijde
eu-web-power-air = ze dvou různých kostek se vyšší obrátí
eu-web-power-earth = +2 ke každému hodu za hrdinu

## Místo

eu-web-place = Místo
eu-web-quests-here = { $n ->
    [one] { $n } úkol lze splnit
    [few] { $n } úkoly lze splnit
   *[other] { $n } úkolů lze splnit
}
eu-web-here = jsi zde
eu-web-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
}
eu-web-walk-here = Jdi sem: { $n ->
    [one] { $n } krok
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } kroků
}
eu-web-walk-to = Jdi tam, { $n ->
    [one] { $n } krok
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } kroků
}: { $where }
eu-web-monster-of = monstrum úrovně { $level }
eu-web-loot-of = kořist: { $what }
eu-web-back = úroveň { $level }, vitalita { $health }, nejméně { $least } zranění
eu-web-row-monster = Monstrum
eu-web-row-known = Víš
eu-web-row-reward = Odměna
eu-web-row-loot = Kořist
eu-web-row-siege = Obležení
eu-web-row-costs = Cena
eu-web-row-place = Zde
eu-web-row-portal = Portál
eu-web-row-tokens = Žetony
eu-web-reward-yours = { $what }, při reputaci { $range }: pro tebe
eu-web-reward-not = { $what }, při reputaci { $range }: teď ne pro tebe
eu-web-reward = Odměna: { $what }, při reputaci { $range }
eu-web-costs-combat = akce boje; ustoupit nelze
eu-web-place-mountains = vytěž surovinu z hor
eu-web-place-lake = vytěž surovinu z jezera
eu-web-place-cave = vytěž surovinu z jeskyně
eu-web-place-merchants = kupuj, prodávej, léč se, uč se a odemykej pole
eu-web-place-alchemists = kupuj, prodávej, léč se, uč se a odemykej pole
eu-web-place-dragonslayers_towers = obchoduj; zavřeno, dokud je kolem monstrum
eu-web-place-church = léčení a lektvary za zlato
eu-web-place-portal = vede zdarma ke každému jinému portálu
eu-web-place-treasure = jedna destička pro toho, kdo ji najde první
eu-web-place-encounter = úkoly pro toho, kdo zaplatí
eu-web-place-elemental = každý hrdina s ním může mít jednu konfrontaci
eu-web-portal-lit = ostatní portály na mapě svítí
eu-web-confront = Při konfrontaci, podle hodu:
eu-web-token-h = { $who }: žeton hrdiny
eu-web-token-t = { $who }: žeton obchodu
eu-web-token-m = { $who }: důl
eu-web-token-e = { $who }: po konfrontaci

## Deska hrdiny

eu-web-board-of = { $hero } ({ $who })
eu-web-health = Zdraví
eu-web-reputation = Reputace
eu-web-reputation-of = Reputace { $n }
eu-web-gold = Zlato
eu-web-moves-left = zbývá pohybu
eu-web-actions = Akce
eu-web-or-movement = nebo pohyb
eu-web-used = využit
eu-web-kept = záloha
eu-web-fourth = Uschovaný žeton
eu-web-fourth-tip = Na konci tahu si můžeš jeden nevyužitý žeton nechat na příští.
eu-web-token-tip = Umožní svou akci tam, kde ji lze provést, nebo dá pohyb: { $n }.
eu-web-token-used = Vrátí se na začátku příštího kola.
eu-web-granted = Máš k dobru: { $what }
eu-web-gaar-tip = Přehodí jednu kostku a přičte 2 k tvému hodu, nebo odečte 2 od hodu monstra.
eu-web-dwurt-die = Kostka Dwurtu: { $n }
eu-web-dwurt-tip = Utrácejí se za hody a za Skoldurovy destičky; každý zvedne kostku Dwurtu, která se vyhodnotí na konci tahu. Žeton Gaaru lze vyměnit za žeton Dwurtu.
eu-web-chapter-left = { eu-web-chapter }: { $n ->
    [one] { $n } dílek
    [few] { $n } dílky
    [many] { $n } dílku
   *[other] { $n } dílků
}
eu-web-backs-tip = Karty, které se hrají za monstra. Vidí je jen jejich majitel.
eu-web-control-tip = Zahraješ-li ji před cizím bojem, hraješ za monstrum ty.
eu-web-reputation-tip = Kdo jí má po posledním kole nejvíc, vítězí.
eu-web-moves-tip = Každý krok stojí 1 bod pohybu. Žetony pevných akcí lze využít na další pohyb.
eu-web-gold-tip = Platíš jím v obchodě, poplatky i úkoly; na konci dá každých 5 zlatých 1 bod reputace.
eu-web-health-tip = Při zdraví 0 hrdina umírá a probouzí se v kostele. Léčí kostel, obchod, lektvary a elementál vody.
eu-web-slots = Osobní destičky
eu-web-equipment = Vybavení
eu-web-set-of = Sada zbroje: { $number }
eu-web-exhausted = využitá
eu-web-hampered = příští útok { $number }
eu-web-slot-sword = zbraň
eu-web-slot-first = první rána
eu-web-slot-ability = schopnost
eu-web-slot-helm = helma
eu-web-slot-cuirass = kyrys
eu-web-slot-gloves = rukavice
eu-web-slot-greaves = chrániče
eu-web-slot-boots = boty
eu-web-slot-amulet = amulet
eu-web-slot-ring = prsten
eu-web-slot-free = Volné.
eu-web-slot-locked = Zamčené. Při akci obchodu ho odemkneš za: { $what }.
eu-web-sacks = Vaky
eu-web-sack = prázdný
eu-web-overflow = { $n ->
    [one] Jedna věc navíc
    [few] { $n } věci navíc
   *[other] { $n } věcí navíc
}
eu-web-jewels = Drahokamy a esence
eu-web-hand = Karty
eu-web-revealed = Vyložené osobní destičky
eu-web-cards-silver = { $n ->
    [one] { $n } stříbrná karta
    [few] { $n } stříbrné karty
   *[other] { $n } stříbrných karet
}
eu-web-cards-golden = { $n ->
    [one] { $n } zlatá karta
    [few] { $n } zlaté karty
   *[other] { $n } zlatých karet
}
eu-web-cards-control = { $n ->
    [one] { $n } karta ovládání
    [few] { $n } karty ovládání
   *[other] { $n } karet ovládání
}
eu-web-when-before_monster_roll = Před hodem monstra. Za jednu, dvě, tři stejné karty:
eu-web-when-after_monster_roll = Po hodu monstra. Za jednu, dvě, tři stejné karty:
eu-web-when-before_or_after = Před hodem monstra nebo po něm. Za jednu, dvě, tři stejné karty:
eu-web-when-before_hero_roll = Před útočným hodem hrdiny. Za jednu, dvě, tři stejné karty:
eu-web-cast = Hrdinové
eu-web-way = Cesta k vítězství.
eu-web-no-hero = zatím bez hrdiny

## Okraje stolu

eu-web-rivals = Ostatní hráči
eu-web-starts = začíná kola
eu-web-at-turn = je na tahu
eu-web-open-board = Otevřít desku: { $who }
eu-web-stack = { $chapter ->
    [1] Kapitola I
    [2] Kapitola II
    [3] Kapitola III
    [4] Kapitola IV
   *[other] Kapitola V
} · { $n ->
    [one] { $n } dílek
    [few] { $n } dílky
   *[other] { $n } dílků
}
eu-web-stack-empty = celý kraj je známý
eu-web-if-now = kdyby se počítalo teď
eu-web-open-table = Nabídky a balíčky
eu-web-monsters = Monstra navrchu
eu-web-scenario-rules = Pravidla tohoto scénáře
eu-web-scenario-rounds = Hra končí po { $rounds } kolech.
eu-web-score-rules = Závěrečné počítání
eu-web-score-text = Rozhoduje reputace. Na konci dá každých 5 zlatých hodnoty majetku 1 bod; žetony na mapě, úkoly a padlí soupeři dají tím víc, čím jich je víc, a každá smrt v boji stojí 2 body.

## Obchod

eu-web-trade = Obchod
eu-web-trade-own = kolik chceš a v libovolném pořadí
eu-web-trade-of = { $who } obchoduje
eu-web-trade-more = Na své desce můžeš prodávat, učit se vyložené destičky, odkládat je a odemykat pole.
eu-web-left-in-stack = { $n ->
    [one] ve sloupečku ještě { $n }
    [few] ve sloupečku ještě { $n }
   *[other] ve sloupečku ještě { $n }
}
eu-web-sold-out = vyprodáno
eu-web-instead = místo { $gold }

## Hod hrdiny

eu-web-roll = Hod za hrdinu
eu-web-roll-confront = Konfrontace s elementálem
eu-web-roll-quest = Úkol vyžaduje hod
eu-web-roll-item = Destička vyžaduje hod
eu-web-roll-attack = Útočný hod
eu-web-roll-gaar = Kliknutí na kostku utratí 1 žeton Gaaru: kostka se přehodí a k součtu se přičtou 2.
eu-web-sum = Součet je { $n }

## Druhy věcí

eu-web-type-weapon = Zbraň
eu-web-type-shield = Štít
eu-web-type-armour = Zbroj
eu-web-type-jewellery = Šperk
eu-web-type-ability = Schopnost
eu-web-type-natural_resource = Surovina
eu-web-type-trophy = Trofej
eu-web-type-potion = Lektvar
eu-web-type-scroll = Svitek
eu-web-type-chest = Truhla
eu-web-type-gem = Drahokamy
eu-web-type-essence = Esence
eu-web-type-flask = Baňka
eu-web-type-grey_sack = Šedivý vak
eu-web-type-supplies = Zásoby
eu-web-type-artifact = Artefakt
eu-web-type-satchel = Brašna
eu-web-type-backpack = Ruksak
eu-web-type-any = cokoli
eu-web-colour-brown = hnědá sada
eu-web-colour-blue = modrá sada
eu-web-colour-grey = šedá sada
eu-web-colour-red = červená sada
eu-web-colour-any = libovolná sada
eu-web-adds-health = zdraví { $n }
eu-web-adds-sacks = vaky { $n }
eu-web-gem-places = { $n ->
    [one] místo pro { $n } drahokam
    [few] místa pro { $n } drahokamy
   *[other] místa pro { $n } drahokamů
}
eu-web-essence-places = { $n ->
    [one] místo pro { $n } esenci
    [few] místa pro { $n } esence
   *[other] místa pro { $n } esencí
}
eu-web-price = cena { $gold }
eu-web-sale = prodej za { $gold }
eu-web-learn-price = učení stojí { $gold }
eu-web-value = od reputace { $n }
eu-web-worth = prodej za { $gold ->
    [one] { $gold } zlatý
    [few] { $gold } zlaté
    [many] { $gold } zlatého
   *[other] { $gold } zlatých
}
eu-web-sells-for = Prodáš za: { $what }
eu-web-trophy = { $foe }, úroveň { $level }
eu-web-foe = Úroveň { $level } · vitalita { $health }
eu-web-penalty = Tvé útoky { $n }
eu-web-means = Přináší: { $what }

## Tolik a tolik

eu-web-what-gold = { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
    [many] { $n } zlatého
   *[other] { $n } zlatých
}
    .label = zlato
eu-web-what-reputation = { $n ->
    [one] { $n } bod reputace
    [few] { $n } body reputace
    [many] { $n } bodu reputace
   *[other] { $n } bodů reputace
}
    .label = reputace
eu-web-what-gaar = { $n ->
    [one] { $n } žeton Gaaru
    [few] { $n } žetony Gaaru
    [many] { $n } žetonu Gaaru
   *[other] { $n } žetonů Gaaru
}
    .label = Gaar
eu-web-what-dwurt = { $n ->
    [one] { $n } žeton Dwurtu
    [few] { $n } žetony Dwurtu
    [many] { $n } žetonu Dwurtu
   *[other] { $n } žetonů Dwurtu
}
    .label = Dwurt
eu-web-what-gem = { $n ->
    [one] { $n } drahokam
    [few] { $n } drahokamy
   *[other] { $n } drahokamů
}
    .label = libovolný drahokam
eu-web-what-essence = { $n ->
    [one] { $n } esence
    [few] { $n } esence
   *[other] { $n } esencí
}
    .label = libovolná esence
eu-web-what-essence_on_tile = { $n ->
    [one] { $n } esence z této destičky
    [few] { $n } esence z této destičky
   *[other] { $n } esencí z této destičky
}
    .label = esence z této destičky
eu-web-what-gem-same = { $n ->
    [one] { $n } drahokam
    [few] { $n } stejné drahokamy
   *[other] { $n } stejných drahokamů
}
eu-web-what-gem-different = { $n ->
    [one] { $n } drahokam
    [few] { $n } různé drahokamy
   *[other] { $n } různých drahokamů
}
eu-web-what-essence-same = { $n ->
    [one] { $n } esence
    [few] { $n } stejné esence
   *[other] { $n } stejných esencí
}
eu-web-what-essence-different = { $n ->
    [one] { $n } esence
    [few] { $n } různé esence
   *[other] { $n } různých esencí
}
eu-web-what-silver_card = { $n ->
    [one] { $n } stříbrná karta
    [few] { $n } stříbrné karty
   *[other] { $n } stříbrných karet
}
    .label = stříbrná karta
eu-web-what-gold_card = { $n ->
    [one] { $n } zlatá karta
    [few] { $n } zlaté karty
   *[other] { $n } zlatých karet
}
    .label = zlatá karta
eu-web-what-healing_potion = { $n ->
    [one] { $n } léčivý lektvar
    [few] { $n } léčivé lektvary
   *[other] { $n } léčivých lektvarů
}
    .label = léčivý lektvar
eu-web-what-supplies = { $n ->
    [one] { $n } destička zásob
    [few] { $n } destičky zásob
   *[other] { $n } destiček zásob
}
    .label = zásoby
eu-web-what-movement = { $n ->
    [one] { $n } bod pohybu
    [few] { $n } body pohybu
   *[other] { $n } bodů pohybu
}
    .label = pohyb
eu-web-what-wounds = { $n ->
    [one] { $n } zranění
    [few] { $n } zranění
   *[other] { $n } zranění
}
    .label = zranění
eu-web-what-wound = { $n ->
    [one] { $n } zranění
    [few] { $n } zranění
   *[other] { $n } zranění
}
eu-web-what-chaos_token = { $n ->
    [one] { $n } žeton chaosu
    [few] { $n } žetony chaosu
   *[other] { $n } žetonů chaosu
}
    .label = žeton chaosu
eu-web-what-trophy-level = { $n ->
    [one] { $n } trofej
    [few] { $n } trofeje
   *[other] { $n } trofejí
} úrovně { $level }
eu-web-what-trophy = { $n ->
    [one] { $n } trofej
    [few] { $n } trofeje
   *[other] { $n } trofejí
}
    .label = trofej
eu-web-what-resource = { $n ->
    [one] { $n } surovina
    [few] { $n } suroviny
   *[other] { $n } surovin
}
    .label = surovina
eu-web-what-resource-of = { $n ->
    [one] { $n } surovina
    [few] { $n } suroviny
   *[other] { $n } surovin
} ({ $stack })
eu-web-what-item = { $n ->
    [one] { $n } předmět
    [few] { $n } předměty
   *[other] { $n } předmětů
}
    .label = předmět
eu-web-what-item-min = { $what } s cenou aspoň { $gold }
eu-web-what-action_token = { $n ->
    [one] { $n } žeton pevné akce
    [few] { $n } žetony pevných akcí
   *[other] { $n } žetonů pevných akcí
}
    .label = žeton pevné akce
eu-web-what-action-of = { $n ->
    [one] žeton pevné akce
    [few] { $n } žetony pevných akcí
   *[other] { $n } žetonů pevných akcí
} „{ $action }“
eu-web-just = { $what }
eu-web-line = { $head }: { $what }
eu-web-and-then = { $first }; { $rest }
eu-web-plus = { $first } + { $rest }
eu-web-ways = { $others }; nebo { $last }
eu-web-range = { $low }–{ $high }
eu-web-pay = zaplať ({ $what })
eu-web-pay-all = všechno, co máš ({ $what }), nejméně { $least }
eu-web-need-armour_set = máš na sobě sadu zbroje: { $n }
eu-web-need-interaction_tokens = máš na mapě žetony interakce: { $n }
eu-web-need-trade_tokens = máš na mapě žetony obchodu: { $n }
eu-web-need-hero_tokens = máš na mapě žetony hrdiny: { $n }
eu-web-need-gems_on_equipment = máš na vybavení drahokamy: { $n }
eu-web-need-reputation = tvá reputace je aspoň { $n }
eu-web-need-bounties = poražená elitní monstra: { $n }
eu-web-need-deaths = tvá úmrtí v boji: { $n }
eu-web-need-confronted = konfrontace s různými elementály: { $n }
eu-web-need-hero_roll = hod za hrdinu: aspoň { $n }
eu-web-from = { $low }+
eu-web-upto = do { $high }
eu-web-damage = { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}
eu-web-wounds = { $n ->
    [one] { $n } zranění
    [few] { $n } zranění
   *[other] { $n } zranění
}

## Kdy a jak se destička použije

eu-web-use-permanent = stále
eu-web-use-exhaust = využij
eu-web-use-discard = odhoď
eu-web-use-shield = štít
eu-web-use-on_gain = při získání
eu-web-use-attack = při tomto útoku
eu-web-time-T1 = stále
eu-web-time-T2 = v boji i mimo něj
eu-web-time-T3 = při přípravě boje
eu-web-time-T4 = První rána
eu-web-time-T5 = útok
eu-web-time-T6 = před hodem monstra
eu-web-time-T7 = před hodem monstra nebo po něm
eu-web-time-T8 = po hodu monstra
eu-web-time-T9 = před tvým útočným hodem
eu-web-time-T10 = po tvém útočném hodu
eu-web-time-M1 = když se staneš hráčem-monstrem
eu-web-time-M2 = jako hráč-monstrum před svým hodem
eu-web-time-M3 = jako hráč-monstrum po svém hodu
eu-web-time-M4 = jako hráč-monstrum před hodem hrdiny
eu-web-time-M5 = jako hráč-monstrum, když hrdina zemře
eu-web-set = se sadou zbroje ({ $number })
eu-web-trigger-monster_defeated = když porazíš monstrum
eu-web-trigger-quest_fulfilled = když splníš úkol
eu-web-trigger-attack_dealt_no_damage = když tvůj útok neuštědří žádný zásah
eu-web-if-attack_ability = pokud útočíš schopností
eu-web-if-attack_dealt_damage = pokud tvůj útok uštědřil zásah
eu-web-if-two_players = ve dvou hráčích
eu-web-limit-once_per_combat = jednou za boj
eu-web-per-hope_point = { $what } za každý bod naděje, nejvýš { $max }
eu-web-per-paid = { $what } za každý zaplacený žeton
eu-web-per-wound_received = { $what } za každé obdržené zranění, nejvýš { $max }

## Co dělají účinky

eu-web-verb-gain = { $what } { $plus }
eu-web-verb-heal = vyleč { $number ->
    [all] všechna zranění
   *[other] { $number }
}
eu-web-verb-suffer = utrpíš { $number ->
    [one] { $number } zranění
    [few] { $number } zranění
   *[other] { $number } zranění
}
eu-web-verb-move = pohyb { $plus }
eu-web-verb-grant_action = akce: { $what }
eu-web-verb-reveal_hero_tiles = vylož své osobní destičky
eu-web-verb-draw_tile = dober si { $number } ({ $stack }), nech si { $keep }
eu-web-verb-ready = aktivuj { $kind ->
    [any] { $n ->
        [all] všechny využité destičky
        [one] využitou destičku
        [few] až { $n } využité destičky
       *[other] až { $n } využitých destiček
    }
    [ability] { $n ->
        [all] všechny využité schopnosti
        [one] využitou schopnost
        [few] až { $n } využité schopnosti
       *[other] až { $n } využitých schopností
    }
   *[other] { $n ->
        [all] všechny využité útočné schopnosti
        [one] využitou útočnou schopnost
        [few] až { $n } využité útočné schopnosti
       *[other] až { $n } využitých útočných schopností
    }
}
eu-web-verb-activate_gem = probuď { $number ->
    [all] všechny použité drahokamy
    [one] { $number } použitý drahokam
    [few] { $number } použité drahokamy
   *[other] { $number } použitých drahokamů
}
eu-web-verb-unlock_slot = odemkni pole{ $gold ->
    [0] {""}
   *[other] { " " }za nejvýš { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
        [many] { $gold } zlatého
       *[other] { $gold } zlatých
    }
}
eu-web-verb-skip_monster = odhoď vrchní kartu balíčku monster
eu-web-verb-look_monsters = prohlédni si vrchní monstra
eu-web-verb-teleport = teleport až o { $number ->
    [one] { $number } pole
    [few] { $number } pole
   *[other] { $number } polí
}
eu-web-verb-hope = naděje { $plus }
eu-web-verb-clover = { $roll ->
    [attack] útočný hod
    [next_attack] příští útočný hod
    [confrontation] hod proti elementálům
   *[other] hod za hrdinu
} { $plus }
eu-web-verb-reroll = přehoď { $exactly ->
    [yes] obě kostky
   *[no] { $number ->
        [one] jednu kostku
        [few] až { $number } kostky
       *[other] až { $number } kostek
    }
}
eu-web-verb-damage_plus = zásahy { $plus }
eu-web-verb-damage_minus = zásahy −{ $number }
eu-web-verb-deal = uštědři { $number ->
    [one] { $number } zásah
    [few] { $number } zásahy
   *[other] { $number } zásahů
}
eu-web-verb-bleed = monstrum krvácí každé kolo: { $number }
eu-web-verb-rabbit_foot = síla útoku monstra { $plus }
eu-web-verb-next_rabbit_foot = příští síla útoku monstra { $plus }
eu-web-verb-reduce_wounds = zranění −{ $number }
eu-web-verb-next_attack = tvůj příští útok { $plus }
eu-web-verb-for_combat = { $what } do konce boje
eu-web-verb-one_die = monstrum hází jen jednou kostkou
eu-web-verb-no_monster_attack = monstrum v tomto kole neútočí
eu-web-verb-flip_monster_die = obrať jednu z kostek monstra
eu-web-verb-reroll_monster = přehoď kostky monstra: { $number }
eu-web-verb-remove = { $n ->
    [all] monstrum ztrácí: { $what } (všechny)
   *[other] monstrum ztrácí: { $what } × { $number }
}
eu-web-verb-ignore_penalty = postih monstra se nepočítá
eu-web-verb-cancel_card = zruš jedno zahrání karet
eu-web-verb-hero_roll = hod za hrdinu: { $bands }
eu-web-verb-silence = všechny zahrané karty ztrácejí účinek a při příštím útoku monstra nelze žádnou zahrát
eu-web-verb-phoenix_vigil = odvrátí smrt
eu-web-verb-phoenix = kdyby ti v boji hrozila smrt, destička se sama odhodí i se svými drahokamy a tvé zdraví bude { $number } (nebo tvé maximální zdraví, je-li nižší)
eu-web-verb-mirror = po útoku monstra, při němž byl tento štít použit a který ti nezpůsobil žádné zranění, utrží monstrum { $number ->
    [one] { $number } zásah
    [few] { $number } zásahy
   *[other] { $number } zásahů
}
eu-web-verb-claim_monster = ve třech nebo čtyřech hráčích, než se před bojem jiného hrdiny odkryjí karty ovládání, můžeš tuto destičku využít a přihlásit se ke hře za monstrum jako kartou ovládání; přihlásí-li se víc hráčů, jednoho z nich vybere náhoda a jen ten destičku využije a dobere si { $number ->
    [one] { $number } stříbrnou kartu
    [few] { $number } stříbrné karty
   *[other] { $number } stříbrných karet
}
eu-web-verb-regeneration = v dalších kolech si monstrum vyhojí { $number ->
    [one] { $number } zásah
    [few] { $number } zásahy
   *[other] { $number } zásahů
}, když způsobí aspoň { $wounds ->
    [one] { $wounds } zranění
   *[other] { $wounds } zranění
}
eu-web-verb-possession = žetony Gaaru u monstra mohou odpovídat na útočný hod hrdiny
eu-web-verb-accomplice = podívej se na jednu postavu lícem dolů
eu-web-verb-hush = žádná akce chaosu v tomto kole boje
eu-web-verb-ward = chrání před schopností elementála: { $powers }
eu-web-verb-hold = pojme { $number } ({ $kinds })
eu-web-verb-mine_cart = důlní vozík: ze tří dobraných destiček si vybereš jednu
eu-web-verb-discount = { $on ->
    [learning] učení
    [item] jeden předmět
   *[other] { $kinds }
} o { $number ->
    [one] { $number } zlatý
    [few] { $number } zlaté
    [many] { $number } zlatého
   *[other] { $number } zlatých
} levněji
eu-web-verb-sell_bonus = suroviny prodáš o { $number ->
    [one] { $number } zlatý
    [few] { $number } zlaté
    [many] { $number } zlatého
   *[other] { $number } zlatých
} dráž
eu-web-verb-score = { $number ->
    [one] { $number } bod reputace
    [few] { $number } body reputace
    [many] { $number } bodu reputace
   *[other] { $number } bodů reputace
} na konci
eu-web-verb-max_health = maximální zdraví { $plus }
eu-web-verb-monster_draw = karty pro monstrum: { $what } { $plus }
eu-web-verb-monster_gain = monstrum získá: { $what } { $plus }
eu-web-verb-monster_heal = monstrum si vyhojí { $number ->
    [one] { $number } zásah
    [few] { $number } zásahy
   *[other] { $number } zásahů
}
eu-web-verb-monster_value = síla útoku { $plus }
eu-web-verb-wound_plus = zranění { $plus }
eu-web-verb-take_gaar = vezme hrdinovi { $number ->
    [one] { $number } žeton Gaaru
    [few] { $number } žetony Gaaru
   *[other] { $number } žetonů Gaaru
}
eu-web-verb-kill = hrdina zemře, ať má jakékoli zdraví
eu-web-verb-hero_penalty = hod hrdiny { $plus }
eu-web-verb-bank_discard = { $bank ->
    [gold] { $number ->
        [one] { $number } zlatá karta zmizí
        [few] { $number } zlaté karty zmizí
       *[other] { $number } zlatých karet zmizí
    }
   *[other] { $number ->
        [one] { $number } stříbrná karta zmizí
        [few] { $number } stříbrné karty zmizí
       *[other] { $number } stříbrných karet zmizí
    }
} ze zásoby monstra
eu-web-verb-dwurt_die_step = kostka Dwurtu { $plus }
eu-web-verb-dwurt_die_wounds = zranění z kostky Dwurtu { $plus }

## První tah s průvodcem

eu-web-guide-goal = Vyhraje ten, kdo má po posledním kole nejvíc reputace. Tady vidíš kola, jak na tom kdo je a jak by hra dopadla, kdyby se počítalo teď.
eu-web-guide-map = Tohle je kraj, kterým putuješ. Táhni ho, otáčej kolečkem nebo roztahuj prsty; šipkami po něm chodíš. Tečkované okraje ukazují, kde ještě poroste: vstup na kraj mapy a odkryje se nový dílek.
eu-web-guide-actions = Každé kolo máš tři žetony pevných akcí: těžba, obchod, boj. Každý umožní svou akci, nebo místo ní dá pohyb. Ukaž na něj a uvidíš, jak daleko tě dovede.
eu-web-guide-walk = Na svítící pole smíš vstoupit; jedno kliknutí dovede hrdinu, jak daleko chceš, a když se cestou něco stane, zastaví se. Červený kruh je monstrum: vstup stojí akci boje a hrát za ně proti tobě bude některý ze soupeřů. Číslo je jeho úroveň, proužek pod ním kořist.
eu-web-guide-place = Tady se dočteš, co je pod ukazatelem a co můžeš dělat tam, kde stojíš: těžit, obchodovat, léčit se, pustit se do konfrontace s elementálem, splnit úkol.
eu-web-guide-health = Tvé zdraví a žetony Gaaru: každý žeton Gaaru přehodí kostku a změní součet o 2. Při zdraví 0 se probudíš v kostele.
eu-web-guide-slots = Zbraně a schopnosti leží na polích pro osobní destičky, zbroj a šperky pod nimi. Zamčená pole ukazují cenu. Najeď na destičku nebo ji podrž a přečti si, co dělá.
eu-web-guide-sacks = Tři vaky pojmou, co neseš. Uspořádej si věci, když se chceš něčím vybavit, něco sbalit, zasadit drahokam nebo odhodit; karty v ruce jsou pro monstra, za která budeš hrát.
eu-web-guide-rivals = Tvoji soupeři: reputace, zdraví, Gaar, zlato, karty. Kliknutí otevře celou desku.
eu-web-guide-help = Nevíš si rady? „Proč?“ vysvětlí, na co se hra ptá, a vypíše všechno, co můžeš udělat. Zpět lze vzít všechno, co nic neodhalilo. A teď vykroč.

## Archy kroniki

eu-web-sheet-hero = Hrdina
eu-web-sheet-scenario = Scénář
