### Thorgal: Torkanův chrám. Slova dobrodružství; všechny věty jsou naše.

th-torkans_temple = Torkanův chrám
    .intro = Nad kopci roste zeď, každý den o dlaň vyšší. Torkan, který si dává říkat kněz a král, vysnil
        chrám tak vysoký, že k němu budou muset vzhlížet i bohové, a aby ho postavil, vylidnil všechny vesnice
        od pobřeží až ke sněhu. Muži lámou kámen. Ženy pálí vápno. Děti nosí vodu, dokud jim vahadlo neprodře
        košile skrz naskrz. Na hřebenech stojí jeho strážní věže a v nich sedí jeho kapitáni, kteří berou
        kupcům všechno, co zajatci ještě nezaplatili vlastním hřbetem.

        Přišli jste do těchhle kopců, protože někoho hledáte. To ostatní vám pověděl pastýř, který vás na
        jednu noc ukryl: z Chrámového vrchu se nikdo nevrací. Ale povídal to šeptem a vzpoury šeptem začínají.
        Zajatců je víc než strážných; chybí jim jen důvod, proč vám věřit. A chrám stojí na uspěchaných
        základech, malta ještě nevyschla, lana jsou prodřená. Za devět dní chce Torkan položit poslední kámen.
        Zvolte, jak těch devět dní skončí.
    .text = Vlídný začátek; dobrodružství doporučené pro první hru.

## Cíle

th-torkans_temple-goal-destruction = Zkáza chrámu: doveďte ukazatel stupnice dobrodružství na pole úplně
    vlevo.
th-torkans_temple-goal-revolt = Vzpoura: přiřaďte k Otrockým barákům víc moci (vzbouřenců), než kolik činí
    celková síla všech nepřátel na všech místech s runou K.
th-torkans_temple-goal-temple_rises = Chrám stojí: ukazatel stupnice dobrodružství dojde na pole úplně vpravo,
    nebo vyprší čas.
th-torkans_temple-goal-hero_falls = Zemře hrdina.

## Místa

th-torkans_temple-area-shepherd_vale = Pastýřské údolí
th-torkans_temple-area-birch_slope = Březový svah
th-torkans_temple-area-old_road = Stará cesta
th-torkans_temple-area-quarry = Bílý lom
th-torkans_temple-area-watch_ridge = Strážní hřeben
th-torkans_temple-area-echo_caves = Jeskyně ozvěn
th-torkans_temple-area-shackle_town = Město okovů
th-torkans_temple-area-temple_hill = Chrámový vrch
th-torkans_temple-location-hidden_assembly = Tajný sněm
    .text = Za ovčínem se scházejí lidé, kteří se scházet nesmějí.
th-torkans_temple-location-thor_stone = Thorův kámen
    .text = Pokropte starý znak kladiva krví a dutina pod ním se otevře.
th-torkans_temple-location-charcoal_burners = Uhlíři
    .text = Od svých milířů vidí na každou cestu. Povědí vám o ní, nebo povědí o vás?
th-torkans_temple-location-timber_yard = Sklad dřeva
    .text = Zažeňte dozorce a trámy zůstanou, kde jsou.
th-torkans_temple-location-merchants_camp = Kupecký tábor
    .text = Okradení si ceny pamatují. Stříbro jim rozváže jazyk.
th-torkans_temple-location-toll_gate = Mýtnice
    .text = Na téhle závoře visí kapitánův měšec. Odřízněte ho.
th-torkans_temple-location-guards_tower = Věž strážných
    .text = Naskládejte tolik kamení, abyste dosáhli na okno bez mříže, a prohledejte ubikace.
th-torkans_temple-location-lime_kiln = Vápenka
    .text = Bez vápna není malta. Dvířka pece jsou ze železa a vaše páčidla musejí být také.
th-torkans_temple-location-sledge_ramp = Saňová rampa
    .text = Čtyřicet kvádrů drží jediný dřevěný klín. Někdo ho musí vyrazit.
th-torkans_temple-location-watchtower = Vysoká hláska
    .text = Její oheň svolá všechny kapitány v kopcích. Vypíchněte hřebeni oči.
th-torkans_temple-location-prison_cell = Vězeňská kobka
    .text = Stařec uvnitř ví, kde co roste. Podplaťte žalářníka, zvedněte závoru.
