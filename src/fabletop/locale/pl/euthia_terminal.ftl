### Euthia w terminalu. Każde zdanie jest naszego autorstwa.

## Oznaczenia na mapie, po dwie litery

eu-terminal-code-plain = ··
eu-terminal-code-mountains = Gó
eu-terminal-code-lake = Je
eu-terminal-code-cave = Ja
eu-terminal-code-treasure_1 = S1
eu-terminal-code-treasure_2 = S2
eu-terminal-code-treasure_3 = S3
eu-terminal-code-elemental_fire = Og
eu-terminal-code-elemental_water = Wo
eu-terminal-code-elemental_air = Po
eu-terminal-code-elemental_earth = Zi
eu-terminal-code-portal = Pt
eu-terminal-code-merchants = Ku
eu-terminal-code-alchemists = Al
eu-terminal-code-dragonslayers_towers = Wi
eu-terminal-code-encounter = Sp
eu-terminal-code-legend = Le
eu-terminal-code-ruins = Ru
eu-terminal-code-church = Ko

## Mapa

eu-terminal-steps = kroki, jeśli zużyjesz wszystko
eu-terminal-figure = Bohaterowie, według numeru gracza
eu-terminal-token-h = żeton Bohatera
eu-terminal-token-t = żeton Handlu
eu-terminal-token-m = kopalnia
eu-terminal-token-e = po konfrontacji
eu-terminal-more = kraina ciągnie się dalej: { $where }

## Plansze

eu-terminal-free = Wolne pola
eu-terminal-locked = Zablokowane pola
