"""Walking Ruin: a Golem wrecks the land until its spell is worn thin (EU-63)."""
