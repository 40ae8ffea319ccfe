### Euthia: otázky, volby, záznam a popisky. Všechny věty jsou naše vlastní.

## Hra

eu-game = Euthia
    .text = Putuj otevřeným krajem pole po poli: těž, obchoduj, uč se, bojuj s monstry, za která hrají tvoji soupeři, a udělej si jméno.
    .players = 1 až 4 hráči
    .length = 90 minut a víc
    .asked-1 = Kdo hraje za monstrum?
    .asked-2 = Co se stane, když můj hrdina zemře?
    .asked-3 = Musím s monstrem bojovat?
    .asked-4 = Jak se naučím novou schopnost?

## Možnosti hry

eu-option-scenario = Scénář
    .text = Který scénář hrajete.
eu-option-extent = Rozsah mapy
    .text = Jak daleko od kostela smí mapa sahat (extent=open bez omezení, wide nebo close).
eu-option-extent-open = Bez omezení
    .text = Kraj roste všude, kam hrdinové dojdou.
eu-option-extent-wide = Čtyři dílky
    .text = Žádný dílek mapy neleží dál než čtyři dílky od kostela.
eu-option-extent-close = Tři dílky
    .text = Žádný dílek mapy neleží dál než tři dílky od kostela.

## Názvy věcí

eu-action-mining = Těžba
eu-action-trade = Obchod
eu-action-combat = Boj
eu-token-mining = žeton akce těžby
eu-token-trade = žeton akce obchodu
eu-token-combat = žeton akce boje
eu-toward-east = na východ
eu-toward-west = na západ
eu-toward-north_east = na severovýchod
eu-toward-north_west = na severozápad
eu-toward-south = na jih
eu-toward-south_east = na jihovýchod
eu-toward-south_west = na jihozápad
eu-toward-centre = do středu
eu-part-north_west = severozápad
eu-part-north_east = severovýchod
eu-part-south = jih
eu-part-centre = střed
eu-label-gaar = Gaar
eu-label-gem = Drahokam
eu-label-essence = Esence
eu-label-trophy = Trofej
eu-label-resource = Surovina
eu-label-item = Předmět
eu-label-silver_card = Stříbrná karta
eu-label-gold_card = Zlatá karta
eu-label-action_token = Žeton pevné akce
eu-label-chaos_token = Žeton chaosu
eu-label-supplies = Zásoby
eu-metal-silver = Stříbro
eu-metal-gold = Zlato
eu-element-fire = Oheň
eu-element-water = Voda
eu-element-air = Vzduch
eu-element-earth = Země
eu-space-plain = volná krajina
eu-space-mountains = Hory
eu-space-lake = Jezero
eu-space-cave = Jeskyně
eu-space-treasure_1 = Poklad I
eu-space-treasure_2 = Poklad II
eu-space-treasure_3 = Poklad III
eu-space-elemental_fire = Elementál ohně
eu-space-elemental_water = Elementál vody
eu-space-elemental_air = Elementál vzduchu
eu-space-elemental_earth = Elementál země
eu-space-portal = Portál
eu-space-merchants = Kupci
eu-space-alchemists = Alchymisté
eu-space-dragonslayers_towers = Věže drakobijců
eu-space-encounter = Setkání
eu-space-legend = Legendární lokace
eu-space-ruins = Ruiny
eu-space-church = Kostel
eu-stack-merchant = Destičky kupců
eu-stack-alchemist = Destičky alchymistů
eu-stack-dragonslayer = Destičky drakobijců
eu-stack-mountain = Hory
eu-stack-lake = Jezero
eu-stack-cave = Jeskyně
eu-stack-treasure_1 = Poklad I
eu-stack-treasure_2 = Poklad II
eu-stack-treasure_3 = Poklad III
eu-stack-hunter_reward = Odměny lovce
eu-stack-armourer_reward = Odměny zbrojířky
eu-stack-witch_reward = Odměny čarodějky
eu-stack-supplies = Zásoby
eu-slot-sword = Pole pro zbraň
eu-slot-first = Pole pro První ránu
eu-slot-ability = Pole pro schopnost
eu-slot-helm = Pole pro helmu
eu-slot-cuirass = Pole pro kyrys
eu-slot-gloves = Pole pro rukavice
eu-slot-greaves = Pole pro chrániče
eu-slot-boots = Pole pro boty
eu-slot-amulet = Pole pro amulet
eu-slot-ring = Pole pro prsten

## Bodování

