"""From the text of an ability to data and back: sentences, references, noun phrases, other wordings."""
