"""The Hunt: Trophies are paid for on the steps of the Church (EU-61)."""
