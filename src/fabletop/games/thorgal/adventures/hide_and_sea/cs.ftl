### Thorgal: Před pikolou, za vlnou. Slova dobrodružství; všechny věty jsou naše.

th-hide_and_sea = Před pikolou, za vlnou
    .intro = Královně Dalekých ostrovů je sedm let a na schovávanou ještě nikdy neprohrála. To se hodí. Když
        jí na jaře umřela matka, pohlédla teta Yrsa, regentka, na korunu a pak na dítě a poručila, ať jí to
        jedno přinesou a to druhé ať se už nikdy nenajde. Ještě té noci věrné ruce rozlomily korunu natřikrát
        a kusy odnesly. Odnesly i dítě, spící, v koši od sleďů. Teď ho po ostrovech hledají tři loďstva.

        Ten koš je ve vaší lodi. Loď se jmenuje Konopka, páchne rybinou a neujede vůbec ničemu; ale ponor má
        jako kachna a jsou tu zátočiny, kde se dá stěžeň splést s borovicí. Najděte kusy koruny. Získejte
        jeden ze dvou starých hradů, nebo oba, protože královna potřebuje svědky. Dovezte ji na Korunní skálu,
        než přijdou podzimní bouře. „My si hrajeme?“ ptá se. Řeknete jí, že ano. Pravidlo je prosté: když se
        někdo dívá, schováme se.
    .text = Střední: jedna loď pro všechny a tři loďstva za ní.

## Cíle

th-hide_and_sea-goal-crowning = Korunovace: přiřaďte ke Korunní skále 3 osudy (kusy koruny), je-li na vaší
    straně aspoň jeden hrad.
th-hide_and_sea-goal-free_sea = Volné moře: zničte všechna tři loďstva a vyčistěte Regentčinu síň.
th-hide_and_sea-goal-sunk = Konopka se potopí: ukazatel stupnice dobrodružství dojde na pole úplně vlevo.
th-hide_and_sea-goal-storms = Přišly bouře: vyprší čas.
th-hide_and_sea-goal-hero_falls = Zemře hrdina.

## Místa

th-hide_and_sea-area-gull_haven = Přístav racků
th-hide_and_sea-area-heron_holm = Volavčí ostrov
th-hide_and_sea-area-skarn = Ostrov Skarn
th-hide_and_sea-area-ulver = Ostrov Ulver
th-hide_and_sea-area-seal_skerries = Tulení útesy
th-hide_and_sea-area-drowned_forest = Zatopený les
th-hide_and_sea-area-whalebone = Břeh velrybích kostí
th-hide_and_sea-area-wreckers_isle = Ostrov lupičů
th-hide_and_sea-area-crown_sound = Korunní průliv
th-hide_and_sea-location-boat_shed = Loděnice
    .text = Dehet, koudel a trpělivý strýc. Konopku postavili tady a tady se dá postavit znovu.
th-hide_and_sea-location-smokehouse = Udírna rybářek
    .text = Vědí, co která plachta snídala. A vzadu v kouři je loď jenom stín.
th-hide_and_sea-location-heron_sands = Volavčí písky
    .text = Veslujte v noci, až vám dlaně popraskají, a buďte ráno jinde.
th-hide_and_sea-location-net_menders = Chýše síťařů
    .text = Pod čtyřiceti sušícími se sítěmi je místo pro trup. Nejdřív spravovat, schovávat se potom.
th-hide_and_sea-location-skarn_harbour = Přístav Skarn
    .text = Kováři ze Skarnu berou kov na váhu a na jména se neptají.
th-hide_and_sea-location-castle_skarn = Hrad Skarn
    .text = Paní Hild naslouchá faktům, a to jen tehdy, když se její stráž u brány nechá přemluvit, aby je
        pustila dál.
th-hide_and_sea-location-ulver_quay = Nábřeží Ulver
    .text = Za zvěstí vypuštěnou tady se ženou celá loďstva.
th-hide_and_sea-location-castle_ulver = Hrad Ulver
    .text = Pan Kolbein věří každému, kdo mu spraví zeď. Nejdřív je tu ale jeho šampion, který nevěří nikomu.
th-hide_and_sea-location-singing_rocks = Zpívající skály
    .text = Odpovězte ve správné tónině a mlha se přijde podívat, kdo zpívá.
th-hide_and_sea-location-seal_caves = Tulení jeskyně
    .text = Na jeden dlouhý nádech odtud, pod skálou, se mezi mláďaty něco leskne.
