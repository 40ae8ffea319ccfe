### Thorgal, dobrodružství: Dveře bez druhé strany. Všechny věty jsou naše vlastní.

th-the_door_with_no_outside = Dveře bez druhé strany
    .intro =
        Pili jste ze stejné studny. Na tom se shodnete. Stála u cesty, kde nebyla žádná vesnice, měla nový
        provaz a voda v ní byla tak studená, až zvonila v zubech.

        Potom si každý z vás pamatuje jiný večer. Někdo bouřku. Někdo návrat domů. A teď stojíte v kulaté síni
        se studnou nad hlavou, ve stropě, a s kolečkem hvězd na jejím konci; a když zavoláte nahoru, odpoví
        vám vlastní hlas dřív, než dokončíte větu.

        Tohle je dům. Něco ho postavilo mezi světy, jako staví vlaštovka mezi dvěma trámy, a tomu něčemu se
        říká Hospodyně a sbírá to lidi. Pokoje tu mají každý dvě tváře a nemají rády, když se na ně někdo dívá
        v té nesprávné. Někde jsou dveře, které vedou ven. Někde jsou i ti, kdo pili před vámi; začínáte mít
        podezření na židle.

        Máte deset nocí. Kdo zapomene, proč chtěl odejít, tomu se najde místo, kde bude stát. A ještě něco:
        chodí tu někdo, kdo má tvou tvář.
    .text = Nejtěžší ze všech. Pokoje, které se obracejí, a protivníci, kteří rostou s vámi.

## Cíle

th-the_door_with_no_outside-goal-leave =
    Otevřete Poslední dveře. Žádají 4 žetony moci, 4 žetony osudu a aspoň 2 ze 3 klíčů, a ty nejsou ze železa:
    Tvář, Důvod a Jméno. Jak odejdete, takový bude konec.
th-the_door_with_no_outside-goal-forgotten = Ukazatel zapomnění dojde na pole 9.
th-the_door_with_no_outside-goal-time = S koncem 10. kola vyprší čas.
th-the_door_with_no_outside-goal-death = Některý hrdina je poražen.

## Oblasti

th-the_door_with_no_outside-area-well_room = Síň pod studnou
th-the_door_with_no_outside-area-orchard = Sad
    .light = Sad v poledne
    .dark = Sad v popelu
th-the_door_with_no_outside-area-gallery = Galerie
    .light = Galerie tváří
    .dark = Galerie zad
th-the_door_with_no_outside-area-nursery = Dětský pokoj
    .light = Pokoj, kde jste vyrostli
    .dark = Pokoj, který vyrostl bez vás
th-the_door_with_no_outside-area-stair = Schody, které naslouchají
th-the_door_with_no_outside-area-shore = Břeh
    .light = Břeh bez moře
    .dark = Moře bez břehu
th-the_door_with_no_outside-area-archive = Archiv
    .light = Dům vyslovených jmen
    .dark = Dům nevyslovených jmen
th-the_door_with_no_outside-area-loom = Tkalcovský stav
th-the_door_with_no_outside-area-last_door = Poslední dveře

## Místa

th-the_door_with_no_outside-location-still_water = Nehybná voda
    .text = Kaluž pod studnou, která je ve stropě. Nech jí kousek sebe a vrátí ti, co v sobě drží.
th-the_door_with_no_outside-location-bucket_and_rope = Vědro a provaz
    .text = Provaz vede nahoru. Prvních pár sáhů je nový. Dál by se musel při lezení spravovat.
th-the_door_with_no_outside-location-noon_bench = Lavička v poledne
    .text = Starý muž loupe jablko v jedné dlouhé stužce. Jablko nikdy neubude.
th-the_door_with_no_outside-location-hanging_fruit = Visící ovoce
    .text = Stromy jsou spálené, a přesto rodí. Co na nich visí, to se otáčí, aby si vás prohlédlo.
th-the_door_with_no_outside-location-wall_of_faces = Stěna tváří
    .text = Portréty, rám vedle rámu. Vaše jsou tu taky. Věrné podobizny někoho o trochu lepšího.
th-the_door_with_no_outside-location-wall_of_backs = Stěna zad
    .text = Tytéž rámy. V každém někdo odchází.
th-the_door_with_no_outside-location-toy_ship = Lodička
    .text = Byla tvoje. O stěžeň přišla v den, kdy ti řekli, že už si nemáš hrát.
th-the_door_with_no_outside-location-under_the_bed = Pod postelí
    .text = Přece jen tam bylo. A od té doby si nemělo s kým popovídat.
th-the_door_with_no_outside-location-listening_step = Schod, který naslouchá
    .text = Cokoli řekneš na sedmém schodu, to dům ví. On tam zase zapomíná před tebou leccos skrývat.
