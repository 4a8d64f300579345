/**
 * What this browser adds to the chance of a table, and whether the server kept its word.
 *
 * The server shows the hash of its seed; then this browser adds a random number of its own, so that
 * nobody can choose the cards. Among several people the hash of that number goes first. Hash and
 * number are kept here, and compared at the end. (`crypto.subtle` is missing in a local network.)
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Present, Up } from "./messages";

interface Added {
  /** Of the server's seed, as it was shown first. */
  hash: string;
  nonce: string;
  isRevealed?: boolean;
}

const KEY = "spieluhr-chance";
const MOST = 200; // tables; the oldest are forgotten
const BYTES = 32;

export const hashOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));

function read(): Record<string, Added> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Added>;
  } catch {
    return {};
  }
}

function keep(table: string, added: Added): void {
  const { [table]: _, ...others } = read();
  const all = Object.entries({ ...others, [table]: added }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Nothing can be compared at the end then.
  }
}

/** What the server waits for before the game can begin. */
export function contribution({ table, chance, seats, mine }: Present): Up | null {
  if (chance.wants === null) return null;
  const kept = read()[table];
  const isAlone = seats.every((seat, n) => seat.kind === "bot" || mine.includes(n));
  const isReveal = chance.wants === "reveal" && (isAlone || kept !== undefined);
  // What others have seen is not pledged to again.
  const isKept = kept !== undefined && (isReveal || !kept.isRevealed);
  const nonce = isKept ? kept.nonce : bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)));
  keep(table, { hash: kept?.hash ?? chance.hash, nonce, isRevealed: isReveal });
  return isReveal ? { do: "reveal", nonce } : { do: "pledge", hash: hashOf(nonce) };
}

export type Verdict = "right" | "wrong" | "unknown";

/** Is the seed the one whose hash was shown before, and is what I added among the rest? */
export function verdict({ table, chance }: Pick<Present, "table" | "chance">): Verdict {
  const kept = read()[table];
  if (!kept || chance.seed === null || chance.nonces === null) return "unknown";
  const isSame = chance.hash === kept.hash && hashOf(chance.seed) === kept.hash;
  return isSame && chance.nonces.includes(kept.nonce) ? "right" : "wrong";
}
