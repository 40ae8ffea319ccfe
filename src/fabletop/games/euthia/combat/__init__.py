"""A Combat, from its start to its spoils."""
