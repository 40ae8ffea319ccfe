"""The scenes in which positions may start, and what may be drawn next."""

from __future__ import annotations

from ....kernel.vocabulary import Start
from ..named import LIST, MOMENT, SEAT, STEP, TILE, WHY, N
from .own import THEN_ROUND

THEN_TURN = "then the turn of the active Hero goes on"

SCENES: dict[str, Start] = {
    "begin_round": Start("a round, with the Event of the Scenario, and those after it"),
    "turn": Start("that seat's turn from its beginning, and nothing after it", (SEAT,)),
    "acting": Start("the turn of the active Hero goes on, then the others of the round"),
    "turn_over": Start("its end: a token is saved"),
    "dwurt_die": Start("then, for Skoldur: the Dwurt die", (SEAT,)),
    "turn_closed": Start("then: Encounters are refilled, the next Bounty is turned up"),
    "round_over": Start("the end of the round, and the next ones"),
    "final_scoring": Start("the reckoning; the game ends after it"),
    "entered": Start(f"the Hero has just entered its space: tiles, Powers, Monster; {THEN_TURN}", (SEAT,)),
    "reveal": Start(f"Map tiles until the space is surrounded; {THEN_TURN}", (SEAT,)),
    "dig": Start(f"the Mining Action, already paid; {THEN_TURN}", (SEAT,)),
    "trading": Start(f"the Trade Action, already paid; give `trading`; {THEN_TURN}", (SEAT,)),
    "packing": Start(f"arranging things; {THEN_TURN}", (SEAT,)),
    "tidy": Start(f"making room; {THEN_TURN}", (SEAT,)),
    "hand_limit": Start(f"more than five cards; {THEN_TURN}", (SEAT,)),
    "reveal_tiles": Start(f"Hero tiles are revealed; {THEN_TURN}", (SEAT,)),
    "roll": Start("a Hero Roll, and nothing after it", (SEAT, WHY)),
    "combat": Start(f"a Combat on the space of the Hero; its Action is paid first; {THEN_TURN}", (SEAT,)),
    "hunt_elite": Start("the same with the Elite Monster of the face-up Bounty", (SEAT,)),
    "prepare": Start("the preparation of a Combat, then its rounds; give `fight`, as in all that follow", (SEAT,)),
    "first_strike": Start("the First Strike, then the rounds", (SEAT,)),
    "combat_round": Start("the next round of the Combat (`round` goes up by 1), and all that follow", (SEAT,)),
    "healing": Start(f"the healing phase; {THEN_ROUND}", (SEAT,)),
    "monster_attack": Start(f"the Monster attack; {THEN_ROUND}", (SEAT,)),
    "hero_attack": Start(f"the Hero attack; {THEN_ROUND}", (SEAT,)),
    "rival_cards": Start(f"cards of the Monster Player; {THEN_ROUND}", (SEAT, STEP)),
    "attack_rolled": Start(f"a Monster attack is rolled, give its `dice`: the answers; {THEN_ROUND}", (SEAT,)),
    "word": Start(f"one word of the alternation, and those after it; {THEN_ROUND}", (SEAT,)),
    "wounds_dealt": Start(f"the Wounds of a Monster attack, give its `dice`; {THEN_ROUND}", (SEAT,)),
    "combat_card": Start(f"alone and together: the Combat card; {THEN_ROUND}", (SEAT,)),
    "chaos_actions": Start(f"alone and together: the Chaos Actions; {THEN_ROUND}", (SEAT,)),
    "response": Start(f"alone and together: the answer of the Hero; {THEN_ROUND}", (SEAT,)),
    "choose_weapon": Start(f"the Hero chooses a weapon and attacks; {THEN_ROUND}", (SEAT,)),
    "attack_with": Start(f"the Hero attacks with that weapon; {THEN_ROUND}", (SEAT, TILE)),
    "meet_monster": Start("the Monster card is turned up; and nothing after it", (SEAT,)),
    "contest": Start("a word on a Hero Roll under Possession, give `roll`; and nothing after it", (SEAT,)),
    "before_combat": Start("the last chance for what works only outside Combat; and nothing after it", (SEAT,)),
    "strike_first": Start(f"whether the Hero strikes first; {THEN_ROUND}", (SEAT,)),
    "modify_roll": Start("a Hero Roll is changed, give `roll`; and nothing after it", (SEAT,)),
    "use_after": Start(f"what the Hero may use after an attack; {THEN_ROUND}", (SEAT,)),
    "damage_dealt": Start(f"the Damage of a Hero attack, give `roll`; {THEN_ROUND}", (SEAT,)),
    "use_moment": Start(f"what the Hero may use at that moment, e.g. `own_before`; {THEN_ROUND}", (SEAT, MOMENT)),
    "effects": Start(
        "a list of effects from its Nth on, and nothing after it: `healing_potion`, `reward-dragonfly`, "
        "`quest-hunter_bait`, `elemental-fire:2` (a band, counted from 0), `person-miller`",
        (LIST, N, SEAT),
    ),
}

DRAWS = {
    "map": "Map tiles",
    "silver": "Silver cards",
    "gold": "Gold cards",
    "control": "Control cards: the number of a seat, as a text",
    "combat": "Combat cards: `combat_42` shows 4 and 2",
    "bounties": "Bounty cards",
    "STACK": "tiles of a stack: `merchant`, `mountain`, `treasure_1`...",
    "quests-ENCOUNTER": "Quests of an Encounter that lies on the map",
}
