"""Every page in every look: drawn, checked by machine, and put on sheets to be looked at."""
