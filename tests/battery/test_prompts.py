"""What is asked is asked of the one who decides; everybody else reads whom the table waits for."""

from spieluhr.core.words import LANGUAGES, Reader
from tests.battery.cases import EFFORT, Case, every_case, glances

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Grete", "Hugo"]


@every_case
def test_only_the_one_who_decides_is_asked(case: Case) -> None:
    names, where = NAMES[: case.seats], case.source("words", "prompt")
    for seed in range(2 * EFFORT):
        for match in glances(case, seed):
            for lang in LANGUAGES:
                said = {
                    viewer: case.game.words.prompt(match.view(viewer), Reader(lang, names, viewer))
                    for viewer in case.viewers()
                }
                assert all(said.values()), f"{where} says nothing to somebody: {said}"
                if match.actor < 0:
                    continue
                asked = said.pop(match.actor)
                for viewer, line in said.items():
                    who = "a spectator" if viewer is None else f"seat {viewer}"
                    assert line != asked, f"{where} asks {who} what it asks the actor: “{line}”"
                    assert names[match.actor] in line, (
                        f"{where} does not tell {who} whose decision it is: “{line}”"
                    )
