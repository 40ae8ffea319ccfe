### Thunderstone: otázky, volby, záznam a popisky. Všechny věty jsou naše vlastní.

## Hra

ts-game = Thunderstone
    .text = Sestav ve Vesnici družinu, vyzbroj ji a probij se podzemím až k Hromovému kameni.
    .players = 1 až 5 hráčů
    .length = dokud se Hromový kámen nedostane do řady 1
    .asked-1 = Co když nemám dost světla?
    .asked-2 = Co se stane, když prohraju boj?
    .asked-3 = Jak povýším hrdinu?
    .asked-4 = Může mít hrdina dvě zbraně?

## Volby hry

ts-option-first_game = První hra
    .text = Pevně dané Nestvůry, Hrdinové a karty Vesnice pro první hru.
ts-option-groups = Druhy Nestvůr
    .text = Kolik druhů Nestvůr žije v podzemí (groups=3 až 8; obvykle 3): čím víc, tím delší hra.
ts-option-cards = Vybrané karty
    .text = Anglické názvy druhů Nestvůr, druhů Hrdinů a karet Vesnice, oddělené čárkami (cards=elf,dwarf,spear); zbytek se losuje.
ts-option-pace = Tempo temnoty
    .text = Hra pro jednoho: po kolika tazích bez vítězství vyklouzne Nestvůra z řady 1 (pace=1 až 4; obvykle 2).

## Akce tahu

ts-action-village = Vesnice
ts-action-dungeon = Podzemí
ts-action-rest = Odpočinek

## Druhy útoku

ts-kind-attack = Útok
ts-kind-magic = Magický útok

## Hodnosti ve hře pro jednoho

ts-rank-legend = Legenda
ts-rank-champion = Šampion
ts-rank-hero = Hrdina
ts-rank-survivor = Přeživší
ts-rank-fallen = Padlý

## Kategorie bodování

ts-category-stone = Hromový kámen
ts-category-monsters = Nestvůry
ts-category-heroes = Hrdinové
ts-category-village = Karty Vesnice

## Popisky stolu

ts-label-turn = Tah
ts-label-hall = Síň podzemí
ts-label-dungeon_deck = Balíček podzemí
ts-label-village = Vesnice
ts-label-party = Družina
ts-label-hand = Ruka
ts-label-deck = Balíček
ts-label-discard = Odhazovací balíček
ts-label-destroyed = Zničené
ts-label-diseases = Nemoci
ts-label-revealed = Odhalené
ts-label-purchases = Nákupy
ts-label-unrest = Neklid
ts-label-dark = Temnota
ts-label-escaped = Vyklouzly
ts-label-stone_owner = Má Hromový kámen
ts-label-battle = Boj
ts-label-forecast = Když zaútočíš
ts-label-empty = prázdno
ts-label-won = vítězství
ts-label-lost = porážka
ts-label-magic = chybí Magický útok
ts-label-forbidden = nelze útočit
ts-label-dark_penalty = tma
ts-label-used = použito
ts-label-thrown = v letu
ts-label-doomed = po boji se zničí
ts-label-barred = nemůže útočit
ts-label-turned = Útok se mění na magický
ts-label-holds = drží: { $card }
ts-label-held_by = drží karta { $number }
ts-label-borrowed = půjčka: { $who }

## Krátká záhlaví sloupců

ts-head-rank = Řada
ts-head-monster = Nestvůra
ts-head-health = Zdr
ts-head-light = Sv
ts-head-xp = ZK
ts-head-vp = VB
ts-head-gold = Zl
ts-head-effect = Účinek
ts-head-card = Karta
ts-head-cost = Cena
ts-head-left = Zbývá
ts-head-strength = Síla
ts-head-attack = Útok
ts-head-magic = Mag

## Kroky tahu

ts-step-effects = účinky
ts-step-purchases = nákupy
ts-step-levels = postupy
ts-step-prepare = přípravy
ts-step-battle = boj
ts-step-end = Konec

## Otázky

