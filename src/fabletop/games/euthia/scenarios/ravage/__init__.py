"""Ravage cards: a deck that two Scenarios use (EU-63.5, EU-66.6)."""
