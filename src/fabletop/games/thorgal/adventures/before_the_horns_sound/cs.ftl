### Thorgal, dobrodružství: Než zazní rohy. Všechny věty jsou naše vlastní.

th-before_the_horns_sound = Než zazní rohy
    .intro =
        Úžina se jmenuje Jehla, protože se jí musí provléknout všechen obchod dvou moří. U severního břehu
        kotví popelavé dlouhé lodě jarla Asbranda. U jižního obilné lodě vojevůdkyně Vedy, s lučištníky tam,
        kde býval ječmen. A mezi nimi si za bílého dne veslují Terejové, což jsou piráti, a vybírají mýto od
        obou.

        Měla to být svatba. Asbrandova dcera Ragna vyplula na Labuti k jihu, aby si vzala Vedina syna, a
        uprostřed Jehly, za tichého večera, šla Labuť ke dnu. Sever říká, že ji potopil jih. Jih říká, že to
        udělal sever, jen aby nemusel platit věno. Devátého dne se na obou březích zatroubí na rohy.

        Vás sem přivedla náhoda a děravý člun, cestou docela jinam. Pak vám o příď zavadil utopenec a v límci
        měl dopis, zašitý ve vosku: „Nic jim neříkej. Mám se dobře. R.“ S takovým dopisem by se dal uzavřít
        mír. Dala by se s ním někomu vyhrát válka. Anebo by se dalo spočítat, kolik vynese úžina plná vraků.
    .text = Střední až těžké. Tři cesty k vítězství a každá zavírá dveře těm ostatním.

## Cíle

th-before_the_horns_sound-goal-peace =
    Přiveďte oba vůdce ke Smírčímu kameni a odpřisáhněte tam mír dřív, než dojde k bitvě.
th-before_the_horns_sound-goal-war =
    Postavte se na stranu jednoho loďstva a postarejte se, aby v bitvě mělo víc lodí než každé ze dvou
    ostatních.
th-before_the_horns_sound-goal-profit = Přiřaďte 8 žetonů moci na Širém moři.
th-before_the_horns_sound-goal-lost_battle =
    Dojde k bitvě a loďstvo, na jehož straně stojíte, nemá víc lodí než každé z ostatních.
th-before_the_horns_sound-goal-time = S koncem 9. kola vyprší čas.
th-before_the_horns_sound-goal-death = Některý hrdina je poražen.

## Oblasti

th-before_the_horns_sound-area-narrows = Jehla
th-before_the_horns_sound-area-ash_harbour = Popelavý přístav
th-before_the_horns_sound-area-corn_harbour = Obilný přístav
th-before_the_horns_sound-area-signal_cliffs = Signální útesy
th-before_the_horns_sound-area-gannet_rock = Terejí skála
th-before_the_horns_sound-area-customs_fort = Celní pevnost
th-before_the_horns_sound-area-parley_skerry = Smírčí skalisko
th-before_the_horns_sound-area-swan_grave = Hrob Labutě
th-before_the_horns_sound-area-western_reach = Západní vody

## Místa

th-before_the_horns_sound-location-boarding_lines = Abordážní lana
    .text = Terejové s háky na provazech, a tváří se, jako by měli času nazbyt.
th-before_the_horns_sound-location-jarls_hall = Jarlova síň
    .text = Prosby vyslýchá v loděnici, vestoje, se zavřenou nevěstinou truhlou po boku.
th-before_the_horns_sound-location-shipwrights_slip = Loďařský skluz
    .text = Každý kýl, který sem kdo přinese, bude do setmění dlouhou lodí.
th-before_the_horns_sound-location-beacon = Strážní oheň
    .text = Dva hlídači, zády k sobě, a štos smolné borovice. Až vzplane, bude po řečech.
th-before_the_horns_sound-location-horn_stone = Kamenný roh
    .text = Provrtaná skála, která za severáku vyje. Dá se do ní někdo vklínit, aby zmlkla, ale něco to stojí.
th-before_the_horns_sound-location-generals_barge = Bárka vojevůdkyně
    .text = Plachtová stříška, mapa, večeře prostřená pro snachu. Každý večer ji prostírají znovu.
th-before_the_horns_sound-location-granary_quay = Nábřeží u sýpek
    .text = Pytle letí ven, štíty se nosí dovnitř.
th-before_the_horns_sound-location-toll_chain = Celní řetěz
    .text = Řetěz napříč východním ústím, každý článek silný jako stehno. Vrátek je skrz naskrz zrezlý.
th-before_the_horns_sound-location-strongroom = Pokladnice
    .text = Mýto za čtyřicet let a jeden muž, který ani jednou nepřišel pozdě na hlídku.
th-before_the_horns_sound-location-skuas_table = Stůl Matky Chaluhy
    .text = Je jí devadesát a rozdává karty. Židle po její pravici se pro někoho drží.
th-before_the_horns_sound-location-hulks = Staré trupy
    .text = Tři lodě bez stěžňů, uvázané v řadě. Z té prostřední se ozývá klepání.
