"""The rules of Rockit for the rules page."""
