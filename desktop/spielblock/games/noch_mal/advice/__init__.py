"""What bots say about moves, in words."""
