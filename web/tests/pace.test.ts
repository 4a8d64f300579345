import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pace } from "../src/lib/pace";

interface Message { name: string; lines: string[] }
let shown: string[] = [];
let told: string[] = [];
let busy: boolean[] = [];
let isCalm = false;
let isHidden = false;

function make(): Pace<Message> {
  return new Pace<Message>({
    show: (one) => (shown.push(one.name), one.lines),
    tell: (line) => told.push(line),
    isCalm: () => isCalm,
    isHidden: () => isHidden,
    busy: (is) => busy.push(is),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [shown, told, busy, isCalm, isHidden] = [[], [], [], false, false];
});
afterEach(() => vi.useRealTimers());

describe("pace", () => {
  it("shows at once what needs no telling", () => {
    const pace = make();
    pace.add({ name: "a", lines: [] });
    pace.add({ name: "b", lines: [] });
    expect(shown).toEqual(["a", "b"]);
    expect(pace.isBusy).toBe(false);
  });

  it("tells line by line and lets the next message wait", () => {
    const pace = make();
    pace.add({ name: "a", lines: ["one", "two"] });
    pace.add({ name: "b", lines: ["three"] });
    expect([shown, told]).toEqual([["a"], ["one"]]);
    vi.advanceTimersByTime(600);
    expect([shown, told]).toEqual([["a"], ["one", "two"]]);
    vi.advanceTimersByTime(400); // quicker, because something waits
    expect([shown, told]).toEqual([["a", "b"], ["one", "two", "three"]]);
    vi.advanceTimersByTime(600);
    expect(pace.isBusy).toBe(false);
    expect(busy.at(-1)).toBe(false);
  });

  it("skips to the end: everything is shown, the last line told", () => {
    const pace = make();
    pace.add({ name: "a", lines: ["one", "two", "three"] });
    pace.add({ name: "b", lines: ["four", "five"] });
    pace.skip();
    expect([shown, told.at(-1)]).toEqual([["a", "b"], "five"]);
    vi.advanceTimersByTime(5000);
    expect(told.at(-1)).toBe("five");
    expect(pace.isBusy).toBe(false);
  });

  it("is quicker with many lines, and with little movement", () => {
    const pace = make();
    pace.add({ name: "a", lines: Array.from({ length: 48 }, (_, n) => String(n)) });
    vi.advanceTimersByTime(48 * 150);
    expect(pace.isBusy).toBe(false);
    isCalm = true;
    pace.add({ name: "b", lines: ["x", "y"] });
    vi.advanceTimersByTime(320);
    expect(pace.isBusy).toBe(false);
  });

  it("does not fall far behind", () => {
    const pace = make();
    for (let n = 0; n < 10; n++) pace.add({ name: String(n), lines: ["x"] });
    expect(shown).toHaveLength(10);
  });

  it("waits for nobody while the page is hidden", () => {
    isHidden = true;
    const pace = make();
    pace.add({ name: "a", lines: ["one", "two"] });
    pace.add({ name: "b", lines: [] });
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["a", "b"]);
    expect(told).toEqual(["two"]);
  });

  it("forgets what is no longer true", () => {
    const pace = make();
    pace.add({ name: "a", lines: ["one"] });
    pace.add({ name: "b", lines: [] });
    pace.clear();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(["a"]);
  });
});
