/**
 * A music box: short plucked tunes on one scale, made with Web Audio. Nothing sounds before the page
 * was touched; one thing sounds at a time. Which event has which voice, a game says in its
 * `sounds.ts`; what it does not name is a card.
 */

import type { LogLine } from "./messages";
import { settings } from "./settings.svelte";

export type Voice = "card" | "crystal" | "duel" | "round" | "turn" | "win" | "loss";
/** Voices by the kind of the event; null: it is silent. */
export type Sounds = Readonly<Record<string, Voice | null>>;

// Steps of the scale, when in seconds, how loud.
type Note = readonly [step: number, at: number, loud: number];
const TUNES: Readonly<Record<Voice, readonly Note[]>> = {
  card: [[0, 0, 0.5]],
  round: [
    [0, 0, 0.5],
    [2, 0.11, 0.5],
    [3, 0.22, 0.6],
  ],
  crystal: [
    [8, 0, 0.5],
    [10, 0.08, 0.5],
  ],
  duel: [
    [-1, 0, 0.8],
    [3, 0, 0.4],
    [-1, 0.17, 0.6],
    [4, 0.17, 0.4],
  ],
  turn: [
    [3, 0, 0.6],
    [5, 0.14, 0.7],
  ],
  win: [
    [0, 0, 0.6],
    [2, 0.12, 0.6],
    [3, 0.24, 0.6],
    [5, 0.36, 0.7],
    [7, 0.5, 0.6],
    [10, 0.5, 0.4],
  ],
  loss: [
    [4, 0, 0.5],
    [3, 0.2, 0.5],
    [1, 0.4, 0.5],
    [0, 0.62, 0.5],
  ],
};
/** Of all that happens in one moment, the last of these sounds. */
const RANKS = Object.keys(TUNES);
// Five steps to an octave: whatever sounds after another fits.
const SCALE = [0, 2, 4, 7, 9] as const;
const LOWEST = 392;
/** A tine: times the note, how strong, how long in seconds. The high one is the pluck. */
const PARTIALS = [
  [1, 1, 0.9],
  [2, 0.3, 0.5],
  [5.4, 0.12, 0.1],
] as const;
const LOUDNESS = 0.16;
const ATTACK = 0.004;
const SILENT = 0.0001;
/** A note is heard so long before the next tune may begin. */
const HEARD = 0.3;
/** Milliseconds: of moments that are shown at once only the last one sounds. */
const TOGETHER = 25;
const BUZZ = 60;

/** Kinds that mean the same in many games; where nothing is done, nothing is heard. */
const COMMON: Sounds = {
  crystal: "crystal",
  duel: "duel",
  round: "round",
  turn: null,
  over: null,
  end: null,
  deal: null,
  pass: null,
  skip: null,
  stop: null,
  decline: null,
  shuffle: null,
};
const own = import.meta.glob<{ sounds: Sounds }>("../games/*/sounds.ts", { eager: true });

export function soundOf(kind: string, game = ""): Voice | null {
  const map: Sounds = { ...COMMON, ...own[`../games/${game}/sounds.ts`]?.sounds };
  return kind in map ? (map[kind] ?? null) : "card";
}

/** The one voice for all that happens in a moment; what has no line has no sound. */
export function voiceOf(lines: readonly LogLine[], game: string): Voice | null {
  const voices = lines
    .filter((one) => one.say !== null)
    .map((one) => soundOf(one.event.kind, game));
  return voices.reduce((a, b) => (RANKS.indexOf(b ?? "") > RANKS.indexOf(a ?? "") ? b : a), null);
}

let box: AudioContext | null = null;
let isTouched = false;
let tune: GainNode | null = null;
/** Until then the tune is heard, by the clock of the box. */
let busyUntil = 0;
let waiting: ReturnType<typeof setTimeout> | null = null;

function touch(): void {
  isTouched = true;
  wake();
}

/** Some phones let a box begin only within a touch. */
export function listen(): () => void {
  const kinds = ["pointerup", "keydown"] as const;
  for (const kind of kinds) addEventListener(kind, touch);
  return () => {
    for (const kind of kinds) removeEventListener(kind, touch);
    if (waiting !== null) clearTimeout(waiting);
    waiting = null;
  };
}

const wasTouched = (): boolean => isTouched || (navigator.userActivation?.hasBeenActive ?? false);

function wake(): AudioContext | null {
  if (!settings.sound || !wasTouched() || typeof AudioContext === "undefined") return null;
  box ??= new AudioContext();
  if (box.state !== "running") void box.resume().catch(() => undefined); // then it stays silent
  return box;
}

function play(voice: Voice, isAfter: boolean): void {
  const on = wake();
  if (!on) return;
  const now = on.currentTime;
  const begin = isAfter ? Math.max(now, busyUntil) : now;
  tune?.gain.setTargetAtTime(0, begin, 0.03);
  tune = on.createGain();
  tune.gain.value = LOUDNESS;
  tune.connect(on.destination);
  for (const [step, at, loud] of TUNES[voice]) pluck(on, tune, frequency(step), begin + at, loud);
  busyUntil = begin + (TUNES[voice].at(-1)?.[1] ?? 0) + HEARD;
}

function pluck(on: AudioContext, out: AudioNode, pitch: number, at: number, loud: number): void {
  for (const [times, strength, seconds] of PARTIALS) {
    const tine = on.createOscillator();
    const fading = on.createGain();
    tine.frequency.value = pitch * times;
    fading.gain.setValueAtTime(0, at);
    fading.gain.linearRampToValueAtTime(loud * strength, at + ATTACK);
    fading.gain.exponentialRampToValueAtTime(SILENT, at + seconds);
    tine.connect(fading).connect(out);
    tine.start(at);
    tine.stop(at + seconds);
  }
}

function frequency(step: number): number {
  const octave = Math.floor(step / SCALE.length);
  return LOWEST * 2 ** (octave + (SCALE[step - octave * SCALE.length] ?? 0) / 12);
}

/** What is shown just now. */
export function moment(lines: readonly LogLine[], game: string): void {
  const voice = voiceOf(lines, game);
  if (voice === null) return;
  if (waiting !== null) clearTimeout(waiting);
  waiting = setTimeout(() => {
    waiting = null;
    if (!document.hidden) play(voice, false);
  }, TOGETHER);
}

/** I am asked after somebody else has acted: heard elsewhere as well, and felt on a phone. */
export function myTurn(): void {
  setTimeout(() => play("turn", true), TOGETHER);
  const isPhone = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
  if (settings.sound && isPhone && wasTouched()) navigator.vibrate?.(BUZZ);
}

export function ending(isWon: boolean): void {
  if (document.hidden) return;
  setTimeout(() => play(isWon ? "win" : "loss", true), TOGETHER);
}
