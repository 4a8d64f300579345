"""Run the sources although compiled modules lie beside them, or notice that those are old."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package as sources, never as extensions."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """None for whatever is not of this package: others find that."""
        if not fullname.startswith("spieluhr."):
            return None
        for entry in path or ():
            spec = FileFinder(entry, (SourceFileLoader, [".py"])).find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """From now on; before any compiled module is imported."""
    if not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder())


def stale(root: Path = ROOT) -> list[str]:
    """Sources that were changed, or removed, since they were compiled.

    Only in a checkout: what pip has installed was written in any order.
    """
    if not (root / "setup.py").is_file():
        return []
    found = []
    for module in (root / "src" / "spieluhr").rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        source = module.with_name(module.name.partition(".")[0] + ".py")
        if not source.is_file() or source.stat().st_mtime > module.stat().st_mtime:
            found.append(source.relative_to(root).as_posix())
    return sorted(found)


def warning(root: Path = ROOT) -> str:
    """What to say if the compiled modules are not those of the sources; else nothing."""
    found = stale(root)
    if not found:
        return ""
    others = f" and {len(found) - 1} more" if len(found) > 1 else ""
    return (
        f"The compiled modules are older than the sources ({found[0]}{others}): run `make setup`."
    )
