/** This browser as a place to be called at. It is asked for permission only after a click. */

import { deviceOf } from "./device";

const WORKER = "/push-worker.js";
/** A scope of its own, where no page is: nothing that the worker does touches how pages load. */
const SCOPE = "/push/";

/** `denied`: the person has said no before, and only the browser's settings can change that. */
export type Ability = "can" | "denied" | "install" | "cannot";

export function ability(): Ability {
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return isApple ? "install" : "cannot";
  return Notification.permission === "denied" ? "denied" : "can";
}

async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** Null if the person would rather not. A subscription for another key of the server is made anew. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await active(worker);
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await worker.pushManager.subscribe(wanted);
  } catch (error) {
    const old = await worker.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return worker.pushManager.subscribe(wanted);
  }
}

/** A worker can be subscribed once it runs. */
function active(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((done) =>
    worker.addEventListener("statechange", () => worker.state === "activated" && done()),
  );
}

export async function unsubscribe(): Promise<void> {
  await (await subscribed())?.unsubscribe();
}

/** What its owner will know it by. */
export const device = (): string => deviceOf(navigator.userAgent);
