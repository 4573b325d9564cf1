import { describe, expect, inject, it } from "vitest";
import { dominantColours } from "../../src/adapters/images/dominantColours.ts";
import { readHeader } from "../../src/adapters/images/header.ts";
import { encodePng } from "../../src/adapters/images/photonCodec.ts";
import { PhotonPictures } from "../../src/adapters/images/photonPictures.ts";
import type { Pixels } from "../../src/adapters/images/pixels.ts";
import { scaleDown } from "../../src/adapters/images/scaleDown.ts";
import type { AskRenderer } from "../../src/adapters/renderer/askRenderer.ts";
import { RendererOutlines } from "../../src/adapters/renderer/rendererOutlines.ts";
import { placesOn } from "./rendererFakes.ts";

const renderer: AskRenderer = (path, init) => fetch(new URL(path, inject("rendererUrl")), init);
const pictures = new PhotonPictures(null, new RendererOutlines(placesOn(renderer)));

async function shopPicture(file: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(`${inject("sampleShopUrl")}/pictures/${file}`)).arrayBuffer());
}

async function problemWith(bytes: Uint8Array): Promise<string> {
  const found = await pictures.read(bytes);
  return found.ok ? "usable" : found.error.reason;
}

describe("pictures that can be used", () => {
  it("keep the alpha that they bring, and are measured", async () => {
    const found = await pictures.read(await shopPicture("barrier-repair-serum.png"));
    if (!found.ok) throw new Error(found.error.reason);
    const { picture, colours, png } = found.value;
    expect(picture.box.height / picture.box.width).toBeGreaterThan(2.5);
    expect(picture.height).toBeLessThanOrEqual(1600);
    expect(colours.length).toBeGreaterThan(1);
    expect(colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
    expect(readHeader(png)).toMatchObject({
      ok: true,
      value: { type: "png", width: picture.width, height: picture.height },
    });
  });

  it.each(["melting-oil-cleanser.jpg", "lactic-acid-tonic.jpg"])("are cut out of a plain ground: %s", async (file) => {
    const found = await pictures.read(await shopPicture(file));
    if (!found.ok) throw new Error(found.error.reason);
    expect(found.value.picture.box.height / found.value.picture.box.width).toBeGreaterThan(2);
  });
});

type Colour = [number, number, number];

/** Rectangles on a plain ground, later ones over earlier ones. */
function drawn(
  [width, height]: [number, number],
  ground: Colour,
  shapes: { at: [x: number, y: number, width: number, height: number]; colour: Colour }[],
): Pixels {
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < rgba.length; i += 4) rgba.set([...ground, 255], i);
  for (const { at, colour } of shapes)
    for (let y = at[1]; y < at[1] + at[3]; y++)
      for (let x = at[0]; x < at[0] + at[2]; x++) rgba.set([...colour, 255], (y * width + x) * 4);
  return { rgba, width, height };
}

describe("without an outline model", () => {
  const alone = new PhotonPictures(null, null);

  it("a product whose outline needs none is used", async () => {
    const ground: Colour = [214, 226, 232];
    const pack = drawn([900, 1200], ground, [
      { at: [250, 150, 400, 900], colour: [150, 52, 38] },
      { at: [300, 500, 300, 300], colour: [60, 20, 30] },
      { at: [330, 540, 240, 20], colour: [240, 200, 120] },
      { at: [330, 600, 240, 20], colour: [240, 200, 120] },
      { at: [330, 660, 240, 20], colour: [240, 200, 120] },
      { at: [330, 720, 240, 20], colour: [240, 200, 120] },
    ]);
    expect(await alone.read(encodePng(pack))).toMatchObject({ ok: true, value: { signs: { treatment: "cut-out" } } });
  });

  it("one that has to be told from its ground is refused with the reason, and not cut badly", async () => {
    const ground = drawn([600, 600], [250, 250, 250], [{ at: [200, 100, 200, 400], colour: [246, 246, 246] }]);
    const found = await alone.read(encodePng(ground));
    expect(found).toMatchObject({ ok: false, error: { temporary: false } });
    if (!found.ok) expect(found.error.reason).toContain("outline model, which is not set up");
  });
});

