### Dobrodružství

th-borrowed_wings = Vypůjčená křídla
    .intro =
        Spadla v noci, s rachotem trhané plachty, a nad vesnicí Askby vyorala brázdu dlouhou půl míle. Za
        úsvitu tam ležela a kouřilo se z ní: loď dlouhá jako šest drakarů, z bronzu a skla, se žebry místo
        křídel. Na palubě nebyl nikdo. Na štítu nad údolím od té chvíle krouží světlo, trpělivé jako oko, a
        staří říkají, že volá ty, kdo loď ztratili, aby se pro ni vrátili, a že Vysocí po sobě nenechávají
        svědky.

        Snad by se toho báli víc, kdyby tatáž rána neshodila horu napříč přes řeku. Z Askby už nevede žádná
        cesta. Za sesuvem stoupá jezero, každou hodinu o šířku dlaně; za deset dní přikryje střechy. Dvě stě
        lidí, ani jeden člun, srázy na všech stranách, a na poli nad kostelem loď, která kdysi létala. Nejste
        žádní stavitelé nebeských lodí. Ale byli jste tu, když se losovalo, koho vynést na skály, a řekli
        jste: počkejte.
    .text = Střední až těžké: mnoho částí k opravě a dvoje hodiny.

## Cíle

th-borrowed_wings-goal-launch =
    Start: opravte aspoň 4 z 5 částí lodi, mezi nimi Srdce, a k Rampě přiřaďte 1 moc.

th-borrowed_wings-goal-bargain = Dohoda: uzavřete u Kamene vyjednávání dohodu s hlasem, který tam mluví.

th-borrowed_wings-goal-owners =
    Majitelé se vracejí: ukazatel stupnice dobrodružství dojde na krajní pravé pole.

th-borrowed_wings-goal-lake = Čas vyprší: jezero protrhne hráz.
th-borrowed_wings-goal-hero_falls = Zemře hrdina.

## Oblasti

th-borrowed_wings-area-askby = Vesnice Askby
th-borrowed_wings-area-terraces = Ječné terasy
th-borrowed_wings-area-prow = Brázda: příď
th-borrowed_wings-area-stern = Brázda: záď
th-borrowed_wings-area-pine_gorge = Borová soutěska
th-borrowed_wings-area-old_mine = Starý důl
th-borrowed_wings-area-glass_crater = Skleněný kráter
th-borrowed_wings-area-star_ledge = Hvězdná římsa
th-borrowed_wings-area-beacon_peak = Štít světla

## Místa

th-borrowed_wings-location-meeting_house = Sněmovní dům
    .text = Už dva dny se přou, jestli je bronzový pták hřích.

th-borrowed_wings-location-goat_weavers = Kozí tkadleny
    .text = Jejich plátno je tenčí než dech, a čepel po něm sklouzne. Přineste jim trám na stav.

th-borrowed_wings-location-dyke = Hráz
    .text = Čtyřicet lidí tu zadržuje jezero koši. Postavte se na jednu noc mezi ně.

th-borrowed_wings-location-helm = Kormidlo
    .text = Sto rohovinových kláves a na každé znak. Zkoušejte je, nebo se naučte číst.

th-borrowed_wings-location-sail_ribs = Žebra plachty
    .text = Holé bronzové prsty tam, kde bývalo křídlo. Přikryje je cokoli; jen jedna věc se nebude lesknout.

th-borrowed_wings-location-ramp = Rampa
    .text = Tudy přijdou na palubu, bude-li na jakou. A tady se zažehne poslední jiskra.

th-borrowed_wings-location-hull_breach = Díra v trupu
    .text = Tou dírou by projel žebřiňák se senem. Lupiči už jí projeli.

th-borrowed_wings-location-keel_well = Kýlová studna
    .text = V nejhlubším místě lodi leží koryto, ve kterém se uchovávala tíha, anebo její opak.

th-borrowed_wings-location-heart_chamber = Komora Srdce
    .text = Něco tam pořád chodí na obchůzku. A za tím čeká na oheň studená lucerna.

th-borrowed_wings-location-tar_burners = Tábor dehtářů
    .text = Teď tu sedí loupežníci a pálí všechno kromě dehtu.

