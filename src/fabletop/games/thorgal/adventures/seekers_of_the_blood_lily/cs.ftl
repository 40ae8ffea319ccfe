### Thorgal: Hledači Krvavé lilie. Slova dobrodružství; všechny věty jsou naše.

th-seekers_of_the_blood_lily = Hledači Krvavé lilie
    .intro = Přístav v Tal Hessiru nikdy nespí. Plují po něm lampy a mezi lampami leží lodě dhau s břichy
        plnými pepře a mědi a čekají na příliv. Přijeli jste sem jako hosté. Jedli jste u chalífova stolu a na
        jediné vydechnutí vám ukázali Krvavou lilii: krystal rudý jako rozkrojené granátové jablko, v němž se
        jako by něco rozvíralo. Ráno byla pryč, její strážce se usmíval na zeď a gardisté našli v záhonu otisk
        severské boty.

        Vaše noha v ní nebyla. Někdo si obul vaše boty, aby vešel do pokladnice, a tentýž někdo z ní odešel s
        věcí, která z každého, kdo se do ní zadívá, udělá povolného spáče. Celý den se měšťané zarážejí
        uprostřed věty a s prázdnýma očima vyrážejí k vodě. Zloděj se skrývá na jedné ze čtyř dhau a čeká na
        velký příliv, který přijde za deset hlídek. Městské stráže loví vás. Svůj vlastní lov budete muset
        stihnout mezitím.
    .text = Střední: pátrání pod rostoucím tlakem.

## Cíle

th-seekers_of_the_blood_lily-goal-lily = Najděte Krvavou lilii: zjistěte, na které lodi se skrývá Zloděj,
    vstupte na palubu a porazte tam jeho stráž (měšťané mohou zůstat).
th-seekers_of_the_blood_lily-goal-caught = V rukou stráže: na kartu akce se musí položit značka stráže a není
    kam.
th-seekers_of_the_blood_lily-goal-escape = Zloděj unikne: vyprší čas.
th-seekers_of_the_blood_lily-goal-hero_falls = Zemře hrdina.

## Místa

th-seekers_of_the_blood_lily-area-caravan_gate = Brána karavan
th-seekers_of_the_blood_lily-area-spice_bazaar = Bazar koření
th-seekers_of_the_blood_lily-area-coppersmiths = Ulice kotlářů
th-seekers_of_the_blood_lily-area-lantern_quarter = Čtvrť luceren
th-seekers_of_the_blood_lily-area-drowned_cistern = Zatopená cisterna
th-seekers_of_the_blood_lily-area-caliphs_hill = Chalífův vrch
th-seekers_of_the_blood_lily-area-old_mole = Staré molo
th-seekers_of_the_blood_lily-area-west_basin = Západní dok
th-seekers_of_the_blood_lily-area-east_basin = Východní dok
th-seekers_of_the_blood_lily-location-camel_yard = Velbloudí dvůr
    .text = Spravte tu rozbitý vůz a vozka si vás bude pamatovat.
th-seekers_of_the_blood_lily-location-watch_post = Strážnice
    .text = Na téhle zdi visí popisy vašich tváří. Strhněte je.
th-seekers_of_the_blood_lily-location-storyteller = Koberec vypravěče
    .text = Prodává konce. Pro vás by mohl mít začátek.
th-seekers_of_the_blood_lily-location-perfume_stall = Krámek s voňavkami
    .text = Jedno nadechnutí na žal, jedno na spánek, jedno na probuzení spících.
th-seekers_of_the_blood_lily-location-smugglers_cellar = Sklep pašeráků
    .text = Měď mluví, měď mlčí; obojí má svou cenu.
th-seekers_of_the_blood_lily-location-armoury = Zbrojnice stráže
    .text = Pláště, chocholy a seznam noční hlídky.
th-seekers_of_the_blood_lily-location-vow_fountain = Kašna slibů
    .text = Kdo do vody ukápne krev, smí požádat dav, aby se díval jinam.
th-seekers_of_the_blood_lily-location-red_lantern_house = Dům U Rudé lucerny
    .text = Sedí tu strážce Lilie a usmívá se. Sedněte si proti němu.
th-seekers_of_the_blood_lily-location-blind_astrologer = Slepá hvězdopravkyně
    .text = Nikdy neviděla hvězdu a v žádné se nikdy nezmýlila.
th-seekers_of_the_blood_lily-location-drowned_shrine = Zatopená svatyně
    .text = Pod sloupy stojí bohyně, po bradu v černé vodě.