eu-points = Reputace: { $number }
eu-price-gold = { $number ->
    [one] { $number } zlatý
    [few] { $number } zlaté
    [many] { $number } zlatého
   *[other] { $number } zlatých
}
eu-price-reputation = reputace: { $number }
eu-either = { $others } nebo { $last }
eu-times = { $n ->
        [1] { $what }
       *[other] { $n } × { $what }
    }
eu-category-reputation = Reputace
eu-category-categories = Činy
eu-category-deaths = Úmrtí
eu-line-track = Počítadlo reputace
eu-line-resources = Suroviny
eu-line-relics = Relikvie
eu-line-gold = Zlato, 5 za 1
eu-line-wall = Zeď Honu
eu-line-badges = Odznaky
eu-line-hero_tokens = Žetony hrdiny
eu-line-interaction_tokens = Žetony interakce
eu-line-trade_tokens = Žetony obchodu
eu-line-other_tokens = Padlí soupeři
eu-line-quests = Úkoly
eu-line-elites = Elitní monstra
eu-line-deaths = Úmrtí v boji
eu-line-floor = Nejméně 0

## Otázky

eu-ask-hero = Vyber si hrdinu.
eu-ask-act = { $moves ->
        [0] { $tokens ->
            [0] Nezbývá ti pohyb ani žetony: ukonči tah, nebo použij, co ještě máš.
           *[other] Použij žeton pevné akce: na jeho akci, nebo na pohyb.
        }
        [one] Zbývá ti { $moves } bod pohybu: jdi, nebo udělej něco tady.
        [few] Zbývají ti { $moves } body pohybu: jdi, nebo udělej něco tady.
        [many] Zbývá ti { $moves } bodu pohybu: jdi, nebo udělej něco tady.
       *[other] Zbývá ti { $moves } bodů pohybu: jdi, nebo udělej něco tady.
    }
eu-ask-slot = Okraj známého kraje: kam přijde další dílek?
eu-ask-source = Akce: { $action }. Čím za ni zaplatíš?
eu-ask-save = Který nepoužitý žeton si necháš na příští tah?
eu-ask-pack = Uspořádej, co neseš.
eu-ask-tidy = Neseš toho příliš: něco použij, vybav se něčím, nebo něco odhoď.
eu-ask-surplus = Máš víc než 5 karet: jednu odhoď, nebo vyměň 4 stříbrné karty za 1 zlatou.
eu-ask-give_up = Kterou stříbrnou kartu dáš za zlatou?
eu-ask-cart = Kopeš, nebo nejdřív použiješ důlní vozík?
eu-ask-keep = Kterou destičku si necháš?
eu-ask-stack = Ze kterého sloupečku si dobereš?
eu-ask-kind = Co si vezmeš?
eu-ask-deal = Obchod. Tvoje zlato: { $gold }.
eu-ask-pick_tile = Otevírají se před tebou dvě cesty: kterou osobní destičku si necháš?
eu-ask-free_slot = Které pole odemkneš?
eu-ask-ready = Kterou destičku aktivuješ?
eu-ask-idle_gem = Který drahokam probudíš?
eu-ask-level = Ze kterého balíčku pošleš pryč vrchní monstrum?
eu-ask-teleport = Kam se teleportuješ?
eu-ask-way = { $quest }: jak úkol splníš?
eu-ask-pay = Co odevzdáš?
eu-ask-different = Co odevzdáš? Vše musí být různé.
eu-ask-change = Tvůj hod: { $value }. Změníš ho?
eu-ask-reroll = Kterou ze svých kostek přehodíš?
eu-ask-foe_die = Kterou kostku monstra zvolíš?
eu-ask-cancel = Které zahrání zrušíš?
eu-ask-before_combat = Před bojem: vybav se a použij, co funguje jen mimo něj.
eu-ask-claim = Chceš hrát za monstrum?
eu-ask-rival_use = Hraješ za monstrum: použiješ vlastní destičku?
eu-ask-moment-prep = Monstrum stojí před tebou. Připravíš se?
eu-ask-moment-heal = Fáze léčení: ošetříš se?
eu-ask-moment-foe_before = Monstrum bude házet: použiješ něco?
eu-ask-moment-foe_after = Monstrum má hozeno: použiješ štíty nebo schopnosti?
eu-ask-moment-own_before = Teď budeš házet: použiješ něco?
eu-ask-cards-before_monster_roll = { $foe } se chystá k útoku: zahraješ karty? Žetony chaosu: { $chaos }.
eu-ask-cards-before_hero_roll = Hrdina se chystá k útoku: zahraješ Prokletí? Žetony chaosu: { $chaos }.
eu-ask-rival_word = { $foe }: útok { $value }. Hraješ za monstrum. Změníš výsledek?
eu-ask-hero_word = { $foe }: útok { $value }. Odpovíš?
eu-ask-first_strike = První rána ({ $foe })?
eu-ask-weapon = Čím zaútočíš ({ $foe })?
eu-ask-possessed = Ovládnutí duše: dáš žeton Gaaru za přehození jedné z kostek hrdiny?
eu-ask-dying = { $foe } tě sráží k zemi. Je to konec?
eu-ask-trophy = Monstrum je poraženo: { $foe }. Necháš si trofej?
eu-ask-trade_first = Neseš toho příliš: budeš obchodovat, než něco odhodíš?
eu-ask-peek = Na kterou postavu se podíváš?
eu-ask-pay_silver = Kterou stříbrnou kartu odhodíš?
eu-ask-siege = Několik osad je stejně daleko: která bude obležena?
eu-ask-beacon = Ohně na kopcích: půjdeš dál, nebo zůstaneš?

