"""Rockit: get rid of the cards, and say so in time."""
