### Dobrodružství

th-six_empty_chairs = Šest prázdných židlí
    .intro =
        První noci sleďového měsíce přirazilo k šesti statkům na vašem pobřeží šest šedých člunů. Nikdo v nich
        nevesloval. Ráno zůstalo šest postelí prázdných a ještě teplých: tkadleny, kováře, léčitelky, skalda,
        starého převozníka a devítileté holčičky. Každý polštář byl vlhký a ta vlhkost chutnala po moři.

        Čtyři dny jste pluli po jejich stopě do vod, ke kterým se žádný lodivod nezná: k Útesovým tvrzím,
        hrsti ostrovů tak malých, že každý z nich není nic než jeho hrad. Tamní rybáři klopí oči a mluví o
        Paní u Vysokého stolu, která prostřela pro šest a nezačne jíst, dokud nezasednou. „Má hosty,“ říkají,
        „a moře zůstává venku.“ Říkají to tak, jak se mluví o počasí.

        Do hostiny zbývá devět dní. Za těmi zdmi sedí šest lidí, které znáte jménem. Máte jeden dlouhý člun a
        žádný plán. A máte jednu nepříjemnou myšlenku, kterou si necháváte pro sebe: šedé čluny nenajdou
        šestery dveře za jedinou noc, pokud jim někdo nepoví, kde zaklepat.
    .text = Střední: hledání se skrytými kartami a stoupající příliv.

## Cíle

th-six_empty_chairs-goal-bring_them_home =
    Dostaňte na palubu Dlouhého člunu aspoň 4 hosty, nebo 3, jakmile někdo sedí na židli (host, který na ní
    sedí, se počítá), a pak odrazte od břehu. Jaký závěr si vysloužíte, záleží na tom, kdo je na palubě a kdo
    sedí na židli.

th-six_empty_chairs-goal-high_water = Ukazatel přílivu dojde na pole 8.
th-six_empty_chairs-goal-time = Po 9. kole vyprší čas.
th-six_empty_chairs-goal-death = Hrdina je poražen.

## Oblasti

th-six_empty_chairs-area-landing = Přístavní útes
th-six_empty_chairs-area-net_holm = Ostrov sítí
th-six_empty_chairs-area-saltpans = Solné pánve
th-six_empty_chairs-area-tallow = Lojová tvrz
th-six_empty_chairs-area-gull = Racčí tvrz
th-six_empty_chairs-area-bell = Tvrz zvonů
th-six_empty_chairs-area-drowned = Zatopená tvrz
th-six_empty_chairs-area-thorn = Trnová tvrz
th-six_empty_chairs-area-high_table = Vysoký stůl

## Místa

th-six_empty_chairs-location-long_boat = Dlouhý člun
    .text = Váš vlastní člun, vytažený na břeh pod plachtovinou. Koho dovedete až sem, ten je skoro doma.

th-six_empty_chairs-location-wreckers_fire = Oheň lovců vraků
    .text = Falešný maják na skalách a někdo, kdo do něj přikládá.

th-six_empty_chairs-location-widow_market = Vdovský trh
    .text = Ženy tu prodávají úhoře a zadarmo nedají nic, a nejmíň ze všeho to, co viděly.

th-six_empty_chairs-location-sail_loft = Plachtárna
    .text = Šedé plátno visí z trámů jako prádlo utopenců. Něco z něj je střižené na míru vašemu stěžni.

th-six_empty_chairs-location-salt_house = Solná chýše
    .text = Chatrč bez oken, dveře sežrané solí doběla. Uvnitř někdo kašle.

th-six_empty_chairs-location-causeway_shrine = Svatyně na náspu
    .text =
        Kamenná mísa, která nikdy nevyschne. Když stojí voda příliš vysoko, krmí ji ostrované trochou krve.

th-six_empty_chairs-location-wax_cellar = Voskový sklep
    .text = Kádě teplého loje a v podlaze poklop zatížený sudem.

th-six_empty_chairs-location-counting_room = Písárna
    .text =
        Správce zapisuje všechno, co se dostane na břeh, živé i neživé. Spí pod knihou místo pod dekou a klíč
        má nad hlavou.

th-six_empty_chairs-location-rookery_cage = Ptačí klec
    .text = Železná klec zavěšená nad příbojem a rackové tak velcí, že by je člověk měl za její stráž.

th-six_empty_chairs-location-eyrie_forge = Orlí kovárna
    .text = Práci měchů tu zastane vítr. Kovářovo místo u kovadliny je prázdné.

th-six_empty_chairs-location-bell_loft = Zvonice
    .text = Devět zvonů a mezi nimi pryčna. Kdo na ní leží, nespal od chvíle, kdy připluly čluny.

th-six_empty_chairs-location-ringers_hall = Síň zvoníků
    .text = Stačí tu jednou zatáhnout za lano a vzbudí se každá tvrz v souostroví.

th-six_empty_chairs-location-oubliette = Zatopená hladomorna
    .text = Šachta plná černé vody. Odpovídá zpod ní hlas, z jakési kapsy starého vzduchu.

th-six_empty_chairs-location-pearl_chapel = Perlová kaple
    .text = Moře vyložilo každou stěnu perlami. V každé se vidíte tak, jak by vás viděl někdo, kdo nelže.

