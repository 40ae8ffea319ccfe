"""Trade and learning."""
