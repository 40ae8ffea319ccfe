"""Dragon cards: foes in a row, in two Scenarios (EU-65.10, EU-66.16)."""