## Volby

eu-do-hero = { $hero }
eu-do-walk = Jdi { $toward }: { $tile }, { $place }{ $level ->
        [0] {""}
       *[other] {" "}· monstrum úrovně { $level }
    }
eu-do-portal = Portálem: { $tile }{ $level ->
        [0] {""}
       *[other] {" "}· monstrum úrovně { $level }
    }
eu-do-to = { $tile } ({ $part }): { $place }{ $level ->
        [0] {""}
       *[other] {" "}· monstrum úrovně { $level }
    }
eu-do-slot = Polož dílek: { $toward }
eu-do-march = Využij { $token } na pohyb: { $number }
eu-do-mine = Akce těžby
eu-do-trade = Akce obchodu
eu-do-church-heal = Kostel: vyleč 6 zranění za 1 zlatý
eu-do-church-potion = Kostel: léčivý lektvar za 1 zlatý
eu-do-treasure = Najdi poklad
eu-do-confront = Konfrontace s elementálem
eu-do-quest = Úkol: { $quest }
eu-do-use = Použij: { $thing }{ $some ->
        [0] {""}
       *[other] {" "}– { $what }
    }
eu-do-use-with = Použij: { $thing } ({ $kind }) – { $what }
eu-do-gem = Použij drahokam: { $kind } ({ $thing }) – { $what }
eu-do-wake = Probuď drahokam: { $kind } ({ $thing }) – { $what }
eu-do-essence = Použij: { $kind } – { $what }
eu-do-charge = Polož: { $kind } → { $thing }
eu-do-pack = Uspořádej si věci
eu-do-exchange = Vyměň 4 stříbrné karty za 1 zlatou
eu-do-end = Ukonči tah
eu-do-none = Žádný
eu-do-save = Nech si { $token }
eu-do-with-token = Využij žeton pevné akce
eu-do-with-granted = Využij akci, kterou máš navíc
eu-do-done-pack = Hotovo
eu-do-done-deal = Ukonči obchod
eu-do-done-before_combat = Do boje
eu-do-done-moment = Dál
eu-do-pass-cards = Nic nehraj
eu-do-pass-rival_word = Pas
eu-do-pass-hero_word = Pas
eu-do-pass-claim = Nech to na ostatních
eu-do-pass-rival_use = Nic nepoužívej
eu-do-pass-possessed = Pas
eu-do-skip-ready = Žádnou
eu-do-skip-idle_gem = Žádný
eu-do-skip-free_slot = Žádné
eu-do-skip-level = Z žádného
eu-do-skip-teleport = Zůstaň tady
eu-do-skip-reroll = Žádnou
eu-do-skip-cancel = Žádné
eu-do-skip-first_strike = Bez První rány
eu-do-first_strike = První rána
eu-do-equip = Vybav se: { $thing }
eu-do-swap = Vybav se: { $thing } (sbal: { $other })
eu-do-unequip = Sbal: { $thing }
eu-do-set_gem = Zasaď: { $kind } → { $thing }
eu-do-throw = Odhoď: { $thing }
eu-do-discard_card = Odhoď kartu „{ $card }“
eu-do-dig = Kopej
eu-do-keep = { $thing }
eu-do-keep-trophy = Nech si trofej
eu-do-leave = Nech ji být
eu-do-stack = { $stack }
eu-do-kind = { $kind }
eu-do-fee = Zaplať poplatek: 1 zlatý
eu-do-buy = Kup: { $thing } za { $gold ->
    [one] { $gold } zlatý
    [few] { $gold } zlaté
    [many] { $gold } zlatého
   *[other] { $gold } zlatých
}
eu-do-renew = Vyměň celou nabídku{ $gold ->
    [0] {""}
    [one] {" "}za { $gold } zlatý
    [few] {" "}za { $gold } zlaté
    [many] {" "}za { $gold } zlatého
   *[other] {" "}za { $gold } zlatých
}
eu-do-sell = Prodej: { $thing } za { $gold ->
    [one] { $gold } zlatý
    [few] { $gold } zlaté
    [many] { $gold } zlatého
   *[other] { $gold } zlatých
}
eu-do-sell-for = Prodej: { $thing } ({ $price })
eu-do-heal = Vyleč { $number } zranění { $gold ->
    [0] zdarma
    [one] za { $gold } zlatý
    [few] za { $gold } zlaté
    [many] za { $gold } zlatého
   *[other] za { $gold } zlatých
}
eu-do-gaar = Žeton Gaaru za 1 zlatý
eu-do-reveal = Vylož osobní destičky za 1 zlatý
eu-do-learn = Nauč se: { $thing } { $gold ->
    [0] zdarma
    [one] za { $gold } zlatý
    [few] za { $gold } zlaté
    [many] za { $gold } zlatého
   *[other] za { $gold } zlatých
}
eu-do-unlearn = Sundej z desky: { $thing }
eu-do-unlock = { $place }
eu-do-unlock-gold = Odemkni: { $place } za { $gold ->
    [one] { $gold } zlatý
    [few] { $gold } zlaté
    [many] { $gold } zlatého
   *[other] { $gold } zlatých
}
eu-do-unlock-essence = Odemkni: { $place } ({ $kind })
eu-do-pick = { $thing }
eu-do-ready = { $thing }
eu-do-level = Úroveň { $number }
eu-do-way = { $what }
eu-do-pay = Odevzdej: { $thing }
eu-do-final = Nech hod platit
eu-do-gaar-change = Gaar: přehoď kostku { $number } (je na ní { $shown }) a přičti 2
eu-do-gaar-rival_word = Gaar: přehoď kostku { $number } (je na ní { $shown }) a přičti 2
eu-do-gaar-hero_word = Gaar: přehoď kostku { $number } (je na ní { $shown }) a odečti 2
eu-do-gaar-possessed = Gaar: přehoď kostku { $number } (je na ní { $shown }) a odečti 2
eu-do-hope = { $number ->
        [1] Naděje: 1 bod za +1
        [2] Naděje: 2 body za žeton Gaaru
       *[other] Naděje: 3 body za +1 a 1 zásah
    }
