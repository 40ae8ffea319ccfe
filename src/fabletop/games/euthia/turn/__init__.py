"""Rounds and turns, and what a Hero does in them."""
