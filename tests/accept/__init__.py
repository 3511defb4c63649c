"""What the plan promises, point by point: `python3 -m tests.accept N` for issue N."""
