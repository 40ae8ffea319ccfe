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
