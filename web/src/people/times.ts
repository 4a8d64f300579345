/** Days and hours, as the reader writes them. */

import { settings } from "../lib/settings.svelte";
import { tell } from "./words";

const DAY = 86_400;

/** A day; the server knows no more of it, and counts in UTC. */
export function day(moment: number, now = Date.now() / 1000): string {
  if (Math.floor(moment / DAY) === Math.floor(now / DAY)) return tell("today");
  const written = new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium", timeZone: "UTC" });
  return written.format(moment * 1000);
}

export const hour = (moment: number): string =>
  new Intl.DateTimeFormat(settings.lang, { timeStyle: "short" }).format(moment * 1000);

export const dateAndHour = (moment: number): string =>
  new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium", timeStyle: "short" }).format(
    moment * 1000,
  );
