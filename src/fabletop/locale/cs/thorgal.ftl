### Thorgal: otázky, volby, záznam a popisky. Všechny věty jsou naše vlastní.

## Hra

th-game = Thorgal
    .text = Sága vyprávěná společně: putujte, sbírejte, bojujte a přinášejte oběti a rozhodněte, jak dobrodružství skončí.
    .players = 1 až 4 hráči, všichni na jedné straně
    .length = 60 až 90 minut
    .asked-1 = Kdy prohrajeme?
    .asked-2 = Jak vyléčím zranění?
    .asked-3 = Můžu dílek otočit?
    .asked-4 = Co když prohraju boj?

## Možnosti hry

th-option-adventure = Dobrodružství
    .text = Které dobrodružství hrajete.
th-option-random_heroes = Náhodní hrdinové
    .text = Hrdinové se rozlosují, místo aby se vybírali.

## Fáze

th-phase-setup = Příprava hry
th-phase-action = Fáze akcí
th-phase-event = Fáze události

## Výhra, nebo prohra

th-points = { $number ->
        [1] výhra
       *[other] prohra
    }

## Popisky stolu

th-beside = vedle řady
th-label-adventure = Dobrodružství
th-label-intro = Jak to začíná
th-label-round = Kolo
th-label-phase = Fáze
th-label-turn = Tah
th-label-track = Stupnice dobrodružství
th-label-marked_round = Označené kolo
th-label-goal = Cíl
th-label-goals = Cíle
th-label-defeat = Porážka
th-label-ending = Závěr
th-label-endings = Závěry
th-label-rules = Zvláštní pravidla
th-label-facts = Fakta
th-label-heroes = Hrdinové
th-label-hero = Hrdina
th-label-active = na tahu
th-label-first_player = První hráč
th-label-resources = Suroviny
th-label-threat = Hrozba
th-label-wounds = Zranění
th-label-items = Předměty
th-label-skill = Dovednost
th-label-ready = aktivní
th-label-used = neaktivní
th-label-combat_level = Úroveň boje
th-label-journey_level = Úroveň putování
th-label-dice = Kostky
th-label-tiles = Dílky putování
th-label-map = Mapa
th-label-area = Oblast
th-label-areas = Oblasti
th-label-number = Číslo
th-label-closed_area = nepřístupná před kolem { $round }
th-label-sources = Zdroje
th-label-border = Hranice
th-label-borders = Hranice
th-label-location = Místo
th-label-locations = Místa
th-label-rune = Runa
th-label-runes = Runy
th-label-enemies = Nepřátelé
th-label-blocked = blokáda
th-label-read = přečteno
th-label-closed = nepřístupné
th-label-cost = Cena
th-label-assigned = Přiřazeno
th-label-missing = chybí: { $number }
th-label-raised = zvýšená cena
th-label-goal_tokens = Žetony cíle
th-label-ship = Loď
th-label-row = Řada akcí
th-label-card = Karta
th-label-tokens = Žetony akcí
th-label-token_active = aktivní žeton
th-label-token_inactive = neaktivní žeton
th-label-tokens_left = žetony vlevo: { $number }
th-label-value = Hodnota
th-label-worth = hodnota teď: { $value }
th-label-bonus = Bonus
th-label-special_actions = Karty zvláštních akcí
th-label-unused = Nepoužité karty akcí
th-label-path = Stezka putování
th-label-reveal = označený sloupec
th-label-gathered = žeton sběru
th-label-display = Nabídka
th-label-event = Událost
th-label-event_now = Po odkrytí
th-label-event_action = Ve fázi akcí
th-label-event_next = Příští fáze události
th-label-event_decks = Balíčky událostí
th-label-deck = Balíček
th-label-discard = Odhazovací balíček
th-label-terrain = Karty terénu
th-label-findings = Karty nálezů
th-label-combat = Boj
th-label-hearts = Odkrytá srdce
th-label-critical = kritický účinek
th-label-to_place = Dílky k umístění
th-label-paragraph = Odstavec
th-label-paragraphs = Odstavce
th-label-thread = Vedlejší příběh
th-label-aside = Vedle mapy
th-label-none = nic
th-label-round_of = Kolo { $round } z { $rounds }
th-label-turn_of = Tah { $turn } ze { $turns }
th-label-wound_of = zranění velikosti { $size }
th-label-all_beaten = všichni nepřátelé poražení
th-label-trust = libovolný počet ({ $kinds }), zkouší: { $colour }
th-label-any_number = libovolný počet ({ $kind })
th-label-win = výhra
th-label-lose = prohra
th-label-won = Výhra
th-label-lost = Prohra

