### Předsálí, stránka pravidel, poděkování a stránka API.

## Záhlaví

web-lobby-home = Do předsálí
web-lobby-rules = Pravidla
web-lobby-tables = Stoly
web-lobby-language = Jazyk
web-lobby-light = Světlo
web-lobby-candlelight = Při svíčce
web-lobby-daylight = Za dne
web-lobby-by-system = Podle zařízení
web-lobby-morning = Dobré ráno,
web-lobby-afternoon = Dobrý den,
web-lobby-evening = Dobrý večer,
web-lobby-guest = Pocestný
web-lobby-rename = Změnit jméno
web-lobby-rename-you = { $name }: změnit jméno
web-lobby-no-account = Nejsou tu žádné účty. Tohle jméno uvidí ostatní u stolu.
web-lobby-waiting = { $count ->
    [1] Jeden stůl čeká na tvůj tah.
    [2] Dva stoly čekají na tvůj tah.
    [3] Tři stoly čekají na tvůj tah.
    [few] { $count } stoly čekají na tvůj tah.
   *[other] { $count } stolů čeká na tvůj tah.
}
web-lobby-others-move = Teď jsou na tahu ostatní.
web-lobby-choose = Co si dnes zahrajeme?
web-lobby-open-count = { $count ->
    [one] U jednoho otevřeného stolu je pro tebe místo.
   *[other] U { $count } otevřených stolů je pro tebe místo.
}
web-lobby-offline = Server neodpovídá. Zkoušíme to dál; nic se neztratilo.

## Části na telefonu

web-lobby-parts = Části předsálí
web-lobby-part-tables = Stoly
web-lobby-part-new = Nový
web-lobby-part-rules = Pravidla
web-lobby-part-you = Ty

## Korouhve

web-lobby-games = Hry
web-lobby-set-table = { $game }: připravit nový stůl
web-lobby-play-now = Hrát hned
web-lobby-rivals = Tvoji soupeři: { $level }
web-lobby-companions = Tvoji společníci: { $level }
web-lobby-fitting = Soupeři akorát
web-lobby-adapt = Přizpůsobit se mi
web-lobby-adapt-on = „Hrát hned“ začíná se snadnými soupeři. Po vítězství jsou další soupeři v této hře o úroveň silnější, po posledním místě o úroveň slabší. Se společníky je to naopak: po porážce pomáhají víc.
web-lobby-adapt-off = „Hrát hned“ posadí soupeře stejné úrovně, ať tvoje hry skončí jakkoli.
web-lobby-open-here = { $count ->
    [one] 1 otevřený stůl
    [few] { $count } otevřené stoly
   *[other] { $count } otevřených stolů
}

## Tvé stoly

