"""Other cards called by their names in the text of a card: "After Anselm is wounded" where Anselm is another character of the board."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judgekit.engine.rewriting import one_of

NO_NAME = r"(?<!called )(?<!\bnamed )(?<!\b[Aa] )(?<!\b[Aa]n )(?<!\b[Tt]he )(?<!\btarget )(?<!\beach )(?<!\bother )"
"""What a name does not stand behind: there, the word says of what kind something is."""
OF_A_KIND = {"Leader", "Mercenary", "Brute", "Character", "Scheme"}
"""Words that say of what kind somebody is: a name that begins so, `Leader of B`, is not meant by them alone."""
IN_PLAY = ("character", "attachment")
"""The kinds of cards that stand in play under their names; a text that names another one speaks of what lies elsewhere."""


def others_called(text: str, kinds: Mapping[str, str]) -> str:
    """A text in which other cards, by name and kind, are spoken of as what is called so."""
    short = {first: name for name in kinds if (first := name.split(" ")[0]) not in OF_A_KIND}
    full = {name: name for name in kinds} | {s: name for s, name in short.items() if sum(other.split(" ")[0] == s for other in kinds) == 1}
    meant = {said: name for said, name in full.items() if kinds[name] in IN_PLAY and said[:1].isupper()}
    if not meant:
        return text
    said = re.compile(rf"{NO_NAME}\b({one_of(tuple(meant))})\b(?!\s*:)(['’]s location\b)?")
    return said.sub(lambda m: f"{'the location of ' if m[2] else ''}the {kinds[meant[m[1]]]} called {meant[m[1]]}", text)


ARTICLES = {"effect": "a chosen", "cost": "a chosen"}
"""How a sentence speaks of the one that is called so: as one that is found when it takes place, or as any."""


def found_by_name(role: str, sentence: str) -> str:
    """A sentence in which what is called by its name is found like anything of its kind."""
    return re.sub(rf"\bthe ({'|'.join(IN_PLAY)}) called (?=[A-Z])", rf"{ARTICLES.get(role, 'a')} \1 called ", sentence)