## Otázky: příprava

th-ask-hero = Vyber hrdinu.
th-ask-first = Vyber, kdo začne.

## Otázky: tah

th-ask-token = { $hero }: vezmi aktivní žeton akce a polož ho pod jinou kartu akce.
th-ask-main = { $hero }: vyber hlavní akci karty.
th-ask-sole_anyway = { $hero }: můžeš zaplatit 1 magii; pak platí bonusy za jediný žeton.
th-ask-use = { $hero }: teď můžeš použít dovednost nebo předměty.
th-ask-skill = { $hero }: můžeš použít dovednost.
th-ask-bonus = { $hero }: můžeš vyhodnotit bonusy karty v libovolném pořadí.
th-ask-act = { $hero }: můžeš provést dodatečnou akci: { $type } (hodnota { $value }).
th-ask-afterwards = { $hero }: akce skončila; můžeš udělat ještě něco.
th-ask-replace = Nová karta akce: { $action }. Může nahradit kartu svého druhu.
th-ask-beside = { $action } má stejné číslo jako jiná karta v řadě. Na kterou její stranu?

## Otázky: pohyb

th-ask-cross = { $hero }: překroč hranici. Zbývá přechodů: { $left }.
th-ask-companion = { $hero }: můžeš vzít s sebou hrdiny ze své oblasti.
th-ask-come = { $other } vyráží. Jde { $hero } taky?
th-ask-forced = { $hero } musí překročit hranici: vyber kterou.
th-ask-go_to = { $hero } se smí hned ocitnout jinde.

## Otázky: putování a sběr

th-ask-tile = { $hero }: vyber dílek putování. Zbývá dílků: { $left }.
th-ask-spot = { $hero }: umísti dílek na stezku putování: { $shape }.
th-ask-space = { $hero }: vyber zakryté pole, které vyhodnotíš jako další.
th-ask-area_kind = { $hero }: vyber surovinu, kterou dává oblast.
th-ask-kind = { $hero }: vyber surovinu, kterou získáš.
th-ask-ignore = { $hero }: ignorovat tento postih, nebo ho snést ({ $penalty })?
th-ask-again = { $hero }: můžeš získat surovinu z tohoto dílku ještě jednou.
th-ask-gather = { $hero }: vyber pole, ze kterého sebereš { $value ->
        [one] { $value } surovinu.
        [few] { $value } suroviny.
        [many] { $value } suroviny.
       *[other] { $value } surovin.
    }
th-ask-share = { $hero }: vyber, kdo surovinu dostane.
th-ask-clear = { $hero }: můžeš odhodit žeton sběru.
th-ask-clear_card = { $hero }: můžeš odhodit všechny žetony sběru z jedné karty terénu.

## Otázky: místa a placení

th-ask-assign = { $hero }: vyber místo, ke kterému přiřadíš suroviny. Nejvýš: { $value }.
th-ask-put = { $hero }: přiřaď surovinu. Ještě můžeš: { $left }.
th-ask-whose = { $hero }: vyber, kdo surovinu utratí ({ $kind }).
th-ask-hoard = { $hero }: vyber, čí surovina se přiřadí ({ $kind }).
th-ask-consent = { $other } chce utratit surovinu, kterou má { $hero }: { $kind }. Souhlasíš?
th-ask-pay = { $hero }: můžeš utratit ({ $cost }). Pak: { $effects }.
th-ask-pay_else = { $hero }: můžeš utratit ({ $cost }). Pak: { $effects }. Jinak: { $else }.
th-ask-trust = { $hero } ({ $place }): podrobit důvěru zkoušce teď, nebo tam suroviny nechat ležet?
th-ask-off = { $hero }: vyber přiřazenou surovinu, která se odhodí.
th-ask-sacrifice = { $hero }: vyber místo oběti. Zranění, která dostaneš: { $value }.

