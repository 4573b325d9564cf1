import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, inject } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { brands } from "../../src/adapters/d1/schema.ts";
import type { WebsiteProof, WebsiteProofChecked } from "../../src/core/contract/responses/websiteProof.ts";
import { aReadyAccount, operatorToken, send, type TestAccount } from "./builders.ts";

/** Two websites whose owner is the test file; `first`: those of another file begin at another number. */
export function ownedWebsites(first: number): { ours: string; theirs: string; clear: () => Promise<void> } {
  const [ours = "", theirs = ""] = inject("ownedWebsiteUrls").slice(first);
  const clear = async () => {
    for (const site of [ours, theirs]) await fetch(`${site}/`, { method: "DELETE" });
  };
  return { ours, theirs, clear };
}

export type ReadyAccount = Awaited<ReturnType<typeof aReadyAccount>>;

export const requireProof = ({ accountId }: TestAccount, required: boolean | null = true) =>
  send(`/operator/v1/accounts/${accountId}`, {
    key: operatorToken,
    method: "PATCH",
    json: { website_proof_required: required },
  });

/** An account that could order but for the proof of its website. */
export async function anUnprovenAccount(): Promise<ReadyAccount> {
  const account = await aReadyAccount();
  await requireProof(account);
  return account;
}

export const order = ({ apiKey }: TestAccount, body: object = {}, headers: Record<string, string> = {}) =>
  send("/v1/ads/generate", { key: apiKey, json: { format: "static", ...body }, headers });

/** Sets what a website of the test's answers at a path. */
export const put = (site: string, path: string, answer: object) =>
  fetch(`${site}${path}`, { method: "PUT", body: JSON.stringify(answer) });

export const page = (head: string, body = "") => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

export async function moveBrandTo(website: string, { brandId }: ReadyAccount): Promise<void> {
  await openDatabase(env.DB).update(brands).set({ website }).where(eq(brands.id, brandId));
}

interface BrandAnswer {
  ready_for_ads: boolean;
  status_message: string;
  website_proof: WebsiteProof;
}

export async function brandOf({ apiKey }: TestAccount): Promise<BrandAnswer> {
  const answer = await send("/v1/brands", { key: apiKey });
  const [brand] = (await answer.json<{ brands: BrandAnswer[] }>()).brands;
  if (brand === undefined) throw new Error("the account has no brand");
  return brand;
}

type Method = WebsiteProof["methods"][number];

export async function methodOf<Name extends Method["method"]>(
  account: TestAccount,
  name: Name,
): Promise<Extract<Method, { method: Name }>> {
  const { methods } = (await brandOf(account)).website_proof;
  const found = methods.find((method): method is Extract<Method, { method: Name }> => method.method === name);
  if (found === undefined) throw new Error(`there is no method ${name}`);
  return found;
}

export async function check({ apiKey }: TestAccount): Promise<WebsiteProofChecked> {
  const answer = await send("/v1/website-proof/check", { key: apiKey, json: {} });
  expect(answer.status).toBe(200);
  return answer.json<WebsiteProofChecked>();
}