th-torkans_temple-location-slave_barracks = Otrocké baráky
    .text = Přivádějte vzbouřence v noci. Až jich bude víc než kapitánů, někdo zazpívá první verš.
th-torkans_temple-location-chain_forge = Kovárna okovů
    .text = Ve dne kovář kuje pouta. Zeptejte se, co kuje v noci.
th-torkans_temple-location-captains_hall = Síň kapitánů
    .text = Tři židle u stolu a jeden muž, který nikdy nepije.
th-torkans_temple-location-cave_dwellers = Lid jeskyní
    .text = Byli tu dřív než chrám a dřív než kopce. Mluvte tiše.
th-torkans_temple-location-sunless_pool = Tůň bez slunce
    .text = Je tu tma jako před prvním dnem. Co to říkali kupci?
th-torkans_temple-location-great_hoist = Velký jeřáb
    .text = Kolo, stožár a čtyřicet lan. Zaklínujte ho, nařízněte a nechte ho, ať se roztrhá sám.
th-torkans_temple-location-torkans_altar = Torkanův oltář
    .text = Kolem sebe má své nejlepší čepele a nad sebou zatím žádnou střechu.
th-torkans_temple-border-red = Hlídaná stezka
    .text = Kdo ji překročí, dobere si 1 hrozbu, ledaže na Vysoké hlásce není žádný nepřítel.
th-torkans_temple-border-blue = Starý odtok
    .text = Neprostupný, ať kterákoli karta říká cokoli, dokud nenajdete cestu skrz; potom je to obyčejná hranice.

## Znamení, fakta a suroviny

th-torkans_temple-rune-A = Místa, kde se scházejí zajatci
th-torkans_temple-rune-K = Stanoviště kapitánů; jejich nepřátele musí vzpoura přečíslit
th-torkans_temple-rune-Z = Staveniště; dozorci tu popohánějí práci
th-torkans_temple-rune-U = Lidé, kteří vám ještě nevěří (Nedůvěra)
th-torkans_temple-flag-drain_open = Starým odtokem lze projít mezi Jeskyněmi ozvěn a Chrámovým vrchem
th-torkans_temple-flag-keys = Máte klíče od okovů
th-torkans_temple-resource-power = Vzbouřenci, kteří přísahali, že povstanou. Nedává je žádný zdroj;
    přicházejí z odstavců a přiřazují se k Otrockým barákům.

## Deska

th-torkans_temple-condition = Jsou-li na stezce putování odkrytá celkem aspoň 3 červená nebo žlutá pole
    postihu, táhněte z levého balíčku (horského); jinak z pravého (venkovského).
th-torkans_temple-icon-left = Dozorci
    .text = Je-li u runy Z nepřítel, posuňte ukazatel stupnice dobrodružství o 1 pole doprava; jinak položte k
        runě Z 1 slabého nepřítele.
th-torkans_temple-icon-middle = Kapitáni
    .text = Zvyšte o 1 úroveň 1 nepřítele u runy K.
th-torkans_temple-icon-right = Směna při pochodních
    .text = Posuňte ukazatel stupnice dobrodružství o 2 pole doprava.
th-torkans_temple-rule-distrust = Nedůvěra
    .text = Po přiřazení na místě s runou U ho můžeš hned vyhodnotit, nebo na něm suroviny nechat ležet.
        Chceš-li vyhodnotit, hoď určenou kostkou. Leží-li tu aspoň tolik surovin, kolik padlo, vyhodnoť účinek
        VÝHRA a odhoď jich tolik, kolik padlo; jinak odhoď všechny a vyhodnoť účinek PROHRA. Máte-li klíče od
        okovů, počítá se výsledek o 1 nižší (nejméně 1).
th-torkans_temple-rule-rebels = Vzbouřenci
    .text = Moc z Otrockých baráků se nikdy neodhazuje. Vzpoura se ověřuje po každém přiřazení v barácích a po
        každé změně mezi nepřáteli u runy K; nejsou-li tam žádní nepřátelé, stačí jediný vzbouřenec.
th-torkans_temple-round-4 = Vyhláška
th-torkans_temple-round-7 = Noc v poledne
th-torkans_temple-track = Chrám

## Karty

th-torkans_temple-card-special_h = Bzučící střep
    .text = V každém boji této akce: po hodu 1 kritický účinek.

## Účinky

