/** Who is asked, and what is answered without being asked. */

import type { Present } from "./messages";
import { settings } from "./settings.svelte";

/** At a hot seat: who has to decide, but is not the one who looks; until then nobody's cards are shown. */
export function passedTo(here: Present): number | null {
  const { mine, actor, seat } = here;
  return mine.length > 1 && actor !== null && seat !== actor && mine.includes(actor) ? actor : null;
}

/**
 * The answer that the interface gives by itself. Bots learn nothing from when it comes; people would,
 * unless everybody can know that there is no other (`forced`).
 */
export function onlyAnswer(here: Present): string | null {
  if (here.status !== "playing" || here.actor === null || !here.mine.includes(here.actor))
    return null;
  const hasOthers = here.seats.some((seat, n) => seat.kind === "guest" && !here.mine.includes(n));
  if (hasOthers) return settings.answersAmongPeople ? here.forced : null;
  if (!settings.answers) return null;
  if (here.mine.length > 1) return here.forced;
  return here.legal.length === 1 ? (here.legal[0]?.move ?? null) : null;
}
