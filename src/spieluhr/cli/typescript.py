"""A view's types and plain values as TypeScript, for the board that draws them."""

import sys
import types
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, inspect

WIDTH: Final = 100
PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}
Named: Final = inspect.StructType | inspect.TypedDictType


class Types:
    """The struct and everything that its fields are made of, each under its Python name."""

    def __init__(self, root: type[msgspec.Struct]) -> None:
        self.structs: list[inspect.StructType | inspect.TypedDictType] = []
        self.aliases: dict[str, tuple[Any, ...]] = {}
        self.root = inspect.type_info(root)
        self._collect(self.root)

    def text(self) -> str:
        """All of them: first the words that a field can be, then the structs."""
        return "\n".join([*self._words(), *map(self._interface, self.structs)])

    @cached_property
    def _named(self) -> dict[frozenset[Any], str]:
        """Whatever their order: msgspec sorts them."""
        return {frozenset(values): name for name, values in reversed(self.aliases.items())}

    def _collect(self, kind: inspect.Type) -> None:
        if isinstance(kind, Named):
            if any(known.cls is kind.cls for known in self.structs):
                return
            self.structs.append(kind)
            self._collect_aliases(sys.modules[kind.cls.__module__])
        for part in _parts(kind):
            self._collect(part)

    def _collect_aliases(self, module: types.ModuleType) -> None:
        for name, value in vars(module).items():
            if get_origin(value) is Literal:
                self.aliases.setdefault(name, get_args(value))

    def _words(self) -> Iterator[str]:
        shown = "\n".join(map(self._interface, self.structs))
        for name, values in self.aliases.items():
            if self._named[frozenset(values)] == name and name in _identifiers(shown):
                yield value(_plural(name), list(values))
                yield f"export type {name} = (typeof {_plural(name)})[number];"

    def _interface(self, struct: inspect.StructType | inspect.TypedDictType) -> str:
        lines = [*_comment(struct.cls), f"export interface {struct.cls.__name__} {{"]
        for field in struct.fields:
            mark = "?" if _may_be_absent(field, struct.cls) else ""
            lines.append(f"  {field.encode_name}{mark}: {self._type(field.type)};")
        return "\n".join([*lines, "}"])

    def _type(self, kind: inspect.Type) -> str:
        if isinstance(kind, inspect.Metadata):
            return self._dict(kind.type, kind.extra or {})
        if isinstance(kind, inspect.LiteralType):
            return self._literal(kind.values)
        if isinstance(kind, Named):
            return kind.cls.__name__
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self._type(part) for part in kind.types))
        if isinstance(kind, inspect.ListType):
            item = self._type(kind.item_type)
            return f"({item})[]" if _is_choice(kind.item_type) and " | " in item else f"{item}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self._type(item) for item in kind.item_types)}]"
        return self._dict(kind, {})

    def _dict(self, kind: inspect.Type, extra: Mapping[str, Any]) -> str:
        """Among named keys any may be missing, unless the type says that none is (EVERY_KEY)."""
        if not isinstance(kind, inspect.DictType):
            return PLAIN[type(kind)] if type(kind) in PLAIN else self._type(kind)
        key, item = self._type(kind.key_type), self._type(kind.value_type)
        record = f"Record<{key}, {item}>"
        is_whole = key == "string" or extra.get("every_key", False)
        return record if is_whole else f"Partial<{record}>"

    def _literal(self, values: tuple[Any, ...]) -> str:
        known = self._named.get(frozenset(values))
        return known or " | ".join(msgspec.json.encode(one).decode() for one in values)


def value(name: str, content: object) -> str:
    """A constant; long ones with a line for each entry."""
    head, tail = f"export const {name} = ", " as const;"
    whole = head + _json(content) + tail
    if len(whole) <= WIDTH:
        return whole
    if isinstance(content, Mapping):
        lines = [f"  {_json(key)}: {_json(item)}," for key, item in content.items()]
        return "\n".join([f"{head}{{", *lines, f"}}{tail}"])
    assert isinstance(content, list | tuple)
    lines = [f"  {_json(item)}," for item in content]
    return "\n".join([f"{head}[", *lines, f"]{tail}"])


def _json(content: object) -> str:
    return msgspec.json.format(msgspec.json.encode(content), indent=0).decode()


def _parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    """The types that a type is made of."""
    if isinstance(kind, Named):
        yield from (field.type for field in kind.fields)
    elif isinstance(kind, inspect.UnionType):
        yield from kind.types
    elif isinstance(kind, inspect.ListType):
        yield kind.item_type
    elif isinstance(kind, inspect.TupleType):
        yield from kind.item_types
    elif isinstance(kind, inspect.DictType):
        yield from (kind.key_type, kind.value_type)
    elif isinstance(kind, inspect.Metadata):
        yield kind.type


def _is_choice(kind: inspect.Type) -> bool:
    inner = kind.type if isinstance(kind, inspect.Metadata) else kind
    return isinstance(inner, inspect.UnionType | inspect.LiteralType)


def _may_be_absent(field: inspect.Field, owner: type) -> bool:
    """In what is sent, not in what is read: unset, or left out because it is the default."""
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    config = getattr(owner, "__struct_config__", None)
    is_omitted = not has_default or (config is not None and config.omit_defaults)
    return not field.required and is_omitted


def _comment(struct: type) -> list[str]:
    said = (vars(struct).get("__doc__") or "").strip().splitlines()
    if len(said) < 2:
        return [f"/** {said[0]} */"] if said else []
    return ["/**", *(f" * {line.strip()}".rstrip() for line in said), " */"]


def _identifiers(text: str) -> set[str]:
    return set("".join(c if c.isalnum() or c == "_" else " " for c in text).split())


def _plural(name: str) -> str:
    upper = name.upper()
    return f"{upper[:-1]}IES" if upper.endswith("Y") else f"{upper}S"