## Otázky: boj

th-ask-foe = { $hero }: vyber, s kým budeš bojovat. Zbývá bojů: { $left }.
th-ask-enemy_card = { $hero }: vyber kartu nepřítele, se kterým budeš bojovat.
th-ask-order = { $hero }: seřaď karty nepřátel zleva doprava.
th-ask-before_roll = { $hero }: připrav kostky a hoď.
th-ask-after_roll = { $hero }: změň výsledek hodu, nebo ho přijmi.
th-ask-fight_tile = { $hero }: vyber další dílek, který umístíš na nepřítele.
th-ask-fight_spot = { $hero }: umísti dílek na nepřítele: { $shape }.
th-ask-covered = { $hero }: vyber zakryté pole, které vyhodnotíš jako další.

## Otázky: hrdina

th-ask-wound_shape = { $hero } dostává zranění; vyber jeho dílek.
th-ask-wound = { $hero } dostává zranění; umísti dílek: { $shape }.
th-ask-heal = { $hero }: můžeš odhodit zranění.
th-ask-xp = { $hero } získává zkušenost: vyber jakou.
th-ask-lose = { $hero } musí odhodit surovinu: vyber kterou.
th-ask-lose_item = { $hero } musí odhodit předmět: vyber který.
th-ask-convert = { $hero }: můžeš vrátit suroviny a vzít si stejně mnoho jednoho druhu.
th-ask-craft = { $hero }: můžeš si vzít předmět z nabídky. Zbývá předmětů: { $left }.
th-ask-scrap = { $hero }: můžeš odhodit předmět z nabídky.
th-ask-choose_item = { $hero }: vyber předmět z nabídky.

## Otázky: účinky

th-ask-option = { $hero }: vyber jedno.
th-ask-thread = { $hero }: můžeš utratit 1 zvěst a vydat se za vedlejším příběhem.
th-ask-who = Vyber hrdinu.
th-ask-who_for = Vyber hrdinu, kterého se to týká: { $effect }.
th-ask-who_pays = Vyber, kdo za všechny utratí surovinu ({ $kind }).
th-ask-location = Vyber místo.
th-ask-location_for = Vyber místo, kterého se to týká: { $effect }.
th-ask-border = Vyber hranici.
th-ask-border_for = Vyber hranici, které se to týká: { $effect }.
th-ask-box = Vyber místo, jehož cena se změní.
th-ask-raised_kind = Vyber surovinu, které bude třeba o 1 víc.
th-ask-block_space = Vyber pole stezky putování, na které položíte žeton blokády.
th-ask-penalty_card = Vyber kartu terénu, jejíž postih dílek zakryje.
th-ask-row_card = Vyber kartu akce, kterou odeberete z řady.
th-ask-offering = Vyber pole, které zakryje žeton oběti.
th-ask-raise = Vyber nepřítele, jehož úroveň vzroste.
th-ask-lower = Vyber nepřítele, jehož úroveň klesne.
th-ask-remove = Vyber nepřítele, který se odhodí.
th-ask-move_enemy = Vyber nepřítele, který se přesune.
th-ask-blocked = Který žeton blokády odhodit?
th-ask-goal_card = Vyber kartu akce, která dostane žeton cíle.
th-ask-goal_off = Vyber kartu akce, která o žeton cíle přijde.

## Volby: příprava

th-do-hero_hero = Vezmi si hrdinu: { $hero }
th-do-hero_first = Začne { $hero }

## Volby: tah

th-do-put_token = Polož žeton pod kartu: { $action } (odkud: { $from })
th-do-main = { $type } (hodnota { $value })
th-do-skill = Použij dovednost: { $skill }
th-do-refresh = Utrať ({ $cost }) a obnov dovednost
th-do-item = Použij předmět: { $item }
th-do-deed = { $deed }
th-do-bonus = { $mode }: { $effects }
th-do-act = Proveď dodatečnou akci
th-do-replace = Nahraď kartu: { $action }
th-do-left_of = Vlevo od karty: { $action }
th-do-right_of = Vpravo od karty: { $action }
th-do-go_use = Pokračuj
th-do-go_skill = Dovednost nepoužívej
th-do-go_afterwards = Ukonči tah
th-do-skip_sole_anyway = Neplať
th-do-skip_act = Nech to být
th-do-done_bonus = Další bonusy nevyhodnocuj
th-do-keep_replace = Nech řadu, jak je

