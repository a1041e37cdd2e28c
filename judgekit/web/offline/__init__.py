"""The page without its server: what a browser keeps, and the Python that runs there."""
