import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emptyBrandKit } from "../../src/core/brand/kit.ts";
import { beginOnboarding } from "../../src/core/brand/onboarding.ts";
import type { HostSign } from "../../src/core/brand/hostCircuits.ts";
import { leaseMs, type TaskMessage } from "../../src/core/brand/tasks.ts";
import { robotsRules } from "../../src/core/discovery/robots.ts";
import { noIdentity } from "../../src/core/product/identity.ts";
import type { ScrapedProduct } from "../../src/core/product/scraped.ts";
import { servicesFor } from "../../src/composition.ts";
import { BrandStore } from "../../src/objects/brandStore.ts";
import { BrandTasks } from "../../src/objects/brandTasks.ts";
import type { TaskClaim, TaskOutcome } from "../../src/ports/brandObjects.ts";
import type { OnboardingServices } from "../../src/services/onboarding/services.ts";

const home = "https://shop.example/";
const product = (name: string): ScrapedProduct => ({
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

interface Bench {
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
async function onBench(pages: number, robots: string, work: (bench: Bench) => Promise<void>): Promise<void> {
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

const page = (names: string[]): TaskOutcome => ({
  kind: "done",
  result: { kind: "page", products: names.map(product) },
});

afterEach(() => vi.restoreAllMocks());

describe("tasks of a run", () => {
  it("are under way six at a time, the next as one ends, until none is open", async () => {
    await onBench(8, "", async ({ dispatch, sent, claim, report }) => {
      await dispatch();
      await dispatch();
      expect(sent.map(({ task }) => task)).toEqual([1, 2, 3, 4, 5, 6]);
      report(1, claim(1).token, page(["A"]));
      await dispatch();
      expect(sent.map(({ task }) => task)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      for (const task of [2, 3, 4, 5, 6, 7]) report(task, claim(task).token, page([]));
      await dispatch();
      report(8, claim(8).token, page([]));
      expect(await dispatch()).toBe(false);
    });
  });

  it("are claimed once: a duplicate of the message, an older run and a task that is over are stale", async () => {
    await onBench(1, "", async ({ dispatch, sent, tasks, claim, report, store }) => {
      await dispatch();
      const [message] = sent;
      if (!message) throw new Error("nothing was sent");
      const { token } = claim(1);
      expect(tasks.claim(message)).toEqual({ kind: "stale" });
      expect(tasks.claim({ ...message, run: 0 })).toEqual({ kind: "stale" });
      expect(report(1, token, page(["A"]))).toBe(true);
      expect(tasks.claim(message)).toEqual({ kind: "stale" });
      // Nor does a report count twice.
      expect(report(1, token, page(["B"]))).toBe(false);
      expect(store.readPages().map(({ name }) => name)).toEqual(["A"]);
    });
  });

  it("whose message is lost are sent again, and not counted as tried", async () => {
    await onBench(1, "", async ({ dispatch, sent, later, store }) => {
      for (let round = 0; round < 10; round++) {
        await dispatch();
        later(150_000);
      }
      expect(sent).toHaveLength(10);
      expect(store.task(1)).toMatchObject({ attempts: 0 });
    });
  });

  it("whose consumer died are tried again, three times in all, and then left out as unread", async () => {
    await onBench(2, "", async ({ dispatch, claim, later, report, store }) => {
      for (let attempt = 0; attempt < 3; attempt++) {
        await dispatch();
        const { token } = claim(1);
        later(leaseMs + 1);
        await dispatch();
        // The one that was thought dead comes back too late.
        expect(report(1, token, page(["late"]))).toBe(false);
        later(10_000);
      }
      await dispatch();
      report(2, claim(2).token, page(["B"]));
      expect(await dispatch()).toBe(false);
      expect(store.readPages().map(({ name }) => name)).toEqual(["B"]);
      expect(store.found.unreadPages).toEqual([`${home}products/0`]);
    });
  });

  it("that cannot be had however often are unread pages at once, and a busy browser counts as no attempt", async () => {
    await onBench(2, "", async ({ dispatch, claim, later, report, store }) => {
      for (let round = 0; round < 8; round++) {
        await dispatch();
        report(1, claim(1).token, { kind: "busy", message: "Every browser is in use." });
        later(3_000);
      }
      await dispatch();
      report(1, claim(1).token, { kind: "gone", message: "The shop's robots.txt keeps us out." });
      report(2, claim(2).token, page(["B"]));
      expect(await dispatch()).toBe(false);
      expect(store.found.unreadPages).toEqual([`${home}products/0`]);
    });
  });

  it("wait for their turn where robots.txt asks for pauses", async () => {
    await onBench(3, "User-agent: *\nCrawl-delay: 5", async ({ dispatch, sent, claim, report, later }) => {
      await dispatch();
      expect(sent).toHaveLength(1);
      const first = claim(1);
      expect(first.waitMs).toBe(0);
      later(1_000);
      report(1, first.token, page([]));
      await dispatch();
      expect(claim(2).waitMs).toBe(4_000);
    });
  });

  it("wait for nobody where their pictures lie elsewhere, and each attempt writes a file of its own", async () => {
    await onBench(1, "User-agent: *\nCrawl-delay: 5", async ({ dispatch, claim, report, store }) => {
      await dispatch();
      report(1, claim(1).token, page([]));
      const elsewhere = { url: "https://cdn.example/a.png", alt: "", width: null, height: null };
      const found = { ...product("A"), pictures: [elsewhere] };
      store.addTasks([{ kind: "picture", product: found, pictureKey: "folder/0" }]);
      const { state } = store;
      if (state !== null) store.save({ ...state, stage: "pictures", total: 1, done: 0 });
      await dispatch();
      const first = claim(2);
      expect(first.waitMs).toBe(0);
      expect(first.input).toMatchObject({ pictureKey: `folder/0-${first.token}.png` });
    });
  });

  it("are given up at the run's deadline: products with the reason, pages as unread", async () => {
    await onBench(2, "", async ({ dispatch, claim, report, later, store }) => {
      await dispatch();
      report(1, claim(1).token, page(["A"]));
      store.addTasks([{ kind: "picture", product: product("Late Serum"), pictureKey: "folder/0.png" }]);
      later(31 * 60_000);
      expect(await dispatch()).toBe(false);
      expect(store.found.unreadPages).toEqual([`${home}products/1`]);
      expect(store.products()).toMatchObject([
        { name: "Late Serum", pictureKey: null, pictureProblem: "There was no time left to read it." },
      ]);
      expect(store.found.notes.filter((note) => note.includes("the pictures of one product"))).toHaveLength(1);
    });
  });

  it("of the brand's look hold up no stage; one that cannot be read leaves the brand the kit that it has", async () => {
    await onBench(1, "", async ({ dispatch, claim, report, store }) => {
      store.addTasks([{ kind: "kit" }]);
      await dispatch();
      report(1, claim(1).token, page([]));
      expect(await dispatch()).toBe(false);
      report(2, claim(2).token, { kind: "gone", message: "x" });
      expect([store.kit(), store.state?.done]).toEqual([null, 1]);
      store.addTasks([{ kind: "kit" }, { kind: "page", url: home }]);
      await dispatch();
      report(1, claim(1).token, { kind: "done", result: { kind: "kit", kit: { ...emptyBrandKit, tone: "Calm." } } });
      expect(store.kit()?.tone).toBe("Calm.");
    });
  });
});

describe("a host that does not answer", () => {
  const cdn = { host: "cdn.example", hasAnswered: false };
  const picture = (name: string, ...hosts: string[]) => ({
    kind: "picture" as const,
    product: {
      ...product(name),
      pictures: hosts.map((host) => ({ url: `https://${host}/${name}.png`, alt: "", width: null, height: null })),
    },
    pictureKey: `folder/${name}`,
  });
  /** A run at its pictures, of which the first has had `signs`. */
  async function withPictures(signs: HostSign[], work: (bench: Bench) => Promise<void>): Promise<void> {
    await onBench(0, "", async (bench) => {
      const { store, dispatch, claim, report } = bench;
      const others = Array.from({ length: 8 }, (_, i) => picture(`Of the same ${i}`, "cdn.example"));
      store.addTasks([picture("Slow", "cdn.example"), ...others, picture("Elsewhere", "other.example")]);
      store.addTasks([{ kind: "kit" }]);
      if (store.state !== null) store.save({ ...store.state, stage: "pictures", total: 10, done: 0 });
      await dispatch();
      report(1, claim(1).token, { kind: "again", message: "It could not be read in time." }, signs);
      await dispatch();
      await work(bench);
    });
  }

  it("five times in a row is asked for nothing more: its pictures are given up with the reason, others are not", async () => {
    await withPictures([cdn, cdn, cdn, cdn, cdn], async ({ store, claim }) => {
      const given = store.products().map(({ name, pictureProblem, keepsEarlierPicture }) => {
        expect(pictureProblem).toContain("cdn.example did not answer, or too slowly, 5 times in a row");
        expect(keepsEarlierPicture).toBe(true);
        return name;
      });
      // What is under way already is told when it claims.
      expect(given).toEqual(["Slow", "Of the same 5", "Of the same 6", "Of the same 7"]);
      expect(claim(2).circuits["cdn.example"]?.openUntilMs).toBeGreaterThan(0);
      expect(store.open().map(({ input }) => input.kind === "picture" && input.product.name)).toContain("Elsewhere");
      return Promise.resolve();
    });
  });

  it("is asked again while it sometimes answers, and by the next run", async () => {
    await withPictures([cdn, cdn, cdn, { ...cdn, hasAnswered: true }, cdn, cdn], ({ store }) => {
      expect(store.products()).toEqual([]);
      return Promise.resolve();
    });
    await withPictures([cdn, cdn, cdn, cdn, cdn], ({ store }) => {
      const { state } = store;
      if (state !== null) store.begin({ ...state, order: { ...state.order, run: 2 } }, "other");
      expect(store.circuits).toEqual({});
      return Promise.resolve();
    });
  });
});

describe("tasks of a run that a newer one has replaced", () => {
  it("count as under way until they end, so that run after run takes no more places than one", async () => {
    await onBench(8, "", async ({ dispatch, sent, claim, report, later, store, tasks }) => {
      await dispatch();
      const old = [1, 2, 3, 4].map((task) => claim(task));
      const begun = beginOnboarding({ brandId: "b", accountId: "acc_x", website: home, run: 2 }, 0);
      const { run, found } = store;
      store.begin(begun, "newer");
      store.saveDiscovery(found, run, []);
      store.addTasks(Array.from({ length: 8 }, (_, i) => ({ kind: "page", url: `${home}products/${i}` })));
      store.save({ ...begun, deadlineMs: Infinity, stage: "scraping", total: 8 });
      sent.length = 0;
      await dispatch();
      expect(sent.map(({ run, task }) => [run, task])).toEqual([
        [2, 1],
        [2, 2],
      ]);
      // One of the old ones ends, which makes room; another has died, and its lease runs out.
      expect(report(1, old[0]?.token ?? "", page([]))).toBe(true);
      expect(report(1, old[0]?.token ?? "", page([]))).toBe(false);
      await dispatch();
      expect(sent).toHaveLength(3);
      expect(tasks.nextDueMs()).toBeLessThan(Infinity);
      later(leaseMs + 1_000);
      await dispatch();
      expect(new Set(sent.map(({ task }) => task)).size).toBe(6);
    });
  });
});
