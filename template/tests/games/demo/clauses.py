"""The clauses of the rules, in a few words each."""

CLAUSES = {
    "DE-1.1": "24 cards: the hours from 0 to 23",
    "DE-1.2": "three hidden cards each, drawn in turn",
    "DE-2.1": "the leader lays a card openly; seat 0 leads first",
    "DE-2.2": "one of the eleven hours that follow beats it",
    "DE-2.3": "the winner takes both cards and leads next",
    "DE-2.4": "then each draws a card, the leader first",
    "DE-3.1": "the game is over when the hands are empty",
    "DE-3.2": "two cards are a point; more points win",
}