th-seekers_of_the_blood_lily-location-caliphs_palace = Chalífův palác
    .text = Vejděte kuchyní, odejděte s pečetí.
th-seekers_of_the_blood_lily-location-garden_of_cages = Zahrada klecí
    .text = Něco velkého pustili ven, aby to hlídalo záhon.
th-seekers_of_the_blood_lily-location-harbour_office = Přístavní kapitanát
    .text = Dveře jsou zevnitř zapřené. Bude to stát jedno rameno.
th-seekers_of_the_blood_lily-location-fish_steps = Rybí schody
    .text = Převozníkům teče do člunů. Dnes jste první, kdo nepřichází s hrozbou.
th-seekers_of_the_blood_lily-location-saffron_moon = Šafránový měsíc
    .text = Na vlajce prkna: obchoduje se dřevem. Přineste si vlastní prkno.
th-seekers_of_the_blood_lily-location-grey_heron = Šedá volavka
    .text = Na vlajce kov: řetězy, kotvy a kapitán z téhož kovu.
th-seekers_of_the_blood_lily-location-night_jasmine = Noční jasmín
    .text = Na vlajce jazyky: vozí dopisy, poutníky a lži.
th-seekers_of_the_blood_lily-location-salt_widow = Slaná vdova
    .text = Na vlajce hvězdy: její posádku nikdo ve dne neviděl.
th-seekers_of_the_blood_lily-border-red = Městská brána
    .text = Kdo ji překročí, utratí 1 zvěst, nebo si dobere 1 hrozbu.
th-seekers_of_the_blood_lily-border-blue = Schody pašeráků
    .text = Smí je překročit jen hrdina, který má nejvýš 2 hrozby; jakmile vám pašeráci své schody otevřou, smí každý.

## Znamení, fakta a suroviny

th-seekers_of_the_blood_lily-rune-H = Místa, kde se shlukují zhypnotizovaní měšťané
th-seekers_of_the_blood_lily-rune-D = Čtyři dhau v přístavu
th-seekers_of_the_blood_lily-flag-smugglers = Pašeráci vás pouštějí na své schody bez ohledu na hrozbu

## Deska

th-seekers_of_the_blood_lily-condition = Leží-li na kartách akcí 4 nebo více značek stráže, táhněte z levého
    balíčku (bojového); jinak z pravého (magického).
th-seekers_of_the_blood_lily-icon-left = Barikády
    .text = Položte 1 blokádu na zelenou nebo červenou hranici oblasti, ve které je hrdina s největší hrozbou.
th-seekers_of_the_blood_lily-icon-middle = Hledají se
    .text = Položte po 1 značce stráže na 2 karty akcí podle vlastní volby.
th-seekers_of_the_blood_lily-icon-right = Lilie volá
    .text = Položte 1 značku stráže na kartu akce podle vlastní volby. Položte 1 mystického nepřítele na místo
        s runou H, na kterém není žeton nepřítele ani žeton odstavce, je-li takové.
th-seekers_of_the_blood_lily-rule-guards = Stráž
    .text = Žeton cíle na kartě akce je značka stráže. Na jedné kartě leží nejvýš jedna; kartu neblokuje, a
        je-li karta nahrazena, odhodí se. Když se mají značky pokládat, dejte je na tolik různých karet bez
        značky, podle vlastní volby. Nenajde-li se místo byť i jen pro jednu, jste dopadeni a prohráváte.
th-seekers_of_the_blood_lily-rule-townsfolk = Zhypnotizovaní měšťané
    .text = Žeton mystického nepřítele představuje měšťany v moci Lilie. Pro boj s nimi se táhne karta slabého
        nepřítele. Po boji, vyhraném i prohraném, se žeton neodhazuje, ale přesune se na libovolné místo
        sousední oblasti s vyšším číslem, je-li taková. Po výhře platí za poraženého tam, kde stál; a leží-li
        pod kartou boje Písařův talisman, smí vítěz žeton místo přesunu odhodit.
th-seekers_of_the_blood_lily-rule-search = Pátrání po Zloději
    .text = Na začátku se lícem dolů zamíchají čtyři žetony zdrojů: staviva, rudy, zvěstí a magie. Jeden z
        nich se ukryje tak, že ho nikdo nevidí: Zloděje veze dhau s touto vlajkou. Zbylé tři tvoří sloupek
        vodítek. Vodítko otočí vrchní žeton sloupku lícem nahoru: tato loď je nevinná.
