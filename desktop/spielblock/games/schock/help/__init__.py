"""The rules of Schock explained, and its options in words."""