th-before_the_horns_sound-location-market_of_wrecks = Trh s vraky
    .text = Prodává se tu všechno, co kdy spadlo do Jehly, a k tomu nemálo z toho, co teprve spadne.
th-before_the_horns_sound-location-captains_cabin = Kajuta nové kapitánky
    .text = Lampa, mapa, svatební šaty rozstříhané na signální praporky. Dveře jsou zevnitř na závoru.
th-before_the_horns_sound-location-hermits_cell = Poustevníkova cela
    .text =
        Jedenáct let mlčí a dnem i nocí pozoruje úžinu. Kdo se chce něco dozvědět, musí vedle něj pokleknout
        na mušle.
th-before_the_horns_sound-location-parley_stone = Smírčí kámen
    .text = Tady byl odpřisáhnut poslední mír. Dva otisky dlaní, už mělké, a mezi nimi místo pro třetí.
th-before_the_horns_sound-location-swans_hull = Trup Labutě
    .text = Leží na boku v šesti sázích, lampy na ní ještě visí k tanci. Něco se do ní nastěhovalo.
th-before_the_horns_sound-location-drowned_light = Utopený maják
    .text = Maják, kterému moře sahá po ochoz. Zrcadlo je celé. Světlu odtud by se věřilo.
th-before_the_horns_sound-location-open_water = Širé moře
    .text = Žádné břehy a žádné strany. S plným podpalubím by se prostě plulo dál.

## Runy

th-before_the_horns_sound-rune-N = severní břeh
th-before_the_horns_sound-rune-Z = jižní břeh
th-before_the_horns_sound-rune-P = Terejové
th-before_the_horns_sound-rune-O = nestranná místa: kameny, řetěz a cela
th-before_the_horns_sound-rune-R = stopy po nevěstě
th-before_the_horns_sound-rune-W = širé moře
th-before_the_horns_sound-flag-pledged_north = Stojíte na straně severu
th-before_the_horns_sound-flag-pledged_south = Stojíte na straně jihu
th-before_the_horns_sound-flag-battle_fought = Bitva už je za vámi
th-before_the_horns_sound-flag-ragna_comes = Ragna přijde ke Smírčímu kameni

## Moc a osud

th-before_the_horns_sound-resource-power =
    Kořist: stříbro, lana a pověst, co všechno se v úžině před válkou povaluje.
th-before_the_horns_sound-resource-fate =
    Přísahy: slovo lidí, kteří je dávají zřídka. Platí jen u Smírčího kamene.

## Hranice

th-before_the_horns_sound-border-red = Řada hlídek
    .text =
        Hrdina, který překročí červenou hranici, si dobere 1 hrozbu. Severní hlídka vás nechá volně projít,
        je-li přečten odstavec 2, jižní, je-li přečten odstavec 4, a obě, je-li přečten odstavec 5.
th-before_the_horns_sound-border-blue = Voda
    .text =
        Je-li ukazatel lodi v oblasti, kterou hrdina opouští, přeprava nic nestojí, ukazatel lodi pluje s ním a
        ostatní hrdinové z té oblasti se mohou přidat. Bez ukazatele lodi hrdina utratí 1 stavivo nebo 1 zvěst
        (převoznická mzda), anebo si místo toho dobere 1 hrozbu (černý pasažér).

## Události

th-before_the_horns_sound-condition = Napětí 6 nebo víc: doberte kartu z bojového balíčku; jinak z mořského.
th-before_the_horns_sound-icon-left = Urážky
    .text = Napětí +1. Důvody už na obou březích dávno došly; urážky nedojdou nikdy.
th-before_the_horns_sound-icon-middle = Plachty z domova
    .text =
        Soupeřovo loďstvo získá 1 loď. Je-li už po bitvě, každý hrdina místo toho ztratí 1 libovolnou
        surovinu.
th-before_the_horns_sound-icon-right = Terejové se vrhají
    .text =
        Položte 1 slabého nepřítele na Abordážní lana; je-li tam už nějaký nepřítel, místo toho zvyšte jeho
        úroveň. Hrdina, který má nejvíc surovin, ztratí 1 libovolnou.

## Zvláštní pravidla

th-before_the_horns_sound-rule-three_fleets = Tři loďstva
    .text =
        Vedle desky leží tři karty Loďstva: Loďstvo 1 je sever, Loďstvo 2 jih, Loďstvo 3 Terejové. Žetony cíle
        na nich jsou lodě.
th-before_the_horns_sound-rule-pledge = Volba strany
    .text =
        Odstavce 2 a 4 vám dovolí postavit se na stranu některého loďstva. Skupina to smí udělat jen jednou, a
        navždy; na znamení otočte jeho kartu na bok. Soupeřem je od té chvíle druhé z loďstev severu a jihu;
        dokud na žádné straně nestojíte, je jím to z nich, které má víc lodí; mají-li jich stejně, zvolíte
        sami.
