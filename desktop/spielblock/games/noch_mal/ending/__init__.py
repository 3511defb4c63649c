"""How a match ended, in words."""
