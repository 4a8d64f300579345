/**
 * Dragging one thing of the board onto another is choosing both. It works on every board by what its
 * things say they stand for (`data-means`), and only with a mouse or a pen: a finger scrolls.
 */

import { candidates, isChosen, type Meaning } from "./choosing";
import type { Shown } from "./shown";

const FAR = 8; // px; less is a click
const NAMES = ["id", "data-means", "data-card", "data-from", "data-to"]; // by which others find it

interface Grip {
  readonly thing: HTMLElement;
  readonly x: number;
  readonly y: number;
  ghost: HTMLElement | null;
}

const thingOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>("button[data-means]:not(:disabled)")
    : null;

const meaningOf = (thing: HTMLElement): Meaning =>
  JSON.parse(thing.dataset["means"] ?? "{}") as Meaning;

/** Is there another part to choose? What is a whole move by itself is not dragged. */
function leadsOn(table: Shown, meaning: Meaning): boolean {
  const parts = Object.keys(meaning).length;
  return candidates(table.here?.legal ?? [], [meaning]).some(
    (move) => Object.keys(move.json).length > parts,
  );
}

/** A picture of the thing that follows the pointer and is in nobody's way. */
function lift(thing: HTMLElement): HTMLElement {
  const place = thing.getBoundingClientRect();
  const ghost = thing.cloneNode(true) as HTMLElement;
  for (const part of [ghost, ...ghost.querySelectorAll("*")]) {
    for (const name of NAMES) part.removeAttribute(name);
  }
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${place.left}px`,
    top: `${place.top}px`,
    margin: "0",
    zIndex: "50",
    width: `${place.width}px`,
    height: `${place.height}px`,
    pointerEvents: "none",
    opacity: "0.85",
    transition: "none",
  });
  thing.parentElement?.append(ghost); // there its style reaches it
  return ghost;
}

/** From now on, until the returned function is called. */
export function allowDragging(board: HTMLElement, table: Shown): () => void {
  let grip: Grip | null = null;

  function down(event: PointerEvent): void {
    const thing = thingOf(event.target);
    const isDragged = event.pointerType !== "touch" && event.button === 0 && thing !== null;
    grip = isDragged ? { thing, x: event.clientX, y: event.clientY, ghost: null } : null;
  }
  function move(event: PointerEvent): void {
    if (!grip) return;
    const [x, y] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.ghost) {
      if (Math.hypot(x, y) < FAR) return;
      const meaning = meaningOf(grip.thing);
      if (!leadsOn(table, meaning)) return;
      grip.ghost = lift(grip.thing);
      if (!isChosen(table.chosen, meaning)) table.click(meaning);
    }
    grip.ghost.style.translate = `${x}px ${y}px`;
  }
  function drop(event: PointerEvent): void {
    const held = grip;
    grip = null;
    if (!held?.ghost) return;
    held.ghost.remove();
    const target = thingOf(document.elementFromPoint(event.clientX, event.clientY));
    const isHome = target !== null && target.dataset["means"] === held.thing.dataset["means"];
    if (isHome) ignoreClick();
    else if (target && board.contains(target)) table.click(meaningOf(target));
  }
  /** Let go where it was taken up, it stays chosen: the click that follows is none. */
  function ignoreClick(): void {
    const stop = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    board.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => {
      board.removeEventListener("click", stop, { capture: true });
    });
  }
  function cancel(): void {
    grip?.ghost?.remove();
    grip = null;
  }
  const noPicture = (event: Event): void => {
    event.preventDefault();
  }; // the browser's own dragging

  board.addEventListener("pointerdown", down);
  board.addEventListener("dragstart", noPicture);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", drop);
  window.addEventListener("pointercancel", cancel);
  return () => {
    cancel();
    board.removeEventListener("pointerdown", down);
    board.removeEventListener("dragstart", noPicture);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", drop);
    window.removeEventListener("pointercancel", cancel);
  };
}
