### Euthia: Hrozba Mirrezila.

eu-mirrezil = Hrozba Mirrezila
    .text = Deset kol, sólo nebo společně; mrtvý drak hubí kraj a v kole 6 se probudí.
    .story =
        Mirrezil je dávno mrtvý. V tom je ta potíž. Zkoušeli na něj ocel, zkoušeli oheň, a nakonec si celý řád kněží lehl na jeho mohylu a zemřel tam, aby země zůstala zavřená. Faer říkali síle, kterou nechali v půdě: není to kouzlo, spíš slib, a jako každý slib se ošoupe, když ho nikdo nedodržuje. Ošoupal se. Z pramenů u mohyly teče černá voda. Mlýny se zastavují. To, co bylo pohřbeno, si sedá a naslouchá. V kostele Shii poslední kněz, který zná slova, počítá dny na provázku s uzly a každý večer jeden rozváže. Je jich deset. Jméno tu nikdo nezíská a píseň nevznikne; pokud selžete, nebude ji kdo zpívat. Ani si navzájem moc pomoci nemůžete, protože mrtvý drak slyší každou ruku, která sahá po druhé. Ale můžete nést, co je třeba, tam, kde ještě něco stojí, a střežit to a budit slib kámen po kameni. A až přijde, můžete být u toho.
    .rules =
        Od konce kola 2 se na konci každého kola otáčí karta pustošení. Zkáza klade trosky na místa bez monster: zavírá obchod a setkání a na pole těžby přivádí zplozence.

        Obranná magie (esence nebo 2 žetony Gaaru) ochrání místo před zkázou, i kostel. Kostel zasažený bez ní se stěhuje; podruhé je konec.

        Odklízení trosek, kněz, elitní monstra a úkoly od kapitoly III budí sílu Faer, která je společná všem.

        V kole 6 se Mirrezil probudí. Jeho podoby se porážejí jedna po druhé, u mohyly nebo vedle trosek, vždy tři kola boje; zásahy zůstávají. V těchto bojích pomáhá síla Faer.

        Vše je vyhráno, když padne poslední podoba. Vše je ztraceno, když je na mapě příliš trosek, po druhé ráně kostelu nebo po kole 10.

## Sólo: hodnosti

eu-mirrezil-rank-promise_keeper = Věrný slibu
eu-mirrezil-rank-warden_of_faer = Strážce Faer
eu-mirrezil-rank-grave_guard = Stráž u mohyly
eu-mirrezil-rank-mourner = Truchlící
eu-mirrezil-rank-sleeper = Spáč v černém prameni

## Společně: jak to končí

eu-mirrezil-ending-won = Země zůstává zavřená
    .story =
        Tělo tu není. Nebylo tu tisíc let a teď už není ani touha po něm. Kosti si sedají, jako si v noci sedá dům. Kněz stoupá na mohylu se svým provázkem; zbyl na něm jeden uzel a on se na něj dívá, jako by se přepočítal, a přiváže vám ho k zápěstí. V údolí pod vámi se začíná točit mlýn.
eu-mirrezil-ending-lost = Poslední uzel
    .story =
        Zvon udeří jednou, sám od sebe, a pak tam věž není. Celou noc jdete za každým světlem, které vidíte, a pokaždé je to pramen, který hoří bez tepla. Za vámi se něco velmi velkého učí znovu dýchat. K ránu se zastavíte, protože žádný směr není lepší než jiný, a poslední uzel rozvážete sami.
