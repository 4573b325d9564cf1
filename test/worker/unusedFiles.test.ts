import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { R2Media } from "../../src/adapters/r2/media.ts";
import { servicesFor } from "../../src/composition.ts";
import { emptyBrandKit } from "../../src/core/brand/kit.ts";
import { beginOnboarding } from "../../src/core/brand/onboarding.ts";
import { newId } from "../../src/core/ids.ts";
import { noIdentity } from "../../src/core/product/identity.ts";
import { BrandStore } from "../../src/objects/brandStore.ts";
import type { CatalogueProduct } from "../../src/ports/catalogue.ts";
import { deleteUnusedFiles } from "../../src/services/onboarding/deleteUnusedFiles.ts";
import { aReadyAccount, aRunOf, bottlePicture } from "./builders.ts";
import { accept, ended } from "./deliveryHelpers.ts";

const { onboarding } = servicesFor(env);
const media = new R2Media(env.MEDIA, "https://media.example");
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

const objectOf = (brandId: string) => env.BRAND.get(env.BRAND.idFromName(brandId));
const inStore = <T>(brandId: string, look: (store: BrandStore) => T) =>
  runInDurableObject(objectOf(brandId), (_object, state) => look(new BrandStore(state.storage)));

async function bytesOf(key: string): Promise<Uint8Array> {
  return (await media.get(key)) ?? new Uint8Array();
}

async function keysOf(brandId: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT coalesce(picture_key, image_key) AS key FROM products WHERE brand_id = ?",
  )
    .bind(brandId)
    .all<{ key: string }>();
  return results.map(({ key }) => key).sort();
}

const product = (name: string, pictureKey: string): CatalogueProduct => ({
  newId: newId("product", random),
  handle: name,
  name: `Cream ${name}`,
  isCompatible: true,
  incompatibilityReason: null,
  category: "Cream",
  because: "Its name says cream.",
  aspectRatio: "vertical",
  pictureKey,
  imageKey: null,
  picture: bottlePicture,
  colours: ["#b5651d"],
  pictureProblem: null,
  keepsEarlierPicture: false,
  facts: {
    url: `https://shop.example/products/${name}`,
    description: "A rich cream for the night.",
    texture: null,
    ingredients: [],
    claims: [],
    rating: null,
    reviews: [],
    price: null,
  },
  identity: noIdentity,
});

const shownOnly = (name: string, imageKey: string): CatalogueProduct => ({
  ...product(name, ""),
  isCompatible: false,
  pictureKey: null,
  picture: null,
  imageKey,
});

/** A brand whose products have been read in runs of its own. */
class Runs {
  readonly account: Awaited<ReturnType<typeof aReadyAccount>>;
  readonly #picture: Uint8Array;

  private constructor(account: Runs["account"], picture: Uint8Array) {
    this.account = account;
    this.#picture = picture;
  }

  static async of(): Promise<Runs> {
    const account = await aReadyAccount();
    const [key = ""] = await keysOf(account.brandId);
    return new Runs(account, await bytesOf(key));
  }

