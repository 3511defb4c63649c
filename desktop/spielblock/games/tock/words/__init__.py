"""The moves of Tock in words."""
