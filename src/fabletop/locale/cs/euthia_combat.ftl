### Euthia v prohlížeči: boj. Všechny věty jsou naše vlastní.

## Průběh boje

eu-combat-stage = Boj
eu-combat-phases = Průběh kola boje
eu-combat-round = { $number }. kolo
eu-combat-opening = Boj
eu-combat-over = Konec
eu-combat-past = hotovo:
eu-combat-phase-before = Vyzbrojení
eu-combat-phase-preparation = Příprava
eu-combat-phase-first_strike = První rána
eu-combat-phase-healing = Léčení
eu-combat-phase-monster_attack = Útok monstra
eu-combat-phase-second_healing = Léčení
eu-combat-phase-hero_attack = Útok hrdiny
eu-combat-phase-your_attack = Tvůj útok
eu-combat-phase-over = Kořist
eu-combat-step-monster_attack-before = před hodem
eu-combat-step-monster_attack-change = změny
eu-combat-step-monster_attack-answer = obrana
eu-combat-step-monster_attack-dealt = zranění
eu-combat-step-hero_attack-before = před hodem
eu-combat-step-hero_attack-weapon = zbraň
eu-combat-step-hero_attack-change = změny
eu-combat-step-hero_attack-dealt = zásahy
eu-combat-word = Kdo má slovo
eu-combat-you = ty
eu-combat-said-pass = pas
eu-combat-said-gaar = Gaar { $change }
eu-combat-said-play = karta
eu-combat-said-use = destička
eu-combat-said-gem = drahokam
eu-combat-said-essence = esence
eu-combat-said-hope = naděje

## Obě strany

eu-combat-health = Zdraví { $health } z { $most }
eu-combat-health-risk = Zdraví { $health } z { $most }, v sázce { $lost }
eu-combat-in-hand = v ruce: { $weapon }
eu-combat-penalty = útoky hrdiny { $n }
eu-combat-bleeds = krvácí, zásahy každé kolo: { $n }
eu-combat-played-by = hraje za ně { $who }
eu-combat-played-by-you = hraješ za ně ty
eu-combat-unknown = Monstrum úrovně { $level }
eu-combat-unknown-note = Jeho karta je ještě zakrytá
eu-combat-lasting-regeneration = Regenerace
eu-combat-lasting-possession = Posedlost
eu-combat-die = Kostka s hodnotou { $face }
eu-combat-value = Síla útoku
eu-combat-not-rolled-monster = Monstrum ještě neházelo.
eu-combat-not-rolled-hero = Hrdina ještě neházel.
eu-combat-still-preparation = Monstrum stojí před hrdinou.
eu-combat-still-healing = Chvilka na oddech: hrdina se může léčit.
eu-combat-skipped = V tomto kole monstrum neútočí.
eu-combat-range = { $low } až { $high }
eu-combat-worth-wounds = { $same ->
    [yes] { $most ->
        [0] bez zranění
       *[other] { $most } zranění
    }
   *[no] { $least } až { $most } zranění
}
eu-combat-worth-damage = { $same ->
    [yes] { $most ->
        [0] bez zásahu
        [one] 1 zásah
        [few] { $most } zásahy
       *[other] { $most } zásahů
    }
   *[no] zásahy: { $least } až { $most }
}
eu-combat-band-wounds = { $n ->
    [0] bez zranění
   *[other] { $n } zranění
}
eu-combat-band-damage = { $n ->
    [0] bez zásahu
    [one] 1 zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}
eu-combat-now = teď { $value }
eu-combat-way = Gaar na { $number }. kostku: { $low } až { $high }

## Odpovědi

eu-combat-pass-fight = Pasuj do konce tohoto boje
eu-combat-pass-fight-tip = Do konce tohoto boje už se tě hra na nic nezeptá. „Počkat!“ otevře poslední okno znovu.
eu-combat-gaar-tip = Hráč-monstrum utratí jeden, přehodí kostku monstra a přičte 2.
eu-combat-chaos-tip = Hráč-monstrum utrácí jeden za každé zahrání karet.
eu-combat-silent = Do konce tohoto boje pasuješ.
eu-combat-speak = Zase rozhoduj

## Prostředky

