"""What the reports share."""

SEATS = (1, 2, 3, 4)  # numbers of players
