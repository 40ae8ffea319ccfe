### Euthia: co říká více scénářů. Všechny věty jsou naše vlastní.

## Volby hry

eu-option-heroic = Hrdinský stupeň
    .text = Silnější kouzlo nebo dřívější zkáza a zplozenci o úroveň výš, ve scénářích, které takový stupeň mají.

## Názvy věcí

eu-stack-artifact = Artefakty
eu-stack-teleport_scroll = Svitky teleportu

## Jak si příběh stojí

eu-fact-dragon = Zásahy na drakovi: { $number } z { $most }
eu-fact-rubble = Zbývající žetony trosek: typ A { $number }, typ B { $other }
eu-mark-rubble_a = Trosky
    .text = Žádný obchod ani úkoly. Kdo je odklidí akcí těžby, získá 1 bod reputace a střep.
eu-mark-rubble_b = Trosky se zplozencem
    .text = Monstrum, jehož úroveň roste s koly. Kdo ho porazí, získá 1 bod reputace a střep.
eu-goal-dragon_cards = Získané karty draka: { $have } z { $least }

eu-combat-parted = Nerozhodně: { $foe } stále stojí.

## Bodování

eu-line-rubble = Trosky na mapě

## Otázky

eu-ask-give_gold = Kterou zlatou kartu odevzdáš?

## Volby

eu-do-deed-clear = Akce těžby: odkliď trosky

## Kronika

eu-tell-rubble_a = Jedna lokace mizí pod troskami.
eu-tell-rubble_b = Z trosek něco vylézá: zplozenec.
eu-tell-cleared = { $you ->
        [yes] Odklízíš trosky.
       *[other] { $who } odklízí trosky.
    }
eu-tell-parted = { $you ->
        [yes] Tvůj boj končí nerozhodně: { $foe }.
       *[other] Boj končí nerozhodně ({ $who }): { $foe }.
    }
eu-tell-dragon_falls = { $you ->
        [yes] Získáváš kartu draka „{ $foe }“.
       *[other] { $who } získává kartu draka „{ $foe }“.
    }
