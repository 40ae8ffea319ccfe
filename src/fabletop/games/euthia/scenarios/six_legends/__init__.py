"""The Six Legends: trials, and the Artifacts that lie there (EU-64)."""
