### Jak se hraje Thunderstone: šest kroků, tři dobré návyky a slovo o první hře.

ts-how-step-1 = Na začátek dvanáct karet
    .text = Šest Domobranců, dvě Dýky, dvě Železné zásoby a dvě Pochodně tvoří tvůj první balíček a v ruce máš vždy šest karet. Co koupíš nebo porazíš, jde do odhazovacího balíčku a vrátí se po zamíchání.
ts-how-step-2 = Jedna ze tří věcí
    .text = Ve svém tahu navštívíš Vesnici, vstoupíš do podzemí, nebo odpočíváš. Kdo odpočívá, smí zničit jednu kartu z ruky. Potom odhodíš celou ruku a dobereš šest nových karet.
ts-how-step-3 = Ve Vesnici
    .text = Sečti zlato ve své ruce a kup jednu kartu z vrchu kteréhokoli balíčku. Co neutratíš, propadá. Za zkušenosti mohou také postoupit Hrdinové z ruky.
ts-how-step-4 = V podzemí
    .text = V Síni leží tři Nestvůry a ty zaútočíš na jednu z nich. Řada žádá tolik Světla, kolik je její číslo; každé chybějící Světlo stojí 2 Útoku.
ts-how-step-5 = Boj
    .text = Každého Hrdinu smíš vybavit jednou Zbraní, která pro něj není příliš těžká. Dosáhne-li hodnota Útoku Zdraví Nestvůry, je její karta tvoje a zkušenosti také. Pokud ne, jde Nestvůra dospod balíčku podzemí.
ts-how-step-6 = Hromový kámen
    .text = Na začátku leží mezi posledními jedenácti kartami balíčku podzemí. Jakmile se dostane do řady 1, hra ihned končí. Vítězí ten, kdo má na všech svých kartách nejvíc vítězných bodů.
ts-how-habit-1 = Nejdřív Světlo, potom čepele. Silná družina ztrácí ve tmě 2 Útoku za každé chybějící Světlo, a tak si včas kup jeho zdroj.
ts-how-habit-2 = Udržuj balíček štíhlý. Když ruka k ničemu jinému není, odpočívej a znič Nemoc nebo slabou kartu: ty dobré přijdou dřív.
ts-how-habit-3 = Zkušenosti utrácej. Za 3 se z Domobrance stane Hrdina 1. úrovně kteréhokoli druhu; co z nich zbude na konci, nemá žádnou cenu.
ts-how-first = Hraj s volbou „První hra“: s Hrdiny, Nestvůrami a kartami Vesnice, které pro první hru vybírá sama kniha. Tlačítko ji nastaví za tebe.
