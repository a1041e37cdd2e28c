"""The JSON API: that it gives what its OpenAPI document says, and what the commands give."""

from __future__ import annotations

import json

import pytest
from test_web import HOSTILE, app, client  # noqa: F401

from judgekit.library.card_rules import card_json


@pytest.fixture
def texts(app):  # noqa: F811
    """The library that the application shows."""
    return app.extensions["searcher"].library


TYPES = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "array": list, "object": dict, "null": type(None)}
ASKED = [
    ("/api/ask", "/api/ask?q=riposte"),
    ("/api/ask", "/api/ask?q=amour"),
    ("/api/ask", "/api/ask?q=apple pie recipe"),
    ("/api/ask", "/api/ask?q=riposet&game=five-sails&edition=playtest&limit=3&verbatim=0&typing=1"),
    ("/api/games", "/api/games"),
    ("/api/rules", "/api/rules?game=five-sails&chapter=unsettled"),
    ("/api/rules", "/api/rules?kind=term&edition=playtest"),
    ("/api/rules/{name}", "/api/rules/five-sails/day/initiative-tie"),
    ("/api/rules/{name}", "/api/rules/7.2"),
    ("/api/terms", "/api/terms?name=threat pool"),
    ("/api/changes", "/api/changes"),
    ("/api/cards", "/api/cards?q=type:leader"),
    ("/api/cards/{name}", "/api/cards/amour"),
    ("/api/cases", "/api/cases"),
    ("/api/cases/{number}", "/api/cases/actions-001"),
    ("/api/cases/{number}/run", "/api/cases/actions-001/run"),
]


def wrong(schema: dict, value: object, document: dict, where: str = "") -> list[str]:
    """Where a value is not what a schema says."""
    if "$ref" in schema:
        return wrong(document["components"]["schemas"][schema["$ref"].rpartition("/")[2]], value, document, where)
    if "allOf" in schema:
        return [w for each in schema["allOf"] for w in wrong(each, value, document, where)]
    kinds = schema.get("type", list(TYPES))
    allowed = tuple(t for k in ([kinds] if isinstance(kinds, str) else kinds) for t in (TYPES[k] if isinstance(TYPES[k], tuple) else (TYPES[k],)))
    if not isinstance(value, allowed) or (isinstance(value, bool) and bool not in allowed):
        return [f"{where}: {value!r} is no {kinds}"]
    if isinstance(value, list) and "items" in schema:
        return [w for n, each in enumerate(value) for w in wrong(schema["items"], each, document, f"{where}[{n}]")]
    if not isinstance(value, dict):
        return []
    out = [f"{where}: no {key}" for key in schema.get("required", ()) if key not in value]
    more = schema.get("additionalProperties")
    for key, each in value.items():
        if key in schema.get("properties", {}):
            out += wrong(schema["properties"][key], each, document, f"{where}.{key}")
        elif isinstance(more, dict):
            out += wrong(more, each, document, f"{where}.{key}")
    return out


@pytest.fixture
def document(client):  # noqa: F811
    """The OpenAPI document."""
    return client.get("/api/openapi.json").json


def test_the_document_names_every_address(app, document):  # noqa: F811
    """Every address under /api/ is in the document, and none besides."""
    rules = {r.rule.replace("<path:", "{").replace("<", "{").replace(">", "}") for r in app.url_map.iter_rules() if r.rule.startswith("/api/")}
    assert set(document["paths"]) == rules
    assert document["openapi"].startswith("3.1")


