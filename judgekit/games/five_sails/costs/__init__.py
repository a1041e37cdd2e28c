"""What things cost: Wealth and Parley, the additional costs before a bullet, and what becomes of a cost that cannot be paid."""
