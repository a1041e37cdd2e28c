"""A board told in prose, as people describe a dispute, brought to the lines of a typed board: `told_story` is the door."""
