"""Why something cannot be done, or is over, in words."""
