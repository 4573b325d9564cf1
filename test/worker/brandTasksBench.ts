import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beginOnboarding } from "../../src/core/brand/onboarding.ts";
import type { HostSign } from "../../src/core/brand/hostCircuits.ts";
import type { TaskMessage } from "../../src/core/brand/tasks.ts";
import { robotsRules } from "../../src/core/discovery/robots.ts";
import { noIdentity } from "../../src/core/product/identity.ts";
import type { ScrapedProduct } from "../../src/core/product/scraped.ts";
import { servicesFor } from "../../src/composition.ts";
import { BrandStore } from "../../src/objects/brandStore.ts";
import { BrandTasks } from "../../src/objects/brandTasks.ts";
import type { TaskClaim, TaskOutcome } from "../../src/ports/brandObjects.ts";
import type { OnboardingServices } from "../../src/services/onboarding/services.ts";

export const home = "https://shop.example/";
export const product = (name: string): ScrapedProduct => ({
  source: "feed",
  handle: name.toLowerCase(),
  name,
  productType: "Serum",
  tags: [],
  descriptionHtml: "",
  ingredientsText: "",
  url: `${home}products/${name}`,
  pictures: [],
  price: null,
  rating: null,
  identity: noIdentity,
});

export interface Bench {
  store: BrandStore;
  tasks: BrandTasks;
  sent: TaskMessage[];
  /** Sends what is due, and claims the message of a task. */
  dispatch: () => Promise<boolean>;
  claim: (task: number) => Extract<TaskClaim, { kind: "work" }>;
  report: (task: number, token: string, outcome: TaskOutcome, signs?: readonly HostSign[]) => boolean;
  later: (milliseconds: number) => void;
}

/** A run with tasks in an object of its own, on a clock that the test moves. */
export async function onBench(pages: number, robots: string, work: (bench: Bench) => Promise<void>): Promise<void> {
  const brandId = `brd_${crypto.randomUUID()}`;
  await runInDurableObject(env.BRAND.get(env.BRAND.idFromName(brandId)), async (_object, state) => {
    let nowMs = 1_000_000;
    const sent: TaskMessage[] = [];
    const real = servicesFor(env).onboarding;
    const ctx: OnboardingServices = {
      ...real,
      runtime: { ...real.runtime, nowMs: () => nowMs },
      queue: { send: (messages) => Promise.resolve(void sent.push(...messages)) },
    };
    const store = new BrandStore(state.storage);
    const tasks = new BrandTasks(store, () => ctx);
    const begun = beginOnboarding({ brandId, accountId: "acc_x", website: home, run: 1 }, nowMs);
    store.begin(begun, "folder");
    const rules = robotsRules(`${home}robots.txt`, robots);
    store.saveDiscovery(
      { brandName: "Shop", notes: [], isPartial: false, unreadPages: [] },
      { home, robots: rules, folder: "folder" },
      [],
    );
    store.addTasks(Array.from({ length: pages }, (_, i) => ({ kind: "page", url: `${home}products/${i}` })));
    store.save({ ...begun, stage: "scraping", total: pages });
    await work({
      store,
      tasks,
      sent,
      dispatch: () => tasks.dispatch(store.state ?? begun),
      claim: (task) => {
        const claim = tasks.claim({ brandId, run: 1, task, kind: "page" });
        if (claim.kind === "stale") throw new Error(`task ${task} could not be claimed`);
        return claim;
      },
      report: (task, token, outcome, signs = []) =>
        tasks.report({ brandId, run: 1, task, kind: "page" }, { token, outcome, signs }),
      later: (milliseconds) => (nowMs += milliseconds),
    });
    await state.storage.deleteAlarm();
  });
}

export const page = (names: string[]): TaskOutcome => ({
  kind: "done",
  result: { kind: "page", products: names.map(product) },
});
