"""Facts as cases state them."""
