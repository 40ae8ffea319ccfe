### Společnost: pozvánky, kdo je připraven, kdo hraje za koho, zvuky a volání. Každou větu jsme napsali sami.

## Pozvánky

web-invite-head = Pozvi přátele
web-invite-scan = Naskenuj telefonem: kód otevře místo { $seat }.
web-invite-scan-table = Naskenuj telefonem: kód otevře tento stůl.
web-invite-code = QR kód: { $address }
web-invite-what = Pozvánka je odkaz, který jednou otevře jedno volné místo. Každému pošli jeho vlastní.
web-invite-address-listed = Adresa otevře stůl: kdo ji má, může se dívat nebo si sednout na volné místo.
web-invite-address-secret = Adresa otevře stůl: kdo ji má, může se dívat. Místo otevře jen pozvánka.
web-invite-network = Pro přátele ve stejné síti, třeba na stejné Wi-Fi.
web-invite-others = Tento počítač najdou také na adrese:
web-invite-local-head = Tyto odkazy otevře jen tento počítač
web-invite-local = Server naslouchá jen tomuto počítači. Chceš-li pustit přátele ze své sítě, zavři ho a spusť znovu příkazem
web-invite-local-or = nebo, ve složce se zdrojovým kódem, příkazem

## Kdo je připraven

web-room-ready = u stolu, může se začít
web-room-waits = prosí, abyste počkali
web-room-wait = Počkejte na mě
web-room-wait-tip = Plný stůl začne, až budou všichni připraveni.
web-room-is-ready = Můžeme začít
web-room-move = Přesednout sem
web-room-begin-full = Začít bez čekání

## Někdo odešel

web-absent = U stolu chybí { $who }. Do návratu může hrát počítač.
web-absent-level = Síla
web-absent-replace = Ať hraje počítač
web-absent-plays = Do návratu hráče { $who } hraje počítač.
web-absent-called = { $who } (počítač)
web-lobby-stand-in = Hraje za tebe počítač. Otevři stůl a místo je zase tvoje.

## Zvuky a volání

web-sound = Zvuky
web-sound-volume = Hlasitost
web-calls = Zavolat mě, když budu na tahu
web-calls-tip = Oznámení, když je tato karta skrytá
web-calls-denied = Prohlížeč to této stránce zakazuje; lze to změnit v jeho nastavení
web-calls-missing = Prohlížeče to dovolují jen přes https nebo na počítači serveru

## Hry v předsálí

web-weight-1 = lehká
web-weight-2 = střední
web-weight-3 = náročná
web-weight-4 = těžká
web-weight-first = dobrá první hra
web-new-rules-plain = podle pravidel
