"""A Hero: Health, cards, rolls, storage, and the use of tiles."""
