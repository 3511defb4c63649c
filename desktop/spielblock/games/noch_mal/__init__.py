"""Noch mal!: coloured cells, six dice, and a pencil."""
