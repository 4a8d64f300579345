/** Tables in a worker of this page: what is asked before it is ready waits. */

import { CLOSED, CONNECTING, OPEN, type Line, type Transport } from "../lib/transports/transport";
import type { FromTables, ToTables } from "./messages";
import { offline } from "./state.svelte";

const LOST = 1006;
/** The shelf is drawn at once: it was asked for when the folder was made. */
const GAMES = "/api/games";

export class PageTransport implements Transport {
  readonly isHere = true;
  readonly patience = 60_000;
  private worker: Worker | null = null;
  private isReady = false;
  private readonly held: ToTables[] = [];
  private readonly asked = new Map<number, (answer: Response) => void>();
  private readonly lines = new Map<number, WorkerLine>();
  private count = 0;
  /** Where the page is served from: what is kept belongs to it. */
  private readonly place = new URL(".", document.baseURI).pathname;

  constructor(private readonly python: string) {
    void this.take(false);
  }

  ask(path: string, init: RequestInit): Promise<Response> {
    if (path === GAMES && !this.isReady) return fetch(`${this.python}games.json`);
    const n = ++this.count;
    this.tell({
      do: "ask",
      n,
      method: init.method ?? "GET",
      path,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === "string" ? init.body : "",
    });
    return new Promise((resolve) => this.asked.set(n, resolve));
  }

  open(path: string): Line {
    const line = ++this.count;
    const made = new WorkerLine(
      (text) => this.tell({ do: "say", line, text }),
      () => {
        this.lines.delete(line);
        this.tell({ do: "close", line });
      },
    );
    this.lines.set(line, made);
    this.tell({ do: "call", line, path });
    return made;
  }

  /** One window has the tables; `steal` takes them from another one. */
  private async take(steal: boolean): Promise<void> {
    offline.stands("loading");
    const options: LockOptions = steal ? { steal } : { ifAvailable: true };
    try {
      await navigator.locks.request(`spieluhr ${this.place}`, options, (lock) => {
        if (lock === null) return this.wait();
        this.begin();
        return new Promise<void>(() => {}); // until this window is closed
      });
    } catch {
      this.end();
      this.wait();
    }
  }

  private wait(): void {
    offline.stands("elsewhere", () => void this.take(true));
  }

  private begin(): void {
    const worker = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromTables>) => this.hear(data);
    worker.onerror = (event) => this.fail(event.message);
    worker.postMessage({
      do: "start",
      python: this.python,
      place: this.place,
    } satisfies ToTables);
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.isReady = false;
    for (const line of this.lines.values()) line.end(LOST);
    this.lines.clear();
  }

  private tell(message: ToTables): void {
    if (this.isReady) this.worker?.postMessage(message);
    else this.held.push(message);
  }

  private hear(message: FromTables): void {
    if (message.is === "answer") {
      const { n, status, headers, body } = message;
      this.asked.get(n)?.(new Response(status === 204 ? null : body, { status, headers }));
      this.asked.delete(n);
    } else if (message.is === "said") this.lines.get(message.line)?.hear(message.text);
    else if (message.is === "hungUp") {
      this.lines.get(message.line)?.end(message.code);
      this.lines.delete(message.line);
    } else if (message.is === "progress") offline.progress(message.share);
    else if (message.is === "ready") this.ready();
    else if (message.is === "unkept") offline.unkept();
    else this.fail(message.why);
  }

  private fail(why: string): void {
    console.error(why);
    offline.stands("broken");
  }

  private ready(): void {
    this.isReady = true;
    for (const message of this.held.splice(0)) this.tell(message);
    offline.stands("ready");
  }
}

/** Open with the first word from the other side, as a WebSocket is with the handshake. */
class WorkerLine implements Line {
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    private readonly say: (text: string) => void,
    private readonly hangUp: () => void,
  ) {}

  send(text: string): void {
    if (this.readyState === OPEN) this.say(text);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.hangUp();
  }

  hear(text: string): void {
    if (this.readyState === CONNECTING) {
      this.readyState = OPEN;
      this.onopen?.();
    }
    if (this.readyState === OPEN) this.onmessage?.({ data: text });
  }

  end(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.({ code });
  }
}