th-borrowed_wings-location-lodestone_gallery = Magnetovcová chodba
    .text = Každý krumpáč v dole ukazuje sem. To, co tu žije, taky.

th-borrowed_wings-location-collapsed_shaft = Zavalená šachta
    .text = Klepání, tři a tři. Někdo musí držet trám, než se vyplazí ven.

th-borrowed_wings-location-lens_field = Pole čočky
    .text = Kde loď udeřila poprvé, proměnil se písek ve sklo a to sklo v sobě dodnes drží tu zář.

th-borrowed_wings-location-sentinel = Hlídač
    .text = Vypadl z lodi celý v plamenech a zase vstal. Má rozkazy.

th-borrowed_wings-location-observatory = Hvězdárna poustevníků
    .text = Devět poustevníků tu už tři sta let opisuje nebe. Tyhle znaky už viděli.

th-borrowed_wings-location-rope_lift = Lanový výtah
    .text = Koše na kole, kdysi na sýry. Chce to nové dřevo a trochu odvahy.

th-borrowed_wings-location-beacon = Kroužící světlo
    .text = Volá je. Zhasit se nedá, ale dá se otočit na nesprávnou stranu.

th-borrowed_wings-location-parley_stone = Kámen vyjednávání
    .text = Když jsou Vysocí dost blízko, je tu slyšet hlas, který si říká o cenu.

## Runy, skutečnosti, suroviny, hranice

th-borrowed_wings-rune-P = pět částí lodi
th-borrowed_wings-rune-W = vysoká otevřená místa, kde přistávají strážci Vysokých
th-borrowed_wings-flag-silk = máte od tkadlen kozí hedvábí: Plachtu lze spravit potichu
th-borrowed_wings-flag-pitch = znáte tajemství borové smoly: Trup lze spravit potichu
th-borrowed_wings-flag-lodestone = máte magnetovec: Kýl lze spravit potichu
th-borrowed_wings-flag-script = umíte číst znaky lodi: Kormidlo lze spravit potichu
th-borrowed_wings-flag-lens = máte tmavou čočku: Srdce lze probudit potichu
th-borrowed_wings-flag-lift = lanový výtah jezdí: modré hranice lze překročit
th-borrowed_wings-flag-heart_done = Srdce je opravené
th-borrowed_wings-resource-power = Nebeský oheň, světlo v žilách lodi. Jeho zdrojem je Skleněný kráter.

th-borrowed_wings-resource-fate =
    Rodiny z Askby připravené nastoupit. Žádný zdroj je nedává; přiřazují se k Rampě.

th-borrowed_wings-border-red = Suť
    .text = Kdo ji překročí, utratí 1 stavivo, nebo utrží 1 zranění velikosti 1.

th-borrowed_wings-border-blue = Lanový výtah
    .text = Neprostupná hranice, ať karty říkají cokoli, dokud výtah nejezdí; potom obyčejná.

## Deska dobrodružství

th-borrowed_wings-condition =
    Je-li ukazatel stupnice dobrodružství na poli 6 nebo dál vpravo, táhněte z levého balíčku (magického);
    jinak z pravého (horského).

th-borrowed_wings-icon-left = Světlo mrkne
    .text =
        Posuňte ukazatel o 1 doprava. Je-li na poli 6 nebo dál vpravo, položte, pokud to jde, 1 mystického
        nepřítele na místo s runou W, kde není nepřítel ani žeton odstavce.

th-borrowed_wings-icon-middle = Loď sedá
    .text =
        Položte, pokud to jde, 1 žeton zvýšené ceny na tu neopravenou část lodi (runa P), která jich má
        nejméně.

th-borrowed_wings-icon-right = Odpověď
    .text = Posuňte ukazatel o 2 doprava.

th-borrowed_wings-rule-parts = Části lodi
    .text =
        Trup, Plachta, Kýl, Kormidlo a Srdce (runa P). Oprava položí na část žeton cíle; při startu se žetony
        cíle počítají.

th-borrowed_wings-rule-flare = Rychle, nebo potichu
    .text =
        Bez patřičné znalosti se část opraví rychle: oprava zazáří a ukazatel se posune o 1 doprava. Se
        znalostí je oprava tichá. Cena je stejná a rozhoduje chvíle opravy, ne chvíle, kdy byly přiřazeny
        první suroviny.

