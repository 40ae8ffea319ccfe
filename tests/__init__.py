"""The tests of Fabletop."""

from fabletop.games import _found

GAMES = list(_found())  # all of them, those too that are not offered to players yet
