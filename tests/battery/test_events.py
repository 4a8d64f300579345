"""Events are enough to follow the game."""

import msgspec

from tests.battery.cases import EFFORT, Case, every_case, walk


@every_case
def test_events_rebuild_the_public_view(case: Case) -> None:
    for seed in range(6 * EFFORT):
        spectator = case.hooks().Spectator(case.options, case.seats)
        flat = getattr(case.hooks(), "flat", dict)
        told = 0
        for match in walk(case, seed):
            for event in match.events_for(None, told):
                spectator.hear(event.kind, event.facts)
            told = len(match.log)
            view = flat(msgspec.to_builtins(match.view(None)))
            rebuilt = spectator.public()
            assert rebuilt == {key: view[key] for key in rebuilt}
            assert set(view) - set(rebuilt) <= case.hooks().NOT_FROM_EVENTS


@every_case
def test_events_are_plain_json_and_heard_by_somebody(case: Case) -> None:
    for match in walk(case, 7):
        for event in match.log[-1].events if match.log else []:
            assert msgspec.json.decode(msgspec.json.encode(event.json())) == event.json()
            assert any(event.is_for(viewer) for viewer in case.viewers())
            assert "audience" not in event.json() and "reveals" not in event.json()
            assert event.json()["kind"] == event.kind, "a fact hides the kind of its event"
