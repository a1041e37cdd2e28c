"""The parts of a case as text or JSON: headings, board, and the lines below `steps:`. The door is `judgekit.cases.reader`."""

import re

vars(re)["_MAXCACHE"] = 4096
# Reading asks for some thousand patterns that hold the names of a case. Python keeps 512 of them and forgets the oldest ones, so that each case
# would compile them all anew: that is half of the time of reading. Where a Python has no such bound, nothing changes.
