"""What happens. Words and log lines, what flies on the board, what the lab counts: all read these fields."""
