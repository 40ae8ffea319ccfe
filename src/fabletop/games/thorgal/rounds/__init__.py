"""Setup, rounds, turns, the Row, the Event phase."""
