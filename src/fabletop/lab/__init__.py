"""Research: many games, and what they tell."""

from .simulate import Report, SeatReport, simulate

__all__ = ["Report", "SeatReport", "simulate"]
