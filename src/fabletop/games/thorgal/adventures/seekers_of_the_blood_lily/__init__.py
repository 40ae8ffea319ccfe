"""Seekers of the Blood Lily: the guards, the townsfolk, the Thief on one of four ships (TH-35.13 to TH-35.22)."""