th-the_door_with_no_outside-location-nail_seller = Prodavačka hřebíků
    .text = „Ze dveří, které už nejsou dveřmi,“ říká. „Pamatují si, jak je zatloukali.“
th-the_door_with_no_outside-location-dry_boat = Loď na suchu
    .text = Přídí vzhůru v písku, sto mil od vody. Kapitánovi to nikdo neřekl.
th-the_door_with_no_outside-location-lantern_fish = Ryby s lucernou
    .text = Světlo pod vodou, světlo ve vodě, světlo, které předčítá jinému světlu.
th-the_door_with_no_outside-location-book_of_names = Kniha jmen
    .text = Je tu zapsán každý, kdo se kdy napil. Písař prosí, abyste to hláskovali.
th-the_door_with_no_outside-location-blank_book = Prázdná kniha
    .text = Bílé stránky a pero bez inkoustu. Psalo by, kdyby mu někdo dal čím.
th-the_door_with_no_outside-location-window = Okno
    .text =
        Malá tabulka skla vysoko mezi dvěma pokoji, které se nedotýkají. Každý z nich věří, že venku je on.
th-the_door_with_no_outside-location-loom_bench = Lavice u stavu
    .text = Nit sem běží z každého pokoje. Na jejím konci někdo spí.
th-the_door_with_no_outside-location-hounds_step = Ohařův práh
    .text = Leží napříč prahem Hospodyně. Je veliký jako vzpomínka.
th-the_door_with_no_outside-location-the_door = Dveře
    .text = Obyčejné, borové, trochu zkroucené, a dole táhne. Ten průvan voní trávou.

## Runy

th-the_door_with_no_outside-rune-Q = místa, kde se dům dá spravit nebo rozpárat
th-the_door_with_no_outside-rune-H = služebnictvo a majetek domu
th-the_door_with_no_outside-rune-R = temné pokoje, kudy chodí odrazy
th-the_door_with_no_outside-rune-M = klíče a Dveře

## Moc a osud

th-the_door_with_no_outside-resource-power = Paměť: kousek sebe, který se podařilo získat zpátky.
th-the_door_with_no_outside-resource-fate = Nit: kus nitě, a vede ven.

## Hranice

th-the_door_with_no_outside-border-red = Chodba podobnosti
    .text =
        Projít se jí dá, jen když obě oblasti ukazují stejnou tvář; jinak platí za zablokovanou. Neměnné oblasti
        se počítají za světlé.
th-the_door_with_no_outside-border-blue = Chodba nepodobnosti
    .text =
        Projít se jí dá, jen když každá z obou oblastí ukazuje jinou tvář; jinak platí za zablokovanou. Neměnné
        oblasti se počítají za světlé.

## Události

th-the_door_with_no_outside-condition =
    Aspoň 3 zrcadlové oblasti jsou temné: doberte kartu z magického balíčku; jinak z balíčku přežití.
th-the_door_with_no_outside-icon-left = Něco vám vypadlo z hlavy
    .text = Zapomnění +1. Nic to nebylo; ulice, nápěv, barva nějakých dveří.
th-the_door_with_no_outside-icon-middle = Pokoje se převracejí na druhý bok
    .text =
        Obraťte zrcadlovou oblast, ve které je nejvíc hrdinů (nejsou-li v žádné, obraťte kteroukoli). Každý
        hrdina v ní si dobere 1 hrozbu.
th-the_door_with_no_outside-icon-right = Kroky
    .text =
        Každý odraz udělá jeden krok ke svému hrdinovi; každý hrdina, který je teď ve stejné oblasti jako jeho
        vlastní odraz, si dobere 1 hrozbu. Není-li na mapě žádný odraz, zapomnění +1.

## Zvláštní pravidla

th-the_door_with_no_outside-rule-faces = Dvě tváře
    .text =
        Sad, Galerie, Dětský pokoj, Břeh a Archiv jsou zrcadlové. Žeton cíle na oblasti znamená, že je vidět
        její temná tvář, bez žetonu je vidět světlá. Oblast obrátíte tím, že na ni žeton položíte nebo ho z ní
        vezmete. Zdroje jsou ty, které má viditelná tvář. Místo, které patří k jedné tváři, lze použít,
        bojovat na něm a vybrat je účinkem, jen když je tato tvář vidět; žetony a suroviny na něm zatím
        zůstávají. Místo bez tváře je přítomné vždy. Jednou ve svém tahu, před akcí nebo po ní, smí hrdina v
        zrcadlové oblasti utratit 1 magii a tu oblast obrátit. Obrácení oblasti nikoho nepřemístí.
