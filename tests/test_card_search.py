"""Filters over cards in the search box, and cards that a question names."""

from __future__ import annotations

import json
import re

import pytest

from judgekit.search import Searcher

SIGNS = {"": int.__eq__, "=": int.__eq__, "!=": int.__ne__, "<": int.__lt__, "<=": int.__le__, ">": int.__gt__, ">=": int.__ge__}


def names(searcher: Searcher, question: str, limit: int = 200) -> list[str]:
    """The names of the cards that answer."""
    return [h.card.name for h in searcher.ask(question, limit=limit).cards]


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("type:leader", ["Don Constanzo Scarpa", "Kaspar Dietrich", "Odette Dubois d'Arrent", "Soline el Gato", "Yevgeni"]),
        ("type:character faction:castille trait:duelist", ["Lorenzo de Zepeda", "Maya de la Rioja"]),
        ("faction:castille trait:pirate NOT type:leader", ["Maya de la Rioja", "Ratón", "Sanjay"]),
        ("keyword:wealth", ["Opulence"]),
        ('keyword:"final strike"', ["A Heroic End"]),
        ("keyword:repeatable", ["Porté Travel"]),
        ("cost:<=2 combat:>=3", ["Buratino"]),
        ("resolve:>=9", ["Kaspar Dietrich", "Yevgeni"]),
        ("initiative:>=77", ["Let's Haggle", "Midnight Shipment"]),
        ("riposte:>=3 sort:-riposte", ["?"]),
        ("has:forced faction:eisen", ["Hexenjagd"]),
        ("ability:forced faction:castille type:risk", ["Unfortunate"]),
        ('trait:"red hand" type:character combat:>=3', ["?"]),
        ("city:30", ["Captain's Coat"]),
        ("number:104", ["Amour"]),
        ("name:dietrich", ["Daniella Dietrich", "Kaspar Dietrich"]),
        ("crew:5", ["?"]),
        ("panache:7", ["?"]),
    ],
)
def test_filters(searcher, library, question, expected):
    """A filter leaves the cards that it names, in order of name where nothing else is asked for."""
    found = names(searcher, question)
    assert found
    if expected != ["?"]:
        assert found == expected


def test_comparisons_agree_with_the_values(searcher, library):
    """Each comparison leaves exactly the cards whose number fits; a dash is no number."""
    for value in ("cost", "combat", "riposte", "parry", "thrust", "influence"):
        numbers = {c.name: n for c in library.cards if (n := c.number_of(value)) is not None}
        for sign, test in SIGNS.items():
            assert set(names(searcher, f"{value}:{sign}2", 300)) == {c for c, n in numbers.items() if test(n, 2)}, (value, sign)
        assert set(names(searcher, f"{value}:1..2", 300)) == {c for c, n in numbers.items() if 1 <= n <= 2}
        assert set(names(searcher, f"{value}:-", 300)) == {c.name for c in library.cards if c.value(value) == "-"}


def test_sorting(searcher, library):
    """Cards come in the order asked for, those without the value last; ties by name."""
    found = searcher.ask("type:character faction:ussura sort:-combat", limit=50).cards
    values = [h.card.number_of("combat") for h in found]
    assert values == sorted(values, key=lambda v: -(v or 0))
    assert [h.rank for h in found] == list(range(1, len(found) + 1))
    costs = [h.card.number_of("cost") for h in searcher.ask("faction:vodacce sort:cost", limit=50).cards]
    assert costs[-1] is None
    assert [c for c in costs if c is not None] == sorted(c for c in costs if c is not None)
    assert names(searcher, "kind:card", 300) == names(searcher, "kind:card sort:name", 300)


def test_filters_with_words(searcher):
    """Words rank the cards that the filters leave; quoted words and words beside AND are needed."""
    assert names(searcher, "type:risk intervene")[0] in {"Ambush", "Legendary Reputation"}
    assert names(searcher, 'type:risk "put into your"') == []
    assert set(names(searcher, "faction:ussura AND sorcery")) <= set(names(searcher, "faction:ussura"))
    assert names(searcher, "kind:card panzerhnd") == ["Kaspar's Panzerhand"]
    assert names(searcher, "type:scheme (faction:eisen OR faction:castille)") == [
        "Armed and Marshaled",
        "Shifting Blame",
        "The Cat's Embargo",
        "The Song of Eisen",
    ]


