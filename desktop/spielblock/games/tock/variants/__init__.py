"""The rule variants of Tock in words."""
