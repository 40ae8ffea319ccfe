"""The tests of Fabletop."""

from fabletop import games

GAMES = games()
