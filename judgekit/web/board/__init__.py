"""The board in the page: set up by tapping, stepped with reasons and citations, and the same for programs."""
