"""`make test-wheel`: the wheels in fresh environments, on every Python that is found."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
