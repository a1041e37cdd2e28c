"""The rooms of wordings of the whole text of an ability, each named by what its sentences are about or what they do together."""
