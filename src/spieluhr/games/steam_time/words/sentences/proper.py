"""People and places of the built-in data, by the name that the data give them.

Who has no entry is called the same in both languages, as are the cards of replaced data.
"""

from typing import Final

from spieluhr.core.words import Sentences

PROPER: Final[Sentences] = {
    "Pyramids of Giza": ("Pyramids of Giza", "Pyramiden von Gizeh"),
    "Great Wall": ("Great Wall", "Große Mauer"),
    "Easter Island": ("Easter Island", "Osterinsel"),
    "Heron of Alexandria": ("Heron of Alexandria", "Heron von Alexandria"),
    "Leif Erikson": ("Leif Erikson", "Leif Eriksson"),
    "Montgolfier brothers": ("Montgolfier brothers", "Gebrüder Montgolfier"),
    "Nicolaus Copernicus": ("Nicolaus Copernicus", "Nikolaus Kopernikus"),
    "Amber Room": ("Amber Room", "Bernsteinzimmer"),
    "Library of Alexandria": ("Library of Alexandria", "Bibliothek von Alexandria"),
    "Himeji Castle": ("Himeji Castle", "Burg Himeji"),
    "Carthage": ("Carthage", "Karthago"),
    "Colossus of Rhodes": ("Colossus of Rhodes", "Koloss von Rhodos"),
    "Forbidden City": ("Forbidden City", "Verbotene Stadt"),
    "Hanging Gardens": ("Hanging Gardens", "Hängende Gärten"),
    "Lighthouse of Pharos": ("Lighthouse of Pharos", "Leuchtturm von Pharos"),
    "Mount Olympus": ("Mount Olympus", "Olymp"),
    "Nineveh": ("Nineveh", "Ninive"),
    "Pompeii": ("Pompeii", "Pompeji"),
    "Troy": ("Troy", "Troja"),
}

# With their article, where people say one: as subject or object, and in German after "bei".
ARTICLES: Final[Sentences] = {
    "Pyramids of Giza": ("the Pyramids of Giza", "die Pyramiden von Gizeh"),
    "Great Wall": ("the Great Wall", "die Große Mauer"),
    "Easter Island": ("Easter Island", "die Osterinsel"),
    "Montgolfier brothers": ("the Montgolfier brothers", "die Gebrüder Montgolfier"),
}
DATIVES: Final[Sentences] = {
    "Pyramids of Giza": ("the Pyramids of Giza", "den Pyramiden von Gizeh"),
    "Great Wall": ("the Great Wall", "der Großen Mauer"),
    "Easter Island": ("Easter Island", "der Osterinsel"),
    "Montgolfier brothers": ("the Montgolfier brothers", "den Gebrüdern Montgolfier"),
}
