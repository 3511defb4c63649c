"""What the end of a match says beside the totals."""
