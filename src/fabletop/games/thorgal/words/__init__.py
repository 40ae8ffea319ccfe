"""What questions, options and effects are called."""
