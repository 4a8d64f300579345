// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { contribution, hashOf, verdict } from "./chance";
import type { Present, Proof } from "./messages";

const SEED = "5a".repeat(32);
/** The bytes 00, 01, .. 1f and their SHA-256, as docs/records.md has them. */
const BYTES = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join("");
const HASHED = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const proof = (more: Partial<Proof>): Proof => ({
  hash: hashOf(SEED),
  seed: null,
  nonces: [null, null],
  wants: null,
  ...more,
});
const table = (other: "bot" | "guest", more: Partial<Proof>): Present =>
  ({
    table: "t",
    mine: [0],
    seats: [{ kind: "guest" }, { kind: other }],
    chance: proof(more),
  }) as unknown as Present;

describe("what a browser adds to chance", () => {
  beforeEach(() => localStorage.clear());

  it("is hashed as everybody else does it", () => expect(hashOf(BYTES)).toBe(HASHED));

  it("is revealed at once alone among bots, and right at the end", () => {
    const said = contribution(table("bot", { wants: "reveal" }));
    if (said?.do !== "reveal") throw new Error("not revealed");
    expect(said.nonce).toMatch(/^[0-9a-f]{64}$/);
    const end = { seed: SEED, nonces: [said.nonce, null] };
    expect(verdict(table("bot", end))).toBe("right");
    expect(verdict(table("bot", { ...end, nonces: ["ab".repeat(32), null] }))).toBe("wrong");
    expect(verdict(table("bot", { ...end, seed: "00".repeat(32) }))).toBe("wrong");
    expect(
      verdict(table("bot", { ...end, seed: "00".repeat(32), hash: hashOf("00".repeat(32)) })),
    ).toBe("wrong");
  });

  it("is pledged first among people, and what is revealed is what was pledged", () => {
    const said = contribution(table("guest", { wants: "pledge" }));
    if (said?.do !== "pledge") throw new Error("not pledged");
    const then = contribution(table("guest", { wants: "reveal" }));
    if (then?.do !== "reveal") throw new Error("not revealed");
    expect(hashOf(then.nonce)).toBe(said.hash);
  });

  it("is pledged anew when this browser has forgotten it, and differs each time", () => {
    const first = contribution(table("guest", { wants: "pledge" }));
    localStorage.clear();
    const again = contribution(table("guest", { wants: "reveal" }));
    expect(again?.do).toBe("pledge");
    expect(again).not.toEqual(first);
  });

  it("is not asked for while nothing is wanted, and nothing is claimed without it", () => {
    expect(contribution(table("bot", {}))).toBeNull();
    expect(verdict(table("bot", { seed: SEED, nonces: [null, null] }))).toBe("unknown");
  });
});