th-the_door_with_no_outside-rule-reflections = Odrazy
    .text =
        Každý hrdina má jeden žeton mystického nepřítele, svůj odraz; ten se počítá jako žeton nepřítele na
        svém místě. Bojovat s ním smí každý hrdina, pokud lze to místo použít. Karta nepřítele se dobírá podle
        úrovně boje hrdiny, kterému odraz patří: při úrovni 1 nebo 2 slabý, při 3 nebo 4 průměrný, při 5 nebo
        6 mocný, při 7 obludný. Zvítězí-li právě tento hrdina, žeton odhoďte; hrdina získá 1 moc a 1
        zkušenost. Zvítězí-li jiný, žeton odhoďte; hrdina, kterému odraz patřil, utrpí 1 zranění (2). Po
        prohraném boji žeton zůstává, a je-li oblast zrcadlová, obrátí se (žeton pak přejde na některé místo
        tváře, která je teď vidět). Kdo se s odrazem smíří, odhodí ho, ať je kdekoli, a jeho hrdina získá 1
        moc. Když odrazy dělají kroky, každý překročí tolik hranic nejkratší cestou ke svému hrdinovi a položí
        se tam na použitelné místo; zastaví ho neprostupné hranice, ale ne tváře, blokády ani čísla. V oblasti
        svého hrdiny zůstává. Když mapu opustí první odraz, přečte jeho hrdina odstavec 19.
th-the_door_with_no_outside-rule-near = Nablízku odrazu
    .text =
        Nehybnou vodu smí použít jen hrdina, jehož vlastní odraz je v Síni pod studnou nebo v oblasti, která s
        ní sousedí, na kterékoli tváři. Když už odraz zmizel, hrdina ji použít nemůže.
th-the_door_with_no_outside-rule-memory = Paměť (moc) a nit (osud)
    .text =
        Moc je kousek sebe, který se podařilo získat zpátky, osud je kus nitě, která vede ven. Hrdina smí ve
        svém tahu utratit 1 moc za zapomnění −2. Temný Archiv je zdrojem osudu. U Dveří smí každý hrdina
        přiřadit moc a osud kteréhokoli jiného, ať je ten v kterékoli oblasti.
th-the_door_with_no_outside-rule-forgetting = Zapomnění
    .text =
        Když ukazatel poprvé dojde na 5, přečtěte odstavec 20. Od 6 výš stojí každé obnovení dovednosti o 1
        magii víc.
th-the_door_with_no_outside-rule-door = Cesty ven
    .text =
        Posledními dveřmi se dá projít víc než jedním způsobem; vypočítává je odstavec 16. Hráč na tahu si
        vybere kterýkoli z těch, jejichž podmínka platí; nemusí to být první. Je-li přečten odstavec 15, nelze
        už použít Lavici u stavu.

## Kola a stupnice

th-the_door_with_no_outside-round-4 = Přenášení lamp
th-the_door_with_no_outside-round-6 = Prach
th-the_door_with_no_outside-round-7 = Hospodyně počítá
th-the_door_with_no_outside-round-8 = Ještě víc prachu
th-the_door_with_no_outside-round-9 = Skoro ráno
th-the_door_with_no_outside-round-10 = Desátá noc
th-the_door_with_no_outside-track = Zapomnění

## Karty

th-the_door_with_no_outside-card-special_e = Krvavá runa
    .text =
        Otisky na tvém zápěstí. Jednou v každém boji, po hodu: můžeš utrpět 1 zranění (hrozba) a přehodit 1
        kostku podle své volby.

## Zvláštní účinky

th-the_door_with_no_outside-special-turn = Obraťte oblast na její druhou tvář.
th-the_door_with_no_outside-special-echo = Každý odraz přijde blíž ke svému hrdinovi.
th-the_door_with_no_outside-special-settle =
    Smíření s odrazem: odhoďte ho, ať je kdekoli; jeho hrdina získá 1 moc.
th-the_door_with_no_outside-deed-turn_area = Utrať 1 magii a obrať tuto oblast
th-the_door_with_no_outside-deed-remember = Utrať 1 moc: zapomnění −2

## Odstavce

th-the_door_with_no_outside-par-1 = Provaz
    .story =
        Šplháte hodinu. Kolečko hvězd neroste. Konečně je na provaze uzel, pak další, uvázaný někým, komu
        zábly ruce, a nad nimi už provaz není provaz, ale vlasy, spletené, šedé, hnědé a žluté, z veliké
        spousty hlav. Každý uzel je člověk, který se dostal až sem a dal, co měl, aby se někdo jiný dostal o
        sáh dál. Chvíli tam visíte. Pak si každý ustřihnete pramen vlastních, pečlivě je přivážete a spustíte
        se zpátky do domu.
    .thread1 = Cestou dolů počítejte uzly
    .thread1_text =
        Devadesát jedna. A mezi čtyřicátým a jednačtyřicátým útržek písma, ze kterého se dozvíte, které pokoje
        lžou.
    .thread2 = Zhoupněte se na římsu
    .thread2_text = Někdo tu tábořil. Byl vybaven líp než vy a měl víc naděje.