th-hide_and_sea-location-sunken_longship = Potopený drakkar
    .text = Za odlivu trčí z mělčiny jeho žebra a pod nimi náklad.
th-hide_and_sea-location-root_channel = Průplav kořenů
    .text = Přeřízněte ty správné kořeny a otevře se cesta, kterou neprojede žádné loďstvo.
th-hide_and_sea-location-bell_oak = Dub se zvonem
    .text = Mrtvý strom a v něm zvon. Kdo ho tam pověsil, je dole a dá se ho zeptat.
th-hide_and_sea-location-wreckers_roads = Rejda lupičů
    .text = Falešná světla na každém mysu. Zhasněte ty, kdo se o ně starají.
th-hide_and_sea-location-regents_hall = Regentčina síň
    .text = Její válečná síň, krytá ukořistěnými plachtami. Jeden kus koruny nosí v uchu.
th-hide_and_sea-location-whalebone_arch = Velrybí brána
    .text = Kdo promluví pod tou čelistí, toho je slyšet v hlubinách.
th-hide_and_sea-location-rib_hermit = Poustevník v žebrech
    .text = Býval zlatníkem tří královen. Povězte mu všechno a poproste ho o lež.
th-hide_and_sea-location-crown_rock = Korunní skála
    .text = Kamenný stůl uprostřed průlivu. Tady se z dívek stávají královny Ostrovů.
th-hide_and_sea-border-red = Brod
    .text = Kdo ho překročí, utrží 1 zranění velikosti 1. Loď není třeba.
th-hide_and_sea-border-blue = Mořská cesta
    .text =
        Hrdina ji smí překročit jen z oblasti, ve které je ukazatel lodi. Loď pluje s ním a veze s sebou každého
        dalšího hrdinu z té oblasti, jehož hráč souhlasí, aniž by to spotřebovalo hodnotu pohybu. Loď vplouvá
        jen do přístupných oblastí. Účinky, které mění zvláštní hranice v obyčejné, loď nikdy nenahradí.

## Znamení, fakta a suroviny

th-hide_and_sea-rune-S = Otevřené kotviště; v každé oblasti je právě jedno a tam stojí loďstva
th-hide_and_sea-rune-C = Zátočina, ve které se Konopka může schovat
th-hide_and_sea-flag-skarn = Hrad Skarn je na vaší straně
th-hide_and_sea-flag-ulver = Hrad Ulver je na vaší straně
th-hide_and_sea-flag-false_piece = Jeden z kusů koruny je poustevníkův padělek
th-hide_and_sea-flag-hall = Regentčina síň je vyčištěná
th-hide_and_sea-resource-fate = Kusy koruny. Nedává je žádný zdroj; získat se dají čtyři, třeba jsou tři.
    „Libovolná“ surovina je nikdy neznamená a na Korunní skále je nic nenahradí.

## Deska

th-hide_and_sea-condition = Je-li některé loďstvo v oblasti lodi nebo v oblasti, která s ní sousedí přes
    modrou hranici, táhněte z levého balíčku (mořského); jinak z pravého (přežití).
th-hide_and_sea-icon-left = Plachta za zádí
    .text = Loďstvo nejblíž k lodi pluje směrem k ní, až o 2 oblasti; potom vyhodnoťte Hon.
th-hide_and_sea-icon-middle = Síť se stahuje
    .text = Každé loďstvo pluje o 1 oblast směrem k lodi; potom vyhodnoťte Hon.
th-hide_and_sea-icon-right = Bouře
    .text = Není-li v oblasti lodi otevřená zátočina (runa C bez blokády), posuňte ukazatel stupnice
        dobrodružství o 1 pole doleva; jinak si každý hrdina mimo oblast lodi dobere 1 hrozbu.
th-hide_and_sea-rule-fleets = Loďstva
    .text = Každé loďstvo je žeton mystického nepřítele se svou kartou loďstva; stojí na místě s runou S ve
        své oblasti. Loďstva plují jen přes modré hranice, každá se počítá za 1, bez ohledu na čísla oblastí.
        Pro boj s loďstvem se táhne ta karta nepřítele, kterou uvádí karta loďstva. Výhra: odhoď z karty 1
        žeton cíle (koráb) a přesuň loďstvo o 1 oblast podle své volby; s posledním korábem je loďstvo
        zničeno: odhoď žeton i kartu; poprvé se přitom čte odstavec. Prohra: je-li v této oblasti loď, posuň
        také ukazatel stupnice dobrodružství o 1 pole doleva. Loďstva se nikdy nepočítají do pole boje na
        místě.
