"""What prompts, keys and events are called, as message ids with arguments."""
