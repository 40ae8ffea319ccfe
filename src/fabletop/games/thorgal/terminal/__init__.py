"""Thorgal drawn in a terminal, from what a seat may see and nothing else."""

from .board import TIE_BREAKS, about, badge, brief, draw, line_name, note, prose, scores

__all__ = ["TIE_BREAKS", "about", "badge", "brief", "draw", "line_name", "note", "prose", "scores"]
