### Proč něco nelze zvolit: věta ke každému pravidlu, které zakazuje. Všechny věty jsou naše vlastní.
### Pravidlo může zakazovat v několika situacích; jeho věta platí ve všech.

## Roll Player

why-RP-3-5 = Tento list postavy už si někdo vzal.
why-RP-3-21 = Tuto kartu povolání už si někdo vzal.
why-RP-3-37 = Tato řada je plná.
why-RP-4-9 = Na této kartě iniciativy není kostka.
why-RP-5-4 = Tuto kartu iniciativy už si někdo vzal.
why-RP-5-5 = Musíš si vzít kartu iniciativy.
why-RP-5-9 = Kostka musí přijít do řady s volným místem.
why-RP-5-19 = Tuto akci atributu teď provést nemůžeš.
why-RP-6-4 = Není tu žádná kostka k prohození.
why-RP-6-6 = Šestku nelze zvýšit a jedničku nelze snížit.
why-RP-6-18 = Na tomto místě není kostka.
why-RP-6-20 = K prohození potřebuješ dvě různé kostky.
why-RP-6-21 = Každá akce této Dovednosti potřebuje jinou kostku.
why-RP-6-22 = Ukazatel přesvědčení nemůže opustit svou kartu.
why-RP-7-3 = Za 2 zlaťáky musíš odhodit kartu trhu.
why-RP-7-7 = Musíš koupit kartu, nebo si vzít 2 zlaťáky.
why-RP-7-14 = Nemáš dost zlaťáků.
why-RP-7-17 = Nemůžeš dát víc žetonů, než kolik je cena.
why-RP-8-7 = Na tuto Zbraň nemáš dost volných rukou.
why-RP-9-6 = Tvůj ukazatel se nemůže posunout ve směru šipky.
why-RP-9-7 = Tato Dovednost je vyčerpaná.
why-RP-9-16 = Tato Dovednost může počkat: později přinese totéž.
why-RP-9-20 = Na tuto Dovednost teď není správná chvíle.
why-RP-15-1 = Karta to nedovoluje.
why-RP-15-10 = Po nákupu si už zlaťáky vzít nemůžeš.
why-RP-15-13 = Potřebuješ kostku, která leží na kartě iniciativy.
why-RP-15-20 = Tvůj ukazatel se nemůže posunout ve směru šipky.
why-RP-15-37 = Nemáš dost zlaťáků; žetony ani slevy tu neplatí.
why-RP-15-39 = Balíček trhu i odhazovací balíček jsou prázdné.
why-RP-15-44 = V sáčku není žádná kostka této barvy.
why-RP-15-48 = Kostka potřebuje jinou řadu s volným místem.
why-RP-15-57 = Tuto Dovednost teď použít nelze.
why-RP-15-58 = Teď nemůžeš použít žádnou cizí Dovednost.
why-RP-15-62 = Vyměňované kostky musí mít různou barvu.
why-RP-16-14 = Na přátelském trhu se za zlaťáky karta neodhazuje.

## Thunderstone

why-TS-4-10 = Účinky Vesnice nelze použít v podzemí.
why-TS-4-11 = Účinky podzemí nelze použít ve Vesnici.
why-TS-4-13 = Tento účinek už byl v tomto tahu použit.
why-TS-4-23 = Tento účinek teď nemá žádný cíl.
why-TS-6-15 = Koupit lze jen vrchní kartu balíčku.
why-TS-6-17 = Nemáš dost zlaťáků.
why-TS-6-22 = Tyto karty už došly.
why-TS-7-5 = Nemáš dost ZK.
why-TS-7-10 = Úrovně nelze přeskakovat.
why-TS-7-12 = Žádná karta další úrovně už nezbývá.
why-TS-7-17 = Žádná karta 1. úrovně tohoto druhu už nezbývá.
why-TS-7-18 = Tento Hrdina už vyšší úroveň nemá.
why-TS-8-9 = Nemůžeš odejít, dokud lze zaútočit na Nestvůru.
why-TS-8-10 = Tato řada je prázdná.
why-TS-8-13 = Na Hromový kámen nelze zaútočit.
why-TS-9-5 = Tato Zbraň je pro tohoto Hrdinu příliš těžká.
why-TS-9-12 = Tento Hrdina už tuto Zbraň měl, nebo hodil jinou.
why-TS-18-12 = V ruce nemáš dost zlaťáků.
why-TS-21-11 = Hromový kámen nelze poslat pryč.
why-TS-24-48 = Žádná z tvých karet nemá minci.
why-TS-24-55 = Touto Zbraní není vybaven žádný Hrdina.
why-TS-24-62 = Nemáš v ruce Domobrance.
why-TS-25-35 = Nemáš žádné nepoužité Jídlo.
why-TS-25-44 = Nemáš v ruce Nemoc.
why-TS-25-52 = V Síni není Nestvůra, kterou by šlo vzít.
why-TS-26-8 = Na útok proti této Nestvůře máš málo Světla.

## Thorgal

