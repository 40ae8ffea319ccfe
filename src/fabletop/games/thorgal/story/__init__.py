"""Paragraphs, endings, and the moments at which an adventure changes the rules."""
