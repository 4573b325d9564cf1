import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { bindPageBrowser } from "../../src/adapters/browser/puppeteerPages.ts";
import { D1DailyCounts } from "../../src/adapters/d1/dailyCounts.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { servicesFor } from "../../src/composition.ts";
import { usualDailyLimits, type DailyLimits } from "../../src/core/limits/dailyLimits.ts";
import { robotsRules } from "../../src/core/discovery/robots.ts";
import { noIdentity } from "../../src/core/product/identity.ts";
import { Scene } from "../../src/core/rendering/scene.ts";
import type { TaskClaim, TaskInput, TaskReport } from "../../src/ports/brandObjects.ts";
import type { Claim } from "../../src/ports/deliveries.ts";
import type { ImageModel } from "../../src/ports/imageModel.ts";
import type { TextModel } from "../../src/ports/textModel.ts";
import { renderConcept } from "../../src/services/renderConcept.ts";
import { runTask } from "../../src/services/onboarding/runTask.ts";
import type { OnboardingServices } from "../../src/services/onboarding/services.ts";
import { aReadyAccount } from "./builders.ts";
import { accept, ended } from "./deliveryHelpers.ts";

const services = servicesFor(env);
const countsOf = (limits: Partial<DailyLimits>) =>
  new D1DailyCounts(openDatabase(env.DB), { ...usualDailyLimits, ...limits }, () => Date.now());

const shop = inject("scriptedPagesUrl");
const run = { home: `${shop}/`, robots: robotsRules(`${shop}/robots.txt`, ""), folder: "folder" };

/** Does one task of an account's run, and once more where it is to be tried again, as on a machine that is too slow for it. */
async function taskOf(...given: [string, TaskInput, Partial<OnboardingServices>]) {
  const outcome = await triedTask(...given);
  return outcome?.kind === "again" ? triedTask(...given) : outcome;
}

async function triedTask(accountId: string, input: TaskInput, change: Partial<OnboardingServices>) {
  const reports: TaskReport["outcome"][] = [];
  const claim: TaskClaim = { kind: "work", accountId, token: "t", input, run, waitMs: 0, circuits: {} };
  await runTask(
    {
      ...services.onboarding,
      ...change,
      objects: {
        ...services.onboarding.objects,
        claim: () => Promise.resolve(claim),
        report: (_message, { outcome }) => Promise.resolve(void reports.push(outcome)),
      },
    },
    { brandId: "brand_x", run: 1, task: 1, kind: input.kind },
  );
  return reports[0];
}

describe("pages that a browser shows", () => {
  it("are counted by account: past the day's limit none is launched, and the page says when the next is possible", async () => {
    const accountId = crypto.randomUUID();
    let launched = 0;
    const binding = new Proxy(env.BROWSER, {
      get: (target, name): unknown => {
        if (name !== "fetch") return Reflect.get(target, name);
        return (address: string, init?: RequestInit) => {
          if (init?.method === "POST") launched += 1;
          return env.BROWSER.fetch(address, init);
        };
      },
    });
    const slots = { acquire: () => Promise.resolve({ release: () => Promise.resolve() }) };
    const browser = bindPageBrowser(binding, 2, slots, { problemWith: () => null, userAgent: "AdCreativeService/1.0" });
    const dailyCounts = countsOf({ browserPages: 2 });
    const page = { kind: "page" as const, url: `${shop}/rendered` };
    const outcomes = [];
    for (let count = 0; count < 4; count++) outcomes.push(await taskOf(accountId, page, { browser, dailyCounts }));
    expect(outcomes.map((outcome) => outcome?.kind)).toEqual(["done", "done", "gone", "gone"]);
    expect(outcomes[3]).toMatchObject({ message: expect.stringContaining("2 pages in a browser a day") as string });
    expect(launched).toBe(2);
    expect((await taskOf(crypto.randomUUID(), page, { browser, dailyCounts }))?.kind).toBe("done");
  });

  it("are not counted while every browser is in use", async () => {
    const accountId = crypto.randomUUID();
    const dailyCounts = countsOf({ browserPages: 1 });
    const slots = { acquire: () => Promise.resolve(null) };
    const browser = bindPageBrowser(env.BROWSER, 2, slots, { problemWith: () => null, userAgent: "x" });
    const page = { kind: "page" as const, url: `${shop}/rendered` };
    for (let count = 0; count < 3; count++)
      expect((await taskOf(accountId, page, { browser, dailyCounts }))?.kind).toBe("busy");
    expect(await dailyCounts.take(accountId, "browserPages")).toBeNull();
  });
});

