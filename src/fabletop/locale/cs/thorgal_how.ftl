### Jak se hraje Thorgal: šest kroků, tři dobré návyky a slovo o první hře.

th-how-step-1 = Jeden za všechny
    .text = Vyhráváte i prohráváte společně. Dobrodružství říká, kterých cílů máte dosáhnout a kolik kol na to máte.
th-how-step-2 = Přesuň žeton
    .text = Kolo má čtyři tahy. Ve svém tahu položíš jeden aktivní žeton akce pod kartu, pod kterou ještě neleží, a uděláš, co karta říká. Poloha ostatních žetonů může akci posílit.
th-how-step-3 = Po mapě
    .text = Pohyb vede hrdinu přes hranice do oblastí, jejichž číslo není vyšší než číslo kola. Místo tam žádá suroviny, boj, nebo zranění; jakmile dostane, co chce, vyhodnotí se jeho účinek.
th-how-step-4 = Po stezce
    .text = Při putování položíš na stezku dílek, nikdy ne zpátky doleva, a vyhodnotíš vše, co zakryl. Sběr označí jedno pole a dá tolik jeho surovin, jakou má akce hodnotu. Červená a žlutá pole mají svou cenu.
th-how-step-5 = Boj
    .text = Hodíš kostkami své úrovně boje; každá určí dílek na kartu nepřítele. Zakryj všechna srdce a je po něm. Za každé nezakryté srdce si dobereš 1 hrozbu.
th-how-step-6 = Jak to končí
    .text = Po čtyřech tazích se kolo posune, žetony jsou zase aktivní a přijde nová událost. Dosáhnete-li cílů, ihned vítězíte. Nevejde-li se některému hrdinovi zranění na mřížku nebo dojdou-li kola, je vše ztraceno.
th-how-habit-1 = Domluvte se, než někdo zvedne žeton. Kam ho položí, rozhoduje o tom, co se bude hodit dalšímu z vás.
th-how-habit-2 = Potkávejte se cestou. Hrdinové ve stejné oblasti si mohou navzájem platit svými surovinami, a tak jeden přinese, co druhému chybí.
th-how-habit-3 = Zranění klaď těsně k sobě, ať volná pole drží pohromadě, a léčením odstraň to největší.
th-how-first = Začni Torkanovým chrámem, který na poprvé doporučuje kniha, a Thorgalem: všude si poradí a nejhůř se přemáhá.