describe("scaling down", () => {
  it("keeps the colours that transparent pixels still carry out of the edge", () => {
    const pixels = drawn([100, 300], [255, 255, 255], [{ at: [25, 25, 50, 250], colour: [120, 70, 40] }]);
    for (let i = 0; i < pixels.rgba.length; i += 4) if (pixels.rgba[i] === 255) pixels.rgba[i + 3] = 0;
    const { rgba, width, height } = scaleDown(pixels, 1000, 110);
    expect([width, height]).toEqual([37, 110]);
    for (let i = 0; i < rgba.length; i += 4)
      if ((rgba[i + 3] ?? 0) > 0) expect([...rgba.slice(i, i + 3)]).toEqual([120, 70, 40]);
    const soft = Array.from({ length: width * height }, (_, i) => rgba[i * 4 + 3] ?? 0).filter((a) => a > 0 && a < 255);
    expect(soft.length).toBeGreaterThan(100);
  });
});

describe("colours of a product", () => {
  it("are led by the product, not by its white label", () => {
    const label = drawn([200, 400], [166, 91, 51], [{ at: [0, 100, 200, 240], colour: [250, 249, 247] }]);
    expect(dominantColours(label)[0]).toBe("#a65b33");
    const white = drawn([200, 400], [250, 249, 247], [{ at: [80, 180, 30, 30], colour: [166, 91, 51] }]);
    expect(dominantColours(white)[0]).toBe("#faf9f7");
  });
});

describe("pictures that cannot be used give a reason and do no harm", () => {
  const png = (width: number, height: number) => {
    const bytes = new Uint8Array(100);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    new DataView(bytes.buffer).setUint32(16, width);
    new DataView(bytes.buffer).setUint32(20, height);
    new DataView(bytes.buffer).setUint32(33, 100 - 12 - 33 - 12);
    bytes.set(new TextEncoder().encode("IEND"), 92);
    return bytes;
  };

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ["nothing", () => new Uint8Array(), "empty or cut off"],
    ["garbage", () => new Uint8Array(5_000).fill(7), "not a PNG, JPEG, WebP"],
    ["a page of HTML", () => new TextEncoder().encode(`<!doctype html>${"x".repeat(200)}`), "web page"],
    [
      "SVG",
      () => new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg">${" ".repeat(100)}</svg>`),
      "SVG drawing",
    ],
    ["HEIC", () => new TextEncoder().encode(`\0\0\0\x20ftypheic${" ".repeat(60)}`), "HEIC"],
    ["a truncated file", () => shopPicture("peptide-eye-cream.png"), "cut off"],
    ["60,000 × 60,000 pixels", () => png(60_000, 60_000), "60 megapixels"],
    ["60,000 × 300 pixels", () => png(60_000, 300), "16384 pixels"],
    ["30 megapixels where there is no renderer", () => png(6_000, 5_000), "needs the renderer"],
    ["17 MB", () => new Uint8Array(17 * 1024 * 1024), "16 MB"],
    ["a header that lies", () => png(500, 500), "could not be decoded"],
    ["a thumbnail", () => png(50, 50), "at least 200"],
  ])("%s", async (_name, bytes, reason) => {
    expect(await problemWith(await bytes())).toContain(reason);
  });

  it.each(["barrier-repair-serum.png", "melting-oil-cleanser.jpg"])(
    "not what has data behind its end: %s",
    async (file) => {
      const bytes = await shopPicture(file);
      const longer = new Uint8Array(bytes.length + 5_000).fill(0x41);
      longer.set(bytes);
      expect(await problemWith(longer)).toBe("usable");
    },
  );

  it("a JPEG that breaks off", async () => {
    const bytes = await shopPicture("melting-oil-cleanser.jpg");
    expect(await problemWith(bytes.subarray(0, bytes.length / 2))).toContain("cut off");
  });

  it("still reads the next picture after one that made the decoder panic", async () => {
    await problemWith(png(500, 500));
    expect(await problemWith(await shopPicture("pink-clay-mask.png"))).toBe("usable");
  });
});
