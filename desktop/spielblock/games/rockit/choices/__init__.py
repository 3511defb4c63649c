"""What can be done in Rockit, in words."""
