"""What tiles, cards, Rewards, Quests and Elementals do."""
