"""What takes longer than a check may: `python3 -m tests.long NAME`, each with a report."""