th-the_door_with_no_outside-par-2 = Jedna dlouhá stužka
    .story =
        „Sedněte si,“ říká starý muž, „tady je pořád poledne, tak proč ne.“ Loupe od té doby, co měl ještě
        mladé ruce. Když se stužka přetrhne, říká, vzpomene si, na co čeká, a proto si dává pozor. Zeptáte se
        na cestu ven. Přemýšlí. „Každou zdí se tu prochází dvojím způsobem. Být na obou jejích stranách
        stejný. Anebo docela jiný.“ Zvedne slupku a ta se houpe, z jedné strany červená, z druhé bílá. „Ale
        ano, lidé se odtud dostanou. Jen to nikdy nejsou ti, kdo přišli.“
    .thread1 = Přetrhněte stužku za něj
    .thread1_text = Podívá se na vás jako člověk, kterého vzbudili na jeho zastávce. Pak vstane a běží.
    .thread2 = Snězte, co vám nabízí
    .thread2_text = Chutná to jako rok, kdy vám bylo devět. Všechny malé bolesti zhasnou jako svíčky.
th-the_door_with_no_outside-par-3 = Co tam viselo
    .story =
        Když je po všem, leží ta věc v popelu a je to jen kabát. Znáš ten kabát. První v tvém životě, co byl
        vzat člověku, který už ho nepotřeboval; celou zimu tě hřál a nikdy se ho nikdo na nic neptal. Všechny
        stromy jsou takovými věcmi ověšené: nůž, prsten, slovo, které nezaznělo včas. Nic z toho tě
        neobviňuje. Visí to a otáčí se, to je celé, a zraje. Jednu věc si vybereš, sundáš ji a neseš, a není
        tak těžká, jak zdola vypadala.
    .thread1 = Sundej něco cizího
    .thread1_text = Neřekneš, čí to bylo. Ale někomu se dýchá lehčeji a neví proč.
    .thread2 = Zatřes celým stromem
    .thread2_text = Většinou železo. Člověk by nevěřil, kolik je v životě železa.
th-the_door_with_no_outside-par-4 = Tvář
    .story =
        Chce, aby se na něj někdo díval, ten tvůj portrét; k tomu ho namalovali. Bradu má statečnější než ty.
        Za očima nemá nic, čeho by litoval. Jednomu obrazu po druhém kladeš otázku, na kterou odpověď znáš
        jenom ty, a jeden po druhém, okouzlujícím způsobem, lžou. A tak vezmeš mokrý hadr, který máš s sebou,
        a stíráš. Pod barvou je jiná tvář, křivá, unavená, trochu překvapená. Dívá se rovnou na tebe. „Tak
        tady jsi,“ řekne tvými ústy. To je první klíč.
    .thread1 = Setři i obraz vedle
    .thread1_text = Je to někdo cizí; rozpláče se, sestoupí z rámu a ptá se, kolikátého je roku.
    .thread2 = Nech si ten hadr
    .thread2_text = Je v něm všechna ta odvaha, stačí vyždímat. Byla by hloupost s ní plýtvat.
th-the_door_with_no_outside-par-5 = Někdo odchází
    .story =
        Měla to být záda těch, kdo opustili tebe. Ale tahle záda znáš jinak: sklon ramen, plášť, ruka, která
        právě pouští kliku. Jsou to ti, které opouštíš ty. Malíř je viděl, jak je nevidíš nikdy: zepředu, ve
        chvíli, kdy ještě věřili, že se otočíš. V posledním rámu je cesta prázdná. V okně je lampa a ta lampa
        svítí. Stojíš před tím obrazem, dokud tě nerozbolí nohy.
    .thread1 = Zavolej na někoho z nich
    .thread1_text = Postava se zastaví. Neotočí se. Zvedne ruku do výše ramene a zamává.
    .thread2 = Vykroč na prázdnou cestu
    .thread2_text = Obejde stěnu zezadu a vyjde tam, kam se zrovna nedíváš.
th-the_door_with_no_outside-par-6 = Důvod
    .story =
        Spravuješ stěžeň třískou a nití. Trvá to, jak dlouho to trvá; světlo se po stěně neposouvá. A zatímco
        jsou ruce zaměstnané, přijde to ztracené samo, jako kočka, kterou nikdo nevolal. Nikdy to nebylo zlato
        ani sláva, a doopravdy to nebyl ani domov. Šlo o to obeplout mys a podívat se, jestli tam není někdo
        takový jako ty. To bylo všechno. A co přišlo potom, byla pořád tatáž plavba, jen ve větší lodi.
        Postavíš lodičku na zem. Přídí míří ke dveřím. To je druhý klíč.
    .thread1 = Nech ji tu dalšímu dítěti
    .thread1_text = Další dítě přijde vždycky. Něco ve zdi řekne „děkuju“, docela malinkým hlasem.
    .thread2 = Vezmi si ji s sebou
    .thread2_text = Padne do ruky přesně jako tenkrát. Tady má větší cenu než meč.