th-hide_and_sea-rule-hunt = Hon
    .text = Je-li v oblasti lodi aspoň jedno loďstvo a je tam otevřená zátočina (runa C bez blokády), položte
        na tu zátočinu blokádu a tato loďstva odplují každé o 1 oblast podle vaší volby: neviděli vás, ale o
        tom místě se už ví. Není-li tam, posuňte ukazatel stupnice dobrodružství o 2 pole doleva, každý hrdina
        v té oblasti si dobere 1 hrozbu a tato loďstva odplují každé o 1 oblast podle vaší volby. Hon se
        vyhodnocuje jen tehdy, když to říká účinek, a ne když loď vpluje do oblasti loďstva.
th-hide_and_sea-rule-hull = Trup
    .text = Stupnice dobrodružství je trup Konopky: doleva škody, doprava opravy.
th-hide_and_sea-round-3 = Třetí loďstvo
    .text = Položte loďstvo Černé kýly na Rejdu lupičů.
th-hide_and_sea-round-5 = Mlha
th-hide_and_sea-round-8 = Podzimní vichřice
th-hide_and_sea-track = Trup

## Karty

th-hide_and_sea-card-special_j = Šedá lodivodka
    .text = Jednou v této akci smíš překročit vícenásobnou modrou hranici, jako by byla nakreslená jednou. Po
        akci, pohnula-li se loď, smíš posunout jedno loďstvo o 1 oblast směrem od ní.
th-hide_and_sea-card-fleet_1 = Šedé plachty
    .text = Staré lodě, staří muži, bystré oči. Boj: táhni kartu slabého nepřítele.
th-hide_and_sea-card-fleet_2 = Rudá vesla
    .text = Čtyřicet vesel, která zabírají jako jedno. Boj: táhni kartu průměrného nepřítele.
th-hide_and_sea-card-fleet_3 = Černé kýly
    .text = Vlastní loďstvo regentky. Boj: táhni kartu mocného nepřítele. Kdo je zničí, získá navíc 1
        zkušenost.

## Účinky

th-hide_and_sea-special-fleet_chase = Loďstvo, které má k lodi nejméně modrých hranic (při shodě podle vaší
    volby; loďstvo v její oblasti počítá 0), pluje nejkratší cestou až o 2 oblasti a zastaví se v oblasti
    lodi. Potom vyhodnoťte Hon.
th-hide_and_sea-special-fleet_drive = Každé loďstvo pluje nejkratší cestou o 1 oblast směrem k lodi; loďstvo v
    oblasti lodi zůstane. Potom vyhodnoťte Hon, jednou za všechna loďstva v té oblasti.
th-hide_and_sea-special-decoy = Vyber jedno loďstvo a přesuň ho až o 2 oblasti přes modré hranice, kam chceš;
    nesmí skončit v oblasti lodi. Nezbývá-li žádné loďstvo, získej 2 zvěsti.
th-hide_and_sea-special-third_fleet = Položte loďstvo Černé kýly na Rejdu lupičů, s 1 žetonem cíle na jeho
    kartě.
th-hide_and_sea-special-grey_pilot = V této akci lze jednu modrou hranici nakreslenou vícekrát překročit, jako
    by byla nakreslená jednou. Po akci, pohnula-li se v ní loď, smíš přesunout jedno loďstvo o 1 oblast tam,
    odkud je k lodi víc modrých hranic.
th-hide_and_sea-special-fog = Odhoďte blokády až ze 2 míst s runou C a posuňte každé loďstvo o 1 oblast dál od
    lodi (tam, odkud je k ní víc modrých hranic; není-li kam, loďstvo zůstane).
th-hide_and_sea-special-wreck = Vyber jedno loďstvo na mapě a odhoď z jeho karty 1 žeton cíle (koráb); byl-li
    poslední, je loďstvo zničeno. Nezbývá-li žádné loďstvo, získej 2 libovolné suroviny.
th-hide_and_sea-special-crown_her = Královna je korunována a vyhráváte. Nejlepší konec přijde, jsou-li na vaší
    straně oba hrady a žádný kus koruny není padělaný.

## Odstavce

