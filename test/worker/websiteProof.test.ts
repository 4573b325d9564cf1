import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { D1Catalogue } from "../../src/adapters/d1/catalogue.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { servicesFor } from "../../src/composition.ts";
import { emptyBrandKit } from "../../src/core/brand/kit.ts";
import { beginOnboarding } from "../../src/core/brand/onboarding.ts";
import { generateAds } from "../../src/services/generateAds.ts";
import { judgeNewCall } from "../../src/services/judgeGenerateCall.ts";
import { tellAccount } from "../../src/services/onboarding/tellAccount.ts";
import { aReadyAccount, anAccount, aRunOf, balanceOf, grantCredits, outcome, send, usageOf } from "./builders.ts";
import { aClient, use } from "./mcpHelpers.ts";
import {
  anUnprovenAccount,
  brandOf,
  check,
  methodOf,
  moveBrandTo,
  order,
  ownedWebsites,
  page,
  put,
  requireProof,
  type ReadyAccount,
} from "./websiteProofHelpers.ts";

const { ours, theirs, clear } = ownedWebsites(0);
let account: ReadyAccount;
beforeEach(async () => {
  account = await anUnprovenAccount();
});
afterEach(clear);

describe("an account whose orders need no proof", () => {
  it("orders without, and is told that none is needed", async () => {
    await requireProof(account, null);
    const brand = await brandOf(account);
    expect(brand.ready_for_ads).toBe(true);
    expect(brand.website_proof).toMatchObject({ required: false, status: "not_required", domain: "aurelia.example" });
    expect((await order(account)).status).toBe(202);
  });
});