## Volby: pohyb

th-do-cross = Jdi: { $place } ({ $kind })
th-do-cross_many = Jdi: { $place } ({ $kind }, počítá se za { $number })
th-do-stop = Zastav se tady
th-do-hero_companion = Pozvi na cestu: { $hero }
th-do-done_companion = Nikoho dalšího neber
th-do-area = { $area }
th-do-stay = Zůstaň tady

## Volby: putování a sběr

th-do-tile = Vezmi dílek: { $shape }
th-do-lay = Sloupec { $x }, řádek { $y }, { $way }: { $icons }
th-do-lay_fixed = Sloupec { $x }, řádek { $y }: { $icons }
th-do-lay_wound = Sloupec { $x }, řádek { $y }, { $way }
th-do-lay_wound_fixed = Sloupec { $x }, řádek { $y }
th-do-space = Sloupec { $x }, řádek { $y } ({ $card }): { $icons }
th-do-kind = { $kind }
th-do-ignore = Ignoruj ho
th-do-suffer = Snes ho
th-do-gather = Sloupec { $x }, řádek { $y } ({ $card }): { $icons }
th-do-hero_share = Dostane ji { $hero }
th-do-clear = Sloupec { $x }, řádek { $y } ({ $card }): { $icons }
th-do-card_clear_card = Odhoď všechny žetony sběru z karty: { $card }
th-do-done_tile = Další dílky neumisťuj
th-do-done_again = Víc nezískávej
th-do-done_clear = Neodhazuj žádný
th-do-done_clear_card = Neodhazuj žádné

## Volby: místa a placení

th-do-box_assign = Přiřaď sem: { $place } ({ $cost })
th-do-box_open = Přiřaď sem: { $place } (libovolný počet: { $kinds })
th-do-nothing = Nic nepřiřazuj
th-do-put = Přiřaď: 1 { $kind }
th-do-enough_put = Víc nepřiřazuj
th-do-from = { $hero } utratí: 1 { $kind }
th-do-instead = { $hero } utratí: 1 { $kind } (počítá se jako { $wanted })
th-do-yes = Ano
th-do-no = Ne
th-do-pay = Zaplať
th-do-pay_cost = Utrať: { $cost }
th-do-skip_pay = Neplať
th-do-resolve = Podrob ji zkoušce
th-do-leave = Nech je tam
th-do-box_sacrifice = Přines oběť: { $place }, { $shape }
th-do-box_sacrifice_size = Přines oběť: { $place }, zranění velikosti { $size }

## Volby: boj

th-do-foe = Bojuj: { $location }, { $tier }
th-do-foe_card = Bojuj: { $place }, { $card }
th-do-group = Bojuj se všemi nepřáteli: { $location }
th-do-enough_foe = Už nebojuj
th-do-card_enemy_card = Bojuj: { $card }
th-do-next = Další karta: { $card }
th-do-add = Přidej: { $colour }
th-do-upgrade = Vylepši: { $colour }
th-do-roll = Hoď
th-do-reroll = Přehoď: { $colour }, { $shape }
th-do-blood = Utrž zranění a přehoď: { $colour }, { $shape }
th-do-critical = Použij kritický účinek: { $colour }, { $new } místo { $shape }
th-do-stand = Přijmi výsledek

## Volby: hrdina

th-do-shape = Vezmi dílek: { $shape }
th-do-heal = Odhoď zranění: { $shape }, sloupec { $x }, řádek { $y }
th-do-skip_heal = Zranění neodhazuj
th-do-dial = Boj: posuň číselník boje výš
th-do-track = Putování: posuň ukazatel putování výš
th-do-back = Vrať: 1 { $kind }
th-do-done_convert = Víc nevracej
th-do-take = Vezmi si předmět: { $item }
th-do-drop = Odhoď předmět: { $item }
th-do-scrap = Odhoď z nabídky: { $item }
th-do-done_craft = Další předměty neber
th-do-keep_scrap = Neodhazuj žádný

