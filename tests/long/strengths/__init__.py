"""What `python3 -m tests.long strength` is made of."""
