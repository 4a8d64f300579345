// Asks the Python of a folder without a server for decisions: node static.mjs PYTHON JOBS (bench/static.py)
import fs from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [python, jobs] = process.argv.slice(2).map((path) => `${resolve(path)}/`);
const { loadPyodide } = await import(pathToFileURL(`${python}pyodide.mjs`).href);
try {
  const loaded = await loadPyodide({
    indexURL: python,
    stdLibURL: `${python}library.zip`,
    lockFileContents: fs.readFileSync(`${python}lock.json`, "utf8"),
  });
  const sources = new Uint8Array(fs.readFileSync(`${python}spieluhr.zip`));
  loaded.unpackArchive(sources, "zip", { extractDir: "/spieluhr" });
  loaded.runPython('import sys; sys.path.insert(0, "/spieluhr")');
  const thinking = loaded.pyimport("spieluhr.offline.bridge_thinking");
  const all = fs.readdirSync(jobs).sort().map((name) => new Uint8Array(fs.readFileSync(jobs + name)));
  thinking.think_of(all[0]); // the game is imported
  const took = all.map((job) => {
    const before = process.cpuUsage();
    thinking.think_of(job);
    return process.cpuUsage(before).user / 1e6;
  });
  console.log(JSON.stringify(took));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