describe("questions about products", () => {
  it("go to the text model as often as the account may in a day, then the rules decide alone", async () => {
    const accountId = crypto.randomUUID();
    let asked = 0;
    const textModel: TextModel = { ask: () => Promise.resolve(void asked++ as unknown as null) };
    const named = { name: "Veil No. 5", handle: "veil", productType: "", tags: [], url: `${shop}/veil` };
    const said = { descriptionHtml: "", ingredientsText: "", price: null, rating: null, identity: noIdentity };
    const product = { source: "feed" as const, ...named, ...said, pictures: [] };
    const picture = { kind: "picture" as const, product, pictureKey: "x.png" };
    const dailyCounts = countsOf({ productQuestions: 3 });
    for (let count = 0; count < 6; count++)
      expect((await taskOf(accountId, picture, { textModel, dailyCounts }))?.kind).toBe("done");
    expect(asked).toBe(3);
  });
});

describe("grounds that the image model draws", () => {
  /** The claim of a concept that was ordered and composed, with surroundings of its own seed. */
  async function aClaim(): Promise<Extract<Claim, { granted: true }>> {
    const account = await aReadyAccount();
    const id = await accept(account, { format: "static", in_situ: true });
    await ended(account, id);
    const stub = env.DELIVERY.get(env.DELIVERY.idFromName(id));
    const [scene, pictureKey] = await runInDurableObject(stub, (_object, state) => {
      const [row] = state.storage.sql.exec<{ scene: string; picture_key: string }>("SELECT * FROM scenes").toArray();
      return [row?.scene ?? "", row?.picture_key ?? ""] as const;
    });
    return { granted: true, accountId: account.accountId, scene: Scene.parse(JSON.parse(scene)), pictureKey, ads: [] };
  }

  /** Renders so many concepts, each in three attempts that the renderer fails; how often model and renderer were asked. */
  async function rendered(claim: Extract<Claim, { granted: true }>, concepts: number, limit: number) {
    const asked = { model: 0, renderer: 0, withGround: 0 };
    const imageModel: ImageModel = {
      name: crypto.randomUUID(),
      draw: () => Promise.resolve((asked.model++, new Uint8Array([1]))),
    };
    const dailyCounts = countsOf({ groundPictures: limit });
    for (let concept = 1; concept <= concepts; concept++) {
      const scene = { ...claim.scene, seed: claim.scene.seed + concept };
      for (let attempt = 1; attempt <= 3; attempt++) {
        await renderConcept(
          {
            ...services,
            imageModel,
            dailyCounts,
            objects: Object.assign(Object.create(services.objects) as typeof services.objects, {
              claim: () => Promise.resolve({ ...claim, scene }),
              report: () => Promise.resolve("taken"),
            }),
            renderer: {
              prewarm: () => Promise.resolve(),
              render: ({ ground }) => {
                asked.renderer++;
                if (ground !== null) asked.withGround++;
                return Promise.resolve({ kind: "failed", message: "It failed.", retriable: true });
              },
            },
          },
          { deliveryId: "del_x", concept, attempt },
        );
      }
    }
    return asked;
  }

  it("are one for each concept that was paid for, however often it is tried, and no more than the account may have in a day", async () => {
    const claim = await aClaim();
    expect(await rendered(claim, 4, 100)).toEqual({ model: 4, renderer: 12, withGround: 12 });
    const other = { ...claim, accountId: crypto.randomUUID() };
    // Past the limit the renderer draws its own.
    expect(await rendered(other, 4, 3)).toEqual({ model: 3, renderer: 12, withGround: 9 });
  });
});
