/**
 * Shows a call to a table, and opens it. It keeps no pages and answers no requests, so it can stand
 * beside any other worker, or be part of one: importScripts("/push-worker.js").
 */
const HOME = "/";

/** Only what is here: whoever could make us show something must not lead anybody away. */
function placeOf(path) {
  const { origin } = self.location;
  const place = new URL(typeof path === "string" ? path : HOME, origin);
  return place.origin === origin ? place.href : new URL(HOME, origin).href;
}

function callOf(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

self.addEventListener("push", (event) => {
  const call = callOf(event.data);
  const shown = self.registration.showNotification(String(call.title ?? "Spieluhr"), {
    body: String(call.body ?? ""),
    tag: String(call.tag ?? "spieluhr"),
    renotify: true,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { path: call.path },
  });
  event.waitUntil(shown);
});

async function open(href) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => one.url === href);
  return there ? there.focus() : self.clients.openWindow(href);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(placeOf(event.notification.data?.path)));
});

/** The browser has changed its address: the server learns the new one. */
async function renew(event) {
  const options = event.oldSubscription?.options;
  const fresh = event.newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = fresh.toJSON();
  const body = JSON.stringify({ endpoint, keys });
  const headers = { "content-type": "application/json" };
  await fetch("/api/me/notices/push", { method: "POST", headers, body });
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
