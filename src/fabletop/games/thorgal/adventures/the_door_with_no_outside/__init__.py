"""The Door With No Outside: rooms with two faces, Reflections, memory and thread, forgetting."""
