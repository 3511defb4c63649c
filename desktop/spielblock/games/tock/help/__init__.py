"""The rules of Tock explained: options, first meeting, rules help."""