th-seekers_of_the_blood_lily-round-4 = Pátrání po Zloději
    .text = Skupina může utratit celkem 2 zvěsti za 1 vodítko; jinak položte na kartu akce 1 značku stráže.
th-seekers_of_the_blood_lily-round-7 = Pátrání po Zloději
th-seekers_of_the_blood_lily-round-9 = Poslední příliv
    .text = Z hranic se odhodí všechny blokády; každý hrdina si dobere 1 hrozbu.

## Karty

th-seekers_of_the_blood_lily-card-special_b = Písařův talisman
    .text = Přehoď nejvýš 1 kostku. V boji s mystickým nepřítelem ignoruj všechny postihy. Po vyhraném boji s
        měšťany smí vítěz jejich žeton místo přesunu odhodit.
th-seekers_of_the_blood_lily-card-caliphs_palace_card = Chalífova pečeť
    .text = Patří celé skupině. Jednou, kdykoli ve fázi akcí nebo ve chvíli, kdy by se měla položit značka
        stráže: odhoďte tuto kartu a odstraňte z karet akcí až 3 značky stráže.

## Účinky

th-seekers_of_the_blood_lily-special-clue = Otočte vrchní žeton sloupku vodítek lícem nahoru: dhau s touto
    vlajkou je nevinná. Je-li sloupek prázdný, nestane se nic.
th-seekers_of_the_blood_lily-special-board_ship = Porovnejte ukrytý žeton s vlajkou této dhau. Shodují-li se,
    Zloděj je tady: otočte žeton lícem nahoru a čtěte dál. Pokud ne, přečtete si, co jste našli na palubě, a
    žeton této dhau, je-li ještě ve sloupku vodítek, se z něj vyjme a otočí lícem nahoru.
th-seekers_of_the_blood_lily-special-gain_seal = Skupina si vezme kartu Chalífova pečeť.
th-seekers_of_the_blood_lily-special-catch_thief = Od chvíle, kdy je Zloděj nalezen: jakmile na té lodi
    nezbude žádný nepřítel kromě měšťanů, lhostejno jak zmizel, máte Zloděje a vyhráváte. Jak příběh skončí,
    závisí na tom, zda na kartách akcí leží nejvýš 3 značky stráže.

## Odstavce

th-seekers_of_the_blood_lily-par-1 = Velbloudí dvůr
    .story = Nápravu už nic nespasí, a tak vyrobíte novou ze dveří. Vozka se dívá na vaši práci, pak na ulici,
        pak zase na vás. Vozil šafrán, hedvábí a jednou, jak říká, spícího prince, ale seveřany, na jejichž
        hlavy je vypsaná odměna, ještě nikdy. Když se kolo otočí, poplácá velbloudici, která chodí v čele, a
        ta se vás pokusí kousnout. „Má vás ráda,“ řekne. Dnes ráno viděl čtyřicet lidí jít v jednom šiku k
        vodě, pekaře s těstem na rukou, a nikdo z nich nemrkl. Přetáhl si šátek přes oči a čekal, až přejdou.
        Pořád ještě neví, kdo mu to poručil.
    .thread1 = Pod koberci
    .thread1_text = Veze koberce na druhý konec města. Je tam místo pro každého, kdo nekýchá.
    .thread2 = Vozkův šátek
    .thread2_text = Pruh modré látky, uvázaný nízko, skryje severskou tvář.

th-seekers_of_the_blood_lily-par-2 = Koberec vypravěče
    .story = „Byl jednou jeden zloděj,“ vypráví stařec davu, „kterého nešlo chytit, protože se při něm všichni
        dívali jinam.“ K vám oči nezvedne. „Schoval se u čtyř sester, které žily na vodě. Nejstarší voněla
        cedrem, druhá zvonila jako zvon, třetí neudržela tajemství a nejmladší celé dny prospala. Tři z nich
        byly poctivé.“ Do misky spadne mince; vaše. Zamíchá misku prstem, jako by v ní četl. „A jednu z těch
        poctivých,“ řekne tiše těm mincím, „jsem právě této noci navštívil. Neměla co skrývat, leda krysy.“
    .thread1 = Ještě jedna pohádka
    .thread1_text = Ať vypráví tu o seveřanech, kteří byli nevinní. Umí ji dobře.
    .thread2 = U misky
    .thread2_text = Nechá vás vedle sebe sedět do večera, a co lidé řeknou před žebrákem, má větší cenu než
        stříbro.