th-the_door_with_no_outside-par-7 = Pod postelí
    .story =
        Lehneš si na prkna a zasuneš se až po ramena do prachu a tmy, kde to odjakživa bydlí. „Jdeš pozdě,“
        řekne to. Nezlobí se. Všechna ta léta tu leželo s rukama kolem kolen a bylo zticha, aby tvoje odvaha
        měla na čem růst. „Na kom jiném by se to dalo cvičit?“ Podáš tomu ruku a ono ji vezme, a nikdy se
        nenaučilo, jak silně se smí svírat. Když vylezeš ven, máš na zápěstí otisky a ono jde za tebou a drží
        se lemu tvého pláště.
    .thread1 = Vyprávěj tomu pohádku
    .thread1_text = Zatím slyšelo jen samé konce, přes matraci.
    .thread2 = Popros, ať někoho postraší
    .thread2_text = Má z toho velikou radost. Už je to tak dávno.
th-the_door_with_no_outside-par-8 = Sedmý schod
    .story =
        Sedneš si na sedmý schod a říkáš nahlas, jednu po druhé, věci, které se nahlas neříkají. Schody vržou,
        kde mají. Poslouchají výborně; teprve když skončíš, všimneš si, že samy taky něco povídají, týmž
        vrzáním, trpělivě, pořád dokola. Pokoje se obracejí, protože je obrací ona. Obrací je proto, že kdyby
        někdo někdy uviděl obě tváře jednoho pokoje, uviděl by šev. A kde je šev, říkají schody, tam je nit.
    .thread1 = Řekni i tu poslední
    .thread1_text = A vypadalo to, že tě zabije. Váží asi tolik co lžíce.
    .thread2 = Zeptej se, co jim říkali ostatní
    .thread2_text = Neměly by. Ale řeknou. Dozvíš se, kam si tři lidé schovali věci, než se stali židlemi.
th-the_door_with_no_outside-par-9 = Hřebíky, které si pamatují
    .story =
        Váží je podle sluchu. „Tenhle držel vrata stáje. Tenhle rakev; dobrý hřebík, nikdo si nestěžoval. A
        tenhle byl ve veřejích, kde značili, jak rostou děti, a ještě se z toho nevzpamatoval.“ Ptáte se, k
        čemu jsou. „Aby věc zůstala tam, kde je,“ řekne prodavačka a diví se vám. „Co jiného tu kdo chce?“
        Jeden z nich dlaní zarazí do vzduchu mezi vámi; a po dobu jednoho nadechnutí se v celém domě nic
        nehne.
    .thread1 = Kupte hřebík z rakve
    .thread1_text = Zabalí ho do listu. „Na toho, co má vaši chůzi,“ říká.
    .thread2 = Kupte ten z veřejí
    .thread2_text = Držíte ho ve výši srdce, pak níž, pak ještě níž.
th-the_door_with_no_outside-par-10 = Sto mil od vody
    .story =
        Kapitán bojuje jako člověk, který neměl nic jiného na práci, a když je poražen, omlouvá se za stav
        paluby. „S příštím přílivem ji spustíme,“ říká. Příliv tu není. Je tu písek, kam oko dohlédne, a v něm
        jediná brázda, rovná jako od kýlu, která vede k lodi až od obzoru. On ji vlekl. Každou noc, sám, o
        délku paže. „Po moři se dá jet i bez moře,“ říká kapitán, „jenom to déle trvá,“ a nechá vám mapu.
    .thread1 = Vlečte ji s ním jednu noc
    .thread1_text = Za svítání se ohlédnete a jste dál, než máte právo být.
    .thread2 = Vyprávějte mu o moři
    .thread2_text = Líčíte mu, jak zní. Přikyvuje každé vlně.
th-the_door_with_no_outside-par-11 = Předčítání
    .story =
        Visí kolem tebe v černé vodě, desítky malých studených lamp, a jedna z nich předčítá. Chvíli trvá, než
        pochopíš, že ta kniha jsi ty. Jsou u kapitoly, kde se pro něco rozhoduješ; probírají ji, bez
        zlomyslnosti, blikáním. Jedna míní, že správně. Jiná by byla radši za jiný konec. Jedna stará,
        pohaslá, úplně vzadu, řekne: „Ale podívejte, ono to pokračuje,“ a připluje k místu, kde by byla další
        stránka, podrží nad ním své světlo a čeká.
    .thread1 = Čti jim dál
    .thread1_text = Vymýšlíš si za pochodu. Tají dech, a to u ryby něco znamená.
    .thread2 = Popros o jedno ze světel
    .thread2_text = Jde s radostí. Vždycky chtělo vidět, co se děje v suchých kapitolách.