th-torkans_temple-special-revolt_check = Porovnejte moc v Otrockých barácích s celkovou silou všech nepřátel
    na všech místech s runou K. Je-li moci víc, vypukne vzpoura a vyhráváte.
th-torkans_temple-special-sixth_card = Podívejte se na šestou kartu řady akcí zleva. Skupina získá nepoužitou
    kartu akce téhož druhu (má-li karta dvě hlavní akce, kteréhokoli z nich) s nejbližším vyšším číslem, a
    pokud taková není, s nejbližším nižším; může jí nahradit kartu jejího druhu.

## Odstavce

th-torkans_temple-par-1 = Žhavé uhlí, bystré uši
    .story = Uhlíři vás nechají mluvit, dokud neochraptíte, a odpovídá vám jen milíř, který chladne a tiše
        puká. Pak nejstarší z nich, žena černá až po lokty, položí přes popel větvičku. „Tudy jde dolů kámen.
        A tady s ním jde můj syn.“ A v ohybu větvičku zlomí. Kolem mýtiny sklánějí sekery muži, které jste
        nestihli spočítat. Dvě zimy pozorovali Torkanovy zástupy a každého strážného poznají podle kašle.
        Chyběl jim jen někdo dost pošetilý, aby šel první. Dlouho si vás prohlížejí a zdá se, že jsou
        spokojeni.
    .thread1 = Řeč kouře
    .thread1_text = Zůstaňte do setmění a naučte se, co si kopce povídají tenkým kouřem a co hustým.
    .thread2 = Ukrytý štos
    .thread2_text = Zeptejte se na vyschlé dřevo, které k bráně chrámu nikdy nedojelo.

th-torkans_temple-par-2 = Vyhláška
    .story = Rohy, pak ticho, pak jediný hlas, který přes celé údolí nesou muži, co se neodváží splést ani
        slovo. Torkan spatřil v dýmu, že bohové ztrácejí trpělivost. Ode dneška budou zajatci pracovat i při
        pochodních, a kdo přechová cizince, bude s nimi zaživa zazděn v severních základech, kde prý je kámen
        žíznivý. Herold spouští svitek. Pod ním se rozplakalo dítě a někdo je chlácholí. Cítíte, jak po vás
        oči davu sklouznou, uhnou a zase se vrátí. Někdo z nich promluví za kus chleba. Můžete to nebezpečí
        stáhnout na sebe, nebo nechat pochodně hořet.
    .thread1 = Popel na svitku
    .thread1_text = V noci na každou přibitou vyhlášku namalujete prasklou zeď.
    .thread2 = Heroldova žízeň
    .thread2_text = Herold pije s každým, kdo platí, a rozpis stráží zná zpaměti.
    .choice1 = Stáhněte na sebe oči stráží
    .choice2 = Ať pochodně hoří

th-torkans_temple-par-3 = Saňová rampa
    .story = Ležíte pod prvními saněmi v závěji bílého prachu a tlučete kamenem do klínu. Povolí naráz. Je v
        tom okamžik, kdy se nic nehýbe, dost dlouhý, abyste se stačili odkutálet, ne dost dlouhý, abyste se
        odkutáleli daleko. Pak jde čtyřicet kvádrů po rampě jeden za druhým, jako když si hora odkašle.
        Praskají lana. Ze šlapacího kola dole je kytice třísek. Skrz prach zírají zajatci na prázdný svah,
        kterému dali celé léto. Jeden se začne smát, nemůže přestat a musejí ho odvést dva jiní, kteří se
        smějí také.
    .thread1 = Dobré lano
    .thread1_text = Než přiběhnou strážní, odříznete všechno, co ještě drží pohromadě.
    .thread2 = Dva chybějí
    .thread2_text = V tom prachu nikdo nepočítá hlavy. Odveďte dva z tahačů mezi břízy.

th-torkans_temple-par-4 = Vápenka
    .story = Vápenka je trpělivé zvíře: tři dny se probouzí a tři dny usíná, a když ji přinutíte vychladnout
        za hodinu, pojde. Zaklínujete dvířka pece, páčidly prorazíte kouřovod a popelníkem pustíte dovnitř
        potok. Jekot páry vyžene lidi z chatrčí na míli daleko. Cihla za cihlou puká, jako když si obr křupe
        klouby. Když se oblak zvedne, leží tam, kde měla být malta pro chrám, hromada šedé kaše. Nahoře na
        vrchu, kde stojí zedníci nad prázdnými truhlíky, bušení zakolísá, chytí se, zakolísá znovu a poprvé za
        celý rok ustane.
    .thread1 = Džbány nehašeného vápna
    .thread1_text = Takový džbán, když se hodí, ukončí většinu sporů. Naplňte, kolik unesete.
    .thread2 = Bílé ruce
    .thread2_text = Omyjte popálené ruce ženám od pece. Na takové věci se nezapomíná.

