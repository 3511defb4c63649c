"""Why something is forbidden, good or over, in words."""
