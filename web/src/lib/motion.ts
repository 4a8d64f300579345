/** How much may move: what the person has set here, else what the device says. */

import { settings } from "./settings.svelte";

export function isCalm(): boolean {
  if (settings.motion !== "auto") return settings.motion === "less";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