th-seekers_of_the_blood_lily-par-3 = Krámek s voňavkami
    .story = Odzátkuje flakonek pod nosem náměsíčníka, podle zástěry hrnčíře, a tvář se do něj vrátí jako
        příliv. Podívá se na své ruce. Pláče, ne žalem, říká, ale že ten sen byl tak strašně rudý. Voňavkářka
        si povzdechne. Jednou kapkou probudí jednoho člověka a na kapku padne celé pole jasmínu; má čtyři
        flakonky a město má osmdesát tisíc nosů. Ale vám by se mohly hodit tam, kam jdete. Zabalí je do
        stránky vytržené z účetní knihy a potom, když se zamyslí, vám dá i tu knihu.
    .thread1 = Pátý flakonek
    .thread1_text = Ten není na probouzení. Ten je na to, aby se zapomnělo, že tu kdy kdo byl.
    .thread2 = Co se zdálo hrnčíři
    .thread2_text = Zeptejte se ho, dokud si to pamatuje.

th-seekers_of_the_blood_lily-par-4 = Úsměv strážce
    .story = Strážce Lilie posadili do okna jako lampu. Kdo se ho chce na něco zeptat, musí si sednout tak,
        aby na něj viděl, vydržet jeho pohled a kousek cesty jít dovnitř. Je to, jako když se nakláníte nad
        studnu. Tam dole se otvírá květ, otvírá se a otvírá. Držíte se bolesti ve vlastní ruce, sevřené kolem
        čepele nože, a jdete za tím úsměvem rudými chodbami, dokud nenajdete to poslední, co viděl vlastníma
        očima: vaše boty na cizích nohou, lávku, vlajku. Ne všechny vlajky. Ale na jednu loď můžete
        zapomenout; boty ji minuly.
    .thread1 = Vzít ho za ruku
    .thread1_text = Zůstaňte a schod po schodu ho vyveďte ze studny ven.
    .thread2 = Ty boty
    .thread2_text = Viděli jste, jak ten Zloděj chodí. Takové kulhání poznáte všude.

th-seekers_of_the_blood_lily-par-5 = Slepá hvězdopravkyně
    .story = Její komora nemá okno a hvězdnými mapami jsou provázky, samý uzel, napjaté ode zdi ke zdi, takže
        se k ní člověk musí prosmýknout nebem v předklonu. Přejede palcem po ekliptice a mlaskne. „Čtyři
        lodě,“ řekne. „Každé jsem sestavila horoskop, když jí kladli kýl; pověrčiví lidé, ti námořníci.“
        Brnkne o provázek a ten zabzučí. „Tahle za měsíc poveze svatbu. Tahle se potopí, ale ne brzy.
        Zlodějovy hvězdy by mi nit zacuchaly.“ Její ruka na uzlu ještě chvíli zůstane. „Ty vaše jsou
        mimochodem v příšerném klubku. Viděla jsem rozplést i horší.“
    .thread1 = O uzel méně
    .thread1_text = Dovolí vám povolit jediný uzel na vašem vlastním provázku.
    .thread2 = Naučit se hmatem
    .thread2_text = Se zavřenýma očima se učíte hledat cestu podle toho, co bzučí.

th-seekers_of_the_blood_lily-par-6 = Přístavní kapitanát
    .story = Při třetím úderu závora pukne. Celá podlaha je pokrytá knihami záznamů a zpod stolu, mezi dvěma
        roztřesenými koleny, vás zapřísahá písař, jen ať ho nenutíte se dívat. Před chviličkou tu byl jeden
        člověk. Vzal si papíry s razítkem, které žádný kapitán v tomhle přístavu nesmí odmítnout; s nimi
        popluje, na čem chce a kam chce. V pěsti měl rudý kámen. Kdo po něm mrkl okem, nosiči, hlídač, kluk s
        čajem, tomu oči zaplály karmínem a s vytím utíkal do města. Písař celou tu dobu svíral talisman po
        babičce. Chvíli to trvá, než mu ho z ruky vymluvíte.
    .thread1 = Srovnat knihy
    .thread1_text = Pomozte mu v té spoušti najít soupis kotvišť.
    .thread2 = Za stolem
    .thread2_text = Odpočiňte si tam, kde se schovával, než dupot přejde.

