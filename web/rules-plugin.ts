/**
 * The rules stand as Markdown in the Python package, where terminal and text agents read them too.
 * While building they become blocks of plain HTML: the browser gets no Markdown and no parser.
 */

import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Block, RulesText, Section } from "./src/rules/text";

const FILE = /\/games\/([a-z_]+)\/rules\.(en|de)\.md$/;
const CLAUSES = /\s*\{([A-Z]{2}-\d+\.\d+(?:, [A-Z]{2}-\d+\.\d+)*)\}/g;
const SAFE_LINK = /^(https:\/\/|#\/)/;

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** Only what the renderer makes itself gets through: no raw HTML, no pictures, no odd links. */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    link(token) {
      const inside = this.parser.parseInline(token.tokens);
      return SAFE_LINK.test(token.href) ? `<a href="${escaped(token.href)}">${inside}</a>` : inside;
    },
  },
});

/** `example:name` as the only picture of a paragraph. */
function exampleOf(token: Token): Block | null {
  const only =
    token.type === "paragraph" && token.tokens?.length === 1 ? token.tokens[0] : undefined;
  if (only?.type !== "image" || !(only as Tokens.Image).href.startsWith("example:")) return null;
  const image = only as Tokens.Image;
  return { kind: "example", name: image.href.slice("example:".length), caption: image.text };
}

/** `{AN-4.2}` becomes a mark; the first one of each clause is where links to the clause lead. */
function withClauses(html: string, game: string, seen: Set<string>): string {
  return html.replace(CLAUSES, (_, names: string) => {
    const marks = names.split(", ").map((name) => {
      const id = seen.has(name) ? "" : ` id="clause-${name}"`;
      seen.add(name);
      return `<a class="clause"${id} href="#/rules/${game}/${name}">${name}</a>`;
    });
    return ` <span class="clauses">${marks.join(" ")}</span>`;
  });
}

export function rulesText(source: string, game: string): RulesText {
  const seen = new Set<string>();
  const text: RulesText = { title: "", opening: [], sections: [] };
  const place = (block: Block): void => {
    (text.sections.at(-1)?.blocks ?? text.opening).push(block);
  };
  for (const token of marked.lexer(source)) {
    if (token.type === "space") continue;
    if (token.type === "heading") {
      const { depth, text: title } = token as Tokens.Heading;
      if (depth === 1) text.title = title;
      else
        text.sections.push({
          id: `part-${text.sections.length + 1}`,
          depth: depth === 2 ? 1 : 2,
          title,
          blocks: [],
        } satisfies Section);
      continue;
    }
    const html = (): string => withClauses(marked.parser([token]), game, seen);
    place(
      exampleOf(token) ??
        (token.type === "table" ? { kind: "table", html: html() } : { kind: "text", html: html() }),
    );
  }
  return text;
}

export function rules(): Plugin {
  return {
    name: "spieluhr-rules",
    transform(source, id) {
      const found = FILE.exec(id);
      if (!found?.[1]) return null;
      return { code: `export default ${JSON.stringify(rulesText(source, found[1]))};`, map: null };
    },
  };
}
