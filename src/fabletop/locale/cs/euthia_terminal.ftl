### Euthia v terminálu. Každá věta je naše vlastní.

## Značky na mapě, vždy dvě písmena

eu-terminal-code-plain = ··
eu-terminal-code-mountains = Ho
eu-terminal-code-lake = Je
eu-terminal-code-cave = Js
eu-terminal-code-treasure_1 = P1
eu-terminal-code-treasure_2 = P2
eu-terminal-code-treasure_3 = P3
eu-terminal-code-elemental_fire = Oh
eu-terminal-code-elemental_water = Vo
eu-terminal-code-elemental_air = Vz
eu-terminal-code-elemental_earth = Ze
eu-terminal-code-portal = Po
eu-terminal-code-merchants = Ku
eu-terminal-code-alchemists = Al
eu-terminal-code-dragonslayers_towers = Dr
eu-terminal-code-encounter = Se
eu-terminal-code-legend = Le
eu-terminal-code-ruins = Ru
eu-terminal-code-church = Ko

## Mapa

eu-terminal-steps = kroky, když použiješ všechno
eu-terminal-figure = hrdinové podle čísla hráče
eu-terminal-token-h = žeton hrdiny
eu-terminal-token-t = žeton obchodu
eu-terminal-token-m = důl
eu-terminal-token-e = po konfrontaci
eu-terminal-more = kraj pokračuje: { $where }

## Desky hrdinů

eu-terminal-free = Volná pole
eu-terminal-locked = Zamčená pole