eu-do-die = Kostka { $number } (je na ní { $shown })
eu-do-both = Obě kostky
eu-do-die-now = Zemři
eu-do-play = Zahraj: { $card }{ $number ->
        [1] {""}
       *[other] {" "}× { $number }
    }
eu-do-cancel = Zruš: { $card }{ $number ->
        [1] {""}
       *[other] {" "}× { $number }
    }
eu-do-claim = Hraj za monstrum: odhoď kartu ovládání
eu-do-mask = Hraj za monstrum: využij Amulet masek
eu-do-attack = Zaútoč: { $thing }
eu-do-tidy = Odhoď hned
eu-do-trade-first = Nejdřív obchod

## Záznam

eu-tell-round = Začíná kolo { $number }.
eu-tell-turn = { $you ->
        [yes] Jsi na tahu.
       *[other] Na tahu je { $who }.
    }
eu-tell-hero = { $you ->
        [yes] Hraješ za postavu: { $hero }.
       *[other] { $who } hraje za postavu: { $hero }.
    }
eu-tell-moved = { $you ->
        [yes] Jdeš dál: { $place } ({ $tile }).
       *[other] { $who } jde dál: { $place } ({ $tile }).
    }
eu-tell-moves = { $gain ->
        [yes] { $you ->
            [yes] Získáváš
           *[other] { $who } získává
        }
       *[no] { $you ->
            [yes] Utrácíš
           *[other] { $who } utrácí
        }
    } { $number ->
        [one] { $number } bod pohybu.
        [few] { $number } body pohybu.
        [many] { $number } bodu pohybu.
       *[other] { $number } bodů pohybu.
    }
eu-tell-marches = { $you ->
        [yes] Využíváš { $token } na pohyb.
       *[other] { $who } využívá { $token } na pohyb.
    }
eu-tell-tile = { $you ->
        [yes] Odkrýváš dílek mapy: { $tile }.
       *[other] { $who } odkrývá dílek mapy: { $tile }.
    }
eu-tell-saved = { $you ->
        [yes] Necháváš si { $token }.
       *[other] { $who } si nechává { $token }.
    }
