"""What a page of the catalogue is."""

from spieluhr.core.words import Both

Sentences = dict[str, Both]
