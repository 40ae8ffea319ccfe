"""Farruga's Hunger: a dragon that hunts the proud, worn down card by card (EU-65)."""
