"""The register of Roll Player's scenes."""

from ...kernel import Scenes

scene = Scenes()
