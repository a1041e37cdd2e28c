"""Facts as questions: `Soline threat` asks how much threat is in the pool of Soline."""

from __future__ import annotations

from judgekit.games.five_sails.facts_reading import Said

WORDS = {
    "{card} wounds when destroyed =": "How many wounds did {card} have when destroyed?",
    "{card} wounds =": "How many wounds are on {card} {when}?",
    "{card} {stat} =": "What is the {stat} of {card} {when}?",
    "{card} engaged =": "Is {card} engaged {when}?",
    "{card} is engaged =": "Is {card} engaged {when}?",
    "{card} en garde =": "Is {card} en garde {when}?",
    "{card} is en garde =": "Is {card} en garde {when}?",
    "{card} in play =": "Is {card} in play {when}?",
    "{card} is in play =": "Is {card} in play {when}?",
    "{card} at =": "Where is {card} {when}?",
    "{card} location =": "Where is {card} {when}?",
    "{card} is at =": "Where is {card} {when}?",
    "{card} zone =": "Where does {card} lie {when}?",
    "{card} in =": "Where does {card} lie {when}?",
    "{card} is in =": "Where does {card} lie {when}?",
    "{card} equipped to =": "Who has {card} equipped {when}?",
    "{card} controlled by =": "Who controls {card} {when}?",
    "{card} controller =": "Who controls {card} {when}?",
    "{card} abilities =": "How many abilities does {card} have {when}?",
    "{card} worth =": "How much is {card} worth as payment {when}?",
    "value of {card} as payment =": "How much is {card} worth as payment {when}?",
    "payment value of {card} =": "How much is {card} worth as payment {when}?",
    "{card} fires =": "How often have the abilities of {card} answered so far {when}?",
    "{card} fired =": "How often have the abilities of {card} answered so far {when}?",
    "times {card} has fired =": "How often have the abilities of {card} answered so far {when}?",
    "times {card} fired =": "How often have the abilities of {card} answered so far {when}?",
    "uses of {card} =": "How often have the abilities of {card} answered so far {when}?",
    "{card} threat =": "How much threat is in the pool of {card} {when}?",
    "{card} threat pool =": "How much threat is in the pool of {card} {when}?",
    "{card} destroyed =": "Has {card} been destroyed {when}?",
    "{card} equipped =": "What does {card} have equipped {when}?",
    "{card} attachments =": "What does {card} have equipped {when}?",
    "combat card {value} =": "What is the {value} of the combat card {when}?",
    "{place} controlled by =": "Who controls {place} {when}?",
    "{place} controller =": "Who controls {place} {when}?",
    "{place} uncontrolled =": "Is {place} uncontrolled {when}?",
    "{place} Renown =": "How much Renown lies on {place} {when}?",
    "{player} Renown =": "How much Renown does {player} have {when}?",
    "{player} hand =": "How many cards does {player} hold {when}?",
    "{player} hand size =": "How many cards does {player} hold {when}?",
    "{player} deck =": "How many cards has the deck of {player} {when}?",
    "{player} deck size =": "How many cards has the deck of {player} {when}?",
    "{player} discards =": "How many cards has the discard pile of {player} {when}?",
    "{player} discard pile =": "How many cards has the discard pile of {player} {when}?",
    "{player} eliminated =": "Is {player} out of the game {when}?",
    "{player} out of the game =": "Is {player} out of the game {when}?",
    "{player} is eliminated =": "Is {player} out of the game {when}?",
    "{player} gambled =": "How often has {player} gambled in this duel {when}?",
    "{player} crew =": "How many characters does {player} have in play {when}?",
    "{player} crew size =": "How many characters does {player} have in play {when}?",
    "{player} characters in play =": "How many characters does {player} have in play {when}?",
    "{player} priority =": "Does {player} have priority {when}?",
    "{player} has priority =": "Does {player} have priority {when}?",
    "locations controlled by {player} =": "How many locations does {player} control {when}?",
    "{player} controls =": "How many locations does {player} control {when}?",
    "{player} locations controlled =": "How many locations does {player} control {when}?",
    "pressure {player} =": "Which sum does {player} have in the pressure?",
    "{player} pressure =": "Which sum does {player} have in the pressure?",
    "{basic} total of {player} at {place} =": "How much {basic} does {player} have at {place} in all {when}?",
    "{player} {basic} total at {place} =": "How much {basic} does {player} have at {place} in all {when}?",
    "sum of {basic} of {player} at {place} =": "How much {basic} does {player} have at {place} in all {when}?",
    "cards discarded by {player} for the hand limit =": "How many cards does {player} discard for the hand limit?",
    "{player} cards discarded for the hand limit =": "How many cards does {player} discard for the hand limit?",
    "pressure successful =": "Does the pressure succeed?",
    "duel over =": "Is the duel over {when}?",
    "active participant =": "Whose round is it {when}?",
    "active participant in round {number} =": "Whose round is round {number}?",
    "round {number} participant =": "Whose round is round {number}?",
    "round {number} belongs to =": "Whose round is round {number}?",
    "round =": "Which round of the duel is it {when}?",
    "excess =": "How much threat do Restricted Hostilities discard?",
    "excess threat discarded =": "How much threat do Restricted Hostilities discard?",
    "excess threat discarded in step {number} =": "How much threat do Restricted Hostilities discard?",
    "excess threat discarded in round {number} =": "How much threat do Restricted Hostilities discard?",
    "excess threat in round {number} =": "How much threat do Restricted Hostilities discard?",
    "active player =": "Who has priority {when}?",
    "priority =": "Who has priority {when}?",
    "asks =": "Who must choose {when}?",
    "who chooses =": "Who must choose {when}?",
    "player who chooses the order =": "Who chooses the order {when}?",
    "first player =": "Who is the First Player {when}?",
    "token =": "Who has the First Player Token {when}?",
    "First Player Token holder =": "Who has the First Player Token {when}?",
    "First Player in {players} =": "Is the First Player one of {players} {when}?",
    "first player by chance =": "Does chance decide who is the First Player?",
    "method of choosing the First Player =": "How is the First Player found?",
    "First Player chosen by =": "How is the First Player found?",
    "winner =": "Who has won {when}?",
    "victory =": "By which victory has somebody won {when}?",
    "victory type =": "By which victory has somebody won {when}?",
    "check =": "Which check of victory came last {when}?",
    "deciding check =": "Which check of victory decided {when}?",
    "game over =": "Is the game over {when}?",
    "day =": "Which Day is it {when}?",
    "phase =": "Which phase is it {when}?",
    "rule status =": "What do the books say about this?",
    "readings =": "Between which readings does the judge decide?",
    "open readings =": "Between which readings does the judge decide?",
    "question =": "Which kind of question is open {when}?",
}
"""Each way of stating a fact as a question. What is not here is asked in the words of the fact."""
TITLES = {"stat": str.title, "value": str.title, "basic": str.title}


def asked(said: Said, body: str, after: bool) -> str:
    """A fact as a question about now, or about what is so after the step."""
    words = WORDS.get(said.form.pattern)
    when = "after that" if after else "now"
    if words is None:
        return f"What holds {when}: {body}?"
    names = {k: TITLES.get(k, str)(v) for k, v in said.names.items()}
    return words.format(**names, when=when)


def is_askable(said: Said) -> bool:
    """Whether a fact makes a question that people understand."""
    return said.form.pattern in WORDS and said.form.pattern not in {"question =", "readings =", "open readings =", "rule status ="}