th-before_the_horns_sound-rule-battle = Bitva
    .text =
        Dojde k ní, když ukazatel kola stane na poli 9. Stojíte-li na něčí straně, musí mít vaše loďstvo víc
        lodí než každé ze dvou ostatních: pak vítězíte, jinak prohráváte. Nestojíte-li na žádné, přečtěte
        odstavec 16; mír ani válka už nejsou možné, ale zisk máte na dosah, dokud nevyprší čas.
th-before_the_horns_sound-rule-skirmish = Šarvátka
    .text =
        Kdykoli napětí dosáhne 10, soupeřovo loďstvo získá 1 loď, každý hrdina si dobere 1 hrozbu a ukazatel
        se vrátí na 8.
th-before_the_horns_sound-rule-plunder = Kořist (moc)
    .text =
        Moc je kořist. Hrdina smí ve svém tahu utratit 1 moc, jako by to byla kterákoli běžná surovina, ale za
        každou takto utracenou moc si dobere 1 hrozbu. Žádný zdroj moc nedává. Na Širém moři lze přiřadit moc
        ze zásoby kteréhokoli hrdiny, ať je kdekoli: kořist leží v podpalubí. Takové věci se roznesou: ve 2.
        kroku každé fáze události si každý hrdina, který má 5 nebo víc žetonů moci, dobere 1 hrozbu.
th-before_the_horns_sound-rule-oaths = Přísahy (osud)
    .text =
        Osud je dané slovo. Utrácí se jen u Smírčího kamene a tam smí každý hrdina přiřadit osud kteréhokoli
        jiného, ať je jeho majitel kdekoli.
th-before_the_horns_sound-rule-tension = Napětí
    .text =
        Když napětí poprvé dosáhne 8 nebo víc, přečtěte odstavec 17. Když poprvé klesne na 1 nebo míň,
        přečtěte odstavec 18. Když mají Terejové poprvé 0 lodí, přečtěte odstavec 19.

## Kola a stupnice

th-before_the_horns_sound-round-2 = Dopis schne
th-before_the_horns_sound-round-4 = Plachty na obzoru
th-before_the_horns_sound-round-7 = V předvečer
th-before_the_horns_sound-round-9 = Rohy
    .text = Dojde k bitvě, pokud ještě nebyla svedena.
th-before_the_horns_sound-track = Napětí

## Karty

th-before_the_horns_sound-card-special_c = Společné zásoby
    .text =
        Nábřeží u vrátku, kde vykládají všechny posádky. Libovolnou část surovin získaných tímto sběrem lze
        dát jiným hrdinům ve své oblasti.
th-before_the_horns_sound-card-fleet_1 = Loďstvo 1: Popelavé lodě jarla Asbranda
    .text = Dokud má sever víc lodí než jih, napětí nemůže klesnout pod 2.
th-before_the_horns_sound-card-fleet_2 = Loďstvo 2: Obilné lodě vojevůdkyně Vedy
    .text =
        Dokud má jih víc lodí než sever, pole přiřazení na místech s runou N žádají o 1 surovinu víc (druhu,
        který je na nich uveden jako první).
th-before_the_horns_sound-card-fleet_3 = Loďstvo 3: Terejové
    .text = Dokud mají Terejové 3 nebo víc lodí, nepřátelé pokládaní na místa s runou P jsou o úroveň vyšší.

## Zvláštní účinky

th-before_the_horns_sound-special-pledge = Postavte se na stranu tohoto loďstva, jednou provždy.
th-before_the_horns_sound-special-battle = Dojde k bitvě.

## Odstavce

th-before_the_horns_sound-par-1 = Dopis schne
    .story =
        Rozložili jste dopis na lavici, pod čtyři kameny. Suchý toho říká víc. První řádek nezněl „Nic jim
        neříkej“; to byl jen ten kus, který vám moře nechalo. Nad ním, bledě jako žilka, stojí: „Otec z toho
        udělá válku a vojevůdkyně z toho udělá válku, protože se štítem v ruce se líp pláče.“ Znala je tedy
        oba. A pod podpisem je malá kresba, jaká člověku vznikne pod rukou, když přemýšlí: pták, který padá
        schválně, s křídly u těla.
    .thread1 = Ukažte ho rybáři
    .thread1_text = Číst neumí. Toho ptáka ale zná; podívá se na západ a pak rychle jinam.
    .thread2 = Pohřběte utopence
    .thread2_text = Má námořnické ruce a stuhu svatebního družby. Řeknete nad ním slova, která znáte.
