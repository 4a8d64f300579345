/**
 * The server's messages and HTTP forms as TypeScript: src/lib/generated.ts.
 *
 *     node scripts/types.mjs schemas.json           writes the file (without a path: from standard input)
 *     node scripts/types.mjs --check schemas.json   fails if it is stale
 *
 * The input is a JSON array of documents with schemas: what the server gives at /messages.json
 * (`$defs`) and at /openapi.json (`components.schemas`), in any order:
 *
 *     python -c 'import json; from spieluhr.server.http import openapi;
 *                print(json.dumps([openapi.messages(), openapi.document()]))'
 */

import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const TARGET = new URL("../src/lib/generated.ts", import.meta.url);
const BANNER =
  "/* Made by scripts/types.mjs from the server's schema: change that, not this file. */";

const args = process.argv.slice(2);
const isCheck = args.includes("--check");
const path = args.find((one) => !one.startsWith("--"));
const documents = [JSON.parse(readFileSync(path ?? 0, "utf8"))].flat();

/** One dialect: references into `$defs`, objects closed unless they are free in form. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== "object") return schema;
  const found = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "discriminator" || key === "default") continue;
    found[key] = key === "$ref" ? value.replace("#/components/schemas/", "#/$defs/") : plain(value);
  }
  if (found.type === "object") found.additionalProperties ??= found.properties === undefined;
  return found;
}

const named = {};
for (const document of documents) {
  Object.assign(named, plain(document.$defs ?? document.components.schemas));
}
const names = Object.keys(named).sort();
for (const name of names) named[name].title ??= name;

const whole = {
  title: "Wire",
  description: "Everything that goes over the wire, by name.",
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  required: names,
  additionalProperties: false,
  $defs: named,
};
const made = await compile(whole, "Wire", {
  bannerComment: BANNER,
  ignoreMinAndMaxItems: true,
  style: { printWidth: 100 },
});

if (!isCheck) writeFileSync(TARGET, made);
else if (readFileSync(TARGET, "utf8") !== made) {
  console.error("src/lib/generated.ts is stale: the server's types have changed.");
  process.exit(1);
}
