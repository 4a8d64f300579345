// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogLine } from "./messages";

/** Writes down which notes begin when. */
class Param {
  value = 0;
  setValueAtTime = vi.fn();
  linearRampToValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
  setTargetAtTime = vi.fn();
}
class Box {
  static made: Box[] = [];
  currentTime = 0;
  state = "running";
  destination = {};
  notes: { pitch: number; at: number }[] = [];
  tunes: Param[] = [];
  resume = vi.fn(() => Promise.resolve());
  constructor() {
    Box.made.push(this);
  }
  createGain(): unknown {
    const gain = new Param();
    return {
      gain,
      connect: (to: unknown) => (to === this.destination && this.tunes.push(gain), to),
    };
  }
  createOscillator(): unknown {
    const frequency = new Param();
    const start = (at: number): unknown => this.notes.push({ pitch: frequency.value, at });
    return { frequency, connect: (to: unknown) => to, start, stop: vi.fn() };
  }
}

type Sound = typeof import("./sound");
let sound: Sound;
let settings: typeof import("./settings.svelte").settings;
const buzz = vi.fn();
const line = (...kinds: string[]): LogLine[] =>
  kinds.map((kind) => ({ event: { kind }, say: "It happens." }));
const touch = (): unknown => window.dispatchEvent(new Event("pointerup"));
const box = (): Box => Box.made[0] as Box;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  Box.made = [];
  buzz.mockClear();
  vi.stubGlobal("AudioContext", Box);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("coarse") }));
  vi.stubGlobal("navigator", { language: "en", vibrate: buzz });
  localStorage.clear();
  sound = await import("./sound");
  ({ settings } = await import("./settings.svelte"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(...kinds: string[]): void {
  sound.moment(line(...kinds), "antinomy");
  vi.advanceTimersByTime(100);
}

test("nothing sounds or buzzes before the page was touched", () => {
  const stop = sound.listen();
  show("play");
  sound.myTurn();
  vi.advanceTimersByTime(100);
  expect([Box.made.length, buzz.mock.calls.length]).toEqual([0, 0]);
  touch();
  show("play");
  sound.myTurn();
  expect(box().notes.length).toBeGreaterThan(0);
  expect(buzz).toHaveBeenCalledOnce();
  stop();
});

test("a game names its voices; what it does not name is a card", () => {
  expect(sound.soundOf("crystal")).toBe("crystal");
  expect(sound.soundOf("never heard of")).toBe("card");
  expect(sound.soundOf("turn", "no game")).toBeNull();
  expect(sound.soundOf("phase_over", "steam_time")).toBe("round");
  expect(sound.soundOf("phase_over", "antinomy")).toBe("card");
  expect(sound.voiceOf([{ event: { kind: "duel" }, say: null }], "antinomy")).toBeNull();
});

test("one moment has one voice, the weightiest", () => {
  expect(sound.voiceOf(line("play", "duel", "crystal"), "antinomy")).toBe("duel");
  expect(sound.voiceOf(line("turn", "colour"), "antinomy")).toBeNull();
});

test("of moments shown at once only the last sounds", () => {
  sound.listen();
  touch();
  sound.moment(line("duel"), "antinomy");
  sound.moment(line("play"), "antinomy");
  vi.advanceTimersByTime(100);
  expect(new Set(box().notes.map((note) => note.at)).size).toBe(1); // one pluck, not a duel
});

test("the next tune ends the one before; my turn waits for it", () => {
  sound.listen();
  touch();
  show("duel");
  show("play");
  expect(box().tunes[0]?.setTargetAtTime).toHaveBeenCalledWith(0, 0, expect.any(Number));
  const before = box().notes.length;
  sound.myTurn();
  vi.advanceTimersByTime(100);
  expect(
    Math.min(
      ...box()
        .notes.slice(before)
        .map((note) => note.at),
    ),
  ).toBeGreaterThan(0.2);
});

test("all voices are of one scale and differ", () => {
  sound.listen();
  touch();
  const heard = ["play", "crystal", "duel", "round"].map((kind) => {
    const before = box().notes.length;
    show(kind);
    return box()
      .notes.slice(before)
      .map((note) => note.pitch)
      .join(" ");
  });
  expect(new Set(heard).size).toBe(4);
  // Every third is the note itself, without its partials.
  for (const { pitch } of box().notes.filter((_, n) => n % 3 === 0)) {
    const half = Math.round(12 * Math.log2(pitch / 392));
    expect([0, 2, 4, 7, 9]).toContain(((half % 12) + 12) % 12);
  }
});

test("muted, or with nobody looking, it is silent", () => {
  sound.listen();
  touch();
  settings.sound = false;
  show("play");
  sound.myTurn();
  sound.ending(true);
  vi.advanceTimersByTime(100);
  expect([box().notes, buzz.mock.calls]).toEqual([[], []]);
  settings.sound = true;
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  show("play");
  expect(box().notes).toEqual([]);
  sound.myTurn();
  vi.advanceTimersByTime(100);
  expect(box().notes.length).toBeGreaterThan(0); // that calls me back
});
