/** The one transport of this page. A folder without a server says in its page where its Python is. */

import { network } from "./network";
import type { Transport } from "./transport";

let chosen: Transport = network;

export const transport = (): Transport => chosen;

/** Where the Python of a folder without a server is; null: there is a server. */
export const pythonHere = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="spieluhr-python"]')?.content ?? null;

/** Where this app is served from, without a slash at the end: a folder may be anywhere below its host. */
export const addressHere = (): string => new URL(".", document.baseURI).href.replace(/\/$/, "");

/** Before anything is asked. */
export async function choose(): Promise<void> {
  const python = pythonHere();
  if (python === null) return;
  const { PageTransport } = await import("../../offline/pageTransport");
  chosen = new PageTransport(new URL(python, document.baseURI).href);
}
