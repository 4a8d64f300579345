/** From a game's JSON Schema to fields, and from what was filled in to a table. */

import type { NewTable, SeatWish } from "../lib/messages";
import { botOf } from "../lib/seats";
import type { Level } from "../lib/settings.svelte";

export type Options = Record<string, unknown>;

export interface Field {
  key: string;
  /** Yes or no, one of some values, or any number of them. */
  kind: "flag" | "choice" | "many";
  values: string[];
  /** May it be left out (null)? */
  isOptional: boolean;
  /** What is taken when nothing is chosen; undefined: the server decides. */
  fallback: unknown;
  description: string;
}

interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  default?: unknown;
  description?: string;
}

/** The number of players follows from the seats. */
const COUNT = "players";

const properties = (schema: Options): Record<string, Schema> =>
  (schema["properties"] ?? {}) as Record<string, Schema>;
const texts = (values: unknown[] | undefined): string[] => (values ?? []).map(String);

export const hasCount = (schema: Options): boolean => COUNT in properties(schema);

export function fieldsOf(schema: Options): Field[] {
  return Object.entries(properties(schema))
    .filter(([key]) => key !== COUNT)
    .flatMap(([key, one]) => fieldOf(key, one) ?? []);
}

function fieldOf(key: string, one: Schema): Field | null {
  const field = {
    key,
    values: [],
    isOptional: false,
    fallback: one.default,
    description: one.description ?? "",
  };
  if (one.type === "boolean") return { ...field, kind: "flag" };
  if (one.type === "array") return { ...field, kind: "many", values: texts(one.items?.enum) };
  const values = texts(one.enum ?? one.anyOf?.find((part) => part.enum)?.enum);
  if (values.length === 0) return null;
  return {
    ...field,
    kind: "choice",
    values,
    isOptional: one.anyOf?.some((part) => part.type === "null") ?? false,
  };
}

/** How far options are from those of a mode: each one that differs counts. */
function distance(options: Options, mode: Options): number {
  const keys = new Set([...Object.keys(options), ...Object.keys(mode)]);
  keys.delete(COUNT);
  return [...keys].filter((key) => JSON.stringify(options[key]) !== JSON.stringify(mode[key]))
    .length;
}

/** For how many these options are meant: as many as in the mode that is most like them. */
export function countFor(
  options: Options,
  modes: readonly { options: Options; players: number[] }[],
): number {
  const nearest = modes.toSorted(
    (a, b) => distance(options, a.options) - distance(options, b.options),
  )[0];
  return nearest?.players[0] ?? 2;
}

type Modes = readonly { options: Options }[];

/** Does it go with what was chosen? The shrine of Antinomy belongs to playing alone. */
export function isOffered(field: Field, options: Options, modes: Modes): boolean {
  const having = modes.filter((mode) => mode.options[field.key] === true);
  if (field.kind !== "flag" || having.length === 0) return true;
  const needs = having.map((mode) =>
    Object.keys(mode.options).filter((key) => key !== field.key && key !== COUNT),
  );
  return needs.some((keys) => keys.every((key) => options[key] !== undefined));
}

/** A new value of an option; what is as without a word is left out. */
export function withOption(options: Options, field: Field, value: unknown): Options {
  const { [field.key]: _old, ...others } = options;
  const isEmpty =
    value === null || value === field.fallback || (Array.isArray(value) && value.length === 0);
  return isEmpty ? others : { ...others, [field.key]: value };
}

export const chosenOf = (options: Options, key: string): string[] =>
  (options[key] ?? []) as string[];

// Seats.

export type Who = "me" | "beside" | "bot" | "open";

export interface Place {
  who: Who;
  level: Level;
  name: string;
}

/** As many places as play: those there are stay, new ones are bots. */
export function placesFor(count: number, before: readonly Place[], level: Level): Place[] {
  return Array.from(
    { length: count },
    (_, n) => before[n] ?? { who: n === 0 ? "me" : "bot", level, name: "" },
  );
}

export function wishOf(place: Place, nameless: string): SeatWish {
  if (place.who === "bot") return botOf(place.level);
  if (place.who === "open") return { kind: "open" };
  return place.who === "me" ? { kind: "me" } : { kind: "me", name: place.name.trim() || nameless };
}

const DAY = 86_400;
export const CLOCKS = [
  60,
  120,
  300,
  900,
  3600,
  8 * 3600,
  DAY,
  2 * DAY,
  3 * DAY,
  7 * DAY,
  14 * DAY,
] as const;
export const AWAYS = [30, 120, 600, 3600, 86_400, 604_800] as const;

export interface Rest {
  isPublic: boolean;
  clock: number | null;
  away: number;
  hints: boolean;
}

/** So much time for a move that nobody has to stay: then nobody is replaced before it is over. */
export const isSlow = (rest: Rest): boolean => (rest.clock ?? 0) >= 3600;

/** Does somebody else play who is no bot? */
export const hasPeople = (places: readonly Place[]): boolean =>
  places.filter((place) => place.who !== "bot").length > 1;

export function tableOf(
  game: { id: string; options: Options },
  options: Options,
  places: readonly Place[],
  rest: Rest,
  nameless: (n: number) => string,
): NewTable {
  const isOpen = places.some((place) => place.who === "open");
  const isAlone = places.length === 1;
  return {
    game: game.id,
    options: hasCount(game.options) ? { ...options, [COUNT]: places.length } : options,
    seats: isAlone ? [{ kind: "me" }] : places.map((place, n) => wishOf(place, nameless(n + 1))),
    is_public: isOpen && rest.isPublic,
    move_seconds: rest.clock,
    away_seconds: isSlow(rest) ? Math.max(rest.away, rest.clock ?? 0) : rest.away,
    hints: rest.hints && hasPeople(places),
  };
}
