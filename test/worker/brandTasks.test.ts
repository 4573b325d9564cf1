import { afterEach, describe, expect, it, vi } from "vitest";
import { emptyBrandKit } from "../../src/core/brand/kit.ts";
import { leaseMs } from "../../src/core/brand/tasks.ts";
import { home, onBench, page, product } from "./brandTasksBench.ts";

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

  it("that were not done in time are tried again where one that failed would be given up, six times in all", async () => {
    await onBench(1, "", async ({ dispatch, claim, later, report, store }) => {
      for (let attempt = 0; attempt < 6; attempt++) {
        expect(store.task(1)).toMatchObject({ state: "waiting" });
        await dispatch();
        report(1, claim(1).token, { kind: "again", message: "It could not be read in time.", isLate: true });
        later(40_000);
      }
      expect(store.task(1)).toMatchObject({ state: "done" });
      // The run's failure counts as ours, and not towards what the account may start.
      expect(store.crowded.areGivenUp).toBe(true);
    });
  });

  it("that were too late for us five times still have each attempt that a shop's refusal leaves", async () => {
    await onBench(1, "", async ({ dispatch, claim, later, report, store }) => {
      const attempt = async (isLate: boolean) => {
        await dispatch();
        report(1, claim(1).token, { kind: "again", message: "The shop answered 500.", ...(isLate && { isLate }) });
        later(40_000);
      };
      for (let times = 0; times < 5; times++) await attempt(true);
      for (let times = 0; times < 2; times++) await attempt(false);
      expect(store.task(1)).toMatchObject({ state: "waiting", attempts: 2 });
      await attempt(false);
      expect(store.task(1)).toMatchObject({ state: "done" });
      expect(store.crowded.areGivenUp).toBe(false);
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

  it("that find no room for what they have downloaded wait longer each time, and are given up after twelve downloads", async () => {
    await onBench(2, "", async ({ dispatch, claim, later, report, store }) => {
      const crowded = { kind: "busy", message: "Other pictures are being read.", hasDownloaded: true } as const;
      let downloads = 0;
      for (let second = 0; second < 30 * 60; second++) {
        await dispatch();
        const { state } = store.task(1) ?? {};
        if (state === "done") break;
        if (state === "sent") {
          downloads += 1;
          report(1, claim(1).token, crowded);
        }
        later(1_000);
      }
      expect(downloads).toBe(12);
      expect(store.found.unreadPages).toEqual([`${home}products/0`]);
      expect(store.crowded.areGivenUp).toBe(true);
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