@pytest.mark.parametrize(("path", "address"), ASKED)
def test_what_is_given_is_what_is_described(client, document, path, address):  # noqa: F811
    """Every answer has the shape that the document gives it."""
    response = client.get(address)
    assert response.status_code == 200
    schema = document["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert wrong(schema, response.json, document) == []
    assert response.json


def test_the_checker_finds_what_is_wrong(document):
    """The test's own check of a shape is no yes-man."""
    assert wrong({"$ref": "#/components/schemas/Rule"}, {"id": 7}, document)
    assert wrong({"type": "boolean"}, 1, document)


def test_every_parameter_is_described(client, document):  # noqa: F811
    """The parameters that the tests use are described."""
    for path, address in ASKED:
        names = {p["name"] for p in document["paths"][path]["get"]["parameters"]}
        assert {pair.partition("=")[0] for pair in address.partition("?")[2].split("&") if pair} <= names


def test_a_deck(client, document):  # noqa: F811
    """A deck is judged as described."""
    response = client.post("/api/deck", json={"list": "Leader: Soline\n3 Amour", "edition": "playtest"})
    schema = document["paths"]["/api/deck"]["post"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert wrong(schema, response.json, document) == []
    assert response.json["edition"] == "playtest-5.9.4e"
    assert not response.json["legal"]


def test_a_card_as_the_command_gives_it(client, texts):  # noqa: F811
    """A card is the same object as `judgekit card --json` prints."""
    for card in texts.cards[:20]:
        assert client.get(f"/api/cards/{card.id}").json == json.loads(json.dumps(card_json(texts, card, explained=True)))


def test_a_rule_as_the_command_gives_it(client, texts):  # noqa: F811
    """A rule holds what `judgekit rules --json` prints."""
    rule = texts.rule("day/initiative-tie")
    given = client.get(f"/api/rules/{rule.id}?edition=playtest").json
    assert given.items() >= json.loads(json.dumps(texts.as_json(rule, "playtest-5.9.4e"))).items()


@pytest.mark.parametrize(
    ("address", "status", "why"),
    [
        ("/api/ask", 400, "holds no word"),
        ("/api/ask?q=riposte&limit=0", 400, "limit is a number from 1 to"),
        ("/api/ask?q=riposte&limit=²", 400, "limit is a number from 1 to"),
        ("/api/ask?q=riposte&typing=perhaps", 400, "typing is 0 or 1"),
        ("/api/ask?q=riposte&game=chess", 404, "the games are five-sails"),
        ("/api/rules?kind=poem", 400, "kind is one of rule, term, remark"),
        ("/api/rules?chapter=none", 404, "no chapter 'none' in five-sails"),
        ("/api/rules/no/such", 404, "no rule 'no/such'"),
        ("/api/terms", 400, "name is missing"),
        ("/api/terms?name=zzz", 404, "no term 'zzz'"),
        ("/api/changes?from=none", 404, "its editions are rulebook-2023"),
        ("/api/changes?from=2023&to=rulebook-2023", 404, "both are the same edition"),
        ("/api/changes?game=skull-tales", 404, "has one edition only"),
        ("/api/cards/nobody at all", 404, "no card 'nobody at all'"),
        ("/api/cases/none", 404, "no case 'none'"),
        ("/api/rulings?day=2026-02-30", 400, "day is a day such as"),
        ("/api/nothing", 404, "nothing stands at /api/nothing; /api/openapi.json"),
        ("/api/board", 405, "/api/board takes POST, not GET"),
    ],
)
def test_what_is_refused(client, address, status, why):  # noqa: F811
    """What cannot be answered is an error with a reason, in JSON."""
    response = client.get(address)
    assert response.status_code == status
    assert why in response.json["error"]


@pytest.mark.parametrize(
    ("address", "body", "why"),
    [
        ("/api/board", {"txet": "case: x"}, "nothing here is called 'txet'; did you mean 'text'?"),
        ("/api/board/why", {"text": "case: x"}, "what is asked about?"),
        ("/api/precedents", {}, "nothing to find rulings on"),
        ("/api/precedents", {"rules": "duel/riposte"}, "rules and cards are lists of ids"),
    ],
)
def test_what_cannot_be_posted(client, address, body, why):  # noqa: F811
    """What is posted and means nothing is named, not passed over."""
    response = client.post(address, json=body)
    assert response.status_code == 400
    assert why in response.json["error"]


NO_DECKS = ["", "[]", "{}", '{"list": 7}', '{"list": "2 Amour", "edition": 7}', "\x00", "{" * 5000, f'{{"list": "{"x" * 100_001}"}}']


@pytest.mark.parametrize("body", NO_DECKS)
def test_decks_that_are_none(client, body):  # noqa: F811
    """A body that is no deck is refused."""
    response = client.post("/api/deck", data=body, content_type="application/json")
    assert response.status_code == 400
    assert response.json["error"]


def test_an_empty_deck(client):  # noqa: F811
    """A list without a card is a deck that breaks the rules."""
    answer = client.post("/api/deck", json={"list": "# nothing yet"})
    assert answer.status_code == 200
    assert not answer.json["legal"]
    assert answer.json["violations"]


@pytest.mark.parametrize("question", ["", " ", "\x1d", "Меч"])
def test_a_question_without_a_word(client, question):  # noqa: F811
    """A question without a Latin letter, number or sign is refused with the reason."""
    answer = client.get("/api/ask", query_string={"q": question})
    assert answer.status_code == 400
    assert "holds no word" in answer.json["error"]


@pytest.mark.parametrize("question", HOSTILE)
def test_hostile_parameters(client, question):  # noqa: F811
    """Hostile values are refused or searched for; nothing breaks."""
    for address, name in (("/api/rules", "chapter"), ("/api/terms", "name"), ("/api/cards", "q"), ("/api/changes", "to")):
        response = client.get(address, query_string={name: question})
        assert response.status_code in {200, 400, 404}
        assert response.mimetype == "application/json"
