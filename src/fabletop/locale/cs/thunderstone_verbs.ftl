### Thunderstone: co karty dělají; věty vznikají z dat. `.do`: jako možnost, `.short`: na stužce. Všechny věty jsou naše.

## Efekty Vesnice a podzemí

ts-verb-draw = dober { $draw ->
        [one] { $draw } kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }
    .do = { $card }: dober { $draw ->
            [one] { $draw } kartu
            [few] { $draw } karty
            [many] { $draw } karty
           *[other] { $draw } karet
        }
    .short = dober { $draw }
ts-verb-extra_purchase = o jeden nákup víc
    .do = { $card }: o jeden nákup víc
    .short = o 1 nákup víc
ts-verb-destroy_self = znič tuto kartu a { $gold ->
        [0] dober { $draw ->
                [one] { $draw } kartu
                [few] { $draw } karty
               *[other] { $draw } karet
            }
       *[other] získej { $gold ->
            [one] { $gold } zlaťák
            [few] { $gold } zlaťáky
           *[other] { $gold } zlaťáků
        }
    }
    .do = { $card }: znič tuto kartu a { $gold ->
            [0] dober { $draw ->
                [one] { $draw } kartu
                [few] { $draw } karty
                [many] { $draw } karty
               *[other] { $draw } karet
            }
            [one] získej { $gold } zlaťák
            [few] získej { $gold } zlaťáky
            [many] získej { $gold } zlaťáku
           *[other] získej { $gold } zlaťáků
        }
    .short = znič: { $gold ->
            [0] dober { $draw }
           *[other] zlaťáky { $gold }
        }
ts-verb-pawn = znič kartu s mincí a získej její hodnotu a ještě { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }
    .do = { $card }: znič kartu s mincí a získej její hodnotu a { $gold ->
            [one] { $gold } zlaťák
            [few] { $gold } zlaťáky
            [many] { $gold } zlaťáku
           *[other] { $gold } zlaťáků
        }
    .short = karta do zástavy
ts-verb-train = znič 1 Domobrance a získej { $xp } ZK
    .do = { $card }: znič Domobrance a získej { $xp } ZK
    .short = Domobranec za { $xp } ZK
ts-verb-draw_cards = dober { $draw ->
        [one] { $draw } kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }
    .do = { $card }: dober { $draw ->
            [one] { $draw } kartu
            [few] { $draw } karty
            [many] { $draw } karty
           *[other] { $draw } karet
        }
    .short = dober { $draw }
ts-verb-cure = znič Nemoc z ruky a dober { $draw ->
        [one] { $draw } kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }
    .do = { $card }: znič Nemoc a dober { $draw ->
            [one] { $draw } kartu
            [few] { $draw } karty
            [many] { $draw } karty
           *[other] { $draw } karet
        }
    .short = vyleč, dober { $draw }
ts-verb-feed = vybraný Hrdina má Sílu +{ $strength }{ $turns_to_magic ->
        [1] {" "}a veškerý jeho Útok se mění na Magický útok
       *[0] {""}
    }
    .do = { $card }: vybraný Hrdina má Sílu +{ $strength }
    .short = nakrm Hrdinu: +{ $strength }
ts-verb-eat = znič 1 Jídlo a získej Útok +{ $attack }
    .do = { $card }: znič Jídlo a získej Útok +{ $attack }
    .short = sněz Jídlo: +{ $attack }
ts-verb-rally = každý Hrdina má { $strength ->
        [0] {""}
       *[other] Sílu +{ $strength } a{" "}
    }Útok +{ $attack }
    .do = { $card }: každý Hrdina má Útok +{ $attack }{ $strength ->
            [0] {""}
           *[other] {" "}a Sílu +{ $strength }
        }
    .short = všichni Útok +{ $attack }
ts-verb-arcane = veškerý Útok Hrdinů se Zbraní se mění na Magický útok; dober { $draw ->
        [one] { $draw } kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }
    .do = { $card }: Útok Hrdinů se Zbraní se mění na magický; dober { $draw ->
            [one] { $draw } kartu
            [few] { $draw } karty
            [many] { $draw } karty
           *[other] { $draw } karet
        }
    .short = Útok na Magii
ts-verb-aura = všechny Zbraně mají Váhu 0; dober { $draw ->
        [one] { $draw } kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }
    .do = { $card }: Zbraně mají Váhu 0; dober { $draw ->
            [one] { $draw } kartu
            [few] { $draw } karty
            [many] { $draw } karty
           *[other] { $draw } karet
        }
    .short = Váha 0, dober { $draw }
ts-verb-throw = Hrdina, který je drží, jím může hodit: zničí se a dá ještě Útok +{ $attack }
    .do = { $card }: hoď a získej ještě Útok +{ $attack }; karta se zničí
    .short = hoď: +{ $attack }
