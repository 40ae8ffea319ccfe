"""What a seat may see, and what it may not."""

from .table import components, hidden, redeal, result, view

__all__ = ["components", "hidden", "redeal", "result", "view"]
