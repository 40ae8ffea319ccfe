"""How a position file is laid out."""