th-six_empty_chairs-location-briar_garden = Šípková zahrada
    .text = Růže se zavřely nad besídkou. Cestu lze prosekat, trpělivě a s umem, nebo prostě vejít.

th-six_empty_chairs-location-gardeners_lodge = Zahradníkův domek
    .text = Stříhá ty růže déle, než růže žijí. Nůžky má dlouhé jako vesla.

th-six_empty_chairs-location-six_chairs = Šest židlí
    .text = Stůl z černého dubu, šest židlí, šest talířů. Podlahou je slyšet, jak se moře opírá o ostrov.

th-six_empty_chairs-location-ladys_solar = Komnata Paní
    .text = Lampa, kolébka z naplaveného dřeva, dveře a u nich stráž. Za dveřmi zpívá dítě.

## Runy, skutečnosti, suroviny, hranice

th-six_empty_chairs-rune-A = kde drží hosta; na každém takovém místě jedna karta unesených
th-six_empty_chairs-rune-S = člun a plachta
th-six_empty_chairs-rune-W = lidé z pobřeží
th-six_empty_chairs-rune-K = správci a klíče tvrzí
th-six_empty_chairs-rune-M = dávná magie Tvrzí
th-six_empty_chairs-rune-T = pokoje samotné Paní

th-six_empty_chairs-resource-fate =
    Svolení Paní pobývat v jejím domě. Platí se jím nahlédnutí na kartu unesených a žádá se u Šesti židlí;
    žádný zdroj ho nedává.

th-six_empty_chairs-border-red = Most s branou
    .text =
        Hrdina, který překročí červenou hranici, si dobere 1 hrozbu, nebo místo toho utratí 1 zvěst (heslo).
        Jakmile je přečten odstavec 4, považují se červené hranice za obyčejné.

th-six_empty_chairs-border-blue = Násep
    .text =
        Při přílivu 0 až 3 se považuje za obyčejnou hranici. Při přílivu 4 až 6 utrží hrdina, který ji překročí,
        1 zranění velikosti 1. Při přílivu 7 je zablokovaná. Hrdina, který má po boku kartu unesených číslo 6,
        považuje každou modrou hranici za obyčejnou při jakémkoli přílivu.

## Deska dobrodružství

th-six_empty_chairs-condition = Při přílivu 4 a vyšším táhněte z mořského balíčku; jinak z venkovského.

th-six_empty_chairs-icon-left = Voda stoupá
    .text = Příliv stoupne o 1.

th-six_empty_chairs-icon-middle = Šedé čluny
    .text =
        Položte 1 slabého nepřítele na místo s runou A, kde leží karta unesených lícem dolů a není nepřítel.
        Není-li takové, zvyšte o 1 úroveň 1 nepřítele u runy A. Nejde-li ani to, příliv stoupne o 1.

th-six_empty_chairs-icon-right = Zváni ke stolu
    .text =
        Každý hrdina, který má po boku hosta, si dobere 1 hrozbu. Nemá-li nikdo, položte 1 žeton zvýšené ceny
        k poli přiřazení na místě s runou A, kde leží karta lícem dolů; není-li takové, příliv stoupne o 1.

th-six_empty_chairs-rule-guests = Hosté
    .text =
        Šest karet unesených leží lícem dolů, po jedné na každém místě s runou A. Osvobození hosta: otočte
        kartu z toho místa lícem nahoru a položte tam žeton odstavce; host se postaví hrdinovi po bok a vy
        přečtete odstavec té karty. Nahlédnutí: otočte daný počet zakrytých karet, ať leží kdekoli, lícem
        nahoru a nechte je na místě; nic dalšího se nestane.

        Hrdina může mít po boku nejvýš dva hosty; dalšího převezme jiný hrdina v téže oblasti, má-li místo,
        jinak tam host čeká a vezme si ho každý hrdina, který v té oblasti začíná nebo končí pohyb. Na konci
        každého tahu nastoupí na palubu všichni hosté po boku hrdinů v oblasti s ukazatelem lodi; text „Po
        boku“ pro ně přestává platit. Těsně před pohybem si hrdina v té oblasti může vzít z paluby jednoho
        hosta zase k sobě.

        Hosta, kterého dává nějaký účinek, si bere aktivní hrdina; host, který je propuštěn, opouští hru.
        Samotnou Eirny představuje žeton cíle a počítá se jako host.

th-six_empty_chairs-rule-fate = Svolení Paní (osud)
    .text =
        Osud je svolení tu být. Ve svém tahu může hrdina utratit 1 osud a nahlédnout na 1 kartu unesených ve
        své nebo sousední oblasti. Osud se žádá také u Šesti židlí. Žádný zdroj osud nedává.

th-six_empty_chairs-rule-harbours = Přístavy
    .text =
        Dlouhý člun je místem té oblasti, kde stojí ukazatel lodi. Dokud není přečten odstavec 3, stojí
        ukazatel u Přístavního útesu. Potom může hrdina v jeho oblasti použít 2 z hodnoty pohybu a doplout s
        ním do kterékoli jiné z oblastí Přístavní útes, Ostrov sítí, Lojová tvrz a Tvrz zvonů (jen
        přístupných); ostatní hrdinové odtamtud mohou plout s ním.

