/** The worker in which bots think, from the one in which the tables are. */

import type { Thought, ToThinking } from "./thinking.worker";

interface Waiting {
  resolve: (result: Uint8Array) => void;
  reject: (why: Error) => void;
}

/** What is thought over can be stopped: then the worker is begun anew. */
export class Thinking {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(
    private readonly python: string,
    private readonly engine: Promise<WebAssembly.Module>,
  ) {}

  begin(): Worker {
    const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      const asked = this.waiting.get(data.n);
      this.waiting.delete(data.n);
      if (data.result) asked?.resolve(data.result);
      else asked?.reject(new Error(data.why));
    };
    worker.onerror = () => this.stop();
    void this.engine.then((engine) =>
      this.tell(worker, { do: "start", python: this.python, engine }),
    );
    this.worker = worker;
    return worker;
  }

  think(job: Uint8Array): Promise<Uint8Array> {
    const worker = this.worker ?? this.begin();
    const n = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(n, { resolve, reject });
      void this.engine.then(() => this.tell(worker, { do: "think", n, job }));
    });
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error("stopped"));
    this.waiting.clear();
  }

  private tell(worker: Worker, message: ToThinking): void {
    worker.postMessage(message);
  }
}
