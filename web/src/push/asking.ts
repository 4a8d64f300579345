/** What the server is asked about calls to a table, and about answers given ahead. */

import { ask } from "../lib/api";
import { enter } from "../lib/guest";
import type { MyOrders, NewOrder, NoticeSettings, Watching } from "../lib/messages";
import { settings } from "../lib/settings.svelte";

const NOTICES = "/api/me/notices";

export const notices = (): Promise<NoticeSettings> => ask("GET", NOTICES);

export async function addWebhook(url: string): Promise<NoticeSettings> {
  await enter();
  return ask("POST", `${NOTICES}/webhook`, { url: url.trim(), lang: settings.lang });
}

export async function addMail(address: string): Promise<NoticeSettings> {
  await enter();
  return ask("POST", `${NOTICES}/mail`, { address: address.trim(), lang: settings.lang });
}

export async function addPush(
  subscription: PushSubscription,
  label: string,
): Promise<NoticeSettings> {
  await enter();
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  const lang = settings.lang;
  return ask("POST", `${NOTICES}/push`, { endpoint, keys: { p256dh, auth }, label, lang });
}

export const remove = (channel: string): Promise<NoticeSettings> =>
  ask("DELETE", `${NOTICES}/${channel}`);
export const test = (channel: string): Promise<unknown> =>
  ask("POST", `${NOTICES}/${channel}/test`);

const watchOf = (table: string): string => `/api/tables/${table}/watch`;
export const watching = (table: string): Promise<Watching> => ask("GET", watchOf(table));
export const watch = (table: string, isOn: boolean): Promise<Watching> =>
  ask(isOn ? "PUT" : "DELETE", watchOf(table));

const standingOf = (table: string): string => `/api/tables/${table}/standing`;
export const orders = (table: string): Promise<MyOrders> => ask("GET", standingOf(table));
export const order = (table: string, wanted: NewOrder | null): Promise<MyOrders> =>
  wanted ? ask("PUT", standingOf(table), wanted) : ask("DELETE", standingOf(table));

/** The end of a link in a mail. */
export const linked = (what: string, channel: string, token: string): Promise<unknown> =>
  ask("POST", `/api/mail/${channel}/${token}/${what}`);