th-seekers_of_the_blood_lily-par-7 = Sklep pašeráků
    .story = Paní sklepa má předloktí kotláře a trpělivost soudce. Každou hrudku vašeho kovu zkusí zubem a po
        té poslední posune židli o půl kroku doleva a odkryje kruh v podlaze. Pod ním se táhne stará cisterna
        donekonečna, sloup za sloupem, a na černé vodě čeká pramice. „Troje schody,“ řekne. „Bazar, molo a
        tady. Nikdo vás na nich nezastaví, ať se o vás nahoře říká co chce. A potkáte-li tam takové, co chodí
        po dně, nezvedejte lampu.“ Zaklapne vám poklop nad hlavou dřív, než se stačíte zeptat, co tím myslí.
    .thread1 = Páčidla a dláta
    .thread1_text = Za slůvko navíc do správného ucha otevře i tu druhou truhlu.
    .thread2 = Jiná brána
    .thread2_text = Její synovec má dnes v noci stráž a špatnou paměť na tváře.

th-seekers_of_the_blood_lily-par-8 = Chocholy a pláště
    .story = Seržant zbrojnice se skácí mezi své halapartny s rámusem, jako když kuchyně spadne ze schodů.
        Stojíte bez hnutí a čekáte na křik. Žádný není; celá stráž je venku a hledá vás. A tak se převléknete.
        Pláště jsou příliš teplé a chocholy směšné, ale rozpis na zdi je poklad: kdo kde stojí, při kterém
        zvonění a na jaké heslo slyší. Pár jmen změníte. Nejbystřejšího poručíka ve městě pošlete, s veškerou
        úctou a falešným podpisem, spočítat kozy na druhé straně vrchu. Do soumraku hledá jedna půlka stráže
        tu druhou.
    .thread1 = Heslo na dnešek
    .thread1_text = Je napsané zevnitř na víčku kalamáře.
    .thread2 = Dobrá ocel
    .thread2_text = Dělali ji na přehlídky, ale někdo dbal, aby byla ostrá.

th-seekers_of_the_blood_lily-par-9 = Přes kuchyni
    .story = Chalífa vás přijme v lázni, protože je to jediné místo, kde ho nikdo nevyslechne, a protože, jak
        tušíte, rád vidí seveřany se potit. Je mladší než na svých mincích. Od snídaně ví, že jste to nebyli
        vy. Ale vládce, který přišel o Lilii, potřebuje někoho, kdo bude štván, dokud se nenajde, jinak se
        lidé začnou ptát, jak dlouho se do ní díval on sám. Otáčí prstenem na palci. Pak ho vtiskne do mýdla a
        mýdlo vám podá. „Tohle otevře troje dveře,“ řekne. „Potom se rozpustí.“
    .thread1 = Pravda o Lilii
    .thread1_text = Řekne vám, jak se na ni dívat, aby ona neviděla vás.
    .thread2 = Odejít pokladnicí
    .thread2_text = Otočí se zády a počítá do třiceti, pomalu.

th-seekers_of_the_blood_lily-par-10 = Zahrada klecí
    .story = Byl to prý dar od vzdáleného krále a jméno nikdy nedostal, protože nikdo u něj nestál tak dlouho.
        Teď leží přes záhon s čelistí na rozbité fontáně a vy ležíte u zdi a zjišťujete, co se na vás ještě
        hýbe. Přímo před nosem máte ten slavný otisk. Je velký jako vaše bota a na vnější hraně zabořený
        mnohem hlouběji: kulhavý muž. Kulhavý muž, který cestou přes zeď nechal na hrotech cár vlajky, nasáklý
        něčím, co není z téhle zahrady. Přivoníte. No ano. Jedna loď padá.
    .thread1 = Otevřít i ostatní klece
    .thread1_text = Volavky, lišky, smutný medvěd. Stráž bude mít co dělat do rána.
    .thread2 = Maska z fontány
    .thread2_text = Za rozbitým chrličem kdysi někdo něco ukryl a už se nevrátil.

