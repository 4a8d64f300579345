/** What was said and not answered: said again after a loss if nothing was played since, never twice. */

import { describe, expect, it } from "vitest";
import { Outbox } from "./outbox.svelte";

const play = { version: 7, do: "play" };

function speaking(isOpen = true): { outbox: Outbox; sent: object[] } {
  const sent: object[] = [];
  const outbox = new Outbox((message) => {
    if (isOpen) sent.push(message);
    return isOpen;
  });
  return { outbox, sent };
}

describe("a move", () => {
  it("is said again after a loss, though somebody has asked something since", () => {
    const { outbox, sent } = speaking();
    outbox.say(play);
    outbox.lost();
    expect(outbox.seen(7)).toBe(true);
    expect(sent).toEqual([play, play]);
  });

  it("is not said again when it has arrived", () => {
    const { outbox, sent } = speaking();
    outbox.say(play);
    outbox.lost();
    expect(outbox.seen(8)).toBe(true);
    expect(sent).toEqual([play]);
  });

  it("waits for its answer through a question, and is kept if the connection is lost then", () => {
    const { outbox, sent } = speaking();
    outbox.say(play);
    outbox.seen(6);
    outbox.lost();
    outbox.seen(6);
    expect(sent).toEqual([play, play]);
  });

  it("that never left comes too late once something was played", () => {
    const { outbox } = speaking(false);
    outbox.say(play);
    outbox.lost();
    expect(outbox.seen(9)).toBe(false);
  });
});