eu-tell-mines = { $you ->
        [yes] Těžíš suroviny: { $place } ({ $tile }).
       *[other] { $who } těží suroviny: { $place } ({ $tile }).
    }
eu-tell-drawn = { $you ->
        [yes] Dobíráš si
       *[other] { $who } si dobírá
    } { $number ->
        [one] { $number } destičku
        [few] { $number } destičky
        [many] { $number } destičky
       *[other] { $number } destiček
    } ({ $stack }): { $things }.
eu-tell-trades = { $you ->
        [yes] Obchoduješ: { $place }.
       *[other] { $who } obchoduje: { $place }.
    }
eu-tell-bought = { $you ->
        [yes] Kupuješ
       *[other] { $who } kupuje
    }: { $thing } za { $gold ->
        [one] { $gold } zlatý.
        [few] { $gold } zlaté.
        [many] { $gold } zlatého.
       *[other] { $gold } zlatých.
    }
eu-tell-sold = { $you ->
        [yes] Prodáváš
       *[other] { $who } prodává
    }: { $thing }{ $gold ->
        [0] .
        [one] {" "}za { $gold } zlatý.
        [few] {" "}za { $gold } zlaté.
        [many] {" "}za { $gold } zlatého.
       *[other] {" "}za { $gold } zlatých.
    }
eu-tell-renewed = { $you ->
        [yes] Vyměňuješ nabídku: { $stack }.
       *[other] { $who } vyměňuje nabídku: { $stack }.
    }
eu-tell-revealed = { $you ->
        [yes] Vybíráš osobní destičku: { $thing }.
       *[other] { $who } vybírá osobní destičku: { $thing }.
    }
eu-tell-learned = { $you ->
        [yes] Učíš se
       *[other] { $who } se učí
    }: { $thing }{ $gold ->
        [0] .
        [one] {" "}za { $gold } zlatý.
        [few] {" "}za { $gold } zlaté.
        [many] {" "}za { $gold } zlatého.
       *[other] {" "}za { $gold } zlatých.
    }
eu-tell-unlearned = { $you ->
        [yes] Odkládáš stranou: { $thing }.
       *[other] { $who } odkládá stranou: { $thing }.
    }
eu-tell-unlocked = { $you ->
        [yes] Odemykáš: { $slot }.
       *[other] { $who } odemyká: { $slot }.
    }
eu-tell-equipped = { $you ->
        [yes] Nasazuješ si: { $thing }.
       *[other] { $who } si nasazuje: { $thing }.
    }
eu-tell-unequipped = { $you ->
        [yes] Sbaluješ: { $thing }.
       *[other] { $who } sbaluje: { $thing }.
    }
eu-tell-gem_set = { $you ->
        [yes] Zasazuješ drahokam: { $kind } → { $thing }.
       *[other] { $who } zasazuje drahokam: { $kind } → { $thing }.
    }
eu-tell-thrown = { $you ->
        [yes] Odhazuješ: { $thing }.
       *[other] { $who } odhazuje: { $thing }.
    }
eu-tell-charged = { $you ->
        [yes] Pokládáš: { $kind } → { $thing }.
       *[other] { $who } pokládá: { $kind } → { $thing }.
    }
eu-tell-gained = { $you ->
        [yes] Získáváš: { $thing }.
       *[other] { $who } získává: { $thing }.
    }
eu-tell-token = { $you ->
        [yes] Získáváš: { $kind }.
       *[other] { $who } získává: { $kind }.
    }
eu-tell-potions = { $gain ->
        [yes] { $you ->
            [yes] Získáváš
           *[other] { $who } získává
        }
       *[no] { $you ->
            [yes] Odevzdáváš
           *[other] { $who } odevzdává
        }
    } { $number ->
        [one] { $number } léčivý lektvar.
        [few] { $number } léčivé lektvary.
        [many] { $number } léčivého lektvaru.
       *[other] { $number } léčivých lektvarů.
    }
eu-tell-gold = { $gain ->
        [yes] { $you ->
            [yes] Získáváš
           *[other] { $who } získává
        }
       *[no] { $you ->
            [yes] Platíš
           *[other] { $who } platí
        }
    } { $number ->
        [one] { $number } zlatý.
        [few] { $number } zlaté.
        [many] { $number } zlatého.
       *[other] { $number } zlatých.
    }
eu-tell-gaar = { $gain ->
        [yes] { $you ->
            [yes] Získáváš
           *[other] { $who } získává
        }
       *[no] { $you ->
            [yes] Utrácíš
           *[other] { $who } utrácí
        }
    } { $number ->
        [one] { $number } žeton Gaaru.
        [few] { $number } žetony Gaaru.
        [many] { $number } žetonu Gaaru.
       *[other] { $number } žetonů Gaaru.
    }
