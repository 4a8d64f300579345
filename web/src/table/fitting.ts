/**
 * Text in a place of fixed height. The letters become smaller where there is more to say; of what others
 * did since, whole turns are folded away, and a sign says how many.
 */

/** Of the size that the place is made for. First these, with all that is to be said. */
const COMFORTABLE = [1, 0.94, 0.88, 0.82];
/** Smaller only where nothing can be folded. */
const SMALL = [0.77, 0.73, 0.69];

/** `place` holds one box that is as high as the place, or higher if its text does not fit. */
export function fitInto(place: HTMLElement): void {
  const box = place.firstElementChild;
  if (!(box instanceof HTMLElement)) return;
  const recaps = [...box.querySelectorAll<HTMLElement>(".recap")];
  const fits = (size: number): boolean => {
    place.style.setProperty("--fit", String(size));
    return box.offsetHeight <= place.offsetHeight;
  };
  for (let shown = recaps.length; shown >= 0; shown--) {
    fold(box, recaps, shown);
    for (const isLines of recaps.length > 1 ? [true, false] : [false]) {
      place.toggleAttribute("data-lines", isLines);
      if (COMFORTABLE.some(fits)) return;
    }
  }
  SMALL.some(fits);
}

function fold(box: HTMLElement, recaps: readonly HTMLElement[], shown: number): void {
  for (const [n, one] of recaps.entries()) one.hidden = n >= shown;
  const more = box.querySelector<HTMLElement>("[data-more]");
  if (!more) return;
  more.hidden = shown === recaps.length;
  more.dataset["more"] = shown === 0 ? "all" : String(recaps.length - shown);
}

/** What a move is, and what it leads to. */
export function parted(text: string): [string, string] {
  const end = text.search(/[.!?] /) + 1;
  return end === 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 1)];
}
