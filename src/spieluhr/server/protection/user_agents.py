"""Which browser that is, as coarsely as somebody would say it: "Firefox on Android"."""

import re

# The first that fits: most browsers claim to be others as well.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR|Opera", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox|FxiOS", "Firefox"),
    ("Chrome|CriOS|Chromium", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone|iPod", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS|Macintosh", "Mac"),
    ("Linux|X11", "Linux"),
)
MOST = 500  # signs that are looked at


def guess(user_agent: str) -> tuple[str, str]:
    """Browser and system, each empty where it is not known. Nothing else of it is kept."""
    seen = user_agent[:MOST]
    return _first(BROWSERS, seen), _first(SYSTEMS, seen)


def _first(table: tuple[tuple[str, str], ...], seen: str) -> str:
    return next((name for pattern, name in table if re.search(pattern, seen)), "")