th-six_empty_chairs-rule-chair = Židle
    .text =
        O tom, kdo si sedne, rozhodne odstavec 9. Položte na Šest židlí kartu hosta (který odejde od hrdiny
        nebo ze člunu), za hrdinu žeton cíle. Od té chvíle si nevšímejte levé ikony události. Hrdina, který
        sedí, už neprovádí pohyb, nevodí hosty a jedná dál u Vysokého stolu; hosté, které měl po boku, jdou s
        jiným hrdinou v oblasti, který má místo, nebo tam čekají. Za celou hru si smí sednout nejvýš jeden.

th-six_empty_chairs-rule-cast_off = Odražení od břehu
    .text =
        Praví hosté jsou karty unesených 1, 2 a 3 a samotná Eirny. Ověřujte popořadě a vezměte první, co se
        hodí. (a) Na palubě je karta 4, nebo tam jsou méně než 2 praví hosté: „Nesprávný náklad“. (b) Na židli
        je karta 5 nebo 6: „Kdo přišel sám“. (c) Na židli sedí hrdina: „Židle u okna“. (d) V každém jiném
        případě: „Moře vchází“.

th-six_empty_chairs-round-3 = První chod

th-six_empty_chairs-round-4 = Spuštěné schody
    .text = Vysoký stůl se otevírá podle svého čísla; voda si bere svůj díl. Příliv stoupne o 1.

th-six_empty_chairs-round-6 = Dopis pode dveřmi

th-six_empty_chairs-round-8 = Skočný příliv
    .text = Příliv stoupne o 1; každý hrdina si dobere 1 hrozbu.

th-six_empty_chairs-track = Příliv

## Karty a zvláštní účinky

th-six_empty_chairs-card-special_d = Glejt
    .text =
        Správcova pečeť, uznávaná u každého pultu. Můžeš odhodit 1 zvěst: pole potřebuje v této akci o 1
        surovinu méně, nejméně 1.

th-six_empty_chairs-card-abducted_1 = Tkadlena Sunniva
    .text =
        Unesení, karta 1. Odvlečena ze statku u ústí řeky. Vysoká, prošedivělá, při práci si brouká.

        Po boku: akce řemesla tohoto hrdiny mají hodnotu o 1 vyšší.

        Na palubě: nic dalšího.

th-six_empty_chairs-card-abducted_2 = Kovář Ketil Půldlaň
    .text =
        Unesení, karta 2. Odvlečen z postele nad kovárnou. Na levé ruce má dva prsty.

        Po boku: v každém boji může tento hrdina znovu hodit 1 kostkou.

        Na palubě: nic dalšího.

th-six_empty_chairs-card-abducted_3 = Léčitelka Thyra
    .text =
        Unesení, karta 3. Odvlečena, když bděla u nemocného dítěte. Dítě je zdravé.

        Po boku: v kroku 2 každé fáze události může tento hrdina vyléčit 1 zranění velikosti nejvýš 2. Akce
        pohybu tohoto hrdiny mají hodnotu o 1 nižší (nejméně 1).

        Na palubě: v kroku 2 každé fáze události může jeden hrdina v oblasti s ukazatelem lodi vyléčit 1
        zranění velikosti 1.

th-six_empty_chairs-card-abducted_4 = Eirny, devět let
    .text =
        Unesení, karta 4. Odvlečena z postele, kde spala mezi dvěma sestrami; ty se neprobudily.

        Po boku: v kroku 2 každé fáze události si tento hrdina dobere 1 hrozbu.

        Na palubě: v kroku 2 každé fáze události stoupne příliv o 1.

th-six_empty_chairs-card-abducted_5 = Skald Orm
    .text =
        Unesení, karta 5. Odvlečen z hostiny, uprostřed sloky.

        Po boku: v kroku 2 každé fáze události tento hrdina získá 1 zvěst. Kdykoli vstoupí do oblasti s aspoň
        1 žetonem nepřítele, dobere si 1 hrozbu.

        Na palubě: nic dalšího.

th-six_empty_chairs-card-abducted_6 = Starý Brand, převozník
    .text =
        Unesení, karta 6. Odvlečen z chatrče u přístaviště. Jeho vesla tam zůstala, úhledně složená.

        Po boku: tento hrdina považuje modré hranice za obyčejné při jakémkoli přílivu a jeho akce pohybu mají
        hodnotu o 1 vyšší.

        Na palubě: je-li přečten odstavec 4, přečtěte odstavec 20.

th-six_empty_chairs-card-eirny_herself = Eirny sama
    .text = Dívka, která zpívala za dveřmi. Počítá se jako host, a to pravý.

## Odstavce

th-six_empty_chairs-par-1 = Oheň pro cizí lodě
    .story =
        Když poslední z nich uteče přes skály, stojíte u jejich ohně a díváte se, čím ho živili. Lodní žebra.
        Vyřezávaná lavice. Dřevěný koník s ocasem z provázku. Lovci vraků tu spálili sto plaveb, prkno po
        prknu, a nezbohatli tím víc než žebráci. „To není pro nás,“ řekne ten, který je na útěk příliš
        zraněný. „Nechce návštěvy, které si nepozvala. My držíme ostatní stranou. A voda za to nechává na
        pokoji naše prahy.“ Dívá se na moře, jako se pes dívá na klacek.
    .thread1 = Ovázat mu nohu a zeptat se, koho tudy vezli
    .thread1_text = Počítáním člunů se živí. Na jeden si vzpomíná, a taky na to, kam zahnul.
    .thread2 = Skopat oheň do moře
    .thread2_text = Na jeden nádech celý břeh potemní a voda couvne, jako by ztratila místo, kde zrovna četla.