web-lobby-your-tables = Tvé stoly
web-lobby-open-tables = Otevřené stoly
web-lobby-ended = Dohrané
web-lobby-none = Zatím nesedíš u žádného stolu. „Hrát hned“ začne hru s počítači, odkaz od přátel vede k jejich stolu.
web-lobby-your-move = Tvůj tah
web-lobby-join = Přisednout
web-lobby-join-label = Odkaz nebo kód stolu
web-lobby-no-code = Tohle není odkaz na stůl ani jeho kód.
web-lobby-no-table = Stůl { $id } neexistuje.
web-lobby-with = u stolu: { $names }
web-lobby-alone = sólo
web-lobby-nobody-yet = zatím nikdo další
web-lobby-moves = { $count ->
    [one] 1 tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
web-lobby-moves-now = táhne { $name },
web-lobby-thinks = { $name } přemýšlí,
web-lobby-waits-for = { $count ->
    [one] jedno místo je volné
    [few] { $count } místa jsou volná
   *[other] { $count } míst je volných
}
web-lobby-copy-link = Kopírovat odkaz
web-lobby-copied = { $count ->
    [0] Zkopírováno.
    [1] Zkopírováno: pošli ho přátelům.
   *[other] Zkopírován odkaz { $seat } z { $count }.
}
web-lobby-copy-by-hand = Zkopíruj ho odtud:
web-lobby-aside-rules = odložen: pravidla se změnila
web-lobby-aside-content = odložen: jeho karty se změnily
web-lobby-aside-damaged = odložen: je poškozený
web-lobby-seeded = zvolené semínko
web-lobby-finished = dohráno
web-lobby-ended-alone = { $score ->
    [one] konec, 1 bod
    [few] konec, { $score } body
   *[other] konec, { $score } bodů
}
web-lobby-party-won = společné vítězství
web-lobby-party-lost = společná porážka
web-lobby-won = { $score ->
    [one] vítězství, 1 bod
    [few] vítězství, { $score } body
   *[other] vítězství, { $score } bodů
}
web-lobby-shared = { $score ->
    [one] společné vítězství, 1 bod
    [few] společné vítězství, { $score } body
   *[other] společné vítězství, { $score } bodů
}
web-lobby-placed = { $score ->
    [one] { $place }. místo z { $count }, 1 bod
    [few] { $place }. místo z { $count }, { $score } body
   *[other] { $place }. místo z { $count }, { $score } bodů
}

## Rozhodni spor

web-lobby-settle = Rozhodni spor
web-lobby-settle-note = Zeptej se několika slovy nebo napiš číslo pravidla.
web-lobby-settle-game = Která hra
web-lobby-settle-all = Všechny
web-lobby-example-1 = boj ve tmě
web-lobby-example-2 = plná řada
web-lobby-example-3 = žeton Charismatu
web-lobby-no-answer = Žádné pravidlo tahle slova nemá. Zkus jiná, nebo otevři pravidla a projdi je.
web-lobby-all-hits = { $count ->
    [one] Jedno pravidlo
    [few] Všechna { $count } pravidla
   *[other] Všech { $count } pravidel
} hry { $game } s těmito slovy

## Nový stůl

web-new-for = { $count ->
    [1] stůl jen pro tebe
    [2] nový stůl pro dva
    [3] nový stůl pro tři
    [4] nový stůl pro čtyři
    [5] nový stůl pro pět
   *[other] nový stůl, míst: { $count }
}
web-new-games = Hra
web-new-seats = Místa
web-new-start-drawn = začínajícího hráče určí los
web-new-alone = sólová hra
web-new-computer = Počítač
web-new-open = Otevřené místo
web-new-open-note = pro toho, kdo přijde
web-new-open-text = Obsadí ho někdo z přátel přes odkaz nebo někdo z předsálí.
web-new-level-beginner = Právě se naučil pravidla: vidí, co je blízko, má své oblíbence a chybuje jako lidé.
web-new-level-easy = Ví, co je dobré, a přesto mnohé posoudí špatně.
web-new-level-normal = Každý tah posoudí dobře, jeden po druhém.
web-new-level-hard = Myslí několik kol dopředu.
web-new-level-master = Myslí dopředu tak dlouho, jak to stojí za to.
web-new-style = Styl
web-new-style-none = Bez vlastního stylu
web-new-style-none-text = Hraje to nejlepší, pokud to vidí.
web-new-style-taken = U tohoto stolu už sedí
web-new-change = Změnit
web-new-done = Hotovo
web-new-remove = Odebrat místo
web-new-empty = Prázdné místo
web-new-empty-note = { $most ->
    [one] hraje jen jeden
   *[other] hrát může nejvýš { $most }
}
web-new-add = Přidat
web-new-rules = Domácí pravidla
web-new-not-with = Ne spolu s „{ $option }“
web-new-settled = U „{ $option }“ tu není co volit
web-new-only-seats = { $most ->
    [1] Jen s jedním místem
   *[other] Jen s { $least }–{ $most } místy
}
web-new-ts-option-groups = Kolik druhů Nestvůr žije v podzemí: čím víc, tím delší hra.
web-new-ts-option-cards = Druhy Nestvůr, druhy Hrdinů a karty Vesnice, které mají být ve hře; anglicky a s čárkami, nebo ze seznamu níže. Zbytek se losuje.
web-new-ts-option-pace = Po kolika tazích bez vítězství vyklouzne Nestvůra z řady 1.
web-new-pick-cards = Vybrat ze seznamu
web-new-cards-groups = Druhy Nestvůr: aspoň tři, nebo žádný
web-new-cards-families = Druhy Hrdinů: nejvýš čtyři
web-new-cards-village = Karty Vesnice: nejvýš osm
web-new-manners = U stolu
web-new-friendly = Přátelské vracení
web-new-friendly-on = Když všichni souhlasí, lze vzít zpět každý tah; co bylo odkryto, rozdá se znovu.
web-new-friendly-off = Přísně: tah platí, jakmile padly kostky, odkryla se karta nebo táhl někdo jiný.
web-new-listed = Vidět v předsálí
web-new-listed-on = Otevřené místo může obsadit kdokoli na tomto serveru.
web-new-listed-off = Stůl najde jen ten, kdo má odkaz.
web-new-name = Tvé jméno u stolu
web-new-seed = Semínko náhody
web-new-seed-none = podle náhody
web-new-seed-note = Stejné semínko dá stejné míchání a hody. Kdo ho zná, zná karty, takže pro poctivou hru nech pole prázdné.
web-new-links-follow = { $count ->
    [one] Odkaz na otevřené místo najdeš u stolu a ve svém seznamu.
   *[other] Odkazy na otevřená místa najdeš u stolu a ve svém seznamu.
}
web-new-sit = Posadit se
web-new-watch = Dívat se
web-new-watch-note = Tvé místo zaujme počítač a ty se budeš dívat.
web-new-watch-open = Od začátku se lze dívat jen na samé počítače: nejdřív obsaď otevřená místa.

## Tvá kronika

web-record-title = Tvá kronika
web-record-ask = Co se ti povedlo za mnoho her.
web-record-note = Po každé hře server odškrtne, co se ti podařilo získat, a pamatuje si to pro tento prohlížeč. Hry s vybraným semínkem nic neodškrtnou.
web-record-of = z { $most } získaných
web-record-sheet = získáno { $earned } z { $most }
web-record-times = { $times ->
    [1] jednou
    [2] dvakrát
   *[other] { $times }krát
}
web-record-first = poprvé { $date }
web-record-ticked = (získáno)
web-record-open = (ještě ne)
web-record-none = Žádná hra na tomto serveru nemá archy úspěchů.

## Jak se hraje

web-how-title = Jak se hraje { $game }
web-how-note = Pět minut, s obrázky skutečného stolu. Každé číslo otevře své pravidlo.
web-how-habits = Tři dobré návyky
web-how-first = Pro první hru
web-how-play = Zahrát si první hru
web-how-back = Jak se hraje
web-how-ledger = Pravidla, která za tím stojí
web-how-all = { $count ->
    [one] Jedno pravidlo
    [few] Všechna { $count } pravidla
   *[other] Všech { $count } pravidel
}
web-how-picture = Kousek stolu: { $step }

## Pravidla

web-rules-title = Pravidla
web-rules-of = Pravidla hry { $game }
web-rules-contents = Obsah
web-rules-games = Knihy pravidel
web-rules-search = Hledat v pravidlech
web-rules-hits = { $count ->
    [0] nic se nenašlo
   *[other] { $at } z { $count }
}
web-rules-most = žádné nemá všechna slova; tato jich mají nejvíc
web-rules-next = Další nález
web-rules-previous = Předchozí nález
web-rules-only = Jen nálezy
web-rules-keys = Enter: další nález. Shift a Enter: předchozí.
web-rules-copy = Kopírovat odkaz
web-rules-copied = Zkopírováno
web-rules-unknown = Hra { $game } tu není.
web-rules-note = O těchto pravidlech
web-rules-asked = Časté otázky:
web-rules-mark-ruling = rozhodnutí
    .title = Naše rozhodnutí tam, kde kniha mlčí nebo není jasná
web-rules-mark-derived = plyne
    .title = Plyne z jiných pravidel
web-rules-mark-differs = vydání se liší
    .title = Vydání pravidel tu říkají každé něco jiného
web-rules-mark-ours = naše pravidlo
    .title = Pravidlo, které jsme přidali my
web-rules-mark-card = karta
    .title = Podle vytištěné karty

## Poděkování

web-credits-title = Autoři a licence
web-credits-lead = Fabletop je neoficiální dílo fanoušků. Texty, kresby i kód jsou naše; názvy a čísla her uvádíme jako fakta. S jejich vydavateli ani autory nejsme nijak spojeni. Když se ti některá hra zalíbí, kup si krabici: nic ji nenahradí.
web-credits-games = Hry
web-credits-game-by = Návrh: { $designers }. Vydavatel: { $publisher }, { $year }.
web-credits-game-comics = Podle komiksů: { $authors }.
web-credits-solitaire = Sólová hra proti temnotě je náš vlastní návrh.
web-credits-fonts = Písma
web-credits-alegreya = Veškerý běžný text. Návrh: Juan Pablo del Peral; autorská práva 2011 The Alegreya Project Authors.
web-credits-grenze = Názvy a nadpisy. Návrh: Renata Polastri a Omnibus-Type; autorská práva 2020 The Grenze Gotisch Project Authors.
web-credits-icons = Znamení
web-credits-icons-text = Znamení a ikony vznikly z obrázků webu game-icons.net, které jsme vybarvili a vyryli. Autoři ikon: { $authors }.
web-credits-drawing = Erby, korouhve, kostky, karty, dřevo a pergamen kreslíme sami, v SVG a CSS. Šrafování, podle kterého se poznají barvy, vytiskl roku 1638 Silvester Petra Sancta.
web-credits-software = Nástroje
web-credits-software-text = Sám Fabletop je svobodný software pod licencí MIT a stojí na těchto základech:
web-credits-server = Na serveru
web-credits-browser = V prohlížeči
web-credits-build = Při sestavení a testech
web-credits-licence = Licence

## API

web-api-title = Rozhraní API
web-api-lead = Všechno, co umí tahle stránka, umí i program. Server mluví JSONem přes HTTP a u stolu se hraje přes WebSocket.
web-api-english = Popisy jsou anglicky.
web-api-machine = Totéž jako popis pro stroje:
web-api-cookie = Kdo se ptá, to si pamatuje podepsaná cookie: začni dotazem GET /api/me a posílej ji zpět s každým požadavkem.
web-api-http = Požadavky
web-api-path = V cestě
web-api-body = Tělo
web-api-answers = Odpovědi
web-api-required = povinné
web-api-default = výchozí { $value }
web-api-one-of = jedno z
web-api-at-most = nejvýš { $count }
web-api-list-of = seznam:
web-api-or = nebo
web-api-see = podívat se na odpověď
web-api-ok = hotovo
web-api-created = nový stůl
web-api-invalid = tělo je chybné; zpráva říká kde
web-api-errors = Chyby
web-api-errors-text = Chyba je objekt s poli error (slovo pro programy) a message (věta pro lidi). Nic se při ní nezměnilo.
web-api-error-400 = nedovolují to pravidla nebo volby
web-api-error-403 = cizí místo
web-api-error-404 = takový stůl nebo hra není
web-api-error-413 = tělo je delší než 64 KiB
web-api-error-422 = tělo nesedí; zpráva jmenuje pole
web-api-socket = Hraní: WebSocket
web-api-socket-text = Připoj se k /api/tables/ID/play s cookie. Zpráva je objekt JSON, jehož pole do říká, co chceš; tvé id se vrátí v odpovědi. Ply je počet tahů, které u tebe bylo vidět: pokud stůl pokročil, zpráva se odmítne. Celý protokol popisuje docs/protocol.md.
web-api-you-send = Posíláš
web-api-you-get = Dostáváš
web-api-do-choose = zvol jednu z možností rozhodnutí podle jejího klíče
web-api-do-undo = vezmi tahy zpět až k danému ply; v přátelské hře se ptá ostatních
web-api-do-agree = odpověz někomu, kdo chce vzít tah zpět
web-api-do-wait = otevři znovu okno, které přeskočil trvalý příkaz
web-api-do-orders = trvalý příkaz přeskakovat okna, zapnout či vypnout
web-api-do-hint = zeptej se, co by zvolil silný hráč
web-api-do-check = zeptej se, zda je volba zjevnou chybou
web-api-do-look = stůl, jaký byl po daném počtu tahů; po konci hry i z jiného místa
web-api-do-chat = řekni něco u stolu
web-api-do-ping = zeptej se, zda je server na místě
web-api-get-hello = vše, co potřebuje příchozí: stůl, stav, deník, rozhovor
web-api-get-state = byl tah: nový stav a kolik z deníku ponechat
web-api-get-table = změnila se místa, volby nebo přítomní
web-api-get-chat = někdo něco řekl
web-api-get-done = tvá zpráva byla splněna; je v ní rada nebo pohled
web-api-get-error = tvá zpráva byla odmítnuta, s číslem pravidla, je-li důvodem ono
