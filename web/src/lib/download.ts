/** Files that the page writes itself: without a server there is no address to load them from. */

import { transport } from "./transports";

export function saveFile(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A link that loads from a server does so; here its click is answered instead. */
export async function onDownload(event: MouseEvent, name: string): Promise<void> {
  if (!transport().isHere) return;
  event.preventDefault();
  const path = (event.currentTarget as HTMLAnchorElement).getAttribute("href") ?? "";
  const answer = await transport().ask(path, {});
  if (answer.ok) saveFile(await answer.text(), name);
}
