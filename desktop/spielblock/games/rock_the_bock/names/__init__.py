"""What the faces of the dice are called."""