describe("an order without the proof that it needs", () => {
  it("is refused before anything is charged, and says where to read what is to be done", async () => {
    const refused = await order(account);
    const { error } = await refused.json<{ error: { code: string; message: string; doc_url: string } }>();
    expect([refused.status, error.code]).toEqual([403, "website_not_verified"]);
    expect(error.message).toContain("aurelia.example");
    expect(error.message).toContain("website_proof");
    expect(error.doc_url).toMatch(/\/docs\/errors#website_not_verified$/);
    expect(await balanceOf(account)).toBe(50);
    expect((await usageOf(account)).map(({ type }) => type)).toEqual(["Bonus"]);
  });

  it("is refused again under its idempotency key, and accepted under it once the website is proven", async () => {
    const headers = { "idempotency-key": "the-first-order" };
    expect(await outcome(order(account, {}, headers))).toEqual([403, "website_not_verified"]);
    expect(await outcome(order(account, {}, headers))).toEqual([403, "website_not_verified"]);
    await moveBrandTo(ours, account);
    await put(ours, "/", { body: page((await methodOf(account, "meta_tag")).tag) });
    await check(account);
    expect((await order(account, {}, headers)).status).toBe(202);
    // What was accepted is answered again, whatever becomes of the proof.
    await moveBrandTo(theirs, account);
    expect((await order(account, {}, headers)).status).toBe(202);
    expect(await balanceOf(account)).toBe(45);
  });

  it("is refused though the balance does not cover it: nothing is recharged for it", async () => {
    expect(await outcome(order(account, { count: 50 }))).toEqual([403, "website_not_verified"]);
  });

  it("is refused to agents as well, who are told to tell their person what to do", async () => {
    const client = await aClient(account);
    const refused = await use(client, "generate_ads", { format: "static" });
    expect(refused.isError).toBe(true);
    expect(refused.structured).toMatchObject({ error: { code: "website_not_verified", status: 403 } });
    expect(refused.text).toContain("service.list_brands");
    const listed = await use(client, "list_brands");
    expect(listed.text).toMatch(/Tell your person/);
    expect(listed.structured).toMatchObject({ brands: [{ website_proof: { status: "pending" } }] });
    expect(listed.text).toContain((await methodOf(account, "dns_txt")).value);
    const again = await use(client, "generate_ads", { format: "static", idempotency_key: "mine" });
    expect(again.structured).toMatchObject({ error: { code: "website_not_verified" } });
    expect(await balanceOf(account)).toBe(50);
  });

  it("can be tried as a dry run, by agents too", async () => {
    const plan = await order(account, { dry_run: true });
    expect(plan.status).toBe(200);
    expect(await plan.json()).toMatchObject({ dry_run: true, cost_credits: 5 });
    const planned = await use(await aClient(account), "generate_ads", { format: "static", dry_run: true });
    expect(planned.structured).toMatchObject({ dry_run: true });
  });
});

describe("an order as the service judges it", () => {
  const services = servicesFor(env);
  async function read() {
    const keyHash = await services.runtime.sha256Hex(account.apiKey);
    const facts = await services.acceptance.read({ keyHash, idempotencyKey: null, nowMs: Date.now() });
    return { keyHash, idempotencyKey: null, requestId: "req_x", facts, afterAnswer: () => undefined };
  }

  it("needs the proof by the setting, where an operator has said nothing of the account", async () => {
    const codeOf = async (required: boolean | null, websiteProofRequired: boolean) => {
      await requireProof(account, required);
      const { facts } = await read();
      const judged = judgeNewCall({ ...services, websiteProofRequired }, { format: "static" }, facts, Date.now());
      return judged.ok ? "accepted" : judged.error.code;
    };
    expect(await codeOf(null, true)).toBe("website_not_verified");
    expect(await codeOf(false, true)).toBe("accepted");
    expect(await codeOf(null, false)).toBe("accepted");
    expect(await codeOf(true, false)).toBe("website_not_verified");
  });

  it("is not accepted when the brand gets another website between judging and charging", async () => {
    const proof = { scope: "aurelia.example", method: "email", verifiedAtMs: Date.now() } as const;
    await services.websiteProof.proofs.add(account.accountId, proof);
    const call = await read();
    await moveBrandTo("https://nuit.example", account);
    const outcome = await generateAds(services, { ...call, body: { format: "static" } });
    expect(outcome).toMatchObject({ ok: false, error: { code: "website_not_verified" } });
    expect(await balanceOf(account)).toBe(50);
  });
});

describe("what the brand says of its proof", () => {
  it("is what to do in three ways, with all that each needs", async () => {
    const { ready_for_ads, status_message, website_proof: proof } = await brandOf(account);
    expect(ready_for_ads).toBe(false);
    expect(status_message).toContain("prove that aurelia.example is yours");
    const token = /content="([0-9a-z]{32})"/.exec((await methodOf(account, "meta_tag")).tag)?.[1] ?? "";
    expect(proof).toEqual({
      required: true,
      status: "pending",
      domain: "aurelia.example",
      methods: [
        {
          method: "meta_tag",
          url: "https://aurelia.example/",
          tag: `<meta name="ad-creative-verification" content="${token}">`,
        },
        {
          method: "dns_txt",
          name: "_ad-creative.aurelia.example",
          type: "TXT",
          value: `ad-creative-verification=${token}`,
        },
        {
          method: "email",
          recipients: ["admin", "hostmaster", "webmaster", "postmaster", "info", "hello"].map(
            (mailbox) => `${mailbox}@aurelia.example`,
          ),
        },
      ],
      verified_at: null,
      verified_by: null,
    });
  });

  it("has a token that stays the same, and is another for another account and another domain", async () => {
    const first = (await methodOf(account, "dns_txt")).value;
    expect((await methodOf(account, "dns_txt")).value).toBe(first);
    expect((await methodOf(await aReadyAccount(), "dns_txt")).value).not.toBe(first);
    await moveBrandTo("https://www.aurelia.example/de", account);
    expect((await methodOf(account, "dns_txt")).value).toBe(first);
    await moveBrandTo("https://nuit.example", account);
    expect((await methodOf(account, "dns_txt")).value).not.toBe(first);
  });
});

describe("onboarding a website that is to be proven", () => {
  const start = async (website: string) => {
    const answer = await send("/v1/brands", { key: account.apiKey, json: { website } });
    return (await answer.json<{ message: string }>()).message;
  };

  it("says so from the start, unless it is proven", async () => {
    expect(await start(ours)).toContain(`prove that ${new URL(ours).host} is yours: website_proof there says how.`);
    await put(ours, "/", { body: page((await methodOf(account, "meta_tag")).tag) });
    expect((await check(account)).website_proof.status).toBe("verified");
    expect(await start(`${ours}/de`)).not.toContain("prove");
  });

  it("says so in the mail at its end", async () => {
    const { onboarding } = servicesFor(env);
    const sent: string[] = [];
    const mail = { send: ({ text }: { text: string }) => Promise.resolve(void sent.push(text)) };
    const website = "https://aurelia.example";
    const begun = beginOnboarding(
      { brandId: account.brandId, accountId: account.accountId, website, run: 1 },
      Date.now(),
    );
    await tellAccount({ ...onboarding, mail }, { ...begun, stage: "ready", message: "Ready." }, null);
    expect(sent[0]).toContain("prove that aurelia.example is yours");
    await requireProof(account, false);
    await tellAccount({ ...onboarding, mail }, { ...begun, stage: "ready", message: "Ready." }, null);
    expect(sent[1]).not.toContain("prove");
  });
});

describe("a brand that is onboarded with another website", () => {
  async function finish(website: string): Promise<void> {
    const catalogue = new D1Catalogue(openDatabase(env.DB));
    const { brandId, run } = await aRunOf(catalogue, { accountId: account.accountId, website });
    const found = {
      brandName: "Shop",
      kit: emptyBrandKit,
      message: () => "Ready.",
      products: [],
      isPartial: true,
      unreadPages: [],
    };
    await catalogue.finish(brandId, run, found, Date.now());
  }

  beforeEach(async () => {
    await moveBrandTo(ours, account);
    await put(ours, "/", { body: page((await methodOf(account, "meta_tag")).tag) });
    expect((await check(account)).website_proof.status).toBe("verified");
    await grantCredits(account, 100);
  });

  it("has lost its proof, also when it comes back", async () => {
    await finish(theirs);
    expect((await brandOf(account)).website_proof).toMatchObject({
      status: "pending",
      verified_at: null,
      verified_by: null,
    });
    expect(await outcome(order(account))).toEqual([403, "website_not_verified"]);
    await finish(ours);
    expect((await brandOf(account)).website_proof.status).toBe("pending");
  });

  it("keeps it on another page of the same website", async () => {
    await finish(`${ours}/de/`);
    expect((await brandOf(account)).website_proof.status).toBe("verified");
  });

  it("keeps it when the run at the other website fails: the brand is as it was", async () => {
    const catalogue = new D1Catalogue(openDatabase(env.DB));
    const { brandId, run } = await aRunOf(catalogue, { accountId: account.accountId, website: theirs });
    expect((await brandOf(account)).website_proof.status).toBe("pending");
    await catalogue.fail(brandId, run, "Nothing there.", Date.now());
    expect((await brandOf(account)).website_proof.status).toBe("verified");
    expect((await order(account)).status).toBe(202);
  });
});

describe("the calls of the proof", () => {
  it("need an account that has a brand", async () => {
    const { apiKey } = await anAccount();
    const calls: [string, object][] = [
      ["check", {}],
      ["mail", { recipient: "admin@aurelia.example" }],
      ["confirm", { code: "1234" }],
    ];
    for (const [name, json] of calls)
      expect(await outcome(send(`/v1/website-proof/${name}`, { key: apiKey, json }))).toEqual([
        400,
        "no_brand_selected",
      ]);
  });

  it("refuse unknown fields, and a check takes no body", async () => {
    const call = (name: string, json: object) => send(`/v1/website-proof/${name}`, { key: account.apiKey, json });
    expect(await outcome(call("check", { website: "https://other.example" }))).toEqual([400, "invalid_request"]);
    expect(await outcome(call("mail", { to: "admin@aurelia.example" }))).toEqual([400, "invalid_request"]);
    expect(await outcome(call("confirm", { code: 1 }))).toEqual([400, "invalid_request"]);
    await moveBrandTo(ours, account);
    const bare = await send("/v1/website-proof/check", { key: account.apiKey, method: "POST" });
    expect(bare.status).toBe(200);
  });

  it("may look at a website three hundred times in 24 hours, however many calls come at once", async () => {
    await moveBrandTo(ours, account);
    const call = () => send("/v1/website-proof/check", { key: account.apiKey, json: {} });
    const answers = await Promise.all(Array.from({ length: 310 }, call));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(300);
    expect(await outcome(call())).toEqual([429, "website_proof_limit_reached"]);
    // What may still prove it is not stopped by that.
    const confirmed = send("/v1/website-proof/confirm", { key: account.apiKey, json: { code: "1234" } });
    expect(await outcome(confirmed)).toEqual([400, "invalid_proof_code"]);
  });
});
