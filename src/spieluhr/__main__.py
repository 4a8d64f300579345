"""python -m spieluhr"""

import sys

from spieluhr.cli.main import main

sys.exit(main())
