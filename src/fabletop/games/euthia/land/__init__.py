"""The land: its geometry, moving over it, where one could walk."""
