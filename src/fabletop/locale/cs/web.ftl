### Prohlížeč: to, co říká každá stránka.

web-title = Fabletop
web-you = Ty
web-seat = Místo { $number }
web-close = Zavřít
web-loading = Okamžik…
web-open-rules = Otevřít pravidla
web-no-clause = Pravidlo { $clause } neexistuje.
web-lost-connection = Spojení se přerušilo. Zkoušíme to dál; nic se neztratilo.
web-hint-late = Hra mezitím pokročila.
web-die = { $colour } { $face }
web-computer-fox = Starý Lišák
web-computer-owl = Šedá Sova
web-computer-bear = Bratr Medvěd
web-computer-hare = Hbitý Zajíc
web-computer-wolf = Osamělý Vlk
web-computer-crow = Moudrá Vrána
web-computer-stag = Bílý Jelen
web-level-beginner = začátečník
web-level-easy = snadný
web-level-normal = zkušený
web-level-hard = expert
web-level-master = mistr
web-level-random = hraje náhodně

## Co mluví pro volbu

worth-rivals = Nejlepší soupeř
worth-for = { $part } +{ $points }
worth-against = { $part } −{ $points }
worth-risk = 8krát z 10: od { $low } do { $high }
worth-plus = +{ $points }
worth-minus = −{ $points }
worth-figure = { $points }
