import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import { quotaWindowMs, type OnboardingQuota } from "../../src/core/brand/onboardingQuota.ts";
import { BrandObjectShell } from "../../src/objects/brandObject.ts";
import { startOnboarding } from "../../src/services/onboarding/startOnboarding.ts";
import type { Signal } from "../../src/core/signals/signals.ts";
import { anAccount, aRunOf, operatorToken, outcome, send, type ErrorEnvelope, type TestAccount } from "./builders.ts";

/** A shop that answers a little more for ever, so that its run stays under way. */
const aShop = () => `${inject("scriptedPagesUrl")}/trickles/${crypto.randomUUID()}`;
const start = (website: string) => send("/v1/brands", { key: account.apiKey, json: { website } });
const setStatus = (status: string) =>
  send(`/operator/v1/accounts/${account.accountId}`, { key: operatorToken, method: "PATCH", json: { status } });

let account: TestAccount;
beforeEach(async () => {
  account = await anAccount();
});

async function websiteOfBrand(): Promise<string | undefined> {
  const answer = await send("/v1/brands", { key: account.apiKey });
  return (await answer.json<{ brands: { website: string }[] }>()).brands[0]?.website;
}

describe("a trial account", () => {
  beforeEach(async () => {
    await setStatus("trial");
  });

  it("is told when the next run is possible once it has started three, and keeps its brand", async () => {
    for (const website of [aShop(), aShop()]) expect((await start(website)).status).toBe(202);
    const last = aShop();
    expect((await start(last)).status).toBe(202);
    const refused = await start(aShop());
    const { error } = await refused.json<ErrorEnvelope>();
    expect([refused.status, error.code]).toEqual([429, "onboarding_limit_reached"]);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(quotaWindowMs / 1000 - 60);
    expect(seconds).toBeLessThanOrEqual(quotaWindowMs / 1000);
    const next = Date.parse(/possible at (\S+)\.$/.exec(error.message)?.[1] ?? "");
    expect(Math.abs(next - (Date.now() + seconds * 1000))).toBeLessThan(5_000);
    expect(refused.headers.get("ratelimit-policy")).toBe('"onboarding";q=3;w=86400');
    expect(await websiteOfBrand()).toBe(last);
  });

  it("joins its run as often as it likes, before and after the runs are used up", async () => {
    const website = aShop();
    for (let call = 0; call < 5; call++) expect((await start(website)).status).toBe(202);
    for (const other of [aShop(), aShop()]) expect((await start(other)).status).toBe(202);
    const last = await websiteOfBrand();
    expect((await start(`${last}/`)).status).toBe(202);
    expect(await outcome(start(website))).toEqual([429, "onboarding_limit_reached"]);
  });

  it("never starts more than three, however many calls come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(aShop())));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
  });
});

