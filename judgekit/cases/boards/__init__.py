"""A board by hand: its text as cards and moments to be tapped, and the record that grows with each thing done."""
