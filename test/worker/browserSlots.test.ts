import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, inject, it, vi } from "vitest";
import { bindPageBrowser } from "../../src/adapters/browser/puppeteerPages.ts";
import { D1BrowserSlots } from "../../src/adapters/d1/browserSlots.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";

const db = openDatabase(env.DB);
const rules = { problemWith: () => null, userAgent: "AdCreativeService/1.0" };
const startMs = 1_800_000_000_000;
let nowMs = startMs;
const slots = new D1BrowserSlots(db, 2, () => nowMs);
const heldRows = async () => (await env.DB.prepare("SELECT slot FROM browser_slots").all()).results.length;

beforeEach(async () => {
  nowMs = startMs;
  await env.DB.exec("DELETE FROM browser_slots");
});

describe("the slots of browsers", () => {
  it("are given out as often as allowed, also to many who ask at once, and then no more", async () => {
    const taken = await Promise.all(Array.from({ length: 12 }, () => slots.acquire()));
    expect(taken.filter((slot) => slot !== null)).toHaveLength(2);
  });

  it("are free again once given back", async () => {
    const [first] = [await slots.acquire(), await slots.acquire()];
    await first?.release();
    expect(await slots.acquire()).not.toBeNull();
    expect(await slots.acquire()).toBeNull();
  });

  it("are free again 90 s after a crash, and not a moment before", async () => {
    await slots.acquire();
    await slots.acquire();
    nowMs = startMs + 89_999;
    expect(await slots.acquire()).toBeNull();
    nowMs = startMs + 90_000;
    expect(await slots.acquire()).not.toBeNull();
  });

  it("are not given back by a holder who came back from the dead", async () => {
    const late = await slots.acquire();
    nowMs = startMs + 90_000;
    await slots.acquire();
    await slots.acquire();
    await late?.release();
    expect(await slots.acquire()).toBeNull();
  });
});

describe("opening a page", () => {
  const browser = (binding: Fetcher | undefined, count = 2) => bindPageBrowser(binding, count, slots, rules);
  const url = `${inject("scriptedPagesUrl")}/rendered`;

  it("is busy when every slot is taken, and starts no browser", async () => {
    await slots.acquire();
    await slots.acquire();
    const launch = vi.fn<typeof fetch>();
    const answer = await browser({ fetch: launch } as unknown as Fetcher).open?.(url, { look: false });
    expect(answer).toEqual({
      ok: false,
      kind: "busy",
      problem: "Every browser that is allowed is in use; try again later.",
    });
    expect(launch).not.toHaveBeenCalled();
  });

  it.each([
    [429, "busy"],
    [503, "busy"],
    [500, "failed"],
  ])("answers a launch refused with %i as %s, and gives its slot back", async (status, kind) => {
    vi.spyOn(console, "warn").mockReturnValue(undefined);
    const refusing = { fetch: () => Promise.resolve(new Response("no", { status })) } as unknown as Fetcher;
    expect(await browser(refusing).open?.(url, { look: false })).toMatchObject({ ok: false, kind });
    expect(await heldRows()).toBe(0);
  });

  it("takes nothing and launches nothing for an address that may not be read", async () => {
    const launch = vi.fn<typeof fetch>();
    const refusing = { ...rules, problemWith: () => "The host is not on the public internet." };
    const { open } = bindPageBrowser({ fetch: launch } as unknown as Fetcher, 2, slots, refusing);
    expect(await open?.("http://nas.local/?token=secret", { look: false })).toEqual({
      ok: false,
      kind: "refused",
      problem: "http://nas.local/ cannot be read. The host is not on the public internet.",
    });
    expect(launch).not.toHaveBeenCalled();
    expect(await heldRows()).toBe(0);
  });

  it("holds a slot while it shows a page, and none afterwards", async () => {
    const opened = browser(env.BROWSER).open?.(url, { look: false });
    await vi.waitFor(async () => expect(await heldRows()).toBe(1), { interval: 20 });
    expect(await opened).toMatchObject({ ok: true });
    expect(await heldRows()).toBe(0);
  });

  it("is not offered where no browser is bound or none is allowed", () => {
    expect(browser(undefined).open).toBeNull();
    expect(browser(env.BROWSER, 0).open).toBeNull();
  });
});
