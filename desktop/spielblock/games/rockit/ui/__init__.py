"""The table of Rockit."""
