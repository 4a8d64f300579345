// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { keep } from "./settings.svelte";
import { say } from "./words";
import { FakeSocket, present, sit, socket, line } from "./atTable";

const at = sit();

describe("a connection", () => {
  it("comes back by itself, ever more slowly, and says so", () => {
    socket().fail();
    expect(at.table.standing).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    socket().fail();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(500);
    socket()
      .open()
      .say(present({ version: 7, is_new: true, happened: [line("play", 1, "x")] }));
    expect([at.table.standing, at.table.here?.version, at.table.log.length]).toEqual(["up", 7, 1]);
  });

  it("tells a restart from a loss, and a refusal from both", () => {
    socket().fail(1012);
    expect(at.table.standing).toBe("restarting");
    vi.advanceTimersByTime(500);
    socket().fail(1008);
    expect(at.table.standing).toBe("refused");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("keeps what could not be sent, says so, and sends it when the table is as it was", () => {
    socket().fail();
    at.table.play("a 1");
    expect(at.table.outbox.isWaiting).toBe(true);
    vi.advanceTimersByTime(500);
    socket().open();
    expect(socket().sent).toEqual([]);
    socket().say(present({ is_new: true }));
    expect(socket().sent).toEqual([{ do: "play", version: 1, move: "a 1" }]);
    expect(at.table.outbox.isWaiting).toBe(false);
  });

  it("does not make a move at another table than it was meant for, and says so", () => {
    socket().fail();
    at.table.play("a 1");
    vi.advanceTimersByTime(500);
    socket()
      .open()
      .say(present({ version: 9, is_new: true }));
    expect(socket().sent).toEqual([]);
    expect([at.table.outbox.isWaiting, at.table.error]).toEqual([false, say("notSent")]);
  });

  it("says once more what got lost on the way, but not what has arrived", () => {
    at.table.play("a 1");
    vi.advanceTimersByTime(6000);
    expect([at.table.standing, at.table.outbox.isWaiting]).toEqual(["lost", true]);
    vi.advanceTimersByTime(500);
    socket()
      .open()
      .say(present({ is_new: true }));
    expect(socket().sent).toHaveLength(1);
    socket().fail();
    vi.advanceTimersByTime(500);
    socket()
      .open()
      .say(present({ version: 2, is_new: true }));
    expect([socket().sent, at.table.error]).toEqual([[], ""]);
  });

  it("beats, and soon takes silence for death", () => {
    vi.advanceTimersByTime(8000);
    expect(socket().sent).toEqual([{ do: "ping" }]);
    socket().say({ is: "pong" });
    vi.advanceTimersByTime(8000);
    expect([at.table.standing, socket().sent.length]).toEqual(["up", 2]);
    vi.advanceTimersByTime(6000);
    expect(at.table.standing).toBe("lost");
  });

  it("notices at once that the device has no network, and comes back with it", () => {
    dispatchEvent(new Event("offline"));
    expect(at.table.standing).toBe("offline");
    at.table.play("a 1");
    expect(at.table.outbox.isWaiting).toBe(true);
    expect(socket().sent).toEqual([{ do: "ping" }]);
    dispatchEvent(new Event("online"));
    socket()
      .open()
      .say(present({ is_new: true }));
    expect([at.table.standing, socket().sent.length, FakeSocket.all.length]).toEqual(["up", 1, 2]);
  });

  it("believes a server that still answers, for it may be on the same device", () => {
    dispatchEvent(new Event("offline"));
    socket().say({ is: "pong" });
    socket()
      .open()
      .say(present({ is_new: true }));
    expect(at.table.standing).toBe("up");
  });

  it("shows reactions for a moment, unless they are muted", () => {
    socket().say({ is: "reaction", seat: 1, what: "wow" });
    socket().say({ is: "reaction", seat: 1, what: "nice" });
    expect(at.table.reactions.bubbles.map((one) => one.what)).toEqual(["nice"]);
    vi.advanceTimersByTime(5000);
    expect(at.table.reactions.bubbles).toEqual([]);
    keep({ reactions: false });
    socket().say({ is: "reaction", seat: 1, what: "wow" });
    expect(at.table.reactions.bubbles).toEqual([]);
    keep({ reactions: true });
  });

  it("comes at once in another language, without a word about it", () => {
    keep({ lang: "de" });
    at.table.reconnect();
    expect(FakeSocket.all).toHaveLength(2);
    expect(socket().url).toContain("lang=de");
    expect(at.table.standing).toBe("up");
  });

  it("ends with the page", () => {
    const last = socket();
    at.table.close();
    last.fail();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
