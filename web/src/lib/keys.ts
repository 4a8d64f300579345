/** Single letters as shortcuts: not while somebody types, nor with other keys held. */

import { settings } from "./settings.svelte";

const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";

export function letter(event: KeyboardEvent): string | null {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key.length !== 1 || event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest(TYPING)) return null;
  return event.key.toLowerCase();
}
