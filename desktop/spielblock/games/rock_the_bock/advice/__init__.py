"""Why a bot likes a move, in words."""