th-before_the_horns_sound-par-2 = Jarl u zavřené truhly
    .story =
        Asbrand je velký muž, ze kterého se nedávno stal hubený. Poslouchá vás s dlaní na víku nevěstiny
        truhly. „Bývalo jí na moři špatně,“ říká. „Celý život. Já jí tvrdil, že to přejde.“ Chce syna
        vojevůdkyně, v pytli. Chce mýto, které patřilo jeho dědovi. Když se zeptáte, jestli by přišel ke
        Smírčímu kameni, mlčí tak dlouho, až muži u dveří začnou přešlapovat. „Přišel bych,“ řekne jarl,
        „kdyby mi tam kdo měl co říct.“
    .thread1 = Zeptejte se, co je v truhle
    .thread1_text = Otevře ji. Ploché kamínky, na žabky. Sbírala je. Dal je sem přinést on sám.
    .thread2 = Napijte se s jeho kormidelníky
    .thread2_text = Ukážou vám jizvy a mělčiny, v tomhle pořadí.
    .choice1 = Postavte se na stranu severu
    .choice2 = Slibte mu jen zprávy
th-before_the_horns_sound-par-3 = Smolná borovice
    .story =
        Odtud shora je válka docela malá. Severní loďstvo byste zakryli jednou dlaní, jižní druhou a Jehla by
        se vám mezi palci leskla, jako by jí nic nebylo. Hlídači tu nechali chléb, pánev a hru vyškrábanou na
        břidlicové tabulce. A taky soupis lodí, které propluly toho večera, kdy se ztratila Labuť: rybáři,
        čtyři; Labuť; dál nic. Nic ji nesledovalo. Sednete si na smolná polena a ten řádek si přečtete ještě
        jednou, pomalu, a vítr vám tabulkou škube v rukou.
    .thread1 = Polijte celou hromadu vodou
    .thread1_text = Třicet věder. Sušit ji budou týden.
    .thread2 = Zapalte ji té noci, kdy se nemá
    .thread2_text = Polovina obilných lodí vyrazí, nikoho nenajde a cestou domů uvázne na mělčině.
th-before_the_horns_sound-par-4 = Večeře pro čtyři
    .story =
        Vojevůdkyně Veda nezvyšuje hlas. Prostřeno je pro čtyři: pro ni, pro syna, pro mrtvého muže a pak
        ještě jedno místo, na kterém sluha pořád něco rovná. „Vybrala jsem ji já,“ říká. „On ne; ten by si
        vzal kdekterou. Jela jsem tam, slyšela jsem ji, jak se hádá s otcem o cenu lan, a řekla jsem si:
        konečně.“ Posune na mapě dřevěnou lodičku a zase ji vrátí. „Jestli přede mě dokážete postavit toho,
        kdo to udělal, k tomu vašemu kameni přijdu. Jestli ne, je tu ještě druhá cesta. Na tu jsem dobrá.“
    .thread1 = Promluvte si na schodech se synem
    .thread1_text = Je mu devatenáct. Koupil jí něco proti mořské nemoci.
    .thread2 = Posaďte se na čtvrté místo
    .thread2_text = Nikdo se zatím neodvážil. Sama vám nalije. Ruka se jí chvěje.
    .choice1 = Postavte se na stranu jihu
    .choice2 = Slibte jí jen pravdu
th-before_the_horns_sound-par-5 = Vrátek
    .story =
        Točí se. Křičí jako něco, co se právě rodí, a na obou březích lidé vzhlížejí od brousků, ale točí se.
        Článek za článkem se vynořuje z vody, zarostlý řasami, ověšený starými kotvami, až se řetěz napne
        napříč východním ústím a začne bzučet. Má dvě tváře, ten váš řetěz. Z jedné strany jsou to zamčené
        dveře, z druhé vodítko. Strážce vrátku, který čtyřicet let neměl nic na práci, pláče a nestydí se za
        to a ukazuje vám, která páka je na co.
    .thread1 = Spusťte ho někomu na trup
    .thread1_text = Vyberete si správnou chvíli. Ozve se prasknutí a po něm spousta plavání.
    .thread2 = Vyberte mýto jednou sami
    .thread2_text = Až s podivem, jak ochotně lidé platí tomu, kdo drží páku.
th-before_the_horns_sound-par-6 = Mýto za čtyřicet let
    .story =
        Muž, který nikdy nepřišel pozdě na hlídku, si konečně lehne a zavře oči, z čiré svědomitosti. Dveře za
        ním nejsou ani zamčené. Uvnitř stojí to, oč se vede celý spor, v pytlích, každý s úhlednou olověnou
        plombou: rok, náklad, podíl severu, podíl jihu. Nikdy se to nerozdělilo. Každý rok si oba břehy
        poslaly pro svou půlku a každý rok ji žádný nechtěl vzít, dokud se ten druhý díval. Dalo by se po tom
        chodit. Chodíte po tom. Šustí to jako oblázky na pláži.
    .thread1 = Vezměte ještě jeden pytel
    .thread1_text = Je to rok veliké bouře. Je těžší, než vypadá.
    .thread2 = Pošlete každému břehu jeho půlku
    .thread2_text = Dva vozy, dvě stvrzenky. Na obou březích si někdo sedne a řekne slovo, které není kletba.