th-six_empty_chairs-par-2 = Co prodávají vdovy
    .story =
        Nakoupíte víc úhořů, než by kdo dokázal sníst. Někdy u třetího koše začne jedna žena mluvit, takovým
        tím hlasem, jakým se mluví o cizích dětech. Každých šedesát zim musí být židle obsazené. Před šedesáti
        zimami to byl bratr její matky a Solné pánve zůstaly suché. „Nikdo ho nenutil,“ říká. „Tomu u vás na
        pobřeží nikdo neuvěří. Požádala ho. Jenomže,“ a tady velmi přesně přeloží přes úhoře mokrou plachetku,
        „žádala jen jednou, a žádala v noci.“ Vtiskne vám do dlaně vyřezávané znamení: svolení chodit tam, kam
        smějí hosté.
    .thread1 = Najíst se s nimi
    .thread1_text = Je tu ocet, černý chléb a žádná modlitba. Vstáváte silnější, než jste usedali.
    .thread2 = Posedět se slepou síťařkou
    .thread2_text = Zná každý krok na nábřeží. Poví vám, čí šly po kterých schodech.

th-six_empty_chairs-par-3 = Šedé plátno
    .story =
        Plachtářka pracuje po hmatu, oči upřené na dveře. Stačí jí jeden večer, aby na váš stěžeň přivázala
        šedou plachtu, a když ji vytáhnete, pochopíte, proč nikdo neviděl připlout šest člunů: to plátno pije
        světlo. Pod ním se i na vlastní trup těžko díváte. „Jeďte si s tím, kam chcete,“ řekne. „Brány vás
        budou mít za jeden z jejích.“ Stříbro odmítne. Zeptá se jen, jestli má tkadlena celé ruce a jestli
        žije, a stydí se, že se ptala v tomhle pořadí.
    .thread1 = Slíbit jí zprávu o tkadleně
    .thread1_text = Dá vám zbytek štůčku. Plášť z toho plátna vydá za zamčené dveře.
    .thread2 = Zeptat se, jak šedé čluny kormidlují
    .thread2_text = Nekormidlují. Volají se, jako se volá dobytek. Zapíská vám to.

th-six_empty_chairs-par-4 = Šest jmen úhledným písmem
    .story =
        Kniha leží otevřená správci na hrudi a zvedá se a klesá s jeho dechem. Čtete ji vzhůru nohama. Vosk,
        devět sudů. Lana. A potom, úhledným písmem, šest jmen, šest statků, šest nízkých oken a vedle nich
        cena: volná plavba pro jeden přívoz, navždycky, za každého počasí. Místo podpisu je otisk palce a vy
        ten palec znáte. Bral si od vás na přístavišti mince, každý trhový den, celá léta. Klíč jde z háčku
        bez jediného zvuku. Správce se usmívá ze spaní jako člověk, kterému vycházejí účty.
    .thread1 = Vzít správci drobné stříbro
    .thread1_text = Ráno tu ztrátu zapíše, do kolonky rozbité nádobí.
    .thread2 = Vytrhnout list s rozpisem hlídek
    .thread2_text = Zítra si budou dvě tvrze myslet, že hlídku má ta druhá.

th-six_empty_chairs-par-5 = Prázdná kovadlina
    .story =
        Kovárna je studená, ale ne opuštěná. Na ponku někdo rozložil práci: panty, naběračku a za nimi, pod
        hadrem, čepele. Dobré. Na trnu každé z nich je značka, půl dlaně, dva prsty a čárka. Takže ho přivezli
        nejdřív sem a nechali ho pracovat, a on pracoval; a každou noc, když spočítali naběračky, vyrobil
        něco, co nepočítali. Zapálíte uhlí. Vítr přijde podlahou jako přítel, který jen čekal, až ho někdo
        požádá.
    .thread1 = Vyzbrojit všechny
    .thread1_text = Pro každého z vás je tu čepel. Asi doufal ve společnost.
    .thread2 = Přečíst škrábance na kovadlině
    .thread2_text = Nakreslil kroky strážných, dveře po dveřích, jako se kreslí pant.

th-six_empty_chairs-par-6 = Devět lan
    .story =
        Devíti otvory visí devět lan, ohlazených dlaněmi. Kniha zvoníků vyjmenovává zvonění: na mlhu, na oheň,
        na narozeniny Paní, což není den, ale stav vody. Poslední zvonění nemá jméno, jen kresbu židle.
        Uříznete lana ve výšce, kam dosáhne vysoký člověk, aby to ode dveří vypadalo, že je všechno v pořádku.
        Vysoko nad vámi se jeden zvon obrátí ve spánku a řekne jediné tiché slovo. Nikdo neodpoví. Nějaký čas
        nikdo neodpoví.
    .thread1 = Zazvonit na mlhu
    .thread1_text = Každý člun v Tvrzích pospíchá do přístavu. Ať se potmě navzájem počítají.
    .thread2 = Roztavit nejmenší zvon
    .thread2_text = Odlili ho ze zástav a prstenů. Lepší jsou z něj hřebíky než hudba.

