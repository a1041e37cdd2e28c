"""The rooms of wordings of a sentence, each named by what its sentences are about, with a table for each kind of sentence."""