describe("the quota", () => {
  const quota: OnboardingQuota = { trial: 1, active: 2 };
  /** Starts a run at a time of the test's own, in an account of few runs. */
  async function startAt(nowMs: number, change: Partial<ReturnType<typeof onboarding>> = {}) {
    const ctx = onboarding();
    const runtime = { ...ctx.runtime, nowMs: () => nowMs };
    const started = await startOnboarding({ ...ctx, quota, runtime, ...change }, account.accountId, {
      body: { website: aShop() },
      requestId: "req_x",
    });
    return started.ok ? "started" : [started.error.code, started.error.retryAfterSeconds];
  }
  const onboarding = () => servicesFor(env).onboarding;
  const noon = Date.UTC(2026, 10, 23, 12);
  const hourMs = 60 * 60_000;

  it("counts the last 24 hours: a run may start as soon as an earlier one is that old", async () => {
    expect(await startAt(noon)).toBe("started");
    expect(await startAt(noon + hourMs)).toBe("started");
    expect(await startAt(noon + 2 * hourMs)).toEqual(["onboarding_limit_reached", (22 * hourMs) / 1000]);
    expect(await startAt(noon + quotaWindowMs)).toBe("started");
    expect(await startAt(noon + quotaWindowMs)).toEqual(["onboarding_limit_reached", hourMs / 1000]);
  });

  it("is that of the state which the account has now", async () => {
    expect(await startAt(noon)).toBe("started");
    expect(await startAt(noon + hourMs)).toBe("started");
    await setStatus("trial");
    // The one run of a trial account is the younger of the two.
    expect(await startAt(noon + 2 * hourMs)).toEqual(["onboarding_limit_reached", (23 * hourMs) / 1000]);
  });

  it("is not touched by a run that could not be started", async () => {
    const unreachable = { ...onboarding().objects, begin: () => Promise.reject(new Error("not there")) };
    for (let call = 0; call < 3; call++)
      expect(await startAt(noon + call, { objects: unreachable })).toEqual(["scraper_failed", undefined]);
    expect(await startAt(noon + 10)).toBe("started");
  });

  it("leaves no run that could not be started untold: it failed through us", async () => {
    const told: Signal[] = [];
    const unreachable = { ...onboarding().objects, begin: () => Promise.reject(new Error("not there")) };
    await startAt(noon, { objects: unreachable, signals: { emit: (signal) => void told.push(signal) } });
    expect(told).toEqual([
      {
        name: "onboarding.failed",
        request_id: "req_x",
        brand_id: expect.stringMatching(/^brd_/) as unknown,
        account_id: account.accountId,
        products: 0,
        duration_ms: 0,
        is_ours: true,
      },
    ]);
  });

  /** The run that has just begun fails, on our side or not. */
  async function fail(isOurs: boolean) {
    const { catalogue } = onboarding();
    const brand = await catalogue.brandOf(account.accountId);
    const row = await env.DB.prepare("SELECT run FROM brands WHERE id = ?").bind(brand?.id).first<{ run: number }>();
    // Told again after a crash, it gives back no other run.
    for (let time = 0; time < 2; time++)
      await catalogue.fail(brand?.id ?? "", row?.run ?? 0, "It failed.", noon, isOurs);
  }

  it("is given back runs that failed on our side, as many as it has, and none that failed for the shop's", async () => {
    expect(await startAt(noon)).toBe("started");
    await fail(false);
    expect(await startAt(noon)).toBe("started");
    await fail(true);
    expect(await startAt(noon)).toBe("started");
    await fail(true);
    expect(await startAt(noon)).toBe("started");
    // Two of four are given back; a third is not.
    await fail(true);
    expect(await startAt(noon + 1)).toEqual(["onboarding_limit_reached", quotaWindowMs / 1000]);
  });

  it("counts no run that ended because a step failed again and again on our side", async () => {
    const { brandId, run, website } = await aRunOf(onboarding().catalogue, {
      accountId: account.accountId,
      website: aShop(),
    });
    await runInDurableObject(env.BRAND.get(env.BRAND.idFromName(brandId)), async (_object, state) => {
      class Brand extends BrandObjectShell {
        #nowMs = Date.now();
        protected context() {
          const real = onboarding();
          const runtime = { ...real.runtime, nowMs: () => (this.#nowMs += 5_000) };
          const get = () => Promise.reject(new Error("a fault of ours"));
          return { ...real, runtime, web: { ...real.web, get }, mail: { send: () => Promise.resolve() } };
        }
      }
      const brand = new Brand(state, env);
      await brand.begin({ brandId, accountId: account.accountId, website, run });
      for (let time = 0; time < 20; time++) await brand.alarm();
      await state.storage.deleteAlarm();
    });
    expect(await onboarding().catalogue.brandOf(account.accountId)).toMatchObject({
      stage: "failed",
      statusMessage: "Something went wrong on our side; start the onboarding again.",
    });
    const given = await env.DB.prepare("SELECT given_back FROM onboarding_runs WHERE account_id = ?")
      .bind(account.accountId)
      .first<{ given_back: number }>();
    expect(given).toEqual({ given_back: 1 });
  });
});