th-borrowed_wings-rule-wardens = Strážci
    .text =
        Žeton mystického nepřítele je strážce Vysokých. Pro boj s ním se táhne karta průměrného nepřítele.
        Výhra: odhoďte žeton, vítěz získá 1 moc. Prohra: posuňte navíc ukazatel o 1 doprava.

th-borrowed_wings-rule-boarding = Rodiny
    .text = Osud na Rampě se nikdy neodhazuje a nespouští žádný účinek; počítá se na konci.

th-borrowed_wings-round-3 = Trhliny v hrázi
    .text = Skupina ztratí 2 staviva, nebo si každý hrdina dobere 1 hrozbu.
    .choice1 = Podepřít hráz
    .choice2 = Ať praská

th-borrowed_wings-round-6 = První strážce

th-borrowed_wings-round-9 = Voda na ulici
    .text =
        Každý hrdina v Askby a na Terasách se přesune na příď a tamní místa už nelze využívat; každý hrdina si
        dobere 1 hrozbu.

th-borrowed_wings-track = Světlo, které odpovídá

## Karty a zvláštní účinky

th-borrowed_wings-card-special_l = Tesaři z Askby
    .text =
        Na místě s runou P má tato akce hodnotu o 1 vyšší. Opravila-li část lodi, může po ní aktivní hrdina
        odhodit 1 hrozbu.

th-borrowed_wings-special-launch =
    Sečtěte žetony cíle na částech lodi a osud na Rampě. Je-li jich 7 nebo víc, hra končí závěrem „Všichni na
    palubě“, jinak závěrem „Těžká křídla“.

th-borrowed_wings-special-flood =
    Každého hrdinu, který je ve Vesnici Askby nebo na Ječných terasách, přesuňte na příď. Od této chvíle nelze
    využívat místa v těchto dvou oblastech; procházet jimi se smí dál.

th-borrowed_wings-special-carpenters =
    Provádí-li se toto přiřazení na místě s runou P, má hodnotu o 1 vyšší. Opraví-li část lodi, může aktivní
    hrdina odhodit 1 hrozbu.

th-borrowed_wings-special-turn_light =
    Posuňte ukazatel o 4 doleva (nejdál na pole 0) a odhoďte všechny mystické nepřátele z míst s runou W.

## Odstavce

th-borrowed_wings-par-1 = Sněmovní dům
    .story =
        Kněz říká, že co spadlo z nebe, má si nebe také zvednout. Mlynář říká, že odsud vidí vlastní střechu a
        za ní jezero a že už začal porovnávat výšky. Dívají se na vás. Povíte jim rovnou, že nevíte, jestli to
        poletí; že jste se plavili na horších; že na lodi se nemůže půlka posádky modlit proti větru. Nastane
        ticho, ve kterém je hodně vody. Nakonec vstane porodní bába. Má prý seznam těch, co nemůžou chodit.
        Ona by začala u nich.
    .thread1 = Seznam porodní báby
    .thread1_text = Jdete s ní ode dveří ke dveřím. Trvá to celou noc a nikdo neřekne ne dvakrát.
    .thread2 = Mlynářova stodola
    .thread2_text = Novou střechu nepotřeboval už léta. Ale stejně si na ni šetřil.

th-borrowed_wings-par-2 = První strážce
    .story =
        Přijít ho nikdo nevidí. Koza přestane žvýkat a na zídce nad pěšinou stojí postava tenká jako čára,
        vyšší než dveře, místo tváře má desku leštěného kovu a v ní vidíte sami sebe, docela malé. Udělá krok
        a jinovatka ho udělá s ní. Shýbne se, zvedne hřebík, který někdo z vás upustil, a obrací ho a obrací,
        s čímsi jako něha. Pak se deska zdvihne k brázdě. Teď je v ní vidět loď, vyspravená vraty od stodol a
        dehtem. Dlouho se to nepohne. Jako by to počítalo.
    .thread1 = Dát mu kladivo
    .thread1_text = Podáte mu kladivo, které k tomu hřebíku patří. Vezme si je. Ukloní se.
    .thread2 = Děti na zídce
    .thread2_text = Některé rodiny ještě doufaly. Teď viděly jeho tvář a balí.

