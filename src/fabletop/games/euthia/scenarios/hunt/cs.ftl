### Euthia: Hon.

eu-hunt = Hon
    .text = Osm kol; za trofeje se platí na schodech kostela. Doporučeno pro první hru.
    .story =
        Podzim letos přišel brzy a s ním přišly zuby. Pastýři svádějí stáda z kopců a počítají je dvakrát, protože to druhé číslo je vždycky menší. Mlynáři zavírají na závoru v pravé poledne. Nikdo tomu neříká válka; války mají prapory. Tohle má jen stopy v blátě, příliš hluboké a příliš četné. A tak se budí starý zvyk. V předsíni kostela Shii visí roh, zčernalý věkem, a kdo na něj zaduje, ten otevírá Hon. Po osm dní nesmí žádný pán vybrat od lovce daň, žádný hostinec ho nesmí odbýt ode dveří a za každou šelmu přinesenou na schody kostela se platí mincí i jménem. Jména zapisují kněží. Za dvě stě let jich je plná zeď za oltářem. Včera se roh ozval. Zastihl tě na dvoře, nad přetrženým řemenem; ostatní stáli opodál. Pohlédli jste na sebe, ještě ne jako nepřátelé. Na zdi je místo pro mnoho jmen. Nahoře je místo pro jedno.
    .rules =
        Jednou za svůj tah můžeš v kostele odevzdat trofej: úroveň 1 dá 1 bod reputace a 1 zlatý, úroveň 2 dá 2 a 1, úroveň 3 dá 3 a 2.

        Za každou odevzdanou trofej je žeton na zdi. Na konci získá ten, kdo jich tam má nejvíc, 4 body reputace a druhý v pořadí 2; ve dvou hráčích dostane odměnu jen první.

## O samotě: hodnosti

eu-hunt-rank-top_of_the_wall = Vrchol zdi
eu-hunt-rank-master_of_the_hunt = Mistr honu
eu-hunt-rank-hunter = Lovec
eu-hunt-rank-tracker = Stopař
eu-hunt-rank-beater = Honec

## Společně: jak to končí

eu-hunt-ending-won = Jména v jedné řadě
    .story =
        Devátého rána kněží vynášejí žebřík a do poledne ho neuklidí. Tesají vaše jména vedle sebe, v jedné řádce a v jedné výšce, protože nikdo neuměl říct, čí oštěp byl poslední. Dole na dvoře pastýři počítají stáda dvakrát. Poprvé za tenhle rok jim vyjdou obě čísla stejná.
eu-hunt-ending-lost = Holý kámen
    .story =
        Devátého rána visí roh zase v předsíni a pod ním stojí těch několik, kteří se vrátili. Kněží se dívají na schody, na to, co na nich leží, a na zeď. Žebřík nevynášejí. Té noci zavírají mlynáři na závoru ještě před západem slunce a v kopcích něco odpovídá psovi.

## Co se říká u stolu

eu-label-wall = Na zdi
eu-tell-horn = Zní roh. Elitní monstrum prchá: { $foe }.
eu-tell-steps = { $you ->
        [yes] Odevzdáváš trofej na schodech kostela: { $foe }.
       *[other] { $who } odevzdává trofej na schodech kostela: { $foe }.
    }
eu-do-deed-steps = Odevzdej trofej: { $foe }
