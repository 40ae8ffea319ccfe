### Przeglądarka: to, co mówi każda strona.

web-title = Fabletop
web-you = Ty
web-seat = Miejsce { $number }
web-close = Zamknij
web-loading = Chwileczkę…
web-open-rules = Otwórz zasady
web-no-clause = Nie ma zasady { $clause }.
web-lost-connection = Połączenie zostało przerwane. Próbujemy dalej; nic nie przepadło.
web-hint-late = Gra poszła już dalej.
web-die = { $colour } { $face }
web-computer-fox = Stary Lis
web-computer-owl = Szara Sowa
web-computer-bear = Brat Niedźwiedź
web-computer-hare = Chyży Zając
web-computer-wolf = Samotny Wilk
web-computer-crow = Mądra Wrona
web-computer-stag = Biały Jeleń
web-level-beginner = nowicjusz
web-level-easy = łatwy
web-level-normal = doświadczony
web-level-hard = ekspert
web-level-master = mistrz
web-level-random = gra losowo

## Co przemawia za wyborem

worth-rivals = Najlepszy rywal
worth-for = { $part } +{ $points }
worth-against = { $part } −{ $points }
worth-risk = 8 razy na 10: od { $low } do { $high }
worth-plus = +{ $points }
worth-minus = −{ $points }
worth-figure = { $points }