th-the_door_with_no_outside-par-12 = Jméno
    .story =
        „Hláskujte,“ řekne písař znovu a pero mu visí ve vzduchu. Takhle se to tedy dělá. Dáváš mu je písmeno
        po písmenu, ze zdvořilosti, a s každým je ho o trochu víc v knize a o trochu míň v tobě. U
        předposledního přestaneš. Nakloníš se přes pult a rukou dítěte, které se to zrovna naučilo, je tam
        vepíšeš bez cizí pomoci, křivě, přes oba sloupce, s kaňkou. „To není podle předpisu,“ řekne písař a
        zbledne. Není. Je jenom pravdivé. To je třetí klíč.
    .thread1 = Nalistuj první stránku
    .thread1_text = První jméno v knize patří Hospodyni. I ona se napila.
    .thread2 = Vytrhni svou stránku
    .thread2_text = Písař sahá po zvonku. V tuhle chvíli nepatříš nikomu.
th-the_door_with_no_outside-par-13 = Čím psát
    .story =
        Pije ze zápěstí, úhledně, a píše. Nepíše, co se stalo; to je všechno ve vedlejším pokoji. Píše, co se
        nestalo. Bratr, s nímž nikdy nedošlo k boji. Zima, kdy loď nepřiplula, a ty zůstaneš a pečeš chleba.
        Celá stránka o dveřích, které míjíš v dešti. Čteš, až se ti zatočí hlava. Nikdo z těch lidí není
        nešťastný a nikdo z nich nejsi ty, a zjistíš, že jim dokážeš přát všechno dobré. Zavřeš knihu. Tvůj
        život je ten, ve kterém je krev.
    .thread1 = Napiš do ní jeden řádek za sebe
    .thread1_text = Je to krátký řádek. Začíná slovem „Zítra“.
    .thread2 = Zeptej se na toho, kdo má tvou tvář
    .thread2_text = Pero projede papírem. Je tu jen ta jedna čára a ta se hýbe.
th-the_door_with_no_outside-par-14 = Šev
    .story =
        Tkát nepřestane. Není stará ani mladá; tak dlouho už není ničí dcera, že její tvář neměla proč držet
        tvar. „Napila jsem se první,“ říká Hospodyně. „Tenkrát tu žádný dům nebyl. Byla tu jen tma mezi
        dvojími dveřmi a já se bála. Tak jsem udělala pokoj. Jenže pokoj chce, aby v něm někdo byl.“ Všechny
        nitě se sbíhají do jejích prstů a na konci každé někdo dýchá. Teď vidíte, jak je to udělané. Jedno
        pořádné zatáhnutí by to otevřelo, pro všechny. Někdo by musel držet konec.
    .thread1 = Zeptejte se, jak jí říkali
    .thread1_text = Musí přemýšlet. Když na to přijde, člunek spadne na podlahu a ona ho nechá ležet.
    .thread2 = Přisedněte si a chvíli tkejte s ní
    .thread2_text = Je to příjemná práce. Člověk pochopí, jak by se mohla stát zvykem.
th-the_door_with_no_outside-par-15 = Konec Ohaře
    .story =
        Umírá pomalu a důstojně, jako všechno veliké, a hlava mu klesne k vašim nohám jako dveře. Za ním, u
        stavu, vstala Hospodyně. V rukou nemá nic. Hledí přes vás na ten obrovský šedý bok a řekne slovo, psí
        jméno, jméno štěněte; a pak se rozpárá, docela potichu, nitka po nitce, protože nezbyl nikdo, kdo by
        ji znal. Stav se zastaví. Po celém domě je slyšet, jak si věci sedají. Nikdo už nedrží zdi. A ty zdi
        si toho všimly.
    .thread1 = Ustřihněte si každý nitku
    .thread1_text = Škube se v ruce a ukazuje směr. Už si nijak zvlášť nevybírá, jaký.
    .thread2 = Pohřběte Ohaře
    .thread2_text = Zabere to zbytek noci. Dům vám to dovolí. Máte dojem, že se dívá, jak se to dělá.
th-the_door_with_no_outside-par-16 = Poslední dveře
    .story =
        Jsou to tak obyčejné dveře. Ve dřevě, ve výši kolen, je rýha, jak nějaký pes chtěl ven. Položíte před
        ně všechno, co jste našli; veliká hromádka to není a je to všechno. Průvan táhne zespodu a přechází
        vám přes nohy, s vůní trávy, deště, který je na cestě, a něčího kouře. Za vámi se pokoje přestávají
        obracet, jeden po druhém, a poslouchají. Na téhle straně je klika. Je úplně hladká. Veliká spousta
        lidí se dostala až k tomu, že ji drželi.
    .choice1 = Otevřete je všem
    .choice2 = Jeden z vás drží nit
    .choice3 = Proklouzněte ven
    .choice4 = Vykopněte je
