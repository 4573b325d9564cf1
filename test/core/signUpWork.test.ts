import { createHash, createHmac, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { proofOf } from "../../app/src/api/signUpWork.ts";
import { judgeWork, newWork, signUpWork, type WorkTools } from "../../src/core/people/signUpWork.ts";

const signedBy = (key: string): WorkTools => {
  const sign = (text: string) => Promise.resolve(createHmac("sha256", key).update(text).digest("hex"));
  return {
    random: (count) => randomBytes(count),
    sha256Hex: (text) => Promise.resolve(createHash("sha256").update(text).digest("hex")),
    sign,
    isSigned: async (text, signature) => (await sign(text)) === signature,
  };
};

const tools = signedBy("ours");
const nowMs = Date.UTC(2026, 10, 28);
const email = "marta@shop.example";
const invalid = { ok: false, error: "invalid" };
/** Enough that no guess holds by chance in these tests, and found at once. */
const zeroBits = 10;

describe("the work before a sign-in link", () => {
  it("counts for its address, whatever the address is, from its challenge until ten minutes later", async () => {
    await fc.assert(
      fc.asyncProperty(fc.emailAddress(), fc.nat(signUpWork.lifeMs - 1), async (given, laterMs) => {
        const address = given.toLowerCase();
        const proof = await proofOf(await newWork(tools, 6, nowMs), ` ${given} `);
        expect((await judgeWork(tools, proof, { email: address, nowMs: nowMs + laterMs })).ok).toBe(true);
        const late = await judgeWork(tools, proof, { email: address, nowMs: nowMs + signUpWork.lifeMs + laterMs });
        expect(late).toEqual({ ok: false, error: "expired" });
      }),
    );
  });

  it("counts for no other address: another one has as much work of its own", async () => {
    const proof = await proofOf(await newWork(tools, zeroBits, nowMs), email);
    const others = await Promise.all(
      Array.from({ length: 2000 }, (_, index) => judgeWork(tools, proof, { email: `${index}@shop.example`, nowMs })),
    );
    // One in 1,024 is met by chance.
    expect(others.filter(({ ok }) => ok).length).toBeLessThan(15);
  });

  it("is none where a character of the proof was changed: its difficulty, its end, its salt, its signature", async () => {
    const proof = await proofOf(await newWork(tools, zeroBits, nowMs), email);
    const nonceAt = proof.lastIndexOf(".");
    await fc.assert(
      fc.asyncProperty(fc.nat(nonceAt - 1), fc.constantFrom(..."019az.-"), async (at, character) => {
        fc.pre(proof[at] !== character);
        const altered = `${proof.slice(0, at)}${character}${proof.slice(at + 1)}`;
        expect(await judgeWork(tools, altered, { email, nowMs })).toEqual(invalid);
      }),
    );
  });

  it("is none where it is left out, or done for a challenge that somebody else has made easy or long-lived", async () => {
    const { challenge } = await newWork(tools, zeroBits, nowMs);
    const { challenge: easy } = await newWork(signedBy("theirs"), 1, nowMs + 1e9);
    const [, , , signature] = challenge.split(".");
    const borrowed = [...easy.split(".").slice(0, 3), signature].join(".");
    for (const forged of [easy, borrowed]) {
      const proof = await proofOf({ challenge: forged, zero_bits: 1 }, email);
      expect(await judgeWork(tools, proof, { email, nowMs })).toEqual(invalid);
    }
    const { challenge: hard } = await newWork(tools, 30, nowMs);
    const lazy = await proofOf({ challenge: hard, zero_bits: 0 }, email);
    for (const proof of [lazy, challenge, `${challenge}.`, `${challenge}.-1`, `${challenge}.1e3`, "", "."]) {
      expect([proof, await judgeWork(tools, proof, { email, nowMs })]).toEqual([proof, invalid]);
    }
  });

  it("takes so many digests as its difficulty says, half as many for one bit less", async () => {
    const meanOf = async (bits: number) => {
      const proofs = await Promise.all(
        Array.from({ length: 300 }, async () => proofOf(await newWork(tools, bits, nowMs), email)),
      );
      return proofs.reduce((sum, proof) => sum + Number(proof.split(".").at(-1)), 0) / proofs.length;
    };
    for (const bits of [7, 8]) expect(Math.abs((await meanOf(bits)) / 2 ** bits - 1)).toBeLessThan(0.35);
  });
});
