"""Whole games that computer players have played, kept move by move: they hold the rules still."""