th-borrowed_wings-par-3 = Kozí tkadleny
    .story =
        Vlnu vyčesávají z trnitých keřů, tu chomáček, tam chomáček, všude, kde se na jaře otírají divoké kozy;
        košile trvá rok, rubáš dva a o plachtu, říká nejstarší ze sester, ještě nikdo nebyl tak bláznivý, aby
        si řekl. Postavíte nový trám. Šeptají si, obcházejí ho, šťouchají do něj prstem. Pak jdou k truhlám.
        Košile, šátky, čtyřicet let výbav, křestní košilky a tři rubáše, pečlivě označené jejich vlastními
        jmény. „Jestli to poletí, nebudeme je potřebovat,“ řekne nejstarší a navlékne jehlu. „A jestli to
        nepoletí, nebudeme je potřebovat taky.“
    .thread1 = Každému košili
    .thread1_text = Z toho, co zbylo, plachta nebude. Ale nůž po tom sklouzne.
    .thread2 = Zpívat při šití
    .thread2_text = Jejich píseň má sto slok a v nich jsou všechna tajemství údolí.

th-borrowed_wings-par-4 = Jedna noc na hrázi
    .story =
        Koš, rameno, svah; koš, rameno, svah. Vedle vás pracuje muž, který hned první den přišel o statek a
        nosí tak, jako by si ho mohl přinést zpátky. K půlnoci se kus hráze dlouhý jako stodola začne potit a
        potom téct. Lehnete si do něj. Nic jiného se dělat nedá, a tak si lehnete do trhliny, zaklesnutí
        rameny, tvářemi v blátě, a cítíte, jak se vám celá ta studená tíha jezera opírá o záda a přemýšlí.
        Někdo nad vámi hází slámu, dveře, vůz. Když vás vytáhnou, jsou hvězdy jinde. Hráz drží. Muž, který
        přišel o statek, drží také.
    .thread1 = Zaklesnutá ramena
    .thread1_text = Co už nemá trám, udrží se na zádech. Naučili se to.
    .thread2 = Suchá sláma
    .thread2_text = Stodola, oheň, polévka. Už jste zapomněli, že člověku může být teplo.

th-borrowed_wings-par-5 = Dehet
    .story =
        Loupežníci snědli dehtářům prase a zrovna topili dehtářskými židlemi. Odcházejí rychleji, než přišli.
        Z křoví se jeden po druhém vynoří tři umounění bratři, kteří rvačku sledovali se zájmem znalců. Dluží
        vám prase, říkají, nebo naopak. Dát vám můžou tajemství: jak táhnout smolu tak pomalu, z kořenů, a ne
        z kmenů, aby ztuhla tvrdě jako roh a matně jako břidlice. Jezdívaly pro ni lodě až od pobřeží. Spárou,
        která je zalitá takovou smolou, neproklouzne ven žádné světlo. „Dovnitř taky ne,“ dodá nejmladší a
        zamrká.
    .thread1 = Lup loupežníků
    .thread1_text = Nechali tu své pytle. Většina těch věcí má majitele; některé nemají.
    .thread2 = Troje silná záda
    .thread2_text = Bratry tu nic nedrží. Jdou s vámi a soutěsku znají jako své boty.

th-borrowed_wings-par-6 = Lanový výtah
    .story =
        Tři sta let v něm poustevníci spouštějí modlitby a vytahují sýry. Kolo má víc záplat než dřeva.
        Zasadíte svoje trámy, namažete náboj lojem z celé zimy, a pak je tu otázka, kdo pojede první. Beze
        slov se rozhodne, že ten, kdo vázal uzly. Koš se vyhoupne nad prázdno. Pod nohama máte terasy jako
        schody a jezero, o hodně větší, než má být; vedle vás visí ve vzduchu poštolka a nakukuje dovnitř. Pak
        kolo zasténá, zabere a vy stoupáte vzduchem, jako by vám to bylo odjakživa souzeno.
    .thread1 = Podívat se dolů
    .thread1_text = Odtud je vidět, kde je země štědrá.
    .thread2 = Poslat sýr
    .thread2_text = Ještě nějaký zbyl. Po třech stech letech má své názory, ale sílu dodá.