th-before_the_horns_sound-par-7 = Jedna hra karet
    .story =
        „Sedněte si,“ řekne Matka Chaluha. „Tam ne.“ Židle po její pravici zůstane prázdná. Rozdává prsty jako
        kořeny a mluví o počasí, o své kyčli, o tom, po kolika jsou teď lidé. Válka, povídá, to jsou žně: den
        nebezpečí a dříví na deset let. Jenže je jí devadesát a začíná přemýšlet, kdo ještě zbude k okradení.
        „Mám novou kapitánku,“ říká. „Chytrou. Při každé vlnce je jí zle jako kočce a ještě nikdy se
        neotočila. Ráda bych jí nechala něco lepšího než vraky.“ Vyloží karty. Samí ptáci. „Jste na řadě.“
    .thread1 = Podívejte se pod stůl
    .thread1_text = Ještě jedny boty, malé, se skvrnami od soli, a zrovna odcházejí zadem.
    .thread2 = Schválně prohrajte
    .thread2_text = Ona to ví. Je to první laskavost, které se letos dočkala.
    .choice1 = Hrajte o stříbro
    .choice2 = Hrajte o čas
    .choice3 = Hrajte o lodě
th-before_the_horns_sound-par-8 = Prostřední trup
    .story =
        Vylomíte poklop a chvíli nikdo nevychází, protože tomu nikdo nevěří. Pak ale přece jdou a mžourají:
        veslaři z Labutě, kuchař, dva muzikanti s píšťalami za košilí. Vylovili je jednoho po druhém,
        vyprávějí, a nijak hrubě; Terejové jako by čekali, se čluny už na vodě. „Jako kdyby jim někdo řekl
        hodinu,“ povídá kuchař. Veslaři si prohlížejí nohy. Jeden z muzikantů začne něco o nevěstě, že vůbec
        nekřičela, a kuchař mu šlápne na nohu.
    .thread1 = Odvezte je domů, na sever i na jih
    .thread1_text = Dnes v noci je na každém z břehů jeden dům, kde nikdo nic nebrousí.
    .thread2 = Posaďte je ke svým veslům
    .thread2_text = Veslují tak, jak veslují lidé, kteří měsíc proseděli.
th-before_the_horns_sound-par-9 = Co napsal poustevník
    .story =
        Když už vám kolena krvácejí tak dlouho, jak považuje za slušné, vezme poustevník tabulku a píše.
        Nepíše kdo. Píše, co viděl, a v tom pořadí, jak to viděl: Labuť, lampy rozsvícené. Hudba. Jedno malé
        světélko, které samo sestupuje pod vodu, podél kýlu, a na čtyřech místech se zastaví. Potom Labuť,
        nakloněná. Potom čluny od západu, v pravý čas. Potom kdosi v bílém na přídi prvního z nich, zvrací
        přes bok. Slova „v pravý čas“ podtrhne. Pak tabulku setře a vrátí se k pozorování.
    .thread1 = Zeptejte se, proč to nikomu neřekl
    .thread1_text = Ukáže si na ústa, pak na oba břehy, pak na moře. Na tom něco je.
    .thread2 = Vezměte za něj noční hlídku
    .thread2_text = Vidíte, jak každé loďstvo počítá své čluny, a slyšíte, kde se přepočítalo.
th-before_the_horns_sound-par-10 = Čtyři díry
    .story =
        Tam dole je pořád ještě svatební večer. Poháry visí v zeleném světle a stuhy stojí nad podlahou jako
        vodní tráva. Nahmatáte je podél kýlu: čtyři díry široké jako zápěstí, čisté jako od bednáře. Strčíte
        dovnitř prst a cítíte třísky. Míří ven. Tohle neudělalo beranidlo ani sekera. Kdo potopil Labuť,
        potopil ji zevnitř, dobrým nástrojem a beze spěchu, a potom, jak se zdá, vrátil nebozez do pouzdra a
        zaklapl víčko. Na pouzdře jsou dvě písmena: R. A.
    .thread1 = Vyneste nebozez
    .thread1_text = Je to krásný nástroj. Byl by z něj i krásný důkaz, kdybyste měli to srdce ho použít.
    .thread2 = Vyneste raději věno
    .thread2_text = Je přesně tam, kde všichni říkali: pod třetí lavicí, v navoskovaném plátně.
th-before_the_horns_sound-par-11 = Světlo, kterému se věří
    .story =
        Lampa chytne. Zrcadlo se se sténáním otočí a vrhne přes úžinu jeden dlouhý bílý prst; a všude, na obou
        březích i na Skále, se malé tmavé postavy zastavují a otáčejí hlavy. Každý kormidelník v Jehle zná to
        světlo odmalička. Říká: tudy se pluje. Držíte ruku na klice. Čtvrt otáčky doleva a ukáže cestu, kudy
        opravdu vede. Čtvrt otáčky doprava a ukáže ji o kousek východněji, nad zuby útesu. Ta klika jde
        náramně lehce.
    .thread1 = Sundejte náhradní zrcadlo
    .thread1_text = Je vysoké jako člověk. Jedni by za ně platili, druzí by se k němu modlili.
    .thread2 = Zjistěte, kdo světlo zhasil
    .thread2_text =
        Knot je přistřižený, ne zatopený. V den svatby ráno sem někdo vylezl s pouzdrem na nebozez.
    .choice1 = Ukažte pravou cestu
    .choice2 = Ukažte falešnou některému loďstvu
    .choice3 = Ukažte falešnou kupcům