eu-tell-reputation = { $gain ->
        [yes] { $you ->
            [yes] Získáváš
           *[other] { $who } získává
        }
       *[no] { $you ->
            [yes] Ztrácíš
           *[other] { $who } ztrácí
        }
    } { $number ->
        [one] { $number } bod reputace.
        [few] { $number } body reputace.
        [many] { $number } bodu reputace.
       *[other] { $number } bodů reputace.
    }
eu-tell-healed = { $you ->
        [yes] Léčíš si { $number } zranění.
       *[other] { $who } si léčí { $number } zranění.
    }
eu-tell-wounded = { $you ->
        [yes] Dostáváš { $number } zranění.
       *[other] { $who } dostává { $number } zranění.
    }
eu-tell-died = { $you ->
        [yes] Umíráš a probouzíš se v kostele.
       *[other] { $who } umírá a probouzí se v kostele.
    }
eu-tell-risen = { $you ->
        [yes] { $thing }: unikáš smrti.
       *[other] { $thing }: { $who } uniká smrti.
    }
eu-tell-drew_cards = { $you ->
        [yes] Dobíráš si
       *[other] { $who } si dobírá
    } { $metal ->
        [gold] { $number ->
            [one] { $number } zlatou kartu
            [few] { $number } zlaté karty
            [many] { $number } zlaté karty
           *[other] { $number } zlatých karet
        }
       *[silver] { $number ->
            [one] { $number } stříbrnou kartu
            [few] { $number } stříbrné karty
            [many] { $number } stříbrné karty
           *[other] { $number } stříbrných karet
        }
    }{ $seen ->
        [0] .
       *[other] : { $secret }.
    }
eu-tell-discarded_card = { $you ->
        [yes] Odhazuješ kartu „{ $card }“.
       *[other] { $who } odhazuje kartu „{ $card }“.
    }
eu-tell-treasure = { $you ->
        [yes] Nacházíš poklad ({ $stack }).
       *[other] { $who } nachází poklad ({ $stack }).
    }
eu-tell-confronts = { $you ->
        [yes] Utkáváš se v konfrontaci: { $element }.
       *[other] { $who } se utkává v konfrontaci: { $element }.
    }
eu-tell-quest = { $you ->
        [yes] Plníš úkol „{ $quest }“.
       *[other] { $who } plní úkol „{ $quest }“.
    }
eu-tell-quest_missed = { $you ->
        [yes] Tvůj hod na úkol „{ $quest }“ je příliš nízký.
       *[other] Hod na úkol „{ $quest }“ je příliš nízký ({ $who }).
    }
eu-tell-handed_in = { $you ->
        [yes] Odevzdáváš: { $thing }.
       *[other] { $who } odevzdává: { $thing }.
    }
eu-tell-used = { $you ->
        [yes] Používáš: { $thing }.
       *[other] { $who } používá: { $thing }.
    }
eu-tell-used_gem = { $you ->
        [yes] Používáš drahokam: { $kind }.
       *[other] { $who } používá drahokam: { $kind }.
    }
eu-tell-used_essence = { $you ->
        [yes] Používáš: { $kind }.
       *[other] { $who } používá: { $kind }.
    }
eu-tell-readied = { $you ->
        [yes] Aktivuješ: { $thing }.
       *[other] { $who } aktivuje: { $thing }.
    }
eu-tell-looked = { $you ->
        [yes] Prohlížíš si
       *[other] { $who } si prohlíží
    } vrchní monstra{ $seen ->
        [0] .
       *[other] : { $secret }.
    }
eu-tell-skipped = { $you ->
        [yes] Posíláš pryč monstrum: { $foe }.
       *[other] { $who } posílá pryč monstrum: { $foe }.
    }
eu-tell-control = { $you ->
        [yes] Odkrývá se tvoje karta ovládání.
       *[other] Odkrývá se karta ovládání ({ $who }).
    }
eu-tell-fights = { $you ->
        [yes] Vyzýváš monstrum úrovně { $level }: { $place } ({ $tile }).
       *[other] { $who } vyzývá monstrum úrovně { $level }: { $place } ({ $tile }).
    }
eu-tell-monster_player = { $you ->
        [yes] Za monstrum proti tobě hraje { $owner_name }.
        [owner] Hraješ za monstrum (boj: { $who }).
       *[other] Za monstrum hraje { $owner_name } (boj: { $who }).
    }
