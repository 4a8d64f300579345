/** Times as words: "3 minutes ago", "7 days". */

import { settings } from "../lib/settings.svelte";

const STEPS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago the server's second `then` is. What is newer than a minute is just now. */
export function ago(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  const seconds = Math.max(0, now - then);
  const step = STEPS.find(([, length]) => seconds >= length);
  return step ? format.format(-Math.floor(seconds / step[1]), step[0]) : format.format(0, "second");
}

/** A span in its largest whole unit. */
export function span(seconds: number): string {
  const [unit, length] =
    STEPS.find(([name, one]) => name !== "week" && seconds % one === 0) ?? (["second", 1] as const);
  return new Intl.NumberFormat(settings.lang, { style: "unit", unit, unitDisplay: "long" }).format(
    seconds / length,
  );
}

const named = (unit: string, n: number): string =>
  new Intl.NumberFormat(settings.lang, { style: "unit", unit, unitDisplay: "long" }).format(n);
/** As on the clock of a table. */
const shortHours = (n: number): string => `${n} ${settings.lang === "de" ? "Std." : "h"}`;

/** What is left of a clock, rounded down; of days also the hours; never less than a minute. */
export function left(deadline: number, now: number): string {
  const seconds = Math.max(60, deadline - now);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  if (days > 0) return [named("day", days), hours > 0 ? shortHours(hours) : ""].join(" ").trim();
  return hours > 0 ? named("hour", hours) : named("minute", Math.floor(seconds / 60));
}

/** The day and the hour of the server's second. */
export const dateOf = (then: number): string =>
  new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium", timeStyle: "short" }).format(
    then * 1000,
  );