th-seekers_of_the_blood_lily-par-11 = Bohyně po bradu ve vodě
    .story = Voda není studená ani teplá a po nějaké chvíli nejste ani vy. Zadržíte dech a sestupujete podél
        její kamenné paže, až prsty najdou otevřenou dlaň a v ní, kluzké slizem staletí, všechny drobné dary
        lidí, kteří se tu kdysi modlívali za denního světla. Byla to bohyně vzpomínání. Teď chápete, proč
        náměsíčníci scházejí po schodech a stavějí se kolem ní na dně, zpříma, s vlajícími vlasy. Snaží se na
        něco si vzpomenout. Jeden dar necháte a jeden vezmete. Když se vynoříte, obrací se k vaší lampě stovka
        slepých tváří.
    .thread1 = Vzpomenout si za ně
    .thread1_text = Řekněte nahlas každé jméno, které je vyškrábané na sloupech.
    .thread2 = Dar z dlaně
    .thread2_text = Bronzový pták, uvnitř dutý. Vždycky ukazuje k tomu, co je skryté.

th-seekers_of_the_blood_lily-par-12 = Převozníci
    .story = Po celé horké odpoledne utěsňujete a zatloukáte a navečer plavou tři čluny, které už plavat
        vzdaly. Převozníci jsou staří a plaší jako volavky. Viděli, jak velké dhau berou vodu a datle na
        dlouhou plavbu, všechny čtyři, na stejný rozkaz, na stejný papír s razítkem, aby nikdo nevěděl, která
        opravdu vypluje. To je chytré, uznávají. Ale jeden ze čtyř kuchařů nekoupil olej do lamp. Loď, která
        nepotřebuje světlo, je loď, která světlo má. Víc neřeknou; kuchař je bratranec. Ale odvezou vás, kam
        chcete, a veslují bez hlesu.
    .thread1 = Kuchařův bratranec
    .thread1_text = Ještě jeden čaj, ještě jedno mlčení a jméno lodi, která olej koupila.
    .thread2 = Ovázaná vesla
    .thread2_text = Kterékoli dva z vás převezou přes přístav pod sítí.

th-seekers_of_the_blood_lily-par-13 = Na palubě Šafránového měsíce
    .story = Cedr, týk a čistá vůně hoblin. Prohledáte loď od stoky po kapitánovu kóji a najdete plavčíka,
        který spí na hromadě pilin, opravdovým spánkem, i s chrápáním. Kapitán je spíš pobavený než
        rozzlobený. Má ve městě dceru, která se dnes v poledne s naběračkou v ruce vydala k vodě, a od té
        chvíle tu sedí s lucernou a sekerou a čeká, na koho by se mohl rozzlobit. „Moje loď to není,“ říká.
        „Ale až najdete, která to je, vezměte si s sebou pořádné prkno. A tohle.“ Za vámi na nábřeží začala
        pískat píšťalka stráže.
    .thread1 = Kapitánova sekera
    .thread1_text = Radši ji uvidí při práci, než aby ji držel v ruce.
    .thread2 = Dcera
    .thread2_text = Nechte si ji popsat a dejte slib; odpřisáhne kterékoli stráži, že jste tu nikdy nebyli.

th-seekers_of_the_blood_lily-par-14 = Na palubě Šedé volavky
    .story = Posádka Volavky je přikovaná k lavicím a ty řetězy byl její vlastní nápad: dali se zamknout v
        poledne, když druhý důstojník zeskelněl a odkráčel přes palubu. „Klíč je v kotevní komoře,“ říká žena
        u prvního vesla. „Hoďte nám ho, až bude po všem.“ Zloděj tu není. Je tu jen řada vyděšených lidí,
        kteří se přes uličku drží za ruce a zpívají, aby nikdo neusnul. Jednu sloku si dáte s nimi. Nahoře na
        molu běží boty; někdo na téhle palubě spočítal hlavy a vyšlo mu jich příliš. Veslařka kývne bradou k
        nákladu. „Vezměte si, co je ostré.“
    .thread1 = Zpívat dál
    .thread1_text = Zůstaňte na celou píseň. Zahání rudé sny.
    .thread2 = Co je ostré
    .thread2_text = Bedna je plná abordážních háků.

th-seekers_of_the_blood_lily-par-15 = Na palubě Nočního jasmínu
    .story = Poutníci, čtyřicet poutníků, a každý má svůj názor. Zloděj šel tamtudy. Zloděj je žena. Zloděj je
        džin a bydlí ve stěžni. Necháte je mluvit, vždyť Jasmín vozí dopisy už sto let a cestující to na něm
        chytí. Po troškách to přesejete: ano, přišel na palubu, ano, zvedl ten svůj rudý květ a slepá stařenka
        na přídi mu řekla, ať tu věc položí a chová se slušně. Utekl. Kulhal, plakal, šel po nábřeží zpátky.
        Stařenka vám nabídne fík. Na nábřeží se sbírají lucerny, v dobrém pořádku.
    .thread1 = Stařenčino slušné chování
    .thread1_text = Naučí vás, jak nevidět věc, která chce být viděna.
    .thread2 = Čtyřicet svědků
    .thread2_text = Všichni odpřisáhnou, že jste poutníci. Každý jinak.

