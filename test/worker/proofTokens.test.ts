import { expect, it } from "vitest";
import { DerivedProofTokens } from "../../src/adapters/proofTokens.ts";

const key = (byte: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(byte)));

it("tokens of a proof outlive a change of the key for as long as the settings have the earlier one", async () => {
  const [before] = await new DerivedProofTokens([key(1)]).of("acc_1", "aurelia.example");
  const after = await new DerivedProofTokens([key(2), key(1)]).of("acc_1", "aurelia.example");
  expect(after).toHaveLength(2);
  expect(after[0]).not.toBe(before);
  expect(after[1]).toBe(before);
});

it("tokens of a proof are each account's and each domain's own, and tell neither", async () => {
  const tokens = new DerivedProofTokens([key(1)]);
  const all = await Promise.all(
    [
      ["acc_1", "aurelia.example"],
      ["acc_2", "aurelia.example"],
      ["acc_1", "nuit.example"],
    ].map(async ([account = "", domain = ""]) => (await tokens.of(account, domain))[0]),
  );
  expect(new Set(all).size).toBe(3);
  for (const token of all) expect(token).toMatch(/^[0-9a-hjkmnp-tv-z]{32}$/);
});
