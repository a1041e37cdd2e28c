"""What a case expects, held against where its steps have led: facts, options, citations, orders."""
