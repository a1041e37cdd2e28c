"""What effects say of hands, decks and piles in other words: drawing, discarding, sinking, searching, what is put back."""

from __future__ import annotations

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.rephrased import to_deck
from judgekit.games.five_sails.texts.wordings.terms import NUMBER, N

TO_HAND = r"(?:(?:,| and|, and) reveal it)?(?:,? and|,) (?:put|take|add) it (?:in|into|to) your hand"
EFFECTS = Table(
    (r"^(draw|discard) (\d)$", r"\1 \2 cards"),
    (r"^(?:draw|gain(?= \S+ more cards?$)) (one|two|three|\d) more(?: cards?)?$", r"draw \1 cards"),
    (r"^the adversary discards (?:a|one) random card$", "the adversary discards 1 card at random"),
    (rf"^put ({N}) (?:cards? )?(?:from your hand )?on the bottom of your deck$", r"sink \1 card from your hand"),
    (
        r"^put (target .+?) from the City Deck(?:'s)? discard pile on top of the City Deck$",
        r"put \1 in the City Deck's discard pile on top of its deck",
    ),
    (
        r"^(?:put|return|add|place|move) (target .+?) from the City Deck(?:'s)? discard pile (?:back )?(?:into play )?(?:at|to|on)"
        r" (this location|.+ location)$",
        r"put \1 in the City Deck's discard pile uncontrolled at \2",
    ),
    (r"^(?:shuffle|return) the City Deck(?:'s)? discard pile (?:back )?into (?=the City Deck$)", "shuffle the City Deck's discard pile into "),
    (r"^put one (?:of them )?in(?:to)? your hand$", "put a revealed card into your hand"),
    (r"^(sink|discard) the (?:others?|remaining cards?|other cards?)$", r"\1 the rest"),
    (r"^put them back in any order$", "put the rest back in any order"),
    (
        rf"^search your deck for an? ((?-i:[A-Z])\w+)(?: card| attachment)?{TO_HAND}$",
        r"search your deck for a \1 attachment, reveal it and put it into your hand",
    ),
    (rf"^search your deck for an? (.+?){TO_HAND}$", r"search your deck for a \1, reveal it and put it into your hand"),
    (r"^(?:put|return) (target .+?) (?:from|in) your discard pile (on top of|on the bottom of|into) (?:your|its) deck$", to_deck),
    (r"^equip (target .+?) (?:from|in) your discard pile to (.+)$", r"equip \1 in your discard pile to \2 without paying"),
    (r"^draw that many cards$", "draw a card for each card discarded this way"),
    (
        rf"^(each|target) opponent discards ({N}) (?:cards? at random|random cards?)(?: from their hand)?$",
        r"\1 opponent discards \2 card at random",
    ),
    (r"^discard (an?|one|\d) (?:cards? at random|random cards?)(?: from your hand)?$", r"discard \1 card at random"),
    (r"^look at (?:target|an|your|the) opponent's hand$", "target opponent reveals their hand"),
    (r"^(?:target|an|the) opponent (?:shows you|reveals) their hand$", "target opponent reveals their hand"),
    (
        r"^discard (an?|one|1) card (?:from (?:it|that hand|there|their hand)|of your choice from (?:it|that hand|their hand))$",
        "discard a card from that hand",
    ),
    (r"^look at the adversary's hand$", "target opponent reveals their hand"),
    (r"^put (?:one|1|one of them|one of those cards) in(?:to)? your hand$", "put a revealed card into your hand"),
    (r"^sink the (?:others|other cards|remaining cards|rest of (?:them|those cards))$", "sink the rest"),
    (r"^(reveal|look at) the top card of ", r"\1 the top 1 card of "),
    (
        r"^search your deck for an? (attachment|risk|character) and put it into your hand$",
        r"search your deck for a \1, reveal it and put it into your hand",
    ),
    (r"^shuffle your discard pile (?:back )?into your deck$", "shuffle your discard pile into your deck"),
    (r"^draw up to (\d+|two|three|four) cards$", r"draw up to \1 cards"),
    (rf"^discard ({NUMBER}) (cards?) from (?:your )?hand$", r"discard \1 \2"),
    (r"^draw (?:a number of )?cards equal to (?:the number of )?(.+)$", r"draw a card for each \1"),
    (r"^discard (one|two|three|\d+)(?: of them)?$", r"discard \1 cards"),
    (r"^draw one fewer card$", "reduce the number by one"),
    (r"^(?:put|return) (target .+?) (?:in|from) your discard pile (?:in|in)?to your hand$", r"return \1 in your discard pile to your hand"),
)
piles = ByKind(effect=EFFECTS)
"""A sentence about hands, decks and piles in the words of the vocabulary."""
