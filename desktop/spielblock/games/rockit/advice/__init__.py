"""What bots and hints say about a move of Rockit, in words."""