th-before_the_horns_sound-par-12 = Nevěsta
    .story =
        Odsune závoru, když jí pode dveře strčíte třísku z Labutě. Ragna je malá, v obličeji zelená a nelituje
        vůbec ničeho, dokud nepadne slovo „devátého“. Pak si sedne na lůžko. „Měli truchlit,“ říká. „Měsíc. A
        jet domů. Každého z nich jsem odpočítala do člunu, než jsem ji pustila ke dnu.“ Dali jí život, ve
        kterém ji měli předat přes vodu jako truhlu, a tak do něj vyvrtala čtyři díry. „Když se před ně
        postavím, vezmou si mě zpátky,“ říká Ragna. „Když ne, půjdou si po krku. Vy jste je poznali. Tak co z
        toho?“
    .thread1 = Přísahejte, že se postavíte mezi ni a ty dva
    .thread1_text = Zasměje se, poprvé. Udělá se jí z toho špatně. Ale ruku vám na to podá.
    .thread2 = Půjčte si na jednu noc její kapitány
    .thread2_text = Pirátkou je teprve měsíc, a už by se za ni nechali utopit.
    .choice1 = Poproste ji, aby přišla ke kameni
    .choice2 = Ať zůstane mrtvá
th-before_the_horns_sound-par-13 = Třetí otisk
    .story =
        Připlují ve dvou člunech, s týmž přílivem, a vystoupí na břeh, aniž se na sebe podívají. Mezi nimi
        stojí kámen se svými ohlazenými otisky dlaní. Nikdo si nepřinesl zbraň a každý tomu druhému přepočítal
        rukávy. Řeknete, co říct máte. Netrvá to dlouho; všeho dohromady je asi tolik, co lavice na šířku.
        Když skončíte, jarl se poprvé doopravdy podívá na vojevůdkyni a ona na něj: dva lidé, kteří prostřeli
        stůl pro téhož hosta. A pak se oba podívají na vás a čekají na poslední slovo.
th-before_the_horns_sound-par-14 = Plachty na obzoru
    .story =
        Vyplouvají zpoza obou mysů v téže hodině, jako by se domluvili: jarlovi bratranci z fjordů, najaté
        galéry vojevůdkyně, všichni ti, pro které se posílá, když je člověk v právu. Na severu jásají. Na jihu
        jásají. Na Skále někdo tluče naběračkou do kotle, pomalu, jednou za každou plachtu. Večer zjistíte, že
        ceny stouply na dvojnásobek a že všechny děti z obou přístavů odvážejí do vnitrozemí, na vozech, s
        botami obutými obráceně.
    .thread1 = Jděte mezi nové posádky
    .thread1_text = Polovina z nich si myslí, že je to pořád svatba.
    .thread2 = Prodejte jim, co si zapomněli přivézt
    .thread2_text = Hlavně lana. A odvahu, na džbány.
th-before_the_horns_sound-par-15 = V předvečer
    .story =
        V předvečer už nikdo nekřičí. Loďstva kotví tak blízko, že se navzájem slyší při večeři, a ukáže se,
        že znají tytéž písně; sloka začne na jedné straně a na druhé ji dozpívají, trochu falešně. Na obilné
        lodi učí stařec chlapce, jak se váže přilba. Na severu někdo píská na píšťalu a zmlkne. Sedíte ve
        člunu, uprostřed, s vytaženými vesly. A napadne vás, že na doslech jsou asi čtyři tisíce lidí a že
        jediní, kdo se ještě musí rozhodnout, jste vy.
    .thread1 = Přeřízněte jedno kotevní lano
    .thread1_text = Než si toho všimnou, je loď v půli cesty na oceán.
    .thread2 = Převezte k chlapci jeho matku
    .thread2_text = Nikdo vás nezastaví. Nikoho nenapadne rozkaz, který by se na to hodil.
    .choice1 = Zazpívejte další sloku
    .choice2 = Spěte, dokud se dá
    .choice3 = Přepočítejte peníze
th-before_the_horns_sound-par-16 = Bez vás
    .story =
        Rohy zazní, napřed jeden, potom druhý, a vy tu nemáte co dělat. Bojuje se celé dopoledne, trup na
        trup, tak natěsno, že by se Jehla dala přejít suchou nohou, a někteří ji přejdou. K polednímu se
        zvedne vítr a s ním i kouř. Čekali jste, že někdo vyhrál. Vidíte dřevo. Nese ho proud, docela pomalu,
        lavice a štíty a stěžeň, na kterém je ještě praporec; a od západu připlouvají malé rychlé čluny
        Terejů, s koši, jako když si lidé vyjdou na borůvky.
    .thread1 = Vytahejte, koho stačíte
    .thread1_text = Jedenáct. Každého si pamatujete podle váhy.
    .thread2 = Vytahejte, co stačíte
    .thread2_text = Vždyť to tu jen leží. Vždyť to jen plave kolem.