th-torkans_temple-par-5 = Oko hřebene
    .story = Poslední strážný po vás hodí rohem a utíká po druhé straně hřebene dolů. Věž je vaše a prochází
        se po ní vítr. Odtud leží celý Torkanův sen jako na dlani: lom jako díra po vytrženém zubu, cesta s
        korálky vozů, vrch a na vrchu ta věc sama, bez střechy, obložená rampami, spíš rána než dům. U hranice
        přibili desku se všemi signály. Dva ohně znamenají útěk. Tři vzpouru. A pod to kdosi docela drobně
        vyškrábal písmem rybářských vesnic: kdy, kdy, kdy. Topíte žhavé uhlí, koš po koši.
    .thread1 = Falešný signál
    .thread1_text = Zapalte dva ohně a dívejte se, jak kapitán odvádí své muže do nesprávného údolí.
    .thread2 = Mapa na zdi
    .thread2_text = Obkreslete každou kozí stezku, kterou si hlídky zanesly.

th-torkans_temple-par-6 = Vězeňská kobka
    .story = Žalářník potěžká vaše stříbro, potom váš příběh a jde se podívat po večeři; dveře za sebou
        nezamkne. Uvnitř sedí stařec, který tak dlouho nepromluvil, že mu první slova vycházejí v nesprávném
        pořadí. Býval sběračem pro celé vsi: kořínky, pazourek, med, bahenní ruda. V zajetí kreslil nehtem na
        zeď zdejší kopce, každý pramen, každé ostružiní, všechna místa, kde země dává, aniž ji kdo bije.
        „Chodíte okolo,“ říká a vrtí hlavou. „Všichni. Pořád samý spěch. Chodíte rovnou okolo.“ Pak se do vás
        zavěsí a vstane.
    .thread1 = Nehtem na zdi
    .thread1_text = Nechte si tu kresbu vyložit, dokud je světlo.
    .thread2 = Hořké kořínky
    .thread2_text = Něco žvýká a pak to plivne na vaši nejhorší ránu.

th-torkans_temple-par-7 = Kovárna okovů
    .story = Kovář zavře dveře nohou. Pozvedne hotové pouto k ohni, otočí je a jediným ťuknutím nejmenšího
        kladívka je otevře podél švu, který byste nenašli ani jehlou. „Každé deváté,“ řekne. „Od jara.“ Nikdy
        to nikomu neprozradil. Nevěděl, jestli je to odvaha, nebo jen způsob, jak v noci usnout. Řeknete mu,
        že to brzy možná bude jedno a totéž. Zpod kalicího koryta vytáhne břidlicovou tabulku, na ní
        vyškrábaná jména těch, kdo nosí devátá železa, a u některých malá značka: tenhle umí bojovat.
    .thread1 = Noční práce
    .thread1_text = Za uhlím má schované, co si kuje pro sebe.
    .thread2 = Pryč s nimi
    .thread2_text = Rozkuje první, kteří přijdou, a ovine i vaše odřená zápěstí.

th-torkans_temple-par-8 = Muž, který nikdy nepije
    .story = Dva z kapitánů utekli, sotva zaslechli ocel; třetí čekal, seděl zpříma a před sebou měl číši
        vody. Bojoval, jako když se vedou účty. Teď leží přes stůl a pod rukou má účty skutečné: každá
        vesnice, kolik vzali, kolik zbylo, ve sloupci, který se stránku od stránky krátí. Pod posledním udělal
        čáru a součet nenapsal. Před síní se shromáždil dav, který se shromažďovat nesmí. Nikdo nekřičí. Jen
        se dívají na otevřené dveře a na vás v nich a jeden po druhém snímají čapky, které jim Torkan nařídil
        nosit.
    .thread1 = Účetní kniha
    .thread1_text = Čtěte jména nahlas, vesnici po vesnici, dokud nebude náměstí plné.
    .thread2 = Hodiny šermu
    .thread2_text = U lůžka leží jeho cvičební kniha: nudná, přesná a smrtící.

