### Thorgal v prohlížeči: co říká stůl vedle slov hry. Všechny věty jsou naše vlastní.

## Části stolu

th-web-tab-path = Stezka
th-web-tab-map = Mapa
th-web-tab-heroes = Hrdinové
th-web-tab-tale = Příběh
th-web-tab-log = Deník
th-web-log = Deník
th-web-party = Družina
th-web-state = Stav dobrodružství
th-web-answers = Odpovědi
th-web-round = Kolo { $round }
th-web-round-of = kolo { $round } z { $rounds }
th-web-round-short = Kolo { $round }/{ $rounds }
th-web-when = kolo { $round } z { $rounds }, tah { $turn } ze 4

## Mapa

th-web-border-normal = volná, 1 bod
th-web-border-double = dvojitá, 2 body
th-web-border-impassable = nepřekročitelná
th-web-border-of = { $kind }: { $a } – { $b }
th-web-opens = otevře se v kole { $round }
th-web-dark = Leží temnou stranou nahoru.
th-web-light = Leží světlou stranou nahoru.
th-web-sources = Zdroje: { $kinds }
th-web-no-source = Bez zdroje.
th-web-needs-wound = zranění
th-web-needs-defeat = poraz všechny
th-web-needs-trust = nedůvěra
th-web-needs-open = libovolně
th-web-say-wound = Oběť: přijmi zranění – { $shape }.
th-web-say-defeat = Boj: poraz zde všechny nepřátele.
th-web-say-trust = Přiřazení: { $kinds }; pak { $die } rozhodne, zda vám uvěří.
th-web-say-open = Přiřazení: { $kind }, libovolné množství.
th-web-say-assign = Přiřazení: { $price } (ještě chybí: { $missing }).
th-web-raised = +{ $number }
th-web-read = přečteno
th-web-is-read = Leží zde žeton přečtení.
th-web-is-blocked = Leží zde žeton blokády.
th-goals-here = Žetony cíle: { $number }
th-web-in-tow = po boku: { $who }

## Řada

th-web-lift = Zvedni žeton: { $where }
th-web-row-lift = Nejdřív zvedni žeton.
th-web-row-put = Vyber kartu, pod kterou přijde.
th-web-mode-sole = sám
th-web-mode-left = za žeton vlevo
th-web-mode-stack = za žeton zde
th-brief-plus = { $plus }{ $most ->
        [0] {""}
       *[other] , nejvýš { $most }
    }{ $least ->
        [-1] {""}
       *[other] , nejméně { $least }
    }
th-brief-set_value = hodnota = tvá hrozba
th-brief-gain = +{ $number } { $kind }
th-brief-heal = léčba{ $size ->
        [0] {""}
       *[other] { " " }do velikosti { $size }
    }
th-brief-calm = −{ $number } hrozba
th-brief-threat = +{ $number } hrozba
th-brief-critical = kritický účinek
th-brief-extra_die = až { $number } kostky navíc ({ $colour }), každá za 1 hrozbu
th-brief-ignore_penalty = ignoruj postih
th-brief-journey_level = úroveň putování +{ $number }
th-brief-reroll = { $number ->
        [one] přehoď kostku
       *[other] přehozy: { $number }
    }
th-brief-upgrade = vylepši kostku
th-brief-action = { $type } { $value }
th-brief-borders_as_normal = každá hranice platí za 1
th-brief-clear_gather = sejmi žeton sběru
th-brief-discount = o 1 surovinu méně
th-brief-take_along = vezmi s sebou hrdinu
th-brief-use_tile = také { $shape }
th-brief-wild = jedna libovolného druhu

## Hrdinové

th-web-open-sheet = { $hero }: ukaž list
th-web-you-in = ty, { $place }
th-web-free = { $number ->
        [one] volné pole
        [few] volná pole
       *[other] volných polí
    }
th-web-free-of = Pole ran: { $number }
th-web-level = { $level } z { $last }
th-web-any-action = libovolná akce
th-web-skill-ready = dovednost, připravena
th-web-skill-used = dovednost, použita v tomto kole
th-web-skill-spent = obnov:
th-web-wares = { $number ->
        [one] { $number } předmět k mání
        [few] { $number } předměty k mání
       *[other] { $number } předmětů k mání
    }
th-web-piles = V balíčcích: předměty { $items }, nálezy { $findings }
th-with = { $hero }

## Deska dobrodružství

th-web-about = Celá deska
th-shield = { $icon }: odvrácení, ještě { $number }
th-web-deck-left = { $deck }: { $number }
th-web-side-left = Levá ikona
th-web-side-middle = Prostřední ikona
th-web-side-right = Pravá ikona

## První tah s průvodcem

th-web-guide-goal = Vyhráváte i prohráváte společně. Zde je vidět, oč usilujete, kolik máte kol a co dalšího dobrodružství počítá.
th-web-guide-map = Mapa. Každý kus země je oblast; její číslo říká, ve kterém kole se otevře, kulaté znaky jsou zdroje. Čáry mezi nimi jsou hranice a každý druh má svou cenu.
th-web-guide-location = Místo: přines ukázané suroviny, poraz nepřátele, nebo přijmi zranění. Pak se čte jeho příběh.
th-web-guide-row = Zde začíná tvůj tah: zvedni světlý žeton a polož ho pod jinou kartu. To je akce tvého hrdiny.
th-web-guide-value = Velké číslo říká, kolik by akce teď měla hodnotu včetně bonusů. Fajfka značí bonusy, které by platily.
th-web-guide-path = Stezka. Při putování sem kladeš dílky a získáváš, co zakryjí; při sběru označíš jedno pole. Červená a žlutá pole něco stojí.
th-web-guide-hero = Tvůj hrdina: zranění plní mřížku, a když se některé nevejde, hrdina zemře a vše je ztraceno. Níže jsou tvé kostky, dílky, dovednost a předměty.
th-web-guide-event = Po čtyřech tazích přijde fáze události: kolo končí, žetony se probudí a dobere se nová událost. Červené rámečky značí kola, v nichž se něco stane.
th-web-guide-help = Zde je vidět, na co se hra ptá. „Proč?“ to vysvětlí, „Rada“ ukáže tah počítače a „Zpět“ vezme volbu zpátky.
