"""The passes that bring what people write to the sentences of the vocabulary: all of them, in their order.

1. The text of a card (`cards.py`): how its abilities begin, and what the card says of itself, without its name.
2. The text of an ability (`tidied`, the rooms in `abilities/`): marks; who and what is meant; amounts; what somebody may avert; what is
   answered. Then sentences that belong together become such as stand for themselves: what a scheme keeps in mind, about recruiting, about
   duels, about piles, what is chosen, what is done otherwise. Afterwards the text is cut into sentences; one without a marker that answers
   something is a Forced ability (`forced.py`), and one that says two things is split (`splitting.py`, `about.py`).
3. A sentence (`usual`, the rooms in `sentences/`):
   its words are made plain (`PLAIN`: names, numbers, auxiliary verbs, who and what is meant),
   the moment for which it waits is put in front (`FRONT`),
   it is rewritten in the room of what it is about (`ROOMS`),
   and what is counted is said as "for each" (`LAST`), since that holds any other sentence.

A row belongs to the room of what its sentence is about, and there to the table of its kind of sentence: effect, condition, trigger,
Passive, cost; each row sees what those before it have left. Two rooms seldom meet in a sentence. Where they do, the one that rewrites a
part of it stands before the one that knows the whole, and the general one (`piles`, `players`, `conditions`) behind the particular.
"""

from __future__ import annotations

import re

from judgekit.games.five_sails.texts.called import found_by_name
from judgekit.games.five_sails.texts.wordings.abilities.alternatives import ALTERNATIVES, INSTEAD, noted
from judgekit.games.five_sails.texts.wordings.abilities.amounts import amounts
from judgekit.games.five_sails.texts.wordings.abilities.answered import ANSWERED, ANSWERS
from judgekit.games.five_sails.texts.wordings.abilities.brought import BROUGHT
from judgekit.games.five_sails.texts.wordings.abilities.chosen import CHOSEN
from judgekit.games.five_sails.texts.wordings.abilities.dealt import DEALT
from judgekit.games.five_sails.texts.wordings.abilities.duels import DUELS
from judgekit.games.five_sails.texts.wordings.abilities.gambled import gambled
from judgekit.games.five_sails.texts.wordings.abilities.marks import LETHAL, MARKS, ways
from judgekit.games.five_sails.texts.wordings.abilities.meant import MEANT
from judgekit.games.five_sails.texts.wordings.abilities.offers import offered
from judgekit.games.five_sails.texts.wordings.abilities.own import OF_ITSELF
from judgekit.games.five_sails.texts.wordings.abilities.performers import performers
from judgekit.games.five_sails.texts.wordings.abilities.piles import piles as piles_together
from judgekit.games.five_sails.texts.wordings.abilities.recruited import RECRUITED
from judgekit.games.five_sails.texts.wordings.abilities.schemes import remembered, schemes
from judgekit.games.five_sails.texts.wordings.abilities.spoken_of import spoken_of
from judgekit.games.five_sails.texts.wordings.sentences.abilities import abilities
from judgekit.games.five_sails.texts.wordings.sentences.attachments import attachments
from judgekit.games.five_sails.texts.wordings.sentences.cancelling import cancelling
from judgekit.games.five_sails.texts.wordings.sentences.challenges import challenges
from judgekit.games.five_sails.texts.wordings.sentences.choosing import choosing
from judgekit.games.five_sails.texts.wordings.sentences.conditions import conditions
from judgekit.games.five_sails.texts.wordings.sentences.control import control
from judgekit.games.five_sails.texts.wordings.sentences.copying import copying
from judgekit.games.five_sails.texts.wordings.sentences.costs import costs
from judgekit.games.five_sails.texts.wordings.sentences.counting import counting
from judgekit.games.five_sails.texts.wordings.sentences.days import days
from judgekit.games.five_sails.texts.wordings.sentences.delayed import delayed
from judgekit.games.five_sails.texts.wordings.sentences.duelling import duelling
from judgekit.games.five_sails.texts.wordings.sentences.engaging import engaging
from judgekit.games.five_sails.texts.wordings.sentences.forbidding import forbidding
from judgekit.games.five_sails.texts.wordings.sentences.hostilities import hostilities
from judgekit.games.five_sails.texts.wordings.sentences.initiative import initiative
from judgekit.games.five_sails.texts.wordings.sentences.meant import meant
from judgekit.games.five_sails.texts.wordings.sentences.piles import piles
from judgekit.games.five_sails.texts.wordings.sentences.places import places
from judgekit.games.five_sails.texts.wordings.sentences.players import players
from judgekit.games.five_sails.texts.wordings.sentences.pools import pools
from judgekit.games.five_sails.texts.wordings.sentences.prices import prices
from judgekit.games.five_sails.texts.wordings.sentences.renown import renown
from judgekit.games.five_sails.texts.wordings.sentences.values import values
from judgekit.games.five_sails.texts.wordings.sentences.words import words
from judgekit.games.five_sails.texts.wordings.sentences.wounds import wounds

PLAIN = (found_by_name, hostilities, words, meant)
"""What makes the words plain; Restricted Hostilities come first, since their numbers and stats are said in words of their own."""
FRONT = (delayed,)
ROOMS = (
    copying,
    initiative,
    renown,
    forbidding,
    abilities,
    prices,
    engaging,
    days,
    wounds,
    values,
    control,
    pools,
    places,
    challenges,
    duelling,
    costs,
    cancelling,
    attachments,
    choosing,
    piles,
    players,
    conditions,
)
LAST = (counting,)


ANSWERING = {"Reaction", "Forced"}
ALONE = re.compile(r"\b((?:if|while|unless) )this is(?= (?:your|the) only (?:friendly )?character\b)", re.IGNORECASE)
"""Who is alone, said of the character that uses the ability."""
OWN = {"Maneuver": "your participant", "Technique": "your participant"}
"""Who uses an ability of a kind, as the vocabulary says it."""


def tidied(kind: str, text: str) -> str:
    """The text of an ability as the reader of sentences takes it."""
    text = ALONE.sub(lambda m: f"{m[1]}{OWN.get(kind, 'your performer')} is", text)
    text = offered(amounts(MEANT(performers(MARKS(ways(text))))))
    text = noted(DEALT(BROUGHT(text)))
    text = ANSWERED(RECRUITED(spoken_of(OF_ITSELF(text))))
    text = ANSWERS(text) if kind in ANSWERING else text
    text = schemes(text) if kind == "Scheme" else remembered(text) if kind in ANSWERING else text
    text = CHOSEN(piles_together(gambled(DUELS(text))))
    text = ALTERNATIVES(text if kind in ANSWERING else INSTEAD(text))
    return text if kind == "Passive" else LETHAL(text)


def usual(role: str, sentence: str) -> str:
    """A sentence of a kind (effect, condition, trigger, passive, cost) in the wording of the vocabulary."""
    for table in (*PLAIN, *FRONT, *ROOMS, *LAST):
        sentence = " ".join(table(role, sentence).split())
    return sentence
