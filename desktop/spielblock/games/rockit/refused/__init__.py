"""Why a move of Rockit is refused, in words."""
