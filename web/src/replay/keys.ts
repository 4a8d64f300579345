/** A film by keys: the same ones wherever one is shown. */

import type { Film } from "./film.svelte";

/** Not where a key has a meaning of its own. */
export function steer(film: Film, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const on = event.target instanceof Element ? event.target : document.body;
  if (on.closest("input, select, textarea, dialog")) return;
  if (event.key === " " && on.closest("button, a, summary")) return;
  const act = {
    ArrowLeft: film.back,
    ArrowRight: film.forward,
    Home: film.first,
    End: film.final,
    " ": film.toggle,
  }[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
