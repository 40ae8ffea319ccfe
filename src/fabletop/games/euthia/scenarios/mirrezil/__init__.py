"""Threat of Mirrezil: blight, Faer Power, and a dragon with several aspects (EU-66)."""