th-borrowed_wings-par-7 = Magnetovcová chodba
    .story =
        Netvor je mrtvý, ale štětiny mu pořád stojí a ukazují, všechny, na stěnu. Než přistoupíte blíž,
        odložíte zbraně; někdo zapomene na přezku a musí se odtahovat. Kámen není větší než bochník. Nesli ho
        sem čtyři chlapi, vyprávějí havíři, a pak týden přemlouvali vlastní nářadí, aby ho pustilo. Jenže
        obraťte ho, a tlačí. Cítíte to v dlaních, měkkou, umíněnou nechuť klesat. Vynášíte ho spolu na prkně.
        A všimnete si, že ho vlastně nenesete, spíš se ho držíte.
    .thread1 = Krumpáče a sochory
    .thread1_text = Podél stěny leží všechno železo, co kámen za sto let nasbíral.
    .thread2 = Štětiny
    .thread2_text = Svázané do štětky ukazují vždycky pryč od nebezpečí.

th-borrowed_wings-par-8 = Tři a tři
    .story =
        Podepřete trám rameny a hora si vás všimne. Není to tíha, je to pozornost. Díra mezi vašima nohama
        začne dýchat; vyleze z ní lampa, za lampou ruka, kluk, druhý kluk, žena, která řekne dobrý večer.
        Zpívali si tam dole, aby šetřili vzduchem, což je, jak uznávají, poněkud naruby. Jedenáct. Počítáte
        je, jak se vám míhají kolem kolen. Dvanáctá nejde, a tak stojíte dál a třesete se, dokud nepřijde, se
        slepicí pod kabátem. Pak pustíte a hora, kterou to přestalo zajímat, si sedne.
    .thread1 = Slepice
    .thread1_text = Hned na místě snese vejce. Všichni se shodnou na tom, co to znamená.
    .thread2 = Havířské ruce
    .thread2_text = Dejte jim půl dne a na zádi se rozeběhne kovárna.

th-borrowed_wings-par-9 = Pole čočky
    .story =
        Jdete se zavázanýma očima, v řadě, držíte se lana, protože zem je jediná tabule roztaveného písku a
        uvnitř v ní pořád trvá poledne. Sklo vám bzučí pod botami. V samém středu, kde se kýl dotkl nejdřív,
        prošlo bělostí a všemi barvami až k černé: kotouč široký jako štít, studený, který světlo pije a nic z
        něj nevrací. Nadzvednete cíp pásky, podíváte se skrz něj a celé to oslepující pole ztichne. A na štítu
        hory, jako jádro v jablku, vidíte, co to uvnitř světla krouží.
    .thread1 = Odštípnout okraj
    .thread1_text = To bílé jde loupat po šupinkách, nevadí-li člověku popáleniny.
    .thread2 = Dívat se déle
    .thread2_text = Nakreslíte, co jste tam viděli kroužit. Má to držadlo.

th-borrowed_wings-par-10 = Rozkazy
    .story =
        Trvá dlouho, než přestane. I vleže, i rozbitý na kusy se pořád snaží postavit mezi vás a kráter a jeho
        hlas, suché cvakání jako červotoč ve zdi, opakuje a opakuje stejných devět úderů. Klečíte u jeho
        hlavy. Oheň v ní pohasíná; zacláníte ho dlaněmi, jak se to dělá se svíčkou. Je zvláštní litovat něčeho
        takového. Devět úderů zvolní na osm, na sedm. Při třech jako by vás uviděl. Při dvou si otevře vlastní
        hruď, opatrně, jako když někdo předává klíče, a ukáže vám, kde má uložené světlo.
    .thread1 = Devět úderů
    .thread1_text = Naučte se je. Třeba je jiní jeho druhu vezmou za rozkaz.
    .thread2 = Jeho čepel
    .thread2_text = Příliš dlouhá, příliš lehká a příliš ostrá na pochvu, kterou pro ni vyrobíte.

