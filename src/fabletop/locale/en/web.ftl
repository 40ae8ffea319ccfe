### The browser: what every page says. Every sentence is our own wording.

web-title = Fabletop
web-you = You
web-seat = Seat { $number }
web-close = Close
web-loading = One moment …
web-open-rules = Open the rules
web-no-clause = There is no rule { $clause }.
web-lost-connection = The connection is lost. It is tried again; nothing is lost.
web-hint-late = The table has moved on.
web-die = { $colour } { $face }
web-computer-fox = Old Fox
web-computer-owl = Grey Owl
web-computer-bear = Brother Bear
web-computer-hare = Swift Hare
web-computer-wolf = Lone Wolf
web-computer-crow = Wise Crow
web-computer-stag = White Stag
web-level-beginner = beginner
web-level-easy = easy
web-level-normal = seasoned
web-level-hard = expert
web-level-master = master
web-level-random = plays at random

## What speaks for a choice

worth-rivals = The best rival
worth-for = { $part } +{ $points }
worth-against = { $part } −{ $points }
worth-risk = 8 times out of 10: { $low } to { $high }
worth-plus = +{ $points }
worth-minus = −{ $points }
worth-figure = { $points }
