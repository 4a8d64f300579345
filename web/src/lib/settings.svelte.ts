/** What a person has chosen, kept in this browser. */

export type Lang = "en" | "de";
export type Level = "beginner" | "casual" | "club" | "expert" | "master";
export type Look = "auto" | "dark" | "light";
export type Motion = "auto" | "less" | "full";

interface Kept {
  lang: Lang;
  level: Level;
  look: Look;
  name: string;
  memory: boolean;
  motion: Motion;
  /** Single letters as shortcuts. */
  keys: boolean;
}

const KEY = "spieluhr";

function read(): Kept {
  const lang: Lang = navigator.language.startsWith("de") ? "de" : "en";
  const fresh: Kept = { lang, level: "club", look: "auto", name: "", memory: true, motion: "auto", keys: true };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

export const settings: Kept = $state(read());

export function keep(changed: Partial<Kept>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing can still be played in.
  }
}