th-hide_and_sea-par-1 = Udírna rybářek
    .story = Jedenáct žen s rukávy vyhrnutými po ramena a žádná nepřestane kuchat, zatímco mluvíte. Nože jedou
        dovnitř, kolem, ven. Když skončíte, nastane ticho dlouhé přesně tři sledě. A pak mluví všechny
        najednou: Rudá vesla stojí u skály moc dlouho, něčí sestra vidí jejich lampy; Šedé plachty mají
        kurděje a špatnou náladu; a jedno děvče, co se potápí pro slávky, vidělo pod Tuleními útesy světlo,
        zlaté, kde žádné světlo být nemá. Utřou si ruce a ukážou vám, co je za udírnou: molo, které běží do
        věčného hnědého mraku. Po lodi, která je tam uvázaná, nikomu nic není. A po koši také ne.
    .thread1 = Jedenáct synů
    .thread1_text = Každá má jednoho na moři, na té či oné straně. Povědí vám, s kým je řeč.
    .thread2 = Soudek na cestu
    .thread2_text = Uzený úhoř drží duši v těle a vyměnit se dá všude.

th-hide_and_sea-par-2 = Čtyřicet sítí
    .story = Starci z Volavčího ostrova mají prsty jako kořeny a mluví s uzly, ne s vámi. A tak si sednete,
        vezmete roztržený cíp a učíte se. Navečer začínají i vaše prsty rozumět. Tehdy promluví nejstarší.
        Býval kdysi u regentky na vyhlídce. Ví, jak se hlídka dívá: nevidí věci, vidí věci, které nejsou na
        svém místě. Rovnou čáru. Čistý okraj. „Nikdy nebuďte čistí,“ řekne a nožem Konopce zničí plachtu,
        pečlivě, zářez po zářezu, a ověsí ji sítí a chaluhami, až vypadá jako něco, s čím už moře skončilo.
    .thread1 = Oči hlídky
    .thread1_text = Naučte se dívat tak, jak se dívají na vás.
    .thread2 = Náhradní plátno
    .thread2_text = Mají plnou půdu plachet z lodí, které je už nepotřebovaly.

th-hide_and_sea-par-3 = Paní Hild počítá
    .story = Sedí u stolu s tabulkou a nezvedne hlavu, dokud sloupec není hotov: lodě, o které přišla kvůli
        regentčiným loďstvům, synové, které do nich odvedli, zabavené sudy. Položíte vedle jejích faktů ta
        svá. Posouvá je jedním prstem sem a tam. Vtom koš kýchne. Paní Hild zvedne víko a dlouho se dívá na
        to, co je uvnitř, a to, co je uvnitř, se dívá na ni, s prstem na rtech. „Držela jsem u křtu její
        matku,“ řekne paní Hild. Udělá čáru, sečte to a součet setře rukávem. „Přivezte ji na skálu s celou
        korunou. Budu tam. Neslibuji, že se usměju.“
    .thread1 = Lučištníci ze Skarnu
    .thread1_text = Na jeden večer vám půjčí svou věž. Je z ní vidět rovnou dolů na kotviště.
    .thread2 = Podíl krys
    .thread2_text = Co je ve sklepě odepsané, je ještě docela dobré.

th-hide_and_sea-par-4 = Zeď pana Kolbeina
    .story = Pracuje vedle vás jen v košili, obrovitý bělovlasý muž, zvedá krycí kameny a u každého vypráví,
        který nepřítel ho shodil. Poslední mezeru má na svědomí regentka; hlasoval proti ní. Když je zazděná,
        ustoupí o krok a zjistí, že nahoře někdo sedí, klátí nohama a má maltu ve vlasech. V koši už ji to
        nebavilo. „Je to dobré místo?“ ptá se. „Na schovávání?“ S velkou vážností o tom uvažuje. „Je to
        nejlepší místo na Ostrovech,“ řekne pan Kolbein, „kde se člověk schovávat nemusí.“ Pak poklekne na
        jedno koleno, což chvíli trvá.
    .thread1 = Jak se zvedá kámen
    .thread1_text = Ukáže vám, kam dát záda.
    .thread2 = Růže pro Skarn
    .thread2_text = Uřízne jednu pro paní Hild, stonek ovine hadříkem a poprosí, abyste nic neříkali.

th-hide_and_sea-par-5 = Pod Tuleními jeskyněmi
    .story = Ten průchod je hrdlo a moře dvakrát polkne, zatímco v něm jste. Pak se hlava vynoří do zeleného
        šera, do štěkotu, do teplého dechu, do sta mokrých pohledů. Mláďata leží na hromadě. Zlato leží pod
        nimi, celou dobu je zahřívala: třetina koruny, zprohýbaná, s kamenem jako kapka moře. Starý samec se
        dívá, jak se blížíte. V plecích má zarostlý hrot harpuny a ví, co jsou ruce. Dáte mu k nim
        přičichnout. Vezmete zlato z té hromady tak pomalu, jako se něco bere spícímu dítěti, a moře se
        nadechne a pustí vás ven.
    .thread1 = Hrot harpuny
    .thread1_text = Dá se vytáhnout, pokud se někdo nechá kousnout.
    .thread2 = Druhé ústí
    .thread2_text = Tuleni odplouvají jinudy, při polovičním přílivu dost široce i pro loď.