th-seekers_of_the_blood_lily-par-16 = Na palubě Slané vdovy
    .story = Ve dne nikdo a v noci také nikdo. Houpací sítě visí prázdné, lampy jsou studené a na večeři pro
        dvanáct lidí se udělal škraloup. Na kapitánově stole leží deník psaný stále větším písmem: náklad
        zpívá, náklad zpívá, a pak už jen rudý inkoust. Tak tedy s ní to zkusil nejdřív, v noci krádeže, než
        se naučil držet tu věc na délku paže. Posádku najdete v podpalubí: stojí po kolena v zátěži, tváří k
        trupu, jako se stavějí děti za trest. Dýchají. Když se jich dotknete, celá řada se naráz otočí.
    .thread1 = Číst rudé stránky
    .thread1_text = Někde v těch škrábanicích zapsal, jak tomu odolat.
    .thread2 = Rozsvítit všechny lampy
    .thread2_text = Obyčejné světlo, spousta světla, a váš vlastní hlas.

th-seekers_of_the_blood_lily-par-17 = Zloděj v pasti
    .story = Lampu ucítíte dřív, než ji spatříte, a není to lampa. V podpalubí, na trůnu z pytlů datlí, sedí
        hubený muž ve vašich botách a v klíně se mu otvírá a otvírá Krvavá lilie. Od chvíle, kdy ji vzal,
        nespal. Rozumně vám vysvětluje, že byl zahradníkem; že chtěl jen vidět jeden květ, který neuvadne; že
        to ona nepouští jeho ruku. Pak světlo vyšlehne, oči mu zrudnou a ze tmy mezi pytli vystoupí ti, které
        zavolal: seržant stráže, náměsíčný, a za ním největší z chalífových gardistů, spící, s taseným mečem.
    .thread1 = Mluvit o růžích
    .thread1_text = Zeptejte se ho, co sázel. Na okamžik povolí sevření.
    .thread2 = Zatopit podpalubí
    .thread2_text = Vyrazte čep ze sudu s vodou a nechte světlo trochu se topit.

th-seekers_of_the_blood_lily-par-18 = Přílivový zvon
    .story = Tři údery z majáku: voda se obrátila. Po všech nábřežích uvolňují lana. Je to hodina, kdy lodě
        přestávají něco předstírat, a vy stojíte na střeše nad přístavem a díváte se, jak se každá z těch čtyř
        chová. Jedna bere na palubu poslední kozu. Jedna se hádá s lodivodem o groš. Takhle se při obratu
        přílivu chovají poctivé lodě a jednu z nich škrtnete ze seznamu v hlavě. Někde dole začal bít buben.
        Stráže ten zvon slyšely také a nábřeží k prohledání jim moc nezbývá.
    .thread1 = Přeříznout lano
    .thread1_text = Ať je to kterákoli, se zamotanou kotvou žádná z nich nevypluje dřív.
    .thread2 = Ze střechy
    .thread2_text = Vidíte, kde jsou hlídky řídké.

## Konce

th-seekers_of_the_blood_lily-ending-lily_good = Květ uložený ke spánku
    .story = Když vám veliký gardista chrápe u nohou, ukáže se, že je to prosté. Sundáte plášť, přehodíte ho
        přes rudé světlo a svážete cípy, jak se to dělá se sokolem. V ulicích se osmdesát tisíc lidí zastaví,
        zamrká a ptá se jeden druhého, kolik je hodin. Zahradník pláče a prosí o své vlastní střevíce. Chalífa
        dá krystal ještě té noci potopit v nejhlubším místě rejdy a stojí u zábradlí, dokud nevyplave poslední
        rudá bublina. Neomluví se; chalífové se neomlouvají. Ale koná se hostina a tentokrát vám nikdo nekouká
        na ruce a dostanete zpátky své boty.

