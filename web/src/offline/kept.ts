/** What is kept on this device: the pages of the database that changed, all or none of a change. */

const PAGES = "pages";
const FACTS = "facts";

export interface Saved {
  file: Uint8Array<ArrayBuffer>;
  cookies: string;
}

export class Kept {
  private constructor(private readonly db: IDBDatabase) {}

  /** One for each place a page is served from: two of them may have one origin. */
  static async at(place: string): Promise<Kept> {
    const opening = indexedDB.open(`spieluhr ${place}`, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(PAGES);
      opening.result.createObjectStore(FACTS);
    };
    return new Kept(await answerOf(opening));
  }

  /** Empty where nothing was kept yet. */
  async saved(): Promise<Saved> {
    const reading = this.db.transaction([PAGES, FACTS]);
    const facts = reading.objectStore(FACTS);
    const count = ((await answerOf(facts.get("count"))) as number | undefined) ?? 0;
    const size = ((await answerOf(facts.get("size"))) as number | undefined) ?? 0;
    const cookies = ((await answerOf(facts.get("cookies"))) as string | undefined) ?? "";
    const pages = (await answerOf(reading.objectStore(PAGES).getAll())) as Uint8Array[];
    const file = new Uint8Array(count * size);
    pages.slice(0, count).forEach((page, n) => file.set(page, n * size));
    return { file, cookies };
  }

  async keep(content: Uint8Array, numbers: number[], count: number, size: number): Promise<void> {
    const writing = this.db.transaction([PAGES, FACTS], "readwrite");
    const pages = writing.objectStore(PAGES);
    numbers.forEach((n, k) => pages.put(content.slice(k * size, (k + 1) * size), n));
    pages.delete(IDBKeyRange.lowerBound(count));
    writing.objectStore(FACTS).put(count, "count");
    writing.objectStore(FACTS).put(size, "size");
    await done(writing);
  }

  async keepCookies(cookies: string): Promise<void> {
    const writing = this.db.transaction(FACTS, "readwrite");
    writing.objectStore(FACTS).put(cookies, "cookies");
    await done(writing);
  }
}

const answerOf = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB"));
  });

const done = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = change.onerror = () => reject(change.error ?? new Error("IndexedDB"));
  });