th-six_empty_chairs-par-7 = Perlová kaple
    .story =
        Kleknete si, protože vás k tomu nutí strop. Ze všech stěn na sebe hledíte, malí, kulatí a přesní, a
        zprvu na tom není nic divného. Pak si jeden z vás všimne, že perly neukazují, co máte na sobě ani
        kolik vám je. Ukazují, čím byste byli, kdyby se nikdo nedíval. Není to tak zlé, jak jste se báli. Ani
        tak dobré to není. Když vyjdete zpátky do šedého světla, zjistíte, že to pořád umíte: podívat se na
        tvář a poznat, jestli je někdo doma.
    .thread1 = Vyloupnout jednu perlu
    .thread1_text = Leží vám v dlani a ukazuje dveře, pryčnu, spící tvář.
    .thread2 = Zůstat, než se obrátí voda
    .thread2_text = Odpustíte si navzájem několik věcí, žádnou z nich nahlas.

th-six_empty_chairs-par-8 = Zahradníkův účet
    .story =
        Usedne mezi své polámané nůžky a zdá se, že je za ten odpočinek rád. „Byla to sázka,“ říká. „První
        Paní s mořem. Nesmí přes její práh, dokud u jejího stolu sedí šest. A tak vystavila židle. Lidé tehdy
        chodili. Byli na to pyšní.“ Vytáhne si z rukávu trn. „Přestali chodit. Začala si pro ně posílat. Jenže
        host, pro kterého se posílá, nic neváží, rozumíte? Posadí jich šest a drží to jako jeden. Kdyby se
        zase našel jediný, kdo by si sedl, protože chce, mohla by ostatní pustit domů.“
    .thread1 = Požádat ho o růži
    .thread1_text = Nevadne. Stráže Vysokého stolu před ní ustupují a nevědí proč.
    .thread2 = Zeptat se, proč si sedl on
    .thread2_text = Poví vám to. Je to krátký příběh a je o bratrovi.

th-six_empty_chairs-par-9 = Místo, které je prostřeno pro vás
    .story =
        Není hrozná. Je to unavená žena se solí ve vráskách dlaní a brání moři do osmi set domů déle, než
        kterýkoli z nich stojí. „Máte svolení,“ řekne, „tak mluvte.“ Povíte jí, co vám řekl zahradník nebo co
        jste si domysleli. Dlouho se dívá na židle. „Kdysi jsem žádala,“ říká. „Doopravdy. Kdy jsem přestala?“
        Pak jednu z nich odtáhne od stolu, o šířku dlaně, a čeká, jestli někdo přijde.
    .thread1 = Požádat ji, ať odvolá šedé čluny
    .thread1_text = Zvedne jeden prst. Hluboko dole se rozjedou řetězy.
    .thread2 = Požádat o člun na cestu dolů
    .thread2_text = Je šedý, je v něm místo a cestu zná nazpaměť.
    .choice1 = Sedne si skald Orm
    .choice2 = Sedne si Starý Brand
    .choice3 = Sedne si hrdina
    .choice4 = Nesedne si nikdo

th-six_empty_chairs-par-10 = Holčička za dveřmi
    .story =
        Dítěti na lavici pod oknem řekli, ať zpívá, aby Paní věděla, kde je. Zpívá dál, když vcházíte, oči
        dokořán, a přestane, až když vyslovíte její jméno a jména jejích sester a jméno psa. „Je ještě jedna
        já,“ zašeptá Eirny. „Sebrali ze mě její podobu do misky, jako smetanu. Šla dolů po schodech. Usmívala
        se.“ Natáhne k vám ruce. Je lehká a teplá a není z ní cítit nic než vlna.
    .thread1 = Nechat ji rozloučit se s Paní
    .thread1_text = Obě jsou přitom zdvořilé. Něco ve zdech maličko povolí.
    .thread2 = Vzít lampu z okna
    .thread2_text = Lodě podle ní kormidlují tři sta let. Můžete i vy.

th-six_empty_chairs-par-11 = Sunniva
    .story =
        Sedí k vám zády a to, co jste měli za pavučinu, je látka: rozpárala svou přikrývku a utkala ji znovu,
        prsty, do pruhu dlouhého jako stěna. Jsou v něm postavy. Šest; stůl; vlny. „Křičet jsem nechtěla,“
        řekne Sunniva. „Člověk křičí, pak je unavený a pak je večer. Říkala jsem si, že by třeba někdo chtěl
        vědět, jak to bylo.“ Sroluje pruh a strčí si ho pod paži jako bochník. „Jeden z těch šesti je špatně.
        Ta tvář mi nechtěla vydržet.“
    .thread1 = Rozvinout pruh společně
    .thread1_text = Je tam všechno, když se člověk umí dívat na lemy.
    .thread2 = Dát jí spravit svou výstroj
    .thread2_text = Mlaskne nad vašimi stehy a všechny je vypáře.