eu-combat-means = Tvoje prostředky
eu-combat-means-of = Prostředky: { $hero }
eu-combat-no-means = V tomto boji není co použít.
eu-combat-gaar = { $n ->
    [0] žádný Gaar
   *[other] Gaar: { $n }
}
eu-combat-chaos = { $n ->
    [0] žádný chaos
   *[other] Chaos: { $n }
}
eu-combat-gem-on = na: { $thing }
eu-combat-when-prep = Při přípravě boje
eu-combat-when-first = Jako První rána
eu-combat-when-heal = Ve fázi léčení
eu-combat-when-foe_before = Před hodem monstra
eu-combat-when-foe_after = Až oba pasují
eu-combat-when-own_before = Před útočným hodem
eu-combat-when-weapon = K útoku
eu-combat-when-own_after = Po útočném hodu
eu-combat-foe-means = Prostředky monstra
eu-combat-your-monster = Prostředky tvého monstra
eu-combat-muted = Umlčeno: v příštím útoku bez karet
eu-combat-lying = Ve hře
eu-combat-hand = Tvoje karty: { $n }
eu-combat-hidden = { $silver ->
    [0] { $golden ->
        [one] 1 skrytá zlatá karta
        [few] { $golden } skryté zlaté karty
       *[other] { $golden } skrytých zlatých karet
    }
   *[other] { $golden ->
        [0] { $silver ->
            [one] 1 skrytá stříbrná karta
            [few] { $silver } skryté stříbrné karty
           *[other] { $silver } skrytých stříbrných karet
        }
       *[other] Skryté: stříbrné { $silver }, zlaté { $golden }
    }
}
eu-combat-no-cards = Žádné karty v ruce
eu-combat-timing-before_monster_roll = před hodem monstra
eu-combat-timing-after_monster_roll = po hodu monstra
eu-combat-timing-before_or_after = před hodem monstra nebo po něm
eu-combat-timing-before_hero_roll = před hodem hrdiny

## Kostka naděje

eu-combat-hope = Kostka naděje
eu-combat-hope-points = { $n ->
    [0] žádné body
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}
eu-combat-hope-rises = +1, když hodíš 5 a méně nebo monstrum 10 a více
eu-combat-hope-1 = +1 k vlastnímu hodu
eu-combat-hope-2 = vezmi žeton Gaaru
eu-combat-hope-3 = +1 a 1 zásah

## Součty

eu-combat-sum-monster = Síla útoku monstra
eu-combat-sum-hero = Síla útoku hrdiny
eu-combat-stands = Celkem
eu-combat-line-dice-1 = Hod: { $first }
eu-combat-line-dice-2 = Hod: { $first } a { $second }
eu-combat-line-die = Z { $old } je { $new }
eu-combat-line-air = Elementál vzduchu
eu-combat-line-earth = Elementál země
eu-combat-line-gaar-hero = Gaar hrdiny
eu-combat-line-gaar-monster = Gaar monstra
eu-combat-line-penalty = Postih od monstra
eu-combat-line-hope = Kostka naděje
eu-combat-line-scenario = Scénář
eu-combat-line-earlier = Co bylo dříve
eu-combat-line-thing = { $thing }
eu-combat-line-band = Rozmezí { $low } až { $high }
eu-combat-line-band-open = Rozmezí { $low } a více
eu-combat-line-no-band = Mimo rozmezí
eu-combat-line-floor = Nejméně 0
eu-combat-odds = Co může vyjít
eu-combat-odds-wounds = Zranění celkem
eu-combat-odds-damage = Zásahy celkem
eu-combat-odds-reroll = Přehoď { $face }
eu-combat-odds-stand = Nech to být
eu-combat-odds-note = Šance ze šesti možných výsledků, se vším, co teď platí.
eu-combat-if-wounds = Zranění, když to tak zůstane
eu-combat-if-damage = Zásahy, když to tak zůstane
eu-combat-soon-wounds = Ke zraněním
eu-combat-soon-damage = K zásahům
eu-combat-idle = platí, jen když rozmezí něco způsobí
eu-combat-mends = potom hojí monstrum
eu-combat-hero-falls = Zdraví { $before } klesne na 0: { $name } umírá.
eu-combat-foe-falls = { $name }: vitalita { $before } klesne na 0, monstrum je poraženo.
eu-combat-becomes = { $name }: zdraví { $before } klesne na { $after }.
eu-combat-unhurt = { $name }: zdraví zůstává { $before }.

## Před bojem a po něm

eu-combat-card-band = Síla útoku { $range }
eu-combat-back-health = Vitalita
eu-combat-back-least = nejméně zranění
eu-combat-back-reward = Odměna při reputaci { $range }
eu-combat-back-known = Tuto kartu znáš
eu-combat-pack = Vyzbrojení
eu-combat-packs = { $who } se zbrojí do boje
eu-combat-pack-note = Během boje už nelze nic změnit
eu-combat-worn = Na desce
eu-combat-bag = Ve vacích
eu-combat-bag-empty = Vaky jsou prázdné.
eu-combat-use-before = K použití teď
eu-combat-take-off = Sbal
eu-combat-put-on = Vybav se
eu-combat-swap = Místo: { $thing }
eu-combat-drop = Odhoď
eu-combat-defeated = Poražené monstrum: { $foe }
eu-combat-reward = Odměna
eu-combat-no-reward = Bez odměny: tvoje reputace není v rozmezí { $range }
eu-combat-loot = Kořist z pole
eu-combat-no-loot = žádná
eu-combat-fell = { $name } umírá. Monstrum: { $foe }
eu-combat-fell-text = Hrdina se probudí v kostele s plným zdravím, 3 žetony Gaaru a zlatou kartou. Na konci hry smrt stojí 2 body reputace.
eu-combat-fell-go = Na mapu
