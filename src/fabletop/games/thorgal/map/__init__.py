"""The Map: ways, Locations, tokens."""