why-TH-2-9 = Nemůžeš zaplatit celou cenu.
why-TH-6-7 = Na tomto místě je nepřítel: nejdřív s ním bojuj.
why-TH-7-4 = Teď to zakazuje zvláštní pravidlo dobrodružství.
why-TH-7-6 = Účinek kola toto místo uzavřel.
why-TH-9-3 = Tento dílek se vedle tvých zranění nevejde.
why-TH-10-10 = Na toto zranění je léčení příliš malé.
why-TH-13-16 = Žeton musí přijít na jiné místo řady.
why-TH-14-23 = Bonus, který také škodí, nelze odmítnout.
why-TH-16-5 = Tato oblast se otevře až v pozdějším kole.
why-TH-16-9 = Zakazuje to pravidlo této zvláštní hranice.
why-TH-16-10 = Neprostupnou hranici nelze nikdy překročit.
why-TH-16-11 = Tato hranice je blokovaná.
why-TH-16-12 = Musíš překročit aspoň jednu hranici.
why-TH-16-13 = Na tuto hranici už hodnota nestačí.
why-TH-17-4 = Tento dílek teď nelze na stezku položit.
why-TH-22-8 = Nikdo tu nemá surovinu pro toto místo.
why-TH-23-9 = Tento dílek se už na kartu nepřítele nevejde.
why-TH-23-22 = Žeton blokády chrání i nepřátele na tom místě.
why-TH-25-9 = Úroveň tohoto nepřítele nelze snížit.
why-TH-25-17 = Úroveň tohoto nepřítele nelze zvýšit.
why-TH-28-12 = Zakazuje to událost tohoto kola.
why-TH-29-5 = Žeton odstavce toto místo navždy uzavřel.
why-TH-29-9 = Nikdo tu nemá 1 zvěst, kterou to stojí.
why-TH-31-2 = Toto místo je blokované.
why-TH-31-5 = Tato karta akce je blokovaná.
why-TH-35-25 = Tato karta akce už má žeton cíle.

## Euthia

why-EU-8-3 = Tuto akci nemáš čím zaplatit.
why-EU-11-2 = Nemáš už žádné body pohybu.
why-EU-11-5 = Je tam monstrum a ty nemáš akci boje.
why-EU-14-6 = Pole kolem středu ještě nejsou všechna osvobozená.
why-EU-18-1 = Těžit lze jen na osvobozeném poli těžby.
why-EU-18-5 = Leží tu jeden tvůj žeton: znovu tu těžit nemůžeš.
why-EU-18-10 = Nemáš na poplatky všem, kdo tu mají žetony.
why-EU-18-17 = Tyto destičky už došly.
why-EU-19-1 = Obchodovat lze jen v otevřené obchodní lokaci.
why-EU-19-7 = Nemáš zlaťák na poplatek: nejdřív něco prodej.
why-EU-19-8 = Nemáš zlaťák na poplatek ani nic na prodej.
why-EU-19-14 = Nemáš dost zlaťáků.
why-EU-19-23 = Další výměna nabídky stojí 1 zlaťák.
why-EU-19-42 = Léčení stojí 1 zlaťák.
why-EU-19-44 = Žeton Gaaru stojí 1 zlaťák.
why-EU-19-49 = Zdraví už máš plné.
why-EU-35-2 = Léčení v kostele stojí 1 zlaťák.
why-EU-35-3 = Léčivý lektvar stojí 1 zlaťák.
why-EU-35-13 = Konfrontaci s tímto elementálem už máš za sebou.
why-EU-35-15 = Nemáš na poplatky všem, kdo tu byli před tebou.
why-EU-35-21 = Na tomto poli je stále monstrum.
why-EU-35-22 = Podmínky tohoto úkolu teď splnit nemůžeš.
why-EU-36-4 = Vyložení osobních destiček stojí 1 zlaťák.
why-EU-36-13 = Na učení nemáš dost zlaťáků.
why-EU-36-14 = Pro tuto schopnost není volné odemčené pole.
why-EU-36-21 = Na tuto destičku nemáš dost zlaťáků.
why-EU-36-25 = Tato schopnost byla v tomto obchodu sundána z desky.
why-EU-37-2 = Chybí ti zlaťáky nebo esence, které pole vyžaduje.
why-EU-39-8 = Nemáš na to dost vaků.
why-EU-40-4 = Vzalo by ti to zbytek zdraví.
why-EU-46-8 = Doupě elitního monstra je na jiném druhu pole.
why-EU-46-9 = Doupě elitního monstra je vedle jiného místa.
why-EU-46-10 = Doupě elitního monstra je kolem jiného speciálního dílku.
why-EU-46-11 = Než tu lze bojovat s elitním monstrem, osvoboď pole.
why-EU-46-29 = Toto monstrum je imunní: nic tvého jeho hod nezmění.
why-EU-49-6 = Nemáš zlatou kartu, kterou je tu třeba dát.
why-EU-61-4 = V každém tahu můžeš odevzdat jednu trofej.
why-EU-62-4 = Nemáš čím zaplatit, nebo to v tomto tahu už bylo.
why-EU-62-5 = Nemáš dost zlaťáků, nebo zásoby došly.
why-EU-62-6 = Nemáš žádné zásoby k dodání.
why-EU-62-8 = Nemáš čím zaplatit, nebo už to máš za sebou.
why-EU-63-12 = Je třeba zlatá karta a v tahu lze dát nejvýše dvě.
why-EU-63-14 = S golemem se bojuje z osvobozeného pole.
why-EU-64-4 = Je třeba zlatá karta a kněz ti pomůže jednou za tah.
why-EU-64-5 = Podmínky této zkoušky teď splnit nemůžeš.
why-EU-64-6 = Tuto zkoušku už máš za sebou.