th-hide_and_sea-par-6 = Potopený drakkar
    .story = Potopil se v roce, od kterého už nikdo nepočítá, a mělčina ho hlídala, jako lakomec hlídá chleba.
        Podepřete mu žebra vlastním dřevem, vyléváte vodu, kopete a klejete na příliv, který je už na zpáteční
        cestě. Pod patou stěžně je truhla okovaná bronzem. Pod truhlou je člověk; moc z něj nezbylo, ale paže
        má stále kolem ní. Omluvíte se mu, jak se sluší. Vezmete to, co hlídal, vložíte mu do dlaně minci a
        zdá se vám, když se přes něj přelije první vlna, že se prsty sevřely.
    .thread1 = Starý dub
    .thread1_text = Za sto let v soli ztvrdla jeho prkna na železo.
    .thread2 = Jeho jméno
    .thread2_text = Je vypálené na přídi. Řekněte je nahlas, třikrát, nad vodou.

th-hide_and_sea-par-7 = Dub se zvonem
    .story = Les zmizel pod vodou za jedinou noc, i s vesnicí a kostelem, a kněz, který lidi zachránit nemohl,
        přivázal zvon do koruny nejvyššího dubu, aby aspoň slyšeli hodiny. Zazvoníte, jednou. Hluboko dole
        cosi obrátí tvář vzhůru. Šplhá to, ruku za rukou, po větvích, nikam nespěchá a zastaví se tam, kde
        začíná světlo. Na dlani bílé jako kořen podává kousek zlata. Chce za něj jen slyšet, kolik je hodin,
        který je den a který rok. Povíte mu to. Přemýšlí o tom. Pak se nechá klesnout, docela spokojeně, aby
        to povědělo ostatním.
    .thread1 = Vyzvonit hodiny
    .thread1_text = Zůstaňte do půlnoci a odzvoňte všechny. Tam dole někdo počítá.
    .thread2 = Zeptat se na kořeny
    .thread2_text = Utopení znají poslepu každý průplav.

th-hide_and_sea-par-8 = Falešná světla
    .story = Lampy mají přivázané na rozích krávy, aby se kývaly jako lucerny na lodích, a krávy se už tolik
        let dívají na moře, že mají tváře kapitánů. Sfouknete světla, zaženete pasáky, což je žalostná chátra,
        a pak najdete knihu. I lupiči vraků si vedou knihu: které noci, který kapitán zaplatil, aby se utopil
        jeho sok, které loďstvo popluje kolem, kdy a kolik mužů na něm bude spát. Na poslední straně stojí
        jinou rukou řádek, který někdo škrtl a napsal znovu a znovu škrtl. Mohli bychom přestat, stojí tam.
    .thread1 = Zapálit je znovu
    .thread1_text = Na jiném místě. Ať se taky jednou cizí loďstvo dozví, co jsou skaliska.
    .thread2 = Sklad lupičů
    .thread2_text = Roztříděno, složeno, popsáno. Z toho pořádku vás mrazí.

th-hide_and_sea-par-9 = Regentka
    .story = Její šampion leží, síň je prázdná a Yrsa si nalévá, co zbylo ve džbánu. Je starší, než jste
        mysleli, a velmi unavená. „Dítě na trůně,“ říká. „Víte, co přijde pak? Regenti. Myslela jsem si, že
        bych aspoň mohla být dobrá. A potom mě napadlo, proč zůstat u regentky?“ Sejme z ucha zlato, třetinu
        koruny ohnutou do kruhu, a otáčí ji ve světle ohně. To ona naučila to děvče plavat. Hodí vám ji přes
        stůl. „Řekněte jí, ať počítá do sta,“ řekne. „Vždycky vyleze moc brzy.“
    .thread1 = Dát jí slovo
    .thread1_text = Slibte, že na její posádky nebude čekat provaz. Dnes v noci jedna z nich zůstane na břehu.
    .thread2 = Její lodní truhla
    .thread2_text = Neohlédne se, když ji otevíráte.

