// Compiles Python to bytecode with the very Python that will run it: node compile.mjs PYODIDE FOLDER
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
try {
  const python = await loadPyodide({ indexURL: `${pyodide}/` });
  python.FS.mkdirTree("/folder");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/folder");
  python.runPython(`
import ast
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

def without_docs(node):
    "What explains the code to people is half of it; asserts stay."
    for child in ast.walk(node):
        body = getattr(child, "body", None)
        if isinstance(child, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and body:
            first = body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
                body[:1] = [] if len(body) > 1 else [ast.copy_location(ast.Pass(), first)]
    return node

for path in Path("/folder").rglob("*.py"):
    place = path.relative_to("/folder").as_posix()
    code = compile(without_docs(ast.parse(path.read_bytes())), place, "exec", dont_inherit=True)
    path.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, bytes(8), False))
`);
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