th-borrowed_wings-par-11 = Tři sta let nebe
    .story =
        Noci mají v policích, každou noc na jednom svitku. Poustevník s inkoustem na nose vyleze na žebřík a
        snese rok z časů učitele svého učitele. Na okraji, pečlivě nakresleno kýmsi, kdo očividně umíral
        strachy, letí v řadě sedm lodí a pod nimi jsou znaky z jejich boků. Ty znaky znáte. Opírali jste se o
        ně. „Tenhle je podle nás nahoru,“ říká. „A tenhle je buď dolů, nebo večeře.“ U druhé konvice bylinek
        už křičíte nadšením, všichni, poustevníci také, a slib mlčení leží zlomený na podlaze mezi drobky ze
        sucharů.
    .thread1 = Sedmá loď
    .thread1_text = Na kresbě letí stranou od ostatních. V okně je ruka a mává.
    .thread2 = Opisovat do svítání
    .thread2_text = Odcházíte s pálícíma očima a rukávem plným hvězd.

th-borrowed_wings-par-12 = Kroužící světlo
    .story =
        Zblízka vůbec nesvítí. Kovový prstenec, v něm druhý prstenec a mezi nimi něco jako kapka vody, co
        krouží a krouží a říká jedno slovo hlasem o chlup vyšším, než je slyšet. Všichni psi v údolí už celé
        dny leží s tlapami na uších. Rozbít se to nedá; zkusili jste to a kladivo je teď křivé. Ale světlo má
        líc a rub. Vrazíte své železo pod vnější prstenec, opřete se a usilovně myslíte na nějaké jiné místo.
        Otočí se to se zaskřípěním. Daleko ve tmě mezi dvěma hvězdami něco, co se blížilo, zaváhá.
    .thread1 = Jiné slovo
    .thread1_text = Naučte ho říkat: tady ne. Učí se rychle; je jenom osamělé.
    .thread2 = Vnitřní prstenec
    .thread2_text = Zůstane vám v ruce, teplý a plný šumu křídel.

th-borrowed_wings-par-13 = Hlas u kamene
    .story =
        Nevychází z kamene a nevychází shůry. Prostě tu je, vaším vlastním hlasem, jako když si člověk čte a
        nehýbe rty. Nezlobí se. Ztratil loď a zjistil, že jsou v ní myši. Rád by věděl, co myši chtějí. Povíte
        mu to: jezero, sesuv, dvě stě lidí. Následuje pauza, ve které cítíte, že vás někdo obrací v prstech
        jako hřebík. Mohl by je postavit za hory; to není žádná potíž. Chtěl by za to něco, něco, co myši
        mají. Chtěl by jedno z vašich jmen.
    .thread1 = Vyprávět mu příběh
    .thread1_text = Ještě žádný neslyšel. Chce vědět, co bylo dál, a co uslyšel, to si nechá.
    .thread2 = Zeptat se na loď
    .thread2_text = Poví vám, jako se to říká dítěti, která páka je ta špatná.
    .choice1 = Dát mu jméno
    .choice2 = Odmítnout

th-borrowed_wings-par-14 = Vrata od stodoly
    .story =
        Díru v trupu zavřou vrata z mlynářovy stodoly a dveře kostela, které kněz sám přinesl na zádech a o
        kterých si nepřeje mluvit. Prkna ohýbáte párou. Zatloukáte dřevěné kolíky, protože bronz hřebíky v
        noci vyplivne; ráno je nacházíte srovnané v řádku. Když zmizí poslední mezera, někdo na ni zvenčí
        zaklepe, pro štěstí. Chvíli je ticho. A potom celá ta dlouhá loď, od zádi po příď, vydá hluboké,
        překvapené zamručení, jako starý pes, kterého někdo podrbal na správném místě.
    .thread1 = Dveře kostela
    .thread1_text = Pověste je vyřezávanou stranou dovnitř. Až poletí, uvidí je.
    .thread2 = Odřezky
    .thread2_text = V Askby se nevyhazuje nic.

th-borrowed_wings-par-15 = Křídlo z košil
    .story =
        Na rozprostření je potřeba třicet lidí, a když se pod něj poprvé opře vítr, všech třicet zvedne ze
        země. Je z toho jekot a pak spousta smíchu, prvního po mnoha dnech. Žebro za žebrem se šněruje k
        bronzu. Dá se v něm číst celé údolí: tady svatba, tam křtiny, záplata z něčích nejlepších záclon,
        rukáv, který nikdo neměl to srdce odstřihnout a který mává z cípu jako ruka. Navečer se od jezera
        zvedne vánek. Křídlo se pozdvihne, samo od sebe, o šířku prstu, a třicet lidí zatají dech.
    .thread1 = Mávající rukáv
    .thread1_text = Nechte ho. Třeba tam někdo zamává zpátky.
    .thread2 = Vyzkoušet vítr
    .thread2_text = Někdo z vás se drží o chvilku déle, než by měl, a mnohému se naučí.