th-six_empty_chairs-par-12 = Ketil Půldlaň
    .story =
        „Pozor na levý pant,“ řekne muž ve tmě, „ten už jsem udělal.“ A vskutku vám dveře zůstanou v rukou.
        Ketilovi už asi týden chybí jediný den, aby odešel sám; čekal jen proto, povídá, že si chtěl být jistý
        ostatními. Nepoděkuje. Zeptá se, jaké máte nářadí, prohlédne je a povzdechne si. Pak vezme vaši
        nejhorší čepel mezi svých pět zdravých prstů a ty dva, přehne ji přes koleno a vrátí vám ji rovnou.
    .thread1 = Dát mu hodinu a oheň
    .thread1_text = Co udělá, je ošklivé a nezlomí se to.
    .thread2 = Zeptat se, co slyšel skrz zeď
    .thread2_text = Klíče, a kolik jich bylo. Kulhavý krok. Hodinu, kdy nikdo nekulhá.

th-six_empty_chairs-par-13 = Thyra
    .story =
        Na pryčně leží strážný a Thyra sedí vedle na zemi a drží ho za zápěstí. „Horečka,“ říká, aniž
        vzhlédne. „Nenechal mě umřít žízní, a ti druzí by mě nechali. Už skoro končím.“ Sama má barvu svíčky.
        Dozvíte se, že přes mříže ošetřila půl tvrze a že si vedla soupis, čím jí kdo zaplatil: dekou, jménem,
        dveřmi jen na kliku. Zkusí vstát a výsledek zváží s odborným zájmem. „Budete mě muset kousek nést.“
    .thread1 = Ať se podívá na vás všechny
    .thread1_text = Bolí to víc než předtím rána a pak to přestane docela.
    .thread2 = Vybrat, co jí tvrz dluží
    .thread2_text = Deku, jméno, dveře jen na kliku.

th-six_empty_chairs-par-14 = Eirny
    .story =
        Holčička k vám běží dřív, než se dveře celé otevřou, a vezme vás oběma rukama kolem krku. Vlasy má
        mokré. Tvář na vaší tváři je taky mokrá a hodně studená, a ona nepláče. „Chci do člunu,“ řekne Eirny.
        „Je to velký člun? Je v něm hodně lidí? Spí?“ Povíte jí, že na ni čekají sestry. Přemýšlí o tom.
        „Ano,“ řekne nakonec, nesmírně pečlivě, jako někdo, kdo to slovo čte poprvé. Její šlépěje za vámi
        neschnou.
    .thread1 = Zeptat se jí, jak se jmenuje pes
    .thread1_text = O žádném psovi nikdy neslyšela. Ptá se, k čemu je.
    .thread2 = Zabalit ji do pláště a nic neříkat
    .thread2_text = Plášť je do hodiny promočený skrz naskrz. Brouká si. Není to nápěv z vašeho pobřeží.

th-six_empty_chairs-par-15 = Orm
    .story =
        „Ach ne,“ řekne skald, když vás uvidí. Má oheň, láhev a dobrou židli a dveře nebyly nikdy zamčené.
        „Přišli jste mě zachránit. Jak je to daleko? Čtyři dny?“ Skryje tvář v dlaních. U vás na pobřeží,
        říká, se lidi baví, když zpívá. Chtějí tu o medvědovi. Tady ho stará žena poslouchala devět hodin a
        potom se zeptala, co bylo dál. „Mě nikdo neodvlekl, přátelé. Já do toho člunu nastoupil. Posunul jsem
        se, aby bylo místo.“ Zvedne oči. „Budete s tím otravovat, že ano?“
    .thread1 = Vyslechnout celou sloku
    .thread1_text = Je o šesti židlích. Konec ještě nenašel. Dívá se na vás, jako byste ho mohli mít u sebe.
    .thread2 = Nechat ho zpívat u brány
    .thread2_text = Stráž pláče, a zatímco pláče, vy ji počítáte.
    .choice1 = Vzít ho stejně s sebou
    .choice2 = Nechat mu jeho židli a jeho dveře

th-six_empty_chairs-par-16 = Starý Brand
    .story =
        Starý převozník není svázaný. Dívá se vám přes ramena, kdo ještě přišel, a když zjistí, že jste to jen
        vy, celá tvář se mu pohne úlevou. „Dobří lidé. Hodní lidé. Přes mělčiny vede cesta, nikdo ji nezná, já
        vám ji ukážu, hned vám ji ukážu.“ Mluví bez přestávky: o proudech, o písčinách, o tom, jak člověk
        stárne a mladí stavějí most. Neptá se, koho ještě vzali. Všimnete si toho až později, v půli cesty,
        kdy mu voda stojí po obou stranách bez hnutí jako pes, který zná svého pána.
    .thread1 = Ať vám ukáže znamení
    .thread1_text = Tady kůl, tamhle kámen. Moře je cesta, pokud vám někdo koupil právo průjezdu.
    .thread2 = Zeptat se, kdo ještě byl ve člunech
    .thread2_text = Vyjmenuje všech šest jedním dechem, v pořadí, jak jdou statky podél břehu.

th-six_empty_chairs-par-17 = První chod
    .story =
        Za soumraku se v celém souostroví naráz rozsvítí všechna okna. Od Vysokého stolu se po vodě nese
        cinkot talířů, daleký a zřetelný: někdo podává a nikdo nejí. Pak moře, které mělo odcházet, přijde.
        Přijde bez vln, o šířku dlaně nad včerejší čáru, a přesně tam se zastaví jako sluha, kterému řekli, ať
        počká. Na Ostrově sítí vynášejí slepice do patra. Nikdo neběží. Dojde vám, že tohle už někdy dělali.
    .thread1 = Obeplout rozsvícená okna
    .thread1_text = Stíny na stropě, a jeden z nich byste poznali kdekoli.
    .thread2 = Vytahat kůly ze zaplavených ohrad
    .thread2_text = Do jara je nikdo nebude potřebovat.
    .choice1 = Pomoct s nošením
    .choice2 = Využít zmatku

