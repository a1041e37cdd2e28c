"""The parts of a case as text or JSON: headings, board, and the lines below `steps:`. The door is `judgekit.cases.reader`."""