th-borrowed_wings-par-16 = Kýlová studna
    .story =
        Spouštíte kov do koryta kus po kusu, hrnce, radlice, srdce kostelního zvonu, a nic se neděje, a vy
        nepřestáváte, protože nic jiného už zkusit nejde. Při posledním kusu si loď povzdechne. Pak ji bláto
        kolem pustí s dlouhým mlasknutím. Nestoupá. Jen přestane být těžká; nějaké dítě se o ni mimoděk opře a
        šest drakarů bronzu popluje o dlaň doleva. Dítě se rozpláče. Všichni ostatní běží pro lana. Celou noc
        za ně loď potahuje, zlehka, jako kůň, který ucítil stáj.
    .thread1 = Víc lan
    .thread1_text = Kdo umí uvázat uzel, ten váže. K ránu je z nich posádka.
    .thread2 = Srdce zvonu
    .thread2_text = Vyndejte ho zase ven. Loď se vznáší stejně dobře a vám se bude hodit něco na bití.

th-borrowed_wings-par-17 = Sto rohovinových kláves
    .story =
        Nikoho nenapadlo, jak velké asi měli ruce. Od klávesy, která je podle vás nahoru, ke klávese, která je
        doufejme vpřed, dosáhnou jen dva, zády k sobě, a třetí přitom leží na podlaze a obsluhuje něco, co
        jsou buď pedály, nebo stoličky. Stisknete jednu. Po celé lodi se rozsvítí světýlka, bez pořádku, jako
        když vstává vesnice. Stisknete druhou, všechny poklopy se rozletí a z nich se vysype déšť starého
        listí a jedna sova. U třetí klávesy se ve vzduchu objeví mapa. Je na ní údolí, jezero, brázda a v
        brázdě, zlaté a nepatrné, tři postavy u kormidla.
    .thread1 = Mapa ve vzduchu
    .thread1_text = Dá se posouvat prstem. Nemá konce.
    .thread2 = Sova
    .thread2_text = Bydlí na palubě déle, než kdo pamatuje. Usedne na páku a dívá se na vás.

th-borrowed_wings-par-18 = Srdce
    .story =
        Lucerna visí v kleci ze žeber a ta klec se až příliš podobá kleci ze žeber. Oheň k ní přinesete v
        hrnci, pod pokličkou. Neskočí, nezahučí; přeleze přes okraj, rozhlédne se jako kočka v novém domě a
        přestoupí. A pak přijde úder. Cítíte ho v chodidlech. Po dlouhé době se ozve další. Nad hlavou se
        protahuje bronz; sype se prach; někde vpředu cvaknou všechny klávesy naráz jako zuby. Ať je to cokoli,
        jenom to spalo. A rádo by vědělo, kam se všichni poděli.
    .thread1 = Říct mu pravdu
    .thread1_text = Oni tě opustili. My ne. Tep zakolísá a potom se vrátí, silnější.
    .thread2 = Ohřát si ruce
    .thread2_text = Poseďte u něj hodinu. Stará zranění si vzpomenou, že jsou stará.

## Konce

th-borrowed_wings-ending-all_aboard = Všichni na palubě
    .story =
        Lano přetne porodní bába, která si to vyžádala. Na jeden nádech se nestane nic; potom pole odejde.
        Jezero se přes hráz převalí jediným dlouhým, stříbrným pokrčením ramen, a přes střechy, a dvě stě lidí
        na to hledí mezi bronzovými žebry, se slepicemi, s kolébkami, se vším všudy, a nikdo nevykřikne.
        Letíte mizerně. Letíte jako zamilovaná stodola. Ale průsmyk pod vámi odplouvá a za ním je pobřeží a
        ráno. Loď necháte na ostrohu, s rozsvícenou lampou a zametenými poklopy. Na kormidle je připíchnutý
        lístek. Jen jsme si ji vypůjčili, stojí na něm. Děkujeme.

