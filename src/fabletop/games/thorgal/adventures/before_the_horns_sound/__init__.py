"""Before the Horns Sound: three fleets, a pledge, the battle, a boat, plunder and oaths."""
