### Euthia: co mówi kilka Scenariuszy. Wszystkie zdania są nasze.

## Opcje gry

eu-option-heroic = Stopień heroiczny
    .text = Silniejsze zaklęcie albo wcześniejsza zaraza i Pomioty o poziom wyższe, w Scenariuszach, które mają taki stopień.

## Nazwy rzeczy

eu-stack-artifact = Artefakty
eu-stack-teleport_scroll = Zwoje Teleportacji

## Jak toczy się opowieść

eu-fact-dragon = Obrażenia smoka: { $number } z { $most }
eu-fact-rubble = Pozostałe żetony Zniszczenia (Gruzy): typ A { $number }, typ B { $other }
eu-mark-rubble_a = Gruzy
    .text = Ani Handlu, ani Misji. Kto je usunie Akcją Wydobycia, zyskuje 1 punkt Reputacji i Odłamek.
eu-mark-rubble_b = Gruzy z Pomiotem
    .text = Potwór, którego poziom rośnie z rundami. Kto go pokona, zyskuje 1 punkt Reputacji i Odłamek.
eu-goal-dragon_cards = Zdobyte karty Smoka: { $have } z { $least }

eu-combat-parted = Bez rozstrzygnięcia: { $foe } wciąż stoi.

## Punktacja

eu-line-rubble = Gruzy na mapie

## Pytania

eu-ask-give_gold = Którą Złotą kartę oddajesz?

## Wybory

eu-do-deed-clear = Akcja Wydobycia: usuń Gruzy

## Kronika

eu-tell-rubble_a = Miejsce znika pod Gruzami.
eu-tell-rubble_b = Z Gruzów coś wypełza: Pomiot.
eu-tell-cleared = { $you ->
        [yes] Usuwasz Gruzy.
       *[other] { $who } usuwa Gruzy.
    }
eu-tell-parted = { $you ->
        [yes] Twoja Walka kończy się bez rozstrzygnięcia: { $foe }.
       *[other] Walka kończy się bez rozstrzygnięcia ({ $who }): { $foe }.
    }
eu-tell-dragon_falls = { $you ->
        [yes] Zdobywasz kartę Smoka „{ $foe }”.
       *[other] { $who } zdobywa kartę Smoka „{ $foe }”.
    }
