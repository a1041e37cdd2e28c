"""Doing what the steps of a case tell, from where one stands: who does it, under which condition, and what goes without saying."""
