import { env } from "cloudflare:workers";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { Finds } from "../../src/api/people/getFinds/contract.ts";
import { toldFinds } from "../../src/core/brand/finds.ts";
import { servicesFor } from "../../src/composition.ts";
import type { TaskOutcome } from "../../src/ports/brandObjects.ts";
import { withoutPicture } from "../../src/services/onboarding/readProduct.ts";
import { product, onBench } from "./brandTasksBench.ts";
import { anAccount, bottlePicture, send, type TestAccount } from "./builders.ts";
import { fileAt, until, untilIdle } from "./deliveryHelpers.ts";
import { aMember, type Browser } from "./people.ts";

afterEach(() => vi.restoreAllMocks());

interface Brand {
  ready_for_ads: boolean;
  onboarding_status_detail: string;
}

const findsOf = async (browser: Browser) => Finds.parse(await browser.json("/app/api/brand/finds")).finds;
const start = (account: TestAccount, website: string) => send("/v1/brands", { key: account.apiKey, json: { website } });

const settled = (account: TestAccount) =>
  untilIdle(
    async () =>
      (await (await send("/v1/brands", { key: account.apiKey })).json<{ brands: Brand[] }>()).brands[0]
        ?.onboarding_status_detail,
    (stage) => stage === "ready" || stage === "failed",
  );

/** Pictures of the shop that have one of these words in their address wait until they are let go; then they come, or are gone. */
function holdPictures<const Word extends string>(words: readonly Word[], areGone = false): Record<Word, () => void> {
  const real = globalThis.fetch;
  const held = words.map((word) => ({ word, ...Promise.withResolvers<undefined>() }));
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const holder = held.find(({ word }) => /\.(?:png|jpe?g)$/.test(pathname) && pathname.includes(word));
    if (holder === undefined) return real(input, init);
    await holder.promise;
    return areGone ? new Response("gone", { status: 404 }) : real(input, init);
  });
  return Object.fromEntries(held.map(({ word, resolve }) => [word, () => resolve(undefined)])) as Record<
    Word,
    () => void
  >;
}

describe("what is found in a shop", () => {
  it("is told with its pictures while the run is under way, to the account's people alone, and is in the catalogue after it", async () => {
    const letGo = holdPictures(["barrier-repair-serum", "rose-gua-sha"]);
    const account = await anAccount();
    const viewer = await aMember(account, "viewer");
    const stranger = await aMember(await anAccount(), "owner");
    expect(await findsOf(viewer)).toBeNull();

    expect((await start(account, inject("pagesOnlyShopUrl"))).status).toBe(202);
    const whenDone = (products: number) =>
      until(
        () => findsOf(viewer),
        (finds) => finds?.products_done === products,
      );
    // The third picture is broken, and nothing is there to be shown.
    const pages = { pages_done: 3, pages_total: 3, products_found: 3 };
    expect(await whenDone(1)).toEqual({ ...pages, products_done: 1, products_usable: 0, newest: [] });

    letGo["barrier-repair-serum"]();
    const later = await whenDone(2);
    expect(later).toMatchObject({ ...pages, products_usable: 1 });
    expect(later?.newest).toMatchObject([{ number: 1, name: "Barrier Repair Serum", is_usable: true }]);
    const address = later?.newest[0]?.picture_url ?? "";
    const shown = await fileAt(address);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(await findsOf(stranger)).toBeNull();
    const products = async () =>
      (await viewer.json<{ products: { handle: string; image_url: string | null }[] }>("/app/api/v1/products"))
        .products;
    expect(await products()).toEqual([]);

    letGo["rose-gua-sha"]();
    expect(await settled(account)).toBe("ready");
    expect(await findsOf(viewer)).toBeNull();
    expect(await products()).toContainEqual(
      expect.objectContaining({ handle: "barrier-repair-serum", image_url: address }),
    );
  });

  it("is not told any more once the run has failed", async () => {
    const letGo = holdPictures(["."], true);
    const account = await anAccount();
    const owner = await aMember(account, "owner");
    await start(account, inject("smallShopUrl"));
    const reading = await until(
      () => findsOf(owner),
      (finds) => finds?.products_found === 3,
    );
    expect(reading).toMatchObject({ products_done: 0, products_usable: 0, newest: [] });
    letGo["."]();
    expect(await settled(account)).toBe("failed");
    expect(await findsOf(owner)).toBeNull();
  });

  it("is told in a few words of the newest however many there are, and forgotten when a new run begins", async () => {
    const { onboarding } = servicesFor(env);
    const readAs = (name: string): TaskOutcome => {
      const read = withoutPicture(onboarding, product(name), "");
      const shown = { pictureKey: `products/folder/${name}`, picture: bottlePicture, isCompatible: true };
      return { kind: "done", result: { kind: "picture", product: { ...read, ...shown } } };
    };
    await onBench(1, "", async ({ dispatch, claim, report, store }) => {
      const { state } = store;
      if (state === null) throw new Error("no run has begun");
      const names = Array.from({ length: 60 }, (_, place) => `Serum ${place + 1}`);
      store.addTasks(names.map((name) => ({ kind: "picture", product: product(name), pictureKey: `folder/${name}` })));
      store.save({ ...state, stage: "pictures", total: 60, done: 0 });
      while (await dispatch()) {
        for (let task = 1; task <= 61; task++) {
          if (store.task(task)?.state !== "sent") continue;
          const name = names[task - 2];
          report(task, claim(task).token, name === undefined ? { kind: "gone", message: "" } : readAs(name));
        }
      }
      expect(store.finds.usable()).toBe(60);
      const newest = store.finds.newest(toldFinds);
      expect(newest.map(({ number }) => number)).toEqual(Array.from({ length: toldFinds }, (_, place) => 60 - place));
      expect(newest[0]).toEqual({
        number: 60,
        name: "Serum 60",
        pictureKey: "products/folder/Serum 60",
        isUsable: true,
      });
      store.begin({ ...state, order: { ...state.order, run: 2 } }, "another");
      expect([store.finds.usable(), store.finds.newest(toldFinds)]).toEqual([0, []]);
    });
  });
});