th-six_empty_chairs-par-18 = Dopis pode dveřmi
    .story =
        Je psaný na plachtovině, písmem tak starým, že litery zapomněly, jak se naklánět. „Těm, kdo chodí po
        mém domě,“ stojí v něm. „Dáváte si mnoho práce. Nežádám vás, abyste přestali. Žádám vás, abyste dnes
        večer vešli na Solných pánvích po kolena do vody, podívali se na lampy na břehu a spočítali je. Každá
        lampa je jedna kuchyň. Já je počítám každou noc už dvě stě jedenáct let. Až to uděláte, přijďte za
        mnou, nebo nechoďte.“ Podpis žádný. Vosk je ještě měkký.
    .thread1 = Jít a spočítat lampy
    .thread1_text = Osm set čtyři. Dvakrát se spletete, protože dva z vás se nedívají na lampy.
    .thread2 = Jít za tím, kdo ho přinesl
    .thread2_text = Páže, tak dvanáctileté, v plstěných botkách. Ze zvyku za sebou nechává otevřenou branku.

th-six_empty_chairs-par-19 = Co mělo na sobě její tvář
    .story =
        „Podívej se na mě,“ řeknete a dítě se podívá. To jste po něm neměli chtít. Za očima je voda, spousta
        vody, strašně hluboko, a obrací se v ní něco, co si teprve teď všimlo světla. Tvář ještě chvilku
        vydrží, ze zdvořilosti. Potom steče jako vosk. To, co před vámi stojí v noční košilce malé holčičky,
        je sám příliv nebo jeho lžíce, poslaná podívat se, co je to rodina a jak se dostat dovnitř. Nechápe,
        proč jste se přestali usmívat.
    .thread1 = Zeptat se, kde je ta opravdová
    .thread1_text = Není v tom žádná zloba. Ukáže nahoru, na rozsvícené okno, a čeká na pochvalu.
    .thread2 = Nechat si košilku
    .thread2_text = Vyždímaná vydá jeden hrnek. Ten hrnek svítí.

th-six_empty_chairs-par-20 = Převozníkova cena
    .story =
        Položíte před něj list z knihy. Brand nezapírá; přiloží palec na otisk, jako by zkoušel, jestli mu
        ještě sedí. „Chtěli stavět most,“ řekne. Nikdo neodpoví. „Jen jsem jí pověděl, kdo spí u nízkého okna.
        Říkal jsem, nikoho s malými dětmi. O té holčičce jsem neřekl ani slovo.“ Mlčí tak dlouho, že si
        myslíte, že skončil. „Jel jsem s nimi,“ řekne stařec, „protože jsem chtěl vidět, že jim dají najíst. A
        pak jsem viděl ten stůl. Jestli je něco, co můžu unést, dejte mi to. Převážet na druhý břeh, to mi
        vždycky šlo.“
    .thread1 = Ať vyjmenuje každé přístaviště, které prodal
    .thread1_text = Vyjmenuje všechna, i s hodinami. Šedé čluny nezastihnou nikoho doma.
    .thread2 = Vzít mu převoznickou známku
    .thread2_text = Volná plavba, navždycky, za každého počasí. Je to jen kousek rohoviny.
    .choice1 = Ať jde s vámi a napraví to
    .choice2 = Nechat ho na skalách

## Konce

th-six_empty_chairs-ending-end_one_song = Kdo přišel sám
    .story =
        Ten, kdo si sedl, ještě pořád mluví, když odplouváte, a Paní se směje, a zní to jako okenice zatřená
        barvou, kterou konečně někdo otevřel. Za vámi klesá voda po zdech, schod za schodem, ze Solných pánví,
        z hladomoren. Dveře, ke kterým jste se nedostali, jsou teď dokořán, a kdo za nimi byl, sešel ke člunu
        sám. Čtvrtého rána stojí nad vaším pobřežím kouř a na přístavišti tři malé postavy, z nichž dvě
        poskakují. Most nikdo nikdy nepostavil. Ale na jaře vypluje k Tvrzím loď s nákladem židlí, protože tam
        lidé začali jezdit na návštěvu.

th-six_empty_chairs-ending-end_sea_comes_in = Moře vchází
    .story =
        Máte je. Toho se držíte. Plachta se nadme a na lavičkách sedí lidé od nízkých oken těsně u sebe pod
        jednou dekou. Pak začnou bít zvony a někdo se ohlédne. Lampu po lampě, od Solných pánví vzhůru,
        zhasínají kuchyně Tvrzí. Jsou tam čluny, hodně člunů; je slyšet, jak na sebe lidé přes vodu volají
        jmény. Docela nahoře, v nejvyšším okně, chodí žena od židle k židli a na každou si sedne. Doma vám
        vystrojí hostinu. Odejdete z ní první.

