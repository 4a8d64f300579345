/* A page that is opened as a file may not start a worker. There the search runs in a hidden frame, which
   the theme knows by the name IFrameWorker. */
class IFrameWorker extends EventTarget {
  constructor(url) {
    super();
    const frame = Object.assign(document.createElement("iframe"), { hidden: true, srcdoc: "<body>" });
    this.ready = new Promise((resolve) => {
      frame.onload = () => resolve(this.furnish(frame.contentWindow, new URL(url, location.href)));
    });
    document.body.append(frame);
  }

  /* What a worker has: its script, a way to load others, and a way to answer. */
  async furnish(inside, url) {
    const load = (source) =>
      new Promise((resolve, reject) => {
        const script = inside.document.createElement("script");
        Object.assign(script, { src: source, onload: resolve, onerror: reject });
        inside.document.body.append(script);
      });
    inside.importScripts = async (...sources) => {
      for (const source of sources) await load(source);
    };
    inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
    await load(url.href);
    return inside;
  }

  async postMessage(data) {
    (await this.ready).dispatchEvent(new MessageEvent("message", { data }));
  }

  terminate() {}
}
if (location.protocol === "file:") Object.assign(window, { IFrameWorker, Worker: IFrameWorker });
