"""Torkan's Temple: the watched path, the Old Drain, Distrust, the Revolt (TH-35.1 to TH-35.12)."""
