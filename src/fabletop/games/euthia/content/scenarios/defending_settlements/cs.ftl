### Euthia: Obrana osad.

eu-defending_settlements = Obrana osad
    .story =
        Osada je malá věc. Čtyřicet střech, studna, sloup na tržišti, pes, který štěká na cizí. Roste tři pokolení a přijít se o ni dá za jedinou noc. Letos na jaře jich pohraničí ztratilo pět. První se ohlásila kouřem na obzoru a každý myslel, že někdo vypaluje trávu. Pak přestali jezdit formani ze severu. Pak jeden přišel, bez vozu, a s čepicí v rukou to v kostele Shii vypověděl: nájezdníci znají cesty. Vědí, která brána má slabý pant a které noci bývá stráž opilá. Někdo jim to říká. Vojsko, které by se dalo poslat, není. Je jen hrstka hrdinů, unavených, špatně placených a navzájem si ne příliš milých. Starší vytahují odznaky z raženého cínu, šest kusů, víc jich nikdy nevzniklo, a slibují dát každý tomu, kdo si získá důvěru lidí za palisádou. Zlato to není. Ale jméno, které se v šesti vsích vyslovuje s láskou, má v tomhle kraji větší cenu než zlato a déle vydrží.