th-torkans_temple-par-9 = Ti, kdo tu byli dřív
    .story = Nevystoupí ze tmy; to tmě narostou tváře. Drobní lidé, šedí jako skála, s očima dokořán pro
        světlo, které nevidíte. Torkanovi zedníci se prolomili do jejich pohřební síně a víky hrobů si
        vydláždili cestu. Už rok se radí, co s tím. Položíte dary na zem, sednete si a čekáte a nesáhnete na
        nůž u pasu, i když vám něco dýchá za uchem. Konečně vezme vaši ruku suchá malá dlaň a přitiskne ji
        naplocho ke kameni. Vysoko nad sebou, skrz celou tíhu vrchu, cítíte kladiva.
    .thread1 = Bledé klobouky
    .thread1_text = Krmí vás houbami, které chutnají po dešti. Rány se zavřou ve spánku.
    .thread2 = Malovaná síň
    .thread2_text = Pouhým dotykem vám ukážou zvířata na svých stěnách a to, co ta zvířata vědí.

th-torkans_temple-par-10 = Kupecký tábor
    .story = Vyslovte v tomhle táboře Torkanovo jméno a každý si nejdřív odplivne a teprve pak odpoví. Před
        třemi dny tu byli jeho kapitáni s vozy a pergamenem, a co po nich zbylo, nenaplní ani sedlovou brašnu.
        Kupci tedy poslouchají, když mluvíte o povstání, poslouchají však po kupecku: nikdo nepřikyvuje. Až
        potom za vámi přijde ten nejtišší. Zpod kabátce vytáhne raneček, malý a podivně těžký, převázaný
        šňůrou a označený Thorovým kladivem. Jak k němu přišel, neřekne. „Ne za dne,“ varuje vás. „A ne u
        ohně. Rozvažte ho tam, kde už žádné světlo není.“
    .thread1 = Zásoby pro vzbouřence
    .thread1_text = Co vzbouřencům chybí, mají tihle zabalené ve slámě. Řekněte si o to.
    .thread2 = Den nosičem
    .thread2_text = Půjčte jim do večera svá záda a uvidíte, odkud se to zboží bere.

th-torkans_temple-par-11 = Tůň bez slunce
    .story = Zhasnete pochodeň a tma se nad vámi zavře jako voda; vzápětí se zavře i voda, teplá jako ústa.
        Někde vpředu proudí. Necháte se nést, ruku za rukou podél stěny přitesané dláty, až prsty narazí na
        příčky železného žebříku a nad žebříkem je mříž a skrz mříž sotva znatelně voní vlhká malta. První
        stavitelé vykopali pod Chrámovým vrchem odtok. Těm druhým to neřekli. Nesete-li raneček od kupců,
        začal právě bzučet a po šňůře běží nitka modrého světla.
    .thread1 = Kosti prvních stavitelů
    .thread1_text = Zazdili je i s nářadím. Nářadí si vezměte, ostatní nechte být.
    .thread2 = Teplý pramen
    .thread2_text = Ležte ve vodě bez hnutí, dokud z vás nevytáhne všechnu bolest.

th-torkans_temple-par-12 = Velký jeřáb
    .story = Zvedl víc kamene než všichni obři starých písní a umírá jako oni. Vrazíte do kola klíny,
        přivážete protizávaží a řežete tam, kde vám řekl kovářův učedník. Ráno předák práskne bičem, šedesát
        mužů se opře do paprsků a jeřáb, který se už nemůže otočit a už se nemůže ani zastavit, začne šplhat
        po vlastních lanech. Stožár se uklání, pomalu, skoro zdvořile, k rozestavěné kupoli. Lidé mají čas
        odejít stranou. Když dopadne, projde třemi patry a ve svatyni svatyň stojí denní světlo jako nezvaný
        host.
    .thread1 = Šedesát mužů odchází
    .thread1_text = Nemají už kolo ani předáka. Povězte jim, kde jsou dveře baráků slabé.
    .thread2 = Dírou dolů
    .thread2_text = Slezte tam, kam se nikdy nikdo neměl podívat.