th-before_the_horns_sound-par-17 = Šípy ve vodě
    .story =
        První šíp té války je omyl. Přiletí odnikud, vysoko, docela beze spěchu, a vnikne do vody za vaší zádí
        s tichým mlasknutím. Čekáte na druhý. Na severním břehu drží kamarádi někoho u země; na jižním se
        někdo moc nahlas směje. Po sto úderů srdce stojí celá úžina na hraně stolu. Pak čísi hlas úplně
        nesmyslně zavolá: „Pardon!“ a obě strany vydechnou. Ale ostatní šípy z tětiv nikdo nesundal a ty se
        začínají ohlížet po nějakém důvodu.
    .thread1 = Vylovte šíp a vraťte ho
    .thread1_text =
        Dovezete ho na druhou stranu, ve zdvižené ruce, aby všichni viděli. Tu a tam se někdo zasměje, a to
        tím správným způsobem.
    .thread2 = Držte se při dně
    .thread2_text = Prkna na dně člunu jsou mokrá a mají nesmírně mnoho předností.
th-before_the_horns_sound-par-18 = Tichá voda
    .story =
        Celý jeden den se nic neděje. Obilná loď prodá dlouhé lodi ječmen, omylem, a že je cena dobrá, vrátí
        se s dalším. Dva kuchaři se z paluby na palubu hádají o knedlíky. Vidíte jarla na molu s plochým
        kamínkem v ruce; potěžká ho, rozhlédne se a hodí po hladině: čtyři žabky, pět, šest. Na druhém břehu
        stojí žena v plášti vojevůdkyně, nehýbe se a počítá. Nikdo nedává žádné rozkazy. Je takové ticho, že
        slyšíte, jak kape z řetězu.
    .thread1 = Zaobchodujte si taky
    .thread1_text = Je k nevíře, co všechno lidé vozili s sebou, místo aby to prodali.
    .thread2 = Odvezte jí kamínek
    .thread2_text = Obrátí ho v prstech. Neptá se, od koho. Nechá si ho.
th-before_the_horns_sound-par-19 = Skála utichla
    .story =
        Nikdo netluče do kotle. Malé čluny nevyplouvají. Na Terejí skále visí prádlo jako vždycky od trupu k
        trupu, ale není pod ním nikdo, až na jednu prastarou ženu, která sedí na slunci u karetního stolku a
        hraje sama proti sobě. „Jsou pryč,“ řekne, když k ní vyšplháte. „Jedni do vnitrozemí. Druzí na moře.
        Čtyři pokolení jsem jich vychovala na cizím neštěstí a teď je ho moc i na nás.“ Srovná balíček.
        „Vezměte si z trhu, co chcete. Stejně bych to nechala rackům.“
    .thread1 = Odvezte ji ze Skály
    .thread1_text = Váží asi jako kabát. Celou cestu má výhrady k vašemu veslování.
    .thread2 = Zahrajte si poslední hru
    .thread2_text = Rozdá vám všechny ptáky. Nikdy se nedozvíte, jestli to byla dobrota.

## Konce

th-before_the_horns_sound-ending-end_bread_and_ash = Chléb a popel
    .story =
        Vystoupí zpoza vašich zad, zelená až po rty, a řekne: „Udělala jsem to sama, a napřed jsem je všechny
        spočítala.“ Nikdo se nehne. Pak jarl Popelavých lodí vydá zvuk, jaký tu od něj ještě nikdo neslyšel, a
        vejde po pás do vody, protože člun je pro něj moc pomalý. Vojevůdkyně počká, až na ni přijde řada. Má
        jedinou otázku, o ceně lan. Hádají se do tmy. To už se ječmen nosí zpátky na paluby a v kameni je
        třetí otisk dlaně, malý. V Jehle se od té doby o dobře udělané věci říká: vrtáno zevnitř.
th-before_the_horns_sound-ending-end_useful_lie = Užitečná lež
    .story =
        Útes, řeknete jim. Starý útes, klidné moře, otevřený poklop; ničí ruka. Chtějí tomu tolik věřit, že
        než ta slova přejdou přes kámen, skoro už to lež není. Vtisknou dlaně do ohlazených otisků. Loďstva
        odplouvají domů se štíty obrácenými dovnitř a čtyři tisíce lidí večeří. Jen jarl zůstane na skalisku a
        dívá se k západu, kde se zpoza Skály vynořil malý rychlý člun a zůstal stát, příliš daleko, než aby
        rozeznal, kdo to stojí na přídi a komu je tam zle. Stojí tam hodinu. Pak se obrátí.
