"""The games: procedures, conditions, costs and effects of each, as data for the engine."""