## Volby: účinky

th-do-option = { $effects }
th-do-choice = { $label } ({ $effects })
th-do-choice_only = { $label }
th-do-thread = Vydej se za vedlejším příběhem: { $thread } ({ $text })
th-do-close_thread = Zavři knihu
th-do-hero_who = { $hero }
th-do-location = { $location }
th-do-border = Hranice: { $place } a { $goal }
th-do-box_box = { $place } ({ $cost })
th-do-box_offering = { $place } ({ $type })
th-do-token_raise = { $location }: { $tier }
th-do-token_lower = { $location }: { $tier }
th-do-token_remove = { $location }: { $tier }
th-do-token_move_enemy = { $location }: { $tier }
th-do-card_goal_card = { $card }
th-do-card_goal_off = { $card }
th-do-card_penalty_card = { $card }
th-do-card_row_card = { $card }

## Záznam: příprava a kola

th-tell-hero = { $hero } se vydává na cestu.
th-tell-first = Začíná { $hero }.
th-tell-round = Začíná kolo { $round }.
th-tell-next_round = Ukazatel kola se posouvá na pole { $round }.
th-tell-time = Čas vypršel.
th-tell-event = Nová událost: { $event }.
th-tell-icon = Působí ikona události: { $icon }.
th-tell-shielded = Ikona události tentokrát nepůsobí: { $icon }.
th-tell-track = Ukazatel stupnice dobrodružství se posouvá na pole { $number }.
th-tell-ending = Jak to končí: { $ending }.

## Záznam: tah

th-tell-token = { $hero } pokládá žeton pod kartu: { $action }.
th-tell-skill = { $hero } používá dovednost.
th-tell-refreshed = { $hero } obnovuje dovednost.
th-tell-used_item = { $hero } používá předmět: { $item }.
th-tell-new_card = Nová karta akce: { $action }.
th-tell-replaced = Změna v řadě: { $new } místo karty { $action }.
th-tell-card_added = Do řady přibude { $action }.
th-tell-card_removed = Z řady zmizí { $action }.
th-tell-special_card = Nová karta zvláštní akce: { $card }.
th-tell-moved = { $hero } přichází: { $area }.
th-tell-sailed = { $hero } pluje člunem: { $area }.
th-tell-ship = Loď je teď zde: { $area }.
th-tell-laid = { $hero } umisťuje dílek putování: { $shape }.
th-tell-terrain = Nová karta terénu: { $terrain }.
th-tell-gathered = { $hero } sbírá z karty: { $terrain }.
th-tell-assigned = { $hero } přiřazuje: 1 { $kind } ({ $location }).
th-tell-resolved = { $hero } vyhodnocuje místo: { $location }.
th-tell-trust_roll = { $hero } podrobuje důvěru zkoušce ({ $location }): na kostce { $result }, přiřazeno { $number }.

## Záznam: boj

th-tell-fights = { $hero } bojuje: { $location }, { $tier }.
th-tell-enemy_card = Karta nepřítele: { $enemy }.
th-tell-rolled = Na kostkách: { $shapes }.
th-tell-rerolled = Nový hod; na kostce je teď: { $shape }.
th-tell-struck = { $hero } umisťuje dílek na nepřítele: { $shape }.
th-tell-won_combat = { $hero } vyhrává boj.
th-tell-lost_combat = { $hero } prohrává boj; odkrytá srdce: { $number }.

## Záznam: hrdina

th-tell-wounded = { $hero } dostává zranění: { $shape }.
th-tell-die = { $hero } hází na postih: { $colour }, { $shape }.
th-tell-died = Pro zranění už není místo: { $hero } umírá.
th-tell-healed = { $hero } léčí zranění: { $shape }.
th-tell-level = { $side ->
        [dial] { $hero } dosahuje úrovně boje { $number }.
       *[track] { $hero } dosahuje úrovně putování { $number }.
    }
th-tell-threat = { $hero } si dobírá { $number ->
        [one] { $number } hrozbu.
        [few] { $number } hrozby.
        [many] { $number } hrozby.
       *[other] { $number } hrozeb.
    }
