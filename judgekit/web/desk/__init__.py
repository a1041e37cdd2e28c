"""The desk in the page: rulings, who may write them, and the same for programs."""