  /** A run begins, and stores what it stores: a picture for each name, one of an attempt that was given up, and a logo. */
  async begin(names: readonly string[]) {
    const { accountId, brandId } = this.account;
    const website = `https://shop.example/${crypto.randomUUID()}`;
    const { run } = await aRunOf(onboarding.catalogue, { accountId, website });
    const folder = crypto.randomUUID();
    const order = { brandId, accountId, website, run };
    await inStore(brandId, (store) => store.begin(beginOnboarding(order, Date.now()), folder));
    const pictures = names.map((name) => `products/${folder}/${name}-token.png`);
    const [abandoned, logo] = [`products/${folder}/${names[0]}-earlier.png-2`, `brands/${folder}/logo.png`];
    for (const key of [...pictures, abandoned, logo]) await env.MEDIA.put(key, this.#picture);
    return { run, folder, names, pictures, abandoned, logo };
  }

  /** It ends with these products in the catalogue. */
  async finish({ run, names, pictures, logo }: Awaited<ReturnType<Runs["begin"]>>) {
    const { brandId } = this.account;
    // Of the second only a picture to look at could be had.
    const products = names.map((name, at) =>
      at === 1 ? shownOnly(name, pictures[at] ?? "") : product(name, pictures[at] ?? ""),
    );
    const mark = { key: logo, width: 480, height: 1280, ground: "light" as const, mark: null };
    const kit = { ...emptyBrandKit, logo: mark };
    const found = { brandName: "Shop", kit, products, message: () => "Ready.", unreadPages: [], isPartial: false };
    await onboarding.catalogue.finish(brandId, run, found, Date.now());
    await this.end("ready");
  }

  async end(stage: "ready" | "failed") {
    await inStore(this.account.brandId, (store) => {
      if (store.state !== null) store.save({ ...store.state, stage });
      store.markShown();
    });
  }

  /** Lets the time pass after which the object looks through the files, and wakes it; when it looks again. */
  async lookThrough(): Promise<number | null> {
    const { brandId } = this.account;
    await inStore(brandId, (store) => store.folders.saveDue(0));
    await runInDurableObject(objectOf(brandId), (_object, state) => state.storage.setAlarm(Date.now() + 3_600_000));
    await runDurableObjectAlarm(objectOf(brandId));
    return inStore(brandId, (store) => store.folders.dueMs);
  }
}

async function left(keys: readonly string[]): Promise<string[]> {
  const heads = await Promise.all(keys.map((key) => env.MEDIA.head(key)));
  return keys.filter((_, at) => heads[at] !== null);
}

describe("pictures and logos that a brand's runs have stored", () => {
  it("are deleted once nothing names them: of two runs with different pictures the second's are left", async () => {
    const runs = await Runs.of();
    const first = await runs.begin(["day", "night"]);
    await runs.finish(first);
    expect(await runs.lookThrough()).toBeNull();
    expect(await left([...first.pictures, first.logo])).toHaveLength(3);
    expect(await left([first.abandoned])).toEqual([]);
    const second = await runs.begin(["day", "dawn"]);
    await runs.finish(second);
    expect(await runs.lookThrough()).toBeNull();
    expect(await left([...first.pictures, ...second.pictures, second.abandoned])).toEqual(second.pictures);
    expect(await keysOf(runs.account.brandId)).toEqual([...second.pictures].sort());
    // Operators can go back to the kit of the first run, and its logo stays for that.
    expect(await left([first.logo, second.logo])).toEqual([first.logo, second.logo]);
  });

  it("stay while a delivery is under way that was composed with them, which ends as it would have, and go then", async () => {
    const runs = await Runs.of();
    const { account } = runs;
    const first = await runs.begin(["day"]);
    await runs.finish(first);
    const id = await accept(account, { format: "static" });
    expect((await ended(account, id)).status).toBe("completed");
    // As it is shown while it is drawn.
    const show = (status: string) =>
      env.DB.prepare("UPDATE deliveries SET status = ? WHERE id = ?").bind(status, id).run();
    await show("rendering");
    const second = await runs.begin(["dawn"]);
    await runs.finish(second);
    expect(await runs.lookThrough()).toBeGreaterThan(Date.now());
    const delivery = env.DELIVERY.get(env.DELIVERY.idFromName(id));
    const { key, scene } = await runInDurableObject(delivery, (_object, state) =>
      state.storage.sql.exec<{ key: string; scene: string }>("SELECT picture_key AS key, scene FROM scenes").one(),
    );
    expect(key).toBe(first.pictures[0]);
    expect(scene).not.toContain(second.folder);
    expect(await left([key, first.logo])).toEqual([key, first.logo]);
    // One that is accepted now is drawn with what the catalogue names, and keeps nothing else.
    const later = await accept(account, { format: "static" });
    await env.DB.prepare("UPDATE deliveries SET created_at = created_at + 120000 WHERE id = ?").bind(later).run();
    await show("completed");
    expect(await runs.lookThrough()).toBeNull();
    expect(await left([key])).toEqual([]);
    expect((await ended(account, later)).status).toBe("completed");
  });

  it("of runs that another has replaced, or that failed, go too, and the brand keeps what it had", async () => {
    const runs = await Runs.of();
    const { brandId } = runs.account;
    const first = await runs.begin(["day"]);
    await runs.finish(first);
    const [replaced, failed] = [await runs.begin(["dusk"]), await runs.begin(["noon"])];
    expect(await inStore(brandId, (store) => store.folders.all)).toHaveLength(3);
    await runs.end("failed");
    expect(await runs.lookThrough()).toBeNull();
    const gone = [replaced, failed].flatMap(({ pictures, abandoned, logo }) => [...pictures, abandoned, logo]);
    expect(await left(gone)).toEqual([]);
    expect(await left([...first.pictures, first.logo])).toHaveLength(2);
    expect(await inStore(brandId, (store) => store.folders.all)).toEqual([first.folder]);
  });

  it("are not looked through while a run is under way", async () => {
    const runs = await Runs.of();
    await runs.finish(await runs.begin(["day"]));
    await inStore(runs.account.brandId, (store) => store.folders.saveDue(0));
    const second = await runs.begin(["dawn"]);
    expect(await inStore(runs.account.brandId, (store) => store.folders.dueMs)).toBeNull();
    expect(await left([second.abandoned])).toHaveLength(1);
  });

  it("are deleted although the deletion broke off in the middle, and a second time changes nothing", async () => {
    const runs = await Runs.of();
    const first = await runs.begin(["day"]);
    const second = await runs.begin(["dawn"]);
    const third = await runs.begin(["dusk"]);
    await runs.finish(third);
    const folders = [first, second, third].map(({ folder }) => folder);
    const breaking = {
      deleteUnder: (prefix: string, except?: readonly string[]) =>
        prefix.startsWith(`brands/${second.folder}`)
          ? Promise.reject(new Error("the bucket is away"))
          : media.deleteUnder(prefix, except),
    };
    const cleaned: [string, boolean][] = [];
    const clean = (storedFiles: typeof breaking) =>
      deleteUnusedFiles({ ...onboarding, storedFiles }, runs.account.brandId, folders, (...one) => {
        cleaned.push(one);
      });
    await expect(clean(breaking)).rejects.toThrow("the bucket is away");
    expect(cleaned).toEqual([[first.folder, true]]);
    for (let time = 0; time < 2; time++) expect(await clean(media)).toBe(true);
    expect(cleaned.at(-1)).toEqual([third.folder, false]);
    const every = [first, second, third].flatMap(({ pictures, abandoned, logo }) => [...pictures, abandoned, logo]);
    expect(await left(every)).toEqual([...third.pictures, third.logo]);
  });
});
