"""Pieces of patterns that several tables of wordings use."""

STAT = r"\[?(?:resolve|combat|finesse|influence|panache|crew cap)\]?"
VALUE = r"\[?(?:riposte|parry|thrust)\]?"
N = r"(?:\d+|an?|one|two|three|four|five|six)"
NUMBER = r"(?:\d+|an?|one|two|three|four|five|six|seven)"
WHO = "they|it|s?he|that character|the challenged character|th(?:is|e|at) challenge|the target"
