"""The Journey Path (TH-17 to TH-19, TH-21)."""