th-before_the_horns_sound-ending-end_grey_victory = Šedé vítězství
    .story =
        V poledne drží Popelavé lodě úžinu od břehu k břehu. Vynesou vás na pláž na štítech. Asbrand má mýto,
        řetěz i pevnost; má i toho mladíka, kterého mu přinesli v pytli, jak poručil, a ukázalo se, že je mu
        devatenáct a v kapse má kornoutek zázvoru, proti mořské nemoci. Jarl se na něj dlouho dívá. Chlapce
        pustí domů, k nikomu. Té zimy je na severu drahý chléb, protože ti, kdo sívali obilí, leží na dně
        Jehly. Každý z vás dostane prsten. Nechává šedou stopu.
th-before_the_horns_sound-ending-end_corn_victory = Žně
    .story =
        Jde to tak, jak to Veda nakreslila. Řetěz, světlo, vítr v poslední chvíli: dlouhé lodě připlouvají,
        jak říkala, statečně, rovnou do místa, které jim nechala. Na konec se nedívá. Dá si prostřít k večeři,
        pro jednoho. „Za mého života se nevrátí,“ říká, „a do slunovratu vymetu z moře každého Tereje.“ Na
        podzim v Celní pevnosti oběsí mladou pirátskou kapitánku, drobnou ženu, které bylo na káře špatně.
        Jméno neřekla. Ječmen ještě nikdy nestál tak vysoko.
th-before_the_horns_sound-ending-end_fair_wind = Příznivý vítr
    .story =
        Mořská kuna má hluboký ponor a jde jako královna. Pod každým prknem je stříbro; spíte na něm a není to
        nepohodlné. První den za sebou něco slyšíte, jako když se ve velkém domě znovu a znovu bouchá dveřmi.
        Druhý den neslyšíte nic a třetí den začnou kolem létat racci, všichni týmž směrem. O dopisu se na
        palubě nikdo nezmínil. Leží někde na dně pod prkny. Koupíte si půdu, říkáte. Koupíte si ji pěkný kus
        od moře.
th-before_the_horns_sound-ending-end_wrong_side = Pláž poražených
    .story =
        Vybrali jste si a bojovali jste, a jich bylo prostě víc. Když beranidlo projde bokem vlajkové lodi, je
        to skoro něžné, jako loket v davu. Plavete. Všichni plavou. Na pláži se ti, kdo vám ještě ráno říkali
        bratře, dívají skrz vás na moře a počítají. Vítězové přicházejí podél vody s pochodněmi a nejsou
        krutí; na to jsou příliš unavení. Ptají se, ke které straně patříte. Přemýšlíte o tom déle, než jsou
        ochotni čekat.
th-before_the_horns_sound-ending-end_red_needle = Rudá Jehla
    .story =
        Byli jste ještě na cestě k někomu, s něčím, co měl slyšet, když už bylo po všem. Jehla teče rudá,
        potom hnědá, potom čirá. Je to pořádná úžina; do týdne to všechno provlékla ven na moře. Na dvou
        březích stojí dva domy a v každém prostřený stůl a na západě sedí na skále drobná žena nad dopisem,
        který začala jedenáctkrát. Nikdo se nikdy nezeptá, co jste věděli. Jen tohle jste nečekali: že vám
        půjde tak snadno nechat si to pro sebe.

## What its special rules say

th-before_the_horns_sound-ask-sail = { $hero } se přepravuje přes vodu: člunem, nebo bez něj?
th-before_the_horns_sound-ask-ferry = { $hero }: zaplatit převozníkovi, nebo plout načerno?
th-before_the_horns_sound-ask-fleet = Které loďstvo?
th-before_the_horns_sound-do-sail = Pluj člunem
th-before_the_horns_sound-do-walk = Přeprav se bez člunu
th-before_the_horns_sound-do-fare = Zaplať: 1 { $kind }
th-before_the_horns_sound-do-stow = Pluj načerno a dober si 1 hrozbu
th-before_the_horns_sound-do-fleet = { $card }
th-before_the_horns_sound-tell-ships = { $card }: lodě +{ $number }, celkem { $left }.
th-before_the_horns_sound-tell-ships_lost = { $card }: lodě −{ $number }, zbývá { $left }.
th-before_the_horns_sound-verb-ships = lodě přibývají nebo ubývají
th-before_the_horns_sound-verb-pledge = postavte se na stranu loďstva
th-before_the_horns_sound-verb-battle = dojde k bitvě
th-before_the_horns_sound-fleet-north = severní loďstvo
th-before_the_horns_sound-fleet-south = jižní loďstvo
th-before_the_horns_sound-fleet-gannets = Terejové
th-before_the_horns_sound-fleet-rival = nepřátelské loďstvo
th-before_the_horns_sound-fleet-chosen = zvolené loďstvo
th-before_the_horns_sound-effect-ships_join = lodě +{ $number } ({ $fleet })
th-before_the_horns_sound-effect-ships_leave = lodě −{ $number } ({ $fleet })
th-before_the_horns_sound-effect-pledge = složte přísahu ({ $fleet })
th-before_the_horns_sound-ships = { $number ->
        [one] { $number } loď
        [few] { $number } lodě
       *[other] { $number } lodí
    }