th-hide_and_sea-par-10 = Pod čelistí
    .story = Vyslovíte své přání mezi dvěma bílými kostmi a připadáte si hloupě, a kosti vezmou ta slova a
        natahují je, hlouběji, déle, až je už neslyšíte, jen vám drnčí v zubech. Zátoka naslouchá. Po chvíli
        se voda za příbojem zvedne, jako se zvedne prostěradlo, když se někdo v posteli obrátí. Je šedá,
        zjizvená, porostlá vilejši velkými jako mísy a její oko, když se srovná s vaším, je oko velmi staré a
        velmi unavené ženy. Zná tu každý proud. Harpuny Černých kýlů jí vzaly dceru. Když se odrazíte od
        břehu, pluje před vámi.
    .thread1 = Kosti její dcery
    .thread1_text = To jsou ony, nad vaší hlavou. Chvíli pod nimi seďte a nic neříkejte.
    .thread2 = V její brázdě
    .thread2_text = Kudy proplula, je moře hladké jako břidlice.

th-hide_and_sea-par-11 = Poustevník v žebrech
    .story = Bydlí uvnitř velryby a kamna má tam, kde bývalo srdce. Tu korunu udělal on, pro její babičku; na
        vnitřní stranu, tak drobně, že to není vidět, dal své jméno. Všechno mu povíte a on jen přikyvuje. Co
        je třetina koruny? Devět uncí, večer jednoho starce. Udělal by vám takovou, že by ji nezapřela ani
        vlastní matka. Jestli udrží království? Rozhodí ruce před kamny. „Království nedrží pohromadě zlato,“
        řekne. „Ale lidé, kteří zjistí, že poklekli před mosazí, si to dlouho pamatují.“ Dítě mu usnulo na
        lavici. On už rozsvítil lampu.
    .thread1 = Třetí jméno
    .thread1_text = Ukáže vám, kde se na pravých kusech skrývá jeho jméno a jak je najít.
    .thread2 = Jiné práce
    .thread2_text = Podél páteře visí všechno, co kdy vyrobil a neprodal.

th-hide_and_sea-par-12 = Zpívající skály
    .story = Je jich sedm a každá má pro vítr svou vlastní díru. Hluboko, vysoko, hluboko, hluboko: po hodině
        přestanete slyšet hluk a začnete slyšet nápěv, ve kterém chybí jeden hlas. Zkusíte to. První tón je
        špatně a všichni rackové na míli kolem se s křikem zvednou. Druhý je blíž. Při třetím váš hlas zapadne
        do mezery jako klíč, celý souzvuk se zachvěje a spočine. Nic se neděje. A pak z hladkého jasného moře,
        ze všech stran naráz, beze spěchu, zvědavě, jako krávy, když jdou k brance, přichází mlha.
    .thread1 = Druhá sloka
    .thread1_text = Zpívejte dál. Už se o vás opírá, měkká a těžká, a prosí o víc.
    .thread2 = Sedmý kámen
    .thread2_text = Úlomek z něj, nošený na krku, zabzučí dřív, než přijde nebezpečí.

th-hide_and_sea-par-13 = Průplav kořenů
    .story = Dva z vás řežou, jeden stojí s bidlem na přídi, a kdo zbude, počítá oči. Jsou to nejspíš jen oči
        z trouchu, který v kmenech světélkuje. Průplav se otvírá po dlaních. Jednou Konopka uvízne na kořeni
        celou vahou a slyšíte, jak její prkna začínají větu; pak je přes něj a voda před vámi je široká a
        černá a jsou v ní hvězdy. Vypluli jste za ostrovem samotné regentky. Sem se nikdo nedívá. Dvě stě let
        odtud nikdo nepřijel. Do posledního kmene vyryjete značku, nízko, kde by ji uviděla kachna.
    .thread1 = Světlo z trouchu
    .thread1_text = Naškrabte ho do sklenice. Hoří studeně a vydrží.
    .thread2 = Jádrové dřevo
    .thread2_text = Jeden z těch kmenů je skrz naskrz zdravý. Nový kýl by jí prospěl.

