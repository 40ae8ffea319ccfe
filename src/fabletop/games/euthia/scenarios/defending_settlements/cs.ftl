### Euthia: Obrana osad.

eu-defending_settlements = Obrana osad
    .text = Devět kol; obležení, plenění a zrádce kdesi za palisádou.
    .story =
        Osada je malá věc. Čtyřicet střech, studna, sloup na tržišti, pes, který štěká na cizí. Roste tři pokolení a přijít se o ni dá za jedinou noc. Letos na jaře jich pohraničí ztratilo pět. První se ohlásila kouřem na obzoru a každý myslel, že někdo vypaluje trávu. Pak přestali jezdit formani ze severu. Pak jeden přišel, bez vozu, a s čepicí v rukou to v kostele Shii vypověděl: nájezdníci znají cesty. Vědí, která brána má slabý pant a které noci bývá stráž opilá. Někdo jim to říká. Vojsko, které by se dalo poslat, není. Je jen hrstka hrdinů, unavených, špatně placených, a navzájem se zrovna nemilují. Starší vytahují odznaky z raženého cínu, šest kusů, víc jich nikdy nevzniklo, a slibují dát každý tomu, kdo si získá důvěru lidí za palisádou. Zlato to není. Ale jméno, které se v šesti vsích vyslovuje vlídně, má v tomhle kraji větší cenu než zlato a déle vydrží.
    .rules =
        Kupci a alchymisté jsou osady. Každá dostane odznak, dokud jich šest vystačí, a kartu postavy lícem dolů.

        Promluv si s neznámým v otevřené osadě za 1 zlatý nebo stříbrnou kartu.

        Zásoby se kupují v kostele za 2 zlaté.

        Zásoby doručené do otevřené osady s odznakem dají 1 bod reputace a ten odznak.

        Od 2. kola se v každém kole odkryje událost a pak začnou obležení.

        Poraz obléhající monstrum: reputace podle jeho úrovně a odznak, leží-li tam ještě.

        Obležení, které vydrží do konce příštího kola, se změní v plenění: nic tam nezbude.

        Každý odznak dá na konci 2 body reputace. Je-li vypleněných osad víc než ostatních, žetony obchodu nic nedají.

## O samotě: hodnosti

eu-defending_settlements-rank-shield_of_the_marches = Štít pohraničí
eu-defending_settlements-rank-warden = Strážce kraje
eu-defending_settlements-rank-defender = Obránce
eu-defending_settlements-rank-watchman = Hlídač
eu-defending_settlements-rank-straggler = Opozdilec

## Společně: jak to končí

eu-defending_settlements-ending-won = Kouř z komínů
    .story =
        V šedi před východem slunce počítáte kouře. Stojí tenké a rovné nad střechami jako tehdy, když se peče chleba. Formani zase jezdí ze severu, i s vozy. U sloupu na tržišti na vás štěkne pes, vzpomene si a přijde, abyste ho podrbali za uchem. Cín na vašich pláštích je pomačkaný a nikdy za něj nikdo tolik nenabízel.
eu-defending_settlements-ending-lost = Tři pokolení
    .story =
        Starší sedí v kostele Shii a vyslovují jména míst, která už nejsou, a trvá to příliš dlouho. Kdo mohl něco unést, přinesl to sem; dvůr je plný dveří, kolébek, leží tu i studniční provaz, pečlivě svinutý. Nikdo vám nic nevyčítá. Stará žena si na šátek připíná odznak z raženého cínu, protože víc ze čtyřiceti střech nezbylo.

## Co se říká u stolu

eu-event-beacon_fires = Ohně na kopcích
    .text = V pořadí tahů může každý hrdina zdarma ujít až 2 pole, jen osvobozená.
eu-event-wolves_at_the_mill = Vlci u mlýna
    .text = Hráč-monstrum si v nejbližším boji dobere 1 stříbrnou kartu.
eu-event-caravan = Karavana z jihu
    .text = V osadě nejblíž kostelu čekají 2 destičky zásob.
eu-event-blood_moon = Krvavý měsíc
    .text = V tomto kole přináší každé monstrum o 1 žeton chaosu víc a za jeho poražení je o 1 bod reputace víc.
