"""Hide and Sea: one ship for all, three fleets behind it, coves to hide in."""
