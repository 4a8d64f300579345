// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { keep } from "../lib/settings.svelte";
import { isOffered, countFor, fieldsOf, hasCount, placesFor, tableOf, withOption } from "./setup";
import { ago, left, span } from "./times";

const solo = {
  properties: {
    solo: {
      description: "alone",
      anyOf: [{ enum: ["easy", "hard"] }, { type: "null" }],
      default: null,
    },
    shrine: { type: "boolean", default: false },
    eras: { type: "array", items: { enum: ["1981", "1994"] } },
  },
};
const counted = {
  properties: { players: { type: "integer", minimum: 2, maximum: 4, default: 2 } },
};
const modes = [
  { options: {}, players: [2] },
  { options: { solo: "easy" }, players: [1] },
  { options: { solo: "hard", shrine: true }, players: [1] },
];

afterEach(() => keep({ lang: "en" }));

describe("options of a game", () => {
  it("become fields by their kind", () => {
    expect(fieldsOf(solo).map((field) => [field.key, field.kind, field.isOptional])).toEqual([
      ["solo", "choice", true],
      ["shrine", "flag", false],
      ["eras", "many", false],
    ]);
    expect(fieldsOf(counted)).toEqual([]);
    expect(hasCount(counted)).toBe(true);
  });

  it("are left out where they say nothing", () => {
    const [choice, flag, many] = fieldsOf(solo);
    expect(withOption({ solo: "easy" }, choice!, null)).toEqual({});
    expect(withOption({}, flag!, true)).toEqual({ shrine: true });
    expect([isOffered(flag!, {}, modes), isOffered(flag!, { solo: "easy" }, modes)]).toEqual([
      false,
      true,
    ]);
    expect(withOption({ shrine: true }, flag!, false)).toEqual({});
    expect(withOption({ eras: ["1981"] }, many!, [])).toEqual({});
  });

  it("tell for how many they are", () => {
    expect(countFor({}, modes)).toBe(2);
    expect(countFor({ eras: ["1981"] }, modes)).toBe(2);
    expect(countFor({ solo: "easy", shrine: true }, modes)).toBe(1);
  });
});

describe("a table", () => {
  const rest = { isPublic: true, clock: 60, away: 120, hints: true };
  const name = (n: number): string => `Player ${n}`;

  it("has the seats that were chosen", () => {
    const places = placesFor(3, [], "club");
    places[1]!.who = "open";
    places[2]!.who = "beside";
    expect(tableOf({ id: "g", options: counted }, {}, places, rest, name)).toEqual({
      game: "g",
      options: { players: 3 },
      is_public: true,
      move_seconds: 60,
      away_seconds: 120,
      hints: true,
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "me", name: "Player 3" }],
    });
  });

  it("is shown to nobody when nobody can sit down, and against bots hints are no matter", () => {
    const { is_public, hints } = tableOf(
      { id: "g", options: solo },
      {},
      placesFor(2, [], "club"),
      rest,
      name,
    );
    expect([is_public, hints]).toEqual([false, false]);
  });

  it("leaves the names of its bots to the server", () => {
    expect(
      tableOf({ id: "g", options: solo }, {}, placesFor(2, [], "master"), rest, name).seats,
    ).toEqual([{ kind: "me" }, { kind: "bot", level: "master" }]);
  });

  it("for one is mine", () => {
    const places = placesFor(1, [{ who: "open", level: "club", name: "" }], "club");
    expect(tableOf({ id: "g", options: solo }, {}, places, rest, name).seats).toEqual([
      { kind: "me" },
    ]);
  });
});

describe("times", () => {
  it("are words", () => {
    expect(ago(1000, 1010)).toBe("now");
    expect(ago(1000, 1185)).toBe("3 minutes ago");
    expect(span(60)).toBe("1 minute");
    expect(span(604_800)).toBe("7 days");
    keep({ lang: "de" });
    expect(ago(1000, 1185)).toBe("vor 3 Minuten");
    expect(ago(0, 86_400)).toBe("gestern");
    expect(span(7200)).toBe("2 Stunden");
    expect(left(3 * 86_400 + 60, 0)).toBe("3 Tage");
    expect(left(2 * 86_400 + 3 * 3600 + 1800, 0)).toBe("2 Tage 3 Std.");
    expect(left(14 * 86_400, 0)).toBe("14 Tage");
    expect(left(45 * 86_400, 0)).toBe("45 Tage");
    expect(left(100, 90)).toBe("1 Minute");
  });
});
