### Euthia: Hon.

eu-hunt = Hon
    .story =
        Podzim letos přišel brzy a s ním přišly zuby. Pastýři svádějí stáda z kopců a počítají je dvakrát, protože to druhé číslo je vždycky menší. Mlynáři zavírají na závoru v pravé poledne. Nikdo tomu neříká válka; války mají prapory. Tohle má jen stopy v blátě, příliš hluboké a příliš četné. A tak se budí starý zvyk. V předsíni kostela Shii visí roh, zčernalý věkem, a kdo na něj zaduje, ten otevírá Hon. Po osm dní nesmí žádný pán vybrat od lovce daň, žádný hostinec ho nesmí odbýt ode dveří a za každou šelmu přinesenou na schody kostela se platí mincí i jménem. Jména zapisují kněží. Za dvě stě let jich je plná zeď za oltářem. Včera se roh ozval. Zastihl tě na dvoře, nad přetrženým řemenem; ostatní stáli opodál. Pohlédli jste na sebe, ještě ne jako nepřátelé. Na zdi je místo pro mnoho jmen. Nahoře je místo pro jedno.
