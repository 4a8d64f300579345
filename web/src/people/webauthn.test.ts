import { expect, test } from "vitest";
import { options, text } from "./webauthn";

test("bytes go there and back, whatever they are", () => {
  const all = Uint8Array.from({ length: 256 }, (_, n) => n);
  const told = options<PublicKeyCredentialRequestOptions>({ challenge: text(all.buffer) });
  expect(new Uint8Array(told.challenge as ArrayBuffer)).toEqual(all);
  expect(text(all.buffer)).not.toMatch(/[+/=]/);
});

test("only what stands for bytes becomes bytes", () => {
  const told = options<PublicKeyCredentialCreationOptions>({
    challenge: "AAEC",
    user: { id: "AQ", name: "Anna", displayName: "Anna" },
    rp: { id: "localhost", name: "Spieluhr" },
    excludeCredentials: [{ id: "Ag", type: "public-key" }],
  });
  expect([...new Uint8Array(told.user.id as ArrayBuffer)]).toEqual([1]);
  expect(told.user.name).toBe("Anna");
  expect(told.rp.id).toBe("localhost");
  expect([...new Uint8Array(told.excludeCredentials?.[0]?.id as ArrayBuffer)]).toEqual([2]);
});