ts-ask-turn = Vyber, co v tomto tahu uděláš.
ts-ask-rest = Můžeš zničit jednu kartu z ruky.
ts-ask-village_effect = Před nákupy můžeš použít účinky Vesnice. Zlaťáky zatím: { $gold }.
ts-ask-buy = Můžeš koupit kartu. Máš { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
        [many] { $gold } zlaťáku
       *[other] { $gold } zlaťáků
    } a { $purchases ->
        [one] { $purchases } nákup.
        [few] { $purchases } nákupy.
        [many] { $purchases } nákupu.
       *[other] { $purchases } nákupů.
    }
ts-ask-level_up = Můžeš zvýšit úroveň svých Hrdinů. Máš { $xp } ZK.
ts-ask-pawn = Vyber kartu, kterou zničíš za její hodnotu.
ts-ask-dungeon = Připrav družinu a pak zaútoč na Nestvůru.
ts-ask-fed_hero = Vyber Hrdinu, který získá Sílu.
ts-ask-food = Vyber Jídlo, které zničíš.
ts-ask-returned = Vyber Nestvůru, která půjde dospod balíčku podzemí.
ts-ask-taken = Vyber Nestvůru, kterou si vezmeš.
ts-ask-banish = Pošli Nestvůru dospod balíčku podzemí, nebo změň pořadí karet v Síni.
ts-ask-banish_card = Vyber kartu z ruky, kterou zničíš.
ts-ask-hero_or_cards = Vyber, co odhodíš: jednoho Hrdinu, nebo libovolné karty.
ts-ask-discard = Vyber kartu z ruky, kterou odhodíš.
ts-ask-discard_slot = Vyber kartu z družiny, kterou odhodíš.
ts-ask-discard_hero = Vyber Hrdinu z ruky, kterého odhodíš.
ts-ask-discard_own_hero = Vyber Hrdinu z družiny, kterého odhodíš.
ts-ask-borrow = Na tento boj si můžeš půjčit jednoho z odhozených Hrdinů.
ts-ask-victim = { $card } udeří: vyber kartu, která se zničí.
ts-ask-strongest = { $card } zničí nejsilnějšího Hrdinu: vyber, kdo to bude.
ts-ask-barred = { $card } zabrání jednomu Hrdinovi v útoku: vyber komu.
ts-ask-judged = { $card }: vyber, co tato karta ztratí.
ts-ask-sick = Nemoc oslabuje družinu (nepřítel: { $card }). Vyber, co sníží.
ts-ask-spoils = Kořist: můžeš nakupovat za zlaťáky z ruky.
ts-ask-revealed = Můžeš postupně ničit odhalené karty; zbytek odhodíš.
ts-ask-sorcerer = Můžeš poslat Nestvůru ze Síně dospod balíčku podzemí.

## Volby: tah

ts-do-village = Navštiv Vesnici
ts-do-dungeon = Vstup do podzemí
ts-do-rest = Odpočiň si

## Volby: účinky Vesnice

## Volby: účinky podzemí

## Volby: podzemí

ts-do-attack = Cíl útoku: { $card } (řada { $number })
ts-do-leave = Opusť podzemí bez boje
ts-do-equip = { $hero } (karta { $number }) dostane Zbraň: { $weapon }
ts-do-monster = { $card } (řada { $number })
ts-do-order = Nové pořadí: 1 { $card1 } · 2 { $card2 } · 3 { $card3 }
ts-do-hero = { $number ->
        [0] Odhoď kartu „{ $card }“
       *[other] { $card } (karta { $number })
    }
ts-do-food = Znič kartu „{ $card }“ (karta { $number })
ts-do-card = Znič kartu „{ $card }“ (karta { $number })
ts-do-victim = { $card } (karta { $number })
ts-do-discard = { $number ->
        [0] Odhoď kartu „{ $card }“
       *[other] Odhoď kartu „{ $card }“ (karta { $number })
    }
ts-do-cards = { $number ->
        [one] Odhoď { $number } libovolnou kartu
        [few] Odhoď { $number } libovolné karty
        [many] Odhoď { $number } libovolné karty
       *[other] Odhoď { $number } libovolných karet
    }
