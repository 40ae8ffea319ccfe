"""The register of Thunderstone's scenes."""

from ...kernel import Scenes

scene = Scenes()
