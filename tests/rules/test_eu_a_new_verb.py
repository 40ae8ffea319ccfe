"""A new verb is a class and its words: rules, options, preview and computer player know it without being told."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
# A process of its own: a verb that was declared stays.
TRIED = '''
from fabletop.games.euthia.verbs.base import Changes, Numbered
from fabletop.games.euthia.verbs.union import learn_verbs


class Feast(Numbered, frozen=True, kw_only=True):
    """Health, and as much Gold."""

    def apply(self, t, name, seat):
        t.heroes[seat].health += self.n
        t.heroes[seat].gold += self.n

    def foresee(self, found, n):
        found.heal += n

    def worth(self, t, seat):
        return 2.0 * self.n


learn_verbs()

from fabletop.games.euthia.bot.worth import effects_worth
from tests.rules.euthia import at, hero, options, play

effect = {"do": "feast", "n": 2, "timing": "T2", "use": "discard"}
banquet = {"id": "banquet", "source": "designed", "item_type": "flask", "effects": [effect], "sale_price": 1}
laid = {"h0": {"id": "dral", "bare": True, "health": 2, "gold": 1, "bag": ["banquet"]}}
game = at("acting", content={"merchant": [banquet]}, **laid)
read = game.state.content.things["banquet"].effects[0]
assert type(read) is Feast and read.say().id == "eu-web-verb-feast", read
assert effects_worth(game.state, 0, [read]) == 4.0
(use,) = [key for key in options(game) if "banquet" in key and key[0] == "use"]
play(game, use)
assert (hero(game)["health"], hero(game)["gold"], hero(game)["bag"]) == (4, 3, []), hero(game)
found = Changes()
read.foresee(found, read.guess())
assert found.heal == 2
try:
    at("acting", content={"merchant": [{**banquet, "effects": [{**effect, "wine": 1}]}]}, **laid)
except Exception as error:
    assert "wine" in str(error), error
else:
    raise AssertionError("a field that the verb does not have was read")
print("played")
'''


def test_a_new_verb_is_read_said_used_forecast_and_judged() -> None:
    tried = subprocess.run([sys.executable, "-c", TRIED], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert tried.stdout.strip() == "played", tried.stderr
