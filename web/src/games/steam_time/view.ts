/** What a seat knows of a game of Steam Time, and what follows from it for the drawing. */

import { COLOURS, KINDS } from "./generated";
import type {
  CardInfo,
  Colour,
  Kind,
  Monument,
  Preview,
  Seat,
  Space,
  Todo,
  View,
} from "./generated";

export { COLOURS, KINDS } from "./generated";
export type {
  CardInfo,
  Colour,
  Crystal,
  Kind,
  Monument,
  Phase,
  Position,
  Preview,
  Row,
  Seat,
  Space,
  Todo,
  View,
} from "./generated";
export type Amounts = Readonly<Record<string, number>>;
export type Half = NonNullable<CardInfo["top"]>;

/** In this order things are taken; what is not taken comes last. */
const ORDER = [
  "gold",
  "steam",
  "esteem",
  "portal",
  ...COLOURS,
  "crystals_one_colour",
  "crystals_any_colours",
  "time_crystal",
  "crystal_from_deposit",
  "one_colour",
  "different_colours",
  "upgrades_owned",
  "expeditions_owned",
];

export const inOrder = (amounts: Amounts): [string, number][] =>
  Object.entries(amounts).toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));

export const isColour = (key: string): key is Colour =>
  (COLOURS as readonly string[]).includes(key);

/** The generator whose bonus belongs to an action, and the other way round. */
export const colourOf = (kind: Kind): Colour => COLOURS[KINDS.indexOf(kind)] ?? "green";
export const kindOf = (colour: Colour): Kind => KINDS[COLOURS.indexOf(colour)] ?? "mission";

export const due = (view: View): Todo | null => view.table.todo.at(-1) ?? null;

export function added(all: readonly Amounts[]): Amounts {
  const sum: Record<string, number> = {};
  for (const one of all) for (const [key, n] of Object.entries(one)) sum[key] = (sum[key] ?? 0) + n;
  return sum;
}

export const isGone = (kind: Kind, space: Space): boolean =>
  space.card === null || (kind === "crystals" && Object.keys(space.crystals ?? {}).length === 0);

/**
 * What a placement pays, with the crystals that are still to be chosen because a colour of the
 * card is missing: each of them takes one steam along.
 */
export function price(view: View, space: Space | undefined, preview: Preview): Amounts {
  const pays = preview.pays ?? {};
  const colours = space?.card ? (view.cards[space.card]?.colours ?? []) : [];
  const handed = Object.entries(pays).reduce(
    (sum, [key, n]) => (isColour(key) || key === "time_crystal" ? sum + n : sum),
    0,
  );
  const missing = Math.max(0, colours.length - handed);
  return missing === 0 ? pays : added([pays, { crystals_any_colours: missing, steam: missing }]);
}

/** How much of what a mission needs is there: this mission alone, as things are now. */
export function has(seat: Seat, key: string): number {
  const held = COLOURS.map((colour) => seat.generators[colour].length);
  if (isColour(key)) return seat.generators[key].length;
  if (key === "different_colours") return held.filter((n) => n > 0).length;
  if (key === "one_colour") return Math.max(...held);
  if (key === "upgrades_owned") return seat.upgrades.length;
  if (key === "expeditions_owned") return seat.expeditions.length;
  return key === "gold" ? seat.gold : key === "steam" ? seat.steam : 0;
}

/**
 * A seat's airships keep their numbers, so that one can be followed from home into the stream: those
 * at home are the first, those in the stream the others, the last one placed the lowest number.
 */
export function shipNumber(view: View, seat: number, monument: Monument): number {
  const rows = view.table.stream.filter((row) =>
    Object.values(row.spaces).some((space) => space.by === seat),
  );
  const home = view.table.seats[seat]?.airships ?? 0;
  return home + rows.length - 1 - rows.findIndex((row) => row.monument === monument);
}

/** Mr. T.I.M.E. is where something is done that no airship of the one who does it stands for. */
export const isMister = (view: View, monument: Monument, kind: Kind): boolean =>
  view.table.todo.some(
    (entry) =>
      entry.do === "bonus" &&
      entry.monument === monument &&
      entry.kind === kind &&
      view.table.stream.find((row) => row.monument === monument)?.spaces[kind]?.by !== entry.seat,
  );