eu-tell-meets = { $you ->
        [yes] Narážíš na monstrum: { $foe }.
       *[other] { $who } naráží na monstrum: { $foe }.
    }
eu-tell-combat_round = { $you ->
        [yes] Tvůj boj: kolo { $number }.
       *[other] Boj ({ $who }): kolo { $number }.
    }
eu-tell-played = { $you ->
        [yes] Hraješ kartu
       *[other] { $who } hraje kartu
    } „{ $card }“{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }
eu-tell-cancelled = { $you ->
        [yes] Rušíš kartu „{ $card }“.
       *[other] { $who } ruší kartu „{ $card }“.
    }
eu-tell-removed = { $you ->
        [yes] Bereš monstru: { $what }
       *[other] { $who } bere monstru: { $what }
    }{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }
eu-tell-foe_rolled = { $you ->
        [yes] Házíš
       *[other] { $who } hází
    } za monstrum: { $first }{ $second ->
        [0] .
       *[other] {" "}a { $second }.
    }
eu-tell-foe_dice = { $you ->
        [yes] Měníš
       *[other] { $who } mění
    } kostky monstra: { $first }{ $second ->
        [0] .
       *[other] {" "}a { $second }.
    }
eu-tell-rabbit_foot = { $you ->
        [yes] Měníš sílu útoku monstra
       *[other] { $who } mění sílu útoku monstra
    }: { $gain ->
        [yes] +{ $number }.
       *[no] −{ $number }.
    }
eu-tell-foe_attack = { $you ->
        [yes] Monstrum na tebe útočí
       *[other] Monstrum, se kterým bojuje { $who }, útočí
    } silou { $number }: { $wounds ->
        [0] bez zranění.
       *[other] { $wounds } zranění.
    }
eu-tell-mended = { $you ->
        [yes] Monstrum, se kterým bojuješ, si hojí
       *[other] Monstrum, se kterým bojuje { $who }, si hojí
    } { $number ->
        [one] { $number } zásah.
        [few] { $number } zásahy.
        [many] { $number } zásahu.
       *[other] { $number } zásahů.
    }
eu-tell-rolled = { $you ->
        [yes] Házíš { $first } a { $second }.
       *[other] { $who } hází { $first } a { $second }.
    }
eu-tell-rerolled = { $you ->
        [yes] Přehazuješ: { $first } a { $second }.
       *[other] { $who } přehazuje: { $first } a { $second }.
    }
eu-tell-rerolled-gaar = { $you ->
        [yes] Utrácíš žeton Gaaru
       *[other] { $who } utrácí žeton Gaaru
    }: kostky hrdiny ukazují { $first } a { $second }.
eu-tell-foe_dice-gaar = { $you ->
        [yes] Utrácíš žeton Gaaru
       *[other] { $who } utrácí žeton Gaaru
    }: kostky monstra ukazují { $first }{ $second ->
        [0] .
       *[other] {" "}a { $second }.
    }
eu-tell-clover = { $you ->
        [yes] Čtyřlístek k tvému hodu
       *[other] Čtyřlístek k hodu ({ $who })
    }: { $gain ->
        [yes] +{ $number }.
       *[no] −{ $number }.
    }
eu-tell-hope = { $you ->
        [yes] Tvoje kostka naděje ukazuje { $number }.
       *[other] Kostka naděje ({ $who }) ukazuje { $number }.
    }
eu-tell-hope_spent = { $you ->
        [yes] Utrácíš
       *[other] { $who } utrácí
    } { $number ->
        [one] { $number } bod naděje.
        [few] { $number } body naděje.
        [many] { $number } bodu naděje.
       *[other] { $number } bodů naděje.
    }
eu-tell-attacks = { $you ->
        [yes] K útoku používáš: { $thing }.
       *[other] { $who } používá k útoku: { $thing }.
    }
eu-tell-no_weapon = { $you ->
        [yes] Nemáš čím útočit.
       *[other] { $who } nemá čím útočit.
    }
eu-tell-attack = { $you ->
        [yes] Síla tvého útoku
       *[other] Síla útoku ({ $who })
    } je { $number }: { $damage ->
        [one] { $damage } zásah.
        [few] { $damage } zásahy.
        [many] { $damage } zásahu.
       *[other] { $damage } zásahů.
    }
eu-tell-damaged = { $you ->
        [yes] Uštědřuješ
       *[other] { $who } uštědřuje
    } monstru { $number ->
        [one] { $number } zásah.
        [few] { $number } zásahy.
        [many] { $number } zásahu.
       *[other] { $number } zásahů.
    }
eu-tell-defeated = { $you ->
        [yes] Porážíš monstrum: { $foe }.
       *[other] { $who } poráží monstrum: { $foe }.
    }