th-hide_and_sea-par-14 = Mlha
    .story = Ráno žádné ráno není. Svět končí na listech vesel. Hlasy přicházejí bez majitelů: kašel docela
        blízko vlevo, pes, někdo, kdo někomu vysvětluje, že polévka nemá být šedá. Kolem vás klouže trup, tak
        blízko, že byste mohli sáhnout na jeho dehet, a vy nedýcháte a on klouže dál, lavice za lavicí za
        lavicí, čtyřicet vesel zdvižených a kapajících. Pak nic. Když zase slyšíte vlastní srdce, ozve
        se z koše tichounký zvuk. Směje se, neslyšně, s pěstičkou v puse, a přechází to z jednoho z vás na
        druhého jako zívání.
    .thread1 = Veslovat za psem
    .thread1_text = Kdo má na palubě psa, ten má kuchyň, kterou stojí za to vyloupit.
    .thread2 = Ležet tiše
    .thread2_text = Celý den pod sítěmi a nic na práci, jen se uzdravovat.

th-hide_and_sea-par-15 = Podzimní vichřice
    .story = Přijde od severozápadu a má za sebou celý oceán a po jednu noc nejsou žádná loďstva a žádné
        hrady; je jen nahoru, dolů a vědro. Konopka dělá to, k čemu ji postavili. Je příliš malá, aby se
        rozlomila. Přelétá hřbety vln jako něco hozeného a každé prkno v ní naříká a každé prkno drží. Za
        šedého úsvitu vidíte jeden z velkých korábů, jak leží na boku na útesu a podél kýlu sedí muži,
        spořádaně, v řadě. Mávají. Je to jedno z těch jiter, kdy se člověk musí rozhodnout, jaký vlastně je.
    .thread1 = Co povídají
    .thread1_text = Muž, kterého jste vytáhli z vody, vám řekne, kde leží jeho loďstvo.
    .thread2 = Naplavené dříví
    .thread2_text = Celý průliv je plný trámů a nikomu nepatří.
    .choice1 = Sundat je z útesu
    .choice2 = Plout dál

th-hide_and_sea-par-16 = Hořící plachty
    .story = Poslední z nich se obrací domů, ráhno mu visí jako zlomené křídlo, a nedopluje tam. Díváte se z
        břehu, jak odchází, nejdřív plachta, pak lanoví, pak, s něčím jako povzdech, všechno naráz. Čluny
        sbírají plavce. „Oni už si nehrají?“ ptá se královna. Na hradbách obou hradů stojí lidé a dívají se a
        nikdo nejásá; a vidíte, jak na jedné zdi muž, v té dálce docela maličký, nejistě zvedne paži a jak na
        té druhé, po chvíli, zvedne někdo paži také.
    .thread1 = Vylovit plavce
    .thread1_text = Vlajku už nemají. Zato mají ruce.
    .thread2 = Potápět se pro náklad
    .thread2_text = Není tu hluboko, jenom zima.

## Konce

th-hide_and_sea-ending-crowned = Devadesát devět, sto
    .story = Připlují ve dvou člunech, každý s jediným veslařem. Paní Hild má pod paží tabulku. Pan Kolbein
        přivezl polštář, protože skála studí. Tři kusy se najdou s cvaknutím, které ucítíte až v patách, a
        koruna je jí příliš veliká; sjede jí přes uši. Nikdo se nesměje. „To se teď musím přestat schovávat?“
        ptá se královna. Řeknete jí, že vyhrála. Přemýšlí o tom. Pak vyleze na kámen, ve zlatě a sleďových
        šupinách, a zavolá přes vodu tak, aby to tři loďstva slyšela: sto, už jdu! A jedna po druhé, daleko na
        moři, klesají plachty.

th-hide_and_sea-ending-thin_gold = Tenké zlato
    .story = Je korunována. Jeden z těch dvou poklekne a druhé místo zůstane prázdné; anebo jsou tu oba a oba
        zahlédli ve zlatě spoj, kde barva docela nesouhlasí. Drží to. Té zimy proplouvají lodě průlivem s
        rozžatými lampami a sedmileté dítě se podepisuje celým jménem tam, kam mu ukážou. Ale je tu teď šepot
        a poroste, jak poroste ona: půl koruny, půl královny. Vláda, říká starý zlatník, když ho navštívíte,
        záleží hlavně v tom, aby do ní nikdo neškrábl. Některé noci, povídají vám, ji najdou spát ve skříni,
        dobře schovanou, pod všemi kabáty.

th-hide_and_sea-ending-free_sea = Volné moře
    .story = Na vodě nezůstal nikdo než vy. Konopka pluje za bílého dne prostředkem Korunního průlivu,
        záplatovaná cizím plátnem tří barev, a na přídi stojí malá postava, které řekli, že teď už ji smí
        vidět každý. Není si jistá, jestli se jí to líbí. Z obou hradů jásají. A pokud jde o korunu, říká, co
        z ní ještě někde je, ať zůstane, kde je; mělo to dobrou skrýš. Na jaře vyplouvají lodě a nikdo
        nepočítá, kdo se vrátil, a na skálu, kde se dělají královny, někdo docela nízko namaloval sledě.

