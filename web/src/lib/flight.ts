/**
 * Things travel from where they lay to where they lie. Before the picture changes, `note` keeps the
 * places of all things; afterwards `fly` lets each one that has moved start from its old place:
 *
 *     let board: HTMLElement | null = $state(null);
 *     let before = nowhere();
 *     $effect.pre(() => { void view; if (board) before = note(board); });
 *     $effect(() => { void view; if (board) fly(board, before); });
 *
 * In the markup (on HTML or SVG elements):
 * - `data-card="r3"`: this thing; each name once in the picture.
 * - `data-place="deck"`: a place that things can come from or go to.
 * - `data-from="deck"`: where it comes from if it was not seen before; without it from the place
 *   `deck` if there is one, else it fades in. `data-from="here"` only fades in.
 * - `data-to="discard"`: where it goes when it is no longer in the picture; without it it is gone.
 * - `data-near="fire"`: the end that is near; a card whose near end changed turns round.
 *
 * What lies inside `data-board` is measured from there, else from `root`: when the whole board is
 * scrolled or pushed by something above it, nothing flies.
 */

import { isCalm } from "./motion";

const LASTING = 360;
const APART = 60;
/** After so many the rest comes at once: a whole round of new cards must not keep anybody waiting. */
const MOST_APART = 6;
const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const ABOVE = 40;
/** So many times as large as now: another picture of the same thing. */
const MUCH = 2;
type Thing = HTMLElement | SVGElement;

/** Where something lies on the board: the board itself may be scrolled or pushed meanwhile. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Spot {
  /** As seen from `board`. */
  box: Box;
  board: Element;
  wide: number;
  near: string | null;
  to: string | null;
  thing: Thing;
}
export type Before = ReadonlyMap<string, Spot>;

export const nowhere = (): Before => new Map();

const things = (root: Element): Thing[] => [...root.querySelectorAll<Thing>("[data-card]")];

/** The width without any turning, so that a turned card is not taken for a grown one. */
const wide = (thing: Thing, box: Box): number =>
  "offsetWidth" in thing ? thing.offsetWidth : box.width;

const moved = ({ left, top, width, height }: Box, by: Box, sign: 1 | -1): Box => ({
  left: left + sign * by.left,
  top: top + sign * by.top,
  width,
  height,
});

export function note(root: Element): Before {
  const spots = new Map<string, Spot>();
  for (const thing of things(root)) {
    const name = thing.dataset["card"] ?? "";
    const seen = thing.getBoundingClientRect();
    if (seen.width === 0 || spots.has(name)) continue;
    const { near = null, to = null } = thing.dataset;
    const board = thing.closest("[data-board]") ?? root;
    const box = moved(seen, board.getBoundingClientRect(), -1);
    spots.set(name, { box, board, wide: wide(thing, seen), near, to, thing });
  }
  return spots;
}

/** Where it would lie now if it had stayed. */
const stayed = (root: Element, { box, board }: Spot): Box =>
  moved(box, (board.isConnected ? board : root).getBoundingClientRect(), 1);

export function fly(root: Element, before: Before): void {
  if (before.size === 0 || isCalm()) return;
  const seen = new Set<string>();
  let fresh = 0;
  for (const thing of things(root)) {
    const name = thing.dataset["card"] ?? "";
    const now = thing.getBoundingClientRect();
    if (now.width === 0 || seen.has(name)) continue;
    seen.add(name);
    const was = before.get(name);
    if (was) move(root, thing, now, was, stayed(root, was));
    else arrive(thing, now, place(root, thing.dataset["from"] ?? "deck"), fresh++);
  }
  for (const [name, was] of before) {
    const to = was.to !== null && !seen.has(name) ? place(root, was.to) : undefined;
    if (to) leave(root, was, to);
  }
}

/** The first that is seen: what is folded up is nowhere. */
function place(root: Element, name: string): Box | undefined {
  const named = [...root.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)];
  const places =
    named.length === 0 && name === "deck" ? [...root.querySelectorAll("[data-deck]")] : named;
  return places.map((one) => one.getBoundingClientRect()).find((box) => box.width > 0);
}

const way = (from: Box, to: Box): [number, number] => [
  from.left + from.width / 2 - to.left - to.width / 2,
  from.top + from.height / 2 - to.top - to.height / 2,
];

/** `translate` and its like go on top of a `transform` the thing may have. */
function start(thing: Element, from: Keyframe, options: KeyframeAnimationOptions = {}): Animation {
  return thing.animate(
    [
      { ...from, zIndex: ABOVE, offset: 0 },
      { zIndex: ABOVE, offset: 1 },
    ],
    {
      duration: LASTING,
      easing: EASING,
      ...options,
    },
  );
}

function move(root: Element, thing: Thing, now: Box, was: Spot, from: Box): void {
  const [x, y] = way(from, now);
  const near = thing.dataset["near"] ?? null;
  const isTurned = was.near !== null && near !== null && was.near !== near;
  if (Math.abs(x) + Math.abs(y) < 4 && !isTurned) return;
  const scale = was.wide / (wide(thing, now) || 1);
  if (scale > MUCH && !was.thing.isConnected) return shrink(root, thing, was, now, scale);
  start(thing, { translate: `${x}px ${y}px`, rotate: isTurned ? "180deg" : "0deg", scale });
}

function arrive(thing: Thing, now: Box, from: Box | undefined, order: number): void {
  const [x, y] = from ? way(from, now) : [0, 0];
  const keyframe = { translate: `${x}px ${y}px`, scale: from ? 0.5 : 0.9, opacity: from ? 0.2 : 0 };
  start(thing, keyframe, { delay: Math.min(order, MOST_APART) * APART, fill: "backwards" });
}

/** A small picture of it would fly as an empty sheet: it flies as it was, and then is the picture. */
function shrink(root: Element, thing: Thing, was: Spot, now: Box, scale: number): void {
  leave(root, was, now, { scale: 1 / scale });
  thing.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], {
    duration: LASTING,
  });
}

/** What is gone is shown once more, on its way. */
function leave(
  root: Element,
  was: Spot,
  to: Box,
  end: Keyframe = { scale: 0.5, opacity: 0.2 },
): void {
  if (!(was.thing instanceof HTMLElement)) return;
  const from = stayed(root, was);
  const ghost = was.thing.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("inert", "");
  const size = { width: `${from.width}px`, height: `${from.height}px` };
  Object.assign(ghost.style, {
    position: "fixed",
    margin: "0",
    left: "0",
    top: "0",
    pointerEvents: "none",
    ...size,
  });
  root.append(ghost);
  // A board that contains its layout counts from its own corner, not from that of the screen.
  const corner = ghost.getBoundingClientRect();
  Object.assign(ghost.style, {
    left: `${from.left - corner.left}px`,
    top: `${from.top - corner.top}px`,
  });
  const [x, y] = way(to, from);
  const gone = ghost.animate(
    [{ zIndex: ABOVE }, { ...end, translate: `${x}px ${y}px`, zIndex: ABOVE }],
    { duration: LASTING, easing: EASING },
  );
  gone.onfinish = gone.oncancel = () => ghost.remove();
}
