/** A space in words, as its title and as a screen reader says it. */

import { isReader, type Shown } from "../../lib/shown";
import { isGone, isMister, type Amounts, type Kind, type Row, type Space, type View } from "./view";
import * as words from "./words";

/** Upgrades and expeditions cost one crystal of each of their colours. */
export const costOf = (view: View, space: Space): Amounts => {
  const colours = space.card ? (view.cards[space.card]?.colours ?? []) : [];
  return Object.fromEntries(colours.map((colour) => [colour, 1]));
};

/** What lies there and what it costs. */
function lying(view: View, row: Row, kind: Kind, space: Space): string {
  const { amount = 0 } = view.spaces[`${row.monument} ${kind}`] ?? {};
  const card = space.card ? view.cards[space.card] : undefined;
  if (isGone(kind, space)) return words.say("gone");
  if (kind === "gold") return words.amounts({ gold: amount });
  if (kind === "encounter") return words.say("choose", { n: amount });
  if (kind === "crystals")
    return `${words.amounts(space.crystals ?? {})}, ${words.amounts({ gold: view.crystal_price })} ${words.say("each")}`;
  if (kind === "mission")
    return `${words.say("needs")} ${words.amounts(card?.need ?? {})}, ${words.say("brings")} ${words.amounts({ esteem: card?.esteem ?? 0 })}`;
  const brings =
    card?.rewards?.map((cell) => words.amounts(cell)).join(" · ") ??
    words.amounts(card?.income ?? {});
  return `${words.cardName(card)} ${words.say("costs")} ${words.amounts(costOf(view, space))}, ${words.say("brings")} ${brings}`.trim();
}

export function spaceWords(
  { table, view, names }: { table: Shown; view: View; names: readonly string[] },
  row: Row,
  kind: Kind,
  space: Space,
): string {
  const { extra } = view.spaces[`${row.monument} ${kind}`] ?? {};
  const by =
    space.by === null
      ? ""
      : isReader(table, space.by)
        ? words.say("byMe")
        : words.say("by", { name: names[space.by] ?? "" });
  return [
    `${words.kind(kind)}, ${words.monument(row.monument)}: ${lying(view, row, kind, space)}`,
    extra ? `${words.say("extra")} ${words.amounts(extra)}` : "",
    by,
    isMister(view, row.monument, kind) ? words.say("misterHere") : "",
  ]
    .filter(Boolean)
    .join("; ");
}
