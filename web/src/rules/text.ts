/** The rules of a game as the build makes them from Markdown, loaded when somebody reads them. */

import type { Lang } from "../lib/settings.svelte";

export type Block =
  { kind: "text" | "table"; html: string } | { kind: "example"; name: string; caption: string };

export interface Section {
  id: string;
  /** 1 for a chapter, 2 for a part of one. */
  depth: 1 | 2;
  title: string;
  blocks: Block[];
}

export interface RulesText {
  title: string;
  opening: Block[];
  sections: Section[];
}

const texts = import.meta.glob<{ default: RulesText }>("../../../src/spieluhr/games/*/rules.*.md");

export async function rulesOf(game: string, lang: Lang): Promise<RulesText | null> {
  const load = texts[`../../../src/spieluhr/games/${game}/rules.${lang}.md`];
  return load ? (await load()).default : null;
}

export const anchor = (clause: string): string => `clause-${clause}`;

/** In the drawer of a table the marks are no links: following one would leave the table. */
export const withoutLinks = (html: string): string =>
  html.replace(
    /<a class="clause"([^>]*?) href="[^"]*">([^<]*)<\/a>/g,
    '<span class="clause"$1>$2</span>',
  );