ts-verb-others_discard = každý z ostatních hráčů odhodí { $or_hero ->
        [1] 1 Hrdinu, nebo{" "}
       *[0] {""}
    }{ $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
    .do = { $card }: každý z ostatních hráčů odhodí { $or_hero ->
            [1] Hrdinu, nebo karty: { $cards }
           *[0] karty: { $cards }
        }
    .short = ostatní odhodí
ts-verb-borrow = každý hráč včetně tebe odhodí Hrdinu, nebo ukáže ruku bez Hrdinů; jednoho z odhozených si můžeš na boj půjčit
    .do = { $card }: všichni odhodí po Hrdinovi a jednoho si můžeš půjčit
    .short = půjč si Hrdinu
ts-verb-return_monster = pošli Nestvůru ze Síně dospod balíčku podzemí
    .do = { $card }: pošli Nestvůru dospod balíčku podzemí
    .short = pošli Nestvůru pryč
ts-verb-take_monster = znič 1 Jídlo a dej ze Síně do svého odhazovacího balíčku Nestvůru za { $vp } VB, bez ZK
    .do = { $card }: znič Jídlo a vezmi si Nestvůru bez boje
    .short = vezmi si Nestvůru
ts-verb-banish = pošli Nestvůru ze Síně dospod balíčku podzemí, nebo změň pořadí karet v Síni; pak znič 1 kartu z ruky a dober { $draw ->
        [one] { $draw } kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }
    .do = { $card }: změň Síň, znič kartu a dober { $draw ->
            [one] { $draw } kartu
            [few] { $draw } karty
            [many] { $draw } karty
           *[other] { $draw } karet
        }
    .short = změň Síň

## Bojové efekty

ts-verb-destroy = zničí { $of } z družiny
ts-verb-destroy_if_unarmed = zničí { $of } z družiny, ledaže některý Hrdina má Zbraň
ts-verb-destroy_strongest = zničí Hrdinu s nejvyšší Silou
ts-verb-destroy_all = zničí { $of } z družiny
ts-verb-weaken = každý Hrdina má Sílu −{ $strength }{ $destroys ->
        [1] . Boj: zničí každého Hrdinu, kterému nezbude žádná Síla
       *[0] {""}
    }
ts-verb-infect = { $cards ->
        [one] { $cards } Nemoc jde
        [few] { $cards } Nemoci jdou
       *[other] { $cards } Nemocí jde
    } do tvého odhazovacího balíčku
ts-verb-soft_to_weapons = každý Hrdina se Zbraní má Útok +{ $attack }
ts-verb-bar = 1 vybraný Hrdina nemůže útočit
ts-verb-judge = každý Hrdina má o 1 nižší Útok, nebo Magický útok, podle tvé volby

## Průlom

ts-verb-raze = z každého balíčku Hrdinů ve Vesnici se zničí { $cards ->
        [one] { $cards } vrchní karta
        [few] { $cards } vrchní karty
       *[other] { $cards } vrchních karet
    }, i u Domobranců
ts-verb-all_discard = každý hráč odhodí { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }

## Co se počítá samo

ts-verb-beyond_rank_1 = Proti Nestvůře v řadě 2 nebo 3 další Útok +{ $attack }.
ts-verb-not_against_rank_1 = Neútočí na řadu 1: nepočítá se tam Útok ani Světlo této karty.
ts-verb-with_edged = Se sečnou Zbraní další Útok +{ $attack }.
ts-verb-per_light_item = Útok +{ $attack } za každý Předmět se Světlem v družině.
ts-verb-per_monster_card = Útok +{ $attack } za každou kartu Nestvůry v družině.
ts-verb-leads_militia = Každý Domobranec má Útok +{ $attack }.
ts-verb-leads_non_fighters = Každý Hrdina, který není Bojovník, má Útok +{ $attack }.
ts-verb-magic_per_item = Každý Předmět v družině dává Magický útok +{ $magic }.
ts-verb-magic_per_spell = Každé Kouzlo s Magickým útokem dává o { $magic } víc.
ts-verb-doubles_magic = Zdvojnásobí celkový Magický útok.
ts-verb-xp_from_rank_3 = O { $xp } ZK víc za poražení Nestvůry v řadě 3.
ts-verb-return_after_victory = Po vítězství můžeš poslat Nestvůru ze Síně dospod balíčku podzemí.
ts-verb-strong = Hrdinovi se Silou aspoň { $strength } dává Útok +{ $attack } místo +{ $printed }.
ts-verb-holy = { $class } proti { $against } dává ještě Útok +{ $attack }.

## Vlastnosti Nestvůr

ts-trait-magic_required = K vítězství je třeba Magický útok.
ts-trait-magic_only = Počítá se jen Magický útok.
ts-trait-immune_to_magic = Magický útok se nepočítá.
ts-trait-immune_to_edged = Sečné Zbraně nedávají Útok ani Magický útok.
ts-trait-half_magic = Magický útok je poloviční.
ts-trait-half_without_magic = Bez Magického útoku je hodnota Útoku poloviční.
ts-trait-half_without_weapon = Pokud žádný útočící Hrdina nemá Zbraň, je hodnota Útoku poloviční.
ts-trait-unarmed_cannot_attack = Hrdinové beze Zbraně nemohou útočit.
ts-trait-not_in_the_dark = Nelze útočit, dokud zbývá jakýkoli postih za tmu.

## Věty karty

ts-text-village = Vesnice: { $effect }.
ts-text-village_again = Opakovaně ve Vesnici: { $effect }.
ts-text-dungeon = Podzemí: { $effect }.
ts-text-dungeon_again = Opakovaně v podzemí: { $effect }.
ts-text-battle = Boj: { $effect }.
ts-text-breach = Průlom: { $effect }.
ts-text-spoils = Kořist: { $spoils }.
ts-text-trophy_attack = Trofej: Útok +{ $number }.
ts-text-trophy_magic = Trofej: Magický útok +{ $number }.
ts-text-trophy_light = Trofej: Světlo +{ $number }.
ts-text-light_penalty = Postih za tmu +{ $number }.
ts-spoils-weapon = můžeš z Vesnice koupit jednu Zbraň za zlaťáky z ruky
ts-spoils-food = můžeš z Vesnice koupit jedno Jídlo za zlaťáky z ruky
ts-spoils-item = můžeš z Vesnice koupit jeden Předmět za zlaťáky z ruky
ts-spoils-any = můžeš z Vesnice koupit kteroukoli kartu za zlaťáky z ruky
ts-spoils-reveal_six = můžeš odhalit 6 karet ze svého balíčku, kterékoli z nich zničit a zbytek odhodit
ts-note-militia = Může postoupit na kteréhokoli Hrdinu 1. úrovně.
ts-note-disease = V podzemí sníží o 1 tvůj Útok, nebo Magický útok, podle tvé volby.
ts-note-thunderstone = Hra končí, když se dostane do řady 1. Získá ho, kdo porazí Nestvůru před ním.
ts-note-item_light = Dává Světlo i bez Hrdiny.
ts-note-weapon_light = Dává Světlo, jen když ho drží Hrdina.
ts-note-spell = Počítá se i bez Hrdiny.

## Slova v nich

ts-or = { $one } nebo { $two }
ts-and = { $one } a { $two }
ts-one-hero = 1 Hrdinu
ts-all-hero = všechny Hrdiny
ts-one-fighter = 1 Bojovníka
ts-all-fighter = všechny Bojovníky
ts-one-cleric = 1 Klerika
ts-all-cleric = všechny Kleriky
ts-one-wizard = 1 Čaroděje
ts-all-wizard = všechny Čaroděje
ts-one-thief = 1 Zloděje
ts-all-thief = všechny Zloděje
ts-one-archer = 1 Lučištníka
ts-all-archer = všechny Lučištníky
ts-one-militia = 1 Domobrance
ts-all-militia = všechny Domobrance
ts-one-weapon = 1 Zbraň
ts-all-weapon = všechny Zbraně
ts-one-item = 1 Předmět
ts-all-item = všechny Předměty
ts-one-spell = 1 Kouzlo
ts-all-spell = všechna Kouzla
ts-one-villager = 1 Vesničana
ts-all-villager = všechny Vesničany
ts-one-food = 1 Jídlo
ts-all-food = všechna Jídla
ts-for-fighter = Bojovníkovi
ts-for-cleric = Klerikovi
ts-for-wizard = Čaroději
ts-for-thief = Zloději
ts-for-archer = Lučištníkovi
ts-for-militia = Domobranci
ts-against-abyssal = Bytosti z Propasti
ts-against-doomknight = Rytíři zkázy
ts-against-humanoid = Humanoidovi
ts-against-dragon = Drakovi
ts-against-enchanted = Očarovanému
ts-against-ooze = Slizu
ts-against-undead = Nemrtvému
ts-against-doom = Zkáze
ts-against-spirit = Duchu

## Proč číslo není vytištěné

ts-line-turned = celý Útok se počítá jako Magie
ts-line-sick = oslabuje družinu
ts-line-doubled = Magie se zdvojuje
ts-line-halved_magic = Magie se půlí
ts-line-dark = Chybějící Světlo bere po 2
ts-line-halved = Součet se půlí
ts-line-floor = Nikdy méně než 0
ts-line-no_magic = Magie se nepočítá
ts-line-no_attack = Útok se nepočítá
ts-line-rallied = v bojové náladě
ts-line-beyond_rank_1 = dál než řada 1
ts-line-per_light_item = za Předměty se Světlem
ts-line-with_edged = se sečnou Zbraní
ts-line-per_monster_card = za karty Nestvůr
ts-line-magic_per_spell = s pomocí Mága
ts-line-magic_per_item = s pomocí Mága
ts-line-eaten = po jídle
ts-line-leads_non_fighters = pod vedením Pána
ts-line-leads_militia = pod vedením Rytíře
ts-line-soft = citlivá na Zbraně
ts-line-judged = potrestán

## Co bere boj

ts-toll-loses = ztráta: { $cards }
ts-toll-loses-one = ztráta jedné karty: { $cards }
ts-toll-bars = nemůže útočit: { $cards }
ts-toll-bars-one = jeden nemůže útočit: { $cards }
ts-toll-drops = upuštěno: { $cards }
ts-toll-infects = { $number ->
        [one] { $number } Nemoc pro tebe
        [few] { $number } Nemoci pro tebe
        [many] { $number } Nemoci pro tebe
       *[other] { $number } Nemocí pro tebe
    }
