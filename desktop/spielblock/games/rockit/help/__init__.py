"""The options and rules of Rockit in words."""
