/** What a person has chosen, kept in this browser. */

export type Lang = "en" | "de";
export type Level = "first_game" | "beginner" | "casual" | "club" | "expert" | "master";
export type Look = "auto" | "dark" | "light";
export type Motion = "auto" | "less" | "full";
/** How long the doings of others are shown. */
export type Speed = "slow" | "normal" | "fast" | "once";

interface Kept {
  lang: Lang;
  level: Level;
  look: Look;
  name: string;
  memory: boolean;
  motion: Motion;
  speed: Speed;
  /** Questions with one answer are answered: at tables with bots, at one screen. */
  answers: boolean;
  /** The same among people, where everybody can know that there is one answer only. */
  answersAmongPeople: boolean;
  /** Single letters as shortcuts. */
  keys: boolean;
  /** Sounds, and on a phone a buzz when it is my turn. */
  sound: boolean;
  /** Show what others at the table react with. */
  reactions: boolean;
}

const KEY = "spieluhr";

function read(): Kept {
  const lang: Lang = navigator.language.startsWith("de") ? "de" : "en";
  const fresh: Kept = {
    lang,
    level: "club",
    look: "auto",
    name: "",
    memory: true,
    motion: "auto",
    speed: "normal",
    answers: true,
    answersAmongPeople: false,
    keys: true,
    sound: true,
    reactions: true,
  };
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