eu-tell-fell = { $you ->
        [yes] Padáš v boji: { $foe }.
       *[other] { $who } padá v boji: { $foe }.
    }
eu-tell-trophy = { $you ->
        [yes] Necháváš si trofej: { $foe }.
       *[other] { $who } si nechává trofej: { $foe }.
    }
eu-tell-freed = { $you ->
        [yes] Osvobozuješ pole: { $place } ({ $tile }).
       *[other] { $who } osvobozuje pole: { $place } ({ $tile }).
    }
eu-tell-woken = { $you ->
        [yes] Probouzíš drahokam: { $kind } ({ $thing }).
       *[other] { $who } probouzí drahokam: { $kind } ({ $thing }).
    }
eu-tell-trophy_left = { $you ->
        [yes] Necháváš trofej ležet: { $foe }.
       *[other] { $who } nechává trofej ležet: { $foe }.
    }
eu-tell-spent_essence = { $you ->
        [yes] Utrácíš: { $kind }.
       *[other] { $who } utrácí: { $kind }.
    }
eu-tell-slain = { $you ->
        [yes] Bereš si žeton hrdiny ({ $owner_name }).
       *[other] { $who } si bere žeton hrdiny ({ $owner_name }).
    }
eu-tell-new_quest = Nový úkol ({ $encounter }): { $quest }.
eu-tell-granted = { $you ->
        [yes] Získáváš akci: { $action }.
       *[other] { $who } získává akci: { $action }.
    }
eu-tell-foe_gains = { $you ->
        [yes] Tvé monstrum získává: { $what }
       *[other] Monstrum získává ({ $who }): { $what }
    }{ $number ->
        [1] .
       *[other] {" "}× { $number }.
    }
eu-tell-control_kept = { $you ->
        [yes] Necháváš si svou kartu ovládání.
       *[other] { $who } si nechává kartu ovládání.
    }
eu-tell-claims = { $you ->
        [yes] Vynášíš svou kartu ovládání: monstrum je tvoje.
       *[other] { $who } vynáší kartu ovládání a hraje za monstrum.
    }
eu-tell-scored = { $you ->
        [yes] Tvoje konečná reputace: { $number }.
       *[other] { $who }: konečná reputace { $number }.
    }

## O čem přemýšlejí soupeři

euthia-thinks = { $who } přemýšlí o { $kind ->
        [act] další cestě
        [deal] obchodu
        [trade_first] obchodu
        [before_combat] boji
        [moment] boji
        [cards] boji
        [rival_word] boji
        [hero_word] boji
        [weapon] boji
        [change] boji
        [reroll] boji
        [first_strike] boji
        [foe_die] boji
        [possessed] boji
        [pack] nákladu
        [tidy] nákladu
        [surplus] nákladu
        [pick_tile] osobních destičkách
        [free_slot] osobních destičkách
        [slot] neznámém kraji
        [hero] hrdinech
       *[other] dalším tahu
    }

## Protivníci

euthia-player-dorrin = Dorrin Počtář
euthia-player-dorrin-style = Zná v kraji každý krámek a cenu všeho, co na něm leží; meče jsou pro zákazníky.
euthia-player-ilva = Sestra Ilva
euthia-player-ilva-style = Nejdřív obvazuje a pak teprve bojuje, a jen tam, odkud se určitě vrátí.
euthia-player-kasimir = Kasimir Dvě kostky
euthia-player-kasimir-style = Předem rozhodnutý boj ho nudí; ještě jeden hod může všechno zvrátit.
euthia-player-brenna = Brenna Vlčí zhouba
euthia-player-brenna-style = Čte krajinu podle monster a kopání i smlouvání nechává jiným.

## Co mluví pro volbu

eu-worth-points = Dosavadní reputace
eu-worth-wealth = Zlato a majetek
eu-worth-tokens = Žetony na mapě
eu-worth-quests = Úkoly
eu-worth-health = Zdraví
eu-worth-gaar = Gaar a ušetřené žetony pevných akcí
eu-worth-trophies = Trofeje
eu-worth-prospect = Co je na dosah
eu-worth-goals = Cíle scénáře
eu-worth-power = Síla v boji
eu-worth-ahead = náskok { $points } reputace před nejlepším soupeřem
eu-worth-behind = ztráta { $points } reputace na nejlepšího soupeře
eu-worth-level = vyrovnaně s nejlepším soupeřem
eu-worth-chance = šance na vítězství { $percent } %
eu-worth-alone = očekávané body: { $points } (reputace a { $victory } za vítězství)