th-hide_and_sea-ending-sunk = Nalezená
    .story = Nerozlomí se; jen se plní, zdvořile, od zádi, jako by nechtěla být na obtíž. Stojíte ve vodě po
        kolena, po pás. Kolem vás leží v širokém kruhu dlouhé koráby se zataženými vesly. Jeden námořník se
        vykloní, vezme vám koš z náruče, docela jemně, podívá se dovnitř a radostným hlasem něco zavolá přes
        vodu. Pro vás je tu lano, lavice a veslo s číslem. Když ji odvážejí, mává vám. Myslí si, že ji našli
        podle pravidel. Přemýšlí, kdo bude pikat teď.

th-hide_and_sea-ending-storms = Moc dobrá skrýš
    .story = Prvního zimního dne se moře vzepne. Průlivem nic neprojede, dokud nepovolí led, a do té doby bude
        jiná korunovace; už ji vyhlásili, zároveň se smutnou zprávou o tom dítěti. Vytáhnete Konopku nad čáru
        přílivu, obrátíte ji dnem vzhůru a bydlíte pod ní. V noci vidíte oba hrady, v každém jednu lampu v
        nejvyšším okně, a každý čeká, až ten druhý něco udělá první. Už se přestala ptát, kdy hra skončí. Je v
        ní teď moc dobrá. Jsou celé dny, kdy ji nenajdete ani vy.

th-hide_and_sea-ending-hero_falls = Dáno moři
    .story = Rybářky scházejí k vodě s rukávy staženými dolů, a to dělají jen kvůli tomuhle. Loďka je malá a
        není do ní moc co dát: plášť, zlomené veslo, třetina koruny, která už nikomu není k ničemu. Vítr vane
        od pevniny. Když oheň chytne, každá loď na dohled, ať má barvu jakoukoli, spustí plachtu na tak
        dlouho, jak je vidět plamen. Pak jdou plachty zase nahoru, jedna po druhé; šedé, rudé, černé. Z koše
        se vystrčí malá ruka a chytí se té vaší. „Kdo nás teď bude hledat?“ ptá se.

## What its special rules say

th-hide_and_sea-do-fleet = { $card }
th-hide_and_sea-ask-aboard = Konopka vyplouvá. { $hero } pluje s ní?
th-hide_and_sea-ask-voyage = { $hero } smí poslat Konopku po mořské cestě.
th-hide_and_sea-ask-which_fleet = Které loďstvo?
th-hide_and_sea-ask-course = Kam loďstvo pluje?
th-hide_and_sea-ask-shake_off = Šedá lodivodka smí odvést jedno loďstvo o 1 oblast dál.
th-hide_and_sea-do-skip_shake_off = Neodváděj žádné
th-hide_and_sea-tell-fleet_sails = { $card }, kurs: { $area }.
th-hide_and_sea-tell-ship_sunk = { $card }: o koráb méně, zbývá: { $left }.
th-hide_and_sea-tell-fleet_gone = Loďstvo zničeno: { $card }.
th-hide_and_sea-tell-unseen = { $area }: loďstvo proplouvá kolem a Konopku nevidí.
th-hide_and_sea-tell-hunted = { $area }: hon na Konopku.
th-hide_and_sea-verb-ship = pluj lodí
th-hide_and_sea-verb-third_fleet = připlouvá třetí loďstvo
th-hide_and_sea-verb-fleet_chase = nejbližší loďstvo vás honí
th-hide_and_sea-verb-fleet_drive = všechna loďstva připlouvají blíž
th-hide_and_sea-verb-decoy = odlákej loďstvo
th-hide_and_sea-verb-fog = mlha kryje loď
th-hide_and_sea-verb-wreck = loďstvo přichází o koráb
th-hide_and_sea-verb-grey_pilot = Šedá lodivodka odvádí loďstvo
th-hide_and_sea-verb-crown_her = korunuj královnu
th-hide_and_sea-who-away_from_ship = každý hrdina, který není u lodi
th-hide_and_sea-fleet = { $fleet }: { $number ->
        [one] { $number } loď
        [few] { $number } lodě
       *[other] { $number } lodí
    }
th-hide_and_sea-at-destroyed = zničena
th-hide_and_sea-ships = { $number ->
        [one] { $number } loď
        [few] { $number } lodě
       *[other] { $number } lodí
    }
