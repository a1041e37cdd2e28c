"""One sentence at a position: its parts, the choices that they mean, whether it would be legal, and all that speaks against it."""
