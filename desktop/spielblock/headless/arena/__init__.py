"""Bots against bots: the same dice and cards for everybody, every seat in turn, strengths with intervals."""
