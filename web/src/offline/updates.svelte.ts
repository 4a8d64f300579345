/** The files of this page are kept for when there is no network; a newer version waits to be asked for. */

class Updates {
  /** A newer version is there, and waits. */
  isReady = $state(false);
  private waiting: ServiceWorker | null = null;

  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register("sw.js");
      this.look(registration);
      registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", () => this.look(registration));
      });
    } catch {
      // without HTTPS, or where the browser allows none: there is a network, then
    }
  }

  /** Every move is kept when it is made, so nothing is lost by beginning anew. */
  use(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.waiting?.postMessage("use");
  }

  private look(registration: ServiceWorkerRegistration): void {
    const isUpdate = navigator.serviceWorker.controller !== null;
    if (!registration.waiting || !isUpdate) return;
    this.waiting = registration.waiting;
    this.isReady = true;
  }
}

export const updates = new Updates();
