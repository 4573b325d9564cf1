import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import { robotsRules } from "../../src/core/discovery/robots.ts";
import { noIdentity } from "../../src/core/product/identity.ts";
import type { Signal } from "../../src/core/signals/signals.ts";
import type { TaskInput, TaskReport } from "../../src/ports/brandObjects.ts";
import { pageLimits } from "../../src/services/onboarding/discovery/answers.ts";
import { runTask } from "../../src/services/onboarding/runTask.ts";
import type { OnboardingServices } from "../../src/services/onboarding/services.ts";
import { anAccount, send } from "./builders.ts";
import { until } from "./deliveryHelpers.ts";

const pages = inject("scriptedPagesUrl");
const message = { brandId: "brand_x", run: 1, task: 1, kind: "page" } as const;
const by = { requestId: "req_x" };
const seenUnder = async (path: string) => (await fetch(`${pages}/seen?under=${path}`)).json<string[]>();

/** An address of its own that sends a little more for ever. */
const trickling = () => `/trickles/${crypto.randomUUID()}`;

/** Whether we have hung up before the request's own time was over. */
async function isHungUp(path: string): Promise<boolean> {
  const seen = await until(
    () => seenUnder(path),
    (lines) => lines.includes(`CLOSED ${path}`),
    pageLimits.timeoutMs / 5,
  );
  return seen.includes(`CLOSED ${path}`);
}

/** Does one task within `limitMs`: what was reported and what was stored. */
async function taskOf(input: TaskInput, limitMs: number, change: Partial<OnboardingServices> = {}, home = pages) {
  const reports: TaskReport["outcome"][] = [];
  const stored: string[] = [];
  const told: Signal[] = [];
  const real = servicesFor(env).onboarding;
  const run = { home, robots: robotsRules(`${pages}/robots.txt`, ""), folder: "folder" };
  await runTask(
    {
      ...real,
      browser: { open: null },
      signals: { emit: (signal) => void told.push(signal) },
      media: { ...real.media, put: (key) => Promise.resolve(void stored.push(key)) },
      objects: {
        ...real.objects,
        claim: () =>
          Promise.resolve({ kind: "work", accountId: "acc_x", ...by, token: "t", input, run, waitMs: 0, circuits: {} }),
        report: (_message, { outcome }) => Promise.resolve(void reports.push(outcome)),
      },
      ...change,
    },
    message,
    { limitMs },
  );
  return { reports, stored, told };
}

/** The picture of a product that has pictures under these paths. */
function pictureTask(...paths: string[]): TaskInput {
  const pictures = paths.map((path) => ({ url: pages + path, alt: "", width: null, height: null }));
  const named = { name: "Silk Serum", handle: "silk-serum", productType: "Serum", tags: [], url: `${pages}/silk` };
  const said = { descriptionHtml: "", ingredientsText: "", price: null, rating: null, identity: noIdentity };
  return { kind: "picture", product: { source: "feed", ...named, ...said, pictures }, pictureKey: "x.png" };
}

const inTime = [{ kind: "again", message: "It could not be read in time.", isLate: true }];

describe("a task whose time is over", () => {
  it("hangs up on a page that never ends, reports once, and tells of it", async () => {
    const path = trickling();
    const { reports, told } = await taskOf({ kind: "page", url: pages + path }, 300);
    expect(reports).toEqual(inTime);
    const ended = { request_id: "req_x", brand_id: "brand_x", task: "page", outcome: "again" };
    expect(told).toMatchObject([{ name: "onboarding.task_ended", ...ended }]);
    expect(await isHungUp(path)).toBe(true);
  });

  it("hangs up on a picture, begins no other one, and stores nothing", async () => {
    const [first, second] = [trickling(), trickling()];
    const { reports, stored } = await taskOf(pictureTask(first, second), 300);
    expect(reports).toEqual(inTime);
    expect(await isHungUp(first)).toBe(true);
    expect([await seenUnder(second), stored]).toEqual([[], []]);
  });

  it("is late, and no failure of its picture, where what reads pictures took too long", async () => {
    const late = { reason: "The outline model did not answer in time.", temporary: true, isLate: true } as const;
    const { pictures } = servicesFor(env).onboarding;
    const { reports } = await taskOf(pictureTask("/logo.png"), 20_000, {
      pictures: { ...pictures, read: () => Promise.resolve({ ok: false, error: late }) },
    });
    expect(reports).toEqual([{ kind: "again", message: late.reason, isLate: true }]);
  });

  it("is late, too, where that left no time for the product's other pictures", async () => {
    const late = { reason: "The outline model did not answer in time.", temporary: true, isLate: true } as const;
    const { pictures, runtime } = servicesFor(env).onboarding;
    let pastMs = 0;
    const { reports } = await taskOf(pictureTask("/logo.png", "/other.png"), 20_000, {
      runtime: { ...runtime, nowMs: () => runtime.nowMs() + pastMs },
      pictures: {
        ...pictures,
        read: () => {
          pastMs += 30_000;
          return Promise.resolve({ ok: false, error: late });
        },
      },
    });
    expect(reports).toMatchObject([{ kind: "again", isLate: true }]);
  });

  it("has closed its browser when it returns", async () => {
    const { browser } = servicesFor(env).onboarding;
    const path = trickling();
    const { reports } = await taskOf({ kind: "kit" }, 4_000, { browser }, pages + path);
    expect(reports).toEqual(inTime);
    // What was asked for has been hung up, also where there was no time to ask.
    const isClosed = (lines: string[]) => lines.length % 2 === 0;
    // Nothing else would ever end it, so it may take its time on a busy machine.
    expect(isClosed(await until(() => seenUnder(path), isClosed, 20_000))).toBe(true);
  });
});

describe("a run that a newer one replaces", () => {
  it("hangs up on the shop, so that the newer one need not wait for it", async () => {
    const { apiKey } = await anAccount();
    const path = trickling();
    await send("/v1/brands", { key: apiKey, json: { website: pages + path } });
    await until(
      () => seenUnder(path),
      (lines) => lines.length > 0,
    );
    await send("/v1/brands", { key: apiKey, json: { website: `${pages}/missing` } });
    expect(await isHungUp(path)).toBe(true);
  });
});
