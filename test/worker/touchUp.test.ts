import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { decodePixels, encodePng } from "../../src/adapters/images/photonCodec.ts";
import type { Pixels } from "../../src/adapters/images/pixels.ts";
import { uncutKeyOf } from "../../src/core/product/pictureKeys.ts";
import { uncutMarginShare } from "../../src/core/product/uncut.ts";
import { pictureLimits } from "../../src/core/rendering/protocol.ts";
import { aReadyAccount, outcome, send, type TestAccount } from "./builders.ts";
import { aMember, type Browser } from "./people.ts";

let pictures: { serum: Uint8Array; cleanser: Uint8Array };
let account: TestAccount & { productIds: string[] };
let productId: string;
let editor: Browser;

beforeAll(async () => {
  const drawn = async (file: string) =>
    new Uint8Array(await (await fetch(`${inject("sampleShopUrl")}/pictures/${file}`)).arrayBuffer());
  pictures = { serum: await drawn("barrier-repair-serum.png"), cleanser: await drawn("melting-oil-cleanser.jpg") };
});

beforeEach(async () => {
  account = await aReadyAccount();
  productId = account.productIds[0] ?? "";
  editor = await aMember(account, "editor");
});

async function upload(picture: Uint8Array, type = "image/png"): Promise<string> {
  const path = `/v1/products/${productId}/picture`;
  const sent = await send(path, {
    key: account.apiKey,
    method: "PUT",
    body: picture,
    headers: { "content-type": type },
  });
  expect(sent.status).toBe(200);
  const { image_url: url } = await sent.json<{ image_url: string }>();
  return decodeURIComponent(new URL(url).pathname).replace("/media/", "");
}

const uncut = (browser = editor, id = productId) => browser.call(`/app/api/products/${id}/uncut`);

async function decoded(bytes: ArrayBuffer | undefined): Promise<Pixels> {
  const pixels = decodePixels(new Uint8Array(bytes ?? new ArrayBuffer()));
  if (pixels === null) throw new Error("that is no picture");
  return Promise.resolve(pixels);
}

/** A product's cut-out, what it was cut out of at the cut-out's scale, and the margin that this has on each side. */
async function layers(pictureKey: string) {
  const cut = await decoded(await (await env.MEDIA.get(pictureKey))?.arrayBuffer());
  const kept = await decoded(await (await uncut()).arrayBuffer());
  const margin = Math.round(Math.max(cut.width, cut.height) * uncutMarginShare);
  const whole = stretched(kept, cut.width + 2 * margin, cut.height + 2 * margin);
  return { cut, kept, whole, margin };
}

type Layers = Awaited<ReturnType<typeof layers>>;

function stretched(pixels: Pixels, width: number, height: number): Pixels {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const row = Math.min(pixels.height - 1, Math.floor(((y + 0.5) * pixels.height) / height));
    for (let x = 0; x < width; x++) {
      const at = Math.min(pixels.width - 1, Math.floor(((x + 0.5) * pixels.width) / width));
      const from = (row * pixels.width + at) * 4;
      rgba.set(pixels.rgba.subarray(from, from + 4), (y * width + x) * 4);
    }
  }
  return { rgba, width, height };
}

/** Mean difference of colour where the cut-out is opaque, in levels. */
function meanDifference({ cut, whole, margin }: Layers, shift = 0): number {
  let [sum, count] = [0, 0];
  for (let y = 0; y < cut.height; y++) {
    for (let x = 0; x < cut.width; x++) {
      const o = (y * cut.width + x) * 4;
      if (cut.rgba[o + 3] !== 255) continue;
      const at = ((y + margin) * whole.width + x + margin + shift) * 4;
      for (let c = 0; c < 3; c++) sum += Math.abs((cut.rgba[o + c] ?? 0) - (whole.rgba[at + c] ?? 0));
      count += 3;
    }
  }
  return sum / count;
}

/** As the page sends it: the uncut picture's colours everywhere, clear where nothing is kept. */
function touchedUp({ cut, whole, margin }: Layers, isErased: (y: number) => boolean) {
  const rgba = whole.rgba.slice();
  for (let o = 3; o < rgba.length; o += 4) rgba[o] = 0;
  for (let y = 0; y < cut.height; y++) {
    if (isErased(y)) continue;
    for (let x = 0; x < cut.width; x++) {
      const at = ((y + margin) * whole.width + x + margin) * 4;
      rgba[at + 3] = cut.rgba[(y * cut.width + x) * 4 + 3] ?? 0;
    }
  }
  return encodePng({ ...whole, rgba });
}

describe("the picture that a product was cut out of", () => {
  it("has the cut-out in its middle, at the same scale, whether that had a ground or was clear around", async () => {
    for (const [picture, type] of [
      [pictures.cleanser, "image/jpeg"],
      [pictures.serum, "image/png"],
    ] as const) {
      const seen = await layers(await upload(picture, type));
      expect(Math.max(seen.kept.width, seen.kept.height)).toBeLessThanOrEqual(pictureLimits.longSidePixels);
      expect(seen.kept.width / seen.kept.height).toBeCloseTo(seen.whole.width / seen.whole.height, 2);
      const difference = meanDifference(seen);
      expect(difference).toBeLessThan(4);
      expect(meanDifference(seen, 6)).toBeGreaterThan(difference * 1.5);
    }
  });

  it("still has what a person erased, so that it can be kept again", async () => {
    const first = await layers(await upload(pictures.cleanser, "image/jpeg"));
    const erasedRows = Math.round(first.cut.height * 0.3);
    const second = await layers(await upload(touchedUp(first, (y) => y < erasedRows)));
    const lost = first.cut.height - second.cut.height;
    expect(Math.abs(lost - erasedRows)).toBeLessThan(first.cut.height * 0.03);
    // Above the new cut-out the picture goes on as it was.
    const colour = ({ whole, margin }: Layers, x: number, y: number) => {
      const at = ((margin + y) * whole.width + margin + x) * 4;
      return [...whole.rgba.subarray(at, at + 3)];
    };
    const above = colour(second, Math.round(second.cut.width / 2), -20);
    const before = colour(first, Math.round(first.cut.width / 2), lost - 20);
    above.forEach((level, channel) => expect(Math.abs(level - (before[channel] ?? 0))).toBeLessThan(30));
  });

  it("is its team's alone: no address leads to it, and viewers have nothing to touch up", async () => {
    const key = await upload(pictures.cleanser, "image/jpeg");
    expect(await env.MEDIA.head(uncutKeyOf(key))).not.toBeNull();
    expect((await send(`/media/${uncutKeyOf(key)}`)).status).toBe(404);
    const viewer = await aMember(account, "viewer");
    expect((await uncut(viewer)).status).toBe(403);
    const stranger = await aMember(await aReadyAccount(), "owner");
    expect(await outcome(uncut(stranger))).toEqual([404, "not_found"]);
  });

  it("is not there for a cut-out from before these were kept, which can be erased from all the same", async () => {
    expect(await outcome(uncut())).toEqual([404, "not_found"]);
  });
});
