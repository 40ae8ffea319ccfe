"""Combat (TH-23 to TH-25)."""
