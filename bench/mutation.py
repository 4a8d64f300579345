"""Small mistakes that could be made in a source file, for `bench.mutants`.

Each is one change of one expression or statement. What cannot change play is left alone: texts and
docstrings, type hints, `__slots__`, asserts, imports, and the numbers that module constants name.
"""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NEVER = (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    before: str
    after: str
    right: str  # the whole file
    source: str  # the same with the mistake

    def lines(self) -> tuple[str, str]:
        """The line as it is and with the mistake."""
        right, wrong = (text.splitlines()[self.line - 1] for text in (self.right, self.source))
        return right.strip(), wrong.strip()


def mutants(file: str, source: str) -> Iterator[Mutant]:
    """All mistakes in a file, from its top."""
    for node in _live(ast.parse(source)):
        for changed in _changes(node):
            text = _with(source, node, changed)
            if ast.dump(ast.parse(text)) != ast.dump(ast.parse(source)):
                yield Mutant(file, node.lineno, _text(node), _text(changed), source, text)


def _live(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Every expression and statement that does something."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(child, NEVER) or _only_names(child):
                continue
            if isinstance(child, ast.expr | ast.stmt) and not (
                isinstance(node, ast.Module) and isinstance(child, ast.Expr)
            ):
                yield child
            yield from _live(child)


def _only_names(node: ast.AST) -> bool:
    """`__slots__`, and a constant that only gives a number its name."""
    if isinstance(node, ast.Assign):
        return any(isinstance(to, ast.Name) and to.id == "__slots__" for to in node.targets)
    if isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation):
        return not any(isinstance(part, ast.Call | ast.BinOp) for part in ast.walk(node))
    return False


def _changes(node: ast.expr | ast.stmt) -> Iterator[ast.AST]:
    """The mistakes that can be made at one place."""
    return _other_values(node) if isinstance(node, ast.expr) else _other_steps(node)


def _other_values(node: ast.expr) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=[operator]):
            yield _set(node, ops=[COMPARED[type(operator)]()])
        case ast.BoolOp(op=operator):
            yield _set(node, op=ast.Or() if isinstance(operator, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(op=operator) if type(operator) in COMPUTED:
            yield _set(node, op=COMPUTED[type(operator)]())
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(number)):
            yield ast.Constant(number + 1)
        case ast.IfExp(body=body, orelse=other):
            yield _set(node, body=other, orelse=body)


def _other_steps(node: ast.stmt) -> Iterator[ast.AST]:
    match node:
        case ast.AugAssign(op=operator):
            if type(operator) in COMPUTED:
                yield _set(node, op=COMPUTED[type(operator)]())
            yield ast.Pass()
        case ast.Expr(value=ast.Call()) | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


def _set(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(ast.fix_missing_locations(node)).split())


def _with(source: str, node: ast.expr | ast.stmt, changed: ast.AST) -> str:
    """The file with another text at this node; its positions count bytes."""
    lines = source.encode().splitlines(keepends=True)
    assert node.end_lineno is not None and node.end_col_offset is not None
    start = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    end = sum(map(len, lines[: node.end_lineno - 1])) + node.end_col_offset
    new = _text(changed)
    if isinstance(changed, ast.expr) and not isinstance(changed, ast.Constant):
        new = f"({new})"
    whole = b"".join(lines)
    return (whole[:start] + new.encode() + whole[end:]).decode()