@pytest.mark.parametrize(
    ("question", "note"),
    [
        ("faction:castile", "no card has faction:castile; did you mean 'castille'?"),
        ("trait:duellist", "no card has trait:duellist; did you mean 'duelist'?"),
        ("cost:cheap", "cost: wants a number, as in cost:2"),
        ("kind:card sort:beauty", "cards cannot be sorted by 'beauty'"),
        ("factoin:castille riposte", "there is no filter factoin:; did you mean 'faction'?"),
    ],
)
def test_what_cannot_be_filtered_for(searcher, question, note):
    """A filter that no card fits, or that does not exist, is said."""
    assert any(n.startswith(note) for n in searcher.ask(question).notes)


def test_too_many_to_show(searcher):
    """Where more cards fit than are shown, their number is said."""
    answer = searcher.ask("type:risk", limit=3)
    assert len(answer.cards) == 3
    assert "82 cards fit; the first 3 are shown" in answer.notes


def test_a_name_lands_on_its_card(searcher, library):
    """A question that is the name of a card is answered by it first; of a place, the rules speak first."""
    for card in library.cards:
        for question in (card.name, card.id):
            answer = searcher.ask(question)
            assert card in (answer.mentioned if card.type == "location" and answer.hits else [answer.cards[0].card]), question
    assert searcher.ask("what does Sigurd Ulfsen do?").cards[0].card.name == "Sigurd Ulfsen"


@pytest.mark.parametrize(
    ("question", "first"),
    [("kaspar", "Kaspar Dietrich"), ("kasp", "Kaspar Dietrich"), ("el gato", "Soline el Gato"), ("cesca", "Cesca Del Rosso")],
)
def test_a_part_of_a_name_is_enough(searcher, question, first):
    """A judge types the first name, or its beginning; that is no mistyped word."""
    answer = searcher.ask(question)
    assert answer.answered
    assert answer.cards[0].card.name == first
    assert answer.corrections == []
    assert searcher.ask("duel").cards == []


def test_a_first_name_in_a_question_is_noted(searcher):
    """A character called by its first name beside a question is offered, with the rules before it."""
    answer = searcher.ask("can Kaspar intervene", game="five-sails")
    assert [c.name for c in answer.mentioned] == ["Kaspar Dietrich"]
    assert answer.hits


def test_a_card_in_a_question_is_noted(searcher):
    """A question that only mentions a card is answered by rules; the card is noted. A common word is no mention."""
    answer = searcher.ask("Can Sigurd Ulfsen issue challenges while engaged?")
    assert [c.name for c in answer.mentioned] == ["Sigurd Ulfsen"]
    assert answer.cards == []
    assert answer.hits
    assert "sigurd" not in answer.unknown
    assert searcher.ask("can I pull a card from the discard pile").mentioned == []


def test_rules_are_ranked_as_before(searcher):
    """Questions about rules, and filters over rules, find no cards."""
    for question in ("how does riposte work", "kind:term riposte", "chapter:duel thrust", "7.2"):
        answer = searcher.ask(question)
        assert answer.hits
        assert not answer.cards


def test_cards_in_json(invoke):
    """A card is a hit of kind `card` with its values; cards stand before rules, and the ranks go on."""
    record = json.loads(invoke("ask", "--json", "type:leader sort:-resolve").output)
    first = record["hits"][0]
    assert {"rank", "id", "kind", "game", "title", "text", "score", "citations"} <= set(first)
    assert (first["kind"], first["title"], first["values"]["resolve"]) == ("card", "Yevgeni", 12)
    record = json.loads(invoke("ask", "--json", "riposte and Yevgeni").output)
    assert [h["rank"] for h in record["hits"]] == list(range(1, len(record["hits"]) + 1))
    assert record["cards"] == [{"id": "five-sails/card/yevgeni", "title": "Yevgeni"}]


def test_cards_on_the_page(data, library):
    """The page lists cards with their values and what they do, and notes a card that a question mentions."""
    from judgekit.web import create_app

    client = create_app(data).test_client()
    page = client.get("/", query_string={"q": "type:leader sort:-resolve"}).get_data(as_text=True)
    assert "Yevgeni" in page
    assert re.search(r"Resolve.{0,120}?12", page, re.DOTALL)
    assert "Nothing in the books answers this" not in page
    assert "/card/five-sails/card/yevgeni" in client.get("/", query_string={"q": "how does riposte work for Yevgeni"}).get_data(as_text=True)


def test_cards_in_the_terminal(invoke):
    """A list of cards shows the value that it is sorted by; nothing found ends with 1."""
    result = invoke("ask", "type:leader sort:-resolve")
    assert result.exit_code == 0
    assert result.output.startswith("Yevgeni  resolve 12")
    assert invoke("ask", "type:leader cost:3").exit_code == 1
