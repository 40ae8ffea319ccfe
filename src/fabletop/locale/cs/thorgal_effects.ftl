### Thorgal: co dělají účinky, koho se týkají, kde a kdy. Každá věta je naše vlastní.

## Drobnosti

th-some = { $number ->
        [1] 1 { $kind }
       *[other] { $kind } × { $number }
    }
th-some_any = { $number ->
        [one] 1 libovolná surovina
        [few] { $number } libovolné suroviny
        [many] { $number } libovolné suroviny
       *[other] { $number } libovolných surovin
    }
th-times = { $thing } × { $number }
th-or = { $first } nebo { $second }
th-empty = nic
th-resource-common = běžná surovina
th-resource-area = surovina oblasti
th-tier-any = nepřítel

## Jak dílek leží

th-turned-0 = bez otočení
th-turned-1 = otočený doprava
th-turned-2 = vzhůru nohama
th-turned-3 = otočený doleva
th-turned-flipped-0 = převrácený
th-turned-flipped-1 = převrácený a otočený doprava
th-turned-flipped-2 = převrácený a vzhůru nohama
th-turned-flipped-3 = převrácený a otočený doleva

## Koho se týká

th-effect-for = { $who }: { $effect }
th-who-each = každý hrdina
th-who-each_where = každý hrdina, kterého se to týká
th-who-here = každý hrdina ve tvé oblasti
th-who-one = jeden hrdina
th-who-one_in_area = jeden hrdina ve tvé oblasti
th-who-two = dva hrdinové
th-who-same = týž hrdina
th-who-group = všichni společně
th-who-most_items = hrdina s nejvíce předměty
th-who-most_wounds = hrdina s nejvíce zraněními
th-who-most_threat = hrdina s největší hrozbou
th-who-most_resources = hrdina s nejvíce surovinami

## Kde

th-place-here = zde
th-place-anywhere = kdekoli
th-place-runes = runa { $runes }
th-place-first_player = oblast prvního hráče
th-place-most_threat = oblast hrdiny s největší hrozbou
th-place-yours = tvá oblast
th-place-yours_or_adjacent = tvá nebo sousední oblast
th-place-highest_open = přístupná oblast s nejvyšším číslem

## Kdy

th-if-all = { $conditions }
th-if-any = platí aspoň jedno z toho: { $conditions }
th-if-other = platí podmínka
th-if-read = byl přečten odstavec { $number }
th-if-not_read = nebyl přečten odstavec { $number }
th-if-read_at_least = z odstavců { $list } byly přečteny aspoň { $number }
th-if-flag = víte „{ $flag }“
th-if-not_flag = nevíte „{ $flag }“
th-if-track_min = ukazatel stupnice dobrodružství je na poli { $number } nebo dál vpravo
th-if-track_max = ukazatel stupnice dobrodružství je na poli { $number } nebo dál vlevo
th-if-uncovered_penalties = odkrytých polí s postihem je na stezce { $number } nebo víc
th-if-any_threat = některý hrdina má hrozbu { $number } nebo větší
th-if-threat = máš hrozbu { $number } nebo větší
th-if-tokens_here = žetonů pod kartou je { $number } nebo víc
th-if-borders = překročených hranic je { $number } nebo víc
th-if-assigned = přiřazených surovin je { $number } nebo víc
th-if-enemies_min = nepřátel je tam ({ $where }) { $number } nebo víc
th-if-enemies_max = nepřátel je tam ({ $where }) { $number } nebo méně
th-if-resolved = byl vyhodnocen účinek místa
th-if-skill_active = karta dovednosti je aktivní
th-if-skill_inactive = karta dovednosti je neaktivní
th-if-enemy_here = ve tvé oblasti je nepřítel
th-if-no_enemy_here = ve tvé oblasti není nepřítel

## Zisky a ztráty

th-effect-gain = získej: { $number ->
        [1] 1 { $kind }
       *[other] { $kind } × { $number }
    }
th-effect-gain_of = získej { $number } jednoho druhu ({ $kinds })
th-effect-lose = odhoď: { $number ->
        [1] 1 { $kind }
       *[other] { $kind } × { $number }
    }
th-effect-lose_of = odhoď { $number } jednoho druhu ({ $kinds })
th-effect-heal = vyleč { $number ->
        [1] 1 zranění
       *[other] až { $number } zranění
    }
