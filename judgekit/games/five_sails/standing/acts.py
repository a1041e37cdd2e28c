"""What Passive abilities change about acts: intervening, challenging, moving, suffering wounds, being discarded, and what a duel leaves behind."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.events import happen
from judgekit.engine.facts import find_fact, put_fact
from judgekit.engine.trace import Card, Log, card_name, say
from judgekit.engine.values import Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.conditions.where import adjacent
from judgekit.games.five_sails.effects.reveal import of_kind, pick, put
from judgekit.games.five_sails.standing.basic import ALWAYS, held, says_of, speaks_of, standing
from judgekit.games.five_sails.texts.references import card_meant, matches
from judgekit.games.five_sails.values import characters, clockwise, equipped, has, in_city, location, pile, side_of_player

held(
    "intervenes by",
    "by engaging a {noun} equipped to them instead, {who} can intervene even while engaged",
    doc="What the character has equipped engages in its place.",
)
held("once engaged", "once per Day, {who} can issue a challenge or intervene while engaged", doc="Being engaged does not matter once a Day.")
held(
    "challenges away",
    "{who} can challenge whoever opposes a {noun} at an adjacent location, and moves there then",
    doc="The basic challenge reaches an adjacent location where such a character is.",
)
held(
    "ignores wounds",
    "{who} ignores wounds from {trait} cards and from {trait2} abilities that they perform",
    doc="Such wounds do nothing, and count as suffered where they are a cost.",
)
held(
    "takes threat",
    "when {who} intervenes, no combat card is played for them, and the threat becomes wounds",
    doc="The duel has one round without a card.",
)
held("counts as", "{who} can count as a {trait} for your abilities", doc="The card has the trait wherever an ability of its player asks for it.")
held("fetched", "in set-up, show a {noun} of your deck and take it into your hand", doc="Done once the Leaders are revealed.")
held(
    "equipped first",
    "in set-up, equip a {noun} of your deck to {who} without paying and shuffle your deck",
    doc="Done once the Leaders are revealed, whatever the card costs.",
)
held(
    "engages refusers",
    "an enemy character that refuses a challenge by {who} is engaged",
    doc="Done when the challenge has been refused.",
)
held(
    "keeps line",
    "when a duel of {who} ends, each {noun} of their dueling line goes into your hand instead",
    doc="Such cards are not discarded with the rest; not when the character has left play.",
)
held(
    "destroyed without",
    "this card is destroyed once the equipped character has no {noun} equipped",
    doc="Looked at whenever a card leaves its bearer.",
)


def intervening_weapon(p: Position, card: int) -> list[int]:
    """What a character could engage instead of itself to intervene."""
    found = []
    for use, said in standing(p, "intervenes by"):
        kind = Target(said.args[0][0], tuple(said.args[0][1:]))
        if speaks_of(p, use, said.args[1], card):
            found += [n for n in equipped(p, card) if not p.cards[n].engaged and matches(p, use, kind, n)]
    return found


def once_engaged(p: Position, card: int) -> bool:
    """Whether a character may act while engaged, as it may once a Day, and has not done so."""
    return any(True for _ in says_of(p, "once engaged", card)) and find_fact(p, "acted engaged", card) is None


def acted_engaged(p: Position, card: int) -> Position:
    """Keeps in mind that the character has acted while engaged."""
    return put_fact(p, Fact("acted engaged", card, until="day"))


def engage_to_intervene(p: Position, card: int, player: int, log: Log | None) -> Position:
    """Intervening costs engaging: the character, or what it has equipped, or nothing once a Day."""
    weapons = intervening_weapon(p, card)
    if weapons and not p.cards[card].engaged:
        return p.on((*p.stack, Ask(player, "what engages", (card, *weapons))))
    if weapons:
        return p.on((*p.stack, Ask(player, "what engages", tuple(weapons)))) if len(weapons) > 1 else _engage(p, weapons[0], player, log)
    if p.cards[card].engaged and once_engaged(p, card):
        say(log, p, ALWAYS, "{} acts while engaged, as it may once a Day.", Card(card))
        return acted_engaged(p, card)
    return _engage(p, card, player, log)


def _engage(p: Position, card: int, player: int, log: Log | None) -> Position:
    return happen(p, Event("engaged", card, player, by=card), log)


question(
    "what engages",
    "challenge/intervene-engages",
    "What engages?",
    lambda p, ask: [(n,) for n in ask.data],
    no_reasons,
    lambda p, ask, args: f"engage {card_name(p, args[0])}",
    lambda p, ask, args, log: _engage(p, args[0], ask.player, log),
    role="card",
)


def reaches(p: Position, challenger: int, thing: int) -> bool:
    """Whether a Passive ability lets a character challenge somebody at an adjacent location."""
    at, here, mine = location(p, thing), location(p, challenger), p.cards[challenger].control
    if not in_city(p, at) or adjacent(p, here, at) is not True or p.cards[thing].control in (mine, -1):
        return False
    for use, said in says_of(p, "challenges away", challenger):
        kind = Target(said.args[1][0], tuple(said.args[1][1:]))
        if any(matches(p, use, kind, n) for n in characters(p, mine, at)):
            return True
    return False


def follow(p: Position, challenger: int, target: int, log: Log | None) -> Position:
    """A challenger who reaches an adjacent location moves there."""
    if "challenges away" not in p.cast.passive_words or not reaches(p, challenger, target):
        return p
    return happen(p, Event("moved", challenger, p.cards[challenger].control, place=location(p, target), by=challenger), log)


def ignores(p: Position, card: int, event: Event) -> bool:
    """Whether a character ignores wounds that an ability of its own brings about."""
    for _, said in says_of(p, "ignores wounds", card):
        frame = next((f for f in reversed(p.stack) if isinstance(f, Use) and f.card == event.by and f.performer == card), None)
        if frame is not None and (has(p, event.by, said.args[1]) or said.args[2] in p.ability(frame.card, frame.number).qualifiers):
            return True
    return False


def takes_threat(p: Position, card: int) -> bool:
    """Whether a character that has intervened plays no combat card and takes the threat as wounds."""
    if find_fact(p, "has intervened", card) is None:
        return False
    return any(True for _ in says_of(p, "takes threat", card))


def counts_as(p: Position, use: Use, card: int, trait: str) -> bool:
    """Whether a card can count as having a trait for an ability of its player that is being used."""
    if use.card < 0 or p.cards[card].control != use.player or p.ability(use.card, use.number).kind == "Passive":
        return False
    return any(said.args[1] == trait for _, said in says_of(p, "counts as", card))


def fetch(p: Position, log: Log | None) -> Position:
    """In set-up: what the Leaders say of cards that their players take out of their decks."""
    for player in reversed(clockwise(p, p.board.token)):
        for use, said in standing(p, "fetched"):
            if use.player == player:
                p = pick(p, use, "hand", said.args[0], log, pile(p, "deck", use.player))
        for use, said in standing(p, "equipped first"):
            if use.player == player:
                p = pick(p, use, f"first {card_meant(p, use, said.args[1])}", said.args[0], log, pile(p, "deck", use.player))
    return p


def refusing(p: Position, target: int, challenger: int, log: Log | None) -> Position:
    """An enemy that refuses the challenge of such a character is engaged."""
    by = next((use.card for use, _ in says_of(p, "engages refusers", challenger)), -1)
    if by < 0 or p.cards[target].control == p.cards[challenger].control:
        return p
    return happen(p, Event("engaged", target, p.cards[target].control, by=by), log)


def keep_line(p: Position, log: Log | None) -> Position:
    """What goes from the dueling lines into hand before they are discarded."""
    for use, said in standing(p, "keeps line"):
        side = side_of_player(p, use.player)
        if side >= 0 and speaks_of(p, use, said.args[0], p.board.duel.sides[side].card):
            for n in pile(p, "line", use.player):
                if of_kind(p, use, said.args[1], n):
                    p = put(p, n, "hand", use.player, log)
    return p


def needs_more(p: Position, bearer: int, log: Log | None) -> Position:
    """Destroys what its bearer may no longer have equipped."""
    for use, said in standing(p, "destroyed without"):
        if p.cards[use.card].on == bearer:
            kind = Target(said.args[0][0], tuple(said.args[0][1:]))
            if not any(n != use.card and matches(p, use, kind, n) for n in equipped(p, bearer)):
                say(log, p, ALWAYS, "{} needs what {} has no longer equipped.", Card(use.card), Card(bearer))
                p = happen(p, Event("destroyed", use.card, use.player, by=use.card), log)
    return p
