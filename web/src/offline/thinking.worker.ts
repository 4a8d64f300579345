/** Bots think here, so that no table waits for them. */

import { loadPython, type Python } from "./python";

export type ToThinking =
  | { do: "start"; python: string; engine: WebAssembly.Module }
  | { do: "think"; n: number; job: Uint8Array };
export interface Thought {
  n: number;
  result: Uint8Array | null;
  why: string;
}

interface Thinker {
  think_of(job: Uint8Array): Uint8Array;
}

let thinker: Promise<Thinker> | null = null;

async function begin(place: string, engine: WebAssembly.Module): Promise<Thinker> {
  const python: Python = await loadPython(place, () => {}, engine);
  return python.pyimport("spieluhr.offline.bridge_thinking") as Thinker;
}

self.onmessage = async ({ data }: MessageEvent<ToThinking>) => {
  if (data.do === "start") {
    thinker = begin(data.python, data.engine);
    return;
  }
  const answer: Thought = { n: data.n, result: null, why: "" };
  try {
    answer.result = (await thinker)?.think_of(data.job) ?? null;
  } catch (error) {
    answer.why = String(error);
  }
  self.postMessage(answer);
};
