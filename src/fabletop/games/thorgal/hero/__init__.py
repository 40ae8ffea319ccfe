"""What a Hero has and may do: Wounds, Resources, Items, the Skill."""
