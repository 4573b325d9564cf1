import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { ApprovalBody, CorrectionBody } from "../../src/core/contract/correction.ts";
import { aReadyAccount, balanceOf, send, type TestAccount } from "./builders.ts";
import { aCompleted, approve, correct, versionsOf } from "./versionHelpers.ts";

let account: TestAccount;

beforeAll(async () => {
  account = await aReadyAccount();
});

const fields = [
  "count",
  "format",
  "brand_id",
  "product_refs",
  "product_ids",
  "creative",
  "in_situ",
  "webhook_url",
  "extra",
];
/** Bodies whose known fields hold anything at all; `count` is never a number that would be accepted. */
const anyBody = fc
  .dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 4 }))
  .map((body) => ({ ...body, count: "no" }));

describe("whatever a client sends", () => {
  it("is never a 500 and never costs a credit: bodies", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          anyBody,
          fc
            .jsonValue({ maxDepth: 6 })
            .filter((value) => value === null || typeof value !== "object" || Array.isArray(value)),
        ),
        async (json) => {
          const response = await send("/v1/ads/generate", { key: account.apiKey, json });
          expect(response.status).toBe(400);
          expect(await response.json()).toMatchObject({
            error: { code: expect.any(String) as string, doc_url: expect.any(String) as string },
          });
        },
      ),
      { numRuns: 200 },
    );
    expect(await balanceOf(account)).toBe(50);
  });

  it("is never a 500, begins no version and says nothing of a concept: bodies of corrections and approvals", async () => {
    const { account: owner, id } = await aCompleted();
    const names = [...Object.keys(CorrectionBody.shape), ...Object.keys(ApprovalBody.shape), "extra", "__proto__"];
    // `layout` and `status` are never what there is, so that nothing is taken.
    const anything = fc
      .dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }))
      .map((body) => ({ ...body, layout: "none", status: "perhaps" }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, fc.jsonValue({ maxDepth: 3 })), async (json) => {
        for (const answer of [await correct(owner, id, json, {}), await approve(owner, id, json)]) {
          expect(answer.status).toBe(400);
          expect(await answer.json()).toMatchObject({ error: { code: expect.any(String) as string } });
        }
      }),
      { numRuns: 150 },
    );
    const { versions, approval } = await versionsOf(owner, id);
    expect([versions.length, approval.status]).toEqual([1, "none"]);
  });

  it("is never a 500: paths, queries and headers", async () => {
    const anyText = fc.string({ unit: "binary", maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(
        anyText,
        anyText,
        fc.constantFrom("/v1/deliveries/", "/v1/usage?cursor=", "/v1/styles/search?q=", "/media/", "/v1/"),
        async (tail, header, base) => {
          const headers = { prefer: encodeURIComponent(header), "x-anything": encodeURIComponent(header) };
          const response = await send(base + encodeURIComponent(tail), { key: account.apiKey, headers });
          expect([200, 304, 400, 404, 405, 503]).toContain(response.status);
          await response.text();
        },
      ),
      { numRuns: 200 },
    );
  });
});
