### Euthia in the terminal. Every sentence is our own wording.

## Codes on the map, two letters each

eu-terminal-code-plain = ··
eu-terminal-code-mountains = Mo
eu-terminal-code-lake = La
eu-terminal-code-cave = Ca
eu-terminal-code-treasure_1 = T1
eu-terminal-code-treasure_2 = T2
eu-terminal-code-treasure_3 = T3
eu-terminal-code-elemental_fire = Fi
eu-terminal-code-elemental_water = Wa
eu-terminal-code-elemental_air = Ai
eu-terminal-code-elemental_earth = Ea
eu-terminal-code-portal = Po
eu-terminal-code-merchants = Me
eu-terminal-code-alchemists = Al
eu-terminal-code-dragonslayers_towers = Dr
eu-terminal-code-encounter = En
eu-terminal-code-legend = Le
eu-terminal-code-ruins = Ru
eu-terminal-code-church = Ch

## The map

eu-terminal-steps = steps with all that is left
eu-terminal-figure = Heroes, by the number of the player
eu-terminal-token-h = Hero token
eu-terminal-token-t = Trade token
eu-terminal-token-m = mine
eu-terminal-token-e = was here
eu-terminal-more = the land goes on: { $where }

## Boards

eu-terminal-free = Free slots
eu-terminal-locked = Locked slots