th-torkans_temple-par-13 = Torkanův oltář
    .story = Stráž kolem něj je mrtvá, ale Torkan neprosí. Stojí za oltářem, který je zatím jen hrubý kvádr se
        stopami vrtáků z lomu, a mluví k vám, jako byste byli poslední rozumní lidé na světě. Nikdy na ty
        hlasy nevěřil, říká. Ale vidíte, jak zabírají! Vidíte, co lidé dokážou, když se bojí nebe! Za ním
        dýchá ve větru lešení. Ještě mluví, když přetínáte první lano, a když přetínáte druhé. Při třetím se
        dá na útěk, roucho v obou hrstech, po schodech věže, která nemá vrchol, a volá kapitány, kteří nejdou.
    .thread1 = Za ním
    .thread1_text = Žeňte ho po schodech. Kolem vás padají kameny, za které nikdy nezaplatil.
    .thread2 = Roucho
    .thread2_text = Odhodil roucho. Kdo si je oblékne, může vydat jeden rozkaz.

th-torkans_temple-par-14 = Věž strážných
    .story = Kámen po kameni stavíte schody k oknu, které se strážným zdálo na mříž příliš vysoko. Uvnitř to
        páchne mokrou vlnou a starou polévkou. Všichni jsou dnes na vrchu a křičí na lidi. Máte čas: slamníky,
        truhla s dvojitým dnem, kostky s dvojí šestkou, dopisy od matek, na které nikdo neodpověděl. Kruh s
        klíči visí tam, kde by ho nikdo neukradl, na hřebíku u dveří, všem na očích, protože kdo by se
        odvážil? Třicet klíčů na jedné obruči a každý pasuje ke stovce kotníků. Zabalíte ho do punčochy, aby
        cestou dolů nezpíval.
    .thread1 = Jak se patří oblečeni
    .thread1_text = Vypůjčte si pláště, přilby a znuděný výraz, který k nim patří.
    .thread2 = Dvojité dno
    .thread2_text = Někdo si tu šetřil, aby se dostal pryč. Teď pomohl.

th-torkans_temple-par-15 = Noc v poledne
    .story = Nejdřív umlknou ptáci. Pak světlo získá barvu cínu a okraj slunce je náhle nakousnutý. Na vrchu
        padá nářadí z rukou. Ozve se Torkanův hlas, ječivý radostí: hle znamení, hle bůh, který se sklání, aby
        pohlédl! Dozorci ženou lidi bičem dál a není už světlo, při kterém by bylo vidět, koho bič zasáhne.
        Ale v téže černotě po sobě lidé hmatají a berou se za ruce, podél celého řetězu, až dolů po rampě, a
        nikdo nepozná, kdo začal. Nesete-li raneček převázaný šňůrou, víte, která hodina nadešla. Prsty samy
        najdou uzel.
    .thread1 = Ruce ve tmě
    .thread1_text = Pošlete šeptem po řetězu, kde budou čekat zbraně.
    .thread2 = Neviděni
    .thread2_text = Po sto úderů srdce nikdo nehlídá jedinou cestu.

th-torkans_temple-par-16 = Mýtnice
    .story = Na podomní obchodníky měli mýtní odvahy dost. Jejich pokladnice je zapuštěná do sloupku brány, a
        zatímco se lopotíte s panty, tvoří se za vámi fronta, protože tady se tvoří fronta vždycky: dva
        vozkové, porodní bába, muž s kozou. Nikdo se neptá, co děláte. Když víko povolí, přepočítáte stříbro
        všem na očích a každému vrátíte, co mu brána tento týden vzala, nakolik si kdo vzpomene. Majitel kozy
        si vzpomene na nejméně a děkuje nejvíc. Zbytek v pokladnici je pořád těžký. A porodní bába vám
        mimochodem poví tři věci, o kterých by kapitáni neradi, abyste je věděli.
    .thread1 = Spalte závoru
    .thread1_text = Brána bez závory jsou jen dva sloupky a zlá vzpomínka.
    .thread2 = S vozky
    .thread2_text = Stejně jedou do kopce a pod slámou je místo.