th-seekers_of_the_blood_lily-ending-lily_dark = Střepy
    .story = Stráže se přelijí přes zábradlí právě ve chvíli, kdy se vaše prsty sevřou kolem Lilie. Někdo se
        rozmáchne, někdo uhne, ona spadne a neodskočí. Na jediné vydechnutí je celý přístav rudý. Pak se spáči
        probudí, všichni, v pořádku, zmatení, a na prknech leží devět karmínových střepů a každý se ještě,
        sotva znatelně, otvírá. Když je zameteno, napočítáte osm. Odvedou vás k Bráně karavan s očištěným
        jménem a s pohostinstvím u konce. Daleko za vámi na cestě zvedá nějaké dítě něco ke slunci, aby
        vidělo, jak hezky se to leskne.

th-seekers_of_the_blood_lily-ending-caught = Celá stráž
    .story = Na obou koncích ulice stojí strážný, i na střechách, a když zkusíte dveře za sebou, otevře vám
        strážný. Počínají si skoro něžně. V cele je okénko velké jako dlaň, a když si stoupnete jeden druhému
        na ramena, je z něj vidět proužek přístavu. Na vrcholu přílivu přes ten proužek propluje dhau bez
        lamp, velmi pomalu, zevnitř rozsvícená jako růže. Po celém městě vstávají lidé z postelí. Křičíte,
        dokud nepřijde žalářník. Usmívá se. Opatrně položí klíče na zem a odchází, směrem k vodě.

th-seekers_of_the_blood_lily-ending-escape = Odliv
    .story = Doběhnete na konec mola právě včas, abyste spatřili čtyři plachty, a nevíte, kterou proklít.
        Rozcházejí se na sever, na východ, na jih a jedna přímo tam, kde není vůbec nic. Za vámi je město
        tiché. Bude tiché dlouho: polovina jeho lidí stojí po pás v mělčině a vyhlíží za světlem, které už
        nikdy neuvidí, a nepřijdou se ani najíst. V dalších letech se povídá o městě daleko na pobřeží, kde
        jsou všichni šťastní a odkud se žádný pocestný nevrací.

th-seekers_of_the_blood_lily-ending-hero_falls = Cizí země
    .story = Zdejší lidé své mrtvé omývají a balí do bílého a nesou je rychle, než vyjde slunce vysoko. Přišel
        vozka s velbloudy, voňavkářka a slepá žena s provázkem v rukou, na kterém uvázala ještě poslední uzel.
        Nikdo v průvodu neumí to jméno správně vyslovit, a tak je vyslovují často. Dole v přístavu ustupuje
        voda a odnáší s sebou něco rudého. Nezvedáte oči. Na hněv a na vinu bude čas později; teď je tu jen
        tíha na rameni a krok a krok.

## What its special rules say

th-seekers_of_the_blood_lily-ask-gate = { $hero } u brány: utratit 1 zvěst, nebo si dobrat 1 hrozbu?
th-seekers_of_the_blood_lily-do-draw_threat = Dober si 1 hrozbu
th-seekers_of_the_blood_lily-ask-seal = Má se položit značka stráže. Použít nejdřív Chalífovu pečeť?
th-seekers_of_the_blood_lily-do-seal = Použij Chalífovu pečeť
th-seekers_of_the_blood_lily-do-keep_seal = Nech si pečeť
th-seekers_of_the_blood_lily-ask-wake = { $hero } poráží měšťany: probudit je talismanem, nebo je nechat jít dál?
th-seekers_of_the_blood_lily-do-wake = Probuď je a odhoď žeton
th-seekers_of_the_blood_lily-do-move_on = Nech je jít dál
th-seekers_of_the_blood_lily-tell-seal = Chalífova pečeť se rozpouští.
th-seekers_of_the_blood_lily-tell-innocent = Nevinná loď: { $location }.
th-seekers_of_the_blood_lily-tell-thief_found = Zloděj je na palubě: { $location }.
th-seekers_of_the_blood_lily-verb-clue = odkryj vodítko
th-seekers_of_the_blood_lily-verb-board_ship = prohledej loď
th-seekers_of_the_blood_lily-verb-gain_seal = získej Chalífovu pečeť
th-seekers_of_the_blood_lily-verb-catch_thief = chyť Zloděje
th-seekers_of_the_blood_lily-thief-ship = Zde je zloděj.
th-seekers_of_the_blood_lily-at-cards = ve vašich rukou
th-seekers_of_the_blood_lily-clues = Nevinné lodě: { $kinds }
th-seekers_of_the_blood_lily-no-clues = Žádná loď ještě není zbavena podezření.
th-seekers_of_the_blood_lily-thief-at = Úkryt zloděje: { $place }.