th-effect-heal_size = vyleč { $number ->
        [1] 1 zranění
       *[other] až { $number } zranění
    } velikosti { $size } nebo menší
th-effect-heal_split = rozděl léčení ({ $number }) mezi hrdiny své oblasti
th-effect-heal_split_size = rozděl léčení ({ $number }), každé velikosti { $size } nebo menší, mezi hrdiny své oblasti
th-effect-calm = odhoď { $number ->
        [one] { $number } hrozbu
        [few] { $number } hrozby
        [many] { $number } hrozby
       *[other] { $number } hrozeb
    }
th-effect-threat = dober si { $number ->
        [one] { $number } hrozbu
        [few] { $number } hrozby
        [many] { $number } hrozby
       *[other] { $number } hrozeb
    }
th-effect-xp = získej { $number ->
        [one] { $number } zkušenost
        [few] { $number } zkušenosti
        [many] { $number } zkušenosti
       *[other] { $number } zkušeností
    }{ $side ->
        [combat] {" "}(boj)
        [journey] {" "}(putování)
       *[any] {""}
    }
th-effect-draw_item = dober si { $number ->
        [one] { $number } předmět
        [few] { $number } předměty
        [many] { $number } předmětu
       *[other] { $number } předmětů
    }
th-effect-choose_item = vyber z nabídky { $number ->
        [one] { $number } předmět
        [few] { $number } předměty
        [many] { $number } předmětu
       *[other] { $number } předmětů
    }
th-effect-lose_item = odhoď { $number ->
        [one] { $number } předmět
        [few] { $number } předměty
        [many] { $number } předmětu
       *[other] { $number } předmětů
    }
th-effect-finding = dober si { $number ->
        [one] { $number } kartu nálezu
        [few] { $number } karty nálezů
        [many] { $number } karty nálezů
       *[other] { $number } karet nálezů
    }
th-effect-wound_shape = utrž { $number ->
        [1] zranění
       *[other] { $number } zranění
    }: { $shape }
th-effect-wound_size = utrž { $number } zranění velikosti { $size }
th-effect-wound_threat = utrž { $number } zranění (hrozba)
th-effect-wound_die = hoď a utrž takové zranění: { $colour }

## Probíhající akce

th-effect-action = dodatečná akce: { $type } (hodnota { $value })
th-effect-plus = hodnota { $number }
th-effect-reroll = přehoď nejvýš { $number ->
        [one] { $number } kostku
        [few] { $number } kostky
        [many] { $number } kostky
       *[other] { $number } kostek
    }
th-effect-upgrade = { $number ->
        [one] vylepši { $number } kostku
        [few] { $number } vylepšení
        [many] { $number } vylepšení
       *[other] { $number } vylepšení
    }
th-effect-critical = { $number ->
        [one] { $number } kritický účinek
        [few] { $number } kritické účinky
        [many] { $number } kritického účinku
       *[other] { $number } kritických účinků
    }
th-effect-reveal_terrain = přidej na stezku { $number ->
        [one] { $number } kartu terénu
        [few] { $number } karty terénu
        [many] { $number } karty terénu
       *[other] { $number } karet terénu
    }
th-effect-clear_gather = odhoď nejvýš { $number ->
        [one] { $number } žeton sběru
        [few] { $number } žetony sběru
        [many] { $number } žetonu sběru
       *[other] { $number } žetonů sběru
    }
th-effect-clear_cards = odhoď všechny žetony sběru z { $number ->
        [1] { $number } karty terénu
       *[other] { $number } karet terénu
    }

## Mapa a řada

th-effect-track_left = posuň ukazatel stupnice dobrodružství doleva o { $number ->
        [one] { $number } pole
        [few] { $number } pole
        [many] { $number } pole
       *[other] { $number } polí
    }
th-effect-track_right = posuň ukazatel stupnice dobrodružství doprava o { $number ->
        [one] { $number } pole
        [few] { $number } pole
        [many] { $number } pole
       *[other] { $number } polí
    }
