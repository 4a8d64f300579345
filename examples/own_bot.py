"""A bot of your own in ten lines: it takes the move after which its seat stands best.

    spieluhr arena antinomy --bots own_bot:Careful,casual --games 20

Run it in this folder. The same name works for `play --opponent`, `dataset --bots` and
`ladder --rungs`, and in Python: `spieluhr.bot("own_bot:Careful")`, or `spieluhr.bot(Careful)`.
"""

import spieluhr


class Careful(spieluhr.Bot):
    def choose(self, heuristics, world, seat, dice):
        rules = heuristics.rules

        def worth(move):
            table = rules.copy(world)  # a world like the real one, as far as the seat knows
            rules.apply(table, move)
            return heuristics.evaluate(table)[seat]

        return max(rules.legal(world), key=worth)
