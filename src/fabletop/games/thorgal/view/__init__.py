"""What a seat may see, and what it may not."""

from .facts import Facts, facts
from .secrets import components, hidden, redeal, result
from .shapes import TableView
from .table import view

__all__ = ["Facts", "TableView", "components", "facts", "hidden", "redeal", "result", "view"]
