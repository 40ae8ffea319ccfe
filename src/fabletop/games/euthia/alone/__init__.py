"""Games without rivals: the Monster that plays by itself, its cards, ranks and goals."""