th-torkans_temple-par-19 = Tajný sněm
    .story = Přicházejí po jednom a každý měl proč vyjít ven: zatoulaná ovce, nemocná teta, vědro. V ovčíně
        stojí tak, aby mezi nimi byly ovce a hlídka viděla jen samou vlnu. Povíte jim, co víte, a toho je
        málo, a co zamýšlíte, a toho je mnoho, a přesvědčí je právě to málo. Lidí s velkými plány už měli
        dost. Chlapec s popálenou tváří se ptá, co má nést. Kameník se ptá, kdo si vezme na starost stráže.
        Potom se poprvé začnou přít mezi sebou a ne s vámi a vy pochopíte, že už to začalo.
    .thread1 = Chlapec s popálenou tváří
    .thread1_text = Zná cestu kolem každé hlídky a běhá jako zajíc.
    .thread2 = Kameníkovo oko
    .thread2_text = Poví vám, které kameny nesou ty ostatní.

## Konce

th-torkans_temple-ending-destruction = Vrch bez koruny
    .story = Padá celou noc a všichni vyjdou ven, aby to slyšeli. Zeď se opře o zeď; veliký buben kupole se
        skutálí ze svahu a roztříští se mezi haldami vápna. Za úsvitu je tu zase kopec. Zajatci z něj scházejí
        v dlouhých řadách, a protože jste otevřeli dveře a uvolnili železa dřív, než se pohnul první kámen,
        není koho vykopávat. Někteří jdou domů. Někteří už domov nemají, a tak zůstanou a hned, s podivnou
        dychtivostí, začnou z velkých kamenů stavět malé domky. Torkana naposled viděli, jak jde do vnitrozemí
        a mluví. Nikdo s ním nešel.

th-torkans_temple-ending-revolt = První verš písně
    .story = Začne ji stará žena, hlubokým, puklým hlasem: veslařskou píseň z vesnice, která už není. U
        druhého verše zpívají celé baráky. U třetího jsou dveře vyvrácené. Kapitáni nacvičovali útok zvenčí,
        zpoza hradeb; nenacvičovali, že jich bude prostě méně než lidí, kteří jdou proti nim. Krve teče méně,
        než jste se báli, a víc, než kdy zapomenete. Při západu slunce leží na náměstí na hromadě klíče od
        všech okovů a děti je jeden po druhém házejí do studny. Na vrchu stojí nedostavěný chrám. Vlaštovky se
        už nastěhovaly.

th-torkans_temple-ending-destruction_cost = Co si kameny nechaly
    .story = Chrám se zřítí rychleji, než si kdo myslel. Stojíte na hřebeni a jásáte vyprahlými hrdly, dokud
        nespatříte, že na dolních rampách se ještě pohybují pochodně: noční směna, přikovaná k řetězu, na
        jejíž osvobození si nikdo nenašel čas. Kopete bok po boku se strážnými až do příštího večera. Živých
        je víc, než jste se odvažovali doufat, a vedle nich řada pod přikrývkami, podél které se přinutíte
        projít od začátku do konce. Lidé vám děkují a myslí to upřímně. Ale v písních těchhle kopců bude už
        navždy jedna sloka, která se nezpívá, jen brouká.

th-torkans_temple-ending-temple_rises = Poslední kámen
    .story = Závěrečný kámen stoupá vzhůru zahalený v rudém suknu. Díváte se na něj z davu, s kápěmi staženými
        do čela, pár tváří mezi tisíci, kterým přikázali kleknout. Dosedne na své lože se zvukem zámku. Torkan
        rozpřáhne paže a ticho, které pokládá za úžas, trvá a trvá. Má svůj chrám. Chrám potřebuje kněze,
        kněží potřebují oběti a jeho oči už putují po řadách a hledají, čeho má nejvíc. Té noci odejdete
        cestou, po které jste přišli. Pastýřova chýše je prázdná. Za vámi na každém hřebeni planou strážní
        ohně.

th-torkans_temple-ending-hero_falls = Mohyla na svahu
    .story = Tělo provezou kolem hlídek pod fůrou sena, uhlíři jdou napřed a hlasitě kašlou. Není loď, kterou
        by šlo zapálit, a není čas na písně. Každý položí jeden kámen, bílý, z lomu, až je hromada vidět z
        cesty. V příštích měsících ji strážní rozkopou, kdykoli jdou kolem, a kdykoli se vracejí, je o kousek
        vyšší. Chrám je do zimy hotov. Ale v Torkanových kopcích jsou teď dvě hromady kamení, a když zajatci
        mluví o té veliké, nemyslí tu jeho.

## What its special rules say

th-torkans_temple-verb-revolt_check = ověř, zda vypukne vzpoura
