import { describe, expect, it } from "vitest";
import type { HostSign } from "../../src/core/brand/hostCircuits.ts";
import { beginOnboarding } from "../../src/core/brand/onboarding.ts";
import { leaseMs } from "../../src/core/brand/tasks.ts";
import { home, onBench, page, product, type Bench } from "./brandTasksBench.ts";

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
  /** A run at its pictures, of which the first ones have had a sign each. */
  async function withPictures(signs: HostSign[], work: (bench: Bench) => Promise<void>): Promise<void> {
    await onBench(0, "", async (bench) => {
      const { store, dispatch, claim, report } = bench;
      const others = Array.from({ length: 8 }, (_, i) => picture(`Of the same ${i}`, "cdn.example"));
      store.addTasks([picture("Slow", "cdn.example"), ...others, picture("Elsewhere", "other.example")]);
      store.addTasks([{ kind: "kit" }]);
      if (store.state !== null) store.save({ ...store.state, stage: "pictures", total: 10, done: 0 });
      await dispatch();
      const again = { kind: "again" as const, message: "It could not be read in time." };
      for (const [place, sign] of signs.entries()) report(place + 1, claim(place + 1).token, again, [sign, sign]);
      await dispatch();
      await work(bench);
    });
  }

  it("five times in a row is left alone for half a minute, and its pictures wait", async () => {
    await withPictures([cdn, cdn, cdn, cdn, cdn], async ({ store, claim, sent, later, dispatch }) => {
      expect(store.products()).toEqual([]);
      // What is under way already is told when it claims.
      expect(claim(6).circuits["cdn.example"]?.openUntilMs).toBeGreaterThan(0);
      const before = sent.length;
      later(20_000);
      await dispatch();
      expect(sent.slice(before).map(({ task }) => store.task(task)?.input.kind)).not.toContain("page");
      expect(store.open().filter(({ state }) => state === "waiting").length).toBeGreaterThan(5);
    });
  });

  it("that does not answer after its pause either is given up with the reason, others are not", async () => {
    await withPictures([cdn, cdn, cdn, cdn, cdn], async ({ store, claim, report, later, dispatch }) => {
      later(31_000);
      await dispatch();
      report(1, claim(1).token, { kind: "again", message: "It could not be read in time." }, [cdn]);
      await dispatch();
      const given = store.products().map(({ name, pictureProblem, keepsEarlierPicture }) => {
        expect(pictureProblem).toContain("cdn.example did not answer, or too slowly, 5 times in a row");
        expect(keepsEarlierPicture).toBe(true);
        return name;
      });
      expect(given).toContain("Slow");
      expect(given).not.toContain("Elsewhere");
      expect(store.open().map(({ input }) => input.kind === "picture" && input.product.name)).toContain("Elsewhere");
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
