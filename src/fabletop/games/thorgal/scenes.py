"""The scenes of this game; each module registers its own."""

from ...kernel import Scenes

scene = Scenes()
