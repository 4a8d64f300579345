/** What the page and the worker with the tables say to each other. */

export type ToTables =
  | { do: "start"; python: string; place: string }
  | {
      do: "ask";
      n: number;
      method: string;
      path: string;
      headers: Record<string, string>;
      body: string;
    }
  | { do: "call"; line: number; path: string }
  | { do: "say"; line: number; text: string }
  | { do: "close"; line: number };

export type FromTables =
  | { is: "progress"; share: number }
  | { is: "ready" }
  | { is: "broken"; why: string }
  /** What was played is no longer kept on this device. */
  | { is: "unkept"; why: string }
  | {
      is: "answer";
      n: number;
      status: number;
      headers: Record<string, string>;
      body: Uint8Array<ArrayBuffer>;
    }
  | { is: "said"; line: number; text: string }
  | { is: "hungUp"; line: number; code: number };