ts-do-borrow = Půjč si: { $card } (hráč { $seat })
ts-do-lower = { $kind } nižší o 1
ts-do-sick = { $kind } nižší o 1

## Volby: nákupy, postupy, ničení

ts-do-buy = Kup: { $card } (cena { $gold })
ts-do-spoils = Kup: { $card } (cena { $gold })
ts-do-reveal = Odhal šest karet svého balíčku
ts-do-level = Postup za { $xp } ZK: { $hero } → { $card }
ts-do-destroy = Znič kartu „{ $card }“

## Volby: bez využití

ts-do-done-village_effect = Přejdi k nákupům
ts-do-done-buy = Nic dalšího nekupuj
ts-do-done-level_up = Ukonči tah
ts-do-done-spoils = Další Kořist neber
ts-do-done-revealed = Zbytek odhoď
ts-do-pass-rest = Nic nenič
ts-do-pass-borrow = Nikoho si nepůjčuj
ts-do-pass-sorcerer = Nech Síň, jak je

## Záznam: tah

ts-tell-start_player = { $you ->
        [yes] Začínáš hru.
       *[no] Hru začíná { $who }.
    }
ts-tell-turn = { $you ->
        [yes] Volíš: { $action }.
       *[no] { $who } volí: { $action }.
    }
ts-tell-revealed_hand = { $you ->
        [yes] Odhaluješ ruku: { $cards }.
       *[no] { $who } odhaluje ruku: { $cards }.
    }
ts-tell-used = { $you ->
        [yes] Používáš kartu „{ $card }“.
       *[no] { $who } používá kartu „{ $card }“.
    }
ts-tell-drew = { $you ->
        [yes] Dobíráš kartu „{ $card }“.
       *[no] { $who } dobírá kartu „{ $card }“.
    }
ts-tell-shuffled = { $you ->
        [yes] Mícháš z odhozených karet nový balíček.
       *[no] { $who } míchá z odhozených karet nový balíček.
    }
ts-tell-destroyed = Karta „{ $card }“ je zničena.
ts-tell-gained = { $you ->
        [yes] Získáváš kartu „{ $card }“.
       *[no] { $who } získává kartu „{ $card }“.
    }
ts-tell-xp = { $you ->
        [yes] Získáváš { $number } ZK.
       *[no] { $who } získává { $number } ZK.
    }
ts-tell-infected = { $you ->
        [yes] Dostáváš
       *[no] { $who } dostává
    } { $number ->
        [one] { $number } Nemoc.
        [few] { $number } Nemoci.
        [many] { $number } Nemoci.
       *[other] { $number } Nemocí.
    }
ts-tell-discarded = { $you ->
        [yes] Odhazuješ kartu „{ $card }“.
       *[no] { $who } odhazuje kartu „{ $card }“.
    }
ts-tell-showed_hand = { $you ->
        [yes] Nemáš Hrdinu a ukazuješ ruku: { $cards }.
       *[no] { $who } nemá Hrdinu a ukazuje ruku: { $cards }.
    }

## Záznam: podzemí

ts-tell-fed = { $card } má Sílu +{ $number }.
ts-tell-equipped = { $you ->
        [yes] Přiděluješ Zbraň: { $weapon } → { $hero }.
       *[no] { $who } přiděluje Zbraň: { $weapon } → { $hero }.
    }
ts-tell-borrowed = { $you ->
        [yes] Půjčuješ si kartu „{ $card }“ ({ $owner_name }).
       *[no] { $who } si půjčuje kartu „{ $card }“ ({ $owner_name }).
    }
ts-tell-attacks = { $you ->
        [yes] Tvým cílem je { $card } (řada { $number }).
       *[no] { $who } útočí, cílem je { $card } (řada { $number }).
    }