th-tell-calmed = { $hero } odhazuje { $number ->
        [one] { $number } hrozbu.
        [few] { $number } hrozby.
        [many] { $number } hrozby.
       *[other] { $number } hrozeb.
    }
th-tell-gained = { $hero } získává: { $number ->
        [1] 1 { $kind }.
       *[other] { $kind } × { $number }.
    }
th-tell-lost = { $hero } odhazuje: { $number ->
        [1] 1 { $kind }.
       *[other] { $kind } × { $number }.
    }
th-tell-ignored = { $hero } ignoruje pole: { $penalty }.
th-tell-unmet = Nesplněné požadavky: { $hero }.
th-tell-item = { $hero } si bere předmět: { $item }.
th-tell-lost_item = { $hero } odhazuje předmět: { $item }.
th-tell-scrapped = { $hero } odhazuje z nabídky: { $item }.
th-tell-finding = { $hero } něco nachází: { $finding }.

## Záznam: mapa

th-tell-enemy = { $location }: objevuje se { $tier }.
th-tell-enemy_moved = { $location } → { $goal }: přechází { $tier }.
th-tell-raised = { $location }: { $tier } stoupá o úroveň.
th-tell-lowered = { $location }: { $tier } klesá o úroveň.
th-tell-removed = { $location }: mizí { $tier }.
th-tell-blocked = Blokáda: { $location }.
th-tell-blocked_border = Blokáda na hranici: { $area } a { $goal }.
th-tell-unblocked = Konec blokády: { $location }.
th-tell-unblocked_border = Konec blokády na hranici: { $area } a { $goal }.
th-tell-raised_cost = { $location }: je třeba o 1 surovinu víc ({ $kind }).
th-tell-space_blocked = Na poli karty { $terrain } leží žeton blokády.
th-tell-space_freed = Z karty { $terrain } byl odhozen žeton blokády.
th-tell-penalty_covered = { $terrain }: postih ({ $penalty }) teď zakrývá dílek zranění: { $shape }.
th-tell-offering = { $location }: leží zde žeton oběti ({ $shape }).
th-tell-goal = Žeton cíle položen: { $location }.
th-tell-goal_on_card = Žeton cíle položen: { $action }.
th-tell-goal_off = Žeton cíle odhozen: { $action }.

## Záznam: odstavce

th-tell-paragraph = Odstavec { $number }: { $paragraph }.
th-tell-thread = { $paragraph }: vydáváte se za vedlejším příběhem { $number }.
th-tell-read = Žeton odstavce položen: { $location }.
th-tell-flag = Zapamatujte si: { $flag }.

## Jednotlivá dobrodružství: otázky, volby a záznam

## Účinky několika slovy: zisky a ztráty

th-verb-gain = získej suroviny
th-verb-heal = vyleč zranění
th-verb-heal_split = vyleč hrdiny v oblasti
th-verb-calm = odhoď hrozbu
th-verb-xp = získej zkušenost
th-verb-refresh = obnov dovednost
th-verb-convert = vyměň suroviny
th-verb-draw_item = dober si předměty
th-verb-choose_item = vyber předměty z nabídky
th-verb-finding = dober si kartu nálezu
th-verb-lose = odhoď suroviny
th-verb-lose_item = odhoď předměty
th-verb-wound = utrž zranění
th-verb-threat = dober si hrozbu

## Účinky: probíhající akce

th-verb-action = dodatečná akce
th-verb-plus = změň hodnotu akce
th-verb-set_value = urči hodnotu akce
th-verb-ignore_penalty = ignoruj postihy
th-verb-use_tile = jeden druh dílku navíc
th-verb-journey_level = vyšší úroveň putování
th-verb-reveal_terrain = odkryj karty terénu
th-verb-clear_gather = odhoď žetony sběru
th-verb-second_helping = získej suroviny z dílku ještě jednou
th-verb-shared_stores = rozděl se o sebrané suroviny
th-verb-take_along = vezmi s sebou hrdiny
th-verb-borders_as_normal = ber hranice jako obyčejné
th-verb-cross_block = překroč hranici s blokádou
th-verb-discount = přiřaď méně surovin
th-verb-wild = přiřaď libovolné suroviny
th-verb-far_call = utrácej suroviny všech hrdinů
th-verb-extra_die = kostky navíc
th-verb-upgrade = vylepši kostky
th-verb-reroll = přehoď kostky
th-verb-blood_reroll = přehoď kostku za zranění
th-verb-critical = kritické účinky
th-verb-extra_tile = dílek navíc v boji
th-verb-shield_cover = bez hrozby za odkrytá srdce
th-verb-talisman_ward = ignoruj postihy mystického nepřítele

