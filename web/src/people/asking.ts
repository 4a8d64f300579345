/** What the pages about being recognised ask the server. */

import { ask } from "../lib/api";
import { enter } from "../lib/guest";
import type { Me, News, Operator, Privacy, SignedIn, Whose } from "../lib/messages";
import { settings, keep } from "../lib/settings.svelte";
import { create, get } from "./webauthn";

export const signedIn = (): Promise<SignedIn> => ask("GET", "/api/me/devices");
export const signOut = (id: string): Promise<SignedIn> => ask("DELETE", `/api/me/devices/${id}`);
export const signOutOthers = (): Promise<SignedIn> => ask("DELETE", "/api/me/devices");
export const voidLink = (): Promise<SignedIn> => ask("DELETE", "/api/me/recovery");
export const whose = (secret: string): Promise<Whose> =>
  ask("POST", "/api/recover/look", { secret });

/** This becomes one more device of somebody; `replaces`: yes, also if I have games here. */
export async function become(secret: string, replaces: boolean): Promise<void> {
  const me = await ask<Me>("POST", "/api/recover", { secret, replaces_me: replaces });
  keep({ name: me.name });
}

export async function addPasskey(): Promise<SignedIn> {
  await enter();
  const options = await ask<Record<string, unknown>>("POST", "/api/me/passkeys/challenge");
  return ask("POST", "/api/me/passkeys", { credential: await create(options) });
}

export const removePasskey = (id: string): Promise<SignedIn> =>
  ask("DELETE", `/api/me/passkeys/${id}`);

export async function signInWithPasskey(replaces: boolean): Promise<void> {
  const options = await ask<Record<string, unknown>>("POST", "/api/passkeys/challenge");
  const body = { credential: await get(options), replaces_me: replaces };
  keep({ name: (await ask<Me>("POST", "/api/passkeys/sign-in", body)).name });
}

export const news = (): Promise<News> => ask("GET", "/api/news");
export const privacy = (): Promise<Privacy> => ask("GET", "/api/privacy");

/** With a token from the command line; without one only on the server's own machine. */
export async function operator(token: string): Promise<Operator | null> {
  const headers: Record<string, string> = { "accept-language": settings.lang };
  if (token) headers["authorization"] = `Bearer ${token}`;
  const answer = await fetch("/api/operator", { headers });
  if (answer.status === 401) return null;
  const told: unknown = await answer.json();
  if (!answer.ok) throw new Error((told as { say: string }).say);
  return told as Operator;
}