th-six_empty_chairs-ending-end_window_chair = Židle u okna
    .story =
        Žádná řeč nebyla. Jeden z vás odtáhl židli a sedl si, jako si člověk sedá na vlastní práh, a moře pod
        podlahou ztichlo. Teď je člun půl dne cesty daleko a ostatní se pořád otáčejí, aby řekli něco někomu,
        kdo tam není. Z nejvyššího okna za vámi jde lampa: třikrát dlouze, jednou krátce, staré znamení pro
        „všechno v pořádku, nečekejte“. Čekat nebudete. Vrátíte se dřív než led, s nářadím a s přáteli, s
        každou moudrou hlavou na severu a s lepší sázkou. Je to moc dobrá lampa. Je vidět celé dny.

th-six_empty_chairs-ending-end_wrong_cargo = Nesprávný náklad
    .story =
        Na přístavišti vám provolávají slávu a pak ta sláva začne řídnout, protože lidé počítají. Ti, které
        jste přivezli, nejsou ti, za které se modlili, nebo jsou, a něco nesouhlasí s očima. Jedna matka vezme
        mokrou ruku do své a vede ji domů. Je to návrat, jak se patří; je pivo. Jen studna u přístaviště
        začíná chutnat po soli a v noci je po celém pobřeží slyšet kroky, po nichž stopy neschnou, od jednoho
        nízkého okna ke druhému.

th-six_empty_chairs-ending-end_table_is_laid = Prostřený stůl
    .story =
        Devátého večera zvony spustí zvonění, které nemá jméno. Čekají vás. Není na tom nic drsného: páže se
        svíčkou, teplé schody, síň, která voní chlebem. Tváře, které znáte, už tam jsou a hledí do talířů. Je
        prostřeno navíc. Když chcete říct, že jste je přišli odvést domů, zjistíte, že sedíte a že polévka je
        dobrá a že venku, hluboko dole, se moře zastavilo. Zůstanete na druhý chod. Trvá šedesát let.

th-six_empty_chairs-ending-end_high_water = Velká voda
    .story =
        Nepřevalí se přes zdi. Prostě stoupá dál, rovnoměrně, s trpělivostí něčeho, co vyhrálo sázku. Ke
        kormidlu se dostanete a člun se zvedá podél oken, za kterými ještě hoří lampy, pod zeleným sklem.
        Voláte šest jmen, dokud máte hlas. K ránu už je jen moře, ploché jako stůl. Tu a tam propluje židle.
        Víte, že byste je neměli počítat, a stejně je počítáte.

## What its special rules say

th-six_empty_chairs-ask-gate = { $hero } u brány: utratit 1 zvěst, nebo si dobrat 1 hrozbu?
th-six_empty_chairs-ask-peek = Kterou zakrytou kartu unesených odkrýt?
th-six_empty_chairs-do-peek = Karta: { $location }
th-six_empty_chairs-do-ask_leave = Utrať 1 osud a odkryj kartu: { $location }
th-six_empty_chairs-ask-waiting_guest = { $hero }: koho vzít s sebou?
th-six_empty_chairs-ask-guest_aboard = { $hero }: vzít s sebou hosta ze člunu?
th-six_empty_chairs-do-guest = { $guest }
th-six_empty_chairs-do-skip_guest_aboard = Nikoho
th-six_empty_chairs-do-draw = Dober si 1 hrozbu
th-six_empty_chairs-do-harbour = Pluj: { $area }
th-six_empty_chairs-ask-berth = Kde teď člun kotví?
th-six_empty_chairs-tell-turned_up = { $location }: odkrytá karta je { $guest }.
th-six_empty_chairs-tell-in_tow = Po boku ({ $hero }): { $guest }.
th-six_empty_chairs-tell-waits = Čeká ({ $area }): { $guest }.
th-six_empty_chairs-tell-aboard = Na palubě: { $guest }.
th-six_empty_chairs-tell-dismissed = Mimo hru: { $guest }.
th-six_empty_chairs-tell-seated = Na židli: { $guest }.
th-six_empty_chairs-tell-sits = { $hero } si sedá na židli.
th-six_empty_chairs-verb-peek = odkryj kartu unesených
th-six_empty_chairs-verb-free = osvoboď hosta
th-six_empty_chairs-verb-tow = vezmi hosta s sebou
th-six_empty_chairs-verb-dismiss = rozluč se s hostem
th-six_empty_chairs-verb-ship_to = člun kotví jinde
th-six_empty_chairs-verb-seat = někdo si sedá na židli
th-six_empty_chairs-verb-cast_off = odrazte od břehu
th-six_empty_chairs-who-towing = každý hrdina, který vede hosta
th-six_empty_chairs-effect-seat = usedne na židli: { $card }
th-six_empty_chairs-effect-dismiss = odchází ze hry: { $card }
th-six_empty_chairs-effect-tow = jde s vámi: { $card }
th-six_empty_chairs-face-down = Leží zde karta lícem dolů.
th-six_empty_chairs-at-aboard = na palubě
th-six_empty_chairs-at-chair = sedí na židli
th-six_empty_chairs-at-gone = už není s vámi
th-six_empty_chairs-cards-down = { $number ->
        [one] { $number } karta stále lícem dolů
        [few] { $number } karty stále lícem dolů
       *[other] { $number } karet stále lícem dolů
    }
th-six_empty_chairs-in-chair = { $hero } sedí na židli
th-six_empty_chairs-lying = { $guest }