th-the_door_with_no_outside-par-17 = Přenášení lamp
    .story =
        Někdy v půli čtvrté noci prochází někdo domem a přenáší lampy. Slyšíte plstěné podrážky, klíč, drobné
        zakašlání. Když kroky přejdou, leží stíny na druhé straně všeho a někdo z vás řekne: „Stála tu ta
        židle i předtím?“ Je to obyčejná židle, jednu ruku má ohmatanou doběla. Na sedadle leží palčáky. Ty
        palčáky si pamatujete. Na cestě před vámi šel nějaký poutník, dva dny před studnou; mával vám.
        Přenesete židli do tepla, všichni společně, beze slova.
    .thread1 = Navlečte židli palčáky na ruce
    .thread1_text = Zavrže. Možná je to jen tím teplem.
    .thread2 = Jděte za tím zakašláním
    .thread2_text = Přes pět pokojů, a nikdo vás neviděl. Teď víte, jak chodí.
th-the_door_with_no_outside-par-18 = Hospodyně počítá
    .story =
        Začíná to nahoře v domě a jde to dolů: ženský hlas, který v každém pokoji řekne číslo, vlídně, jako
        když se počítají děti do vozu. Počítají se židle. Počítají se hodiny. Ve vedlejším pokoji řekne číslo,
        zarazí se a řekne je znovu. Stojíte zády ke zdi a držíte se navzájem za rukávy. Nechtěli jste, ale
        začali jste pohybovat rty. Až dojde k vám, bude tak snadné být číslem: kdo je započítán, toho nikdy
        nepošlou pryč.
    .thread1 = Počítejte s ní, ale špatně
    .thread1_text = Splete se, zasměje se a musí zpátky na půdu.
    .thread2 = Podívejte se klíčovou dírkou
    .thread2_text = Vede někoho za ruku. Ten někdo stojí přesně jako vy.
    .choice1 = Řekněte nahlas svá jména
    .choice2 = Zadržte dech
    .choice3 = Nechte se spočítat
th-the_door_with_no_outside-par-19 = Ten, kdo má tvou tvář
    .story =
        Zblízka ti to není tak podobné. Má to tvoje jizvy, ale na druhé straně, a drží se to jako někdo, komu
        vždycky všechno odpustili. „Dělám, co chceš ty,“ říká to. „Pokaždé. Když mlčíš, mluvím. Když jdeš dál,
        zůstávám.“ Sklo už mezi vámi není. Měla přijít nenávist, nebo aspoň překvapení. Ale je to, jako když
        se obouvá bota, která stála u kamen: trochu ztuhlá, teplá, a pak saháš o stopu výš a stojí tam z vás
        dvou už jen jeden.
    .thread1 = Zeptej se, co to vidělo u stavu
    .thread1_text = Teď už to víš. Lavici, psa, strašně unavenou ženu.
    .thread2 = Ukaž se ostatním
    .thread2_text = Jednou tě obejdou dokola. „Ano,“ řeknou. „Jsi to ty.“
th-the_door_with_no_outside-par-20 = Slovo, které nechce přijít
    .story =
        Máte ho na jazyku. Je to slovo pro toho člověka, který. Ještě ráno jste ho měli; vyprávěli jste
        ostatním něco o ní, nebo o něm, bylo to k smíchu, byla v tom loď. Teď stojíte s rukou napůl zdviženou
        a všichni zdvořile čekáte, kdo tu větu dokončí. Nedokončí ji nikdo. V ohni to praskne. Po chvíli někdo
        z vás řekne: „Svým způsobem je tu docela pohodlí,“ a nikdo nic nenamítne. Teprve mnohem později,
        potmě, má každý z vás strach.
    .thread1 = Vyprávějte ten příběh od konce
    .thread1_text = Pozpátku to jde. Byla tam loď. Byl tam smích. Byla tam ona.
    .thread2 = Sepište, co zbylo
    .thread2_text = Je toho dost, když se to postaví do řady.
    .choice1 = Vyřízněte si navzájem znamení
    .choice2 = Nechte to být

## Konce

th-the_door_with_no_outside-ending-end_morning = Ráno
    .story =
        Zatáhnete, všichni najednou, a dům se podél švu rozpárá jako rukáv. Nic se nezřítí. Je tu louka,
        mokrá, slunce za ní vychází a na louce jsou lidé: stojí, sedí, drží se za vlastní lokty. Kdosi naklání
        hlavu jako hodiny. Kdosi má jeden palčák. Tu a tam začínají říkat svá jména. Žena s tváří jako žádnou
        stojí bosá u vyschlé studny a přes trávu k ní běží pes, mladý, celý bez sebe štěstím. Počítáte
        přátele. Vyjde to. Spočítáte je ještě jednou, jen tak pro radost.
