"""Challenge and duel, in the order of the books."""
