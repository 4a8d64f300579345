from spieluhr.core.words import Words


class AntinomyWords(Words):
    title = ("Antinomy", "Gegensatz")

    def why_not(self, view: object, move: str) -> None:
        return None
