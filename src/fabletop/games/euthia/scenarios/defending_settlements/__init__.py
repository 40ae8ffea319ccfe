"""Defending Settlements: sieges, people, events (EU-62)."""