th-borrowed_wings-ending-heavy_wings = Těžká křídla
    .story =
        Stoupá, a stoupá příliš pomalu. Lidé ještě běží přes pole, když vás zem pustí, lidé jsou ještě na
        střechách, a tak zakroužíte, a potom znovu, tak nízko, že konce křídel češou vodu, a vytahujete
        každého, kdo dosáhne na lano. Pak dole něco s prasknutím povolí a napotřetí už to nepůjde. Za
        průsmykem tvrdě dosednete do vřesu a loď už nikdy nevstane. Sedíte v jejím závětří a počítáte a nikdo
        to číslo neřekne nahlas. Většina Askby žije. Daleko za vámi zvoní pod vodou kostelní zvon.

th-borrowed_wings-ending-bargain = O jedno jméno méně
    .story =
        Stane se to mezi dvěma údery srdce: vesnice stojí v zeleném údolí za horami, dům vedle domu, z komínů
        ještě jde kouř a pes dál štěká na něco, co už tam není. Všichni jsou v bezpečí. Loď z pole zmizela,
        jako by ji někdo setřel. Teprve když se k sobě se smíchem obrátíte, jeden z vás otevře ústa, aby
        zavolal na přítele, a nic v nich nenajde. Tu tvář znáte. Za tu tvář byste umřeli. Jdete spolu dál do
        večera a říkáte: ty. Hej, ty. Počkej na mě.

th-borrowed_wings-ending-owners = Majitelé
    .story =
        Je jich šest a sestoupí bez jediného zvuku. Vysocí obcházejí svou loď a dotýkají se vrat od stodoly,
        smoly, křídla z košil. Jeden z nich se skloní nad rukávem na cípu a chvíli ho drží, jako se drží něčí
        ruka. Tehdy si pomyslíte, že možná pochopí. Ale zvednou ji z bláta zlehka jako vejce, i se záplatami,
        a vaše záplaty odpadávají a prší na pole: dveře, hrnce, plátno. Nikoho netrestají. Ani jednou se
        nepodívají dolů. Ze světel se stanou hvězdy. A za vámi, docela tiše, začne mluvit hráz.

th-borrowed_wings-ending-lake = Jezero vchází dovnitř
    .story =
        Přijde v noci a přijde zdvořile, pode dveřmi. Kdo se probudí první, budí ostatní. Zbývá čas vyjít
        nahoru k brázdě, a tak jdou, v nočních košilích, s lampami, dvě stě lidí kolem lodi, která by
        potřebovala ještě dva dny. Pracujete, dokud vám voda nesahá ke kolenům; pracujete, dokud vám neuplave
        nářadí. Nakonec podáváte poklopem děti a potom každého, kdo je lehký, a tehdy loď přece jen pluje,
        jako každý jiný člun, a pomalu se ve tmě otáčí mezi komíny. Není to létání. Není to dost místa.

th-borrowed_wings-ending-hero_falls = Výška srázů
    .story =
        Tkadlenám zbyl jeden rubáš se jménem; vypářou stehy a všijí do něj jiné. Toho dne už nikdo nepokračuje
        v práci a byl to den, který potom bude chybět. Starý mlynář řekne, co si myslí všichni: že jste mohli
        hned první ráno odejít přes srázy, těch pár vás, s lany; že jste zůstali. Sundá klobouk, zase si ho
        nasadí a jde se podívat na jezero. Na štítu krouží a krouží světlo a teď je tu druhé, vysoko, a
        odpovídá mu.

## What its special rules say

th-borrowed_wings-ask-scree = { $hero } přechází suť: utratit 1 stavivo, nebo utržit 1 zranění velikosti 1?
th-borrowed_wings-do-stumble = Utrž zranění
th-borrowed_wings-ask-thanks = Tesaři z Askby: { $hero } smí odhodit 1 hrozbu.
th-borrowed_wings-do-calm = Odhoď 1 hrozbu
th-borrowed_wings-do-skip_thanks = Nech si ji
th-borrowed_wings-verb-launch = vzlétni s lodí
th-borrowed_wings-verb-carpenters = vděk tesařů
th-borrowed_wings-verb-turn_light = odvrať světlo
th-borrowed_wings-verb-flood = jezero zaplavuje nížinu
