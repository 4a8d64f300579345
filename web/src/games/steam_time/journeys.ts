/**
 * What the news tell of things that come and go. Crystals of one colour are alike and have no names;
 * one that travels gets a name for the journey only.
 */

import type { LogLine } from "../../lib/messages";

type Facts = LogLine["event"];
let journeys = 0;

/** While the picture is still the old one: what leaves it learns its way. */
export function send(root: Element, news: readonly LogLine[]): void {
  rows(root, news);
  for (const { event } of news) {
    const seat = `seat-${event["seat"]}`;
    if (event.kind === "receive") card(root, event, seat);
    else if (event.kind === "fulfil") card(root, event, `esteem-${event["seat"]}`);
    else if (event.kind === "buy" || event.kind === "pick") {
      const into = `into-${event["seat"]}-${event["colour"]}`;
      crystal(
        root,
        `${event["monument"]} ${event["colour"]}`,
        "to",
        isInSight(root, into) ? into : seat,
      );
    } else if (event.kind === "pay")
      crystal(root, held(event), "to", event["time"] ? "mine" : "bag");
  }
}

/** When the picture is the new one: what has come from the supply learns from where. */
export function greet(root: Element, news: readonly LogLine[]): void {
  rows(root, news);
  for (const { event } of news) {
    if (event.kind === "take") crystal(root, held(event), "from", "bag");
    else if (event.kind === "time") crystal(root, held({ ...event, time: true }), "from", "mine");
  }
}

/** The journeys have begun: whoever stayed is without a name again. */
export function settle(root: Element): void {
  for (const found of root.querySelectorAll(":is([data-crystal], [data-row])[data-card]")) {
    for (const name of ["data-card", "data-to", "data-from"]) found.removeAttribute(name);
  }
}

/** Monuments move with a new round only; else what lies on them would be moved twice. */
function rows(root: Element, news: readonly LogLine[]): void {
  if (!news.some(({ event }) => event.kind === "round")) return;
  for (const row of root.querySelectorAll<HTMLElement>("[data-row]")) {
    row.setAttribute("data-card", `row ${row.dataset["row"]}`);
  }
}

/** What others have is folded up where there is little room. */
const isInSight = (root: Element, place: string): boolean =>
  [...root.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].some(
    (one) => one.getClientRects().length > 0,
  );

const held = (event: Facts): string =>
  `seat-${event["seat"]} ${event["time"] ? "time " : ""}${event["colour"] ?? event["generator"]}`;

function card(root: Element, event: Facts, to: string): void {
  root
    .querySelector(`[data-card="${CSS.escape(String(event["card"]))}"]`)
    ?.setAttribute("data-to", to);
}

function crystal(root: Element, where: string, way: "from" | "to", place: string): void {
  const alike = [...root.querySelectorAll(`[data-crystal="${CSS.escape(where)}"]`)];
  const one = alike.findLast((found) => !found.hasAttribute("data-card"));
  one?.setAttribute("data-card", `crystal ${++journeys}`);
  one?.setAttribute(`data-${way}`, place);
}
