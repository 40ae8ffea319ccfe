"""Finding rules by everyday words."""
