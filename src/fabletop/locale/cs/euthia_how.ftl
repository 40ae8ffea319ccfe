### Jak se hraje Euthia: šest kroků, tři dobré návyky a slovo o první hře.

eu-how-step-1 = Získej si jméno
    .text = Každý hraje za jednoho hrdinu v kraji, který roste dílek po dílku. Vítězí ten, kdo má po posledním kole scénáře a závěrečném počítání nejvyšší reputaci.
eu-how-step-2 = Tři žetony na kolo
    .text = V každém kole máš tři žetony pevných akcí: těžbu, obchod a boj. Každý dá buď svou akci, nebo body pohybu, nikdy obojí. Jeden nevyužitý si smíš nechat do příštího kola.
eu-how-step-3 = Na cestu
    .text = Krok stojí 1 bod pohybu a na okraji mapy se odkrývají nové dílky. Na pole s monstrem smíš vstoupit, jen máš-li akci boje, a projít jím nelze: bojuješ.
eu-how-step-4 = Boj
    .text = Monstrum ovládá jiný hráč. Útočí ono, útočíš ty a před každým útokem se můžeš léčit. Součet kostek padne do některého rozmezí na jeho kartě nebo na tvé zbrani a to říká, co se stane.
eu-how-step-5 = Sílit a bohatnout
    .text = Bereš si kořist po monstrech, těžíš suroviny a plníš úkoly. Při akci obchodu prodáváš a kupuješ, léčíš se, vykládáš osobní destičky a učíš se schopnosti, dokud ti stačí zlato.
eu-how-step-6 = Závěrečné počítání
    .text = Na konci se předměty a osobní destičky na tvé desce, odemčená pole a drahokamy počítají jako zlato a za 5 zlatých je 1 bod reputace. Tvé činy se bodují v šesti kategoriích. Každé úmrtí v boji stojí 2 body reputace.
eu-how-habit-1 = Podívej se, než se pustíš do boje. Rub vrchní karty monstra ukazuje jeho vitalitu i odměnu dřív, než na jeho pole vstoupíš.
eu-how-habit-2 = Nechoď do boje z posledních sil. V kostele ti 1 zlatý vyléčí 6 zranění; úmrtí tě tam stejně zavede a kořist zůstane na poli.
eu-how-habit-3 = Zlato utrácej včas. Dobrá zbraň pomáhá v každém boji a předmět na desce se na konci stejně počítá za plnou cenu.
eu-how-first = Hraj Hon: má osm kol a pro první hru se hodí. Vezmi si Drala: zbroj, štít a stejná spolehlivá zbraň v jednom boji za druhým.