th-the_door_with_no_outside-ending-end_keeper = Konec nitě
    .story =
        „Jen jděte,“ řekne ten z vás, kdo má nit. „Já ji jenom podržím, než projdete.“ A tak procházejí, ze
        všech pokojů, mžourají a každý se na prahu zastaví, aby se dotkl ruky, která drží konec. Poslední
        odcházíte vy. Už víte, jak jsou ty dveře udělané a co se stane, až se zavřou. Tam, kde byla studna,
        žádná studna není. Je tu tráva a z ní vychází kus šedé nitě, napjatý, a trochu bzučí, jako by na něj
        někdo dole brnkal, aby nebyl sám. Sednete si k ní a začnete jí povídat o počasí.
th-the_door_with_no_outside-ending-end_not_quite = Ne docela vy
    .story =
        Jste venku. Déšť je skutečný; stojíte v něm s otevřenou pusou a smějete se. O pokojích nikdo nemluví.
        Teprve třetí den někdo poznamená, že jste dřív sedávali na druhé straně ohně. Broukáte si teď něco, co
        nemá konec. Je jedno slovo, které už nemáte, pro někoho, a jizva, o které byste přísahali, že bývala
        vlevo. To nic není. V domě po sobě každý něco nechá. Ale v noci, v nehybné vodě, vídáte někoho, kdo k
        vám vzhlíží z veliké hloubky a už přestal volat.
th-the_door_with_no_outside-ending-end_house_came = Dům šel taky
    .story =
        Povolí na první kopnutí. Nikdy nebyly zamčené; někdo je jen držel. Běžíte přes trávu, za vámi to
        všechno sténá, a zastavíte se až v nejbližší vesnici. Jsou tam laskaví. Dají vám pokoj. Je to obyčejný
        pokoj, s židlí, a teprve k ránu si všimnete, že má příliš mnoho koutů. V další vesnici je to stejné.
        Zdi už nikdo nedrží, a tak vyšly ven hledat někoho, kdo je držet bude. Podél cesty za vámi se jedna po
        druhé studny plní hvězdami.
th-the_door_with_no_outside-ending-end_furniture = Místo k stání
    .story =
        Něco jste chtěli udělat. Stojíte uprostřed podlahy a čekáte, až se vám to vrátí, a stát není žádná
        námaha. Někdo přenese lampu. Někdo v plstěných podrážkách vás obejde, uvažuje a natočí vás kousek ke
        zdi, kde je lepší světlo. Máte dobré ruce. Vždycky jste měli dobré ruce. Zanedlouho vejdou další,
        prochladlí a vyděšení, čtyři nebo tři, prý ze studny; a jeden z nich, který je moc unavený, si sedne.
th-the_door_with_no_outside-ending-end_tenth_night = Desátá noc
    .story =
        Slyšeli jste, jak se zavřely. Nebylo to hlasité; petlice, někde daleko, o dva pokoje nebo o sto. Noci
        se od té doby už nečíslují. Rozdělali jste oheň a dříví nikdy nechybí. Občas si na jeho druhou stranu
        sedne ten, kdo má vaši tvář, a povídáte si; zjistíte, že máte mnoho společného. U cesty, vedle studny
        s novým provazem, stojí vaše rance, boty a plášť složený do malého čtverce. Zastaví se tam vozka. Je
        horký den. Spustí vědro, slyší, jak narazilo, a připadá mu zvláštní, že to zní úplně jako klepání.

## What its special rules say

th-the_door_with_no_outside-ask-turn = Kterou oblast obrátit?
th-the_door_with_no_outside-do-foe_of = Bojuj s odrazem: { $hero } ({ $location })
th-the_door_with_no_outside-tell-turned_dark = Je vidět temná tvář: { $area }.
th-the_door_with_no_outside-tell-turned_light = Je vidět světlá tvář: { $area }.
th-the_door_with_no_outside-tell-reflection_gone = Odraz mizí: { $hero }.
th-the_door_with_no_outside-verb-turn = obrať oblast
th-the_door_with_no_outside-verb-settle = usmiř se s odrazem
th-the_door_with_no_outside-verb-echo = odrazy přicházejí blíž
th-the_door_with_no_outside-who-in_turned_area = každý hrdina v obrácené oblasti
th-the_door_with_no_outside-who-with_own_reflection = každý hrdina v oblasti svého odrazu
th-the_door_with_no_outside-reflection = Odraz ({ $hero })
