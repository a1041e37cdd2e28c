"""From a question in the player's own words to cited rules.

from judgekit.library import Library
from judgekit.search import Searcher
answer = Searcher(Library.open()).ask("too many characters for my crew cap", game="five-sails")
answer.hits[0].rule.id
"""

from judgekit.search.answer import Answer, CardHit, Hit
from judgekit.search.searcher import Searcher

__all__ = ["Answer", "CardHit", "Hit", "Searcher"]
