"""What `make test` could neither find nor install (`scripts/debian`): its tests are left out there.

Anywhere else a missing program is an error.
"""

import os
from typing import Final

import pytest

WITHOUT: Final = "SPIELUHR_WITHOUT"  # names that `make test` sets


def need(program: str) -> None:
    """Skip the test if this machine has to do without the program."""
    if program in os.environ.get(WITHOUT, "").split():
        pytest.skip(f"{program} is missing here and may not be installed")
