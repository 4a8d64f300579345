/** The tables: the server's own Python, asked by messages instead of over a network. */

import { Kept } from "./kept";
import type { FromTables, ToTables } from "./messages";
import { compiledEngine, HOME, keepCompiled, loadPython } from "./python";
import { Thinking } from "./thinking";

interface Answer {
  status: number;
  headers: string;
  body: Uint8Array<ArrayBuffer>;
}
interface Tables {
  ask(method: string, path: string, headers: string, body: string): Promise<Answer>;
  call(line: number, path: string): void;
  say(line: number, text: string): void;
  close(line: number): void;
}
interface Bridge {
  compiled(folder: string): Uint8Array<ArrayBuffer>;
  begin(outside: object, saved: Uint8Array, cookies: string): Promise<Tables>;
}

const tell = (message: FromTables): void => self.postMessage(message);
let tables: Tables | null = null;

async function start(place: string, python: string): Promise<void> {
  const engine = compiledEngine();
  const thinking = new Thinking(python, engine);
  const kept = await Kept.at(place);
  const saved = await kept.saved();
  const loaded = await loadPython(python, (share) => tell({ is: "progress", share }));
  const outside = {
    keep: (content: Uint8Array, numbers: number[], count: number, size: number) =>
      kept.keep(content, numbers, count, size).catch((error: unknown) => {
        tell({ is: "unkept", why: String(error) });
      }),
    keep_cookies: (cookies: string) => kept.keepCookies(cookies).catch(() => {}),
    fetch_upgrade: async () => {
      const archive = await (await fetch(`${python}upgrade.zip`)).arrayBuffer();
      loaded.unpackArchive(archive, "zip", { extractDir: HOME });
    },
    think: (job: Uint8Array) => thinking.think(job),
    stop: () => thinking.stop(),
    say: (line: number, text: string) => tell({ is: "said", line, text }),
    hang_up: (line: number, code: number) => tell({ is: "hungUp", line, code }),
  };
  const bridge = loaded.pyimport("spieluhr.offline.bridge") as Bridge;
  tables = await bridge.begin(outside, saved.file, saved.cookies);
  tell({ is: "ready" });
  await keepCompiled(python, () => bridge.compiled(HOME));
  thinking.begin();
}

async function ask(asked: Extract<ToTables, { do: "ask" }>): Promise<void> {
  if (!tables) return;
  const { n, method, path, headers, body } = asked;
  const answer = await tables.ask(method, path, JSON.stringify(headers), body);
  tell({
    is: "answer",
    n,
    status: answer.status,
    headers: JSON.parse(answer.headers) as Record<string, string>,
    body: answer.body,
  });
}

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  if (data.do === "start")
    start(data.place, data.python).catch((error: unknown) =>
      tell({ is: "broken", why: String(error) }),
    );
  else if (data.do === "ask") void ask(data);
  else if (data.do === "call") tables?.call(data.line, data.path);
  else if (data.do === "say") tables?.say(data.line, data.text);
  else tables?.close(data.line);
};
