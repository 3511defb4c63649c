"""What a move brings, in words for a hint."""
