"""`python -m fabletop` is the `fabletop` command."""

from .cli import main

main()
