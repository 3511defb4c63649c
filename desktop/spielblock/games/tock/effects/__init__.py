"""What the cards of Tock do, by the options of a match."""
