"""What the cards of Rockit are called."""
