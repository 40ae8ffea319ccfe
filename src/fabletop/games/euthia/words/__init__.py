"""What prompts and keys are called, as message ids with arguments."""
