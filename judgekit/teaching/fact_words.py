"""Facts as questions: `Soline threat` asks how much threat is in the pool of Soline."""

from __future__ import annotations

from judgekit.games.five_sails.facts.reading import Said

WORDS = {
    "last_wounds": "How many wounds did {card} have when destroyed?",
    "wounds": "How many wounds are on {card} {when}?",
    "stat_value": "What is the {stat} of {card} {when}?",
    "engaged": "Is {card} engaged {when}?",
    "en_garde": "Is {card} en garde {when}?",
    "is_in_play": "Is {card} in play {when}?",
    "facedown": "Does {card} lie face down {when}?",
    "at": "Where is {card} {when}?",
    "zone": "Where does {card} lie {when}?",
    "bearer": "Who has {card} equipped {when}?",
    "controller": "Who controls {card} {when}?",
    "abilities": "How many abilities does {card} have {when}?",
    "card_worth": "How much is {card} worth as payment {when}?",
    "fires": "How often have the abilities of {card} answered so far {when}?",
    "place_controller": "Who controls {place} {when}?",
    "place_free": "Is {place} uncontrolled {when}?",
    "place_renown": "How much Renown lies on {place} {when}?",
    "renown": "How much Renown does {player} have {when}?",
    "hand": "How many cards does {player} hold {when}?",
    "top_of_city": "Which card lies on top of the City Deck {when}?",
    "deck": "How many cards has the deck of {player} {when}?",
    "discards": "How many cards has the discard pile of {player} {when}?",
    "eliminated": "Is {player} out of the game {when}?",
    "pressure": "Which sum does {player} have in the pressure?",
    "threat": "How much threat is in the pool of {card} {when}?",
    "card_value": "What is the {value} of the combat card {when}?",
    "pressed": "Does the pressure succeed?",
    "duel_over": "Is the duel over {when}?",
    "participant": "Whose round is it {when}?",
    "round_number": "Which round of the duel is it {when}?",
    "excess": "How much threat do Restricted Hostilities discard?",
    "active": "Who has priority {when}?",
    "asked": "Who must choose {when}?",
    "question": "Which kind of question is open {when}?",
    "first": "Who is the First Player {when}?",
    "by_chance": "Does chance decide who is the First Player?",
    "winner": "Who has won {when}?",
    "victory": "By which victory has somebody won {when}?",
    "check": "Which check of victory came last {when}?",
    "deciding_check": "Which check of victory decides the game {when}?",
    "result": "How does the game end {when}?",
    "over": "Is the game over {when}?",
    "day": "Which Day is it {when}?",
    "phase": "Which phase is it {when}?",
    "status": "Do the books say what happens then?",
    "readings": "Between which readings does the judge decide?",
    "sum_here": "How much {basic} does {player} have at {place} in all {when}?",
    "down_to_limit": "How many cards does {player} discard for the hand limit?",
    "round_of": "Whose round is round {number}?",
    "excess_then": "How much threat do Restricted Hostilities discard?",
    "times": "How often have the abilities of {card} answered so far {when}?",
    "value_paid": "How much is {card} worth as payment {when}?",
    "method": "How is the First Player found?",
    "first_among": "Is the First Player one of {players} {when}?",
    "crew": "How many characters does {player} have in play {when}?",
    "equipped_with": "What does {card} have equipped {when}?",
    "has_priority": "Does {player} have priority {when}?",
    "how_many_places": "How many locations does {player} control {when}?",
    "excess_round": "How much threat do Restricted Hostilities discard?",
    "excess_round_of": "How much threat was discarded as excess in round {number} of duel {duel}?",
    "excess_duel": "How much threat was discarded as excess in duel {duel}?",
    "gambled": "How often has {player} gambled in this duel {when}?",
    "gambled_in": "How often did {player} gamble in duel {duel}?",
    "round_in": "Whose round was round {number} of duel {duel}?",
    "round_count": "How many rounds has the duel had {when}?",
    "duel_count": "How many duels have begun {when}?",
    "excess_of": "How much of the threat of {card} was discarded as excess?",
    "city_deck": "How many cards has the City Deck {when}?",
    "city_discards": "How many cards has the City Deck discard pile {when}?",
    "hand_count": "How many cards does {player} hold {when}?",
    "deck_count": "How many cards has the deck of {player} {when}?",
    "discard_count": "How many cards has the discard pile of {player} {when}?",
    "top_card": "Which card lies on top of the deck of {player} {when}?",
    "bottom_card": "Which card lies at the bottom of the deck of {player} {when}?",
    "cost_due": "How much is to be paid {when}?",
    "cards_paid": "How many cards are discarded to pay?",
    "worth_paid": "How much are the cards worth that were discarded to pay?",
    "card_cost": "What does {card} cost {when}?",
    "available": "Is {card} available {when}?",
    "owner": "Whose card is {card}?",
    "destroyed": "Has {card} been destroyed {when}?",
    "discarded": "Does {card} lie in a discard pile {when}?",
    "card_gambled": "Was {card} gambled?",
    "is_participant": "Does {card} take part in the duel {when}?",
    "adversary": "Who is the adversary of {card} {when}?",
    "challenger": "Who is the challenger {when}?",
    "challenged": "Who is challenged {when}?",
    "duel_stat_name": "Which stat does the duel use?",
    "combat_card": "Which card is the combat card of the round {when}?",
    "value_of": "What is the {value} of {card} {when}?",
    "lethal": "Does {card} have Lethal {when}?",
    "drawn": "Has the game ended in a draw {when}?",
    "people": "How many characters are at {place} {when}?",
    "attachment_count": "How many cards does {card} have equipped {when}?",
    "has_passed": "Has {player} passed {when}?",
}
"""What computes a fact (`Form.value`), by its name, and the question about it. What is not here is asked in the words of the fact."""
UNASKED = frozenset({"question", "readings"})
TITLES = {"stat": str.title, "value": str.title, "basic": str.title}


def asked(said: Said, body: str, after: bool) -> str:
    """A fact as a question about now, or about what is so after the step."""
    words = WORDS.get(said.form.value.__name__)
    when = "after that" if after else "now"
    if words is None:
        return f"What holds {when}: {body}?"
    return words.format(**{k: TITLES.get(k, str)(v) for k, v in said.names.items()}, when=when)


def is_askable(said: Said) -> bool:
    """Whether a fact makes a question that people understand."""
    return said.form.value.__name__ not in UNASKED