th-effect-gain_card = získej kartu akce: { $card }
th-effect-special_action = získej kartu zvláštní akce: { $card }
th-effect-place_enemy = polož: { $number ->
        [1] { $tier }
       *[other] { $tier } × { $number }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-raise_enemy = zvyš úroveň: { $number ->
        [1] { $tier }
       *[other] { $tier } × { $number }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-lower_enemy = sniž úroveň: { $number ->
        [1] { $tier }
       *[other] { $tier } × { $number }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-remove_enemy = odstraň: { $number ->
        [1] { $tier }
       *[other] { $tier } × { $number }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-remove_enemy_most = odstraň: { $number ->
        [1] { $tier } nebo slabší
       *[other] { $tier } nebo slabší × { $number }
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-move_enemy = přesuň { $number ->
        [one] { $number } nepřítele
        [few] { $number } nepřátele
        [many] { $number } nepřítele
       *[other] { $number } nepřátel
    } (odkud: { $from }; kam: { $where })
th-effect-block = polož { $number ->
        [one] žeton blokády
        [few] { $number } žetony blokády
        [many] { $number } žetonu blokády
       *[other] { $number } žetonů blokády
    } na { $what ->
        [border] hranici
       *[location] místo
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-unblock = odhoď { $number ->
        [one] žeton blokády
        [few] { $number } žetony blokády
        [many] { $number } žetonu blokády
       *[other] { $number } žetonů blokády
    } z { $what ->
        [border] hranic
        [space] polí stezky putování
       *[location] míst
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-add_card = přidej do řady kartu { $card }, aniž bys nějakou nahradil
th-effect-block_space = polož { $number ->
        [one] žeton blokády na volné pole s ikonou
        [few] { $number } žetony blokády na volná pole s ikonami
        [many] { $number } žetonu blokády na volná pole s ikonami
       *[other] { $number } žetonů blokády na volná pole s ikonami
    } poslední karty terénu na stezce putování
th-effect-cover_penalty = zakryj postih ({ $penalty }) { $number ->
        [one] karty terénu na stezce putování dílkem
        [few] { $number } karet terénu na stezce putování dílky
        [many] { $number } karty terénu na stezce putování dílky
       *[other] { $number } karet terénu na stezce putování dílky
    } ({ $shape }): odteď je jím toto zranění
th-effect-sacrifice_token = polož { $number ->
        [one] žeton oběti
        [few] { $number } žetony oběti
        [many] { $number } žetonu oběti
       *[other] { $number } žetonů oběti
    } ({ $shape }) na { $number ->
        [one] pole místa
        [few] pole míst
        [many] pole míst
       *[other] pole míst
    }{ $placed ->
        [yes] {" "}({ $where })
       *[no] {""}
    }
th-effect-raise_cost = polož k poli přiřazení { $number ->
        [one] žeton zvýšené ceny
        [few] { $number } žetony zvýšené ceny
        [many] { $number } žetonu zvýšené ceny
       *[other] { $number } žetonů zvýšené ceny
    }
th-effect-lower_cost = odhoď { $number ->
        [one] žeton zvýšené ceny
        [few] { $number } žetony zvýšené ceny
        [many] { $number } žetonu zvýšené ceny
       *[other] { $number } žetonů zvýšené ceny
    }
th-effect-add_source = polož tam zdroj ({ $where }): { $kind }
th-effect-goal = polož { $number ->
        [one] žeton cíle
        [few] { $number } žetony cíle
        [many] { $number } žetonu cíle
       *[other] { $number } žetonů cíle
    } na { $on ->
        [cards] karty akcí
       *[place] místo
    }
th-effect-ungoal = odhoď nejvýš { $number ->
        [one] { $number } žeton cíle
        [few] { $number } žetony cíle
        [many] { $number } žetonu cíle
       *[other] { $number } žetonů cíle
    } z { $on ->
        [cards] karet akcí
       *[place] místa
    }

## Příběh

th-effect-list = { $effects }
th-effect-read = přečti odstavec { $number }
th-effect-flag = zapamatuj si: { $flag }
th-effect-choose = vyber jedno ({ $options })
th-effect-if = jestliže { $if }: { $then }
th-effect-if_else = jestliže { $if }: { $then }; jinak: { $else }
th-effect-pay = můžeš utratit ({ $cost }): { $then }
th-effect-pay_else = můžeš utratit ({ $cost }): { $then }; jinak: { $else }
th-effect-combat = sveď boj ({ $tiers }); výhra: { $then }; prohra: { $else }

## Jednotlivá dobrodružství
