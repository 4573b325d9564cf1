import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../../sample-shop/catalogue.ts";
import { drawPicture } from "../../sample-shop/draw.ts";
import { pictures } from "../../sample-shop/pictures.ts";
import { startSampleShop } from "../../sample-shop/server.ts";

let shop: { url: string; close(): Promise<void> };
let folder: string;

beforeAll(async () => {
  shop = await startSampleShop();
  folder = mkdtempSync(path.join(os.tmpdir(), "shop-"));
});

afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

describe("the sample shop", () => {
  it("lists its products in the feed, page by page", async () => {
    const handles: string[] = [];
    for (const page of [1, 2, 3]) {
      const answer = (await (await fetch(`${shop.url}/products.json?limit=10&page=${page}`)).json()) as {
        products: { handle: string }[];
      };
      handles.push(...answer.products.map(({ handle }) => handle));
    }
    expect(handles).toEqual(catalogue.map(({ handle }) => handle));
  });

  it("describes each product on its page in JSON-LD", async () => {
    const page = await (await fetch(`${shop.url}/products/barrier-repair-serum`)).text();
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? "{}") as object;
    expect(data).toMatchObject({
      "@type": "Product",
      name: "Barrier Repair Serum",
      aggregateRating: { ratingValue: 4.8 },
    });
  });

  it("has a picture for every product, and nothing at unknown addresses", async () => {
    expect(new Set(catalogue.map(({ picture }) => picture))).toEqual(new Set(pictures.map(({ file }) => file)));
    for (const { picture } of catalogue) expect((await fetch(`${shop.url}/pictures/${picture}`)).status).toBe(200);
    for (const path of ["/nothing", "/pictures/..%2f..%2fpackage.json", "/products/none"])
      expect((await fetch(shop.url + path)).status).toBe(404);
  });

  it("can be served without its feed", async () => {
    const pagesOnly = await startSampleShop({ feed: false });
    expect((await fetch(`${pagesOnly.url}/products.json`)).status).toBe(404);
    await pagesOnly.close();
  });
});

describe("its drawings", () => {
  it("are transparent PNGs, plain-ground JPEGs and one broken file", async () => {
    for (const picture of pictures) {
      const bytes = await drawPicture(picture);
      if (picture.truncated) await expect(sharp(bytes).raw().toBuffer()).rejects.toThrow();
      else {
        const { hasAlpha, height } = await sharp(bytes).metadata();
        expect([picture.file, hasAlpha, height]).toEqual([picture.file, picture.ground === null, picture.height]);
      }
    }
  });

  it("are the same bytes each time", async () => {
    const [first] = pictures;
    if (!first) throw new Error("no pictures");
    expect((await drawPicture(first)).equals(await drawPicture(first))).toBe(true);
    expect(existsSync(folder) && readFileSync(path.resolve("sample-shop/README.md"), "utf8")).toContain("our own");
  });
});
