"""The Well: a miniature adventure with rules of its own, for the tests."""
