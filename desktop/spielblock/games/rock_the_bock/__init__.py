"""Rock the Bock: ten dice, three rounds, and goats that only count behind enough bucks."""
