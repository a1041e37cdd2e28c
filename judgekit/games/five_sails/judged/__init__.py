"""The points at which the books are silent or contradict themselves: their readings, and asking the judge."""