eu-event-market_truce = Tržní mír
    .text = Žádné obležení; v tomto kole je první léčení v každé akci obchodu v osadě zdarma.
eu-event-knives = Nože ve tmě
    .text = O jedno obležení víc, pokud už není známo, kdo je sabotér: pak si každý hrdina dobere 1 stříbrnou kartu.
eu-event-column = Kolona na cestě
    .text = V tomto kole může hrdina v otevřené osadě jednou dát 2 zlaté nebo léčivý lektvar za 1 bod reputace.
eu-person-miller = Mlynářka Oda
    .text = Zásoby v kostele jsou o 1 zlatý levnější.
eu-person-captain = Kapitán Brannoch
    .text = Kdo tu bojuje s obléhateli, přičítá si 1 k útočným hodům.
eu-person-sister = Sestra Ivenna
    .text = Léčení koupené tady vyléčí o 2 zranění víc.
eu-person-runner = Posel Tam
    .text = Jednou za tah: zaplať 1 zlatý a přesuň se do jiné otevřené osady.
eu-person-accomplice = Komplicka
eu-person-saboteur = Sabotér
eu-do-deed-supplies = Kup zásoby za { $gold ->
    [one] { $gold } zlatý
    [few] { $gold } zlaté
    [many] { $gold } zlatého
   *[other] { $gold } zlatých
}
eu-do-deed-talk-gold = Promluv si s neznámým za 1 zlatý
eu-do-deed-talk-silver = Promluv si s neznámým za stříbrnou kartu
eu-do-deed-deliver = Dodej zásoby za odznak
eu-do-deed-run = Jdi s poslem za 1 zlatý: { $tile } ({ $part }), { $place }
eu-do-deed-column-gold = Nasyť kolonu: 2 zlaté za 1 bod reputace
eu-do-deed-column-potion = Nasyť kolonu: léčivý lektvar za 1 bod reputace
eu-do-deed-caravan = Vezmi si zásoby z karavany
eu-do-look = Postava na poli: { $tile } ({ $part }), { $place }
eu-do-siege = { $tile } ({ $part }): { $place }
eu-do-stay = Zůstaň
eu-tell-settlement = Objevuje se osada a někdo v ní žije: { $place } ({ $tile }).
eu-tell-event = Událost: { $event }.
eu-tell-person = { $you ->
        [yes] Zjišťuješ, kdo žije v osadě { $place } ({ $tile }): { $person }.
       *[other] { $who } zjišťuje, kdo žije v osadě { $place } ({ $tile }): { $person }.
    }
eu-tell-peeked = { $you ->
        [yes] Díváš se
       *[other] { $who } se dívá
    } na neznámého v osadě { $place } ({ $tile }){ $seen ->
        [0] .
       *[other] : { $secret }.
    }
eu-tell-badge = { $you ->
        [yes] Bereš si odznak osady { $place } ({ $tile }).
       *[other] { $who } si bere odznak osady { $place } ({ $tile }).
    }
eu-tell-caravan = Karavana čeká se zásobami: { $place } ({ $tile }).
eu-tell-siege = { $place } ({ $tile }): osadu obléhá monstrum úrovně { $number }.
eu-tell-relieved = { $you ->
        [yes] Prolamuješ obležení: { $place } ({ $tile }).
       *[other] { $who } prolamuje obležení: { $place } ({ $tile }).
    }
eu-tell-pillaged = { $place } ({ $tile }): osada je vypleněna.
eu-web-row-badge = Odznak
eu-web-row-person = Postava
eu-web-row-supplies = Zásoby
eu-web-row-pillaged = Vypleněno
eu-web-badge = pro toho, kdo doručí zásoby nebo prolomí obležení
eu-web-stranger = lícem dolů: promluv si s ní a zjistíš, kdo to je
eu-web-supplies = { $n ->
    [one] { $n } destička zde čeká
    [few] { $n } destičky zde čekají
   *[other] { $n } destiček zde čeká
}
eu-web-pillaged = nic už se tu nenabízí
eu-web-siege-of = úroveň { $level }; na konci kola { $round } bude vypleněno