## Účinky: mapa a řada

th-verb-place_enemy = polož nepřítele
th-verb-raise_enemy = zvyš úroveň nepřítele
th-verb-lower_enemy = sniž úroveň nepřítele
th-verb-remove_enemy = odhoď nepřítele
th-verb-move_enemy = přesuň nepřítele
th-verb-block = polož blokády
th-verb-unblock = odhoď blokády
th-verb-raise_cost = polož žetony zvýšené ceny
th-verb-add_card = přidej kartu akce do řady
th-verb-remove_card = odeber z řady kartu akce podle volby
th-verb-block_space = zablokuj pole stezky putování
th-verb-cover_penalty = zakryj postih dílkem zranění
th-verb-sacrifice_token = polož žeton oběti na místo
th-verb-lower_cost = odhoď žetony zvýšené ceny
th-verb-add_source = polož žeton zdroje
th-verb-goal = polož žetony cíle
th-verb-ungoal = odhoď žetony cíle
th-verb-shield = ochrana před ikonou události
th-verb-track = posuň ukazatel stupnice dobrodružství
th-verb-forced_move = překroč hranici proti své vůli
th-verb-move_hero = přejdi do jiné oblasti
th-verb-gain_card = získej kartu akce
th-verb-next_card = získej další kartu akce
th-verb-special_action = získej kartu zvláštní akce
th-verb-bridge_down = hranice je v tomto kole blokovaná

## Účinky: příběh

th-verb-choose = vyber jeden z účinků
th-verb-if = účinek s podmínkou
th-verb-pay = zaplať za účinek
th-verb-pay_together = zaplaťte za účinek jako skupina
th-verb-combat = sveď boj
th-verb-read = přečti odstavec
th-verb-flag = zapamatuj si fakt
th-verb-end = dobrodružství končí

## Účinky jednotlivých dobrodružství

## Names inside other messages

th-name = { $name }

## Společníci

thorgal-player-hallbera = Hallbera Štítolamka
thorgal-player-hallbera-style = Nejdřív se ptá na cestu k nejbližšímu nepříteli, a teprve pak, oč jde.
thorgal-player-eilif = Eilif Tichý krok
thorgal-player-eilif-style = Počítá rány druhých dřív než své a boji se vyhne, kde to jde.
thorgal-player-vesna = Vesna Věčně na cestě
thorgal-player-vesna-style = Musí vidět, co leží za příštím kopcem, a každý příběh dočte do konce.
thorgal-player-gunnlod = Gunnlod Plný koš
thorgal-player-gunnlod-style = Nikdy neodchází s prázdnýma rukama; jednou se bude všechno hodit.

## O čem přemýšlejí společníci

thorgal-thinks = { $who } přemýšlí o { $kind ->
        [token] kartách akcí
        [main] kartách akcí
        [cross] cestě
        [companion] cestě
        [come] cestě
        [go_to] cestě
        [tile] stezce putování
        [spot] stezce putování
        [foe] boji
        [enemy_card] boji
        [before_roll] boji
        [after_roll] boji
        [fight_tile] boji
        [fight_spot] boji
        [assign] surovinách
        [put] surovinách
        [whose] surovinách
        [gather] sběru
        [craft] předmětech
        [choose_item] předmětech
        [use] předmětech
        [thread] vedlejším příběhu
        [hero] hrdinech
        [first] hrdinech
       *[other] dalším tahu
    }

## Co mluví pro volbu

th-worth-story = Vlastní cíle příběhu
th-worth-health = Zdraví
th-worth-plans = Co mohou Hrdinové udělat dál
th-worth-chance = Šance na vítězství { $percent } %