ts-tell-doomed = Karta „{ $card }“ se po boji zničí.
ts-tell-barred = { $card } nemůže útočit.
ts-tell-fought = { $you ->
        [yes] { $won ->
            [1] Vítězíš v boji ({ $card }): Útok { $total }, Zdraví { $health }.
           *[other] Prohráváš boj ({ $card }): Útok { $total }, Zdraví { $health }.
        }
       *[no] { $won ->
            [1] { $who } vítězí v boji ({ $card }): Útok { $total }, Zdraví { $health }.
           *[other] { $who } prohrává boj ({ $card }): Útok { $total }, Zdraví { $health }.
        }
    }
ts-tell-revealed = { $you ->
        [yes] Odhaluješ karty z balíčku: { $cards }.
       *[no] { $who } odhaluje karty z balíčku: { $cards }.
    }
ts-tell-turned_up = V řadě { $number } se objevuje { $card }.
ts-tell-sent_under = { $card } jde dospod balíčku podzemí.
ts-tell-rearranged = Karty v Síni mění pořadí: { $cards }.
ts-tell-breach = Průlom: { $card } se dostává do řady 1.
ts-tell-escaped = { $card } mizí v temnotě.
ts-tell-stone = { $you ->
        [yes] Získáváš Hromový kámen. Konec hry.
       *[no] { $who } získává Hromový kámen. Konec hry.
    }
ts-tell-stone_lost = Hromový kámen se dostává do řady 1 a nikdo ho nezíská. Konec hry.
ts-tell-stalemate = Nic se už nemůže změnit. Konec hry.

## Věci, které nelze zvolit

ts-thing-empty_rank = Prázdná řada { $number }

ts-points = vítězné body: { $number }
ts-do-show = Ukaž ruku: není v ní Hrdina

## Soupeři a o čem přemýšlejí

thunderstone-player-rogna = Rogna První dolů
thunderstone-player-rogna-style = Sestupuje s první pochodní, která hoří, raději příliš brzy než příliš pozdě.
thunderstone-player-pell = Mistr Pell
thunderstone-player-pell-style = Ještě nikdy neodešel z Vesnice bez něčeho v podpaží.
thunderstone-player-isaura = Kapitánka Isaura
thunderstone-player-isaura-style = Věří lidem, ne oceli: najímá Hrdiny a cvičí je, dokud nepostoupí.
thunderstone-player-ambrose = Bratr Ambrož
thunderstone-player-ambrose-style = Má málo, často odpočívá a na všechno ostatní zná kouzlo.
thunderstone-thinks = { $who } přemýšlí o { $kind ->
        [turn] tahu
        [buy] zboží Vesnice
        [village_effect] zboží Vesnice
        [level_up] postupu Hrdinů
        [dungeon] podzemí
        [rest] balíčku
        [revealed] balíčku
        [spoils] Kořisti
       *[other] dalším tahu
    }

## Co mluví pro volbu

ts-worth-points = Vítězné body
ts-worth-xp = Zkušenosti
ts-worth-force = Útok na ruce
ts-worth-light = Světlo na ruce
ts-worth-gold = Zlato na ruce
ts-worth-levels = Úrovně tvých Hrdinů
ts-worth-size = Štíhlý balíček
ts-worth-ahead = { $points ->
        [one] { $points } vítězný bod náskoku před nejlepším soupeřem
        [few] { $points } vítězné body náskoku před nejlepším soupeřem
        [many] { $points } vítězného bodu náskoku před nejlepším soupeřem
       *[other] { $points } vítězných bodů náskoku před nejlepším soupeřem
    }
ts-worth-behind = { $points ->
        [one] { $points } vítězný bod ztráty na nejlepšího soupeře
        [few] { $points } vítězné body ztráty na nejlepšího soupeře
        [many] { $points } vítězného bodu ztráty na nejlepšího soupeře
       *[other] { $points } vítězných bodů ztráty na nejlepšího soupeře
    }
ts-worth-level = vyrovnaně s nejlepším soupeřem
ts-worth-alone = { $points ->
        [one] { $points } vítězný bod na konci
        [few] { $points } vítězné body na konci
        [many] { $points } vítězného bodu na konci
       *[other] { $points } vítězných bodů na konci
    }
