"""What a seat may see, and what it may not."""

from .secrets import components, hidden, redeal, result
from .shapes import TableView
from .table import view

__all__ = ["TableView", "components", "hidden", "redeal", "result", "view"]
