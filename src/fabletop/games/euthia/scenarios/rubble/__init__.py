"""Rubble: a rule that two Scenarios use (EU-63.7, EU-63.10, EU-63.11)."""
